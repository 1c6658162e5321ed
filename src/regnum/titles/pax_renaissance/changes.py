"""The only functions that write the position. Each one keeps the pieces counted and tells what happened."""

from __future__ import annotations

from regnum.engine.game import Game
from regnum.titles.pax_renaissance import events
from regnum.titles.pax_renaissance.catalogue import DECK, LEVY, REGION, RULER
from regnum.titles.pax_renaissance.names import BISHOP, NONE, PIRATE, REPRESSIBLE, is_pawn, is_pirate
from regnum.titles.pax_renaissance.queries import has, queens_of, row_of, vassals_of
from regnum.titles.pax_renaissance.state import (
    BEING_PLAYED,
    COLUMNS,
    FAIR,
    GONE,
    IN_MARKET,
    IN_TABLEAU,
    OLD_MAID,
    ON_THRONE,
    TAKEN,
    Position,
)

Pax = Game[Position]

# ---- florins (glossary:china, florin.a) -----------------------------------------------------------------------------


def pay_china(game: Pax, seat: int, florins: int) -> None:
    """glossary:china: everything but a card's price is paid to China."""
    if florins:
        game.state.florins[seat] -= florins
        game.tell(events.PAID_CHINA, seat, florins)


def receive_from_china(game: Pax, seat: int, florins: int) -> None:
    """glossary:florin.a: China never runs out."""
    if florins:
        game.state.florins[seat] += florins
        game.tell(events.GOT_FROM_CHINA, seat, florins)


def take_from_space(game: Pax, seat: int, space: int) -> None:
    """F2: one florin from a market space."""
    game.state.market_florins[space] -= 1
    game.state.florins[seat] += 1
    game.tell(events.FLORIN_TAKEN, seat, space)


def put_florin_on(game: Pax, seat: int, space: int) -> None:
    """E1b.2, E1e: one florin of the price onto a card, which the player may not buy this turn."""
    state = game.state
    state.florins[seat] -= 1
    state.market_florins[space] += 1
    state.usury.append(state.market[space])
    game.tell(events.FLORIN_ON_CARD, seat, state.market[space])


# ---- market and hand ------------------------------------------------------------------------------------------------


def turn_up(game: Pax, space: int, card: int) -> None:
    """D2.2: a card from a deck onto an empty space."""
    state = game.state
    state.market[space] = card
    state.place[card] = IN_MARKET
    game.tell(events.CARD_TURNED_UP, space, card)


def slide_row(game: Pax, row: int) -> None:
    """B2e, D2.1, G5a, glossary:market: cards and their florins slide left; florins left in the fair space wait there
    for the next card."""
    state = game.state
    first = row * COLUMNS
    cards = [
        (state.market[space], state.market_florins[space])
        for space in range(first, first + COLUMNS)
        if state.market[space] != NONE
    ]
    waiting = state.market_florins[first + FAIR] if state.market[first + FAIR] == NONE else 0
    for column in range(COLUMNS):
        card, florins = cards[column] if column < len(cards) else (NONE, 0)
        state.market[first + column] = card
        state.market_florins[first + column] = florins
    state.market_florins[first + FAIR] += waiting


def take_card(game: Pax, seat: int, space: int) -> int:
    """E1, E1d: a market card with the florins on it; the card leaves the market, the florins are the buyer's."""
    state = game.state
    card = state.market[space]
    state.market[space] = NONE
    gain = state.market_florins[space]
    state.market_florins[space] = 0
    state.florins[seat] += gain
    game.tell(events.CARD_BOUGHT, seat, card, space % COLUMNS, gain)
    return card


def put_in_hand(game: Pax, seat: int, card: int) -> None:
    """glossary:hand.1: bought cards go to the hand."""
    state = game.state
    state.hand[seat] = sorted([*state.hand[seat], card])
    state.taken[seat].append(card)
    state.place[card] = TAKEN
    state.owner[card] = seat


