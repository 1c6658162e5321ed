"""Position files: every field by name, named moments, what is wrong is refused with the right words."""

from __future__ import annotations

from textwrap import dedent

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.wording import Namer
from regnum.edges.words import Words, languages
from regnum.engine.position_parts import Names
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.edges import wording
from regnum.titles.crusader_kings.edges.position_names import (
    CHARACTER_NAMES,
    CULTURE_NAMES,
    DECK_NAMES,
    DEVELOPMENT_NAMES,
    DYNASTY_NAMES,
    REGION_NAMES,
    STRATEGY,
)
from regnum.titles.crusader_kings.facts.catalogue import CHARACTER, REGION, deck_of
from regnum.titles.crusader_kings.facts.names import NONE, TAX, WAR
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_FAMILY, REMOVED
from regnum.titles.crusader_kings.title import TITLE
from tests.titles.crusader_kings.builder import (
    Crown,
    bag_of,
    held,
    regions,
    sound,
    traits_on,
)
from tests.titles.crusader_kings.builder_war import allied, at_war_with, claims, holder, shields
from tests.titles.positions import decision, do

REALMS = '[options]\nrealm_0 = "english"\nrealm_1 = "frankish"\nrealm_2 = "german"\n'
HANDS = "".join(f"[seat.{seat}]\nhand = 6\n" for seat in range(3))
LAND = "".join(
    f'[region.{name}]\nowner = "{seat}"\n' for seat, name in enumerate(("wessex", "paris", "saxony"))
)  # a home for each of three seats


def read(text: str, top: str = "") -> Crown:
    """A game of three with the realms in their usual order."""
    game: Crown = presenter_of(TITLE).read_position(f"players = 3\n{top}\n{REALMS}{text}")
    assert sound(game)
    return game


def empty(text: str = "", now: str = "", hands: str = HANDS) -> Crown:
    """An empty board with a home for each seat."""
    moment = f'now = "{now}"' if now else ""
    return read(f"{LAND}{dedent(hands)}{dedent(text)}", f'start = "empty"\n{moment}')


# ---- fields by name -------------------------------------------------------------------------------------------------


def test_changes_to_a_scenario() -> None:
    game = read("[seat.0]\ngold = 77\n[region.wessex]\nunrest = 2\n[region.paris]\ncastle = true")
    realms = {"realm_0": "english", "realm_1": "frankish", "realm_2": "german"}
    opening = regnum.new("crusader_kings", 3, 0, realms, "1")
    assert game.state.gold[0] == 77
    assert (game.state.unrest[REGION.find("wessex")], game.state.castle[REGION.find("paris")]) == (2, 1)
    assert game.state.bag == opening.state.bag
    assert decision(game) == "ChooseHand"


def test_a_realm_and_its_relations() -> None:
    game = empty("""
        [region.Normandy]
        owner = "English"
        army = true
        castle = true
        harvest = 1
        [region.mercia]
        lord = "english-05"
        allies = ["german", "1"]
        plague = 1
    """, hands="""
        [seat.english]
        hand = 6
        gold = 9
        bag = ["brave", "initial-cruel", "event-pious"]
        developments = ["navy", "Bank"]
        casus_belli = ["frankish"]
        wars = ["german"]
        crusades = 1
        [seat.1]
        hand = 6
        allies = ["german"]
        [seat.2]
        hand = 6
        program = "ferox"
        [track.2]
        shield = "english"
        [achievements]
        builder = "frankish"
    """)  # fmt: skip
    state = game.state
    assert regions(game, 0) == {"wessex", "normandy"}
    assert (state.army[REGION.find("normandy")], state.harvest[REGION.find("normandy")]) == (1, 1)
    assert CHARACTER.names[state.lord[REGION.find("mercia")]] == "english-05"
    assert state.allies[REGION.find("mercia")] == 0b110
    assert (state.gold[0], bag_of(game, 0), held(game, 0)) == (9, ["pious", "brave", "cruel"], ["navy", "bank"])
    assert claims(game, 0, 1)
    assert not claims(game, 1, 0)
    assert at_war_with(game, 0, 2)
    assert allied(game, 1, 2)
    assert (state.strategy[2], shields(game, 0)) == (0, [2])
    assert holder(game, "builder") == NONE  # the standing rules have looked: he has no castles


