"""Every ability: with it, without it, silenced, and where copies add up (effects beat rules, A1d.1)."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.catalogue import ABILITY_IDS, CARDS_WITH
from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    border,
    city,
    decision,
    do,
    florins,
    hand,
    moves,
    moves_with,
    pax,
    place,
    repressed,
    ruler,
    why_not,
)


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
        east = ["luther*1", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
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


# ---- selling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "price"), [('west = ["conquistadors"]', 4), ('hand = ["conquistadors"]', 2)])
def test_ransom_pays_four_from_the_tableau_only(where: str, price: int) -> None:
    game = do(pax(f"[seat.0]\n{where}"), "sell conquistadors")
    assert florins(game) == price


def test_a_silenced_ransom_pays_two() -> None:
    text = '[seat.0]\nwest = ["conquistadors"]\n[bishop]\nconquistadors = "catholic"'
    game = do(pax(text), "sell conquistadors")
    assert (florins(game), game.state.supply[13]) == (2, 5)


@rule("E3c")
def test_enclosure_frees_western_pieces_when_sold_from_the_tableau() -> None:
    text = """
        [seat.0]
        {where} = ["enclosure"]
        [seat.1]
        west = ["ruler-france"]
        [empire.france]
        repressed = ["catholic-knight", "pawn-1"]
        [empire.england]
        repressed = ["reformist-rook"]
        [empire.hungary]
        repressed = ["catholic-rook"]
    """
    game = do(pax(text.format(where="west")), "sell enclosure", "free catholic-knight bruges")
    do(game, "free-serf pawn-1 england-france france", "free reformist-rook london")
    assert (city(game, "bruges"), city(game, "london"), border(game, "england-france")) == (
        "catholic-knight",
        "reformist-rook",
        "pawn-1",
    )
    assert (repressed(game, "hungary"), decision(game), florins(game)) == (["catholic-rook"], "ChooseAction", 2)
    unsold = do(pax(text.format(where="hand")), "sell enclosure")
    assert (decision(unsold), repressed(unsold, "england")) == ("ChooseAction", ["reformist-rook"])


MACHIAVELLI = """
    [seat.0]
    west = ["machiavellianism", "{card}"]
    {more}
