"""Position files: what is written reads back the same; what is wrong is refused with the right words."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words, languages
from regnum.engine.refusals import RegnumError
from regnum.titles.pax_renaissance.edges import wording
from regnum.titles.pax_renaissance.edges.position_names import (
    BANK_NAMES,
    BORDER_NAMES,
    CARD_NAMES,
    CIRCLE_NAMES,
    EMPIRE_NAMES,
    RELIGION_NAMES,
    ROUTE_NAMES,
)
from regnum.titles.pax_renaissance.facts.catalogue import BANK_IDS
from regnum.titles.pax_renaissance.title import TITLE
from tests.titles.pax_renaissance.builder import border, hand, market, pax
from tests.titles.positions import decision


@pytest.mark.parametrize("seed", range(24))
def test_any_position_reads_back_the_same(seed: int) -> None:
    options = {"astrology": "on"} if seed % 2 else {}
    game = regnum.new("pax_renaissance", players=2 + seed % 3, seed=seed, options=options)
    dice = random.Random(seed)
    for step in range(10_000):
        text = presenter_of(TITLE).write_position(game)
        if step % 9 == seed % 9 or game.over:
            again = presenter_of(TITLE).read_position(text)
            assert presenter_of(TITLE).write_position(again) == text
            assert regnum.fingerprint(again) == regnum.fingerprint(game)
        if game.over:
            assert again.outcome is not None
            assert game.outcome is not None
            assert again.outcome.way == game.outcome.way
            return
        game.apply(game.waiting[0], dice.choice(game.legal(game.waiting[0])))


def test_a_change_to_the_opening_position() -> None:
    game = presenter_of(TITLE).read_position(
        'players = 3\nseed = 5\n[seat.0]\nflorins = 9\nhand = ["PREN052"]\n[turn]\nactive = 0\n'
    )
    opening = regnum.new("pax_renaissance", players=3, seed=5)
    assert game.state.florins[0] == 9
    assert game.state.circle == opening.state.circle
    assert "play luther" in {str(move) for move in game.moves()}


def test_a_seat_table_says_how_many_play() -> None:
    assert presenter_of(TITLE).read_position("[seat.2]\nflorins = 1").seat_count == 3
    assert presenter_of(TITLE).read_position("[seat.1]\nflorins = 1").seat_count == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players = 9", "1 to 4 players"),
        ("colour = 1", "cannot have colour"),
        ("[seat.7]\nflorins = 1", "1 to 4 players, not 8"),
        ('[city]\nrome = "catholic-rook"', "no city rome"),
        ('[border]\nengland-france = "catholic-knight"', "cannot stand on a border"),
        ('[border]\nfrance-aragon = "catholic-pirate"', "impossible"),
        ('[seat.0]\nhand = ["luther", "luther"]', "twice"),
        ('[seat.0]\nhand = ["loki"]', "no card loki"),
        ('[options]\nweather = "on"', "no option weather"),
        ('title = "chess"', "position of chess"),
        ("this is no toml", "not a position file"),
        ('start = "middle"', "start cannot be middle"),
        ('[empire.france]\nrepressed = ["catholic-pirate"]', "cannot be repressed"),
        ('[route]\neast = "red-sea"', "no emporium of the east route"),
        ('[pending]\nstack = [["Nothing"]]\nprogress = [0]', "does not know the step"),
        ('[seat.0]\nflorins = "many"', "wrong form"),
    ],
)
def test_wrong_positions_are_refused(text: str, words: str) -> None:
    with pytest.raises(RegnumError, match=words):
        presenter_of(TITLE).read_position(text)


def test_too_many_pieces_are_refused() -> None:
    cities = "".join(f'{name} = "reformist-rook"\n' for name in ("london", "paris", "lyon", "bruges", "vienna"))
    cities += 'buda = "reformist-rook"\ntana = "reformist-rook"\nvarna = "reformist-rook"\n'
    with pytest.raises(RegnumError, match="too many pieces: reformist-rook"):
        pax(f"[city]\n{cities}")


# ---- impossible positions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[market]\neast = ["luther"]', "luther lies in the east row of the market, whose deck has not run out"),
        ('[deck.east]\nnext = "luther"', "luther lies on the east deck"),
        ('[deck.east]\ncomets = ["regiomontanus-the-comet-of-1472"]', "the comets of the east deck are others"),
        ("[deck.west]\ntop = 99", "the west deck has more cards than there are"),
        ('[seat.0]\neast = ["luther"]', "luther lies in the east half of a tableau"),
        ('[seat.0]\nwest = ["anne-of-brittany"]', "the queen anne-of-brittany lies unmarried in a tableau"),
        ('[seat.0]\nwest = ["regiomontanus-the-comet-of-1472"]', "the comet .* lies in a tableau"),
        ("[empire.france]\nrepublic = true", "france is a republic on its throne"),
        ('[empire.france]\nsuzerain = "england"', "france is a vassal of england, which is on its throne"),
        ('[empire.hungary]\nqueens = ["anne-of-brittany"]', "hungary is no suitor of anne-of-brittany"),
        ('[seat.0]\nbank = "fugger"\n[seat.1]\nbank = "fugger"', "two seats have one bank"),
        (
            '[seat.0]\nhand = ["luther", "antipope", "jesuits"]',
            r"\[seat.0\] hand: 3 cards are impossible; a hand has 2",
        ),
        ('[seat.0]\nhand = ["regiomontanus-the-comet-of-1472"]', "seat 0 holds a comet"),
        ('[city]\nnovgorod = "catholic-rook"', "catholic-rook stands in the closed emporium novgorod"),
        ('[city]\nlondon = "pawn-0"', "pawn-0 stands in the city london"),
        ("[turn]\nactions = 3", "3 actions, where a turn has 2"),
        ("[seat.0]\nout = true\n[turn]\nactive = 0", "action does not fit the position: seat 0 is out of the game"),
        ('[seat.0]\nold_maids = ["luther"]', "luther is an old maid and no queen"),
        ("[turn]\ncourse = [9, 9]", "an unknown course of the automated bank"),
        ('[border]\nengland-france = ["pawn-0", "pawn-1"]', "a border has room for one pawn and one pirate"),
        ('[border]\nengland-france = "pawn-0"\nfrance-england = "pawn-1"', "england-france is named twice"),
    ],
)
def test_impossible_positions_are_refused_by_name(text: str, words: str) -> None:
    with pytest.raises(RegnumError, match=words):
        presenter_of(TITLE).read_position(text)


def test_western_cards_come_into_the_east_row_when_its_deck_has_run_out() -> None:
    game = pax('[market]\neast = ["luther"]\n[deck.east]\ntop = 0\nlow = 0\ncomets = []')
    assert market(game, "east")[0] == "luther"


def test_a_card_that_allows_it_lets_a_hand_grow() -> None:
    game = pax('[seat.0]\nwest = ["gutenberg"]\nhand = ["luther", "antipope", "jesuits"]')
    assert len(hand(game, 0)) == 3


def test_an_old_maid_reads_back() -> None:
    game = pax('[seat.0]\nold_maids = ["anne-of-brittany"]')
    text = presenter_of(TITLE).write_position(game)
    assert presenter_of(TITLE).write_position(presenter_of(TITLE).read_position(text)) == text


# ---- what is shown can be typed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "border_name", "piece"),
    [
        ('england-france = "pawn-0"', "england-france", "pawn-0"),
        ('france-england = "islamic-pirate"', "england-france", "islamic-pirate"),
        ('"England–France" = "green pirate"', "england-france", "islamic-pirate"),
        ('"Франция–Англия" = "зелёный пират"', "england-france", "islamic-pirate"),
        ('"Papal States–Ottoman" = "pawn (Marchionni)"', "papal-states-ottoman", "pawn-0"),
    ],
)
def test_borders_and_colours_are_typed_as_they_are_shown(text: str, border_name: str, piece: str) -> None:
    game = pax(f'[seat.0]\nbank = "marchionni"\n[seat.1]\nbank = "fugger"\n[border]\n{text}')
    assert border(game, border_name) == piece


def test_everything_is_typed_as_it_is_shown_in_every_language() -> None:
    named = {
        "cards": (CARD_NAMES, wording.card_name),
        "borders": (BORDER_NAMES, wording.border_name),
        "empires": (EMPIRE_NAMES, wording.empire_name),
        "cities": (CIRCLE_NAMES, wording.circle_name),
        "emporia": (ROUTE_NAMES, wording.route_name),
        "banks": (BANK_NAMES, wording.bank_name),
        "religions": (RELIGION_NAMES, wording.religion_name),
    }
    for names, namer in named.values():
        for language in languages():
            for number in range(len(names.kind.names)):
                assert number in names.candidates(namer(number, Words(language)), "")


def test_seats_go_by_their_banks() -> None:
    opening = regnum.new("pax_renaissance", players=3, seed=5)
    seat = opening.state.bank.index(BANK_IDS.index("medici"))
    game = presenter_of(TITLE).read_position("players = 3\nseed = 5\n[seat.Medici]\nflorins = 9")
    assert game.state.florins[seat] == 9


# ---- moments, hands and draws ---------------------------------------------------------------------------------------


def test_moments_of_a_turn() -> None:
    assert decision(pax('now = "action"')) == "ChooseAction"
    assert presenter_of(TITLE).read_position('now = "turn 1"\n[turn]\nactions = 0').waiting == (1,)
    refreshed = pax('now = "refresh"')
    assert (refreshed.waiting, refreshed.state.actions) == ((1,), 2)
    run = pax('now = "operations west"\n[seat.0]\nflorins = 3\nwest = ["the-bold"]\n[city]\nparis = "islamic-rook"')
    assert decision(run) == "ChooseOperation"
    played = pax('now = "play luther"\n[seat.0]\nhand = ["luther"]')
    assert decision(played) == "DeclareOneShot"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('now = "turn 1"\n[turn]\nactive = 0', "turn 1 does not fit the position: the text gives it another active"),
        ('now = "turn 1"\n[seat.1]\nout = true', "seat 1 is out of the game"),
        ('now = "operations east"', "seat . can run none"),
        ('now = "play luther"', "the card is not in the hand of seat"),
        ('now = "war"', "there is no moment war; there is: action, turn SEAT, refresh, operations HALF, play CARD"),
    ],
)
def test_a_moment_that_does_not_fit_is_refused(text: str, words: str) -> None:
    with pytest.raises(RegnumError, match=words):
        presenter_of(TITLE).read_position(text)


def test_an_unknown_card_is_dealt_among_what_was_seen() -> None:
    text = '[seat.0]\ntaken = ["luther", "antipope", -1, "jesuits"]\nhand = {}'
    for shape in ('["jesuits", "?"]', "2"):
        found = {tuple(hand(pax(f"seed = {seed}\n" + text.format(shape)), 0)) for seed in range(12)}
        assert found == {("jesuits", "luther"), ("antipope", "jesuits")}
    for wrong, words in (("3", "no hand of so many cards"), ('["?"]', "no hand of so many cards")):
        with pytest.raises(RegnumError, match=words):
            pax(text.format(wrong))
    with pytest.raises(RegnumError, match="an unknown card needs `taken`"):
        pax('[seat.0]\nhand = ["?"]')


def test_a_concession_beside_a_pirate_dies_before_the_first_move() -> None:
    """glossary:pirate.d.1: what holds at every moment also holds at the first."""
    assert (
        border(pax('[border]\nengland-france = ["pawn-0", "catholic-pirate"]'), "england-france") == "catholic-pirate"
    )
