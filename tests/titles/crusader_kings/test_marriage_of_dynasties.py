"""Marriages between dynasties: consent, dowry, who joins whom, and the alliance that follows."""

from __future__ import annotations

import pytest

from regnum.engine.deals import Deal, DealItem
from regnum.titles.crusader_kings.facts.names import FEMALE, NONE
from regnum.titles.crusader_kings.position.changes.relations import begin_war, form_alliance
from regnum.titles.crusader_kings.position.queries.family import heir, sex
from regnum.titles.crusader_kings.position.queries.seats import are_allied, at_war, has_casus_belli, is_allied_region
from regnum.titles.crusader_kings.rules.family import kill
from regnum.titles.crusader_kings.rules.round import DynastyPhase
from regnum.titles.crusader_kings.rules.succession import Succession
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    bag,
    bag_of,
    casus_belli,
    crown,
    duke,
    gold,
    lord,
    own,
    play,
    region,
    relative,
    run,
    sound,
    traits_on,
)
from tests.titles.crusader_kings.builder_actions import court
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, why_not


@rule("marriage.dynasty_consent", "marriage.ruler_takes", "marriage.ruler_spouse")
def test_consent_is_enough_and_the_ruler_takes_the_spouse() -> None:
    game = crown()
    daughter = relative(game, 1, "daughter", "brave")
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours")
    assert (decision(game), game.waiting) == ("AnswerProposal", (1,))
    assert moves(game) == {"accept", "refuse"}
    do(game, "accept")
    assert game.state.spouse[game.state.ruler[0]] == daughter
    assert game.state.house[daughter] == 0
    assert game.state.children[1] == []
    assert bag_of(game, 0) == ["brave"]
    assert are_allied(game.state, 0, 1)
    assert heir(game.state, 1) == NONE
    sound(game)


@rule("marriage.dynasty_consent")
def test_a_proposal_may_be_refused_and_nothing_follows() -> None:
    game = crown()
    relative(game, 1, "daughter")
    gold(game, 0, 3)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 3 ours", "refuse")
    assert decision(game) == AT_REST
    assert game.state.gold[0] == 3
    assert not any(game.state.ally)
    assert not any(game.state.casus)


@rule("marriage.dynasty_consent")
def test_a_dowry_goes_either_way() -> None:
    game = crown()
    relative(game, 1, "daughter")
    relative(game, 2, "daughter")
    relative(game, 0, "son")
    gold(game, 0, 4)
    gold(game, 2, 5)
    court(game)
    do(game, "marry-kin ruler 1 child-1")
    assert why_not(game, "offer 5 ours") == "too_expensive"
    assert why_not(game, "ask 1 ours") == "too_expensive"
    assert why_not(game, "ask 0 ours") == "no_such_dowry"
    assert why_not(game, "offer 16 ours") == "no_such_dowry"
    assert why_not(game, "offer 15 ours") == "too_expensive"  # such a dowry there is
    assert why_not(game, "offer 0 theirs") == "ruler_takes_spouse"
    ear = listen(game)
    do(game, "offer 3 ours", "accept")
    assert ear.of("terms_offered") == [(0, 1, 3)]
    assert game.state.gold == [1, 3, 5]
    court(game)
    do(game, "marry-kin child-1 2 child-1", "ask 4 ours", "accept")
    assert ear.of("terms_asked") == [(0, 2, 4)]
    assert game.state.gold == [5, 3, 1]
    sound(game)


@rule("marriage.dynasty_consent")
def test_who_asks_for_no_dowry_and_offers_none_names_no_terms() -> None:
    game = crown()
    relative(game, 1, "daughter")
    court(game)
    ear = listen(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours", "accept")
    assert not {"terms_offered", "gold_given"} & set(ear.told())
    assert "married" in ear.told()


@rule("marriage.dynasty_consent", "basics.trade")
def test_a_dowry_that_was_spent_meanwhile_cannot_be_accepted() -> None:
    game = crown()
    relative(game, 1, "daughter")
    gold(game, 0, 4)
    gold(game, 1, 4)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 3 ours")
    game.strike(Deal((0, 2), [DealItem(0, 2, "gold", 0, 4)]))
    assert why_not(game, "accept") == "too_expensive"
    assert moves(game) == {"refuse"}
    game = crown()
    relative(game, 1, "daughter")
    gold(game, 1, 4)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "ask 3 ours")
    game.strike(Deal((1, 2), [DealItem(1, 2, "gold", 0, 4)]))
    assert moves(game) == {"refuse"}


@rule("ai.no_gold", "marriage.dynasty_consent")
def test_a_program_pays_and_takes_a_dowry_from_and_to_the_treasury() -> None:
    game = crown(3, seat_1="ferox")
    relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin ruler 1 child-1", "ask 6 ours", "accept")
    assert game.state.gold == [6, 0, 0]
    game = crown(3, seat_1="ferox")
    relative(game, 1, "daughter")
    gold(game, 0, 6)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 6 ours", "accept")
    assert game.state.gold == [0, 0, 0]


