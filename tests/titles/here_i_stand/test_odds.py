"""The odds that are shown, held against every possible roll of the real rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.chance import ScriptedChance
from regnum.engine.events import Event
from regnum.titles.here_i_stand.edges.dice import chance_of, expected, hits_of, percent, reaches, together
from regnum.titles.here_i_stand.edges.odds_combat import Assault, Battle, Side, assault_at, battle_at, march_battle
from regnum.titles.here_i_stand.edges.odds_sea import wins as wins_at_sea
from regnum.titles.here_i_stand.facts.catalogue import LINK, LINK_TO
from regnum.titles.here_i_stand.facts.charts import HIT
from regnum.titles.here_i_stand.facts.names import ATTACKING, DEFENDING, FRANCE, NONE, OTTOMAN
from regnum.titles.here_i_stand.position.state import ARMY
from regnum.titles.here_i_stand.rules.naval_combat import dice_of_sides
from regnum.titles.here_i_stand.title import TITLE
from tests.titles.here_i_stand.builder import (
    Europe,
    besiege,
    control,
    europe,
    holder,
    impulse,
    leaders,
    location,
    ships,
    units,
    war,
)
from tests.titles.positions import do, moves

TO_VIENNA = "march pressburg-to-vienna"


def odds(game: Europe, language: str = "en") -> list[str]:
    """What is shown beside the open decision."""
    return presenter_of(TITLE).odds(game, -1, Words(language).at(game))


def before_vienna(attackers: int, defenders: int) -> Europe:
    """The Ottomans are about to march against the garrison of Vienna."""
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "pressburg")
    units(game, "pressburg", "ottoman", regular=attackers)
    units(game, "vienna", "hapsburg", regular=defenders)
    return impulse(game, "ottoman", 3)


def with_dice(game: Europe, faces: tuple[int, ...]) -> Europe:
    """The same game with these dice, counted from 0."""
    twin = game.copy()
    twin.chance = ScriptedChance(list(faces))
    return twin


class Ears:
    """Hears who wins a battle."""

    def __init__(self) -> None:
        self.winner = NONE

    def hear(self, event: Event) -> None:
        if event.kind.key in ("battle_won", "naval_battle_won"):
            self.winner = event.numbers[0]


# ---- dice -----------------------------------------------------------------------------------------------------------


def test_hits_of_dice_are_counted_exactly():
    one_of_three = [Fraction(2, 3), Fraction(1, 3)]
    assert hits_of(1, HIT) == one_of_three
    assert hits_of(2, HIT) == together(one_of_three, one_of_three) == [Fraction(4, 9), Fraction(4, 9), Fraction(1, 9)]
    assert sum(hits_of(20, HIT)) == 1
    assert expected(hits_of(6, HIT)) == 2


@pytest.mark.parametrize(("modifier", "ways"), [(0, 10), (1, 15), (2, 21), (-1, 6), (10, 36), (-5, 0)])
def test_two_dice_reach_nine_as_often_as_they_do(modifier: int, ways: int):
    assert reaches(modifier, 9) == Fraction(ways, 36)


def test_only_what_is_certain_is_called_so():
    assert [percent(Fraction(each)) for each in (0, 1)] == [0, 100]
    assert percent(Fraction(1, 10000)) == 1
    assert percent(Fraction(9999, 10000)) == 99
    assert percent(Fraction(1, 3)) == 33


def test_a_chance_of_two_sides_counts_every_pair():
    assert chance_of(hits_of(1, HIT), hits_of(1, HIT), lambda one, other: one > other) == Fraction(2, 9)


# ---- battles --------------------------------------------------------------------------------------------------------


def wins(battle: Battle) -> Fraction:
    """By rolling every die of a battle without cards."""
    dice = battle.attack.dice + battle.defence.dice
    found = 0
    for faces in product(range(1, 7), repeat=dice):
        hits = sum(face >= HIT for face in faces[: battle.attack.dice])
        others = sum(face >= HIT for face in faces[battle.attack.dice :])
        dies, kills = others >= battle.attack.units, hits >= battle.defence.units
        if dies and kills:
            found += battle.attack.dice > battle.defence.dice
        else:
            found += hits > others
    return Fraction(found, 6**dice)


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (3, 1), (2, 2)])
def test_the_chance_of_a_battle_is_that_of_all_its_rolls(attackers: int, defenders: int):
    battle = Battle(0, 0, Side(attackers, attackers, 0), Side(defenders, defenders + 1, 0), NONE)
    assert battle.attacker_wins() == wins(battle)


def test_the_rules_play_every_roll_of_a_battle_as_the_odds_say():
    """14.step6 to 14.step9.2: one unit against one on open ground, all 216 rolls."""
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "mohacs")
    units(game, "mohacs", "ottoman", regular=1)
    units(game, "agram", "hapsburg", regular=1)
    control(game, "hapsburg", "agram")
    impulse(game, "ottoman", 3)
    do(game, "march mohacs-to-agram", "take ottoman-regular 1")
    battle = march_battle(game.state, 0, LINK_TO[LINK.find("mohacs-to-agram")])
    assert battle is not None
    won = 0
    for faces in product(range(6), repeat=3):
        twin = with_dice(game, faces)
        ears = Ears()
        twin.listener = ears
        do(twin, "go")
        if "stand" in moves(twin):
            do(twin, "stand")
        won += ears.winner == OTTOMAN
    assert battle.attacker_wins() == Fraction(won, 216)


@pytest.mark.parametrize("side", [ATTACKING, DEFENDING])
def test_who_surprises_the_other_rolls_first_and_the_other_with_whoever_is_left(side: int):
    """card.029."""
    even = Battle(0, 0, Side(2, 2, 0), Side(2, 3, 0), NONE).attacker_wins()
    surprised = Battle(0, 0, Side(2, 2, 0), Side(2, 3, 0), side).attacker_wins()
    assert surprised > even if side == ATTACKING else surprised < even


def test_tercios_dice_hit_more_easily():
    """card.030a: they roll only beside other dice."""
    assert expected(Side(3, 3, 3).hits()) == 1 + Fraction(3, 2)
    assert Side(0, 0, 3).dice_count() == 0


# ---- what is shown --------------------------------------------------------------------------------------------------


def test_before_an_army_goes_it_is_told_what_it_would_meet():
    game = before_vienna(8, 5)
    leaders(game, "pressburg", "suleiman")
    do(game, TO_VIENNA)
    assert odds(game) == []  # nobody is chosen yet
    do(game, "lead suleiman", "take ottoman-regular 8")
    (line,) = odds(game)
    assert line.startswith("Battle in Vienna, without further cards: victory of the attacker (Ottomans)")
    assert "dice 10 against 6" in line


def siege_of_rouen() -> Europe:
    """France besieges Rouen with two units against one and has command points."""
    game = europe()
    war(game, "france", "england")
    control(game, "england", "rouen")
    units(game, "rouen", "england", regular=1)
    units(game, "rouen", "france", regular=2)
    besiege(game, "rouen", "france")
    return impulse(game, "france", 3)


def test_an_assault_is_told_before_it_is_chosen():
    game = siege_of_rouen()
    before = "Assault on Rouen, without further cards: the town falls 30 %"
    dice = "(dice 1 against 2, hits to be expected 0.3 against 0.7)"
    assert odds(game)[:1] == [f"{before} {dice}"]
    do(game, "assault rouen")
    assert "dice 0 against 2" in odds(game)[0]  # nobody is chosen yet
    do(game, "take france-regular 2")
    assert odds(game) == [f"{before} {dice}"]


def test_the_rules_play_every_roll_of_an_assault_as_the_odds_say():
    """15.1.step7 to 15.1.step10a: two units against one behind walls, all 216 rolls."""
    game = siege_of_rouen()
    do(game, "assault rouen", "take france-regular 2")
    state = game.state
    assault = assault_at(state, 3, state.army_at[ARMY])
    taken = 0
    for faces in product(range(6), repeat=3):
        twin = with_dice(game, faces)
        do(twin, "go")
        taken += holder(twin, "rouen") == "france"
    assert assault.falls() == Fraction(taken, 216)
    assert 0 < taken < 216


def test_empty_walls_fall_only_to_a_hit():
    """15.1.step10a: two dice against one die, nobody inside."""
    a_hit, not_both_lost = 1 - Fraction(4, 9), 1
    assert Assault(0, 2, 1, 2, 0).falls() == a_hit * not_both_lost


def test_interceptors_are_told_their_chance_from_every_space():
    game = before_vienna(4, 1)
    units(game, "linz", "hapsburg", regular=2)
    leaders(game, "linz", "ferdinand")
    do(game, TO_VIENNA, "all")
    shown = odds(game)
    assert shown == ["From Linz, with everybody there: 42 %"]  # two dice and 1 make nine or more
    do(game, "intercept linz")
    assert odds(game) == ["Interception with those chosen: 28 %"]
    do(game, "lead ferdinand")
    assert odds(game) == ["Interception with those chosen: 42 %"]


def test_a_battle_against_nobody_has_no_odds():
    game = before_vienna(5, 0)
    assert battle_at(game.state, 0, 0, 0) is None


# ---- at sea ---------------------------------------------------------------------------------------------------------


def fleets_meet(attackers: int = 1, defenders: int = 1) -> Europe:
    """Ottoman squadrons are about to meet those of France in the Ionian Sea."""
    game = europe()
    war(game, "ottoman", "france")
    ships(game, "aegean_sea", "ottoman", squadron=attackers)
    ships(game, "ionian_sea", "france", squadron=defenders)
    impulse(game, "ottoman", 3)
    return do(game, "sail", "send aegean-sea-to-ionian-sea", "all", "sail")


def test_a_fleet_is_told_how_likely_it_avoids_battle():
    assert odds(fleets_meet()) == ["Avoiding battle: 28 %"]


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (1, 2), (2, 2)])
def test_the_rules_play_all_hits_of_a_naval_combat_as_the_odds_say(attackers: int, defenders: int):
    """16.2.step5 to 16.2.step8c: every number of hits of both sides."""
    game = fleets_meet(attackers, defenders)
    state, ionian = game.state, location("ionian_sea")
    dice = dice_of_sides(state, OTTOMAN, ionian, FRANCE)
    assert dice == (2 * attackers, 2 * defenders)
    for hits, others in product(range(dice[0] + 1), range(dice[1] + 1)):
        faces = (*[5] * hits, *[0] * (dice[0] - hits), *[5] * others, *[0] * (dice[1] - others))
        twin, ears = with_dice(game, faces), Ears()
        twin.listener = ears
        do(twin, "stand")
        while ears.winner == NONE and twin.stack:  # whose squadron is lost
            do(twin, min(moves(twin)))
        told = wins_at_sea(state, (OTTOMAN, ionian, FRANCE), (hits, others), dice)
        assert (ears.winner == OTTOMAN) == told, (hits, others)
