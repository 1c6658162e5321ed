"""Positions by hand: values by name, tables with precise complaints, moments, scripted draws; on a small title."""

from __future__ import annotations

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.engine.chance import FastChance, ScriptedChance, VerifiableChance
from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.moves import Kind
from regnum.engine.position_parts import (
    At,
    Bits,
    Count,
    Counts,
    Flag,
    Layout,
    Marked,
    Names,
    Part,
    Row,
    Rows,
    Slot,
    Values,
    fold,
    toml,
)
from regnum.engine.positions import count_unknown
from regnum.engine.refusals import RegnumError
from tests.probes.base import Board, table
from tests.probes.sealed_bids import TITLE, Purses

COLOUR = Names(Kind("colour", ("red", "dark-blue", "blue")), lambda number: [("Rot", "Dunkel-Blau", "Blau")[number]])


def read(text: str) -> Game[Purses]:
    game: Game[Purses] = presenter_of(TITLE).read_position(text)
    return game


def write(game: Game[Purses]) -> str:
    return presenter_of(TITLE).write_position(game)


# ---- values ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["dark-blue", "Dark Blue", "DARK_BLUE", "dunkel–blau", "Dunkel Bläu"])
def test_a_name_is_read_however_it_is_printed(text: str):
    assert COLOUR.read(text, "") == 1


def test_an_empty_text_is_nothing():
    assert COLOUR.read("", "") == -1
    assert COLOUR.write(-1) == ""


def test_a_name_of_two_things_is_refused_with_both():
    twins = Names(Kind("twin", ("castor", "pollux")), lambda number: ["brother"])
    with pytest.raises(RegnumError, match="brother may be any of castor, pollux"):
        twins.find("brother", "")


