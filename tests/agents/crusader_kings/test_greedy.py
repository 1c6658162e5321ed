"""The greedy player: it judges every decision, trades where both gain, opposes near Jerusalem, and wins."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.agents import ask, ask_for_deals, ask_to_agree, make_agent
from regnum.agents.crusader_kings.greedy import JUDGES
from regnum.agents.crusader_kings.greedy_cards import card_worth, coup_hopes
from regnum.agents.crusader_kings.greedy_trade import agrees, propose, worth
from regnum.agents.crusader_kings.greedy_values import UNREST, coin, earned, spent
from regnum.engine.deals import Deal, DealItem
from regnum.engine.frames import Frame
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from regnum.selfplay import Match, play_game, simulate
from regnum.selfplay.match import Step, new_game, play_out, seat_players
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT_IDS
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_CRUSADE,
    CRITICAL_INTRIGUE,
    FOR_CASUS_BELLI,
    FOR_CRUSADE,
    INTRIGUE,
    OPEN,
    SECRET,
)
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.invasion import Spoils
from regnum.titles.crusader_kings.title import TITLE
from tests.titles.crusader_kings.builder import army, bag, crown, gold, own, region, run, unrest

LONGBOW = DEVELOPMENT_IDS.index("longbow")


def test_it_has_a_judgement_for_every_decision():
    assert set(JUDGES) == {decision.__name__ for decision in TITLE.decision_classes}


def test_it_refuses_other_titles():
    game = regnum.new("pax_renaissance", players=2)
    from regnum.agents.crusader_kings.greedy import GreedyAgent

    with pytest.raises(RegnumError, match="crusader_kings only"):
        GreedyAgent(1).choose(game, game.waiting[0])


@pytest.mark.parametrize("scenario", ["1", "4"])
def test_one_against_four_random_players_wins_most_games(scenario: str):
    agents = ["greedy", "random", "random", "random", "random"]
    result = simulate("crusader_kings", 5, 10, agents, seed=3, scenario=scenario)
    assert (result.finished, result.errors, result.dead_ends) == (10, 0, 0)
    assert result.wins_by_agent["greedy"] >= 8  # 60 % are asked for; it wins nearly always


def test_the_same_seed_makes_the_same_choices():
    game = regnum.new("crusader_kings", players=3, seed=4)
    for number in range(60):
        seat = game.waiting[0]
        one, other = (ask(make_agent("greedy", 9), game, seat, number) for _ in range(2))
        assert one == other
        game.apply(seat, one)


def crusade_near_jerusalem(position: int, gold: int) -> int:
    """What a greedy player pays against a rival's crusade when the lowest free position is this one."""
    game = regnum.new("crusader_kings", players=3, seed=1)
    state = game.state
    for place in range(position):
        state.shield[place] = place % 2
    state.unsettled = 0
    bag(game, 1, "brave", "strong", "ugly", "weak")
    state.gold = [gold, 5, 0]
    game.stack.clear()
    game.progress.clear()
    game.call(Check(1, FOR_CRUSADE, CRITICAL_CRUSADE, 1, 1, OPEN))
    game.start()
    game.push("invest 2", 1)
    while game.waiting == (2,):
        game.push("oppose 0", 2)
    if game.waiting != (0,):
        return 0
    option = ask(make_agent("greedy", 1), game, 0, 1)
    return int(str(game.decision().spell(option)).split()[1])


def test_it_opposes_a_crusade_near_jerusalem_and_not_far_from_it():
    assert crusade_near_jerusalem(9, 6) > 0
    assert crusade_near_jerusalem(1, 6) == 0


def answer(game: Game[Any], frame: Frame[Any], seat: int = 0) -> str:
    """How a greedy player answers a frame."""
    run(game, frame)
    return str(game.decision().spell(ask(make_agent("greedy", 1), game, seat, 1)))


@pytest.mark.parametrize(("armies", "paid"), [(2, "invest 1"), (3, "invest 0")])
def test_it_keeps_the_pay_of_its_armies(armies: int, paid: str):
    game = crown()
    bag(game, 0, "brave", "strong", "weak", "ugly")
    gold(game, 0, 3)
    own(game, 0, "wales", "mercia")
    army(game, *("wales", "mercia", "wessex")[:armies])
    assert answer(game, Check(0, FOR_CASUS_BELLI, CRITICAL_INTRIGUE, 1, 1, SECRET)) == paid


