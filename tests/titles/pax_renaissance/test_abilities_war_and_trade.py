"""Abilities of war, coronation and concessions: with them, without them, silenced, stacked (A1d.1)."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.facts.catalogue import ABILITY_IDS, CARDS_WITH
from tests.rule import rule
from tests.titles.pax_renaissance.builder import border, city, florins, pax, place, repressed, ruler
from tests.titles.positions import decision, do, moves, why_not


@rule("B1.2", "glossary:effect.1")
def test_all_abilities_stand_on_cards() -> None:
    assert len(ABILITY_IDS) == 32
    assert all(CARDS_WITH[ability] for ability in ABILITY_IDS)


# ---- coronation and war ---------------------------------------------------------------------------------------------


STAR_CHAMBER = """
    [seat.0]
    hand = ["margaret-of-anjou"]
    west = ["star-chamber"]
    [seat.1]
    west = ["ruler-france"]
    [empire.france]
    queens = ["anne-of-brittany"]
    bishop = "catholic"
    repressed = ["catholic-rook"]
    [empire.portugal]
    suzerain = "france"
"""


@rule("fn:42.1", "A1d.1", "I1d.2", "glossary:regime_change.d.2")
def test_star_chamber_takes_a_married_king_from_an_opponent() -> None:
    game = do(pax(STAR_CHAMBER), "play margaret-of-anjou", "fire france")
    assert ruler(game, "france") == "0 king"
    assert place(game, "anne-of-brittany") == "gone"
    assert ruler(game, "portugal") == "throne"
    assert repressed(game, "france") == ["catholic-rook"]
    assert game.state.supply[13] == 5


@rule("fn:42.1", "F1g.1")
def test_a_silenced_star_chamber_lifts_nothing() -> None:
    game = do(pax(STAR_CHAMBER + '[bishop]\nstar-chamber = "reformist"'), "play margaret-of-anjou")
    assert why_not(game, "fire france") == "king_is_married"
    assert why_not(game, "fire england") == "ok"


@pytest.mark.parametrize(("reading", "fate"), [("discard", "gone"), ("keep", "tableau")])
def test_star_chamber_and_the_former_queen_of_ones_own_king(reading: str, fate: str) -> None:
    text = """
        [seat.0]
        hand = ["margaret-of-anjou"]
        west = ["star-chamber", "ruler-france"]
        [empire.france]
        queens = ["anne-of-brittany"]
        bishop = "catholic"
        [empire.portugal]
        suzerain = "france"
    """
    game = do(pax(text, star_chamber_former_queen=reading), "play margaret-of-anjou", "fire france")
    assert place(game, "anne-of-brittany") == fate
    assert ruler(game, "portugal") == "0 vassal of france"
    assert game.state.supply[13] == 4


@rule("I.1")
def test_star_chamber_never_crowns_a_republic() -> None:
    text = STAR_CHAMBER.replace('queens = ["anne-of-brittany"]', "republic = 1")
    text = text.replace('[empire.portugal]\n    suzerain = "france"', "")
    game = do(pax(text), "play margaret-of-anjou")
    assert why_not(game, "fire france") == "not_a_king"


HOSPITALLERS = """
    [seat.0]
    hand = ["jesuits"]
    west = ["knights-hospitaller"]
    [city]
    valencia = "islamic-rook"
    toledo = "catholic-rook"
    paris = "catholic-rook"
    vienna = "catholic-knight"
