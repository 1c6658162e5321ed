"""What alliances and duchies do when it comes to war, unrest, coups and taxes."""

from __future__ import annotations

import pytest

from regnum.engine.events import EventLog
from regnum.titles.crusader_kings.facts.names import FOR_INVASION, FOR_UNREST, NONE
from regnum.titles.crusader_kings.position.changes.relations import ally_region, form_alliance
from regnum.titles.crusader_kings.position.queries.regions import defence_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied, at_war, has_casus_belli
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.queries.tax import expected_tax
from regnum.titles.crusader_kings.position.queries.war import successes_against
from regnum.titles.crusader_kings.position.state import DISCARDED
from regnum.titles.crusader_kings.rules.intrigue import Plot
from regnum.titles.crusader_kings.rules.invasion import Attack
from regnum.titles.crusader_kings.rules.war import Declare
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    Crown,
    army,
    bag,
    bag_of,
    castle,
    casus_belli,
    crown,
    duke,
    lord,
    marry,
    own,
    play,
    region,
    regions,
    relative,
    run,
    script,
    sound,
    traits_on,
    unrest,
)
from tests.titles.positions import decision, do, why_not


def invade(game: Crown, target: str, origin: str, seat: int = 0) -> Crown:
    """An invasion of one region from another."""
    play(game, seat, "war-1")
    do(game, "invade", f"attack {target} {origin}")
    if decision(game) == "Declare":
        do(game, "done")
    return game


# ---- alliances ------------------------------------------------------------------------------------------------------


@rule("alliance.casus_belli")
def test_the_allies_of_an_invaded_dynasty_gain_a_casus_belli_at_once() -> None:
    game = crown(4)
    own(game, 0, "normandy")
    army(game, "normandy")
    casus_belli(game, 0, 1)
    form_alliance(game, 1, 2)
    bag(game, 0, "ugly")
    invade(game, "paris", "normandy")
    assert has_casus_belli(game.state, 2, 0)
    assert not has_casus_belli(game.state, 3, 0)
    assert not has_casus_belli(game.state, 1, 0)
    assert at_war(game.state, 0, 1)


@rule("alliance.casus_belli")
def test_the_allies_of_an_invaded_region_gain_one_too_also_when_it_is_annexed() -> None:
    for annexed in (False, True):
        game = crown()
        army(game, "wessex")
        lord(game, "wales")
        ally_region(game, 1, region("wales"))
        if annexed:
            ally_region(game, 0, region("wales"))
        bag(game, 0, "brave")
        invade(game, "wales", "wessex")
        assert has_casus_belli(game.state, 1, 0)
        assert not has_casus_belli(game.state, 2, 0)
        assert "wales" in regions(game, 0)


@rule("alliance.annex", "invasion.annex")
def test_an_allied_region_is_taken_without_a_check() -> None:
    game = crown()
    army(game, "wessex")
    lady = lord(game, "wales", True, "brave")
    castle(game, "wales")
    ally_region(game, 0, region("wales"))
    bag(game, 0, "ugly")
    before = game.chance.counter
    invade(game, "wales", "wessex")
    assert game.chance.counter == before
    assert "wales" in regions(game, 0)
    assert game.state.place[lady] == DISCARDED
    assert game.state.allies[region("wales")] == 0
    sound(game)


@rule("alliance.support", "invasion.allies")
def test_an_ally_beside_the_target_is_worth_one_draw_each() -> None:
    game = crown(4)
    own(game, 0, "normandy", "wales")
    own(game, 2, "lorraine", "low_countries")  # two regions of one ally beside Paris count once
    own(game, 3, "venice")
    lord(game, "burgundy")
    lord(game, "poland")
    state = game.state
    attack = Attack(0, region("paris"), region("normandy"), (), 0)
    assert attack.free(state) == 1
    ally_region(game, 0, region("burgundy"))
    ally_region(game, 0, region("poland"))  # far away
    assert attack.free(state) == 2
    form_alliance(game, 0, 2)
    form_alliance(game, 0, 3)  # not beside Paris
    casus_belli(game, 0, 1)
    army(game, "normandy")
    invade(game, "paris", "normandy")
    assert (decision(game), game.waiting) == ("BackAlly", (2,))
    do(game, "support-ally")
    assert has_casus_belli(state, 1, 2)
    assert not has_casus_belli(state, 1, 3)


@rule("alliance.support")
def test_the_draws_of_an_invasion_with_two_allies() -> None:
    game = crown()
    own(game, 0, "normandy")
    own(game, 2, "lorraine")
    army(game, "normandy")
    lord(game, "burgundy")
    ally_region(game, 0, region("burgundy"))
    form_alliance(game, 0, 2)
    casus_belli(game, 0, 1)
    bag(game, 0, "ugly", "weak", "craven", "inbred", "stingy")
    invade(game, "paris", "normandy")
    log = EventLog()
    game.listener = log
    do(game, "support-ally")
    began = next(event for event in log.events if event.kind.key == "check_began")
    assert began.numbers == (0, FOR_INVASION, 1, 3)


