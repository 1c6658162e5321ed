"""Probe: nested interrupts with dice. A storm interrupts a voyage, and who helps may run into a storm of his own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import Reason
from tests.probes.base import Board, Probe, table

COURSE = Domain(verb("set-course", ("course", Kind("course", ("coast", "open-sea")))))
HELP = Domain(verb("help"), verb("look-away"))
COAST, OPEN_SEA = range(2)
LOOK_AWAY = HELP.base("look-away")
TURNS = 12
TOO_BATTERED = Reason(1, "too_battered", "storm.1")
DIE_ROLLED = EventKind("die_rolled", "storm.0", "ship", "die")
STORM_BROKE = EventKind("storm_broke", "storm.2", "ship")
SHIP_RESCUED = EventKind("ship_rescued", "storm.3", "ship", "helper")
HULL_DAMAGED = EventKind("hull_damaged", "storm.4", "ship")


class Sea(Board):
    """Ships with their hulls and the leagues they have sailed."""

    __slots__ = ("active", "course", "hull", "leagues", "turns")

    def __init__(self, seats: int, hull: int) -> None:
        self.hull: list[int] = [hull] * seats
        self.leagues: list[int] = [0] * seats
        self.course: list[int] = [COAST] * seats
        self.active = 0
        self.turns = 0


def roll(game: Game[Sea], ship: int) -> int:
    """storm.0: a die that everybody sees."""
    die = 1 + game.chance.below(6)
    game.tell(DIE_ROLLED, ship, die)
    return die


class Voyage(Procedure[Sea]):
    """storm.1: ship by ship; a low die on the open sea brings a storm."""

    steps = ("set_course", "sail", "next_ship")

    def set_course(self, game: Game[Sea]) -> None:
        if game.state.hull[game.state.active]:
            game.call(SetCourse())

    def sail(self, game: Game[Sea]) -> None:
        state, ship = game.state, game.state.active
        if not state.hull[ship]:
            return
        die = roll(game, ship)
        state.leagues[ship] += die if state.course[ship] == OPEN_SEA else 1
        if state.course[ship] == OPEN_SEA and die <= 3:
            others = [(ship + step) % game.seat_count for step in range(1, game.seat_count)]
            game.call(Storm(ship, tuple(other for other in others if state.hull[other])))

    def next_ship(self, game: Game[Sea]) -> None:
        game.state.active = (game.state.active + 1) % game.seat_count
        game.state.turns += 1
        if game.state.turns < TURNS and any(game.state.hull):
            game.repeat()


class SetCourse(Decision[Sea]):
    """storm.1: along the coast, or over the open sea with a sound hull."""

    domain = COURSE

    def seats(self, game: Game[Sea]) -> Sequence[int]:
        return (game.state.active,)

    def why_not(self, game: Game[Sea], seat: int, option: int) -> int:
        too_far = option == OPEN_SEA and game.state.leagues[seat] >= 4 and game.state.hull[seat] == 1
        return TOO_BATTERED.code if too_far else 0

    def choose(self, game: Game[Sea], seat: int, option: int) -> None:
        game.state.course[seat] = option


class Storm(Procedure[Sea]):
    """storm.2 to storm.4: it breaks, help may come, else the hull is damaged, and it may break again."""

    fields = ("ship", "helpers")
    steps = ("break_over_ship", "call_for_help", "damage", "rage_on")

    def __init__(self, ship: int, helpers: tuple[int, ...]) -> None:
        self.ship = ship
        self.helpers = helpers

    def break_over_ship(self, game: Game[Sea]) -> None:
        game.tell(STORM_BROKE, self.ship)
        if roll(game, self.ship) == 6:
            game.end()

    def call_for_help(self, game: Game[Sea]) -> None:
        ask_for_help(game, self.ship, self.helpers)

    def damage(self, game: Game[Sea]) -> None:
        game.state.hull[self.ship] -= 1
        game.tell(HULL_DAMAGED, self.ship)

    def rage_on(self, game: Game[Sea]) -> None:
        if game.state.hull[self.ship] and roll(game, self.ship) <= 2:
            game.repeat()


def ask_for_help(game: Game[Sea], ship: int, helpers: Sequence[int]) -> None:
    """storm.3: the ships that are still afloat are asked one after the other."""
    afloat = tuple(helper for helper in helpers if game.state.hull[helper])
    if afloat:
        game.call(SendHelp(ship, afloat))


class SendHelp(Decision[Sea]):
    """storm.3: help ends the storm; but with a low die another storm breaks over the helper first."""

    fields = ("ship", "helpers")
    domain = HELP

    def __init__(self, ship: int, helpers: tuple[int, ...]) -> None:
        self.ship = ship
        self.helpers = helpers

    def seats(self, game: Game[Sea]) -> Sequence[int]:
        return self.helpers[:1]

    def why_not(self, game: Game[Sea], seat: int, option: int) -> int:
        return 0

    def choose(self, game: Game[Sea], seat: int, option: int) -> None:
        if option == LOOK_AWAY:
            ask_for_help(game, self.ship, self.helpers[1:])
        elif roll(game, seat) <= 2:
            game.call(Storm(seat, self.helpers[1:]))
        else:
            game.tell(SHIP_RESCUED, self.ship, seat)
            game.end()


class StormyVoyage(Probe[Sea]):
    """A voyage of two to four ships, with sound hulls or with old ones."""

    id = "probe_interrupts"
    scenarios = ("standard", "old_ships")

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Sea, Frame[Sea]]:
        return Sea(seats, 3 if scenario == "standard" else 1), Voyage()

    def scores(self, state: Sea) -> list[int]:
        return [leagues if hull else 0 for leagues, hull in zip(state.leagues, state.hull, strict=True)]

    def invariants(self, game: Game[Sea]) -> list[str]:
        state = game.state
        sizes = {len(state.hull), len(state.leagues), len(state.course), game.seat_count}
        sound = len(sizes) == 1 and min(*state.hull, *state.leagues) >= 0 and 0 <= state.active < game.seat_count
        return [] if sound else ["wrong ships"]


TITLE = StormyVoyage(
    table(Sea),
    decisions=[SetCourse, SendHelp],
    procedures=[Voyage, Storm],
    events=[DIE_ROLLED, STORM_BROKE, SHIP_RESCUED, HULL_DAMAGED],
    reasons=[TOO_BATTERED],
)
