"""Cards 67 and 78: spaces that take another faith without dice; the Wartburg that comes back."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import FAITH_NAMES, NO_FAITH, NONE, PROTESTANT, PROTESTANT_FAITH
from regnum.titles.here_i_stand.position.state import DISCARD, OUT_OF_GAME
from tests.rule import rule
from tests.titles.here_i_stand.believers import faith_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    count,
    europe,
    faith,
    happened,
    hold,
    leaders,
    place_of,
    ships,
    sound,
    units,
    unrest,
    with_card,
)
from tests.titles.here_i_stand.scenes import played
from tests.titles.positions import decision, do, moves, why_not


def event(game: Europe, card: str, by: str = "england") -> Europe:
    """Somebody who has nothing to do with it plays an event."""
    return played(game, by, card)


@rule("card.067", "card.078", "11.cp")
@pytest.mark.parametrize("card", ["anabaptists", "frederick_the_wise"])
def test_both_are_worth_three_command_points(card: str):
    game = with_card(europe(), "england", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (3, "discard")


# ---- card 67: Anabaptists -------------------------------------------------------------------------------------------


@rule("card.067", "11.event_executor", "card.rule.event_gives_cp")
def test_the_papacy_turns_two_spaces_that_anabaptists_have_spoilt_wherever_they_lie():
    game = europe()
    faith(game, "protestant", "kassel", "norwich", "erfurt")
    unrest(game, "norwich")
    event(game, "anabaptists")
    assert (decision(game), asked(game)) == ("ConvertByCard", "papacy")
    assert moves(game) == {"win kassel", "win norwich", "win erfurt"}
    do(game, "win kassel")
    assert (decision(game), asked(game), moves(game)) == ("ConvertByCard", "papacy", {"win norwich", "win erfurt"})
    do(game, "win norwich")
    faiths = [faith_of(game, space) for space in ("kassel", "norwich", "erfurt")]
    assert faiths == ["catholic", "catholic", "protestant"]
    assert (decision(game), game.state.cp, place_of(game, "anabaptists")) == (OVER, 0, "discard")


@rule("card.067", "card.rule.unoccupied")
def test_anabaptists_do_not_reach_electorates_and_occupied_spaces():
    game = europe()
    faith(game, "protestant", "wittenberg", "kassel", "erfurt", "lubeck", "london")
    units(game, "kassel", "protestant", mercenary=1)
    ships(game, "london", "england", squadron=1)
    leaders(game, "erfurt", "john_frederick")
    event(game, "anabaptists")
    assert why_not(game, "win wittenberg") == "not_an_electorate"
    assert why_not(game, "win kassel") == "units_keep_its_faith"
    assert why_not(game, "win london") == "units_keep_its_faith"
    assert why_not(game, "win paris") == "wrong_faith_already"
    assert moves(game) == {"win erfurt", "win lubeck"}  # a leader alone is nobody


@rule("card.067", "card.rule.no_effect_play")
@pytest.mark.parametrize("spaces", [[], ["kassel"]])
def test_fewer_spaces_than_two_are_all_that_anabaptists_turn(spaces: list[str]):
    game = europe()
    faith(game, "protestant", *spaces)
    event(game, "anabaptists")
    for space in spaces:
        do(game, f"win {space}")
    assert (decision(game), game.state.faith.count(PROTESTANT_FAITH)) == (OVER, 0)
    assert place_of(game, "anabaptists") == "discard"


# ---- card 78: Frederick the Wise ------------------------------------------------------------------------------------


@rule("card.078", "11.event_executor", "card.rule.within_n_spaces", "21.6.before6")
def test_the_two_nearest_catholic_spaces_follow_frederick_the_wise_with_their_troops():
    game = europe()
    event(game, "frederick_the_wise")
    assert (decision(game), asked(game), moves(game)) == ("ConvertByCard", "protestant", {"win wittenberg"})
    assert why_not(game, "win leipzig") == "nearer_to_wittenberg_first"
    do(game, "win wittenberg")
    assert count(game, "wittenberg", "protestant") == 2
    assert moves(game) == {"win brandenburg", "win leipzig", "win magdeburg"}
    do(game, "win brandenburg")
    assert count(game, "brandenburg", "protestant") == 1
    assert [faith_of(game, space) for space in ("wittenberg", "brandenburg")] == ["protestant", "protestant"]
    assert (decision(game), place_of(game, "frederick_the_wise")) == (OVER, "out of game")
    assert sound(game)


@rule("card.078", "card.rule.within_n_spaces")
def test_passes_count_and_other_zones_and_other_faiths_do_not():
    game = europe()
    near = ["wittenberg", "leipzig", "magdeburg", "brandenburg", "brunswick", "erfurt", "nuremberg", "stettin"]
    faith(game, "protestant", *near, "lubeck")
    event(game, "frederick_the_wise")
    assert moves(game) == {"win linz"}  # beyond the pass of Prague, which lies in no zone
    do(game, "win linz")
    assert why_not(game, "win linz") == "wrong_faith_already"
    assert "win hamburg" in moves(game)
    assert "win cologne" not in moves(game)


@rule("card.078")
def test_spaces_of_no_faith_do_not_follow_frederick():
    game = europe()
    game.state.faith[SPACE_NUMBER["wittenberg"]] = NO_FAITH
    assert FAITH_NAMES[NO_FAITH] not in ("catholic", "protestant")
    event(game, "frederick_the_wise")
    assert moves(game) == {"win brandenburg", "win leipzig", "win magdeburg"}


@rule("card.078", "21.6.after")
def test_after_the_league_an_electorate_that_is_converted_brings_no_troops_by_itself():
    game = europe()
    happened(game, "schmalkaldic_league")
    event(game, "frederick_the_wise")
    do(game, "win wittenberg")
    assert count(game, "wittenberg", "protestant") == 0


def after_two_spaces(game: Europe) -> Europe:
    """France has played Frederick the Wise, and two spaces are Protestant."""
    event(game, "frederick_the_wise", "france")
    return do(game, "win wittenberg", "win leipzig")


@rule("card.078", "ruling.g09", "6.2.retrieve")
def test_the_protestants_may_take_the_wartburg_back_from_the_discards():
    game = europe()
    game.state.place[CARD_NUMBER["the_wartburg"]] = DISCARD
    after_two_spaces(game)
    assert (decision(game), asked(game)) == ("RetrieveWartburg", "protestant")
    assert moves(game) == {"retrieve the-wartburg", "leave-discarded"}
    assert why_not(game, "retrieve gout") == "only_the_wartburg"
    twin = game.copy()
    do(game, "retrieve the-wartburg")
    assert (decision(game), place_of(game, "the_wartburg")) == ("PlayCard", "protestant")
    assert (asked(game), game.state.shown) == ("protestant", NONE)  # in the next impulse, not at once
    do(twin, "leave-discarded")
    assert (decision(twin), place_of(twin, "the_wartburg")) == (OVER, "discard")


@rule("card.078", "ruling.g09", "6.2.retrieve2")
def test_the_wartburg_does_not_come_back_if_they_have_played_it_in_this_turn():
    game = europe()
    game.state.place[CARD_NUMBER["the_wartburg"]] = DISCARD
    game.state.played[PROTESTANT] = [CARD_NUMBER["the_wartburg"]]
    assert decision(after_two_spaces(game)) == OVER


@rule("card.078")
@pytest.mark.parametrize("where", ["deck", "out of game", "protestant"])
def test_the_wartburg_comes_back_from_the_discards_only(where: str):
    game = europe()
    if where == "out of game":
        game.state.place[CARD_NUMBER["the_wartburg"]] = OUT_OF_GAME
    if where == "protestant":
        hold(game, "protestant", "the_wartburg")
    assert decision(after_two_spaces(game)) in (OVER, "PlayCard")
    assert place_of(game, "the_wartburg") == where


@rule("card.037", "card.078")
def test_the_wartburg_itself_may_cancel_frederick():
    game = europe()
    hold(game, "protestant", "the_wartburg")
    hold(game, "france", "frederick_the_wise")
    with_card(game, "france", "frederick_the_wise")
    do(game, "event frederick-the-wise", "the-wartburg")
    assert (decision(game), faith_of(game, "wittenberg")) == (OVER, "catholic")
    assert place_of(game, "frederick_the_wise") == place_of(game, "the_wartburg") == "discard"
