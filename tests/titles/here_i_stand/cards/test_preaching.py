"""Cards 39, 41, 44 to 46, 61, 63, 65, 75, 85, 90: attempts by event, their debaters, dice and refusals."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import ENGLAND
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED, UNCOMMITTED
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    attempts,
    debaters,
    faith_of,
    listen,
    only_debaters,
    reformer_status,
    reformers,
    rolled,
    rules,
    status,
)
from tests.titles.here_i_stand.builder import OVER, Europe, asked, dice, europe, faith, place_of, with_card
from tests.titles.here_i_stand.scenes import played
from tests.titles.positions import decision, do, moves, why_not

PREACHERS = {  # whom the event commits, how many attempts it brings
    "affair_of_the_placards": ("cop", 3),
    "calvins_institutes": ("calvin", 5),
    "a_mighty_fortress": ("luther", 6),
    "katherina_bora": ("luther", 5),
}
GERMANY = ("leipzig", "wittenberg", "erfurt", "kassel", "brunswick", "magdeburg", "brandenburg", "lubeck")


@pytest.fixture
def game() -> Europe:
    """As most tests begin."""
    return protestant_germany()


def protestant_germany() -> Europe:
    """The east of Germany is Protestant, London and Geneva too; nobody debates."""
    found = europe()
    faith(found, "protestant", *GERMANY, "london", "geneva")
    only_debaters(found)
    return found


def event(game: Europe, card: str, by: str = "hapsburg") -> Europe:
    """Somebody who has nothing to do with the faith plays an event."""
    return played(game, by, card)


def try_all(game: Europe) -> int:
    """Make attempts as long as they come; how many."""
    made = 0
    while decision(game) == "ChooseTarget":
        dice(game, *[1] * 40)
        do(game, min(move for move in moves(game) if move.startswith("convert")))
        made += 1
    return made


def dice_of_the_first_attempt(game: Europe) -> int:
    """How many dice are rolled for Lyon."""
    log = listen(game)
    dice(game, *[1] * 40)
    do(game, "convert lyon")
    return rolled(log)[0]


# ---- debaters who preach --------------------------------------------------------------------------------------------


@rule(
    "card.044",
    "card.046",
    "card.065",
    "card.085",
    "18.3.event1",
    "18.3.event2",
    "18.2.bonus.restriction3c",
    "18.3.event4",
    "18.3.event5",
    "ruling.g48",
    "card.rule.resolved_by_key",
)
@pytest.mark.parametrize("card", PREACHERS)
def test_an_event_commits_its_debater_and_the_protestants_try(game: Europe, card: str):
    debater, count = PREACHERS[card]
    debaters(game, UNCOMMITTED, debater)
    event(game, card)
    assert (decision(game), asked(game), status(game, debater)) == ("ChooseTarget", "protestant", "committed")
    assert try_all(game) == count
    assert decision(game) == OVER
    assert place_of(game, card) == ("discard" if card == "a_mighty_fortress" else "out of game")


@rule("18.2.example2", "18.2.bonus.restriction3c")
def test_katherina_commits_luther_and_another_debater_may_still_help(game: Europe):
    faith(game, "protestant", "worms")
    debaters(game, UNCOMMITTED, "luther", "bucer")
    event(game, "katherina_bora")
    assert (status(game, "luther"), game.state.bonus_used) == ("committed", 0)
    do(game, "commit bucer")
    log = listen(game)
    dice(game, *[6] * 9)
    do(game, "convert strasburg")
    assert rolled(log) == [2]  # Worms and Bucer
    assert why_not(game, "commit bucer") == "debater_is_committed"


@rule(
    "card.039",
    "card.044",
    "card.046",
    "card.065",
    "card.085",
    "card.rule.requirements",
    "21.5.reformer_events",
    "18.3.event5",
)
@pytest.mark.parametrize(("card", "debater"), [(card, row[0]) for card, row in PREACHERS.items()]
                         + [("augsburg_confession", "melanchthon")])  # fmt: skip
@pytest.mark.parametrize("where", [COMMITTED, BANISHED])
def test_an_event_needs_its_debater_in_play_and_uncommitted(game: Europe, card: str, debater: str, where: int):
    spelled = f"event {card.replace('_', '-')}"
    assert why_not(with_card(game, "hapsburg", card), spelled) == "he_cannot_be_committed"
    debaters(game, where, debater)
    assert why_not(game, spelled) == "he_cannot_be_committed"
    debaters(game, UNCOMMITTED, debater)
    assert why_not(game, spelled) == "ok"


@rule("card.046", "18.3.event2")
@pytest.mark.parametrize(("space", "converted"), [("lyon", "protestant"), ("nuremberg", "catholic")])
def test_calvins_institutes_add_one_to_dice_in_the_french_zone_only(game: Europe, space: str, converted: str):
    debaters(game, UNCOMMITTED, "calvin")
    event(game, "calvins_institutes")
    dice(game, *[5] * 1, *[5] * 20) if space == "lyon" else dice(game, *[4] * 3, *[5] * 20)
    do(game, f"convert {space}")
    assert faith_of(game, space) == converted


@rule("card.065", "card.085", "18.3.step8", "18.3.event1", "18.3.event4")
@pytest.mark.parametrize(("card", "lyon"), [("a_mighty_fortress", "catholic"), ("katherina_bora", "protestant")])
def test_ties_are_won_in_the_zones_an_event_aims_at(game: Europe, card: str, lyon: str):
    debaters(game, UNCOMMITTED, "luther")
    event(game, card)
    dice(game, *[4] * 40)
    do(game, "convert lyon", "convert nuremberg")
    assert (faith_of(game, "lyon"), faith_of(game, "nuremberg")) == (lyon, "protestant")


# ---- card 39 --------------------------------------------------------------------------------------------------------


@rule("card.039", "18.4.step4")
def test_the_augsburg_confession_takes_one_from_papal_dice_until_the_turn_ends(game: Europe):
    debaters(game, UNCOMMITTED, "melanchthon")
    event(game, "augsburg_confession")
    assert (decision(game), status(game, "melanchthon")) == (OVER, "committed")
    assert place_of(game, "augsburg_confession") == "out of game"
    attempts(game, "catholic", "all")
    dice(game, *[6] * 1, *[5] * 20)
    do(game, "convert leipzig")
    assert faith_of(game, "leipzig") == "protestant"  # 6 became 5


# ---- card 41 --------------------------------------------------------------------------------------------------------


@rule("card.041", "18.3.event4", "18.3.event5")
def test_the_colloquy_brings_as_many_attempts_as_both_debaters_are_worth(game: Europe):
    debaters(game, UNCOMMITTED, "luther", "melanchthon", "zwingli", "oekolampadius")
    event(game, "marburg_colloquy")
    assert (decision(game), asked(game)) == ("SendToMarburg", "protestant")
    assert moves(game) == {"send-to-marburg luther", "send-to-marburg melanchthon"}
    do(game, "send-to-marburg melanchthon")
    assert why_not(game, "send-to-marburg luther") == "nobody_for_the_colloquy"
    do(game, "send-to-marburg zwingli")
    assert [status(game, name) for name in ("luther", "melanchthon", "zwingli", "oekolampadius")] == [
        "uncommitted", "committed", "committed", "uncommitted",
    ]  # fmt: skip
    assert try_all(game) == 3 + 3
    assert place_of(game, "marburg_colloquy") == "out of game"


@rule("card.041")
@pytest.mark.parametrize("free", ["luther melanchthon", "zwingli oekolampadius"])
def test_the_colloquy_needs_one_debater_of_either_school(game: Europe, free: str):
    debaters(game, UNCOMMITTED, *free.split())
    assert why_not(with_card(game, "france", "marburg_colloquy"), "event marburg-colloquy") == "nobody_for_the_colloquy"


@rule("card.041")
def test_who_is_committed_does_not_go_to_marburg(game: Europe):
    debaters(game, UNCOMMITTED, "luther", "oekolampadius")
    debaters(game, COMMITTED, "melanchthon", "zwingli")
    event(game, "marburg_colloquy")
    assert why_not(game, "send-to-marburg melanchthon") == "he_cannot_be_committed"
    assert moves(game) == {"send-to-marburg luther"}
    do(game, "send-to-marburg luther", "send-to-marburg oekolampadius")
    assert try_all(game) == 4 + 2


# ---- card 45 --------------------------------------------------------------------------------------------------------


@rule("card.045", "8.2.reformers.causes")
def test_calvin_is_expelled_with_his_debater(game: Europe):
    assert why_not(with_card(game, "papacy", "calvin_expelled"), "event calvin-expelled") == "calvin_is_not_there"
    reformers(game, "calvin")
    debaters(game, UNCOMMITTED, "calvin")
    do(game, "event calvin-expelled")
    assert (reformer_status(game, "calvin"), status(game, "calvin")) == ("banished", "banished")
    assert place_of(game, "calvin_expelled") == "out of game"


# ---- cards 61, 63, 75, 90 -------------------------------------------------------------------------------------------


@rule("card.061", "18.4.source2", "card.rule.resolved_by_key")
def test_the_papacy_tries_three_spaces_when_mary_defies_the_council(game: Europe):
    event(game, "mary_defies_council", by="england")
    assert (decision(game), asked(game)) == ("ChooseTarget", "papacy")
    assert try_all(game) == 3
    assert place_of(game, "mary_defies_council") == "discard"


@rule("card.061", "18.4.step8")
@pytest.mark.parametrize(("space", "converted"), [("london", "catholic"), ("leipzig", "protestant")])
def test_mary_defies_the_council_in_the_english_zone(game: Europe, space: str, converted: str):
    rules(game, "papacy", "paul_iii")
    event(game, "mary_defies_council", by="france")
    dice(game, *[4] * 40)
    do(game, f"convert {space}")
    assert faith_of(game, space) == converted


@rule("card.063", "18.3.event3")
def test_the_dissolution_gives_england_two_cards_and_the_protestants_three_attempts(game: Europe):
    before = hand_size(game.state, ENGLAND)
    event(game, "dissolution_of_the_monasteries")
    assert hand_size(game.state, ENGLAND) == before + 2
    assert (decision(game), asked(game)) == ("ChooseTarget", "protestant")
    assert try_all(game) == 3
    assert place_of(game, "dissolution_of_the_monasteries") == "out of game"


@rule("card.063", "18.3.step8", "18.3.event3")
@pytest.mark.parametrize(("space", "converted"), [("portsmouth", "protestant"), ("nuremberg", "catholic")])
def test_the_dissolution_aims_at_england(game: Europe, space: str, converted: str):
    event(game, "dissolution_of_the_monasteries")
    dice(game, *[4] * 40)
    do(game, f"convert {space}")
    assert faith_of(game, space) == converted


@rule("card.075", "18.4.source2", "18.3.event4")
@pytest.mark.parametrize(("turn", "side"), [(1, "protestant"), (2, "protestant"), (3, "papacy"), (9, "papacy")])
def test_erasmus_helps_the_protestants_at_first_and_the_papacy_later(game: Europe, turn: int, side: str):
    game.state.turn = turn
    event(game, "erasmus")
    assert (decision(game), asked(game)) == ("ChooseTarget", side)
    assert try_all(game) == 4
    assert place_of(game, "erasmus") == "discard"


@rule("card.090", "18.3.step3", "18.3.event4", "18.3.step3.a")
def test_the_printing_press_gives_one_more_die_in_its_own_attempts(game: Europe):
    before = dice_of_the_first_attempt(attempts(protestant_germany(), "protestant", "all"))
    assert dice_of_the_first_attempt(event(game, "printing_press")) == before + 1
    assert try_all(game) == 2
    assert place_of(game, "printing_press") == "discard"


@rule("card.090", "18.3.step3")
def test_the_printing_press_works_until_the_turn_ends(game: Europe):
    before = dice_of_the_first_attempt(attempts(protestant_germany(), "protestant", "all"))
    event(game, "printing_press")
    for space in ("nuremberg", "bremen", "hamburg"):
        dice(game, *[1] * 40)
        do(game, f"convert {space}")
    attempts(game, "protestant", "all")
    assert dice_of_the_first_attempt(game) == before + 1


# ---- command points -------------------------------------------------------------------------------------------------

POINTS = {
    "augsburg_confession": 4, "marburg_colloquy": 5, "affair_of_the_placards": 2, "calvin_expelled": 1,
    "calvins_institutes": 5, "mary_defies_council": 1, "dissolution_of_the_monasteries": 4, "a_mighty_fortress": 4,
    "erasmus": 3, "katherina_bora": 3, "printing_press": 5,
}  # fmt: skip


@rule("card.039", "card.041", "card.044", "card.045", "card.046", "card.061", "card.063", "card.065", "card.075",
      "card.085", "card.090", "11.cp")  # fmt: skip
@pytest.mark.parametrize(("card", "count"), POINTS.items())
def test_command_points_instead_of_an_event(game: Europe, card: str, count: int):
    with_card(game, "england", card, f"points {card.replace('_', '-')}")
    assert game.state.cp == count
    assert place_of(game, card) == "discard"
