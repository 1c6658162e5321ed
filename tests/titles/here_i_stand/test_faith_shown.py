"""What is shown of the struggle for faith: odds held against every roll of the rules, the table, lights and wishes."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words, languages
from regnum.engine.chance import ScriptedChance
from regnum.titles.here_i_stand.cards.inquisition import CallFreeDebate, Sentence
from regnum.titles.here_i_stand.edges.dice import best_of, percent
from regnum.titles.here_i_stand.edges.grammar import GROUPS, WISHES
from regnum.titles.here_i_stand.edges.odds_faith import attempt_chance, birth_chances, first_round
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import (
    ELIZABETH_BORN,
    GERMAN,
    MAJORS,
    NONE,
    PAPACY,
    PROTESTANT,
    SICKLY_EDWARD,
    WIFE_IDS,
)
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER, REFORMER_NUMBER
from regnum.titles.here_i_stand.position.queries.religion import converting_dice, influence
from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED, GONE
from regnum.titles.here_i_stand.rules.debate import FIRST_ROUND, Round
from regnum.titles.here_i_stand.rules.henry import NextWife
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    attempts,
    debate,
    debaters,
    in_force,
    listen,
    married_to,
    only_debaters,
    reformers,
    rolled,
    rules,
    universities,
)
from tests.titles.here_i_stand.builder import Europe, europe, faith, hold, impulse, leaders, play, run, units
from tests.titles.here_i_stand.test_table import board, spans
from tests.titles.positions import do, moves

DIE = range(6)


@pytest.fixture
def game() -> Europe:
    """Wittenberg is Protestant; Luther and Eck debate."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    only_debaters(found, "luther", "eck")
    return found


def odds(game: Europe, language: str = "en") -> list[str]:
    """What is shown beside the open decision."""
    return presenter_of(TITLE).odds(game, -1, Words(language).at(game))


def share(game: Europe, move: str, dice: int, success: str) -> Fraction:
    """How many of all rolls let a move end in a conversion."""
    good = 0
    for faces in product(DIE, repeat=dice):
        twin = game.copy()
        twin.chance = ScriptedChance(list(faces))
        log = listen(twin)
        do(twin, move)
        good += any(event.kind.key == success for event in log.events)
    return Fraction(good, 6**dice)


# ---- odds of attempts -----------------------------------------------------------------------------------------------


def test_the_highest_of_some_dice_is_counted_exactly():
    for dice in (1, 2, 3):
        best = [Fraction(sum(max(roll) == face for roll in product(DIE, repeat=dice)), 6**dice) for face in DIE]
        assert best_of(dice) == [Fraction(0), *best]


@rule("18.3.step2.a", "18.3.step4", "18.3.step5", "18.3.step8", "18.4.step4")
@pytest.mark.parametrize("case", ["in the zone", "outside", "modifier", "papal", "papal with ties", "augsburg"])
def test_the_chance_of_an_attempt_is_that_of_the_rules(game: Europe, case: str):
    name = "catholic" if case.startswith(("papal", "augsburg")) else "protestant"
    only_debaters(game)
    faith(game, "protestant", "london" if name == "protestant" else "norwich")
    if case != "papal":
        rules(game, "papacy", "paul_iii")
    if case == "augsburg":
        in_force(game, "augsburg_confession")
    attempts(game, name, "german" if case == "outside" else "english", modifier=int(case == "modifier"))
    number = SPACE_NUMBER["norwich"]
    own = converting_dice(game.state, number, game.decision().faith, 0)  # type: ignore[attr-defined]
    other = influence(game.state, number, 1 - game.decision().faith)  # type: ignore[attr-defined]
    ties, change = case in ("in the zone", "modifier", "papal with ties", "augsburg"), int(case == "modifier")
    found = share(game, "convert norwich", own + other, "converted")
    assert attempt_chance(own, other, -1 if case == "augsburg" else change, ties) == found
    line = next(line for line in odds(game) if line.startswith("Norwich"))
    assert line.endswith(f"converted {percent(found)} %")
    assert f"dice {own} against {other}" in line
    assert ("ties" in line) == ties


@rule("18.3.example2", "18.3.step1")
def test_dice_are_shown_for_every_target(game: Europe):
    attempts(game, "protestant", "german")
    assert len(odds(game)) == len(moves(game))
    for language in languages():
        assert len({*odds(game, language)}) == len(moves(game))


