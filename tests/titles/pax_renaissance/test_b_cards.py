"""B4, B5. What throne cards and tableau cards are."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.facts.catalogue import CARDS, ONE_SHOT_NAME, WAR_RELIGION
from regnum.titles.pax_renaissance.facts.names import NONE
from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    border,
    city,
    florins,
    market,
    pax,
    place,
    repressed,
    row,
    ruler,
    supply,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not

# ---- throne cards ---------------------------------------------------------------------------------------------------


@rule("B2d", "A4.6")
def test_a_card_on_its_throne_serves_nobody() -> None:
    """Portugal's discovery counts and its king marches only from a tableau."""
    text = """
        victories = ["globalization"]
        [seat.0]
        florins = 1
        {row}
        [border]
        england-france = "pawn-0"
        hungary-ottoman = "pawn-0"
        [city]
        toledo = "catholic-knight"
    """
    throne = pax(text.format(row=""))
    assert why_not(throne, "declare globalization") == "conditions_not_met"
    assert why_not(throne, "operations west") == "no_operation_possible"
    assert why_not(throne, "sell ruler-portugal") == "not_yours_to_sell"
    tableau = pax(text.format(row='west = ["ruler-portugal"]'))
    assert why_not(tableau, "declare globalization") == "ok"
    assert why_not(tableau, "operations west") == "ok"
    assert why_not(tableau, "sell ruler-portugal") == "ok"


@rule("B4.2", "glossary:ruler_card", "glossary:regime_change.2")
def test_a_gained_throne_card_arrives_king_side_up_at_the_outer_end() -> None:
    """A republic of an opponent becomes a kingdom, in the half of its own region."""
    game = pax("""
        [seat.0]
        hand = ["pospolite-ruszenie"]
        east = ["safavids"]
        west = ["antipope"]
        [seat.1]
        east = ["ruler-hungary"]
        [empire.hungary]
        republic = 1
    """)
    do(game, "play pospolite-ruszenie", "fire hungary", "settle catholic-rook buda", "no-concession")
    assert ruler(game, "hungary") == "0 king"
    assert row(game, 0, "east") == ["safavids", "pospolite-ruszenie", "ruler-hungary"]
    assert (row(game, 0, "west"), row(game, 1, "east")) == (["antipope"], [])


@rule("B4.2", "F9g.1", "glossary:ruler_card", "glossary:vassal.2")
def test_a_conquered_republic_becomes_a_kingdom_under_its_victor() -> None:
    game = pax("""
        [seat.0]
        florins = 1
        west = ["ruler-france"]
        [seat.1]
        west = ["ruler-england"]
        [empire.england]
        republic = 1
        [city]
        paris = "catholic-knight"
    """)
    do(game, "operations west", "operate ruler-france first", "campaign england", "no-concession")
    assert (ruler(game, "england"), game.state.republic) == ("0 vassal of france", [0] * 10)
    assert (row(game, 0, "west"), row(game, 1, "west")) == (["ruler-france"], [])


@rule("B4.3")
def test_only_the_visible_side_of_a_throne_card_counts() -> None:
    """The king of England campaigns and has no prestige; his republic votes, trades and has law."""
    text = """
        victories = ["renaissance"]
        [seat.0]
        florins = 1
        west = ["ruler-england", "cornish-tin"]
        [empire.england]
        republic = {republic}
        [city]
        london = "catholic-knight"
        [market]
        west = ["the-bold*1", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    """
    king = pax(text.format(republic=0))
    assert why_not(king, "declare renaissance") == "conditions_not_met"
    do(king, "operations west")
    assert why_not(king, "operate ruler-england first") == "ok"
    assert why_not(king, "operate ruler-england second") == "no_such_operation"
    do(king, "operate ruler-england first")
    assert "campaign france" in moves(king)
    republic = pax(text.format(republic=1))
    assert why_not(republic, "declare renaissance") == "ok"
    do(republic, "operations west")
    assert why_not(republic, "operate ruler-england first") == "no_target"
    do(republic, "operate ruler-england second")
    assert moves(republic) == {"collect west-0"}


