"""Marriages of the programs: who, whom, for how much, and what they accept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.titles.crusader_kings.facts.catalogue import CHARACTER, OURS, RULER_SEX
from regnum.titles.crusader_kings.facts.limits import LAST_ROUND, ROUNDS
from regnum.titles.crusader_kings.facts.names import MALE
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.marriage import AnswerProposal, OfferTerms, PickSpouse, Propose
from tests.agents.crusader_kings.table import (
    HOMES,
    claim,
    crown,
    hold,
    in_law,
    lord,
    relative,
    says,
    war,
)
from tests.rule import rule

ALL = ("ferox", "postis", "munitio", "amandit", "aperio")


def proposal(game: Crown, seat: int = 0) -> str:
    return says(game, Propose(seat), seat=seat)


def married(program: str) -> Crown:
    """A program whose ruler has a wife, so that it is the children's turn."""
    game = crown(program)
    relative(game, 0, "spouse", "f")
    return game


# ---- whom -----------------------------------------------------------------------------------------------------------


def test_the_ruler_of_seat_0_is_a_man() -> None:
    """The positions below offer him ladies."""
    assert RULER_SEX[crown("ferox").state.ruler[0]] == MALE


@rule("ai.ferox.marriage")
@pytest.mark.parametrize("trait", ["strong", "cruel", "swordmaster"])
def test_ferox_prefers_three_traits_to_the_nearest_lord(trait: str) -> None:
    game = crown("ferox")
    lord(game, "lorraine", "pious")
    lord(game, "denmark", trait)
    assert proposal(game) == "marry-lord ruler denmark"


@rule("ai.ferox.marriage")
def test_ferox_takes_the_nearest_lord_whatever_the_trait() -> None:
    game = crown("ferox")
    lord(game, "denmark", "pious")
    lord(game, "swabia", "inbred")
    assert proposal(game) == "marry-lord ruler swabia"
    lord(game, "lorraine", "ugly")
    assert proposal(game) == "marry-lord ruler lorraine"  # as near, and earlier in the list of regions


@rule("ai.ferox.marriage")
def test_ferox_never_asks_for_the_child_of_a_player() -> None:
    game = crown("ferox")
    relative(game, 1, "child", "f", "strong")
    assert proposal(game).startswith("marry-court ruler")


@rule("ai.postis.marriage")
@pytest.mark.parametrize("trait", ["honest", "ambitious"])
def test_postis_prefers_honest_and_ambitious_lords(trait: str) -> None:
    game = crown("postis")
    lord(game, "lorraine", "pious")
    lord(game, "denmark", trait)
    assert proposal(game) == "marry-lord ruler denmark"


@rule("ai.postis.marriage")
def test_postis_marries_nobody_with_another_negative_trait() -> None:
    game = crown("postis")
    lord(game, "lorraine", "ugly")
    assert proposal(game) == "marry-court ruler frankish"
    lord(game, "denmark", "brave")
    assert proposal(game) == "marry-lord ruler denmark"


@rule("ai.munitio.marriage")
@pytest.mark.parametrize("threat", [claim, war])
def test_munitio_prefers_children_of_those_who_threaten_it(threat: Callable[[Crown, int, int], None]) -> None:
    game = crown("munitio")
    lord(game, "lorraine", "pious")
    relative(game, 1, "child", "f", "ugly")
    relative(game, 2, "child", "f", "pious")
    assert proposal(game) == "marry-lord ruler lorraine"
    threat(game, 1, 0)
    assert proposal(game) == "marry-kin ruler 1 child-1"


@rule("ai.munitio.marriage")
def test_munitio_asks_for_children_only() -> None:
    game = crown("munitio")
    claim(game, 1, 0)
    relative(game, 1, "sibling", "f", "pious")
    assert proposal(game) == "marry-court ruler frankish"


@rule("ai.munitio.marriage")
def test_munitio_takes_lords_with_a_positive_trait_only() -> None:
    game = crown("munitio")
    lord(game, "lorraine", "ambitious")
    assert proposal(game) == "marry-court ruler frankish"
    lord(game, "denmark", "kind")
    assert proposal(game) == "marry-lord ruler denmark"


@rule("ai.munitio.marriage")
def test_munitio_asks_its_enemies_in_every_round_of_an_era() -> None:
    game = crown("munitio")
    claim(game, 1, 0)
    relative(game, 1, "child", "f", "ugly")
    for number in range(ROUNDS):
        game.state.round = number
        assert proposal(game) == "marry-kin ruler 1 child-1"


@rule("ai.amandit.marriage", "ai.aperio.marriage")
@pytest.mark.parametrize(("program", "trait"), [("amandit", "brave"), ("aperio", "cruel")])
def test_other_programs_ask_in_the_third_round_too(program: str, trait: str) -> None:
    game = crown(program)
    relative(game, 1, "child", "f", trait)
    game.state.round = LAST_ROUND
    assert proposal(game) == "marry-kin ruler 1 child-1"


