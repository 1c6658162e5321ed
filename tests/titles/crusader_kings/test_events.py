"""Whom an event befalls, and every event of our own cards."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, REGION_IDS, first_card, kind_of
from regnum.titles.crusader_kings.facts.names import (
    CULTURES,
    EVENT,
    FOR_EVENT,
    FOR_INVASION,
    FOR_LIFE,
    MALE,
    NONE,
    OPEN,
)
from regnum.titles.crusader_kings.facts.pack import PACKS
from regnum.titles.crusader_kings.position.changes.family import couple
from regnum.titles.crusader_kings.position.changes.relations import begin_war
from regnum.titles.crusader_kings.position.queries.family import sex
from regnum.titles.crusader_kings.rules.check import Check
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    bag_of,
    castle,
    casus_belli,
    crown,
    draws,
    duke,
    gold,
    held,
    hold,
    lord,
    marry,
    own,
    play,
    region,
    relative,
    row,
    run,
    sound,
    traits_on,
    unrest,
)
from tests.titles.crusader_kings.builder_war import (
    ally,
    ally_lord,
    befall,
    claims,
    counters,
    gone,
    holder,
    listen,
    put,
    shield,
    shields,
)
from tests.titles.positions import decision, do, moves, why_not


def where(table: list[int]) -> dict[str, int]:
    """The regions in which something lies, and how much."""
    return {name: table[number] for number, name in enumerate(REGION_IDS) if table[number]}


# ---- whom an event befalls ------------------------------------------------------------------------------------------


@rule("event.resolve", "turn.event", "action.optional")
def test_the_event_happens_after_the_action_even_if_it_was_declined():
    game = crown()
    marry(game, 1)
    ear = listen(game)
    play(game, 0, "realm-1")
    assert game.state.children[1] == []
    do(game, "decline")
    assert len(game.state.children[1]) == 1
    assert ear.told().index("action_declined") < ear.told().index("event_began")
    assert sound(game)


@rule("event.target_self", "event.condition_self")
def test_an_event_for_oneself_is_ignored_if_the_condition_fails():
    game = crown()
    marry(game, 1)
    ear = listen(game)
    befall(game, "bells_for_newborn")
    assert ear.told() == ["event_ignored"]
    assert game.state.children == [[], [], []]


@rule("event.target_other", "event.condition_other")
def test_an_event_for_another_passes_on_to_the_first_who_meets_the_condition():
    game = crown(4)
    marry(game, 0)
    marry(game, 2)
    marry(game, 3)
    befall(game, "cradle_abroad")
    assert [len(children) for children in game.state.children] == [0, 0, 1, 0]


@rule("event.target_other")
@pytest.mark.parametrize(("active", "affected"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_sits_on_the_left(active: int, affected: int):
    game = crown()
    befall(game, "promising_ward", active)
    assert game.waiting == (affected,)


@rule("event.condition_other")
def test_an_event_for_another_never_befalls_who_played_it():
    game = crown()
    marry(game, 0)
    ear = listen(game)
    befall(game, "cradle_abroad")
    assert ear.told() == ["event_ignored"]


@rule("event.target_other", "elimination.when")
def test_defeated_players_have_no_events():
    game = crown()
    game.state.out[1] = 1
    game.state.owner[region("paris")] = NONE
    befall(game, "promising_ward")
    assert game.waiting == (2,)


@rule("event.target_other", "ai.no_gold")
def test_programs_are_neither_rich_nor_poor():
    game = crown(seat_1="ferox")
    gold(game, 2, 5)
    befall(game, "toll_paid")
    assert game.state.gold == [0, 0, 7]
    befall(game, "indulgence_sellers")
    assert game.state.gold == [2, 0, 5]


@rule("event.target_other", "ai.no_gold")
def test_if_only_programs_are_left_one_of_them_is_the_poorest():
    game = crown(seat_1="ferox", seat_2="postis")
    ear = listen(game)
    befall(game, "toll_paid")
    assert ear.of("event_began")[0][0] == 1
    assert game.state.gold == [0, 0, 0]


@rule("event.checks", "event.target_other")
def test_the_player_concerned_makes_the_check_and_others_may_oppose():
    game = crown()
    marry(game, 1)
    bag(game, 1, "ugly", "brave")
    gold(game, 0, 2)
    gold(game, 1, 2)
    befall(game, "poisoned_cup")
    assert (decision(game), game.waiting) == ("Invest", (1,))
    do(game, "invest 1")
    assert (decision(game), game.waiting) == ("Oppose", (0,))  # also whoever played the card


# ---- births ---------------------------------------------------------------------------------------------------------


def newborn(game: Crown, seat: int) -> int:
    """The only child of a player."""
    (child,) = game.state.children[seat]
    assert first_card(game.state.culture[seat]) <= child < first_card(game.state.culture[seat]) + 20
    return child


@rule("event.resolve", "birth.card")
def test_cradle_abroad():
    game = crown()
    marry(game, 1)
    befall(game, "cradle_abroad")
    assert len(traits_on(game, newborn(game, 1))) == 1
    assert sound(game)


@rule("event.resolve", "birth.card")
def test_bells_for_newborn():
    game = crown()
    marry(game, 0)
    befall(game, "bells_for_newborn")
    assert game.state.bastard[newborn(game, 0)] == 0


@rule("event.resolve")
def test_christening_feast():
    game = crown()
    marry(game, 1)
    gold(game, 1, 1)
    befall(game, "christening_feast")
    newborn(game, 1)
    assert game.state.gold[1] == 0
    game = crown()
    marry(game, 1)
    befall(game, "christening_feast")
    assert game.state.gold[1] == 0


@rule("event.resolve", "birth.card")
def test_twins():
    game = crown()
    marry(game, 1)
    befall(game, "twins")
    assert len(game.state.children[1]) == 2
    game = crown()
    marry(game, 1)
    for _ in range(2):
        relative(game, 1, "son")
    befall(game, "twins")
    assert len(game.state.children[1]) == 3
    assert sound(game)


@rule("event.checks", "death.traits")
@pytest.mark.parametrize(("trait", "dies"), [("ugly", True), ("brave", False)])
def test_hard_labour(trait: str, dies: bool):
    game = crown()
    wife = marry(game, 0)
    bag(game, 0, trait)
    gold(game, 0, 5)
    befall(game, "hard_labour")
    newborn(game, 0)
    assert gone(game, wife) == dies
    assert game.state.gold[0] == 5  # no gold may be spent
    assert sound(game)


@rule("event.resolve", "succession.order")
def test_bastard_at_court():
    game = crown()
    gold(game, 1, 2)
    befall(game, "bastard_at_court")
    assert game.state.bastard[newborn(game, 1)] == 1
    assert game.state.gold[1] == 1
    befall(game, "bastard_at_court")
    assert game.state.bastard[newborn(game, 2)] == 1  # whoever has children is passed over


@rule("event.resolve", "birth.card")
def test_late_blessing():
    for seed in range(5):
        game = crown()
        marry(game, 1)
        game.chance.counter += seed
        befall(game, "late_blessing")
        assert sex(game.state, newborn(game, 1)) == MALE
    game = crown()
    marry(game, 1)
    relative(game, 1, "daughter")
    befall(game, "late_blessing")
    assert len(game.state.children[1]) == 1


@rule("event.resolve")
def test_born_under_the_banner():
    game = crown()
    marry(game, 0)
    befall(game, "born_under_the_banner")
    child = newborn(game, 0)
    assert traits_on(game, child) == ["brave"]
    assert kind_of(game.state.traits[child][0]) == EVENT
    assert sound(game)


@rule("event.resolve", "marriage.ruler_spouse")
def test_bride_from_outremer():
    game = crown()
    befall(game, "bride_from_outremer")
    do(game, "course 1")
    assert moves(game) == {"court english", "court frankish", "court german"}
    assert why_not(game, "court iberian") == "culture_not_in_play"
    do(game, "court german")
    wife = game.state.spouse[game.state.ruler[0]]
    assert first_card(CULTURES.index("german")) <= wife < first_card(CULTURES.index("german")) + 20
    assert sex(game.state, wife) != MALE
    assert len(game.state.bag[0]) == 1
    assert not any(game.state.ally)
    assert sound(game)


# ---- gold, tokens and traits ----------------------------------------------------------------------------------------


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


# ---- deaths, age and cards ------------------------------------------------------------------------------------------


@rule("event.checks", "check.modifiers")
def test_sick_child():
    game = crown()
    elder, younger = relative(game, 0, "son"), relative(game, 0, "daughter", "weak")
    bag(game, 0, "ugly")
    ear = listen(game)
    befall(game, "sick_child")
    assert gone(game, younger)
    assert game.state.children[0] == [elder]
    assert ear.of("check_began") == [(0, FOR_LIFE, 1, 1)]
    hold(game, 0, "court_physician")
    bag(game, 0, "ugly", "craven")
    befall(game, "sick_child")
    assert ear.of("check_began")[1] == (0, FOR_LIFE, 1, 2)
    assert sound(game)


@rule("event.checks", "check.invest")
def test_fever_in_the_chamber():
    game = crown()
    wife = marry(game, 0)
    bag(game, 0, "ugly", "brave")
    gold(game, 0, 1)
    befall(game, "fever_in_the_chamber")
    draws(game, 0, "ugly", "brave")
    do(game, "invest 1")
    assert not gone(game, wife)
    draws(game, 0, "ugly")
    befall(game, "fever_in_the_chamber")
    assert gone(game, wife)


@rule("event.checks")
def test_hunting_accident():
    game = crown()
    bag(game, 0, "ugly")
    sons = [relative(game, 0, "son"), relative(game, 0, "son")]
    befall(game, "hunting_accident")
    assert moves(game) == {"bury child-1", "bury child-2"}
    assert why_not(game, "bury ruler") == "not_what_the_event_says"
    do(game, "bury child-1")
    assert game.state.children[0] == sons[1:]
    brother = relative(game, 0, "brother")
    befall(game, "hunting_accident")
    assert gone(game, brother)
    befall(game, "hunting_accident")  # one child and no sibling: nothing happens
    assert game.state.children[0] == sons[1:]


@rule("event.resolve", "round.age4", "round.age5")
def test_creeping_years():
    game = crown()
    gold(game, 0, 2)
    befall(game, "creeping_years")
    do(game, "course 1")
    assert (game.state.gold[0], game.state.age[0]) == (0, 0)
    befall(game, "creeping_years")
    assert game.state.age[0] == 1
    game.state.age[0] = 3
    bag(game, 0, "ugly")
    befall(game, "creeping_years")
    assert decision(game) == "RemoveTrait"
    do(game, "keep-all")
    ear = listen(game)
    befall(game, "creeping_years")
    assert ear.told() == ["event_ignored"]


@rule("event.resolve")
def test_ungrateful_adviser():
    game = crown()
    hold(game, 0, "steward", "navy", "marshal")
    gold(game, 0, 1)
    befall(game, "ungrateful_adviser")
    do(game, "course 1")
    assert game.state.gold[0] == 0
    befall(game, "ungrateful_adviser")
    assert moves(game) == {"discard steward", "discard marshal"}
    do(game, "discard marshal")
    assert held(game, 0) == ["steward", "navy"]
    assert sound(game)


@rule("event.checks", "realm.critical")
def test_workshop_fire():
    game = crown()
    hold(game, 0, "steward", "navy")
    bag(game, 0, "humble")
    befall(game, "workshop_fire")
    do(game, "keep", "discard navy")
    assert held(game, 0) == ["steward"]


@rule("event.resolve")
def test_deserters():
    game = crown()
    own(game, 1, "normandy")
    army(game, "normandy")
    gold(game, 1, 1)
    befall(game, "deserters")
    assert moves(game) == {"course 1", "course 2", "course 3"}
    do(game, "course 2")
    assert where(game.state.army) == {}
    assert where(game.state.unrest) == {}
    assert game.state.gold[1] == 1
    befall(game, "deserters")
    assert len(moves(game)) == 2  # there is no army left to lose


@rule("event.resolve", "basics.limits")
def test_pestilence():
    game = crown()
    befall(game, "pestilence")
    assert where(game.state.plague) == {"paris": 1}
    put(game, "plague_ending", "saxony", 5)
    befall(game, "pestilence")
    assert where(game.state.plague) == {"paris": 1}
    assert sound(game)


@rule("event.resolve")
def test_harbour_rats():
    game = crown()
    own(game, 1, "normandy", "brittany")
    befall(game, "harbour_rats")
    assert game.waiting == (2,)
    assert moves(game) == {"place brittany", "place normandy"}
    do(game, "place normandy")
    assert where(game.state.plague) == {"normandy": 1}


@rule("event.resolve")
@pytest.mark.parametrize(
    ("event", "trait"),
    [
        ("second_supper", "gluttonous"),
        ("taste_for_secrets", "deceitful"),
        ("masked_dancer", "lustful"),
        ("flight_from_the_ford", "craven"),
        ("holy_relic", "pious"),
        ("hero_of_the_breach", "brave"),
    ],
)
def test_events_that_bring_one_trait(event: str, trait: str):
    game = crown()
    befall(game, event)
    assert moves(game) == {f"take {trait}"}
    do(game, f"take {trait}")
    assert bag_of(game, 0) == [trait]
    assert sound(game)


@rule("event.resolve")
def test_candle_ends():
    game = crown()
    gold(game, 0, 2)
    befall(game, "candle_ends")
    do(game, "course 2")
    assert game.state.gold[0] == 0
    befall(game, "candle_ends")
    do(game, "take stingy")
    assert bag_of(game, 0) == ["stingy"]


@rule("event.resolve")
def test_gallows_hill():
    game = crown()
    befall(game, "gallows_hill")
    do(game, "course 1", "take cruel")
    assert bag_of(game, 0) == ["cruel"]
    befall(game, "gallows_hill")
    do(game, "course 2")
    assert where(game.state.unrest) == {"wessex": 1}


@rule("event.checks", "war.critical")
def test_the_scar():
    game = crown()
    bag(game, 0, "cruel")
    befall(game, "the_scar")
    do(game, "keep")
    assert bag_of(game, 0) == ["cruel"]
    bag(game, 0, "weak")
    befall(game, "the_scar")
    do(game, "take ugly")
    assert bag_of(game, 0) == ["ugly", "weak"]


# ---- relations ------------------------------------------------------------------------------------------------------


@rule("event.resolve")
def test_plot_exposed():
    game = crown(4)
    for rival in (1, 2, 3):
        casus_belli(game, 0, rival)
    begin_war(game, 0, 3)
    befall(game, "plot_exposed")
    assert moves(game) == {"forgive 1", "forgive 2"}
    assert why_not(game, "forgive 3") == "condition_not_met"
    assert why_not(game, "accuse 1") == "not_what_the_event_says"
    assert why_not(game, "forgive 0") == "not_a_rival"
    do(game, "forgive 1")
    assert not claims(game, 0, 1)
    befall(game, "plot_exposed")
    assert not claims(game, 0, 2)
    befall(game, "plot_exposed")
    assert claims(game, 0, 3)  # never where war is marked


@rule("event.resolve", "alliance.two_sided")
def test_disputed_dowry():
    game = crown()
    for name in ("scotland", "wales"):
        lord(game, name)
        ally_lord(game, 0, name)
    gold(game, 0, 1)
    befall(game, "disputed_dowry")
    do(game, "course 2")
    assert moves(game) == {"forsake scotland", "forsake wales"}
    do(game, "forsake scotland")
    assert where(game.state.allies) == {"wales": 1}


@rule("event.resolve", "check.modifiers")
def test_roads_of_mud():
    game = crown()
    befall(game, "roads_of_mud")
    assert game.state.muddy == [1, 0, 0]
    bag(game, 0, "ugly", "weak")
    ear = listen(game)
    run(game, Check(0, FOR_EVENT, NONE, 1, 1, OPEN))
    for _ in range(2):
        run(game, Check(0, FOR_INVASION, NONE, 1, 1, OPEN))
    assert [began[2] for began in ear.of("check_began")] == [1, 2, 1]


@rule("event.resolve")
def test_spoils():
    game = crown()
    befall(game, "spoils")
    assert game.state.gold == [3, 0, 0]


@rule("event.resolve")
def test_courtly_manners():
    game = crown()
    sister = relative(game, 0, "sister")
    befall(game, "courtly_manners")
    do(game, "take-for honest sibling-1")
    assert traits_on(game, sister) == ["honest"]


@rule("event.resolve")
def test_penance():
    game = crown()
    bag(game, 0, "weak", "brave")
    befall(game, "penance")
    do(game, "remove random-weak")
    assert bag_of(game, 0) == ["brave"]


@rule("event.resolve")
def test_righteous_cause():
    game = crown(4)
    ally(game, 0, 3)
    befall(game, "righteous_cause")
    assert moves(game) == {"accuse 1", "accuse 2"}
    assert why_not(game, "accuse 3") == "condition_not_met"
    do(game, "accuse 2")
    assert claims(game, 0, 2)
    befall(game, "righteous_cause")
    assert claims(game, 0, 1)


@rule("event.resolve")
def test_veterans_return():
    game = crown()
    own(game, 0, "mercia")
    befall(game, "veterans_return")
    do(game, "muster mercia")
    assert where(game.state.army) == {"mercia": 1}


@rule("event.resolve")
def test_masons_from_acre():
    game = crown()
    gold(game, 0, 2)
    befall(game, "masons_from_acre")
    do(game, "raise-castle wessex")
    assert (game.state.gold[0], counters(game, "castle", "wessex")) == (0, 1)


@rule("event.target_other", "event.resolve")
def test_absent_lord():
    game = crown()
    own(game, 2, "denmark")
    befall(game, "absent_lord")
    assert game.waiting == (0,)  # who played the card chooses
    assert moves(game) == {"place saxony", "place denmark"}
    do(game, "place denmark")
    assert where(game.state.unrest) == {"denmark": 1}


@rule("event.target_other", "event.resolve")
def test_camp_fever():
    game = crown()
    befall(game, "camp_fever")
    assert decision(game) == "ChooseBefallen"
    assert moves(game) == {"befall 1", "befall 2"}
    assert why_not(game, "befall 0") == "not_a_rival"
    assert why_not(game, "befall 3") == "not_a_rival"
    game.state.out[1] = 1
    assert why_not(game, "befall 1") == "not_a_rival"
    do(game, "befall 2")
    assert where(game.state.plague) == {"saxony": 1}


@rule("event.target_other")
def test_most_events_befall_programs_like_anybody_else():
    game = crown(seat_1="ferox")
    befall(game, "camp_fever")
    assert moves(game) == {"befall 1", "befall 2"}


@rule("event.target_other", "event.condition_other", "achievement.lose", "crusade.bonus")
def test_rivals_in_outremer():
    game = crown(4)
    shield(game, 1, 2, 4)
    shield(game, 2, 1)
    run(game)
    assert holder(game, "crusader") == 1
    befall(game, "rivals_in_outremer")
    assert why_not(game, "befall 3") == "condition_not_met"
    do(game, "befall 1")
    assert (shields(game, 0), shields(game, 1)) == ([2], [4])
    assert holder(game, "crusader") == -1
    assert bag_of(game, 0) == []
    shield(game, 0, 6, 7, 8)
    ear = listen(game)
    befall(game, "rivals_in_outremer")
    assert "event_ignored" in ear.told()  # with four shields there is no place for a fifth


@rule("event.target_other", "event.condition_other")
def test_where_one_rival_only_meets_the_condition_nobody_is_asked():
    game = crown(4)
    shield(game, 2, 1)
    befall(game, "rivals_in_outremer")
    assert decision(game) == AT_REST
    assert shields(game, 0) == [1]


@rule("event.checks", "event.target_other")
def test_poisoned_cup():
    game = crown()
    wife = marry(game, 1)
    son = relative(game, 1, "son")
    bag(game, 1, "ugly")
    befall(game, "poisoned_cup")
    assert game.waiting == (1,)
    assert moves(game) == {"bury ruler-spouse", "bury child-1"}
    do(game, "bury child-1")
    assert gone(game, son)
    befall(game, "poisoned_cup")
    assert gone(game, wife)
    assert sound(game)


@rule("event.target_other", "event.resolve")
def test_indulgence_sellers():
    game = crown()
    gold(game, 1, 1)
    gold(game, 2, 3)
    befall(game, "indulgence_sellers")
    assert game.state.gold == [2, 1, 1]
    befall(game, "indulgence_sellers")
    assert game.state.gold == [3, 0, 1]


@rule("ai.no_gold", "event.resolve")
def test_gold_of_events_does_nothing_to_a_program():
    game = crown(seat_0="ferox")
    befall(game, "spoils")
    befall(game, "empty_coffers")
    gold(game, 1, 3)
    befall(game, "indulgence_sellers")
    assert game.state.gold == [0, 1, 0]  # what it takes goes to the treasury


@rule("ai.no_gold", "event.resolve")
def test_a_program_can_always_pay_its_way_out():
    game = crown(seat_0="ferox")
    befall(game, "creeping_years")
    do(game, "course 1")
    assert game.state.age[0] == 0
    assert game.state.gold[0] == 0


@rule("glitterhoof.marriage", "event.condition_self")
def test_with_a_horse_there_are_no_children():
    game = crown(glitterhoof="on")
    couple(game, 0, game.state.ruler[0], GLITTERHOOF)
    ear = listen(game)
    befall(game, "bells_for_newborn")
    assert "event_ignored" in ear.told()
    assert game.state.children[0] == []


@rule("event.resolve", "basics.limits")
def test_without_castles_in_the_box_masons_stay_away():
    game = crown()
    gold(game, 0, 9)
    names = [name for name in REGION_IDS if name not in ("wessex", "paris")][:10]
    castle(game, *names)
    ear = listen(game)
    befall(game, "masons_from_acre")
    assert "event_ignored" in ear.told()
    assert decision(game) == AT_REST


@rule("event.resolve")
def test_every_event_of_our_cards_has_a_test():
    (mark,) = (each for each in test_events_that_bring_one_trait.pytestmark if each.name == "parametrize")
    shared = {event for event, _ in mark.args[1]}
    for event in PACKS[0].events:
        assert event.name in shared or f"test_{event.name}" in globals(), event.name
    assert len(PACKS[0].events) == 60
