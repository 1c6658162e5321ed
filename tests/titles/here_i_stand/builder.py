"""Short ways to set up a position and look at it; `tests.titles.positions` plays on.

    game = europe()  # the map of 1517 without units, ships, leaders, wars and cards in hand
    units(game, "pressburg", "ottoman", regular=7, cavalry=1)
    leaders(game, "pressburg", "suleiman", "ibrahim_pasha")
    war(game, "ottoman", "hapsburg")
    hold(game, "hapsburg", "gout")
    impulse(game, "ottoman", 3)  # it has three command points to spend
    dice(game, 3, 5, *[6] * 3, *[1] * 7)  # what the next dice show
    do(game, "march pressburg-to-vienna", "all")

What a test runs ends in "over" unless it goes on: nobody else has a card.
"""

from __future__ import annotations

from regnum.engine.chance import FastChance, ScriptedChance
from regnum.engine.frames import Frame
from regnum.engine.game import Game
from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SEA_NUMBER, SPACE_IDS, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import (
    CORSAIR,
    FAITH_NAMES,
    MAJOR_IDS,
    MAJORS,
    NONE,
    OWNERS,
    PHASE_IDS,
    POWER_IDS,
    SQUADRON,
    UNIT_NAMES,
)
from regnum.titles.here_i_stand.facts.people import LEADER_IDS, LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import lay_out_cards
from regnum.titles.here_i_stand.position.changes.progress import begin_impulse, gain_points
from regnum.titles.here_i_stand.position.changes.ships import launch
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.queries.points import victory_points
from regnum.titles.here_i_stand.position.queries.progress import ACTION_PHASE
from regnum.titles.here_i_stand.position.state import (
    CAPTIVE,
    COLUMNS,
    DECK,
    FIRST_SEA,
    HAND,
    IN_POOL,
    NOT_IN_PLAY,
    OUT_OF_GAME,
    POWER_CARD,
    Position,
    column,
    replaced,
)
from regnum.titles.here_i_stand.rules.impulse import ActionPhase, Impulse
from regnum.titles.here_i_stand.rules.negotiation import HearAgreements, negotiators
from regnum.titles.here_i_stand.rules.setup import set_up
from regnum.titles.here_i_stand.rules.spending import SpendPoints
from regnum.titles.here_i_stand.title import TITLE
from tests.titles.positions import decision, do

Europe = Game[Position]
OVER = "over"
PLACE_NAMES = ("deck", "discard", "out of game", "not yet", "table", "power card")

# ---- making positions -----------------------------------------------------------------------------------------------


def laid_out(scenario: str = "1517", **options: str) -> Europe:
    """A game before anything has happened in it."""
    return set_up(TITLE, TITLE.check_options(options), MAJORS, FastChance(0), scenario)


def opening(scenario: str = "1517", seed: int = 0, **options: str) -> Europe:
    """A new game as it begins."""
    return TITLE.setup(options, MAJORS, FastChance(seed), scenario)


def europe(scenario: str = "1517", **options: str) -> Europe:
    """The map of a scenario as it begins, with nothing on it; nobody is at war or allied or holds a card."""
    return emptied(laid_out(scenario, **options))


def europe_for(players: int) -> Europe:
    """The same for fewer players, some of whom lead two powers."""
    return emptied(set_up(TITLE, TITLE.check_options({}), players, FastChance(0), "1517"))


def emptied(game: Europe) -> Europe:
    """A new game without units, ships, leaders, wars, alliances and hands."""
    state = game.state
    state.turn += 1
    state.land = [0] * len(state.land)
    state.ship_at = [IN_POOL] * len(state.ship_at)
    state.leader_at = [NOT_IN_PLAY] * len(state.leader_at)
    state.knights = NONE
    state.war = [0] * OWNERS
    state.alliance = [0] * MAJORS
    for power in range(MAJORS):
        for card in hand_of(state, power):
            state.place[card] = POWER_CARD if card < 7 else DECK
    state.place[CARD_NUMBER["luthers_95_theses"]] = OUT_OF_GAME
    lay_out_cards(state, game.controllers)
    forget_lines(state)
    rest(game)
    return game


