"""What programs choose when an event asks them."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import TRAIT_IDS
from regnum.titles.crusader_kings.facts.names import (
    CHILD,
    CROP_FAILURE,
    HARVEST,
    PLAGUE,
    ROLES,
    SIBLING,
    STRATEGY_NAMES,
    UNREST,
)
from regnum.titles.crusader_kings.facts.pack import PACKS
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules import picks
from regnum.titles.crusader_kings.rules.effects import PickCourse, PickRival
from regnum.titles.crusader_kings.rules.event import ChooseBefallen
from regnum.titles.crusader_kings.rules.upkeep import RemoveTrait
from tests.agents.crusader_kings.table import ally, befriend, claim, crown, fill_bag, hold, number, relative, says
from tests.rule import rule


def play_event(game: Crown, name: str) -> None:
    """The card of an event is being played."""
    pack = PACKS[0]
    number_of_event = [each.name for each in pack.events].index(name)
    game.state.card = pack.event_of.index(number_of_event)
    game.state.active = 0


@rule("ai.unclear", "ai.modes2")
def test_ill_is_wished_to_the_leader_but_not_to_allies_and_fellows() -> None:
    game = crown("aperio", {1: "ferox"}, allied_programs="on")
    play_event(game, "camp_fever")
    hold(game, 1, "wales", "ireland", "wessex")
    hold(game, 3, "apulia", "sardinia")
    hold(game, 4, "leon")
    assert says(game, ChooseBefallen(0)) == "befall 3"
    ally(game, 0, 3)
    assert says(game, ChooseBefallen(0)) == "befall 4"


def touched(game: Crown, task: int, counter: int, affected: int = 0) -> str:
    return says(game, picks.PickRegion(0, affected, task, counter, 0)).split()[1]


@rule("ai.unclear")
def test_unrest_at_home_goes_where_nobody_can_use_it() -> None:
    game = crown("ferox")
    hold(game, 1, "normandy")
    assert touched(game, picks.PLACE, UNREST) == "burgundy"
    hold(game, 2, "swabia")
    assert touched(game, picks.PLACE, UNREST) == "paris"
    game.state.castle[number("burgundy")] = 1
    assert touched(game, picks.PLACE, UNREST) == "burgundy"


@rule("ai.unclear")
def test_unrest_elsewhere_goes_where_a_coup_can_follow() -> None:
    game = crown("ferox")
    hold(game, 1, "normandy", "low_countries")
    assert touched(game, picks.PLACE, UNREST, 1) == "low-countries"
    game.state.castle[number("low_countries")] = 1
    assert touched(game, picks.PLACE, UNREST, 1) == "normandy"


@rule("ai.unclear")
def test_blessings_and_plagues_go_where_they_count() -> None:
    game = crown("ferox")
    game.state.castle[number("burgundy")] = 1
    assert touched(game, picks.PLACE, HARVEST) == "burgundy"
    assert touched(game, picks.PLACE, CROP_FAILURE) == "paris"
    assert touched(game, picks.PLACE, PLAGUE) == "paris"
    hold(game, 1, "normandy", "ireland")
    game.state.castle[number("normandy")] = 1
    assert touched(game, picks.PLACE, PLAGUE, 1) == "scotland"  # not beside its own


@rule("ai.unclear")
def test_other_things_that_events_do_at_home() -> None:
    game = crown("ferox")
    hold(game, 1, "normandy")
    game.state.unrest[number("paris")], game.state.unrest[number("burgundy")] = 2, 1
    assert touched(game, picks.CLEAR, UNREST) == "burgundy"
    assert touched(game, picks.MUSTER, 0) == "paris"
    game.state.army[number("paris")] = game.state.army[number("burgundy")] = 1
    assert touched(game, picks.DISMISS, 0) == "burgundy"
    for region in ("paris", "burgundy"):
        game.state.duke[number(region)] = relative(game, 0, "child", "m")
    assert touched(game, picks.STRIP, 0) == "burgundy"
    befriend(game, "lorraine", 0)
    befriend(game, "denmark", 0)
    assert touched(game, picks.FORSAKE, 0) == "denmark"


@rule("ai.marriage")
def test_a_bride_from_abroad_comes_from_the_own_culture() -> None:
    assert says(crown("ferox"), picks.PickCulture(0)) == "court frankish"


@rule("ai.unclear")
def test_the_heir_and_the_spouse_are_the_last_to_die() -> None:
    game = crown("ferox")
    relative(game, 0, "spouse", "f")
    relative(game, 0, "child", "m", "ugly")
    victims = (CHILD, ROLES)
    assert says(game, picks.PickVictim(0, 0, victims)) == "bury ruler-spouse"
    relative(game, 0, "child", "f", "brave")
    relative(game, 0, "child", "f", "ugly")
    assert says(game, picks.PickVictim(0, 0, (CHILD, CHILD + 1, CHILD + 2, ROLES))) == "bury child-3"
    assert says(game, picks.PickVictim(0, 0, (CHILD, CHILD + 1, ROLES))) == "bury child-2"
    relative(game, 1, "child", "m")
    relative(game, 1, "child", "f")
    assert says(game, picks.PickVictim(0, 1, (CHILD, CHILD + 1))) == "bury child-1"
    relative(game, 0, "sibling", "m")
    relative(game, 0, "sibling", "m")
    assert says(game, picks.PickVictim(0, 0, (SIBLING, SIBLING + 1))) == "bury sibling-2"


@rule("ai.unclear")
def test_good_traits_go_into_the_bag_and_bad_ones_to_relatives() -> None:
    game = crown("ferox")
    relative(game, 0, "child", "m")
    kind, humble, ugly = (TRAIT_IDS.index(name) for name in ("kind", "humble", "ugly"))
    assert says(game, picks.PickTrait(0, (kind, humble), 1)) == "take humble"
    assert says(game, picks.PickTrait(0, (ugly,), 1)) == "take-for ugly child-1"


@rule("ai.unclear")
def test_which_trait_is_missed_least() -> None:
    game = crown("ferox")
    fill_bag(game, 0, "brave", "kind", "cruel", "deceitful", "ugly")
    assert says(game, picks.PickLoss(0, 0)) == "remove random-ugly"
    assert says(game, picks.PickLoss(0, 1)) == "remove random-kind"
    fill_bag(game, 0, "cruel", "lustful", "brave")
    assert says(game, picks.PickLoss(0, 0)) == "remove random-lustful"
    assert says(game, picks.PickLoss(0, 0), program="amandit") == "remove random-cruel"


@rule("round.age4", "ai.unclear")
def test_with_age_a_bad_trait_leaves_unless_the_strategy_looks_for_it() -> None:
    game = crown("aperio")
    fill_bag(game, 0, "brave", "cruel")
    assert says(game, RemoveTrait(0)) == "keep-all"
    assert says(game, RemoveTrait(0), program="postis") == "remove random-cruel"
    fill_bag(game, 0, "brave", "cruel", "ugly", "ambitious")
    assert says(game, RemoveTrait(0)) == "remove random-ugly"


@rule("ai.unclear")
def test_claims_are_gained_where_they_help_and_lost_where_they_do_not() -> None:
    game = crown("ferox")
    hold(game, 3, "lombardy")
    assert says(game, PickRival(0, 1)) == "accuse 3"
    claim(game, 0, 1)
    claim(game, 0, 3)
    assert says(game, PickRival(0, 0)) == "forgive 1"


def courses_of(game: Crown, event: str) -> str:
    """The course that a program takes in an event that offers several."""
    pack = PACKS[0]
    game.state.duke[number("paris")] = relative(game, 0, "child", "m")
    card = next(each for each in pack.events if each.name == event)
    operation = pack.sequences[card.effect][0]
    return says(game, PickCourse(0, 0, operation.sequences))


@rule("event.resolve")
@pytest.mark.parametrize(
    ("event", "course"),
    [
        ("creeping_years", "course 1"),  # pay, or grow older
        ("candle_ends", "course 2"),  # the second is paid for
        ("gallows_hill", "course 1"),  # a bad trait rather than unrest
        ("ducal_ambition", "course 2"),  # what can be paid is paid
    ],
)
@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_courses_are_paid_for_else_they_leave_less_unrest(program: str, event: str, course: str) -> None:
    assert courses_of(crown(program), event) == course
