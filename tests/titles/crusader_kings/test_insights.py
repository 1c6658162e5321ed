"""What the board works out for a player: sums, odds of checks, plans of war, and what an answer points at."""

from __future__ import annotations

from typing import Any

from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.titles.crusader_kings.edges.odds import trial_of
from regnum.titles.crusader_kings.facts.catalogue import RULER_IDS
from regnum.titles.crusader_kings.facts.names import NONE, STRATEGY_NAMES
from regnum.titles.crusader_kings.position.changes.relations import break_region_alliance
from regnum.titles.crusader_kings.position.queries.family import culture_deck
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader
from regnum.titles.crusader_kings.rules.effects import PickCourse
from regnum.titles.crusader_kings.rules.intrigue import ChoosePlot
from regnum.titles.crusader_kings.rules.marriage import OfferTerms, PickSpouse, Propose
from regnum.titles.crusader_kings.rules.picks import PickVictim
from regnum.titles.crusader_kings.rules.standing import ComeBack
from regnum.titles.crusader_kings.rules.titles import Titles
from regnum.titles.crusader_kings.rules.war import Declare
from regnum.titles.crusader_kings.title import TITLE
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    Crown,
    army,
    bag,
    castle,
    casus_belli,
    crown,
    duke,
    gold,
    hold,
    lord,
    lose,
    marry,
    own,
    region,
    relative,
    run,
)
from tests.titles.crusader_kings.builder_war import ally, ally_lord, shield
from tests.titles.positions import do, insights

# ---- sums -----------------------------------------------------------------------------------------------------------


@rule("score.points1", "score.points2", "tax.base", "succession.order")
def test_the_sums_of_every_dynasty_are_open_to_all() -> None:
    game = crown(seat_2="munitio")
    own(game, 0, "mercia")
    castle(game, "mercia")
    shield(game, 0, 1, 2)
    son = relative(game, 0, "son")
    run(game)
    for reader in (-1, 0, 1):
        seats = insights(game, reader)["seats"]  # the first position of the track brings one gold more
        assert seats[0] == {"points": 3, "regions": 2, "shields": 2, "tax": 4, "heir": son, "program": NONE}
        assert seats[1] == {"points": 1, "regions": 1, "shields": 0, "tax": 1, "heir": NONE, "program": NONE}
        assert seats[2]["program"] == STRATEGY_NAMES.index("munitio")


@rule("basics.bags", "elimination.when")
def test_odds_and_plans_of_war_are_told_to_persons_in_the_game() -> None:
    game = crown(3, "2", seat_2="munitio")
    lose(game, "paris")
    game.state.unsettled = 1
    run(game)
    assert [set(insights(game, reader)) for reader in (0, -1, 1, 2)] == [
        {"seats", "odds", "war"},
        {"seats"},
        {"seats"},
        {"seats"},
    ]


# ---- odds -----------------------------------------------------------------------------------------------------------


@rule("check.draw", "check.critical")
def test_the_odds_of_every_kind_of_check_by_successes_and_draws() -> None:
    game = crown()
    bag(game, 0, "kind", "cruel", "chaste", "ugly")
    odds = {each["check"]: each for each in insights(game)["odds"]}
    assert set(odds) == {"marriage", "realm", "intrigue", "war", "crusade", "none"}
    assert {name: each["good"] for name, each in odds.items()} == {
        "marriage": 1,
        "realm": 2,
        "intrigue": 2,
        "war": 2,
        "crusade": 2,
        "none": 2,
    }
    assert odds["marriage"]["tokens"] == 4
    assert odds["marriage"]["chances"] == [[25, 50, 75, 100, 100, 100], *[[0] * 6] * 3]
    assert odds["none"]["chances"] == [[50, 83, 100, 100, 100, 100], [0, 17, 50, 100, 100, 100], *[[0] * 6] * 2]


