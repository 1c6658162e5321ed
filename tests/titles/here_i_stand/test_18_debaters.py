"""18.2: the bonuses of the 29 debaters, and what bounds them."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import ENGLISH, FRENCH, GERMAN, PROTESTANT
from regnum.titles.here_i_stand.facts.people import DEBATER_IDS, DEBATER_NUMBER, DEBATER_VALUE
from regnum.titles.here_i_stand.position.queries.religion import bonus_dice
from regnum.titles.here_i_stand.position.state import COMMITTED, UNCOMMITTED
from regnum.titles.here_i_stand.rules.winter import Winter
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    attempts,
    debate,
    debaters,
    faith_number,
    faith_of,
    listen,
    only_debaters,
    reformers,
    rolled,
    rules,
    status,
    told_of,
)
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    captive,
    dice,
    europe,
    faith,
    happened,
    impulse,
    leaders,
    run,
    ships,
    units,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not

FRESH, USED = "against-uncommitted", "against-committed"


@pytest.fixture
def game() -> Europe:
    """Wittenberg is Protestant; nobody debates."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    only_debaters(found)
    return found


def gain(game: Europe, debater: str, name: str, space: str) -> int:
    """How many dice a debater adds to an attempt for a faith in a space."""
    return bonus_dice(game.state, DEBATER_NUMBER[debater], SPACE_NUMBER[space], faith_number(name))


# ---- dice for attempts ----------------------------------------------------------------------------------------------

REACHES = [
    ("bucer", "strasburg", "zurich", "innsbruck"),  # his centre, two spaces from it, three
    ("zwingli", "zurich", "geneva", "lyon"),
    ("oekolampadius", "basel", "lyon", "avignon"),
    ("farel", "geneva", "strasburg", "worms"),
    ("cop", "paris", "lyon", "geneva"),
    ("cranmer", "london", "york", "berwick"),
]


@rule("18.3.step3.c", "debater.bucer", "debater.zwingli", "debater.oekolampadius", "debater.farel", "debater.cop",
      "debater.cranmer")  # fmt: skip
@pytest.mark.parametrize(("debater", "centre", "near", "far"), REACHES)
def test_dice_within_two_spaces(game: Europe, debater: str, centre: str, near: str, far: str):
    assert [gain(game, debater, "protestant", space) for space in (centre, near, far)] == [1, 1, 0]
    assert gain(game, debater, "catholic", centre) == 0


@rule("card.rule.within_n_spaces", "debater.farel", "debater.cranmer")
def test_spaces_are_counted_over_passes_but_not_over_the_sea(game: Europe):
    assert [gain(game, "farel", "protestant", space) for space in ("turin", "milan", "florence")] == [1, 1, 0]
    assert [gain(game, "cranmer", "protestant", space) for space in ("calais", "antwerp")] == [0, 0]


@rule("debater.latimer", "debater.wishart", "debater.knox")
@pytest.mark.parametrize(("debater", "in_england", "in_scotland"), [("latimer", 1, 0), ("wishart", 0, 1),
                                                                    ("knox", 1, 1)])  # fmt: skip
def test_dice_in_home_spaces(game: Europe, debater: str, in_england: int, in_scotland: int):
    found = [
        gain(game, debater, "protestant", space) for space in ("calais", "london", "edinburgh", "glasgow", "paris")
    ]
    assert found == [in_england, in_england, in_scotland, in_scotland, 0]


@rule("18.4.step3", "debater.faber", "debater.canisius")
def test_dice_of_the_papacy(game: Europe):
    assert [gain(game, "faber", "catholic", space) for space in ("wittenberg", "augsburg", "leipzig")] == [2, 2, 0]
    found = [
        gain(game, "canisius", "catholic", space) for space in ("regensburg", "vienna", "leipzig", "erfurt", "brunn")
    ]
    assert found == [1, 1, 1, 0, 0]
    assert gain(game, "faber", "protestant", "wittenberg") == 0


@rule("18.4.step3", "debater.contarini")
def test_contarini_follows_charles_v(game: Europe):
    leaders(game, "prague", "charles_v")
    assert [gain(game, "contarini", "catholic", space) for space in ("wittenberg", "magdeburg", "lubeck")] == [1, 1, 0]
    captive(game, "charles_v", "france")
    assert gain(game, "contarini", "catholic", "prague") == 0
    leaders(game, "north_sea", "charles_v")
    assert gain(game, "contarini", "catholic", "london") == 0


