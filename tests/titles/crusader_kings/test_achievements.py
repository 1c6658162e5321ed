"""Achievements: who has each token at every moment."""

from __future__ import annotations

from regnum.titles.crusader_kings.position.changes.cards import drop_development
from regnum.titles.crusader_kings.position.changes.crusade import return_shield
from regnum.titles.crusader_kings.position.changes.regions import free_region
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.rules.crusade import March
from regnum.titles.crusader_kings.rules.invasion import GiveUp
from regnum.titles.crusader_kings.rules.realm import Buy, ChooseSite
from tests.rule import rule
from tests.titles.crusader_kings.builder import bag, castle, crown, gold, hold, lose, own, region, row, run
from tests.titles.crusader_kings.builder_war import deal, development, give, holder, listen, shield
from tests.titles.positions import do


@rule("achievement.first", "achievement.crusader")
def test_the_first_with_two_shields_is_the_crusader():
    game = crown()
    shield(game, 1, 1)
    run(game)
    assert holder(game, "crusader") == -1
    shield(game, 1, 4)
    ear = listen(game)
    run(game)
    assert holder(game, "crusader") == 1
    assert ear.told() == ["achievement_taken"]


@rule("achievement.first", "achievement.builder")
def test_the_first_with_three_castles_is_the_builder():
    game = crown()
    own(game, 0, "mercia", "wales")
    castle(game, "wessex", "mercia")
    castle(game, "scotland")  # nobody's
    run(game)
    assert holder(game, "builder") == -1
    castle(game, "wales")
    run(game)
    assert holder(game, "builder") == 0


@rule("achievement.builder", "build.check")
def test_the_third_castle_makes_the_builder_at_once():
    game = crown()
    own(game, 0, "mercia", "wales")
    castle(game, "wessex", "mercia", "scotland", "ireland", "northumbria", "denmark", "poland", "bohemia", "swabia")
    run(game)
    assert holder(game, "builder") == -1
    bag(game, 0, "brave")
    gold(game, 0, 3)
    run(game, ChooseSite(0))
    do(game, "raise-castle wales")  # the last of the ten
    assert holder(game, "builder") == 0


@rule("achievement.first", "achievement.inventor")
def test_the_first_with_four_developments_is_the_inventor():
    game = crown()
    hold(game, 2, "navy", "bank", "steward")
    run(game)
    assert holder(game, "inventor") == -1
    hold(game, 2, "marshal")
    run(game)
    assert holder(game, "inventor") == 2
    assert points_of(game.state, 2) == 2


@rule("achievement.overtake")
def test_with_the_same_number_the_holder_keeps_it_and_with_more_it_passes():
    game = crown()
    shield(game, 1, 1, 2)
    run(game)
    shield(game, 2, 3, 4)
    run(game)
    assert holder(game, "crusader") == 1
    ear = listen(game)
    shield(game, 2, 5)
    run(game)
    assert holder(game, "crusader") == 2
    game.state.unsettled = 1
    run(game)
    assert ear.told() == ["achievement_lost", "achievement_taken"]  # once


@rule("achievement.lose", "crusade.bonus")
def test_who_no_longer_meets_the_condition_loses_the_token_to_the_next_leader():
    game = crown()
    hold(game, 0, "navy", "bank", "steward", "marshal")
    run(game)
    hold(game, 1, "longbow", "library", "archbishop", "chancellor")
    run(game)
    assert holder(game, "inventor") == 0
    drop_development(game, 0, development("navy"))
    run(game)
    assert holder(game, "inventor") == 1


@rule("achievement.lose")
def test_if_several_are_equal_a_freed_token_stays_in_the_supply():
    game = crown(4)
    shield(game, 0, 1, 2)
    run(game)
    shield(game, 1, 3, 4)
    shield(game, 2, 5, 6)
    run(game)
    assert holder(game, "crusader") == 0
    return_shield(game, 0)
    run(game)
    assert holder(game, "crusader") == -1
    shield(game, 2, 7)
    run(game)
    assert holder(game, "crusader") == 2


@rule("achievement.lose")
def test_a_token_that_nobody_else_deserves_goes_back():
    game = crown()
    shield(game, 0, 1, 2)
    run(game)
    return_shield(game, 1)
    ear = listen(game)
    run(game)
    assert holder(game, "crusader") == -1
    assert ear.told() == ["achievement_lost"]


