"""Events amid sieges, wars and alliances: what becomes of those who stand where the map changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.titles.here_i_stand.position.queries.cards import hand_of
from tests.conformance.positions import read_back
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    holder,
    is_besieged,
    leaders,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.positions import decision, do, moves


def at_milan(papal: int) -> Europe:
    """Three Venetians and so many papal regulars besiege two Frenchmen for the Papacy, which has more men in Venice."""
    game = europe()
    allied(game, "papacy", "venice")
    control(game, "papacy", "venice", "corfu", "candia")
    war(game, "papacy", "france")
    control(game, "france", "milan")
    units(game, "milan", "france", regular=2)
    units(game, "milan", "venice", regular=3)
    units(game, "milan", "papacy", regular=papal)
    units(game, "venice", "papacy", regular=2)
    besiege(game, "milan", "papacy")
    return with_card(game, "hapsburg", "diplomatic_marriage", "event-a diplomatic-marriage", "part-from-ally venice")


@rule("card.073a", "22.4.step1", "15.3")
def test_a_siege_that_a_minor_power_laid_alone_is_over_as_soon_as_it_parts():
    game = at_milan(papal=0)
    assert (decision(game), is_besieged(game, "milan")) == ("ChooseFriends", False)
    assert sound(game)
    do(game, "go-to rome")
    assert (count(game, "milan", "venice"), count(game, "venice", "venice")) == (0, 3)


@rule("card.073a", "22.4.step4", "15.3.causes")
def test_who_is_too_few_without_the_minor_power_gives_up_when_all_have_gone_home():
    game = at_milan(papal=1)
    assert is_besieged(game, "milan")
    assert sound(game)
    do(game, "go-to rome")
    assert not is_besieged(game, "milan")
    assert (count(game, "milan", "papacy"), count(game, "milan", "venice")) == (0, 0)
    assert sound(game)


@rule("card.069b", "22.4.step4", "15.3.retreat")
def test_a_leader_whose_scots_go_home_is_taken_by_those_whom_he_besieged():
    game = europe()
    allied(game, "france", "scotland")
    control(game, "france", "edinburgh", "stirling", "glasgow")
    war(game, "france", "england")
    units(game, "york", "scotland", regular=3)
    units(game, "york", "england", regular=1)
    leaders(game, "york", "montmorency")
    besiege(game, "york", "france")
    with_card(game, "england", "auld_alliance", "event-b auld-alliance")
    assert not is_besieged(game, "york")
    assert whereabouts(game, "montmorency") == "prisoner of england"
    assert sound(game)


@rule("card.086b", "9.3.step3.2", "15.3")
@pytest.mark.parametrize("town", ["naples", "malta"])
def test_besiegers_and_besieged_leave_the_port_that_the_knights_are_given(town: str):
    game = europe()
    war(game, "france", "hapsburg")
    units(game, town, "hapsburg", regular=2)
    units(game, town, "france", regular=4)
    leaders(game, town, "duke_of_alva")
    besiege(game, town, "france")
    with_card(game, "papacy", "knights_of_st_john", "event-b knights-of-st-john", f"settle {town}")
    while decision(game) == "ChooseHome":
        do(game, min(moves(game)))
    assert (holder(game, town), is_besieged(game, town)) == ("independent", False)
    assert [count(game, town, power) for power in ("hapsburg", "france", "independent")] == [0, 0, 1]
    assert whereabouts(game, "duke_of_alva") != town
    assert sound(game)


# ---- cards of which one is kept -------------------------------------------------------------------------------------


def sacked() -> Europe:
    """The Hapsburgs have sacked Rome and see two papal cards."""
    game = europe()
    units(game, "siena", "hapsburg", mercenary=3)
    hold(game, "papacy", "fuggers", "gout", "erasmus")
    with_card(game, "france", "sack_of_rome", "event sack-of-rome")
    dice(game, 6, 6, 6, 1, 1, 1)
    do(game, "sack-with siena hapsburg")
    while decision(game) != "KeepCard":
        do(game, "pass")
    return game


def nine_days() -> Europe:
    """France has laid an English card and one of the deck aside."""
    game = europe()
    game.state.crowned = game.state.turn
    hold(game, "england", "fuggers", "gout", "erasmus")
    return with_card(game, "france", "lady_jane_grey", "event lady-jane-grey")


@rule("21.5.sack.step6b", "card.059")
@pytest.mark.parametrize("made", [sacked, nine_days])
def test_cards_that_are_laid_aside_can_be_written_down_and_read_again(made: Callable[[], Europe]):
    game = made()
    again = read_back(game)
    assert moves(again) == moves(game)
    move = min(moves(game))
    for each in (game, again):
        do(each, move)
    assert [hand_of(again.state, power) for power in range(6)] == [hand_of(game.state, power) for power in range(6)]
