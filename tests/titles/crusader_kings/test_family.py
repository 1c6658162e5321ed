"""Births and deaths, and the decks that the families come from."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import TRAIT_IDS, first_card, kind_of
from regnum.titles.crusader_kings.facts.names import EVENT, FEMALE, MALE, NONE, RANDOM
from regnum.titles.crusader_kings.position.changes.family import couple, draw_character
from regnum.titles.crusader_kings.position.changes.traits import take_event_trait
from regnum.titles.crusader_kings.position.queries.family import duchy_of, has_room_for_child, kin, person, persons, sex
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, IN_FAMILY, LORD, REMOVED
from regnum.titles.crusader_kings.rules.family import bear_child, kill, kill_duke
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    bag_of,
    card_with,
    crown,
    duke,
    lord,
    marry,
    name_of,
    own,
    play,
    random_left,
    region,
    relative,
    sound,
    take,
    traits_on,
)
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import do


@rule("birth.card")
def test_a_child_is_a_card_of_the_own_culture_with_a_random_trait() -> None:
    game = crown()
    before = len(game.state.random_traits)
    bear_child(game, 1)
    (child,) = game.state.children[1]
    assert name_of(child).startswith("frankish_")
    (token,) = game.state.traits[child]
    assert kind_of(token) == RANDOM
    assert len(game.state.random_traits) == before - 1
    assert (game.state.place[child], game.state.house[child]) == (IN_FAMILY, 1)
    assert bag_of(game, 1) == []
    sound(game)


@rule("birth.card")
def test_the_culture_of_the_mother_does_not_matter() -> None:
    game = crown()
    wife = lord(game, "poland", True, "ugly")
    game.state.lord[region("poland")] = NONE
    couple(game, 0, game.state.ruler[0], wife)
    card = card_with(game, "bells_for_newborn")
    play(game, 0, card)
    do(game, "crusade" if card.startswith("crusade") else "decline")
    assert name_of(game.state.children[0][0]).startswith("english_")


@rule("birth.card")
def test_younger_children_stand_behind_older_ones_and_there_is_room_for_three() -> None:
    game = crown()
    for _ in range(3):
        assert has_room_for_child(game.state, 0)
        bear_child(game, 0)
    three = list(game.state.children[0])
    assert not has_room_for_child(game.state, 0)
    before = (len(game.state.random_traits), game.state.place.count(IN_DECK))
    bear_child(game, 0)
    assert game.state.children[0] == three
    assert before == (len(game.state.random_traits), game.state.place.count(IN_DECK))  # nothing was drawn
    assert [kin(game.state, 0, role) for role in (1, 2, 3)] == three
    sound(game)


@rule("birth.card")
def test_a_child_of_a_wanted_sex_and_trait() -> None:
    game = crown()
    bear_child(game, 0, FEMALE, TRAIT_IDS.index("clever"))
    bear_child(game, 0, MALE, TRAIT_IDS.index("clever"), bastard=True)
    girl, boy = game.state.children[0]
    assert (sex(game.state, girl), sex(game.state, boy)) == (FEMALE, MALE)
    assert [kind_of(game.state.traits[each][0]) for each in (girl, boy)] == [EVENT, RANDOM]  # one open token only
    assert traits_on(game, girl) == traits_on(game, boy) == ["clever"]
    assert (game.state.bastard[girl], game.state.bastard[boy]) == (0, 1)
    sound(game)


@rule("birth.card", "basics.limits")
def test_without_random_traits_a_child_has_none() -> None:
    game = crown()
    game.state.random_traits = []
    bear_child(game, 0)
    assert traits_on(game, game.state.children[0][0]) == []


@rule("basics.reshuffle", "birth.card")
def test_an_empty_culture_deck_is_rebuilt_from_discards_and_last_from_those_who_left() -> None:
    game = crown()
    state = game.state
    start = first_card(0)
    for card in range(start, start + 20):
        state.place[card] = LORD
    state.place[start], state.place[start + 2], state.place[start + 4] = DISCARDED, REMOVED, IN_DECK
    state.bastard[start] = 1
    assert [draw_character(game, 0) for _ in range(4)] == [start + 4] * 4
    state.place[start + 4] = LORD
    assert draw_character(game, 0) == start  # the discards, though one has left the game
    assert state.bastard[start] == 0
    assert state.place[start + 2] == REMOVED
    state.place[start] = LORD
    assert draw_character(game, 0) == start + 2
    state.place[start + 2] = LORD
    assert draw_character(game, 0) == NONE
    bear_child(game, 0)
    assert state.children[0] == []


@rule("setup.culture_deck")
def test_a_card_is_drawn_by_lot_among_those_left() -> None:
    game = crown()
    seen = {draw_character(game, 0) for _ in range(300)}
    assert seen == set(range(first_card(0), first_card(0) + 20))


# ---- deaths ---------------------------------------------------------------------------------------------------------


@rule("death.traits")
def test_traits_of_the_dead_go_back_to_where_they_came_from() -> None:
    game = crown()
    child = relative(game, 0, "son", "brave", "event-kind", "initial-pious")
    brave, open_ones = random_left(game, "brave"), len(game.state.event_traits)
    initial = len(game.state.initial_traits)
    places = game.state.place[:]
    places[child] = DISCARDED
    kill(game, child)
    assert game.state.place == places
    assert random_left(game, "brave") == brave + 1
    assert len(game.state.event_traits) == open_ones + 1
    for supply in (game.state.random_traits, game.state.event_traits):
        assert supply == sorted(supply)  # whatever came back last
    assert len(game.state.initial_traits) == initial  # out of the game
    assert game.state.children[0] == []
    assert (game.state.place[child], game.state.house[child]) == (DISCARDED, NONE)
    sound(game)


@rule("birth.card", "setup.random_traits")
def test_any_random_trait_may_come_with_a_child() -> None:
    game = crown()
    cruel = take(game, "cruel")
    game.state.random_traits = [cruel]
    bear_child(game, 0)
    assert traits_on(game, game.state.children[0][0]) == ["cruel"]
    bear_child(game, 0)
    assert traits_on(game, game.state.children[0][1]) == []  # the common bag is empty


@rule("duchy.death")
def test_where_no_duke_is_nobody_dies() -> None:
    game = crown()
    ear = listen(game)
    places = game.state.place[:]
    kill_duke(game, region("wessex"))
    assert ear.told() == []
    assert game.state.place == places


@rule("death.traits", "divorce.trait")
def test_the_spouse_of_a_dead_relative_leaves_too() -> None:
    game = crown()
    child = relative(game, 0, "daughter")
    husband = marry(game, 0, child, "brave")
    before = random_left(game, "brave")
    kill(game, child)
    assert game.state.place[husband] == DISCARDED
    assert random_left(game, "brave") == before + 1
    assert bag_of(game, 0) == []
    sound(game)


@rule("divorce.trait", "death.traits")
def test_a_dead_spouse_leaves_the_widowed_relative_at_home() -> None:
    game = crown()
    child = relative(game, 0, "daughter", "kind")
    husband = marry(game, 0, child, "brave")
    kill(game, husband)
    assert game.state.children[0] == [child]
    assert game.state.spouse[child] == NONE
    assert traits_on(game, child) == ["kind"]
    sound(game)


@rule("divorce.trait")
def test_the_trait_of_a_dead_queen_consort_stays_in_the_bag() -> None:
    game = crown()
    wife = marry(game, 0, None, "brave")
    kill(game, wife)
    assert bag_of(game, 0) == ["brave"]
    assert game.state.spouse[game.state.ruler[0]] == NONE
    sound(game)


@rule("duchy.death", "death.traits")
def test_a_dead_duke_leaves_his_duchy() -> None:
    game = crown()
    own(game, 0, "mercia")
    son = relative(game, 0, "son", "brave")
    wife = marry(game, 0, son)
    duke(game, son, "mercia")
    kill_duke(game, region("mercia"))
    assert duchy_of(game.state, son) == NONE
    assert game.state.place[son] == game.state.place[wife] == DISCARDED
    assert game.state.owner[region("mercia")] == 0
    kill_duke(game, region("wessex"))  # nobody there
    sound(game)


@rule("death.traits", "era.refresh2")
def test_a_dead_lord_leaves_his_region_empty() -> None:
    game = crown()
    lady = lord(game, "wales", True, "brave")
    before = random_left(game, "brave")
    kill(game, lady)
    assert game.state.lord[region("wales")] == NONE
    assert game.state.place[lady] == DISCARDED
    assert random_left(game, "brave") == before + 1
    sound(game)


@rule("setup.king", "marriage.other_spouse")
def test_everybody_of_a_family_is_named_by_role() -> None:
    game = crown()
    son, brother = relative(game, 0, "son"), relative(game, 0, "brother")
    wife, bride = marry(game, 0), marry(game, 0, son)
    assert dict(persons(game.state, 0)) == {0: game.state.ruler[0], 1: son, 4: brother, 6: wife, 7: bride}
    assert person(game.state, 0, 10) == NONE
    assert person(game.state, 0, 9) == NONE


@rule("event.resolve", "basics.limits")
def test_a_trait_of_an_event_is_the_open_one_else_a_random_one_else_a_like_one() -> None:
    game = crown()
    state = game.state
    clever = TRAIT_IDS.index("clever")
    first = take_event_trait(game, clever)
    assert kind_of(first) == EVENT
    second = take_event_trait(game, clever)
    assert kind_of(second) == RANDOM
    while random_left(game, "clever"):
        take(game, "clever")
    third = take_event_trait(game, clever)
    assert TRAIT_IDS[third % 26] not in ("clever", "chaste", "humble", "honest", "kind")
    assert third % 26 < 13
    state.random_traits = [token for token in state.random_traits if token % 26 >= 13]
    assert take_event_trait(game, clever) == NONE
