"""War cards of the programs: whom they invade, with how much support, and what they do afterwards."""

from __future__ import annotations

import pytest

from regnum.engine.chance import ScriptedChance
from regnum.titles.crusader_kings.facts.names import NONE, WAR
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.invasion import BackAlly, GiveUp, Spoils
from regnum.titles.crusader_kings.rules.succession import LoseRegion
from regnum.titles.crusader_kings.rules.turn import ChooseAction
from regnum.titles.crusader_kings.rules.war import Declare, Mobilize
from tests.agents.crusader_kings.table import (
    act,
    ally,
    asked,
    befriend,
    claim,
    crown,
    fill_bag,
    have,
    hold,
    lord,
    number,
    play_by_program,
    relative,
    says,
    token,
    war,
)
from tests.rule import rule

ALL = ("ferox", "postis", "munitio", "amandit", "aperio")


def fortify(game: Crown, *regions: str) -> None:
    for region in regions:
        game.state.castle[number(region)] = 1


def threatened(program: str) -> Crown:
    """A program with claims against seats 1 and 2, who hold Normandy and Swabia beside it."""
    game = crown(program)
    hold(game, 1, "normandy")
    hold(game, 2, "swabia")
    claim(game, 0, 1)
    claim(game, 0, 2)
    return game


# ---- the lists ------------------------------------------------------------------------------------------------------


@rule("ai.ferox.war1", "ai.ferox.war2")
def test_ferox_invades_where_two_successes_are_needed_then_where_one_is() -> None:
    game = threatened("ferox")
    assert act(game, WAR) == "attack normandy paris"
    fortify(game, "swabia")
    assert act(game, WAR) == "attack swabia burgundy"
    game.state.army[number("normandy")] = 1
    fortify(game, "normandy")
    assert act(game, WAR) == "attack swabia burgundy"  # two successes come easier than three


@rule("ai.ferox.war1")
def test_mud_counts_for_the_successes_that_are_needed() -> None:
    game = threatened("ferox")
    have(game, 2, "plate_armor")
    assert act(game, WAR) == "attack swabia burgundy"
    game.state.muddy[0] = 1
    assert act(game, WAR) == "attack normandy paris"  # both need two or more now; this one is easier


@rule("ai.ferox.war2")
def test_ferox_leaves_independent_regions_alone() -> None:
    game = crown("ferox")
    lord(game, "lorraine", "brave", allies=(1,))
    befriend(game, "normandy", 0)
    assert act(game, WAR) == "decline"


@rule("ai.postis.war1", "ai.munitio.war1", "ai.amandit.war2")
@pytest.mark.parametrize("program", ["postis", "munitio", "amandit"])
def test_independent_regions_allied_with_others(program: str) -> None:
    game = threatened(program)
    lord(game, "lorraine", "brave")
    assert act(game, WAR) != "attack lorraine paris"
    befriend(game, "lorraine", 3)
    assert act(game, WAR) == "attack lorraine paris"


@rule("ai.postis.war1", "ai.postis.war2")
def test_postis_annexes_only_if_it_cannot_take_the_friends_of_others() -> None:
    game = threatened("postis")
    befriend(game, "lorraine", 0)
    assert act(game, WAR) == "attack lorraine paris"
    befriend(game, "aquitaine", 3)
    assert act(game, WAR) == "attack aquitaine paris"


@rule("ai.postis.war3")
def test_postis_invades_players_only_where_one_success_is_enough() -> None:
    game = threatened("postis")
    assert act(game, WAR) == "attack normandy paris"
    fortify(game, "normandy")
    assert act(game, WAR) == "attack swabia burgundy"
    fortify(game, "swabia")
    assert act(game, WAR) == "decline"


@rule("ai.munitio.war2")
def test_munitio_invades_whoever_has_the_fewest_regions() -> None:
    game = threatened("munitio")
    assert act(game, WAR) == "attack normandy paris"
    hold(game, 1, "ireland")
    fortify(game, "swabia")
    assert act(game, WAR) == "attack swabia burgundy"
    befriend(game, "lorraine", 0)  # its own allies are safe
    assert act(game, WAR) == "attack swabia burgundy"


