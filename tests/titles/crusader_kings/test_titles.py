"""Ducal titles: grant and revoke."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.rules.round import DynastyPhase
from regnum.titles.crusader_kings.rules.titles import Titles
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, crown, duke, marry, own, region, relative, run, sound
from tests.titles.positions import decision, do, moves, moves_with, why_not


@rule("duchy.grant", "duchy.place", "round.dynasty")
def test_any_number_of_children_and_siblings_get_a_title_without_a_check() -> None:
    game = crown()
    own(game, 0, "mercia", "wales")
    son = relative(game, 0, "son")
    sister = relative(game, 0, "sister")
    marry(game, 0)
    run(game, Titles(0))
    assert moves(game) == {
        "done",
        *(f"grant {who} {where}" for who in ("child-1", "sibling-1") for where in ("wessex", "mercia", "wales")),
    }
    assert why_not(game, "grant ruler wales") == "no_duchy_for_the_ruler"
    assert why_not(game, "grant child-2 wales") == "no_such_relative"
    assert why_not(game, "grant child-1 paris") == "not_your_region"
    do(game, "grant child-1 wales", "grant sibling-1 mercia")
    assert game.state.duke[region("wales")] == son
    assert game.state.duke[region("mercia")] == sister
    assert game.state.granted == 2
    sound(game)


@rule("duchy.place")
def test_one_duchy_in_a_region_and_one_for_a_relative() -> None:
    game = crown()
    own(game, 0, "mercia", "wales")
    relative(game, 0, "son")
    relative(game, 0, "daughter")
    run(game, Titles(0))
    do(game, "grant child-1 wales")
    assert why_not(game, "grant child-2 wales") == "duchy_there"
    assert why_not(game, "grant child-1 mercia") == "already_a_duke"
    assert moves_with(game, "grant") == {"grant child-2 mercia", "grant child-2 wessex"}


@rule("duchy.revoke", "duchy.grant")
def test_titles_are_revoked_before_any_is_granted() -> None:
    game = crown()
    own(game, 0, "mercia", "wales")
    son = relative(game, 0, "son")
    relative(game, 0, "daughter")
    duke(game, son, "wales")
    run(game, Titles(0))
    assert "revoke wales" in moves(game)
    assert why_not(game, "revoke mercia") == "no_duchy_there"
    assert why_not(game, "revoke paris") == "not_your_region"
    do(game, "revoke wales")
    assert game.state.duke[region("wales")] == NONE
    do(game, "grant child-1 mercia")
    assert why_not(game, "revoke mercia") == "revoke_before_granting"
    do(game, "done")
    assert decision(game) == AT_REST


@rule("round.dynasty", "duchy.revoke")
def test_a_new_round_allows_to_revoke_what_the_last_one_granted() -> None:
    game = crown()
    relative(game, 0, "son")
    run(game, DynastyPhase(0), DynastyPhase(0))
    do(game, "stay", "grant child-1 wessex", "done", "stay")
    assert moves(game) == {"revoke wessex", "done"}


@rule("duchy.grant")
def test_who_has_no_relatives_is_not_asked_for_titles() -> None:
    game = crown()
    run(game, DynastyPhase(0))
    do(game, "stay")
    assert decision(game) == AT_REST
