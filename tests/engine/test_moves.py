from __future__ import annotations

import pytest

from regnum.engine.moves import Domain, Kind, Move, verb

COLOUR = Kind("colour", ("red", "blue", "green"))
WALL = Kind("wall", ("north", "south"))
PAINTING = Domain(verb("paint", ("wall", WALL), ("colour", COLOUR)), verb("wash", ("wall", WALL)), verb("pass"))


def test_every_code_has_its_own_words_and_the_words_give_it_back():
    spelled = [PAINTING.spell(code) for code in range(PAINTING.size)]
    assert PAINTING.size == 2 * 3 + 2 + 1
    assert len(set(spelled)) == PAINTING.size
    assert [PAINTING.parse(Move.from_text(str(move))) for move in spelled] == list(range(PAINTING.size))


def test_codes_numbers_and_verbs_agree():
    code = PAINTING.code("paint", 1, 2)
    assert (str(PAINTING.spell(code)), PAINTING.numbers(code), PAINTING.verb_of(code)) == (
        "paint south green",
        (1, 2),
        0,
    )
    assert PAINTING.base("wash") == 6
    assert PAINTING.numbers(PAINTING.code("pass")) == ()


def test_a_spelled_move_names_its_arguments():
    assert PAINTING.spell(PAINTING.code("paint", 0, 1)).as_dict() == {
        "verb": "paint",
        "wall": "north",
        "colour": "blue",
    }


@pytest.mark.parametrize("text", ["paint north", "paint north red red", "paint red north", "burn north", "pass north"])
def test_words_that_fit_no_verb_have_no_code(text: str):
    assert PAINTING.parse(Move.from_text(text)) == -1


def test_the_notation_forgives_blanks_and_capitals():
    assert Move.from_text("  Paint   NORTH red ") == Move("paint", ("north", "red"))


def test_an_empty_text_is_no_move():
    with pytest.raises(ValueError, match="empty"):
        Move.from_text("  ")


def test_moves_are_equal_by_their_words():
    assert Move("pass") == Move.from_text("pass")
    assert Move("pass") != Move("paint", ("north",))
    assert len({Move("pass"), Move("pass")}) == 1


def test_a_verb_stands_once_in_a_domain():
    with pytest.raises(ValueError, match="twice"):
        Domain(verb("pass"), verb("pass"))


def test_members_of_a_kind_have_different_names():
    with pytest.raises(ValueError, match="share a name"):
        Kind("colour", ("red", "red"))


@pytest.mark.parametrize("word", ["light blue", "Red", "", "red;blue", " red"])
def test_words_that_could_not_be_read_back_are_refused(word: str):
    with pytest.raises(ValueError, match="not a word"):
        Kind("colour", (word,))
    with pytest.raises(ValueError, match="not a word"):
        verb(word)


def test_arguments_of_a_code_must_be_complete():
    with pytest.raises(ValueError, match="paint takes 2 arguments, not 1"):
        PAINTING.code("paint", 1)
