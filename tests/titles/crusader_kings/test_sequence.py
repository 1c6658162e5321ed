"""The course of a game: eras, rounds and turns, and what is refreshed between eras."""

from __future__ import annotations

import random

from regnum.titles.crusader_kings.facts.names import NONE, REALM, TAX, WAR
from regnum.titles.crusader_kings.position.changes.cards import plan_cards
from regnum.titles.crusader_kings.position.changes.crusade import take_first_player_token
from regnum.titles.crusader_kings.position.changes.regions import remove_lord
from regnum.titles.crusader_kings.position.state import DISCARDED, DYNASTY, UPKEEP
from regnum.titles.crusader_kings.rules.era import Era, Eras
from regnum.titles.crusader_kings.rules.round import Round, TurnOrder
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    bag,
    card_number,
    crown,
    hand,
    lord,
    opening,
    own,
    row,
    run,
    sound,
)
from tests.titles.crusader_kings.builder_actions import quiet
from tests.titles.crusader_kings.builder_war import Ear, listen
from tests.titles.positions import decision, do


def kinds(log: Ear, *keys: str) -> list[tuple[str, int]]:
    """The events of these kinds with their first numbers, in order."""
    return [(event.kind.key, event.numbers[0]) for event in log.events if event.kind.key in keys]


def play_on(game: Crown, seed: int, stop: str = "") -> None:
    """Answer at random until a decision of this name is open, or to the end."""
    dice = random.Random(seed)
    while not game.over and decision(game) != stop:
        seat = game.waiting[0]
        game.apply(seat, dice.choice(game.legal(seat)))


# ---- structure ------------------------------------------------------------------------------------------------------


@rule("sequence.structure", "era.rounds", "round.three", "round.two_turns", "overview.end", "score.end")
def test_a_game_has_three_eras_of_three_rounds_of_two_turns() -> None:
    for seed in range(20):
        game = opening(3, "2", seed)  # the track of this scenario never ends a game
        log = listen(game)
        play_on(game, seed)
        assert game.outcome is not None
        if game.outcome.way == "last_era":
            break
    else:
        raise AssertionError("no game lasted")
    told = kinds(log, "era_began", "round_began", "turn_began", "upkeep_began")
    of_round = [
        [("round_began", number), ("turn_began", 1), ("turn_began", 2), ("upkeep_began", number)]
        for number in (1, 2, 3)
    ]
    rounds = [each for part in of_round for each in part]
    assert told == [*rounds, ("era_began", 2), *rounds, ("era_began", 3), *rounds]


@rule("overview.win", "score.end")
def test_the_game_is_scored_after_its_last_era() -> None:
    game = crown()
    game.state.era = 2
    own(game, 1, "normandy", "lorraine")
    game.stack[:] = [Eras()]
    game.progress[:] = [1]
    game.start()
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.way) == ((1,), "last_era")


@rule("sequence.structure", "era.refresh")
def test_another_era_follows_the_first_and_the_second() -> None:
    for era in (0, 1):
        game = crown()
        game.state.era = era
        game.stack[:] = [Eras()]
        game.progress[:] = [1]
        game.start()
        assert (game.state.era, decision(game)) == (era + 1, "ChooseHand")


@rule("sequence.order", "round.dynasty")
def test_the_first_player_begins_and_the_others_follow_clockwise() -> None:
    for first in range(4):
        game = crown(4)
        game.state.token = first
        run(game, Round(0))
        asked = []
        while decision(game) == "Propose":
            asked.append(game.waiting[0])
            do(game, "stay")
        assert asked == [(first + step) % 4 for step in range(4)]


@rule("sequence.order")
def test_who_is_out_of_the_game_is_passed_over() -> None:
    game = crown(4)
    game.state.out[1] = 1
    run(game, Round(0))
    do(game, "stay")
    assert game.waiting == (2,)


