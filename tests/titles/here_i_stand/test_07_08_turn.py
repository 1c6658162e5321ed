"""6.2, 7, 8: the sequence of play, and what the Card Draw phase brings."""

from __future__ import annotations

import pytest

from regnum.engine.events import EventLog
from regnum.titles.here_i_stand.facts.names import PHASE_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.whereabouts import move_ship
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.progress import cards_due
from regnum.titles.here_i_stand.position.queries.spaces import keys_of
from regnum.titles.here_i_stand.position.state import IN_POOL, NOT_IN_PLAY, ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.turn import Turn, Turns
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    control,
    count,
    europe,
    hold,
    opening,
    place_of,
    run,
    ships,
    ships_in,
    unrest,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import card_draw
from tests.titles.positions import decision, do, moves


def phases(game: Europe) -> list[str]:
    """The phases of the next turn, in which nobody does anything."""
    game.listener = log = EventLog()
    run(game, Turn())
    while game.state.phase != PHASE_IDS.index("action"):
        do(game, sorted(moves(game))[0])
    return [PHASE_IDS[event.numbers[0]] for event in log.events if event.kind.key == "phase_began"]


@rule("7", "8.2", "9.3", "9.4", "9.5", "9.6")
def test_phases_and_segments_follow_one_another():
    game = europe()
    game.state.turn = 2
    names = phases(game)
    order = [PHASE_IDS.index(name) for name in names]
    assert order == sorted(order)
    assert {"card_draw", "diplomacy", "suing_for_peace", "ransom", "remove_excommunication", "war", "action"} <= {
        *names
    }


@rule("7.first", "7.first5", "ruling.g10", "scenario.1517.turn1")
def test_in_the_first_turn_there_is_no_peace_ransom_or_war():
    game = europe()
    game.state.turn = 0
    assert not {"suing_for_peace", "ransom", "remove_excommunication", "war"} & {*phases(game)}


@rule("9.3", "scenario.tournament.peace")
@pytest.mark.parametrize(("scenario", "turn"), [("1517", 9), ("tournament", 6)])
def test_nobody_sues_for_peace_in_the_last_turn(scenario: str, turn: int):
    game = europe(scenario)
    game.state.turn = turn - 1
    assert "suing_for_peace" not in phases(game)


def quietly(game: Europe) -> str:
    """An answer with which as little as possible happens."""
    answers = sorted(moves(game))
    quiet = [move for move in ("pass", "done", "decline", "let-pass", "stand") if move in answers]
    points = [move for move in answers if move.startswith("points")]
    return [*quiet, *points, *answers][0]


def whole_turn(turn: int) -> tuple[Europe, list[str], EventLog]:
    """A turn from its beginning to that of the next one or to the end of the game, and its phases."""
    game = europe()
    game.state.turn = turn - 1
    if turn == 1:
        hold(game, "protestant", "luthers_95_theses")
    game.listener = log = EventLog()
    run(game, Turns())
    while game.waiting and game.state.turn == turn:
        do(game, quietly(game))
    began = [event.numbers[0] for event in log.events if event.kind.key == "phase_began"]
    return game, [PHASE_IDS[phase] for phase in began[: began.index(PHASE_IDS.index("victory_determination")) + 1]], log


DIPLOMACY = ["diplomacy", "negotiation", "suing_for_peace", "ransom", "remove_excommunication", "war"]
REST = ["spring_deployment", "action", "winter", "new_world", "victory_determination"]


@rule("table:sequence.1", "table:sequence.4", "table:sequence.5", "table:sequence.6", "table:sequence.7",
      "table:sequence.8", "table:sequence.9", "7", "7.first", "scenario.1517.turns")  # fmt: skip
def test_the_first_turn_has_theses_and_diet_and_only_talks_for_diplomacy():
    game, phases_seen, log = whole_turn(1)
    assert phases_seen == ["luthers_95_theses", "card_draw", "diplomacy", "negotiation", "diet_of_worms", *REST]
    assert place_of(game, "luthers_95_theses") == "out of game"
    at_the_diet = [
        event.numbers[0] for event in log.events if event.kind.key == "card_played" and event.numbers[2] == 4
    ]
    assert sorted(at_the_diet) == [1, 4, 5]  # one card each of Hapsburgs, Papacy and Protestants
    rolled = [event.kind.key for event in log.events if event.kind.key in ("explorer_rolled", "conqueror_rolled")]
    assert rolled == ["explorer_rolled", "conqueror_rolled"]  # of the Hapsburgs
    assert [count(game, space, power) for power, space in CAPITAL_OF] == [1] * 6  # winter has brought replacements
    assert game.state.turn == 2  # nobody has won