def show_from_hand(state: Position, seat: int, card: int) -> None:
    """A card leaves the hand face up, so everybody knows that it was never thrown away before."""
    state.hand[seat].remove(card)
    state.taken[seat].remove(card)
    forget_the_gone(state, seat)


def discard_from_hand(game: Pax, seat: int, card: int) -> None:
    """glossary:hand.a, discard: a card leaves the hand face down; the others do not learn which."""
    state = game.state
    state.hand[seat].remove(card)
    state.taken[seat].append(-1)
    forget_the_gone(state, seat)


def forget_the_gone(state: Position, seat: int) -> None:
    """Cards that cannot be in the hand any more, as everybody can work out, are gone for good."""
    taken = state.taken[seat]
    held = 0
    for place, entry in enumerate(taken):
        held += 1 if entry >= 0 else entry
        if held == 0:
            for card in taken[: place + 1]:
                if card >= 0:
                    state.place[card] = GONE
                    state.owner[card] = NONE
            del taken[: place + 1]
            forget_the_gone(state, seat)
            return


# ---- cards in tableaux ----------------------------------------------------------------------------------------------


def lay_card(game: Pax, seat: int, card: int) -> None:
    """E2.place, C3, B5:note1.1: the card's banner, not its location, says in which half it lies; at the outer end."""
    state = game.state
    state.place[card] = IN_TABLEAU
    state.owner[card] = seat
    state.rows[seat * 2 + DECK[card]].append(card)
    game.tell(events.CARD_PLAYED, seat, card)


def set_aside(game: Pax, seat: int, card: int) -> None:
    """A queen between hand and coronation."""
    game.state.place[card] = BEING_PLAYED
    game.state.owner[card] = seat
    game.tell(events.CARD_PLAYED, seat, card)


def make_old_maid(game: Pax, seat: int, card: int) -> None:
    """I2: a queen without a coronation goes under the bank board."""
    game.state.place[card] = OLD_MAID
    game.state.owner[card] = seat
    game.tell(events.QUEEN_UNMARRIED, seat, card)


def discard_card(game: Pax, card: int) -> None:
    """E3.2, E4:note1, glossary:discard: a card that is no ruler leaves the game, its agents stay; a bishop on it goes
    back to the supply."""
    state = game.state
    lift_bishop(game, card)
    if state.place[card] == IN_TABLEAU and state.husband[card] == NONE:
        number, place = row_of(state, card)
        del state.rows[number][place]
    state.husband[card] = NONE
    state.place[card] = GONE
    state.owner[card] = NONE
    game.tell(events.CARD_DISCARDED, card)


def return_to_throne(game: Pax, empire: int) -> None:
    """A4.6, E3b, I1c.1, glossary:throne.1, throne.2, discard.a.1, queen.3, vassal.d: king side up, with queen, bishop
    and repressed
    pieces; his vassals go home too, each with his own."""
    state = game.state
    for vassal in vassals_of(state, empire):
        return_to_throne(game, vassal)
    leave_tableau(state, empire)
    state.republic[empire] = 0
    state.place[RULER + empire] = ON_THRONE
    state.owner[RULER + empire] = NONE
    for queen in queens_of(state, empire):
        state.place[queen] = ON_THRONE
        state.owner[queen] = NONE
    game.tell(events.RULER_TO_THRONE, empire)


def leave_tableau(state: Position, empire: int) -> None:
    """Lift a ruler card from its row, or from under its suzerain."""
    card = RULER + empire
    if state.suzerain[empire] != NONE:
        state.suzerain[empire] = NONE
    elif state.place[card] == IN_TABLEAU:
        number, place = row_of(state, card)
        del state.rows[number][place]


