"""The greedy player: it takes a win, stops a win, wastes nothing, and beats random players."""

from __future__ import annotations

import pytest

from regnum.agents import ask, make_agent
from regnum.agents.pax_renaissance.evaluation import Evaluation, evaluate
from regnum.agents.registry import find_agent
from regnum.engine.chance import FastChance
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.selfplay import simulate
from regnum.titles.pax_renaissance.facts.names import IMPERIAL
from regnum.titles.pax_renaissance.position.queries.victories import meets_conditions
from tests.conformance.pebbles import pebbles
from tests.conformance.playing import positions
from tests.titles.pax_renaissance.builder import Pax, pax
from tests.titles.positions import why_not

TITLE = "pax_renaissance"
ONE_AGAINST_THREE = ("greedy", "random", "random", "random")


def answer(game: Pax, seed: int = 1) -> str:
    """What the greedy player does next, in words."""
    seat = game.waiting[0]
    return str(game.decision().spell(ask(make_agent("greedy", seed), game, seat, seed)))


def play_turn(game: Pax, seed: int = 1) -> list[str]:
    """The greedy player's whole turn, without its end."""
    played: list[str] = []
    while not game.over:
        move = answer(game, seed)
        if move == "end-turn":
            break
        played.append(move)
        game.push(move)
    return played


# ---- sense ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_a_win(seed: int) -> None:
    game = pax(
        """
        victories = ["imperial"]
        [seat.0]
        west = ["ruler-england", "ruler-france"]
        florins = 5
    """,
        players=3,
    )
    assert answer(game, seed) == "declare imperial"


@pytest.mark.parametrize("seed", range(3))
def test_it_buys_the_comet_that_wins(seed: int) -> None:
    game = pax(
        """
        [seat.0]
        west = ["ruler-england", "ruler-france"]
        florins = 2
        [market]
        west = ["the-bold", "antipope", "comet3", "cornish-tin", "mons-meg", "kingmaker"]
    """,
        players=3,
    )
    assert play_turn(game, seed)[-1] == "declare imperial"
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


KINGMAKING = """
    {victories}
    [seat.0]
    west = ["star-chamber"]
    hand = ["gutenberg", "humanism"]
    florins = 1
    [seat.1]
    west = ["ruler-england", "ruler-france"]
    [turn]
    active = 0
    actions = 1
"""


@pytest.mark.parametrize("seed", range(3))
def test_it_stops_a_win(seed: int) -> None:
    """Beheading a ruler costs the assassin and the last action, and is still better than to lose."""
    game = pax(KINGMAKING.format(victories='victories = ["imperial"]'), players=3)
    assert meets_conditions(game.state, 1, IMPERIAL)
    assert "behead ruler-england" in play_turn(game, seed)
    assert not meets_conditions(game.state, 1, IMPERIAL)


def test_it_has_better_things_to_do_when_no_win_must_be_stopped() -> None:
    game = pax(KINGMAKING.format(victories=""), players=3)
    assert answer(game) == "play gutenberg"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("place", ["west", "hand"])
def test_it_does_not_sell_its_last_useful_card(place: str, seed: int) -> None:
    game = pax(
        f"""
        [seat.0]
        {place} = ["gutenberg"]
        [turn]
        active = 0
        actions = 1
    """,
        players=3,
    )
    assert why_not(game, "sell gutenberg") == "ok"
    assert not [move for move in play_turn(game, seed) if move.startswith("sell")]


def test_it_uses_both_actions() -> None:
    for seed in range(5):
        game = find_title(TITLE).setup({}, 4, FastChance(seed))
        play_turn(game, seed)
        assert game.state.actions == 0


# ---- evaluation -----------------------------------------------------------------------------------------------------


def test_no_step_is_missing_exactly_when_the_conditions_are_met() -> None:
    for game, _ in positions(find_title(TITLE), 1, 150):
        found = Evaluation(game.state)
        for seat in found.seats:
            for victory in range(4):
                assert (found.gaps[seat][victory] == 0) == meets_conditions(game.state, seat, victory)


def test_other_hands_do_not_count() -> None:
    for game, _ in positions(find_title(TITLE), 2, 30):
        state = game.state.copy()  # the game goes on
        state.hand[1:] = [[] for _ in state.hand[1:]]
        assert evaluate(state, 0) == evaluate(game.state, 0)


@pytest.mark.parametrize("rule", ["any_gap", "no_card_at_all"])
def test_it_knows_the_last_turn(rule: str) -> None:
    """Exactly the turns after which the market cannot be filled are the last, and the leader in patrons then wins."""
    seen = 0
    for seed in range(12):
        game: Pax = find_title(TITLE).setup(
            find_title(TITLE).check_options({"market_exhaustion": rule}), 3, FastChance(seed)
        )
        agent = make_agent("random", seed)
        while not game.over:
            seat = game.waiting[0]
            option = agent.choose(game, seat)
            ends = str(game.decision().spell(option)) == "end-turn"
            found = Evaluation(game.state)
            game.apply(seat, option)
            if ends:
                assert game.over == found.last_turn
                seen += found.last_turn
                if game.outcome is not None:
                    assert game.outcome.winners == tuple(seat for seat in found.seats if found.leads_patrons(seat))
    assert seen > 0


# ---- strength -------------------------------------------------------------------------------------------------------


def test_it_wins_most_of_a_few_games() -> None:
    result = simulate(TITLE, players=4, games=8, agents=ONE_AGAINST_THREE, seed=1)
    assert (result.finished, result.errors) == (8, 0)
    assert result.wins_by_agent["greedy"] >= 6


@pytest.mark.slow
def test_it_beats_three_random_players() -> None:
    result = simulate(TITLE, players=4, games=60, agents=ONE_AGAINST_THREE, seed=2026)
    assert result.wins_by_agent["greedy"] >= 0.85 * 60


# ---- titles ---------------------------------------------------------------------------------------------------------


def test_it_refuses_other_titles() -> None:
    refusal = "the agent greedy plays pax_renaissance, crusader_kings, here_i_stand only, not pebbles"
    with pytest.raises(RegnumError, match=refusal):
        find_agent("greedy", "pebbles")
    game = pebbles().setup({}, 2, FastChance(1))
    with pytest.raises(RegnumError, match=refusal):
        make_agent("greedy", 1).choose(game, game.waiting[0])