def test_a_family() -> None:
    game = empty("""
        [seat.0]
        hand = 6
        ruler = "english-01"
        age = 3
        children = ["english-03", "english-04"]
        siblings = ["english-06"]
        [character.english-01]
        spouse = "frankish-02"
        [character.english-03]
        traits = ["brave", "cruel"]
        [characters]
        bastards = ["english-04"]
        discarded = ["english-07"]
        removed = ["english-08"]
        [region.mercia]
        owner = "0"
        duke = "english-06"
    """, hands="[seat.1]\nhand = 6\n[seat.2]\nhand = 6\n")  # fmt: skip
    state = game.state
    find = CHARACTER.find
    assert (state.ruler[0], state.age[0]) == (find("english-01"), 3)
    assert state.spouse[find("frankish-02")] == find("english-01")
    assert (state.place[find("frankish-02")], state.house[find("frankish-02")]) == (IN_FAMILY, 0)
    assert traits_on(game, find("english-03")) == ["brave", "cruel"]
    assert state.bastard[find("english-04")]
    assert (state.place[find("english-07")], state.place[find("english-08")]) == (DISCARDED, REMOVED)
    assert state.duke[REGION.find("mercia")] == find("english-06")


def test_a_new_owner_sends_the_lord_home_and_a_lost_region_its_figures() -> None:
    opening = read("")
    free = next(name for name in REGION.names if opening.state.lord[REGION.find(name)] != NONE)
    lord = opening.state.lord[REGION.find(free)]
    taken = read(f'[region.{free}]\nowner = "0"\n')
    assert taken.state.lord[REGION.find(free)] == NONE
    assert not taken.state.traits[lord]
    lost = read('[region.wessex]\nowner = ""\n')
    assert (lost.state.owner[REGION.find("wessex")], lost.state.army[REGION.find("wessex")]) == (NONE, 0)


def test_scenario_programs_and_options() -> None:
    game: Crown = presenter_of(TITLE).read_position(
        'players = 2\nscenario = "4"\n[options]\nprograms = "1"\nglitterhoof = "on"\nseat_2 = "postis"\n'
    )
    assert (game.scenario, game.seat_count, game.state.strategy[2]) == ("4", 3, 1)


# ---- hands ----------------------------------------------------------------------------------------------------------


def test_unknown_cards_are_dealt_by_the_seed() -> None:
    hands = '[seat.0]\nhand = ["war-3", "war-?", "tax-?", "?", "?", "?"]\n[seat.1]\nhand = 6\n[seat.2]\nhand = 6\n'
    game = empty(now="plan", hands=hands)
    decks = [deck_of(card) for card in game.state.hand[0]]
    assert CARD.find("war-3") in game.state.hand[0]
    assert len(game.state.hand[0]) == len(game.state.hand[2]) == 6
    assert decks.count(WAR) >= 2
    assert TAX in decks
    assert empty(now="plan", hands=hands).state.hand == game.state.hand


def test_a_plan_is_known_in_order() -> None:
    hands = "".join(f"[seat.{seat}]\nhand = 4\nplan = [{plan}]\n" for seat, plan in enumerate(PLANS))
    game = empty(now="turn 1", hands=hands)
    assert decision(game) == "ChooseAction"
    seat = game.waiting[0]
    assert game.state.card == CARD.find(PLANS[seat].split('"')[1])


PLANS = ('"war-1", "tax-1"', '"realm-1", "realm-2"', '"intrigue-1", "tax-2"')


def test_a_card_is_typed_as_it_is_shown() -> None:
    card = CARD.find("war-3")
    for language in languages():
        shown = wording.card_name(card, Words(language))
        own = f'[seat.0]\nhand = ["{shown}", "?", "?", "?", "?", "?"]\n'
        game = empty(now="plan", hands=f"{own}[seat.1]\nhand = 6\n[seat.2]\nhand = 6\n")
        assert any(wording.card_name(each, Words(language)) == shown for each in game.state.hand[0])


