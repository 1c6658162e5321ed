"""Marriage of all three kinds, alliances, divorce and Glitterhoof."""

from __future__ import annotations

from regnum.engine.deals import Deal, DealItem
from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, first_card
from regnum.titles.crusader_kings.facts.names import FEMALE, MALE, NONE
from regnum.titles.crusader_kings.position.changes.family import draw_character
from regnum.titles.crusader_kings.position.changes.relations import begin_war, form_alliance
from regnum.titles.crusader_kings.position.queries.family import heir, is_fertile, sex
from regnum.titles.crusader_kings.position.queries.seats import are_allied, at_war, has_casus_belli, is_allied_region
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, IN_FAMILY, LORD, REMOVED
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader
from regnum.titles.crusader_kings.rules.family import kill
from regnum.titles.crusader_kings.rules.marriage import Propose
from regnum.titles.crusader_kings.rules.round import DynastyPhase
from regnum.titles.crusader_kings.rules.succession import Succession
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    bag,
    bag_of,
    casus_belli,
    crown,
    draws,
    duke,
    gold,
    lord,
    marry,
    name_of,
    own,
    play,
    random_left,
    region,
    relative,
    run,
    sound,
    take,
    traits_on,
)
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, moves_with, why_not


def court(game: Crown, seat: int = 0) -> Crown:
    """A marriage attempt of a seat."""
    return run(game, Propose(seat))


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


# ---- between dynasties ----------------------------------------------------------------------------------------------


@rule("marriage.dynasty_consent", "marriage.ruler_takes", "marriage.ruler_spouse")
def test_consent_is_enough_and_the_ruler_takes_the_spouse() -> None:
    game = crown()
    daughter = relative(game, 1, "daughter", "brave")
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours")
    assert (decision(game), game.waiting) == ("AnswerProposal", (1,))
    assert moves(game) == {"accept", "refuse"}
    do(game, "accept")
    assert game.state.spouse[game.state.ruler[0]] == daughter
    assert game.state.house[daughter] == 0
    assert game.state.children[1] == []
    assert bag_of(game, 0) == ["brave"]
    assert are_allied(game.state, 0, 1)
    assert heir(game.state, 1) == NONE
    sound(game)


@rule("marriage.dynasty_consent")
def test_a_proposal_may_be_refused_and_nothing_follows() -> None:
    game = crown()
    relative(game, 1, "daughter")
    gold(game, 0, 3)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 3 ours", "refuse")
    assert decision(game) == AT_REST
    assert game.state.gold[0] == 3
    assert not any(game.state.ally)
    assert not any(game.state.casus)


@rule("marriage.dynasty_consent")
def test_a_dowry_goes_either_way() -> None:
    game = crown()
    relative(game, 1, "daughter")
    relative(game, 2, "daughter")
    relative(game, 0, "son")
    gold(game, 0, 4)
    gold(game, 2, 5)
    court(game)
    do(game, "marry-kin ruler 1 child-1")
    assert why_not(game, "offer 5 ours") == "too_expensive"
    assert why_not(game, "ask 1 ours") == "too_expensive"
    assert why_not(game, "ask 0 ours") == "no_such_dowry"
    assert why_not(game, "offer 16 ours") == "no_such_dowry"
    assert why_not(game, "offer 15 ours") == "too_expensive"  # such a dowry there is
    assert why_not(game, "offer 0 theirs") == "ruler_takes_spouse"
    ear = listen(game)
    do(game, "offer 3 ours", "accept")
    assert ear.of("terms_offered") == [(0, 1, 3)]
    assert game.state.gold == [1, 3, 5]
    court(game)
    do(game, "marry-kin child-1 2 child-1", "ask 4 ours", "accept")
    assert ear.of("terms_asked") == [(0, 2, 4)]
    assert game.state.gold == [5, 3, 1]
    sound(game)


@rule("marriage.dynasty_consent")
def test_who_asks_for_no_dowry_and_offers_none_names_no_terms() -> None:
    game = crown()
    relative(game, 1, "daughter")
    court(game)
    ear = listen(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours", "accept")
    assert not {"terms_offered", "gold_given"} & set(ear.told())
    assert "married" in ear.told()


@rule("marriage.dynasty_consent", "basics.trade")
def test_a_dowry_that_was_spent_meanwhile_cannot_be_accepted() -> None:
    game = crown()
    relative(game, 1, "daughter")
    gold(game, 0, 4)
    gold(game, 1, 4)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 3 ours")
    game.strike(Deal((0, 2), [DealItem(0, 2, "gold", 0, 4)]))
    assert why_not(game, "accept") == "too_expensive"
    assert moves(game) == {"refuse"}
    game = crown()
    relative(game, 1, "daughter")
    gold(game, 1, 4)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "ask 3 ours")
    game.strike(Deal((1, 2), [DealItem(1, 2, "gold", 0, 4)]))
    assert moves(game) == {"refuse"}


