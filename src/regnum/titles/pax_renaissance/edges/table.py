"""The table as rows of panels: the map, the market, the players and the victories. Whoever shows it begins here."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.wording import Speaker, seat_name
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.edges.table_parts import Pen, plain, raised, regime_line
from regnum.titles.pax_renaissance.edges.table_victories import victory_section
from regnum.titles.pax_renaissance.edges.wording import (
    bank_of,
    border_name,
    card_name,
    circle_name,
    empire_name,
    half_name,
    operation_name,
    route_name,
)
from regnum.titles.pax_renaissance.facts.catalogue import (
    AGENTS,
    BORDERS,
    CARDS,
    CIRCLES_OF,
    EMPIRES,
    IS_COMET,
    IS_SEA,
    ONE_SHOT_NAME,
    ROUTE_PATH,
    RULER,
    VENICE_EXTRA,
)
from regnum.titles.pax_renaissance.facts.names import BISHOP, EAST, NONE, PIRATE, PRESTIGE_NAMES, RELIGION_NAMES, WEST
from regnum.titles.pax_renaissance.position.knowledge import certain_cards
from regnum.titles.pax_renaissance.position.queries.empires import is_busted, is_usable, levy_piece, repressed_pieces
from regnum.titles.pax_renaissance.position.queries.locations import location
from regnum.titles.pax_renaissance.position.queries.market import cards_left
from regnum.titles.pax_renaissance.position.queries.tableau import (
    is_silenced,
    old_maids,
    operations_of,
    prestige_on,
    queens_of,
    vassals_of,
)
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Position

MAP_WIDTH, MARKET_WIDTH, BORDER_WIDTH, SEAT_WIDTH = 24, 20, 38, 38
SEPARATOR = Span(" ")
ALL_SEATS = -2  # a reader who may see every hand


def table_sections(game: Game[Position], reader: int, pen: Pen) -> list[Section]:
    """What a seat may see of the position (-1: a spectator, -2: somebody who may see every hand)."""
    state, words = game.state, pen.words
    return [
        map_section(state, pen),
        border_section(state, pen),
        *(market_section(state, row, pen) for row in (WEST, EAST)),
        Section(
            raised(words.say("pax-table-players")),
            SEAT_WIDTH,
            [[seat_panel(state, seat, reader, pen) for seat in range(len(state.florins))]],
        ),
        victory_section(state, words),
        Section("", 0, [[Panel((*pen.letters(), Span(words.say("pax-table-legend"), "dim")), [])]]),
        turn_section(state, words),
    ]


def turn_section(state: Position, words: Speaker) -> Section:
    """Whose turn it is."""
    turn = words.say("pax-board-turn", seat=seat_name(state.active, words), actions=state.actions)
    return Section(raised(turn), 0, [])


# ---- the map --------------------------------------------------------------------------------------------------------


def map_section(state: Position, pen: Pen) -> Section:
    """The ten empires as they lie on the map, the northern ones first."""
    panels = [empire_panel(state, empire, pen) for empire in range(EMPIRES)]
    half = EMPIRES // 2
    return Section(raised(pen.words.say("pax-board-empires")), MAP_WIDTH, [panels[:half], panels[half:]])


def empire_panel(state: Position, empire: int, pen: Pen) -> Panel:
    """An empire: its state, its ruler, whoever is with him, its cities and the repressed."""
    lines = [regime_line(state.regime[empire], pen.words), ruler_line(state, empire, pen.words)]
    if state.suzerain[empire] != NONE:
        lines.append(plain(pen.words.say("pax-board-vassal", empire=empire_name(state.suzerain[empire], pen.words))))
    lines += [
        plain(pen.words.say("pax-board-queen", card=card_name(queen, pen.words))) for queen in queens_of(state, empire)
    ]
    if state.bishop[RULER + empire] != NONE:
        bishop = BISHOP + state.bishop[RULER + empire]
        lines.append((pen.piece(bishop), Span(f" {pen.words.say('pax-table-on-ruler')}")))
    lines += [city_line(state, empire, circle, pen) for circle in CIRCLES_OF[empire] if is_shown(state, circle)]
    repressed = list(repressed_pieces(state, empire))
    if repressed:
        lines.append((*plain(pen.words.say("pax-board-repressed", list="").rstrip() + " "), *pen.counted(repressed)))
    return Panel(plain(empire_name(empire, pen.words), "strong", ("empire", empire)), lines)


def ruler_line(state: Position, empire: int, words: Speaker) -> Line:
    """Which side of the ruler is up, and where he is."""
    owner = state.owner[RULER + empire]
    side = words.say("pax-board-republic" if state.republic[empire] else "pax-board-king")
    where = (
        plain(words.say("pax-board-on-throne")) if owner == NONE else plain(seat_name(owner, words), f"seat-{owner}")
    )
    symbol = "♔" if not state.republic[empire] else "⚖"
    return (Span(f"{symbol} "), Span(side, target=("card", RULER + empire)), Span(", "), *where)


def is_shown(state: Position, circle: int) -> bool:
    """Venice's second place is shown only while it can be used."""
    return circle != VENICE_EXTRA or state.circle[circle] != NONE or is_usable(state, circle)


