"""The greedy player of Here I Stand: it judges every decision, takes what is offered, and wins against chance."""

from __future__ import annotations

from random import Random

import pytest

import regnum
from regnum.agents import ask, ask_for_deals, ask_for_promises, ask_to_agree, make_agent
from regnum.agents.here_i_stand.greedy import JUDGES, GreedyAgent
from regnum.agents.here_i_stand.greedy_map import Aims, points_left, siege_chance
from regnum.engine.chance import FastChance
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.refusals import RegnumError
from regnum.selfplay import simulate
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCENARIO_IDS,
)
from regnum.titles.here_i_stand.position.queries.points import protestant_spaces
from regnum.titles.here_i_stand.position.queries.progress import ACTION_PHASE
from regnum.titles.here_i_stand.title import TITLE
from tests.conformance.secrecy import scrambled
from tests.titles.here_i_stand.builder import (
    Europe,
    besiege,
    control,
    dice,
    europe,
    faith,
    hold,
    impulse,
    laid_out,
    leaders,
    negotiate,
    play,
    units,
    war,
)
from tests.titles.positions import decision, do


def answer(game: Europe) -> str:
    """What a greedy player answers to the open decision."""
    seat = game.waiting[0]
    return str(game.decision().spell(ask(make_agent("greedy", 1, "here_i_stand"), game, seat, 1)))


def follow(game: Europe, most: int = 60) -> list[str]:
    """All answers of greedy players until somebody plays a card again."""
    said: list[str] = []
    while decision(game) not in ("PlayCard", "over") and len(said) < most:
        said.append(answer(game))
        do(game, said[-1])
    return said


def siege(attackers: int, inside: int) -> Europe:
    """The Ottoman besieges Belgrade with Suleiman and has two points left."""
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    units(game, "belgrade", "ottoman", regular=attackers)
    units(game, "belgrade", "hungary_bohemia", regular=inside)
    units(game, "istanbul", "ottoman", regular=2)
    for town in ("buda", "prague", "florence", "metz", "milan"):
        units(game, town, "hungary_bohemia" if town in ("buda", "prague") else "independent", regular=8)
    leaders(game, "belgrade", "suleiman")
    besiege(game, "belgrade", "ottoman")
    return impulse(game, "ottoman", 2)


# ---- the whole ------------------------------------------------------------------------------------------------------


def test_it_has_a_judgement_for_every_decision():
    assert set(JUDGES) == {each.__name__ for each in TITLE.decision_classes}


def test_it_refuses_other_titles():
    game = regnum.new("pax_renaissance", players=2)
    with pytest.raises(RegnumError, match="here_i_stand only"):
        GreedyAgent(1).choose(game, game.waiting[0])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_every_answer_of_a_whole_game_is_legal(scenario: str, players: int):
    result = simulate("here_i_stand", players, 1, ["greedy"] * players, seed=7, scenario=scenario)
    assert (result.finished, result.errors, result.dead_ends) == (1, 0, 0)


def test_the_same_seed_makes_the_same_choices():
    game: Europe = regnum.new("here_i_stand", players=6, seed=4)
    for number in range(400):
        seat = game.waiting[0]
        one, other = (ask(make_agent("greedy", 9, "here_i_stand"), game, seat, number) for _ in range(2))
        assert one == other
        game.apply(seat, one)


def test_hidden_cards_make_no_difference():
    game: Europe = regnum.new("here_i_stand", players=6, seed=5)
    dice, looked = Random(5), 0
    for number in range(600):
        seat = game.waiting[0]
        choice = ask(make_agent("greedy", 3, "here_i_stand"), game, seat, number)
        if len(game.legal(seat)) > 1 and dice.random() < 0.3:
            looked += 1
            twin = scrambled(game, seat, number)
            twin.chance = FastChance(number + 1)
            assert ask(make_agent("greedy", 3, "here_i_stand"), twin, seat, number) == choice
        game.apply(seat, choice)
    assert looked > 40


def test_one_against_five_random_players_wins_most_games():
    result = simulate("here_i_stand", 6, 6, ["greedy", *["random"] * 5], seed=3)
    assert (result.finished, result.errors, result.dead_ends) == (6, 0, 0)
    assert result.wins_by_agent["greedy"] >= 4  # in each of the six seats once; it wins nine of ten