@rule("ai.no_gold", "marriage.dynasty_consent")
def test_a_program_pays_and_takes_a_dowry_from_and_to_the_treasury() -> None:
    game = crown(3, seat_1="ferox")
    relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin ruler 1 child-1", "ask 6 ours", "accept")
    assert game.state.gold == [6, 0, 0]
    game = crown(3, seat_1="ferox")
    relative(game, 1, "daughter")
    gold(game, 0, 6)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 6 ours", "accept")
    assert game.state.gold == [0, 0, 0]


@rule("marriage.no_two_monarchs", "succession.queens")
def test_a_king_and_a_queen_cannot_marry_but_either_may_marry_a_relative() -> None:
    game = crown()
    relative(game, 1, "daughter")
    run(game, Succession(1))
    assert sex(game.state, game.state.ruler[1]) == FEMALE
    son = relative(game, 0, "son", "brave")
    court(game)
    assert why_not(game, "marry-kin ruler 1 ruler") == "two_monarchs"
    assert "marry-kin child-1 1 ruler" in moves(game)
    do(game, "marry-kin child-1 1 ruler")
    assert why_not(game, "offer 0 ours") == "ruler_takes_spouse"
    do(game, "offer 0 theirs", "accept")
    assert game.state.house[son] == 1
    assert game.state.spouse[game.state.ruler[1]] == son
    assert bag_of(game, 1) == ["brave"]
    assert game.state.children[0] == []
    sound(game)


@rule("marriage.nonrulers")
def test_a_couple_without_a_crown_joins_either_dynasty() -> None:
    for home, house in (("ours", 0), ("theirs", 1)):
        game = crown()
        son = relative(game, 0, "son", "brave")
        daughter = relative(game, 1, "daughter", "noble")
        court(game)
        do(game, "marry-kin child-1 1 child-1", f"offer 0 {home}", "accept")
        assert (game.state.house[son], game.state.house[daughter]) == (house, house)
        assert game.state.children[house] == [son if house == 0 else daughter]
        assert game.state.children[1 - house] == []
        assert are_allied(game.state, 0, 1)
        assert are_allied(game.state, 1, 0)
        assert (traits_on(game, son), traits_on(game, daughter)) == (["brave"], ["noble"])
        assert bag_of(game, 0) == bag_of(game, 1) == []
        sound(game)


@rule("marriage.nonrulers", "succession.order")
def test_the_places_of_the_others_close_up_by_age() -> None:
    game = crown()
    relative(game, 0, "son")
    second = relative(game, 0, "son")
    relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin child-1 1 child-1", "offer 0 theirs", "accept")
    assert game.state.children[0] == [second]
    assert heir(game.state, 0) == second


@rule("duchy.auto_revoke2")
def test_a_duke_who_marries_into_another_family_loses_the_duchy() -> None:
    game = crown()
    own(game, 0, "mercia")
    son = relative(game, 0, "son")
    duke(game, son, "mercia")
    relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin child-1 1 child-1", "offer 0 theirs", "accept")
    assert game.state.duke[region("mercia")] == NONE
    sound(game)


@rule("duchy.auto_revoke2")
def test_a_duke_who_stays_keeps_it() -> None:
    game = crown()
    own(game, 0, "mercia")
    son = relative(game, 0, "son")
    duke(game, son, "mercia")
    relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin child-1 1 child-1", "offer 0 ours", "accept")
    assert game.state.duke[region("mercia")] == son


@rule("marriage.dynasty_peace")
def test_marriage_ends_war_and_every_casus_belli_between_the_two() -> None:
    game = crown()
    relative(game, 1, "daughter")
    casus_belli(game, 0, 1)
    casus_belli(game, 1, 0)
    casus_belli(game, 1, 2)
    begin_war(game, 0, 1)
    begin_war(game, 1, 2)
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours", "accept")
    assert not at_war(game.state, 0, 1)
    assert not at_war(game.state, 1, 0)
    assert not has_casus_belli(game.state, 0, 1)
    assert not has_casus_belli(game.state, 1, 0)
    assert at_war(game.state, 1, 2)
    assert has_casus_belli(game.state, 1, 2)


