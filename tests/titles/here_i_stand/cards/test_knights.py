"""card.086: the Knights of Saint John at sea, and without a home."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG, INDEPENDENT, NONE, PROTESTANT, REGULAR
from regnum.titles.here_i_stand.position.changes.troops import lose_units, place_knights
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, COLUMNS, HAVEN
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    besiege,
    control,
    count,
    europe,
    happened,
    hold,
    holder,
    is_besieged,
    leaders,
    place_of,
    play,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.positions import decision, do, why_not

KNIGHTS = "knights_of_st_john"
SEIZE = "event-a knights-of-st-john"
SETTLE = "event-b knights-of-st-john"


def in_rhodes() -> Europe:
    """The Knights are in Rhodes."""
    game = europe()
    place_knights(game, SPACE_NUMBER["rhodes"])
    return game


@rule("card.086", "11.cp")
def test_the_knights_for_points():
    game = with_card(in_rhodes(), "england", KNIGHTS, "points knights-of-st-john")
    assert (game.state.cp, place_of(game, KNIGHTS)) == (2, "discard")


# ---- a: prizes at sea -----------------------------------------------------------------------------------------------


@rule("card.086", "card.086a", "6.1.or", "card.rule.random_draw", "card.rule.event_gives_cp")
@pytest.mark.parametrize(("card", "points"), [("smallpox", 4), ("julius_iii", 2)])
def test_the_points_of_an_ottoman_card_go_to_saint_peters(card: str, points: int):
    game = in_rhodes()
    hold(game, "ottoman", "janissaries", card)
    with_card(game, "england", KNIGHTS, SEIZE)
    assert place_of(game, card) == "discard"
    assert place_of(game, "janissaries") == "ottoman"
    assert (game.state.st_peters, game.state.cp) == (points, 0)
    assert place_of(game, KNIGHTS) == "discard"


@rule("card.086a", "card.rule.no_effect_play")
def test_a_hand_without_such_cards_loses_nothing():
    game = in_rhodes()
    hold(game, "ottoman", "janissaries")
    with_card(game, "england", KNIGHTS, SEIZE)
    assert (place_of(game, "janissaries"), game.state.st_peters) == ("ottoman", 0)


@rule("card.086a", "card.rule.requirements")
def test_the_knights_must_be_free_and_near_an_ottoman_port():
    game = in_rhodes()
    hold(game, "england", KNIGHTS)
    control(game, "independent", "athens", "coron", "istanbul", "salonika")
    assert why_not(play(game, "england"), SEIZE) == "no_ottoman_shipping"
    control(game, "ottoman", "coron")
    assert why_not(play(game, "england"), SEIZE) == "ok"
    units(game, "rhodes", "ottoman", regular=2)
    besiege(game, "rhodes", "ottoman")
    assert why_not(play(game, "england"), SEIZE) == "knights_are_besieged"
    assert why_not(play(game, "england"), SETTLE) == "knights_have_a_home"


# ---- b: a new home --------------------------------------------------------------------------------------------------


@rule("card.086")
def test_the_knights_leave_the_map_when_their_town_falls():
    game = in_rhodes()
    assert count(game, "rhodes", "independent") == 1
    lose_units(game, SPACE_NUMBER["rhodes"], INDEPENDENT, REGULAR, 1)
    assert game.state.knights == NONE


@rule("card.086", "card.086b", "card.rule.resolved_by_key")
def test_the_hapsburgs_settle_the_knights_whoever_plays():
    game = europe()
    hold(game, "france", KNIGHTS)
    assert why_not(play(game, "france"), SEIZE) == "knights_are_homeless"
    with_card(game, "france", KNIGHTS, SETTLE)
    assert (decision(game), asked(game)) == ("SettleKnights", "hapsburg")
    do(game, "settle malta")
    assert game.state.knights == SPACE_NUMBER["malta"]
    assert (holder(game, "malta"), count(game, "malta", "independent")) == ("independent", 1)
    assert game.state.fortified[SPACE_NUMBER["malta"]] == 0  # a fortress already
    assert (decision(game), place_of(game, KNIGHTS), game.state.cp) == (OVER, "discard", 0)
    assert sound(game)


@rule("card.086b", "2.1.fortress")
def test_an_open_port_becomes_a_fortress():
    game = with_card(europe(), "france", KNIGHTS, SETTLE)
    do(game, "settle palermo")
    assert game.state.fortified[SPACE_NUMBER["palermo"]] == BUILT_FORTRESS
    assert holder(game, "palermo") == "independent"


@rule("card.086b", "chart.markers")
def test_without_a_fortress_marker_the_port_stays_open():
    game = europe()
    spaces = [space for space in range(len(game.state.fortified)) if not is_fortified(game.state, space)]
    for space in [space for space in spaces if space != SPACE_NUMBER["palermo"]][:9]:
        game.state.fortified[space] = BUILT_FORTRESS
    do(with_card(game, "france", KNIGHTS, SETTLE), "settle palermo")
    assert game.state.fortified[SPACE_NUMBER["palermo"]] == 0
    assert game.state.knights == SPACE_NUMBER["palermo"]


@rule("card.086b", "21.1.haven", "ruling.g68")
def test_only_hapsburg_home_ports_under_hapsburg_control():
    game = europe()
    control(game, "france", "naples")
    game.state.fortified[SPACE_NUMBER["oran"]] = HAVEN  # an Ottoman home space, retaken
    happened(game, "barbary_pirates")
    with_card(game, "france", KNIGHTS, SETTLE)
    for space in ("naples", "vienna", "oran", "tunis", "marseille"):
        assert why_not(game, f"settle {space}") == "no_home_for_knights"


@rule("card.086b", "card.rule.no_effect_play")
def test_without_a_hapsburg_port_nobody_is_asked():
    game = europe()
    state = game.state
    state.control = [PROTESTANT if owner == HAPSBURG else owner for owner in state.control]
    with_card(game, "france", KNIGHTS, SETTLE)
    assert (decision(game), state.knights) == (OVER, NONE)


@rule("card.086b", "9.3.step3.2", "22.4.step3")
def test_everybody_else_leaves_the_port_of_the_knights():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "malta", "hapsburg", regular=2)
    leaders(game, "malta", "duke_of_alva")
    ships(game, "malta", "hapsburg", squadron=1)
    units(game, "malta", "france", regular=3)
    besiege(game, "malta", "france")
    control(game, "france", "messina", "taranto")
    with_card(game, "france", KNIGHTS, SETTLE)
    do(game, "settle malta")
    while decision(game) in ("ChooseHome", "ChoosePort"):
        do(game, min(str(move) for move in game.moves(None)))
    assert not is_besieged(game, "malta")
    assert (count(game, "malta", "hapsburg"), count(game, "malta", "france")) == (0, 0)
    assert ships_in(game, "malta", "hapsburg") == 0
    assert (sum(game.state.land[HAPSBURG::COLUMNS]), sum(game.state.land[FRANCE::COLUMNS])) == (2, 3)
    assert whereabouts(game, "duke_of_alva") not in ("malta", "elsewhere")
    assert count(game, "malta", "independent") == 1
    assert sound(game)
