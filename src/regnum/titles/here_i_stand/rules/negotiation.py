"""9.1, 7.first: the negotiation segment: private talks, then the announcement of what was agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.deals import Deal
from regnum.engine.frames import Sealed
from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.names import ENGLAND, FRANCE, HAPSBURG, MAJORS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, Step

LIMITED_TURN: Final = 1  # in which only England talks (7.first)
READY: Final = 0
TALKING: Final = Domain(verb("ready"))
HEARING: Final = Domain(verb("hear"))


def partners_of(state: Position, power: int) -> int:
    """9.1.secret, 7.first1, 7.first2: mask of the powers with whom one may come to terms in this turn."""
    if state.turn > LIMITED_TURN:
        return (1 << MAJORS) - 1 & ~(1 << power)
    if power == ENGLAND:
        return 1 << HAPSBURG | 1 << FRANCE
    return 1 << ENGLAND if power in (HAPSBURG, FRANCE) else 0


def negotiators(state: Position) -> list[int]:
    """9.1.secret, 7.first1: the powers that may talk in this turn, in impulse order."""
    return [power for power in range(MAJORS) if partners_of(state, power)]


class Negotiation(Step):
    """9.1: all talk at once; then each power in order announces what it has agreed on."""

    steps = ("talk", "announce")

    def talk(self, game: Europe) -> None:
        """9.1.secret: private talks end when everybody has said enough."""
        game.call(Talk())

    def announce(self, game: Europe) -> None:
        """9.1.announce: signed packages are carried out; the first of those who talked closes the segment."""
        game.call(HearAgreements(negotiators(game.state)[0]))


class Talk(Sealed[Position]):
    """9.1.secret, 7.first1: whoever may negotiate says when he has talked enough."""

    rule = "9.1.secret"
    domain = TALKING

    def seats(self, game: Europe) -> Sequence[int]:
        return negotiators(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def silent_answer(self, game: Europe, seat: int) -> int:
        """9.1.secret: whoever says nothing any more is ready when the time for talks is over."""
        return READY

    def resolve(self, game: Europe, answers: Sequence[int]) -> None:
        """9.1.announce: the talks are over."""


class HearAgreements(PowerChoice):
    """9.1.announce: agreements are announced and carried out; whoever leads the order closes the segment."""

    rule = "9.1.announce"
    open_to_all = True
    domain = HEARING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        """9.1.announce: nothing is left to announce."""


def are_talks_open(game: Europe) -> bool:
    """9.1.secret: whether powers talk in private now, and may draft and sign agreements."""
    return bool(game.stack) and isinstance(game.stack[-1], Talk)


def are_agreements_announced(game: Europe) -> bool:
    """9.1.announce: whether signed packages are carried out now."""
    return bool(game.stack) and isinstance(game.stack[-1], HearAgreements)


def may_draft(game: Europe) -> bool:
    """9.1.secret, 9.1.announce: packages are drafted in the talks; what is announced may be answered by another one."""
    return are_talks_open(game) or are_agreements_announced(game)


def who_may_whisper(game: Europe) -> Sequence[int]:
    """9.1.secret: for each power the mask of those with whom it may talk in private now."""
    if not are_talks_open(game):
        return ()
    return [partners_of(game.state, power) for power in range(MAJORS)]


def order_of_announcement(deals: Sequence[Deal]) -> list[int]:
    """9.1.announce, 7.first3, 7.first4: the first of its parties in impulse order announces a package."""
    return sorted(range(len(deals)), key=lambda place: min(deals[place].parties))
