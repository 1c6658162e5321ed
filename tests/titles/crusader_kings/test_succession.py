"""Succession and dynastic crisis."""

from __future__ import annotations

import pytest

from regnum.engine.deals import Deal, DealItem
from regnum.engine.events import EventLog
from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, REGION_CULTURE, TOKEN
from regnum.titles.crusader_kings.facts.names import CULTURES, FEMALE, KING, NONE
from regnum.titles.crusader_kings.position.queries.family import duchy_of, heir, sex
from regnum.titles.crusader_kings.position.queries.regions import is_independent
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, LORD, REMOVED
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader, why_not_lead
from regnum.titles.crusader_kings.rules.family import kill
from regnum.titles.crusader_kings.rules.succession import LoseRegion, Succession
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    bag_of,
    castle,
    crown,
    duke,
    gold,
    marry,
    name_of,
    own,
    region,
    regions,
    relative,
    run,
    sound,
    take,
    traits_on,
    unrest,
)
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, why_not


def die(game: Crown, seat: int = 0) -> Crown:
    """The ruler dies."""
    return run(game, Succession(seat))


@rule("succession.trigger")
def test_ruler_and_spouse_are_discarded_and_their_traits_stay_in_the_bag() -> None:
    game = crown()
    bag(game, 0, "cruel")
    wife = marry(game, 0, None, "brave")
    old = game.state.ruler[0]
    relative(game, 0, "son", "ugly")
    assert bag_of(game, 0) == ["brave", "cruel"]
    die(game)
    assert game.state.place[old] == DISCARDED
    assert game.state.place[wife] == DISCARDED
    assert (game.state.house[old], game.state.house[wife]) == (NONE, NONE)
    assert bag_of(game, 0) == ["brave", "cruel", "ugly"]
    sound(game)


@rule("succession.heir_cards", "succession.old_siblings")
def test_an_unmarried_heir_and_unmarried_siblings_take_nobody_elses_tokens_along() -> None:
    game = crown()
    state = game.state
    relative(game, 0, "son", "ugly")
    relative(game, 0, "brother")
    state.lord[region("scotland")] = GLITTERHOOF
    state.place[GLITTERHOOF] = LORD
    state.traits[GLITTERHOOF] = [take(game, "brave")]
    die(game)
    assert bag_of(game, 0) == ["ugly"]
    assert (state.place[GLITTERHOOF], traits_on(game, GLITTERHOOF)) == (LORD, ["brave"])
    sound(game)


@rule("succession.trigger", "death.traits")
def test_a_ruler_who_is_killed_in_any_way_is_succeeded() -> None:
    game = crown()
    daughter = relative(game, 1, "daughter")
    kill(game, game.state.ruler[1])
    game.start()
    assert game.state.ruler[1] == daughter


FAMILIES = [
    (["daughter", "son", "son", "brother", "sister"], 1),
    (["daughter", "daughter", "brother", "sister"], 0),
    (["sister", "brother"], 1),
    (["sister", "sister"], 0),
    (["sister"], 0),
    (["daughter", "brother"], 0),
]


@pytest.mark.parametrize(("family", "expected"), FAMILIES)
@rule("succession.order")
def test_eldest_son_then_daughter_then_brother_then_sister(family: list[str], expected: int) -> None:
    game = crown()
    cards = [relative(game, 0, role) for role in family]
    assert heir(game.state, 0) == cards[expected]
    die(game)
    assert game.state.ruler[0] == cards[expected]
    sound(game)


@rule("succession.order")
def test_bastards_inherit_last_but_before_a_crisis() -> None:
    game = crown()
    bastard = relative(game, 0, "son", bastard=True)
    sister = relative(game, 0, "sister")
    assert heir(game.state, 0) == sister
    die(game)
    assert game.state.ruler[0] == sister
    assert game.state.siblings[0] == [bastard]
    die(game)
    assert game.state.ruler[0] == bastard
    assert regions(game, 0) == {"wessex"}
    sound(game)


@rule("succession.order")
def test_a_bastard_daughter_comes_after_a_bastard_son_and_both_after_everybody() -> None:
    game = crown()
    relative(game, 0, "daughter", bastard=True)
    son = relative(game, 0, "son", bastard=True)
    assert heir(game.state, 0) == son
    daughter = relative(game, 0, "daughter")
    assert heir(game.state, 0) == daughter


@rule("succession.heir_cards", "marriage.inherit")
def test_the_traits_of_heir_and_spouse_join_the_old_bag() -> None:
    game = crown()
    bag(game, 0, "cruel")
    son = relative(game, 0, "son", "brave", "noble")
    wife = marry(game, 0, son, "ugly")
    assert bag_of(game, 0) == ["cruel"]
    die(game)
    assert bag_of(game, 0) == ["brave", "noble", "cruel", "ugly"]
    assert game.state.spouse[son] == wife
    assert traits_on(game, son) == traits_on(game, wife) == []
    sound(game)


