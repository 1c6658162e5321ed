"""What the catalogue tells a board about moves: enough to spell those that a thing can be asked about."""

from __future__ import annotations

from typing import Any

from regnum.edges.presenter import presenter_of
from regnum.titles.crusader_kings.edges.grammar import GROUPS, WISHES
from regnum.titles.crusader_kings.facts.names import PERSON_NAMES, ROLE_NAMES
from regnum.titles.crusader_kings.title import TITLE

CATALOGUE: Any = presenter_of(TITLE).describe()
WISHED = {verb for verbs in WISHES.values() for verb in verbs}


def test_every_verb_that_may_be_wished_has_its_arguments_and_every_argument_its_names():
    for decision in TITLE.decision_classes:
        for option in range(0, decision.domain.size, 7):
            move = decision.domain.spell(option)
            parts = decision.domain.parts(move)
            if move.verb not in WISHED:
                continue
            assert CATALOGUE["moves"][move.verb]["arguments"] == [[label, kind.name] for label, kind, _ in parts]
            spelled = [CATALOGUE["move_names"][kind.name][number] for _, kind, number in parts]
            assert " ".join([move.verb, *spelled]) == str(move)


def test_groups_and_wishes_name_verbs_that_there_are():
    verbs = {verb.name for decision in TITLE.decision_classes for verb in decision.domain.verbs}
    assert set(CATALOGUE["moves"]) == WISHED
    assert {verb for named in GROUPS.values() for verb in named} | WISHED <= verbs


def test_spouses_are_counted_after_the_places_of_the_family():
    roles = CATALOGUE["numbers"]["roles"]
    assert CATALOGUE["move_names"]["kin"] == list(ROLE_NAMES)
    assert CATALOGUE["move_names"]["person"] == list(PERSON_NAMES)
    assert [name.removesuffix("-spouse") for name in PERSON_NAMES[roles:]] == list(ROLE_NAMES)