def enter_tableau(game: Pax, seat: int, empire: int) -> None:
    """B4.2, glossary:ruler_card, regime_change.2: at the outer end of the half of its region."""
    state = game.state
    state.place[RULER + empire] = IN_TABLEAU
    state.owner[RULER + empire] = seat
    state.rows[seat * 2 + REGION[empire]].append(RULER + empire)
    bring_queens(state, seat, empire)
    game.tell(events.RULER_TAKEN, seat, empire)


def enter_as_vassal(game: Pax, seat: int, empire: int, suzerain: int) -> None:
    """F9g.1, F9j.1, glossary:vassal.1: below the victor's ruler card, king side up."""
    state = game.state
    state.place[RULER + empire] = IN_TABLEAU
    state.owner[RULER + empire] = seat
    state.suzerain[empire] = suzerain
    bring_queens(state, seat, empire)
    game.tell(events.RULER_TAKEN, seat, empire)
    game.tell(events.VASSAL_MADE, empire, suzerain)


def bring_queens(state: Position, seat: int, empire: int) -> None:
    """I1d.1, glossary:queen.3: a queen comes along with a ruler from his throne."""
    for queen in queens_of(state, empire):
        state.place[queen] = IN_TABLEAU
        state.owner[queen] = seat


def flip_ruler(game: Pax, empire: int) -> None:
    """B4.3, E4e.2, I1:note1.2, glossary:gambit, republic:note1: king to republic or back."""
    state = game.state
    state.republic[empire] = 1 - state.republic[empire]
    game.tell(events.RULER_FLIPPED, empire, state.republic[empire])


def shed_attachments(game: Pax, empire: int) -> None:
    """I1d.2, glossary:regime_change.d.2, regime_change.f: bishop and queen are discarded, vassals go home; repressed
    pieces stay."""
    lift_bishop(game, RULER + empire)
    for queen in queens_of(game.state, empire):
        discard_card(game, queen)
    for vassal in vassals_of(game.state, empire):
        return_to_throne(game, vassal)


def marry(game: Pax, seat: int, queen: int, empire: int) -> None:
    """I1: the queen lies with her king."""
    state = game.state
    state.husband[queen] = empire
    state.place[queen] = IN_TABLEAU
    state.owner[queen] = seat
    game.tell(events.QUEEN_CROWNED, seat, queen, empire)


# ---- pieces ---------------------------------------------------------------------------------------------------------


def lift_bishop(game: Pax, card: int) -> None:
    """glossary:bishop.c: the bishop on a card, if any, goes back to the supply."""
    state = game.state
    religion = state.bishop[card]
    if religion != NONE:
        state.bishop[card] = NONE
        state.supply[BISHOP + religion] += 1
        game.tell(events.BISHOP_REMOVED, religion, card)


def put_bishop(game: Pax, religion: int, card: int) -> bool:
    """F1a, E2.2a.2: a bishop that is off the table goes onto a card; two bishops kill each other.

    Whether he stands there afterwards.
    """
    state = game.state
    if state.bishop[card] == NONE:
        state.bishop[card] = religion
        return True
    state.supply[BISHOP + religion] += 1
    state.supply[BISHOP + state.bishop[card]] += 1
    state.bishop[card] = NONE
    game.tell(events.BISHOPS_KILLED, card)
    return False


def place_noble(game: Pax, piece: int, circle: int) -> None:
    """A knight or rook from the supply into an empty circle."""
    state = game.state
    state.supply[piece] -= 1
    state.circle[circle] = piece
    game.tell(events.PIECE_PLACED, piece, circle)


def place_pawn(game: Pax, seat: int, border: int) -> None:
    """E2.2d.1, glossary:personal_supply: a pawn from the player's supply becomes a concession."""
    state = game.state
    state.supply[seat] -= 1
    state.pawn[border] = seat
    game.tell(events.PIECE_ON_BORDER, seat, border)


