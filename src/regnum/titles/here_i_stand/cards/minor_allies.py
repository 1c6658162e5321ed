"""card.068a, card.069a, card.069b, card.073a, card.108a, card.108b: cards that win a minor power over or part it from
its ally."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import OPTION_A, OPTION_B, CardEvent, always, event_key
from regnum.titles.here_i_stand.facts.card_numbers import (
    ANDREA_DORIA,
    AULD_ALLIANCE,
    DIPLOMATIC_MARRIAGE,
    VENETIAN_ALLIANCE,
)
from regnum.titles.here_i_stand.facts.catalogue import MINORS, POWER
from regnum.titles.here_i_stand.facts.charts import MINOR_POWERS
from regnum.titles.here_i_stand.facts.names import GENOA, MAJORS, SCOTLAND, VENICE
from regnum.titles.here_i_stand.position.queries.powers import is_active
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.minor_powers import Activation, Deactivation

NOT_YOURS_TO_WIN: Final = REASONS.add("not_yours_to_win", "22.2")
NOT_YOURS_TO_PART: Final = REASONS.add("not_yours_to_part", "22.4")
FOLLOWS_SOMEBODY: Final = REASONS.add("follows_somebody", "22.2.e")
FOLLOWS_YOU: Final = REASONS.add("follows_you", "22.2.f")
FOLLOWS_NOBODY: Final = REASONS.add("follows_nobody", "22.4")


def why_not_win(state: Position, power: int, minor: int, card: int) -> int:
    """22.2.c, 22.2.d, 22.2.e, table:activation.genoa to table:activation.venice: 0 if a power may win an inactive
    minor power over by a card, else the reason."""
    if power not in MINOR_POWERS[minor - MAJORS].activated_by.get(card, ()):
        return NOT_YOURS_TO_WIN
    return FOLLOWS_SOMEBODY if is_active(state, minor) else ALLOWED


def why_not_part(state: Position, power: int, minor: int, card: int) -> int:
    """22.4.a, 22.4.b, 22.4.c: 0 if a power may part a minor power from its ally by a card, else the reason."""
    if power not in MINOR_POWERS[minor - MAJORS].deactivated_by.get(card, ()):
        return NOT_YOURS_TO_PART
    return ALLOWED if is_active(state, minor) else FOLLOWS_NOBODY


def win(game: Europe, power: int, minor: int) -> None:
    """22.2: a minor power follows whoever has won it over."""
    game.call(Activation(minor, power))


def part(game: Europe, minor: int) -> None:
    """22.4: a minor power leaves whomever it follows."""
    game.call(Deactivation(minor, game.state.master[minor]))


def winning(card: int, minor: int) -> CardEvent:
    """22.2.c, 22.2.d, card.069, card.069a, card.108, card.108a: an event that wins one minor power over."""
    return CardEvent(
        lambda state, power: why_not_win(state, power, minor, card), lambda game, power: win(game, power, minor)
    )


def parting(card: int, minor: int) -> CardEvent:
    """22.4.a, 22.4.b, card.069b, card.108b: an event that parts one minor power from its ally."""
    return CardEvent(
        lambda state, power: why_not_part(state, power, minor, card), lambda game, power: part(game, minor)
    )


# ---- card 68: Andrea Doria ------------------------------------------------------------------------------------------


def why_not_hire_doria(state: Position, power: int) -> int:
    """22.2.f, 22.4.d, card.068, card.068a: 0 if a power may win Genoa over, whomever it follows, else why."""
    if power not in MINOR_POWERS[GENOA - MAJORS].activated_by[ANDREA_DORIA]:
        return NOT_YOURS_TO_WIN
    return FOLLOWS_YOU if state.master[GENOA] == power else ALLOWED


def hire_doria(game: Europe, power: int) -> None:
    """22.2.f, 22.4.d: Genoa leaves its ally, if it has one, and has a new one at once."""
    former = game.state.master[GENOA]
    if former != GENOA:
        game.call(Deactivation(GENOA, former), Activation(GENOA, power))
    else:
        win(game, power, GENOA)


# ---- card 73: Diplomatic Marriage -----------------------------------------------------------------------------------


ARRANGING: Final = Domain(verb("win-over", ("power", POWER)), verb("part-from-ally", ("power", POWER)))
PART: Final = ARRANGING.base("part-from-ally")


def why_not_arrange(state: Position, power: int, option: int) -> int:
    """22.2.e, 22.4.c: 0 if a power may win a minor power over, or part it from its ally, by marriage, else why."""
    minor = option - PART if option >= PART else option
    if minor not in MINORS:
        return NOT_YOURS_TO_PART if option >= PART else NOT_YOURS_TO_WIN
    why_not: Callable[[Position, int, int, int], int] = why_not_part if option >= PART else why_not_win
    return why_not(state, power, minor, DIPLOMATIC_MARRIAGE)


def marry_abroad(game: Europe, power: int) -> None:
    """card.073a: which minor power; each can be won over or parted, so there always is one."""
    game.call(ArrangeMarriage(power))


class ArrangeMarriage(PowerChoice):
    """22.2.e, 22.4.c, card.073a: which minor power is won over, or parted from its ally."""

    rule = "card.073a"
    open_to_all = True
    domain = ARRANGING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*MINORS, *(PART + minor for minor in MINORS)]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_arrange(game.state, self.power, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option >= PART:
            part(game, option - PART)
        else:
            win(game, self.power, option)


MINOR_EVENTS: Final[dict[int, CardEvent]] = {
    event_key(ANDREA_DORIA, OPTION_A): CardEvent(why_not_hire_doria, hire_doria),
    event_key(AULD_ALLIANCE, OPTION_A): winning(AULD_ALLIANCE, SCOTLAND),
    event_key(AULD_ALLIANCE, OPTION_B): parting(AULD_ALLIANCE, SCOTLAND),
    event_key(DIPLOMATIC_MARRIAGE, OPTION_A): CardEvent(always, marry_abroad),
    event_key(VENETIAN_ALLIANCE, OPTION_A): winning(VENETIAN_ALLIANCE, VENICE),
    event_key(VENETIAN_ALLIANCE, OPTION_B): parting(VENETIAN_ALLIANCE, VENICE),
}  # by card and option
