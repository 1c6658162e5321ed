"""21.3: the marriages of Henry VIII, his children, and who follows him."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.names import (
    BEHEADED,
    ELIZABETH_BORN,
    ENGLAND,
    HEALTHY_EDWARD,
    NONE,
    PROTESTANT,
    SICKLY_EDWARD,
    WIFE_IDS,
)
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER, RULER_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.progress import enters_deck
from regnum.titles.here_i_stand.position.state import ABROAD, DECK, NOT_YET
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from tests.rule import rule
from tests.titles.here_i_stand.agreements import strike
from tests.titles.here_i_stand.believers import all_rolled, listen, married_to, rules, told_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    besiege,
    captive,
    control,
    dice,
    europe,
    hold,
    laid_out,
    leaders,
    negotiate,
    place_of,
    play,
    points,
    run,
    sound,
    units,
    with_card,
)
from tests.titles.positions import decision, do, why_not

MARRY = "event-b six-wives-of-henry-viii"


@pytest.fixture
def game() -> Europe:
    """The second turn; Henry is in London."""
    found = europe()
    found.state.turn = 2
    leaders(found, "london", "henry_viii")
    return found


def marry(game: Europe, wife: str, *faces: int) -> Europe:
    """England plays its card while Henry has this status; the die shows this."""
    married_to(game, wife)
    hold(game, "england", "six_wives_of_henry_viii")
    play(game, "england")
    dice(game, *faces)
    return do(game, MARRY)


def wife(game: Europe) -> str:
    """Henry's marital status."""
    return WIFE_IDS[game.state.wife]


def born(game: Europe, *results: int) -> None:
    """These results have come, of the first wives."""
    for number, result in enumerate(results):
        game.state.births[result] = WIFE_IDS.index("anne_boleyn") + number


# ---- marriages ------------------------------------------------------------------------------------------------------


@rule("21.3.start", "scenario.1517.status", "scenario.1532.status")
@pytest.mark.parametrize(("scenario", "status"), [("1517", "catherine_of_aragon"), ("1532", "ask_for_divorce"),
                                                  ("tournament", "ask_for_divorce")])  # fmt: skip
def test_the_marital_status_at_the_start(scenario: str, status: str):
    game = laid_out(scenario)
    assert wife(game) == status
    assert game.state.births == [NONE] * 6


@rule("21.3.marital1", "card.003b", "chart.marital_track")
def test_asking_for_a_divorce_is_no_marriage(game: Europe):
    log = listen(game)
    marry(game, "catherine_of_aragon")
    assert (wife(game), told_of(log, "child_rolled")) == ("ask_for_divorce", [])
    assert (place_of(game, "six_wives_of_henry_viii"), game.state.cp) == ("power card", 0)
    assert decision(game) == OVER


@rule("chart.marital_track", "21.3.marital1", "table:wives.parr", "ruling.g101")
def test_the_marker_goes_from_wife_to_wife_and_the_last_one_helps_nobody(game: Europe):
    for status in ("ask_for_divorce", "anne_boleyn", "jane_seymour", "anne_of_cleves", "kathryn_howard"):
        hold(game, "england", "six_wives_of_henry_viii")
        play(game, "england")
        dice(game, 1, *[1] * 9)
        do(game, MARRY)
        assert wife(game) == status
        game.state.births = [NONE] * 6
        game.state.played = [[] for _ in game.state.played]
    held = hand_size(game.state, ENGLAND)
    hold(game, "england", "six_wives_of_henry_viii")
    play(game, "england")
    dice(game, 2)
    do(game, MARRY)
    assert (wife(game), hand_size(game.state, ENGLAND)) == ("katherine_parr", held)
    assert [game.state.births.index(WIFE_IDS.index("katherine_parr"))] == [1]  # as rolled, and no child of hers
    assert game.state.births.count(NONE) == 5


@rule("21.3.marital1", "card.003b")
def test_not_before_the_second_turn(game: Europe):
    game.state.turn = 1
    hold(game, "england", "six_wives_of_henry_viii")
    assert why_not(play(game, "england"), MARRY) == "henry_cannot_marry"


