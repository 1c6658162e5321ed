"""Rules of later editions that are not played: what they would have changed does not happen."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS, CARD_KIND, CARD_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import (
    EVENT,
    FRANCE,
    MAJOR_IDS,
    OTTOMAN,
    PHASE_IDS,
    PROTESTANT_FAITH,
)
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import EXPLORER_IDS
from regnum.titles.here_i_stand.position.changes.map import convert
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.position.queries.progress import cards_due
from regnum.titles.here_i_stand.position.state import AT_HOME, DECK, LOST, NO_VOYAGE, VOYAGE
from regnum.titles.here_i_stand.rules.new_world import NewWorld
from regnum.titles.here_i_stand.rules.peace import PeaceSegment
from regnum.titles.here_i_stand.rules.war import WarSegment
from regnum.titles.here_i_stand.rules.winter_return import ReturnOfUnits
from tests.rule import rule
from tests.titles.here_i_stand.agreements import refused, strike
from tests.titles.here_i_stand.believers import listen, only_debaters, reformers, rules, told_of
from tests.titles.here_i_stand.builder import (
    allied,
    ally_of,
    asked,
    besiege,
    captive,
    control,
    count,
    dice,
    europe,
    faith,
    happened,
    hold,
    holder,
    impulse,
    laid_out,
    negotiate,
    play,
    run,
    ships,
    ships_in,
    units,
    war,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not

# ---- war and peace --------------------------------------------------------------------------------------------------


@rule("edition.h01", "9.6.step4")
def test_an_intervention_costs_no_victory_point():
    game = europe()
    hold(game, "england", "six_wives_of_henry_viii")
    play(game, "england")
    do(game, "event-a six-wives-of-henry-viii", "declare scotland")
    before = all_points(game.state)[FRANCE]
    do(game, "intervene")
    assert ally_of(game, "scotland") == "france"
    assert all_points(game.state)[FRANCE] == before + 2  # Edinburgh is a key


@rule("edition.h01", "9.1.e", "9.3.step1b")
def test_any_space_but_a_capital_is_ceded_and_whoever_ceded_a_home_space_sues_for_peace():
    game = europe()
    war(game, "france", "england")
    control(game, "england", "nantes")
    negotiate(game, turn=3)
    for space in ("rouen", "bordeaux", "lyon", "marseille", "dijon"):  # keys and others
        assert refused(game, f"france gives hapsburg space {space}") == ""
    strike(game, "france gives england space rouen")
    assert holder(game, "rouen") == "england"
    run(game, PeaceSegment(0))
    assert (decision(game), asked(game)) == ("SueForPeace", "france")


@rule("edition.h08", "9.6.step3")
@pytest.mark.parametrize(("power", "minor"), [("ottoman", "venice"), ("hapsburg", "genoa"), ("england", "scotland"),
                                              ("papacy", "genoa"), ("hapsburg", "venice")])  # fmt: skip
def test_a_war_on_any_minor_power_costs_one_point(power: str, minor: str):
    game = europe()
    hold(game, power, "fuggers")
    run(game, WarSegment())
    while asked(game) != power:
        do(game, "done")
    do(game, f"declare {minor}")
    assert game.state.owed[MAJOR_IDS.index(power)] == 1


# ---- piracy ---------------------------------------------------------------------------------------------------------

PIRATED = ("ionian-sea", "tyrrhenian-sea", "gulf-of-lyon", "barbary-coast", "north-african-coast")


@rule("edition.h02", "16.4.step1")
def test_more_than_four_zones_are_pirated_in_a_turn():
    game = europe()
    happened(game, "barbary_pirates")
    for sea in PIRATED:
        ships(game, sea.replace("-", "_"), "ottoman", corsair=1)
    impulse(game, "ottoman", 10)
    dice(game, *[1] * 99)
    for sea in PIRATED:
        do(game, f"piracy {sea} hapsburg")
    assert game.state.pirated.bit_count() == 5


@rule("edition.h02", "16.4.step5.d", "ruling.g45")
def test_all_hits_of_pirates_may_be_paid_with_the_same_award():
    game = europe()
    happened(game, "barbary_pirates")
    ships(game, "ionian_sea", "ottoman", corsair=2)
    ships(game, "messina", "hapsburg", squadron=2)
    hold(game, "hapsburg", "fuggers")
    impulse(game, "ottoman", 2)
    dice(game, *[1] * 3, *[6] * 2, *[1] * 9)  # two squadrons beside the zone and Malta; then the corsairs
    do(game, "piracy ionian-sea hapsburg")
    whenever(game, "Announcement", "pass")
    assert moves(game) == {"give-squadron messina", "give-card", "give-points"}
    do(game, "give-squadron messina")
    assert moves(game) == {"give-squadron messina", "give-card", "give-points"}
    do(game, "give-squadron messina")
    assert ships_in(game, "messina", "hapsburg") == 0


# ---- the New World --------------------------------------------------------------------------------------------------


@rule("edition.h03", "20.2.roll")
@pytest.mark.parametrize("found", [0, 5])
def test_only_the_explorer_counts_however_much_is_known_of_the_new_world(found: int):
    game = europe()
    state = game.state
    names = ("rut", "verrazano", "de_vaca")
    state.explorers = [AT_HOME if name in names or "cabot" in name else LOST for name in EXPLORER_IDS]
    state.exploring = [NO_VOYAGE, *[VOYAGE] * 3, NO_VOYAGE, NO_VOYAGE]
    state.conquering = [NO_VOYAGE] * 6
    state.prizes[:found] = [FRANCE] * found
    log = listen(game)
    dice(game, 1, 1, 1, *[1] * 6)
    run(game, NewWorld())
    modifiers = {EXPLORER_IDS[rolled[0]]: rolled[3] for rolled in told_of(log, "explorer_rolled")}
    assert modifiers == {"rut": 1, "verrazano": 2, "de_vaca": 0}


# ---- the powers -----------------------------------------------------------------------------------------------------


@rule("edition.h04", "21.4")
def test_a_chateau_brings_no_card_and_needs_no_free_king():
    game = europe()
    control(game, "independent", "milan")
    captive(game, "francis_i", "hapsburg")
    hold(game, "france", "patron_of_the_arts")
    play(game, "france")
    dice(game, 3)
    do(game, "event patron-of-the-arts")
    assert game.state.chateaux == 1
    assert hand_size(game.state, FRANCE) == 0


@rule("edition.h05", "21.7.setup2", "21.7.end", "card.092")
def test_a_foreign_war_costs_no_cards_and_brings_no_victory_points():
    game = europe()
    units(game, "istanbul", "ottoman", regular=6)
    due, before = cards_due(game.state, OTTOMAN), all_points(game.state)[OTTOMAN]
    hold(game, "papacy", "revolt_in_egypt")
    do(play(game, "papacy"), "event revolt-in-egypt", "send-abroad istanbul ottoman-regular 3")
    assert cards_due(game.state, OTTOMAN) == due
    impulse(game, "ottoman", 2)
    do(game, "regular istanbul")  # enough are abroad, and nobody is asked
    assert (game.state.abroad[:2], count(game, "istanbul", "ottoman")) == ([3, 0], 4)
    impulse(game, "ottoman", 1)
    dice(game, 6, 6, 6, 1, 1, 1)
    do(game, "fight-abroad revolt-in-egypt")
    assert game.state.foreigners == [0, 0, 0]
    assert (all_points(game.state)[OTTOMAN], cards_due(game.state, OTTOMAN)) == (before, due)


@rule("edition.h06", "18.2.bonus.restriction4")
def test_the_protestants_and_not_england_decide_about_debaters_of_english_treatises():
    game = europe()
    reformers(game, "cranmer")
    only_debaters(game, "cranmer")
    impulse(game, "england", 3)
    do(game, "treatise english")
    assert (decision(game), asked(game)) == ("CommitDebater", "protestant")


@rule("edition.h06", "21.3.mary_when")
def test_mary_looks_at_home_spaces_and_burnt_books_reach_beyond_her_zone():
    game = europe()
    only_debaters(game)
    rules(game, "england", "mary_i")
    faith(game, "protestant", "edinburgh", "glasgow", "stirling")  # English by language only
    hold(game, "england", "gout")
    assert decision(play(game, "england")) == "PlayCard"
    faith(game, "protestant", "calais", "leipzig")
    play(game, "england")
    dice(game, 1)
    do(game, "reveal gout")
    assert (decision(game), why_not(game, "convert leipzig")) == ("ChooseTarget", "ok")


@rule("edition.h07", "22.3.b")
def test_scottish_units_spend_the_winter_in_any_town_of_their_ally():
    game = europe()
    allied(game, "scotland", "france")
    units(game, "rouen", "scotland", regular=2)
    game.state.phase = PHASE_IDS.index("winter")
    run(game, ReturnOfUnits(FRANCE))
    if decision(game) == "LeaveForCapital":
        do(game, "done")
    assert count(game, "rouen", "scotland") == 2


@rule("edition.h07", "21.6.after")
def test_troops_of_an_electorate_come_during_a_siege_too():
    game = europe()
    happened(game, "schmalkaldic_league")
    war(game, "protestant", "hapsburg")
    control(game, "protestant", "trier")
    units(game, "trier", "protestant", regular=1)
    units(game, "trier", "hapsburg", regular=4)
    besiege(game, "trier", "hapsburg")
    impulse(game, "hapsburg", 1)
    convert(game, SPACE_NUMBER["trier"], PROTESTANT_FAITH)
    game.start()
    assert count(game, "trier", "protestant") == 1 + 1


# ---- cards ----------------------------------------------------------------------------------------------------------


@rule("edition.h03", "edition.h08", "card.097")
def test_there_are_110_cards_and_the_raid_of_the_scots_is_a_plain_event_of_the_first_deck():
    assert len(CARD_IDS) == 110
    assert not {name for name in CARD_IDS if "governor" in name or "uprising" in name}
    raid = CARD_NUMBER["scots_raid"]
    assert (raid, CARD_KIND[raid], PACKS[0].entry_turn[raid]) == (97 - 1, EVENT, 1)
    game = laid_out()
    assert game.state.place[raid] == DECK
