"""The position: named lists of small integers; knowledge.py says who knows them, invariants.py what can never be.

Everything on the table is public but the cards in the hands and in the deck. A seat is a major power, so seats and
major powers have the same numbers. Spaces and sea zones share one numbering of *locations*: the zones follow the
spaces.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.game import Game
from regnum.engine.knowledge import EVERYBODY, NO_EYES, State
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import SEAS, SPACES
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    INDEPENDENT,
    MAJORS,
    NONE,
    OWNERS,
    REGULAR,
)
from regnum.titles.here_i_stand.facts.people import LEADER_POWER, LEADERS

T = TypeVar("T")

# Locations: spaces, then sea zones; what is not on the map comes after them.
FIRST_SEA: Final = SPACES
LOCATIONS: Final = SPACES + SEAS
IN_POOL: Final = LOCATIONS  # of a ship: it can be built
ON_TURN_TRACK: Final = LOCATIONS + 1  # comes back in the next Card Draw phase (8.2)
NOT_IN_PLAY: Final = LOCATIONS + 2  # of a leader: not yet entered, or gone for good
ABROAD: Final = LOCATIONS + 3  # of a leader: on the card of a foreign war (21.7)
CAPTIVE: Final = LOCATIONS + 4  # of a leader: a prisoner of major power 0; those of the others follow

# Land units of a space: the regulars of every owner, then the mercenaries, or cavalry, of every major power.
COLUMNS: Final = OWNERS + MAJORS

# What acts as one: the army of the active power, and another that intercepts, avoids battle or retreats.
ARMY: Final = 0
OTHER: Final = 1
ARMIES: Final = 2

# What markers make of an unfortified space.
BUILT_FORTRESS: Final = 1
HAVEN: Final = 2  # of pirates: an Ottoman home space from then on (21.1)

# Where a card is.
DECK: Final = 0
DISCARD: Final = 1
OUT_OF_GAME: Final = 2
NOT_YET: Final = 3  # it enters the deck in a later turn
ON_TABLE: Final = 4  # being played, or in force beside the map
POWER_CARD: Final = 5  # a Home card that was played, or the card of a ruler
HAND: Final = 6  # of major power 0; the hands of the others follow
PLACES: Final = HAND + MAJORS
KEEPERS: Final = (NO_EYES, *([EVERYBODY] * (HAND - 1)), *(1 << power for power in range(MAJORS)))


def column(owner: int, kind: int) -> int:
    """5.2: which column of a space counts such units; mercenaries and cavalry share one, as no power has both."""
    return owner if kind == REGULAR else OWNERS + owner


@mypyc_attr(allow_interpreted_subclasses=True)  # else `__new__` would call `__init__` when compiled
class Position(State):
    """2.4, 5, 7: everything that players could point at; all but hands and deck is public."""

    __slots__ = (
        "active", "alliance", "army", "army_at", "army_leaders", "arrived", "assaulted", "attacker",
        "attempted", "barred_cards", "beaten", "besiegers", "bonus", "cancelled", "chateaux", "chosen_admirals",
        "chosen_ships", "combat_at", "combat_cards", "control", "cp", "declined", "defenders", "dice", "doomed",
        "ending", "excommunicated", "faith", "fewer_cards", "foes", "fortified", "fought", "fresh_sieges",
        "garrison", "garrison_leaders", "gout", "halted", "happened", "harbours", "hits", "hungary_defeated",
        "impulse", "in_force", "interceptor", "keepers", "knights", "land", "leader_at", "leader_owner",
        "master", "memories", "on_display", "options", "orders", "owed", "pack", "passes", "peace", "phase",
        "piracy", "pirated", "place", "played", "players", "record", "resolved", "returning", "roll", "ruler",
        "scenario", "sheltered", "ship_at", "ship_is_corsair", "ship_lent_to", "ship_owner", "skips",
        "st_peters", "supplied", "surprised", "tried", "turn", "unrest", "unsettled", "war", "war_winner",
        "weather", "winners",
    )  # fmt: skip

    def __init__(self, players: int, options: list[int], ship_owner: list[int]) -> None:
        self.options = options  # the value chosen for each option, never changed
        self.pack = 0  # the number of the data pack
        self.scenario = NONE
        self.players = players

        self.turn = 0
        self.phase = NONE
        self.active = NONE  # the power whose impulse it is
        self.impulse = 0  # how many impulses there were, in all
        self.cp = 0  # command points left in this impulse
        self.passes = 0  # mask of powers that have passed since the last card was played (11)
        self.skips: list[int] = [0] * MAJORS  # impulses that a power has still to skip (card 38)
        self.happened: list[int] = []  # cards of events that have changed the game for good
        self.in_force: list[int] = []  # cards whose events last until the turn ends (6.1)
        self.hungary_defeated = 0  # whether the Ottomans have won their war against it (22.5)
        self.ending = NONE
        self.unsettled = 0  # whether something has changed that may win the game or raise troops (23.1, 21.6)
        self.winners: list[int] = []

        self.ruler: list[int] = [NONE] * MAJORS
        self.master: list[int] = list(range(OWNERS))  # for whom units act: a minor power's ally, or the owner himself
        self.war: list[int] = [0] * OWNERS  # masks of owners, both ways
        self.alliance: list[int] = [0] * MAJORS  # masks of major powers, both ways; for this turn (9.2)
        self.peace: list[int] = [0] * MAJORS  # masks of powers with which it was made in this phase (9.6)
        self.owed: list[int] = [0] * MAJORS  # command points for declarations of war, paid at the end (9.6)
        self.fewer_cards: list[int] = [0] * MAJORS  # -1 Card markers (6.2)
        self.excommunicated: list[int] = [0] * MAJORS  # the turn in which the ruler was, 0 if he is not (21.5)
        self.played: list[list[int]] = [[] for _ in range(MAJORS)]  # this turn, but not for command points (6.2)
        self.barred_cards: list[int] = []  # given up to pirates: not to be played before the next impulse (16.4)

        self.war_winner: list[int] = [0] * MAJORS  # War Winner markers (9.3)
        self.bonus: list[int] = [0] * MAJORS  # victory points of all other markers on the power card (23.2)
        self.piracy = 0  # victory points of piracy (16.4)
        self.chateaux = 0
        self.st_peters = 0  # command points spent on it
        self.record: list[int] = []  # the victory points of each turn that is over: turn after turn, power after power

        self.control: list[int] = [INDEPENDENT] * SPACES
        self.faith: list[int] = [CATHOLIC_FAITH] * SPACES
        self.unrest: list[int] = [0] * SPACES
        self.fortified: list[int] = [0] * SPACES  # by a marker
        self.on_display: list[int] = []  # electorates whose troops have not come yet (21.6)
        self.besiegers: list[int] = [0] * SPACES  # masks of major powers; units of all others there are inside
        self.fresh_sieges: list[int] = []  # space * MAJORS + power, of sieges that began in this impulse (15.1)
        self.pirated = 0  # mask of sea zones with piracy in this turn (16.4)
        self.knights = NONE  # the space of the Knights of Saint John, one of the independent regulars there

        self.land: list[int] = [0] * (SPACES * COLUMNS)
        self.leader_at: list[int] = [NOT_IN_PLAY] * LEADERS
        self.leader_owner: list[int] = [INDEPENDENT if power == NONE else power for power in LEADER_POWER]
        self.ship_owner = ship_owner  # as many as there are counters, never changed
        self.ship_at: list[int] = [IN_POOL] * len(ship_owner)
        self.ship_is_corsair: list[int] = [0] * len(ship_owner)  # the other side of an Ottoman squadron
        self.ship_lent_to: list[int] = [NONE] * len(ship_owner)  # the ally as whose squadron it acts (9.2)

        self.army: list[int] = [0] * (ARMIES * COLUMNS)  # of both armies: a part of what stands where they are
        self.army_leaders: list[int] = [0] * ARMIES  # masks
        self.army_at: list[int] = [NONE] * ARMIES  # on the way over sea an army is counted nowhere else
        self.foes = 0  # mask of owners against whom it moves or fights (13.1)
        self.interceptor = NONE  # the power that has intercepted this army (13.2)
        self.attempted: list[int] = []  # place * MAJORS + power, from where a power tried to intercept it
        self.declined = 0  # mask of powers that are asked no more about this army
        self.sheltered = 0  # whether those whom it meets have withdrawn into fortifications (13.4)
        self.fought = 0  # whether it has fought for the space that it entered
        self.cancelled = 0  # whether a response has stopped what was announced (cards 31 and 32)
        self.beaten: list[int] = []  # what lost a battle in this impulse: see queries/tallies.py
        self.tried: list[int] = []  # what has tried to intercept in this impulse
        self.halted: list[int] = []  # what has gone its one space since the foul weather (card 31)
        self.assaulted: list[int] = []  # spaces assaulted in this impulse (15.1)
        self.weather = 0  # whether foul weather stops the active power in this impulse
        self.gout = 0  # mask of leaders who may not move or assault in this impulse (card 32)
        self.doomed = 0  # whether the army dies if it must retreat: it went on past what it could not besiege (13.4)

        self.combat_at = NONE
        self.attacker = NONE
        self.defenders = 0  # mask of owners
        self.dice: list[int] = [0, 0]  # of the attacker and of the defender
        self.hits: list[int] = [0, 0]  # that each has scored
        self.surprised = 0  # hits that a surprised side has suffered already (card 29)
        self.combat_cards: list[int] = []  # combat cards in force: card * MAJORS + power
        self.garrison: list[int] = [0] * COLUMNS  # who came out of the fortifications to help a relief (15.2)
        self.garrison_leaders = 0  # mask

        self.orders: list[int] = []  # of a naval move: see queries/ships.py
        self.arrived: list[int] = []  # ships that have come where no ship of theirs was (16.1)
        self.roll = 0  # two dice with modifiers, until rowers had their say (card 34)
        self.chosen_ships: list[int] = []  # that try to intercept together
        self.chosen_admirals = 0  # mask
        self.returning: list[int] = []  # what goes where of the stack that returns for winter: see queries/winter.py
        self.harbours: list[int] = []  # ports to which ships of the fleet that returns for winter have gone (19.3)
        self.resolved: list[int] = []  # towns from which a power has returned units in this winter (19.3)

        self.supplied: list[list[int]] = [[] for _ in range(MAJORS)]  # a cache: see queries/supply.py

        self.place: list[int] = [DECK] * CARDS
        self.keepers: list[int] = list(KEEPERS)
        self.memories: list[list[int]] = []

    def copy(self) -> Position:
        """An independent copy; rows of memories and of the cache are never changed, so they are shared."""
        twin = Position.__new__(Position)
        twin.options = self.options
        twin.pack = self.pack
        twin.scenario = self.scenario
        twin.players = self.players
        twin.turn = self.turn
        twin.phase = self.phase
        twin.active = self.active
        twin.impulse = self.impulse
        twin.cp = self.cp
        twin.passes = self.passes
        twin.skips = self.skips[:]
        twin.happened = self.happened[:]
        twin.in_force = self.in_force[:]
        twin.hungary_defeated = self.hungary_defeated
        twin.ending = self.ending
        twin.unsettled = self.unsettled
        twin.winners = self.winners[:]
        twin.ruler = self.ruler[:]
        twin.master = self.master[:]
        twin.war = self.war[:]
        twin.alliance = self.alliance[:]
        twin.peace = self.peace[:]
        twin.owed = self.owed[:]
        twin.fewer_cards = self.fewer_cards[:]
        twin.excommunicated = self.excommunicated[:]
        twin.played = [row[:] for row in self.played]
        twin.barred_cards = self.barred_cards[:]
        twin.war_winner = self.war_winner[:]
        twin.bonus = self.bonus[:]
        twin.piracy = self.piracy
        twin.chateaux = self.chateaux
        twin.st_peters = self.st_peters
        twin.record = self.record[:]
        twin.control = self.control[:]
        twin.faith = self.faith[:]
        twin.unrest = self.unrest[:]
        twin.fortified = self.fortified[:]
        twin.on_display = self.on_display[:]
        twin.besiegers = self.besiegers[:]
        twin.fresh_sieges = self.fresh_sieges[:]
        twin.pirated = self.pirated
        twin.knights = self.knights
        twin.land = self.land[:]
        twin.leader_at = self.leader_at[:]
        twin.leader_owner = self.leader_owner[:]
        twin.ship_owner = self.ship_owner
        twin.ship_at = self.ship_at[:]
        twin.ship_is_corsair = self.ship_is_corsair[:]
        twin.ship_lent_to = self.ship_lent_to[:]
        twin.army = self.army[:]
        twin.army_leaders = self.army_leaders[:]
        twin.army_at = self.army_at[:]
        twin.foes = self.foes
        twin.interceptor = self.interceptor
        twin.attempted = self.attempted[:]
        twin.declined = self.declined
        twin.sheltered = self.sheltered
        twin.fought = self.fought
        twin.cancelled = self.cancelled
        twin.beaten = self.beaten[:]
        twin.tried = self.tried[:]
        twin.halted = self.halted[:]
        twin.assaulted = self.assaulted[:]
        twin.weather = self.weather
        twin.gout = self.gout
        twin.doomed = self.doomed
        twin.combat_at = self.combat_at
        twin.attacker = self.attacker
        twin.defenders = self.defenders
        twin.dice = self.dice[:]
        twin.hits = self.hits[:]
        twin.surprised = self.surprised
        twin.combat_cards = self.combat_cards[:]
        twin.garrison = self.garrison[:]
        twin.garrison_leaders = self.garrison_leaders
        twin.orders = self.orders[:]
        twin.arrived = self.arrived[:]
        twin.roll = self.roll
        twin.chosen_ships = self.chosen_ships[:]
        twin.chosen_admirals = self.chosen_admirals
        twin.returning = self.returning[:]
        twin.harbours = self.harbours[:]
        twin.resolved = self.resolved[:]
        twin.supplied = self.supplied[:]
        twin.place = self.place[:]
        twin.keepers = self.keepers
        twin.memories = self.memories[:]
        return twin


Europe = Game[Position]