def test_everything_is_typed_as_it_is_shown_in_every_language() -> None:
    named: list[tuple[Names, Namer]] = [
        (REGION_NAMES, wording.region_name),
        (CHARACTER_NAMES, wording.character_name),
        (DEVELOPMENT_NAMES, wording.development_name),
        (DECK_NAMES, wording.deck_name),
        (CULTURE_NAMES, wording.culture_name),
        (DYNASTY_NAMES, wording.dynasty_name),
        (STRATEGY, wording.strategy_name),
    ]
    for names, namer in named:
        for language in languages():
            for number in range(len(names.kind.names)):
                assert number in names.candidates(namer(number, Words(language)), "")


# ---- moments --------------------------------------------------------------------------------------------------------

WITH_ARMY = """
    [seat.0]
    hand = 6
    bag = ["brave", "cruel"]
    gold = 4
    casus_belli = ["1"]
    [seat.1]
    hand = 6
    children = ["frankish-01"]
    [seat.2]
    hand = 6
"""
FIELD = '[region.normandy]\nowner = "1"\n[region.mercia]\nowner = "0"\narmy = true\nunrest = 1\n'


@pytest.mark.parametrize(
    ("now", "more", "asks", "seat"),
    [
        ("round", "", "Propose", None),
        ("marriage 0", "", "Propose", 0),
        ("titles 1", "", "Titles", 1),
        ("plan", "", "Plan", None),
        ("action 0", '[turn]\ncard = "war-1"', "ChooseAction", 0),
        ("build 0", '[turn]\ncard = "realm-1"', "ChooseSite", 0),
        ("plot 0", '[turn]\ncard = "intrigue-1"', "ChoosePlot", 0),
        ("mobilize english", '[turn]\ncard = "war-1"', "Mobilize", 0),
        ("invade 0", '[turn]\ncard = "war-1"', "Declare", 0),
        ("crusade 0", '[turn]\ncard = "crusade-1"', "ChooseLeader", 0),
        ("check 0 event 2", "", "Invest", 0),
        ("upkeep", "", "PayArmies", 0),
        ("pay 0", "", "PayArmies", 0),
        ("disband 0", "", "Disband", 0),
    ],
)
def test_a_moment_asks_what_it_says(now: str, more: str, asks: str, seat: int | None) -> None:
    game = empty(FIELD + more, now, WITH_ARMY)
    assert decision(game) == asks
    assert seat is None or game.waiting == (seat,)
    again = presenter_of(TITLE).read_position(presenter_of(TITLE).write_position(game))
    assert regnum.fingerprint(again) == regnum.fingerprint(game)


@pytest.mark.parametrize("now", ["era", "era cards", "hand 2"])
def test_moments_of_an_era(now: str) -> None:
    game = empty("", now, hands="")
    assert decision(game) == "ChooseHand"
    if now == "hand 2":
        assert game.waiting == (2,)


def test_a_moment_is_written_by_its_name() -> None:
    game = empty('[turn]\ncard = "intrigue-1"', "plot 0", WITH_ARMY)
    text = presenter_of(TITLE).write_position(game)
    assert 'now = "plot 0"' in text
    assert "stack" not in text


def test_a_succession_crowns_the_heir() -> None:
    game = empty("[turn]\nround = 3", "succession 1", WITH_ARMY)
    assert game.state.ruler[1] == CHARACTER.find("frankish-01")
    assert not game.state.children[1]


def test_the_phase_says_where_to_begin() -> None:
    assert decision(empty('[turn]\nphase = "planning"')) == "Plan"
    assert decision(empty("[turn]\nround = 2")) == "Propose"
    assert decision(empty('[turn]\ncard = "war-1"\nactive = 2')) == "ChooseAction"
    assert decision(empty(hands="")) == "ChooseHand"


def test_scripted_tokens_are_drawn_in_their_order() -> None:
    for draws, passed in (('["cruel"]', 0), ('["brave"]', 1)):
        game = empty(f"[chance]\ndraws = {draws}", "check 0 event 1", WITH_ARMY)
        do(game, "invest 0")
        assert game.state.passed == passed


# ---- refusals -------------------------------------------------------------------------------------------------------


LORD = 'lord = "english-05"\n'
GONE = '["english-05"]'


