"""Position files: what is written reads back the same; what is wrong is refused with the right words."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.engine.refusals import RegnumError
from regnum.titles.pax_renaissance.title import TITLE
from tests.titles.pax_renaissance.builder import pax


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
