"""18.5: theological debates: who speaks, with how many dice, two rounds, and what the winner gets."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.names import GERMAN, NONE, PAPACY, PROTESTANT
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER, RULER_NUMBER
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED, GONE, POWER_CARD
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    all_rolled,
    debate,
    debaters,
    faith_of,
    in_force,
    listen,
    only_debaters,
    reformer_status,
    reformers,
    rolled,
    rules,
    status,
)
from tests.titles.here_i_stand.builder import OVER, Europe, asked, europe, faith, hold, impulse, unrest
from tests.titles.positions import decision, do, moves, why_not

FRESH, USED = "against-uncommitted", "against-committed"


@pytest.fixture
def game() -> Europe:
    """Wittenberg is Protestant; Eck and Luther are the only debaters."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    only_debaters(found, "luther", "eck")
    return found


def speaking(game: Europe) -> list[str]:
    """Who speaks for the caller and for the other side."""
    names = {number: name for name, number in DEBATER_NUMBER.items()}
    return [names[each] if each != NONE else "nobody" for each in game.state.debating]


# ---- calling --------------------------------------------------------------------------------------------------------


@rule("18.1.debate", "18.5.step1", "11.1", "table:actions.debate")
def test_a_debate_costs_three_points_in_one_of_three_zones(game: Europe):
    impulse(game, "papacy", 2)
    assert why_not(game, "debate german") == "no_points_left"
    impulse(game, "papacy", 4)
    assert why_not(game, "debate italian") == "no_debates_there"
    do(game, "debate german")
    assert (game.state.cp, game.state.debate_zone) == (1, GERMAN)
    assert why_not(impulse(europe(), "france", 5), "debate german") == "not_this_powers_action"


@rule("18.1.debate1", "ruling.g92")
def test_the_caller_needs_an_uncommitted_debater(game: Europe):
    debaters(game, COMMITTED, "eck")
    assert why_not(impulse(game, "papacy", 3), "debate german") == "all_are_committed"
    assert why_not(impulse(game, "protestant", 3), "debate german") == "ok"
    debaters(game, COMMITTED, "luther")
    assert why_not(impulse(game, "protestant", 3), "debate german") == "all_are_committed"


@rule("18.1.debate2", "ruling.g92", "8.2.debaters_language")
@pytest.mark.parametrize("out", [BANISHED, GONE])
def test_nobody_calls_a_debate_in_a_zone_without_protestant_debaters(game: Europe, out: int):
    assert why_not(impulse(game, "papacy", 3), "debate french") == "nobody_to_debate_with"
    debaters(game, out, "luther")
    assert why_not(impulse(game, "papacy", 3), "debate german") == "nobody_to_debate_with"
    assert why_not(impulse(game, "protestant", 3), "debate german") == "nobody_to_debate_with"


@rule("18.5.step2", "18.5.step3", "18.5.step3.a", "18.5.step3.b", "18.5.step3.c")
def test_speakers_are_drawn_from_the_zone_and_the_caller_names_the_pool(game: Europe):
    only_debaters(game, "luther", "bucer", "carlstadt", "tyndale", "eck", "tetzel")
    debaters(game, COMMITTED, "carlstadt")
    debate(game, "papacy", "german", 2)  # the second of two papal ones
    assert speaking(game) == ["tetzel", "nobody"]
    assert (asked(game), moves(game)) == ("papacy", {FRESH, USED})
    for pool, names in ((USED, ["carlstadt"]), (FRESH, ["luther", "bucer"])):
        twin = game.copy()
        log = listen(twin)
        do(twin, pool)
        first = next(event.numbers[0] for event in log.events if event.kind.key == "debater_speaks")
        assert first in [DEBATER_NUMBER[name] for name in names]
    debate(game, "protestant", "english", 1)
    assert speaking(game)[0] == "tyndale"


@rule("18.5.step3")
def test_a_pool_that_is_empty_cannot_be_named(game: Europe):
    debate(game, "papacy", "german", 1)
    assert moves(game) == {FRESH}
    assert why_not(game, USED) == "nobody_of_that_kind"