@rule("18.2.bonus", "18.3.step3.c", "ruling.g50", "18.2.bonus.restriction2", "8.2.debaters_commit")
def test_a_debater_is_committed_between_attempts_and_helps_to_the_end_of_the_action(game: Europe):
    only_debaters(game, "bucer", "zwingli")
    faith(game, "protestant", "worms", "zurich")
    impulse(game, "protestant", 4)
    log = listen(game)
    dice(game, 6)
    do(game, "treatise german", "convert leipzig")
    assert moves_with(game, "commit") == {"commit bucer", "commit zwingli"}
    do(game, "commit bucer")
    assert not moves_with(game, "commit")
    assert why_not(game, "commit zwingli") == "one_bonus_an_impulse"
    dice(game, 6, 6)
    do(game, "convert strasburg")
    assert rolled(log) == [1, 2]
    do(game, "treatise german")
    dice(game, 6)
    do(game, "convert mainz")
    assert rolled(log)[2:] == [1]  # the bonus was for one action, and no other helps in this impulse
    assert (status(game, "bucer"), status(game, "zwingli")) == ("committed", "uncommitted")


@rule("18.2.bonus.restriction1")
def test_a_committed_debater_has_no_bonus(game: Europe):
    faith(game, "protestant", "worms")
    debaters(game, COMMITTED, "bucer", "carlstadt")
    impulse(game, "protestant", 2)
    do(game, "treatise german")
    assert decision(game) == "ChooseTarget"
    assert why_not(game, "commit bucer") == "debater_is_committed"


@rule("18.3.step3.c", "18.2.bonus.restriction4")
def test_only_who_can_help_is_committed_and_nobody_of_the_other_side(game: Europe):
    only_debaters(game, "bucer", "canisius")
    attempts(game, "protestant", "german")
    assert why_not(game, "commit bucer") == "no_bonus_here"
    assert why_not(game, "commit canisius") == "not_your_debater"


@rule("18.2.bonus", "19.7")
def test_debaters_are_free_again_in_winter(game: Europe):
    debaters(game, COMMITTED, "luther", "eck")
    run(game, Winter())
    assert (status(game, "luther"), status(game, "eck")) == ("uncommitted", "uncommitted")


# ---- treatises ------------------------------------------------------------------------------------------------------


@rule("18.3.source2", "18.3.source2.limit", "ruling.g50", "debater.carlstadt", "debater.calvin")
@pytest.mark.parametrize(
    ("debater", "zone", "abroad"), [("carlstadt", "german", "lyon"), ("calvin", "french", "basel")]
)
def test_three_attempts_all_in_the_zone(game: Europe, debater: str, zone: str, abroad: str):
    only_debaters(game, "carlstadt", "calvin")
    faith(game, "protestant", "geneva")
    impulse(game, "protestant", 2)
    log = listen(game)
    do(game, f"treatise {zone}")
    assert moves(game) == {f"commit {debater}", "commit-nobody"}  # before the first attempt
    do(game, f"commit {debater}")
    assert why_not(game, f"convert {abroad}") == "not_in_this_zone"
    while decision(game) == "ChooseTarget":
        do(game, sorted(moves(game))[0])
    assert len(told_of(log, "attempt_made")) == 3


@rule("18.3.step8b", "ruling.g52", "ruling.g95", "12.4.source", "debater.carlstadt", "12.4.empty2")
def test_failures_with_carlstadt_stir_up_unoccupied_spaces(game: Europe):
    only_debaters(game, "carlstadt", "bucer")
    units(game, "leipzig", "hapsburg", regular=1)
    faith(game, "protestant", "hamburg")
    ships(game, "bremen", "hapsburg", squadron=1)
    leaders(game, "magdeburg", "charles_v")
    impulse(game, "protestant", 4)
    do(game, "treatise german", "commit carlstadt")
    for space in ("leipzig", "bremen", "magdeburg"):
        dice(game, *[1] * 1, *[6] * 9)
        do(game, f"convert {space}")
    assert [game.state.unrest[SPACE_NUMBER[space]] for space in ("leipzig", "bremen", "magdeburg")] == [0, 0, 1]
    do(game, "treatise german")  # without him
    dice(game, 1, *[6] * 9)
    do(game, "convert brandenburg")
    assert game.state.unrest[SPACE_NUMBER["brandenburg"]] == 0