@rule("alliance.two_sided")
def test_alliances_have_two_sides_and_one_may_have_many_of_them() -> None:
    game = crown()
    begin_war(game, 1, 2)
    form_alliance(game, 0, 1)
    form_alliance(game, 0, 2)
    assert are_allied(game.state, 0, 1)
    assert are_allied(game.state, 2, 0)
    assert not are_allied(game.state, 1, 2)
    assert at_war(game.state, 1, 2)


@rule("alliance.two_sided", "divorce.how")
def test_neither_death_nor_divorce_ends_an_alliance() -> None:
    game = crown()
    daughter = relative(game, 1, "daughter")
    court(game)
    do(game, "marry-kin ruler 1 child-1", "offer 0 ours", "accept")
    kill(game, daughter)
    assert are_allied(game.state, 0, 1)
    lord(game, "wales", True, "craven")
    court(game)
    do(game, "marry-lord ruler wales")
    bag(game, 0, "brave")
    play(game, 0, "intrigue-1")
    do(game, "plot", "divorce ruler")
    assert game.state.spouse[game.state.ruler[0]] == NONE
    assert is_allied_region(game.state, 0, region("wales"))


@rule("marriage.who")
def test_accepting_the_proposals_of_others_is_no_attempt() -> None:
    game = crown()
    relative(game, 0, "daughter")
    relative(game, 0, "daughter")
    lord(game, "wales", True, "craven")
    run(game, DynastyPhase(1), DynastyPhase(2), DynastyPhase(0))
    do(game, "marry-kin ruler 0 child-1", "offer 0 ours", "accept")
    do(game, "marry-kin ruler 0 child-1", "offer 0 ours", "accept")
    assert (decision(game), game.waiting) == ("Propose", (0,))
    assert "marry-lord ruler wales" in moves(game)


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


# ---- Glitterhoof ----------------------------------------------------------------------------------------------------


def stable(game: Crown, name: str) -> None:
    """Glitterhoof lies in a region."""
    game.state.lord[region(name)] = GLITTERHOOF
    game.state.place[GLITTERHOOF] = LORD
    game.state.traits[GLITTERHOOF] = [take(game, "noble")]


@rule("glitterhoof.marriage", "marriage.sex")
def test_anybody_may_marry_glitterhoof_with_a_check() -> None:
    game = crown()
    relative(game, 0, "daughter")
    relative(game, 0, "son")
    stable(game, "wales")
    court(game)
    assert moves_with(game, "marry-lord") == {f"marry-lord {who} wales" for who in ("ruler", "child-1", "child-2")}
    bag(game, 0, "ugly")
    do(game, "marry-lord ruler wales")
    assert game.state.lord[region("wales")] == GLITTERHOOF
    bag(game, 0, "brave")
    court(game)
    do(game, "marry-lord ruler wales")
    assert game.state.spouse[game.state.ruler[0]] == GLITTERHOOF
    assert bag_of(game, 0) == ["brave", "noble"]
    assert is_allied_region(game.state, 0, region("wales"))
    sound(game)


@rule("glitterhoof.marriage", "crusade.who_glitterhoof")
def test_such_a_couple_has_no_children_but_the_horse_may_lead_a_crusade() -> None:
    game = crown()
    wife = marry(game, 0)
    assert is_fertile(game.state, 0)
    kill(game, wife)
    stable(game, "wales")
    bag(game, 0, "brave")
    court(game)
    do(game, "marry-lord ruler wales")
    assert not is_fertile(game.state, 0)
    run(game, ChooseLeader(0))
    assert moves(game) == {"lead ruler", "lead ruler-spouse"}


@rule("glitterhoof.marriage", "divorce.trait")
def test_glitterhoof_is_in_no_deck_after_its_death() -> None:
    game = crown()
    stable(game, "wales")
    bag(game, 0, "brave")
    court(game)
    do(game, "marry-lord ruler wales")
    kill(game, GLITTERHOOF)
    assert game.state.place[GLITTERHOOF] == DISCARDED
    assert all(draw_character(game, culture) != GLITTERHOOF for culture in range(5) for _ in range(5))
    assert bag_of(game, 0) == ["brave", "noble"]
    sound(game)


@rule("marriage.sex")
def test_rulers_and_cards_have_a_sex() -> None:
    game = crown()
    assert all(sex(game.state, game.state.ruler[seat]) == MALE for seat in range(3))
    for culture in range(5):
        cards = range(first_card(culture), first_card(culture) + 20)
        assert [sex(game.state, card) for card in cards].count(FEMALE) == 10
        assert all(game.state.place[card] == IN_DECK for card in cards)