def rest(game: Europe) -> None:
    """Nothing is going on in the action phase."""
    game.finished = False
    game.state.phase = ACTION_PHASE
    game.stack.clear()
    game.progress.clear()
    game.call(ActionPhase())
    game.progress[-1] = 1


def run(game: Europe, *frames: Frame[Position]) -> Europe:
    """Do these frames now."""
    rest(game)
    game.call(*frames)
    game.start()
    return game


def impulse(game: Europe, power: str, points: int) -> Europe:
    """The impulse of a power that has so many command points to spend."""
    begin_impulse(game.state, MAJOR_IDS.index(power))
    gain_points(game.state, points)
    return run(game, SpendPoints(MAJOR_IDS.index(power)))


def negotiate(game: Europe, turn: int = 2) -> Europe:
    """The talks are over; agreements are announced now."""
    game.state.turn = turn
    rest(game)
    game.state.phase = PHASE_IDS.index("negotiation")
    return run(game, HearAgreements(negotiators(game.state)[0]))


def play(game: Europe, power: str) -> Europe:
    """The impulse of a power that is going to play a card."""
    game.state.active = NONE
    return run(game, Impulse(MAJOR_IDS.index(power)))


def with_card(game: Europe, power: str, card: str, *moves_now: str) -> Europe:
    """A power holds a card and plays it; nobody cancels it."""
    hold(game, power, card)
    play(game, power)
    for move in moves_now:
        do(game, move)
        while decision(game) == "CancelEvent":
            do(game, "pass")
    return game


def faith(game: Europe, name: str, *spaces: str) -> None:
    """These spaces have this faith."""
    for space in spaces:
        game.state.faith[SPACE_NUMBER[space]] = FAITH_NAMES.index(name)


def captive(game: Europe, leader: str, captor: str) -> None:
    """A leader is the prisoner of a power."""
    game.state.leader_at[LEADER_NUMBER[leader]] = CAPTIVE + MAJOR_IDS.index(captor)


def units(game: Europe, space: str, owner: str, **counts: int) -> None:
    """So many units of an owner stand at a space."""
    number = POWER_IDS.index(owner)
    for kind, count in counts.items():
        at = SPACE_NUMBER[space] * COLUMNS + column(number, UNIT_NAMES.index(kind))
        game.state.land = replaced(game.state.land, at, count)
    forget_lines(game.state)


def leaders(game: Europe, place: str, *names: str) -> None:
    """Leaders stand at a space or in a sea zone."""
    for name in names:
        game.state.leader_at[LEADER_NUMBER[name]] = location(place)


def ships(game: Europe, place: str, owner: str, squadron: int = 0, corsair: int = 0) -> None:
    """Ships lie in a port or sea zone."""
    for kind, count in ((SQUADRON, squadron), (CORSAIR, corsair)):
        for _ in range(count):
            launch(game.state, POWER_IDS.index(owner), kind, location(place))


def location(place: str) -> int:
    """The number of a space or sea zone."""
    return SPACE_NUMBER[place] if place in SPACE_NUMBER else FIRST_SEA + SEA_NUMBER[place]


def war(game: Europe, one: str, other: str) -> None:
    """Two powers are at war."""
    first, second = POWER_IDS.index(one), POWER_IDS.index(other)
    game.state.war[first] |= 1 << second
    game.state.war[second] |= 1 << first
    forget_lines(game.state)


def allied(game: Europe, one: str, other: str) -> None:
    """Two major powers are allies, or a minor power follows a major one."""
    first, second = POWER_IDS.index(one), POWER_IDS.index(other)
    if max(first, second) < MAJORS:
        game.state.alliance[first] |= 1 << second
        game.state.alliance[second] |= 1 << first
    else:
        game.state.master[max(first, second)] = min(first, second)
    forget_lines(game.state)


