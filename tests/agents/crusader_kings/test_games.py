"""Whole games of the programs, and what they never do."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import regnum
from regnum.agents import Agent, agent_names, ask, make_agent
from regnum.selfplay import Match, play_game
from regnum.titles.crusader_kings.facts.catalogue import SCENARIOS
from regnum.titles.crusader_kings.facts.names import NONE, STRATEGY_NAMES
from regnum.titles.crusader_kings.position.state import Crown
from tests.rule import rule

TITLE = "crusader_kings"
GAMES = 20
Said = tuple[str, str, str]  # the program, the decision and the answer


def seat_programs(game: Crown, seed: int) -> list[Agent]:
    """The program of every seat that has one, a random player elsewhere."""
    names = [STRATEGY_NAMES[each] if each != NONE else "random" for each in game.state.strategy]
    return [make_agent(name, seed * 10 + seat, TITLE) for seat, name in enumerate(names)]


def play(game: Crown, agents: list[Agent], seed: int) -> list[Said]:
    """Play to the end; what was said, and by whom."""
    said: list[Said] = []
    while not game.over:
        seat, decision = game.waiting[0], game.decision()
        option = ask(agents[seat], game, seat, seed + len(said))
        strategy = game.state.strategy[seat]
        name = STRATEGY_NAMES[strategy] if strategy != NONE else ""
        said.append((name, type(decision).__name__, str(decision.spell(option))))
        game.apply(seat, option)
        assert len(said) < 5000
    assert game.title.invariants(game) == []
    assert game.outcome is not None
    return said


def five_programs(seed: int, scenario: str = "1") -> Crown:
    """A game in which every dynasty is a program's; the strategies go round with the seed."""
    seats = len(SCENARIOS[int(scenario) - 1].realms)
    options = {f"seat_{seat}": STRATEGY_NAMES[(seat + seed) % 5] for seat in range(seats)}
    return regnum.new(TITLE, seats, seed, options, scenario)


@cache
def games_of_five() -> tuple[Said, ...]:
    """Everything said in some games of the first scenario."""
    found: list[Said] = []
    for seed in range(GAMES):
        game = five_programs(seed)
        found += play(game, seat_programs(game, seed), seed)
    return tuple(found)


# ---- they finish ----------------------------------------------------------------------------------------------------


def test_games_of_the_five_programs_end() -> None:
    said = games_of_five()
    assert {name for name, _, _ in said} == set(STRATEGY_NAMES)


@pytest.mark.parametrize("scenario", ["2", "3", "4", "5", "6"])
@pytest.mark.parametrize("seed", [1, 2])
def test_games_of_programs_end_in_every_scenario(scenario: str, seed: int) -> None:
    game = five_programs(seed, scenario)
    play(game, seat_programs(game, seed), seed)


@rule("ai.modes2")
@pytest.mark.parametrize("allied", ["off", "on"])
def test_a_game_for_one_against_four_programs_ends(allied: str) -> None:
    game: Crown = regnum.new(TITLE, 1, 5, {"allied_programs": allied}, "1")
    assert [each == NONE for each in game.state.strategy] == [True, False, False, False, False]
    seats = game.state.strategy
    while not game.over and allied == "on":
        seat = game.waiting[0]
        name = STRATEGY_NAMES[seats[seat]] if seat else "random"
        game.apply(seat, ask(make_agent(name, 5, TITLE), game, seat, 5))
        assert not any(game.state.war[one * 5 + other] for one in range(1, 5) for other in range(1, 5))
    play(game, seat_programs(game, 5), 5)


@rule("ai.modes3")
def test_players_together_against_programs() -> None:
    sides = ((0, 1), (2, 3, 4), (0, 1, 2, 3, 4))
    for seed in range(3):
        result = play_game(Match(TITLE, ("random", "random"), seed, options={"team": "on"}, scenario="1"))
        assert result.failure is None
        assert result.winners in sides


@pytest.mark.parametrize("players", [1, 2])
def test_the_rules_seat_them_in_a_match(players: int) -> None:
    result = play_game(Match(TITLE, ("random",) * players, 7, scenario="1"))
    assert result.failure is None
    assert set(result.seated[players:]) <= set(STRATEGY_NAMES)
    assert len(result.seated) == 5


@pytest.mark.parametrize("scenario", ["1", "3", "6"])
def test_they_can_take_the_seats_of_players(scenario: str) -> None:
    seats = len(SCENARIOS[int(scenario) - 1].realms)
    result = play_game(Match(TITLE, STRATEGY_NAMES[:seats], 3, scenario=scenario))
    assert result.failure is None
    assert result.winners


# ---- what they never do ---------------------------------------------------------------------------------------------


def answers(decision: str, program: str = "") -> list[str]:
    return [said for name, asked, said in games_of_five() if asked == decision and program in ("", name)]


@rule("ai.no_oppose", "ai.supports_allies", "ai.draw", "ai.cards")
def test_programs_are_not_asked_what_the_rules_decide_for_them() -> None:
    asked = {decision for _, decision, _ in games_of_five()}
    assert asked.isdisjoint({"Oppose", "BackAlly", "Invest", "Plan", "ChooseHand", "PayArmies"})


@rule("ai.marriage")
def test_they_marry_off_rulers_and_children_only() -> None:
    assert not any("sibling" in said.split()[1] for said in answers("Propose") if said != "stay")
    assert set(answers("Titles")) == {"done"}


@rule("ai.ferox.marriage", "ai.postis.marriage")
def test_ferox_and_postis_never_propose_to_players() -> None:
    assert answers("OfferTerms", "ferox") == answers("OfferTerms", "postis") == []
    assert answers("Propose", "ferox")


@rule("ai.mobilised", "ai.aperio.war3")
def test_only_aperio_mobilizes() -> None:
    for program in STRATEGY_NAMES[:4]:
        assert "mobilize" not in answers("ChooseAction", program)


@rule("ai.numbering")
def test_there_is_one_plot_for_each_card() -> None:
    plots = [said for _, decision, said in games_of_five() if decision in ("ChooseAction", "ChoosePlot")]
    for before, after in pairwise(plots):
        if before.split()[0] in ("fabricate", "unrest", "assassinate", "bribe", "divorce"):
            assert after in ("stop", "build", "develop", "plot", "coup", "mobilize", "invade", "crusade", "decline")


@rule("ai.crusade_force")
def test_every_program_crusades_in_every_era() -> None:
    for seed in range(4):
        game = five_programs(seed, "2")
        agents = seat_programs(game, seed)
        ended = 0
        while not game.over:
            era, crusades, out = game.state.era, game.state.crusades, game.state.out
            seat = game.waiting[0]
            game.apply(seat, ask(agents[seat], game, seat, seed))
            if game.state.era != era:
                ended += 1
                assert all(count or gone for count, gone in zip(crusades, out, strict=True))
        assert ended == 2


# ---- their names; what every agent keeps to is in `tests/agents/test_conformance.py` --------------------------------


def test_they_are_known_by_name() -> None:
    assert {*STRATEGY_NAMES, "random"} <= set(agent_names(TITLE))
    assert not set(STRATEGY_NAMES) & set(agent_names("pax_renaissance"))