# ---- dice -----------------------------------------------------------------------------------------------------------


@rule("18.5.step4", "18.5.step5", "18.5.step5.a", "18.5.step5.b", "18.5.step5.c", "18.5.step6")
@pytest.mark.parametrize(("pool", "defence"), [(FRESH, 6), (USED, 5)])
def test_dice_of_both_sides(game: Europe, pool: str, defence: int):
    only_debaters(game, "luther", "contarini")
    if pool == USED:
        debaters(game, COMMITTED, "luther")
    log = listen(game)
    debate(game, "papacy", "german", 1, 1, *[4] * 5, *[5] * 1, *[4] * (defence - 1))
    do(game, pool)
    assert rolled(log, "dice_rolled") == [5, defence]
    assert {status(game, name) for name in ("luther", "contarini")} == {"committed"}


@rule("18.5.step4.a")
@pytest.mark.parametrize(("caller", "dice_count"), [("papacy", 4), ("protestant", 7)])
def test_the_augsburg_confession_takes_a_die_from_a_papal_attacker(game: Europe, caller: str, dice_count: int):
    only_debaters(game, "luther", "contarini")
    in_force(game, "augsburg_confession")
    log = listen(game)
    do(debate(game, caller, "german"), FRESH)
    assert rolled(log, "dice_rolled")[0] == dice_count


@rule("18.5.step4.b", "ruling.g58")
@pytest.mark.parametrize(("ruler", "zone", "caller", "expected"), [
    ("mary_i", "english", "papacy", [7, 4]), ("mary_i", "german", "papacy", [5, 6]),
    ("henry_viii", "english", "papacy", [5, 4]), ("mary_i", "english", "protestant", [5, 4]),
])  # fmt: skip
def test_under_mary_the_papal_attacker_counts_twice_in_england(game: Europe, ruler: str, zone: str, caller: str,
                                                               expected: list[int]):  # fmt: skip
    only_debaters(game, "tyndale", "luther", "contarini")
    rules(game, "england", ruler)
    log = listen(game)
    do(debate(game, caller, zone), FRESH)
    assert rolled(log, "dice_rolled")[:2] == expected


@rule("18.5.step4.d", "ruling.g55")
def test_dice_of_an_event_help_the_caller_in_both_rounds(game: Europe):
    only_debaters(game, "luther", "bucer", "contarini", "tetzel")
    log = listen(game)
    debate(game, "papacy", "german", 2, 1, *[1] * 7, *[1] * 6, dice_more=2)
    do(game, FRESH)
    assert rolled(log, "dice_rolled") == [7, 6, 6, 4]


# ---- the second round -----------------------------------------------------------------------------------------------


@rule("18.5.step7", "18.5.step7.a", "ruling.g54")
def test_a_tie_brings_new_debaters_and_the_caller_attacks_again(game: Europe):
    only_debaters(game, "luther", "bucer", "contarini", "tetzel")
    log = listen(game)
    debate(game, "papacy", "german", 2, 1, *[1] * 5, *[1] * 6, 1, 1, *[1] * 4, *[1] * 4)
    do(game, FRESH)
    spoke = [event.numbers[0] for event in log.events if event.kind.key == "debater_speaks"]
    assert spoke == [DEBATER_NUMBER[name] for name in ("contarini", "luther", "tetzel", "bucer")]
    assert rolled(log, "dice_rolled") == [5, 6, 4, 4]
    assert all_rolled(game)
    assert decision(game) == OVER


@rule("18.5.step7.a", "18.5.step7.b", "ruling.g54")
def test_whoever_is_alone_speaks_again_as_committed_and_a_second_tie_ends_it(game: Europe):
    log = listen(game)
    debate(game, "papacy", "german", 1, 1, *[1] * 7, *[1] * 6, 1, 1, *[1] * 6, *[1] * 5)
    do(game, FRESH)
    assert rolled(log, "dice_rolled") == [7, 6, 6, 5]  # Eck's bonus is used up, Luther is committed
    assert [event.numbers[0] for event in log.events if event.kind.key == "debate_tied"] == [1, 2]
    assert faith_of(game, "leipzig") == "catholic"