def city_line(state: Position, empire: int, circle: int, pen: Pen) -> Line:
    """A city and who stands in it; in an empty one the piece that a levy would bring."""
    name = (Span(circle_name(circle, pen.words), target=("city", circle)), Span(": "))
    if is_busted(state, circle):
        return *name, Span(f"✗ {pen.words.say('pax-table-busted')}", "dim")
    if state.circle[circle] != NONE:
        return *name, pen.piece(state.circle[circle])
    return *name, Span(f"({pen.piece(levy_piece(state, circle, empire)).text})", "dim")


def border_section(state: Position, pen: Pen) -> Section:
    """Both open routes, and every border with its pawn and its pirate."""
    routes = [Panel(route_line(state, row, pen.words), []) for row in (WEST, EAST)]
    borders = [Panel(border_line(state, border, pen), []) for border in range(BORDERS)]
    return Section(raised(pen.words.say("pax-table-routes")), BORDER_WIDTH, [*([route] for route in routes), borders])


def route_line(state: Position, row: int, words: Speaker) -> Line:
    """An open trade route from its emporium on."""
    route = state.open_route[row]
    path = " → ".join(empire_name(empire, words) for empire in ROUTE_PATH[route][::2])
    return Span(f"{half_name(row, words)}: ", "strong"), Span(f"{route_name(route, words)} → {path}")


def border_line(state: Position, border: int, pen: Pen) -> Line:
    """A border, at sea or on land, with what stands on it."""
    pieces = [state.pawn[border]] if state.pawn[border] != NONE else []
    pieces += [PIRATE + state.pirate[border]] if state.pirate[border] != NONE else []
    style = "" if pieces else "dim"
    symbol = Span("≈ " if IS_SEA[border] else "∧ ", style)
    name = Span(border_name(border, pen.words), style, ("border", border))
    held = pen.standing(pieces) or plain(f" {pen.words.say('pax-board-nothing')}", "dim")
    return (symbol, name, Span(":", style), *held)


# ---- the market -----------------------------------------------------------------------------------------------------


def market_section(state: Position, row: int, pen: Pen) -> Section:
    """One row of the market from the trade fair on."""
    route = route_name(state.open_route[row], pen.words)
    heading = pen.words.say("pax-board-row", row=half_name(row, pen.words), cards=cards_left(state, row), route=route)
    if state.next_card[row] != NONE:
        heading += ", " + pen.words.say("pax-board-next", card=card_name(state.next_card[row], pen.words))
    panels = [space_panel(state, row * COLUMNS + column, pen) for column in range(COLUMNS)]
    return Section(raised(heading), MARKET_WIDTH, [panels])


def space_panel(state: Position, space: int, pen: Pen) -> Panel:
    """A space of the market: its price, its card and the florins on it."""
    column = space % COLUMNS
    price = pen.words.say("pax-board-fair") if column == FAIR else pen.words.say("pax-florins", count=column)
    card = state.market[space]
    lines = card_lines(state, card, pen) if card != NONE else [plain(pen.words.say("pax-board-nothing"), "dim")]
    if state.market_florins[space]:
        lines.append(plain(f"+ {pen.words.say('pax-florins', count=state.market_florins[space])}", "strong"))
    return Panel(plain(price, target=("space", space)), lines)


def card_lines(state: Position, card: int, pen: Pen) -> list[Line]:
    """A card: name, location, prestige, one-shot with its agents, operations."""
    lines = [plain(card_name(card, pen.words), "strong", ("card", card))]
    if card < CARDS and IS_COMET[card]:
        lines.append(plain(f"☄ {pen.words.say('pax-term-comet')}"))
    if location(state, card) != NONE:
        lines.append(plain(place_name(state, card, pen.words)))
    for name in prestige_names(state, card):
        lines.append(plain(f"★ {pen.words.say(f'pax-prestige-{name}')}", name if name in RELIGION_NAMES else ""))
    if card < CARDS and ONE_SHOT_NAME[card]:
        lines.append(plain(f"! {one_shot_name(card, pen.words)}"))
    if card < CARDS and AGENTS[card]:
        lines.append(pen.agents(AGENTS[card]))
    operations = ", ".join(operation_name(kind, pen.words) for kind, _ in operations_of(state, card))
    return [*lines, plain(f"» {operations}")] if operations else lines


