"""Bare positions for the programs of Crusader Kings, and what they answer in them.

    game = crown("ferox")
    hold(game, 1, "normandy")
    claim(game, 0, 1)
    assert act(game, WAR) == "invade"
    assert says(game, Declare(0)) == "attack normandy paris"

Seat 0 holds Paris and Burgundy, the others one region each, far away; nobody has relatives, cards or claims, and no
independent region has a lord. Seat 0 is the program; the others are persons unless named.
"""

from __future__ import annotations

from collections.abc import Mapping

import regnum
from regnum.agents import ask, make_agent
from regnum.engine.chance import Chance
from regnum.engine.frames import Frame
from regnum.titles.crusader_kings.facts.catalogue import (
    DEVELOPMENT_IDS,
    REGION_CULTURE,
    REGION_NUMBER,
    REGIONS,
    TRAIT_IDS,
    TRAITS,
    first_card,
)
from regnum.titles.crusader_kings.facts.names import CULTURES, FEMALE, MALE, NONE, RANDOM, STRATEGY_NAMES
from regnum.titles.crusader_kings.facts.pack import PACKS
from regnum.titles.crusader_kings.position.state import IN_DECK, IN_FAMILY, LORD, Crown, Position
from regnum.titles.crusader_kings.rules.intrigue import ChooseCoup, ChoosePlot
from regnum.titles.crusader_kings.rules.realm import Buy, ChooseSite
from regnum.titles.crusader_kings.rules.turn import ChooseAction
from regnum.titles.crusader_kings.rules.war import Declare

SEATS = 5
HOMES = (("paris", "burgundy"), ("scotland",), ("poland",), ("sicily",), ("portugal",))
Steps = Frame[Position]


def crown(program: str, programs: Mapping[int, str] | None = None, **options: str) -> Crown:
    """A bare position; `programs` names the programs at other seats than 0."""
    realms = {f"realm_{seat}": CULTURES[(seat + 1) % SEATS] for seat in range(SEATS)}
    game: Crown = regnum.new("crusader_kings", SEATS, 1, {**realms, **options}, "1")
    state = game.state
    names = {0: program, **(programs or {})}
    state.strategy = [STRATEGY_NAMES.index(names[seat]) if names.get(seat) else NONE for seat in range(SEATS)]
    for region in range(REGIONS):
        lord = state.lord[region]
        if lord != NONE:
            state.place[lord], state.traits[lord], state.lord[region] = IN_DECK, [], NONE
    state.owner = [NONE] * REGIONS
    state.castle, state.army, state.unrest = [0] * REGIONS, [0] * REGIONS, [0] * REGIONS
    for seat, regions in enumerate(HOMES):
        hold(game, seat, *regions)
    state.held = [[] for _ in range(SEATS)]
    state.row = [NONE] * 3
    state.gold = [0] * SEATS
    state.attempts, state.used = 0, []
    state.era = 1  # rulers are safe in the first round of a game
    state.unsettled = 0
    return game


def number(region: str) -> int:
    return REGION_NUMBER[region.replace("-", "_")]


def token(trait: str) -> int:
    """The random token of a trait."""
    return RANDOM * TRAITS + TRAIT_IDS.index(trait)


def hold(game: Crown, seat: int, *regions: str) -> None:
    for region in regions:
        game.state.owner[number(region)] = seat


def have(game: Crown, seat: int, *developments: str) -> None:
    game.state.held[seat] = [DEVELOPMENT_IDS.index(name) for name in developments]


def row(game: Crown, *developments: str) -> None:
    """The open developments."""
    cards = [DEVELOPMENT_IDS.index(name) for name in developments]
    game.state.row = [*cards, *[NONE] * (3 - len(cards))]


def fill_bag(game: Crown, seat: int, *traits: str) -> None:
    game.state.bag[seat] = sorted(token(trait) for trait in traits)


