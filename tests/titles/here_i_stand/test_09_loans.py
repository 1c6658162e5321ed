"""9.2: squadrons and naval leaders that are lent to an ally, and an alliance that a divorce forbids."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, NONE, POWER_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.ships import lend_leader, lend_ship
from regnum.titles.here_i_stand.rules.alliances import why_not_ally
from regnum.titles.here_i_stand.rules.loans import (
    ports_of_loan,
    why_not_lend,
    why_not_lend_from,
    why_not_lend_leader,
)
from regnum.titles.here_i_stand.rules.minor_powers import Deactivation
from regnum.titles.here_i_stand.rules.winter import Winter
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    control,
    dice,
    europe,
    impulse,
    leaders,
    location,
    reason,
    run,
    ships,
    ships_in,
    sound,
    war,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import do, moves_with

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


def ship_at(game: Europe, place: str, owner: str) -> int:
    """The first ship of an owner at a place."""
    here, number = location(place), POWER_IDS.index(owner)
    return next(s for s, at in enumerate(game.state.ship_at) if at == here and game.state.ship_owner[s] == number)


def lend(game: Europe, ship: int, borrower: int) -> None:
    """A squadron is lent, to the first of the nearest ports."""
    state = game.state
    lend_ship(game, ship, borrower, ports_of_loan(state, borrower, state.ship_owner[ship], state.ship_at[ship])[0])


def refused(game: Europe, lender: int, borrower: int, owner: str, port: str, count: int = 1) -> str:
    """Why so many squadrons of an owner in a port cannot be lent; nothing if they can."""
    number = POWER_IDS.index(owner)
    return reason(why_not_lend_from(game.state, lender, borrower, number, location(port), count))


def with_doria() -> Europe:
    """Genoa follows the Hapsburgs, who are allied to the Papacy; at Genoa lie Doria and a squadron of each."""
    game = europe()
    allied(game, "hapsburg", "genoa")
    allied(game, "hapsburg", "papacy")
    control(game, "hapsburg", "genoa")
    ships(game, "genoa", "genoa", squadron=1)
    ships(game, "genoa", "hapsburg", squadron=1)
    leaders(game, "genoa", "andrea_doria")
    return game


@rule("9.2.effect2a", "9.2.effect2d", "9.1.c")
def test_ships_are_lent_to_new_allies_alone_and_never_to_protestants():
    game = with_doria()
    assert why_not_lend(game.state, HAPSBURG, FRANCE, is_announced=True) == 0
    assert reason(why_not_lend(game.state, HAPSBURG, FRANCE, is_announced=False)) == "only_to_allies"
    assert reason(why_not_lend(game.state, HAPSBURG, PAPACY, is_announced=False)) == "with_the_alliance_only"
    assert reason(why_not_lend(game.state, HAPSBURG, PROTESTANT, is_announced=True)) == "nothing_to_protestants"


@rule("9.2.effect2a", "9.2.effect2e")
def test_squadrons_not_corsairs_are_lent_one_by_one_by_those_for_whom_they_act():
    game = with_doria()
    allied(game, "ottoman", "france")
    ships(game, "istanbul", "ottoman", corsair=1)
    assert refused(game, OTTOMAN, FRANCE, "ottoman", "istanbul") == "no_corsairs"
    assert refused(game, HAPSBURG, PAPACY, "ottoman", "istanbul") == "not_yours_to_lend"
    assert refused(game, HAPSBURG, PAPACY, "genoa", "genoa") == ""
    assert refused(game, HAPSBURG, PAPACY, "genoa", "genoa", count=2) == "too_few_squadrons"
    lend(game, ship_at(game, "genoa", "genoa"), PAPACY)
    assert (ships_in(game, "genoa", "hapsburg"), ships_in(game, "rome", "genoa")) == (1, 1)
    assert refused(game, HAPSBURG, PAPACY, "genoa", "rome") == "not_yours_to_lend"  # it is lent already


@rule("9.2.effect2b")
def test_a_lent_squadron_goes_to_the_nearest_port_by_sea_zones_alone():
    game = europe()
    allied(game, "france", "england")
    ships(game, "marseille", "france", squadron=1)
    ships(game, "rouen", "france", squadron=1)
    atlantic = ship_at(game, "rouen", "france")
    ports = ports_of_loan(game.state, ENGLAND, FRANCE, game.state.ship_at[atlantic])
    assert [SPACE_IDS[port] for port in ports] == ["calais", "plymouth", "portsmouth"]
    assert refused(game, FRANCE, ENGLAND, "france", "marseille") == "no_way_by_sea"  # Gibraltar is a port


@rule("9.2.effect2c")
def test_a_naval_leader_is_lent_with_squadrons_of_his_stack_and_fights_for_the_borrower():
    game = with_doria()
    doria, squadron = LEADER_NUMBER["andrea_doria"], ship_at(game, "genoa", "genoa")
    here, elsewhere = location("genoa"), location("naples")
    assert reason(why_not_lend_leader(game.state, HAPSBURG, PAPACY, doria, [elsewhere])) == "no_squadron_with_him"
    assert (
        reason(why_not_lend_leader(game.state, HAPSBURG, PAPACY, LEADER_NUMBER["barbarossa"], []))
        == "not_yours_to_lend"
    )
    assert why_not_lend_leader(game.state, HAPSBURG, PAPACY, doria, [here]) == 0
    lend(game, squadron, PAPACY)
    lend_leader(game, doria, PAPACY, location("rome"))
    assert reason(why_not_lend_leader(game.state, HAPSBURG, PAPACY, doria, [here])) == "not_yours_to_lend"
    impulse(game, "hapsburg", 1)
    do(game, "sail", "send genoa-to-gulf-of-lyon")
    assert not moves_with(game, "admiral")
    impulse(game, "papacy", 1)
    do(game, "sail", "send rome-to-tyrrhenian-sea", "ships genoa-squadron 1", "admiral andrea-doria")
    assert sound(game)


@rule("9.2.effect2c", "16.2.step2.who")
def test_a_lent_naval_leader_adds_his_dice_to_the_borrower():
    game = with_doria()
    war(game, "papacy", "ottoman")
    lend(game, ship_at(game, "genoa", "genoa"), PAPACY)
    lend_leader(game, LEADER_NUMBER["andrea_doria"], PAPACY, location("rome"))
    ships(game, "tyrrhenian_sea", "ottoman", squadron=1)
    impulse(game, "papacy", 1)
    dice(game, *[1] * 30)
    do(game, "sail", "send rome-to-tyrrhenian-sea", "all", "sail")
    whenever(game, "AvoidFleet", "stand")
    assert game.chance.counter == 2 + 2 + 2  # a squadron and Doria's two against a squadron


@rule("19.1", "9.2.limits.end")
def test_lent_naval_leaders_come_back_in_winter():
    game = with_doria()
    lend(game, ship_at(game, "genoa", "genoa"), PAPACY)
    lend_leader(game, LEADER_NUMBER["andrea_doria"], PAPACY, location("rome"))
    run(game, Winter())
    assert set(game.state.leader_lent_to) == {NONE}
    do(game, "all-to genoa")
    assert ships_in(game, "genoa", "genoa") == 1
    assert game.state.leader_at[LEADER_NUMBER["andrea_doria"]] == location("genoa")


@rule("22.4.step5")
def test_loans_of_a_minor_power_end_with_its_alliance():
    game = with_doria()
    lend(game, ship_at(game, "genoa", "genoa"), PAPACY)
    lend_leader(game, LEADER_NUMBER["andrea_doria"], PAPACY, location("rome"))
    run(game, Deactivation(POWER_IDS.index("genoa"), HAPSBURG))
    do(game, "sail-to barcelona")  # the Hapsburg squadron leaves Genoa
    assert set(game.state.leader_lent_to) == set(game.state.ship_lent_to) == {NONE}
    assert ships_in(game, "bastia", "genoa") == 1
    assert game.state.leader_at[LEADER_NUMBER["andrea_doria"]] == location("bastia")


@rule("9.2.restriction3", "9.1.h3")
@pytest.mark.parametrize(("granted", "why"), [(3, "divorce_was_granted"), (2, "")])
def test_after_a_divorce_the_papacy_is_no_ally_of_the_hapsburgs_in_that_turn(granted: int, why: str):
    game = europe()
    game.state.turn, game.state.divorce = 3, granted
    assert reason(why_not_ally(game.state, PAPACY, HAPSBURG)) == why
    assert reason(why_not_ally(game.state, HAPSBURG, PAPACY)) == why
    assert why_not_ally(game.state, PAPACY, MAJOR_IDS.index("france")) == 0
