"""The position: named lists of small integers; knowledge.py says who knows them, invariants.py what can never be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.titles.crusader_kings.facts.catalogue import CHARACTERS, REGIONS, RULERS
from regnum.titles.crusader_kings.facts.limits import LAST_ROUND, OPEN_DEVELOPMENTS
from regnum.titles.crusader_kings.facts.names import CRUSADE, DECKS, NONE
from regnum.titles.crusader_kings.facts.pack import PACKS, TRACK, Pack

T = TypeVar("T")

# Phases of a round.
DYNASTY: Final = 0
PLANNING: Final = 1
PLAYING: Final = 2
UPKEEP: Final = 3

# Where a character is.
IN_DECK: Final = 0
DISCARDED: Final = 1
REMOVED: Final = 2  # from the game, or never in it
LORD: Final = 3  # in an independent region
IN_FAMILY: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)  # else `__new__` would call `__init__` when compiled
class Position(State):
    """setup.tokens: everything that players could point at. Lists within lists are replaced, never written into."""

    __slots__ = (
        "achievement",
        "active",
        "age",
        "allies",
        "ally",
        "armored",
        "army",
        "attacks",
        "attempts",
        "backers",
        "bag",
        "bastard",
        "bonus",
        "calmed",
        "card",
        "castle",
        "casus",
        "children",
        "crop_failure",
        "crusades",
        "culture",
        "deck",
        "development_deck",
        "development_discard",
        "discard",
        "drawn",
        "draws",
        "duke",
        "dynasty",
        "easier",
        "ending",
        "era",
        "event_traits",
        "first",
        "gold",
        "granted",
        "hand",
        "harvest",
        "held",
        "holding",
        "house",
        "in_play",
        "initial_traits",
        "lent",
        "lord",
        "muddy",
        "opposed",
        "options",
        "out",
        "owner",
        "pack",
        "paid",
        "passed",
        "people",
        "phase",
        "place",
        "plague",
        "plague_ending",
        "plan",
        "random_traits",
        "round",
        "row",
        "ruler",
        "sacrificed",
        "scenario",
        "shield",
        "siblings",
        "spouse",
        "strategy",
        "successes",
        "supports",
        "token",
        "track_traits",
        "traits",
        "turn",
        "unrest",
        "unsettled",
        "used",
        "war",
        "winners",
    )

    def __init__(self, seats: int, options: list[int], pack: int, scenario: int, people: int) -> None:
        self.options = options  # the value chosen for each option, never changed
        self.pack = pack  # the number of the data pack, never changed
        self.scenario = scenario  # never changed
        self.people = people  # seats that persons or agents were invited to; the rules added the others
        self.strategy: list[int] = [NONE] * seats  # the rulebook's program that plays a seat, or NONE for a person
        self.culture: list[int] = [NONE] * seats
        self.dynasty: list[int] = [NONE] * seats
        self.out: list[int] = [0] * seats  # defeated for good
        self.era = 0  # from 0
        self.round = 0  # of the Era, from 0
        self.phase = DYNASTY  # of the round
        self.turn = 0  # of the round, from 0
        self.first = 0  # who is first in the present turn or phase
        self.token = 0  # who holds the first player token
        self.active = NONE  # whose card is being played
        self.card = NONE  # the card being played
        self.ending = NONE
        self.winners: list[int] = []
        self.unsettled = 1  # whether achievements and defeats must be looked at again

        self.gold: list[int] = [0] * seats
        self.held: list[list[int]] = [[] for _ in range(seats)]  # developments, oldest first
        self.casus: list[int] = [0] * (seats * seats)  # [holder * seats + against]
        self.war: list[int] = [0] * (seats * seats)  # both ways
        self.ally: list[int] = [0] * (seats * seats)  # both ways
        self.crusades: list[int] = [0] * seats  # crusades begun in this Era
        self.calmed: list[int] = [0] * seats  # whether the Marshal worked in this round
        self.easier: list[int] = [0] * seats  # free tokens more in the next check (an event)
        self.muddy: list[int] = [0] * seats  # successes more in the next invasion check (an event)
        self.achievement: list[int] = [NONE] * 4  # who has each

        self.bag: list[list[int]] = [[] for _ in range(seats)]  # trait tokens
        self.ruler: list[int] = [NONE] * seats
        self.age: list[int] = [0] * seats
        self.children: list[list[int]] = [[] for _ in range(seats)]  # eldest first
        self.siblings: list[list[int]] = [[] for _ in range(seats)]  # eldest first
        self.place: list[int] = [IN_DECK] * CHARACTERS
        self.house: list[int] = [NONE] * CHARACTERS  # the seat whose family a character belongs to
        self.spouse: list[int] = [NONE] * CHARACTERS
        self.bastard: list[int] = [0] * CHARACTERS
        self.traits: list[list[int]] = [[] for _ in range(CHARACTERS)]  # tokens on a card
        self.random_traits: list[int] = []  # the common bag
        self.event_traits: list[int] = []  # the open supply
        self.initial_traits: list[int] = []  # those of nobody yet

        self.owner: list[int] = [NONE] * REGIONS
        self.in_play: list[int] = [1] * REGIONS
        self.castle: list[int] = [0] * REGIONS
        self.army: list[int] = [0] * REGIONS  # always the owner's
        self.unrest: list[int] = [0] * REGIONS
        self.harvest: list[int] = [0] * REGIONS
        self.crop_failure: list[int] = [0] * REGIONS
        self.plague: list[int] = [0] * REGIONS  # front side up
        self.plague_ending: list[int] = [0] * REGIONS  # reverse side up
        self.duke: list[int] = [NONE] * REGIONS  # the relative who holds the duchy
        self.lord: list[int] = [NONE] * REGIONS  # the character of an independent region
        self.allies: list[int] = [0] * REGIONS  # seats allied with an independent region, one bit each
        self.shield: list[int] = [NONE] * TRACK  # on the crusade track
        self.track_traits: list[list[int]] = [[] for _ in range(TRACK)]

        self.deck: list[list[int]] = [[] for _ in range(DECKS)]  # in no order: the next card is drawn by chance
        self.discard: list[list[int]] = [[] for _ in range(DECKS)]  # face up
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.plan: list[list[int]] = [[] for _ in range(seats)]  # the next card first
        self.holding: list[int] = [0] * (seats * DECKS)  # cards of each deck in hand and plan, as everybody saw
        self.bonus: list[int] = [0] * (seats * DECKS)  # bonus cards that will be drawn with the eight
        self.row: list[int] = [NONE] * OPEN_DEVELOPMENTS  # the open developments
        self.development_deck: list[int] = []  # in no order
        self.development_discard: list[int] = []

        self.paid = 0  # gold put into the present check
        self.opposed: list[int] = [0] * seats  # gold paid against it
        self.draws = 0  # tokens that may still be drawn
        self.successes = 0
        self.drawn: list[int] = []  # tokens out of the bag
        self.sacrificed: list[int] = []  # tokens given up in the present check
        self.passed = 0  # whether the last check succeeded
        self.attempts = 0  # plots, coups, castles or purchases of the present action
        self.used: list[int] = []  # plots or regions already tried in the present action
        self.granted = 0  # titles granted in this dynasty phase by the present player
        self.attacks: list[int] = []  # declared attacks: target, origin, whether by sea; three numbers each
        self.supports: list[int] = []  # declared support: origin, target, whether by sea; three numbers each
        self.backers: list[int] = []  # allies who support the present attack
        self.lent: list[int] = []  # tokens of a duke that are in the bag for the present check
        self.armored: list[int] = [0] * seats  # whose first check of this invasion was made
        for character in range(RULERS):
            self.place[character] = REMOVED

    def copy(self) -> Position:
        """An independent copy; lists within lists are shared, as changes replace them."""
        twin = Position.__new__(Position)
        twin.options = self.options
        twin.pack = self.pack
        twin.scenario = self.scenario
        twin.people = self.people
        twin.strategy = self.strategy
        twin.culture = self.culture
        twin.dynasty = self.dynasty[:]
        twin.out = self.out[:]
        twin.era = self.era
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.token = self.token
        twin.active = self.active
        twin.card = self.card
        twin.ending = self.ending
        twin.winners = self.winners[:]
        twin.unsettled = self.unsettled
        twin.gold = self.gold[:]
        twin.held = self.held[:]
        twin.casus = self.casus[:]
        twin.war = self.war[:]
        twin.ally = self.ally[:]
        twin.crusades = self.crusades[:]
        twin.calmed = self.calmed[:]
        twin.easier = self.easier[:]
        twin.muddy = self.muddy[:]
        twin.achievement = self.achievement[:]
        twin.bag = self.bag[:]
        twin.ruler = self.ruler[:]
        twin.age = self.age[:]
        twin.children = self.children[:]
        twin.siblings = self.siblings[:]
        twin.place = self.place[:]
        twin.house = self.house[:]
        twin.spouse = self.spouse[:]
        twin.bastard = self.bastard[:]
        twin.traits = self.traits[:]
        twin.random_traits = self.random_traits[:]
        twin.event_traits = self.event_traits[:]
        twin.initial_traits = self.initial_traits[:]
        twin.owner = self.owner[:]
        twin.in_play = self.in_play[:]
        twin.castle = self.castle[:]
        twin.army = self.army[:]
        twin.unrest = self.unrest[:]
        twin.harvest = self.harvest[:]
        twin.crop_failure = self.crop_failure[:]
        twin.plague = self.plague[:]
        twin.plague_ending = self.plague_ending[:]
        twin.duke = self.duke[:]
        twin.lord = self.lord[:]
        twin.allies = self.allies[:]
        twin.shield = self.shield[:]
        twin.track_traits = self.track_traits[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hand = self.hand[:]
        twin.plan = self.plan[:]
        twin.holding = self.holding[:]
        twin.bonus = self.bonus[:]
        twin.row = self.row[:]
        twin.development_deck = self.development_deck[:]
        twin.development_discard = self.development_discard[:]
        twin.paid = self.paid
        twin.opposed = self.opposed[:]
        twin.draws = self.draws
        twin.successes = self.successes
        twin.drawn = self.drawn[:]
        twin.sacrificed = self.sacrificed[:]
        twin.passed = self.passed
        twin.attempts = self.attempts
        twin.used = self.used[:]
        twin.granted = self.granted
        twin.attacks = self.attacks[:]
        twin.supports = self.supports[:]
        twin.backers = self.backers[:]
        twin.lent = self.lent[:]
        twin.armored = self.armored[:]
        return twin

    def between_actions(self) -> Position:
        """A copy in which no action is under way, for programs that look ahead to their next card."""
        twin = self.copy()
        twin.attempts = 0
        twin.used = []
        twin.attacks = []
        twin.supports = []
        return twin


Crown = Game[Position]


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """The values with another one at a place, as a new list."""
    new = values[:]
    new[place] = value
    return new


def without(values: Sequence[int], value: int) -> list[int]:
    """The values without the first one that equals the given one, as a new list."""
    new = list(values)
    new.remove(value)
    return new


def seats_of(state: Position) -> int:
    """How many dynasties are in the game."""
    return len(state.gold)


def pack_of(state: Position) -> Pack:
    """The cards and tokens of this game."""
    return PACKS[state.pack]


def is_program(state: Position, seat: int) -> bool:
    """ai.setup: whether one of the rulebook's programs plays this seat."""
    return state.strategy[seat] != NONE


def owes_crusade(state: Position, seat: int) -> bool:
    """round.plans_crusade: whether the plan of the last round must hold a crusade."""
    return state.round == LAST_ROUND and state.crusades[seat] == 0 and state.holding[seat * DECKS + CRUSADE] > 0