# ---- burnt books ----------------------------------------------------------------------------------------------------


@rule("18.4.source1", "ruling.g50", "debater.cajetan", "debater.caraffa")
@pytest.mark.parametrize(("debater", "bound"), [("cajetan", True), ("caraffa", False)])
def test_three_attempts_of_a_burning(game: Europe, debater: str, bound: bool):
    only_debaters(game, "cajetan", "caraffa")
    rules(game, "papacy", "paul_iii")
    faith(game, "protestant", "norwich", "geneva", "leipzig", "hamburg", "trier")
    impulse(game, "papacy", 2)
    log = listen(game)
    do(game, "burn-books german", f"commit {debater}")
    assert (why_not(game, "convert norwich") == "not_in_this_zone") == bound
    for space in ("leipzig", "hamburg", "trier") if bound else ("norwich", "geneva", "leipzig"):
        dice(game, 6)  # ties and success at once in every zone with Caraffa
        do(game, f"convert {space}")
        assert faith_of(game, space) == "catholic"
    assert (decision(game), len(told_of(log, "attempt_made"))) == (OVER, 3)


@rule("18.4.step9", "debater.tetzel")
def test_tetzel_collects_a_point_after_two_attempts(game: Europe):
    only_debaters(game, "tetzel")
    faith(game, "protestant", "leipzig", "hamburg")
    impulse(game, "papacy", 4)
    do(game, "burn-books german", "commit tetzel")
    dice(game, *[1] * 30)
    do(game, "convert leipzig")
    assert game.state.st_peters == 0
    do(game, "convert hamburg")
    assert game.state.st_peters == 1
    assert status(game, "tetzel") == "committed"
    do(game, "burn-books german", "convert wittenberg")
    assert game.state.st_peters == 1


@rule("18.2.bonus.restriction3")
def test_after_cajetan_no_other_bonus_helps_in_this_impulse(game: Europe):
    only_debaters(game, "cajetan", "faber")
    impulse(game, "papacy", 2)
    do(game, "burn-books german", "commit cajetan")
    assert why_not(game, "commit faber") == "one_bonus_an_impulse"
    impulse(game, "papacy", 2)
    debaters(game, UNCOMMITTED, "cajetan")
    do(game, "burn-books german", "commit-nobody", "commit faber")
    log = listen(game)
    do(game, "convert wittenberg")
    assert rolled(log)[0] == 7  # five neighbours and two for Faber


# ---- debates --------------------------------------------------------------------------------------------------------


@rule("18.5.step4.c", "18.2.bonus.restriction3b", "ruling.g106", "debater.eck", "debater.gardiner")
@pytest.mark.parametrize(
    ("debater", "zone", "dice_count"),
    [("eck", "german", 7), ("eck", "english", 7), ("gardiner", "german", 6), ("gardiner", "english", 7)],
)
def test_one_die_more_for_attackers(game: Europe, debater: str, zone: str, dice_count: int):
    only_debaters(game, debater, "luther", "tyndale")
    log = listen(game)
    do(debate(game, "papacy", zone), FRESH)
    assert rolled(log, "dice_rolled")[0] == dice_count
    assert game.state.bonus_used == 0
    only_debaters(game, debater, "luther", "tyndale")
    log = listen(game)
    do(debate(game, "protestant", zone), FRESH)
    assert rolled(log, "dice_rolled")[1] == 5  # none for defenders


@rule("18.5.step7.c3", "ruling.g56", "debater.campeggio")
@pytest.mark.parametrize(("die", "saved"), [(4, False), (5, True), (6, True)])
def test_campeggio_may_undo_what_he_lost(game: Europe, die: int, saved: bool):
    only_debaters(game, "campeggio", "luther")
    debate(game, "protestant", "german", 1, 1, *[6] * 3, *[1] * 4, *[1] * 4, die)
    do(game, FRESH)
    assert decision(game) == (OVER if saved else "WinSpace")
    if not saved:
        do(game, "win leipzig", "win brandenburg", "win magdeburg")
    assert status(game, "campeggio") == ("committed" if saved else "gone")
    assert game.state.bonus[PROTESTANT] == (0 if saved else 2)


