"""The only source of randomness, behind one interface: verifiable for people, fast for self-play, scripted for tests.

>>> FastChance(7).below(6) == FastChance(7).below(6)
True
>>> chance = VerifiableChance(b"key")
>>> first = chance.below(6)
>>> chance.counter
1
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

MASK: Final = (1 << 64) - 1
EPOCHS: Final = 0x6E6F772861676169  # keeps the seeds of later epochs apart from the draws of the first


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws numbers. `counter` tells how many draws were made, so that undo can stop at a draw.

    When a game goes back by consent, `epoch` is raised: what is drawn again is drawn anew.
    """

    kind: ClassVar[str] = "none"

    def __init__(self) -> None:
        self.counter = 0
        self.epoch = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely as the others."""
        if not 0 < limit <= MASK:
            raise ValueError(f"a draw below {limit}")
        number = self.draw(limit)
        self.counter += 1
        return number

    def draw(self, limit: int) -> int:
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def take(self, bag: list[int]) -> int:
        """Remove one member of the bag at random and return it."""
        return bag.pop(self.below(len(bag)))

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in random order."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]


class FastChance(Chance):
    """A seeded stream (splitmix64): quick, repeatable, good enough for self-play and tests."""

    kind = "fast"

    def __init__(self, seed: int, position: int = 0, epoch: int = 0) -> None:
        self.seed = seed & MASK
        self.counter = position
        self.epoch = epoch

    def draw(self, limit: int) -> int:
        seed = self.seed if self.epoch == 0 else mix(self.seed ^ EPOCHS, self.epoch)
        word = mix(seed, self.counter)
        return (word * limit) >> 64

    def copy(self) -> FastChance:
        return FastChance(self.seed, self.counter, self.epoch)


def mix(seed: int, position: int) -> int:
    """Word number `position` of the splitmix64 stream of this seed."""
    word = (seed + (position + 1) * 0x9E3779B97F4A7C15) & MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


class VerifiableChance(Chance):
    """HMAC(key, epoch, draw counter): a draw depends on nothing else, so undo cannot re-roll and anybody can check.

    The key is made of a secret to which the host commits before the game and of one nonce per seat (`from_secret`).

    >>> chance = VerifiableChance.from_secret(b"of the host", [b"of seat 0", b"of seat 1"])
    >>> chance.key == make_key(chance.secret, chance.nonces)
    True
    """

    kind = "verifiable"

    def __init__(
        self, key: bytes, epoch: int = 0, position: int = 0, secret: bytes = b"", nonces: Sequence[bytes] = ()
    ) -> None:
        super().__init__()
        self.key = key
        self.epoch = epoch
        self.counter = position
        self.secret = secret
        self.nonces: tuple[bytes, ...] = tuple(nonces)

    @classmethod
    def from_secret(cls, secret: bytes, nonces: Sequence[bytes]) -> VerifiableChance:
        """Draws with the key that the host's secret and the seats' nonces make together."""
        return cls(make_key(secret, nonces), secret=secret, nonces=nonces)

    def draw(self, limit: int) -> int:
        span = MASK + 1
        fair = span - span % limit
        attempt = 0
        while True:
            message = b"%d/%d/%d" % (self.epoch, self.counter, attempt)
            word = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest()[:8], "big")
            if word < fair:
                return word % limit
            attempt += 1

    def copy(self) -> VerifiableChance:
        return VerifiableChance(self.key, self.epoch, self.counter, self.secret, self.nonces)


class ScriptedChance(Chance):
    """Answers from a list, for tests and positions written by hand; afterwards from a seeded stream."""

    kind = "scripted"

    def __init__(self, answers: Sequence[int] = (), position: int = 0, epoch: int = 0) -> None:
        super().__init__()
        self.answers: tuple[int, ...] = tuple(answers)
        self.counter = position
        self.epoch = epoch

    def draw(self, limit: int) -> int:
        if self.counter >= len(self.answers):
            return (mix(self.epoch, self.counter) * limit) >> 64
        answer = self.answers[self.counter]
        if not 0 <= answer < limit:
            raise ValueError(f"scripted draw {self.counter} says {answer}, but only 0 to {limit - 1} is possible")
        return answer

    def copy(self) -> ScriptedChance:
        return ScriptedChance(self.answers, self.counter, self.epoch)


def commitment(secret: bytes) -> str:
    """What the host publishes before the game; it binds the secret without showing it."""
    return hashlib.sha256(b"regnum commitment" + secret).hexdigest()


def make_key(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of the draws: the host's secret and every seat's nonce, so that nobody can choose it alone."""
    digest = hashlib.sha256(b"regnum key" + len(secret).to_bytes(4, "big") + secret)
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(4, "big") + nonce)
    return digest.digest()
