"""Tax cards: income, harvest, crop failure and plague."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.names import FOR_PLAGUE
from regnum.titles.crusader_kings.position.changes.gold import give_gold
from regnum.titles.crusader_kings.position.queries.seats import treasury
from regnum.titles.crusader_kings.rules.tax import Tax
from regnum.titles.crusader_kings.title import TITLE
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    bag,
    castle,
    crown,
    draw_numbers,
    duke,
    gold,
    hold,
    own,
    play,
    relative,
    run,
    script,
    sound,
)
from tests.titles.crusader_kings.builder_war import counters, listen, put, shield
from tests.titles.positions import decision, do


def tax(game: Crown, seat: int = 0) -> int:
    """What a tax action brings; nothing is put into the checks that follow."""
    before = game.state.gold[seat]
    ear = listen(game)
    run(game, Tax(seat))
    while decision(game) == "Invest":
        do(game, "invest 0")
    ((_, told),) = ear.of("taxed")
    assert game.state.gold[seat] == before + told
    return told


@rule("tax.base", "build.tax", "action.order")
def test_every_region_brings_one_gold_and_a_castle_one_more():
    game = crown()
    own(game, 0, "mercia", "wales")
    castle(game, "mercia")
    ear = listen(game)
    play(game, 0, "tax-1")
    do(game, "tax")
    assert game.state.gold[0] == 4
    assert "check_began" not in ear.told()
    assert decision(game) == AT_REST


@rule("tax.harvest")
def test_harvest_brings_one_more_and_one_token_goes():
    game = crown()
    put(game, "harvest", "wessex", 2)
    assert tax(game) == 2
    assert counters(game, "harvest", "wessex") == 1


@rule("tax.famine")
def test_a_crop_failure_leaves_nothing_and_one_token_goes():
    game = crown()
    own(game, 0, "mercia")
    castle(game, "mercia")
    put(game, "crop_failure", "mercia", 2)
    assert tax(game) == 1
    assert counters(game, "crop_failure", "mercia") == 1


@rule("tax.duchy", "duchy.tax")
@pytest.mark.parametrize(("fortified", "harvest", "income"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 2)])
def test_a_duchy_brings_one_less_but_never_less_than_nothing(fortified: int, harvest: int, income: int):
    game = crown()
    duke(game, relative(game, 0, "son"), "wessex")
    put(game, "castle", "wessex", fortified)
    put(game, "harvest", "wessex", harvest)
    assert tax(game) == income


@rule("tax.multiple")
@pytest.mark.parametrize("kind", ["crop_failure", "plague_ending"])
def test_the_harvest_is_used_up_also_where_nothing_comes_in(kind: str):
    game = crown()
    put(game, "harvest", "wessex")
    put(game, kind, "wessex")
    assert tax(game) == 0
    assert counters(game, "harvest", "wessex") == 0
    assert counters(game, kind, "wessex") == 0


@rule("tax.base", "check.modifiers", "crusade.bonus")
def test_steward_and_shields_add_to_a_tax_that_brings_anything():
    game = crown()
    hold(game, 0, "steward")
    shield(game, 0, 1)
    assert tax(game) == 4
    shield(game, 0, 9)
    assert tax(game) == 6
    put(game, "crop_failure", "wessex")
    assert tax(game) == 0


@rule("tax.base")
def test_tokens_of_others_stay():
    game = crown()
    put(game, "harvest", "paris")
    put(game, "plague", "saxony")
    tax(game)
    assert counters(game, "harvest", "paris") == 1
    assert counters(game, "plague", "saxony") == 1


# ---- plague ---------------------------------------------------------------------------------------------------------


@rule("tax.plague1", "tax.plague2", "tax.plague3")
def test_the_plague_may_spread_to_every_neighbour_whoever_has_it():
    game = crown()
    own(game, 0, "mercia")
    own(game, 1, "normandy")
    put(game, "plague", "wessex")
    castle(game, "wessex")
    bag(game, 0, "brave", "ugly")
    # Wales, Mercia, Normandy and Brittany are checked, in this order.
    good, bad = draw_numbers(game, 0, "brave")[0], draw_numbers(game, 0, "ugly")[0]
    script(game, bad, good, bad, good)
    assert tax(game) == 1
    assert counters(game, "plague", "wessex") == 0
    assert counters(game, "plague_ending", "wales") == 1
    assert counters(game, "plague_ending", "mercia") == 0
    assert counters(game, "plague_ending", "normandy") == 1
    assert counters(game, "plague_ending", "brittany") == 0
    assert sum(game.state.plague) == 0
    assert sound(game)


@rule("tax.plague2", "setup.excluded")
def test_regions_out_of_the_game_are_not_checked():
    game = crown()
    own(game, 1, "toulouse")
    put(game, "plague", "toulouse")
    bag(game, 1, "ugly")
    tax(game, 1)
    neighbours = ("aquitaine", "burgundy", "lombardy", "aragon", "sardinia")
    assert [counters(game, "plague_ending", name) for name in neighbours] == [1, 1, 0, 0, 0]


@rule("tax.plague2")
@pytest.mark.parametrize("trait", ["kind", "humble", "honest", "chaste"])
def test_no_trait_is_critical_for_the_plague(trait: str):
    game = crown()
    bag(game, 0, trait)
    put(game, "plague", "wessex")
    tax(game)
    assert decision(game) == AT_REST
    assert sum(game.state.plague_ending) == 0


@rule("tax.plague2", "check.invest", "oppose.cost")
def test_gold_may_help_against_the_plague_and_rivals_may_oppose():
    game = crown()
    bag(game, 0, "brave", "ugly")
    gold(game, 0, 3)
    gold(game, 1, 2)
    put(game, "plague", "wessex")
    ear = listen(game)
    run(game, Tax(0))
    assert decision(game) == "Invest"
    do(game, "invest 1")
    assert decision(game) == "Oppose"
    do(game, "oppose 2")
    assert ear.of("check_began")[0] == (0, FOR_PLAGUE, 1, 1)


@rule("tax.plague_end")
def test_a_dying_plague_brings_nothing_and_does_not_spread():
    game = crown()
    bag(game, 0, "ugly")
    put(game, "plague_ending", "wessex")
    ear = listen(game)
    run(game, Tax(0))
    assert counters(game, "plague_ending", "wessex") == 0
    assert sum(game.state.plague_ending) == 0
    assert game.state.gold[0] == 0
    assert "check_began" not in ear.told()


@rule("tax.plague2", "tax.plague3", "tax.base")
def test_all_income_comes_before_any_plague_spreads():
    game = crown()
    own(game, 0, "mercia", "northumbria")
    put(game, "plague", "wessex")
    put(game, "plague", "northumbria")
    bag(game, 0, "ugly")
    assert tax(game) == 1  # of Mercia, between the two
    assert counters(game, "plague_ending", "mercia") == 2  # one from each side


@rule("tax.plague3", "basics.limits")
def test_the_box_holds_six_plague_tokens():
    game = crown()
    put(game, "plague", "wessex")
    put(game, "plague_ending", "poland", 4)
    bag(game, 0, "ugly")
    tax(game)
    assert sum(game.state.plague) + sum(game.state.plague_ending) == 6
    assert sound(game)


@rule("check.modifiers", "tax.plague2")
def test_a_physician_helps_his_masters_regions_whoever_checks():
    game = crown()
    hold(game, 1, "court_physician")
    own(game, 1, "normandy")
    put(game, "plague", "wessex")
    bag(game, 0, "ugly")
    ear = listen(game)
    run(game, Tax(0))
    tokens = [began[3] for began in ear.of("check_began")]
    assert sorted(tokens) == [1, 1, 1, 2]  # two for Normandy
    hold(game, 2, "court_physician")
    put(game, "plague", "wessex")
    run(game, Tax(0))
    assert sorted(began[3] for began in ear.of("check_began")[4:]) == [1, 1, 1, 2]  # the others have no master


@rule("basics.limits", "tax.base")
def test_nobody_takes_more_gold_than_the_box_holds():
    game = crown()
    own(game, 0, "mercia", "wales")
    gold(game, 1, 128)
    assert tax(game) == 2
    assert tax(game) == 0
    assert (treasury(game.state), sound(game)) == (0, True)
    gold(game, 1, 127)
    assert tax(game) == 1


@rule("basics.limits", "ai.no_gold")
def test_a_program_pays_out_of_what_is_left_in_the_treasury():
    game = crown(3, seat_2="munitio")
    gold(game, 1, 129)
    give_gold(game, 2, 0, 3)
    assert game.state.gold[:2] == [1, 129]
    give_gold(game, 1, 2, 2)
    give_gold(game, 2, 0, 3)
    assert game.state.gold[:2] == [3, 127]


@rule("basics.limits")
def test_an_older_game_with_more_gold_than_the_box_holds_goes_on_and_nobody_gets_more():
    game = crown()
    gold(game, 0, 131)
    assert TITLE.invariants(game) == []
    assert treasury(game.state) == 0
