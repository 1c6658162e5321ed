"""Who may hold which card: where every card lies, and what every observer can work out about it.

Three lists of a state say everything: `place` where each card lies, `keepers` who sees what lies in each place (a mask
of seats, nobody, or EVERYBODY), and `memories` one row for each observer, which `memory.py` takes apart. An observer is
whoever has certain eyes, so a player of several seats is one; the spectators are one too. Copies of a state may share
rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import gcd
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.knowledge import EVERYBODY, NO_EYES, Field, State, Value
from regnum.engine.memory import HEAVIEST, UNKNOWN, Memory, known_at

S = TypeVar("S", bound=State)
MOST_CASES: Final = 64  # of one observer; beyond, he forgets the oldest of the differences that he knows
HEAD: Final = 2  # of a row: the eyes and the number of kinds; then come the lots of all cards, then the cases


def sees(mask: int, eyes: int) -> bool:
    """Whether something shown to the seats in a mask is seen by these eyes."""
    return mask == EVERYBODY or mask & eyes != 0


class Holdings:
    """The cards of a state: a handle on its three lists, made whenever it is needed; nothing else moves cards.

    Whoever keeps a place sees what comes and goes there; `witnesses` are seats that see a card besides them. Rows that
    no copy of the state shares are `owned`: most moves write into them instead of making others.
    """

    def __init__(self, place: list[int], keepers: list[int], memories: list[list[int]], owned: bool = False) -> None:
        self.place = place
        self.keepers = keepers
        self.memories = memories
        self.owned = owned

    def begin(self, observers: Iterable[int]) -> None:
        """Everybody has seen the cards where they lie now; the observers are those of `observers_of`."""
        lots = [known_at(place) for place in self.place]
        self.memories[:] = [Memory(eyes, 0, 0, lots, [[1]]).row() for eyes in observers]

    def cards(self, place: int) -> list[int]:
        """The cards in a place."""
        return [card for card, at in enumerate(self.place) if at == place]

    def draw(self, origin: int, to: int, chance: Chance, witnesses: int = NO_EYES) -> int:
        """A random card moves: from the bag to a hand, or from hand to hand."""
        card = -1
        for _ in range(chance.below(self.place.count(origin)) + 1):
            card = self.place.index(origin, card + 1)
        self.move(card, to, witnesses)
        return card

    def move(self, card: int, to: int, witnesses: int = NO_EYES) -> None:
        """A chosen card moves: given, played, thrown away face up or face down."""
        origin = self.place[card]
        seen = witnesses | self.keepers[origin] | self.keepers[to]
        is_open, known, at = seen == EVERYBODY, known_at(origin), HEAD + card
        for number, row in enumerate(self.memories):
            if len(row) > HEAD:
                seen_card = card if is_open or seen & row[0] else UNKNOWN
                if seen_card >= 0 and row[at] == known:  # he knew where it lay
                    twin = row if self.owned else row[:]
                    twin[at] = known_at(to)
                else:
                    twin = self._quickly(row, seen_card, origin, to) or self._slowly(row, seen_card, origin, to)
                self.memories[number] = twin
        self.place[card] = to

    def show(self, card: int, witnesses: int = EVERYBODY) -> None:
        """A card is shown to these seats, and stays where it is."""
        for number, row in enumerate(self.memories):
            if len(row) > HEAD and sees(witnesses, row[0]) and row[HEAD + card] >= 0:
                self.memories[number] = self._slowly(row, card, self.place[card], self.place[card])

    def look(self, place: int, witnesses: int) -> None:
        """These seats look at everything in a place."""
        for card in self.cards(place) if witnesses != NO_EYES else []:
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
        if not row[1] or (card < 0 and known_at(origin) in row):  # nothing else in a row is below 0
            return []
        kinds, places, first = row[1], len(self.keepers), HEAD + len(self.place)
        if kinds == 1 and len(row) == first + 1 + places:
            return self._plainly(row, card, origin, to)
        width, lot = 1 + kinds * places, row[HEAD + card] if card >= 0 else 0
        twin, moved = row[:], 0
        for start in range(first, len(row), width):
            held = [at - start for at in range(start + 1 + lot * places + origin, start + width, places) if row[at]]
            if len(held) != 1 or (moved and held[0] != moved):
                return []  # it may be of several kinds
            moved = held[0]
            twin[start] *= twin[start + moved]
            twin[start + moved] -= 1
            if card < 0:
                twin[start + moved + to - origin] += 1
        if card >= 0:
            twin[HEAD + card] = known_at(to)
        if self._may_show(twin, card >= 0, lot, moved):
            return []
        if len(row) == first + width:
            twin[first] = 1
            return twin
        weights = twin[first::width]
        divisor = gcd(*weights)
        if max(weights) // divisor > HEAVIEST:
            return []
        for start in range(first, len(row), width):
            twin[start] //= divisor
        return twin

    def _may_show(self, row: list[int], is_seen: bool, lot: int, moved: int) -> bool:
        """Whether something may follow from a row out of which a slot has moved, which did not follow before.

        Nothing does if another slot of the kind is left in its place and, when a card was seen, others like it are left
        that need a slot of this kind.
        """
        places, first, kinds = len(self.keepers), HEAD + len(self.place), row[1]
        kind, lots = (moved - 1) // places, row[HEAD:first]
        if row[first + moved] and (not is_seen or (kind == lot and lot in lots)):
            return False
        sizes = [lots.count(each) for each in range(kinds)]
        if is_seen and not (sizes[lot] and self._has_room(row, sizes, kind)):
            return True
        return self._may_tell(sizes, row[first + 1 : first + 1 + kinds * places])

    def _plainly(self, row: list[int], card: int, origin: int, to: int) -> list[int]:
        """The same if all cards that he does not know look alike to him, in one case: that is most often so."""
        slots = HEAD + len(self.place) + 1
        places = len(self.keepers) - row[slots:].count(0) - (row[slots + origin] == 1)
        if card < 0 and row[slots + to] == 0:
            places += 1
        if places <= 1:
            return []  # in one place only they would be known
        twin = row if self.owned else row[:]
        twin[slots + origin] -= 1
        if card >= 0:
            twin[HEAD + card] = known_at(to)
        else:
            twin[slots + to] += 1
        return twin

    def _has_room(self, row: list[int], sizes: list[int], kind: int) -> bool:
        """Whether the cards of all lots can be dealt to the slots of every case, and one of a kind is left in some."""
        places, first = len(self.keepers), HEAD + len(self.place)
        width, left = 1 + len(sizes) * places, 0
        for start in range(first, len(row), width):
            room = 0
            for each in range(len(sizes) - 1, -1, -1):
                slots = sum(row[start + 1 + each * places : start + 1 + (each + 1) * places])
                room += slots - sizes[each]
                if room < 0:
                    return False
                if each == kind:
                    left += slots
        return left > 0

    def _may_tell(self, sizes: list[int], slots: list[int]) -> bool:
        """Whether a lot can lie in one place only in the first case, so that its cards may be known."""
        places, above, spare = len(self.keepers), 0, 0
        for kind in range(len(sizes) - 1, -1, -1):
            held = slots[kind * places : (kind + 1) * places]
            if above & (above - 1) == 0:  # they may lie in one place so far
                for place, count in enumerate(held):
                    if count:
                        above |= 1 << place
                if above & (above - 1) == 0:
                    return True
            spare += sum(held) - sizes[kind]
            if not spare:
                above = 0
        return False

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
