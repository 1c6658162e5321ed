"""Events that bring or take gold, tokens and traits."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import kind_of
from regnum.titles.crusader_kings.facts.names import EVENT, FOR_EVENT, NONE, OPEN
from regnum.titles.crusader_kings.position.changes.relations import begin_war
from regnum.titles.crusader_kings.rules.check import Check
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    army,
    bag,
    bag_of,
    casus_belli,
    crown,
    duke,
    gold,
    held,
    own,
    region,
    relative,
    row,
    run,
    sound,
    traits_on,
    unrest,
)
from tests.titles.crusader_kings.builder_war import befall, claims, counters, listen, where
from tests.titles.positions import decision, do, moves, why_not


@rule("event.target_other", "event.resolve")
def test_bumper_crop():
    game = crown()
    own(game, 1, "normandy")
    befall(game, "bumper_crop")
    assert where(game.state.harvest) == {"saxony": 1}  # of the player with the fewest regions
    own(game, 2, "denmark")
    befall(game, "bumper_crop")
    assert game.waiting == (1,)  # among equals the first on the left
    do(game, "place paris")
    assert counters(game, "harvest", "paris") == 1


@rule("event.target_other", "event.resolve")
def test_toll_paid():
    game = crown()
    gold(game, 1, 3)
    gold(game, 2, 1)
    befall(game, "toll_paid")
    assert game.state.gold == [0, 3, 3]
    befall(game, "toll_paid")
    assert game.state.gold == [0, 5, 3]


@rule("event.resolve")
def test_caravan():
    game = crown()
    befall(game, "caravan")  # Paris has no coast
    assert game.state.gold == [0, 0, 1]
    own(game, 1, "normandy", "brittany", "aquitaine", "toulouse")
    befall(game, "caravan")
    assert game.state.gold == [0, 0, 2]  # the player with the fewest regions
    own(game, 2, "denmark", "pomerania", "poland", "bohemia", "lorraine")
    befall(game, "caravan")
    assert game.state.gold == [0, 3, 2]


@rule("event.resolve")
def test_promising_ward():
    game = crown()
    son = relative(game, 1, "son")
    befall(game, "promising_ward")
    assert moves(game) == {"take clever", "take strong", "take-for clever child-1", "take-for strong child-1"}
    assert why_not(game, "take brave") == "not_what_the_event_says"
    assert why_not(game, "take-for clever ruler") == "not_what_the_event_says"
    do(game, "take-for strong child-1")
    assert traits_on(game, son) == ["strong"]
    assert sound(game)


@rule("event.resolve")
def test_friend_of_the_poor():
    game = crown()
    befall(game, "friend_of_the_poor")
    do(game, "take kind")
    assert bag_of(game, 1) == ["kind"]
    assert kind_of(game.state.bag[1][0]) == EVENT


@rule("event.resolve")
def test_master_mason():
    game = crown()
    gold(game, 1, 2)
    gold(game, 2, 3)
    befall(game, "master_mason")
    assert game.waiting == (2,)
    assert moves(game) == {"raise-castle saxony", "turn-down"}
    assert why_not(game, "raise-castle paris") == "not_your_region"
    do(game, "raise-castle saxony")
    assert counters(game, "castle", "saxony") == 1
    assert game.state.gold[2] == 0


@rule("event.resolve")
def test_wandering_scholar():
    game = crown()
    row(game, "navy", "bank", "steward")
    gold(game, 1, 1)
    befall(game, "wandering_scholar")
    do(game, "buy bank")
    assert held(game, 1) == ["bank"]
    assert game.state.gold[1] == 0
    assert NONE not in game.state.row
    gold(game, 1, 1)
    befall(game, "wandering_scholar")
    assert why_not(game, "buy bank") in ("already_held", "not_in_the_row")
    do(game, "turn-down")
    assert game.state.gold[1] == 1


@rule("event.resolve", "check.modifiers")
def test_tournament_laurels():
    game = crown()
    own(game, 1, "normandy")
    befall(game, "tournament_laurels")
    assert game.state.easier == [0, 0, 1]
    bag(game, 2, "ugly", "weak", "craven")
    ear = listen(game)
    for _ in range(2):
        run(game, Check(2, FOR_EVENT, NONE, 1, 1, OPEN))
    assert [began[3] for began in ear.of("check_began")] == [2, 1]


@rule("event.resolve", "plot.casus_belli")
def test_spilled_wine():
    game = crown()
    befall(game, "spilled_wine")
    assert claims(game, 1, 0)
    befall(game, "spilled_wine")
    assert claims(game, 2, 0)
    ear = listen(game)
    befall(game, "spilled_wine")
    assert ear.told() == ["event_ignored"]


@rule("event.resolve", "plot.unrest_removal3")
def test_calm_streets():
    game = crown()
    own(game, 1, "normandy")
    unrest(game, "normandy", 2)
    befall(game, "calm_streets")
    do(game, "course 1")
    assert counters(game, "unrest", "normandy") == 1
    unrest(game, "paris")
    befall(game, "calm_streets")
    do(game, "course 1")
    assert moves(game) == {"clear paris", "clear normandy"}
    game = crown()
    befall(game, "calm_streets")  # nothing to calm: the collection is left
    assert game.state.gold == [0, 1, 0]


@rule("event.resolve")
def test_absolution():
    game = crown()
    bag(game, 1, "brave", "ugly", "event-stingy")
    befall(game, "absolution")
    assert moves(game) == {"remove random-ugly", "remove event-stingy"}
    assert why_not(game, "remove random-brave") == "not_what_the_event_says"
    assert why_not(game, "remove random-weak") == "not_in_your_bag"
    do(game, "remove event-stingy")
    assert bag_of(game, 1) == ["brave", "ugly"]
    assert sound(game)


@rule("event.resolve", "mobilize.max", "plot.unrest_removal1")
def test_free_captain():
    game = crown()
    unrest(game, "paris", 2)
    befall(game, "free_captain")
    assert where(game.state.army) == {"paris": 1}
    assert counters(game, "unrest", "paris") == 0
    befall(game, "free_captain")
    assert where(game.state.army) == {"paris": 1, "saxony": 1}


@rule("event.resolve")
def test_old_oath():
    game = crown()
    casus_belli(game, 0, 2)
    befall(game, "old_oath")
    assert not claims(game, 0, 2)
    casus_belli(game, 0, 2)
    begin_war(game, 0, 2)
    befall(game, "old_oath")
    assert claims(game, 0, 2)


@rule("event.target_self", "event.resolve")
def test_blight():
    game = crown()
    own(game, 1, "normandy")
    befall(game, "blight")
    assert (decision(game), game.waiting) == ("PickRegion", (1,))  # the player with the most regions
    assert why_not(game, "place wessex") == "not_what_the_event_says"
    assert why_not(game, "clear normandy") == "not_what_the_event_says"
    do(game, "place normandy")
    assert where(game.state.crop_failure) == {"normandy": 1}


@rule("event.resolve", "plot.unrest_army")
def test_grumbling():
    game = crown()
    own(game, 0, "mercia")
    army(game, "wessex")
    befall(game, "grumbling")
    assert where(game.state.unrest) == {"mercia": 1}


@rule("event.resolve")
def test_market_rumours():
    game = crown()
    own(game, 1, "normandy")
    befall(game, "market_rumours")
    assert game.waiting == (2,)  # the player after the one it befalls chooses
    do(game, "place paris")
    assert where(game.state.unrest) == {"paris": 1}


@rule("event.resolve", "duchy.revoke")
def test_ducal_ambition():
    for course in (1, 2, 3):
        game = crown()
        gold(game, 0, 1)
        duke(game, relative(game, 0, "son"), "wessex")
        befall(game, "ducal_ambition")
        do(game, f"course {course}")
        assert (game.state.duke[region("wessex")] == NONE) == (course == 1)
        assert game.state.gold[0] == int(course != 2)
        assert counters(game, "unrest", "wessex") == int(course == 3)
    game = crown()
    duke(game, relative(game, 0, "son"), "wessex")
    unrest(game, "paris", 12)
    befall(game, "ducal_ambition")  # no unrest token is left, so the title goes
    assert game.state.duke[region("wessex")] == NONE


@rule("event.resolve")
def test_empty_coffers():
    for before, after in ((3, 1), (1, 0)):
        game = crown()
        gold(game, 1, before)
        befall(game, "empty_coffers")
        assert game.state.gold[1] == after


@rule("event.resolve")
def test_lender_at_the_door():
    for before, after in ((3, 3), (4, 3), (9, 7)):
        game = crown()
        gold(game, 1, before)
        befall(game, "lender_at_the_door")
        assert game.state.gold[1] == after