@rule("sequence.token_change")
def test_a_new_first_player_counts_from_the_next_turn() -> None:
    game = crown(3)
    card = quiet(game, "crusade")
    others = ["realm-1", "realm-2"]
    for seat, mine in enumerate([others, ["war-1", card], ["intrigue-1", "intrigue-2"]]):
        hand(game, seat, *mine)
    plan_cards(game, 1, [card_number(card), card_number("war-1")])
    plan_cards(game, 0, [card_number(each) for each in others])
    plan_cards(game, 2, [card_number("intrigue-1"), card_number("intrigue-2")])
    bag(game, 1, "brave")
    log = listen(game)
    run(game, TurnOrder(0), TurnOrder(1))
    dice = random.Random(3)
    while decision(game) != AT_REST:
        seat = game.waiting[0]
        quietly = [option for option in game.legal(seat) if str(game.decision().spell(option)) == "decline"]
        game.apply(seat, (quietly or [dice.choice(game.legal(seat))])[0])
    told = [number for _, number in kinds(log, "card_revealed")]
    assert game.state.token == 1
    assert told == [0, 1, 2, 1, 2, 0]


@rule("sequence.token_change")
def test_the_last_of_two_new_first_players_counts() -> None:
    game = crown(3)
    take_first_player_token(game, 1)
    take_first_player_token(game, 2)
    run(game, Round(0))
    assert game.waiting == (2,)


# ---- refresh --------------------------------------------------------------------------------------------------------


def refresh(game: Crown) -> None:
    game.stack[:] = [Eras(), Era()]
    game.progress[:] = [1, 4]
    game.start()


@rule("era.refresh", "era.refresh1")
def test_unplayed_cards_are_discarded_face_up() -> None:
    game = crown()
    hand(game, 0, "war-1", "tax-2")
    hand(game, 2, "realm-3")
    refresh(game)
    assert game.state.hand == [[], [], []]
    assert game.state.discard[WAR] == [card_number("war-1")]
    assert game.state.discard[TAX] == [card_number("tax-2")]
    assert game.state.discard[REALM] == [card_number("realm-3")]
    assert not any(game.state.holding)
    sound(game)


@rule("era.refresh2")
def test_every_independent_region_gets_a_new_lord_also_one_that_stood_empty() -> None:
    game = opening(3, "1")
    state = game.state
    old = {number: each for number, each in enumerate(state.lord) if each != NONE}
    first = next(iter(old))
    remove_lord(state, first)
    state.allies[first] = 1
    tokens = [state.traits[each][0] for number, each in old.items() if number != first]
    before = len(state.random_traits)
    log = listen(game)
    refresh(game)
    assert {number for _, number in kinds(log, "lord_left")} == {old[number] for number in old if number != first}
    assert {number for number, each in enumerate(state.lord) if each != NONE} == set(old)
    assert all(len(state.traits[state.lord[number]]) == 1 for number in old)
    assert len(state.random_traits) == before + len(tokens) - len(old)
    assert not set(old.values()) & set(state.lord)
    assert state.allies[first] == 1  # the alliance stays
    assert {state.place[each] for each in old.values()} == {DISCARDED}
    sound(game)


@rule("era.refresh3")
def test_the_open_developments_are_replaced() -> None:
    game = crown()
    row(game, "navy", "bank", "library")
    old = list(game.state.row)
    refresh(game)
    assert game.state.development_discard == sorted(old)
    assert len([each for each in game.state.row if each != NONE]) == 3
    sound(game)


@rule("era.refresh")
def test_nothing_is_refreshed_after_the_last_era() -> None:
    game = crown()
    game.state.era = 2
    row(game, "navy", "bank", "library")
    lady = lord(game, "wales")
    hand(game, 0, "war-1")
    refresh(game)
    assert game.over
    assert lady in game.state.lord
    assert game.state.hand[0] == [card_number("war-1")]
    assert game.state.development_discard == []


@rule("crusade.limit", "era.rounds")
def test_a_new_era_asks_for_a_new_crusade_and_old_promises_have_lapsed() -> None:
    game = crown()
    game.state.crusades = [1, 1, 0]
    game.state.easier = [1, 0, 0]
    game.state.muddy = [0, 1, 0]
    game.state.round, game.state.phase = 2, UPKEEP
    game.stack[:] = [Eras()]
    game.progress[:] = [1]
    game.start()
    assert game.state.crusades == game.state.easier == game.state.muddy == [0, 0, 0]
    assert (game.state.round, game.state.phase) == (0, DYNASTY)
