"""What programs answer where no list of theirs says so: hands, checks, crusades and upkeep."""

from __future__ import annotations

import pytest

import regnum
from regnum.agents import make_agent
from regnum.agents.crusader_kings.programs import ANSWERS
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.catalogue import FIRST_CARD_OF_DECK, REGIONS
from regnum.titles.crusader_kings.facts.limits import LAST_ROUND
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_MARRIAGE,
    CRITICAL_WAR,
    CRUSADE,
    FOR_BUILD,
    FOR_INVASION,
    FOR_PLAGUE,
    INTRIGUE,
    NONE,
    REALM,
    STRATEGY_NAMES,
    TAX,
    WAR,
)
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.check import Draw, Invest, Oppose, Sacrifice
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader, ReturnShield
from regnum.titles.crusader_kings.rules.deals import HandOver
from regnum.titles.crusader_kings.rules.era import ChooseBonus, ChooseHand
from regnum.titles.crusader_kings.rules.round import Plan
from regnum.titles.crusader_kings.rules.standing import ChooseHome, ComeBack
from regnum.titles.crusader_kings.rules.titles import Titles
from regnum.titles.crusader_kings.rules.turn import Calm, ChooseAction
from regnum.titles.crusader_kings.rules.upkeep import Disband, PayArmies
from regnum.titles.crusader_kings.title import TITLE
from tests.agents.crusader_kings.table import (
    act,
    befriend,
    claim,
    crown,
    fill_bag,
    hold,
    in_law,
    lord,
    number,
    relative,
    says,
    token,
)
from tests.rule import rule


def test_every_decision_of_the_title_has_an_answer() -> None:
    assert set(ANSWERS) == set(TITLE.decision_classes)


@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_programs_play_no_other_title(program: str) -> None:
    game = regnum.new("pax_renaissance", players=2, seed=1)
    with pytest.raises(RegnumError, match="plays crusader_kings only"):
        make_agent(program, 1, "pax_renaissance")
    with pytest.raises(RegnumError, match="plays crusader_kings only"):
        make_agent(program, 1).choose(game, game.waiting[0])


# ---- hands and plans ------------------------------------------------------------------------------------------------


@rule("ai.ferox.cards", "ai.postis.cards", "ai.munitio.cards", "ai.amandit.cards", "ai.aperio.cards")
@pytest.mark.parametrize(
    ("program", "hand"),
    [
        ("ferox", "r1-i3-w3-t0-c1"),
        ("postis", "r2-i2-w3-t0-c1"),
        ("munitio", "r2-i2-w3-t0-c1"),
        ("amandit", "r2-i2-w3-t0-c1"),
        ("aperio", "r1-i2-w3-t0-c2"),
    ],
)
def test_on_a_players_seat_it_draws_the_cards_of_its_strategy(program: str, hand: str) -> None:
    game = crown("")
    assert says(game, ChooseHand(0), program=program) == f"draw {hand}"


@rule("era.bonus_cards")
def test_a_bonus_card_comes_from_the_deck_it_uses_most() -> None:
    everything = (REALM, INTRIGUE, WAR, TAX, CRUSADE)
    assert says(crown("munitio"), ChooseBonus(0, everything)) == "bonus war"
    assert says(crown("ferox"), ChooseBonus(0, everything)) == "bonus intrigue"
    assert says(crown("ferox"), ChooseBonus(0, (REALM, TAX))) == "bonus realm"


def planning(*decks: int) -> Crown:
    """A player with one card of each of these decks."""
    game = crown("")
    state = game.state
    for cards in state.deck:
        cards.sort()
    hand = []
    for deck in range(5):
        state.holding[deck] = decks.count(deck)
        cards = list(range(FIRST_CARD_OF_DECK[deck], FIRST_CARD_OF_DECK[deck] + decks.count(deck)))
        state.deck[deck] = [card for card in state.deck[deck] if card not in cards]
        hand += cards
    state.hand[0] = hand
    return game