# ---- odds of debates ------------------------------------------------------------------------------------------------


@rule("18.5.step4.d", "card.056")
def test_the_odds_of_an_inquisitors_debate_count_his_two_dice_more(game: Europe):
    debaters(game, COMMITTED, "caraffa")
    run(game, CallFreeDebate(PAPACY))
    free = odds(game)
    run(game, Sentence(PAPACY, PROTESTANT))
    fresh = [[(DEBATER_NUMBER[name], True)] for name in ("eck", "luther")]
    chances = [first_round(game.state, PAPACY, GERMAN, fresh[0], fresh[1], extra).wins for extra in (0, 2)]
    for lines, chance in zip((free, odds(game)), chances, strict=True):
        assert [f"victory {percent(chance)} %" in line for line in lines] == [True]
    assert free != odds(game)


@rule("18.5.step4", "18.5.step5", "18.5.step7", "18.5.step8.1", "18.5.step9")
def test_the_chances_of_a_round_are_those_of_the_rules(game: Europe):
    only_debaters(game, "carlstadt", "tetzel")
    game.state.debate_zone = GERMAN
    game.state.debating = [DEBATER_NUMBER["tetzel"], DEBATER_NUMBER["carlstadt"]]
    game.state.fresh = [1, 1]
    counts = {"wins": 0, "ties": 0, "burnt": 0, "lost": 0}
    hits = [[sum(face >= 4 for face in roll) for roll in product(DIE, repeat=dice)] for dice in (4, 3)]
    for own, other in product(*hits):
        counts["wins"] += own > other
        counts["ties"] += own == other
        counts["burnt"] += own - other > 1
        counts["lost"] += other - own > 1
    speakers = [[(DEBATER_NUMBER[name], True)] for name in ("tetzel", "carlstadt")]
    chances = first_round(game.state, PAPACY, GERMAN, speakers[0], speakers[1], 0)
    found = [chances.wins, chances.ties, chances.burns, chances.is_lost]
    assert found == [Fraction(each, 6**7) for each in counts.values()]
    log = listen(game)
    run(game, Round(PAPACY, 0, FIRST_ROUND))
    assert rolled(log, "dice_rolled")[:2] == [4, 3]  # as many dice as were counted


@rule("18.1.debate", "18.5.step3")
def test_odds_are_shown_before_a_debate_and_before_its_pool_is_chosen(game: Europe):
    debaters(game, COMMITTED, "bucer")
    lines = odds(impulse(game, "papacy", 3))
    assert [("uncommitted" in line, "German" in line) for line in lines] == [(True, True), (False, True)]
    assert odds(impulse(game, "papacy", 2)) == []
    assert len(odds(debate(game, "papacy", "german", 1))) == 2
    assert [line for line in odds(impulse(game, "france", 5)) if "Debate" in line] == []


@rule("card.007b")
def test_luther_is_weighed_against_the_debater_who_was_drawn(game: Europe):
    only_debaters(game, "carlstadt", "eck")
    debaters(game, COMMITTED, "luther")
    hold(game, "protestant", "here_i_stand")
    debate(game, "papacy", "german", 1, 1)
    do(game, "against-uncommitted")
    first, second = odds(game)
    assert first.startswith("With Carlstadt")
    assert second.startswith("With Luther")
    chances = [int(line.split(" %")[0].split()[-1]) for line in (first, second)]
    assert chances[0] > chances[1]


# ---- odds of Henry and Mary -----------------------------------------------------------------------------------------


@rule("21.3.marital2", "chart.pregnancy")
@pytest.mark.parametrize("wife", ["anne_boleyn", "jane_seymour", "anne_of_cleves"])
def test_the_chances_of_a_marriage_are_those_of_the_rules(game: Europe, wife: str):
    game.state.births[1] = 2
    game.state.births[ELIZABETH_BORN] = 3
    number = WIFE_IDS.index(wife)
    found = [Fraction(0)] * 6
    for face in DIE:
        twin = game.copy()
        twin.state.wife = number - 1
        twin.chance = ScriptedChance([face])
        run(twin, NextWife())
        after = [result for result, mother in enumerate(twin.state.births) if mother == number]
        found[next(each for each in after if game.state.births[each] == NONE)] += Fraction(1, 6)
    assert birth_chances(game.state, number) == found