CAPITAL_OF = (
    ("ottoman", "istanbul"), ("hapsburg", "vienna"), ("hapsburg", "valladolid"), ("england", "london"),
    ("france", "paris"), ("papacy", "rome"),
)  # fmt: skip


@rule("table:sequence.3", "table:sequence.3b", "table:sequence.3c", "table:sequence.3d", "table:sequence.3e",
      "table:sequence.5", "table:sequence.6", "table:sequence.7", "table:sequence.8", "table:sequence.9",
      "7")  # fmt: skip
def test_later_turns_have_all_segments_of_diplomacy_and_the_last_no_peace():
    assert whole_turn(2)[1] == ["card_draw", *DIPLOMACY, *REST]
    game, phases_seen, _ = whole_turn(9)
    assert phases_seen == ["card_draw", *[each for each in DIPLOMACY if each != "suing_for_peace"], *REST]
    assert game.over


@rule("table:sequence.2", "table:sequence.2b", "table:sequence.2c", "table:sequence.2d", "8.2", "ruling.g07",
      "scenario.1532.entry")  # fmt: skip
def test_people_enter_before_cards_then_riches_are_rolled_and_the_deal_is_last():
    game = europe("1532")
    game.listener = log = EventLog()
    card_draw(game, 4)
    seen = [event.kind.key for event in log.events]
    deal = max(index for index, key in enumerate(seen) if key.endswith("_yielded"))
    order = ["debater_entered", "reformer_entered", "cards_entered", "colony_yielded"]
    assert [seen.index(key) for key in order] == sorted(seen.index(key) for key in order)
    assert max(index for index, key in enumerate(seen) if key == "reformer_entered") < seen.index("cards_entered")
    assert seen.index("cards_entered") < min(index for index, key in enumerate(seen) if key.endswith("_yielded"))
    assert seen[deal:].count("card_drawn") >= sum(cards_due(game.state, power) for power in range(6))


# ---- the deal -------------------------------------------------------------------------------------------------------


@rule("6.2.example2", "6.2.deal_protestant", "ruling.g06")
def test_luther_with_three_electorates_is_dealt_four_cards():
    """Line 377; with four electorates it would be five, and unrest does not matter."""
    game = europe()
    control(game, "protestant", "wittenberg", "augsburg", "mainz")
    assert cards_due(game.state, 5) == 4
    control(game, "protestant", "brandenburg")
    unrest(game, "brandenburg")
    assert cards_due(game.state, 5) == 5


@rule("6.2.example3", "6.2.deal_keys", "6.2.deal_mods")
def test_francis_with_eight_keys_is_dealt_five_cards():
    """Line 378: four for the keys, one for the ruler; an excommunication costs one."""
    game = europe()
    control(game, "france", "metz", "genoa")
    assert cards_due(game.state, 3) == 5
    game.state.fewer_cards[3] = 1
    assert cards_due(game.state, 3) == 4


@rule("6.2.example4", "6.2.deal_keys", "12.4.effect8")
def test_suleiman_with_seven_keys_of_which_two_are_in_unrest_is_dealt_four_cards():
    """Line 379."""
    game = europe()
    control(game, "ottoman", "belgrade", "buda", "naples")
    assert len(keys_of(game.state, 0)) == 7
    unrest(game, "belgrade", "buda")
    assert cards_due(game.state, 0) == 4


@rule("6.2.deal_keys", "ruling.g06")
def test_a_power_without_an_open_box_is_dealt_one_card():
    game = europe()
    control(game, "hapsburg", "rome", "ravenna")
    assert cards_due(game.state, 4) == 1


