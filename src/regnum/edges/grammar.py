"""How moves are spelled, for boards that ask about them without knowing a verb or a name by heart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regnum.engine.frames import Decision
from regnum.engine.moves import Verb

Decisions = Sequence[type[Decision[Any]]]


def verbs_of(decisions: Decisions) -> Iterator[Verb]:
    """Every verb of some decisions; one that several of them share comes several times."""
    return (verb for each in decisions for verb in each.domain.verbs)


def arguments_of(verb: Verb) -> list[list[str]]:
    """The label and the kind of every argument of a verb."""
    return [[label, kind.name] for label, kind in verb.arguments]


def names_in(verbs: Sequence[Verb]) -> dict[str, list[str]]:
    """How moves with these verbs name the things of every kind, by their numbers."""
    return {kind.name: list(kind.names) for verb in verbs for _, kind in verb.arguments}
