"""Check of positions by hand: what is written reads back as the same position, and plays on in the same way."""

from __future__ import annotations

from random import Random

from regnum.edges.presenter import Presenter, presenter_of
from regnum.engine.refusals import RegnumError
from regnum.engine.snapshot import fingerprint, snapshot
from tests.conformance.playing import AnyGame, AnyTitle, chain, name, positions
from tests.probes.base import Probe


def check_positions(title: AnyTitle, seed: int, count: int) -> None:
    """Any position is written, read and played to the end, and the end is written and read too."""
    if type(presenter_of(title)).write_position is Presenter.write_position:
        assert isinstance(title, Probe), f"{title.id} has no position files"
        return
    for game, rng in positions(title, seed, count):
        number = rng.randrange(1 << 30)
        original, again = game.copy(), read_back(game)
        played = chain(original, Random(number))
        assert chain(again, Random(number)) == played, f"{name(game)}: what was read plays differently"
        read_back(original)


def read_back(game: AnyGame) -> AnyGame:
    """The same position out of its text, which is written in one way only."""
    presenter = presenter_of(game.title)
    text = presenter.write_position(game)
    try:
        again = presenter.read_position(text)
    except RegnumError as problem:
        raise AssertionError(f"{name(game)}: its own text is refused: {problem}") from problem
    there, here = (snapshot(each) for each in (game, again))
    other = [field for field, value in there.state.items() if here.state[field] != value]
    assert not other, f"{name(game)}: {', '.join(other)} came back as another"
    assert fingerprint(again) == fingerprint(game), f"{name(game)}: it came back at another moment"
    assert presenter.write_position(again) == text, f"{name(game)}: it is written in two ways"
    return again