def trial(game: Crown, move: str) -> tuple[int, int, int]:
    """What an answer needs, its free tokens, and the most gold that can be invested."""
    code = game.decision().domain.parse(TITLE.read(move))
    found = trial_of(game.state, game.decision(), game.waiting[0], code)
    assert found is not None
    return found.required, found.free, found.gold


def lines(game: Crown) -> list[str]:
    """What the seat that is asked hears of its chances."""
    return presenter_of(TITLE).odds(game, game.waiting[0], Words("en"))


@rule("check.free", "check.draw")
def test_the_usual_checks_are_told_while_nothing_leads_to_one() -> None:
    game = crown()
    bag(game, 0, "brave", "ugly", "weak", "craven")
    gold(game, 0, 2)
    hold(game, 0, "longbow")
    _, *usual = lines(game)
    assert [line.count("25 %") for line in usual] == [1, 1, 1, 1, 0, 1]
    assert "50 %" in usual[4]  # of an invasion, with two tokens


@rule("marriage.independent", "marriage.random", "check.max")
def test_a_proposal_is_sure_free_or_paid() -> None:
    game = crown()
    bag(game, 0, "brave", "ugly", "weak", "craven")
    lord(game, "scotland", True, "ugly")
    lord(game, "ireland", True, "brave")
    relative(game, 0, "son")
    marry(game, 0)
    run(game, Propose(0))
    sure, free, *courts = lines(game)
    assert sure.endswith("no check is needed")
    assert "25 %" in free
    assert len(courts) == 3  # of the cultures at the table; to stay is no check
    assert "gold" not in "".join((sure, free, *courts))
    assert trial(game, "marry-court child-1 english") == (1, 1, 0)
    gold(game, 0, 1)
    assert trial(game, "marry-court child-1 english") == trial(game, "marry-lord child-1 ireland") == (1, 1, 1)
    sure, paid, *courts = lines(game)
    assert sure.endswith("no check is needed")
    assert all("25 %" in line and "50 %" in line and "1 gold" in line for line in (paid, *courts))


@rule("plot.extra", "plot.assassinate", "crusade.critical")
def test_plots_and_crusades_leave_the_gold_that_they_do_not_cost() -> None:
    game = crown()
    game.state.round = 1
    bag(game, 0, "brave", "ugly")
    gold(game, 0, 1)
    marry(game, 1)
    run(game, ChoosePlot(0))
    assert trial(game, "fabricate 1") == trial(game, "assassinate 1 ruler-spouse") == (1, 1, 1)
    assert trial(game, "assassinate 1 ruler") == (3, 1, 1)
    assert len(lines(game)) == len(game.legal(0)) - 1  # all but the last, which is to stop
    game.state.attempts = 1
    assert trial(game, "fabricate 1") == (1, 1, 0)
    run(game, ChooseLeader(0))
    assert trial(game, "lead ruler") == (1, 1, 1)


@rule("invasion.support", "duchy.attack", "invasion.annex")
def test_the_odds_of_an_attack_count_what_was_declared_for_it() -> None:
    game = crown()
    own(game, 0, "mercia", "brittany", "scotland")
    own(game, 1, "normandy")
    army(game, "wessex", "mercia", "brittany", "scotland")
    castle(game, "normandy")
    hold(game, 0, "navy")
    casus_belli(game, 0, 1)
    bag(game, 0, "ugly")
    run(game, Declare(0))
    do(game, "attack normandy wessex")
    assert trial(game, "support normandy mercia") == (2, 2, 0)
    do(game, "support normandy mercia")
    assert trial(game, "support normandy brittany") == (2, 3, 0)
    assert trial(game, "attack aquitaine brittany") == (1, 1, 0)  # supported by nobody
    do(game, "support normandy brittany")
    assert trial(game, "support-by-sea normandy scotland") == (2, 4, 0)
    assert trial(game, "attack-by-sea ireland scotland") == (1, 1, 0)


