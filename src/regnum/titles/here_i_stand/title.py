"""Here I Stand as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.events import Event
from regnum.engine.frames import Decision, Procedure
from regnum.engine.game import Game
from regnum.engine.orders import Topic
from regnum.engine.promises import Promise, PromiseKind
from regnum.engine.title import Outcome, Title
from regnum.titles.here_i_stand.cards import contents as events
from regnum.titles.here_i_stand.cards.other_phases import STOPPERS
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS, CARD_KIND, CARD_NUMBER
from regnum.titles.here_i_stand.facts.charts import CONTROLLERS
from regnum.titles.here_i_stand.facts.names import COMBAT, ENDING_NAMES, NONE, RESPONSE, SCENARIO_IDS
from regnum.titles.here_i_stand.facts.options import OPTIONS
from regnum.titles.here_i_stand.position.invariants import impossible
from regnum.titles.here_i_stand.position.knowledge import KNOWLEDGE, redeal
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Position
from regnum.titles.here_i_stand.rules import (
    agreements,
    card_play,
    carrying_out,
    negotiation,
    pledges,
    setup,
    victory,
)
from regnum.titles.here_i_stand.rules import contents as chapters

DECISIONS: Final[tuple[type[Decision[Position]], ...]] = (*chapters.DECISIONS, *events.DECISIONS)
PROCEDURES: Final[tuple[type[Procedure[Position]], ...]] = (*chapters.PROCEDURES, *events.PROCEDURES)
IN_OTHER_PHASES: Final[tuple[int, ...]] = (*card_play.SPRING_CARDS, *STOPPERS)
ANSWERING: Final[tuple[int, ...]] = tuple(
    card for card, kind in enumerate(CARD_KIND) if kind in (COMBAT, RESPONSE) or card in IN_OTHER_PHASES
)


@mypyc_attr(allow_interpreted_subclasses=True)  # tests hand in one that draws wrongly
class HereIStand(Title[Position]):
    """Six major powers in the age of the Reformation."""

    id = "here_i_stand"
    version = 1
    min_players = 3
    max_players = 6
    scenarios: ClassVar[tuple[str, ...]] = SCENARIO_IDS
    outcomes: ClassVar[tuple[str, ...]] = ENDING_NAMES
    rare_outcomes: ClassVar[tuple[str, ...]] = ("religious",)  # fifty spaces are far for random players
    topics: ClassVar[tuple[Topic, ...]] = tuple(Topic(CARD_IDS[card], f"card.{card + 1:03}") for card in ANSWERING)
    order_scopes: ClassVar[tuple[str, ...]] = ("impulse", "turn", "game")
    finished = False  # its board is still to be drawn
    promise_kinds: ClassVar[tuple[PromiseKind, ...]] = pledges.PROMISES
    message_prefix = "his"
    presenter = "regnum.titles.here_i_stand.edges.presenter"

    def setup(self, options: Mapping[str, str], players: int, chance: Chance, scenario: str = "1517") -> Game[Position]:
        game = setup.set_up(self, self.check_options(options), players, chance, scenario)
        game.start()
        return game

    def settle(self, game: Game[Position]) -> None:
        if game.state.unsettled:
            victory.settle(game)

    def redraw(self, state: Position, eyes: int, chance: Chance) -> None:
        redeal(state, eyes, chance)

    def scope_number(self, game: Game[Position], scope: str) -> int:
        if scope == "impulse":
            return game.state.impulse
        return game.state.turn if scope == "turn" else 0

    def holds(self, game: Game[Position], seat: int, topic: str) -> bool:
        return is_in_hand(game.state, seat, CARD_NUMBER[topic])

    def controllers(self, game: Game[Position]) -> Sequence[int]:
        return CONTROLLERS[game.state.players]

    def deals_open(self, game: Game[Position]) -> bool:
        return negotiation.are_agreements_announced(game)

    def drafts_open(self, game: Game[Position]) -> bool:
        return negotiation.may_draft(game)

    def whispers(self, game: Game[Position]) -> Sequence[int]:
        return negotiation.who_may_whisper(game)

    def deal_order(self, game: Game[Position], deals: Sequence[Deal]) -> Sequence[int]:
        return negotiation.order_of_announcement(deals)

    def deal_items(self, game: Game[Position], parties: Sequence[int]) -> list[DealItem]:
        return agreements.possible_gifts(game, parties)

    def deal_clauses(self, game: Game[Position], parties: Sequence[int]) -> list[Clause]:
        return agreements.possible_clauses(game, parties)

    def judge(self, game: Game[Position], deal: Deal) -> int:
        return agreements.judge(game, deal)

    def carry_out(self, game: Game[Position], deal: Deal) -> None:
        carrying_out.carry_out(game, deal)

    def kept(self, promise: Promise, events: Sequence[Event]) -> int:
        return pledges.kept(promise, events)

    def outcome(self, game: Game[Position]) -> Outcome | None:
        if game.state.ending == NONE:
            return None
        return Outcome(game.state.winners, ENDING_NAMES[game.state.ending])

    def invariants(self, game: Game[Position]) -> list[str]:
        return [*OPTIONS.problems(game.state.options, game.settings), *impossible(game.state)]


TITLE: Final = HereIStand(KNOWLEDGE, DECISIONS, PROCEDURES, EVENTS, REASONS, OPTIONS)