# ---- war ------------------------------------------------------------------------------------------------------------


def test_it_takes_an_assault_that_is_nearly_won():
    game = siege(attackers=9, inside=1)
    assert answer(game) == "assault belgrade"
    assert follow(game)[:2] == ["assault belgrade", "all"]


def test_it_does_not_throw_an_army_against_walls():
    assert not answer(siege(attackers=6, inside=5)).startswith("assault")


def test_an_army_marches_towards_the_key_that_it_can_take():
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    units(game, "nezh", "ottoman", regular=8)
    units(game, "istanbul", "ottoman", regular=2)
    units(game, "belgrade", "hungary_bohemia", regular=1)
    leaders(game, "nezh", "suleiman")
    assert answer(impulse(game, "ottoman", 2)) == "march nezh-to-belgrade"


def test_an_army_leaves_a_guard_behind_in_a_key():
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    units(game, "belgrade", "ottoman", regular=9)
    control(game, "ottoman", "belgrade")
    leaders(game, "belgrade", "suleiman")
    units(game, "buda", "hungary_bohemia", regular=2)
    impulse(game, "ottoman", 3)
    do(game, "march belgrade-to-mohacs")
    assert answer(game) == "lead suleiman"
    do(game, "lead suleiman")
    assert answer(game) == "take ottoman-regular 8"


@pytest.mark.parametrize(("mine", "said"), [(6, "let-pass"), (12, "intercept vienna")])
def test_it_intercepts_only_weaker_armies(mine: int, said: str):
    game = europe()
    war(game, "ottoman", "hapsburg")
    units(game, "buda", "ottoman", regular=6)
    control(game, "ottoman", "buda")
    control(game, "hapsburg", "pressburg")
    leaders(game, "buda", "suleiman")
    units(game, "vienna", "hapsburg", regular=mine)
    impulse(game, "ottoman", 3)
    do(game, "march buda-to-pressburg", "all")
    assert decision(game) == "Intercept"
    assert answer(game) == said


def test_mercenaries_die_first():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "metz", "hapsburg", regular=4, mercenary=4)
    leaders(game, "metz", "charles_v")
    units(game, "metz", "france", regular=2)
    control(game, "france", "metz")
    besiege(game, "metz", "hapsburg")
    impulse(game, "hapsburg", 2)
    dice(game, *[1] * 6, *[6] * 3)
    do(game, "assault metz", "all")
    assert decision(game) == "TakeLosses"
    assert answer(game) == "lose hapsburg-mercenary 3"


def test_goals_are_those_that_can_still_be_reached_in_the_turn():
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    buda, sofia = SPACE_NUMBER["buda"], SPACE_NUMBER["sofia"]
    control(game, "hungary_bohemia", "buda")
    impulse(game, "ottoman", 2)
    assert points_left(game.state, OTTOMAN) == 2
    near = Aims(game.state, OTTOMAN, 0).lure(8)
    assert near[buda] > 0.0 == near[sofia]
    hold(game, "ottoman", "roxelana", "machiavelli_the_prince")
    assert Aims(game.state, OTTOMAN, 0).lure(8)[sofia] > 0.0


@pytest.mark.parametrize(("army", "garrison", "least", "most"), [(3, 3, 0, 0), (4, 3, 0.1, 0.5), (9, 1, 1, 1)])
def test_besiegers_must_outnumber_those_inside(army: int, garrison: int, least: float, most: float):
    assert least <= siege_chance(army, garrison) <= most


# ---- faith ----------------------------------------------------------------------------------------------------------


def test_the_papacy_builds_saint_peters():
    game = europe()
    units(game, "rome", "papacy", regular=3)
    units(game, "ravenna", "papacy", regular=2)
    for town in ("florence", "milan", "genoa", "venice"):
        units(game, town, "independent", regular=4)
    impulse(game, "papacy", 4)
    assert follow(game) == ["basilica"] * 4
    assert game.state.st_peters == 4


