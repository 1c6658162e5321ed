"""Why not, of choices that are closed or passed over: the true cause, and what is missing."""

from __future__ import annotations

import pytest

from regnum.edges.entries import why_lines
from regnum.edges.words import Words
from regnum.titles.pax_renaissance.position.state import Pax
from tests.rule import rule
from tests.titles.pax_renaissance.builder import pax
from tests.titles.pax_renaissance.test_e1_buying import ROWS
from tests.titles.pax_renaissance.test_f6_vote import VOTE
from tests.titles.pax_renaissance.test_f_political import TAX
from tests.titles.positions import cause, do, told

LAST_ACTION = "[turn]\nactive = 0\nactions = 1\n"


@rule("F6a", "F6b")
def test_a_vote_that_nobody_could_hold_says_what_it_lacks():
    poor = pax(VOTE.format(florins=1) + LAST_ACTION)
    assert cause(poor, "vote aragon") == "cannot_pay_vote"
    assert cause(poor, "operate sindicat-remenca first") == "cannot_pay_vote"
    assert cause(poor, "operations west; operate sindicat-remenca first; vote aragon") == "cannot_pay_vote"
    rivals = VOTE.format(florins=2).replace('portugal-aragon = "pawn-0"', 'portugal-aragon = "pawn-1"') + LAST_ACTION
    assert cause(pax(rivals), "vote aragon") == "no_majority"
    later = told(pax(VOTE.format(florins=1)), "vote aragon")
    assert (later.reason, later.after[-2:]) == (None, ("operations west", "operate sindicat-remenca first"))


@rule("F4a")
def test_a_saturated_empire_is_named_though_no_operation_is_possible():
    full = TAX.format(card="cromwell", mine=0, theirs=1)
    full += '[city]\nlondon = "catholic-rook"\nbordeaux = "catholic-knight"\n'
    assert cause(pax(full), "tax england-france england") == "empire_saturated"
    assert cause(pax(full), "operate cromwell first") == "empire_saturated"
    assert cause(pax(full), "operations west") == "no_operation_possible"  # his inquisitor fails for another cause


@rule("F4.1", "F7.1", "F8", "F9c")
@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ('[seat.0]\nwest = ["cromwell"]', "operate cromwell first", "no_concession_there"),
        ('[seat.0]\nwest = ["ruler-england"]', "campaign france", "no_knights"),
        (
            '[seat.0]\nwest = ["ruler-england"]\n[city]\nlondon = "catholic-knight"\n' + LAST_ACTION,
            "campaign france",
            "cannot_pay_campaign",
        ),
    ],
)
def test_an_operation_without_a_target_names_the_cause(position: str, move: str, reason: str):
    assert cause(pax(position), move) == reason


def said(game: Pax, move: str, language: str = "en") -> str:
    """The answer in words."""
    return " ".join(why_lines(game, told(game, move), Words(language)))


@rule("E1b.1", "F6a", "F9c")
@pytest.mark.parametrize(
    ("position", "move", "lacking"),
    [
        (f"[seat.0]\nflorins = 1\n[market]{ROWS}", "buy kingmaker", (1, 3)),
        (VOTE.format(florins=1) + LAST_ACTION, "vote aragon", (1, 2)),
        (
            '[seat.0]\nwest = ["ruler-england"]\n[city]\nlondon = "catholic-knight"\n' + LAST_ACTION,
            "campaign france",
            (0, 1),
        ),
    ],
)
def test_what_is_too_expensive_says_what_there_is_and_what_is_needed(
    position: str, move: str, lacking: tuple[int, int]
):
    game = pax(position)
    found = told(game, move)
    assert [(each.name, each.have, each.need) for each in found.shortfalls] == [("florins", *lacking)]
    assert f"Florins: {lacking[0]} of the {lacking[1]} that are needed." in said(game, move)


@rule("F9b")
def test_the_empire_without_knights_is_named():
    game = pax('[seat.0]\nwest = ["ruler-england"]')
    assert "Ruler of England: this empire has no knights" in said(game, "campaign france")
    assert "Англия" in said(game, "campaign france", "ru")
    assert "Anglia" in said(game, "campaign france", "pl")


@rule("E4.1", "F1f")
def test_a_card_that_acted_or_is_silenced_says_so():
    text = '[seat.0]\nwest = ["cromwell"]\n[seat.1]\nflorins = 1\n[border]\nengland-france = "pawn-1"\n'
    game = do(pax(text), "operations west", "operate cromwell first", "tax england-france england", "pay-tax")
    do(game, *[move for move in ("levy london",) if move in {str(each) for each in game.moves()}])
    assert cause(game, "operate cromwell first") == "card_already_acted"
    silenced = pax(text + '[bishop]\ncromwell = "islamic"\n')
    assert cause(silenced, "operate cromwell first") == "card_silenced"


@rule("E2.2d.3")
def test_agents_that_cannot_be_placed_can_still_be_asked_about():
    """All borders of England are held by pirates, so nobody is asked where the pawn goes."""
    text = """
        [seat.0]
        florins = 3
        hand = ["cornish-tin"]
        [border]
        england-france = "catholic-pirate"
        england-portugal = "catholic-pirate"
    """
    game = do(pax(text), "play cornish-tin")
    assert cause(game, "station pawn-0 england-france england") == "border_held_by_pirate"


@rule("L2")
def test_an_unmet_victory_says_what_is_missing():
    text = 'victories = ["imperial"]\n[seat.0]\nwest = ["ruler-england"]\n[seat.1]\nwest = ["ruler-aragon"]\n'
    found = told(pax(text), "declare imperial")
    assert found.reason is not None
    assert found.reason.name == "conditions_not_met"
    assert [each.as_dict() for each in found.shortfalls] == [{"name": "kings", "have": 1, "need": 4}]
    holy = told(pax('victories = ["holy"]\n'), "declare holy")
    assert [each.name for each in holy.shortfalls] == ["supreme_religion"]
