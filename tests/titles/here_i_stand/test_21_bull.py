"""21.5: excommunication by the Papal Bull."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import ENGLAND, FRANCE, GERMAN
from regnum.titles.here_i_stand.position.queries.progress import cards_due
from regnum.titles.here_i_stand.position.state import COMMITTED, GONE
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    debaters,
    faith_of,
    only_debaters,
    reformer_status,
    reformers,
    rules,
    status,
)
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    europe,
    faith,
    hold,
    laid_out,
    leaders,
    place_of,
    play,
    run,
    ships,
    units,
    war,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not

REFORMER, RULER = "event-a papal-bull", "event-b papal-bull"


@pytest.fixture
def game() -> Europe:
    """Luther preaches in Wittenberg; the Papacy holds its bull."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    reformers(found, "luther")
    only_debaters(found, "luther", "bucer", "eck")
    hold(found, "papacy", "papal_bull")
    return found


def bull(game: Europe, move: str) -> Europe:
    """The Papacy plays its bull; the Protestants do not cancel it."""
    play(game, "papacy")
    do(game, move)
    whenever(game, "CancelEvent", "pass")
    return game


# ---- reformers ------------------------------------------------------------------------------------------------------


@rule("21.5.bull", "21.5.reformer", "8.2.reformers.causes", "card.005a", "card.005")
def test_a_reformer_and_his_debater_leave_until_the_next_card_draw(game: Europe):
    bull(game, REFORMER)
    assert moves(game) == {"banish luther"}
    assert why_not(game, "banish calvin") == "not_on_the_map"
    do(game, "banish luther", "decline")
    assert (status(game, "luther"), reformer_status(game, "luther")) == ("banished", "banished")
    assert place_of(game, "papal_bull") == "power card"
    assert game.state.cp == 0


@rule("21.5.reformer_turn", "8.2.reformers3", "21.5.limits.3")
def test_he_comes_back_without_converting_and_is_never_banished_again(game: Europe):
    bull(game, REFORMER)
    do(game, "banish luther", "decline")
    faith(game, "catholic", "wittenberg")
    run(game, CardDraw())
    assert (status(game, "luther"), reformer_status(game, "luther")) == ("uncommitted", "uncommitted")
    assert faith_of(game, "wittenberg") == "catholic"
    hold(game, "papacy", "papal_bull")
    play(game, "papacy")
    assert why_not(game, REFORMER) == "was_excommunicated"
    reformers(game, "calvin")
    bull(game, REFORMER)
    assert why_not(game, "banish luther") == "was_excommunicated"


@rule("21.5.reformer_debate", "card.005a")
def test_the_papacy_may_debate_in_his_zone_at_once(game: Europe):
    bull(game, REFORMER)
    do(game, "banish luther")
    assert (decision(game), asked(game), moves(game)) == ("DebateAfterBull", "papacy", {"call-debate", "decline"})
    do(game, "call-debate")
    assert (decision(game), game.state.debate_zone) == ("ChooseOpponent", GERMAN)


@rule("21.5.reformer_debate", "18.1.debate1", "18.1.debate2")
@pytest.mark.parametrize("case", ["nobody left", "all committed"])
def test_but_not_if_no_debate_can_be_called(game: Europe, case: str):
    if case == "nobody left":
        only_debaters(game, "luther", "eck")
    else:
        debaters(game, COMMITTED, "eck")
    bull(game, REFORMER)
    assert decision(do(game, "banish luther")) == OVER


@rule("scenario.1532.status", "21.5.limits.3")
def test_luther_was_excommunicated_before_1532():
    game = laid_out("1532")
    hold(game, "papacy", "papal_bull")
    play(game, "papacy")
    assert why_not(game, REFORMER) == "was_excommunicated"


# ---- rulers ---------------------------------------------------------------------------------------------------------