@rule("invasion.annex", "war.fleet", "duchy.attack")
def test_the_odds_know_from_where_and_how_an_attack_was_declared() -> None:
    game = crown()
    own(game, 0, "mercia", "wales")
    own(game, 1, "normandy")
    army(game, "wessex", "mercia", "wales")
    hold(game, 0, "navy")
    casus_belli(game, 0, 1)
    bag(game, 0, "ugly")
    duke(game, relative(game, 0, "son", "strong"), "mercia")
    ally_lord(game, 0, "aquitaine")
    run(game, Declare(0))
    assert trial(game, "attack-by-sea aquitaine wessex")[0] == 1  # over the sea nothing is annexed
    do(game, "attack-by-sea aquitaine wessex", "attack normandy mercia")
    assert trial(game, "support-by-sea aquitaine wales")[0] == 1
    code = game.decision().domain.parse(TITLE.read("support-by-sea normandy wales"))
    found = trial_of(game.state, game.decision(), 0, code)
    assert found is not None
    assert (found.free, len(found.bag), found.percent(0)) == (3, 2, 100)  # with the token of the duke of Mercia


# ---- war ------------------------------------------------------------------------------------------------------------


def front() -> Crown:
    """Seat 0 has Wessex with an army; seat 1 has Normandy, and a castle there."""
    game = crown()
    own(game, 1, "normandy")
    army(game, "wessex")
    castle(game, "normandy")
    bag(game, 0, "brave", "strong", "ugly")
    return game


def plan(game: Crown, name: str) -> Any:
    """The plan of war against a region, or nothing."""
    return next((each for each in insights(game)["war"] if each["region"] == region(name)), None)


@rule("invasion.conditions", "invasion.difficulty1", "check.max")
def test_a_plan_of_war_says_what_an_invasion_needs() -> None:
    game = front()
    assert plan(game, "normandy") == {
        "region": region("normandy"),
        "owner": 1,
        "casus_belli": False,
        "ally": False,
        "origins": [region("wessex")],
        "armies": [region("wessex")],
        "annexes": False,
        "required": 2,
        "free": 1,
        "chances": [0, 33, 100, 100],
    }
    casus_belli(game, 0, 1)
    assert plan(game, "normandy")["casus_belli"]
    game.state.army[region("wessex")] = 0
    assert plan(game, "normandy")["armies"] == []
    assert plan(game, "normandy")["free"] == 1
    game.state.easier[0] = 5
    assert plan(game, "normandy")["chances"] == [100]


@rule("invasion.difficulty4", "check.modifiers")
def test_armour_and_mud_count_in_a_plan() -> None:
    game = front()
    hold(game, 1, "plate_armor")
    game.state.armored[1] = 1  # of an invasion that is over
    game.state.muddy[0] = 1
    game.state.easier[0] = 1
    assert (plan(game, "normandy")["required"], plan(game, "normandy")["free"]) == (4, 2)


@rule("war.requirement2", "war.fleet", "setup.excluded")
def test_plans_are_made_for_what_armies_can_reach() -> None:
    game = front()
    own(game, 0, "burgundy")
    assert plan(game, "wessex") is plan(game, "denmark") is plan(game, "aragon") is None
    assert plan(game, "lombardy") is None  # beside Burgundy, but out of the game
    assert plan(game, "paris")["origins"] == [region("burgundy")]
    assert plan(game, "ireland") is None
    hold(game, 0, "navy")
    assert plan(game, "ireland")["origins"] == [region("wessex")]
    assert plan(game, "lorraine")["origins"] == [region("burgundy")]  # on no sea


@rule("invasion.support", "invasion.fleet_limit")
def test_all_armies_on_land_and_one_by_sea_support() -> None:
    game = front()
    assert plan(game, "normandy")["free"] == 1
    own(game, 0, "mercia")
    army(game, "mercia")
    assert plan(game, "normandy")["free"] == 2
    hold(game, 0, "navy")
    own(game, 0, "scotland", "wales", "northumbria")
    assert plan(game, "normandy")["free"] == 2
    army(game, "scotland", "wales")
    assert plan(game, "normandy")["free"] == 3
    assert plan(game, "aquitaine")["free"] == 1  # all by sea


