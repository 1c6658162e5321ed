"""E4. Running the operations of a half, or of both halves."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import bishop, border, city, florins, pax, place, repressed, row, ruler
from tests.titles.positions import decision, do, moves, why_not

WEST_FLORINS = 'west = ["the-bold*9", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]'
EAST_FLORINS = 'east = ["safavids*9", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]'


@rule("E4.1", "E4.2", "E4:note2", "glossary:operation", "B5a")
def test_one_operation_of_each_card_and_at_least_one() -> None:
    """The Hanseatic League shows three operations and uses one; the second card may stay idle."""
    game = pax(f"""
        [seat.0]
        west = ["hanseatic-league", "bundschuh-revolt"]
        [border]
        england-france = "pawn-1"
        [market]
        {WEST_FLORINS}
    """)
    do(game, "operations west")
    assert why_not(game, "no-more-operations") == "must_operate"
    assert why_not(game, "operate hanseatic-league second") == "no_target"
    assert why_not(game, "operate bundschuh-revolt second") == "no_such_operation"
    do(game, "operate hanseatic-league third", "collect west-0")
    assert why_not(game, "operate hanseatic-league first") == "card_already_acted"
    assert why_not(game, "operate hanseatic-league third") == "card_already_acted"
    assert moves(game) == {"operate bundschuh-revolt first", "no-more-operations"}
    do(game, "no-more-operations")
    assert (decision(game), florins(game), border(game, "england-france")) == ("ChooseAction", 1, "pawn-1")
    do(game, "end-turn", "fair east", "end-turn")
    assert why_not(game, "operations west") == "ok"


@rule("E4a", "E4:note2", "glossary:vassal.1", "glossary:vassal.2", "E4d.2")
def test_a_card_gained_during_the_action_may_act_at_once() -> None:
    """The king of Portugal takes Aragon; his new vassal campaigns in the same action, but neither acts twice."""
    game = pax("""
        [seat.0]
        florins = 2
        west = ["ruler-portugal"]
        [city]
        toledo = "catholic-knight"
        [empire.aragon]
        repressed = ["islamic-knight"]
    """)
    do(game, "operations west", "operate ruler-portugal first")
    assert moves(game) == {"campaign england", "campaign france", "campaign aragon"}
    do(game, "campaign aragon", "no-concession", "free islamic-knight valencia")
    assert ruler(game, "aragon") == "0 vassal of portugal"
    assert why_not(game, "operate ruler-portugal first") == "card_already_acted"
    do(game, "operate ruler-aragon first")
    assert why_not(game, "campaign portugal") == "own_empire"
    assert why_not(game, "campaign hungary") == "not_an_adjacent_empire"
    do(game, "campaign holy-roman-empire", "no-concession")
    assert ruler(game, "holy-roman-empire") == "0 vassal of portugal"
    assert (florins(game), decision(game)) == (0, "ChooseAction")


@rule("E4:note2", "E4.1", "glossary:vassal.1", "Jd")
def test_no_card_acts_twice_in_a_turn_in_whatever_half() -> None:
    """Vassal France acted with the East; a revolt makes it a republic in the West, which may not act again."""
    text = f"""
        [seat.0]
        hand = ["flanders-guild"]
        east = ["ruler-ottoman"]
        [empire.france]
        suzerain = "ottoman"
        [market]
        {WEST_FLORINS}
        [turn]
        active = 0
        acted = [{{acted}}]
        operations_used = ["east"]
    """
    for acted, reason in (('"ruler-france"', "card_already_acted"), ('"ruler-ottoman"', "ok")):
        game = pax(text.format(acted=acted))
        do(game, "play flanders-guild", "fire france", "settle-on-border pawn-0 france-aragon", "no-concession")
        assert ruler(game, "france") == "0 republic"
        do(game, "operations west")
        assert why_not(game, "operate ruler-france first") == reason
        assert why_not(game, "operate flanders-guild third") == "ok"


# ---- targets --------------------------------------------------------------------------------------------------------


@rule("E4d.1", "E4b", "glossary:location.d", "glossary:operation.a", "glossary:operation.b", "glossary:location.1")
def test_repress_tax_corsair_and_siege_are_bound_to_the_location() -> None:
    """Pieces of any colour in France; a border belongs to the empires on both sides of it."""
    game = pax("""
        [seat.0]
        west = ["arumer-zwarte-hoop", "the-bold", "flanders-guild"]
        [border]
        england-france = "pawn-1"
        portugal-aragon = "pawn-1"
        france-holy-roman-empire = "islamic-pirate"
        aragon-papal-states = "islamic-pirate"
        [city]
        paris = "reformist-knight"
        bruges = "catholic-rook"
        london = "catholic-rook"
    """)
    do(game, "operations west", "operate arumer-zwarte-hoop first")
    assert moves(game) == {"repress paris", "repress bruges", "repress-concession england-france france"}
    assert why_not(game, "repress london") == "outside_location"
    assert why_not(game, "repress-concession england-france england") == "outside_location"
    assert why_not(game, "repress lyon") == "nothing_there"
    do(game, "repress bruges")
    assert (repressed(game, "france"), florins(game)) == (["catholic-rook"], 1)
    do(game, "operate the-bold first")
    assert moves(game) == {"tax england-france france"}
    assert why_not(game, "tax portugal-aragon france") == "outside_location"
    assert why_not(game, "tax france-aragon france") == "no_concession_there"
    do(game, "tax england-france france", "accept-repression", "levy bruges", "operate flanders-guild second")
    assert moves(game) == {"siege paris", "siege bruges", "siege-pirate france-holy-roman-empire"}
    assert why_not(game, "siege-pirate aragon-papal-states") == "outside_location"


@rule("E4d.1", "glossary:operation.b", "glossary:location.b", "glossary:pirate.c")
def test_a_corsair_moves_pirates_of_its_colour_from_its_location() -> None:
    game = pax("""
        [seat.0]
        west = ["genoese-fleet"]
        [border]
        portugal-aragon = "catholic-pirate"
        england-france = "catholic-pirate"
        aragon-papal-states = "islamic-pirate"
    """)
    do(game, "operations west", "operate genoese-fleet second")
    assert why_not(game, "sail aragon-papal-states england-portugal") == "no_pirate_there"
    assert why_not(game, "sail england-france aragon-papal-states") == "out_of_range"
    do(game, "sail portugal-aragon aragon-papal-states")
    assert (border(game, "portugal-aragon"), border(game, "aragon-papal-states")) == ("", "catholic-pirate")


@rule("E4d.3", "glossary:location.c", "glossary:location.b", "glossary:west", "glossary:east")
def test_behead_reaches_cards_of_its_location() -> None:
    """An English card hits English and western ones; one of the East hits all of the East and none of the West."""
    game = pax("""
        [seat.0]
        west = ["star-chamber"]
        east = ["grand-mufti"]
        [seat.1]
        west = ["cromwell", "council-of-trent", "luther", "holy-land-crusade"]
        east = ["safavids", "dervishes", "jewish-pirates", "ruler-hungary"]
        [bishop]
        safavids = "islamic"
        dervishes = "reformist"
        jewish-pirates = "islamic"
        luther = "islamic"
        holy-land-crusade = "catholic"
        ruler-hungary = "islamic"
    """)
    do(game, "operations west", "operate star-chamber first")
    assert moves(game) == {"behead cromwell", "behead council-of-trent"}
    do(game, "behead cromwell", "operations east", "operate grand-mufti first")
    assert moves(game) == {"behead safavids", "behead dervishes", "behead ruler-hungary"}
    assert why_not(game, "behead holy-land-crusade") == "behead_needs_bishop"
    assert why_not(game, "behead jewish-pirates") == "outside_location"


@rule("E4d.4", "glossary:location.a", "glossary:operation.a", "E4b")
def test_inquisitor_commerce_and_vote_know_no_location() -> None:
    """A Hungarian card moves a bishop in Portugal, a Byzantine one trades in the West, an Imperial one votes in
    England."""
    game = pax(
        f"""
        [seat.0]
        east = ["transylvanian-plot", "bank-of-st-george"]
        west = ["kappeler-milchsuppe"]
        [seat.1]
        west = ["grand-inquisitor", "conquistadors", "ruler-england"]
        [bishop]
        grand-inquisitor = "catholic"
        [border]
        england-france = "pawn-0"
        [market]
        {WEST_FLORINS}
        {EAST_FLORINS}
    """.replace(', "ruler-hungary-x"', "")
    )
    do(game, "operations east", "operate transylvanian-plot second")
    assert moves(game) == {"bishop grand-inquisitor"}
    do(game, "bishop grand-inquisitor", "to conquistadors", "operate bank-of-st-george first")
    assert moves(game) == {"collect west-0"}
    assert why_not(game, "collect east-0") == "wrong_row"
    do(game, "collect west-0", "operations west", "operate kappeler-milchsuppe first")
    assert moves(game) == {"vote england"}
    assert bishop(game, "conquistadors") == "catholic"


# ---- against oneself ------------------------------------------------------------------------------------------------


@rule("E4e.1", "E2.2f", "F5b", "F4:note3")
def test_own_cards_and_pieces_are_targets() -> None:
    """One represses one's own concession for a florin, taxes oneself and beheads one's own card."""
    game = pax("""
        [seat.0]
        west = ["genoese-fleet", "duke-of-milan", "star-chamber", "cromwell"]
        [border]
        portugal-aragon = "pawn-0"
        aragon-papal-states = "pawn-0"
    """)
    do(game, "operations west", "operate genoese-fleet first", "repress-concession portugal-aragon aragon")
    assert (florins(game), repressed(game, "aragon")) == (1, ["pawn-0"])
    do(game, "operate duke-of-milan first", "tax aragon-papal-states aragon")
    assert (decision(game), game.waiting) == ("AnswerTax", (0,))
    do(game, "pay-tax", "levy valencia", "operate star-chamber first", "behead cromwell")
    assert (florins(game), place(game, "cromwell"), city(game, "valencia")) == (0, "gone", "catholic-knight")


@rule("E4e.2", "E4e.3", "F6c", "glossary:gambit", "E2.2f")
def test_a_vote_on_ones_own_king_turns_him_over_and_the_new_side_may_act() -> None:
    """England's republic trades in the same action; a vote on a republic makes it a kingdom again."""
    text = f"""
        [seat.0]
        west = ["catalan-pactists", "ruler-england"]
        [empire.england]
        republic = {{republic}}
        [border]
        england-france = "pawn-0"
        [market]
        {WEST_FLORINS}
    """
    game = pax(text.format(republic=0))
    do(game, "operations west", "operate catalan-pactists first", "vote england", "no-concession")
    assert (ruler(game, "england"), row(game, 0, "west")) == ("0 republic", ["catalan-pactists", "ruler-england"])
    do(game, "operate ruler-england second", "collect west-0")
    assert (florins(game), decision(game)) == (1, "ChooseAction")
    back = pax(text.format(republic=1))
    do(back, "operations west", "operate catalan-pactists first", "vote england", "no-concession")
    assert ruler(back, "england") == "0 king"