@rule("21.3.marital1", "21.3.marital4")
def test_the_chances_of_a_marriage_are_shown_while_one_is_possible(game: Europe):
    game.state.turn = 3
    leaders(game, "london", "henry_viii")
    married_to(game, "ask_for_divorce")
    hold(game, "england", "six_wives_of_henry_viii")
    (line,) = odds(play(game, "england"))
    assert line.startswith("Marriage, Anne Boleyn")
    assert line.count("17 %") == 4
    married_to(game, "catherine_of_aragon")
    assert odds(play(game, "england")) == []
    married_to(game, "katherine_parr")
    assert odds(play(game, "england")) == []


@rule("21.3.mary.step3")
def test_the_die_of_mary_is_shown(game: Europe):
    rules(game, "england", "mary_i")
    faith(game, "protestant", "london")
    hold(game, "england", "gout")
    assert odds(play(game, "england")) == ["The Papacy acts instead of England: 50 %"]


# ---- the table ------------------------------------------------------------------------------------------------------


def test_the_table_says_everything_about_faith(game: Europe):
    debaters(game, COMMITTED, "bucer")
    debaters(game, BANISHED, "zwingli")
    debaters(game, GONE, "tetzel")
    reformers(game, "luther")
    game.state.reformers[REFORMER_NUMBER["zwingli"]] = BANISHED
    universities(game, "paris")
    game.state.translations[GERMAN] = 4
    game.state.births[SICKLY_EDWARD] = WIFE_IDS.index("jane_seymour")
    game.state.wedding_due = 1
    game.state.bulls = [3, MAJORS + REFORMER_NUMBER["zwingli"]]
    said = board(game)
    for text in ("Uncommitted: Luther (4)", "Committed: Bucer (2)", "Out of play until the next turn: Zwingli",
                 "Out of the game: Tetzel (1)", "Luther: Wittenberg", "Jesuit universities", "New Testament 4 of 6",
                 "Jane Seymour: a sickly Edward", "Henry marries again when England passes",
                 "Excommunicated in this game"):  # fmt: skip
        assert text in said, text
    targets = {span.target for span in spans(game)}
    assert {("debater", DEBATER_NUMBER["luther"]), ("reformer", 0), ("zone", 4)} <= targets
    for language in languages():
        assert board(game, language=language)


def test_a_debate_and_a_bonus_are_told(game: Europe):
    debate(game, "papacy", "german", 1)
    assert "Eck against nobody" in board(game)
    only_debaters(game, "bucer")
    faith(game, "protestant", "worms")
    attempts(game, "protestant", "german")
    do(game, "commit bucer")
    assert "The bonus of Bucer helps" in board(game)


# ---- lights and wishes ----------------------------------------------------------------------------------------------


def test_moves_point_at_debaters_reformers_and_zones_that_are_on_the_table(game: Europe):
    presenter = presenter_of(TITLE)
    reformers(game, "luther")
    hold(game, "papacy", "papal_bull")
    play(game, "papacy")
    do(game, "event-a papal-bull")
    while "the-wartburg" in moves(game) or moves(game) == {"pass"}:
        do(game, "pass")
    for position, name, kind in ((game, "banish luther", "reformer"), (impulse(game.copy(), "protestant", 3),
                                 "translate-with luther", "debater"),
                                 (impulse(game.copy(), "protestant", 3), "treatise spanish", "zone")):  # fmt: skip
        move = position.decision().domain.spell(position.parse(name))
        (target,) = presenter.targets(position, 0, move)
        assert target[0] == kind
        assert target in {span.target for span in spans(position)}


def test_groups_and_wishes_name_verbs_that_there_are():
    verbs = {verb.name for decision in TITLE.decision_classes for verb in decision.domain.verbs}
    named = {verb for verbs_now in (*GROUPS.values(), *WISHES.values()) for verb in verbs_now}
    assert named <= verbs
    listed = [verb for verbs_now in GROUPS.values() for verb in verbs_now]
    assert len(listed) == len({*listed})


def test_faith_of_troops_is_no_secret(game: Europe):
    units(game, "leipzig", "hapsburg", regular=1)
    before = odds(attempts(game, "protestant", "german"))
    units(game, "leipzig", "hapsburg", regular=0)
    assert odds(attempts(game, "protestant", "german")) != before
