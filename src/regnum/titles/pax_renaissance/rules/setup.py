"""C. Set-up: banks, concessions, decks, market, thrones and florins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regnum.engine.chance import Chance
from regnum.engine.game import Game
from regnum.engine.title import Title
from regnum.titles.pax_renaissance.facts.catalogue import (
    BANK_BORDER,
    BANK_IDS,
    CIRCLE_CITY,
    CIRCLES,
    CONSTANTS,
    EMPIRE_IDS,
    OPEN_1550,
    START_PIECE,
    piece_code,
)
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, WEST
from regnum.titles.pax_renaissance.facts.options import OPTIONS
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.market import fill_row, foresee
from regnum.titles.pax_renaissance.rules.turn import Turn

STARTING_FLORINS: Final[list[int]] = CONSTANTS["start"]["florins_by_seat"]
REFORMIST_1550: Final[list[str]] = CONSTANTS["start"]["variant_1550"]["reformist"]
PIECES_1550: Final[dict[str, str]] = CONSTANTS["start"]["variant_1550"]["pieces"]
SOLO_START: Final[dict[str, int]] = CONSTANTS["start"]["solo"]
SOLO_DECK: Final[dict[str, int]] = CONSTANTS["deck"]["solo"]
FARTHEST_FIRST: Final = ("fugger", "marchionni", "medici", "coeur")
FUGGER: Final = BANK_IDS.index("fugger")
PLAYER: Final = 0  # the seats of a game for one
OPPONENT: Final = 1


def set_up(title: Title[Position], options: Mapping[str, str], players: int, chance: Chance) -> Pax:
    """B2f, B4.1, B7b.1, C6b, C6c: a new game; rulers lie on their thrones, victory cards on their inactive side."""
    if players == 1:
        return set_up_solo(title, options, chance)
    seats = players
    state = Position(seats, OPTIONS.encode(options))
    game: Pax = Game(title, state, seats, chance, dict(options))
    prepare_europe(game)
    hand_out_banks(game)
    build_decks(game, CONSTANTS["deck"]["cards_on_top_per_player"] * seats, CONSTANTS["deck"]["cards_with_comets"])
    lay_out_market(game)
    changes.give_first_turn(game, first_player(game))
    hand_out_florins(game)
    game.call(Turn())
    return game


def set_up_solo(title: Title[Position], options: Mapping[str, str], chance: Chance) -> Pax:
    """C2, C5, C7: a game for one (solo.md): Fugger begins; the automated bank owns the other three concessions."""
    state = Position(2, OPTIONS.encode(options))
    game: Pax = Game(title, state, 2, chance, dict(options))
    changes.seat_automaton(game, OPPONENT)
    prepare_europe(game)
    others = [bank for bank in range(len(BANK_IDS)) if bank != FUGGER]
    changes.give_bank(game, PLAYER, FUGGER)
    changes.give_bank(game, OPPONENT, others[0])
    changes.place_pawn(game, PLAYER, BANK_BORDER[FUGGER])
    for bank in others:
        changes.place_pawn(game, OPPONENT, BANK_BORDER[bank])
    build_decks(game, int(reading(state, "solo_cards_on_top")), SOLO_DECK["cards_with_comets"])
    lay_out_market(game)
    changes.give_first_turn(game, PLAYER)
    changes.fill_purse(game, PLAYER, SOLO_START["player_florins"])
    changes.fill_purse(game, OPPONENT, SOLO_START["opponent_florins"])
    game.call(Turn())
    return game


def prepare_europe(game: Pax) -> None:
    """B2b, B6:figure1, C1, C1a.1, C1c, C4, C4a: regimes, open emporia and the nobles in the capitals."""
    state = game.state
    pieces = list(START_PIECE)
    if reading(state, "europe_1550") == "on":
        for name in REFORMIST_1550:
            changes.begin_reformed(game, EMPIRE_IDS.index(name))
        for city, piece in PIECES_1550.items():
            pieces[CIRCLE_CITY.index(city)] = piece_code(piece)
        if reading(state, "setup_1550_white_route") == "red_sea":
            changes.begin_with_routes(game, list(OPEN_1550))
    for circle in range(CIRCLES):
        if pieces[circle] != NONE:
            changes.place_noble(game, pieces[circle], circle)


def hand_out_banks(game: Pax) -> None:
    """B3, B6c, C2, C2a, C2b, C2c, C2d, C3a: a random bank for everybody, and its first concession."""
    banks = list(range(len(BANK_IDS)))
    for seat in range(game.seat_count):
        bank = game.chance.take(banks)
        changes.give_bank(game, seat, bank)
        changes.place_pawn(game, seat, BANK_BORDER[bank])


def build_decks(game: Pax, on_top: int, with_comets: int) -> None:
    """B7a, C5, C5a, C5b: two comets among twelve cards at the bottom, four cards a player on top."""
    for deck in (EAST, WEST):
        changes.build_deck(game, deck, on_top, with_comets)


def lay_out_market(game: Pax) -> None:
    """C6a, C5c: six cards in each row; with astrology the next card of each deck is turned."""
    if reading(game.state, "astrology") == "on":
        for deck in (EAST, WEST):
            foresee(game, deck)
    for row in (EAST, WEST):
        fill_row(game, row, row)


def hand_out_florins(game: Pax) -> None:
    """C7.2, C7a: three to the first player, one more to each of the next; the rest is China's, without limit."""
    for step in range(game.seat_count):
        changes.fill_purse(game, (game.state.active + step) % game.seat_count, STARTING_FLORINS[step])


def first_player(game: Pax) -> int:
    """C7.1, C7b: whoever has Fugger; without him a random player, or by another reading the farthest bank."""
    banks = game.state.bank
    if reading(game.state, "first_player_rule") == "farthest_white_route":
        return min(range(game.seat_count), key=lambda seat: FARTHEST_FIRST.index(BANK_IDS[banks[seat]]))
    return banks.index(FUGGER) if FUGGER in banks else game.chance.below(game.seat_count)
