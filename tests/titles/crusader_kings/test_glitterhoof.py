"""Glitterhoof: a horse in the family."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, first_card
from regnum.titles.crusader_kings.facts.names import FEMALE, MALE
from regnum.titles.crusader_kings.position.changes.family import draw_character
from regnum.titles.crusader_kings.position.queries.family import is_fertile, sex
from regnum.titles.crusader_kings.position.queries.seats import is_allied_region
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, LORD
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader
from regnum.titles.crusader_kings.rules.family import kill
from tests.rule import rule
from tests.titles.crusader_kings.builder import Crown, bag, bag_of, crown, marry, region, relative, run, sound, take
from tests.titles.crusader_kings.builder_actions import court
from tests.titles.positions import do, moves, moves_with


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
