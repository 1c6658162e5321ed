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
from regnum.titles.here_i_stand.facts.catalogue import COLONY_IDS, SEAS, SPACES
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    INDEPENDENT,
    MAJORS,
    NONE,
    OWNERS,
    PREGNANCY_NAMES,
    PRIZES,
    REGULAR,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import (
    CONQUERORS,
    DEBATERS,
    EXPLORERS,
    LEADER_POWER,
    LEADERS,
    REFORMERS,
)

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

PREGNANCIES: Final = len(PREGNANCY_NAMES)  # results of the chart

# What acts as one: the army of the active power, and another that intercepts, avoids battle or retreats.
ARMY: Final = 0
OTHER: Final = 1
ARMIES: Final = 2

# What markers make of an unfortified space.
BUILT_FORTRESS: Final = 1
HAVEN: Final = 2  # of pirates: an Ottoman home space from then on (21.1)

# What became of a debater (8.2, 18.2) or a reformer.
NOT_ENTERED: Final = 0
UNCOMMITTED: Final = 1  # of a reformer: in his space
COMMITTED: Final = 2
BANISHED: Final = 3  # excommunicated or expelled until the next Card Draw phase; he counts as committed
GONE: Final = 4  # burnt, disgraced or dead

# What became of an explorer or conqueror (20.2, 20.3).
AT_HOME: Final = 0  # he can be sent, or is under way
LOST: Final = 1
ON_PRIZE: Final = 2  # he stays at prize 0 for good; those at the others follow

# What is under way to the New World for a power.
NO_VOYAGE: Final = 0
VOYAGE: Final = 1
AIDED_VOYAGE: Final = 2  # by Mercator's Map (card 50) or by smallpox (card 101)
RECALLED: Final = 3  # nothing is under way any more, and nothing can be sent in this turn (card 98)

# What became of a colony marker (20.1).
COLONY_FREE: Final = 0
COLONY_CROSSING: Final = 1
COLONY_SETTLED: Final = 2
COLONY_OUT: Final = 3  # out of the game, with packs whose card 54 asks for it

# Foreign wars (21.7): Egypt, Ireland, Persia.
FOREIGN_WARS: Final = 3
ABROAD_COLUMNS: Final = 2  # regulars, then mercenaries or cavalry

# Where a card is.
DECK: Final = 0
DISCARD: Final = 1
OUT_OF_GAME: Final = 2
NOT_YET: Final = 3  # it enters the deck in a later turn
ON_TABLE: Final = 4  # being played, or in force beside the map
POWER_CARD: Final = 5  # a Home card that was played, or the card of a ruler
HAND: Final = 6  # of major power 0; the hands of the others follow
SPOILS: Final = HAND + MAJORS  # taken from a hand, until it is settled who keeps what (21.5, card 59)
PLACES: Final = SPOILS + 1
KEEPERS: Final[tuple[int, ...]] = (
    NO_EYES,
    *([EVERYBODY] * (HAND - 1)),
    *(1 << power for power in range(MAJORS)),
    NO_EYES,
)


def column(owner: int, kind: int) -> int:
    """5.2: which column of a space counts such units; mercenaries and cavalry share one, as no power has both."""
    return owner if kind == REGULAR else OWNERS + owner