"""


def test_machiavellianism_fires_the_one_shot_of_a_sold_card() -> None:
    game = do(pax(MACHIAVELLI.format(card="the-bold", more="")), "sell the-bold")
    assert (florins(game), place(game, "the-bold")) == (2, "gone")
    do(game, "fire france", "settle catholic-knight paris", "settle catholic-knight lyon")
    assert ruler(game, "france") == "0 king"


def test_machiavellianism_fires_no_trade_shift_and_not_itself() -> None:
    game = do(pax(MACHIAVELLI.format(card="welser-klein-venedig", more="")), "sell welser-klein-venedig")
    assert decision(game) == "ChooseAction"
    do(game, "sell machiavellianism")
    assert decision(game) == "ChooseAction"


def test_a_silenced_machiavellianism_fires_nothing() -> None:
    text = MACHIAVELLI.format(card="the-bold", more='[bishop]\nmachiavellianism = "catholic"')
    assert decision(do(pax(text), "sell the-bold")) == "ChooseAction"


@pytest.mark.parametrize(
    ("reading", "asked"), [("tableau_only", "ChooseAction"), ("tableau_and_hand", "DeclareOneShot")]
)
def test_machiavellianism_and_cards_from_the_hand(reading: str, asked: str) -> None:
    text = '[seat.0]\nwest = ["machiavellianism"]\nhand = ["the-bold"]'
    assert decision(do(pax(text, machiavellianism_sales=reading), "sell the-bold")) == asked


@pytest.mark.parametrize(("reading", "fires"), [("crusade", False), ("all_religious_wars", True)])
def test_machiavellianism_and_religious_wars(reading: str, fires: bool) -> None:
    text = MACHIAVELLI.format(card="luther", more='[city]\nlubeck = "catholic-rook"')
    game = do(pax(text, machiavellianism_wars=reading), "sell luther")
    assert (decision(game) == "DeclareOneShot") == fires
    crusade = MACHIAVELLI.format(card="jesuits", more='[city]\nalgiers = "islamic-rook"')
    fired = do(pax(crusade, machiavellianism_wars=reading), "sell jesuits", "fire aragon")
    assert why_not(fired, "appoint catholic-bishop jesuits") == "not_a_bishops_place"


@rule("glossary:cryptography.1", "glossary:cryptography.2", "E3c")
def test_cryptography_borrows_only_unsilenced_political_operations_of_opponents() -> None:
    text = """
        [seat.0]
        west = ["cryptography", "luther"]
        [seat.1]
        west = ["the-bold", "kingmaker", "mons-meg"]
        [bishop]
        kingmaker = "catholic"
        [city]
        london = "catholic-rook"
        [border]
        england-france = "pawn-1"
    """
    game = do(pax(text), "sell cryptography")
    assert why_not(game, "decipher the-bold first") == "ok"
    assert why_not(game, "decipher the-bold second") == "not_political"
    assert why_not(game, "decipher kingmaker first") == "silenced_card_of_opponent"
    assert why_not(game, "decipher luther first") == "not_an_opponents_card"
    assert why_not(game, "decipher mons-meg second") == "no_such_operation"
    do(game, "decipher the-bold first", "tax england-france france", "accept-repression", "levy paris")
    assert (repressed(game, "france"), florins(game), game.state.acted) == (["pawn-1"], 2, [])
    from_hand = pax(text.replace('west = ["cryptography", "luther"]', 'hand = ["cryptography"]'))
    assert decision(do(from_hand, "sell cryptography")) == "ChooseAction"


@pytest.mark.parametrize(("reading", "allowed"), [("any_half", "ok"), ("west_half", "not_in_this_half")])
def test_cryptography_and_the_halves(reading: str, allowed: str) -> None:
    text = """
        [seat.0]
        west = ["cryptography"]
        [seat.1]
        east = ["bosnian-serbian-silver"]
        west = ["the-bold"]
        [border]
        papal-states-ottoman = "pawn-1"
        england-france = "pawn-1"
    """
    game = do(pax(text, cryptography_targets=reading), "sell cryptography")
    assert why_not(game, "decipher bosnian-serbian-silver first") == allowed


# ---- hands, silence, Venice -----------------------------------------------------------------------------------------


@rule("E1a", "glossary:hand.b")
@pytest.mark.parametrize("card", ["PREN042", "PREN043", "PREN146X", "PREN147X"])
def test_unlimited_hands(card: str) -> None:
    text = """
        [seat.0]
        florins = 5
        hand = ["luther", "{held}"]
        west = ["{laid}"]
        [market]
        west = ["the-bold", "antipope", "cromwell", "kingmaker", "mons-meg", "enclosure"]
    """
    game = do(pax(text.format(laid=card, held="jesuits")), "buy antipope")
    assert len(hand(game, 0)) == 3
    held = pax(text.format(laid="jesuits", held=card))
    assert why_not(held, "buy antipope") == "hand_full"
    silenced = pax(text.format(laid=card, held="jesuits") + f'[bishop]\n{card} = "catholic"')
    assert why_not(silenced, "buy antipope") == "hand_full"


@rule("F1g.2")
@pytest.mark.parametrize("card", ["PREN074", "PREN136X", "PREN156X"])
def test_immunity_keeps_silenced_cards_working_even_itself(card: str) -> None:
    text = """
        [seat.0]
        west = ["conquistadors"]
        {half} = ["{card}"]
        [seat.1]
        west = ["the-bold"]
        [bishop]
        conquistadors = "catholic"
        {card} = "reformist"
    """
    half = "east" if card == "PREN074" else "west"
    body = text.format(card=card, half=half)
    if half == "west":
        body = body.replace('west = ["conquistadors"]\n', "", 1).replace(f'"{card}"]', f'"{card}", "conquistadors"]')
    assert florins(do(pax(body), "sell conquistadors")) == 4
    sold = do(pax(body), f"sell {card}", "sell conquistadors")
    assert florins(sold) == 4


@rule("G4c.1")
@pytest.mark.parametrize("card", ["PREN024", "PREN055", "PREN143X"])
def test_condottieri_open_a_second_place_in_venice_for_everybody(card: str) -> None:
    text = """
        [seat.0]
        florins = 1
        hand = ["la-serenissima"]
        [seat.1]
        west = ["{card}"]
        [empire.papal-states]
        regime = "{regime}"
        [city]
        venice = "catholic-knight"
    """
    for regime, room in (("catholic", True), ("medieval", True), ("reformist", False), ("islamic", False)):
        game = do(pax(text.format(card=card, regime=regime)), "play la-serenissima", "decline")
        assert ("place catholic-rook venice-2" in moves(game)) == room
    silenced = text.format(card=card, regime="catholic") + f'[bishop]\n{card} = "catholic"'
    assert why_not(do(pax(silenced), "play la-serenissima", "decline"), "place catholic-rook venice-2") == "no_room"


@pytest.mark.parametrize(
    ("reading", "knight", "gold", "red"),
    [("any", True, True, True), ("gold_only", True, True, False), ("gold_knights_only", True, False, False)],
)
def test_who_may_take_the_second_place_in_venice(reading: str, knight: bool, gold: bool, red: bool) -> None:
    text = '[seat.0]\nwest = ["gonfalonier"]\nhand = ["{card}"]\n[city]\nvenice = "catholic-knight"'
    cases = (
        ("PREN023", "catholic-knight", knight),
        ("PREN054", "catholic-rook", gold),
        ("PREN033", "islamic-knight", red),
    )
    for card, piece, allowed in cases:
        game = do(pax(text.format(card=card), condottiere_pieces=reading), f"play {card}")
        if decision(game) == "DeclareOneShot":
            do(game, "decline")
        expected = "ok" if allowed else "venice_gold_only"
        assert why_not(game, f"place {piece} venice-2") == expected


@rule("G4c.2")
def test_venice_shrinks_when_the_papal_states_turn_reformist() -> None:
    text = """
        [seat.0]
        hand = ["anabaptist-reformation"]
        west = ["gonfalonier"]
        [city]
        venice = "reformist-knight"
        venice-2 = "reformist-rook"
        vienna = "reformist-knight"
        [border]
        aragon-papal-states = "islamic-pirate"
    """
    game = do(pax(text), "play anabaptist-reformation", "fire papal-states", "lose-noble vienna")
    assert (decision(game), game.waiting) == ("LeaveVenice", (0,))
    assert moves(game) == {"give-up venice", "give-up venice-2"}
    do(game, "give-up venice")
    assert (city(game, "venice"), city(game, "venice-2")) == ("reformist-rook", "")
    assert game.state.supply[6] == 7


# ---- actions --------------------------------------------------------------------------------------------------------

BATHORY = """
    [seat.0]
    east = ["ruler-hungary"]
    [empire.hungary]
    queens = ["elizabeth-bathory"]
    repressed = ["pawn-1"]
    [border]
    hungary-ottoman = "pawn-0"
    [city]
    buda = "catholic-knight"
