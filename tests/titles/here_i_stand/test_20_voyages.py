"""20.2, 20.3: what becomes of explorers and conquerors."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, PRIZE_IDS
from regnum.titles.here_i_stand.facts.people import EXPLORER_IDS
from regnum.titles.here_i_stand.position.changes.cards import lay_out_cards
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.state import (
    AIDED_VOYAGE,
    DISCARD,
    LOST,
    NO_VOYAGE,
    VOYAGE,
)
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    dice,
    europe,
    impulse,
    place_of,
    points,
)
from tests.titles.here_i_stand.voyages import explore, fate, holder_of, old_world, only, only_conquerors, phase, taken
from tests.titles.positions import decision, do, moves, why_not

COLONIAL = ("hapsburg", "england", "france")


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
