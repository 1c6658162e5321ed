from __future__ import annotations

from collections import Counter

import pytest

from regnum.engine.chance import Chance, FastChance
from regnum.engine.knowledge import EVERYBODY, NO_EYES, Cache, Field, Knowledge, Masked, Owned, Secret, State, eyes_of

SEAT_0, SEAT_1 = eyes_of([0]), eyes_of([1])


class Table(State):
    __slots__ = ("bag", "hand", "known", "round", "tiles", "totals")

    def __init__(self) -> None:
        self.hand: list[list[int]] = [[1, 2], [3], [4, 5]]
        self.bag: list[int] = [6, 7, 8]
        self.tiles: list[int] = [10, 11, 12, 13]
        self.known: list[int] = [0b001, 0b110, 0, EVERYBODY]
        self.totals: list[int] = [0, 0, 0]
        self.round = 1


def shuffle_hand(state: Table, seat: int, chance: Chance) -> list[int]:
    return [9] * len(state.hand[seat])


KNOWLEDGE = Knowledge(
    Table,
    Field[Table]("round"),
    Field[Table]("totals"),
    Field[Table]("known"),
    Owned[Table](
        "hand", lambda state, seat: [len(state.hand[seat])], shuffle_hand, lambda state, seat: state.hand[seat]
    ),
    Secret[Table]("bag", lambda state, chance: [0] * len(state.bag)),
    Masked[Table]("tiles", "known"),
)


def test_a_field_that_nobody_declares_is_an_error():
    with pytest.raises(TypeError, match="totals"):
        Knowledge(Table, *(field for field in KNOWLEDGE.fields if field.name != "totals"))


def test_a_declared_field_that_does_not_exist_is_an_error():
    with pytest.raises(TypeError, match="purse"):
        Knowledge(Table, *KNOWLEDGE.fields, Field[Table]("purse"))


def test_a_field_declared_twice_is_an_error():
    with pytest.raises(TypeError):
        Knowledge(Table, *KNOWLEDGE.fields, Field[Table]("round"))


def test_a_field_inherited_from_a_base_must_be_declared_too():
    class Larger(Table):
        __slots__ = ("purse",)

    with pytest.raises(TypeError, match="bag"):
        Knowledge(Larger, Field[Larger]("purse"))


def test_a_state_without_slots_could_hide_fields_and_is_an_error():
    class Loose(State):
        pass

    with pytest.raises(TypeError, match="__slots__"):
        Knowledge(Loose)


def test_the_owner_sees_what_the_others_only_count():
    assert KNOWLEDGE.view(Table(), SEAT_1)["hand"] == [[2], [3], [2]]
    assert KNOWLEDGE.view(Table(), NO_EYES)["hand"] == [[2], [1], [2]]
    assert KNOWLEDGE.view(Table(), SEAT_0)["bag"] == 3


def test_a_mask_shows_each_entry_to_its_seats():
    views = [KNOWLEDGE.view(Table(), eyes_of([seat]))["tiles"] for seat in (-1, 0, 1, 2)]
    assert views == [[-1, -1, -1, 13], [10, -1, -1, 13], [-1, 11, -1, 13], [-1, 11, -1, 13]]


def test_a_view_shares_nothing_with_the_state():
    state = Table()
    view = KNOWLEDGE.view(state, SEAT_0)
    for value in view.values():
        if isinstance(value, list):
            value.clear()
    assert state.totals == [0, 0, 0]
    assert state.hand == Table().hand
    assert state.tiles == Table().tiles


def test_scrambling_changes_exactly_what_the_seat_cannot_know():
    for seat in (-1, 0, 1, 2):
        state, eyes = Table(), eyes_of([seat])
        for number in range(10):
            KNOWLEDGE.scramble(state, eyes, FastChance(number))
            assert KNOWLEDGE.view(state, eyes) == KNOWLEDGE.view(Table(), eyes)
        assert state.bag == [0, 0, 0]
        assert [hand == Table().hand[owner] for owner, hand in enumerate(state.hand)] == [
            owner == seat for owner in range(3)
        ]
        assert sorted(state.tiles) == Table().tiles


def test_what_is_hidden_from_a_seat_is_counted():
    hidden = KNOWLEDGE.hidden(Table(), SEAT_0)
    assert hidden == Counter(
        [("hand", 3), ("hand", 4), ("hand", 5), ("bag", 6), ("bag", 7), ("bag", 8), ("tiles", 1), ("tiles", 2)]
    )


def test_showing_one_of_two_equal_cards_is_noticed():
    before, after = Table(), Table()
    before.hand[1], after.hand[1] = [3, 3], [3]
    assert KNOWLEDGE.hidden(before, SEAT_0) - KNOWLEDGE.hidden(after, SEAT_0) == Counter([("hand", 3)])
    assert KNOWLEDGE.shows_more(before, after, [SEAT_0])
    assert not KNOWLEDGE.shows_more(before, after, [SEAT_1])


def test_whoever_holds_two_seats_knows_what_either_knows():
    view = KNOWLEDGE.view(Table(), SEAT_0 | SEAT_1)
    assert view["hand"] == [Table().hand[0], Table().hand[1], [2]]
    assert view["tiles"] == [10, 11, -1, 13]
    assert ("hand", 3) not in KNOWLEDGE.hidden(Table(), SEAT_0 | SEAT_1)


def test_a_change_of_the_mask_alone_shows_something():
    before, after = Table(), Table()
    after.known[1] |= SEAT_0
    assert KNOWLEDGE.shows_more(before, after, [SEAT_0])
    assert not KNOWLEDGE.shows_more(after, before, [SEAT_0])


class Tally(State):
    """A number and twice that number, which is kept because doubling is dear."""

    __slots__ = ("doubled", "number")

    def __init__(self) -> None:
        self.number = 3
        self.doubled: list[int] = []


def test_a_cache_is_no_part_of_a_position():
    knowledge = Knowledge(Tally, Field("number"), Cache("doubled", list))
    state = Tally()
    state.doubled = [6]
    assert knowledge.names == ("number",)
    assert knowledge.view(state, 0) == {"number": 3}
    knowledge.forget(state)
    assert state.doubled == []


def test_a_cache_must_be_declared_like_every_field():
    with pytest.raises(TypeError, match="doubled"):
        Knowledge(Tally, Field("number"))