def place_pirate(game: Pax, religion: int, border: int) -> None:
    """E2.2c.1: a pirate from the supply onto a sea border; whoever is there dies (see `clear_border`)."""
    state = game.state
    state.supply[PIRATE + religion] -= 1
    state.pirate[border] = religion
    game.tell(events.PIECE_ON_BORDER, PIRATE + religion, border)


def kill_piece(game: Pax, piece: int) -> None:
    """glossary:kill: a piece that was taken off the table goes back to the supply."""
    game.state.supply[piece] += 1
    game.tell(events.PIECE_KILLED, piece)


def kill_noble(game: Pax, circle: int) -> None:
    """The piece in a circle dies."""
    piece = game.state.circle[circle]
    game.state.circle[circle] = NONE
    kill_piece(game, piece)


def kill_pawn(game: Pax, border: int) -> None:
    """The concession on a border dies."""
    seat = game.state.pawn[border]
    game.state.pawn[border] = NONE
    kill_piece(game, seat)


def kill_pirate(game: Pax, border: int) -> None:
    """The pirate on a border dies."""
    religion = game.state.pirate[border]
    game.state.pirate[border] = NONE
    kill_piece(game, PIRATE + religion)


def kill_repressed(game: Pax, empire: int, piece: int) -> None:
    """A repressed piece dies."""
    game.state.repressed[empire * REPRESSIBLE + piece] -= 1
    kill_piece(game, piece)


def clear_border(game: Pax, border: int) -> None:
    """E2.2c.2, F7a, glossary:pirate.d.1: an arriving pirate kills pirate and concession, but no protected one."""
    state = game.state
    if state.pirate[border] != NONE:
        kill_pirate(game, border)
    if state.pawn[border] != NONE and not has(state, state.pawn[border], "concessions_safe_from_pirates"):
        kill_pawn(game, border)


def repress_piece(game: Pax, piece: int, empire: int) -> None:
    """F5a.1, F5a.2, glossary:repress: a piece taken off the map goes onto the ruler card, wherever that lies
    and travels with it."""
    game.state.repressed[empire * REPRESSIBLE + piece] += 1
    game.tell(events.PIECE_REPRESSED, piece, empire)


def repress_noble(game: Pax, circle: int, empire: int) -> None:
    """The piece in a circle is repressed."""
    piece = game.state.circle[circle]
    game.state.circle[circle] = NONE
    repress_piece(game, piece, empire)


def repress_pawn(game: Pax, border: int, empire: int) -> None:
    """The concession on a border becomes a serf of the empire (glossary:serf)."""
    seat = game.state.pawn[border]
    game.state.pawn[border] = NONE
    repress_piece(game, seat, empire)


def free_noble(game: Pax, empire: int, piece: int, circle: int) -> None:
    """glossary:regime_change.b: a repressed knight or rook into an empty city of its empire."""
    state = game.state
    state.repressed[empire * REPRESSIBLE + piece] -= 1
    state.circle[circle] = piece
    game.tell(events.PIECE_FREED, piece, empire)


def free_pawn(game: Pax, empire: int, seat: int, border: int) -> None:
    """glossary:regime_change.b: a serf onto an empty border of its empire."""
    state = game.state
    state.repressed[empire * REPRESSIBLE + seat] -= 1
    state.pawn[border] = seat
    game.tell(events.PIECE_FREED, seat, empire)


def commit_agent(game: Pax, piece: int) -> None:
    """E2.1a.1: a piece from the supply joins the battle."""
    game.state.supply[piece] -= 1
    game.state.agents.append(piece)


def settle_agent(game: Pax, piece: int, spot: int) -> None:
    """glossary:battle.i.1: a surviving agent finds its place on the map."""
    state = game.state
    state.agents.remove(piece)
    state.supply[piece] += 1
    if is_pirate(piece):
        place_pirate(game, piece - PIRATE, spot)
    elif is_pawn(piece):
        place_pawn(game, piece, spot)
    else:
        place_noble(game, piece, spot)