@rule("18.5.step7.c3", "ruling.g50", "debater.campeggio", "debater.aleander")
def test_bonuses_of_debates_need_a_debater_who_came_uncommitted(game: Europe):
    for name in ("campeggio", "aleander"):
        only_debaters(game, "luther")
        debaters(game, COMMITTED, name)
        debate(game, "protestant", "german", 1, 1, 6, *[1] * 6, *[1] * 3)
        log = listen(game)
        do(game, USED)
        assert not told_of(log, "debater_saved")
        do(game, sorted(moves(game))[0])
        assert decision(game) == OVER


@rule("18.5.step7.c3", "debater.campeggio")
def test_campeggio_does_not_undo_what_he_won(game: Europe):
    only_debaters(game, "campeggio", "luther")
    log = listen(game)
    debate(game, "papacy", "german", 1, 1, 6, *[1] * 4, *[1] * 6)
    do(game, FRESH, "win wittenberg")
    assert not told_of(log, "debater_saved")


@rule("18.5.step7.c3", "ruling.g56", "debater.aleander")
@pytest.mark.parametrize("caller", ["papacy", "protestant"])
def test_with_aleander_the_winner_gets_one_space_more(game: Europe, caller: str):
    only_debaters(game, "aleander", "luther")
    faces = [1] * 5 + [6, 1, 1, 1, 1, 1] if caller == "papacy" else [6] + [1] * 6 + [1] * 4
    debate(game, caller, "german", 1, 1, *faces)
    do(game, FRESH, "win leipzig", "win brandenburg")
    assert decision(game) == OVER
    assert status(game, "aleander") == "committed"


# ---- translations, universities, the council -----------------------------------------------------------------------


@rule("18.1.jesuit", "18.2.example1", "18.2.bonus.restriction2", "debater.loyola")
def test_loyola_makes_one_university_cheaper(game: Europe):
    happened(game, "society_of_jesus")
    impulse(game, "papacy", 5)
    assert why_not(game, "university-with-loyola rome") == "debater_is_committed"  # or not there
    only_debaters(game, "loyola", "canisius")
    impulse(game, "papacy", 5)
    do(game, "university-with-loyola rome")
    assert (game.state.cp, status(game, "loyola")) == (3, "committed")
    assert not moves_with(game, "university-with-loyola")
    do(game, "university paris")
    assert decision(game) == OVER
    assert game.state.bonus_used == 0


TRANSLATORS = {"luther": GERMAN, "melanchthon": GERMAN, "tyndale": ENGLISH, "coverdale": ENGLISH, "olivetan": FRENCH}


@rule("debater.luther", "debater.melanchthon", "debater.tyndale", "debater.coverdale", "debater.olivetan")
@pytest.mark.parametrize("debater", TRANSLATORS)
def test_translators_move_their_own_track_by_one_more(game: Europe, debater: str):
    only_debaters(game, debater)
    impulse(game, "protestant", 1)
    before = list(game.state.translations)
    do(game, f"translate-with {debater}")
    before[TRANSLATORS[debater]] += 2
    assert game.state.translations == before
    assert status(game, debater) == "committed"


VALUES = {
    4: "luther calvin loyola",
    3: "melanchthon zwingli cranmer knox eck pole faber canisius gardiner",
    2: "bucer oekolampadius bullinger farel cop tyndale coverdale campeggio aleander contarini caraffa",
    1: "carlstadt olivetan latimer wishart tetzel cajetan",
}


@rule("18.5.step4")
def test_values_of_the_debaters():
    found = {name: value for value, names in VALUES.items() for name in names.split()}
    assert dict(zip(DEBATER_IDS, DEBATER_VALUE, strict=True)) == found


@rule("18.2.bonus.restriction3c")
def test_being_committed_by_an_event_is_no_use_of_a_bonus(game: Europe):
    only_debaters(game, "bucer")
    debaters(game, COMMITTED, "luther")  # as an event demands
    faith(game, "protestant", "worms")
    reformers(game, "luther")
    attempts(game, "protestant", "all")
    assert "commit bucer" in moves(game)
