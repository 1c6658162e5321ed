"""All other answers of the programs: cards, checks, crusades, events, upkeep and defeat."""

from __future__ import annotations

import pytest

import regnum
from regnum.agents import make_agent
from regnum.agents.crusader_kings.programs import ANSWERS
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.catalogue import FIRST_CARD_OF_DECK, REGIONS, TRAIT_IDS
from regnum.titles.crusader_kings.facts.limits import LAST_ROUND
from regnum.titles.crusader_kings.facts.names import (
    CHILD,
    CRITICAL_MARRIAGE,
    CRITICAL_WAR,
    CROP_FAILURE,
    CRUSADE,
    FOR_BUILD,
    FOR_INVASION,
    FOR_PLAGUE,
    HARVEST,
    INTRIGUE,
    NONE,
    PLAGUE,
    REALM,
    ROLES,
    SIBLING,
    TAX,
    UNREST,
    WAR,
)
from regnum.titles.crusader_kings.facts.pack import CARD, PACKS
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules import picks
from regnum.titles.crusader_kings.rules.check import Draw, Invest, Oppose, Sacrifice
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader, ReturnShield
from regnum.titles.crusader_kings.rules.deals import HandOver
from regnum.titles.crusader_kings.rules.effects import PickCourse, PickRival
from regnum.titles.crusader_kings.rules.era import ChooseBonus, ChooseHand
from regnum.titles.crusader_kings.rules.event import ChooseBefallen
from regnum.titles.crusader_kings.rules.round import Plan
from regnum.titles.crusader_kings.rules.standing import ChooseHome, ComeBack
from regnum.titles.crusader_kings.rules.titles import Titles
from regnum.titles.crusader_kings.rules.turn import Calm, ChooseAction
from regnum.titles.crusader_kings.rules.upkeep import Disband, PayArmies, RemoveTrait
from regnum.titles.crusader_kings.title import TITLE
from tests.agents.crusader_kings.table import (
    act,
    ally,
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

ALL = ("ferox", "postis", "munitio", "amandit", "aperio")


def test_every_decision_of_the_title_has_an_answer() -> None:
    assert set(ANSWERS) == set(TITLE.decision_classes)


@pytest.mark.parametrize("program", ALL)
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
    assert all(CRUSADE in planned(game, program) for program in ALL)


def test_a_promised_card_is_handed_over() -> None:
    game = planning(REALM, WAR, WAR)
    said = {says(game, HandOver(0, 1, WAR), program="ferox", seed=seed) for seed in range(20)}
    assert said == {"hand-over war-1", "hand-over war-2"}


# ---- actions without a list -----------------------------------------------------------------------------------------


@rule("ai.cards")
@pytest.mark.parametrize("program", ALL)
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
@pytest.mark.parametrize("program", ALL)
def test_the_marshal_works_where_one_token_is_all(program: str) -> None:
    game = crown(program)
    game.state.unrest[number("paris")] = 2
    assert says(game, Calm(0)) == "calm paris"
    game.state.unrest[number("burgundy")] = 1
    assert says(game, Calm(0)) == "calm burgundy"


@pytest.mark.parametrize("program", ALL)
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
@pytest.mark.parametrize("program", ALL)
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
@pytest.mark.parametrize("program", ALL)
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


# ---- events ---------------------------------------------------------------------------------------------------------


def play_event(game: Crown, name: str) -> None:
    """The card of an event is being played."""
    pack = PACKS[0]
    number_of_event = [each.name for each in pack.events].index(name)
    game.state.card = pack.event_of.index(number_of_event)
    game.state.active = 0


@rule("ai.unclear", "ai.modes2")
def test_ill_is_wished_to_the_leader_but_not_to_allies_and_fellows() -> None:
    game = crown("aperio", {1: "ferox"}, allied_programs="on")
    play_event(game, "camp_fever")
    hold(game, 1, "wales", "ireland", "wessex")
    hold(game, 3, "apulia", "sardinia")
    hold(game, 4, "leon")
    assert says(game, ChooseBefallen(0)) == "befall 3"
    ally(game, 0, 3)
    assert says(game, ChooseBefallen(0)) == "befall 4"


def touched(game: Crown, task: int, counter: int, affected: int = 0) -> str:
    return says(game, picks.PickRegion(0, affected, task, counter, 0)).split()[1]


@rule("ai.unclear")
def test_unrest_at_home_goes_where_nobody_can_use_it() -> None:
    game = crown("ferox")
    hold(game, 1, "normandy")
    assert touched(game, picks.PLACE, UNREST) == "burgundy"
    hold(game, 2, "swabia")
    assert touched(game, picks.PLACE, UNREST) == "paris"
    game.state.castle[number("burgundy")] = 1
    assert touched(game, picks.PLACE, UNREST) == "burgundy"


@rule("ai.unclear")
def test_unrest_elsewhere_goes_where_a_coup_can_follow() -> None:
    game = crown("ferox")
    hold(game, 1, "normandy", "low_countries")
    assert touched(game, picks.PLACE, UNREST, 1) == "low-countries"
    game.state.castle[number("low_countries")] = 1
    assert touched(game, picks.PLACE, UNREST, 1) == "normandy"


@rule("ai.unclear")
def test_blessings_and_plagues_go_where_they_count() -> None:
    game = crown("ferox")
    game.state.castle[number("burgundy")] = 1
    assert touched(game, picks.PLACE, HARVEST) == "burgundy"
    assert touched(game, picks.PLACE, CROP_FAILURE) == "paris"
    assert touched(game, picks.PLACE, PLAGUE) == "paris"
    hold(game, 1, "normandy", "ireland")
    game.state.castle[number("normandy")] = 1
    assert touched(game, picks.PLACE, PLAGUE, 1) == "scotland"  # not beside its own


@rule("ai.unclear")
def test_other_things_that_events_do_at_home() -> None:
    game = crown("ferox")
    hold(game, 1, "normandy")
    game.state.unrest[number("paris")], game.state.unrest[number("burgundy")] = 2, 1
    assert touched(game, picks.CLEAR, UNREST) == "burgundy"
    assert touched(game, picks.MUSTER, 0) == "paris"
    game.state.army[number("paris")] = game.state.army[number("burgundy")] = 1
    assert touched(game, picks.DISMISS, 0) == "burgundy"
    for region in ("paris", "burgundy"):
        game.state.duke[number(region)] = relative(game, 0, "child", "m")
    assert touched(game, picks.STRIP, 0) == "burgundy"
    befriend(game, "lorraine", 0)
    befriend(game, "denmark", 0)
    assert touched(game, picks.FORSAKE, 0) == "denmark"


@rule("ai.marriage")
def test_a_bride_from_abroad_comes_from_the_own_culture() -> None:
    assert says(crown("ferox"), picks.PickCulture(0)) == "court frankish"


@rule("ai.unclear")
def test_the_heir_and_the_spouse_are_the_last_to_die() -> None:
    game = crown("ferox")
    relative(game, 0, "spouse", "f")
    relative(game, 0, "child", "m", "ugly")
    victims = (CHILD, ROLES)
    assert says(game, picks.PickVictim(0, 0, victims)) == "bury ruler-spouse"
    relative(game, 0, "child", "f", "brave")
    relative(game, 0, "child", "f", "ugly")
    assert says(game, picks.PickVictim(0, 0, (CHILD, CHILD + 1, CHILD + 2, ROLES))) == "bury child-3"
    assert says(game, picks.PickVictim(0, 0, (CHILD, CHILD + 1, ROLES))) == "bury child-2"
    relative(game, 1, "child", "m")
    relative(game, 1, "child", "f")
    assert says(game, picks.PickVictim(0, 1, (CHILD, CHILD + 1))) == "bury child-1"
    relative(game, 0, "sibling", "m")
    relative(game, 0, "sibling", "m")
    assert says(game, picks.PickVictim(0, 0, (SIBLING, SIBLING + 1))) == "bury sibling-2"


@rule("ai.unclear")
def test_good_traits_go_into_the_bag_and_bad_ones_to_relatives() -> None:
    game = crown("ferox")
    relative(game, 0, "child", "m")
    kind, humble, ugly = (TRAIT_IDS.index(name) for name in ("kind", "humble", "ugly"))
    assert says(game, picks.PickTrait(0, (kind, humble), 1)) == "take humble"
    assert says(game, picks.PickTrait(0, (ugly,), 1)) == "take-for ugly child-1"


@rule("ai.unclear")
def test_which_trait_is_missed_least() -> None:
    game = crown("ferox")
    fill_bag(game, 0, "brave", "kind", "cruel", "deceitful", "ugly")
    assert says(game, picks.PickLoss(0, 0)) == "remove random-ugly"
    assert says(game, picks.PickLoss(0, 1)) == "remove random-kind"
    fill_bag(game, 0, "cruel", "lustful", "brave")
    assert says(game, picks.PickLoss(0, 0)) == "remove random-lustful"
    assert says(game, picks.PickLoss(0, 0), program="amandit") == "remove random-cruel"


@rule("round.age4", "ai.unclear")
def test_with_age_a_bad_trait_leaves_unless_the_strategy_looks_for_it() -> None:
    game = crown("aperio")
    fill_bag(game, 0, "brave", "cruel")
    assert says(game, RemoveTrait(0)) == "keep-all"
    assert says(game, RemoveTrait(0), program="postis") == "remove random-cruel"
    fill_bag(game, 0, "brave", "cruel", "ugly", "ambitious")
    assert says(game, RemoveTrait(0)) == "remove random-ugly"


@rule("ai.unclear")
def test_claims_are_gained_where_they_help_and_lost_where_they_do_not() -> None:
    game = crown("ferox")
    hold(game, 3, "lombardy")
    assert says(game, PickRival(0, 1)) == "accuse 3"
    claim(game, 0, 1)
    claim(game, 0, 3)
    assert says(game, PickRival(0, 0)) == "forgive 1"


def courses_of(game: Crown, event: str) -> str:
    """The course that a program takes in an event that offers several."""
    pack = PACKS[0]
    game.state.duke[number("paris")] = relative(game, 0, "child", "m")
    card = next(each for each in pack.events if each.name == event)
    operation = pack.sequences[card.effect][0]
    return says(game, PickCourse(0, 0, operation.sequences))


@rule("event.resolve")
@pytest.mark.parametrize(
    ("event", "course"),
    [
        ("creeping_years", "course 1"),  # pay, or grow older
        ("candle_ends", "course 2"),  # the second is paid for
        ("gallows_hill", "course 1"),  # a bad trait rather than unrest
        ("ducal_ambition", "course 2"),  # what can be paid is paid
    ],
)
@pytest.mark.parametrize("program", ALL)
def test_courses_are_paid_for_else_they_leave_less_unrest(program: str, event: str, course: str) -> None:
    assert courses_of(crown(program), event) == course


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
@pytest.mark.parametrize("program", ALL)
def test_a_program_keeps_its_armies(program: str) -> None:
    game = crown(program)
    game.state.army[number("paris")] = game.state.army[number("burgundy")] = 1
    assert says(game, Disband(0)) == "done"


@rule("elimination.restart1")
@pytest.mark.parametrize("program", ALL)
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
