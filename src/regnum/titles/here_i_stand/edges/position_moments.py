"""The moments of Here I Stand at which a position written by hand may begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from regnum.engine.frames import Frame
from regnum.engine.position_parts import Count
from regnum.engine.positions import Moment, Moments, Pending
from regnum.titles.here_i_stand.edges.position_names import MAJOR_NAMES
from regnum.titles.here_i_stand.facts.names import MAJORS, PHASE_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.progress import last_turn
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.card_play import PlayCard
from regnum.titles.here_i_stand.rules.diplomacy import Diplomacy
from regnum.titles.here_i_stand.rules.frames import Step
from regnum.titles.here_i_stand.rules.impulse import ActionPhase, Impulse
from regnum.titles.here_i_stand.rules.negotiation import HearAgreements, Negotiation, Talk, negotiators
from regnum.titles.here_i_stand.rules.spending import SpendPoints
from regnum.titles.here_i_stand.rules.turn import Turn, Turns

Numbers = Sequence[int]
Frames = list[tuple[Frame[Position], int]]
ACTION: Final = PHASE_IDS.index("action")
NEGOTIATION: Final = PHASE_IDS.index("negotiation")
MOST_POINTS: Final = 12  # that a written position is searched for


class ImpulseMoment(Moment[Position]):
    """11.1: it is found again with its power and its command points."""

    def choices(self) -> Iterator[tuple[int, ...]]:
        yield from product(range(MAJORS), range(1, MOST_POINTS + 1))


def moments() -> Moments[Position]:
    """All moments."""
    one = (MAJOR_NAMES,)
    return Moments(
        Moment("turn", lambda game, _: [(Turns(), done(Turns, "turn")), (Turn(), 0)], misfit=game_is_over),
        Moment("negotiation", negotiate, implies=in_negotiation, misfit=no_turn),
        Moment("announcement", announce, implies=in_negotiation, misfit=no_turn),
        Moment("action", lambda game, _: [*in_action(0)], implies=in_action_phase, misfit=no_turn),
        Moment("play", play, one, has(no_turn, no_cards), of_active),
        ImpulseMoment("impulse", impulse, (MAJOR_NAMES, Count(least=1)), no_turn, with_points),
    )


# ---- what is to be done ---------------------------------------------------------------------------------------------


def done(frame: type[Step], step: str) -> int:
    """How far a sequence has come when a step of it is under way."""
    return frame.steps.index(step) + 1


def in_action(progress: int) -> Frames:
    """11: the Action phase of the present turn, and what comes after it."""
    return [(Turns(), done(Turns, "turn")), (Turn(), done(Turn, "action")), (ActionPhase(), progress)]


def impulse_of(power: int, step: str) -> Frames:
    """11: the impulse of a power, and those of the powers after it."""
    later: Frames = [(Impulse(other), 0) for other in range(MAJORS - 1, power, -1)]
    return [*in_action(done(ActionPhase, "impulses")), *later, (Impulse(power), done(Impulse, step))]


def in_diplomacy(step: str) -> Frames:
    """9.1: the negotiation segment of the present turn, and what comes after it."""
    return [
        (Turns(), done(Turns, "turn")),
        (Turn(), done(Turn, "diplomacy")),
        (Diplomacy(), done(Diplomacy, "negotiation")),
        (Negotiation(), done(Negotiation, step)),
    ]


def negotiate(game: Europe, numbers: Numbers) -> Pending[Position]:
    """9.1.secret: the powers talk in private."""
    return [*in_diplomacy("talk"), (Talk(), 0)]


def announce(game: Europe, numbers: Numbers) -> Pending[Position]:
    """9.1.announce: agreements are carried out."""
    return [*in_diplomacy("announce"), (HearAgreements(negotiators(game.state)[0]), 0)]


def play(game: Europe, numbers: Numbers) -> Pending[Position]:
    """11: a power is about to play a card or to pass."""
    return [*impulse_of(numbers[0], "play"), (PlayCard(numbers[0]), 0)]


def impulse(game: Europe, numbers: Numbers) -> Pending[Position]:
    """11.1: a power has command points to spend."""
    return [*impulse_of(numbers[0], "spend"), (SpendPoints(numbers[0]), 0)]


# ---- what follows from a moment -------------------------------------------------------------------------------------


def in_negotiation(game: Europe, numbers: Numbers) -> Mapping[str, int]:
    """9.1: the segment."""
    return {"phase": NEGOTIATION}


def in_action_phase(game: Europe, numbers: Numbers) -> Mapping[str, int]:
    """7: the phase."""
    return {"phase": ACTION}


def of_active(game: Europe, numbers: Numbers) -> Mapping[str, int]:
    """11: whose impulse it is."""
    return {"phase": ACTION, "active": numbers[0], "cp": 0}


def with_points(game: Europe, numbers: Numbers) -> Mapping[str, int]:
    """11.1: whose impulse it is, and what he has to spend."""
    return {"phase": ACTION, "active": numbers[0], "cp": numbers[1]}


# ---- why a moment does not fit --------------------------------------------------------------------------------------


def has(*problems: Callable[[Europe, Numbers], str]) -> Callable[[Europe, Numbers], str]:
    """The first of these problems that a position has."""
    return lambda game, numbers: next(filter(None, (problem(game, numbers) for problem in problems)), "")


def game_is_over(game: Europe, numbers: Numbers) -> str:
    """23.3.time: the last turn was played."""
    last = last_turn(game.state)
    return f"the scenario ends after turn {last}" if game.state.turn >= last else ""


def no_turn(game: Europe, numbers: Numbers) -> str:
    """7: a turn of the scenario is being played."""
    if game.state.turn < 1:
        return "no turn has begun; write turn in [turn]"
    last = last_turn(game.state)
    return f"the scenario ends after turn {last}" if game.state.turn > last else ""


def no_cards(game: Europe, numbers: Numbers) -> str:
    """11.pass4: who has no card passes without being asked."""
    name = MAJOR_NAMES.write(numbers[0])
    return "" if hand_size(game.state, numbers[0]) else f"{name} has no card; write hand in [power.{name}]"