@rule("scenario.tournament.deal")
def test_in_the_tournament_the_first_deal_is_one_card_larger():
    due = [cards_due(opening("tournament").state, power) for power in range(6)]
    assert due == [6, 6, 5, 5, 4, 6]
    game = opening("tournament")
    game.state.turn = 5
    assert [cards_due(game.state, power) for power in range(6)] == [5, 5, 3, 3, 3, 5]


@rule("6.2.deal", "3.3.bonus", "3.3.admin", "6.2.recycle", "6.2", "6.1.home1")
def test_discards_and_home_cards_come_back_before_the_deal():
    game = europe()
    game.state.place = [1 if place == 0 else place for place in game.state.place]
    hold(game, "england", "fuggers")
    game.state.played[2] = [35]
    card_draw(game, 2)
    assert 1 not in game.state.place
    assert place_of(game, "here_i_stand") == "protestant"
    assert place_of(game, "fuggers") == "england"
    assert hand_size(game.state, 2) == cards_due(game.state, 2) + 2  # the kept card and the Home card
    assert game.state.played[2] == []


@rule("6.2.add_when", "6.2.add1", "8.2.newcards")
def test_numbered_cards_enter_in_their_turn():
    game = europe()
    card_draw(game, 2)
    assert place_of(game, "paul_iii") == "not yet"
    card_draw(game, 3)
    assert place_of(game, "paul_iii") != "not yet"
    assert place_of(game, "society_of_jesus") == "not yet"


@rule("6.2.add2", "6.2.add2.not_before", "6.2.add3")
def test_cards_with_a_condition_wait_for_it():
    game = europe()
    card_draw(game, 5)
    assert place_of(game, "mary_i") == "not yet"
    card_draw(game, 9)
    waiting = ("edward_vi", "elizabeth_i", "book_of_common_prayer")
    assert [place_of(game, card) for card in waiting] == ["not yet"] * 3
    assert place_of(game, "mary_i") != "not yet"  # she waits for no birth, but for the sixth turn


# ---- leaders and ships ----------------------------------------------------------------------------------------------


@rule("8.2.maurice", "ruling.g11")
def test_maurice_enters_in_turn_six_or_later_where_the_protestants_choose():
    game = europe()
    card_draw(game, 5)
    assert game.state.leader_at[LEADER_NUMBER["maurice_of_saxony"]] == NOT_IN_PLAY
    card_draw(game, 6)
    assert game.state.leader_at[LEADER_NUMBER["maurice_of_saxony"]] == ON_TURN_TRACK
    control(game, "protestant", "mainz", "wittenberg")
    card_draw(game, 7)
    assert (decision(game), asked(game)) == ("ChooseReturn", "protestant")
    assert moves(game) == {"return-to mainz", "return-to wittenberg"}
    do(game, "return-to wittenberg")
    assert whereabouts(game, "maurice_of_saxony") == "wittenberg"


@rule("8.2.naval_leaders", "ruling.g11")
def test_a_naval_leader_returns_to_a_friendly_port_or_waits():
    game = europe()
    game.state.leader_at[LEADER_NUMBER["andrea_doria"]] = ON_TURN_TRACK
    control(game, "france", "genoa", "bastia")
    card_draw(game, 2)
    assert game.state.leader_at[LEADER_NUMBER["andrea_doria"]] == ON_TURN_TRACK
    control(game, "genoa", "genoa", "bastia")
    card_draw(game, 3)
    assert whereabouts(game, "andrea_doria") == "genoa"


@rule("8.2.naval_leaders")
def test_the_owner_chooses_the_port():
    game = europe()
    game.state.leader_at[LEADER_NUMBER["barbarossa"]] = ON_TURN_TRACK
    card_draw(game, 4)
    assert asked(game) == "ottoman"
    do(game, "return-to salonika")
    assert whereabouts(game, "barbarossa") == "salonika"


@rule("8.2.naval_units")
def test_lost_ships_can_be_built_again():
    game = europe()
    ships(game, "rouen", "france", squadron=1)
    ship = game.state.ship_at.index(min(game.state.ship_at))
    move_ship(game.state, ship, ON_TURN_TRACK)
    card_draw(game, 2)
    assert game.state.ship_at[ship] == IN_POOL
    assert ships_in(game, "rouen", "france") == 0