@rule("18.5.step7.a2", "debater.bullinger")
def test_bullinger_may_join_the_second_round_in_any_zone(game: Europe):
    only_debaters(game, "tyndale", "coverdale", "bullinger", "contarini")
    debate(game, "papacy", "english", 1, 1, *[1] * 5, *[1] * 4)
    do(game, FRESH)
    assert (decision(game), asked(game)) == ("CallBullinger", "protestant")
    assert speaking(game) == ["nobody", "nobody"]  # before anybody is drawn
    twin = game.copy()
    log = listen(game)
    do(game, "call-bullinger")
    assert rolled(log, "dice_rolled") == [5, 4]
    assert (status(game, "bullinger"), status(game, "coverdale")) == ("committed", "uncommitted")
    do(twin, "decline")
    assert (status(twin, "bullinger"), status(twin, "coverdale")) == ("uncommitted", "committed")


@rule("18.5.step7.a2", "18.2.bonus.restriction1")
def test_a_committed_bullinger_is_not_asked(game: Europe):
    only_debaters(game, "tyndale", "contarini")
    debaters(game, COMMITTED, "bullinger")
    debate(game, "papacy", "english", 1, 1, *[1] * 5, *[1] * 4, 1, 1, *[1] * 8)
    assert decision(do(game, FRESH)) == OVER


# ---- Luther stands up -----------------------------------------------------------------------------------------------


@rule("18.5.exception2", "card.007b", "18.5.step6")
@pytest.mark.parametrize("caller", ["papacy", "protestant"])
def test_luther_may_replace_attacker_and_defender_and_a_card_is_drawn(game: Europe, caller: str):
    only_debaters(game, "bucer", "contarini")
    debaters(game, COMMITTED, "luther")
    hold(game, "protestant", "here_i_stand")
    debate(game, caller, "german", 1)
    do(game, FRESH)
    assert (decision(game), asked(game)) == ("StandUp", "protestant")
    log = listen(game)
    do(game, "here-i-stand")
    assert rolled(log, "dice_rolled")[:2] == ([5, 5] if caller == "papacy" else [7, 4])
    assert status(game, "bucer") == "committed"
    assert game.state.place[CARD_NUMBER["here_i_stand"]] == POWER_CARD
    assert hand_size(game.state, PROTESTANT) == 1


@rule("18.5.exception2", "21.5.reformer_luther", "card.007b")
def test_a_banished_luther_stands_up_as_committed_and_stays_banished(game: Europe):
    only_debaters(game, "bucer", "contarini")
    debaters(game, BANISHED, "luther")
    hold(game, "protestant", "here_i_stand")
    log = listen(game)
    do(debate(game, "papacy", "german", 1), FRESH, "here-i-stand")
    assert rolled(log, "dice_rolled")[:2] == [5, 5]
    assert status(game, "luther") == "banished"


@rule("card.007b", "card.037")
@pytest.mark.parametrize("case", ["zone", "wartburg", "burnt", "calvin", "no card", "luther speaks"])
def test_when_luther_cannot_stand_up(game: Europe, case: str):
    only_debaters(game, *(("tyndale",) if case == "zone" else ("bucer",)), "luther", "contarini")
    hold(game, "protestant", *(() if case == "no card" else ("here_i_stand",)))
    if case == "wartburg":
        in_force(game, "the_wartburg")
    if case == "burnt":
        debaters(game, GONE, "luther")
    if case == "calvin":
        game.state.ruler[PROTESTANT] = RULER_NUMBER["calvin"]
    if case == "luther speaks":
        only_debaters(game, "luther", "contarini")
    drawn = 2 if case in ("wartburg", "calvin", "no card") else 1  # Bucer, who comes after Luther
    debate(game, "papacy", "english" if case == "zone" else "german", 1, drawn)
    assert decision(do(game, FRESH)) != "StandUp"