@rule("B4.4")
@pytest.mark.parametrize("republic", [0, 1])
def test_a_throne_card_in_a_tableau_is_a_tableau_card(republic: int) -> None:
    """With either side up it can be beheaded, entered by a bishop, hit by an apostasy and sold."""
    game = pax(f"""
        [seat.0]
        hand = ["twelver-ghulat"]
        east = ["the-grim", "ruler-ottoman"]
        [empire.ottoman]
        republic = {republic}
    """)
    do(game, "operations east", "operate the-grim first")
    assert moves(game) == {"behead ruler-ottoman"}
    do(game, "behead ruler-ottoman")
    assert (ruler(game, "ottoman"), place(game, "the-grim")) == ("throne", "gone")
    twin = pax(f"""
        [seat.0]
        hand = ["dervishes"]
        east = ["zionist-state", "ruler-ottoman"]
        [empire.ottoman]
        republic = {republic}
    """)
    assert why_not(twin, "sell ruler-ottoman") == "ok"
    do(twin, "play dervishes", "fire-everywhere", "appoint islamic-bishop ruler-ottoman")
    assert ruler(twin, "ottoman") == "throne"


# ---- tableau cards --------------------------------------------------------------------------------------------------


@rule("B5:note1.1", "D2b", "E2.place", "glossary:bank")
def test_the_banner_of_a_card_decides_its_half() -> None:
    """A western card bought from the East row, whose deck has run out, lies in the West; an eastern one in the East."""
    game = pax("""
        [seat.0]
        florins = 1
        hand = ["jewish-pirates"]
        [market]
        east = ["safavids", "antipope", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
        [deck.east]
        top = 0
        low = 0
        comets = []
        [border]
        portugal-aragon = "pawn-1"
    """)
    do(game, "buy antipope", "play antipope", "decline", "no-more-agents", "end-turn")
    assert (row(game, 0, "west"), row(game, 0, "east")) == (["antipope"], [])
    do(game, "fair west", "end-turn", "play jewish-pirates", "decline", "no-more-agents")
    assert row(game, 0, "east") == ["jewish-pirates"]
    assert why_not(game, "operations west") == "no_operation_possible"
    do(game, "operations east", "operate jewish-pirates first", "repress-concession portugal-aragon aragon")
    assert repressed(game, "aragon") == ["pawn-1"]


@rule("B5:note1.2", "A1d.1", "E3c")
def test_an_ability_of_the_west_looks_at_the_empire_not_at_the_half() -> None:
    """Enclosure frees pieces of France, a vassal in the East half, but not those of Hungary or Portugal's own half."""
    game = pax("""
        [seat.0]
        west = ["enclosure"]
        east = ["ruler-ottoman"]
        [seat.1]
        west = ["ruler-aragon"]
        [empire.france]
        suzerain = "ottoman"
        repressed = ["catholic-rook", "pawn-1"]
        [empire.hungary]
        suzerain = "aragon"
        repressed = ["islamic-rook"]
        [empire.holy-roman-empire]
        repressed = ["pawn-0"]
        [empire.portugal]
        repressed = ["islamic-knight"]
    """)
    do(game, "sell enclosure")
    assert (decision(game), game.waiting) == ("Emancipate", (0,))
    assert why_not(game, "free islamic-rook buda") == "outside_location"
    assert why_not(game, "free catholic-pirate lyon") == "nothing_repressed"
    do(game, "free-serf pawn-0 france-holy-roman-empire holy-roman-empire")
    do(game, "free catholic-rook lyon", "free-serf pawn-1 england-france france", "free islamic-knight granada")
    assert (city(game, "lyon"), city(game, "granada")) == ("catholic-rook", "islamic-knight")
    assert border(game, "england-france") == "pawn-1"
    assert (florins(game), decision(game)) == (2, "ChooseAction")
    assert repressed(game, "hungary") == ["islamic-rook"]


@rule("B5a", "glossary:hand.b", "glossary:old_maid")
def test_cards_in_hand_and_old_maids_offer_no_operations_or_abilities() -> None:
    """The siege of Carlotta and the free fair of the Podesta wait until the card lies in the tableau."""
    text = """
        [seat.0]
        {cards}
        [city]
        cairo = "islamic-rook"
        [empire.mamluk]
        queens = [{queens}]
    """
    hand = pax(
        text.format(cards='hand = ["podesta-of-venice"]\nold_maids = ["carlotta-lusignan-of-cyprus"]', queens="")
    )
    assert why_not(hand, "free-fair west") == "ability_missing"
    assert why_not(hand, "operations east") == "no_operation_possible"
    cards = 'east = ["ruler-mamluk"]\nwest = ["podesta-of-venice"]'
    tableau = pax(text.format(cards=cards, queens='"carlotta-lusignan-of-cyprus"'))
    assert why_not(tableau, "free-fair west") == "ok"
    do(tableau, "operations east", "operate carlotta-lusignan-of-cyprus first", "siege cairo")
    assert city(tableau, "cairo") == ""


