"""How Here I Stand is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.layout import Section, Target, lines_of
from regnum.edges.presenter import Presenter
from regnum.edges.tutorial import Tutorial
from regnum.edges.wording import Speaker
from regnum.engine.events import Event
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.moves import Kind, Move
from regnum.titles.here_i_stand.edges import describe as catalogue_view
from regnum.titles.here_i_stand.edges import odds, table, told, wording
from regnum.titles.here_i_stand.edges.grammar import grammar
from regnum.titles.here_i_stand.edges.insights.summary import insights
from regnum.titles.here_i_stand.edges.positions import read_position, write_position
from regnum.titles.here_i_stand.edges.targets import move_targets
from regnum.titles.here_i_stand.facts.charts import CONTROLLERS
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.facts.reading import read
from regnum.titles.here_i_stand.position.state import Position


class EuropePresenter(Presenter[Position]):
    """How Here I Stand is shown."""

    wording = wording.WORDING
    also_told = told.ALSO

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
        """Dice and units lie open, so everybody hears the same."""
        return odds.odds_lines(game, words)

    def insights(self, game: Game[Position], seat: int) -> dict[str, object]:
        return insights(game)

    def read_position(self, text: str) -> Game[Position]:
        return read_position(self.title, text)

    def write_position(self, game: Game[Position]) -> str:
        return write_position(game)

    def seat_name(self, game: Game[Position], seat: int, words: Speaker) -> str:
        """3.1: a seat is a major power."""
        return wording.power_name(seat, words)

    def seats_of_players(self, players: int, words: Speaker) -> list[str]:
        """3.1: with fewer than six players some lead two powers."""
        leads = CONTROLLERS[players]
        powers = {player: [power for power in range(MAJORS) if leads[power] == player] for player in sorted(set(leads))}
        return [", ".join(wording.power_name(power, words) for power in led) for led in powers.values()]

    def event_arguments(self, event: Event, words: Speaker, game: Game[Position] | None) -> dict[str, str | int]:
        named = super().event_arguments(event, words, game)
        if "to" in named:
            number = event.numbers[event.kind.parameters.index("to")]
            named["to"] = wording.target_name(event.kind.parameters)(number, words)
        return {**named, **told.event_told(event, words)}

    def prompt_arguments(
        self, decision: Decision[Position], words: Speaker, game: Game[Position] | None
    ) -> dict[str, str | int]:
        return {**told.prompt_told(decision, game), **super().prompt_arguments(decision, words, game)}

    def move_arguments(
        self, move: Move, parts: Sequence[tuple[str, Kind, int]], words: Speaker, game: Game[Position] | None
    ) -> dict[str, str | int]:
        return {**told.move_told(move, parts, words, game), **super().move_arguments(move, parts, words, game)}


PRESENTER: Final = EuropePresenter