@rule("succession.heir_cards", "succession.queens", "marriage.inherit")
def test_a_daughter_inherits_with_her_husband() -> None:
    game = crown()
    daughter = relative(game, 0, "daughter", "brave")
    husband = marry(game, 0, daughter, "kind")
    die(game)
    assert game.state.ruler[0] == daughter
    assert game.state.spouse[daughter] == husband
    assert bag_of(game, 0) == ["brave", "kind"]


@rule("succession.children")
def test_the_other_children_become_siblings_and_dukes_among_them_stay_dukes() -> None:
    game = crown()
    own(game, 0, "mercia")
    daughter = relative(game, 0, "daughter", "brave")
    heir_apparent = relative(game, 0, "son")
    younger = relative(game, 0, "son", "ugly")
    bride = marry(game, 0, younger)
    duke(game, younger, "mercia")
    die(game)
    assert game.state.ruler[0] == heir_apparent
    assert game.state.children[0] == []
    assert game.state.siblings[0] == [daughter, younger]
    assert duchy_of(game.state, younger) == region("mercia")
    assert game.state.spouse[younger] == bride
    assert traits_on(game, younger) == ["ugly"]
    sound(game)


@rule("succession.old_siblings")
def test_the_old_siblings_leave_the_game_for_good_with_title_spouse_and_traits() -> None:
    game = crown()
    own(game, 0, "mercia")
    relative(game, 0, "son")
    brother = relative(game, 0, "brother", "brave")
    wife = marry(game, 0, brother, "ugly")
    sister = relative(game, 0, "sister")
    duke(game, brother, "mercia")
    die(game)
    assert game.state.siblings[0] == []
    assert (game.state.place[brother], game.state.place[sister]) == (REMOVED, REMOVED)
    assert game.state.place[wife] == DISCARDED
    assert game.state.duke[region("mercia")] == NONE
    assert bag_of(game, 0) == []
    sound(game)


@rule("succession.old_siblings")
def test_the_siblings_of_a_sibling_who_inherits_stay() -> None:
    game = crown()
    sister = relative(game, 0, "sister")
    brother = relative(game, 0, "brother")
    die(game)
    assert game.state.ruler[0] == brother
    assert game.state.siblings[0] == [sister]
    assert game.state.place[sister] != REMOVED
    sound(game)


@rule("succession.old_siblings", "birth.card")
def test_there_is_room_for_two_siblings_only() -> None:
    game = crown()
    brother = relative(game, 0, "brother")
    sister = relative(game, 0, "sister")
    bastards = [relative(game, 0, "son", bastard=True) for _ in range(3)]
    die(game)
    assert game.state.ruler[0] == brother
    assert game.state.siblings[0] == [sister, bastards[0]]
    assert [game.state.place[each] for each in bastards[1:]] == [REMOVED, REMOVED]
    sound(game)


@rule("duchy.auto_revoke1")
def test_an_heir_who_is_a_duke_gives_the_duchy_back() -> None:
    game = crown()
    own(game, 0, "mercia")
    son = relative(game, 0, "son", "brave")
    duke(game, son, "mercia")
    die(game)
    assert game.state.duke[region("mercia")] == NONE
    assert bag_of(game, 0) == ["brave"]
    assert game.state.owner[region("mercia")] == 0
    sound(game)


@rule("succession.queens", "crusade.who_queen")
def test_a_queen_rules_like_a_king_but_crusades_only_without_any_man() -> None:
    game = crown()
    queen = relative(game, 0, "daughter")
    die(game)
    assert game.state.ruler[0] == queen
    assert why_not_lead(game.state, 0, KING) == 0
    husband = marry(game, 0)
    run(game, ChooseLeader(0))
    assert moves(game) == {"lead ruler-spouse"}
    assert why_not(game, "lead ruler") == "men_go_first"
    assert sex(game.state, husband) != FEMALE


@rule("marriage.ruler_takes", "succession.order")
def test_a_child_married_away_does_not_inherit_at_home() -> None:
    game = crown()
    daughter = relative(game, 1, "daughter")
    sister = relative(game, 1, "sister")
    game.state.children[1] = []
    game.state.house[daughter] = 0
    game.state.spouse[daughter] = game.state.ruler[0]
    game.state.spouse[game.state.ruler[0]] = daughter
    sound(game)
    die(game, 1)
    assert game.state.ruler[1] == sister


