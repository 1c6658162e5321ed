"""Set-up: pieces, supplies, independent lords, programs and Glitterhoof."""

from __future__ import annotations

from collections import Counter

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.catalogue import (
    BORDERS,
    DEVELOPMENT_IDS,
    GLITTERHOOF,
    REGION_CULTURE,
    RULERS,
    SCENARIOS,
    TOKEN,
    first_card,
    is_positive,
    kind_of,
)
from regnum.titles.crusader_kings.facts.names import CULTURES, EVENT, INITIAL, INVENTOR, NONE, RANDOM, STRATEGY_NAMES
from regnum.titles.crusader_kings.position.changes.traits import take_initial_trait
from regnum.titles.crusader_kings.position.queries.seats import are_allied
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, IN_FAMILY, LORD, REMOVED, pack_of
from regnum.titles.crusader_kings.rules.setup import can_start, seat_program
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    Crown,
    army,
    bag_of,
    crown,
    held,
    hold,
    name_of,
    opening,
    own,
    region,
    regions,
    sound,
)
from tests.titles.crusader_kings.builder_war import listen


@rule("setup.knights", "setup.one_knight", "setup.castles", "setup.tokens")
def test_an_opening_breaks_no_invariant_and_every_region_has_one_master() -> None:
    for scenario in "123456":
        for players in (3, 4):
            game = opening(players, scenario)
            sound(game)
            owned = [name for seat in range(players) for name in regions(game, seat)]
            assert len(owned) == len(set(owned))
            assert game.state.shield == [NONE] * 10
            assert game.state.achievement == [NONE] * 4
            counters = (game.state.harvest, game.state.crop_failure, game.state.plague, game.state.plague_ending)
            assert not any(any(table) for table in counters)


@rule("setup.one_knight", "invasion.victory")
def test_a_region_has_no_second_knight() -> None:
    game = crown()
    army(game, "paris")
    own(game, 0, "paris")
    assert (regions(game, 0), regions(game, 1)) == ({"wessex", "paris"}, set())


@rule("setup.king", "setup.ruler_traits")
def test_the_ruler_takes_the_throne_and_his_four_traits_lie_in_the_bag() -> None:
    game = opening(5, "1")
    for seat in range(5):
        ruler = game.state.ruler[seat]
        assert 0 <= ruler < RULERS
        assert game.state.place[ruler] == IN_FAMILY
        assert len(game.state.bag[seat]) == 4
        assert {kind_of(token) for token in game.state.bag[seat]} == {INITIAL}
        assert game.state.traits[ruler] == []
    left = Counter(game.state.initial_traits)
    for bag in game.state.bag:
        left.update(bag)
    pack = pack_of(game.state)
    assert sum(left.values()) == sum(pack.tokens[INITIAL])  # taken from the supply, not copied


@rule("setup.culture_deck")
def test_a_culture_deck_holds_twenty_cards_and_no_starting_ruler() -> None:
    game = opening(5, "1")
    for culture in range(5):
        start = first_card(culture)
        lords = sum(1 for card in range(start, start + 20) if game.state.place[card] == LORD)
        free = sum(
            1 for number, owner in enumerate(game.state.owner) if owner == NONE and REGION_CULTURE[number] == culture
        )
        assert lords == free
        assert sum(1 for card in range(start, start + 20) if game.state.place[card] == IN_DECK) == 20 - lords
    assert all(game.state.place[ruler] != IN_DECK for ruler in range(RULERS))


@rule("setup.development_deck", "setup.development_row")
def test_starting_developments_lie_with_their_owners_and_three_are_open() -> None:
    game = opening(5, "5")
    state = game.state
    assert held(game, 3) == ["archbishop", "library"]
    assert len(state.row) == 3
    assert all(each != NONE for each in state.row)
    cards = Counter([*state.development_deck, *state.row, *(each for line in state.held for each in line)])
    assert cards == Counter(dict(enumerate(pack_of(state).development_copies)))
    assert state.development_discard == []


@rule("setup.development_deck", "achievement.inventor", "develop.limit")
def test_starting_developments_count_for_the_inventor() -> None:
    game = opening(5, "5")  # Sicily begins with two
    others = [each for each in sorted(set(game.state.development_deck)) if each not in game.state.held[3]]
    for each, holder in zip(others, (NONE, 3), strict=False):
        hold(game, 3, DEVELOPMENT_IDS[each])
        game.start()
        assert game.state.achievement[INVENTOR] == holder


@rule("setup.gold")
def test_gold_is_that_of_the_scenario() -> None:
    assert opening(5, "4").state.gold == [6, 7, 5, 12, 4]


