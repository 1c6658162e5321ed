"""The position as lines of text, for the terminal and for `regnum show`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regnum.edges.presenter import Speaker
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.edges.wording import (
    argument_text,
    bank_of,
    border_name,
    card_name,
    circle_name,
    empire_name,
    half_name,
    operation_name,
    piece_name,
    route_name,
    seat_name,
)
from regnum.titles.pax_renaissance.facts.catalogue import BORDERS, CIRCLES_OF, EMPIRES, RULER, VENICE_EXTRA
from regnum.titles.pax_renaissance.facts.names import BISHOP, EAST, NONE, PIRATE, WEST
from regnum.titles.pax_renaissance.position.knowledge import certain_cards
from regnum.titles.pax_renaissance.position.queries.empires import is_busted, is_usable, repressed_pieces
from regnum.titles.pax_renaissance.position.queries.locations import location
from regnum.titles.pax_renaissance.position.queries.market import cards_left
from regnum.titles.pax_renaissance.position.queries.tableau import (
    old_maids,
    operations_of,
    prestige_on,
    queens_of,
    vassals_of,
)
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Position

ALL_SEATS = -2  # a reader who may see every hand


def board_lines(game: Game[Position], reader: int, words: Speaker) -> list[str]:
    """What a seat may see of the position (-1: a spectator, -2: somebody who may see every hand)."""
    state = game.state
    return [
        *turn_lines(state, words),
        *market_lines(state, words),
        *empire_lines(state, words),
        *border_lines(state, words),
        *seat_lines(state, reader, words),
    ]


def heading(text: str) -> list[str]:
    """An empty line and a line that begins with a capital letter."""
    return ["", text[:1].upper() + text[1:]]


def listed(parts: Sequence[str], words: Speaker) -> str:
    """Things in a row, or the sign for none."""
    return ", ".join(parts) or words.say("pax-board-nothing")


def turn_lines(state: Position, words: Speaker) -> list[str]:
    """Whose turn it is, and which victories are open."""
    victories = [argument_text("victory", victory, words) for victory in range(4) if state.victory[victory]]
    turn = words.say("pax-board-turn", seat=seat_name(state.active, words), actions=state.actions)
    return [turn[:1].upper() + turn[1:], words.say("pax-board-victories", list=listed(victories, words))]


def market_lines(state: Position, words: Speaker) -> list[str]:
    """Both rows from the fair on, the decks and the open emporia."""
    lines: list[str] = []
    for row in (WEST, EAST):
        lines += heading(
            words.say(
                "pax-board-row",
                row=half_name(row, words),
                cards=cards_left(state, row),
                route=route_name(state.open_route[row], words),
            )
        )
        lines += [f"  {space_line(state, row * COLUMNS + column, words)}" for column in range(COLUMNS)]
        if state.next_card[row] != NONE:
            lines.append("  " + words.say("pax-board-next", card=card_name(state.next_card[row], words)))
    return lines


def space_line(state: Position, space: int, words: Speaker) -> str:
    """One space of the market: its price, its card and the florins on it."""
    column = space % COLUMNS
    price = words.say("pax-board-fair") if column == FAIR else words.say("pax-florins", count=column)
    card = state.market[space]
    text = f"{price}: {describe_card(state, card, words) if card != NONE else words.say('pax-board-nothing')}"
    florins = state.market_florins[space]
    return f"{text} + {words.say('pax-florins', count=florins)}" if florins else text


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
    names = ("catholic", "islamic", "reformist", "law", "discovery", "patron")
    return (names[kind] for kind in prestige_on(state, card))


def empire_lines(state: Position, words: Speaker) -> list[str]:
    """Every empire with its ruler, its cities and what hangs on the ruler."""
    lines = heading(words.say("pax-board-empires"))
    for empire in range(EMPIRES):
        state_name = argument_text("regime", state.regime[empire], words)
        lines.append(f"  {empire_name(empire, words)} ({state_name}): {ruler_text(state, empire, words)}")
        cities = [city_text(state, circle, words) for circle in CIRCLES_OF[empire] if is_shown(state, circle)]
        lines.append("    " + "; ".join(cities))
        repressed = [words.say("pax-board-times", piece=piece_name(piece, words), count=count)
                     for piece, count in repressed_pieces(state, empire)]  # fmt: skip
        if repressed:
            lines.append("    " + words.say("pax-board-repressed", list=listed(repressed, words)))
    return lines


def is_shown(state: Position, circle: int) -> bool:
    """Venice's second place is shown only while it can be used."""
    return circle != VENICE_EXTRA or state.circle[circle] != NONE or is_usable(state, circle)


