"""A whole position as readable text (TOML); `positions.read_position` reads it back."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.engine.game import Game
from regnum.engine.position_parts import section, toml
from regnum.engine.positions import chance_lines, head_lines, option_lines, pending_lines
from regnum.titles.pax_renaissance.edges.position_moments import moments
from regnum.titles.pax_renaissance.edges.position_names import seat_names
from regnum.titles.pax_renaissance.facts.catalogue import (
    BANK_IDS,
    BORDER,
    BORDERS,
    CARD,
    CARDS,
    CIRCLE,
    CIRCLES,
    EMPIRE,
    EMPIRES,
    HALF,
    PIECE,
    REGIME,
    RELIGION,
    ROUTE,
    VICTORY,
)
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, PIRATE, VICTORY_NAMES, WEST
from regnum.titles.pax_renaissance.position.queries.empires import repressed_pieces
from regnum.titles.pax_renaissance.position.queries.tableau import old_maids, queens_of
from regnum.titles.pax_renaissance.position.state import BEING_PLAYED, COLUMNS, GONE, Position

Entries = list[tuple[str, object]]


def write_position(game: Game[Position]) -> str:
    """The whole position as text; reading it again gives the same position."""
    state = game.state
    now = moments(seat_names(game)).find(game)
    lines = head_lines(game, now)
    top: Entries = [("victories", [VICTORY.names[victory] for victory in range(4) if state.victory[victory]])]
    top.append(("gone", cards(card for card in range(CARDS) if state.place[card] == GONE)))
    top += [("being_played", CARD.names[card]) for card in range(CARDS) if state.place[card] == BEING_PLAYED]
    top += [("agents", [PIECE.names[piece] for piece in state.agents])] if state.agents else []
    lines += [f"{key} = {toml(value)}" for key, value in top]
    lines += option_lines(game)
    for part in (turn_lines, market_lines, seat_lines, empire_lines, map_lines, deck_lines, outcome_lines):
        lines += part(state)
    return "\n".join([*lines, *pending_lines(game, now), *chance_lines(game)]) + "\n"


def cards(numbers: Iterable[int]) -> list[str]:
    """Cards by name."""
    return [CARD.names[card] for card in numbers]


def turn_lines(state: Position) -> list[str]:
    """Whose turn it is and what was done in it."""
    entries: Entries = [
        ("active", state.active),
        ("actions", state.actions),
        ("spent", state.spent),
        ("operations_used", [HALF.names[half] for half in (EAST, WEST) if state.operations_used[half]]),
        ("fairs_used", [HALF.names[half] for half in (EAST, WEST) if state.fairs_used[half]]),
        ("free_fair_used", state.free_fair_used),
        ("acted", cards(state.acted)),
        ("usury", cards(state.usury)),
    ]
    return section("turn", [*entries, *([("course", state.course)] if state.course else [])])


def market_lines(state: Position) -> list[str]:
    """The two rows, from the fair on."""

    def space(number: int) -> str:
        card = CARD.names[state.market[number]] if state.market[number] != NONE else ""
        florins = state.market_florins[number]
        return f"{card}*{florins}" if florins else card

    rows = [(HALF.names[row], [space(row * COLUMNS + column) for column in range(COLUMNS)]) for row in (EAST, WEST)]
    return section("market", rows)


def seat_lines(state: Position) -> list[str]:
    """Purses, hands and tableaux."""
    lines: list[str] = []
    for seat in range(len(state.florins)):
        body: Entries = [("bank", BANK_IDS[state.bank[seat]]), ("florins", state.florins[seat])]
        body.append(("hand", cards(state.hand[seat])))
        body.append(("taken", [entry if entry < 0 else CARD.names[entry] for entry in state.taken[seat]]))
        body += [(HALF.names[half], cards(state.rows[seat * 2 + half])) for half in (EAST, WEST)]
        body += [("old_maids", cards(old_maids(state, seat))), ("out", state.out[seat])]
        lines += section(f"seat.{seat}", body)
    return lines


def empire_lines(state: Position) -> list[str]:
    """Rulers: their regimes, and where they differ from a king without anything on him."""
    lines: list[str] = []
    for empire in range(EMPIRES):
        body: Entries = [("regime", REGIME.names[state.regime[empire]])]
        if state.republic[empire]:
            body.append(("republic", 1))
        if state.suzerain[empire] != NONE:
            body.append(("suzerain", EMPIRE.names[state.suzerain[empire]]))
        if queens_of(state, empire):
            body.append(("queens", cards(queens_of(state, empire))))
        repressed = [PIECE.names[piece] for piece, count in repressed_pieces(state, empire) for _ in range(count)]
        if repressed:
            body.append(("repressed", repressed))
        lines += section(f"empire.{EMPIRE.names[empire]}", body)
    return lines


def map_lines(state: Position) -> list[str]:
    """Cities, borders, bishops and open emporia."""

    def on_border(border: int) -> list[str]:
        pawn, pirate = state.pawn[border], state.pirate[border]
        found = [PIECE.names[pawn]] if pawn != NONE else []
        return [*found, *([PIECE.names[PIRATE + pirate]] if pirate != NONE else [])]

    cities = [(circle, state.circle[circle]) for circle in range(CIRCLES) if state.circle[circle] != NONE]
    bishops = [(card, religion) for card, religion in enumerate(state.bishop) if religion != NONE]
    return [
        *section("city", [(CIRCLE.names[circle], PIECE.names[piece]) for circle, piece in cities]),
        *section("border", [(BORDER.names[each], on_border(each)) for each in range(BORDERS) if on_border(each)]),
        *section("bishop", [(CARD.names[card], RELIGION.names[religion]) for card, religion in bishops]),
        *section("route", [(HALF.names[row], ROUTE.names[state.open_route[row]]) for row in (EAST, WEST)]),
    ]


def deck_lines(state: Position) -> list[str]:
    """How much is left of each deck."""
    lines: list[str] = []
    for deck in (EAST, WEST):
        shown = state.next_card[deck]
        body: Entries = [("top", state.top_left[deck]), ("low", state.low_left[deck])]
        body.append(("comets", cards(state.comets[deck])))
        body.append(("next", CARD.names[shown] if shown != NONE else ""))
        lines += section(f"deck.{HALF.names[deck]}", body)
    return lines


def outcome_lines(state: Position) -> list[str]:
    """How a finished game was won."""
    if state.ending == NONE:
        return []
    return section("outcome", [("way", VICTORY_NAMES[state.ending]), ("winners", state.winners)])