def set_regime(game: Pax, empire: int, regime: int) -> None:
    """B2a, B6, B6.1, K2a.1, glossary:map_cards, theocracy, feudal: the map card of an empire; pieces stay in their
    circles (K2a.2)."""
    if game.state.regime[empire] != regime:
        game.state.regime[empire] = regime
        game.tell(events.REGIME_SET, empire, regime)


def move_disk(game: Pax, row: int, route: int) -> None:
    """H1.1, H1.3, C1a.2: the disk leaves the named emporium for the open one; later voyages start anew."""
    old = game.state.open_route[row]
    game.state.open_route[row] = route
    game.tell(events.TRADE_SHIFTED, route, old)


def levy_piece(state: Position, circle: int, empire: int) -> int:
    """F4:note2: the piece printed in a circle under the present regime."""
    return LEVY[circle][state.regime[empire]]


def end_game(game: Pax, way: int, winners: list[int]) -> None:
    """L2: the game is over."""
    game.state.ending = way
    game.state.winners = winners
    game.finish()


def arrange(game: Pax, circles: tuple[int, ...], pieces: list[int]) -> None:
    """K2a.2: the pieces of a city change circles."""
    for circle, piece in zip(circles, pieces, strict=True):
        game.state.circle[circle] = piece


def activate_victory(game: Pax, seat: int, victory: int) -> None:
    """L1: a victory card is turned to its active side."""
    game.state.victory[victory] = 1
    game.tell(events.VICTORY_ACTIVATED, seat, victory)


def discard_from_market(game: Pax, space: int) -> None:
    """G1b: a market card leaves the game; its florins stay where they are."""
    state = game.state
    card = state.market[space]
    state.market[space] = NONE
    state.place[card] = GONE
    game.tell(events.CARD_DISCARDED, card)


def take_profit(game: Pax, seat: int, space: int, florins: int) -> None:
    """G2b.1, G3a: florins of the common profits become a player's."""
    game.state.market_florins[space] -= florins
    game.state.florins[seat] += florins


def send_profit_to_china(game: Pax, space: int) -> None:
    """G3b: a pirate's florin goes to China."""
    game.state.market_florins[space] -= 1


def sail(game: Pax, source: int, target: int) -> None:
    """F7.1: a pirate changes borders."""
    game.state.pirate[target] = game.state.pirate[source]
    game.state.pirate[source] = NONE


def spend_action(game: Pax, actions: int) -> None:
    """D1.intro1: actions of the turn are used up; free ones count as having acted."""
    game.state.actions -= actions
    game.state.spent += 1


def note_operation(game: Pax, seat: int, card: int, operation: int) -> None:
    """E4.1: a card has acted this turn."""
    game.state.acted.append(card)
    game.tell(events.OPERATION_RUN, seat, card, operation)


def begin_turn(game: Pax, seat: int, actions: int) -> None:
    """D1.intro1: a new turn."""
    state = game.state
    state.active = seat
    state.actions = actions
    state.spent = 0
    state.operations_used = [0, 0]
    state.fairs_used = [0, 0]
    state.free_fair_used = 0
    state.acted = []
    state.usury = []
    game.tell(events.TURN_BEGAN, seat)


def ruin(game: Pax, seat: int) -> None:
    """G6: a player without florins, cards and concessions is out."""
    game.state.out[seat] = 1
    game.tell(events.PLAYER_RUINED, seat)


def pass_turn(game: Pax, seat: int) -> None:
    """D2c: the next player."""
    game.state.active = seat


def use_fair(game: Pax, row: int, *, free: bool) -> None:
    """D1.intro3: a row's fair happens once a turn."""
    game.state.fairs_used[row] = 1
    if free:
        game.state.free_fair_used = 1


def use_operations(game: Pax, halves: tuple[int, ...]) -> None:
    """D1.intro3: a half is run once a turn."""
    for half in halves:
        game.state.operations_used[half] = 1