@rule("setup.first_player")
def test_the_first_player_is_drawn_by_lot() -> None:
    states = [regnum.new("crusader_kings", 4, seed, {}, "1").state for seed in range(40)]
    assert {state.token for state in states} == {0, 1, 2, 3}
    assert all(state.first == state.token for state in states)


@rule("setup.excluded")
def test_regions_of_absent_cultures_are_out_of_play_unless_somebody_holds_them() -> None:
    absent = {"realm_0": "english", "realm_1": "german", "realm_2": "iberian"}
    game: Crown = regnum.new("crusader_kings", 3, 0, absent, "1")
    state = game.state
    assert state.in_play[region("normandy")] == 1  # English, though France is absent
    assert state.owner[region("normandy")] == 0
    assert state.in_play[region("brittany")] == 0
    assert state.in_play[region("paris")] == 0
    assert state.in_play[region("sicily")] == 0
    assert state.in_play[region("swabia")] == 1
    assert state.lord[region("paris")] == NONE
    assert sum(state.in_play) == 6 + 8 + 6 + 1


@rule("setup.excluded", "scenario.fewer")
def test_without_france_iberia_is_cut_off_but_for_the_route_to_sardinia() -> None:
    absent = {"realm_0": "english", "realm_1": "italian", "realm_2": "german", "realm_3": "iberian"}
    state = regnum.new("crusader_kings", 4, 0, absent, "1").state
    iberia = [number for number in range(34) if CULTURES[REGION_CULTURE[number]] == "iberian"]
    ways = {(one, other) for one in iberia for other in BORDERS[one] if other not in iberia and state.in_play[other]}
    assert ways == {(region("aragon"), region("sardinia"))}
    english = [number for number in range(34) if CULTURES[REGION_CULTURE[number]] == "english"]
    beside = {other for one in english for other in BORDERS[one] if other not in english and state.in_play[other]}
    assert beside == {region("normandy")}


@rule("setup.random_traits", "setup.tokens")
def test_random_and_event_traits_are_apart() -> None:
    game = opening(3, "1")
    state = game.state
    pack = pack_of(state)
    lords = [token for tokens in state.traits for token in tokens]
    assert len(state.random_traits) + len(lords) == sum(pack.tokens[RANDOM])
    assert {kind_of(token) for token in (*state.random_traits, *lords)} == {RANDOM}
    assert len(state.event_traits) == sum(pack.tokens[EVENT])
    assert {kind_of(token) for token in state.event_traits} == {EVENT}


@rule("setup.action_decks")
def test_action_cards_lie_in_five_decks() -> None:
    state = opening(3, "1").state
    assert len(state.deck) == 5
    assert state.deck == pack_of(state).cards
    assert all(len(deck) >= 20 for deck in state.deck)
    assert state.discard == [[], [], [], [], []]
    assert state.hand == [[], [], []]


@rule("setup.independents")
def test_a_lord_of_the_own_culture_with_one_random_trait_in_every_free_region() -> None:
    for players in (3, 5):
        game = opening(players, "1")
        state = game.state
        for number, owner in enumerate(state.owner):
            lord = state.lord[number]
            if owner != NONE or not state.in_play[number]:
                assert lord == NONE
                continue
            assert name_of(lord).startswith(CULTURES[REGION_CULTURE[number]])
            assert len(state.traits[lord]) == 1
            assert kind_of(state.traits[lord][0]) == RANDOM


@rule("setup.glitterhoof")
def test_glitterhoof_replaces_a_lord_and_has_a_positive_trait() -> None:
    places = set()
    for seed in range(8):
        game = opening(3, "1", seed * 10, glitterhoof="on")
        state = game.state
        assert GLITTERHOOF in state.lord
        places.add(state.lord.index(GLITTERHOOF))
        (token,) = state.traits[GLITTERHOOF]
        assert is_positive(token)
        assert kind_of(token) == RANDOM
        assert DISCARDED not in state.place  # the lord who made room is back in his deck
        sound(game)
        assert len([lord for lord in state.lord if lord != NONE]) == state.owner.count(NONE) - state.in_play.count(0)
    assert len(places) > 1  # by lot
    without = opening(3, "1").state
    assert GLITTERHOOF not in without.lord
    assert without.place[GLITTERHOOF] == REMOVED


@rule("setup.crusader_traits")
def test_crusader_traits_lie_on_the_first_nine_positions() -> None:
    tokens = opening(3, "1").state.track_traits
    assert [TOKEN.names[each[0]] if each else "" for each in tokens] == [
        "crusader-ignorant", "crusader-brave", "crusader-gluttonous", "crusader-swordmaster", "crusader-stingy",
        "crusader-strong", "crusader-craven", "crusader-scholar", "crusader-godless", "",
    ]  # fmt: skip


