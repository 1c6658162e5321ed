"""18: the rulebook's examples of attempts and debates, with their dice."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import CATHOLIC_FAITH, GERMAN, PAPACY, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER
from regnum.titles.here_i_stand.position.queries.religion import (
    converting_dice,
    influence,
    wins_ties,
)
from regnum.titles.here_i_stand.position.state import COMMITTED, UNCOMMITTED
from tests.rule import rule
from tests.titles.here_i_stand.believers import faith_of
from tests.titles.here_i_stand.builder import Europe, count, dice, hold, opening, play, points
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do


@pytest.fixture
def brandenburg() -> Europe:
    """The theses after the first attempt, by which Brandenburg was converted."""
    game = opening()
    dice(game, *[6] * 9)
    return do(game, "convert brandenburg")


@rule("18.1.theses1", "18.1.theses2", "18.3.example1", "18.3.step8a", "21.6.before6")
def test_the_troops_of_wittenberg_and_brandenburg_come_with_their_faith(brandenburg: Europe):
    assert faith_of(brandenburg, "wittenberg") == "protestant"
    assert count(brandenburg, "wittenberg", "protestant") == 2
    assert count(brandenburg, "brandenburg", "protestant") == 1


@rule("18.3.example2", "18.3.example3", "18.3.example4", "18.3.example5", "18.3.example6", "18.3.example7")
@pytest.mark.parametrize(
    ("space", "protestant", "papal", "ties"),
    [
        ("lubeck", 3, 3, True),
        ("stettin", 3, 1, True),
        ("breslau", 6, 1, False),
        ("prague", 4, 5, False),
        ("leipzig", 4, 4, True),
        ("magdeburg", 6, 3, True),
    ],
)
def test_dice_of_the_example(brandenburg: Europe, space: str, protestant: int, papal: int, ties: bool):
    state, number = brandenburg.state, SPACE_NUMBER[space]
    assert converting_dice(state, number, PROTESTANT_FAITH, 1) == protestant
    assert influence(state, number, CATHOLIC_FAITH) == papal
    assert wins_ties(state, number, PROTESTANT_FAITH, 1 << GERMAN) == ties


def leipzig() -> Europe:
    """The Papacy is going to play the Leipzig Debate; Carlstadt is committed."""
    game = opening()
    game.state.debaters[DEBATER_NUMBER["carlstadt"]] = COMMITTED
    game.state.faith[SPACE_NUMBER["wittenberg"]] = PROTESTANT_FAITH
    game.state.turn = 1
    for card in ("papal_bull", "leipzig_debate"):
        hold(game, "papacy", card)
    hold(game, "protestant", "here_i_stand")
    return play(game, "papacy")


@rule("18.5.example1", "card.006", "card.007b")
def test_the_debate_of_the_example():
    game = leipzig()
    state = game.state
    do(game, "event leipzig-debate")
    whenever(game, "CancelEvent", "pass")
    # Eck is sent; one committed Protestant debater: Carlstadt
    dice(game, 1, *[5] * 2, *[1] * 5, *[6] * 2, *[1] * 4)
    do(game, "send-debater german eck", "against-committed")
    assert state.debating == [DEBATER_NUMBER["eck"], DEBATER_NUMBER["carlstadt"]]
    papal = points(game, "papacy")
    # Luther stands up and a card is drawn; 7 dice against 6, two hits each; then Aleander against Melanchthon
    others = [DEBATER_NUMBER[name] for name in ("campeggio", "aleander", "tetzel", "cajetan")]
    assert [each for each in others if state.debaters[each] == UNCOMMITTED] == others
    dice(game, 1, *[5] * 2, *[1] * 5, *[6] * 2, *[1] * 4, 2, 1, 6, *[1] * 4, 5, 5, *[1] * 3)
    do(game, "here-i-stand")
    assert state.debating == [DEBATER_NUMBER["aleander"], DEBATER_NUMBER["melanchthon"]]
    assert decision(game) == "WinSpace"
    before = state.faith.count(PROTESTANT_FAITH)
    do(game, *[str(move) for move in list(game.moves())[:1]])
    do(game, *[str(move) for move in list(game.moves())[:1]])
    assert state.faith.count(PROTESTANT_FAITH) == before + 2
    assert decision(game) != "WinSpace"
    assert state.debaters[DEBATER_NUMBER["aleander"]] == COMMITTED
    assert state.debaters[DEBATER_NUMBER["carlstadt"]] == COMMITTED
    assert points(game, "papacy") <= papal
    assert PAPACY not in state.winners
