"""Position files: every field by name, named moments, what is wrong is refused with the right words."""

from __future__ import annotations

from textwrap import dedent

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.wording import Namer
from regnum.edges.words import Words, languages
from regnum.engine.chance import FastChance
from regnum.engine.position_parts import Names
from regnum.engine.refusals import RegnumError
from regnum.titles.here_i_stand.edges import wording
from regnum.titles.here_i_stand.edges.position_names import (
    CARD_NAMES,
    LEADER_NAMES,
    PLACE_NAMES,
    POWER_NAMES,
    RULER_NAMES,
    SEA_NAMES,
    SPACE_NAMES,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, POWER_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_of, holdings, may_play
from regnum.titles.here_i_stand.position.queries.new_world import is_exploring
from regnum.titles.here_i_stand.position.state import DECK, DISCARD, OUT_OF_GAME, POWER_CARD
from regnum.titles.here_i_stand.title import TITLE
from tests.titles.here_i_stand.builder import Europe, count, holder, opening, ships_in, whereabouts
from tests.titles.positions import decision, do, moves

EMPTY = 'start = "empty"\n'


def read(text: str, top: str = "") -> Europe:
    """A game from a text."""
    game: Europe = presenter_of(TITLE).read_position(f"{top}\n{dedent(text)}")
    assert TITLE.invariants(game) == []
    return game


def empty(text: str, now: str = "impulse ottoman 5") -> Europe:
    """A map without pieces in turn 1."""
    return read(f"\n[turn]\nturn = 1\n{dedent(text)}", f'{EMPTY}now = "{now}"')


def written(game: Europe) -> str:
    """The position as text."""
    return presenter_of(TITLE).write_position(game)


def fields(game: Europe) -> dict[str, object]:
    """Everything but what is worked out when it is asked for."""
    return {name: getattr(game.state, name) for name in TITLE.knowledge.names}


# ---- pieces and markers ---------------------------------------------------------------------------------------------


def test_units_ships_and_leaders_stand_where_they_are_named():
    game = empty(
        """
        [space.Vienna]
        units = ["4 hapsburg-regular", "hapsburg-mercenary"]
        [leader.ferdinand]
        at = "vienna"
        [leader.suleiman]
        at = "captive-hapsburg"
        [power.ottoman]
        ships = ["istanbul", "istanbul", "aegean-sea corsair"]
        """
    )
    assert (count(game, "vienna", "hapsburg"), count(game, "vienna", "hapsburg", "mercenary")) == (4, 1)
    assert whereabouts(game, "ferdinand") == "vienna"
    assert whereabouts(game, "suleiman") == "prisoner of hapsburg"
    assert (ships_in(game, "istanbul", "ottoman"), ships_in(game, "aegean_sea", "ottoman", "corsair")) == (2, 1)


def test_a_lent_squadron_acts_for_its_borrower():
    game = empty('[power.france]\nships = ["toulon", "marseille for ottoman"]'.replace("toulon", "marseille"))
    ottoman, france = MAJOR_IDS.index("ottoman"), MAJOR_IDS.index("france")
    lent = [game.state.ship_lent_to[ship] for ship, owner in enumerate(game.state.ship_owner) if owner == france]
    assert lent[:2] == [-1, ottoman]


def test_markers_of_spaces():
    game = empty(
        """
        [space.linz]
        control = "ottoman"
        faith = "protestant"
        unrest = true
        [space.oran]
        marker = "pirate-haven"
        [map]
        pirated = ["north-sea"]
        """
    )
    state, linz = game.state, SPACE_NUMBER["linz"]
    assert (holder(game, "linz"), state.faith[linz], state.unrest[linz]) == ("ottoman", 1, 1)
    assert state.fortified[SPACE_NUMBER["oran"]] == 2
    assert state.pirated.bit_count() == 1


def test_a_war_is_named_once_and_holds_both_ways():
    game = empty(
        """
        [power.ottoman]
        wars = ["hapsburg"]
        [power.france]
        allies = ["papacy"]
        [power.venice]
        follows = "papacy"
        """
    )
    state = game.state
    ottoman, hapsburg, france, papacy = (MAJOR_IDS.index(name) for name in ("ottoman", "hapsburg", "france", "papacy"))
    assert state.war[hapsburg] == 1 << ottoman
    assert (state.alliance[france], state.alliance[papacy]) == (1 << papacy, 1 << france)
    assert state.master[POWER_IDS.index("venice")] == papacy


# ---- cards ----------------------------------------------------------------------------------------------------------


def test_named_and_unknown_cards_of_a_hand_and_piles():
    game = empty(
        """
        [power.france]
        hand = ["treachery", "32", "?", "?"]
        [cards]
        discard = ["Halley's Comet"]
        removed = ["erasmus"]
        """
    )
    hand = hand_of(game.state, MAJOR_IDS.index("france"))
    assert {CARD_NUMBER["treachery"], CARD_NUMBER["gout"]} < set(hand)
    assert len(hand) == 4
    assert game.state.place[CARD_NUMBER["halleys_comet"]] == DISCARD
    assert game.state.place[CARD_NUMBER["erasmus"]] == OUT_OF_GAME


def test_the_same_text_deals_the_same_cards_and_another_seed_others():
    text = "[power.france]\nhand = 6\n[power.england]\nhand = 6"
    top = '{}now = "impulse ottoman 2"\nseed = {}'
    hands = [
        [hand_of(read(f"[turn]\nturn = 1\n{text}", top.format(EMPTY, seed)).state, power) for power in range(6)]
        for seed in (1, 1, 2)
    ]
    assert hands[0] == hands[1] != hands[2]


def test_only_its_owner_knows_a_hand_and_everybody_the_home_cards():
    game = empty('[power.france]\nhand = ["patron-of-the-arts", "treachery"]')
    cards = holdings(game.state)
    of_france, of_england = (cards.known(1 << MAJOR_IDS.index(name)) for name in ("france", "england"))
    treachery, patron = CARD_NUMBER["treachery"], CARD_NUMBER["patron_of_the_arts"]
    assert of_france[treachery] == game.state.place[treachery]
    assert of_england[treachery] == -1
    assert of_england[patron] == game.state.place[patron]


def test_cards_that_a_text_takes_from_a_hand_are_in_the_deck():
    game = read('[power.france]\nhand = ["treachery"]\n', 'now = "impulse france 1"')
    assert hand_of(game.state, MAJOR_IDS.index("france")) == [CARD_NUMBER["treachery"]]
    assert game.state.place[CARD_NUMBER["patron_of_the_arts"]] == POWER_CARD
    before = opening()
    lost = [card for card in hand_of(before.state, MAJOR_IDS.index("france")) if card > 6]
    assert all(game.state.place[card] == DECK for card in lost if card != CARD_NUMBER["treachery"])


# ---- moments and dice -----------------------------------------------------------------------------------------------


def test_an_impulse_with_command_points():
    game = empty('[space.istanbul]\nunits = ["4 ottoman-regular"]', "impulse ottoman 5")
    assert (decision(game), game.state.cp, game.waiting) == ("SpendPoints", 5, (0,))
    assert "march istanbul-to-edirne" in moves(game)


def test_a_card_is_played_next():
    game = empty('[power.france]\nhand = ["treachery"]', "play france")
    assert decision(game) == "PlayCard"
    assert "points treachery" in moves(game)


def test_after_an_impulse_the_next_power_comes():
    game = empty('[power.papacy]\nhand = ["treachery"]\n[power.france]\nhand = []', "impulse france 1")
    do(game, "done")
    assert game.state.active == MAJOR_IDS.index("papacy")


def test_scripted_dice_fall_in_their_order():
    game = empty(
        """
        [space.mohacs]
        control = "ottoman"
        units = ["1 ottoman-regular"]
        [space.agram]
        control = "hapsburg"
        units = ["1 hapsburg-regular"]
        [power.ottoman]
        wars = ["hapsburg"]
        hand = []
        [power.hapsburg]
        hand = []
        [chance]
        answers = [5, 0, 0]
        """
    )
    do(game, "march mohacs-to-agram", "all", "stand")
    assert count(game, "agram", "ottoman") == 1
    assert count(game, "agram", "hapsburg") == 0


# ---- what is wrong --------------------------------------------------------------------------------------------------

WRONG = [
    ('[space.wien-neustadt]\ncontrol = "ottoman"', "there is no space wien-neustadt"),
    ('[space.vienna]\nunits = ["4 hapsburg-cavalry"]', "there is no troop hapsburg-cavalry"),
    ('[space.vienna]\nunits = ["90 hapsburg-regular"]', "hapsburg has no counters"),
    ('[power.ottoman]\nships = ["vienna"]', "a ship is on land"),
    (f"[power.ottoman]\nships = {['istanbul'] * 40}".replace("'", '"'), "ottoman has"),
    ('[power.venice]\nruler = "leo-x"', "only a major power has ruler; venice is none"),
    ('[power.france]\nhand = ["gout", "gout"]', "names the card gout twice"),
    ('[cards]\ndiscard = ["?"]', "only cards of a hand can be unknown"),
    ('[cards]\nlaid_aside = ["?"]', "only cards of a hand can be unknown"),
    ('[space.linz]\nbesiegers = ["ottoman"]', "linz cannot be besieged"),
    ('[space.vienna]\nbesiegers = ["ottoman"]', "ottoman besieges vienna without units"),
    ('[power.france]\nwars = ["papacy"]\nallies = ["papacy"]', "is at war with an ally"),
    ('[power.france]\nwarz = ["papacy"]', "cannot have warz; did you mean wars?"),
    ("[turn]\nturn = 12", "12 is impossible"),
    ('[impulse]\nfresh_sieges = ["vienna"]', "SPACE by POWER"),
    ('[space.ragusa]\ncontrol = ""', "ragusa is nobody's"),
    ("[power.france]\nowed = 3\nhand = []", "[power.france]: its hand cannot pay owed = 3"),
    ("[memories]\nrows = [[0], [1, 0]]", "the observers are others"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_what_breaks_map_counters_or_phases_is_refused_by_name(text: str, complaint: str):
    turn = "" if "[turn]" in text else "[turn]\nturn = 1\n"
    with pytest.raises(RegnumError) as refusal:
        presenter_of(TITLE).read_position(f'{EMPTY}now = "impulse ottoman 5"\n{turn}{text}')
    assert complaint in str(refusal.value)


@pytest.mark.parametrize(
    ("now", "turn", "complaint"),
    [
        ("play france", 1, "france has no card"),
        ("impulse france 2", 0, "no turn has begun"),
        ("turn", 9, "the scenario ends after turn 9"),
        ("impulse france", 1, "should be written: impulse POWER NUMBER"),
        ("impulse venice 2", 1, "there is no power venice"),
        ("winter sleep", 1, "there is no moment winter sleep"),
    ],
)
def test_a_moment_that_does_not_fit_is_refused(now: str, turn: int, complaint: str):
    text = f'{EMPTY}now = "{now}"\n[turn]\nturn = {turn}\n[power.france]\nhand = []'
    with pytest.raises(RegnumError) as refusal:
        presenter_of(TITLE).read_position(text)
    assert complaint in str(refusal.value)


def test_a_step_to_which_there_is_no_answer_is_refused():
    march = 'stack = [["Turns"], ["Turn"], ["LandMove", 0, 128], ["FormMarch", 0, 128]]\nprogress = [1, 7, 1, 0]'
    with pytest.raises(RegnumError) as refusal:
        presenter_of(TITLE).read_position(f"{EMPTY}[turn]\nturn = 1\n[pending]\n{march}")
    assert "FormMarch(0, 128) has no answer" in str(refusal.value)


# ---- names and the way back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("names", "namer"),
    [
        (SPACE_NAMES, wording.space_name),
        (SEA_NAMES, wording.sea_name),
        (POWER_NAMES, wording.power_name),
        (LEADER_NAMES, wording.leader_name),
        (RULER_NAMES, wording.ruler_name),
        (CARD_NAMES, wording.card_name),
        (PLACE_NAMES, wording.location_name),
    ],
)
def test_what_is_shown_can_be_typed(names: Names, namer: Namer, language: str):
    for number in range(len(names.kind.names)):
        assert number in names.candidates(namer(number, Words(language)), "")


@pytest.mark.parametrize("seed", range(4))
def test_a_written_position_is_read_as_the_same_and_plays_on_the_same(seed: int):
    game = TITLE.setup({}, 6, FastChance(seed), TITLE.scenarios[seed % 3])
    chance = FastChance(seed)
    for step in range(240):
        if game.finished:
            break
        if step % 12 == 0:
            text = written(game)
            twin = presenter_of(TITLE).read_position(text)
            assert fields(twin) == fields(game)
            assert written(twin) == text
            assert twin.waiting == game.waiting
        seat = game.waiting[0]
        options = list(game.legal(seat))
        game.apply(seat, options[chance.below(len(options))])


def test_a_position_of_the_action_phase_is_written_with_its_moment():
    game = empty('[space.istanbul]\nunits = ["4 ottoman-regular"]', "impulse ottoman 5")
    text = written(game)
    assert 'now = "impulse ottoman 5"' in text
    assert "stack" not in text
    assert 'units = ["4 ottoman-regular"]' in text


def test_cards_that_are_not_to_be_played_yet_are_named_with_their_power():
    game = empty(
        """
        [power.papacy]
        hand = ["gout"]
        [cards]
        barred = ["gout by papacy"]
        """
    )
    assert not may_play(game.state, MAJOR_IDS.index("papacy"), CARD_NUMBER["gout"])
    assert 'barred = ["gout by papacy"]' in written(game)


# ---- the New World and foreign wars ---------------------------------------------------------------------------------


def test_the_new_world_and_foreign_wars_are_written_and_read():
    game = empty(
        """
        [power.england]
        exploring = "aided"
        conquering = "under-way"
        [power.france]
        exploring = "recalled"
        [explorer.orellana]
        fate = "mississippi-river"
        [explorer.leon]
        fate = "lost"
        [conqueror.cortez]
        fate = "inca"
        [prize.mississippi-river]
        holder = "hapsburg"
        [prize.inca]
        holder = "hapsburg"
        [colony.cuba]
        status = "settled"
        [new_world]
        depleted = ["inca"]
        cabots = ["france"]
        potosi = "england"
        galleons = ["hapsburg"]
        plantations = ["england", "france"]
        raiders = ["protestant"]
        [foreign_war.war-in-persia]
        units = ["regular", "regular", "mercenary-or-cavalry"]
        enemies = 4
        leaders = ["suleiman"]
        [leader.suleiman]
        at = "abroad"
        [cards]
        table = ["war-in-persia"]
        """
    )
    state = game.state
    assert state.exploring[MAJOR_IDS.index("england")] == 2
    assert not is_exploring(state, MAJOR_IDS.index("france"))
    assert 'exploring = "recalled"' in written(game)
    assert state.potosi == MAJOR_IDS.index("england")
    assert state.abroad == [0, 0, 0, 0, 2, 1]
    assert "fight-abroad war-in-persia" in moves(game)
    assert fields(read(written(game))) == fields(game)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[conqueror.cortez]\nfate = "inca"', "cortez stays at what his power does not hold"),
        ("[foreign_war.revolt-in-egypt]\nenemies = 3", "revolt_in_egypt does not lie beside the map"),
        ('[leader.suleiman]\nat = "abroad"', "a leader is abroad without a war"),
        ('[foreign_war.revolt-in-egypt]\nunits = ["cavalry"]', "cavalry"),
    ],
)
def test_what_cannot_be_in_the_new_world_or_abroad_is_refused(text: str, problem: str):
    with pytest.raises(RegnumError, match=problem):
        empty(text)
