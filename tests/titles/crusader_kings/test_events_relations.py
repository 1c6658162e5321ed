"""Events between dynasties: claims, wars, shields and rivals."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS
from regnum.titles.crusader_kings.facts.names import FOR_EVENT, FOR_INVASION, NONE, OPEN
from regnum.titles.crusader_kings.position.changes.relations import begin_war
from regnum.titles.crusader_kings.rules.check import Check
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    bag,
    bag_of,
    castle,
    casus_belli,
    crown,
    gold,
    lord,
    marry,
    own,
    relative,
    run,
    sound,
    traits_on,
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
    shield,
    shields,
    where,
)
from tests.titles.positions import decision, do, moves, why_not


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
