"""Glossary of the cards: hands, discards, thrones, the bank board, queens, prestige and abilities."""

from __future__ import annotations

import pytest

from regnum.engine.chance import FastChance
from regnum.titles.pax_renaissance.facts.catalogue import CARD, PRESTIGE
from regnum.titles.pax_renaissance.facts.names import PRESTIGE_NAMES
from regnum.titles.pax_renaissance.position.knowledge import certain_cards, doubtful_cards, possible_hand
from regnum.titles.pax_renaissance.position.queries.tableau import tableau_prestige, victory_prestige
from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    card_number,
    florins,
    hand,
    pax,
    place,
    repressed,
    row,
    ruler,
    supply,
)
from tests.titles.positions import decision, do, moves, why_not


def names(cards: list[int]) -> list[str]:
    """Cards by name; a face-down discard stays a number."""
    return [CARD.names[card] if card >= 0 else str(card) for card in cards]


# ---- the hand -------------------------------------------------------------------------------------------------------


@rule("glossary:hand.1", "glossary:discard", "E3.1")
def test_a_card_sold_from_the_hand_stays_secret() -> None:
    """Nobody learns which of two cards it was, until the other one is shown."""
    game = pax("""
        [seat.0]
        hand = ["luther", "cryptography"]
    """)
    do(game, "sell luther")
    assert names(game.state.taken[0]) == ["luther", "cryptography", "-1"]
    assert (place(game, "luther"), place(game, "cryptography"), hand(game, 0)) == ("taken", "taken", ["cryptography"])
    assert certain_cards(game.state, 0) == []
    assert sorted(names(doubtful_cards(game.state, 0))) == ["cryptography", "luther"]
    assert {tuple(possible_hand(game.state, 0, FastChance(seed))) for seed in range(20)} == {
        (card_number("luther"),),
        (card_number("cryptography"),),
    }
    do(game, "play cryptography")
    assert (place(game, "luther"), game.state.taken[0], hand(game, 0)) == ("gone", [], [])
    assert game.state.owner[card_number("luther")] == -1
    assert game.state.owner[card_number("cryptography")] == 0


@rule("glossary:hand.1", "glossary:discard")
def test_the_only_card_of_a_hand_is_known_when_it_is_sold() -> None:
    game = do(pax('[seat.0]\nhand = ["luther"]'), "sell luther")
    assert (place(game, "luther"), game.state.taken[0]) == ("gone", [])
    both = do(pax('[seat.0]\nhand = ["luther", "cryptography"]'), "sell luther", "sell cryptography")
    assert (place(both, "luther"), place(both, "cryptography"), both.state.taken[0]) == ("gone", "gone", [])
    assert game.title.invariants(both) == []


@rule("glossary:hand.1", "glossary:discard", "E1")
def test_a_card_bought_after_a_secret_sale_is_certain() -> None:
    """The two older cards stay in doubt; when the old one left is shown, only the new one remains."""
    game = pax("""
        [seat.0]
        florins = 1
        hand = ["luther", "cryptography"]
        [market]
        west = ["the-bold", "antipope", "jesuits", "kingmaker", "cromwell", "gutenberg"]
    """)
    do(game, "sell cryptography", "buy antipope", "end-turn")
    assert names(game.state.taken[0]) == ["luther", "cryptography", "-1", "antipope"]
    assert names(certain_cards(game.state, 0)) == ["antipope"]
    do(game, "fair east", "end-turn", "play luther", "decline", "no-more-agents")
    assert names(game.state.taken[0]) == ["antipope"]
    assert (place(game, "cryptography"), place(game, "antipope")) == ("gone", "taken")
    assert game.title.invariants(game) == []


@rule("glossary:hand.1", "glossary:discard", "E2.place")
def test_a_card_shown_may_settle_more_than_one_secret_sale() -> None:
    """Bought, sold and bought again: when the first card is played, the two sold ones are known."""
    game = pax("""
        [seat.0]
        hand = ["luther", "antipope"]
        taken = ["luther", "jesuits", -1, "cromwell", -1, "antipope"]
    """)
    assert (place(game, "jesuits"), place(game, "cromwell")) == ("taken", "taken")
    do(game, "play luther", "decline", "no-more-agents")
    assert names(game.state.taken[0]) == ["antipope"]
    assert (place(game, "jesuits"), place(game, "cromwell")) == ("gone", "gone")