@rule("E4e.3")
def test_a_turned_card_that_has_acted_may_not_act_again() -> None:
    """England's own vote makes it a kingdom; its campaign must wait for the next turn."""
    game = pax("""
        [seat.0]
        florins = 1
        west = ["ruler-england"]
        [empire.england]
        republic = 1
        [border]
        england-france = "pawn-0"
        [city]
        london = "catholic-knight"
    """)
    do(game, "operations west", "operate ruler-england first", "vote england", "no-concession")
    assert (ruler(game, "england"), decision(game)) == ("0 king", "ChooseAction")
    do(game, "end-turn", "fair east", "end-turn", "operations west")
    assert why_not(game, "operate ruler-england first") == "ok"


# ---- both halves in one action --------------------------------------------------------------------------------------

BOTH_HALVES = f"""
    [seat.0]
    {{cards}}
    [market]
    {WEST_FLORINS}
    {EAST_FLORINS}
"""
TRADERS = 'east = ["{first}", "soninke-wangara"]\nwest = ["bundschuh-revolt", "florentine-wool"]'


@rule("glossary:effect.b", "A1d.1")
@pytest.mark.parametrize("card", ["transylvanian-plot", "the-last-sigh"])
def test_both_halves_in_one_action_one_after_the_other(card: str) -> None:
    """The half begun is finished first; both are then used up, and one action is left."""
    game = pax(BOTH_HALVES.format(cards=TRADERS.format(first=card)))
    do(game, "all-operations west")
    assert why_not(game, "operate soninke-wangara first") == "not_in_this_half"
    do(game, "operate bundschuh-revolt first", "collect west-0", "no-more-operations")
    assert why_not(game, "operate florentine-wool first") == "not_in_this_half"
    do(game, "operate soninke-wangara first", "collect east-0")
    assert (florins(game), game.state.actions, decision(game)) == (2, 1, "ChooseAction")
    assert [why_not(game, f"operations {half}") for half in ("east", "west")] == ["operations_used", "operations_used"]


