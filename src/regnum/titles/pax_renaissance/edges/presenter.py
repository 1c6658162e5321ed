"""How Pax Renaissance is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.layout import Section, Target, lines_of
from regnum.edges.presenter import Presenter
from regnum.edges.tutorial import Tutorial
from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.engine.moves import Kind, Move
from regnum.titles.pax_renaissance.edges import describe as catalogue_view
from regnum.titles.pax_renaissance.edges import table, wording
from regnum.titles.pax_renaissance.edges.grammar import grammar
from regnum.titles.pax_renaissance.edges.insights.summary import insights
from regnum.titles.pax_renaissance.edges.odds import odds_lines
from regnum.titles.pax_renaissance.edges.position_text import write_position
from regnum.titles.pax_renaissance.edges.positions import read_position
from regnum.titles.pax_renaissance.edges.table_parts import Pen, WordyPen
from regnum.titles.pax_renaissance.edges.targets import move_targets
from regnum.titles.pax_renaissance.facts import catalogue
from regnum.titles.pax_renaissance.position.state import Position


class PaxPresenter(Presenter[Position]):
    """How Pax Renaissance is shown."""

    wording = wording.WORDING
    also_told = frozenset({"piece"})

    def describe(self) -> dict[str, object]:
        """All components as the engine knows them, by name; and how the position and moves call them."""
        return {**catalogue_view.describe(), **grammar(self.title.decision_classes)}

    def tutorial(self) -> Tutorial:
        return Tutorial.from_data(catalogue.read("tutorial"))

    def board(self, game: Game[Position], reader: int, words: Speaker) -> list[str]:
        """The position as lines of text (-1: for a spectator, -2: with every hand)."""
        return lines_of(table.table_sections(game, reader, WordyPen(words)))

    def table(self, game: Game[Position], reader: int, words: Speaker) -> list[Section]:
        return table.table_sections(game, reader, Pen(words))

    def targets(self, game: Game[Position], seat: int, move: Move) -> frozenset[Target]:
        return move_targets(game, seat, move)

    def odds(self, game: Game[Position], reader: int, words: Speaker) -> list[str]:
        return odds_lines(game, words)

    def insights(self, game: Game[Position], seat: int) -> dict[str, object]:
        return insights(game, seat)

    def read_position(self, text: str) -> Game[Position]:
        return read_position(self.title, text)

    def write_position(self, game: Game[Position]) -> str:
        return write_position(game)

    def seat_name(self, game: Game[Position], seat: int, words: Speaker) -> str:
        return wording.bank_name(game.state.bank[seat], words)

    def move_arguments(
        self, move: Move, parts: Sequence[tuple[str, Kind, int]], words: Speaker, game: Game[Position] | None
    ) -> dict[str, str | int]:
        state = None if game is None else game.state
        return wording.repressed(move, parts, words, state) | wording.move_arguments(parts, words, state)


PRESENTER: Final = PaxPresenter