def control(game: Europe, power: str, *spaces: str) -> None:
    """A power controls these spaces."""
    for space in spaces:
        game.state.control[SPACE_NUMBER[space]] = POWER_IDS.index(power)
    forget_lines(game.state)


def unrest(game: Europe, *spaces: str) -> None:
    """There is unrest in these spaces."""
    for space in spaces:
        game.state.unrest[SPACE_NUMBER[space]] = 1
    forget_lines(game.state)


def besiege(game: Europe, space: str, power: str) -> None:
    """A power besieges a space since an earlier impulse."""
    game.state.besiegers[SPACE_NUMBER[space]] |= 1 << POWER_IDS.index(power)


def happened(game: Europe, *cards: str) -> None:
    """The events of these cards have changed the game for good."""
    game.state.happened = sorted({*game.state.happened, *(CARD_NUMBER[card] for card in cards)})
    forget_lines(game.state)


def hold(game: Europe, power: str, *cards: str) -> None:
    """A power holds these cards."""
    for card in cards:
        game.state.place[CARD_NUMBER[card]] = HAND + MAJOR_IDS.index(power)
    lay_out_cards(game.state, game.controllers)


def dice(game: Europe, *faces: int) -> None:
    """What the next dice show."""
    game.chance = ScriptedChance([face - 1 for face in faces])


# ---- looking --------------------------------------------------------------------------------------------------------


def reason(code: int) -> str:
    """The name of a reason; nothing for what is allowed."""
    return TITLE.reasons[code].name if code else ""


def count(game: Europe, space: str, owner: str, kind: str = "regular") -> int:
    """How many units of a kind an owner has at a space."""
    at = SPACE_NUMBER[space] * COLUMNS + column(POWER_IDS.index(owner), UNIT_NAMES.index(kind))
    return game.state.land[at]


def ships_in(game: Europe, place: str, owner: str, kind: str = "squadron") -> int:
    """How many ships of a kind an owner has in a port or sea zone."""
    state, at, number = game.state, location(place), POWER_IDS.index(owner)
    corsair = int(kind == "corsair")
    return sum(
        1
        for ship, here in enumerate(state.ship_at)
        if here == at and state.ship_owner[ship] == number and state.ship_is_corsair[ship] == corsair
    )


def whereabouts(game: Europe, leader: str) -> str:
    """Where a leader is: a space, or `prisoner of` a power, or `elsewhere`."""
    at = game.state.leader_at[LEADER_IDS.index(leader)]
    if at < FIRST_SEA:
        return SPACE_IDS[at]
    return f"prisoner of {MAJOR_IDS[at - CAPTIVE]}" if at >= CAPTIVE else "elsewhere"


def holder(game: Europe, space: str) -> str:
    """Who controls a space."""
    return POWER_IDS[game.state.control[SPACE_NUMBER[space]]]


def is_besieged(game: Europe, space: str) -> bool:
    """Whether a space is besieged."""
    return game.state.besiegers[SPACE_NUMBER[space]] != 0


def place_of(game: Europe, card: str) -> str:
    """Where a card is."""
    place = game.state.place[CARD_NUMBER[card]]
    return PLACE_NAMES[place] if place < HAND else MAJOR_IDS[place - HAND]


def points(game: Europe, power: str) -> int:
    """The victory points of a power."""
    return victory_points(game.state, MAJOR_IDS.index(power))


def at_war(game: Europe, one: str, other: str) -> bool:
    """Whether two powers are at war."""
    return bool(game.state.war[POWER_IDS.index(one)] >> POWER_IDS.index(other) & 1)


def ally_of(game: Europe, minor: str) -> str:
    """The power for which a minor power acts; itself if it is inactive."""
    return POWER_IDS[game.state.master[POWER_IDS.index(minor)]]


def asked(game: Europe) -> str:
    """The power that is waited for."""
    return MAJOR_IDS[game.waiting[0]] if game.waiting else "nobody"


def sound(game: Europe) -> bool:
    """Whether the position is possible."""
    return not TITLE.invariants(game)