@rule("alliance.two_sided", "invasion.ally_break")
def test_who_attacks_an_ally_needs_a_casus_belli_and_breaks_the_alliance() -> None:
    game = crown()
    own(game, 0, "normandy")
    army(game, "normandy")
    form_alliance(game, 0, 1)
    bag(game, 0, "ugly")
    run(game, Declare(0))
    assert why_not(game, "attack paris normandy") == "no_casus_belli"
    do(game, "done")
    casus_belli(game, 0, 1)
    invade(game, "paris", "normandy")
    assert not are_allied(game.state, 0, 1)
    assert at_war(game.state, 0, 1)


# ---- duchies --------------------------------------------------------------------------------------------------------


def duchy() -> tuple[Crown, int]:
    """France has a duke in Normandy, beside England; returns the game and the duke."""
    game = crown()
    own(game, 1, "normandy")
    son = relative(game, 1, "son", "brave")
    duke(game, son, "normandy")
    return game, son


@rule("duchy.defence")
def test_a_duchy_needs_one_more_success_against_unrest_coup_and_invasion() -> None:
    game, _ = duchy()
    normandy = region("normandy")
    assert successes_against(game.state, normandy, True) == 2
    assert defence_of(game.state, normandy) == 1
    assert Plot(0, FOR_UNREST, normandy, normandy).required(game.state) == 2
    castle(game, "normandy")
    army(game, "normandy")
    assert successes_against(game.state, normandy, True) == 4
    assert Plot(0, FOR_UNREST, normandy, normandy).required(game.state) == 3
    game.state.duke[normandy] = NONE
    assert successes_against(game.state, normandy, True) == 3


@rule("duchy.death", "overthrow.success")
def test_a_coup_in_a_duchy_kills_duke_and_spouse() -> None:
    game, son = duchy()
    wife = marry(game, 1, son)
    unrest(game, "normandy")
    bag(game, 0, "brave", "noble", "kind")
    game.state.gold[0] = 3
    play(game, 0, "intrigue-1")
    do(game, "coup", "overthrow normandy", "invest 3")
    assert game.state.owner[region("normandy")] == NONE
    assert game.state.place[son] == game.state.place[wife] == DISCARDED
    assert game.state.children[1] == []


@rule("duchy.death", "invasion.deaths")
def test_the_conquest_of_a_duchy_kills_duke_and_spouse() -> None:
    game, son = duchy()
    wife = marry(game, 1, son)
    army(game, "wessex")
    casus_belli(game, 0, 1)
    bag(game, 0, "brave", "noble")
    game.state.gold[0] = 3
    invade(game, "normandy", "wessex")
    do(game, "invest 1")
    assert "normandy" in regions(game, 0)
    assert game.state.place[son] == game.state.place[wife] == DISCARDED
    sound(game)


@rule("duchy.attack")
def test_the_trait_of_a_duke_is_in_the_bag_for_an_invasion_from_his_duchy_and_returns() -> None:
    game, son = duchy()
    army(game, "normandy", "paris")
    lord(game, "brittany")
    bag(game, 1, "ugly")
    script(game, 0)  # the sorted bag begins with the trait of the duke
    invade(game, "brittany", "normandy", 1)
    assert "brittany" in regions(game, 1)
    assert traits_on(game, son) == ["brave"]
    assert bag_of(game, 1) == ["ugly"]
    sound(game)


@rule("duchy.attack")
def test_an_army_from_elsewhere_does_not_have_it() -> None:
    game, son = duchy()
    army(game, "paris")
    lord(game, "burgundy")
    bag(game, 1)
    invade(game, "burgundy", "paris", 1)
    assert "burgundy" not in regions(game, 1)
    assert traits_on(game, son) == ["brave"]


@rule("duchy.attack", "check.sacrifice_positive")
def test_a_duke_whose_trait_was_given_up_has_none_afterwards() -> None:
    game = crown()
    own(game, 1, "normandy")
    son = relative(game, 1, "son", "kind")
    duke(game, son, "normandy")
    army(game, "normandy")
    lord(game, "brittany")
    invade(game, "brittany", "normandy", 1)
    assert decision(game) == "Sacrifice"
    do(game, "sacrifice")
    assert "brittany" in regions(game, 1)
    assert traits_on(game, son) == []
    assert bag_of(game, 1) == []
    sound(game)


@pytest.mark.parametrize(("has_castle", "gold"), [(False, 0), (True, 1)])
@rule("duchy.tax", "tax.duchy")
def test_a_duchy_brings_one_gold_less_but_never_less_than_nothing(has_castle: bool, gold: int) -> None:
    game, _ = duchy()
    if has_castle:
        castle(game, "normandy")
    assert expected_tax(game.state, 1) == 1 + gold
    game.state.duke[region("normandy")] = NONE
    assert expected_tax(game.state, 1) == 2 + gold


# ---- points ---------------------------------------------------------------------------------------------------------


@rule("overview.sources", "score.points1", "score.points2")
def test_points_come_from_regions_and_achievements_only() -> None:
    game = crown()
    own(game, 0, "mercia", "wales")
    game.state.gold[0] = 9
    assert points_of(game.state, 0) == 3
    game.state.achievement[1] = 0
    game.state.achievement[2] = 0
    game.state.achievement[0] = 1
    assert points_of(game.state, 0) == 5
