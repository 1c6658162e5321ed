"""Scenarios 4 to 6, dynasty by dynasty as the rulebook prints them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import regnum
from regnum.engine.deals import Deal, DealItem
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.catalogue import DYNASTY_IDS, REGION_CULTURE, SCENARIOS, TRAIT_IDS, trait_of
from regnum.titles.crusader_kings.facts.names import CULTURES, NONE
from regnum.titles.crusader_kings.position.queries.seats import has_casus_belli
from regnum.titles.crusader_kings.rules.era import Eras
from regnum.titles.crusader_kings.rules.standing import Defeat
from tests.rule import rule
from tests.titles.crusader_kings.builder import Crown, crown, lose, name_of, opening, region, run, sound
from tests.titles.crusader_kings.builder_realm import check_realm, family
from tests.titles.positions import decision, do, moves, why_not

# ---- scenario 4 -----------------------------------------------------------------------------------------------------


@rule("scenario4", "scenario4.special1")
def test_scenario_4_has_one_more_pious_on_the_seventh_position() -> None:
    tokens = opening(5, "4").state.track_traits
    assert [len(each) for each in tokens] == [1, 1, 1, 1, 1, 1, 2, 1, 1, 0]
    assert [TRAIT_IDS[trait_of(token)] for token in tokens[6]] == ["craven", "pious"]


@rule("scenario4.special2")
def test_scenario_4_offers_no_comeback() -> None:
    game = crown(3, "4")
    lose(game, "paris")
    run(game, Defeat(1))
    assert game.state.out == [0, 1, 0]


@rule("scenario4.special3", "setup.excluded")
def test_scenario_4_never_takes_italian_regions_out() -> None:
    game = opening(3, "4")  # nobody plays an Italian or an Iberian dynasty
    state = game.state
    cultures = {CULTURES[REGION_CULTURE[each]] for each in range(34) if not state.in_play[each]}
    assert cultures == {"iberian"}
    free = [each for each in range(34) if CULTURES[REGION_CULTURE[each]] == "italian" and state.owner[each] == NONE]
    assert free
    assert all(name_of(state.lord[each]).startswith("italian") for each in free)


@rule("scenario4.note", "birth.card")
def test_scenario_4_hungary_uses_the_italian_deck() -> None:
    game = opening(5, "4")
    assert name_of(game.state.children[3][0]).startswith("italian_")


@rule("scenario4.england")
def test_scenario_4_england() -> None:
    check_realm(
        "4", "english", "plantagenet", "henry_iii", "pious clever cruel deceitful",
        "wessex normandy mercia northumbria wales", 6, "longbow navy", "mercia",
    )  # fmt: skip


@rule("scenario4.france")
def test_scenario_4_france() -> None:
    check_realm(
        "4", "frankish", "capet", "louis_ix", "honest pious ambitious lustful",
        "low_countries lorraine paris aquitaine toulouse", 7, "plate_armor", "paris toulouse",
    )  # fmt: skip


@rule("scenario4.hre")
def test_scenario_4_empire() -> None:
    game = check_realm(
        "4", "german", "hohenstaufen", "frederick_ii", "scholar attractive ambitious deceitful",
        "saxony pomerania bohemia lombardy papal_states apulia sicily", 5, "steward", age=3,
    )  # fmt: skip
    assert family(game, 2) == {"son": [["weak"], ["inbred"]], "daughter": [["strong"]]}


@rule("scenario4.hungary")
def test_scenario_4_hungary() -> None:
    game = check_realm(
        "4", "italian", "arpad", "bela_iv", "pious attractive ambitious craven",
        "hungary dalmatia", 12, "marshal spymaster", "hungary", age=2,
    )  # fmt: skip
    assert family(game, 3) == {"daughter": [["kind"]]}


@rule("scenario4.iberia")
def test_scenario_4_iberia() -> None:
    check_realm(
        "4", "iberian", "ivrea", "ferdinand_iii", "pious chaste cruel ambitious",
        "leon navarra castile portugal al_andalus", 4, "archbishop", "al_andalus",
    )  # fmt: skip


# ---- scenario 5 -----------------------------------------------------------------------------------------------------


@rule("scenario5")
def test_scenario_5_has_no_special_rules() -> None:
    game = opening(5, "5")
    assert (SCENARIOS[4].eras, SCENARIOS[4].last_position, SCENARIOS[4].comeback) == (3, 10, True)
    assert [len(tokens) for tokens in game.state.track_traits] == [1] * 9 + [0]


@rule("scenario5.england", "setup.castles")
def test_scenario_5_england_places_a_second_castle_of_its_choice() -> None:
    game = check_realm(
        "5", "english", "plantagenet", "edward_i", "chaste clever cruel ambitious",
        "wessex normandy mercia northumbria wales brittany", 2, "navy", "wales",
    )  # fmt: skip
    assert decision(game) == "PlaceCastle"
    assert game.waiting == (0,)
    assert moves(game) == {
        "fortify wessex", "fortify normandy", "fortify mercia", "fortify northumbria", "fortify brittany"
    }  # fmt: skip
    assert why_not(game, "fortify wales") == "castle_there"
    assert why_not(game, "fortify paris") == "not_your_region"
    do(game, "fortify brittany")
    assert game.state.castle[region("brittany")] == 1
    assert decision(game) != "PlaceCastle"
    sound(game)


@rule("scenario5.england", "basics.trade")
def test_a_castle_of_choice_needs_a_region_without_one() -> None:
    game = opening(5, "5")
    sold = {1: ("wessex", "normandy", "mercia"), 2: ("northumbria", "brittany")}
    game.strike(
        Deal((0, 1, 2), [DealItem(0, to, "region", region(name)) for to, names in sold.items() for name in names])
    )
    assert decision(game) != "PlaceCastle"  # Wales is left, and it has its castle


@rule("scenario5.france")
def test_scenario_5_france() -> None:
    check_realm(
        "5", "frankish", "capet", "philip_iii", "humble pious weak dimwitted",
        "low_countries lorraine paris aquitaine toulouse", 7, "chancellor plate_armor",
    )  # fmt: skip


@rule("scenario5.hre")
def test_scenario_5_empire() -> None:
    check_realm(
        "5", "german", "habsburg", "rudolf_i", "clever honest deceitful cruel",
        "saxony pomerania poland bohemia dalmatia", 8, "bank",
    )  # fmt: skip


@rule("scenario5.italy")
def test_scenario_5_sicily() -> None:
    check_realm(
        "5", "italian", "anjou", "charles_i", "kind attractive cruel lustful",
        "papal_states lombardy venice", 8, "archbishop library",
    )  # fmt: skip


@rule("scenario5.iberia")
def test_scenario_5_iberia() -> None:
    check_realm(
        "5", "iberian", "ivrea", "alfonso_x", "clever cultivated ambitious lustful",
        "leon navarra castile portugal al_andalus", 6, "royal_guard",
    )  # fmt: skip


# ---- scenario 6 -----------------------------------------------------------------------------------------------------


def claims(game: Crown) -> Mapping[str, set[str]]:
    """Who has a casus belli against whom, by dynasty."""
    seats = range(game.seat_count)
    names = [DYNASTY_IDS[game.state.dynasty[seat]] for seat in seats]
    return {names[one]: {names[other] for other in seats if has_casus_belli(game.state, one, other)} for one in seats}


@rule("scenario6", "scenario6.hre", "setup.excluded")
def test_scenario_6_leaves_hauteville_out_with_three_players() -> None:
    for seed in range(6):
        game: Crown = regnum.new("crusader_kings", 3, seed, {}, "6")
        assert {DYNASTY_IDS[each] for each in game.state.dynasty} == {"normandy", "capet", "salian"}
        assert not any(game.state.in_play[each] for each in range(34) if REGION_CULTURE[each] == 3)
        assert claims(game) == {"normandy": {"salian"}, "capet": {"normandy"}, "salian": {"capet"}}


@rule("scenario6", "scenario.fewer", "scenario6.special2")
def test_with_hauteville_at_the_table_of_three_england_and_france_play_too() -> None:
    for seed in range(8):
        game: Crown = regnum.new("crusader_kings", 3, seed, {"realm_0": "italian"}, "6")
        assert sorted(CULTURES[each] for each in game.state.culture) == ["english", "frankish", "italian"]
        assert claims(game) == {"hauteville": {"capet"}, "capet": {"normandy"}, "normandy": set()}  # no Salians


@rule("scenario6")
def test_scenario_6_is_for_four_dynasties_at_most() -> None:
    with pytest.raises(RegnumError, match="has 4 dynasties, not 5"):
        regnum.new("crusader_kings", 5, 0, {}, "6")
    with pytest.raises(RegnumError, match="needs at least 2 programs"):
        regnum.new("crusader_kings", 1, 0, {"programs": "1"}, "6")


@rule("scenario6.special1", "sequence.structure", "era.refresh")
def test_scenario_6_ends_after_two_eras() -> None:
    game = crown(3, "6")
    game.state.era = 1
    game.stack[:] = [Eras()]
    game.progress[:] = [1]
    game.start()
    assert game.over
    assert game.outcome is not None
    assert game.outcome.way == "last_era"


@rule("scenario6.special2")
def test_scenario_6_begins_with_a_ring_of_claims() -> None:
    assert claims(opening(4, "6")) == {
        "normandy": {"salian"},
        "capet": {"normandy"},
        "salian": {"hauteville"},
        "hauteville": {"capet"},
    }


@rule("scenario6.england")
def test_scenario_6_england() -> None:
    check_realm(
        "6", "english", "normandy", "william_i", "pious chaste cruel dimwitted",
        "wessex northumbria mercia wales ireland scotland", 4, "navy",
    )  # fmt: skip


@rule("scenario6.france")
def test_scenario_6_france() -> None:
    check_realm(
        "6", "frankish", "capet", "philip_i", "attractive humble gluttonous lustful",
        "low_countries lorraine paris toulouse normandy brittany burgundy", 6, "chancellor", "paris",
    )  # fmt: skip


@rule("scenario6.hre")
def test_scenario_6_empire() -> None:
    check_realm(
        "6", "german", "salian", "henry_iv", "kind brave ambitious cruel",
        "saxony pomerania denmark swabia poland bohemia hungary dalmatia", 5, "court_physician",
    )  # fmt: skip


@rule("scenario6.italy")
def test_scenario_6_italian_normans() -> None:
    check_realm(
        "6", "italian", "hauteville", "robert_guiscard", "clever honest ambitious deceitful",
        "lombardy venice papal_states apulia sicily sardinia", 6, "steward",
    )  # fmt: skip
