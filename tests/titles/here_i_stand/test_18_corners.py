"""18: where rules of faith meet: several actions in one impulse, debaters who come and go, unrest, popes and queens."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS, SPACE_NUMBER, ZONE
from regnum.titles.here_i_stand.facts.charts import FULL_BIBLE, NEW_TESTAMENT
from regnum.titles.here_i_stand.facts.names import ENGLAND, ENGLISH, GERMAN, PROTESTANT, TRANSLATED_ZONES
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER
from regnum.titles.here_i_stand.position.queries.religion import influence
from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    attempts,
    debate,
    debaters,
    faith_number,
    faith_of,
    in_force,
    listen,
    only_debaters,
    reformer_status,
    reformers,
    rules,
    status,
    told_of,
    universities,
)
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    count,
    dice,
    europe,
    faith,
    happened,
    hold,
    impulse,
    play,
    points,
    run,
    sound,
    units,
    unrest,
)
from tests.titles.positions import decision, do, moves, why_not

ENGLISH_ZONE = tuple(name for number, name in enumerate(SPACE_IDS) if ZONE[number] == ENGLISH)
FRESH, USED = "against-uncommitted", "against-committed"


@pytest.fixture
def game() -> Europe:
    """Wittenberg is Protestant; nobody debates."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    only_debaters(found)
    return found


def dice_in(game: Europe, space: str, name: str) -> int:
    """The dice of a faith in a space."""
    return influence(game.state, SPACE_NUMBER[space], faith_number(name))


# ---- attempts -------------------------------------------------------------------------------------------------------


@pytest.fixture
def reformed(game: Europe) -> Europe:
    """England, where Cranmer preaches in London, has published a treatise."""
    reformers(game, "cranmer")
    faith(game, "protestant", "london", "portsmouth")
    impulse(game, "england", 3)
    return do(game, "treatise english")


@rule("18.1.treatise_england", "18.3.step5", "18.3.step8", "18.3.step1.d")
@pytest.mark.parametrize("face", [5, 6])
def test_with_a_treatise_in_english_england_wins_no_tie_in_calais(reformed: Europe, face: int):
    dice(reformed, *[face] * 4)
    do(reformed, "convert calais")
    assert faith_of(reformed, "calais") == "catholic"


@rule("18.3.step3.a", "18.3.maker", "card.090")
def test_the_printing_press_adds_its_die_to_english_treatises(reformed: Europe):
    in_force(reformed, "printing_press")
    log = listen(reformed)
    dice(reformed, 6, 1, 1)
    do(reformed, "convert norwich")
    assert told_of(log, "faith_rolled")[0][:2] == (ENGLAND, 6)
    assert reformed.chance.counter == 3  # London, Cranmer, the press


@rule("18.1.translate_nt", "18.1.translate_bonus", "18.2.bonus.restriction3")
def test_whoever_ends_a_testament_with_a_debater_has_no_other_for_its_attempts(game: Europe):
    faith(game, "protestant", "london")
    only_debaters(game, "tyndale", "latimer")
    game.state.translations[ENGLISH] = NEW_TESTAMENT - 2
    impulse(game, "protestant", 2)
    do(game, "translate-with tyndale")
    assert (decision(game), game.state.cp) == ("ChooseTarget", 1)
    assert why_not(game, "commit latimer") == "one_bonus_an_impulse"


@rule("18.4.step9", "18.1.peter_cap", "debater.tetzel")
def test_what_tetzel_collects_beyond_the_last_point_is_lost(game: Europe):
    only_debaters(game, "tetzel")
    game.state.st_peters = 25
    before = points(game, "papacy")
    impulse(game, "papacy", 2)
    do(game, "burn-books german", "commit tetzel")
    dice(game, *[1] * 20)
    do(game, "convert wittenberg")
    assert (game.state.st_peters, points(game, "papacy")) == (25, before)