# ---- crisis ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "coins", "lost", "paid"), [(5, 7, 2, 3), (1, 1, 0, 0), (2, 2, 1, 1), (4, 9, 2, 4), (8, 0, 4, 0)]
)
@rule("succession.none", "crisis.loss")
def test_half_of_regions_and_gold_are_lost_rounded_in_the_players_favour(
    count: int, coins: int, lost: int, paid: int
) -> None:
    game = crown()
    names = ["wessex", "mercia", "wales", "northumbria", "scotland", "ireland", "brittany", "normandy"][:count]
    own(game, 0, *names)
    gold(game, 0, coins)
    die(game)
    for name in names[:lost]:
        assert decision(game) == "LoseRegion"
        do(game, f"abandon {name}")
    assert decision(game) == AT_REST
    assert regions(game, 0) == set(names[lost:])
    assert game.state.gold[0] == coins - paid
    sound(game)


@rule("crisis.loss")
def test_the_lost_gold_is_told() -> None:
    game = crown()
    gold(game, 0, 7)
    log = EventLog()
    game.listener = log
    die(game)
    assert [event.numbers for event in log.events if event.kind.key == "gold_paid"] == [(0, 3)]


@rule("crisis.regions")
def test_a_region_lost_in_a_crisis_is_told() -> None:
    game = crown()
    own(game, 0, "mercia", "normandy")
    ear = listen(game)
    die(game)
    do(game, "abandon normandy")
    assert ear.of("region_abandoned") == [(0, region("normandy"))]


@rule("crisis.regions", "crisis.independents")
def test_the_player_chooses_and_figures_leave_while_castles_and_tokens_stay() -> None:
    game = crown()
    own(game, 0, "mercia", "normandy")
    army(game, "mercia", "normandy")
    castle(game, "normandy")
    unrest(game, "normandy", 2)
    game.state.harvest[region("normandy")] = 1
    die(game)
    assert moves(game) == {"abandon wessex", "abandon mercia", "abandon normandy"}
    assert why_not(game, "abandon paris") == "not_your_region"
    do(game, "abandon normandy")
    normandy = region("normandy")
    assert is_independent(game.state, normandy)
    assert (game.state.army[normandy], game.state.castle[normandy], game.state.unrest[normandy]) == (0, 1, 2)
    assert game.state.harvest[normandy] == 1
    lord = game.state.lord[normandy]
    assert name_of(lord).startswith(CULTURES[REGION_CULTURE[normandy]])
    assert len(game.state.traits[lord]) == 1
    assert game.state.army[region("mercia")] == 1
    sound(game)


@rule("crisis.new_ruler")
def test_a_stranger_of_the_own_culture_takes_the_throne_with_one_random_trait_in_the_bag() -> None:
    game = crown()
    bag(game, 0, "cruel")
    game.state.age[0] = 4
    before = len(game.state.random_traits)
    die(game)
    ruler = game.state.ruler[0]
    assert name_of(ruler).startswith("english_")
    assert game.state.traits[ruler] == []
    assert len(game.state.bag[0]) == 2
    assert all(TOKEN.names[token].startswith("random-") for token in game.state.bag[0])
    assert len(game.state.random_traits) == before - 1
    assert game.state.age[0] == 0
    assert game.state.spouse[ruler] == NONE
    sound(game)


@rule("crisis.new_ruler", "basics.reshuffle")
def test_a_stranger_is_found_even_if_every_card_of_the_culture_is_in_use() -> None:
    game = crown()
    for card in range(24, 44):
        game.state.place[card] = 99  # somewhere else
    die(game)
    assert name_of(game.state.ruler[0]).startswith("frankish_")


@rule("crisis.loss", "basics.trade")
def test_regions_sold_in_the_middle_of_a_crisis_leave_at_least_one() -> None:
    game = crown()
    own(game, 0, "mercia", "wales", "northumbria")
    die(game)
    assert decision(game) == "LoseRegion"
    sold = [DealItem(0, 1, "region", region(name)) for name in ("mercia", "wales", "northumbria")]
    game.strike(Deal((0, 1), sold))
    assert decision(game) == AT_REST
    assert regions(game, 0) == {"wessex"}
    assert game.state.ruler[0] != NONE
    run(game, LoseRegion(0))
    assert decision(game) == AT_REST


@rule("succession.trigger", "setup.culture_deck")
def test_dead_cards_of_the_culture_lie_in_the_discards_not_in_the_deck() -> None:
    game = crown()
    son = relative(game, 0, "son")
    die(game)
    die(game)
    assert game.state.place[son] == DISCARDED
    assert game.state.place.count(IN_DECK) > 90
