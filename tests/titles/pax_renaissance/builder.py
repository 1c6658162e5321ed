"""Short ways to set up a position and look at it; `tests.titles.positions` plays on.

    game = pax('''
        [seat.0]
        florins = 3
        hand = ["flanders-guild"]
        [border]
        england-france = "catholic-pirate"
    ''')
    do(game, "play flanders-guild", "decline")
    assert why_not(game, "station pawn-0 england-france france") == "border_held_by_pirate"

The map starts empty, purses too, and seat 0 has two actions; the market is that of seed 0 unless given.
"""

from __future__ import annotations

from textwrap import dedent

from regnum.edges.presenter import presenter_of
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.catalogue import (
    BORDER,
    CARD,
    CIRCLE,
    EMPIRE,
    PIECE,
    REGIME,
    RELIGION,
    ROUTE,
    RULER,
)
from regnum.titles.pax_renaissance.facts.names import NONE, PIRATE
from regnum.titles.pax_renaissance.position.queries.empires import repressed_pieces
from regnum.titles.pax_renaissance.position.state import (
    BEING_PLAYED,
    GONE,
    IN_DECK,
    IN_MARKET,
    IN_TABLEAU,
    OLD_MAID,
    ON_THRONE,
    TAKEN,
    Position,
)
from regnum.titles.pax_renaissance.title import TITLE

Pax = Game[Position]
PLACES = {
    IN_DECK: "deck",
    IN_MARKET: "market",
    TAKEN: "taken",
    BEING_PLAYED: "being played",
    IN_TABLEAU: "tableau",
    OLD_MAID: "old maid",
    ON_THRONE: "throne",
    GONE: "gone",
}


def pax(text: str = "", players: int = 2, **options: str) -> Pax:
    """A position: the map is empty unless the text says otherwise."""
    text = dedent(text)
    if "start =" not in text:
        text = 'start = "empty"\n' + text
    if "[turn]" not in text:
        text += "\n[turn]\nactive = 0\n"
    chosen = "".join(f'{name} = "{value}"\n' for name, value in options.items())
    return presenter_of(TITLE).read_position(
        f"players = {players}\n{text}\n" + (f"[options]\n{chosen}" if chosen else "")
    )


def city(game: Pax, name: str) -> str:
    """The piece in a city's circle, or nothing."""
    piece = game.state.circle[CIRCLE.find(name)]
    return PIECE.names[piece] if piece != NONE else ""


def border(game: Pax, name: str) -> str:
    """The pieces on a border, pawn first, separated by `+`."""
    number = BORDER.find(name)
    found = [PIECE.names[game.state.pawn[number]]] if game.state.pawn[number] != NONE else []
    if game.state.pirate[number] != NONE:
        found.append(PIECE.names[PIRATE + game.state.pirate[number]])
    return "+".join(found)


def repressed(game: Pax, empire: str) -> list[str]:
    """The repressed pieces on a ruler."""
    pieces = repressed_pieces(game.state, EMPIRE.find(empire))
    return [PIECE.names[piece] for piece, count in pieces for _ in range(count)]


def bishop(game: Pax, card: str) -> str:
    """The religion of the bishop on a card, or nothing."""
    religion = game.state.bishop[card_number(card)]
    return RELIGION.names[religion] if religion != NONE else ""


def card_number(name: str) -> int:
    """The number of a card, by name or printed id."""
    return CARD.find(TITLE.read(f"x {name}").arguments[0])


def place(game: Pax, card: str) -> str:
    """Where a card is."""
    return PLACES[game.state.place[card_number(card)]]


def row(game: Pax, seat: int, half: str) -> list[str]:
    """One half of a tableau, from the board outward; vassals and queens lie with their king."""
    return [CARD.names[card] for card in game.state.rows[seat * 2 + (half == "west")]]


def ruler(game: Pax, empire: str) -> str:
    """Where a ruler lies: `throne`, or his seat with `king`, `republic` or `vassal of ...`."""
    number = EMPIRE.find(empire)
    owner = game.state.owner[RULER + number]
    if owner == NONE:
        return "throne"
    suzerain = game.state.suzerain[number]
    if suzerain != NONE:
        return f"{owner} vassal of {EMPIRE.names[suzerain]}"
    return f"{owner} {'republic' if game.state.republic[number] else 'king'}"


def regime(game: Pax, empire: str) -> str:
    """The regime of an empire."""
    return REGIME.names[game.state.regime[EMPIRE.find(empire)]]


def hand(game: Pax, seat: int) -> list[str]:
    """The cards in a hand."""
    return [CARD.names[card] for card in game.state.hand[seat]]


def florins(game: Pax, seat: int = 0) -> int:
    """A purse."""
    return game.state.florins[seat]


def market(game: Pax, half: str) -> list[str]:
    """A market row from the fair on; a gap is an empty text."""
    first = 6 if half == "west" else 0
    return [CARD.names[card] if card != NONE else "" for card in game.state.market[first : first + 6]]


def supply(game: Pax, piece: str) -> int:
    """How many such pieces are out of play."""
    return game.state.supply[PIECE.find(piece)]


def coins(game: Pax, half: str) -> list[int]:
    """The florins in a market row, from the fair on."""
    first = 6 if half == "west" else 0
    return game.state.market_florins[first : first + 6]


def emporium(game: Pax, half: str) -> str:
    """The open emporium of a route."""
    return ROUTE.names[game.state.open_route[half == "west"]]
