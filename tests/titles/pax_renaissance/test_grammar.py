"""What the catalogue tells a board about numbers and moves: enough to spell every one of them."""

from __future__ import annotations

from typing import Any

from regnum.edges.presenter import presenter_of
from regnum.titles.pax_renaissance.edges.grammar import GROUPS, WISHES
from regnum.titles.pax_renaissance.facts.catalogue import ABILITY_IDS, CIRCLES, EMPIRES, RULER
from regnum.titles.pax_renaissance.facts.names import PIECE_NAMES
from regnum.titles.pax_renaissance.title import TITLE

CATALOGUE: Any = presenter_of(TITLE).describe()


def test_every_verb_has_its_arguments_and_every_argument_its_names():
    for decision in TITLE.decision_classes:
        for option in range(0, decision.domain.size, 7):
            move = decision.domain.spell(option)
            parts = decision.domain.parts(move)
            assert CATALOGUE["moves"][move.verb]["arguments"] == [[label, kind.name] for label, kind, _ in parts]
            spelled = [CATALOGUE["move_names"][kind.name][number] for _, kind, number in parts]
            assert " ".join([move.verb, *spelled]) == str(move)


def test_one_verb_belongs_to_one_decision():
    verbs = [verb.name for decision in TITLE.decision_classes for verb in decision.domain.verbs]
    assert len(verbs) == len(set(verbs)) == len(CATALOGUE["moves"])


def test_groups_and_wishes_name_verbs_that_there_are():
    named = {verb for verbs in (*GROUPS.values(), *WISHES.values()) for verb in verbs}
    assert named <= set(CATALOGUE["moves"])
    assert CATALOGUE["moves"]["free-fair"]["group"] == "fair"
    assert CATALOGUE["moves"]["end-turn"]["group"] == "other"
    abilities = {name.removeprefix("ability:") for name in WISHES if name.startswith("ability:")}
    assert abilities <= set(ABILITY_IDS)


def test_circles_pieces_and_rulers_are_counted_as_in_the_position():
    numbers = [number for empire in CATALOGUE["empires"] for city in empire["cities"] for number in city["numbers"]]
    assert sorted(numbers) == list(range(CIRCLES))
    pieces = [
        piece["kind"] if piece["seat"] is None else f"pawn-{piece['seat']}" for piece in CATALOGUE["piece_numbers"]
    ]
    assert len(pieces) == len(PIECE_NAMES)
    assert all(name.endswith(kind) for name, kind in zip(PIECE_NAMES, pieces, strict=True))
    assert CATALOGUE["move_names"]["card"][CATALOGUE["numbers"]["ruler"] :] == CATALOGUE["move_names"]["card"][RULER:]
    assert len(CATALOGUE["move_names"]["card"][RULER:]) == EMPIRES
