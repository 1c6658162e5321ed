"""Defeat, and the return of a defeated player."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import DYNASTY_IDS, REGIONS, RULER_IDS
from regnum.titles.crusader_kings.facts.names import NONE, WAR
from regnum.titles.crusader_kings.position.changes.cards import plan_cards
from regnum.titles.crusader_kings.position.changes.regions import place_knight
from regnum.titles.crusader_kings.position.changes.relations import begin_war
from regnum.titles.crusader_kings.position.state import DISCARDED
from regnum.titles.crusader_kings.rules.round import DynastyPhase, TurnOrder
from regnum.titles.crusader_kings.rules.standing import unused_rulers
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    bag_of,
    card_number,
    casus_belli,
    crown,
    duke,
    gold,
    hand,
    held,
    hold,
    lord,
    lose,
    marry,
    random_left,
    region,
    regions,
    relative,
    run,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_war import (
    allied,
    ally,
    ally_lord,
    claims,
    counters,
    development,
    gone,
    listen,
    shield,
    shields,
)
from tests.titles.positions import decision, do, moves, why_not


def fall(game: Crown, seat: int = 0) -> Crown:
    """A player loses all regions."""
    lose(game, *regions(game, seat))
    game.state.unsettled = 1
    return run(game)


def conquer_everything(game: Crown, seat: int) -> None:
    """No region is independent any more; ownership beyond the limit is of no matter here."""
    for number in range(REGIONS):
        if game.state.in_play[number] and game.state.owner[number] == NONE:
            place_knight(game, seat, number)


@rule("elimination.when")
def test_without_a_region_a_dynasty_is_defeated():
    game = crown()
    son = relative(game, 0, "son", "ugly")
    brother = relative(game, 0, "brother")
    wife = marry(game, 0, None, "weak")
    king = game.state.ruler[0]
    hold(game, 0, "navy", "steward")
    shield(game, 0, 2, 4)
    shield(game, 1, 3)
    ear = listen(game)
    casus_belli(game, 0, 1)
    casus_belli(game, 2, 0)
    ally(game, 0, 2)
    casus_belli(game, 1, 0)
    ally_lord(game, 0, "scotland")
    begin_war(game, 0, 1)
    fall(game)
    assert decision(game) == "ComeBack"
    assert all(gone(game, each) for each in (son, brother, wife, king))
    assert game.state.children[0] == game.state.siblings[0] == []
    assert random_left(game, "ugly") == random_left(game, "weak") == 3
    assert held(game, 0) == []
    assert sorted(game.state.development_discard) == [development("steward"), development("navy")]
    assert ear.told().count("defeated") == 1
    assert (shields(game, 0), shields(game, 1)) == ([], [3])
    assert len(ear.of("shield_returned")) == 2
    assert not any((*game.state.casus, *game.state.war, *game.state.ally))
    assert game.state.allies[region("scotland")] == 0
    assert game.state.bag[0] == []


@rule("elimination.track")
def test_positions_that_become_free_have_no_trait():
    game = crown()
    shield(game, 0, 1)
    fall(game)
    assert game.state.shield[0] == NONE
    assert game.state.track_traits[0] == []


@rule("elimination.restart1", "elimination.restart2", "elimination.restart3", "elimination.restart4")
def test_a_defeated_player_returns_with_another_dynasty_of_the_culture():
    game = crown()
    bag(game, 0, "ugly")
    gold(game, 0, 4)
    game.state.age[0] = 3
    victim = lord(game, "scotland", True, "weak")
    ally_lord(game, 2, "scotland")
    fall(game)
    assert moves(game) == {"leave", "return stephen", "return henry-iii", "return edward-i"}
    assert why_not(game, "return philip-i") == "ruler_not_available"
    assert why_not(game, "return william-i") == "ruler_not_available"
    do(game, "return edward-i")
    assert why_not(game, "settle paris") == "not_a_place_to_return"
    do(game, "settle scotland")
    assert regions(game, 0) == {"scotland"}
    assert gone(game, victim)
    assert random_left(game, "weak") == 3
    assert game.state.allies[region("scotland")] == 0
    assert RULER_IDS[game.state.ruler[0]] == "edward_i"
    assert DYNASTY_IDS[game.state.dynasty[0]] == "plantagenet"
    assert bag_of(game, 0) == ["clever", "chaste", "ambitious", "cruel"]  # those of the ninth crusade
    assert game.state.gold[0] == 4
    assert game.state.age[0] == 0
    assert game.state.out[0] == 0
    assert decision(game) == AT_REST
    assert sound(game)


@rule("elimination.restart1")
def test_the_french_return_with_another_capetian():
    game = crown()
    fall(game, 1)
    found = {move.removeprefix("return ") for move in moves(game) if move != "leave"}
    assert found
    assert "philip-i" not in found
    do(game, f"return {sorted(found)[0]}", "settle paris")
    assert DYNASTY_IDS[game.state.dynasty[1]] == "capet"


@rule("elimination.restart1", "sequence.order")
def test_whoever_returns_keeps_hand_and_place():
    game = crown()
    hand(game, 0, "war-1", "war-2")
    fall(game)
    do(game, "return edward-i", "settle wessex")
    assert len(game.state.hand[0]) == 2
    run(game, DynastyPhase(0))
    assert decision(game) == "Propose"


@rule("elimination.restart_unrest")
def test_without_independent_regions_one_with_unrest_is_taken():
    game = crown()
    fall_later = region("wessex")
    conquer_everything(game, 1)
    game.state.owner[region("denmark")] = 2
    son = relative(game, 1, "son", "ugly")
    duke(game, son, "wales")
    army(game, "wales")
    unrest(game, "wales", 2)
    place_knight(game, 1, fall_later)
    run(game)
    do(game, "return edward-i")
    assert moves(game) == {"settle wales"}
    ear = listen(game)
    do(game, "settle wales")
    assert ear.of("come_back")[0][2:] == (region("wales"), 1)  # who had to make room is told
    assert regions(game, 0) == {"wales"}
    assert counters(game, "unrest", "wales") == 1
    assert counters(game, "army", "wales") == 0
    assert game.state.duke[region("wales")] == NONE
    assert game.state.children[1] == [son]


@rule("elimination.restart_unrest")
def test_without_unrest_either_any_region_may_be_taken():
    game = crown()
    conquer_everything(game, 1)
    place_knight(game, 1, region("wessex"))
    run(game)
    do(game, "return edward-i")
    assert len(moves(game)) == sum(game.state.in_play)
    ear = listen(game)
    do(game, "settle saxony")
    assert not any(game.state.unrest)
    assert "title_revoked" not in ear.told()
    assert decision(game) == "ComeBack"  # now the Germans have lost their last region
    assert game.waiting == (2,)


@rule("elimination.restart4", "elimination.restart_unrest")
def test_unrest_in_an_independent_region_stays_when_a_dynasty_settles_there():
    game = crown()
    unrest(game, "scotland")
    fall(game)
    do(game, "return edward-i", "settle scotland")
    assert counters(game, "unrest", "scotland") == 1


@rule("elimination.restart1")
def test_without_another_ruler_of_the_culture_nobody_returns():
    game = crown()
    for ruler in unused_rulers(game.state, 0):
        game.state.place[ruler] = DISCARDED
    for ruler in unused_rulers(game.state, 0):
        game.state.place[ruler] = DISCARDED
    fall(game)
    assert game.state.out == [1, 0, 0]
    assert decision(game) == AT_REST


@rule("elimination.when", "sequence.order")
def test_the_token_stays_with_whoever_has_it_when_another_leaves():
    game = crown()
    game.state.token = 2
    fall(game)
    do(game, "leave")
    assert game.state.token == 2


@rule("elimination.when", "sequence.order")
def test_who_leaves_takes_no_further_part():
    game = crown()
    hand(game, 0, "war-1", "war-2", "war-7")
    hand(game, 1, "war-3", "war-4")
    hand(game, 2, "war-5", "war-6")
    plan_cards(game, 0, [card_number("war-1"), card_number("war-2")])
    game.state.token = 0
    fall(game)
    do(game, "leave")
    assert game.state.out == [1, 0, 0]
    assert game.state.hand[0] == game.state.plan[0] == []
    assert game.state.discard[WAR] == sorted(card_number(name) for name in ("war-1", "war-2", "war-7"))
    assert game.state.token == 1
    assert sound(game)
    for seat in (1, 2):
        plan_cards(game, seat, game.state.hand[seat][:2])
    run(game, TurnOrder(0))
    assert game.waiting == (1,)
    do(game, "decline")
    assert game.waiting == (2,)


@rule("scenario2.special2", "scenario4.special2", "elimination.restart1")
@pytest.mark.parametrize("scenario", ["2", "4"])
def test_in_two_scenarios_nobody_returns(scenario: str):
    game = crown(3, scenario)
    fall(game)
    assert game.state.out[0] == 1
    assert decision(game) != "ComeBack"


@rule("elimination.when", "score.end")
def test_the_last_dynasty_has_won():
    game = crown(3, "2")
    fall(game, 0)
    assert decision(game) == AT_REST
    fall(game, 2)
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.way) == ((1,), "last_dynasty")


@rule("elimination.when", "alliance.two_sided")
def test_alliances_of_others_stay():
    game = crown(4)
    ally(game, 1, 2)
    casus_belli(game, 1, 3)
    fall(game)
    assert allied(game, 1, 2)
    assert claims(game, 1, 3)


@rule("elimination.restart1")
def test_a_program_may_return_too():
    game = crown(seat_0="ferox")
    fall(game)
    assert decision(game) == "ComeBack"
    do(game, "return edward-i", "settle wessex")
    assert game.state.strategy[0] != NONE
    assert sound(game)