@rule("21.5.ground1", "21.5.ground2", "21.5.ground3", "21.5.limits.1", "21.5.limits.2", "ruling.g73", "card.005b")
@pytest.mark.parametrize(("case", "target", "reason"), [
    ("war", "france", "ok"), ("ottoman", "hapsburg", "ok"), ("protestant home", "england", "ok"),
    ("ally of an enemy", "england", "no_grounds"), ("none", "hapsburg", "no_grounds"),
    ("protestant home", "hapsburg", "no_grounds"), ("heir", "england", "no_such_ruler"),
    ("war with protestants", "protestant", "no_such_ruler"),
])  # fmt: skip
def test_grounds(game: Europe, case: str, target: str, reason: str):
    war(game, "france", "papacy")
    if case == "ottoman":
        allied(game, "hapsburg", "ottoman")
    if case == "protestant home":
        faith(game, "protestant", "calais")
    if case == "ally of an enemy":
        allied(game, "england", "france")
    if case == "heir":
        rules(game, "england", "edward_vi")
        war(game, "england", "papacy")
    if case == "war with protestants":
        war(game, "papacy", "protestant")
    bull(game, RULER)
    assert decision(game) == "Condemn"
    assert why_not(game, f"excommunicate {target}") == reason


@rule("21.5.bull", "card.005b")
def test_without_grounds_the_event_is_refused(game: Europe):
    play(game, "papacy")
    assert why_not(game, RULER) == "no_grounds"
    faith(game, "protestant", "london")
    assert why_not(play(game, "papacy"), RULER) == "ok"


@rule("21.5.limits.3", "21.5.limits.4", "ruler.francis_i", "ruler.henry_ii")
def test_one_king_of_france_only(game: Europe):
    war(game, "france", "papacy")
    bull(game, RULER)
    do(game, "excommunicate france")
    rules(game, "france", "henry_ii")
    while decision(game) == "StirUnrest":
        do(game, sorted(moves(game))[0])
    game.state.played = [[] for _ in game.state.played]  # in a later turn
    hold(game, "papacy", "papal_bull")
    play(game, "papacy")
    assert why_not(game, RULER) == "was_excommunicated"


@rule("21.5.ruler.1", "21.5.ruler.3", "ruling.g73")
def test_a_ruler_draws_a_card_less_and_two_homes_are_in_unrest(game: Europe):
    faith(game, "protestant", "london")
    due = cards_due(game.state, ENGLAND)
    bull(game, RULER)
    do(game, "excommunicate england")
    assert cards_due(game.state, ENGLAND) == due - 1
    assert (decision(game), asked(game)) == ("StirUnrest", "papacy")
    assert why_not(game, "stir london") == "not_a_calm_catholic_home"
    assert why_not(game, "stir paris") == "not_a_calm_catholic_home"
    do(game, "stir york")
    assert why_not(game, "stir york") == "not_a_calm_catholic_home"
    do(game, "stir calais")
    assert decision(game) == OVER
    assert [game.state.unrest[SPACE_NUMBER[space]] for space in ("york", "calais")] == [1, 1]


@rule("21.5.ruler.3", "ruling.g73", "ruling.g90")
def test_units_and_ships_protect_a_space_but_no_leader(game: Europe):
    war(game, "france", "papacy")
    for space in HOME_SPACES[FRANCE]:
        game.state.unrest[space] = 1
    for name in ("paris", "rouen", "lyon"):
        game.state.unrest[SPACE_NUMBER[name]] = 0
    units(game, "paris", "england", mercenary=1)
    ships(game, "rouen", "france", squadron=1)
    leaders(game, "lyon", "francis_i")
    bull(game, RULER)
    do(game, "excommunicate france")
    assert moves(game) == {"stir lyon"}
    assert decision(do(game, "stir lyon")) == OVER  # fewer only if fewer qualify


@rule("card.037", "card.005", "card.006")
@pytest.mark.parametrize(("card", "move"), [("papal_bull", REFORMER), ("leipzig_debate", "event leipzig-debate")])
def test_the_wartburg_cancels_the_papal_home_cards(game: Europe, card: str, move: str):
    hold(game, "papacy", card)
    hold(game, "protestant", "the_wartburg")
    play(game, "papacy")
    do(game, move)
    assert (decision(game), asked(game)) == ("CancelEvent", "protestant")
    do(game, "the-wartburg")
    assert status(game, "luther") == "committed"
    assert reformer_status(game, "luther") == "uncommitted"
    assert (place_of(game, card), place_of(game, "the_wartburg")) == ("power card", "discard")


@rule("card.037", "18.5.step8.3")
def test_after_luther_is_burnt_nobody_plays_the_wartburg(game: Europe):
    reformers(game, "calvin")
    debaters(game, GONE, "luther")
    hold(game, "protestant", "the_wartburg")
    play(game, "papacy")
    assert decision(do(game, REFORMER)) == "Banish"
