"""14: field battles, combat cards, prisoners and retreats."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import POWER_IDS
from regnum.titles.here_i_stand.position.changes.armies import begin_army
from regnum.titles.here_i_stand.position.state import OTHER
from regnum.titles.here_i_stand.rules.retreat import FormRetreat
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    control,
    count,
    dice,
    europe,
    hold,
    impulse,
    is_besieged,
    leaders,
    run,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import field, stand
from tests.titles.positions import decision, do, moves, moves_with, why_not


def until(game: Europe, name: str) -> None:
    """Everybody lets things go until this is asked."""
    while decision(game) != name:
        do(game, "stand" if decision(game) in ("AvoidBattle", "Withdraw") else "pass")


@rule("14.step8", "14.step9.1", "14.1.rest", "14.1.restriction4")
def test_the_defender_wins_a_tie_and_a_beaten_defender_chooses_his_way():
    game = field()
    impulse(game, "france", 1)
    dice(game, 5, 1, 1, 5, 1, 1, 1)
    do(game, "march metz-to-liege", "all", "stand")
    assert (count(game, "metz", "france"), count(game, "liege", "hapsburg")) == (2, 2)
    game = field()
    impulse(game, "france", 1)
    dice(game, 5, 5, 1, 5, 1, 1, 1)
    do(game, "march metz-to-liege", "all", "stand")
    assert decision(game) == "ChooseRetreat"
    assert asked(game) == "hapsburg"
    assert "retreat metz" not in moves(game)
    do(game, "retreat brussels")
    assert count(game, "brussels", "hapsburg") == 1
    assert count(game, "liege", "france") == 2


@rule("14.step9.2", "ruling.g32")
def test_if_nobody_would_be_left_more_dice_keep_one_unit():
    game = field(french=2, hapsburgs=1)
    leaders(game, "metz", "francis_i")
    impulse(game, "france", 1)
    dice(game, 6, 6, 6, 6, 6)
    do(game, "march metz-to-liege", "all", "stand")
    assert (count(game, "liege", "france"), count(game, "liege", "hapsburg")) == (1, 0)
    game = field(french=2, hapsburgs=1)
    impulse(game, "france", 1)
    dice(game, 6, 6, 6, 6)
    do(game, "march metz-to-liege", "all", "stand")
    assert (count(game, "liege", "france"), count(game, "liege", "hapsburg")) == (0, 1)


@rule("14.step8", "14.step10", "14.step11")
def test_more_hits_win_also_if_the_last_unit_falls():
    game = field(french=1, hapsburgs=4)
    leaders(game, "metz", "francis_i", "montmorency")
    impulse(game, "france", 1)
    dice(game, 6, 6, 1, 6, 1, 1, 1, 1)
    do(game, "march metz-to-liege", "all", "stand")
    assert whereabouts(game, "francis_i") == "prisoner of hapsburg"
    assert decision(game) == "ChooseRetreat"
    do(game, "retreat brussels")
    assert (count(game, "brussels", "hapsburg"), count(game, "liege", "hapsburg")) == (2, 0)
    game = field(french=4, hapsburgs=1)
    impulse(game, "france", 1)
    dice(game, 6, 1, 1, 1, 6, 6)
    do(game, "march metz-to-liege", "all", "stand")
    assert (count(game, "metz", "france"), count(game, "liege", "hapsburg")) == (2, 0)
    assert sound(game)


@rule("14.step10", "ruling.g29")
def test_leaders_of_a_destroyed_side_are_captured():
    game = field(french=3, hapsburgs=1)
    leaders(game, "liege", "duke_of_alva")
    impulse(game, "france", 1)
    dice(game, 6, 1, 1, 1, 1, 1)
    do(game, "march metz-to-liege", "all", "stand")
    assert whereabouts(game, "duke_of_alva") == "prisoner of france"
    assert sound(game)


@rule("14.1.none", "14.1.restriction1", "14.1.restriction3")
def test_without_a_way_out_the_losers_are_destroyed():
    game = field(french=4, hapsburgs=2)
    leaders(game, "liege", "duke_of_alva")
    unrest(game, "brussels", "antwerp")
    for space in ("amsterdam", "munster", "cologne", "trier"):
        unrest(game, space)
    impulse(game, "france", 1)
    dice(game, 6, 1, 1, 1, 1, 1, 1, 1)
    do(game, "march metz-to-liege", "all")
    stand(game)
    assert count(game, "liege", "hapsburg") == 0
    assert whereabouts(game, "duke_of_alva") == "prisoner of france"


@rule("13.1.restriction4")
def test_who_has_lost_a_battle_moves_no_more_in_this_impulse():
    game = field()
    impulse(game, "france", 3)
    dice(game, 1, 1, 1, 1, 1, 1, 1)
    do(game, "march metz-to-liege", "all", "stand")
    assert count(game, "metz", "france") == 3
    assert why_not(game, "march metz-to-liege") == "nobody_can_move"
    units(game, "metz", "france", regular=4)
    assert why_not(game, "march metz-to-liege") == "ok"


@rule("14.step4", "14.step5", "card.024", "card.025")
def test_combat_cards_add_dice():
    game = field()
    hold(game, "france", "field_artillery")
    hold(game, "hapsburg", "arquebusiers")
    impulse(game, "france", 1)
    dice(game, *[1] * 12)
    do(game, "march metz-to-liege", "all")
    until(game, "DeclareCombatCards")
    do(game, "field-artillery")
    while decision(game) != "DeclareCombatCards" or asked(game) != "hapsburg":
        do(game, "pass")
    game.listener = None
    do(game, "arquebusiers")
    assert game.chance.counter == 3 + 3 + 3 + 1 + 2


@rule("card.026", "14.step6")
def test_bribed_mercenaries_change_sides():
    game = field()
    units(game, "liege", "hapsburg", regular=1, mercenary=3)
    hold(game, "france", "mercenaries_bribed")
    impulse(game, "france", 1)
    dice(game, *[1] * 12)
    do(game, "march metz-to-liege", "all")
    until(game, "DeclareCombatCards")
    do(game, "mercenaries-bribed")
    assert count(game, "liege", "hapsburg", "mercenary") == 1
    assert game.chance.counter == 5 + 3 or count(game, "metz", "france", "mercenary") == 2


@rule("card.029")
def test_a_surprised_side_loses_before_it_rolls():
    game = field(french=3, hapsburgs=2)
    hold(game, "france", "surprise_attack")
    impulse(game, "france", 1)
    dice(game, 6, 6, 1)
    do(game, "march metz-to-liege", "all")
    until(game, "DeclareCombatCards")
    do(game, "surprise-attack")
    assert count(game, "liege", "hapsburg") == 0
    assert count(game, "liege", "france") == 3
    assert game.chance.counter == 3


@rule("card.029", "14.step9.1")
def test_a_surprised_side_suffers_its_hits_only_once():
    game = field(french=3, hapsburgs=4)
    hold(game, "france", "surprise_attack")
    impulse(game, "france", 1)
    dice(game, 6, 6, 1, *[1] * 6)
    do(game, "march metz-to-liege", "all")
    until(game, "DeclareCombatCards")
    do(game, "surprise-attack")
    assert sum(count(game, space, "hapsburg") for space in SPACE_IDS) == 2
    assert count(game, "liege", "france") == 3


@rule("card.030a", "card.030b")
def test_tercios_help_the_hapsburgs_or_hurt_them():
    game = field(french=3, hapsburgs=3)
    hold(game, "hapsburg", "tercios")
    impulse(game, "france", 1)
    dice(game, 1, 1, 1, 1, 1, 1, 1, 4, 4, 3)
    do(game, "march metz-to-liege", "all")
    until(game, "DeclareCombatCards")
    do(game, "tercios")
    assert count(game, "metz", "france") == 1
    game = field(french=3, hapsburgs=3)
    hold(game, "france", "tercios")
    impulse(game, "france", 1)
    dice(game, 1, 1, 1, 1)
    do(game, "march metz-to-liege", "all")
    until(game, "DeclareCombatCards")
    do(game, "tercios")
    assert game.chance.counter == 3 + 1


@rule("card.001a", "14.step7")
def test_janissaries_roll_five_more_dice_after_the_battle():
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "buda")
    control(game, "hapsburg", "mohacs")
    units(game, "buda", "ottoman", regular=1)
    units(game, "mohacs", "hapsburg", regular=3)
    hold(game, "ottoman", "janissaries")
    impulse(game, "ottoman", 1)
    dice(game, 1, 1, 1, 1, 1, *[6] * 5)
    do(game, "march buda-to-mohacs", "all")
    until(game, "PlayJanissaries")
    do(game, "play-janissaries")
    assert count(game, "mohacs", "ottoman") == 1
    assert count(game, "mohacs", "hapsburg") == 0


@rule("9.2.effect3a", "9.2.effect3c", "ruling.g17")
def test_allies_who_defend_together_share_the_losses():
    game = field(french=4, hapsburgs=2)
    allied(game, "hapsburg", "england")
    units(game, "liege", "england", regular=2)
    impulse(game, "france", 1)
    dice(game, 6, 6, 1, 1, 1, 1, 1, 1, 1)
    do(game, "march metz-to-liege", "all")
    while decision(game) in ("AvoidBattle",):
        do(game, "stand")
    while decision(game) == "ChooseRetreat":
        do(game, "retreat brussels" if asked(game) == "hapsburg" else sorted(moves(game))[0])
    everywhere = sum(game.state.land[1::17]), sum(game.state.land[2::17])
    assert everywhere == (1, 1)


@rule("14.1")
def test_so_many_of_a_kind_leave_that_the_others_find_room():
    game = europe()
    units(game, "antwerp", "hapsburg", regular=7, mercenary=2)
    begin_army(game.state, OTHER, SPACE_NUMBER["antwerp"])
    run(game, FormRetreat(POWER_IDS.index("hapsburg")))
    assert why_not(game, "take hapsburg-regular 2") == "too_many_for_shelter"
    do(game, "take hapsburg-regular 3")
    assert moves_with(game, "take") == {"take hapsburg-mercenary 2"}
    assert why_not(game, "go") == "too_many_for_shelter"


@rule("14.1", "14.step12", "ruling.g34")
def test_four_of_the_losers_go_behind_their_walls():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "brussels")
    units(game, "brussels", "france", regular=8)
    leaders(game, "brussels", "francis_i")
    units(game, "antwerp", "hapsburg", regular=6)
    impulse(game, "france", 1)
    dice(game, 6, *[1] * 8, *[1] * 7)
    do(game, "march brussels-to-antwerp", "all")
    stand(game)
    assert decision(game) == "FormRetreat"
    assert why_not(game, "go") == "too_many_for_shelter"
    do(game, "take hapsburg-regular 1", "go")
    if decision(game) == "ChooseRetreat":
        do(game, sorted(moves(game))[0])
    assert count(game, "antwerp", "hapsburg") == 4
    assert is_besieged(game, "antwerp")


@rule("22.1.c", "22.1.d", "22.6.units.1")
def test_inactive_powers_withdraw_or_fight_and_keep_four():
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    units(game, "buda", "hungary_bohemia", regular=5)
    control(game, "ottoman", "szegedin")
    units(game, "szegedin", "ottoman", regular=8)
    leaders(game, "szegedin", "suleiman")
    impulse(game, "ottoman", 1)
    dice(game, 6, *[1] * 9, *[1] * 6)
    do(game, "march szegedin-to-buda", "all")
    assert count(game, "buda", "hungary_bohemia") == 4
    assert is_besieged(game, "buda")


@rule("card.029", "14.step9.2", "card.001a", "ruling.g32")
def test_a_side_that_surprise_has_wiped_out_keeps_no_unit():
    """The Janissaries roll more dice than the defenders, but there is nobody of theirs left to be kept."""
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "buda")
    control(game, "hapsburg", "mohacs")
    units(game, "buda", "ottoman", regular=1)
    units(game, "mohacs", "hapsburg", regular=2)
    hold(game, "hapsburg", "surprise_attack")
    hold(game, "ottoman", "janissaries")
    impulse(game, "ottoman", 1)
    dice(game, *[6] * 20)
    do(game, "march buda-to-mohacs", "all")
    until(game, "DeclareCombatCards")
    while decision(game) == "DeclareCombatCards":
        do(game, "surprise-attack" if asked(game) == "hapsburg" and "surprise-attack" in moves(game) else "pass")
    assert (decision(game), count(game, "mohacs", "ottoman")) == ("PlayJanissaries", 0)
    do(game, "play-janissaries")
    assert count(game, "mohacs", "hapsburg") == 1
    assert sound(game)