@rule("glossary:hand.a", "F1g.1", "B5f")
def test_who_sells_the_unlimited_hand_discards_down_to_two() -> None:
    """Own choice, face down and for nothing, before anything else happens."""
    game = pax("""
        [seat.0]
        hand = ["luther", "cryptography", "jesuits", "antipope"]
        west = ["gutenberg"]
    """)
    do(game, "sell gutenberg")
    assert (decision(game), game.waiting, florins(game)) == ("DiscardDown", (0,), 2)
    assert moves(game) == {f"throw-away {card}" for card in ("luther", "cryptography", "jesuits", "antipope")}
    assert why_not(game, "throw-away gutenberg") == "not_in_your_hand"
    do(game, "throw-away luther")
    assert decision(game) == "DiscardDown"
    do(game, "throw-away jesuits")
    assert (decision(game), florins(game), game.state.actions) == ("ChooseAction", 2, 1)
    assert sorted(hand(game, 0)) == ["antipope", "cryptography"]
    assert names(game.state.taken[0])[-2:] == ["-1", "-1"]
    assert game.title.invariants(game) == []


@rule("glossary:hand.a", "glossary:effect.1")
def test_a_second_unlimited_hand_or_a_hand_of_two_costs_nothing() -> None:
    second = pax("""
        [seat.0]
        hand = ["luther", "cryptography", "jesuits"]
        west = ["gutenberg", "william-caxton"]
    """)
    assert decision(do(second, "sell gutenberg")) == "ChooseAction"
    assert len(hand(second, 0)) == 3
    small = do(pax('[seat.0]\nhand = ["luther", "jesuits"]\nwest = ["gutenberg"]'), "sell gutenberg")
    assert (decision(small), len(hand(small, 0))) == ("ChooseAction", 2)


@rule("glossary:hand.b", "glossary:effect.1", "B5a")
def test_an_ability_does_not_work_from_the_hand_or_a_throne() -> None:
    """Gutenberg in hand lifts no limit; Catherine of Navarre on a throne parts no empires."""
    game = pax("""
        [seat.0]
        florins = 9
        hand = ["gutenberg", "luther"]
        west = ["ruler-france"]
        [empire.portugal]
        queens = ["catherine-of-navarre"]
        [city]
        paris = "catholic-knight"
        [market]
        west = ["the-bold", "antipope", "jesuits", "kingmaker", "cromwell", "mons-meg"]
    """)
    assert why_not(game, "buy antipope") == "hand_full"
    do(game, "operations west", "operate ruler-france first")
    assert why_not(game, "campaign portugal") == "ok"


@rule("glossary:effect.1", "glossary:hand.b", "F1g.2")
def test_an_immunity_protects_only_from_the_own_tableau() -> None:
    """Hermeticism in the hand or with an opponent does not keep a bishop from silencing."""
    text = """
        [seat.0]
        {mine}
        [seat.1]
        {theirs}
        [bishop]
        bundschuh-revolt = "catholic"
        [market]
        west = ["the-bold*1", "antipope", "jesuits", "kingmaker", "cromwell", "mons-meg"]
    """
    silenced = "no_operation_possible"
    for mine, theirs, reason in (
        ('west = ["bundschuh-revolt", "hermeticism"]', "", "ok"),
        ('west = ["bundschuh-revolt"]\nhand = ["hermeticism"]', "", silenced),
        ('west = ["bundschuh-revolt"]', 'west = ["hermeticism"]', silenced),
    ):
        assert why_not(pax(text.format(mine=mine, theirs=theirs)), "operations west") == reason


# ---- discards and thrones -------------------------------------------------------------------------------------------


@rule("glossary:discard", "glossary:bishop.c", "glossary:kill", "F3")
def test_a_beheaded_card_leaves_the_game_and_its_bishop_the_board() -> None:
    game = pax("""
        [seat.0]
        west = ["star-chamber"]
        [seat.1]
        west = ["luther", "cromwell", "jesuits"]
        [bishop]
        cromwell = "catholic"
    """)
    do(game, "operations west", "operate star-chamber first", "behead cromwell")
    assert (place(game, "cromwell"), supply(game, "catholic-bishop")) == ("gone", 5)
    assert (row(game, 1, "west"), place(game, "star-chamber")) == (["luther", "jesuits"], "tableau")


@rule("glossary:discard.a.1", "glossary:discard.a.2", "glossary:throne.1", "glossary:throne.2", "F3a", "I1c.2")
def test_a_beheaded_ruler_goes_home_without_his_queen() -> None:
    """Bishop and repressed pieces go along; vassals go to their own thrones with all that is theirs."""
    game = pax("""
        [seat.0]
        west = ["star-chamber"]
        [seat.1]
        west = ["ruler-england"]
        [empire.england]
        queens = ["anne-of-brittany"]
        bishop = "catholic"
        repressed = ["pawn-0"]
        [empire.france]
        suzerain = "england"
        queens = ["mary-the-rich"]
        repressed = ["islamic-rook"]
    """)
    do(game, "operations west", "operate star-chamber first", "behead ruler-england")
    assert (ruler(game, "england"), ruler(game, "france")) == ("throne", "throne")
    assert (place(game, "anne-of-brittany"), place(game, "mary-the-rich")) == ("gone", "throne")
    assert (bishop(game, "ruler-england"), repressed(game, "england")) == ("catholic", ["pawn-0"])
    assert (repressed(game, "france"), place(game, "star-chamber")) == (["islamic-rook"], "gone")