"""


@rule("A1d.1", "J2a.1")
def test_elizabeth_bathory_is_discarded_for_a_revolt_without_agents() -> None:
    game = do(pax(BATHORY), "uprising elizabeth-bathory")
    assert (place(game, "elizabeth-bathory"), florins(game), game.state.actions) == ("gone", 0, 1)
    do(game, "lose-pawn hungary-ottoman", "settle-on-border pawn-1 hungary-byzantium")
    assert ruler(game, "hungary") == "0 republic"
    silenced = pax(BATHORY + '[bishop]\nruler-hungary = "catholic"')
    assert why_not(silenced, "uprising elizabeth-bathory") == "ability_missing"
    maid = pax('[seat.0]\nold_maids = ["elizabeth-bathory"]')
    assert why_not(maid, "uprising elizabeth-bathory") == "ability_missing"


def test_elizabeth_bathory_may_rise_with_nobody() -> None:
    text = BATHORY.replace('repressed = ["pawn-1"]', "").replace('hungary-ottoman = "pawn-0"', "")
    game = do(pax(text), "uprising elizabeth-bathory")
    assert (ruler(game, "hungary"), decision(game)) == ("0 king", "ChooseAction")


@rule("A1d.1")
def test_podesta_of_venice_makes_one_fair_a_turn_free() -> None:
    text = '[seat.0]\nwest = ["podesta-of-venice"]\n[border]\nhungary-byzantium = "islamic-pirate"'
    game = do(pax(text), "free-fair east")
    assert (game.state.actions, florins(game)) == (2, 1)
    assert why_not(game, "free-fair west") == "free_action_used"
    assert why_not(game, "fair east") == "fair_used"
    assert why_not(game, "end-turn") == "ok"
    do(game, "fair west", "sell podesta-of-venice")
    assert moves(game) == {"end-turn"}
    late = do(pax(text), "fair west", "sell podesta-of-venice")
    assert why_not(late, "free-fair east") == "ability_missing"
    silenced = pax(text + '\n[bishop]\npodesta-of-venice = "catholic"')
    assert why_not(silenced, "free-fair east") == "ability_missing"


@rule("D1.4:note1", "glossary:effect.b")
@pytest.mark.parametrize(("half", "card"), [("east", "civil-engineer"), ("west", "mining-engineer")])
def test_free_operations_once_a_half(half: str, card: str) -> None:
    worker = "damascus-coffee" if half == "east" else "merchants-of-the-staple"
    text = f"""
        [seat.0]
        {half} = ["{card}", "{worker}"]
        [market]
        {half} = ["luther*1", "antipope*1"]
        [city]
        cairo = "islamic-rook"
    """
    game = pax(text)
    other = "west" if half == "east" else "east"
    assert why_not(game, f"free-operations {other}") == "ability_missing"
    number = "second" if half == "east" else "first"
    do(game, f"free-operations {half}", f"operate {worker} {number}", f"collect {half}-0")
    assert (game.state.actions, florins(game)) == (2, 1)
    assert why_not(game, f"operations {half}") == "operations_used"
    assert why_not(game, f"free-operations {half}") == "operations_used"
    paid = do(pax(text), f"operations {half}", f"operate {worker} {number}", f"collect {half}-0")
    assert why_not(paid, f"free-operations {half}") == "operations_used"


BOTH_HALVES = """
    [seat.0]
    east = ["transylvanian-plot", "damascus-coffee"]
    west = ["merchants-of-the-staple", "communeros-guilds"]
    [market]
    east = ["luther*2", "antipope*2"]
    west = ["cromwell*2", "kingmaker*2"]
