"""Deals: what can change hands, by whom, and in the middle of what."""

from __future__ import annotations

from random import Random

import pytest

import regnum
from regnum.engine.refusals import Refusal
from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS
from regnum.titles.crusader_kings.facts.names import WAR
from regnum.titles.crusader_kings.rules.effects import PickCourse
from regnum.titles.crusader_kings.rules.marriage import AnswerProposal
from regnum.titles.crusader_kings.rules.titles import Titles
from regnum.titles.crusader_kings.title import TITLE
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    castle,
    crown,
    duke,
    gold,
    hand,
    held,
    hold,
    lose,
    marry,
    own,
    region,
    regions,
    relative,
    run,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_war import (
    befall,
    counters,
    deal,
    development,
    give,
    hold_cards,
    listen,
    put,
    refusal,
)
from tests.titles.positions import decision, do, moves


def table() -> Crown:
    """Seat 0 has two regions and gold."""
    game = crown()
    own(game, 0, "mercia")
    gold(game, 0, 5)
    return game


@rule("basics.trade")
def test_gold_a_region_and_a_card_change_hands_together():
    game = table()
    hold(game, 1, "navy")
    game.strike(
        deal(
            give(0, 1, "gold", 0, 4),
            give(0, 1, "region", region("mercia")),
            give(1, 0, "development", development("navy")),
        )
    )
    assert game.state.gold[:2] == [1, 4]
    assert regions(game, 1) == {"paris", "mercia"}
    assert held(game, 0) == ["navy"]
    assert sound(game)


@rule("basics.trade")
def test_every_region_of_the_board_may_be_sold():
    for name in (REGION_IDS[0], REGION_IDS[-1]):
        game = table()
        own(game, 0, name)
        ear = listen(game)
        game.strike(deal(give(0, 1, "region", region(name))))
        assert name in regions(game, 1)
        assert ear.told() == ["region_traded"]


@rule("basics.trade", "build.stays")
def test_castle_and_tokens_go_along_and_army_and_title_do_not():
    game = table()
    son = relative(game, 0, "son")
    duke(game, son, "mercia")
    castle(game, "mercia")
    army(game, "mercia")
    unrest(game, "mercia")
    put(game, "harvest", "mercia")
    ear = listen(game)
    game.strike(deal(give(0, 1, "region", region("mercia"))))
    assert ear.told() == ["title_revoked", "demobilized", "region_traded"]
    assert [counters(game, kind, "mercia") for kind in ("castle", "unrest", "harvest", "army")] == [1, 1, 1, 0]
    assert game.state.duke[region("mercia")] == -1
    assert game.state.children[0] == [son]
    assert sound(game)


@rule("basics.trade", "region.limit")
def test_nobody_buys_a_ninth_region():
    game = table()
    own(game, 1, "normandy", "brittany", "lorraine", "aquitaine", "burgundy", "toulouse", "low_countries")
    assert refusal(game, give(0, 1, "region", region("mercia"))) == "too_many_regions"
    swap = (give(0, 1, "region", region("mercia")), give(1, 0, "region", region("toulouse")))
    assert refusal(game, *swap) == "ok"


@rule("basics.trade", "elimination.when")
def test_nobody_sells_his_last_region():
    game = table()
    assert refusal(game, give(1, 0, "region", region("paris"))) == "last_region"
    swap = (give(1, 0, "region", region("paris")), give(0, 1, "region", region("mercia")))
    assert refusal(game, *swap) == "ok"


@rule("basics.trade")
def test_only_what_one_has_can_be_given():
    game = table()
    hold(game, 0, "navy")
    hold(game, 1, "navy")
    assert refusal(game, give(0, 1, "gold", 0, 6)) == "too_expensive"
    assert refusal(game, give(0, 1, "region", region("wales"))) == "not_your_region"
    assert refusal(game, give(0, 1, "region", 99)) == "not_your_region"
    own(game, 0, REGION_IDS[-1])
    assert refusal(game, give(0, 1, "region", -1)) == "not_your_region"
    assert refusal(game, give(0, 1, "development", development("bank"))) == "not_held"
    assert refusal(game, give(0, 1, "development", development("navy"))) == "already_held"
    assert refusal(game, give(0, 1, "deck", WAR)) == "not_in_your_hand"
    assert refusal(game, give(0, 1, "deck", 7)) == "not_for_sale"
    assert refusal(game, give(0, 1, "region", region("mercia"), 2)) == "not_for_sale"
    assert refusal(game, give(0, 1, "region", region("mercia")), give(0, 2, "region", region("mercia"))) == (
        "not_for_sale"
    )
    with pytest.raises(Refusal):
        game.strike(deal(give(0, 1, "gold", 0, 6)))


@rule("basics.trade2", "basics.trade3", "basics.trade4")
@pytest.mark.parametrize("kind", ["character", "alliance", "trait", "casus_belli", "shield"])
def test_people_alliances_and_traits_are_no_goods(kind: str):
    game = table()
    assert refusal(game, give(0, 1, kind, 0)) == "not_for_sale"


@rule("basics.trade", "develop.limit")
def test_a_fourth_card_of_a_type_cannot_be_bought_from_others():
    game = table()
    hold(game, 0, "navy", "bank")
    hold(game, 1, "longbow", "library", "royal_guard")
    assert refusal(game, give(0, 1, "development", development("navy"))) == "too_many_developments"
    swap = (give(0, 1, "development", development("navy")), give(1, 0, "development", development("library")))
    assert refusal(game, *swap) == "ok"
    hold(game, 0, "steward", "marshal")
    hold(game, 1, "spymaster", "chancellor")
    assert refusal(game, give(0, 1, "development", development("steward"))) == "ok"
    two = [give(0, 1, "development", development(name)) for name in ("steward", "marshal")]
    assert refusal(game, *two) == "too_many_developments"


