"""Who may hold which card: what every observer can work out about cards that lie hidden, exactly and in few numbers.

Three lists of a state say everything: `place` where each card lies, `keepers` who sees what lies in each place (a mask
of seats, nobody, or EVERYBODY), and `memories` one row for each observer. An observer is whoever has certain eyes, so
a player of several seats is one; the spectators are one too. Rows are never changed in place: copies may share them.

To an observer a card is known, if there is one place where it can lie, or it belongs to a *lot*: cards of one lot look
alike to him. Cards that are not known lie in *slots*; one of *kind* k can hold any card of the lots 0 to k. A *case* is
how many slots of each kind each place has, and the weight of every deal of cards to them. A card that moves unseen is a
slot that moves. Cards that somebody chose are as good as random for whoever does not see them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import gcd, perm
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.chance import MASK, Chance
from regnum.engine.knowledge import EVERYBODY, NO_EYES, Field, State, Value

S = TypeVar("S", bound=State)
UNKNOWN: Final = -1
MOST_CASES: Final = 64  # of one observer; beyond, he forgets the oldest of the differences that he knows
HEAVIEST: Final = 1 << 62  # files keep numbers of 64 bits
HEAD: Final = 2  # of a row: the eyes and the number of kinds; then come the lots of all cards, then the cases


def sees(mask: int, eyes: int) -> bool:
    """Whether something shown to the seats in a mask is seen by these eyes."""
    return mask == EVERYBODY or mask & eyes != 0


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
        return [self.eyes, self.kinds, *self.lots, *(number for case in self.cases for number in case)]

    def see(self, card: int, place: int) -> None:
        """The card is seen where it lies."""
        lot = self.lots[card]
        if lot != known_at(place):
            self.cases = self._take(place, lot) if lot >= 0 else []
            self.lots[card] = known_at(place)
            self._merge()

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
            self.cases = [case for case in self.cases if self.deals(case)]
            if not self.cases:
                raise ValueError("nobody can have seen this card in this place")
            for kind in range(self.kinds - 1, -1, -1):
                if kind not in self.lots or not max([self._slots(case, kind) for case in self.cases]):
                    self._join(kind, kind)
            self._merge()
            if not self._recognise():
                return

    def _slots(self, case: list[int], kind: int) -> int:
        """All slots of a kind, wherever they are."""
        return sum(case[1 + kind * self.places : 1 + (kind + 1) * self.places])

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
        weights: dict[tuple[int, ...], int] = {}
        for case in self.cases:
            counts = tuple(case[1:])
            weights[counts] = weights.get(counts, 0) + case[0]
        divisor = gcd(*weights.values())
        self.cases = [[weights[counts] // divisor, *counts] for counts in sorted(weights)]

    def _recognise(self) -> bool:
        """Whether a lot was found whose cards can lie in one place only: they are known from now on."""
        for lot, mask in enumerate(self.masks()):
            if mask & (mask - 1) == 0:
                for card in [card for card, other in enumerate(self.lots) if other == lot]:
                    self.see(card, mask.bit_length() - 1)
                return True
        return False

    def masks(self) -> list[int]:
        """For each lot the places where its cards may lie."""
        masks = [0] * self.kinds
        for case in self.cases:
            above = spare = 0  # the places of higher slots, and how many of these are left by higher cards
            for kind in range(self.kinds - 1, -1, -1):
                for place in range(self.places):
                    above |= (case[1 + kind * self.places + place] > 0) << place
                masks[kind] |= above
                spare += self._slots(case, kind) - self.lots.count(kind)
                above = above if spare else 0
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


class Holdings:
    """The cards of a state: a handle on its three lists, made whenever it is needed; nothing else moves cards.

    Whoever keeps a place sees what comes and goes there; `witnesses` are seats that see a card besides them.
    """

    def __init__(self, place: list[int], keepers: list[int], memories: list[list[int]]) -> None:
        self.place = place
        self.keepers = keepers
        self.memories = memories

    def begin(self, observers: Iterable[int]) -> None:
        """Everybody has seen the cards where they lie now; the observers are those of `observers_of`."""
        lots = [known_at(place) for place in self.place]
        self.memories[:] = [Memory(eyes, 0, 0, lots, [[1]]).row() for eyes in observers]

    def cards(self, place: int) -> list[int]:
        """The cards in a place."""
        return [card for card, at in enumerate(self.place) if at == place]

    def draw(self, origin: int, to: int, chance: Chance, witnesses: int = NO_EYES) -> int:
        """A random card moves: from the bag to a hand, or from hand to hand."""
        card = chance.take(self.cards(origin))
        self.move(card, to, witnesses)
        return card

    def move(self, card: int, to: int, witnesses: int = NO_EYES) -> None:
        """A chosen card moves: given, played, thrown away face up or face down."""
        origin = self.place[card]
        seen = witnesses | self.keepers[origin] | self.keepers[to]
        for number, row in enumerate(self.memories):
            if len(row) > HEAD:
                seen_card = card if sees(seen, row[0]) else UNKNOWN
                quick = self._quickly(row, seen_card, origin, to)
                self.memories[number] = quick or self._slowly(row, seen_card, origin, to)
        self.place[card] = to

    def show(self, card: int, witnesses: int = EVERYBODY) -> None:
        """A card is shown to these seats, and stays where it is."""
        for number, row in enumerate(self.memories):
            if len(row) > HEAD and sees(witnesses, row[0]) and row[HEAD + card] >= 0:
                self.memories[number] = self._slowly(row, card, self.place[card], self.place[card])

    def look(self, place: int, witnesses: int) -> None:
        """These seats look at everything in a place."""
        for card in self.cards(place):
            self.show(card, witnesses)

    def pour(self, origin: int, to: int) -> None:
        """All cards of a place move to another: a pile into the bag, a hand to its heir."""
        for number, row in enumerate(self.memories):
            if len(row) > HEAD:
                memory = self._taken_apart(row)
                memory.pour(origin, to)
                memory.settle(MOST_CASES)
                self.memories[number] = memory.row()
        self.place[:] = [to if place == origin else place for place in self.place]
        self.look(to, self.keepers[to])

    def _quickly(self, row: list[int], card: int, origin: int, to: int) -> list[int]:
        """The row after a move, seen or not, if it takes no thought; else nothing."""
        counts, twin = HEAD + len(self.place) + 1, row[:]
        if card >= 0:
            twin[HEAD + card] = known_at(to)
            if row[HEAD + card] == known_at(origin):
                return twin
        elif known_at(origin) in row:  # nothing else in a row is below 0
            return []
        if row[1] != 1 or len(row) != counts + len(self.keepers):
            return []
        twin[counts + origin] -= 1
        twin[counts + to] += card < 0
        return twin if max(twin[counts:]) < sum(twin[counts:]) else []  # all in one place would be known

    def _slowly(self, row: list[int], card: int, origin: int, to: int) -> list[int]:
        memory = self._taken_apart(row)
        if card >= 0:
            memory.see(card, origin)
            memory.lots[card] = known_at(to)
        else:
            memory.slip(origin, to)
        memory.settle(MOST_CASES)
        return memory.row()

    # ---- who knows what -------------------------------------------------------------------------------------------

    def memory(self, eyes: int) -> Memory:
        """What these eyes know: all that they saw, or only what lies open to them if the rest was not kept."""
        for row in self.memories:
            if row[0] == eyes:
                return self._taken_apart(row) if len(row) > HEAD else self._at_a_glance(eyes)
        raise ValueError(f"no observer has the eyes {eyes}")

    def _taken_apart(self, row: list[int]) -> Memory:
        first, width = HEAD + len(self.place), 1 + row[1] * len(self.keepers)
        cases = [row[start : start + width] for start in range(first, len(row), width)]
        return Memory(row[0], len(self.keepers), row[1], row[HEAD:first], cases)

    def _at_a_glance(self, eyes: int) -> Memory:
        lots = [known_at(place) if sees(self.keepers[place], eyes) else 0 for place in self.place]
        unknown = [place for place, lot in zip(self.place, lots, strict=True) if lot == 0]
        counts = [unknown.count(place) for place in range(len(self.keepers))]
        memory = Memory(eyes, len(self.keepers), 1, lots, [[1, *counts]])
        memory.settle(MOST_CASES)
        return memory

    def known(self, eyes: int) -> list[int]:
        """Where each card lies, UNKNOWN if these eyes cannot tell."""
        return [known_at(lot) if lot < 0 else UNKNOWN for lot in self.memory(eyes).lots]

    def possible(self, eyes: int) -> list[int]:
        """For each card the mask of the places where it may lie, as far as these eyes can tell."""
        memory = self.memory(eyes)
        masks = memory.masks()
        return [masks[lot] if lot >= 0 else 1 << known_at(lot) for lot in memory.lots]

    def sample(self, eyes: int, chance: Chance) -> None:
        """Deal anew whatever these eyes cannot know, each deal as often as it is likely.

        They cannot know what others have seen either, so that is forgotten: others know what lies open to them.
        """
        self.memory(eyes).deal(self.place, chance)
        self.memories[:] = [row if row[0] == eyes else row[:1] for row in self.memories]

    def scramble(self, eyes: int, chance: Chance) -> None:
        """Exchange cards wherever these eyes would not notice, also in what others have seen."""
        memory, place, roles = self.memory(eyes), self.place, list(range(len(self.place)))
        unknown = [card for card, lot in enumerate(memory.lots) if lot >= 0]
        for card in chance.shuffled(unknown):
            other = unknown[chance.below(len(unknown))]
            place[card], place[other] = place[other], place[card]
            if memory.lots[card] == memory.lots[other] or memory.weight(place):
                roles[card], roles[other] = roles[other], roles[card]
            else:
                place[card], place[other] = place[other], place[card]
        for number, row in enumerate(self.memories):
            if row[0] != eyes and len(row) > HEAD:
                lots = [row[HEAD + role] for role in roles]
                self.memories[number] = row[:HEAD] + lots + row[HEAD + len(lots) :]

    def problems(self, observers: Sequence[int]) -> list[str]:
        """What cannot be: for the invariants of a title, whose files may have been damaged."""
        if min(self.place) < 0 or max(self.place) >= len(self.keepers):
            return ["a card lies nowhere"]
        if [row[:1] for row in self.memories] != [[eyes] for eyes in observers]:
            return ["the observers are others"]
        odd = [row[0] for row in self.memories if len(row) > 1 and not self._is_sound(row)]
        return [f"eyes {odd} remember what cannot be"] if odd else []

    def _is_sound(self, row: list[int]) -> bool:
        cards, places = len(self.place), len(self.keepers)
        if len(row) <= HEAD + cards or not 0 <= row[1] <= cards or (len(row) - HEAD - cards) % (1 + row[1] * places):
            return False
        memory = self._taken_apart(row)
        if min(memory.lots) < -places or max(memory.lots) >= memory.kinds or not memory.weight(self.place):
            return False
        unknown = [at for at, lot in zip(self.place, memory.lots, strict=True) if lot >= 0]
        counts = [unknown.count(place) for place in range(places)]
        return all(min(case) >= 0 and memory.counts(case) == counts for case in memory.cases)


def observers_of(controllers: Sequence[int]) -> list[int]:
    """The eyes of all players, by who holds which seat, and those of the spectators.

    >>> observers_of([0, 1, 0])
    [0, 2, 5]
    """
    eyes = [sum([1 << seat for seat, other in enumerate(controllers) if other == holder]) for holder in controllers]
    return sorted({NO_EYES, *eyes})


@mypyc_attr(allow_interpreted_subclasses=True)
class Held(Field[S]):
    """Where each card lies, for those who can tell; the others see UNKNOWN."""

    secrecy = "holdings"

    def __init__(self, name: str, memories: str, holdings: Callable[[S], Holdings]) -> None:
        super().__init__(name, (memories,))
        self.holdings = holdings

    def shown(self, state: S, eyes: int) -> Value:
        return self.holdings(state).known(eyes)

    def scramble(self, state: S, eyes: int, chance: Chance) -> None:
        self.holdings(state).scramble(eyes, chance)

    def hidden(self, state: S, eyes: int) -> list[int]:
        return [card for card, place in enumerate(self.holdings(state).known(eyes)) if place == UNKNOWN]


@mypyc_attr(allow_interpreted_subclasses=True)
class Remembered(Field[S]):
    """What each observer has seen: he is shown how many cards lie in each place, and where each card may lie."""

    secrecy = "holdings"

    def __init__(self, name: str, holdings: Callable[[S], Holdings]) -> None:
        super().__init__(name)
        self.holdings = holdings

    def shown(self, state: S, eyes: int) -> Value:
        holdings = self.holdings(state)
        sizes = [holdings.place.count(place) for place in range(len(holdings.keepers))]
        return [sizes, holdings.possible(eyes)]
