"""Cards in tableaux and on thrones."""

from __future__ import annotations

from typing import Final

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.catalogue import DECK, QUEEN_NUMBER, REGION, RULER
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position.changes.market import CARD_DISCARDED
from regnum.titles.pax_renaissance.position.changes.pieces import lift_bishop
from regnum.titles.pax_renaissance.position.queries.locations import husband_of
from regnum.titles.pax_renaissance.position.queries.tableau import queens_of, row_of, vassals_of
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import (
    BEING_PLAYED,
    GONE,
    IN_TABLEAU,
    OLD_MAID,
    ON_THRONE,
    Position,
    replaced,
)

CARD_PLAYED: Final = EVENTS.add("card_played", "E2.place", "seat", "card")
QUEEN_UNMARRIED: Final = EVENTS.add("queen_unmarried", "I2", "seat", "card")
RULER_TAKEN: Final = EVENTS.add("ruler_taken", "glossary:regime_change.2", "seat", "empire")
RULER_FLIPPED: Final = EVENTS.add("ruler_flipped", "E4e.2", "empire", "republic")
RULER_TO_THRONE: Final = EVENTS.add("ruler_to_throne", "glossary:throne.1", "empire")
VASSAL_MADE: Final = EVENTS.add("vassal_made", "F9g.1", "empire", "suzerain")
QUEEN_CROWNED: Final = EVENTS.add("queen_crowned", "I1", "seat", "card", "empire")


Pax = Game[Position]


def lay_card(game: Pax, seat: int, card: int) -> None:
    """E2.place, C3, B5:note1.1: the card's banner, not its location, says in which half it lies; at the outer end."""
    state = game.state
    state.place[card] = IN_TABLEAU
    state.owner[card] = seat
    state.rows[seat * 2 + DECK[card]] = [*state.rows[seat * 2 + DECK[card]], card]
    game.tell(CARD_PLAYED, seat, card)


def set_aside(game: Pax, seat: int, card: int) -> None:
    """A queen between hand and coronation."""
    game.state.place[card] = BEING_PLAYED
    game.state.owner[card] = seat
    game.tell(CARD_PLAYED, seat, card)


def make_old_maid(game: Pax, seat: int, card: int) -> None:
    """I2: a queen without a coronation goes under the bank board."""
    game.state.place[card] = OLD_MAID
    game.state.owner[card] = seat
    game.tell(QUEEN_UNMARRIED, seat, card)


def discard_card(game: Pax, card: int) -> None:
    """E3.2, E4:note1, glossary:discard: a card that is no ruler leaves the game, its agents stay; a bishop on it goes
    back to the supply."""
    state = game.state
    lift_bishop(game, card)
    married = husband_of(state, card) != NONE
    if state.place[card] == IN_TABLEAU and not married:
        number, place = row_of(state, card)
        state.rows[number] = state.rows[number][:place] + state.rows[number][place + 1 :]
    if married:
        state.husband = replaced(state.husband, QUEEN_NUMBER[card], NONE)
    state.place[card] = GONE
    state.owner[card] = NONE
    game.tell(CARD_DISCARDED, card)


def return_to_throne(game: Pax, empire: int) -> None:
    """A4.6, E3b, I1c.1, glossary:throne.1, throne.2, discard.a.1, queen.3, vassal.d: king side up, with queen, bishop
    and repressed
    pieces; his vassals go home too, each with his own."""
    state = game.state
    for vassal in vassals_of(state, empire):
        return_to_throne(game, vassal)
    leave_tableau(state, empire)
    state.republic = replaced(state.republic, empire, 0)
    state.place[RULER + empire] = ON_THRONE
    state.owner[RULER + empire] = NONE
    for queen in queens_of(state, empire):
        state.place[queen] = ON_THRONE
        state.owner[queen] = NONE
    game.tell(RULER_TO_THRONE, empire)


def leave_tableau(state: Position, empire: int) -> None:
    """Lift a ruler card from its row, or from under its suzerain."""
    card = RULER + empire
    if state.suzerain[empire] != NONE:
        state.suzerain = replaced(state.suzerain, empire, NONE)
    elif state.place[card] == IN_TABLEAU:
        number, place = row_of(state, card)
        state.rows[number] = state.rows[number][:place] + state.rows[number][place + 1 :]


def enter_tableau(game: Pax, seat: int, empire: int) -> None:
    """B4.2, glossary:ruler_card, regime_change.2: at the outer end of the half of its region."""
    state = game.state
    state.place[RULER + empire] = IN_TABLEAU
    state.owner[RULER + empire] = seat
    row = seat * 2 + REGION[empire]
    state.rows[row] = [*state.rows[row], RULER + empire]
    bring_queens(state, seat, empire)
    game.tell(RULER_TAKEN, seat, empire)


def enter_as_vassal(game: Pax, seat: int, empire: int, suzerain: int) -> None:
    """F9g.1, F9j.1, glossary:vassal.1: below the victor's ruler card, king side up."""
    state = game.state
    state.place[RULER + empire] = IN_TABLEAU
    state.owner[RULER + empire] = seat
    state.suzerain = replaced(state.suzerain, empire, suzerain)
    bring_queens(state, seat, empire)
    game.tell(RULER_TAKEN, seat, empire)
    game.tell(VASSAL_MADE, empire, suzerain)


def bring_queens(state: Position, seat: int, empire: int) -> None:
    """I1d.1, glossary:queen.3: a queen comes along with a ruler from his throne."""
    for queen in queens_of(state, empire):
        state.place[queen] = IN_TABLEAU
        state.owner[queen] = seat


def flip_ruler(game: Pax, empire: int) -> None:
    """B4.3, E4e.2, I1:note1.2, glossary:gambit, republic:note1: king to republic or back."""
    state = game.state
    state.republic = replaced(state.republic, empire, 1 - state.republic[empire])
    game.tell(RULER_FLIPPED, empire, state.republic[empire])


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
    state.husband = replaced(state.husband, QUEEN_NUMBER[queen], empire)
    state.place[queen] = IN_TABLEAU
    state.owner[queen] = seat
    game.tell(QUEEN_CROWNED, seat, queen, empire)