@rule("ai.amandit.war1", "ai.amandit.war2")
def test_amandit_annexes_first() -> None:
    game = threatened("amandit")
    befriend(game, "aquitaine", 3)
    assert act(game, WAR) == "attack aquitaine paris"
    befriend(game, "toulouse", 0)
    assert act(game, WAR) == "attack toulouse burgundy"
    befriend(game, "lorraine", 0, 1)
    assert act(game, WAR) == "attack toulouse burgundy"  # nobody will avenge Toulouse


@rule("ai.amandit.war3")
def test_amandit_invades_whoever_has_the_fewest_children() -> None:
    game = threatened("amandit")
    relative(game, 1, "child", "f")
    assert act(game, WAR) == "attack swabia burgundy"
    relative(game, 2, "child", "f")
    relative(game, 2, "child", "f")
    assert act(game, WAR) == "attack normandy paris"


@rule("ai.aperio.war1")
def test_aperio_invades_whoever_has_most_shields() -> None:
    game = threatened("aperio")
    lord(game, "lorraine", "brave")
    fortify(game, "normandy", "swabia")
    game.state.shield[:3] = [1, 2, 2]
    assert act(game, WAR) == "attack swabia burgundy"
    game.state.shield[3:5] = [1, 1]
    assert act(game, WAR) == "attack normandy paris"


@rule("ai.aperio.war2")
def test_aperio_invades_anybody_if_no_crusader_is_near() -> None:
    game = threatened("aperio")
    fill_bag(game, 0, "brave", "brave", "ugly", "weak", "inbred")
    fortify(game, "normandy", "swabia")
    game.state.shield[0] = 4
    lord(game, "aquitaine", "brave")
    befriend(game, "toulouse", 0)
    assert act(game, WAR) == "attack toulouse burgundy"  # nothing is surer than an annexation
    hold(game, 1, "toulouse", "low_countries", "lorraine", "lombardy")
    fortify(game, "toulouse", "low_countries", "lorraine", "lombardy")
    assert act(game, WAR) == "attack aquitaine paris"


@rule("ai.aperio.war3", "ai.priority")
def test_aperio_mobilizes_one_region_if_it_can_invade_nothing() -> None:
    game = crown("aperio")
    everything = [region for region in range(34) if game.state.owner[region] == NONE]
    for region in everything:
        game.state.owner[region] = 1
    hold(game, 0, "paris", "burgundy", "lorraine")
    game.state.unrest[number("lorraine")] = 1
    twin = asked(game, ChooseAction(0, WAR))
    assert play_by_program(twin, ScriptedChance()) == ["mobilize", "call-up lorraine", "done"]
    assert sum(twin.state.army) == 1
    for program in ALL[:4]:
        assert says(game, ChooseAction(0, WAR), program=program) == "decline"


@rule("ai.modes2")
@pytest.mark.parametrize("program", ALL)
def test_fellows_and_their_friends_are_not_invaded(program: str) -> None:
    for setting, is_peaceful in (("on", True), ("off", False)):
        game = crown(program, {1: "ferox"}, allied_programs=setting)
        hold(game, 1, "normandy", "lorraine", "toulouse", "swabia", "lombardy", "low_countries")
        befriend(game, "aquitaine", 1)
        claim(game, 0, 1)
        assert (act(game, WAR) in ("decline", "mobilize")) == is_peaceful


@rule("ai.ferox.war2")
def test_a_war_gives_the_right_to_invade() -> None:
    game = crown("ferox")
    hold(game, 1, "normandy")
    assert act(game, WAR) == "decline"
    war(game, 0, 1)
    assert act(game, WAR) == "attack normandy paris"


@rule("ai.unclear")
def test_an_ally_is_invaded_only_if_there_is_nobody_else() -> None:
    game = threatened("ferox")
    ally(game, 0, 1)
    assert act(game, WAR) == "attack swabia burgundy"


# ---- support --------------------------------------------------------------------------------------------------------