@rule("12.4.target", "18.3.step1.a", "18.3.step2.d", "18.3.step2.e")
def test_unrest_in_the_target_itself_hides_neither_its_reformer_nor_its_troops(game: Europe):
    reformers(game, "zwingli")
    units(game, "zurich", "protestant", regular=1)
    before = dice_in(game, "zurich", "protestant")
    unrest(game, "zurich")
    assert dice_in(game, "zurich", "protestant") == before == 4
    attempts(game, "protestant", "german")
    assert why_not(game, "convert zurich") == "ok"


@rule("18.4.step1.a", "18.4.step2.d", "18.3.step6.d")
def test_a_university_in_a_space_that_was_lost_still_fights_for_it(game: Europe):
    faith(game, "protestant", "brandenburg", "magdeburg", "lubeck", "stettin")
    before = dice_in(game, "brandenburg", "catholic")
    universities(game, "brandenburg")
    assert dice_in(game, "brandenburg", "catholic") == before + 2
    attempts(game, "catholic", "german")
    assert why_not(game, "convert brandenburg") == "ok"


@rule("18.3.once", "18.4.once")
def test_a_space_is_tried_once_an_impulse_whatever_action_tries_it(game: Europe):
    faith(game, "protestant", "nuremberg", "lubeck")
    game.state.translations[GERMAN] = NEW_TESTAMENT - 1
    impulse(game, "protestant", 3)
    dice(game, *[1, 6] * 60)
    do(game, "translate german")
    tried = set()
    while decision(game) == "ChooseTarget":
        tried.add(min(moves(game)))
        do(game, min(moves(game)))
    assert (len(tried), game.state.cp) == (6, 2)
    do(game, "treatise german")
    assert not tried & moves(game)
    assert why_not(game, min(tried)) == "tried_in_this_impulse"


@rule("18.4.step4", "18.4.step8", "card.039")
def test_under_the_augsburg_confession_a_papal_one_loses_to_a_one(game: Europe):
    rules(game, "papacy", "paul_iii")
    in_force(game, "augsburg_confession")
    attempts(game, "catholic", "german")
    dice(game, *[1] * 20)
    do(game, "convert wittenberg")
    assert faith_of(game, "wittenberg") == "protestant"


@rule("18.2.bonus.restriction3", "18.2.bonus.restriction2")
def test_a_second_action_of_an_impulse_has_no_debater_left_to_help(game: Europe):
    only_debaters(game, "bucer", "zwingli", "luther")
    faith(game, "protestant", "zurich", "strasburg")
    impulse(game, "protestant", 5)
    dice(game, *[1, 6] * 40)
    do(game, "treatise german", "commit bucer", "convert basel")
    do(game, min(moves(game) - {"commit zwingli"}))
    assert decision(game) == "SpendPoints"
    assert why_not(game, "translate-with luther") == "one_bonus_an_impulse"
    do(game, "treatise german")
    assert why_not(game, "commit zwingli") == "one_bonus_an_impulse"
    assert game.state.inspiration < 0


@rule("18.2.example1", "18.1.jesuit", "18.2.bonus.restriction3")
def test_loyola_and_a_burner_of_books_both_serve_in_one_impulse(game: Europe):
    only_debaters(game, "loyola", "cajetan")
    happened(game, "society_of_jesus")
    impulse(game, "papacy", 4)
    do(game, "university-with-loyola trent", "burn-books german", "commit cajetan")
    assert (status(game, "loyola"), status(game, "cajetan")) == ("committed", "committed")
    assert game.state.cp == 0


@rule("18.1.translate_bible2", "18.1.translate_bible3", "18.1.translate_bonus")
def test_a_bible_that_is_done_with_the_paid_step_wastes_that_of_the_debater(game: Europe):
    only_debaters(game, "luther")
    game.state.translations[GERMAN] = NEW_TESTAMENT
    game.state.translations[TRANSLATED_ZONES + GERMAN] = FULL_BIBLE - 1
    before = points(game, "protestant")
    impulse(game, "protestant", 2)
    dice(game, *[1, 6] * 40)
    do(game, "translate-with luther")
    while decision(game) == "ChooseTarget":
        do(game, min(moves(game)))
    assert points(game, "protestant") == before + 1
    assert game.state.translations[GERMAN::TRANSLATED_ZONES] == [NEW_TESTAMENT, FULL_BIBLE]
    assert why_not(game, "translate german") == "all_is_translated"


