"""Titles whose position files are broken in one thing each."""

from __future__ import annotations

from regnum.edges.presenter import Presenter, register_presenter
from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from regnum.engine.moves import Kind
from regnum.engine.position_parts import Count, Each, Layout, Names, Row, Rows, Slot
from regnum.engine.positions import Reader, chance_lines, head_lines, pending_lines
from regnum.titles.pax_renaissance import title as pax
from tests.conformance.pebbles import CARD, CARDS, TURNS, Heap, pebbles
from tests.conformance.playing import AnyTitle


def layout(title: AnyTitle, seats: int, forgotten: str = "") -> Layout[Heap]:
    """Where the fields of the heap stand in a position, but for one that is said to follow from the others."""
    names, cards = Names(Kind("seat", [str(seat) for seat in range(seats)])), Names(CARD)
    slots = [
        Slot("pebbles", "heap", "pebbles", Count()),
        Slot("active", "heap", "active", names),
        Slot("turns", "heap", "turns", Count()),
        Row("shown", "heap", "shown", cards),
        Rows("hand", "seat", "hand", cards),
        Each("score", "seat", "score", Count()),
    ]
    kept = [slot for slot in slots if slot.field != forgotten]
    return Layout(title.knowledge, {"heap": None, "seat": names}, kept, ["bag", *([forgotten] if forgotten else [])])


class HeapReader(Reader[Heap]):
    """Reads a position of the heap."""

    forgotten = ""

    def read_tables(self) -> None:
        state = self.state
        layout(self.title, self.game.seat_count, self.forgotten).read(state, self.root)
        seen = {card for cards in (state.shown, *state.hand) for card in cards}
        state.bag = [card for card in range(CARDS) if card not in seen]
        self.game.finished = not state.pebbles or state.turns == TURNS


class HeapPresenter(Presenter[Heap]):
    """Positions of the heap as text."""

    reader: type[HeapReader] = HeapReader

    def read_position(self, text: str) -> Game[Heap]:
        return self.reader(self.title, text, ("heap", "seat")).read()

    def write_position(self, game: Game[Heap]) -> str:
        base = self.title.setup({}, game.seat_count, FastChance(0)).state
        body = layout(self.title, game.seat_count, self.reader.forgotten).lines(game.state, base)
        return "\n".join([*head_lines(game, "", "opening"), *body, *pending_lines(game, ""), *chance_lines(game)])


def shown_by(presenter: type[Presenter[Heap]]) -> AnyTitle:
    """The sound title with these position files."""
    title = pebbles()
    register_presenter(presenter(title))
    return title


def reads_and_writes_positions() -> AnyTitle:
    return shown_by(HeapPresenter)


def forgets_a_field_of_a_position() -> AnyTitle:
    class Forgetful(HeapReader):
        forgotten = "score"

    class Presents(HeapPresenter):
        reader = Forgetful

    return shown_by(Presents)


def forgets_how_far_it_has_come() -> AnyTitle:
    class Presents(HeapPresenter):
        def write_position(self, game: Game[Heap]) -> str:
            return super().write_position(game).replace(f"counter = {game.chance.counter}", "counter = 0")

    return shown_by(Presents)


def refuses_what_it_wrote() -> AnyTitle:
    class Presents(HeapPresenter):
        def write_position(self, game: Game[Heap]) -> str:
            return super().write_position(game).replace("card-", "stone-")

    return shown_by(Presents)


def has_no_position_files() -> AnyTitle:
    sound = pax.TITLE
    reasons = [reason for code, reason in sound.reasons.items() if code > 0]
    title = type(sound)(
        sound.knowledge, pax.DECISIONS, pax.PROCEDURES, sound.events.values(), reasons, sound.options.values()
    )
    register_presenter(Presenter(title))
    return title
