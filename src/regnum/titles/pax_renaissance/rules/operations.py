"""E4 Operations: running the cards of one half of the tableau."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import CARD, OPERATION
from regnum.titles.pax_renaissance.facts.names import (
    BEHEAD,
    CAMPAIGN,
    COMMERCE,
    CORSAIR,
    INQUISITOR,
    POLITICAL,
    REPRESS,
    SIEGE,
    TAX,
    VOTE,
    WEST,
)
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import (
    half_cards,
    is_silenced,
    operations_of,
    row_of,
    tableau_cards,
)
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Choice, Step, is_possible
from regnum.titles.pax_renaissance.rules.military_ops import Campaign, Corsair, Siege
from regnum.titles.pax_renaissance.rules.political_ops import Behead, CollectFlorin, Repress, Tax, Vote
from regnum.titles.pax_renaissance.rules.religious_ops import ChooseBishop

CARD_ALREADY_ACTED: Final = REASONS.add("card_already_acted", "E4.1")
CARD_SILENCED: Final = REASONS.add("card_silenced", "F1f")
NOT_IN_THIS_HALF: Final = REASONS.add("not_in_this_half", "B5d")
NO_SUCH_OPERATION: Final = REASONS.add("no_such_operation", "B5a")
NO_TARGET: Final = REASONS.add_vague("no_target", "E4.2")
MUST_OPERATE: Final = REASONS.add("must_operate", "E4.2")
SILENCED_CARD_OF_OPPONENT: Final = REASONS.add("silenced_card_of_opponent", "glossary:cryptography.2")
NOT_AN_OPPONENTS_CARD: Final = REASONS.add("not_an_opponents_card", "glossary:cryptography.1")
NOT_POLITICAL: Final = REASONS.add("not_political", "glossary:cryptography.1")


BOTH: Final = 2  # both halves at once, in the reading that allows mixing them

OPERATE: Final = Domain(verb("operate", ("card", CARD), ("operation", OPERATION)), verb("no-more-operations"))
NO_MORE_OPERATIONS: Final = OPERATE.base("no-more-operations")
SLOTS: Final = len(OPERATION.names)
OFTEN_POSSIBLE: Final = (COMMERCE, REPRESS, SIEGE)  # and quick to judge, so that one looks at them first


def target_choice(card: int, kind: int, parameter: int) -> Choice:
    """E4b, E4d.1, Fa, Fb, Fc, Fd, glossary:operation.a: the decision in which an operation finds its target."""
    if kind == INQUISITOR:
        return ChooseBishop(parameter)
    if kind == COMMERCE:
        return CollectFlorin(parameter)
    if kind == BEHEAD:
        return Behead(card)
    if kind == TAX:
        return Tax(card)
    if kind == REPRESS:
        return Repress(card, parameter)
    if kind == VOTE:
        return Vote(parameter)
    if kind == CORSAIR:
        return Corsair(card, parameter)
    if kind == SIEGE:
        return Siege(card)
    assert kind == CAMPAIGN
    return Campaign(card)


def target_of(state: Position, option: int) -> Choice | None:
    """E4b: the decision in which the operation behind an answer finds its target, if the card has such an operation."""
    card, number = divmod(option, SLOTS)
    operations = operations_of(state, card) if option < NO_MORE_OPERATIONS else ()
    return target_choice(card, *operations[number]) if number < len(operations) else None


def cards_to_run(state: Position, seat: int, half: int) -> list[int]:
    """B5d, E4a, I1b, glossary:vassal.2: the cards of one half, or of both; those just gained included."""
    return tableau_cards(state, seat) if half == BOTH else half_cards(state, seat, half)


def why_not_operate(game: Pax, card: int, number: int) -> int:
    """E4.1, E4.2, E4e.3, F1f, E4:note2: once a turn per card, not silenced, and with a target."""
    state = game.state
    operations = operations_of(state, card)
    if number >= len(operations):
        return NO_SUCH_OPERATION
    if card in state.acted:
        return CARD_ALREADY_ACTED
    kind, parameter = operations[number]
    if kind != INQUISITOR and is_silenced(state, card):
        return CARD_SILENCED
    return ALLOWED if is_possible(game, target_choice(card, kind, parameter)) else NO_TARGET


def any_operation(game: Pax, seat: int, half: int) -> bool:
    """D1.intro2: whether at least one operation of the half has a target."""
    state = game.state
    later: list[int] = []
    for card in cards_to_run(state, seat, half):
        operations = operations_of(state, card)
        for number in range(len(operations)):
            if operations[number][0] not in OFTEN_POSSIBLE:
                later.append(card * SLOTS + number)
            elif why_not_operate(game, card, number) == 0:
                return True
    for slot in later:
        if why_not_operate(game, slot // SLOTS, slot % SLOTS) == 0:
            return True
    return False


class RunOperations(Step):
    """E4.1, F, D1.4, D1.5: one operation from each card of a half, in any order, at least one."""

    fields = ("half",)
    steps = ("first", "rest")

    def __init__(self, half: int) -> None:
        self.half = half

    def first(self, game: Pax) -> None:
        """E4.2: one operation must be run."""
        game.call(ChooseOperation(self.half, 1))

    def rest(self, game: Pax) -> None:
        """The others may be."""
        game.call(MoreOperations(self.half))


class MoreOperations(Step):
    """E4a: further operations until the player stops or nothing is left to run."""

    fields = ("half",)
    steps = ("choose", "again")

    def __init__(self, half: int) -> None:
        self.half = half

    def choose(self, game: Pax) -> None:
        """Ask while an operation is possible."""
        if any_operation(game, game.state.active, self.half):
            game.call(ChooseOperation(self.half, 0))
        else:
            game.pass_over(ChooseOperation(self.half, 0), game.state.active)
            game.end()

    def again(self, game: Pax) -> None:
        """After each operation the position is new."""
        game.repeat()


class ChooseOperation(ActiveChoice):
    """E4.1, E4a, glossary:operation: which card runs which of its operations next."""

    rule = "E4.1"
    open_to_all = True
    fields = ("half", "must")
    domain = OPERATE

    def __init__(self, half: int, must: int) -> None:
        self.half = half
        self.must = must

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        for card in cards_to_run(game.state, seat, self.half):
            yield from (card * SLOTS + number for number in range(len(operations_of(game.state, card))))
        yield NO_MORE_OPERATIONS

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if option == NO_MORE_OPERATIONS:
            return MUST_OPERATE if self.must else ALLOWED
        card, number = divmod(option, SLOTS)
        state = game.state
        if state.place[card] != IN_TABLEAU or state.owner[card] != seat:
            return NOT_IN_THIS_HALF
        if self.half != BOTH and row_of(state, card)[0] % 2 != self.half:
            return NOT_IN_THIS_HALF
        return why_not_operate(game, card, number)

    def leads_to(self, game: Pax, seat: int, option: int) -> Choice | None:
        return target_of(game.state, option)

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option == NO_MORE_OPERATIONS:
            game.end()
            return
        card, number = divmod(option, SLOTS)
        kind, parameter = operations_of(game.state, card)[number]
        changes.note_operation(game, seat, card, kind)
        game.call(target_choice(card, kind, parameter))


# ---- borrowed operations --------------------------------------------------------------------------------------------

DECIPHER: Final = Domain(verb("decipher", ("card", CARD), ("operation", OPERATION)), verb("keep-silent"))
KEEP_SILENT: Final = DECIPHER.base("keep-silent")


class BreakCipher(ActiveChoice):
    """glossary:cryptography.1, cryptography.2: one political op of an opponent's card, as if one's own."""

    rule = "glossary:cryptography.1"
    domain = DECIPHER

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        for other in range(len(game.state.florins)):
            if other != seat:
                for card in tableau_cards(game.state, other):
                    yield from (card * SLOTS + number for number in range(len(operations_of(game.state, card))))
        yield KEEP_SILENT

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if option == KEEP_SILENT:
            return ALLOWED
        state = game.state
        card, number = divmod(option, SLOTS)
        if state.place[card] != IN_TABLEAU or state.owner[card] == seat:
            return NOT_AN_OPPONENTS_CARD
        operations = operations_of(state, card)
        if number >= len(operations):
            return NO_SUCH_OPERATION
        kind, parameter = operations[number]
        if kind not in POLITICAL:
            return NOT_POLITICAL
        if is_silenced(state, card):
            return SILENCED_CARD_OF_OPPONENT
        if reading(state, "cryptography_targets") == "west_half" and row_of(state, card)[0] % 2 != WEST:
            return NOT_IN_THIS_HALF
        return ALLOWED if is_possible(game, target_choice(card, kind, parameter)) else NO_TARGET

    def leads_to(self, game: Pax, seat: int, option: int) -> Choice | None:
        return target_of(game.state, option)

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if option != KEEP_SILENT:
            card, number = divmod(option, SLOTS)
            game.call(target_choice(card, *operations_of(game.state, card)[number]))