@rule("18.2.bonus.restriction4", "18.1.treatise_england", "debater.latimer")
def test_the_protestants_help_an_english_treatise_by_one_debater(game: Europe):
    only_debaters(game, "latimer", "knox")
    reformers(game, "cranmer")
    faith(game, "protestant", "london")
    impulse(game, "england", 3)
    do(game, "treatise english")
    assert (decision(game), asked(game)) == ("CommitDebater", "protestant")
    do(game, "commit latimer")
    assert (decision(game), asked(game)) == ("ChooseTarget", "england")
    dice(game, *[1, 6] * 20)
    do(game, min(moves(game)))
    assert (decision(game), asked(game)) == ("ChooseTarget", "england")  # nobody else is asked
    assert status(game, "knox") == "uncommitted"


@rule("card.011", "18.3.once", "18.4.once")
def test_what_the_papacy_has_tried_the_protestants_do_not_try_in_the_same_impulse(game: Europe):
    hold(game, "protestant", "defender_of_the_faith")
    play(game, "protestant")
    faith(game, "protestant", "leipzig")
    dice(game, *[5] * 3, *[1] * 60)
    do(game, "event defender-of-the-faith", "convert leipzig")
    while decision(game) == "ChooseTarget":
        do(game, min(moves(game)))
    assert faith_of(game, "leipzig") == "catholic"
    do(game, "treatise german")
    assert why_not(game, "convert leipzig") == "tried_in_this_impulse"


# ---- debates --------------------------------------------------------------------------------------------------------


@rule("18.5.exception2", "18.5.step8.2", "21.5.reformer_luther")
def test_a_banished_luther_who_stands_up_and_is_burnt_never_comes_back(game: Europe):
    only_debaters(game, "melanchthon", "eck")
    reformers(game, "luther")
    debaters(game, BANISHED, "luther")
    game.state.reformers[0] = BANISHED
    hold(game, "protestant", "here_i_stand")
    debate(game, "papacy", "german", 1, 1, 1, *[6] * 7, *[1] * 5)
    do(game, FRESH, "here-i-stand", "win wittenberg")
    assert (status(game, "luther"), reformer_status(game, "luther")) == ("gone", "gone")
    run(game, CardDraw())
    assert (status(game, "luther"), reformer_status(game, "luther")) == ("gone", "gone")
    assert game.state.ruler[PROTESTANT] >= 0


@rule("18.5.step6", "18.5.step7.a", "card.007b")
def test_whom_luther_has_replaced_speaks_in_the_second_round_only_if_nobody_else_can(game: Europe):
    only_debaters(game, "carlstadt", "luther", "eck", "aleander")
    hold(game, "protestant", "here_i_stand")
    log = listen(game)
    debate(game, "papacy", "german", 1, 1, *[1] * 30)
    do(game, FRESH, "here-i-stand")
    spoken = [numbers[0] for numbers in told_of(log, "debater_speaks")]
    assert spoken[-1] in (DEBATER_NUMBER["carlstadt"], DEBATER_NUMBER["luther"])
    assert status(game, "carlstadt") == "committed"


@rule("card.006", "18.5.step7.a2", "debater.bullinger")
def test_a_bullinger_whom_leipzig_bars_joins_no_round(game: Europe):
    only_debaters(game, "bullinger", "melanchthon", "eck")
    hold(game, "papacy", "leipzig_debate")
    play(game, "papacy")
    do(game, "event leipzig-debate")
    dice(game, *[1] * 40)
    do(game, "exclude german bullinger", FRESH)
    assert decision(game) == "over"
    assert status(game, "bullinger") == "uncommitted"