@mypyc_attr(allow_interpreted_subclasses=True)  # else `__new__` would call `__init__` when compiled
class Position(State):
    """2.4, 5, 7: everything that players could point at; all but hands and deck is public."""

    __slots__ = (
        "abroad", "abroad_leaders", "active", "agreed", "alliance", "aragon", "army", "army_at", "army_leaders",
        "arrived", "assaulted", "attacker", "attempted", "barred_cards", "barred_debater", "beaten", "besiegers",
        "births", "boleyn_turn", "bonus", "bonus_used", "bulls", "cabots", "cancelled", "chateaux", "chosen_admirals",
        "chosen_ships", "colonies", "columns", "columns_kept", "combat_at", "combat_cards", "conquering",
        "conquerors", "control", "counted", "cp", "crowds", "crowned", "debate_zone", "debaters", "debating",
        "declined", "defenders", "delegates", "depleted", "dice", "divorce", "doomed", "ending", "excommunicated",
        "explorers", "exploring", "faith", "fewer_cards", "foes", "foreigners", "fortified", "fought",
        "fought_abroad", "fresh", "fresh_sieges", "galleons", "garrison", "garrison_leaders", "gout", "ground",
        "halted", "happened", "harbours", "hits", "hungary_defeated", "impulse", "in_force", "inspiration",
        "interceptor", "keepers", "knights", "land", "leader_at", "leader_lent_to", "leader_owner",
        "leaders_by_place", "leaders_kept", "master", "memories", "on_display", "options", "orders", "owed",
        "own_land", "own_memories", "pack", "passes", "peace", "phase", "piracy", "pirated", "place", "plantations",
        "played", "players", "potosi", "prizes", "raiders", "record", "reformers", "resolved", "returning", "roll",
        "ruler", "sacking", "scenario", "sheltered", "ship_at", "ship_is_corsair", "ship_lent_to", "ship_owner",
        "ships_by_place", "ships_kept", "shown", "skips", "st_peters", "stacks", "standing", "supplied", "surprised",
        "targeted", "translations", "tried", "turn", "universities", "unrest", "unsettled", "voyages", "war",
        "war_winner", "weather", "wedding_due", "wife", "winners",
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
        self.agreed: list[int] = []  # gifts and packages of this turn: see queries/agreements.py
        self.owed: list[int] = [0] * MAJORS  # command points for declarations of war, paid at the end (9.6)
        self.fewer_cards: list[int] = [0] * MAJORS  # -1 Card markers (6.2)
        self.excommunicated: list[int] = [0] * MAJORS  # the turn in which the ruler was, 0 if he is not (21.5)
        self.divorce = 0  # the turn in which the Papacy granted one to Henry, 0 if it has not (9.1)
        self.aragon = 0  # whether the Hapsburgs have the marker of Katherine: a cheaper war on England (21.3)
        self.played: list[list[int]] = [[] for _ in range(MAJORS)]  # this turn, but not for command points (6.2)
        self.barred_cards: list[int] = []  # card * MAJORS + power, taken and not to be played in this impulse (16.4)

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
        self.leader_lent_to: list[int] = [NONE] * LEADERS  # the ally for whom a naval leader acts (9.2)
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

        self.sacking = 0  # 1 and the papal regulars that were in Rome, while it is sacked (21.5)

        self.orders: list[int] = []  # of a naval move: see queries/ships.py
        self.arrived: list[int] = []  # sea zones into which a fleet has come where no ship of its power was
        self.roll = 0  # two dice with modifiers, until rowers had their say (card 34)
        self.chosen_ships: list[int] = []  # that try to intercept together
        self.chosen_admirals = 0  # mask
        self.returning: list[int] = []  # what goes where of the stack that returns for winter: see queries/winter.py
        self.harbours: list[int] = []  # ports to which ships of the fleet that returns for winter have gone (19.3)
        self.resolved: list[int] = []  # towns from which a power has returned units in this winter (19.3)

        self.debaters: list[int] = [NOT_ENTERED] * DEBATERS  # what became of each
        self.reformers: list[int] = [NOT_ENTERED] * REFORMERS  # what became of each
        self.bulls: list[int] = []  # who was excommunicated, for good: powers, then MAJORS + reformer (21.5)
        self.translations: list[int] = [0] * (
            2 * TRANSLATED_ZONES
        )  # steps of each New Testament, then of each full Bible
        self.universities: list[int] = []  # spaces with a Jesuit university
        self.targeted: list[int] = []  # spaces that somebody tried to convert in this impulse (18.3.once)
        self.bonus_used = 0  # mask of powers that have used a debater for attempts or translation in this impulse
        self.inspiration = NONE  # the debater whose bonus works in the present action (18.2)
        self.delegates: list[int] = []  # debaters at the Council of Trent (card 17)
        self.shown = NONE  # the card that everybody sees and that may be played now (card 7, 21.3)
        self.wife = 0  # where the marital status of Henry VIII stands (21.3)
        self.births: list[int] = [NONE] * PREGNANCIES  # the wife who brought each result of the pregnancy chart
        self.wedding_due = 0  # whether Henry marries again when England passes in this turn
        self.crowned = 0  # the turn in which the ruler of England took the throne
        self.boleyn_turn = 0  # the turn in which Henry VIII married Anne Boleyn (21.3)
        self.debate_zone = NONE  # where a debate is held
        self.debating: list[int] = [NONE, NONE]  # debaters of the caller and of the other side
        self.fresh: list[int] = [0, 0]  # whether they came uncommitted into the debate
        self.barred_debater = NONE  # who may not take part in this debate (card 6)

        self.explorers: list[int] = [AT_HOME] * EXPLORERS  # what became of each (20.2)
        self.conquerors: list[int] = [AT_HOME] * CONQUERORS  # what became of each (20.3)
        self.exploring: list[int] = [NO_VOYAGE] * MAJORS  # what explorations are under way
        self.conquering: list[int] = [NO_VOYAGE] * MAJORS  # what conquests are under way
        self.cabots = 0  # mask of powers for which Sebastian Cabot is under way (card 99)
        self.voyages: list[int] = []  # explorers whose fate is still to be rolled in this phase
        self.prizes: list[int] = [NONE] * PRIZES  # who holds each discovery and conquest
        self.depleted = 0  # mask of conquests without riches (20.4)
        self.colonies: list[int] = [COLONY_FREE] * len(COLONY_IDS)  # what became of each
        self.potosi = NONE  # who has the silver mines (card 54)
        self.galleons = 0  # masks of powers with these markers (cards 48, 53, 49)
        self.plantations = 0
        self.raiders = 0

        self.abroad: list[int] = [0] * (FOREIGN_WARS * ABROAD_COLUMNS)  # units of the power in each foreign war
        self.abroad_leaders: list[int] = [0] * FOREIGN_WARS  # masks
        self.foreigners: list[int] = [0] * FOREIGN_WARS  # their enemies; a war without any is over
        self.fought_abroad = 0  # mask of foreign wars with a battle in this impulse

        self.supplied: list[list[int]] = [[] for _ in range(MAJORS)]  # a cache: see queries/supply.py
        self.ground: list[list[int]] = []  # a cache: see changes/ground.py
        self.standing: list[int] = []  # a cache of where units stand, for this land: see queries/standing.py
        self.stacks: list[list[int]] = []  # a cache of how large they are, by owners
        self.crowds: list[int] = []  # a cache of the columns of which units are in each space, as masks
        self.counted: list[int] = []
        self.columns: list[list[int]] = []  # a cache: see queries/troops.py
        self.columns_kept: list[int] = []
        self.leaders_by_place: list[list[int]] = []  # caches of who is where: see queries/whereabouts.py
        self.leaders_kept: list[int] = []
        self.ships_by_place: list[list[int]] = []
        self.ships_kept: list[int] = []
        self.own_land = 0  # whether no copy shares these lists: see changes/land.py

        self.place: list[int] = [DECK] * CARDS
        self.keepers: list[int] = list(KEEPERS)
        self.memories: list[list[int]] = []
        self.own_memories = 0  # whether no copy shares these rows: see changes/cards.py

    def copy(self) -> Position:
        """The lists of armies and combat and the places of cards are copied. All others are shared, and so are rows:
        changes replace them (see `replaced`) and never write into them; the land waits until somebody changes it."""
        twin = Position.__new__(Position)
        self.own_land = twin.own_land = 0
        self.own_memories = twin.own_memories = 0
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
        twin.skips = self.skips
        twin.happened = self.happened
        twin.in_force = self.in_force
        twin.hungary_defeated = self.hungary_defeated
        twin.ending = self.ending
        twin.unsettled = self.unsettled
        twin.winners = self.winners
        twin.ruler = self.ruler
        twin.master = self.master
        twin.war = self.war
        twin.alliance = self.alliance
        twin.peace = self.peace
        twin.agreed = self.agreed
        twin.owed = self.owed
        twin.fewer_cards = self.fewer_cards
        twin.excommunicated = self.excommunicated
        twin.divorce = self.divorce
        twin.aragon = self.aragon
        twin.played = self.played
        twin.barred_cards = self.barred_cards
        twin.war_winner = self.war_winner
        twin.bonus = self.bonus
        twin.piracy = self.piracy
        twin.chateaux = self.chateaux
        twin.st_peters = self.st_peters
        twin.record = self.record
        twin.control = self.control
        twin.faith = self.faith
        twin.unrest = self.unrest
        twin.fortified = self.fortified
        twin.on_display = self.on_display
        twin.besiegers = self.besiegers
        twin.fresh_sieges = self.fresh_sieges
        twin.pirated = self.pirated
        twin.knights = self.knights
        twin.land = self.land
        twin.leader_at = self.leader_at
        twin.leader_owner = self.leader_owner
        twin.leader_lent_to = self.leader_lent_to
        twin.ship_owner = self.ship_owner
        twin.ship_at = self.ship_at
        twin.ship_is_corsair = self.ship_is_corsair
        twin.ship_lent_to = self.ship_lent_to
        twin.army = self.army[:]
        twin.army_leaders = self.army_leaders[:]
        twin.army_at = self.army_at[:]
        twin.foes = self.foes
        twin.interceptor = self.interceptor
        twin.attempted = self.attempted
        twin.declined = self.declined
        twin.sheltered = self.sheltered
        twin.fought = self.fought
        twin.cancelled = self.cancelled
        twin.beaten = self.beaten
        twin.tried = self.tried
        twin.halted = self.halted
        twin.assaulted = self.assaulted
        twin.weather = self.weather
        twin.gout = self.gout
        twin.doomed = self.doomed
        twin.combat_at = self.combat_at
        twin.attacker = self.attacker
        twin.defenders = self.defenders
        twin.dice = self.dice[:]
        twin.hits = self.hits[:]
        twin.surprised = self.surprised
        twin.combat_cards = self.combat_cards
        twin.garrison = self.garrison
        twin.garrison_leaders = self.garrison_leaders
        twin.sacking = self.sacking
        twin.orders = self.orders
        twin.arrived = self.arrived
        twin.roll = self.roll
        twin.chosen_ships = self.chosen_ships
        twin.chosen_admirals = self.chosen_admirals
        twin.returning = self.returning
        twin.harbours = self.harbours
        twin.resolved = self.resolved
        twin.debaters = self.debaters
        twin.reformers = self.reformers
        twin.bulls = self.bulls
        twin.translations = self.translations
        twin.universities = self.universities
        twin.targeted = self.targeted
        twin.bonus_used = self.bonus_used
        twin.inspiration = self.inspiration
        twin.delegates = self.delegates
        twin.shown = self.shown
        twin.wife = self.wife
        twin.births = self.births
        twin.wedding_due = self.wedding_due
        twin.crowned = self.crowned
        twin.boleyn_turn = self.boleyn_turn
        twin.debate_zone = self.debate_zone
        twin.debating = self.debating
        twin.fresh = self.fresh
        twin.barred_debater = self.barred_debater
        twin.explorers = self.explorers
        twin.conquerors = self.conquerors
        twin.exploring = self.exploring
        twin.conquering = self.conquering
        twin.cabots = self.cabots
        twin.voyages = self.voyages
        twin.prizes = self.prizes
        twin.depleted = self.depleted
        twin.colonies = self.colonies
        twin.potosi = self.potosi
        twin.galleons = self.galleons
        twin.plantations = self.plantations
        twin.raiders = self.raiders
        twin.abroad = self.abroad
        twin.abroad_leaders = self.abroad_leaders
        twin.foreigners = self.foreigners
        twin.fought_abroad = self.fought_abroad
        twin.supplied = self.supplied
        twin.ground = self.ground
        twin.standing = self.standing
        twin.stacks = self.stacks
        twin.crowds = self.crowds
        twin.counted = self.counted
        twin.columns = self.columns
        twin.columns_kept = self.columns_kept
        twin.leaders_by_place = self.leaders_by_place
        twin.leaders_kept = self.leaders_kept
        twin.ships_by_place = self.ships_by_place
        twin.ships_kept = self.ships_kept
        twin.place = self.place[:]
        twin.keepers = self.keepers
        twin.memories = self.memories[:]
        return twin


Europe = Game[Position]


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """The values with another one at a place, as a new list."""
    new = values[:]
    new[place] = value
    return new