"""


@rule("glossary:effect.b")
def test_both_halves_in_one_action_one_after_the_other() -> None:
    game = do(pax(BOTH_HALVES), "all-operations west", "operate merchants-of-the-staple first", "collect west-0")
    assert why_not(game, "operate damascus-coffee second") == "not_in_this_half"
    do(game, "no-more-operations", "operate damascus-coffee second", "collect east-0")
    assert (florins(game), game.state.actions) == (2, 1)
    assert why_not(game, "operations west") == why_not(game, "operations east") == "operations_used"
    mixed = pax(BOTH_HALVES, both_sides_one_action_order="mixed")
    do(mixed, "all-operations west", "operate merchants-of-the-staple first", "collect west-0")
    assert why_not(mixed, "operate damascus-coffee second") == "ok"


def test_both_halves_must_be_unused() -> None:
    game = pax(BOTH_HALVES)
    do(game, "operations east", "operate damascus-coffee second", "collect east-0")
    assert why_not(game, "all-operations west") == "operations_used"
    assert why_not(pax(BOTH_HALVES + '[bishop]\ntransylvanian-plot = "islamic"'), "all-operations west") == (
        "ability_missing"
    )


@rule("A1d.1", "K3")
def test_the_oratory_condemns_as_an_action() -> None:
    text = """
        [seat.0]
        west = ["oratory-of-divine-love"]
        [seat.1]
        west = ["antipope", "grand-inquisitor"]
    """
    game = pax(text)
    assert why_not(game, "condemn catholic-islamic") == "nobody_would_lose_a_card"
    do(game, "condemn catholic-reformist")
    assert place(game, "antipope") == place(game, "grand-inquisitor") == "gone"
    assert (place(game, "oratory-of-divine-love"), game.state.actions) == ("tableau", 1)
    own = do(pax(text.replace('-love"]', '-love", "luther"]')), "condemn catholic-reformist")
    assert place(own, "oratory-of-divine-love") == place(own, "luther") == "gone"


@rule("K3", "A1d.1")
def test_the_epicurean_swerve_spares_its_owner() -> None:
    text = """
        [seat.0]
        hand = ["peters-pence"]
        [seat.1]
        west = ["antipope", "grand-inquisitor", "epicurean-swerve"]
    """
    game = do(pax(text), "play peters-pence", "fire-everywhere", "appoint catholic-bishop peters-pence")
    assert place(game, "antipope") == "tableau"
    silenced = do(pax(text), "play peters-pence", "fire-everywhere", "appoint catholic-bishop epicurean-swerve")
    assert place(silenced, "antipope") == "gone"
    late = pax(text, no_battle_agent_timing="one_shot_first")
    do(late, "play peters-pence", "fire-everywhere", "appoint catholic-bishop epicurean-swerve")
    assert place(late, "antipope") == "tableau"


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


# ---- victories ------------------------------------------------------------------------------------------------------


@rule("L6.2", "glossary:effect.2")
@pytest.mark.parametrize(
    ("cards", "wins"),
    [
        (["michelangelo", "humanism"], False),
        (["michelangelo", "humanism", "romantic-realism"], True),
        (["michelangelo", "romantic-realism"], False),
        (["michelangelo", "romantic-realism", "consent-of-the-governed"], True),
    ],
)
def test_patrons_as_law(cards: list[str], wins: bool) -> None:
    west = str(["ruler-france", *cards]).replace("'", '"')
    game = pax(f'victories = ["renaissance"]\n[seat.0]\nwest = {west}\n[empire.france]\nrepublic = 1')
    assert (why_not(game, "declare renaissance") == "ok") == wins


@rule("L6.1")
@pytest.mark.parametrize("card", ["PREN103X", "PREN155X"])
def test_cards_that_count_as_republics_for_both_sides(card: str) -> None:
    half = "east" if card == "PREN103X" else "west"
    law = '"crimean-goths", "pospolite-ruszenie"' if half == "east" else '"gutenberg", "enclosure"'
    game = pax(f'victories = ["renaissance"]\n[seat.0]\n{half} = ["{card}", {law}]')
    assert why_not(game, "declare renaissance") == "ok"
    against = pax(
        f'victories = ["renaissance"]\n[seat.0]\nwest = ["ruler-france", "cornish-tin", "friese-freedom"]\n'
        f'[seat.1]\n{half} = ["{card}"]\n[empire.france]\nrepublic = 1'
    )
    assert why_not(against, "declare renaissance") == "conditions_not_met"


@rule("L5.1")
def test_patrons_as_concessions_add_up_for_both_sides() -> None:
    text = """
        victories = ["globalization"]
        [seat.0]
        west = ["french-pirates", {mine}]
        [seat.1]
        west = ["cryptography", {theirs}]
        [border]
        england-france = "pawn-0"
    """
    plain = pax(text.format(mine='"michelangelo"', theirs='"mons-meg"'))
    assert why_not(plain, "declare globalization") == "conditions_not_met"
    one = pax(text.format(mine='"michelangelo", "faith-vs-reason"', theirs='"mons-meg"'))
    assert why_not(one, "declare globalization") == "ok"
    against = pax(
        text.format(mine='"michelangelo"', theirs='"faith-vs-reason"').replace("england-france", "france-aragon")
        + 'england-portugal = "pawn-0"\n'
    )
    assert why_not(against, "declare globalization") == "conditions_not_met"


@rule("E6", "glossary:effect.a")
@pytest.mark.parametrize(
    ("victory", "card"),
    [
        ("globalization", "PREN127X"),
        ("holy", "PREN136X"),
        ("holy", "PREN137X"),
        ("holy", "PREN155X"),
        ("holy", "PREN156X"),
        ("imperial", "PREN145X"),
        ("imperial", "PREN154X"),
    ],
)
def test_red_texts_double_the_price_of_a_declaration(victory: str, card: str) -> None:
    half = "east" if card == "PREN127X" else "west"
    text = f"""
        victories = ["{victory}"]
        [seat.0]
        west = ["ruler-england", "ruler-france", "ruler-portugal", "grand-inquisitor"]
        [seat.1]
        {half} = ["{card}"]
        [border]
        england-france = "pawn-0"
        england-portugal = "pawn-0"
        [city]
        venice = "catholic-knight"
        [bishop]
        grand-inquisitor = "catholic"
    """
    assert why_not(pax(text), f"declare {victory}") == "ok"
    late = do(pax(text), "fair east")
    assert why_not(late, f"declare {victory}") == "victory_needs_two_actions"
    plain = do(pax(text.replace(f'"{card}"', "")), "fair east")
    assert why_not(plain, f"declare {victory}") == "ok"
    done = do(pax(text), f"declare {victory}")
    assert done.over


HOLY = """
    victories = ["holy"]
    [seat.0]
    {half} = {cards}
    [city]
    {city} = "{piece}"
    {more}
