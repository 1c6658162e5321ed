"""The position: named lists of small integers, who knows them, and what can never be true of them."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.knowledge import Field, Knowledge, Owned, State, slots_of
from regnum.titles.pax_renaissance.catalogue import (
    ALL_CARDS,
    BORDERS,
    CARDS,
    CIRCLES,
    DECK,
    EMPIRES,
    IS_COMET,
    IS_QUEEN,
    IS_SEA,
    OPEN_1460,
    QUEEN_NUMBER,
    QUEENS,
    RULER,
    START_REGIME,
    SUPPLY,
)
from regnum.titles.pax_renaissance.names import BISHOP, EAST, NONE, PIECES, PIRATE, REPRESSIBLE, WEST

T = TypeVar("T")

COLUMNS: Final = 6  # spaces in a market row; the leftmost, column 0, is the trade fair
FAIR: Final = 0

# Where a card is, as everybody knows.
IN_DECK: Final = 0  # or left in the box: nobody can tell which, so both are one bag
IN_MARKET: Final = 1
TAKEN: Final = 2  # in its owner's hand, or secretly gone from it
BEING_PLAYED: Final = 3
IN_TABLEAU: Final = 4
OLD_MAID: Final = 5
ON_THRONE: Final = 6
GONE: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)  # else `__new__` would call `__init__` when compiled
class Position(State):
    """glossary:florin.b: everything that players could point at; all but the hands is public."""

    __slots__ = (
        "acted",
        "actions",
        "active",
        "agents",
        "automaton",
        "bank",
        "bishop",
        "circle",
        "comets",
        "course",
        "ending",
        "fairs_used",
        "florins",
        "free_fair_used",
        "hand",
        "husband",
        "low_left",
        "market",
        "market_florins",
        "next_card",
        "open_route",
        "operations_used",
        "options",
        "out",
        "owner",
        "pawn",
        "pirate",
        "place",
        "pool",
        "regime",
        "repressed",
        "republic",
        "rows",
        "spent",
        "supply",
        "suzerain",
        "taken",
        "top_left",
        "usury",
        "victory",
        "winners",
    )

    def __init__(self, seats: int, options: list[int]) -> None:
        self.options = options  # the value chosen for each option, never changed
        self.automaton = NONE  # the seat of the automated bank in a game for one
        self.bank: list[int] = [NONE] * seats
        self.florins: list[int] = [0] * seats
        self.out: list[int] = [0] * seats  # bankrupt (G6)
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.taken: list[list[int]] = [[] for _ in range(seats)]  # see `possible_hand`
        self.rows: list[list[int]] = [[] for _ in range(seats * 2)]  # [seat * 2 + half], from the board outward

        self.place: list[int] = [IN_DECK] * CARDS + [ON_THRONE] * EMPIRES
        self.owner: list[int] = [NONE] * ALL_CARDS
        self.bishop: list[int] = [NONE] * ALL_CARDS  # the religion of the bishop on a card
        self.husband: list[int] = [NONE] * len(QUEENS)  # the empire whose king each queen has married
        self.suzerain: list[int] = [NONE] * EMPIRES
        self.republic: list[int] = [0] * EMPIRES
        self.regime: list[int] = list(START_REGIME)
        self.repressed: list[int] = [0] * (EMPIRES * REPRESSIBLE)  # [empire * REPRESSIBLE + piece]
        self.circle: list[int] = [NONE] * CIRCLES  # the piece in each circle of a city
        self.pawn: list[int] = [NONE] * BORDERS  # the seat whose concession is on a border
        self.pirate: list[int] = [NONE] * BORDERS  # the religion of the pirate on a border
        self.supply: list[int] = list(SUPPLY)
        self.agents: list[int] = []  # pieces of a played card that fight in the present battle
        self.open_route: list[int] = list(OPEN_1460)  # by market row

        self.pool: list[list[int]] = [
            [card for card in range(CARDS) if DECK[card] == deck and not IS_COMET[card]] for deck in (EAST, WEST)
        ]
        self.comets: list[list[int]] = [
            [card for card in range(CARDS) if DECK[card] == deck and IS_COMET[card]] for deck in (EAST, WEST)
        ]
        self.top_left: list[int] = [0, 0]  # cards left above the comets' part of each deck
        self.low_left: list[int] = [0, 0]  # cards other than comets left in the comets' part
        self.next_card: list[int] = [NONE, NONE]  # face up on the deck (astrology)
        self.market: list[int] = [NONE] * (2 * COLUMNS)  # [row * COLUMNS + column]
        self.market_florins: list[int] = [0] * (2 * COLUMNS)
        self.victory: list[int] = [0] * 4

        self.active = 0
        self.actions = 0
        self.spent = 0  # actions and free actions carried out this turn
        self.operations_used: list[int] = [0, 0]
        self.fairs_used: list[int] = [0, 0]
        self.free_fair_used = 0
        self.acted: list[int] = []  # cards that carried out an operation this turn
        self.usury: list[int] = []  # market cards on which the active player put a florin this turn
        self.course: list[int] = []  # row and objective that the automated bank follows this turn
        self.ending = NONE
        self.winners: list[int] = []

    def copy(self) -> Position:
        """Lists that change often are copied. All others are shared, and so are lists within lists: changes replace
        them (see `replaced`) and never write into them."""
        twin = Position.__new__(Position)
        twin.options = self.options
        twin.automaton = self.automaton
        twin.bank = self.bank
        twin.florins = self.florins[:]
        twin.out = self.out
        twin.hand = self.hand[:]
        twin.taken = self.taken
        twin.rows = self.rows[:]
        twin.place = self.place[:]
        twin.owner = self.owner[:]
        twin.bishop = self.bishop
        twin.husband = self.husband
        twin.suzerain = self.suzerain
        twin.republic = self.republic
        twin.regime = self.regime
        twin.repressed = self.repressed
        twin.circle = self.circle[:]
        twin.pawn = self.pawn[:]
        twin.pirate = self.pirate[:]
        twin.supply = self.supply[:]
        twin.agents = self.agents
        twin.open_route = self.open_route
        twin.pool = self.pool
        twin.comets = self.comets
        twin.top_left = self.top_left
        twin.low_left = self.low_left
        twin.next_card = self.next_card
        twin.market = self.market[:]
        twin.market_florins = self.market_florins[:]
        twin.victory = self.victory
        twin.active = self.active
        twin.actions = self.actions
        twin.spent = self.spent
        twin.operations_used = self.operations_used
        twin.fairs_used = self.fairs_used
        twin.free_fair_used = self.free_fair_used
        twin.acted = self.acted
        twin.usury = self.usury
        twin.course = self.course
        twin.ending = self.ending
        twin.winners = self.winners
        return twin


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """The values with another one at a place, as a new list."""
    new = values[:]
    new[place] = value
    return new


# ---- hidden hands ---------------------------------------------------------------------------------------------------
#
# Every card is bought face up, so everybody knows a hand until a card leaves it face down (glossary:hand.a, discard).
# `taken[seat]` lists what everybody saw: the cards that entered the hand and were not seen since, in order, and -k
# wherever k cards left it face down.


def certain_cards(state: Position, seat: int) -> list[int]:
    """Cards that everybody knows to be in the hand: bought since the last card left it face down."""
    taken = state.taken[seat]
    last = max((place for place, entry in enumerate(taken) if entry < 0), default=-1)
    return taken[last + 1 :]


def doubtful_cards(state: Position, seat: int) -> list[int]:
    """Cards that may be in the hand or gone, as far as the others can know."""
    certain = certain_cards(state, seat)
    return [card for card in state.taken[seat] if card >= 0 and card not in certain]


def possible_hand(state: Position, seat: int, chance: Chance) -> list[int]:
    """A hand that fits everything the others saw: each face-down discard is drawn from what was there at that time."""
    hand: list[int] = []
    for entry in state.taken[seat]:
        if entry >= 0:
            hand.append(entry)
            continue
        for _ in range(-entry):
            hand.pop(chance.below(len(hand)))
    return sorted(hand)


def _outside_hand(state: Position, seat: int) -> list[int]:
    return [len(state.hand[seat])]


def _other_hand(state: Position, seat: int, chance: Chance) -> list[int]:
    certain = certain_cards(state, seat)
    rest = chance.shuffled(doubtful_cards(state, seat))[: len(state.hand[seat]) - len(certain)]
    return sorted(certain + rest)


def _unknown_hand(state: Position, seat: int) -> list[int]:
    certain = certain_cards(state, seat)
    return [card for card in state.hand[seat] if card not in certain]


KNOWLEDGE: Final = Knowledge(
    Position,
    *(Field[Position](name) for name in slots_of(Position) if name != "hand"),
    Owned[Position]("hand", _outside_hand, _other_hand, _unknown_hand),
)


# ---- what can never be ----------------------------------------------------------------------------------------------


def impossible(state: Position) -> list[str]:
    """B2c, glossary:piece_supply.1, border.2, city.1: everything that is wrong with a position."""
    return [*_wrong_sizes(state), *_wrong_pieces(state), *_wrong_cards(state), *_wrong_hands(state)]


def _wrong_sizes(state: Position) -> list[str]:
    seats = len(state.florins)
    sizes = {
        "bank": seats, "out": seats, "hand": seats, "taken": seats, "rows": seats * 2, "place": ALL_CARDS,
        "owner": ALL_CARDS, "bishop": ALL_CARDS, "husband": len(QUEENS), "suzerain": EMPIRES, "republic": EMPIRES,
        "regime": EMPIRES, "repressed": EMPIRES * REPRESSIBLE, "circle": CIRCLES, "pawn": BORDERS, "pirate": BORDERS,
        "supply": PIECES, "open_route": 2, "pool": 2, "comets": 2, "market": 2 * COLUMNS,
        "market_florins": 2 * COLUMNS, "victory": 4, "operations_used": 2, "fairs_used": 2,
    }  # fmt: skip
    wrong = [
        f"{name} has {len(getattr(state, name))} entries" for name in sizes if len(getattr(state, name)) != sizes[name]
    ]
    if state.automaton != NONE and (seats, state.automaton) != (2, 1):
        wrong.append("an automated bank where none can be")
    if state.course and (len(state.course) != 2 or state.course[0] not in range(7) or state.course[1] not in range(3)):
        wrong.append("an unknown course of the automated bank")
    if not wrong and (min(state.florins) < 0 or min(state.market_florins) < 0 or min(state.repressed) < 0):
        wrong.append("less than nothing of something")
    return wrong


def _wrong_pieces(state: Position) -> list[str]:
    seats = len(state.florins)
    count = state.supply[:]
    for piece in (*state.circle, *state.agents):
        if piece != NONE:
            count[piece] += 1
    for place, number in enumerate(state.repressed):
        count[place % REPRESSIBLE] += number
    for border in range(BORDERS):
        if state.pawn[border] != NONE:
            count[state.pawn[border]] += 1
        if state.pirate[border] != NONE:
            count[PIRATE + state.pirate[border]] += 1
            if not IS_SEA[border]:
                return [f"a pirate on the land border {border}"]
    for card, religion in enumerate(state.bishop):
        if religion != NONE:
            count[BISHOP + religion] += 1
            if state.place[card] not in (IN_TABLEAU, ON_THRONE):
                return [f"a bishop on the absent card {card}"]
    wrong = [f"piece {piece}: {have} of {SUPPLY[piece]}" for piece, have in enumerate(count) if have != SUPPLY[piece]]
    if any(not 0 <= pawn < seats for pawn in state.pawn if pawn != NONE) or min(state.supply) < 0:
        wrong.append("a pawn of nobody, or a negative supply")
    return wrong


def _wrong_cards(state: Position) -> list[str]:
    wrong: list[str] = []
    laid = [card for row in state.rows for card in row]
    if len(laid) != len(set(laid)):
        wrong.append("a card lies twice")
    for number, row in enumerate(state.rows):
        wrong += [
            f"card {card} lies in the wrong row"
            for card in row
            if state.place[card] != IN_TABLEAU or state.owner[card] != number // 2
        ]
    for card in range(ALL_CARDS):
        attached = (card < CARDS and IS_QUEEN[card] and state.husband[QUEEN_NUMBER[card]] != NONE) or (
            card >= RULER and state.suzerain[card - RULER] != NONE
        )
        if state.place[card] == IN_TABLEAU and not attached and card not in laid:
            wrong.append(f"card {card} lies nowhere")
    for empire, suzerain in enumerate(state.suzerain):
        if suzerain != NONE and (
            state.owner[RULER + empire] != state.owner[RULER + suzerain] or state.suzerain[suzerain] != NONE
        ):
            wrong.append(f"empire {empire} has a wrong suzerain")
    for card, empire in zip(QUEENS, state.husband, strict=True):
        if empire != NONE and (state.place[card] != state.place[RULER + empire] or state.republic[empire]):
            wrong.append(f"queen {card} has a wrong husband")
    shown = [card for card in state.market if card != NONE]
    if len(shown) != len(set(shown)) or any(state.place[card] != IN_MARKET for card in shown):
        wrong.append("the market holds a wrong card")
    for deck in (EAST, WEST):
        if any(state.place[card] != IN_DECK for card in state.pool[deck]):
            wrong.append("the pool holds a card that was seen")
    return wrong


def _wrong_hands(state: Position) -> list[str]:
    wrong: list[str] = []
    for seat, hand in enumerate(state.hand):
        size = 0
        for entry in state.taken[seat]:
            size += 1 if entry >= 0 else entry
        if hand != sorted(set(hand)) or not set(hand) <= set(state.taken[seat]) or size != len(hand):
            wrong.append(f"the hand of seat {seat} does not fit what was seen of it")
        if any(state.place[card] != TAKEN or state.owner[card] != seat for card in hand):
            wrong.append(f"seat {seat} holds a card that lies elsewhere")
    return wrong