@rule("18.5.step4.a", "18.5.step4.b", "ruling.g58")
def test_queen_mary_doubles_the_value_before_the_confession_takes_its_die(game: Europe):
    only_debaters(game, "tyndale", "pole")
    rules(game, "england", "mary_i")
    in_force(game, "augsburg_confession")
    log = listen(game)
    debate(game, "papacy", "english", 1, 1, *[1] * 60)
    do(game, FRESH)
    assert [sum(numbers[2:]) for numbers in told_of(log, "dice_rolled")][:2] == [3 + 3 + 3 - 1, 2 + 2]


@rule("18.5.step4.b", "ruling.g58")
def test_queen_mary_does_not_help_a_papal_debater_who_only_answers(game: Europe):
    only_debaters(game, "tyndale", "pole")
    rules(game, "england", "mary_i")
    log = listen(game)
    debate(game, "protestant", "english", 1, 1, *[1] * 60)
    do(game, FRESH)
    assert [sum(numbers[2:]) for numbers in told_of(log, "dice_rolled")][:2] == [2 + 3, 3 + 2]


@rule("18.5.step7.c", "18.5.step7.c2", "ruling.g107", "18.3.step8a")
def test_an_electorate_won_in_a_debate_brings_its_troops(game: Europe):
    only_debaters(game, "luther", "tetzel")
    debate(game, "protestant", "german", 1, 1, *[6, 6, 1, 1, 1, 1, 1], *[1] * 3)
    do(game, FRESH, "win brandenburg")
    assert count(game, "brandenburg", "protestant") == 1
    assert sound(game)


@rule("18.5.step9", "18.5.step7.c3", "debater.campeggio")
def test_a_campeggio_saved_by_his_die_is_not_disgraced(game: Europe):
    only_debaters(game, "luther", "campeggio")
    debate(game, "protestant", "german", 1, 1, *[6] * 7, *[1] * 4, 6)
    do(game, FRESH)
    assert (decision(game), status(game, "campeggio")) == ("over", "committed")


@rule("18.2.bonus.restriction1", "18.5.step5.a")
def test_a_debater_committed_for_an_event_answers_as_committed_and_without_his_bonus(game: Europe):
    only_debaters(game, "luther", "aleander")
    debaters(game, COMMITTED, "aleander")
    log = listen(game)
    debate(game, "protestant", "german", 1, 1, *[6, 1, 1, 1, 1, 1, 1], *[1] * 3)
    do(game, USED)
    assert [sum(numbers[2:]) for numbers in told_of(log, "dice_rolled")] == [7, 3]
    do(game, min(moves(game)))
    assert decision(game) == "over"


@rule("18.1.debate", "18.5.step7.c1")
def test_a_debate_in_a_zone_without_anything_to_win_gives_spaces_elsewhere(game: Europe):
    only_debaters(game, "tyndale", "tetzel")
    faith(game, "protestant", *ENGLISH_ZONE)
    debate(game, "protestant", "english", 1, 1, *[6, 6, 1, 1, 1], *[1] * 3)
    do(game, FRESH)
    assert decision(game) == "WinSpace"
    assert any(move.split()[1] not in ENGLISH_ZONE for move in moves(game))


@rule("21.3.mary.step4c", "18.4.source1", "18.5.step4.b", "18.2.bonus.restriction3")
def test_in_a_reign_of_mary_caraffa_burns_and_tetzel_speaks_with_his_value_doubled(game: Europe):
    rules(game, "england", "mary_i")
    rules(game, "papacy", "julius_iii")
    faith(game, "catholic", "wittenberg")
    faith(game, "protestant", "london")
    only_debaters(game, "tyndale", "knox", "caraffa", "tetzel")
    hold(game, "england", "foreign_recruits")
    play(game, "england")
    dice(game, 1)
    do(game, "reveal foreign-recruits", "commit caraffa")
    dice(game, *[6] * dice_in(game, "london", "catholic"))
    do(game, "convert london")
    assert (faith_of(game, "london"), decision(game), asked(game)) == ("catholic", "ChooseOpponent", "papacy")
    log = listen(game)
    do(game, FRESH)
    assert sum(told_of(log, "dice_rolled")[0][2:]) == 1 + 1 + 3
