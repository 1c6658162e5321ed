"""3: powers, their order, and rulers; 5: leaders, armies and what counters there are."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, POWER_IDS
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER, RULER_CARD, RULER_IDS, RULERS_OF
from regnum.titles.here_i_stand.position.changes.leaders import capture_leader
from regnum.titles.here_i_stand.position.changes.religion import remove_debater
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.progress import admin_rating, cards_due
from regnum.titles.here_i_stand.position.queries.religion import LUTHER
from regnum.titles.here_i_stand.rules.impulse import ActionPhase
from tests.rule import rule
from tests.titles.here_i_stand.believers import rules
from tests.titles.here_i_stand.builder import (
    allied,
    asked,
    control,
    count,
    dice,
    europe,
    europe_for,
    happened,
    hold,
    impulse,
    leaders,
    location,
    run,
    ships,
    ships_in,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.test_table import sections
from tests.titles.positions import decision, do, moves, why_not

FRANCE = MAJOR_IDS.index("france")
PAPACY = MAJOR_IDS.index("papacy")

# ---- powers ---------------------------------------------------------------------------------------------------------


@rule("3", "3.2.order1", "3.2.order2", "3.2.order3", "3.2.order4", "3.2.order5", "3.2.order6", "3.2.major")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_six_major_powers_act_in_their_order_however_many_play(players: int):
    game = europe_for(players)
    for power, card in zip(
        MAJOR_IDS, ("treachery", "galleons", "erasmus", "fuggers", "smallpox", "printing_press"), strict=True
    ):
        hold(game, power, card)
    game.state.active = -1
    run(game, ActionPhase())
    order = []
    for _ in MAJOR_IDS:
        order.append(asked(game))
        do(game, next(move for move in sorted(moves(game)) if move.startswith("points")), "done")
    assert order == ["ottoman", "hapsburg", "england", "france", "papacy", "protestant"]


@rule("3.2", "3.2.major", "3.2.minor")
def test_six_major_and_four_minor_powers_are_on_the_table():
    rows = {section.heading: section.rows for section in sections(europe())}
    assert [len(rows[heading][0]) for heading in ("Major powers", "Minor powers")] == [6, 4]
    assert POWER_IDS[6:10] == ("genoa", "hungary_bohemia", "scotland", "venice")


# ---- rulers ---------------------------------------------------------------------------------------------------------


@rule("3.3", "ruler.suleiman_i", "ruler.charles_v")
def test_suleiman_and_charles_rule_all_the_time_and_the_others_are_followed_by_cards():
    followers = {MAJOR_IDS[power]: [RULER_IDS[ruler] for ruler in rulers] for power, rulers in enumerate(RULERS_OF)}
    assert followers == {
        "ottoman": ["suleiman_i"],
        "hapsburg": ["charles_v"],
        "england": ["henry_viii", "edward_vi", "mary_i", "elizabeth_i"],
        "france": ["francis_i", "henry_ii"],
        "papacy": ["leo_x", "clement_vii", "paul_iii", "julius_iii"],
        "protestant": ["luther", "calvin"],
    }
    cards = {RULER_IDS[ruler]: card + 1 for ruler, card in enumerate(RULER_CARD) if card >= 0}
    assert cards == {
        "edward_vi": 19, "mary_i": 21, "elizabeth_i": 23, "henry_ii": 20, "clement_vii": 10, "paul_iii": 14,
        "julius_iii": 22, "calvin": 16,
    }  # fmt: skip


@rule("3.3.ratings", "3.3.admin", "3.3.bonus")
def test_a_new_ruler_changes_what_is_kept_and_drawn():
    game = europe()
    before = cards_due(game.state, PAPACY)
    assert admin_rating(game.state, PAPACY) == 0
    rules(game, "papacy", "paul_iii")
    assert (admin_rating(game.state, PAPACY), cards_due(game.state, PAPACY)) == (1, before + 1)


@rule("3.3.roles")
def test_what_becomes_of_a_leader_or_debater_leaves_the_ruler_alone():
    game = europe()
    before = [cards_due(game.state, power) for power in range(6)]
    leaders(game, "milan", "francis_i")
    capture_leader(game, LEADER_NUMBER["francis_i"], MAJOR_IDS.index("hapsburg"))
    assert whereabouts(game, "francis_i") == "prisoner of hapsburg"
    remove_debater(game, LUTHER)
    assert [RULER_IDS[game.state.ruler[power]] for power in (FRANCE, 5)] == ["francis_i", "luther"]
    assert [cards_due(game.state, power) for power in range(6)] == before


# ---- leaders and armies ---------------------------------------------------------------------------------------------


@rule("5.1.leaders_free", "5.1.command", "5.1.formation")
def test_leaders_do_not_count_towards_the_size_of_their_army():
    game = europe()
    units(game, "istanbul", "ottoman", regular=6)
    leaders(game, "istanbul", "ibrahim_pasha")
    do(impulse(game, "ottoman", 1), "march istanbul-to-edirne", "lead ibrahim-pasha", "take ottoman-regular 6", "go")
    assert count(game, "edirne", "ottoman") == 6
    assert whereabouts(game, "ibrahim_pasha") == "edirne"


@rule("5.1.mix", "5.1.formation", "9.2.limits")
def test_an_army_takes_in_units_of_minor_allies_but_not_of_major_ones():
    game = europe()
    allied(game, "venice", "papacy")
    allied(game, "france", "papacy")
    units(game, "rome", "papacy", regular=1)
    units(game, "rome", "venice", regular=1)
    units(game, "rome", "france", regular=1)
    do(impulse(game, "papacy", 1), "march rome-to-siena")
    assert why_not(game, "take france-regular 1") == "not_here"
    do(game, "all")
    assert [count(game, "siena", owner) for owner in ("papacy", "venice", "france")] == [1, 1, 0]


@rule("5.1.battle")
@pytest.mark.parametrize(("leader", "dice_rolled"), [("", 2 + 3), ("charles_v", 2 + 2 + 3), ("ferdinand", 2 + 1 + 3)])
def test_the_battle_rating_adds_dice_in_a_field_battle(leader: str, dice_rolled: int):
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "besancon", "hapsburg", regular=2)
    units(game, "dijon", "france", regular=2)
    leaders(game, "besancon", *[leader] if leader else [])
    dice(game, *[1] * 20)
    do(impulse(game, "hapsburg", 1), "march besancon-to-dijon", "all", "stand")
    assert game.chance.counter == dice_rolled


@rule("5.1.battle")
@pytest.mark.parametrize(("leader", "space"), [("", "liege"), ("charles_v", "brussels")])
def test_the_battle_rating_helps_to_avoid_battle(leader: str, space: str):
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "metz", "france", regular=4)
    units(game, "liege", "hapsburg", regular=2)
    leaders(game, "liege", *[leader] if leader else [])
    dice(game, 3, 4, *[1] * 20)  # seven, and two by Charles V
    do(impulse(game, "france", 1), "march metz-to-liege", "all", "avoid brussels", "all")
    assert count(game, space, "hapsburg") == 2


@rule("5.1.naval")
@pytest.mark.parametrize(("leader", "intercepts"), [("", False), ("andrea_doria", True)])
def test_the_rating_of_a_naval_leader_helps_to_intercept_at_sea(leader: str, intercepts: bool):
    game = europe()
    war(game, "ottoman", "hapsburg")
    allied(game, "genoa", "hapsburg")
    ships(game, "tunis", "ottoman", squadron=1)
    control(game, "ottoman", "tunis")
    ships(game, "tyrrhenian_sea", "genoa", squadron=1)
    leaders(game, "tyrrhenian_sea", *[leader] if leader else [])
    dice(game, 3, 4, *[1] * 20)
    do(impulse(game, "ottoman", 1), "sail", "send tunis-to-barbary-coast", "all", "sail", "intercept tyrrhenian-sea")
    do(game, "all")
    assert (ships_in(game, "barbary_coast", "genoa") == 1) is intercepts


@rule("5.1.piracy")
@pytest.mark.parametrize(("leader", "raiding"), [("", 1), ("barbarossa", 2), ("dragut", 3)])
def test_two_naval_leaders_add_dice_to_piracy(leader: str, raiding: int):
    game = europe()
    happened(game, "barbary_pirates")
    ships(game, "gulf_of_lyon", "ottoman", corsair=2)
    leaders(game, "gulf_of_lyon", *[leader] if leader else [])
    dice(game, *[1] * 20)
    do(impulse(game, "ottoman", 2), "piracy gulf-of-lyon france")
    assert game.chance.counter == raiding  # France has one port there, and nobody defends them


# ---- counters -------------------------------------------------------------------------------------------------------


@rule("5.2.regular")
@pytest.mark.parametrize("owner", POWER_IDS)
def test_every_power_has_regulars(owner: str):
    game = europe()
    assert can_add(game.state, location("siena"), POWER_IDS.index(owner), 0, 1)


@rule("5.2.mercenary", "5.2.cavalry.back")
def test_mercenaries_and_cavalry_are_the_backs_of_regulars():
    game = europe()
    for number, power in enumerate(MAJOR_IDS):
        backs = "cavalry" if power == "ottoman" else "mercenary"
        kind = 2 if power == "ottoman" else 1
        total = sum(value * pieces for value, pieces in zip((1, 2, 4, 6), PACKS[0].land_counters[number], strict=True))
        units(game, "siena", power, regular=total - 1)
        assert can_add(game.state, location("rome"), number, kind, 1)
        units(game, "siena", power, regular=total)
        assert not can_add(game.state, location("rome"), number, kind, 1)
        units(game, "siena", power, regular=0, **{backs: total})
        assert not can_add(game.state, location("rome"), number, 0, 1)


@rule("5.3", "5.3.squadron")
def test_a_squadron_is_one_counter_with_two_dice_and_takes_two_hits():
    owners = {POWER_IDS[owner] for owner, ships_owned in enumerate(PACKS[0].squadrons) if ships_owned}
    assert owners == {*POWER_IDS} - {"protestant", "hungary_bohemia", "independent"}
    game = europe()
    war(game, "france", "england")
    ships(game, "english_channel", "england", squadron=2)
    ships(game, "rouen", "france", squadron=1)
    dice(game, 6, 1, 6, 1, 1, 1)  # two dice for one, four for two; one hit on each side
    do(impulse(game, "france", 1), "sail", "send rouen-to-english-channel", "all", "sail", "stand")
    assert game.chance.counter == 2 + 4
    assert ships_in(game, "english_channel", "england") == 2  # the odd hit costs the winner nothing


@rule("5.3.corsair", "5.3.corsair.back")
def test_only_the_ottomans_have_corsairs_and_they_are_the_backs_of_squadrons():
    game = europe()
    happened(game, "barbary_pirates")
    ships(game, "istanbul", "ottoman", squadron=PACKS[0].squadrons[0] - 2, corsair=1)
    assert why_not(impulse(game, "ottoman", 2), "corsair istanbul") == "ok"
    ships(game, "istanbul", "ottoman", squadron=1)
    assert why_not(impulse(game, "ottoman", 2), "corsair istanbul") == "no_ships_left"
    assert why_not(impulse(game, "ottoman", 2), "squadron istanbul") == "no_ships_left"
    assert why_not(impulse(game, "hapsburg", 2), "corsair naples") == "not_for_this_power"


@rule("5.3.corsair")
def test_a_corsair_rolls_one_die_and_is_sunk_by_one_hit():
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    ships(game, "ionian_sea", "ottoman", corsair=2)
    ships(game, "messina", "hapsburg", squadron=1)
    dice(game, 5, 1, 1, 1)
    do(impulse(game, "hapsburg", 1), "sail", "send messina-to-ionian-sea", "all", "sail", "stand")
    assert game.chance.counter == 2 + 1 + 1
    assert decision(game) == "ChooseRefuge"
    assert ships_in(game, "ionian_sea", "ottoman", "corsair") == 1