# ---- programs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strategy", "card"),
    [("ferox", "longbow"), ("postis", "longbow"), ("munitio", "plate_armor"), ("aperio", "archbishop")],
)
@rule("ai.setup", "ai.ferox.start", "ai.postis.start", "ai.munitio.start", "ai.aperio.start", "ai.no_gold")
def test_a_program_begins_with_its_card_and_without_gold(strategy: str, card: str) -> None:
    game = opening(3, "1", seat_2=strategy)
    assert STRATEGY_NAMES[game.state.strategy[2]] == strategy
    assert held(game, 2) == ["court_physician", card]
    assert game.state.gold[2] == 0
    assert len(regions(game, 2)) == 4
    sound(game)


@rule("ai.amandit.start")
def test_amandit_begins_with_two_more_traits() -> None:
    game = opening(3, "1", seat_2="amandit")
    assert bag_of(game, 2) == ["attractive", "clever", "cultivated", "lustful", "ambitious", "cruel"]
    assert held(game, 2) == ["court_physician"]
    sound(game)


@rule("ai.amandit.start", "setup.ruler_traits")
def test_where_the_initial_tokens_are_used_up_a_random_one_of_the_trait_is_taken() -> None:
    game = crown()
    lustful, random_one = TOKEN.find("initial-lustful"), TOKEN.find("random-lustful")
    assert take_initial_trait(game.state, lustful) == lustful
    while lustful in game.state.initial_traits:
        game.state.initial_traits.remove(lustful)
    assert take_initial_trait(game.state, lustful) == random_one
    while random_one in game.state.random_traits:
        game.state.random_traits.remove(random_one)
    assert take_initial_trait(game.state, lustful) == NONE
    for scenario in "12345":
        for seat in range(5):
            amandit = opening(5, scenario, 0, **{f"seat_{seat}": "amandit"})
            assert len(amandit.state.bag[seat]) == 6
            sound(amandit)


@rule("ai.no_duplicate")
def test_a_strategy_whose_card_is_there_already_gives_way_to_another() -> None:
    game = opening(5, "2", seat_4="postis")  # Iberia has the Longbow from the scenario
    assert STRATEGY_NAMES[game.state.strategy[4]] == "munitio"
    assert held(game, 4) == ["longbow", "plate_armor"]
    game = crown()
    assert can_start(game.state, 0, STRATEGY_NAMES.index("aperio"))
    hold(game, 1, "archbishop")
    hold(game, 2, "archbishop")
    assert not can_start(game.state, 0, STRATEGY_NAMES.index("aperio"))  # no copy is left


@rule("ai.no_duplicate", "ai.setup")
@pytest.mark.parametrize(
    ("wanted", "told"), [("postis", ["strategy_replaced", "program_seated"]), ("munitio", ["program_seated"])]
)
def test_a_replaced_strategy_is_told(wanted: str, told: list[str]) -> None:
    game = opening(5, "2")
    ear = listen(game)
    seat_program(game, 4, {**game.settings, "seat_4": wanted}, SCENARIOS[1].realms[4])
    assert ear.told()[: len(told)] == told
    assert STRATEGY_NAMES[game.state.strategy[4]] == "munitio"


@rule("ai.no_duplicate")
@pytest.mark.parametrize(("language", "said"), [("en", "instead of"), ("ru", "вместо"), ("pl", "zamiast")])
def test_the_table_says_which_strategy_was_replaced(language: str, said: str) -> None:
    game = opening(5, "2", seat_3="ferox", seat_4="postis")
    lines = "\n".join(presenter_of(game.title).board(game, -1, Words(language).at(game)))
    assert lines.count(said) == 1


@rule("ai.setup")
def test_nobody_can_play_an_empty_chair() -> None:
    with pytest.raises(RegnumError, match="nobody sits at seat 4"):
        regnum.new("crusader_kings", 2, 0, {"seat_4": "person"}, "1")
    strategies = {tuple(regnum.new("crusader_kings", 1, seed, {}, "1").state.strategy[1:]) for seed in range(20)}
    assert len(strategies) > 10  # drawn by lot


@rule("ai.modes2")
def test_programs_may_be_allied_with_each_other() -> None:
    game = opening(1, "1", allied_programs="on")
    assert all(are_allied(game.state, one, other) for one in range(1, 5) for other in range(1, 5) if one != other)
    assert not any(are_allied(game.state, 0, other) for other in range(5))
    assert not any(are_allied(game.state, seat, seat) for seat in range(5))
    assert not any(opening(1, "1").state.ally)
