"""Was the game fair? A finished game shows the key of its draws, so anybody can make every draw again."""

# not compiled: it only reads what the codec gives
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import regnum.engine.codec as codec
from regnum.engine.chance import VerifiableChance, commitment, make_key
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.engine.snapshot import fingerprint, make_chance
from regnum.engine.title import Title


class Findings:
    """What a check found: how many draws and entries were made again, and what does not agree.

    `commitment` is what the host must have published before the game; without it nobody knows when the key was chosen.
    """

    def __init__(
        self, draws: int, entries: int, commitment: str, problems: list[str], other_rules: int | None = None
    ) -> None:
        self.draws = draws
        self.entries = entries
        self.commitment = commitment
        self.problems = problems
        self.other_rules = other_rules  # the version that made the game, if it is another one than ours

    @property
    def fair(self) -> bool | None:
        """Whether everything agrees; None if all that could be checked does, but other rules made the game."""
        return False if self.problems else None if self.other_rules is not None else True

    def as_dict(self) -> dict[str, object]:
        """The structured form for the command line."""
        return {
            "fair": self.fair,
            "draws": self.draws,
            "entries": self.entries,
            "commitment": self.commitment,
            "problems": self.problems,
            "other_rules": self.other_rules,
        }


def verify(data: bytes, published: str = "", find: Callable[[str], Title[Any]] = find_title) -> Findings:
    """Set the game of a finished file up again with its key and play it again; compare every position on the way. One
    that the table ended is finished, too.

    A damaged file, or one of a running game, is refused with a RegnumError. Of a game that other rules made only the
    key can be checked: that its moves lead elsewhere by ours would prove nothing against anybody.
    """
    body, title = codec.read_save(data, find)
    if body.regnum != "finished" and not body.ended:
        raise RegnumError("the game is not over: the key of its draws is still a secret")
    bound, problems = check_key(body, published)
    if body.skipped:
        problems.append("the file begins in the middle of the game")
    if codec.sealed_bytes(body) != data:
        problems.append("the file is not written as Regnum writes it")
    if codec.made_by_other_rules(title, body):
        version = next(each for each in (body.ruleset, *(line[4] for line in body.log)) if each != title.version)
        return Findings(body.draws.counter, len(body.log), bound, problems, version)
    try:
        replay_all(title, body)
    except RegnumError as problem:
        problems.append(str(problem))
    return Findings(body.draws.counter, len(body.log), bound, problems)


def check_key(body: codec.SaveFile, published: str) -> tuple[str, list[str]]:
    """What the host committed to, and whether the key is made of it and of the seats' nonces."""
    chance = make_chance(body.draws)
    if not isinstance(chance, VerifiableChance) or not chance.secret:
        return "", ["nobody committed to the draws, yet a commitment was published"] if published else []
    bound = commitment(chance.secret)
    problems = []
    if make_key(chance.secret, chance.nonces) != chance.key:
        problems.append("the key is not made of the secret and the nonces")
    if len(chance.nonces) != body.players:
        problems.append(f"{body.players} seats, but {len(chance.nonces)} nonces")
    if published and published != bound:
        problems.append("the secret is not the one to which the host committed")
    return bound, problems


def replay_all(title: Title[Any], body: codec.SaveFile) -> None:
    """Everything from the set-up on; a RegnumError says what differs."""
    chance = make_chance(body.origin_draws)
    chance.counter = 0
    game = title.setup(body.options, body.players, chance, body.scenario)
    written = codec.rebuild(title, body, body.origin, body.origin_draws)
    if fingerprint(game) != fingerprint(written):
        raise RegnumError("the game does not begin with the set-up that its draws give")
    codec.replay(History(game), body)