def draw(game: Crown, culture: int, sex: str) -> int:
    """The first card of a culture and sex that is in its deck."""
    wanted = MALE if sex == "m" else FEMALE
    cards = range(first_card(culture), first_card(culture) + 20)
    return next(card for card in cards if game.state.place[card] == IN_DECK and PACKS[0].sex[card] == wanted)


def lord(game: Crown, region: str, trait: str, sex: str = "f", allies: tuple[int, ...] = ()) -> int:
    """A lord in an independent region, which may be allied with some seats."""
    place = number(region)
    character = draw(game, REGION_CULTURE[place], sex)
    game.state.lord[place] = character
    game.state.place[character] = LORD
    game.state.traits[character] = [token(trait)]
    befriend(game, region, *allies)
    return character


def befriend(game: Crown, region: str, *seats: int) -> None:
    """An independent region is allied with these seats."""
    game.state.allies[number(region)] = sum(1 << seat for seat in seats)


def relative(game: Crown, seat: int, line: str, sex: str, *traits: str) -> int:
    """Another child or sibling of a ruler, or his spouse."""
    state = game.state
    character = draw(game, state.culture[seat], sex)
    state.place[character], state.house[character] = IN_FAMILY, seat
    state.traits[character] = [token(trait) for trait in traits]
    if line == "spouse":
        marry(game, state.ruler[seat], character)
    else:
        lines = state.children if line == "child" else state.siblings
        lines[seat] = [*lines[seat], character]
    return character


def marry(game: Crown, one: int, other: int) -> None:
    game.state.spouse[one], game.state.spouse[other] = other, one


def in_law(game: Crown, seat: int, member: int, sex: str, *traits: str) -> int:
    """A spouse for somebody of a family who is not its ruler."""
    character = relative(game, seat, "child", sex, *traits)
    game.state.children[seat] = game.state.children[seat][:-1]
    marry(game, member, character)
    return character


def claim(game: Crown, holder: int, against: int) -> None:
    """A casus belli."""
    game.state.casus[holder * SEATS + against] = 1


def war(game: Crown, one: int, other: int) -> None:
    game.state.war[one * SEATS + other] = game.state.war[other * SEATS + one] = 1


def ally(game: Crown, one: int, other: int) -> None:
    game.state.ally[one * SEATS + other] = game.state.ally[other * SEATS + one] = 1


def name_of(game: Crown, seat: int) -> str:
    """The program at a seat."""
    return STRATEGY_NAMES[game.state.strategy[seat]]


def asked(game: Crown, *frames: Steps) -> Crown:
    """A copy in which these frames come next."""
    twin = game.copy()
    twin.call(*frames)
    return twin


def says(game: Crown, *frames: Steps, seat: int = 0, program: str = "", seed: int = 1) -> str:
    """What the program at a seat answers to a decision, in words; the frames after the first lie beneath it."""
    twin = asked(game, *frames) if frames else game
    option = ask(make_agent(program or name_of(game, seat), seed, "crusader_kings"), twin, seat, seed)
    assert option in twin.legal(seat)
    return str(twin.decision().spell(option))


def act(game: Crown, deck: int, seat: int = 0, program: str = "") -> str:
    """The action that a program chooses for a card, and its first answer within it."""
    action = says(game, ChooseAction(seat, deck), seat=seat, program=program)
    inside: dict[str, Steps] = {
        "build": ChooseSite(seat),
        "develop": Buy(seat),
        "plot": ChoosePlot(seat),
        "coup": ChooseCoup(seat),
        "invade": Declare(seat),
    }
    return says(game, inside[action], seat=seat, program=program) if action in inside else action


def play_by_program(game: Crown, chance: Chance | None = None, most: int = 60) -> list[str]:
    """All answers of programs until somebody else is asked or the first decision of the position is back."""
    if chance is not None:
        game.chance = chance
    bottom = len(game.stack) - 1
    said: list[str] = []
    while len(game.stack) > bottom and len(said) < most:
        seat = game.waiting[0]
        if game.state.strategy[seat] == NONE:
            break
        move = says(game, seat=seat)
        said.append(move)
        game.push(move)
    return said
