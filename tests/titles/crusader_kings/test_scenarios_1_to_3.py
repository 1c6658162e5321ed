"""Scenarios 1 to 3, dynasty by dynasty as the rulebook prints them."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS, SCENARIOS, TRAIT_IDS, TRAITS
from regnum.titles.crusader_kings.facts.names import CRUSADER, FEMALE, NONE
from regnum.titles.crusader_kings.position.queries.family import sex
from regnum.titles.crusader_kings.rules.standing import Defeat
from tests.rule import rule
from tests.titles.crusader_kings.builder import bag, crown, gold, hand, lose, opening, play, region, rest, run
from tests.titles.crusader_kings.builder_realm import check_realm, family, words
from tests.titles.positions import decision, do, why_not

# ---- scenario 1 -----------------------------------------------------------------------------------------------------


@rule("scenario1", "setup.scenario")
def test_scenario_1_has_three_eras_and_the_whole_track() -> None:
    game = opening(5, "1")
    assert (SCENARIOS[0].eras, SCENARIOS[0].last_position, SCENARIOS[0].comeback) == (3, 10, True)
    assert [len(tokens) for tokens in game.state.track_traits] == [1] * 9 + [0]
    assert not any(game.state.casus)


@rule("scenario1.england", "scenario.general")
def test_scenario_1_england() -> None:
    game = check_realm(
        "1", "english", "normandy", "william_i", "pious brave cruel dimwitted",
        "wessex normandy mercia northumbria", 5, "navy",
    )  # fmt: skip
    assert family(game, 0) == {}


@rule("scenario1.france")
def test_scenario_1_france() -> None:
    check_realm(
        "1", "frankish", "capet", "philip_i", "attractive humble gluttonous lustful",
        "low_countries lorraine paris aquitaine toulouse", 7, "chancellor", "paris",
    )  # fmt: skip


@rule("scenario1.hre")
def test_scenario_1_empire() -> None:
    check_realm(
        "1", "german", "salian", "henry_iv", "cultivated clever ambitious cruel",
        "saxony pomerania poland bohemia", 5, "court_physician",
    )  # fmt: skip


@rule("scenario1.italy")
def test_scenario_1_italian_normans() -> None:
    check_realm(
        "1", "italian", "hauteville", "robert_guiscard", "brave clever ambitious deceitful",
        "lombardy venice papal_states apulia", 6, "steward",
    )  # fmt: skip


@rule("scenario1.iberia")
def test_scenario_1_iberia() -> None:
    check_realm(
        "1", "iberian", "jimenez", "sancho", "swordmaster noble ambitious lustful",
        "leon navarra castile portugal", 5, "spymaster",
    )  # fmt: skip


# ---- scenario 2 -----------------------------------------------------------------------------------------------------


@rule("scenario2", "scenario2.special1")
def test_scenario_2_ends_the_track_on_the_seventh_position_with_a_pious_trait_alone() -> None:
    game = opening(5, "2")
    tokens = game.state.track_traits
    assert [len(each) for each in tokens] == [1] * 7 + [0] * 3
    assert tokens[6] == [CRUSADER * TRAITS + TRAIT_IDS.index("pious")]


@rule("scenario2.special2")
def test_scenario_2_offers_no_comeback() -> None:
    game = crown(3, "2")
    lose(game, "paris")
    run(game, Defeat(1))
    assert game.state.out == [0, 1, 0]
    assert decision(game) == "ChooseHand"


@rule("scenario2.england")
def test_scenario_2_england() -> None:
    check_realm(
        "2", "english", "normandy", "henry_i", "honest strong cruel lustful",
        "wessex normandy mercia northumbria", 5, "plate_armor", "normandy",
    )  # fmt: skip


@rule("scenario2.france")
def test_scenario_2_france() -> None:
    check_realm(
        "2", "frankish", "capet", "philip_i", "attractive humble gluttonous lustful",
        "low_countries lorraine paris aquitaine toulouse", 7, "chancellor", "paris lorraine",
    )  # fmt: skip


@rule("scenario2.hre")
def test_scenario_2_empire() -> None:
    check_realm(
        "2", "german", "salian", "henry_v", "honest clever ambitious godless",
        "saxony pomerania hungary poland bohemia dalmatia", 5, "marshal",
    )  # fmt: skip


@rule("scenario2.italy", "succession.queens")
def test_scenario_2_italian_states_are_ruled_by_a_queen() -> None:
    game = check_realm(
        "2", "italian", "canossa", "matilda", "pious swordmaster ambitious deceitful",
        "lombardy venice papal_states", 7, "archbishop", "lombardy",
    )  # fmt: skip
    assert sex(game.state, game.state.ruler[3]) == FEMALE
    assert [seat for seat in range(5) if sex(game.state, game.state.ruler[seat]) == FEMALE] == [3]


@rule("scenario2.iberia")
def test_scenario_2_iberia() -> None:
    check_realm(
        "2", "iberian", "jimenez", "alfonso_vi", "strong chaste cruel ugly",
        "leon navarra castile portugal al_andalus", 5, "longbow", "navarra",
    )  # fmt: skip


# ---- scenario 3 -----------------------------------------------------------------------------------------------------


@rule("scenario3")
def test_scenario_3_has_the_usual_track_and_comebacks() -> None:
    assert (SCENARIOS[2].eras, SCENARIOS[2].last_position, SCENARIOS[2].comeback) == (3, 10, True)


@rule("scenario3.england", "setup.king", "setup.family_traits")
def test_scenario_3_england_and_its_family() -> None:
    game = check_realm(
        "3", "english", "blois", "stephen", "swordmaster strong godless deceitful",
        "wessex normandy mercia northumbria ireland", 7, "longbow", "mercia", age=2,
    )  # fmt: skip
    assert family(game, 0) == {"brother": [["scholar"]], "son": [["godless"]], "daughter": [["pious"]]}
    assert all(game.state.house[each] == 0 for each in (*game.state.children[0], *game.state.siblings[0]))


@rule("scenario3.england_tokens")
def test_scenario_3_england_has_unrest_beside_armies() -> None:
    state = opening(5, "3").state
    assert {REGION_IDS[each] for each in range(34) if state.unrest[each]} == words("normandy northumbria ireland")
    assert {REGION_IDS[each] for each in range(34) if state.army[each]} == words("normandy northumbria")
    assert (sum(state.unrest), sum(state.army)) == (3, 2)


@rule("scenario3.england_tokens", "plot.unrest_army", "overthrow.success")
def test_scenario_3_no_new_unrest_comes_beside_those_armies_and_a_coup_removes_them_too() -> None:
    game = opening(5, "3")
    rest(game)
    bag(game, 1, "brave")
    play(game, 1, "intrigue-1")
    do(game, "plot")
    assert why_not(game, "unrest normandy") == "army_there"
    do(game, "stop")
    rest(game)
    hand(game, 1)
    play(game, 1, "intrigue-2")
    gold(game, 1, 0)
    do(game, "coup", "overthrow normandy")
    normandy = region("normandy")
    assert (game.state.owner[normandy], game.state.army[normandy], game.state.unrest[normandy]) == (NONE, 0, 0)


@rule("scenario3.france", "setup.family_traits")
def test_scenario_3_france_has_a_wife_without_a_trait() -> None:
    game = check_realm(
        "3", "frankish", "capet", "louis_vii", "cultivated kind ambitious lustful",
        "lorraine paris aquitaine toulouse", 8, "chancellor", "paris",
    )  # fmt: skip
    assert family(game, 1) == {"wife": [[]]}


@rule("scenario3.hre", "setup.king")
def test_scenario_3_empire_and_the_order_of_its_sons() -> None:
    game = check_realm(
        "3", "german", "hohenstaufen", "conrad_iii", "pious brave deceitful dimwitted",
        "saxony pomerania poland bohemia", 7, "royal_guard", age=3,
    )  # fmt: skip
    assert family(game, 2) == {"wife": [[]], "son": [["swordmaster"], ["weak"]]}


@rule("scenario3.italy", "setup.family_traits")
def test_scenario_3_sicily_and_the_daughter_with_two_traits() -> None:
    game = check_realm(
        "3", "italian", "hauteville", "roger_ii", "clever swordmaster ambitious deceitful",
        "papal_states apulia sicily sardinia", 7, "archbishop", age=2,
    )  # fmt: skip
    assert family(game, 3) == {"wife": [[]], "son": [["deceitful"]], "daughter": [["pious", "attractive"]]}


@rule("scenario3.iberia")
def test_scenario_3_iberia() -> None:
    check_realm(
        "3", "iberian", "ivrea", "alfonso_vii", "honest brave cruel lustful",
        "leon navarra castile portugal", 7, "spymaster",
    )  # fmt: skip