@rule("ai.munitio.marriage")
def test_munitio_offers_four_gold_for_a_good_child_and_one_for_a_bad_one() -> None:
    game = crown("munitio")
    good, bad = relative(game, 1, "child", "f", "pious"), relative(game, 1, "child", "f", "ugly")
    ruler = game.state.ruler[0]
    assert says(game, OfferTerms(0, ruler, 1, good)) == "offer 4 ours"
    assert says(game, OfferTerms(0, ruler, 1, bad)) == "offer 1 ours"


@rule("ai.amandit.marriage")
def test_amandit_goes_from_positive_traits_to_lustful_and_deceitful_ones() -> None:
    game = crown("amandit")
    lord(game, "lorraine", "ugly")
    assert proposal(game) == "marry-court ruler frankish"
    lord(game, "swabia", "deceitful")
    assert proposal(game) == "marry-lord ruler swabia"
    lord(game, "bohemia", "lustful")
    assert proposal(game) == "marry-lord ruler bohemia"
    lord(game, "denmark", "chaste")
    assert proposal(game) == "marry-lord ruler denmark"


@rule("ai.amandit.marriage")
def test_amandit_asks_players_only_if_no_lord_will_do() -> None:
    game = crown("amandit")
    relative(game, 2, "child", "f", "deceitful")
    relative(game, 1, "child", "f", "lustful")
    assert proposal(game) == "marry-kin ruler 1 child-1"
    relative(game, 3, "sibling", "f", "brave")
    assert proposal(game) == "marry-kin ruler 3 sibling-1"
    lord(game, "denmark", "deceitful")
    assert proposal(game) == "marry-lord ruler denmark"


@rule("ai.amandit.marriage")
def test_amandit_gives_three_gold_with_each_child() -> None:
    game = crown("amandit")
    child, bride = relative(game, 0, "child", "m"), relative(game, 1, "child", "f", "brave")
    assert says(game, OfferTerms(0, child, 1, bride)) == "offer 3 ours"
    assert says(game, OfferTerms(0, game.state.ruler[0], 1, bride)) == "offer 0 ours"
    assert says(game, OfferTerms(0, child, 1, game.state.ruler[1])) == "offer 3 theirs"


@rule("ai.aperio.marriage")
def test_aperio_prefers_cruel_characters_independent_or_not() -> None:
    game = crown("aperio")
    lord(game, "swabia", "pious")
    assert proposal(game) == "marry-lord ruler swabia"
    relative(game, 1, "child", "f", "cruel")
    assert proposal(game) == "marry-kin ruler 1 child-1"
    lord(game, "denmark", "cruel")
    assert proposal(game) == "marry-lord ruler denmark"


@rule("ai.aperio.marriage")
def test_aperio_offers_nothing_and_takes_the_nearest_lord_of_any_trait() -> None:
    game = crown("aperio")
    bride = relative(game, 1, "child", "f", "pious")
    assert says(game, OfferTerms(0, game.state.ruler[0], 1, bride)) == "offer 0 ours"
    lord(game, "denmark", "pious")
    lord(game, "normandy", "inbred")
    assert proposal(game) == "marry-lord ruler normandy"


@rule("ai.amandit.marriage")
def test_a_program_that_would_refuse_is_not_asked() -> None:
    game = crown("amandit", {1: "ferox", 2: "postis", 3: "amandit"})
    relative(game, 1, "child", "f", "brave")
    relative(game, 2, "child", "f", "brave")
    relative(game, 3, "child", "f", "brave")
    assert proposal(game) == "marry-court ruler frankish"  # even Amandit keeps its heir
    relative(game, 3, "child", "f", "brave")
    assert proposal(game) == "marry-kin ruler 3 child-2"


# ---- who ------------------------------------------------------------------------------------------------------------


@rule("ai.marriage", "ai.ferox.marriage", "ai.postis.marriage", "ai.munitio.marriage")
@rule("ai.amandit.marriage", "ai.aperio.marriage")
@pytest.mark.parametrize("program", ALL)
def test_first_the_ruler_then_his_children_from_the_eldest_on(program: str) -> None:
    game = crown(program)
    eldest, younger = relative(game, 0, "child", "m"), relative(game, 0, "child", "m")
    lord(game, "lorraine", "honest")
    lord(game, "swabia", "honest")
    lord(game, "denmark", "honest")
    assert proposal(game) == "marry-lord ruler lorraine"
    relative(game, 0, "spouse", "f")
    assert proposal(game) == "marry-lord child-1 lorraine"
    in_law(game, 0, eldest, "f")
    assert proposal(game) == "marry-lord child-2 lorraine"
    in_law(game, 0, younger, "f")
    assert proposal(game) == "stay"


@rule("ai.marriage")
@pytest.mark.parametrize("program", ALL)
def test_siblings_are_never_married_off(program: str) -> None:
    game = married(program)
    relative(game, 0, "sibling", "m")
    lord(game, "lorraine", "honest")
    assert proposal(game) == "stay"


