"""8.2: debaters and reformers come into play; the people of each scenario."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import HOME, SPACE_IDS, SPACES
from regnum.titles.here_i_stand.facts.names import (
    ENGLISH,
    FRENCH,
    GERMAN,
    MAJOR_IDS,
    MAJORS,
    NO_FAITH,
    OTTOMAN,
    PROTESTANT_FAITH,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import CARD_BONUS, DEBATER_IDS, REFORMER_IDS, RULER_NUMBER, RULER_POWER
from regnum.titles.here_i_stand.position.queries.progress import admin_rating, cards_due
from regnum.titles.here_i_stand.position.state import BANISHED, GONE, NOT_ENTERED, UNCOMMITTED
from tests.rule import rule
from tests.titles.here_i_stand.believers import debaters, faith_of, reformer_status, rules, status
from tests.titles.here_i_stand.builder import (
    Europe,
    count,
    europe,
    faith,
    laid_out,
    opening,
    place_of,
    sound,
    units,
)
from tests.titles.here_i_stand.scenes import card_draw
from tests.titles.positions import decision

FIRST = {"luther", "melanchthon", "bucer", "carlstadt", "eck", "campeggio", "aleander", "tetzel", "cajetan"}
ENTERING = {
    2: {"zwingli", "oekolampadius", "tyndale", "contarini"},
    3: {"bullinger"},
    4: {"calvin", "farel", "cop", "olivetan"},
    5: {"pole", "caraffa"},
    6: {"wishart", "knox", "loyola", "faber", "canisius"},
    7: {"gardiner"},
    8: set(),
}
AFTER_BOLEYN = {"cranmer", "coverdale", "latimer"}


def in_play(game: Europe) -> set[str]:
    """The debaters who are uncommitted."""
    return {name for number, name in enumerate(DEBATER_IDS) if game.state.debaters[number] == UNCOMMITTED}


def preaching(game: Europe) -> set[str]:
    """The reformers on the map."""
    return {name for number, name in enumerate(REFORMER_IDS) if game.state.reformers[number] == UNCOMMITTED}


RATINGS = [
    ("suleiman_i", 2, 0), ("charles_v", 2, 0), ("henry_viii", 1, 1), ("edward_vi", 1, 0), ("mary_i", 1, 0),
    ("elizabeth_i", 2, 1), ("francis_i", 1, 1), ("henry_ii", 1, 0), ("leo_x", 0, 0), ("clement_vii", 1, 0),
    ("paul_iii", 1, 1), ("julius_iii", 0, 1), ("luther", 2, 0), ("calvin", 1, 0),
]  # fmt: skip


@rule("3.3.admin", "3.3.bonus", "6.2.deal_mods", "ruler.suleiman_i", "ruler.charles_v", "ruler.henry_viii",
      "ruler.edward_vi", "ruler.mary_i", "ruler.elizabeth_i", "ruler.francis_i", "ruler.henry_ii", "ruler.leo_x",
      "ruler.clement_vii", "ruler.paul_iii", "ruler.julius_iii", "ruler.luther", "ruler.calvin")  # fmt: skip
@pytest.mark.parametrize(("ruler", "admin", "bonus"), RATINGS)
def test_what_a_ruler_keeps_and_draws(ruler: str, admin: int, bonus: int):
    game = europe()
    power = RULER_POWER[RULER_NUMBER[ruler]]
    others = [each for each in range(len(RULER_POWER)) if RULER_POWER[each] == power and CARD_BONUS[each] != bonus]
    rules(game, MAJOR_IDS[power], ruler)
    assert admin_rating(game.state, power) == admin
    due = cards_due(game.state, power)
    for other in others:
        game.state.ruler[power] = other
        assert cards_due(game.state, power) == due - bonus + CARD_BONUS[other]


@rule("8.2.debaters", "scenario.1517.debaters")
def test_nine_debaters_begin_in_1517():
    game = laid_out()
    assert (in_play(game), preaching(game)) == (FIRST, set())
    assert game.state.bulls == []


@rule("scenario.1517.religion", "scenario.1517.display", "scenario.1517.turns", "scenario.1532.display")
def test_faith_and_waiting_troops_of_the_scenarios():
    game = laid_out()
    assert (game.state.faith.count(PROTESTANT_FAITH), len(game.state.on_display), game.state.turn) == (0, 6, 0)
    ottoman = [space for space in range(SPACES) if HOME[space] == OTTOMAN]
    assert {game.state.faith[space] for space in ottoman} == {NO_FAITH}
    assert game.state.faith.count(NO_FAITH) == len(ottoman)
    game = laid_out("1532")
    assert sorted(SPACE_IDS[space] for space in game.state.on_display) == ["cologne", "trier"]
    assert (game.state.faith.count(PROTESTANT_FAITH), game.state.turn) == (19, 3)


@rule("8.2.debaters", "8.2.debaters_enter", "8.2.debaters_english")
def test_debaters_enter_turn_by_turn_uncommitted():
    game = europe()
    expected = set(FIRST)
    for turn, names in ENTERING.items():
        expected |= names
        assert in_play(card_draw(game, turn)) == expected
    assert {status(game, name) for name in AFTER_BOLEYN} == {"not entered"}


@rule("8.2.reformers", "8.2.reformers1", "8.2.reformers2", "table:reformers.zwingli", "table:reformers.calvin")
@pytest.mark.parametrize(("turn", "names", "space", "before"), [
    (2, {"zwingli"}, "zurich", "catholic"), (4, {"zwingli", "calvin"}, "geneva", "catholic"),
])  # fmt: skip
def test_zwingli_and_calvin_convert_their_spaces(turn: int, names: set[str], space: str, before: str):
    game = europe()
    units(game, space, "hapsburg", regular=2)
    card_draw(game, turn - 1)
    assert faith_of(game, space) == before
    card_draw(game, turn)
    assert preaching(game) == names
    assert (faith_of(game, space), count(game, space, "hapsburg")) == ("protestant", 2)
    faith(game, "catholic", space)
    card_draw(game, turn + 1)
    assert faith_of(game, space) == "catholic"  # only when he comes
    assert sound(game)


@rule(
    "8.2.reformers",
    "8.2.debaters_english",
    "21.3.wives",
    "ruling.g12",
    "6.2.add3",
    "table:reformers.cranmer",
    "table:wives.boleyn",
)
def test_cranmer_and_his_friends_come_the_turn_after_the_boleyn_marriage():
    game = europe()
    game.state.boleyn_turn = 4
    card_draw(game, 4)
    assert reformer_status(game, "cranmer") == "not entered"
    assert in_play(game) & AFTER_BOLEYN == set()
    assert place_of(game, "book_of_common_prayer") == "not yet"
    card_draw(game, 5)
    assert reformer_status(game, "cranmer") == "uncommitted"
    assert in_play(game) & AFTER_BOLEYN == AFTER_BOLEYN
    assert faith_of(game, "london") == "protestant"
    for card in ("book_of_common_prayer", "dissolution_of_the_monasteries", "pilgrimage_of_grace"):
        assert place_of(game, card) not in ("not yet", "out of game")


@rule("8.2.reformers3", "21.5.reformer_turn")
def test_the_banished_come_back_and_those_who_are_gone_do_not():
    game = europe()
    card_draw(game, 4)
    debaters(game, BANISHED, "zwingli")
    game.state.reformers[REFORMER_IDS.index("zwingli")] = BANISHED
    debaters(game, GONE, "calvin")
    game.state.reformers[REFORMER_IDS.index("calvin")] = GONE
    faith(game, "catholic", "zurich")
    card_draw(game, 5)
    assert (status(game, "zwingli"), reformer_status(game, "zwingli")) == ("uncommitted", "uncommitted")
    assert faith_of(game, "zurich") == "catholic"
    assert (status(game, "calvin"), reformer_status(game, "calvin")) == ("gone", "gone")


LATER = {"eck", "campeggio", "aleander", "contarini", "tetzel", "cajetan", "luther", "melanchthon", "bucer",
         "oekolampadius", "bullinger", "carlstadt", "tyndale"}  # fmt: skip


@rule("scenario.1532.debaters", "scenario.1532.religion", "scenario.1532.status", "scenario.1532.tracks",
      "scenario.tournament.setup")  # fmt: skip
@pytest.mark.parametrize("scenario", ["1532", "tournament"])
def test_the_people_of_1532(scenario: str):
    game = laid_out(scenario)
    assert (in_play(game), preaching(game)) == (LATER, {"luther"})
    assert (status(game, "zwingli"), reformer_status(game, "zwingli")) == ("gone", "gone")
    assert game.state.bulls == [MAJORS + REFORMER_IDS.index("luther")]
    steps = game.state.translations
    assert [steps[zone] for zone in (GERMAN, FRENCH, ENGLISH)] == [6, 4, 2]
    assert steps[TRANSLATED_ZONES:] == [0, 0, 0]
    assert game.state.st_peters == 5


@rule("scenario.1532.entry", "scenario.1532.turns")
@pytest.mark.parametrize("scenario", ["1532", "tournament"])
def test_the_first_draw_of_1532_brings_calvin_and_the_french(scenario: str):
    game = opening(scenario)
    assert in_play(game) == LATER | ENTERING[4]
    assert preaching(game) == {"luther", "calvin"}
    assert faith_of(game, "geneva") == "protestant"
    assert game.state.faith.count(PROTESTANT_FAITH) == 20
    assert game.state.reformers[REFORMER_IDS.index("cranmer")] == NOT_ENTERED
    assert decision(game) not in ("ChooseTarget", "DietOfWorms")