def one_shot_name(card: int, words: Speaker) -> str:
    """The one-shot of a card."""
    return words.name(f"pax-one-shot-{ONE_SHOT_NAME[card].replace('_', '-')}", ONE_SHOT_NAME[card])


def describe_card(state: Position, card: int, words: Speaker) -> str:
    """A card with its place, its operations and its prestige."""
    parts = [place_name(state, card, words)] if location(state, card) != NONE else []
    parts += [operation_name(kind, words) for kind, _ in operations_of(state, card)]
    parts += [words.say(f"pax-prestige-{name}") for name in prestige_names(state, card)]
    return f"{card_name(card, words)} ({', '.join(parts)})" if parts else card_name(card, words)


def place_name(state: Position, card: int, words: Speaker) -> str:
    """The location of a card: an empire or a region."""
    place = location(state, card)
    return empire_name(place, words) if place < EMPIRES else half_name(place - EMPIRES, words)


def prestige_names(state: Position, card: int) -> Iterator[str]:
    """The kinds of prestige on a card, as they are called in messages."""
    return (PRESTIGE_NAMES[kind] for kind in prestige_on(state, card))


# ---- the players ----------------------------------------------------------------------------------------------------


def seat_panel(state: Position, seat: int, reader: int, pen: Pen) -> Panel:
    """A player: bank, florins, hand and both halves of the tableau."""
    heading = f"{'▶ ' if seat == state.active else ''}{raised(pen.words.say('regnum-seat', seat=seat))}"
    bank = f"{bank_of(state, seat, pen.words)}, {pen.words.say('pax-florins', count=state.florins[seat])}"
    lines = [plain(bank, "strong")]
    if state.out[seat]:
        lines.append(plain(pen.words.say("pax-board-ruined"), "dim"))
    lines += hand_lines(state, seat, reader, pen.words)
    for half in (WEST, EAST):
        row = state.rows[seat * 2 + half]
        empty = "" if row else f" {pen.words.say('pax-board-nothing')}"
        name = Span(half_name(half, pen.words), "strong", ("tableau", seat * 2 + half))
        lines.append((name, Span(f":{empty}", "strong")))
        lines += [line for card in row for line in stack_lines(state, card, 1, pen)]
    maids = [Span(card_name(card, pen.words), target=("card", card)) for card in old_maids(state, seat)]
    if maids:
        label = Span(pen.words.say("pax-board-old-maids", list="").rstrip() + " ")
        lines.append((label, *[part for maid in maids for part in (maid, Span(", "))][:-1]))
    return Panel(plain(heading, f"seat-{seat}", ("seat", seat)), lines)


def hand_lines(state: Position, seat: int, reader: int, words: Speaker) -> list[Line]:
    """A hand: to its owner the cards, to the others what everybody knows of it."""
    cards = state.hand[seat] if reader in (seat, ALL_SEATS) else certain_cards(state, seat)
    hidden = len(state.hand[seat]) - len(cards)
    known = words.say("pax-table-hand", count=len(state.hand[seat]))
    if not state.hand[seat]:
        return [plain(f"{known} {words.say('pax-board-nothing')}", "strong")]
    lines = [plain(known, "strong"), *(tuple(card_spans(state, card, 1, words)) for card in cards)]
    return [*lines, plain(f"  {words.say('pax-board-hidden', count=hidden)}", "dim")] if hidden else lines


def card_spans(state: Position, card: int, depth: int, words: Speaker) -> list[Span]:
    """A card in one line, its name first; only the name is what moves point at."""
    name = card_name(card, words)
    details = describe_card(state, card, words)[len(name) :]
    return [Span("  " * depth), Span(name, target=("card", card)), Span(details)]


def stack_lines(state: Position, card: int, depth: int, pen: Pen) -> Iterator[Line]:
    """A card of a tableau, silenced or not; below a ruler his queens and vassals."""
    spans = card_spans(state, card, depth, pen.words)
    if state.bishop[card] != NONE:
        spans += [SEPARATOR, pen.piece(BISHOP + state.bishop[card])]
    if is_silenced(state, card):
        spans.append(Span(f" ✗ {pen.words.say('pax-table-silenced')}", "dim"))
    yield tuple(spans)
    if card >= RULER:
        for member in (
            *queens_of(state, card - RULER),
            *(RULER + vassal for vassal in vassals_of(state, card - RULER)),
        ):
            yield from stack_lines(state, member, depth + 1, pen)
