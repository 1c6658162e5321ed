"""Pieces on the map and on cards."""

from __future__ import annotations

from typing import Final

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.names import BISHOP, NONE, PIRATE, REPRESSIBLE, is_pawn, is_pirate
from regnum.titles.pax_renaissance.position.queries.tableau import has
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import Position, replaced

PIECE_PLACED: Final = EVENTS.add("piece_placed", "E2.2", "piece", "circle")
PIECE_ON_BORDER: Final = EVENTS.add("piece_on_border", "E2.2", "piece", "border")
BISHOP_PLACED: Final = EVENTS.add("bishop_placed", "E2.2a.1", "religion", "card")
BISHOP_MOVED: Final = EVENTS.add("bishop_moved", "F1", "religion", "card", "target")
BISHOPS_KILLED: Final = EVENTS.add("bishops_killed", "F1a", "card")
BISHOP_REMOVED: Final = EVENTS.add("bishop_removed", "glossary:bishop.c", "religion", "card")
PIECE_REPRESSED: Final = EVENTS.add("piece_repressed", "glossary:repress", "piece", "empire")
PIECE_KILLED: Final = EVENTS.add("piece_killed", "glossary:kill", "piece")
PIECE_FREED: Final = EVENTS.add("piece_freed", "glossary:regime_change.b", "piece", "empire")


Pax = Game[Position]


def lift_bishop(game: Pax, card: int) -> None:
    """glossary:bishop.c: the bishop on a card, if any, goes back to the supply."""
    state = game.state
    religion = state.bishop[card]
    if religion != NONE:
        state.bishop = replaced(state.bishop, card, NONE)
        state.supply[BISHOP + religion] += 1
        game.tell(BISHOP_REMOVED, religion, card)


def put_bishop(game: Pax, religion: int, card: int) -> bool:
    """F1a, E2.2a.2: a bishop that is off the table goes onto a card; two bishops kill each other.

    Whether he stands there afterwards.
    """
    state = game.state
    if state.bishop[card] == NONE:
        state.bishop = replaced(state.bishop, card, religion)
        return True
    state.supply[BISHOP + religion] += 1
    state.supply[BISHOP + state.bishop[card]] += 1
    state.bishop = replaced(state.bishop, card, NONE)
    game.tell(BISHOPS_KILLED, card)
    return False


def place_noble(game: Pax, piece: int, circle: int) -> None:
    """A knight or rook from the supply into an empty circle."""
    state = game.state
    state.supply[piece] -= 1
    state.circle[circle] = piece
    game.tell(PIECE_PLACED, piece, circle)


def place_pawn(game: Pax, seat: int, border: int) -> None:
    """E2.2d.1, glossary:personal_supply: a pawn from the player's supply becomes a concession."""
    state = game.state
    state.supply[seat] -= 1
    state.pawn[border] = seat
    game.tell(PIECE_ON_BORDER, seat, border)


def place_pirate(game: Pax, religion: int, border: int) -> None:
    """E2.2c.1: a pirate from the supply onto a sea border; whoever is there dies (see `clear_border`)."""
    state = game.state
    state.supply[PIRATE + religion] -= 1
    state.pirate[border] = religion
    game.tell(PIECE_ON_BORDER, PIRATE + religion, border)


def kill_piece(game: Pax, piece: int) -> None:
    """glossary:kill: a piece that was taken off the table goes back to the supply."""
    game.state.supply[piece] += 1
    game.tell(PIECE_KILLED, piece)


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
    count_repressed(game.state, empire, piece, -1)
    kill_piece(game, piece)


def count_repressed(state: Position, empire: int, piece: int, change: int) -> None:
    """More or fewer such pieces on a ruler card."""
    place = empire * REPRESSIBLE + piece
    state.repressed = replaced(state.repressed, place, state.repressed[place] + change)


def dismiss_agent(state: Position, piece: int) -> None:
    """A fighting agent leaves the battle."""
    place = state.agents.index(piece)
    state.agents = state.agents[:place] + state.agents[place + 1 :]


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
    count_repressed(game.state, empire, piece, 1)
    game.tell(PIECE_REPRESSED, piece, empire)


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
    count_repressed(state, empire, piece, -1)
    state.circle[circle] = piece
    game.tell(PIECE_FREED, piece, empire)


def free_pawn(game: Pax, empire: int, seat: int, border: int) -> None:
    """glossary:regime_change.b: a serf onto an empty border of its empire."""
    state = game.state
    count_repressed(state, empire, seat, -1)
    state.pawn[border] = seat
    game.tell(PIECE_FREED, seat, empire)


def commit_agent(game: Pax, piece: int) -> None:
    """E2.1a.1: a piece from the supply joins the battle."""
    game.state.supply[piece] -= 1
    game.state.agents = [*game.state.agents, piece]


def settle_agent(game: Pax, piece: int, spot: int) -> None:
    """glossary:battle.i.1: a surviving agent finds its place on the map."""
    state = game.state
    dismiss_agent(state, piece)
    state.supply[piece] += 1
    if is_pirate(piece):
        place_pirate(game, piece - PIRATE, spot)
    elif is_pawn(piece):
        place_pawn(game, piece, spot)
    else:
        place_noble(game, piece, spot)


def arrange(game: Pax, circles: tuple[int, ...], pieces: list[int]) -> None:
    """K2a.2: the pieces of a city change circles."""
    for circle, piece in zip(circles, pieces, strict=True):
        game.state.circle[circle] = piece


def sail(game: Pax, source: int, target: int) -> None:
    """F7.1: a pirate changes borders."""
    game.state.pirate[target] = game.state.pirate[source]
    game.state.pirate[source] = NONE


def appoint_bishop(game: Pax, religion: int, card: int) -> bool:
    """E2.2a.1: a bishop from the supply onto a card; whether he stands there afterwards."""
    game.state.supply[BISHOP + religion] -= 1
    game.tell(BISHOP_PLACED, religion, card)
    return put_bishop(game, religion, card)


def move_bishop(game: Pax, source: int, target: int) -> bool:
    """F1: a bishop from card to card; whether he stands there afterwards."""
    state = game.state
    religion = state.bishop[source]
    state.bishop = replaced(state.bishop, source, NONE)
    game.tell(BISHOP_MOVED, religion, source, target)
    return put_bishop(game, religion, target)


def kill_agent(game: Pax, piece: int) -> None:
    """glossary:battle.b.2: an agent dies in battle, or finds no place as a pirate (battle.i.3)."""
    dismiss_agent(game.state, piece)
    kill_piece(game, piece)


def repress_agent(game: Pax, piece: int, empire: int) -> None:
    """glossary:battle.i.3, repress.c: a survivor without room is repressed, free of charge."""
    dismiss_agent(game.state, piece)
    repress_piece(game, piece, empire)