"""


def test_knights_hospitaller_may_call_neighbouring_rooks_to_a_crusade() -> None:
    game = do(pax(HOSPITALLERS), "play jesuits", "fire aragon")
    assert moves(game) == {"call-rooks", "leave-rooks"}
    do(game, "call-rooks")
    assert moves(game) == {"lose-noble toledo", "lose-noble paris", "lose-noble vienna"}
    do(game, "lose-noble toledo")
    assert (city(game, "paris"), ruler(game, "aragon")) == ("catholic-rook", "0 king")
    without = do(pax(HOSPITALLERS), "play jesuits", "fire aragon", "leave-rooks")
    assert (ruler(without, "aragon"), city(without, "toledo")) == ("throne", "catholic-rook")
    assert (city(without, "vienna"), city(without, "valencia")) == ("", "")


def test_without_the_hospitallers_rooks_stay_at_home() -> None:
    silenced = do(pax(HOSPITALLERS + '[bishop]\nknights-hospitaller = "islamic"'), "play jesuits", "fire aragon")
    assert ruler(silenced, "aragon") == "throne"
    text = HOSPITALLERS.replace('west = ["knights-hospitaller"]', "")
    assert ruler(do(pax(text), "play jesuits", "fire aragon"), "aragon") == "throne"


def test_hospitallers_are_not_asked_where_no_rook_could_join() -> None:
    text = "\n".join(line for line in HOSPITALLERS.splitlines() if "catholic-rook" not in line)
    game = do(pax(text), "play jesuits", "fire aragon")
    assert ruler(game, "aragon") == "throne"
    assert (city(game, "vienna"), city(game, "valencia")) == ("", "")


def test_hospitallers_do_not_help_other_wars() -> None:
    text = HOSPITALLERS.replace("jesuits", "antipope").replace('valencia = "islamic-rook"', 'lyon = "islamic-rook"')
    text = text.replace("catholic-rook", "reformist-rook")
    game = do(pax(text), "play antipope", "fire france")
    assert decision(game) != "CallRooks"


# ---- concessions ----------------------------------------------------------------------------------------------------


SPICE_FAIR = """
    [seat.0]
    west = {cards}
    [border]
    england-portugal = "pawn-0"
    [market]
    west = ["luther*9", "antipope", "jesuits", "kingmaker", "cromwell", "gutenberg"]
    [route]
    west = "{route}"
    [city]
    toledo = "catholic-knight"
    granada = "islamic-rook"
    spice-islands = "catholic-rook"
"""


@rule("G3a", "glossary:effect.2")
@pytest.mark.parametrize(
    ("cards", "share"),
    [
        ([], 1),
        (["india-armada"], 2),
        (["india-armada", "almeida-armada"], 4),
        (["india-armada", "almeida-armada", "michelangelo"], 8),
        (["michelangelo"], 2),
    ],
)
def test_doubled_concessions_multiply_in_spice_island_fairs(cards: list[str], share: int) -> None:
    text = SPICE_FAIR.format(cards=str(cards).replace("'", '"'), route="spice-islands")
    game = do(pax(text), "fair west", "levy london")
    assert game.state.florins[0] == 1 + share


def test_doubled_concessions_take_no_more_than_is_left() -> None:
    text = SPICE_FAIR.format(cards='["india-armada", "almeida-armada"]', route="spice-islands").replace("*9", "*2")
    game = do(pax(text), "fair west")
    assert (florins(game), decision(game)) == (3, "ChooseAction")


def test_armadas_double_nothing_on_other_routes_nor_when_silenced() -> None:
    text = """
        [seat.1]
        west = ["india-armada"]
        [border]
        hungary-byzantium = "pawn-1"
        [market]
        west = ["luther*1", "antipope", "jesuits", "kingmaker", "cromwell", "gutenberg"]
    """
    game = do(pax(text), "fair west", "levy tana")
    assert florins(game, 1) == 1
    spice = SPICE_FAIR.format(cards='["india-armada"]', route="spice-islands") + '[bishop]\nindia-armada = "islamic"\n'
    assert florins(do(pax(spice), "fair west", "levy london")) == 2


VOTE = """
    [seat.0]
    florins = 5
    west = ["sindicat-remenca"{more}]
    [seat.1]
    west = ["ruler-aragon"{theirs}]
    [border]
    portugal-aragon = "pawn-0"
    france-aragon = "pawn-1"
"""


@rule("F6b")
def test_michelangelo_doubles_voices_for_attack_and_defence() -> None:
    tie = do(pax(VOTE.format(more="", theirs="")), "fair east")
    assert why_not(tie, "operations west") == "no_operation_possible"
    attack = pax(VOTE.format(more=', "michelangelo"', theirs=""))
    do(attack, "operations west", "operate sindicat-remenca first")
    assert moves(attack) == {"vote aragon"}
    both = VOTE.format(more="", theirs=', "michelangelo"') + 'aragon-papal-states = "pawn-0"\n'
    assert why_not(pax(both), "operations west") == "no_operation_possible"


PIRATE_BORDER = """
    [seat.0]
    hand = ["genoese-fleet"]
    east = {cards}
    [seat.1]
    east = ["tersane-i-amire", "janissaries"]
    west = ["jesuits"]
    [border]
    portugal-aragon = "pawn-1"
    aragon-papal-states = "pawn-0"