def city_text(state: Position, circle: int, words: Speaker) -> str:
    """A city and who stands in it."""
    piece = state.circle[circle]
    if is_busted(state, circle):
        held = words.say("pax-board-busted")
    else:
        held = piece_name(piece, words) if piece != NONE else words.say("pax-board-nothing")
    return f"{circle_name(circle, words)}: {held}"


def ruler_text(state: Position, empire: int, words: Speaker) -> str:
    """Where the ruler is, on which side, and who is with him."""
    owner = state.owner[RULER + empire]
    side = words.say("pax-board-republic" if state.republic[empire] else "pax-board-king")
    place = words.say("pax-board-on-throne") if owner == NONE else seat_name(owner, words)
    parts = [f"{side}, {place}"]
    if state.suzerain[empire] != NONE:
        parts.append(words.say("pax-board-vassal", empire=empire_name(state.suzerain[empire], words)))
    parts += [words.say("pax-board-queen", card=card_name(queen, words)) for queen in queens_of(state, empire)]
    if state.bishop[RULER + empire] != NONE:
        parts.append(piece_name(BISHOP + state.bishop[RULER + empire], words))
    return ", ".join(parts)


def border_lines(state: Position, words: Speaker) -> list[str]:
    """The borders on which something stands."""
    lines = heading(words.say("pax-board-borders"))
    for border in range(BORDERS):
        pieces = [state.pawn[border]] if state.pawn[border] != NONE else []
        pieces += [PIRATE + state.pirate[border]] if state.pirate[border] != NONE else []
        if pieces:
            held = ", ".join(piece_name(piece, words) for piece in pieces)
            lines.append(f"  {border_name(border, words)}: {held}")
    return lines


def seat_lines(state: Position, reader: int, words: Speaker) -> list[str]:
    """Every player with purse, hand and tableau."""
    lines: list[str] = []
    for seat in range(len(state.florins)):
        purse = words.say("pax-florins", count=state.florins[seat])
        lines += heading(f"{words.say('regnum-seat', seat=seat)}: {bank_of(state, seat, words)}, {purse}")
        if state.out[seat]:
            lines.append("  " + words.say("pax-board-ruined"))
        lines.append("  " + hand_text(state, seat, reader, words))
        for half in (WEST, EAST):
            row = [stack_text(state, card, words) for card in state.rows[seat * 2 + half]]
            lines.append(f"  {half_name(half, words)}: {'; '.join(row) or words.say('pax-board-nothing')}")
        maids = [card_name(card, words) for card in old_maids(state, seat)]
        if maids:
            lines.append("  " + words.say("pax-board-old-maids", list=listed(maids, words)))
    return lines


def hand_text(state: Position, seat: int, reader: int, words: Speaker) -> str:
    """A hand: to its owner the cards, to the others what everybody knows of it."""
    cards = state.hand[seat] if reader in (seat, ALL_SEATS) else certain_cards(state, seat)
    names = [describe_card(state, card, words) for card in cards]
    hidden = len(state.hand[seat]) - len(cards)
    if hidden:
        names.append(words.say("pax-board-hidden", count=hidden))
    return words.say("pax-board-hand", list=listed(names, words))


def stack_text(state: Position, card: int, words: Speaker) -> str:
    """A card of a tableau with the bishop on it; a ruler with queens and vassals."""
    text = describe_card(state, card, words)
    extra: list[str] = []
    if state.bishop[card] != NONE:
        extra.append(piece_name(BISHOP + state.bishop[card], words))
    if card >= RULER:
        extra += [stack_text(state, queen, words) for queen in queens_of(state, card - RULER)]
        extra += [stack_text(state, RULER + vassal, words) for vassal in vassals_of(state, card - RULER)]
    return f"{text} [{'; '.join(extra)}]" if extra else text