def planned(game: Crown, program: str, seed: int = 1) -> list[int]:
    """The decks of a plan."""
    words = says(game, Plan(), program=program, seed=seed).split()[1:]
    return [CARD.find(word) // 40 for word in words]


@rule("round.plans", "ai.cards")
def test_on_a_players_seat_it_plans_cards_for_which_it_has_a_use() -> None:
    game = planning(REALM, INTRIGUE, WAR)
    game.state.attempts = 3  # what the last action left behind does not matter
    hold(game, 1, "normandy")
    game.state.unrest[number("normandy")] = 1
    game.state.gold[0] = 3
    assert all(set(planned(game, "ferox", seed)) == {REALM, INTRIGUE} for seed in range(8))
    claim(game, 0, 1)
    game.state.army[number("paris")] = 1
    game.state.gold[0] = 0
    assert all(set(planned(game, "ferox", seed)) == {INTRIGUE, WAR} for seed in range(8))


@rule("round.plans_crusade", "ai.crusade_force")
def test_on_a_players_seat_the_crusade_that_is_due_is_planned() -> None:
    game = planning(REALM, INTRIGUE, WAR, CRUSADE)
    game.state.round = LAST_ROUND
    assert all(CRUSADE in planned(game, program) for program in STRATEGY_NAMES)


def test_a_promised_card_is_handed_over() -> None:
    game = planning(REALM, WAR, WAR)
    said = {says(game, HandOver(0, 1, WAR), program="ferox", seed=seed) for seed in range(20)}
    assert said == {"hand-over war-1", "hand-over war-2"}


# ---- actions without a list -----------------------------------------------------------------------------------------


@rule("ai.cards")
@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_taxes_are_collected_and_crusades_led(program: str) -> None:
    game = crown(program)
    assert says(game, ChooseAction(0, TAX)) == "tax"
    assert says(game, ChooseAction(0, CRUSADE)) == "crusade"


@rule("ai.numbering")
@pytest.mark.parametrize("program", ["munitio", "amandit", "aperio"])
def test_without_anything_possible_the_action_is_declined(program: str) -> None:
    game = crown(program)
    game.state.era = 0
    assert act(game, INTRIGUE) == "decline"


@rule("ai.developments")
@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_the_marshal_works_where_one_token_is_all(program: str) -> None:
    game = crown(program)
    game.state.unrest[number("paris")] = 2
    assert says(game, Calm(0)) == "calm paris"
    game.state.unrest[number("burgundy")] = 1
    assert says(game, Calm(0)) == "calm burgundy"


@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_no_titles_are_granted_and_none_revoked(program: str) -> None:
    game = crown(program)
    duke = relative(game, 0, "child", "m", "brave")
    relative(game, 0, "child", "m", "brave")
    game.state.duke[number("paris")] = duke
    assert says(game, Titles(0)) == "done"


# ---- checks ---------------------------------------------------------------------------------------------------------


@rule("ai.draw")
def test_on_a_players_seat_it_pays_for_one_token_more_than_it_needs() -> None:
    game = crown("")
    game.state.gold[0] = 9
    assert says(game, Invest(0, 1, 1, 0, FOR_BUILD, NONE), program="ferox") == "invest 1"
    assert says(game, Invest(0, 3, 1, 0, FOR_INVASION, NONE), program="ferox") == "invest 3"
    assert says(game, Invest(0, 1, 2, 0, FOR_BUILD, NONE), program="ferox") == "invest 0"
    assert says(game, Invest(0, 1, 1, 0, FOR_PLAGUE, NONE), program="ferox") == "invest 0"
    game.state.gold[0] = 4
    assert says(game, Invest(0, 3, 1, 2, FOR_INVASION, NONE), program="ferox") == "invest 2"


@rule("ai.no_oppose")
@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_nobody_is_opposed(program: str) -> None:
    game = crown("")
    game.state.gold[0] = 9
    game.state.paid = 2
    assert says(game, Oppose(0, 1, 1, 1, FOR_INVASION), program=program) == "oppose 0"


def drawn(trait: str, rest: tuple[str, ...], draws: int, required: int, successes: int, critical: int) -> str:
    """What becomes of a critical trait, with these others in the bag."""
    game = crown("amandit")
    fill_bag(game, 0, trait, *rest)
    game.state.drawn = [token(trait)]
    game.state.draws, game.state.successes = draws, successes
    return says(game, Sacrifice(0, token(trait), critical), Draw(0, critical, required))


@rule("check.sacrifice_negative")
def test_a_success_is_never_given_up() -> None:
    assert drawn("lustful", ("brave", "brave"), 2, 1, 0, CRITICAL_MARRIAGE) == "keep"
    assert drawn("cruel", ("brave", "brave"), 2, 1, 0, CRITICAL_WAR) == "keep"


@rule("check.sacrifice_positive")
def test_a_good_trait_is_given_up_only_if_the_check_would_fail_without() -> None:
    assert drawn("chaste", ("brave",), 0, 1, 0, CRITICAL_MARRIAGE) == "sacrifice"
    assert drawn("chaste", ("ugly",), 1, 1, 0, CRITICAL_MARRIAGE) == "sacrifice"
    assert drawn("chaste", ("brave",), 1, 1, 0, CRITICAL_MARRIAGE) == "keep"
    assert drawn("kind", ("brave",), 0, 2, 0, CRITICAL_WAR) == "keep"  # one success would not be enough
    assert drawn("kind", ("brave",), 1, 2, 0, CRITICAL_WAR) == "sacrifice"
    assert drawn("kind", ("brave",), 1, 2, 1, CRITICAL_WAR) == "keep"


# ---- crusades -------------------------------------------------------------------------------------------------------


def leader(game: Crown) -> str:
    return says(game, ChooseLeader(0)).split()[1]


@rule("ai.crusade_force")
@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_a_brother_then_an_in_law_then_the_youngest_son_and_the_ruler_last(program: str) -> None:
    game = crown(program)
    daughter = relative(game, 0, "child", "f")
    assert leader(game) == "ruler"
    relative(game, 0, "child", "m")
    assert leader(game) == "child-2"
    relative(game, 0, "child", "m")
    assert leader(game) == "child-3"
    in_law(game, 0, daughter, "m")
    assert leader(game) == "child-1-spouse"
    relative(game, 0, "sibling", "m")
    assert leader(game) == "sibling-1"
    relative(game, 0, "sibling", "m")
    assert leader(game) == "sibling-2"


@rule("crusade.four")
def test_the_lowest_shield_comes_back() -> None:
    game = crown("aperio")
    game.state.shield = [1, 0, 0, 2, 0, 0, 0, NONE, NONE, NONE]
    assert says(game, ReturnShield(0, 6)) == "take-back 2"


# ---- upkeep and defeat ----------------------------------------------------------------------------------------------


def test_armies_are_paid_and_stay() -> None:
    game = crown("")
    hold(game, 1, "normandy")
    game.state.army[number("paris")] = game.state.army[number("burgundy")] = 1
    game.state.gold[0] = 2
    assert says(game, PayArmies(0), program="ferox") == "pay"
    game.state.gold[0] = 1
    claim(game, 0, 1)
    befriend(game, "lombardy", 0)
    hold(game, 2, "toulouse", "swabia", "lombardy", "lorraine")
    hold(game, 3, "low_countries", "aquitaine")
    assert says(game, PayArmies(0), program="ferox") == "leave-unpaid burgundy"
    assert says(game, Disband(0), program="ferox") == "disband burgundy"
    game.state.gold[0] = 2
    assert says(game, Disband(0), program="ferox") == "done"


@rule("ai.mobilised", "ai.no_gold")
@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_a_program_keeps_its_armies(program: str) -> None:
    game = crown(program)
    game.state.army[number("paris")] = game.state.army[number("burgundy")] = 1
    assert says(game, Disband(0)) == "done"


@rule("elimination.restart1")
@pytest.mark.parametrize("program", STRATEGY_NAMES)
def test_a_defeated_program_comes_back(program: str) -> None:
    assert says(crown(program), ComeBack(0)).startswith("return")


@rule("elimination.restart4")
def test_it_settles_behind_walls_then_where_it_is_quiet() -> None:
    game = crown("ferox")
    game.state.owner = [NONE if owner == 0 else owner for owner in game.state.owner]
    lord(game, "brittany", "brave")
    ruler = game.state.ruler[0]
    assert says(game, ChooseHome(0, ruler)) == "settle low-countries"  # nobody near, and of the own culture
    game.state.castle[number("venice")] = 1
    assert says(game, ChooseHome(0, ruler)) == "settle venice"
    game.state.owner = [1] * REGIONS
    game.state.unrest[number("wales")] = game.state.unrest[number("mercia")] = 1
    assert says(game, ChooseHome(0, ruler)) == "settle wales"
