"""The position: named lists of small integers; knowledge.py says who knows them, invariants.py what can never be."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.titles.pax_renaissance.facts.catalogue import (
    ALL_CARDS,
    BORDERS,
    CARDS,
    CIRCLES,
    DECK,
    EMPIRES,
    IS_COMET,
    OPEN_1460,
    QUEENS,
    START_REGIME,
    SUPPLY,
)
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, REPRESSIBLE, WEST

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


Pax = Game[Position]


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """The values with another one at a place, as a new list."""
    new = values[:]
    new[place] = value
    return new