"""


@rule("L3.1")
def test_patrons_as_green_bishops() -> None:
    text = HOLY.format(half="east", cards='["dervishes", {more}]', city="cairo", piece="islamic-rook", more="")
    without = pax(text.replace("{more}", '"civil-engineer"'))
    assert why_not(without, "declare holy") == "conditions_not_met"
    with_card = pax(text.replace("{more}", '"civil-engineer", "circassian-mamluks"'))
    assert why_not(with_card, "declare holy") == "ok"


@rule("L3.1", "L3.2")
def test_green_pirates_as_red_bishops_and_believers() -> None:
    text = """
        victories = ["holy"]
        [seat.0]
        east = ["saint-stefan-cel-mare"{zion}]
        [empire.hungary]
        regime = "reformist"
        [border]
        hungary-ottoman = "islamic-pirate"
    """
    assert why_not(pax(text.format(zion="")), "declare holy") == "conditions_not_met"
    assert why_not(pax(text.format(zion=', "zionist-state"')), "declare holy") == "ok"
    silenced = pax(text.format(zion=', "zionist-state"') + '[bishop]\nzionist-state = "catholic"')
    assert why_not(silenced, "declare holy") == "conditions_not_met"
    assert moves_with(pax(text.format(zion="")), "declare") == set()