@rule("21.3.marital2", "21.3.wives", "chart.pregnancy")
@pytest.mark.parametrize("die", [1, 2, 4, 5, 6])  # for 3 see below
def test_a_new_wife_is_a_roll_on_the_chart(game: Europe, die: int):
    marry(game, "ask_for_divorce", die)
    assert wife(game) == "anne_boleyn"
    assert game.state.births[die - 1] == WIFE_IDS.index("anne_boleyn")
    assert all_rolled(game)


@rule("21.3.marital2", "21.3.wives", "ruling.g69", "table:wives.seymour")
@pytest.mark.parametrize(("die", "result"), [(1, 2), (4, 5), (5, 6), (6, 6)])
def test_jane_seymour_adds_one(game: Europe, die: int, result: int):
    marry(game, "anne_boleyn", die)
    assert game.state.births[result - 1] == WIFE_IDS.index("jane_seymour")


@rule("21.3.marital2")
def test_a_result_that_has_come_gives_way_to_the_next_higher_one(game: Europe):
    born(game, 1, BEHEADED)
    marry(game, "jane_seymour", 2)
    assert game.state.births[ELIZABETH_BORN] == WIFE_IDS.index("anne_of_cleves")


@rule("21.3.aragon", "8.2.reformers")
def test_with_anne_boleyn_the_hapsburgs_take_offence_and_the_turn_is_noted(game: Europe):
    marry(game, "ask_for_divorce", 1)
    assert (game.state.aragon, game.state.boleyn_turn) == (1, 2)


@rule("21.3.wives", "table:wives.cleves", "table:wives.howard", "table:wives.parr")
@pytest.mark.parametrize(("status", "are_friends", "cards"), [
    ("jane_seymour", True, (1, 1)), ("jane_seymour", False, (0, 0)), ("anne_of_cleves", False, (1, 0)),
    ("kathryn_howard", True, (0, 0)),
])  # fmt: skip
def test_cards_that_come_with_a_wife(game: Europe, status: str, are_friends: bool, cards: tuple[int, int]):
    if are_friends:
        allied(game, "england", "protestant")
    game.state.place = [DECK if card >= 26 else at for card, at in enumerate(game.state.place)]
    marry(game, status, 1)
    assert (hand_size(game.state, ENGLAND), hand_size(game.state, PROTESTANT)) == cards


@rule("21.3.marital4", "card.003b", "ruling.g69", "ruling.g101")
@pytest.mark.parametrize("case", ["edward rules", "captive", "besieged", "both born", "healthy", "last wife"])
def test_when_henry_cannot_marry(game: Europe, case: str):
    married_to(game, "jane_seymour")
    hold(game, "england", "six_wives_of_henry_viii")
    assert why_not(play(game, "england"), MARRY) == "ok"
    if case == "edward rules":
        rules(game, "england", "edward_vi")
    elif case == "captive":
        captive(game, "henry_viii", "france")
    elif case == "besieged":
        units(game, "london", "england", regular=1)
        units(game, "london", "france", regular=4)
        besiege(game, "london", "france")
    elif case == "both born":
        born(game, SICKLY_EDWARD, ELIZABETH_BORN)
    elif case == "healthy":
        born(game, HEALTHY_EDWARD)
    else:
        married_to(game, "katherine_parr")
    assert why_not(play(game, "england"), MARRY) == "henry_cannot_marry"


@rule("21.3.marital3", "ruling.g69", "11.pass")
def test_after_an_execution_henry_marries_again_when_england_passes(game: Europe):
    marry(game, "ask_for_divorce", 3, 4)  # then England, without cards, passes
    assert (wife(game), decision(game)) == ("jane_seymour", OVER)
    assert game.state.births[SICKLY_EDWARD] == WIFE_IDS.index("jane_seymour")