def test_protestants_preach():
    game = laid_out()
    game.state.turn = 1
    game.state.phase = ACTION_PHASE
    faith(game, "protestant", "wittenberg", "brandenburg", "leipzig", "magdeburg")
    before = protestant_spaces(game.state)
    said: list[str] = []
    impulse(game, "protestant", 6)
    while decision(game) != "over" and game.waiting == (PROTESTANT,) and len(said) < 30:
        said.append(answer(game))
        do(game, said[-1])
    assert any(each.startswith("treatise") for each in said)
    assert protestant_spaces(game.state) > before


# ---- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "card", "said"),
    [
        ("hapsburg", "holy_roman_emperor", "event holy-roman-emperor"),
        ("papacy", "leipzig_debate", "event leipzig-debate"),
        ("england", "copernicus", "event copernicus"),
        ("protestant", "printing_press", "event printing-press"),
        ("papacy", "printing_press", "points printing-press"),
    ],
)
def test_cards_are_events_for_those_whom_they_help(power: str, card: str, said: str):
    game = laid_out()
    for each in range(len(game.state.place)):
        game.state.place[each] = 0 if game.state.place[each] > 5 else game.state.place[each]
    hold(game, power, card)
    assert answer(play(game, power)) == said


# ---- deals ----------------------------------------------------------------------------------------------------------


def test_it_takes_gifts_and_gives_none():
    game = negotiate(europe())
    hold(game, "france", "fuggers", "erasmus")
    gift = Deal((FRANCE, ENGLAND), [DealItem(FRANCE, ENGLAND, "cards", 0, 1)])
    assert ask_to_agree(make_agent("greedy", 1, "here_i_stand"), game, ENGLAND, gift, 1)
    reply = ask_to_agree(make_agent("greedy", 1, "here_i_stand"), game, FRANCE, gift, 1)
    assert (reply.agrees, reply.reason) == (False, "too_little")


def test_powers_that_gain_nothing_by_a_war_propose_to_end_it():
    game = europe()
    war(game, "hapsburg", "france")
    negotiate(game)
    agent = make_agent("greedy", 1, "here_i_stand")
    deals = ask_for_deals(agent, game, FRANCE, 1)
    peace = Deal((FRANCE, HAPSBURG), [], [Clause((FRANCE, HAPSBURG), "peace")])
    assert str(peace) in [str(deal) for deal in deals]
    assert ask_to_agree(agent, game, HAPSBURG, peace, 1)
    assert ask_for_deals(agent, game, PAPACY, 1) == []


def test_an_army_before_a_key_wants_no_peace():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "metz", "france", regular=1)
    control(game, "france", "metz")
    units(game, "besancon", "hapsburg", regular=8)
    leaders(game, "besancon", "charles_v")
    hold(game, "hapsburg", "fuggers", "erasmus")
    negotiate(game)
    peace = Deal((FRANCE, HAPSBURG), [], [Clause((FRANCE, HAPSBURG), "peace")])
    assert not ask_to_agree(make_agent("greedy", 1, "here_i_stand"), game, HAPSBURG, peace, 1)


def promised_no_war(game: Europe, seat: int) -> set[int]:
    """To whom a greedy player promises that it will not attack."""
    return {each.number for each in ask_for_promises(make_agent("greedy", 1, "here_i_stand"), game, seat, 1)}


def test_it_promises_no_war_to_those_whom_it_would_not_attack():
    game = negotiate(europe())
    assert HAPSBURG in promised_no_war(game, FRANCE)
    units(game, "metz", "france", regular=1)
    control(game, "france", "metz")
    units(game, "besancon", "hapsburg", regular=8)
    leaders(game, "besancon", "charles_v")
    hold(game, "hapsburg", "fuggers", "erasmus")
    assert HAPSBURG in promised_no_war(game, FRANCE)
    assert FRANCE not in promised_no_war(game, HAPSBURG)


def test_it_promises_nothing_to_enemies_nor_when_the_talks_are_over():
    game = europe()
    war(game, "hapsburg", "france")
    assert HAPSBURG not in promised_no_war(negotiate(game), FRANCE)
    assert promised_no_war(impulse(game, "france", 2), FRANCE) == set()
