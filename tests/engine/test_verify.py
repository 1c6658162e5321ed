"""S16: a finished game proves its draws; whoever changes anything in it is found out."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import regnum
from regnum.engine.chance import FastChance, VerifiableChance, commitment
from regnum.engine.codec import SaveFile, read_file, save, sealed_bytes
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.engine.title import Title
from regnum.engine.verify import verify
from tests.engine.tables import begin, find_probe, play, play_to_the_end, put_cards
from tests.probes import PROBES, duel, interrupts, sealed_bids

SECRET = b"of the host"
NONCES = [b"of seat 0", b"of seat 1"]


def finished(title: Title[Any], seed: int = 0) -> bytes:
    """A game that was played to the end with a secret to which the host had committed."""
    return save(play_to_the_end(begin(title, 2, VerifiableChance.from_secret(SECRET, NONCES)), seed))


def is_accepted(data: bytes, published: str = "") -> bool:
    try:
        return verify(data, published, find_probe).fair is True
    except RegnumError:
        return False


@pytest.mark.parametrize("title", PROBES, ids=lambda title: title.id)
def test_an_honest_game_is_fair(title: Title[Any]):
    for seed in range(5):
        data = finished(title, seed)
        verdict = verify(data, commitment(SECRET), find_probe)
        assert verdict.fair, verdict.problems
        body = msgspec.json.decode(data)
        assert verdict.as_dict() == {
            "fair": True,
            "draws": body["draws"]["counter"],
            "entries": len(body["log"]),
            "commitment": commitment(SECRET),
            "problems": [],
            "other_rules": None,
        }


def test_an_honest_game_of_pax_is_fair():
    chance = VerifiableChance.from_secret(SECRET, NONCES)
    data = save(play_to_the_end(History(regnum.new("pax_renaissance", players=2, chance=chance))))
    assert verify(data, commitment(SECRET)).fair
    rng = Random(1)
    assert not any(is_accepted(flipped(data, place, rng)) for place in rng.sample(range(len(data)), 150))


def test_a_game_with_a_scenario_is_fair():
    game = interrupts.TITLE.setup({}, 2, VerifiableChance.from_secret(SECRET, NONCES), "old_ships")
    assert is_accepted(save(play_to_the_end(History(game))))


def flipped(data: bytes, place: int, rng: Random) -> bytes:
    """The file with one byte changed."""
    return data[:place] + bytes([data[place] ^ rng.randrange(1, 256)]) + data[place + 1 :]


def test_every_flipped_byte_is_rejected():
    data, rng = finished(sealed_bids.TITLE), Random(2)
    assert is_accepted(data)
    assert not any(is_accepted(flipped(data, place, rng)) for place in range(len(data)))


@pytest.mark.parametrize(("old", "new"), [(b" ", b"\t"), (b"\n", b"\r"), (b"\n", b" ")])
def test_even_another_blank_is_rejected(old: bytes, new: bytes):
    data = finished(sealed_bids.TITLE)
    assert not is_accepted(data.replace(old, new, 1))


def forged(data: bytes, **changes: Any) -> bytes:
    """The file with other content and a checksum that fits."""
    body = read_file(data)
    assert isinstance(body, SaveFile)
    return sealed_bytes(msgspec.structs.replace(body, **changes))


def body_of(data: bytes) -> SaveFile:
    body = read_file(data)
    assert isinstance(body, SaveFile)
    return body


def test_another_key_with_a_fitting_checksum_is_rejected():
    data = finished(duel.TITLE)
    body = body_of(data)
    other = VerifiableChance.from_secret(b"another secret", NONCES)
    replaced = {"key": other.key.hex(), "secret": other.secret.hex()}
    draws = msgspec.structs.replace(body.draws, **replaced)
    origin_draws = msgspec.structs.replace(body.origin_draws, **replaced)
    verdict = verify(forged(data, draws=draws, origin_draws=origin_draws), commitment(SECRET), find_probe)
    assert verdict.problems[0] == "the secret is not the one to which the host committed"
    assert "set-up" in verdict.problems[1]


def test_a_key_that_is_not_made_of_its_parts_is_rejected():
    data = finished(duel.TITLE)
    body = body_of(data)
    draws = msgspec.structs.replace(body.draws, nonces=[b"of seat 0".hex(), b"chosen".hex()])
    origin_draws = msgspec.structs.replace(body.origin_draws, nonces=draws.nonces)
    verdict = verify(forged(data, draws=draws, origin_draws=origin_draws), "", find_probe)
    assert verdict.problems == ["the key is not made of the secret and the nonces"]


def test_a_seat_without_a_nonce_is_noticed():
    chance = VerifiableChance.from_secret(SECRET, NONCES[:1])
    verdict = verify(save(play_to_the_end(begin(duel.TITLE, 2, chance))), "", find_probe)
    assert verdict.problems == ["2 seats, but 1 nonces"]


def test_a_better_hand_at_the_start_is_rejected():
    history = begin(duel.TITLE, 2, VerifiableChance.from_secret(SECRET, NONCES))
    hand, deck = history.game.state.hand, history.game.state.deck
    hand[0][0], deck[0] = deck[0], hand[0][0]
    hand[0].sort()
    deck.sort()
    cheated = History(history.game)
    verdict = verify(save(play_to_the_end(cheated)), commitment(SECRET), find_probe)
    assert verdict.problems == ["the game does not begin with the set-up that its draws give"]


def test_a_better_draw_during_the_game_is_rejected():
    history = begin(duel.TITLE, 2, VerifiableChance.from_secret(SECRET, NONCES))
    history.move(0, "rest")
    better = next(card for card in history.game.state.deck if card < duel.THRUSTS)
    put_cards(history.game, 0, better, *history.game.state.hand[0][1:])
    history.move(1, "rest")
    history.move(0, "challenge east")
    history.move(0, f"strike {duel.CARD.names[better]}")
    verdict = verify(save(play_to_the_end(history)), commitment(SECRET), find_probe)
    assert verdict.problems[0].startswith("log entry 4 is not possible: not_in_your_hand")


def test_a_running_game_keeps_its_key():
    with pytest.raises(RegnumError, match="not over"):
        verify(save(play(begin(duel.TITLE), 3)), "", find_probe)


def test_a_game_from_a_seed_can_be_made_again_but_nobody_committed_to_it():
    data = save(play_to_the_end(begin(duel.TITLE, 2, FastChance(3))))
    verdict = verify(data, "", find_probe)
    assert (verdict.fair, verdict.commitment) == (True, "")
    assert not verify(data, commitment(SECRET), find_probe).fair