@rule("marriage.no_two_monarchs", "succession.queens")
def test_a_king_and_a_queen_cannot_marry_but_either_may_marry_a_relative() -> None:
    game = crown()
    relative(game, 1, "daughter")
    run(game, Succession(1))
    assert sex(game.state, game.state.ruler[1]) == FEMALE
    son = relative(game, 0, "son", "brave")
    court(game)
    assert why_not(game, "marry-kin ruler 1 ruler") == "two_monarchs"
    assert "marry-kin child-1 1 ruler" in moves(game)
    do(game, "marry-kin child-1 1 ruler")
    assert why_not(game, "offer 0 ours") == "ruler_takes_spouse"
    do(game, "offer 0 theirs", "accept")
    assert game.state.house[son] == 1
    assert game.state.spouse[game.state.ruler[1]] == son
    assert bag_of(game, 1) == ["brave"]
    assert game.state.children[0] == []
    sound(game)


@rule("marriage.nonrulers")
def test_a_couple_without_a_crown_joins_either_dynasty() -> None:
    for home, house in (("ours", 0), ("theirs", 1)):
        game = crown()
        son = relative(game, 0, "son", "brave")
        daughter = relative(game, 1, "daughter", "noble")
        court(game)
        do(game, "marry-kin child-1 1 child-1", f"offer 0 {home}", "accept")
        assert (game.state.house[son], game.state.house[daughter]) == (house, house)
        assert game.state.children[house] == [son if house == 0 else daughter]
        assert game.state.children[1 - house] == []
        assert are_allied(game.state, 0, 1)
        assert are_allied(game.state, 1, 0)
        assert (traits_on(game, son), traits_on(game, daughter)) == (["brave"], ["noble"])
        assert bag_of(game, 0) == bag_of(game, 1) == []
        sound(game)


@rule("marriage.nonrulers", "succession.order")
def test_the_places_of_the_others_close_up_by_age() -> None:
    game = crown()
    relative(game, 0, "son")
    second = relative(game, 0, "son")
    relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin child-1 1 child-1", "offer 0 theirs", "accept")
    assert game.state.children[0] == [second]
    assert heir(game.state, 0) == second


@rule("duchy.auto_revoke2")
@pytest.mark.parametrize(("home", "keeps"), [("theirs", False), ("ours", True)])
def test_a_duke_loses_the_duchy_only_if_he_joins_another_family(home: str, keeps: bool) -> None:
    game = crown()
    own(game, 0, "mercia")
    son = relative(game, 0, "son")
    duke(game, son, "mercia")
    relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin child-1 1 child-1", f"offer 0 {home}", "accept")
    assert game.state.duke[region("mercia")] == (son if keeps else NONE)
    sound(game)


@rule("marriage.dynasty_peace")
def test_marriage_ends_war_and_every_casus_belli_between_the_two() -> None:
    game = crown()
    relative(game, 1, "daughter")
    casus_belli(game, 0, 1)
    casus_belli(game, 1, 0)
    casus_belli(game, 1, 2)
    begin_war(game, 0, 1)
    begin_war(game, 1, 2)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours", "accept")
    assert not at_war(game.state, 0, 1)
    assert not at_war(game.state, 1, 0)
    assert not has_casus_belli(game.state, 0, 1)
    assert not has_casus_belli(game.state, 1, 0)
    assert at_war(game.state, 1, 2)
    assert has_casus_belli(game.state, 1, 2)


@rule("alliance.two_sided")
def test_alliances_have_two_sides_and_one_may_have_many_of_them() -> None:
    game = crown()
    begin_war(game, 1, 2)
    form_alliance(game, 0, 1)
    form_alliance(game, 0, 2)
    assert are_allied(game.state, 0, 1)
    assert are_allied(game.state, 2, 0)
    assert not are_allied(game.state, 1, 2)
    assert at_war(game.state, 1, 2)


@rule("alliance.two_sided", "divorce.how")
def test_neither_death_nor_divorce_ends_an_alliance() -> None:
    game = crown()
    daughter = relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours", "accept")
    kill(game, daughter)
    assert are_allied(game.state, 0, 1)
    lord(game, "wales", True, "craven")
    court(game)
    do(game, "marry-lord ruler wales")
    bag(game, 0, "brave")
    play(game, 0, "intrigue-1")
    do(game, "plot", "divorce ruler")
    assert game.state.spouse[game.state.ruler[0]] == NONE
    assert is_allied_region(game.state, 0, region("wales"))


@rule("marriage.who")
def test_accepting_the_proposals_of_others_is_no_attempt() -> None:
    game = crown()
    relative(game, 0, "daughter")
    relative(game, 0, "daughter")
    lord(game, "wales", True, "craven")
    run(game, DynastyPhase(1), DynastyPhase(2), DynastyPhase(0))
    do(game, "marry-kin ruler 0 child-1", "offer 0 ours", "accept")
    do(game, "marry-kin ruler 0 child-1", "offer 0 ours", "accept")
    assert (decision(game), game.waiting) == ("Propose", (0,))
    assert "marry-lord ruler wales" in moves(game)
