"""Set-up: who plays which realm, and what every scenario puts on the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from regnum.engine.chance import Chance
from regnum.engine.game import Game
from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, RegnumError
from regnum.engine.title import Title
from regnum.titles.crusader_kings.facts.catalogue import (
    REGION,
    REGION_CULTURE,
    REGIONS,
    SCENARIO_NAMES,
    SCENARIOS,
    STRATEGIES,
    TRAIT_IDS,
    TRAITS,
    Realm,
    Scenario,
)
from regnum.titles.crusader_kings.facts.names import (
    CRUSADER,
    CULTURES,
    FEMALE,
    MALE,
    NONE,
    STRATEGY_NAMES,
)
from regnum.titles.crusader_kings.facts.options import ANY, OPTIONS, PERSON, USUAL
from regnum.titles.crusader_kings.facts.pack import PACKS
from regnum.titles.crusader_kings.position.changes.cards import open_developments
from regnum.titles.crusader_kings.position.changes.family import (
    add_child,
    add_sibling,
    couple,
    draw_character,
)
from regnum.titles.crusader_kings.position.changes.progress import draw_first_player
from regnum.titles.crusader_kings.position.changes.regions import (
    place_castle,
    place_knight,
    place_lord,
)
from regnum.titles.crusader_kings.position.changes.relations import form_alliance, gain_casus_belli
from regnum.titles.crusader_kings.position.changes.setup import (
    disturb,
    fill_supplies,
    found_dynasty,
    garrison,
    keep_in_play,
    lay_on_track,
    place_glitterhoof,
    return_discards,
    seat_strategy,
    take_development,
)
from regnum.titles.crusader_kings.position.changes.traits import put_into_bag, put_on_card, take_initial_trait
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.queries.regions import independent_regions, regions_of
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import (
    Crown,
    Position,
    is_program,
    pack_of,
    seats_of,
)
from regnum.titles.crusader_kings.rules.era import Eras
from regnum.titles.crusader_kings.rules.frames import SeatChoice

NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "scenario5.england")
CASTLE_THERE: Final = REASONS.add("castle_there", "scenario5.england")


FRENCH: Final = CULTURES.index("frankish")
PIOUS: Final = TRAIT_IDS.index("pious")
FEWEST: Final = 3  # dynasties, unless one person plays alone
MOST_PARTNERS: Final = 4  # who play as a team
MOST_OPPONENTS: Final = 3  # programs against a team
SONS: Final = ("son", "brother", "husband")


def set_up(title: Title[Position], options: Mapping[str, str], players: int, chance: Chance, scenario: str) -> Crown:
    """setup.scenario, setup.first_player: a new game; the first player is drawn by lot."""
    number = SCENARIO_NAMES.index(scenario)
    seats = players + count_programs(options, players, SCENARIOS[number])
    pack = [each.name for each in PACKS].index(options["pack"])
    state = Position(seats, OPTIONS.encode(options), pack, number, players)
    game: Crown = Game(title, state, seats, chance, dict(options), scenario)
    realms = hand_out_realms(game, options, SCENARIOS[number])
    fill_supplies(state)
    for seat, realm in enumerate(realms):
        place_realm(game, seat, realm)
    for seat in range(seats):
        seat_program(game, seat, options, realms[seat])
    exclude_regions(state, SCENARIOS[number])
    for seat, realm in enumerate(realms):
        claim(game, seat, realm, seats)
    lay_out_track(state, SCENARIOS[number])
    place_independents(game)
    open_developments(game)
    ally_programs(game)
    draw_first_player(game)
    choices = [PlaceCastle(seat) for seat, realm in enumerate(realms) for _ in range(realm.castles_of_choice)]
    game.call(*choices, Eras())
    return game


def count_programs(options: Mapping[str, str], players: int, scenario: Scenario) -> int:
    """scenario.fewer, ai.modes1, ai.modes2, ai.modes3, ai.modes4: how many absent dynasties are played by programs."""
    dynasties = len(scenario.realms)
    if players > dynasties:
        raise RegnumError(f"scenario {scenario.number} has {dynasties} dynasties, not {players}")
    seated = sum(options[f"seat_{seat}"] in STRATEGY_NAMES for seat in range(players))
    wanted = options["programs"]
    if wanted != USUAL:
        programs = int(wanted)
    elif options["team"] == "on" and not seated:
        programs = min(MOST_OPPONENTS, dynasties - players)
    else:
        programs = dynasties - players if players < FEWEST else 0
    if options["team"] == "on":
        check_team(players - seated, programs + seated)
    if players + programs > dynasties:
        raise RegnumError(f"scenario {scenario.number} has {dynasties} dynasties: too many programs")
    fewest = 2 if players == 1 and scenario.number != 6 else FEWEST
    if players + programs < fewest:
        raise RegnumError(
            f"scenario {scenario.number} with {players} players needs at least {fewest - players} programs"
        )
    return programs


def check_team(people: int, programs: int) -> None:
    """ai.modes3: two to four persons together against one to three programs (ruling R78)."""
    if not 2 <= people <= MOST_PARTNERS or not 1 <= programs <= MOST_OPPONENTS:
        raise RegnumError(
            f"a team has 2 to {MOST_PARTNERS} persons and plays against 1 to {MOST_OPPONENTS} programs: "
            f"not {people} against {programs}"
        )


def hand_out_realms(game: Crown, options: Mapping[str, str], scenario: Scenario) -> list[Realm]:
    """setup.knights, scenario.fewer: realms as wanted, the others by lot; France is never left out unasked."""
    seats = game.seat_count
    wanted = [options[f"realm_{seat}"] for seat in range(seats)]
    named = [name for name in wanted if name != ANY]
    if len(set(named)) != len(named):
        raise RegnumError("two seats want the same realm")
    by_culture = {CULTURES[realm.culture]: realm for realm in scenario.realms}
    for name in named:
        if name not in by_culture:
            raise RegnumError(f"scenario {scenario.number} has no {name} dynasty")
    rest = [realm for realm in scenario.realms if CULTURES[realm.culture] not in named]
    free = seats - len(named)
    if scenario.left_out_by_three != NONE and seats == FEWEST:
        chosen = [realm for realm in rest if realm.dynasty != scenario.left_out_by_three][:free]
    else:
        french = [realm for realm in rest if realm.culture == FRENCH][:free]
        others = [realm for realm in rest if realm.culture != FRENCH]
        chosen = french + [others.pop(game.chance.below(len(others))) for _ in range(free - len(french))]
    return [by_culture[name] if name != ANY else chosen.pop(game.chance.below(len(chosen))) for name in wanted]


def place_realm(game: Crown, seat: int, realm: Realm) -> None:
    """setup.cultures, setup.king, setup.ruler_traits, setup.family_traits, setup.gold, setup.castles: one dynasty.

    What it begins with stands in the tables of the scenarios (scenario.general, scenario1 to scenario6.italy).
    """
    state = game.state
    found_dynasty(game, seat, realm)
    for trait in realm.traits:
        put_into_bag(game, seat, take_initial_trait(state, trait))
    for role, traits in realm.family:
        place_relative(game, seat, role, traits)
    for region in realm.regions:
        place_knight(game, seat, region)
    for region in realm.castles:
        place_castle(game, seat, region)
    for region in realm.armies:
        garrison(state, region)
    for region in realm.unrest:
        disturb(state, region)
    for development in realm.developments:
        take_development(state, seat, development)


def place_relative(game: Crown, seat: int, role: str, traits: list[int]) -> None:
    """setup.king, setup.family_traits, scenario3.england: a member of the starting family with its tokens."""
    state = game.state
    character = draw_character(game, state.culture[seat], MALE if role in SONS else FEMALE)
    if role in ("wife", "husband"):
        couple(game, seat, state.ruler[seat], character)
    elif role in ("brother", "sister"):
        add_sibling(state, seat, character)
    else:
        add_child(state, seat, character)
    for trait in traits:
        put_on_card(game, character, take_initial_trait(state, trait))


def seat_program(game: Crown, seat: int, options: Mapping[str, str], realm: Realm) -> None:
    """ai.setup, ai.no_duplicate, ai.amandit.start: the strategy of a seat that no person plays, and its start card."""
    state = game.state
    wanted = options[f"seat_{seat}"]
    if wanted in STRATEGY_NAMES:
        strategy = STRATEGY_NAMES.index(wanted)
    elif seat < state.people:
        return
    elif wanted == PERSON:
        raise RegnumError(f"nobody sits at seat {seat}: a program plays it")
    else:
        strategy = game.chance.below(len(STRATEGIES))
    drawn = strategy
    while not can_start(state, seat, strategy):
        strategy = (strategy + 1) % len(STRATEGIES)
    seat_strategy(game, seat, strategy, drawn)
    chosen = STRATEGIES[strategy]
    if chosen.development != NONE:
        take_development(state, seat, chosen.development)
    for trait in chosen.traits:
        put_into_bag(game, seat, take_initial_trait(state, trait))


def can_start(state: Position, seat: int, strategy: int) -> bool:
    """ai.no_duplicate, ai.ferox.start, ai.postis.start, ai.munitio.start, ai.aperio.start: no card is held twice."""
    development = STRATEGIES[strategy].development
    if development == NONE:
        return True
    return development not in state.held[seat] and development in state.development_deck


def exclude_regions(state: Position, scenario: Scenario) -> None:
    """setup.excluded, scenario4.special3, scenario4.note: regions of absent cultures are out of play, unless held."""
    present = {state.culture[seat] for seat in range(seats_of(state))} | {scenario.always_in_play}
    keep_in_play(
        state,
        {region for region in range(REGIONS) if REGION_CULTURE[region] in present or state.owner[region] != NONE},
    )


def claim(game: Crown, seat: int, realm: Realm, seats: int) -> None:
    """scenario6.special2: the casus belli with which a dynasty begins."""
    state = game.state
    for dynasty in realm.casus_belli_by_three if seats == FEWEST else realm.casus_belli:
        if dynasty in state.dynasty:
            gain_casus_belli(game, seat, state.dynasty.index(dynasty))


def lay_out_track(state: Position, scenario: Scenario) -> None:
    """setup.crusader_traits, scenario2.special1, scenario4.special1: a crusader token on each position that has one."""
    pack = pack_of(state)
    for position in range(scenario.last_position):
        trait = pack.track_trait[position]
        if position + 1 == scenario.last_position and scenario.last_position < len(pack.track_trait):
            trait = PIOUS
        if trait != NONE:
            lay_on_track(state, position, CRUSADER * TRAITS + trait)
    if scenario.extra_pious:
        lay_on_track(state, scenario.extra_pious - 1, CRUSADER * TRAITS + PIOUS)


def place_independents(game: Crown) -> None:
    """setup.independents, setup.glitterhoof: a lord in every region without a knight, and perhaps a horse."""
    state = game.state
    free = independent_regions(state)
    for region in free:
        place_lord(game, region)
    if reading(state, "glitterhoof") == "on" and free:
        place_glitterhoof(game, free[game.chance.below(len(free))])
    return_discards(state)


def ally_programs(game: Crown) -> None:
    """ai.modes2: programs may be allied with each other, to make it harder for a person."""
    state = game.state
    if reading(state, "allied_programs") == "on":
        programs = [seat for seat in range(seats_of(state)) if is_program(state, seat)]
        for place, seat in enumerate(programs):
            for other in programs[place + 1 :]:
                form_alliance(game, seat, other)


class PlaceCastle(SeatChoice):
    """scenario5.england: a castle in a region of the player's choice, before the first Era."""

    rule = "scenario5.england"
    domain = Domain(verb("fortify", ("region", REGION)))

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if game.count_answers(self, self.seat) else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return regions_of(game.state, seat)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if game.state.owner[option] != seat:
            return NOT_YOUR_REGION
        return CASTLE_THERE if game.state.castle[option] else ALLOWED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        place_castle(game, seat, option)
