"""Marriages with lords and at courts, and how they end."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import first_card
from regnum.titles.crusader_kings.facts.names import FEMALE, NONE
from regnum.titles.crusader_kings.position.queries.family import sex
from regnum.titles.crusader_kings.position.queries.seats import is_allied_region
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_FAMILY, LORD, REMOVED
from regnum.titles.crusader_kings.rules.round import DynastyPhase
from regnum.titles.crusader_kings.rules.succession import Succession
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    bag,
    bag_of,
    crown,
    draws,
    gold,
    lord,
    marry,
    name_of,
    play,
    random_left,
    region,
    relative,
    run,
    sound,
    traits_on,
)
from tests.titles.crusader_kings.builder_actions import court
from tests.titles.positions import decision, do, moves, moves_with, why_not


@rule("marriage.independent", "marriage.random", "basics.limits")
def test_without_tokens_a_lord_accepts_and_a_spouse_from_a_court_has_none() -> None:
    game = crown()
    bag(game, 0, "ugly")
    lady = lord(game, "scotland")
    court(game)
    do(game, "marry-lord ruler scotland")
    assert game.state.spouse[game.state.ruler[0]] == lady
    son = relative(game, 0, "son")
    bag(game, 0, "brave")
    court(game)
    do(game, "marry-court child-1 english")
    game.state.random_traits = []
    do(game, sorted(moves(game))[0])
    assert traits_on(game, game.state.spouse[son]) == []


# ---- who and whom ---------------------------------------------------------------------------------------------------


@rule("marriage.who")
def test_ruler_children_and_siblings_may_marry_but_not_twice() -> None:
    game = crown()
    relative(game, 0, "son")
    relative(game, 0, "brother")
    court(game)
    members = {move.split()[1] for move in moves_with(game, "marry-court")}
    assert members == {"ruler", "child-1", "sibling-1"}
    assert "stay" in moves(game)
    assert why_not(game, "marry-court child-2 english") == "no_such_relative"
    marry(game, 0)
    assert why_not(game, "marry-court ruler english") == "already_married"


@rule("marriage.who", "round.dynasty")
def test_one_attempt_in_a_phase_also_if_it_fails() -> None:
    game = crown()
    bag(game, 0, "ugly")
    run(game, DynastyPhase(0))
    do(game, "marry-court ruler frankish")
    assert decision(game) == AT_REST
    assert game.state.spouse[game.state.ruler[0]] == NONE


@rule("marriage.candidates1", "marriage.sex")
def test_lords_of_the_other_sex_anywhere_on_the_board() -> None:
    game = crown()
    relative(game, 0, "daughter")
    lord(game, "poland", True, "ugly")
    lord(game, "brittany", False, "ugly")
    court(game)
    assert moves_with(game, "marry-lord") == {"marry-lord ruler poland", "marry-lord child-1 brittany"}
    assert why_not(game, "marry-lord ruler brittany") == "same_sex"
    assert why_not(game, "marry-lord ruler wales") == "no_lord_there"
    assert why_not(game, "marry-lord ruler paris") == "no_lord_there"


@rule("marriage.candidates2", "marriage.sex")
def test_unmarried_relatives_of_other_players() -> None:
    game = crown()
    relative(game, 1, "daughter")
    relative(game, 1, "son")
    wife = relative(game, 2, "sister")
    marry(game, 2, wife)
    court(game)
    assert moves_with(game, "marry-kin") == {"marry-kin ruler 1 child-1"}
    assert why_not(game, "marry-kin ruler 1 child-2") == "same_sex"
    assert why_not(game, "marry-kin ruler 1 child-3") == "no_such_relative"
    assert why_not(game, "marry-kin ruler 2 sibling-1") == "already_married"
    assert why_not(game, "marry-kin ruler 0 child-1") == "not_a_rival"
    assert why_not(game, "marry-kin ruler 4 child-1") == "not_a_rival"
    game.state.out[1] = 1
    assert why_not(game, "marry-kin ruler 1 child-1") == "not_a_rival"


@rule("marriage.candidates3")
def test_culture_decks_of_those_who_play_the_own_included() -> None:
    game = crown()
    court(game)
    assert moves_with(game, "marry-court") == {
        f"marry-court ruler {each}" for each in ("english", "frankish", "german")
    }
    assert why_not(game, "marry-court ruler italian") == "culture_not_in_play"
    game.state.out[1] = 1
    assert why_not(game, "marry-court ruler frankish") == "culture_not_in_play"


@rule("marriage.sex")
def test_nobody_of_the_other_sex_is_left_in_a_culture() -> None:
    game = crown()
    start = first_card(0)
    for card in range(start, start + 20):
        if sex(game.state, card) == FEMALE:
            game.state.place[card] = LORD
    court(game)
    assert why_not(game, "marry-court ruler english") == "nobody_at_court"
    assert why_not(game, "marry-court ruler german") == "ok"


# ---- independent lords ----------------------------------------------------------------------------------------------


@rule("marriage.independent")
def test_a_lord_with_a_negative_trait_accepts_at_once() -> None:
    game = crown()
    bag(game, 0, "ugly")
    lady = lord(game, "wales", True, "craven")
    court(game)
    do(game, "marry-lord ruler wales")
    assert decision(game) == AT_REST
    assert game.state.spouse[game.state.ruler[0]] == lady


@rule("marriage.independent", "marriage.critical")
def test_a_lord_with_a_positive_trait_wants_a_check() -> None:
    for trait, married in (("brave", True), ("ugly", False)):
        game = crown()
        bag(game, 0, trait)
        lady = lord(game, "wales", True, "noble")
        court(game)
        do(game, "marry-lord ruler wales")
        assert (game.state.spouse[game.state.ruler[0]] == lady) == married
        assert (game.state.lord[region("wales")] == NONE) == married
        assert is_allied_region(game.state, 0, region("wales")) == married
    game = crown()
    bag(game, 0, "lustful")
    lady = lord(game, "wales", True, "noble")
    court(game)
    do(game, "marry-lord ruler wales", "keep")
    assert game.state.spouse[game.state.ruler[0]] == lady


@rule("marriage.independent", "check.invest", "oppose.cost")
def test_gold_and_opposition_in_a_marriage() -> None:
    game = crown()
    bag(game, 0, "ugly", "brave")
    gold(game, 0, 1)
    gold(game, 2, 2)
    lord(game, "wales", True, "noble")
    court(game)
    do(game, "marry-lord ruler wales", "invest 1")
    assert game.waiting == (2,)
    draws(game, 0, "ugly")
    do(game, "oppose 2")
    assert game.state.spouse[game.state.ruler[0]] == NONE


@rule("marriage.independent_alliance", "marriage.ruler_spouse")
def test_the_spouse_joins_and_the_region_is_an_ally_without_a_lord() -> None:
    game = crown()
    bag(game, 0, "ugly")
    lady = lord(game, "poland", True, "craven")
    court(game)
    do(game, "marry-lord ruler poland")
    poland = region("poland")
    assert is_allied_region(game.state, 0, poland)
    assert not is_allied_region(game.state, 1, poland)
    assert game.state.lord[poland] == NONE
    assert (game.state.place[lady], game.state.house[lady]) == (IN_FAMILY, 0)
    assert bag_of(game, 0) == ["ugly", "craven"]  # the ruler's spouse brings her trait at once
    assert traits_on(game, lady) == []
    sound(game)


@rule("marriage.independent_alliance", "alliance.two_sided")
def test_several_players_may_be_allied_with_one_region() -> None:
    game = crown()
    poland = region("poland")
    for seat in (0, 1):
        lord(game, "poland", True, "craven")
        court(game, seat)
        do(game, "marry-lord ruler poland")
    assert [is_allied_region(game.state, seat, poland) for seat in range(3)] == [True, True, False]


@rule("marriage.other_spouse")
def test_the_spouse_of_a_relative_keeps_the_trait_on_the_card() -> None:
    game = crown()
    son = relative(game, 0, "son")
    lady = lord(game, "wales", True, "craven")
    court(game)
    do(game, "marry-lord child-1 wales")
    assert game.state.spouse[son] == lady
    assert traits_on(game, lady) == ["craven"]
    assert bag_of(game, 0) == []
    sound(game)


@rule("marriage.inherit")
def test_a_married_heir_brings_both_traits_when_he_inherits() -> None:
    game = crown()
    relative(game, 0, "son", "brave")
    lord(game, "wales", True, "craven")
    court(game)
    do(game, "marry-lord child-1 wales")
    run(game, Succession(0))
    assert bag_of(game, 0) == ["brave", "craven"]
    sound(game)


# ---- the lesser nobility --------------------------------------------------------------------------------------------


@rule("marriage.random", "marriage.ruler_spouse")
def test_any_card_of_the_other_sex_with_a_random_trait_and_no_alliance() -> None:
    game = crown()
    bag(game, 0, "brave")
    court(game)
    do(game, "marry-court ruler frankish")
    assert decision(game) == "PickSpouse"
    women = [card for card in range(first_card(1), first_card(1) + 20) if sex(game.state, card) == FEMALE]
    assert moves(game) == {f"wed {name_of(card).replace('_', '-')}" for card in women}
    assert why_not(game, "wed frankish-01") == "same_sex"
    assert why_not(game, "wed german-02") == "not_at_court"
    supply = len(game.state.random_traits)
    do(game, "wed frankish-04")
    wife = game.state.spouse[game.state.ruler[0]]
    assert name_of(wife) == "frankish_04"
    assert len(game.state.random_traits) == supply - 1
    assert len(game.state.bag[0]) == 2
    assert not any(game.state.allies)
    assert not any(game.state.ally)
    sound(game)


@rule("marriage.random", "marriage.critical")
def test_a_marriage_at_court_always_wants_a_check() -> None:
    game = crown()
    bag(game, 0, "chaste")
    court(game)
    do(game, "marry-court ruler english")
    assert decision(game) == "Sacrifice"
    do(game, "keep")
    assert decision(game) == AT_REST
    court(game)
    do(game, "marry-court ruler english", "sacrifice")
    assert decision(game) == "PickSpouse"


@rule("marriage.random", "marriage.other_spouse")
def test_the_random_trait_of_a_relatives_spouse_lies_on_the_card() -> None:
    game = crown()
    bag(game, 0, "brave")
    son = relative(game, 0, "son")
    court(game)
    do(game, "marry-court child-1 english", "wed english-04")
    assert len(traits_on(game, game.state.spouse[son])) == 1
    assert bag_of(game, 0) == ["brave"]
    sound(game)


@rule("marriage.random", "basics.limits")
def test_without_random_traits_a_spouse_has_none() -> None:
    game = crown()
    bag(game, 0, "brave")
    game.state.random_traits = []
    court(game)
    do(game, "marry-court ruler english", "wed english-04")
    assert bag_of(game, 0) == ["brave"]


@rule("marriage.random", "basics.reshuffle")
def test_an_empty_deck_has_its_discards_and_then_those_who_left() -> None:
    game = crown()
    bag(game, 0, "brave")
    state = game.state
    for card in range(first_card(0), first_card(0) + 20):
        state.place[card] = LORD
    discarded, gone = first_card(0) + 1, first_card(0) + 3
    state.place[discarded], state.place[gone] = DISCARDED, REMOVED
    state.bastard[gone] = 1
    court(game)
    do(game, "marry-court ruler english")
    assert moves(game) == {"wed english-02"}
    state.place[discarded] = LORD
    game._listed = ()
    assert moves(game) == {"wed english-04"}
    do(game, "wed english-04")
    assert state.bastard[gone] == 0  # whoever comes back has another story


# ---- divorce --------------------------------------------------------------------------------------------------------


def divorce(game: Crown, who: str) -> None:
    """A successful plot of divorce."""
    bag(game, 0, "brave", *bag_of(game, 0))
    play(game, 0, "intrigue-1")
    draws(game, 0, "brave")
    do(game, "plot", f"divorce {who}")


@rule("divorce.how", "divorce.trait", "plot.divorce")
def test_a_divorced_ruler_keeps_the_trait_of_his_wife_in_the_bag() -> None:
    game = crown()
    wife = marry(game, 0, None, "kind")
    divorce(game, "ruler")
    assert game.state.spouse[game.state.ruler[0]] == NONE
    assert game.state.place[wife] == DISCARDED
    assert bag_of(game, 0) == ["brave", "kind"]
    sound(game)


@rule("divorce.how", "divorce.trait", "plot.divorce")
def test_the_trait_of_any_other_divorced_spouse_is_discarded() -> None:
    game = crown()
    son = relative(game, 0, "son")
    wife = marry(game, 0, son, "kind")
    before = random_left(game, "kind")
    divorce(game, "child-1")
    assert game.state.spouse[son] == NONE
    assert game.state.place[wife] == DISCARDED
    assert random_left(game, "kind") == before + 1
    assert game.state.children[0] == [son]
    sound(game)


@rule("plot.divorce", "marriage.who")
def test_only_who_is_married_can_be_divorced() -> None:
    game = crown()
    relative(game, 0, "son")
    play(game, 0, "intrigue-1")
    do(game, "plot")
    assert why_not(game, "divorce child-1") == "not_married"
    assert why_not(game, "divorce child-2") == "no_such_relative"