@rule("21.3.marital3", "21.3.marital4")
def test_a_captive_henry_does_not_marry_again(game: Europe):
    married_to(game, "anne_boleyn")
    born(game, BEHEADED)
    game.state.wedding_due = 1
    captive(game, "henry_viii", "france")
    play(game, "england")
    assert (wife(game), decision(game)) == ("anne_boleyn", OVER)


@rule("21.3.marital3", "ruling.g69", "9.1.h2")
def test_a_marriage_by_card_does_not_take_the_place_of_the_one_that_is_due(game: Europe):
    married_to(game, "ask_for_divorce")
    negotiate(game, turn=3)
    dice(game, 3)
    strike(game, "papacy gives england divorce")  # Anne Boleyn is beheaded
    hold(game, "england", "gout")
    marry(game, wife(game), 1)
    assert wife(game) == "jane_seymour"  # by the Home card
    dice(game, 1)
    do(play(game, "england"), "pass")
    assert (wife(game), game.state.wedding_due) == ("anne_of_cleves", 0)
    do(play(game, "england"), "pass")
    assert (wife(game), sound(game)) == ("anne_of_cleves", True)


@rule("21.3.marital3", "21.3.marital4", "chart.pregnancy")
def test_with_a_healthy_edward_no_marriage_is_due_any_more(game: Europe):
    born(game, BEHEADED)
    game.state.wedding_due = 1
    hold(game, "england", "gout")
    marry(game, "anne_boleyn", 6)
    assert (wife(game), game.state.wedding_due) == ("jane_seymour", 0)
    do(play(game, "england"), "pass")
    assert wife(game) == "jane_seymour"


@rule("21.3.marital3", "21.3.marital4")
def test_the_wedding_that_was_due_dies_with_henry(game: Europe):
    married_to(game, "anne_boleyn")
    born(game, BEHEADED)
    game.state.turn = 6
    game.state.wedding_due = 1
    with_card(game, "england", "mary_i", "event mary-i")
    assert game.state.wedding_due == 0


# ---- heirs ----------------------------------------------------------------------------------------------------------


@rule("23.2.special.england_heir", "21.3.marital2")
def test_points_for_heirs(game: Europe):
    before = points(game, "england")
    born(game, ELIZABETH_BORN)
    assert points(game, "england") == before + 2
    born(game, SICKLY_EDWARD)
    assert points(game, "england") == before + 5
    born(game, HEALTHY_EDWARD)
    assert points(game, "england") == before + 5


def cards_entering(game: Europe, turn: int) -> set[str]:
    """The cards of heirs that would enter the deck in a turn."""
    game.state.turn = turn
    return {name for name in ("edward_vi", "mary_i", "elizabeth_i")
            if game.state.place[CARD_NUMBER[name]] == NOT_YET
            and enters_deck(game.state, CARD_NUMBER[name])}  # fmt: skip


@rule("21.3.succession3", "21.3.succession4", "21.3.succession5", "21.3.succession6", "6.2.add2", "6.2.add2.not_before")
@pytest.mark.parametrize(("results", "cards"), [
    ((), {"mary_i"}), ((0, BEHEADED), {"mary_i"}), ((ELIZABETH_BORN,), {"mary_i"}), ((SICKLY_EDWARD,), {"edward_vi"}),
    ((ELIZABETH_BORN, SICKLY_EDWARD), {"edward_vi"}), ((HEALTHY_EDWARD,), {"edward_vi"}),
])  # fmt: skip
def test_who_comes_in_the_sixth_turn(game: Europe, results: tuple[int, ...], cards: set[str]):
    born(game, *results)
    assert cards_entering(game, 5) == set()
    assert cards_entering(game, 6) == cards
    assert cards_entering(game, 8) == cards  # looked at again in later turns


