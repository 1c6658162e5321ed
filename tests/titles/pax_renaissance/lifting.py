"""For every reason of which the cause can be lifted by hand: what mends it, whatever it breaks besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.titles.pax_renaissance.facts.catalogue import ALL_CARDS, CARDS, RULER
from regnum.titles.pax_renaissance.facts.names import CATHOLIC, KNIGHT, NONE
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, Pax
from tests.titles.positions import named

Lift = Callable[[Pax, int, int], None]


def rich(game: Pax, seat: int, option: int) -> None:
    """Whoever has too few florins gets more."""
    game.state.florins[seat] = 99


def more_actions(game: Pax, seat: int, option: int) -> None:
    """An action is left."""
    game.state.actions = 2


def into_the_hand(game: Pax, seat: int, option: int) -> None:
    """The card comes into the hand."""
    game.state.hand[seat] = sorted({*game.state.hand[seat], *named(game, option, "card")})


def empty_hand(game: Pax, seat: int, option: int) -> None:
    """There is room in the hand."""
    game.state.hand[seat] = []


def unused(game: Pax, seat: int, option: int) -> None:
    """Nothing was used in this turn."""
    game.state.operations_used = [0, 0]
    game.state.fairs_used = [0, 0]
    game.state.free_fair_used = 0
    game.state.acted = []
    game.state.usury = []


def active_victory(game: Pax, seat: int, option: int) -> None:
    """All comets have fallen."""
    game.state.victory = [1] * 4


def no_bishops(game: Pax, seat: int, option: int) -> None:
    """No card is silenced."""
    game.state.bishop = [NONE] * ALL_CARDS


def no_pirates(game: Pax, seat: int, option: int) -> None:
    """All pirates are gone."""
    game.state.pirate = [NONE] * len(game.state.pirate)


def own_card(game: Pax, seat: int, option: int) -> None:
    """The card lies by itself in the seat's own tableau, in the half that is asked for."""
    state, half = game.state, getattr(game.decision(), "half", 0)
    state.husband, state.suzerain = [NONE] * len(state.husband), [NONE] * len(state.suzerain)
    for card in named(game, option, "card"):
        state.place[card], state.owner[card] = IN_TABLEAU, seat
        state.rows = [[each for each in row if each != card] for row in state.rows]
        state.rows[seat * 2 + half % 2].append(card)


def pawns_everywhere(game: Pax, seat: int, option: int) -> None:
    """A concession of the seat on every border."""
    game.state.pawn = [seat] * len(game.state.pawn)


def no_pawns(game: Pax, seat: int, option: int) -> None:
    """No concession anywhere, so that nobody has more voices."""
    game.state.pawn = [NONE] * len(game.state.pawn)


def empty_cities(game: Pax, seat: int, option: int) -> None:
    """All cities are empty."""
    game.state.circle = [NONE] * len(game.state.circle)


def something_everywhere(game: Pax, seat: int, option: int) -> None:
    """Catholic knights in all cities, pirates on all borders, and the named card in a tableau."""
    game.state.circle = [KNIGHT] * len(game.state.circle)
    game.state.pirate = [CATHOLIC] * len(game.state.pirate)
    own_card(game, seat, option)


def rulers_taken(game: Pax, seat: int, option: int) -> None:
    """Every ruler lies in some tableau."""
    for card in range(RULER, ALL_CARDS):
        game.state.owner[card] = (seat + 1) % game.seat_count
        game.state.place[card] = IN_TABLEAU


def no_vassals(game: Pax, seat: int, option: int) -> None:
    """Nobody has a suzerain."""
    game.state.suzerain = [NONE] * len(game.state.suzerain)


def unmarried(game: Pax, seat: int, option: int) -> None:
    """No queen has a husband."""
    game.state.husband = [NONE] * len(game.state.husband)


def pay_market(game: Pax, seat: int, option: int) -> None:
    """A florin on every card of the market."""
    game.state.market_florins = [1] * len(game.state.market_florins)


def acted(game: Pax, seat: int, option: int) -> None:
    """Something was done in this turn."""
    game.state.spent = 1


def empty_market(game: Pax, seat: int, option: int) -> None:
    """The fair spaces have cards."""
    state = game.state
    taken = [card for card in range(CARDS) if card not in state.market]
    state.market = [card if card != NONE else taken[place] for place, card in enumerate(state.market)]


LIFTS: Final[dict[str, Lift]] = {
    "too_expensive": rich,
    "cannot_pay_repression": rich,
    "cannot_pay_tax": rich,
    "cannot_pay_campaign": rich,
    "cannot_pay_vote": rich,
    "no_actions_left": more_actions,
    "victory_needs_two_actions": more_actions,
    "not_in_your_hand": into_the_hand,
    "hand_full": empty_hand,
    "operations_used": unused,
    "fair_used": unused,
    "free_action_used": unused,
    "card_already_acted": unused,
    "usury": unused,
    "must_act_first": acted,
    "victory_inactive": active_victory,
    "card_silenced": no_bishops,
    "border_held_by_pirate": no_pirates,
    "border_held_by_same_pirate": no_pirates,
    "not_yours_to_sell": own_card,
    "not_in_this_half": own_card,
    "no_concession_there": pawns_everywhere,
    "no_majority": pawns_everywhere,
    "empire_saturated": empty_cities,
    "nothing_there": something_everywhere,
    "ruler_on_throne": rulers_taken,
    "ruler_is_vassal": no_vassals,
    "king_is_married": unmarried,
    "no_florin_there": pay_market,
    "no_fair_card": empty_market,
}