@rule("glossary:effect.b")
def test_by_the_other_reading_the_halves_may_be_mixed() -> None:
    game = pax(
        BOTH_HALVES.format(cards=TRADERS.format(first="transylvanian-plot")), both_sides_one_action_order="mixed"
    )
    do(game, "all-operations west", "operate bundschuh-revolt first", "collect west-0")
    do(game, "operate soninke-wangara first", "collect east-0", "operate florentine-wool first", "collect west-0")
    assert (florins(game), game.state.operations_used) == (3, [1, 1])
    assert why_not(pax(BOTH_HALVES.format(cards='west = ["bundschuh-revolt"]')), "all-operations west") == (
        "ability_missing"
    )


@rule("glossary:effect.b", "D1.intro2", "D1.intro3")
def test_both_halves_must_be_unused_and_the_first_needs_a_target() -> None:
    cards = TRADERS.format(first="transylvanian-plot")
    for half, card in (("west", "bundschuh-revolt"), ("east", "soninke-wangara")):
        game = pax(BOTH_HALVES.format(cards=cards))
        do(game, f"operations {half}", f"operate {card} first", f"collect {half}-0")
        do(game, *["no-more-operations"] * (decision(game) == "ChooseOperation"))
        assert {why_not(game, f"all-operations {first}") for first in ("east", "west")} == {"operations_used"}
    one = pax(BOTH_HALVES.format(cards='east = ["transylvanian-plot"]\nwest = ["bundschuh-revolt"]'))
    assert why_not(one, "all-operations east") == "no_operation_possible"
    assert why_not(one, "all-operations west") == "ok"


@rule("glossary:effect.b", "A1d.1")
def test_both_halves_go_on_when_the_card_that_lent_them_is_silenced() -> None:
    game = pax(
        BOTH_HALVES.format(cards='east = ["transylvanian-plot", "soninke-wangara"]\nwest = ["venetian-navy"]')
        + '[bishop]\nruler-hungary = "catholic"\n'
    )
    do(game, "all-operations west", "operate venetian-navy second", "bishop ruler-hungary", "to transylvanian-plot")
    assert why_not(game, "operate transylvanian-plot first") == "card_silenced"
    do(game, "operate soninke-wangara first", "collect east-0", "no-more-operations")
    assert (florins(game), game.state.actions) == (1, 1)
    assert why_not(game, "all-operations east") == "ability_missing"