@rule("A4.6", "glossary:throne.2", "glossary:regime_change.d.1", "I1d.1", "glossary:queen.3", "glossary:ruler_card")
def test_a_throne_keeps_everything_until_somebody_takes_it() -> None:
    """Sold and won back by a revolt of another player: queen, bishop and serfs are still there."""
    game = pax("""
        [seat.0]
        west = ["ruler-france"]
        [seat.1]
        hand = ["flanders-guild"]
        west = ["jesuits"]
        [empire.france]
        queens = ["anne-of-brittany"]
        bishop = "islamic"
        repressed = ["catholic-knight"]
    """)
    do(game, "sell ruler-france", "end-turn", "play flanders-guild", "fire france")
    do(game, "settle-on-border pawn-1 france-aragon", "no-concession", "no-more-freed")
    assert (ruler(game, "france"), row(game, 1, "west")) == ("1 king", ["jesuits", "flanders-guild", "ruler-france"])
    assert (place(game, "anne-of-brittany"), bishop(game, "ruler-france")) == ("tableau", "islamic")
    assert (game.state.owner[card_number("anne-of-brittany")], repressed(game, "france")) == (1, ["catholic-knight"])


# ---- the bank board -------------------------------------------------------------------------------------------------


@rule("glossary:bank_board", "B3", "F1c.1", "glossary:location.2", "glossary:bank")
def test_no_bishop_crosses_the_bank_board() -> None:
    """The innermost cards of both halves are not neighbours; along a half he walks, to equal locations he jumps."""
    game = pax("""
        [seat.0]
        west = ["reformed-theology", "luther"]
        east = ["zionist-state", "safavids", "the-kremlin"]
        [bishop]
        reformed-theology = "reformist"
    """)
    do(game, "operations west", "operate reformed-theology first", "bishop reformed-theology")
    assert why_not(game, "to zionist-state") == "not_adjacent"
    assert why_not(game, "to luther") == "ok"
    assert why_not(game, "to the-kremlin") == "ok"
    do(game, "to luther")
    assert bishop(game, "luther") == "reformist"


# ---- prestige and queens --------------------------------------------------------------------------------------------


@rule("glossary:prestige", "I2b", "glossary:old_maid", "B4.3")
def test_six_kinds_of_prestige_on_the_cards_of_a_tableau() -> None:
    """Visible sides only; kings, queens and vassals included; old maids for victory alone, the hand never."""
    game = pax("""
        [seat.0]
        hand = ["sindicat-remenca"]
        west = ["gonfalonier", "ruler-papal-states", "luther", "kalmar-union"]
        east = ["ruler-ottoman"]
        old_maids = ["mary-the-rich", "sophia-palaiologina"]
        [empire.ottoman]
        republic = 0
        queens = ["sitt-i-hatun-of-dulkadir"]
        [empire.hungary]
        suzerain = "ottoman"
    """)
    counts = {name: tableau_prestige(game.state, 0, kind) for kind, name in enumerate(PRESTIGE_NAMES)}
    assert counts == {"catholic": 1, "islamic": 2, "reformist": 1, "law": 1, "discovery": 1, "patron": 3}
    more = {name: victory_prestige(game.state, 0, kind) for kind, name in enumerate(PRESTIGE_NAMES)}
    assert more == {**counts, "reformist": 2, "law": 2}
    assert [tableau_prestige(game.state, 1, kind) for kind in range(6)] == [0] * 6


@rule("glossary:queen.1", "I.2")
def test_queens_have_no_agents() -> None:
    assert [PRESTIGE_NAMES[kind] for kind in PRESTIGE[card_number("isabella-of-castille")]] == ["catholic"]
    game = do(pax('[seat.0]\nhand = ["isabella-of-castille"]'), "play isabella-of-castille", "fire portugal")
    assert decision(game) == "PlaceConcession"
    do(game, "no-concession")
    assert (decision(game), ruler(game, "portugal")) == ("ChooseAction", "0 king")


@rule("glossary:effect.2", "G3a")
@pytest.mark.parametrize(("cards", "share"), [([], 1), (["india-armada"], 2), (["india-armada", "almeida-armada"], 4)])
def test_equal_abilities_work_together(cards: list[str], share: int) -> None:
    """Each doubling doubles again what a concession earns in a fair from the Spice Islands."""
    listed = ", ".join(f'"{card}"' for card in cards)
    game = pax(f"""
        [seat.1]
        west = [{listed}]
        [route]
        west = "spice-islands"
        [border]
        england-portugal = "pawn-1"
        [market]
        west = ["the-bold*9", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    do(game, "fair west")
    while decision(game) == "PlaceLevy":
        do(game, str(next(iter(game.moves()))))
    assert florins(game, 1) == share