@rule("ai.no_gold", "basics.trade")
def test_programs_and_defeated_players_do_not_trade():
    game = crown(seat_1="ferox")
    gold(game, 0, 3)
    assert refusal(game, give(0, 1, "gold", 0, 1)) == "not_a_trader"
    assert TITLE.deal_items(game, (0, 1)) == []
    game = crown()
    gold(game, 0, 3)
    game.state.out[1] = 1
    assert refusal(game, give(0, 1, "gold", 0, 1)) == "not_a_trader"


@rule("basics.trade")
def test_everything_that_could_be_given_is_listed():
    game = table()
    hold(game, 1, "navy")
    hold_cards(game, 1, "war-1")
    items = {str(item) for item in TITLE.deal_items(game, (0, 1))}
    assert items == {
        "0:1:gold:0:5",
        f"0:1:region:{region('wessex')}:1",
        f"0:1:region:{region('mercia')}:1",
        f"1:0:region:{region('paris')}:1",
        f"1:0:development:{development('navy')}:1",
        f"1:0:deck:{WAR}:1",
    }


# ---- in the middle of something -------------------------------------------------------------------------------------


@rule("marriage.dynasty_consent", "basics.trade")
def test_a_dowry_that_was_given_away_cannot_be_accepted():
    game = table()
    daughter = relative(game, 1, "daughter")
    run(game, AnswerProposal(1, 0, game.state.ruler[0], daughter, 5, 0))
    game.strike(deal(give(0, 2, "gold", 0, 3)))
    assert moves(game) == {"refuse"}


@rule("event.resolve", "basics.trade")
def test_a_course_that_can_no_longer_be_paid_cannot_be_chosen():
    game = crown()
    gold(game, 0, 2)
    befall(game, "creeping_years")
    assert decision(game) == PickCourse.__name__
    game.strike(deal(give(0, 1, "gold", 0, 1)))
    assert moves(game) == {"course 2"}
    do(game, "course 2")
    assert game.state.age[0] == 1


@rule("event.resolve", "basics.trade")
def test_an_event_that_a_deal_made_impossible_is_over():
    game = crown()
    hold(game, 0, "chancellor")
    gold(game, 0, 1)
    befall(game, "ungrateful_adviser")
    assert moves(game) == {"course 1", "course 2"}
    game.strike(deal(give(0, 1, "development", development("chancellor")), give(0, 1, "gold", 0, 1)))
    assert decision(game) == AT_REST
    game = crown()
    own(game, 1, "mercia", "wales")
    unrest(game, "mercia")
    unrest(game, "wales")
    befall(game, "calm_streets")
    do(game, "course 1")
    assert moves(game) == {"clear mercia", "clear wales"}
    game.strike(deal(*(give(1, 0, "region", region(name)) for name in ("mercia", "wales"))))
    assert decision(game) == AT_REST


@rule("duchy.grant", "basics.trade")
def test_a_deal_in_the_dynasty_phase_leaves_the_phase_open():
    game = table()
    relative(game, 0, "son")
    run(game, Titles(0))
    game.strike(deal(give(0, 1, "region", region("mercia"))))
    assert decision(game) == "Titles"
    assert "grant child-1 wessex" in moves(game)
    assert "grant child-1 mercia" not in moves(game)


@rule("basics.trade", "achievement.first")
def test_a_game_that_is_over_has_no_trade():
    game = crown(3, "2")
    lose(game, "wessex", "paris")
    game.state.unsettled = 1
    run(game)
    assert game.over
    assert refusal(game, give(0, 1, "gold", 0, 1)) == "game_is_over"


@rule("basics.trade", "marriage.ruler_spouse")
def test_bags_and_families_stay_as_they_are():
    game = table()
    bag(game, 0, "brave")
    wife = marry(game, 0, None, "ugly")
    hand(game, 0)
    before = (game.state.bag[:], game.state.spouse[:])
    game.strike(deal(give(0, 1, "region", region("mercia")), give(0, 1, "gold", 0, 5)))
    assert (game.state.bag, game.state.spouse) == before
    assert game.state.house[wife] == 0


# ---- whole games ----------------------------------------------------------------------------------------------------


@rule("basics.trade", "basics.trade1")
@pytest.mark.parametrize(("players", "scenario"), [(3, "1"), (5, "3")])
def test_whole_games_full_of_deals_never_stand_still(players: int, scenario: str):
    luck = Random(players)
    game: Crown = regnum.new("crusader_kings", players, 7, {}, scenario)
    struck = 0
    for move in range(700):
        if game.over:
            break
        one, other = luck.sample(range(players), 2)
        items = TITLE.deal_items(game, (one, other))
        if items:
            goods = [
                give(item.giver, item.taker, item.kind, item.number, luck.randint(1, item.count))
                for item in luck.sample(items, min(len(items), luck.choice((1, 2, 4))))
            ]
            if luck.random() < 0.3 and game.why_not_strike(deal(*goods)) is None:
                game.strike(deal(*goods))
                struck += 1
        answers = game.legal(game.waiting[0])
        assert answers, game.decision()
        game.push(str(game.decision().spell(luck.choice(answers))))
        assert move % 20 or sound(game)
    assert struck > 20
