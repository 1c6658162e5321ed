"""card.059, card.066: random cards that go from hand to hand: Lady Jane Grey, Akinji Raiders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.facts.card_numbers import AKINJI_RAIDERS, LADY_JANE_GREY
from regnum.titles.here_i_stand.facts.catalogue import CARD, MAJOR, NEIGHBOURS, SPACES
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    MAJORS,
    NONE,
    OTTOMAN,
    OWNERS,
    PAPACY,
    PROTESTANT,
)
from regnum.titles.here_i_stand.position.changes.cards import give_laid_aside, lay_two_aside, pass_random_card
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.powers import are_enemies
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, SPOILS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice

NO_NEW_RULER_IN_ENGLAND: Final = REASONS.add("no_new_ruler_in_england", "card.059")
ENGLAND_HAS_NO_CARD: Final = REASONS.add("england_has_no_card", "card.059")
NOT_LAID_ASIDE: Final = REASONS.add("not_laid_aside", "card.059")
ONLY_TO_PAPACY_OR_PROTESTANTS: Final = REASONS.add("only_to_papacy_or_protestants", "card.059")
NOBODY_TO_RAID: Final = REASONS.add("nobody_to_raid", "card.066")
NOT_WITHIN_REACH: Final = REASONS.add("not_within_reach", "card.066")

HEIRS: Final[tuple[int, ...]] = (PAPACY, PROTESTANT)

# ---- card 59: Lady Jane Grey ----------------------------------------------------------------------------------------


def why_not_jane(state: Position, power: int) -> int:
    """card.059: 0 if England got its ruler in this turn and holds another card, Home cards apart; else the reason."""
    if state.crowned != state.turn:
        return NO_NEW_RULER_IN_ENGLAND
    others = [card for card in drawable_cards(state, ENGLAND) if card != LADY_JANE_GREY]
    return ALLOWED if others else ENGLAND_HAS_NO_CARD


def nine_days(game: Europe, power: int) -> None:
    """card.059: two cards lie before whoever has played it; one of them goes to the Papacy or the Protestants."""
    lay_two_aside(game, ENGLAND, power)
    if game.state.place.count(SPOILS) > 1:
        game.call(HandOver(power))
    else:
        give_laid_aside(game, power, power, NONE)


HANDING: Final = Domain(verb("hand-over", ("card", CARD), ("power", MAJOR)))


class HandOver(PowerChoice):
    """card.059: which of the two cards goes to whom; the other one is kept."""

    rule = "card.059"
    domain = HANDING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        laid = [card for card, at in enumerate(game.state.place) if at == SPOILS]
        return [card * MAJORS + power for card in laid for power in HEIRS]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        card, power = divmod(option, MAJORS)
        if game.state.place[card] != SPOILS:
            return NOT_LAID_ASIDE
        return ALLOWED if power in HEIRS and power != self.power else ONLY_TO_PAPACY_OR_PROTESTANTS

    def choose(self, game: Europe, seat: int, option: int) -> None:
        card, power = divmod(option, MAJORS)
        give_laid_aside(game, self.power, power, card)


# ---- card 66: Akinji Raiders ----------------------------------------------------------------------------------------


def spaces_in_reach(state: Position) -> set[int]:
    """card.066, card.rule.within_n_spaces: where Ottoman cavalry stands, next to it, and beyond Ottoman spaces."""
    found: set[int] = set()
    for space in range(SPACES):
        if state.land[space * COLUMNS + OWNERS + OTTOMAN]:
            found.update((space, *NEIGHBOURS[space]))
            for between in NEIGHBOURS[space]:
                if state.control[between] == OTTOMAN:
                    found.update(NEIGHBOURS[between])
    return found


def raided_powers(state: Position) -> list[int]:
    """card.066: the enemies of the Ottomans whose spaces, or those of their minor allies, are in reach."""
    held = [state.control[space] for space in spaces_in_reach(state)]
    owners = {state.master[holder] for holder in held if holder != NONE}
    return [power for power in range(MAJORS) if power in owners and are_enemies(state, OTTOMAN, power)]


def why_not_raid(state: Position, power: int) -> int:
    """card.066: 0 if there is anybody to raid, else the reason."""
    return ALLOWED if raided_powers(state) else NOBODY_TO_RAID


def raid(game: Europe, power: int) -> None:
    """card.066: whoever has played the card names the power that is raided, if there are several."""
    found = raided_powers(game.state)
    if len(found) > 1:
        game.call(NameRaided(power))
    else:
        steal(game, found[0])


def steal(game: Europe, power: int) -> None:
    """card.066, card.rule.random_draw: the Ottoman takes a random card from a hand, if there is one."""
    if drawable_cards(game.state, power):
        pass_random_card(game, power, OTTOMAN)


NAMING: Final = Domain(verb("name", ("power", MAJOR)))


class NameRaided(PowerChoice):
    """card.066: whose card the Ottoman takes."""

    rule = "card.066"
    open_to_all = True
    domain = NAMING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return raided_powers(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in raided_powers(game.state) else NOT_WITHIN_REACH

    def choose(self, game: Europe, seat: int, option: int) -> None:
        steal(game, option)


HAND_EVENTS: Final[dict[int, CardEvent]] = {
    LADY_JANE_GREY: CardEvent(why_not_jane, nine_days),
    AKINJI_RAIDERS: CardEvent(why_not_raid, raid),
}