@rule("21.3.succession4", "21.3.succession5")
def test_elizabeth_comes_the_turn_after_mary_took_the_throne(game: Europe):
    born(game, ELIZABETH_BORN)
    game.state.place[CARD_NUMBER["mary_i"]] = DECK
    hold(game, "france", "mary_i")
    game.state.turn = 6
    play(game, "france")
    do(game, "event mary-i", "done")
    assert RULER_IDS[game.state.ruler[ENGLAND]] == "mary_i"
    assert cards_entering(game, 6) == set()
    assert cards_entering(game, 7) == {"elizabeth_i"}
    game.state.births[ELIZABETH_BORN] = NONE
    assert cards_entering(game, 7) == set()


@rule("21.3.succession5", "ruling.g72")
def test_mary_comes_the_turn_after_a_sickly_edward_and_never_after_a_healthy_one(game: Europe):
    born(game, SICKLY_EDWARD)
    hold(game, "france", "edward_vi")
    game.state.turn = 6
    play(game, "france")
    do(game, "event edward-vi", "done")
    assert cards_entering(game, 6) == set()
    assert cards_entering(game, 7) == {"mary_i"}
    born(game, HEALTHY_EDWARD)
    assert cards_entering(game, 7) == set()


@rule("21.3.succession6", "chart.pregnancy", "ruling.g72")
@pytest.mark.parametrize(("die", "place"), [(5, "not yet"), (6, "out of game")])
def test_a_healthy_edward_takes_the_cards_of_his_sisters_out_of_the_game(game: Europe, die: int, place: str):
    marry(game, "ask_for_divorce", die)
    assert (place_of(game, "mary_i"), place_of(game, "elizabeth_i")) == (place, place)


@rule("21.3.succession6", "ruling.g72", "6.2.add2")
def test_a_healthy_edward_born_early_comes_in_the_sixth_turn(game: Europe):
    marry(game, "ask_for_divorce", 6)
    assert cards_entering(game, 6) == {"edward_vi"}


@rule("21.3.late", "card.021", "ruling.g72")
@pytest.mark.parametrize(("result", "place"), [(SICKLY_EDWARD, "discard"), (HEALTHY_EDWARD, "out of game")])
def test_an_edward_born_late_takes_the_throne_by_marys_card(game: Europe, result: int, place: str):
    game.state.turn = 7
    hold(game, "france", "mary_i")
    born(game, result)
    assert cards_entering(game, 7) == set()  # his own card waits for nothing
    play(game, "france")
    do(game, "event mary-i")
    assert RULER_IDS[game.state.ruler[ENGLAND]] == "edward_vi"
    assert (place_of(game, "mary_i"), place_of(game, "edward_vi")) == (place, "power card")
    assert game.state.cp == 2
    if result == SICKLY_EDWARD:
        game.state.turn = 8
        run(game, CardDraw())
        assert place_of(game, "mary_i") not in ("discard", "out of game", "not yet")
        hold(game, "france", "mary_i")
        play(game, "france")
        do(game, "event mary-i")
        assert RULER_IDS[game.state.ruler[ENGLAND]] == "mary_i"


@rule("card.019", "card.021", "3.3.change")
def test_dudley_enters_any_english_home_space_if_london_and_henry_are_lost(game: Europe):
    captive(game, "henry_viii", "france")
    game.state.control = [3 if owner == ENGLAND else owner for owner in game.state.control]
    born(game, SICKLY_EDWARD)
    for space in ("calais", "norwich"):
        control(game, "england", space)
    hold(game, "france", "edward_vi")
    play(game, "france")
    do(game, "event edward-vi")
    assert decision(game) == "EnterLeader"
    assert why_not(game, "enter norwich") == "ok"
    assert why_not(game, "enter london") == "not_where_he_enters"


@rule("21.3.marital4")
def test_henry_marries_while_he_is_in_a_foreign_war_but_not_as_a_prisoner(game: Europe):
    hold(game, "england", "six_wives_of_henry_viii")
    game.state.leader_at[LEADER_NUMBER["henry_viii"]] = ABROAD
    assert why_not(play(game, "england"), MARRY) == "ok"
    captive(game, "henry_viii", "france")
    assert why_not(play(game, "england"), MARRY) == "henry_cannot_marry"