@rule("ai.marriage")
@pytest.mark.parametrize("program", ALL)
def test_only_the_ruler_falls_back_on_the_own_deck(program: str) -> None:
    game = crown(program)
    assert proposal(game) == "marry-court ruler frankish"
    game = married(program)
    relative(game, 0, "child", "m")
    assert proposal(game) == "stay"


@rule("ai.marriage", "ai.unclear")
def test_the_card_of_the_own_deck_is_drawn_by_the_seed() -> None:
    game = crown("ferox")
    choice = PickSpouse(0, game.state.ruler[0], game.state.culture[0])
    said = [says(game, choice, seed=seed) for seed in range(30)]
    assert says(game, choice, seed=3) == said[3]
    assert len(set(said)) > 5
    assert {word.split()[0] for word in said} == {"wed"}
    assert all(CHARACTER.find(word.split()[1]) >= 0 for word in said)


# ---- distance -------------------------------------------------------------------------------------------------------


@rule("ai.ferox.marriage", "ai.aperio.marriage")
@pytest.mark.parametrize("program", ["ferox", "aperio"])
def test_the_nearest_lord_is_measured_from_any_own_region(program: str) -> None:
    game = crown(program)
    assert HOMES[0] == ("paris", "burgundy")
    lord(game, "mercia", "ugly")  # two borders from Paris
    lord(game, "hungary", "ugly")  # two from Burgundy, later in the list
    assert proposal(game) == "marry-lord ruler mercia"
    hold(game, 0, "venice")
    assert proposal(game) == "marry-lord ruler hungary"


# ---- answers --------------------------------------------------------------------------------------------------------


def reply(game: Crown, other: int, gold: int) -> str:
    """The answer to seat 1, who wants somebody of seat 0."""
    suitor = game.state.children[1][0]
    game.state.gold[1] = 15
    return says(game, AnswerProposal(0, 1, suitor, other, gold, OURS))


def court(program: str, *traits: str) -> tuple[Crown, int]:
    """A program with a son, who is the heir, and a daughter with these traits, whom a son of seat 1 wants."""
    game = crown(program)
    relative(game, 1, "child", "m")
    relative(game, 0, "child", "m", "brave")
    return game, relative(game, 0, "child", "f", *traits)


@rule("ai.ferox.proposals")
@pytest.mark.parametrize(("trait", "least"), [("ugly", 5), ("brave", 7)])
def test_what_ferox_wants_for_a_child(trait: str, least: int) -> None:
    game, daughter = court("ferox", trait)
    assert reply(game, daughter, least - 1) == "refuse"
    assert reply(game, daughter, least) == "accept"
    assert reply(game, game.state.ruler[0], 15) == "refuse"
    assert reply(game, game.state.children[0][0], 7) == "accept"  # the rulebook does not except its heir


@pytest.mark.parametrize(
    ("program", "least"),
    [
        pytest.param("postis", 3, id="postis"),
        pytest.param("munitio", 2, id="munitio"),
        pytest.param("aperio", 2, id="aperio"),
    ],
)
@rule("ai.postis.proposals", "ai.munitio.proposals", "ai.aperio.proposals")
def test_what_the_others_want_for_a_child(program: str, least: int) -> None:
    for trait in ("ugly", "brave"):
        game, daughter = court(program, trait)
        assert reply(game, daughter, least - 1) == "refuse"
        assert reply(game, daughter, least) == "accept"
    assert reply(game, game.state.children[0][0], 15) == "refuse"  # the heir
    sister = relative(game, 0, "sibling", "f")
    assert reply(game, sister, 15) == "refuse"
    assert reply(game, game.state.ruler[0], 15) == "refuse"


@rule("ai.amandit.proposals")
def test_amandit_accepts_everything_but_a_proposal_to_its_heir() -> None:
    game, daughter = court("amandit", "ugly")
    sister = relative(game, 0, "sibling", "f")
    for asked in (daughter, sister, game.state.ruler[0]):
        assert reply(game, asked, 0) == "accept"
    assert reply(game, game.state.children[0][0], 15) == "refuse"


@rule("ai.amandit.proposals", "ai.amandit.marriage")
def test_amandit_pays_no_more_than_its_own_dowry() -> None:
    game, daughter = court("amandit", "ugly")
    assert reply(game, daughter, -3) == "accept"
    assert reply(game, daughter, -4) == "refuse"
    assert reply(game, game.state.ruler[0], -1) == "refuse"


@rule("ai.postis.proposals")
def test_a_daughter_who_is_the_heir_is_not_given_away() -> None:
    game = crown("postis")
    relative(game, 1, "child", "m")
    daughter = relative(game, 0, "child", "f")
    assert reply(game, daughter, 9) == "refuse"
    relative(game, 0, "child", "m")
    assert reply(game, daughter, 9) == "accept"


def test_on_a_players_seat_nobody_is_asked_for_whom_there_is_no_gold() -> None:
    game = crown("")
    claim(game, 1, 0)
    relative(game, 1, "child", "f", "brave")
    assert says(game, Propose(0), program="munitio") == "marry-court ruler frankish"
    game.state.gold[0] = 4
    assert says(game, Propose(0), program="munitio") == "marry-kin ruler 1 child-1"