@rule("achievement.builder", "build.stays", "achievement.lose")
def test_the_builder_loses_the_token_with_the_region():
    game = crown()
    own(game, 0, "mercia", "wales")
    castle(game, "wessex", "mercia", "wales")
    run(game)
    assert holder(game, "builder") == 0
    free_region(game, region("wales"))
    run(game)
    assert holder(game, "builder") == -1


@rule("achievement.inventor", "basics.trade")
def test_a_card_that_is_sold_moves_the_inventor():
    game = crown()
    hold(game, 0, "navy", "bank", "steward", "marshal")
    hold(game, 1, "longbow", "library", "archbishop")
    run(game)
    gold(game, 1, 3)
    game.strike(deal(give(0, 1, "development", development("navy")), give(1, 0, "gold", 0, 3)))
    assert holder(game, "inventor") == 1


@rule("achievement.lose", "elimination.when")
def test_the_achievements_of_a_defeated_dynasty_are_free():
    game = crown()
    shield(game, 1, 1, 2)
    hold(game, 1, "navy", "bank", "steward", "marshal")
    run(game)
    assert (holder(game, "crusader"), holder(game, "inventor")) == (1, 1)
    lose(game, "paris")
    game.state.unsettled = 1
    run(game)
    assert (holder(game, "crusader"), holder(game, "inventor")) == (-1, -1)


@rule("achievement.overtake", "achievement.lose")
def test_if_two_overtake_the_holder_together_he_keeps_it_until_one_of_them_leads():
    game = crown(4)
    shield(game, 0, 1, 2)
    run(game)
    shield(game, 1, 3, 4, 5)
    shield(game, 2, 6, 7, 8)
    run(game)
    assert holder(game, "crusader") == 0
    shield(game, 2, 9)
    run(game)
    assert holder(game, "crusader") == 2


@rule("develop.limit", "achievement.inventor")
def test_a_fourth_card_of_a_type_counts_only_after_one_was_discarded():
    game = crown()
    hold(game, 0, "navy", "bank", "longbow")
    row(game, "plate_armor", "steward", "chancellor")
    gold(game, 0, 1)
    ear = listen(game)
    run(game, Buy(0))
    do(game, "buy plate-armor")
    assert holder(game, "inventor") == -1  # four cards, one of which has to go
    do(game, "discard navy")
    assert holder(game, "inventor") == -1
    assert "achievement_taken" not in ear.told()


@rule("crusade.four", "achievement.overtake")
def test_a_fifth_shield_overtakes_nobody_before_another_came_back():
    game = crown()
    for position in (1, 2, 3, 4):
        shield(game, 1, position)
    run(game)
    for position in (5, 6, 7, 8):
        shield(game, 0, position)
    run(game)
    assert holder(game, "crusader") == 1
    bag(game, 0, "brave")
    run(game, March(0, game.state.ruler[0]))
    do(game, "take-back 5")
    assert holder(game, "crusader") == 1  # four shields against four


@rule("crusade.four", "achievement.lose")
def test_what_came_back_is_counted_at_once():
    game = crown()
    for position in (1, 2, 3, 4):
        shield(game, 0, position)
    run(game)
    assert holder(game, "crusader") == 0
    bag(game, 0, "brave")
    run(game, March(0, game.state.ruler[0]))
    do(game, "take-back 1")
    assert (holder(game, "crusader"), game.state.unsettled) == (0, 0)


@rule("achievement.overtake", "region.limit")
def test_a_castle_in_a_ninth_region_counts_for_nothing_until_a_region_is_given_up():
    """Seat 0 has four castles for a moment, in nine regions; when it has given one up, it has as many as the holder."""
    game = crown()
    own(game, 0, "mercia", "wales", "normandy", "brittany", "scotland", "northumbria", "ireland")
    own(game, 1, "low_countries", "lorraine")
    castle(game, "paris", "low_countries", "lorraine")
    run(game)
    castle(game, "wessex", "mercia", "wales", "aquitaine")
    run(game)
    assert holder(game, "builder") == 1
    own(game, 0, "aquitaine")
    run(game, GiveUp(0, region("aquitaine")))
    assert holder(game, "builder") == 1
    do(game, "give-up mercia")
    run(game)
    assert holder(game, "builder") == 1
