"""Pax Renaissance as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from regnum.engine.chance import Chance
from regnum.engine.game import Game
from regnum.engine.moves import Move
from regnum.engine.title import Outcome, Title
from regnum.titles.pax_renaissance.facts.catalogue import CARD_BY_ID
from regnum.titles.pax_renaissance.facts.names import NONE, VICTORY_NAMES
from regnum.titles.pax_renaissance.facts.options import OPTIONS, PRESETS
from regnum.titles.pax_renaissance.position.invariants import impossible
from regnum.titles.pax_renaissance.position.knowledge import KNOWLEDGE, deal_anew
from regnum.titles.pax_renaissance.position.queries.victories import COUNTED
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import Position
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
    counted: ClassVar[tuple[str, ...]] = (
        *(name for names in COUNTED[:4] for name in names),
        "supreme_religion",
        "florins",
    )
    message_prefix = "pax"
    presenter = "regnum.titles.pax_renaissance.edges.presenter"

    def setup(
        self, options: Mapping[str, str], players: int, chance: Chance, scenario: str = "standard"
    ) -> Game[Position]:
        game = set_up(self, self.check_options(options), players, chance)
        game.start()
        return game

    def redraw(self, state: Position, eyes: int, chance: Chance) -> None:
        deal_anew(state, eyes, chance)

    def outcome(self, game: Game[Position]) -> Outcome | None:
        if game.state.ending == NONE:
            return None
        return Outcome(game.state.winners, VICTORY_NAMES[game.state.ending])

    def automated_seats(self, game: Game[Position]) -> Mapping[int, str]:
        return {game.state.automaton: "bank"} if game.state.automaton != NONE else {}

    def invariants(self, game: Game[Position]) -> list[str]:
        return [*OPTIONS.problems(game.state.options, game.settings), *impossible(game.state)]

    def settle(self, game: Game[Position]) -> None:
        standing.settle(game)

    def read(self, text: str) -> Move:
        """Printed card numbers are as good as names."""
        move = super().read(text)
        return Move(move.verb, [CARD_BY_ID.get(word, word) for word in move.arguments])


TITLE: Final = PaxRenaissance(KNOWLEDGE, DECISIONS, PROCEDURES, EVENTS, REASONS, OPTIONS, PRESETS)
