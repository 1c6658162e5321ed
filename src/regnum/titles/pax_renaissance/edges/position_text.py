"""A whole position as readable text (TOML); `positions.read_position` reads it back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regnum.engine.game import Game
from regnum.engine.snapshot import describe_chance
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
    START_REGIME,
    VICTORY,
)
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, PIRATE, VICTORY_NAMES, WEST
from regnum.titles.pax_renaissance.position.queries.empires import repressed_pieces
from regnum.titles.pax_renaissance.position.queries.tableau import old_maids, queens_of
from regnum.titles.pax_renaissance.position.state import BEING_PLAYED, COLUMNS, GONE, Position


def write_position(game: Game[Position]) -> str:
    """The whole position as text; reading it again gives the same position."""
    state = game.state
    lines: list[str] = [f'title = "{game.title.id}"', f"players = {game.title.players(game)}", 'start = "empty"']
    lines += [f"victories = {names(VICTORY.names[v] for v in range(4) if state.victory[v])}"]
    lines += [f"gone = {cards(card for card in range(CARDS) if state.place[card] == GONE)}"]
    lines += [f'being_played = "{CARD.names[card]}"' for card in range(CARDS) if state.place[card] == BEING_PLAYED]
    if state.agents:
        lines += [f"agents = {names(PIECE.names[piece] for piece in state.agents)}"]
    changed = {name: value for name, value in game.settings.items() if value != game.title.options[name].default}
    lines += section("options", (f'{name} = "{value}"' for name, value in changed.items()))
    for part in (turn_lines, market_lines, seat_lines, empire_lines, map_lines, deck_lines):
        lines += part(state)
    lines += pending_lines(game)
    return "\n".join(lines) + "\n"


def names(words: Iterator[str]) -> str:
    """A TOML list of texts."""
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def cards(numbers: Iterator[int] | Sequence[int]) -> str:
    """A TOML list of cards."""
    return names(CARD.names[card] for card in numbers)


def section(header: str, lines: Iterator[str]) -> list[str]:
    """A table, left out if it is empty."""
    body = list(lines)
    return ["", f"[{header}]", *body] if body else []


def turn_lines(state: Position) -> list[str]:
    """Whose turn it is and what was done in it."""
    return section(
        "turn",
        iter(
            (
                f"active = {state.active}",
                f"actions = {state.actions}",
                f"spent = {state.spent}",
                f"operations_used = {names(HALF.names[half] for half in (EAST, WEST) if state.operations_used[half])}",
                f"fairs_used = {names(HALF.names[half] for half in (EAST, WEST) if state.fairs_used[half])}",
                f"free_fair_used = {state.free_fair_used}",
                f"acted = {cards(state.acted)}",
                f"usury = {cards(state.usury)}",
                *([f"course = {state.course}"] if state.course else []),
            )
        ),
    )


def market_lines(state: Position) -> list[str]:
    """The two rows, from the fair on."""

    def space(number: int) -> str:
        card = CARD.names[state.market[number]] if state.market[number] != NONE else ""
        florins = state.market_florins[number]
        return f"{card}*{florins}" if florins else card

    return section(
        "market",
        (
            f"{HALF.names[row]} = {names(space(row * COLUMNS + column) for column in range(COLUMNS))}"
            for row in (EAST, WEST)
        ),
    )


def seat_lines(state: Position) -> list[str]:
    """Purses, hands and tableaux."""
    lines: list[str] = []
    for seat in range(len(state.florins)):
        seen = ", ".join(str(entry) if entry < 0 else f'"{CARD.names[entry]}"' for entry in state.taken[seat])
        body = [f'bank = "{BANK_IDS[state.bank[seat]]}"', f"florins = {state.florins[seat]}"]
        body += [f"hand = {cards(state.hand[seat])}", f"taken = [{seen}]"]
        body += [f"{HALF.names[half]} = {cards(state.rows[seat * 2 + half])}" for half in (EAST, WEST)]
        body += [f"old_maids = {cards(old_maids(state, seat))}", f"out = {state.out[seat]}"]
        lines += section(f"seat.{seat}", iter(body))
    return lines


def empire_lines(state: Position) -> list[str]:
    """Rulers, where they differ from an unowned king without anything on him."""
    lines: list[str] = []
    for empire in range(EMPIRES):
        body: list[str] = []
        if state.regime[empire] != START_REGIME[empire] or state.regime[empire] != 3:
            body.append(f'regime = "{REGIME.names[state.regime[empire]]}"')
        if state.republic[empire]:
            body.append("republic = 1")
        if state.suzerain[empire] != NONE:
            body.append(f'suzerain = "{EMPIRE.names[state.suzerain[empire]]}"')
        if queens_of(state, empire):
            body.append(f"queens = {cards(queens_of(state, empire))}")
        repressed = [PIECE.names[piece] for piece, count in repressed_pieces(state, empire) for _ in range(count)]
        if repressed:
            body.append(f"repressed = {names(iter(repressed))}")
        lines += section(f"empire.{EMPIRE.names[empire]}", iter(body))
    return lines


def map_lines(state: Position) -> list[str]:
    """Cities, borders, bishops and open emporia."""

    def on_border(border: int) -> Iterator[str]:
        if state.pawn[border] != NONE:
            yield PIECE.names[state.pawn[border]]
        if state.pirate[border] != NONE:
            yield PIECE.names[PIRATE + state.pirate[border]]

    cities = (
        f'{CIRCLE.names[circle]} = "{PIECE.names[state.circle[circle]]}"'
        for circle in range(CIRCLES)
        if state.circle[circle] != NONE
    )
    borders = (
        f"{BORDER.names[border]} = {names(on_border(border))}" for border in range(BORDERS) if any(on_border(border))
    )
    bishops = (
        f'{CARD.names[card]} = "{RELIGION.names[religion]}"'
        for card, religion in enumerate(state.bishop)
        if religion != NONE
    )
    routes = (f'{HALF.names[row]} = "{ROUTE.names[state.open_route[row]]}"' for row in (EAST, WEST))
    return [
        *section("city", cities),
        *section("border", borders),
        *section("bishop", bishops),
        *section("route", routes),
    ]


def deck_lines(state: Position) -> list[str]:
    """How much is left of each deck."""
    lines: list[str] = []
    for deck in (EAST, WEST):
        body = [
            f"top = {state.top_left[deck]}",
            f"low = {state.low_left[deck]}",
            f"comets = {cards(state.comets[deck])}",
        ]
        shown = state.next_card[deck]
        body.append(f'next = "{CARD.names[shown] if shown != NONE else ""}"')
        lines += section(f"deck.{HALF.names[deck]}", iter(body))
    return lines


def pending_lines(game: Game[Position]) -> list[str]:
    """What is still to be done, and the source of chance."""

    def frame(row: Sequence[object]) -> str:
        parts = (
            f'"{item}"' if isinstance(item, str) else str(list(item)) if isinstance(item, tuple) else str(item)
            for item in row
        )
        return "[" + ", ".join(parts) + "]"

    stack = ", ".join(frame((type(each).__name__, *each.arguments())) for each in game.stack)
    draws = describe_chance(game.chance)
    chance = [f'kind = "{draws.kind}"', f"counter = {draws.counter}"]
    if draws.kind == "verifiable":
        chance += [f'key = "{draws.key}"', f"epoch = {draws.epoch}"]
    elif draws.kind == "scripted":
        chance.append(f"answers = {draws.answers}")
    else:
        chance.append(f"seed = {draws.seed}")
    body = [f"stack = [{stack}]", f"progress = {game.progress}", f"decision = {game.decision_id}"]
    return [*section("pending", iter(body)), *outcome_lines(game.state), *section("chance", iter(chance))]


def outcome_lines(state: Position) -> list[str]:
    """How a finished game was won."""
    if state.ending == NONE:
        return []
    return section("outcome", iter((f'way = "{VICTORY_NAMES[state.ending]}"', f"winners = {state.winners}")))
