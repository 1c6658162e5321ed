"""Readings of rules on which the texts leave a doubt: each value of each option is played."""

from __future__ import annotations

import pytest

from regnum.engine.events import EventLog
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.facts.options import OPTIONS
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from tests.rule import rule
from tests.titles.here_i_stand.believers import debate, only_debaters, rolled
from tests.titles.here_i_stand.builder import (
    allied,
    control,
    dice,
    europe,
    faith,
    impulse,
    run,
    ships,
    units,
    war,
    with_card,
)
from tests.titles.positions import decision, do, moves, why_not

PLAYED_HERE = {"shuffle", "bora_attempts", "strait_ports", "carlstadt_unrest", "after_interception", "gardiner"}
ELSEWHERE = {"siege_lifted", "pack"}  # test_15_siege.py, test_facts_pack.py


def test_every_option_is_played_somewhere():
    assert {option.name for option in OPTIONS} == PLAYED_HERE | ELSEWHERE


@rule("ruling.g07", "table:sequence.2")
@pytest.mark.parametrize(("shuffle", "first"), [("before_riches", "cards_entered"), ("after_riches", "colony_yielded")])
def test_riches_are_drawn_from_the_new_deck_or_from_the_old_one(shuffle: str, first: str):
    game = europe("1532", shuffle=shuffle)
    game.state.turn = 4
    game.listener = log = EventLog()
    run(game, CardDraw())
    seen = [event.kind.key for event in log.events if event.kind.key in ("cards_entered", "colony_yielded")]
    assert seen[0] == first
    assert {"cards_entered", "colony_yielded"} <= set(seen)


@rule("ruling.g48", "card.085", "18.3.event4")
@pytest.mark.parametrize(("attempts", "count"), [("five", 5), ("four", 4)])
def test_katherina_bora_brings_five_attempts_or_four(attempts: str, count: int):
    game = europe(bora_attempts=attempts)
    faith(game, "protestant", "leipzig", "wittenberg", "erfurt", "kassel", "brunswick")
    only_debaters(game, "luther")
    with_card(game, "hapsburg", "katherina_bora", "event katherina-bora")
    made = 0
    while decision(game) == "ChooseTarget":
        dice(game, *[1] * 40)
        do(game, min(move for move in moves(game) if move.startswith("convert")))
        made += 1
    assert made == count


@rule("ruling.g86", "2.5.notlinked4", "16.1.restriction2")
@pytest.mark.parametrize(("ports", "answer"), [("own", "not_your_port"), ("friendly", "ok")])
def test_the_port_of_a_strait_lets_an_ally_in_or_not(ports: str, answer: str):
    game = europe(strait_ports=ports)
    allied(game, "france", "hapsburg")
    control(game, "hapsburg", "messina", "naples")
    ships(game, "tyrrhenian_sea", "france", squadron=1)
    impulse(game, "france", 1)
    do(game, "sail")
    assert why_not(game, "send tyrrhenian-sea-to-messina") == answer
    assert why_not(game, "send tyrrhenian-sea-to-naples") == "not_your_port"  # no strait


@rule("ruling.g95", "18.3.step8b", "12.4.empty2")
@pytest.mark.parametrize(("unrest", "stirred"), [("unoccupied", 0), ("any", 1)])
def test_carlstadts_failures_stir_up_occupied_spaces_or_not(unrest: str, stirred: int):
    game = europe(carlstadt_unrest=unrest)
    faith(game, "protestant", "wittenberg", "erfurt")
    only_debaters(game, "carlstadt")
    units(game, "leipzig", "hapsburg", regular=1)
    impulse(game, "protestant", 2)
    do(game, "treatise german", "commit carlstadt")
    dice(game, *[1] * 2, *[6] * 9)
    do(game, "convert leipzig")
    assert game.state.unrest[SPACE_NUMBER["leipzig"]] == stirred


@rule("ruling.g97", "13.3.restriction6", "13.1.step5.skip")
@pytest.mark.parametrize(("reading", "asked"), [("nobody_avoids", False), ("others_avoid", True)])
def test_after_an_interception_others_avoid_battle_or_not(reading: str, asked: bool):
    game = europe(after_interception=reading)
    war(game, "france", "hapsburg")
    war(game, "france", "england")
    allied(game, "hapsburg", "england")
    control(game, "hapsburg", "brussels", "antwerp", "liege")
    control(game, "france", "st_quentin")
    units(game, "st_quentin", "france", regular=4)
    units(game, "brussels", "england", regular=2)
    units(game, "antwerp", "hapsburg", regular=2)
    impulse(game, "france", 1)
    dice(game, 6, 6, *[1] * 20)
    do(game, "march st-quentin-to-brussels", "all", "intercept antwerp", "all")
    assert (decision(game) == "AvoidBattle") == asked
    assert not asked or MAJOR_IDS[game.waiting[0]] == "england"  # the Hapsburgs have intercepted


@rule("ruling.g106", "18.5.step4.c", "debater.gardiner")
@pytest.mark.parametrize(("reading", "count"), [("english_zone", 6), ("every_zone", 7)])
def test_gardiners_die_counts_in_germany_or_not(reading: str, count: int):
    game = europe(gardiner=reading)
    only_debaters(game, "gardiner", "luther", "tyndale")
    game.listener = log = EventLog()
    do(debate(game, "papacy", "german"), "against-uncommitted")
    assert rolled(log, "dice_rolled")[0] == count