"""


@rule("glossary:pirate.d.1", "glossary:pirate.d.2")
def test_protected_concessions_share_their_border_with_a_pirate() -> None:
    game = do(pax(PIRATE_BORDER.format(cards="[]")), "play genoese-fleet")
    do(game, "station catholic-pirate portugal-aragon aragon")
    assert border(game, "portugal-aragon") == "pawn-1+catholic-pirate"
    other = do(pax(PIRATE_BORDER.format(cards="[]")), "play genoese-fleet")
    do(other, "station catholic-pirate aragon-papal-states aragon")
    assert border(other, "aragon-papal-states") == "catholic-pirate"


@rule("glossary:pirate.d.1", "G3a", "G3b")
def test_beside_a_protected_concession_the_pirate_takes_nothing() -> None:
    text = """
        [seat.0]
        east = ["dalmatian-merchant-marine"]
        [border]
        hungary-byzantium = ["pawn-0", "islamic-pirate"]
        [market]
        east = ["safavids*1", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """
    game = do(pax(text), "fair east", "levy tana")
    assert (florins(game), game.state.market_florins[0]) == (2, 0)


def test_protection_lost_kills_the_concession_beside_a_pirate() -> None:
    text = """
        [seat.0]
        east = ["the-grim", "dervishes"]
        [seat.1]
        east = ["dalmatian-merchant-marine"]
        [border]
        hungary-byzantium = ["pawn-1", "islamic-pirate"]
        [bishop]
        dervishes = "islamic"
    """
    game = do(pax(text), "operations east", "operate the-grim third", "bishop dervishes")
    do(game, "to dalmatian-merchant-marine")
    assert border(game, "hungary-byzantium") == "islamic-pirate"
    assert game.state.supply[1] == 10


# ---- adjacency, campaigns, votes ------------------------------------------------------------------------------------


@rule("glossary:adjacency.1")
def test_catherine_of_navarre_keeps_portugal_and_france_apart() -> None:
    text = """
        [seat.0]
        florins = 5
        west = ["ruler-portugal"]
        [seat.1]
        west = ["ruler-aragon"]
        [city]
        toledo = "catholic-knight"
        {more}
    """
    game = do(pax(text.format(more="")), "operations west", "operate ruler-portugal first")
    assert moves(game) == {"campaign england", "campaign france", "campaign aragon"}
    married = text.format(more='[empire.aragon]\nqueens = ["catherine-of-navarre"]')
    game = do(pax(married), "operations west", "operate ruler-portugal first")
    assert moves(game) == {"campaign england", "campaign aragon"}
    silenced = do(
        pax(married + '[bishop]\nruler-aragon = "catholic"'), "operations west", "operate ruler-portugal first"
    )
    assert "campaign france" in moves(silenced)


MAMLUKS = """
    [seat.0]
    florins = {florins}
    east = ["ruler-ottoman", "circassian-mamluks"]
    [empire.mamluk]
    repressed = ["pawn-1", "islamic-rook"]
    [city]
    {city}
"""


@rule("F9c", "F9e", "A1d.1")
def test_slave_soldiers_join_eastern_campaigns_and_must_be_paid() -> None:
    game = pax(MAMLUKS.format(florins=2, city='buda = "catholic-knight"'))
    do(game, "operations east", "operate ruler-ottoman first")
    assert why_not(game, "campaign papal-states") == "no_knights"
    do(game, "campaign hungary")
    assert (florins(game), moves(game)) == (0, {"lose-repressed mamluk pawn-1", "lose-repressed mamluk islamic-rook"})
    do(game, "lose-repressed mamluk pawn-1")
    assert (ruler(game, "hungary"), repressed(game, "mamluk")) == ("0 vassal of ottoman", ["islamic-rook"])
    poor = pax(MAMLUKS.format(florins=2, city='constantinople-2 = "islamic-knight"'))
    do(poor, "operations east", "operate ruler-ottoman first")
    assert why_not(poor, "campaign hungary") == "cannot_pay_campaign"
    assert why_not(poor, "campaign papal-states") == "ok"


@rule("F6a")
def test_the_bank_of_saint_george_lowers_the_price_of_votes() -> None:
    text = """
        [seat.0]
        florins = {florins}
        east = ["bank-of-st-george"]
        west = ["sindicat-remenca", {patrons}]
        [seat.1]
        west = ["ruler-aragon"]
        [empire.aragon]
        repressed = ["pawn-1", "pawn-1"]
        [border]
        portugal-aragon = "pawn-0"
    """
    one = do(pax(text.format(florins=1, patrons='"michelangelo"')), "operations west", "operate sindicat-remenca first")
    do(one, "vote aragon", "no-concession")
    assert florins(one) == 0
    many = '"michelangelo", "humanism", "cryptography"'
    free = do(pax(text.format(florins=0, patrons=many)), "operations west", "operate sindicat-remenca first")
    do(free, "vote aragon")
    assert florins(free) == 0
    poor = pax(text.format(florins=0, patrons='"michelangelo"'))
    assert why_not(poor, "operations west") == "no_operation_possible"
