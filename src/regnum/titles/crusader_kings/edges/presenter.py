"""How Crusader Kings is shown."""

from __future__ import annotations

from typing import Final

from regnum.edges.layout import Section, Target, lines_of
from regnum.edges.presenter import Presenter
from regnum.edges.tutorial import Tutorial
from regnum.edges.wording import Speaker
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.moves import Move
from regnum.titles.crusader_kings.edges import describe as catalogue_view
from regnum.titles.crusader_kings.edges import odds, table, wording
from regnum.titles.crusader_kings.edges.grammar import grammar
from regnum.titles.crusader_kings.edges.insights.summary import insights
from regnum.titles.crusader_kings.edges.positions import read_position, write_position
from regnum.titles.crusader_kings.edges.targets import move_targets
from regnum.titles.crusader_kings.facts.catalogue import read
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.state import Position


class CrownPresenter(Presenter[Position]):
    """How Crusader Kings is shown."""

    wording = wording.WORDING

    def describe(self) -> dict[str, object]:
        """All components as the engine knows them, by name; and how the position and moves call them."""
        return {**catalogue_view.describe(), **grammar(self.title.decision_classes)}

    def tutorial(self) -> Tutorial:
        return Tutorial.from_data(read("tutorial"))

    def board(self, game: Game[Position], reader: int, words: Speaker) -> list[str]:
        return lines_of(table.table_sections(game, reader, words))

    def table(self, game: Game[Position], reader: int, words: Speaker) -> list[Section]:
        return table.table_sections(game, reader, words)

    def targets(self, game: Game[Position], seat: int, move: Move) -> frozenset[Target]:
        return move_targets(game, seat, move)

    def odds(self, game: Game[Position], reader: int, words: Speaker) -> list[str]:
        """basics.bags: a bag is its owner's secret, so nobody else hears what it may bring."""
        return odds.odds_lines(game, reader, words) if reader >= 0 else []

    def insights(self, game: Game[Position], seat: int) -> dict[str, object]:
        return insights(game, seat)

    def read_position(self, text: str) -> Game[Position]:
        return read_position(self.title, text)

    def write_position(self, game: Game[Position]) -> str:
        return write_position(game)

    def seat_name(self, game: Game[Position], seat: int, words: Speaker) -> str:
        dynasty = game.state.dynasty[seat]
        return "" if dynasty == NONE else wording.dynasty_name(dynasty, words)

    def event_arguments(self, event: Event, words: Speaker, game: Game[Position] | None) -> dict[str, str | int]:
        named = super().event_arguments(event, words, game)
        return named if game is None else {**named, **wording.trait_of_person(event, game.state, words)}


PRESENTER: Final = CrownPresenter