@rule("B5d", "E4.1", "D1.4", "D1.5")
def test_one_action_runs_one_half() -> None:
    """Every card of the half acts, none of the other half."""
    game = pax("""
        [seat.0]
        hand = ["bundschuh-revolt"]
        west = ["merchants-of-the-staple", "communeros-guilds"]
        east = ["damascus-coffee"]
        [seat.1]
        west = ["florentine-wool"]
        [market]
        west = ["the-bold*3", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
        east = ["safavids*1", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """)
    do(game, "operations west")
    for foreign in ("damascus-coffee second", "florentine-wool first", "bundschuh-revolt first", "the-bold second"):
        assert why_not(game, f"operate {foreign}") == "not_in_this_half"
    do(game, "operate merchants-of-the-staple first", "collect west-0")
    do(game, "operate communeros-guilds first", "collect west-0")
    assert (florins(game), game.state.actions, decision(game)) == (2, 1, "ChooseAction")
    do(game, "operations east")
    assert why_not(game, "operate communeros-guilds first") == "not_in_this_half"
    assert why_not(game, "operate the-grim first") == "not_in_this_half"
    do(game, "operate damascus-coffee second", "collect east-0")
    assert (florins(game), moves(game)) == (3, {"end-turn"})


@rule("B5e", "E2.decl", "glossary:one_shot", "glossary:battle.a")
def test_a_one_shot_is_carried_out_once_and_at_once_or_never() -> None:
    game = pax("""
        [seat.0]
        hand = ["flanders-guild"]
    """)
    do(game, "play flanders-guild")
    assert decision(game) == "DeclareOneShot"
    assert moves(game) == {"fire france", "decline"}
    assert why_not(game, "fire-everywhere") == "not_on_this_card"
    do(game, "decline", "no-more-agents")
    assert why_not(game, "fire france") == "other_decision"
    assert why_not(game, "play flanders-guild") == "not_in_your_hand"
    assert ruler(game, "france") == "throne"


@rule("B5e", "glossary:religious_war", "glossary:religion")
def test_the_bomb_of_a_religious_war_has_the_colour_of_its_religion() -> None:
    found = {(ONE_SHOT_NAME[card], WAR_RELIGION[card]) for card in range(CARDS) if WAR_RELIGION[card] != NONE}
    assert found == {("crusade", 0), ("jihad", 1), ("reformation", 2)}


@rule("B5f", "glossary:effect.1")
def test_an_ability_works_as_long_as_its_card_lies_unsilenced_in_the_tableau() -> None:
    """Hochstetter's unlimited hand costs no action, turn after turn; a bishop ends it, and it serves its owner only."""
    text = """
        [seat.0]
        florins = 3
        hand = ["kingmaker", "cromwell"]
        west = ["hochstetter-bank"]
        [seat.1]
        florins = 3
        hand = ["star-chamber", "mons-meg"]
        [bishop]
        {bishop}
        [market]
        west = ["the-bold", "antipope", "jesuits", "luther", "gutenberg", "friese-freedom"]
    """
    game = pax(text.format(bishop=""))
    do(game, "buy antipope")
    assert game.state.actions == 1
    do(game, "end-turn")
    assert why_not(game, "buy luther") == "hand_full"
    do(game, "fair east", "end-turn")
    assert why_not(game, f"buy {market(game, 'west')[1]}") == "ok"
    silent = pax(text.format(bishop='hochstetter-bank = "catholic"'))
    assert why_not(silent, "buy antipope") == "hand_full"


@rule("B5g.1", "B5g.2", "E2.2", "glossary:agents", "glossary:concession.a", "glossary:pawn")
def test_agents_have_their_printed_colour_and_pawns_that_of_the_player() -> None:
    game = pax("""
        [seat.1]
        hand = ["phocoean-alum", "kingmaker"]
        [turn]
        active = 1
    """)
    do(game, "play phocoean-alum")
    assert why_not(game, "station pawn-0 ottoman-mamluk ottoman") == "no_such_agent"
    do(game, "station pawn-1 ottoman-mamluk ottoman", "station pawn-1 hungary-ottoman ottoman")
    assert (supply(game, "pawn-0"), supply(game, "pawn-1")) == (10, 8)
    do(game, "play kingmaker", "decline")
    assert why_not(game, "place islamic-rook london") == "no_such_agent"
    assert moves_with(game, "place") == {
        f"place {colour}-rook {name}" for colour in ("reformist", "catholic") for name in ("london", "bordeaux")
    }
    do(game, "place reformist-rook london")
    assert why_not(game, "place reformist-rook bordeaux") == "no_such_agent"
    do(game, "place catholic-rook bordeaux")
    assert (city(game, "london"), city(game, "bordeaux")) == ("reformist-rook", "catholic-rook")
