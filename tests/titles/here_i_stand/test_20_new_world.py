"""20: explorations, circumnavigation, conquests, colonies, riches and raiders."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, COLONY_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, NONE, PRIZE_IDS
from regnum.titles.here_i_stand.facts.people import CONQUEROR_IDS, EXPLORER_IDS
from regnum.titles.here_i_stand.position.changes.cards import lay_out_cards
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.state import (
    AIDED_VOYAGE,
    AT_HOME,
    COLONY_CROSSING,
    COLONY_FREE,
    COLONY_SETTLED,
    DISCARD,
    LOST,
    NO_VOYAGE,
    ON_PRIZE,
    VOYAGE,
)
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.rules.new_world import NewWorld
from regnum.titles.here_i_stand.rules.riches import collect_riches
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    dice,
    europe,
    hold,
    impulse,
    laid_out,
    place_of,
    points,
    run,
    sound,
)
from tests.titles.positions import decision, do, moves, why_not

COLONIAL = ("hapsburg", "england", "france")


def old_world(scenario: str = "1517") -> Europe:
    """Nobody is under way."""
    game = europe(scenario)
    game.state.exploring = [NO_VOYAGE] * 6
    game.state.conquering = [NO_VOYAGE] * 6
    return game


def explore(game: Europe, *powers: str) -> None:
    """Explorations of these powers are under way."""
    for power in powers:
        game.state.exploring[MAJOR_IDS.index(power)] = VOYAGE


def only(game: Europe, *explorers: str) -> None:
    """All other explorers are lost, but for Cabot."""
    for number, name in enumerate(EXPLORER_IDS):
        if name not in explorers and "cabot" not in name:
            game.state.explorers[number] = LOST


def only_conquerors(game: Europe, *conquerors: str) -> None:
    """All other conquerors are lost."""
    for number, name in enumerate(CONQUEROR_IDS):
        if name not in conquerors:
            game.state.conquerors[number] = LOST


def taken(game: Europe, **holders: str) -> None:
    """These powers hold these prizes."""
    for prize, power in holders.items():
        game.state.prizes[PRIZE_IDS.index(prize)] = MAJOR_IDS.index(power)


def holder_of(game: Europe, prize: str) -> str:
    """Who holds a prize."""
    power = game.state.prizes[PRIZE_IDS.index(prize)]
    return "nobody" if power == NONE else MAJOR_IDS[power]


def fate(game: Europe, name: str) -> str:
    """What became of an explorer or conqueror."""
    state = game.state
    number = state.explorers[EXPLORER_IDS.index(name)] if name in EXPLORER_IDS else NONE
    if number == NONE:
        number = state.conquerors[CONQUEROR_IDS.index(name)]
    return {AT_HOME: "home", LOST: "lost"}.get(number) or PRIZE_IDS[number - ON_PRIZE]


def phase(game: Europe, *faces: int) -> Europe:
    """The New World phase with these dice."""
    dice(game, *faces)
    game.state.phase = 12
    run(game, NewWorld())
    return game


# ---- actions --------------------------------------------------------------------------------------------------------


@rule("20", "20.2.cost", "table:actions.explore")
@pytest.mark.parametrize("power", COLONIAL)
def test_an_exploration_costs_two_points(power: str):
    game = old_world()
    assert why_not(impulse(game, power, 1), "explore") == "no_points_left"
    do(impulse(game, power, 3), "explore")
    assert game.state.cp == 1
    assert game.state.exploring[MAJOR_IDS.index(power)] == VOYAGE


@rule("20")
@pytest.mark.parametrize("power", ["ottoman", "papacy", "protestant"])
def test_other_powers_stay_in_the_old_world(power: str):
    game = old_world()
    impulse(game, power, 6)
    for move in ("explore", "colonize", "conquer"):
        assert why_not(game, move) == "not_this_powers_action"
        assert move not in moves(game)


@rule("20.2.once", "11.1.exception")
def test_one_exploration_a_turn():
    game = old_world()
    do(impulse(game, "england", 5), "explore")
    assert why_not(game, "explore") == "already_exploring"


@rule("20.2.once", "20.3.once", "scenario.1517.newworld")
def test_voyages_that_begin_the_scenario_count_for_its_first_turn():
    game = europe()
    impulse(game, "hapsburg", 6)
    assert why_not(game, "explore") == "already_exploring"
    assert why_not(game, "conquer") == "already_conquering"
    assert "colonize" in moves(game)


@rule("20.2.once")
def test_cabot_does_not_count_for_the_exploration_of_the_turn():
    game = old_world()
    game.state.cabots = 1 << MAJOR_IDS.index("england")
    assert "explore" in moves(impulse(game, "england", 2))


@rule("20.2.none", "chart.explorers")
def test_without_explorers_nobody_is_sent_and_cabot_is_none_of_them():
    game = old_world()
    only(game, "cartier")
    assert why_not(impulse(game, "england", 6), "explore") == "no_explorers_left"
    assert "explore" in moves(impulse(game, "france", 6))


@rule("20.1", "table:actions.colonise")
@pytest.mark.parametrize(("power", "price"), [("hapsburg", 2), ("england", 3), ("france", 3)])
def test_a_colony_costs_less_for_the_hapsburgs(power: str, price: int):
    game = old_world()
    assert why_not(impulse(game, power, price - 1), "colonize") == "no_points_left"
    do(impulse(game, power, price), "colonize")
    assert game.state.cp == 0
    assert game.state.colonies.count(COLONY_CROSSING) == 1


@rule("20.1.once", "11.1.exception")
def test_one_colony_a_turn():
    game = old_world()
    do(impulse(game, "hapsburg", 6), "colonize")
    assert why_not(game, "colonize") == "already_colonizing"


@rule("20.1.limit")
@pytest.mark.parametrize(("power", "limit"), [("hapsburg", 3), ("england", 2), ("france", 2)])
def test_colonies_are_limited_and_potosi_takes_a_box(power: str, limit: int):
    game = old_world()
    for _ in range(limit):
        do(impulse(game, power, 3), "colonize")
        phase(game)
    assert why_not(impulse(game, power, 3), "colonize") == "enough_colonies"
    game.state.colonies[game.state.colonies.index(COLONY_SETTLED)] = COLONY_FREE
    assert "colonize" in moves(impulse(game, power, 3))
    game.state.potosi = MAJOR_IDS.index(power)
    assert why_not(impulse(game, power, 3), "colonize") == "enough_colonies"


@rule("20.1.arrive")
def test_a_colony_arrives_in_the_new_world_phase_and_another_may_follow():
    game = old_world()
    do(impulse(game, "hapsburg", 2), "colonize")
    phase(game)
    assert game.state.colonies[COLONY_IDS.index("puerto_rico")] == COLONY_SETTLED
    assert "colonize" in moves(impulse(game, "hapsburg", 2))


@rule("20.3.cost", "table:actions.conquer", "11.1.exception")
@pytest.mark.parametrize("power", COLONIAL)
def test_a_conquest_costs_four_points_once_a_turn(power: str):
    game = old_world()
    assert why_not(impulse(game, power, 3), "conquer") == "no_points_left"
    do(impulse(game, power, 9), "conquer")
    assert game.state.cp == 5
    assert why_not(game, "conquer") == "already_conquering"


@rule("20.3.none")
def test_without_conquerors_nobody_is_sent():
    game = old_world()
    only_conquerors(game, "pizarro")
    assert why_not(impulse(game, "england", 6), "conquer") == "no_conquerors_left"
    assert "conquer" in moves(impulse(game, "hapsburg", 6))


# ---- explorations ---------------------------------------------------------------------------------------------------


@rule("20.2.example1", "20.2.example2", "20.2.order", "20.2.result10.1a", "card.099")
def test_the_exploration_of_the_rulebook():
    game = europe()
    state = game.state
    state.conquering = [NO_VOYAGE] * 6
    only(game, "orellana", "verrazano", "rut")
    explore(game, "england", "france")
    state.cabots = 1 << MAJOR_IDS.index("hapsburg")
    state.place[CARD_NUMBER["sebastian_cabot"]] = DISCARD
    lay_out_cards(state, game.controllers)
    assert why_not(impulse(game, "hapsburg", 2), "explore") == "already_exploring"
    before = {power: points(game, power) for power in COLONIAL}
    # one explorer left of each power; Orellana 2 + 4, Verrazano 3 + 5
    phase(game, 1, 1, 1, 2, 4, 3, 5, 1, 4, 1, 2, 4, 5, 3, 5)
    assert holder_of(game, "mississippi_river") == "hapsburg"
    assert fate(game, "orellana") == "mississippi_river"
    assert (asked(game), decision(game)) == ("france", "ChooseDiscovery")
    do(game, "go-for circumnavigation")  # 1 + 4 + 2
    assert holder_of(game, "pacific_strait") == "france"
    assert fate(game, "verrazano") == "pacific_strait"
    assert fate(game, "rut") == "lost"  # 1 + 2 + 1
    assert (asked(game), decision(game)) == ("hapsburg", "ChooseDiscovery")  # Cabot: 4 + 5 + 1
    do(game, "go-for circumnavigation")  # 3 + 5 + 1
    assert fate(game, "cabot_hapsburg") == "lost"
    assert place_of(game, "sebastian_cabot") == "out of game"
    assert holder_of(game, "circumnavigation") == "nobody"
    assert {power: points(game, power) - before[power] for power in COLONIAL} == {
        "hapsburg": 1,
        "england": 0,
        "france": 1,
    }
    assert state.exploring == [NO_VOYAGE] * 6


def sail(first: int, second: int, explorer: str = "de_vaca", **prizes: str) -> Europe:
    """One explorer, of value 0 unless another is named, with these dice."""
    game = old_world()
    only(game, explorer)
    taken(game, **prizes)
    explore(game, "hapsburg" if explorer in ("de_vaca", "magellan", "narvaez") else "france")
    return phase(game, 1, first, second)


@rule("20.2.result4", "chart.exploration")
@pytest.mark.parametrize(("dice_shown", "found"), [((1, 3), "lost"), ((2, 3), "home"), ((3, 3), "home")])
def test_low_totals_bring_nothing(dice_shown: tuple[int, int], found: str):
    assert fate(sail(*dice_shown), "de_vaca") == found


@rule("20.2.result5")
def test_who_comes_back_can_be_sent_again():
    game = sail(2, 3)
    assert "explore" in moves(impulse(game, "hapsburg", 2))


@rule("20.2.result7", "chart.exploration", "23.2.bonus3", "chart.new_world_vp")
@pytest.mark.parametrize(
    ("dice_shown", "prize"), [((3, 4), "st_lawrence_river"), ((4, 4), "great_lakes"), ((4, 5), "mississippi_river")]
)
def test_seven_to_nine_discover(dice_shown: tuple[int, int], prize: str):
    game = sail(*dice_shown)
    assert holder_of(game, prize) == "hapsburg"
    assert fate(game, "de_vaca") == prize
    assert game.state.bonus[MAJOR_IDS.index("hapsburg")] == 1


@rule("20.2.result7")
def test_what_is_taken_gives_way_to_the_next_lower_discovery():
    game = sail(4, 5, mississippi_river="france", great_lakes="england")
    assert holder_of(game, "st_lawrence_river") == "hapsburg"


@rule("ruling.g65")
def test_without_anything_left_below_the_total_he_comes_back():
    game = sail(3, 4, st_lawrence_river="france")
    assert fate(game, "de_vaca") == "home"
    assert holder_of(game, "great_lakes") == "nobody"


@rule("20.2.result10", "20.2.result10.2")
def test_ten_and_more_may_go_up_the_amazon():
    game = sail(5, 5)
    assert sorted(moves(game)) == [
        "go-for amazon-river",
        "go-for circumnavigation",
        "go-for great-lakes",
        "go-for mississippi-river",
        "go-for st-lawrence-river",
    ]
    do(game, "go-for amazon-river")
    assert fate(game, "de_vaca") == "amazon_river"
    assert game.state.bonus[MAJOR_IDS.index("hapsburg")] == 2


@rule("20.2.result10.3", "20.2.result10")
def test_ten_and_more_may_take_a_lesser_discovery_but_no_conquest():
    game = sail(5, 5, mississippi_river="france")
    assert why_not(game, "go-for mississippi-river") == "prize_is_taken"
    assert why_not(game, "go-for pacific-strait") == why_not(game, "go-for inca") == "not_for_explorers"
    do(game, "go-for great-lakes")
    assert fate(game, "de_vaca") == "great_lakes"


@rule("20.2.result10.1", "20.2.result10.1b", "ruling.g66")
def test_round_the_world_with_the_same_modifiers():
    game = old_world()
    only(game, "magellan")
    explore(game, "hapsburg")
    phase(game, 1, 2, 4, 2, 4)
    held = len(hand_of(game.state, MAJOR_IDS.index("hapsburg")))
    do(game, "go-for circumnavigation")  # 6 and 4
    assert fate(game, "magellan") == "circumnavigation"
    assert holder_of(game, "circumnavigation") == holder_of(game, "pacific_strait") == "hapsburg"
    assert game.state.bonus[MAJOR_IDS.index("hapsburg")] == 4
    assert len(hand_of(game.state, MAJOR_IDS.index("hapsburg"))) == held


@rule("20.2.result10.1c")
def test_twelve_bring_a_card_as_well():
    game = old_world()
    only(game, "magellan")
    explore(game, "hapsburg")
    phase(game, 1, 2, 4, 4, 4, 1)
    held = len(hand_of(game.state, MAJOR_IDS.index("hapsburg")))
    do(game, "go-for circumnavigation")
    assert len(hand_of(game.state, MAJOR_IDS.index("hapsburg"))) == held + 1


@rule("20.2.result10.1")
def test_a_strait_that_is_known_gives_nothing_to_the_next():
    game = sail(5, 5, pacific_strait="france")
    dice(game, 5, 5)
    do(game, "go-for circumnavigation")
    assert holder_of(game, "pacific_strait") == "france"
    assert game.state.bonus[MAJOR_IDS.index("hapsburg")] == 3


@rule("20.2.result10.1a")
def test_who_fails_round_the_world_is_lost():
    game = sail(5, 5, pacific_strait="france")
    dice(game, 4, 5)
    do(game, "go-for circumnavigation")
    assert fate(game, "de_vaca") == "lost"


@rule("20.2.result10.1d")
def test_nobody_sails_round_the_world_twice():
    game = sail(5, 5, circumnavigation="france", pacific_strait="france")
    assert why_not(game, "go-for circumnavigation") == "world_was_sailed"
    assert "go-for circumnavigation" not in moves(game)


@rule("ruling.g65")
def test_with_nothing_left_at_all_he_comes_back_without_a_choice():
    everything = dict.fromkeys(PRIZE_IDS[:6], "france")
    game = sail(6, 6, **everything)
    assert fate(game, "de_vaca") == "home"
    assert decision(game) != "ChooseDiscovery"


@rule("20.2.order")
def test_explorers_are_drawn_at_random_from_those_who_are_left():
    game = old_world()
    game.state.explorers[EXPLORER_IDS.index("cartier")] = LOST
    explore(game, "france")
    phase(game, 2, 1, 2)  # the second of Verrazano and Roberval
    assert fate(game, "roberval") == "lost"
    assert fate(game, "verrazano") == "home"


@rule("20.2.roll")
def test_the_map_of_mercator_adds_two():
    game = old_world()
    only(game, "de_vaca")
    game.state.exploring[MAJOR_IDS.index("hapsburg")] = AIDED_VOYAGE
    phase(game, 1, 3, 4)
    assert holder_of(game, "mississippi_river") == "hapsburg"


@rule("20.2.roll", "card.050")
def test_the_map_is_not_on_board_of_cabot():
    game = old_world()
    only(game, "rut")
    game.state.exploring[MAJOR_IDS.index("england")] = AIDED_VOYAGE
    game.state.cabots = 1 << MAJOR_IDS.index("england")
    phase(game, 1)
    dice(game, 3, 3, 3, 3)
    do(game, "sail-first cabot-england")  # 6 + 1, then 6 + 1 + 2
    assert fate(game, "cabot_england") == "st_lawrence_river"
    assert fate(game, "rut") == "mississippi_river"


@rule("ruling.g65")
def test_of_two_equal_explorers_their_power_chooses():
    game = old_world()
    only(game, "leon", "rut")
    explore(game, "hapsburg", "england")
    game.state.cabots = 1 << MAJOR_IDS.index("hapsburg")
    phase(game, 1, 1, 2, 4)  # England goes first
    assert fate(game, "rut") == "st_lawrence_river"
    assert (asked(game), decision(game)) == ("hapsburg", "ChooseVoyage")
    assert why_not(game, "sail-first rut") == "not_next_to_sail"
    dice(game, 1, 1, 4, 4)
    do(game, "sail-first leon")
    assert fate(game, "leon") == "lost"
    assert fate(game, "cabot_hapsburg") == "mississippi_river"


# ---- conquests ------------------------------------------------------------------------------------------------------


def conquest(first: int, second: int, conqueror: str = "english_conquest_1", **prizes: str) -> Europe:
    """One conquest with these dice."""
    game = old_world()
    only_conquerors(game, conqueror)
    taken(game, **prizes)
    power = "england" if "english" in conqueror else "hapsburg"
    game.state.conquering[MAJOR_IDS.index(power)] = VOYAGE
    return phase(game, *([1] if power == "hapsburg" else []), first, second)


@rule("20.3.result6", "20.3.result7", "chart.conquest")
@pytest.mark.parametrize(
    ("dice_shown", "found"),
    [
        ((2, 4), "lost"),
        ((3, 4), "home"),
        ((4, 4), "home"),
        ((4, 5), "maya"),
        ((5, 5), "aztec"),
        ((5, 6), "inca"),
        ((6, 6), "inca"),
    ],
)
def test_totals_of_conquests(dice_shown: tuple[int, int], found: str):
    assert fate(conquest(*dice_shown), "english_conquest_1") == found


@rule("20.3.result9", "20.3.result9.vp", "23.2.bonus4", "20.3.roll")
def test_a_conquistador_adds_his_value_and_the_points_count_at_once():
    game = conquest(3, 4, "cortez")
    assert holder_of(game, "inca") == "hapsburg"
    assert fate(game, "cortez") == "inca"
    assert game.state.bonus[MAJOR_IDS.index("hapsburg")] == 2
    assert not game.state.depleted


@rule("20.3.result9", "ruling.g65")
def test_a_conquest_that_was_made_gives_way_to_the_next_lower_one():
    assert holder_of(conquest(6, 6, inca="france"), "aztec") == "england"
    game = conquest(4, 5, maya="france")
    assert fate(game, "english_conquest_1") == "home"


@rule("20.3.order", "20.2.order")
def test_explorations_come_first_then_hapsburgs_england_and_france():
    game = old_world()
    only_conquerors(game, "coronado", "english_conquest_1", "french_conquest_1")
    only(game, "roberval")
    explore(game, "france")
    for power in COLONIAL:
        game.state.conquering[MAJOR_IDS.index(power)] = VOYAGE
    phase(game, 1, 3, 4, 1, 5, 5, 5, 6, 6, 6)
    assert holder_of(game, "st_lawrence_river") == "france"
    assert [holder_of(game, prize) for prize in ("inca", "aztec", "maya")] == ["hapsburg", "england", "france"]


@rule("20.3.roll")
def test_smallpox_adds_two():
    game = old_world()
    game.state.conquering[MAJOR_IDS.index("france")] = AIDED_VOYAGE
    phase(game, 3, 4)
    assert holder_of(game, "maya") == "france"


@rule("20.3.order")
def test_a_conquistador_is_drawn_at_random():
    game = old_world()
    only_conquerors(game, "cortez", "pizarro")
    game.state.conquering[MAJOR_IDS.index("hapsburg")] = VOYAGE
    phase(game, 2, 1, 1)
    assert (fate(game, "cortez"), fate(game, "pizarro")) == ("home", "lost")


# ---- riches ---------------------------------------------------------------------------------------------------------


def rich(*prizes: str, colonies: int = 0, potosi: bool = False, power: str = "hapsburg") -> Europe:
    """A power with these conquests and so many colonies, before it draws its riches."""
    game = old_world()
    taken(game, **dict.fromkeys(prizes, power))
    first = COLONY_IDS.index({"hapsburg": "puerto_rico", "england": "roanoke", "france": "charlesbourg"}[power])
    for number in range(colonies):
        game.state.colonies[first + number] = COLONY_SETTLED
    game.state.potosi = MAJOR_IDS.index(power) if potosi else NONE
    return game


def drawn(game: Europe, *faces: int, power: str = "hapsburg") -> int:
    """How many cards riches bring with these dice; a card that is drawn takes a number of its own."""
    before = len(hand_of(game.state, MAJOR_IDS.index(power)))
    dice(game, *faces)
    collect_riches(game)
    assert sound(game)
    return len(hand_of(game.state, MAJOR_IDS.index(power))) - before


@rule("20.4", "20.4.b", "chart.riches")
def test_a_conquest_brings_a_card_and_stays():
    game = rich("inca")
    assert drawn(game, 4, 4, 1) == 1
    assert not game.state.depleted


@rule("20.4.a", "chart.riches")
def test_a_depleted_conquest_brings_its_last_card_and_keeps_its_points():
    game = rich("aztec")
    game.state.bonus[MAJOR_IDS.index("hapsburg")] = 2
    assert drawn(game, 2, 3, 1) == 1
    assert drawn(game) == 0
    assert game.state.bonus[MAJOR_IDS.index("hapsburg")] == 2
    assert holder_of(game, "aztec") == "hapsburg"


@rule("20.4.c", "chart.riches")
def test_galleons_bring_home_what_else_is_lost():
    assert drawn(rich("maya"), 3, 4) == 0
    game = rich("maya")
    game.state.galleons = 1 << MAJOR_IDS.index("france")
    assert drawn(game, 3, 4) == 0
    game.state.galleons |= 1 << MAJOR_IDS.index("hapsburg")
    assert drawn(game, 3, 4, 1) == 1


@rule("20.4.d", "chart.riches")
def test_no_effect_keeps_everything():
    game = rich("aztec", colonies=1)
    assert drawn(game, 3, 3, 3, 3) == 0
    assert game.state.colonies.count(COLONY_SETTLED) == 1
    assert not game.state.depleted


@rule("20.4.e", "chart.riches")
def test_a_colony_perishes_and_may_be_founded_again():
    game = rich(colonies=3)
    assert drawn(game, 2, 2, 2, 3, 5, 4, 1) == 1
    assert game.state.colonies.count(COLONY_SETTLED) == 2
    assert "colonize" in moves(impulse(game, "hapsburg", 2))


@rule("20.4.e", "card.054")
def test_potosi_perishes_for_good():
    game = rich(potosi=True)
    assert drawn(game, 1, 2) == 0
    assert game.state.potosi == NONE


@rule("20.4", "ruling.g66")
def test_plantations_add_one_for_colonies_and_potosi_only():
    game = rich("maya", colonies=1, potosi=True)
    game.state.plantations = 1 << MAJOR_IDS.index("hapsburg")
    assert drawn(game, 1, 5, 1, 3, 4, 1, 4, 4, 1) == 3  # depleted by 6; 7 + 1 for Potosi; 8 + 1 for the colony
    assert game.state.depleted
    assert drawn(game, 6, 6, 1, 6, 6, 1) == 2  # 13 is 12


@rule("20.4", "ruling.g07")
def test_riches_come_before_the_deal_from_the_new_deck():
    steps = CardDraw.steps
    assert steps.index("add_cards") < steps.index("riches") < steps.index("deal")
    game = rich(colonies=1, power="england")
    assert drawn(game, 4, 5, 1, power="england") == 1


# ---- raiders --------------------------------------------------------------------------------------------------------


def raided(*raiders: str, galleons: bool = False) -> Europe:
    """The Hapsburgs have the Incas; these powers have raiders."""
    game = rich("inca")
    game.state.raiders = sum(1 << MAJOR_IDS.index(power) for power in raiders)
    game.state.galleons = 1 << MAJOR_IDS.index("hapsburg") if galleons else 0
    return game


@rule("20.4.raid1", "20.4.raid2", "20.4.raid3", "20.4.raid5", "20.4.raid6")
@pytest.mark.parametrize(
    ("die", "galleons", "stolen", "stays"),
    [
        (1, False, False, False),
        (2, False, False, True),
        (2, True, False, False),
        (3, False, False, True),
        (4, True, False, True),
        (5, False, True, False),
        (6, True, True, True),
    ],
)
def test_what_a_raider_rolls(die: int, galleons: bool, stolen: bool, stays: bool):
    game = raided("england", galleons=galleons)
    assert drawn(game, 4, 4, 1, die) == int(not stolen)
    assert len(hand_of(game.state, MAJOR_IDS.index("england"))) == int(stolen)
    assert bool(game.state.raiders) == stays


@rule("20.4.raiders", "ruling.g67")
def test_raiders_try_in_turn_until_one_has_the_card():
    game = raided("protestant", "england", "france")
    everybody = game.state.raiders
    assert drawn(game, 4, 4, 1, 3, 6) == 0  # France fails, England steals, the Protestants do not roll
    assert game.state.raiders == everybody
    assert game.chance.counter == 5
    assert len(hand_of(game.state, MAJOR_IDS.index("england"))) == 1
    game = raided("protestant", "france")
    assert drawn(game, 4, 4, 1, 1, 5) == 0
    assert len(hand_of(game.state, MAJOR_IDS.index("protestant"))) == 1
    assert not game.state.raiders


@rule("20.4.raid_again")
def test_a_raider_who_survives_tries_for_the_next_card():
    game = rich("inca", "aztec")
    game.state.raiders = 1 << MAJOR_IDS.index("france")
    assert drawn(game, 4, 4, 1, 6, 4, 4, 1, 6) == 0
    assert len(hand_of(game.state, MAJOR_IDS.index("france"))) == 2


@rule("20.4.raiders")
def test_raiders_leave_other_powers_alone():
    game = rich(colonies=1, power="france")
    game.state.raiders = 1 << MAJOR_IDS.index("england")
    assert drawn(game, 4, 5, 1, power="france") == 1


# ---- scenarios ------------------------------------------------------------------------------------------------------


@rule("scenario.1517.newworld")
def test_the_new_world_of_1517():
    state = laid_out().state
    hapsburg = MAJOR_IDS.index("hapsburg")
    assert [power for power in range(6) if state.exploring[power]] == [hapsburg]
    assert [power for power in range(6) if state.conquering[power]] == [hapsburg]
    assert state.prizes == [NONE] * 9
    assert not any(state.colonies)
    assert not any(state.explorers)
    assert not any(state.conquerors)


@rule("scenario.1532.newworld")
@pytest.mark.parametrize("scenario", ["1532", "tournament"])
def test_the_new_world_of_1532(scenario: str):
    game = laid_out(scenario)
    state = game.state
    assert [MAJOR_IDS[power] for power in range(6) if state.exploring[power]] == ["france"]
    assert not any(state.conquering)
    assert [COLONY_IDS[each] for each, status in enumerate(state.colonies) if status == COLONY_SETTLED] == [
        "puerto_rico",
        "cuba",
    ]
    for prize in ("circumnavigation", "pacific_strait", "aztec"):
        assert holder_of(game, prize) == "hapsburg"
    assert (fate(game, "magellan"), fate(game, "cortez")) == ("circumnavigation", "aztec")
    assert [fate(game, name) for name in ("rut", "verrazano", "leon", "narvaez", "cordova")] == ["lost"] * 5
    assert fate(game, "orellana") == "home"
    assert sound(game)


@rule("20.2.result10.1a", "card.099")
def test_the_card_of_cabot_leaves_even_a_hand():
    game = old_world()
    hold(game, "france", "sebastian_cabot")
    game.state.cabots = 1 << MAJOR_IDS.index("england")
    phase(game, 1, 1)
    assert place_of(game, "sebastian_cabot") == "out of game"
