"""Pax Renaissance as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from regnum.engine.chance import Chance
from regnum.engine.game import Game
from regnum.engine.layout import Section, Target
from regnum.engine.moves import Kind, Move
from regnum.engine.title import Outcome, Speaker, Title
from regnum.engine.tutorial import Tutorial
from regnum.titles.pax_renaissance import catalogue, catalogue_view, table, wording
from regnum.titles.pax_renaissance.board import board_lines
from regnum.titles.pax_renaissance.catalogue import CARD_BY_ID
from regnum.titles.pax_renaissance.events import EVENTS
from regnum.titles.pax_renaissance.insights.summary import insights
from regnum.titles.pax_renaissance.names import NONE, VICTORY_NAMES
from regnum.titles.pax_renaissance.options import OPTIONS, PRESETS, encode
from regnum.titles.pax_renaissance.position_text import write_position
from regnum.titles.pax_renaissance.positions import read_position
from regnum.titles.pax_renaissance.reasons import REASONS
from regnum.titles.pax_renaissance.rules import (
    agents,
    apostasy,
    battle,
    conversion,
    coronation,
    military_ops,
    one_shots,
    operations,
    pieces,
    play_card,
    political_ops,
    regime_change,
    religious_ops,
    religious_war,
    solo,
    standing,
    survivors,
    trade_fair,
    trade_shift,
    turn,
    victory,
)
from regnum.titles.pax_renaissance.rules.setup import set_up
from regnum.titles.pax_renaissance.state import KNOWLEDGE, Position, impossible, possible_hand
from regnum.titles.pax_renaissance.table_odds import odds_lines
from regnum.titles.pax_renaissance.table_targets import move_targets

DECISIONS: Final = (
    turn.ChooseAction,
    one_shots.DeclareOneShot,
    agents.PlaceAgent,
    agents.Pacify,
    pieces.TakePiece,
    operations.ChooseOperation,
    operations.BreakCipher,
    religious_ops.ChooseBishop,
    religious_ops.MoveBishop,
    political_ops.CollectFlorin,
    political_ops.Behead,
    political_ops.Tax,
    political_ops.AnswerTax,
    political_ops.Repress,
    political_ops.Vote,
    military_ops.Corsair,
    military_ops.Siege,
    military_ops.Campaign,
    religious_war.CallRooks,
    battle.ChooseLoss,
    survivors.PlaceSurvivor,
    conversion.ArrangeConstantinople,
    regime_change.PlaceConcession,
    regime_change.Emancipate,
    regime_change.ChooseRegime,
    trade_fair.PlaceLevy,
    victory.ActivateVictory,
    standing.DiscardDown,
    standing.LeaveVenice,
    solo.SetCourse,
)
PROCEDURES: Final = (
    turn.Turn,
    play_card.PlayCard,
    agents.Agents,
    agents.PutAgent,
    pieces.FetchPiece,
    operations.RunOperations,
    operations.MoreOperations,
    trade_shift.TradeShift,
    coronation.Coronation,
    apostasy.Apostasy,
    religious_war.ReligiousWar,
    battle.Muster,
    battle.CommitAgent,
    battle.Battle,
    battle.Losses,
    survivors.PlaceSurvivors,
    conversion.Conversion,
    regime_change.RegimeChange,
    regime_change.NewConcession,
    regime_change.PutConcession,
    regime_change.Emancipation,
    regime_change.GoldenLiberty,
    trade_fair.Voyage,
    trade_fair.PutLevy,
)


class PaxRenaissance(Title[Position]):
    """The second edition, for two to four players, or for one against an automated bank."""

    id = "pax_renaissance"
    version = 1
    min_players = 1
    max_players = 4
    outcomes: ClassVar[tuple[str, ...]] = VICTORY_NAMES
    # The variant with bankruptcy, and games for one, can end so.
    rare_outcomes: ClassVar[tuple[str, ...]] = ("last_banker", "dry_market")
    automated_agents: ClassVar[tuple[str, ...]] = ("bank",)
    message_prefix = "pax"

    def setup(
        self, options: Mapping[str, str], players: int, chance: Chance, scenario: str = "standard"
    ) -> Game[Position]:
        game = set_up(self, self.check_options(options), players, chance)
        game.start()
        return game

    def determinise(self, game: Game[Position], seat: int, chance: Chance) -> Game[Position]:
        twin = game.copy()
        twin.chance = chance
        for other in range(game.seat_count):
            if other != seat:
                twin.state.hand[other] = possible_hand(twin.state, other, chance)
        return twin

    def outcome(self, game: Game[Position]) -> Outcome | None:
        if game.state.ending == NONE:
            return None
        return Outcome(game.state.winners, VICTORY_NAMES[game.state.ending])

    def automated_seats(self, game: Game[Position]) -> Mapping[int, str]:
        return {game.state.automaton: "bank"} if game.state.automaton != NONE else {}

    def invariants(self, game: Game[Position]) -> list[str]:
        options = [] if game.state.options == encode(game.settings) else ["the position was played with other options"]
        return [*options, *impossible(game.state)]

    def settle(self, game: Game[Position]) -> None:
        standing.settle(game)

    def read_position(self, text: str) -> Game[Position]:
        return read_position(self, text)

    def write_position(self, game: Game[Position]) -> str:
        return write_position(game)

    def describe(self) -> dict[str, object]:
        """All components as the engine knows them, by name."""
        return catalogue_view.describe()

    def board(self, game: Game[Position], reader: int, words: Speaker) -> list[str]:
        """The position as lines of text (-1: for a spectator, -2: with every hand)."""
        return board_lines(game, reader, words)

    def table(self, game: Game[Position], reader: int, words: Speaker) -> list[Section]:
        return table.table_sections(game, reader, words)

    def targets(self, game: Game[Position], seat: int, move: Move) -> frozenset[Target]:
        return move_targets(game, seat, move)

    def tutorial(self) -> Tutorial:
        return Tutorial.from_data(catalogue.read("tutorial"))

    def odds(self, game: Game[Position], reader: int, words: Speaker) -> list[str]:
        return odds_lines(game, words)

    def insights(self, game: Game[Position], seat: int) -> dict[str, object]:
        return insights(game, seat)

    def seat_name(self, game: Game[Position], seat: int, words: Speaker) -> str:
        return wording.bank_name(game.state.bank[seat], words)

    def event_argument(self, kind: str, number: int, words: Speaker) -> str | int:
        """The name behind a number in an event."""
        return wording.argument(kind, number, words)

    def move_arguments(self, parts: Sequence[tuple[str, Kind, int]], words: Speaker) -> dict[str, str | int]:
        """The names behind the arguments of a move."""
        return wording.move_arguments(parts, words)

    def read(self, text: str) -> Move:
        """Printed card numbers are as good as names."""
        move = super().read(text)
        return Move(move.verb, [CARD_BY_ID.get(word, word) for word in move.arguments])


TITLE: Final = PaxRenaissance(KNOWLEDGE, DECISIONS, PROCEDURES, EVENTS, REASONS, OPTIONS, PRESETS)
