from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest

from regnum.engine.chance import (
    Chance,
    FastChance,
    ScriptedChance,
    VerifiableChance,
    commitment,
    make_key,
)

SOURCES = [FastChance(7), VerifiableChance(b"key"), ScriptedChance()]
all_sources = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.kind)


@all_sources
def test_every_number_is_about_as_likely_as_the_others(source: Chance):
    chance, draws = source.copy(), 6000
    for limit in (2, 6, 7):
        counts = Counter(chance.below(limit) for _ in range(draws))
        expected = draws / limit
        assert set(counts) == set(range(limit))
        assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


@all_sources
def test_one_draw_says_nothing_about_the_next(source: Chance):
    chance = source.copy()
    faces = [chance.below(6) for _ in range(7201)]
    pairs = Counter(pairwise(faces))
    assert len(pairs) == 36
    assert all(abs(count - 200) < 5 * 200**0.5 for count in pairs.values())


@all_sources
def test_a_copy_draws_the_same_and_leaves_the_original_alone(source: Chance):
    original = source.copy()
    twin = original.copy()
    drawn = [twin.below(100) for _ in range(20)]
    assert original.counter == source.counter
    assert [original.below(100) for _ in range(20)] == drawn
    assert twin.counter == source.counter + 20


@all_sources
def test_a_bag_gives_each_member_once(source: Chance):
    chance, bag = source.copy(), list(range(10))
    assert sorted(chance.take(bag) for _ in range(10)) == list(range(10))
    assert bag == []
    assert sorted(chance.shuffled(range(10))) == list(range(10))


@all_sources
@pytest.mark.parametrize("limit", [0, -3, 1 << 64])
def test_a_draw_from_nothing_or_from_too_much_is_an_error_and_no_draw(source: Chance, limit: int):
    chance = source.copy()
    with pytest.raises(ValueError, match="draw"):
        chance.below(limit)
    assert chance.counter == source.counter


def test_different_seeds_keys_and_epochs_give_different_draws():
    streams = [FastChance(1), FastChance(2), VerifiableChance(b"a"), VerifiableChance(b"b"), VerifiableChance(b"a", 1)]
    drawn = [tuple(stream.below(1000) for _ in range(5)) for stream in streams]
    assert len(set(drawn)) == len(streams)


def test_anybody_can_make_a_verifiable_draw_again():
    chance = VerifiableChance(b"key", epoch=2)
    drawn = [chance.below(6) for _ in range(50)]
    words = [hmac.new(b"key", b"2/%d/0" % number, hashlib.sha256).digest()[:8] for number in range(50)]
    assert drawn == [int.from_bytes(word, "big") % 6 for word in words]


def test_a_verifiable_draw_depends_on_its_number_and_not_on_what_was_drawn_before():
    first, second = VerifiableChance(b"key"), VerifiableChance(b"key")
    first.below(2)
    second.below(50)
    assert first.below(6) == second.below(6) == VerifiableChance(b"key", position=1).below(6)


def test_the_key_is_made_of_the_secret_and_of_every_nonce_in_order():
    key = make_key(b"secret", [b"one", b"two"])
    others = [
        make_key(b"other", [b"one", b"two"]),
        make_key(b"secret", [b"two", b"one"]),
        make_key(b"secret", [b"one", b"tw"]),
        make_key(b"secret", [b"onetwo"]),
        make_key(b"secreto", [b"ne", b"two"]),
        make_key(b"secret", []),
    ]
    assert len({key, *others}) == len(others) + 1
    assert VerifiableChance.from_secret(b"secret", [b"one", b"two"]).key == key


def test_a_commitment_binds_without_showing():
    assert commitment(b"secret") == commitment(b"secret") != commitment(b"secreu")
    assert b"secret".hex() not in commitment(b"secret")


def test_scripted_draws_come_from_the_list_and_then_from_a_stream():
    chance = ScriptedChance([5, 0, 2])
    assert [chance.below(6) for _ in range(3)] == [5, 0, 2]
    assert 0 <= chance.below(6) < 6


def test_a_scripted_draw_that_is_not_possible_is_an_error():
    with pytest.raises(ValueError, match="only 0 to 5"):
        ScriptedChance([6]).below(6)
