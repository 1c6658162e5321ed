"""What every dynasty of every scenario begins with, typed from the tables of the rulebook, and the special rules."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import regnum
from regnum.engine.deals import Deal, DealItem
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTER_IDS,
    CRITICAL_FAILS,
    DYNASTY_IDS,
    POSITIVE,
    REGION_CULTURE,
    REGION_IDS,
    SCENARIOS,
    TRAIT_IDS,
    TRAITS,
    kind_of,
    trait_of,
)
from regnum.titles.crusader_kings.facts.names import CRUSADER, CULTURES, FEMALE, INITIAL, MALE, NONE
from regnum.titles.crusader_kings.position.queries.family import sex
from regnum.titles.crusader_kings.position.queries.seats import has_casus_belli
from regnum.titles.crusader_kings.rules.era import Eras
from regnum.titles.crusader_kings.rules.standing import Defeat
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    Crown,
    bag,
    bag_of,
    crown,
    gold,
    hand,
    held,
    lose,
    name_of,
    opening,
    play,
    region,
    regions,
    rest,
    run,
    sound,
    traits_on,
)
from tests.titles.positions import decision, do, moves, why_not

SEATS = {"english": 0, "frankish": 1, "german": 2, "italian": 3, "iberian": 4}


def words(text: str) -> set[str]:
    return set(text.split())


def check_realm(
    scenario: str,
    culture: str,
    dynasty: str,
    ruler: str,
    traits: str,
    where: str,
    coins: int,
    developments: str,
    castles: str = "",
    age: int = 0,
) -> Crown:
    """Compare one dynasty of a scenario with what the rulebook prints; returns the game."""
    game = opening(4 if scenario == "6" else 5, scenario)
    seat = SEATS[culture]
    state = game.state
    assert CULTURES[state.culture[seat]] == culture
    assert DYNASTY_IDS[state.dynasty[seat]] == dynasty
    assert name_of(state.ruler[seat]) == ruler
    assert sorted(bag_of(game, seat)) == sorted(words(traits))
    assert all(kind_of(token) == INITIAL for token in state.bag[seat])
    assert regions(game, seat) == words(where)
    assert state.gold[seat] == coins
    assert set(held(game, seat)) == words(developments)
    assert {name for name in regions(game, seat) if state.castle[region(name)]} == words(castles)
    assert state.age[seat] == age
    return game


def family(game: Crown, seat: int) -> dict[str, list[list[str]]]:
    """The traits on the cards of a family, by role and from the eldest on; sexes by the names of the roles."""
    state = game.state
    found: dict[str, list[list[str]]] = {}
    for line, names in ((state.children, ("son", "daughter")), (state.siblings, ("brother", "sister"))):
        for each in line[seat]:
            assert sex(state, each) in (MALE, FEMALE)
            found.setdefault(names[sex(state, each)], []).append(traits_on(game, each))
    spouse = state.spouse[state.ruler[seat]]
    if spouse != NONE:
        found["wife" if sex(state, spouse) == FEMALE else "husband"] = [traits_on(game, spouse)]
    return found


def test_every_region_of_the_tables_is_on_the_board() -> None:
    assert len(REGION_IDS) == 34
    assert len(TRAIT_IDS) == 26
    assert POSITIVE == 13
    assert all(fails < POSITIVE for fails in CRITICAL_FAILS)


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


# ---- how many play --------------------------------------------------------------------------------------------------


@rule("scenario.fewer")
def test_france_is_never_left_out_unasked() -> None:
    for scenario in "12345":
        for seed in range(10):
            state = regnum.new("crusader_kings", 3, seed, {}, scenario).state
            assert "frankish" in {CULTURES[each] for each in state.culture}
    asked = {"realm_0": "english", "realm_1": "german", "realm_2": "iberian"}
    state = regnum.new("crusader_kings", 3, 0, asked, "1").state
    assert [CULTURES[each] for each in state.culture] == ["english", "german", "iberian"]


@rule("scenario.fewer", "setup.knights")
def test_realms_are_handed_out_as_wanted_and_by_lot() -> None:
    seen = {
        tuple(regnum.new("crusader_kings", 3, seed, {"realm_2": "italian"}, "1").state.culture) for seed in range(30)
    }
    assert all(each[2] == CULTURES.index("italian") for each in seen)
    assert len(seen) == 6  # France in one seat and one of three others in the other
    with pytest.raises(RegnumError, match="same realm"):
        regnum.new("crusader_kings", 3, 0, {"realm_0": "german", "realm_1": "german"}, "1")
    with pytest.raises(RegnumError, match="no iberian dynasty"):
        regnum.new("crusader_kings", 3, 0, {"realm_0": "iberian"}, "6")


@pytest.mark.parametrize(
    ("players", "programs", "seats"),
    [
        *((1, "usual", 5), (2, "usual", 5), (3, "usual", 3), (4, "usual", 4), (5, "usual", 5)),
        *((1, "1", 2), (1, "4", 5), (2, "1", 3), (2, "3", 5), (3, "2", 5), (4, "1", 5)),
    ],
)
@rule("scenario.fewer", "ai.modes1", "ai.modes2", "ai.modes4")
def test_how_many_programs_join(players: int, programs: str, seats: int) -> None:
    game = regnum.new("crusader_kings", players, 3, {"programs": programs}, "1")
    assert game.seat_count == seats
    assert [each == NONE for each in game.state.strategy] == [True] * players + [False] * (seats - players)
    assert set(game.title.automated_seats(game)) == set(range(players, seats))


@pytest.mark.parametrize(
    ("players", "programs", "message"),
    [(1, "0", "needs at least 1 programs"), (2, "0", "needs at least 1 programs"), (3, "3", "too many programs")],
)
@rule("scenario.fewer", "ai.modes1")
def test_too_few_and_too_many_programs_are_refused(players: int, programs: str, message: str) -> None:
    with pytest.raises(RegnumError, match=message):
        regnum.new("crusader_kings", players, 0, {"programs": programs}, "1")


@rule("setup.cultures", "setup.excluded")
def test_every_dynasty_and_region_has_one_of_five_cultures() -> None:
    assert len(CULTURES) == 5
    counts = [REGION_CULTURE.count(culture) for culture in range(5)]
    assert counts == [6, 8, 8, 6, 6]
    game = opening(5, "1")
    assert sorted(game.state.culture) == [0, 1, 2, 3, 4]
    assert all(game.state.in_play)
    assert len(CHARACTER_IDS) == 24 + 100 + 1
