"""Crusader Kings: The Board Game as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.deals import Deal, DealItem
from regnum.engine.game import Game
from regnum.engine.orders import ASK, NEVER, Topic
from regnum.engine.title import Outcome, Title
from regnum.titles.crusader_kings.facts.catalogue import SCENARIO_NAMES
from regnum.titles.crusader_kings.facts.names import DECK_NAMES, ENDING_NAMES, NONE, STRATEGY_NAMES
from regnum.titles.crusader_kings.facts.options import OPTIONS
from regnum.titles.crusader_kings.position.invariants import impossible
from regnum.titles.crusader_kings.position.knowledge import KNOWLEDGE, redeal
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Position
from regnum.titles.crusader_kings.rules import (
    check,
    crusade,
    deals,
    effects,
    era,
    event,
    intrigue,
    invasion,
    marriage,
    picks,
    realm,
    round,
    setup,
    standing,
    succession,
    tax,
    titles,
    turn,
    upkeep,
    war,
)

DECISIONS: Final = (
    setup.PlaceCastle,
    era.ChooseBonus,
    era.ChooseHand,
    marriage.Propose,
    marriage.PickSpouse,
    marriage.OfferTerms,
    marriage.AnswerProposal,
    titles.Titles,
    round.Plan,
    turn.Calm,
    turn.ChooseAction,
    check.Invest,
    check.Oppose,
    check.Sacrifice,
    realm.ChooseSite,
    realm.Buy,
    realm.DropDevelopment,
    intrigue.ChoosePlot,
    intrigue.ChooseCoup,
    war.Mobilize,
    war.Declare,
    invasion.BackAlly,
    invasion.Spoils,
    invasion.GiveUp,
    crusade.ChooseLeader,
    crusade.ReturnShield,
    event.ChooseBefallen,
    picks.PickRegion,
    picks.OfferCastle,
    picks.OfferDevelopment,
    picks.PickCulture,
    picks.PickVictim,
    picks.PickTrait,
    picks.PickLoss,
    effects.PickRival,
    effects.PickCourse,
    upkeep.PayArmies,
    upkeep.Disband,
    upkeep.RemoveTrait,
    succession.LoseRegion,
    standing.ComeBack,
    standing.ChooseHome,
    deals.HandOver,
)
PROCEDURES: Final = (
    era.Eras,
    era.Era,
    era.DrawHand,
    round.Round,
    round.DynastyPhase,
    round.TurnOrder,
    turn.Turn,
    check.Check,
    check.Draw,
    marriage.WedLord,
    marriage.WedCourt,
    realm.Build,
    realm.BuyMore,
    intrigue.Plot,
    intrigue.Coup,
    invasion.Invade,
    invasion.Attack,
    invasion.ReturnDuke,
    invasion.CounterAttack,
    tax.Tax,
    tax.Spread,
    crusade.Crusade,
    crusade.March,
    event.EventOf,
    effects.RunEffects,
    effects.Branch,
    upkeep.Upkeep,
    upkeep.GrowOld,
    succession.Succession,
    succession.Crisis,
    standing.Defeat,
)


ROUNDS_APART: Final = 100  # more rounds than an Era can have


@mypyc_attr(allow_interpreted_subclasses=True)  # tests hand in one that draws wrongly
class CrusaderKings(Title[Position]):
    """Six scenarios for one to five players; the rulebook's programs may play any dynasty."""

    id = "crusader_kings"
    version = 2
    min_players = 1
    max_players = 5
    scenarios: ClassVar[tuple[str, ...]] = SCENARIO_NAMES
    outcomes: ClassVar[tuple[str, ...]] = ENDING_NAMES[:2]
    rare_outcomes: ClassVar[tuple[str, ...]] = ENDING_NAMES[2:]
    counted: ClassVar[tuple[str, ...]] = (
        "gold", "navies", "paid_tokens", "crusades", *(f"{deck}_cards" for deck in DECK_NAMES),
    )  # fmt: skip
    topics: ClassVar[tuple[Topic, ...]] = (Topic(check.OPPOSITION, "oppose.cost", answers=(NEVER, ASK)),)
    order_scopes: ClassVar[tuple[str, ...]] = ("round", "era", "game")
    message_prefix = "ck"
    presenter = "regnum.titles.crusader_kings.edges.presenter"

    def setup(self, options: Mapping[str, str], players: int, chance: Chance, scenario: str = "1") -> Game[Position]:
        game = setup.set_up(self, self.check_options(options), players, chance, scenario)
        game.start()
        return game

    def redraw(self, state: Position, eyes: int, chance: Chance) -> None:
        redeal(state, eyes, chance)

    def scope_number(self, game: Game[Position], scope: str) -> int:
        state = game.state
        if scope == "round":
            return state.era * ROUNDS_APART + state.round
        return state.era if scope == "era" else 0

    def holds(self, game: Game[Position], seat: int, topic: str) -> bool:
        return game.state.gold[seat] > 0

    def outcome(self, game: Game[Position]) -> Outcome | None:
        if game.state.ending == NONE:
            return None
        return Outcome(game.state.winners, ENDING_NAMES[game.state.ending])

    def seat_options(self, agents: Sequence[str]) -> dict[str, str]:
        return {f"seat_{seat}": name for seat, name in enumerate(agents) if name in STRATEGY_NAMES}

    def automated_seats(self, game: Game[Position]) -> Mapping[int, str]:
        state = game.state
        return {seat: STRATEGY_NAMES[state.strategy[seat]] for seat in range(state.people, game.seat_count)}

    def invariants(self, game: Game[Position]) -> list[str]:
        return [*OPTIONS.problems(game.state.options, game.settings), *impossible(game.state)]

    def settle(self, game: Game[Position]) -> None:
        standing.settle(game)

    def deals_open(self, game: Game[Position]) -> bool:
        return deals.are_open(game)

    def deal_items(self, game: Game[Position], parties: Sequence[int]) -> list[DealItem]:
        return deals.items(game, parties)

    def judge(self, game: Game[Position], deal: Deal) -> int:
        return deals.judge(game, deal)

    def carry_out(self, game: Game[Position], deal: Deal) -> None:
        deals.carry_out(game, deal)


TITLE: Final = CrusaderKings(KNOWLEDGE, DECISIONS, PROCEDURES, EVENTS, REASONS, OPTIONS)
