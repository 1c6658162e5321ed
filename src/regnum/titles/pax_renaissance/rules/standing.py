"""Rules that hold at every moment: hand limit, Venice, protected concessions, ruin."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import BORDERS, CARD, CIRCLE, IS_SEA, SUPPLY, VENICE, VENICE_EXTRA
from regnum.titles.pax_renaissance.facts.names import BISHOP, LAST_BANKER, NONE, PIRATE
from regnum.titles.pax_renaissance.facts.options import OPTIONS
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import concessions, condottieri, fits_in_venice
from regnum.titles.pax_renaissance.position.queries.seats import in_turn_order
from regnum.titles.pax_renaissance.position.queries.tableau import has, old_maids
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import BEING_PLAYED, Pax
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Choice
from regnum.titles.pax_renaissance.rules.market import HAND_LIMIT
from regnum.titles.pax_renaissance.rules.play_card import NOT_IN_YOUR_HAND

HAND_CARD_DISCARDED: Final = EVENTS.add("hand_card_discarded", "glossary:hand.a", "seat")
OWN_CARD_DISCARDED: Final = EVENTS.add("own_card_discarded", "glossary:hand.a", "seat", "card")

NOT_IN_VENICE: Final = REASONS.add("not_in_venice", "G4c.2")


DISCARD_DOMAIN: Final = Domain(verb("throw-away", ("card", CARD)))
SEA_BORDERS: Final = tuple(border for border in range(BORDERS) if IS_SEA[border])
ALL_PIRATES: Final[int] = sum(SUPPLY[PIRATE:BISHOP])
BANKRUPTCY: Final = OPTIONS.numbers["bankruptcy"]  # its values are off and on
VENICE_DOMAIN: Final = Domain(verb("give-up", ("city", CIRCLE)))


def settle(game: Pax) -> None:
    """B5f, F1g.1: abilities that come or go take effect at once, also in the middle of somebody's action."""
    state = game.state
    for hand in state.hand:
        if len(hand) > HAND_LIMIT and settle_hands(game):
            return
    if state.circle[VENICE_EXTRA] != NONE:
        settle_venice(game)
    supply = state.supply
    if supply[PIRATE] + supply[PIRATE + 1] + supply[PIRATE + 2] < ALL_PIRATES:
        settle_borders(game)
    if state.options[BANKRUPTCY]:
        settle_ruin(game)


def settle_hands(game: Pax) -> bool:
    """E1a: whether somebody must discard first."""
    state = game.state
    for seat, hand in enumerate(state.hand):
        if len(hand) > HAND_LIMIT and not has(state, seat, "unlimited_hand"):
            game.call(DiscardDown(seat))
            return True
    return False


class DiscardDown(Choice):
    """glossary:hand.a, F1g:example1: who loses the unlimited hand discards down to the limit, face down, at once."""

    rule = "glossary:hand.a"
    fields = ("seat",)
    domain = DISCARD_DOMAIN

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Pax) -> Sequence[int]:
        return (self.seat,)

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return list(game.state.hand[seat])

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return ALLOWED if option in game.state.hand[seat] else NOT_IN_YOUR_HAND

    def choose(self, game: Pax, seat: int, option: int) -> None:
        changes.discard_from_hand(game, seat, option)
        game.tell_apart(OWN_CARD_DISCARDED, (seat,), seat, option)
        game.tell_others(HAND_CARD_DISCARDED, (seat,), seat)


# ---- Venice ---------------------------------------------------------------------------------------------------------


def settle_venice(game: Pax) -> None:
    """G4c.2: without condottieri, or once Venice's icon is no gold knight, one of two pieces must go."""
    state = game.state
    if condottieri(state) and fits_in_venice(state, state.circle[VENICE_EXTRA]):
        return
    if state.circle[VENICE] == NONE:
        changes.arrange(game, (VENICE, VENICE_EXTRA), [state.circle[VENICE_EXTRA], NONE])
    else:
        game.call(LeaveVenice())


class LeaveVenice(ActiveChoice):
    """G4c.2: which of the two pieces in Venice is killed."""

    rule = "G4c.2"
    domain = VENICE_DOMAIN

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return (VENICE, VENICE_EXTRA)

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return ALLOWED if option in (VENICE, VENICE_EXTRA) else NOT_IN_VENICE

    def choose(self, game: Pax, seat: int, option: int) -> None:
        changes.kill_noble(game, option)


# ---- borders and ruin -----------------------------------------------------------------------------------------------


def settle_borders(game: Pax) -> None:
    """glossary:pirate.d.1: a concession beside a pirate dies with the protection."""
    state = game.state
    pawn, pirate = state.pawn, state.pirate
    for border in SEA_BORDERS:
        if pawn[border] >= 0 and pirate[border] >= 0 and not has(state, pawn[border], "concessions_safe_from_pirates"):
            changes.kill_pawn(game, border)


def settle_ruin(game: Pax) -> None:
    """G6: who has no florins, cards or concessions is out; the last banker left wins."""
    state = game.state
    if BEING_PLAYED in state.place:
        return  # a queen between hand and tableau is still her owner's card
    for seat in in_turn_order(state):
        cards = state.hand[seat] or state.rows[seat * 2] or state.rows[seat * 2 + 1] or old_maids(state, seat)
        if not state.florins[seat] and not cards and not concessions(state, seat):
            changes.ruin(game, seat)
    left = in_turn_order(state)
    if len(left) == 1 and len(state.florins) > 1:
        changes.end_game(game, LAST_BANKER, left)