@rule("18.5.step7.a3")
def test_luther_may_stand_up_in_the_second_round(game: Europe):
    only_debaters(game, "bucer", "melanchthon", "contarini", "tetzel")
    debaters(game, COMMITTED, "luther")
    hold(game, "protestant", "here_i_stand")
    debate(game, "papacy", "german", 2, 1, *[1] * 5, *[1] * 5, 1, 1)
    do(game, FRESH, "decline")
    assert (decision(game), speaking(game)) == ("StandUp", ["tetzel", "bucer"])


# ---- the result -----------------------------------------------------------------------------------------------------


@rule("18.5.step7.c", "18.5.step7.c2", "ruling.g56", "18.5.gain2")
def test_the_winner_converts_as_many_spaces_as_hits_more_one_by_one(game: Europe):
    debate(game, "papacy", "german", 1, 1, *[1] * 7, 5, 6, *[1] * 4)
    do(game, FRESH)
    assert (decision(game), asked(game)) == ("WinSpace", "protestant")
    assert why_not(game, "win vienna") == "nothing_leads_there"
    assert why_not(game, "win wittenberg") == "wrong_faith_already"
    do(game, "win leipzig")
    do(game, "win nuremberg")  # Leipzig leads there
    assert decision(game) == OVER
    assert (status(game, "eck"), faith_of(game, "nuremberg")) == ("committed", "protestant")


@rule("18.5.step7.c1")
def test_spaces_lie_in_the_zone_of_the_debate_as_long_as_one_is_left(game: Europe):
    faith(game, "protestant", "geneva")
    debate(game, "papacy", "german", 1, 1, *[1] * 7, 5, *[1] * 5)
    do(game, FRESH)
    assert why_not(game, "win lyon") == "zone_comes_first"
    assert why_not(game, "win basel") == "ok"
    unrest(game, "wittenberg")
    faith(game, "protestant", "basel", "strasburg", "zurich")
    unrest(game, "geneva", "basel", "strasburg", "zurich")
    faith(game, "protestant", "lyon")
    assert why_not(game, "win avignon") == "ok"


@rule("18.5.step8.1", "18.5.step8.2", "18.5.step8.3", "18.5.gain1", "ruling.g57", "23.2.bonus1")
def test_who_loses_by_more_than_his_value_is_burnt_and_the_reformer_with_him(game: Europe):
    reformers(game, "luther")
    before = game.state.bonus[PAPACY]
    debate(game, "papacy", "german", 1, 1, *[6] * 5, 1, 1, *[1] * 6)
    do(game, FRESH, "win wittenberg")
    assert decision(game) == OVER  # nothing else can be won
    assert (status(game, "luther"), reformer_status(game, "luther")) == ("gone", "gone")
    assert game.state.bonus[PAPACY] == before + 4
    assert game.state.ruler[PROTESTANT] == RULER_NUMBER["luther"]


@rule("18.5.step8.1")
def test_by_as_many_as_his_value_nobody_is_burnt(game: Europe):
    debate(game, "papacy", "german", 1, 1, *[6] * 4, 1, 1, 1, *[1] * 6)
    do(game, FRESH, "win wittenberg")
    assert (status(game, "luther"), game.state.bonus[PAPACY]) == ("committed", 0)
    assert faith_of(game, "wittenberg") == "catholic"


@rule("18.5.step9", "23.2.bonus2")
def test_a_papal_debater_is_disgraced(game: Europe):
    only_debaters(game, "luther", "tetzel")
    debate(game, "protestant", "german", 1, 1, 6, 6, *[1] * 5, *[1] * 3)
    do(game, FRESH, "win leipzig", "win brandenburg")
    assert (status(game, "tetzel"), game.state.bonus[PROTESTANT]) == ("gone", 1)
    only_debaters(game, "luther", "contarini")
    game.state.bonus[PROTESTANT] = 0
    debate(game, "protestant", "german", 1, 1, 6, 6, *[1] * 5, *[1] * 4)
    do(game, FRESH, "win magdeburg", "win lubeck")
    assert (status(game, "contarini"), game.state.bonus[PROTESTANT]) == ("committed", 0)
