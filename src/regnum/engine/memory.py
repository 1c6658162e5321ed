"""What one observer knows of cards that lie hidden, exactly and in few numbers.

To an observer a card is known, if there is one place where it can lie, or it belongs to a *lot*: cards of one lot look
alike to him. Cards that are not known lie in *slots*; one of *kind* k can hold any card of the lots 0 to k. A *case* is
how many slots of each kind each place has, and the weight of every deal of cards to them. A card that moves unseen is a
slot that moves. Cards that somebody chose are as good as random for whoever does not see them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd, perm
from typing import Final

from regnum.engine.chance import MASK, Chance

UNKNOWN: Final = -1
HEAVIEST: Final = 1 << 62  # files keep numbers of 64 bits


def known_at(place: int) -> int:
    """What stands in place of the lot of a card that is known to lie there; and the place from it."""
    return -1 - place


class Memory:
    """What one observer knows, taken apart: the lot of each card, and cases, each a weight and counts of slots.

    After `see`, `slip` or `pour` it must `settle`.
    """

    def __init__(self, eyes: int, places: int, kinds: int, lots: list[int], cases: list[list[int]]) -> None:
        self.eyes = eyes
        self.places = places
        self.kinds = kinds
        self.lots = lots
        self.cases = cases

    def row(self) -> list[int]:
        """As a row of the state."""
        row = [self.eyes, self.kinds, *self.lots]
        for case in self.cases:
            row += case
        return row

    def see(self, card: int, place: int) -> None:
        """The card is seen where it lies."""
        lot = self.lots[card]
        if lot != known_at(place):
            self.cases = self._take(place, lot) if lot >= 0 else []
            self.lots[card] = known_at(place)

    def slip(self, origin: int, to: int) -> None:
        """A card moves unseen, any of those that lie there."""
        self._melt(origin)
        self.cases = self._take(origin, 0, to)

    def pour(self, origin: int, to: int) -> None:
        """All cards of a place move to another."""
        self.lots = [known_at(to) if lot == known_at(origin) else lot for lot in self.lots]
        for case in self.cases:
            for base in range(1, len(case), self.places):
                case[base + to] += case[base + origin]
                case[base + origin] = 0

    def _take(self, place: int, lowest: int, to: int = UNKNOWN) -> list[list[int]]:
        """The cases when a slot of this or a higher kind is taken away from a place, and perhaps put elsewhere."""
        cases: list[list[int]] = []
        for case in self.cases:
            for base in range(1 + lowest * self.places, len(case), self.places):
                if case[base + place]:
                    twin = case[:]
                    twin[0] *= case[base + place]
                    twin[base + place] -= 1
                    if to >= 0:
                        twin[base + to] += 1
                    cases.append(twin)
        return cases

    def _melt(self, place: int) -> None:
        """The cards known to lie here, and the slots of the highest kind, become slots of a new kind.

        The order in a place means nothing. Of the deals to (slots + cards) new slots, slots! belong to one of before.
        """
        cards = self.lots.count(known_at(place))
        if not cards:
            return
        self.lots = [self.kinds if lot == known_at(place) else lot for lot in self.lots]
        base = 1 + (self.kinds - 1) * self.places + place
        slots = [case[base] if self.kinds else 0 for case in self.cases]
        fewest, most = min(slots), max(slots)
        for case, count in zip(self.cases, slots, strict=True):
            case[0] *= perm(count, count - fewest) * perm(most + cards, most - count)
            if self.kinds:
                case[base] = 0
            case += [0] * self.places
            case[base + self.places] = count + cards
        self.kinds += 1

    # ---- the shortest form ----------------------------------------------------------------------------------------

    def settle(self, limit: int) -> None:
        """Bring what is known into its shortest form; with more cases than the limit, forget the oldest differences."""
        self._tidy()
        while len(self.cases) > limit:
            self._forget_the_oldest()
            self._tidy()
        excess = max([case[0] for case in self.cases]).bit_length() - HEAVIEST.bit_length() + 1
        for case in self.cases if excess > 0 else []:
            case[0] = max(1, case[0] >> excess)

    def _tidy(self) -> None:
        """Drop cases that cannot be and differences that make none, until nothing more is recognised."""
        while True:
            sizes = self._sizes()
            self.cases = [case for case in self.cases if self._has_room(case, sizes)]
            if not self.cases:
                raise ValueError("nobody can have seen this card in this place")
            for kind in range(self.kinds - 1, -1, -1):
                if not sizes[kind] or not self._has_slots(kind):
                    self._join(kind, kind)
            self._merge()
            if not self._recognise(sizes if len(sizes) == self.kinds else self._sizes()):
                return

    def _slots(self, case: list[int], kind: int) -> int:
        """All slots of a kind, wherever they are."""
        return sum(case[1 + kind * self.places : 1 + (kind + 1) * self.places])

    def _has_slots(self, kind: int) -> bool:
        """Whether there is any slot of a kind in any case."""
        first, end = 1 + kind * self.places, 1 + (kind + 1) * self.places
        for case in self.cases:
            if any(case[first:end]):
                return True
        return False

    def _sizes(self) -> list[int]:
        """How many cards each lot has."""
        return [self.lots.count(kind) for kind in range(self.kinds)]

    def _has_room(self, case: list[int], sizes: list[int]) -> bool:
        """Whether the cards of all lots can be dealt to the slots of a case, the highest first."""
        room = 0
        for kind in range(self.kinds - 1, -1, -1):
            room += self._slots(case, kind) - sizes[kind]
            if room < 0:
                return False
        return True

    def counts(self, case: list[int]) -> list[int]:
        """All slots of a place, of whatever kind."""
        return [sum(case[1 + place :: self.places]) for place in range(self.places)]

    def _join(self, kind: int, last: int) -> None:
        """Slots of a kind become the same as those below; lots above the last one move down with their kinds."""
        base = 1 + kind * self.places
        for case in self.cases:
            for at in range(base, base + self.places if kind else base):
                case[at - self.places] += case[at]
            del case[base : base + self.places]
        self.lots = [lot - 1 if lot > last else lot for lot in self.lots]
        self.kinds -= 1

    def _merge(self) -> None:
        """Cases that are the same become one; weights have no common divisor."""
        if len(self.cases) == 1:
            self.cases[0][0] = 1
            return
        weights: dict[tuple[int, ...], int] = {}
        for case in self.cases:
            counts = tuple(case[1:])
            weights[counts] = weights.get(counts, 0) + case[0]
        divisor = gcd(*weights.values())
        self.cases = [[weights[counts] // divisor, *counts] for counts in sorted(weights)]

    def _recognise(self, sizes: list[int]) -> bool:
        """Whether a lot was found whose cards can lie in one place only: they are known from now on."""
        for lot, mask in enumerate(self._masks(sizes)):
            if mask & (mask - 1) == 0:
                for card in [card for card, other in enumerate(self.lots) if other == lot]:
                    self.see(card, mask.bit_length() - 1)
                    self._merge()
                return True
        return False

    def masks(self) -> list[int]:
        """For each lot the places where its cards may lie."""
        return self._masks(self._sizes())

    def _masks(self, sizes: list[int]) -> list[int]:
        masks = [0] * self.kinds
        for case in self.cases:
            above = spare = 0  # the places of higher slots, and how many of these are left by higher cards
            for kind in range(self.kinds - 1, -1, -1):
                slots = case[1 + kind * self.places : 1 + (kind + 1) * self.places]
                for place, count in enumerate(slots):
                    if count:
                        above |= 1 << place
                        spare += count
                masks[kind] |= above
                spare -= sizes[kind]
                if not spare:
                    above = 0
        return masks

    def _forget_the_oldest(self) -> None:
        """The two lowest lots become one; each case keeps its share, and nothing possible becomes impossible."""
        shares = [case[0] * self.deals(case) for case in self.cases]
        self._join(1, 0)
        for case, share in zip(self.cases, shares, strict=True):
            case[0] = max(1, (share << 64) // self.deals(case))

    # ---- weighing and dealing -------------------------------------------------------------------------------------

    def deals(self, case: list[int]) -> int:
        """In how many ways the cards can be dealt to the slots of a case, the highest lots first; 0 if they cannot."""
        ways, room = 1, 0
        for kind in range(self.kinds - 1, -1, -1):
            cards = self.lots.count(kind)
            room += self._slots(case, kind) - cards
            if room < 0:
                return 0
            ways *= perm(room + cards, cards)
        return ways

    def total(self) -> int:
        """The weight of everything that is possible."""
        return sum([case[0] * self.deals(case) for case in self.cases])

    def weight(self, place: Sequence[int]) -> int:
        """The weight of cards that lie so: its share of the total is how likely that is; 0 if it cannot be."""
        counts = [0] * (self.kinds * self.places)
        for card, lot in enumerate(self.lots):
            if lot >= 0:
                counts[lot * self.places + place[card]] += 1
            elif lot != known_at(place[card]):
                return 0
        return sum([case[0] * self._ways(case, counts) for case in self.cases])

    def _ways(self, case: list[int], counts: list[int]) -> int:
        """In how many ways cards can fill the slots, so many of each lot in each place."""
        ways = 1
        for place in range(self.places):
            room = 0
            for at in range((self.kinds - 1) * self.places + place, -1, -self.places):
                room += case[1 + at] - counts[at]
                if room < 0:
                    return 0
                ways *= perm(room + counts[at], counts[at])
            if room:
                return 0
        return ways

    def deal(self, place: list[int], chance: Chance) -> None:
        """Deal all cards that are not known: a case by its share, then the highest lots first."""
        number, pick = -1, below(chance, self.total())
        while pick >= 0:
            number += 1
            pick -= self.cases[number][0] * self.deals(self.cases[number])
        room: list[int] = []
        for kind in range(self.kinds - 1, -1, -1):
            for at in range(self.places):
                room += [at] * self.cases[number][1 + kind * self.places + at]
            for card, lot in enumerate(self.lots):
                if lot == kind:
                    place[card] = chance.take(room)


def below(chance: Chance, limit: int) -> int:
    """A number below a limit of any size."""
    if limit <= MASK:
        return chance.below(limit)
    while True:
        number, span = 0, 1
        while span < limit:
            number, span = number * MASK + chance.below(MASK), span * MASK
        if number < span - span % limit:
            return number % limit
