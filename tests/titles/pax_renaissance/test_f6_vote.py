"""F6 Votes, and the concession and golden liberty that follow."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    border,
    city,
    florins,
    pax,
    place,
    regime,
    repressed,
    row,
    ruler,
)
from tests.titles.positions import decision, do, moves, why_not

VOTE = """
    [seat.0]
    florins = {florins}
    west = ["sindicat-remenca"]
    [seat.1]
    west = ["ruler-aragon"]
    east = ["ruler-hungary"]
    [empire.aragon]
    repressed = ["catholic-rook", "pawn-1"]
    queens = ["catherine-de-medici"]
    bishop = "islamic"
    [empire.portugal]
    suzerain = "aragon"
    queens = ["mary-the-rich"]
    bishop = "catholic"
    repressed = ["pawn-1"]
    [border]
    portugal-aragon = "pawn-0"
    hungary-ottoman = "pawn-0"
    england-portugal = "pawn-0"
    england-france = "pawn-0"
"""


@rule("F6", "F6a", "glossary:repressed.1", "glossary:vassal.c")
def test_whom_a_vote_can_hit() -> None:
    game = do(pax(VOTE.format(florins=2)), "operations west", "operate sindicat-remenca first")
    assert moves(game) == {"vote aragon"}
    assert why_not(game, "vote hungary") == "wrong_half_for_vote"
    assert why_not(game, "vote portugal") == "ruler_is_vassal"
    assert why_not(game, "vote england") == "ruler_on_throne"
    assert why_not(pax(VOTE.format(florins=1)), "operations west") == "no_operation_possible"


@rule("F6b", "glossary:concession.b")
@pytest.mark.parametrize(("borders", "wins"), [(0, True), (1, False)])
def test_a_vote_needs_more_voices_than_each_opponent(borders: int, wins: bool) -> None:
    text = VOTE.format(florins=2) + ('france-aragon = "pawn-1"\n' if borders else "")
    assert (why_not(pax(text), "operations west") == "ok") == wins


@rule("F6c", "glossary:regime_change.2", "glossary:regime_change.d.2", "glossary:regime_change.f", "glossary:vassal.d")
def test_a_vote_takes_an_opponents_ruler_without_his_attachments() -> None:
    game = do(pax(VOTE.format(florins=2)), "operations west", "operate sindicat-remenca first", "vote aragon")
    assert (florins(game), ruler(game, "aragon")) == (0, "0 king")
    assert row(game, 0, "west") == ["sindicat-remenca", "ruler-aragon"]
    assert (place(game, "catherine-de-medici"), bishop(game, "ruler-aragon")) == ("gone", "")
    assert (ruler(game, "portugal"), place(game, "mary-the-rich")) == ("throne", "throne")
    assert (bishop(game, "ruler-portugal"), repressed(game, "portugal")) == ("catholic", ["pawn-1"])
    assert repressed(game, "aragon") == ["pawn-1", "catholic-rook"]
    do(game, "concession aragon-papal-states")
    assert moves(game) == {
        "free catholic-rook valencia",
        "free catholic-rook algiers",
        "free-serf pawn-1 france-aragon aragon",
        "no-more-freed",
    }
    do(game, "free catholic-rook algiers", "no-more-freed")
    assert (city(game, "algiers"), repressed(game, "aragon")) == ("catholic-rook", ["pawn-1"])
    assert decision(game) == "ChooseAction"


@rule("B4.2", "F6c")
def test_a_republic_taken_from_an_opponent_becomes_a_monarchy() -> None:
    text = VOTE.format(florins=2).replace('queens = ["catherine-de-medici"]', "republic = 1")
    text = text.replace('suzerain = "aragon"', "").replace('queens = ["mary-the-rich"]', "")
    game = do(pax(text), "operations west", "operate sindicat-remenca first", "vote aragon")
    assert ruler(game, "aragon") == "0 king"


@rule("E4e.2", "E4e.3", "E4:note2", "glossary:gambit", "I1:note1.2", "glossary:republic:note1")
def test_voting_ones_own_ruler_flips_him_both_ways() -> None:
    text = """
        [seat.0]
        west = ["sindicat-remenca", "ruler-aragon", "tolfa-alum"]
        [empire.aragon]
        queens = ["catherine-de-medici"]
        bishop = "islamic"
        [border]
        portugal-aragon = "pawn-0"
        [market]
        west = ["the-bold*1"]
    """
    game = do(pax(text), "operations west", "operate sindicat-remenca first", "vote aragon", "no-concession")
    assert ruler(game, "aragon") == "0 republic"
    assert (place(game, "catherine-de-medici"), game.state.supply[14]) == ("gone", 5)
    assert row(game, 0, "west") == ["sindicat-remenca", "ruler-aragon", "tolfa-alum"]
    assert why_not(game, "operate ruler-aragon second") == "ok"
    do(game, "operate tolfa-alum first", "vote aragon", "no-concession")
    assert ruler(game, "aragon") == "0 king"
    used = do(
        pax(text.replace("bishop", "# bishop")), "operations west", "operate sindicat-remenca first", "vote aragon"
    )
    do(used, "no-concession", "operate ruler-aragon second", "collect west-0")
    assert why_not(used, "operate ruler-aragon first") == "card_already_acted"


@rule("F6d", "glossary:regime_change.c", "glossary:theocracy.a")
@pytest.mark.parametrize(("reading", "others"), [("medieval_only", False), ("any_theocracy", True)])
def test_golden_liberty(reading: str, others: bool) -> None:
    text = VOTE.format(florins=2).replace('bishop = "islamic"', 'regime = "catholic"', 1)
    game = pax(text, golden_liberty_result=reading)
    do(game, "operations west", "operate sindicat-remenca first", "vote aragon", "no-concession", "no-more-freed")
    assert why_not(game, "golden-liberty catholic") == "already_that_regime"
    assert (why_not(game, "golden-liberty islamic") == "ok") == others
    kept = game.copy()
    do(kept, "keep-theocracy")
    assert regime(kept, "aragon") == "catholic"
    do(game, "golden-liberty medieval")
    assert regime(game, "aragon") == "medieval"


@rule("F6d")
def test_no_golden_liberty_in_a_medieval_empire() -> None:
    game = do(pax(VOTE.format(florins=2)), "operations west", "operate sindicat-remenca first", "vote aragon")
    do(game, "no-concession", "no-more-freed")
    assert decision(game) == "ChooseAction"


@rule("glossary:regime_change.a", "glossary:repress.a", "D1.2:bomb2")
def test_the_concession_of_a_regime_change() -> None:
    text = VOTE.format(florins=3) + 'aragon-papal-states = "catholic-pirate"\n'
    game = do(pax(text), "operations west", "operate sindicat-remenca first", "vote aragon")
    assert why_not(game, "concession aragon-papal-states") == "border_held_by_pirate"
    assert why_not(game, "concession england-france") == "outside_location"
    do(game, "concession portugal-aragon")
    assert (florins(game), border(game, "portugal-aragon")) == (0, "pawn-0")
    assert "pawn-0" in repressed(game, "aragon")
    poor = do(pax(text.replace("florins = 3", "florins = 2")), "operations west", "operate sindicat-remenca first")
    do(poor, "vote aragon")
    assert why_not(poor, "concession portugal-aragon") == "cannot_pay_repression"
    assert why_not(poor, "concession france-aragon") == "ok"