@pytest.mark.parametrize(
    ("of", "value", "words"),
    [
        (COLOUR, "blu", r"\[x\] y: there is no colour blu; did you mean blue"),
        (COLOUR, "zzz", "there is: red, dark-blue, blue"),
        (COLOUR, [], "wrong form; it should be the name of a colour"),
        (Count(), "3", "wrong form; it should be a number"),
        (Count(), True, "wrong form"),
        (Count(most=2, first=1), 4, "4 is impossible; it can be 1 to 3"),
        (Count(least=1), 0, "it can be 1 or more"),
        (Flag(), 2, "wrong form; it should be true or false"),
        (Flag(), 1.0, "wrong form"),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(of: Values, value: object, words: str):
    with pytest.raises(RegnumError, match=words):
        of.read(value, "[x] y")


def test_names_of_all_alphabets_fold_alike():
    assert [fold(text) for text in ("Łódź", "Нормандия", "  A--b_c ")] == ["lodz", fold("нормандия"), "a-b-c"]


@pytest.mark.parametrize(
    ("value", "written"),
    [(True, "true"), (3, "3"), ('a "b"', '"a \\"b\\""'), ([1, "x"], '[1, "x"]'), ({"a b": 1}, '{ "a b" = 1 }')],
)
def test_values_are_written_as_toml(value: object, written: str):
    assert toml(value) == written


# ---- tables ---------------------------------------------------------------------------------------------------------


def test_an_unknown_key_is_refused_with_what_may_be_meant():
    with pytest.raises(RegnumError, match=r"\[seat.0\] cannot have golt; did you mean gold\?"):
        Part({"golt": 1}, "[seat.0]", ("gold", "bag"))
    with pytest.raises(RegnumError, match="a position cannot have x; it can have: gold, bag"):
        Part({"x": 1}, "", ("gold", "bag"))


def test_a_table_must_be_a_table_and_a_list_a_list():
    with pytest.raises(RegnumError, match="3 has a wrong form; it should be a table"):
        Part({"a": 3}, "").part("a")
    with pytest.raises(RegnumError, match="a: 3 has a wrong form; it should be a list"):
        Part({"a": 3}, "").entries("a")


def test_one_thing_has_one_table():
    part = Part({"c": {"blue": {}, "Blau": {}}}, "")
    with pytest.raises(RegnumError, match=r"\[c.Blau\]: this is the same as \[c.blue\]"):
        list(part.parts("c", COLOUR, ()))


def test_unknown_cards_are_counted():
    assert count_unknown(["a", "?", "war-?"], "") == (["a"], ["?", "war-?"])
    assert count_unknown(2, "") == ([], ["?", "?"])
    with pytest.raises(RegnumError, match="a list of cards, or how many there are"):
        count_unknown("a", "hand")


# ---- fields ---------------------------------------------------------------------------------------------------------


class Shelf(Board):
    """One field of each form."""

    __slots__ = ("counts", "flags", "mask", "one", "row", "rows")

    def __init__(self) -> None:
        self.one = 0
        self.row: list[int] = []
        self.rows: list[list[int]] = [[], []]
        self.counts = [0] * 6
        self.mask = [0, 0]
        self.flags = [0, 0, 0]


SEATS = Names(Kind("seat", ("0", "1")))
SLOTS: list[Slot] = [
    Slot("one", "top", "one", Count(first=1)),
    Row("row", "top", "row", COLOUR),
    At("flags", "top", "first_flag", Flag(), 0),
    Marked("flags", "top", "flags", COLOUR),
    Rows("rows", "seat", "rows", COLOUR),
    Counts("counts", "seat", "counts", COLOUR, 3),
    Bits("mask", "seat", "mask", COLOUR),
]
LAYOUT = Layout(table(Shelf), {"top": None, "seat": SEATS}, SLOTS)


def test_every_form_of_field_reads_back():
    shelf = Shelf()
    shelf.one, shelf.row, shelf.flags = 4, [2, 0], [1, 0, 1]
    shelf.rows, shelf.counts, shelf.mask = [[1, 1], []], [0, 2, 1, 0, 0, 0], [0, 5]
    lines = LAYOUT.lines(shelf, Shelf())
    assert lines == [
        "", "[top]", "one = 5", 'row = ["blue", "red"]', "first_flag = true", 'flags = ["red", "blue"]',
        "", "[seat.0]", 'rows = ["dark-blue", "dark-blue"]', 'counts = ["dark-blue", "dark-blue", "blue"]',
        "", "[seat.1]", 'mask = ["red", "blue"]',
    ]  # fmt: skip
    again = Shelf()
    tables = {
        "top": {"one": 5, "row": ["blue", "red"], "flags": ["red", "blue"]},
        "seat": {
            "0": {"rows": ["dark-blue"] * 2, "counts": ["dark-blue", "dark-blue", "blue"]},
            "1": {"mask": ["red", "blue"]},
        },
    }
    given = LAYOUT.read(again, Part(tables, ""))
    assert given == set(Shelf.__slots__)
    assert fields(again) == fields(shelf)


def fields(shelf: State) -> list[object]:
    return [getattr(shelf, name) for name in Shelf.__slots__]


def test_a_forgotten_field_is_an_error_at_once():
    with pytest.raises(TypeError, match=r"where in a position stands \['mask'\]"):
        Layout(table(Shelf), {"top": None, "seat": SEATS}, [slot for slot in SLOTS if slot.field != "mask"])


# ---- whole positions ------------------------------------------------------------------------------------------------


def test_changes_to_an_opening_and_to_an_empty_board():
    assert read("players = 3\n[seat.1]\ncoins = 2").state.coins == [6, 2, 6]
    assert read('players = 3\nstart = "empty"\n[seat."East wind"]\ncoins = 2').state.coins == [0, 2, 0]


def test_the_seats_of_a_text_say_how_many_play():
    assert read("[seat.3]\ncoins = 1").seat_count == 4
    assert read("").seat_count == 2


def test_what_is_written_is_sparse_and_reads_back():
    game = read("players = 2\n[seat.1]\ncoins = 2")
    assert write(game).splitlines()[:5] == [
        'title = "probe_sealed_bids"', "players = 2", 'start = "empty"', 'now = "bid"', "",
    ]  # fmt: skip
    assert regnum.fingerprint(read(write(game))) == regnum.fingerprint(game)


def test_sealed_answers_are_kept():
    game = read("players = 3")
    game.push("bid 2", 1)
    text = write(game)
    assert 'sealed = ["", "bid 2", ""]' in text
    again = read(text)
    assert (again.waiting, again.sealed) == ((0, 2), game.sealed)


def test_a_moment_brings_the_game_where_it_says():
    game = read('now = "next lot 2"')
    assert (game.state.sold, game.waiting) == (2, (0, 1))


def test_a_finished_game_reads_back():
    game = read("")
    while not game.over:
        for seat in game.waiting:
            game.push("abstain", seat)
    again = read(write(game))
    assert again.over
    assert regnum.fingerprint(again) == regnum.fingerprint(game)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("coins = [", "this is not a position file"),
        ('title = "chess"', "this is a position of chess, not of probe_sealed_bids"),
        ("players = 9", "is for 2 to 4 players, not 9"),
        ('scenario = "x"', "has no scenario x"),
        ('start = "middle"', "start cannot be middle; it can be: opening, empty"),
        ("[options]\npayment = 3", "option payment cannot be 3"),
        ("[seat.5]\ncoins = 1", "is for 2 to 4 players, not 6"),
        ("players = 2\n[seat.2]\ncoins = 1", "there is no seat 2"),
        ("[seat.0]\ncoins = 7", r"\[seat.0\] coins: 7 is impossible; it can be 0 to 6"),
        ("[seat]\n0 = 3", r"\[seat.0\]: 3 has a wrong form; it should be a table"),
        ('now = "bidd"', "there is no moment bidd; did you mean bid"),
        ('now = "bid 3"', "bid 3 should be written: bid"),
        ('now = "next lot"', "next lot should be written: next lot NUMBER"),
        ('now = "next lot x"', "wrong form; it should be a number"),
        ('now = "next lot 2"\n[auction]\nsold = 2', "does not fit the position: the text gives it another sold"),
        ('start = "empty"\nnow = "bid"', "bid does not fit the position: nobody has coins"),
        ('now = "bid"\n[pending]\nstack = []', "either a moment or a stack, not both"),
        ('[pending]\nstack = [["Auction"]]\nprogress = [0]', "it must end with a decision"),
        ('[pending]\nstack = [["Dance"]]\nprogress = [0]', "does not know the step"),
        ("[pending]\nstack = [3]\nprogress = [0]", "wrong form"),
        ('[pending]\nstack = [["PlaceBid"]]\nprogress = []', "it needs 1 numbers"),
        ('[pending]\nstack = [["PlaceBid"]]\nprogress = [5]', r"PlaceBid\(\) has no step 5"),
        ('[pending]\nsealed = ["bid 1"]', "it needs 2 moves"),
        ('[pending]\nsealed = ["bid 9", ""]', "seat 0 cannot have sealed"),
        ('[chance]\nkind = "dice"', "unknown source of chance dice"),
        ("[chance]\nnonces = [1]", "a list of texts"),
        ("[chance]\nluck = 1", r"\[chance\] cannot have luck"),
    ],
)
def test_a_wrong_text_is_refused_by_name(text: str, words: str):
    with pytest.raises(RegnumError, match=words):
        read(text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("seed = 3", FastChance),
        ("[chance]\nanswers = [1, 2]", ScriptedChance),
        ('[chance]\nkind = "verifiable"\nkey = "aa"\nsecret = "bb"\nnonces = ["cc"]', VerifiableChance),
    ],
)
def test_the_source_of_chance_reads_back(text: str, kind: type):
    game = read(text)
    again = read(write(game))
    assert type(game.chance) is type(again.chance) is kind
    assert [again.chance.below(3) for _ in range(5)] == [game.chance.below(3) for _ in range(5)]


def test_scripted_answers_come_first():
    chance = read("[chance]\nanswers = [2, 0]").chance
    assert [chance.below(3), chance.below(3)] == [2, 0]