@pytest.mark.parametrize(
    ("text", "now", "words"),
    [
        ("", "plot 0", "no card is being played"),
        ('[turn]\ncard = "war-1"', "plot 0", "a card of the war deck is being played"),
        ('[turn]\ncard = "war-1"', "mobilize 3", "there is no seat 3"),
        ('[turn]\nphase = "upkeep"', "plan", "plan does not fit the position: the text gives it another phase"),
        ('[turn]\ncard = "war-1"\nactive = 1', "action 0", "the text gives it another active"),
        ("", "turn 1", "has no card to reveal; write plan"),
        ("", "pay 1", "seat 1 has no army"),
        ("", "titles 0", "seat 0 has no title to grant or revoke"),
        ("", "era cards", "era cards does not fit the position: seat 0 holds cards"),
        ("", "hand 0", "seat 0 already holds cards"),
        ("[turn]\nround = 1", "war", "there is no moment war"),
        ("[turn]\nround = 4", "", r"\[turn\] round: 4 is impossible; it can be 1 to 3"),
        ('[region.wesex2]\nowner = "0"', "", "there is no region wesex2; did you mean wessex"),
        ('[region.mercia]\nower = "0"', "", r"\[region.mercia\] cannot have ower; did you mean owner"),
        ('[region.mercia]\nowner = "0"\nlord = "english-05"', "", "mercia has two masters"),
        ("[region.mercia]\narmy = true", "", "figures in mercia, which is independent"),
        ('[region.mercia]\nowner = "0"\nduke = "german-05"', "", "the duke of mercia is a stranger"),
        ('[region.mercia]\nlord = "german-05"', "", "the lord of mercia has another culture"),
        (f"[region.mercia]\n{LORD}[region.wales]\n{LORD}", "", "english-05 is in a region and elsewhere"),
        (f"[characters]\ndiscarded = {GONE}\nremoved = {GONE}", "", "english-05 is in removed and elsewhere"),
        ('[character.english-05]\ntraits = ["brave"]', "", "english-05 left and keeps traits or a spouse"),
        ('[action]\nattacks = ["mercia"]', "", "REGION from REGION"),
        ('[check]\ndrawn = ["brave"]', "", "tokens were drawn that are in no bag"),
        ('[deck.war]\ndiscard = ["war-1", "war-1"]', "", "names the card war-1 twice"),
        ('[chance]\nbag = 0\ndraws = ["brave"]', "", "there is no brave left in the bag of seat 0"),
        ('[developments]\nopen = ["navy", "navy", "navy", "navy"]', "", "row has 4 entries"),
    ],
)  # fmt: skip
def test_wrong_positions_are_refused_by_name(text: str, now: str, words: str) -> None:
    with pytest.raises(RegnumError, match=words):
        empty(text, now)


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ("hand = 3", "seat 0 has 3 cards and must still plan 6; hand = 6"),
        ('hand = 6\nbag = ["random-brave", "random-brave", "random-brave", "random-brave", "random-brave", '
         '"random-brave", "random-brave", "random-brave"]', "tokens random-brave; there are"),
        ('hand = 6\ndevelopments = ["navy", "navy"]', "a development is held twice"),
        ('hand = 6\nallies = ["0"]', "seat 0 has a relation to itself"),
        ('hand = 6\nallies = ["1"]\nwars = ["1"]', "are allied and at war"),
        ('hand = 6\nculture = "german"', "two seats have one culture"),
        ('hand = 6\ndynasty = "capet"', "seat 0 is english and of the dynasty capet"),
        ('hand = 6\nchildren = ["english-01", "english-02", "english-03", "english-04"]', "seat 0 is too large"),
        ('hand = 6\nchildren = ["german-01"]\nsiblings = ["german-01"]', "german-01 is in the family of seat 0 and"),
        ('hand = ["war-?", "sea-?"]', "there is no deck sea"),
        ('hand = ["war-99"]', "there is no card war-99"),
        ("age = 9", r"\[seat.0\] age: 9 is impossible; it can be 0 to 5"),
    ],
)  # fmt: skip
def test_wrong_seats_are_refused_by_name(seat: str, words: str) -> None:
    with pytest.raises(RegnumError, match=words):
        empty("", "round", f"[seat.0]\n{seat}\n[seat.1]\nhand = 6\n[seat.2]\nhand = 6\n")