def test_gold_that_armies_wait_for_is_worth_more():
    game = crown()
    gold(game, 0, 1)
    army(game, "wessex")
    assert spent(game.state, 0, 0) == 0.0
    assert spent(game.state, 0, 1) == pytest.approx(coin(game.state, 0) + UNREST)
    assert earned(game.state, 0, 2) == pytest.approx(2 * coin(game.state, 0))
    gold(game, 0, 0)
    assert earned(game.state, 0, 2) == pytest.approx(2 * coin(game.state, 0) + UNREST)


def test_it_loots_where_no_rival_could_overthrow_it():
    game = crown()
    own(game, 0, "wales", "mercia")
    gold(game, 0, 2)
    spoils = Spoils(0, region("wales"), region("wessex"), 0)
    assert answer(game, spoils) == "loot"
    own(game, 1, "mercia", "wessex")
    assert answer(game, spoils) == "hold"


def test_it_plans_a_coup_where_there_is_unrest():
    game = crown()
    bag(game, 0, "brave", "strong")
    gold(game, 0, 3)
    own(game, 0, "normandy")
    own(game, 1, "burgundy")
    assert coup_hopes(game, 0) == 0.0
    unrest(game, "paris", 1)
    assert card_worth(game, 0, INTRIGUE, False, False) == coup_hopes(game, 0) > 0.3


def market(gold: int = 9) -> Game[Any]:
    """Seat 0 is asked in its dynasty phase; seat 1 has a Longbow that seat 0 lacks."""
    game = regnum.new("crusader_kings", players=3, seed=2)
    while type(game.decision()).__name__ != "Propose" or game.waiting != (0,):
        seat = game.waiting[0]
        game.apply(seat, game.legal(seat)[0])
    state = game.state
    state.held = [[], [LONGBOW], []]
    state.gold = [gold, 1, 1]
    return game


def test_it_buys_a_development_that_it_uses_better():
    game = market()
    deal = propose(game, 0)
    assert deal is not None
    assert {item.kind for item in deal.items} == {"gold", "development"}
    assert worth(game.state, 0, deal) > 0
    assert worth(game.state, 1, deal) > 0
    assert game.why_not_strike(deal) is None
    agent = make_agent("greedy", 1)
    assert [str(each) for each in ask_for_deals(agent, game, 0, 1)] == [str(deal)]
    assert ask_to_agree(agent, game, 1, deal, 1)
    assert propose(market(gold=0), 0) is None


def test_it_gives_nothing_away():
    game = market()
    gift = Deal((0, 1), [DealItem(1, 0, "development", LONGBOW)])
    assert agrees(game, 0, gift)
    assert not agrees(game, 1, gift)
    cheap = Deal((0, 1), [DealItem(0, 1, "gold", 0, 1), DealItem(1, 0, "region", game.state.owner.index(1))])
    assert not agrees(game, 1, cheap)


def test_agents_that_do_not_trade_are_not_asked():
    game = market()
    deal = propose(game, 0)
    assert deal is not None
    agent = make_agent("random", 1)
    assert ask_for_deals(agent, game, 0, 1) == []
    assert not ask_to_agree(agent, game, 1, deal, 1)
    assert ask_for_deals(make_agent("greedy", 1), regnum.new("pax_renaissance", players=2), 0, 1) == []


def test_greedy_players_trade_with_each_other():
    match = Match("crusader_kings", ("greedy",) * 5, 1)
    steps: list[Step] = []
    result = play_out(match, new_game(match), seat_players(match), steps)
    assert result.failure is None
    assert any(isinstance(step, Deal) for step in steps)
    assert play_game(match).winners == result.winners


def test_it_says_why_it_declines_and_what_it_would_take_instead():
    game, agent = market(gold=7), make_agent("greedy", 1)
    gift = Deal((0, 1), [DealItem(1, 0, "development", LONGBOW)])
    reply = ask_to_agree(agent, game, 1, gift, 1)
    assert (reply.agrees, reply.reason) == (False, "too_little")
    assert reply.counter is not None
    assert game.why_not_strike(reply.counter) is None
    assert agrees(game, 1, reply.counter)
    assert [item.kind for item in reply.counter.items] == ["development", "gold"]
    poor = market(gold=0)
    assert ask_to_agree(agent, poor, 1, gift, 1).counter is None