@rule("invasion.allies", "alliance.support")
def test_allies_beside_the_target_count_in_a_plan() -> None:
    game = front()
    ally(game, 0, 2)
    assert plan(game, "normandy")["free"] == 1
    own(game, 2, "low_countries")
    assert plan(game, "normandy")["free"] == 2
    ally_lord(game, 0, "brittany")
    assert plan(game, "normandy")["free"] == 3
    ally_lord(game, 1, "aquitaine")  # an ally of somebody else
    assert plan(game, "normandy")["free"] == 3
    ally(game, 0, 1)  # never against itself, though Paris lies beside it
    assert (plan(game, "normandy")["free"], plan(game, "normandy")["ally"]) == (3, True)
    assert not plan(game, "wales")["ally"]
    own(game, 0, "saxony")
    assert plan(game, "low_countries")["ally"]


@rule("invasion.annex", "war.fleet")
def test_an_allied_region_is_annexed_over_land_only() -> None:
    game = front()
    hold(game, 0, "navy")
    ally_lord(game, 0, "wales")
    assert (plan(game, "wales")["annexes"], plan(game, "wales")["chances"]) == (True, [100])
    break_region_alliance(game, 0, region("wales"))
    ally_lord(game, 0, "ireland")
    assert not plan(game, "ireland")["annexes"]
    assert plan(game, "ireland")["chances"] == [67, 100, 100]


# ---- what answers point at ------------------------------------------------------------------------------------------


def pointed(game: Crown, text: str, seat: int = 0) -> set[tuple[str, int]]:
    """What a move points at."""
    return set(presenter_of(TITLE).targets(game, seat, TITLE.read(text)))


@rule("marriage.who")
def test_a_marriage_points_at_both_and_at_the_other_house() -> None:
    game = crown()
    son, sister = relative(game, 0, "son"), relative(game, 1, "sister")
    king = game.state.ruler[0]
    run(game, Propose(0))
    assert pointed(game, "marry-kin child-1 1 sibling-1") == {("character", son), ("seat", 1), ("character", sister)}
    assert pointed(game, "marry-lord ruler scotland") == {("character", king), ("region", region("scotland"))}
    assert pointed(game, "marry-court child-2 english") == set()  # nobody there, and a culture is no thing
    run(game, OfferTerms(0, king, 1, sister))
    assert pointed(game, "offer 3 ours") == set()
    run(game, PickSpouse(0, king, 0))
    bride = culture_deck(game.state, 0)[0]
    assert pointed(game, str(game.decision().spell(bride))) == {("character", bride)}


@rule("plot.assassinate", "duchy.grant")
def test_a_plot_points_at_the_victim_and_a_title_at_a_relative() -> None:
    game = crown()
    wife = marry(game, 1)
    sister = relative(game, 0, "sister")
    run(game, ChoosePlot(0))
    assert pointed(game, "assassinate 1 ruler-spouse") == {("seat", 1), ("character", wife)}
    assert pointed(game, "assassinate 4 ruler") == {("seat", 4)}  # nobody sits there
    assert pointed(game, "assassinate 3 ruler") == {("seat", 3)}
    run(game, Titles(0))
    assert pointed(game, "grant sibling-1 wessex") == {("character", sister), ("region", region("wessex"))}


@rule("event.resolve", "elimination.restart1")
def test_an_event_points_at_those_it_befalls() -> None:
    game = crown()
    gold(game, 0, 1)
    relative(game, 0, "son")
    son = relative(game, 1, "son")
    run(game, PickVictim(0, 1, (1,)))
    assert pointed(game, "bury child-1") == {("character", son)}
    run(game, PickCourse(0, 0, (0, 0)))
    assert pointed(game, "course 1") == set()
    run(game, ComeBack(0))
    assert pointed(game, "return edward-i") == {("character", RULER_IDS.index("edward_i"))}