@rule("ai.max_support", "ai.mobilised")
@pytest.mark.parametrize("program", ALL)
def test_every_region_beside_the_target_supports_and_no_second_attack_is_made(program: str) -> None:
    game = crown(program)
    hold(game, 0, "low_countries", "brittany", "aquitaine")
    hold(game, 1, "normandy")
    claim(game, 0, 1)
    game.state.shield[0] = 1
    game = asked(game, ChooseAction(0, WAR))
    fill_bag(game, 0, "brave", "pious", "clever", "strong")
    said = play_by_program(game, ScriptedChance())
    assert said[:2] == ["invade", "attack normandy low-countries"]
    assert said[2:5] == ["support normandy brittany", "support normandy paris", "support normandy aquitaine"]
    assert said[5:] == ["done", "hold"]  # Burgundy could have attacked Toulouse
    assert game.state.owner[number("normandy")] == 0
    assert sum(game.state.army) == 0


@rule("ai.max_support")
def test_the_navy_brings_one_more() -> None:
    game = crown("ferox")
    hold(game, 0, "brittany", "navarra")
    hold(game, 1, "normandy")
    claim(game, 0, 1)
    have(game, 0, "navy")
    assert says(game, Declare(0)) == "attack normandy brittany"
    game.state.attacks = [number("normandy"), number("brittany"), 0]
    assert says(game, Declare(0)) == "support normandy paris"
    game.state.supports = [number("paris"), number("normandy"), 0]
    assert says(game, Declare(0)) == "support-by-sea normandy navarra"


@rule("ai.unclear")
def test_a_duke_who_helps_leads_the_attack() -> None:
    game = crown("ferox")
    hold(game, 0, "brittany")
    hold(game, 1, "normandy")
    claim(game, 0, 1)
    duke = relative(game, 0, "child", "m", "brave")
    game.state.duke[number("paris")] = duke
    assert act(game, WAR) == "attack normandy paris"
    game.state.traits[duke] = [token("kind")]
    assert act(game, WAR) == "attack normandy brittany"


@rule("ai.supports_allies")
@pytest.mark.parametrize("program", ALL)
def test_allies_are_always_supported(program: str) -> None:
    assert says(crown(program), BackAlly(0, 1, 2)) == "support-ally"


@rule("ai.unclear")
@pytest.mark.parametrize("program", ALL)
def test_a_counter_attack_is_made_where_the_chance_is_best(program: str) -> None:
    game = threatened(program)
    fortify(game, "normandy")
    regions = (number("normandy"), number("swabia"))
    assert says(game, Declare(0, regions)) == "attack swabia burgundy"


# ---- afterwards -----------------------------------------------------------------------------------------------------


@rule("ai.unclear")
@pytest.mark.parametrize("program", ALL)
def test_a_conquest_is_held(program: str) -> None:
    game = crown(program)
    hold(game, 0, "normandy")
    game.state.army[number("paris")] = 1
    assert says(game, Spoils(0, number("normandy"), number("paris"), 0)) == "hold"


@rule("ai.unclear")
def test_what_is_hard_to_keep_is_given_up() -> None:
    game = crown("ferox")
    hold(game, 0, "normandy")
    assert says(game, LoseRegion(0)) == "abandon normandy"  # the first in the list
    hold(game, 1, "swabia")
    assert says(game, LoseRegion(0)) == "abandon burgundy"
    game.state.unrest[number("paris")] = 1
    assert says(game, LoseRegion(0)) == "abandon paris"
    fortify(game, "paris")
    assert says(game, LoseRegion(0)) == "abandon burgundy"
    hold(game, 0, "wales", "ireland", "mercia", "wessex", "northumbria", "brittany")
    assert says(game, GiveUp(0, number("burgundy"))) == "give-up northumbria"  # Scotland is beside it


# ---- on a player's seat ---------------------------------------------------------------------------------------------


def test_on_a_players_seat_it_must_mobilize_what_it_can_keep() -> None:
    game = threatened("")
    for gold, expected in ((0, "decline"), (2, "mobilize")):
        game.state.gold[0] = gold
        assert says(game, ChooseAction(0, WAR), program="ferox") == expected
    assert says(game, Mobilize(0), program="ferox") == "call-up burgundy"
    game.state.attempts = 1
    game.state.army[number("burgundy")] = 1
    assert says(game, Mobilize(0), program="ferox") == "done"
    game.state.gold[0] = 4
    assert says(game, Mobilize(0), program="ferox") == "call-up paris"
    game.state.attempts = 0
    assert act(game, WAR, program="ferox") == "attack swabia burgundy"
