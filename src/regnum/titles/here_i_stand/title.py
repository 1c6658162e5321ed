"""Here I Stand as the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.orders import Topic
from regnum.engine.promises import Promise, PromiseKind
from regnum.engine.title import Outcome, Title
from regnum.titles.here_i_stand.cards import (
    commanders,
    common_prayer,
    conversions,
    forces,
    hands,
    home,
    inquisition,
    knights,
    league,
    minor_allies,
    other_phases,
    papal_bull,
    pay,
    pirate_haven,
    preaching,
    protestant_losses,
    rebels,
    reformation,
    reinforcements,
    rulers,
    sack_of_rome,
    scots_raid,
    six_wives,
    storms,
    trade,
    turncoats,
    unrest,
)
from regnum.titles.here_i_stand.cards import foreign_wars as foreign_war_events
from regnum.titles.here_i_stand.cards import new_world as new_world_events
from regnum.titles.here_i_stand.cards import responses as response_events
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS, CARD_KIND, CARD_NUMBER
from regnum.titles.here_i_stand.facts.charts import CONTROLLERS
from regnum.titles.here_i_stand.facts.names import COMBAT, ENDING_NAMES, MAJORS, NONE, RESPONSE, SCENARIO_IDS
from regnum.titles.here_i_stand.facts.options import OPTIONS
from regnum.titles.here_i_stand.position.invariants import impossible
from regnum.titles.here_i_stand.position.knowledge import KNOWLEDGE, redeal
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Position
from regnum.titles.here_i_stand.rules import (
    aftermath,
    agreements,
    assault,
    avoiding,
    card_draw,
    card_play,
    carrying_out,
    cessions,
    combat_cards,
    conversion,
    debate,
    debaters,
    diet,
    diplomacy,
    excommunication,
    faith_actions,
    field_battle,
    foreign_war,
    going_home,
    henry,
    hungary,
    impulse,
    interception,
    land_move,
    loans,
    losses,
    mary,
    mercenaries,
    minor_powers,
    naval_combat,
    naval_interception,
    naval_move,
    negotiation,
    new_world,
    overdue,
    peace,
    piracy,
    pledges,
    recruits,
    regaining,
    release,
    responses,
    retreat,
    rowers,
    setup,
    ships_home,
    siege,
    spending,
    spring,
    suleiman,
    theses,
    transport,
    turn,
    victory,
    war,
    war_at_sea,
    war_start,
    winter,
    winter_choices,
    winter_fleets,
    winter_return,
    withdrawal,
)

DECISIONS: Final = (
    card_play.PlayCard,
    card_play.CancelEvent,
    response_events.BetweenImpulses,
    response_events.NameUnlucky,
    response_events.NameDelayed,
    home.RaiseJanissaries,
    home.TransferCharles,
    home.TransferAnnounced,
    six_wives.DeclareByCard,
    rebels.ChooseCity,
    rebels.LoseToRebels,
    scots_raid.BringLeader,
    scots_raid.SpendOnRaid,
    reinforcements.LandInScotland,
    reinforcements.CallVenice,
    reinforcements.AddVenetians,
    storms.SendSuleiman,
    turncoats.RaiseRenegade,
    turncoats.TurnMaurice,
    storms.ChooseBetrayed,
    rulers.EnterLeader,
    league.JoinStack,
    league.LeaveElectorate,
    card_play.PlayShown,
    papal_bull.Banish,
    papal_bull.DebateAfterBull,
    papal_bull.Condemn,
    papal_bull.StirUnrest,
    mary.RevealCard,
    reformation.ArrangeDebate,
    reformation.TakeDiscard,
    reformation.PlaceUniversity,
    reformation.SendDelegates,
    conversion.ChooseTarget,
    conversion.WinSpace,
    debaters.CommitDebater,
    debate.ChooseOpponent,
    debate.StandUp,
    debate.CallBullinger,
    diet.DietOfWorms,
    card_draw.ChooseReturn,
    negotiation.Talk,
    negotiation.HearAgreements,
    loans.ChooseHarbour,
    cessions.GiveMercenaries,
    cessions.TakeMercenaries,
    peace.SueForPeace,
    peace.RemoveUnits,
    regaining.RegainKeys,
    regaining.RegainLeaders,
    regaining.RegainSpaces,
    regaining.RegainSecond,
    release.ChooseRelease,
    release.Ransom,
    excommunication.Atone,
    war.DeclareWar,
    war.Intervene,
    war.PayForWar,
    minor_powers.TakeUpWar,
    ships_home.ChoosePort,
    spending.SpendPoints,
    land_move.FormMarch,
    land_move.GoOn,
    interception.Intercept,
    interception.FormInterceptors,
    avoiding.AvoidBattle,
    avoiding.FormAvoiders,
    withdrawal.Withdraw,
    field_battle.JoinRelief,
    combat_cards.PlayJanissaries,
    losses.TakeLosses,
    retreat.ChooseRetreat,
    retreat.FormRetreat,
    aftermath.FormShelter,
    assault.FormAssault,
    assault.BringArtillery,
    responses.Announcement,
    responses.HireBeforeBattle,
    combat_cards.DeclareCombatCards,
    mercenaries.PlaceMercenaries,
    mercenaries.DismissMercenaries,
    going_home.ChooseHome,
    going_home.ChooseFriends,
    going_home.ChooseLeadersHome,
    naval_move.GiveOrders,
    naval_move.FormSailing,
    naval_interception.InterceptFleet,
    naval_interception.FormInterceptingFleet,
    naval_interception.AvoidFleet,
    rowers.ChangeRoll,
    naval_combat.ChooseNavalBattle,
    naval_combat.LoseSquadron,
    naval_combat.ChooseRefuge,
    rowers.SendRowers,
    transport.FormPassengers,
    transport.Cross,
    piracy.GiveAward,
    other_phases.HearInformant,
    other_phases.PrepareForSpring,
    other_phases.StopDomination,
    spring.Deploy,
    spring.FormDeployment,
    winter_fleets.MoorShips,
    winter_fleets.FollowShips,
    winter_choices.ReturnUnits,
    winter_choices.LeaveTown,
    winter_choices.LoseOnTheWay,
    winter_return.ReturnToCapital,
    new_world.ChooseVoyage,
    new_world.ChooseDiscovery,
    new_world_events.PlaceGalleons,
    new_world_events.PlacePlantations,
    new_world_events.PlaceRaider,
    new_world_events.LendMap,
    new_world_events.PlacePotosi,
    foreign_war_events.HelpIrish,
    foreign_war_events.SendAbroad,
    foreign_war_events.LeadAbroad,
    recruits.ChooseForeignWar,
    foreign_war.LoseAbroad,
    foreign_war.ChooseWayHome,
    pirate_haven.ChooseHaven,
    sack_of_rome.ChooseSackers,
    sack_of_rome.LoseSackers,
    sack_of_rome.KeepCard,
    unrest.Revolt,
    commanders.RansomPrisoner,
    commanders.ComeHome,
    commanders.ThreatenLeader,
    forces.Recruit,
    forces.BuildShips,
    forces.BuildFortress,
    knights.SettleKnights,
    pay.NameDebtor,
    pay.PayMercenaries,
    pay.DisbandMercenaries,
    pay.ChooseDeserters,
    pay.ChooseCamp,
    pay.LoseToFever,
    trade.HireAtHome,
    trade.GiveCard,
    new_world_events.RecallVoyage,
    preaching.SendToMarburg,
    conversions.ConvertByCard,
    conversions.RetrieveWartburg,
    inquisition.Inspect,
    inquisition.Sentence,
    inquisition.Confiscate,
    inquisition.CallFreeDebate,
    common_prayer.RiseAgainstBook,
    protestant_losses.StrikeDown,
    protestant_losses.PartWithPhilip,
    hands.HandOver,
    hands.NameRaided,
    new_world_events.CancelVoyage,
    minor_allies.ArrangeMarriage,
)
PROCEDURES: Final = (
    turn.Turns,
    turn.Turn,
    card_draw.CardDraw,
    card_draw.ReturnLeader,
    diplomacy.Diplomacy,
    negotiation.Negotiation,
    carrying_out.Ally,
    carrying_out.CardGift,
    carrying_out.Divorce,
    carrying_out.Pardon,
    loans.Loan,
    cessions.Cession,
    cessions.MercenaryGift,
    peace.PeaceSegment,
    peace.Peace,
    peace.EndWar,
    release.RansomSegment,
    release.Release,
    excommunication.ExcommunicationSegment,
    war.WarSegment,
    war.Declaration,
    war_start.StartWar,
    minor_powers.Activation,
    minor_powers.Challenge,
    minor_powers.Deactivation,
    ships_home.FleetGoesHome,
    card_play.PlayedEvent,
    papal_bull.Stir,
    henry.NextWife,
    mary.Revealed,
    mary.PapalActions,
    reformation.Reward,
    reformation.Council,
    theses.Theses,
    conversion.Attempts,
    conversion.Attempt,
    conversion.WinSpaces,
    debate.Debate,
    debate.Round,
    debate.SecondRound,
    debate.DebateWon,
    faith_actions.Treatise,
    faith_actions.TranslationStep,
    faith_actions.Burning,
    faith_actions.Collect,
    home.Transfer,
    league.League,
    victory.VictoryPhase,
    overdue.OverdueEvents,
    overdue.OverdueEvent,
    impulse.ActionPhase,
    impulse.Impulse,
    spending.Continue,
    land_move.LandMove,
    land_move.Advance,
    land_move.Arrival,
    land_move.MarchOn,
    interception.Interceptions,
    interception.TryToIntercept,
    avoiding.AvoidBattles,
    avoiding.TryToAvoid,
    withdrawal.Withdrawal,
    field_battle.FieldBattle,
    aftermath.Aftermath,
    aftermath.Lose,
    aftermath.FallBack,
    retreat.Retreat,
    siege.GiveUpSiege,
    assault.Assault,
    assault.CheckSiege,
    going_home.GoHome,
    going_home.GoToFriends,
    going_home.LeadersGoHome,
    hungary.DefeatOfHungary,
    naval_move.NavalMove,
    naval_interception.InterceptAtSea,
    naval_interception.Tries,
    naval_interception.TryAtSea,
    naval_interception.AvoidAtSea,
    naval_interception.Avoidings,
    naval_interception.TryToAvoidAtSea,
    naval_combat.NavalBattles,
    naval_combat.NavalCombat,
    war_at_sea.SuddenCombat,
    war_at_sea.WarAtSea,
    naval_combat.LoseShips,
    naval_combat.Beaten,
    naval_combat.LeaveBattle,
    transport.Transport,
    piracy.Piracy,
    spring.SpringDeployment,
    spring.Deployment,
    spring.Deployed,
    winter.Winter,
    winter_fleets.ReturnOfFleets,
    winter_fleets.FleetReturns,
    winter_return.ReturnOfUnits,
    winter_return.Departure,
    winter_return.WinterMarch,
    new_world.NewWorld,
    new_world.Explorations,
    foreign_war_events.StartForeignWar,
    foreign_war.BattleAbroad,
    foreign_war.EndOfWar,
    rebels.CityRebels,
    scots_raid.ScotsRaid,
    storms.AssaultByTreachery,
    suleiman.AssaultWithSuleiman,
    sack_of_rome.SackOfRome,
    sack_of_rome.Sacked,
    forces.ForeignRecruitment,
    pay.MercenariesLeave,
    inquisition.ReadHands,
    common_prayer.Rising,
)
IN_OTHER_PHASES: Final = (*card_play.SPRING_CARDS, *other_phases.STOPPERS)
ANSWERING: Final = tuple(
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
    finished = False  # most events of cards 39 to 110 are still to come
    promise_kinds: ClassVar[tuple[PromiseKind, ...]] = pledges.PROMISES
    message_prefix = "his"
    presenter = "regnum.titles.here_i_stand.edges.presenter"

    def setup(self, options: Mapping[str, str], players: int, chance: Chance, scenario: str = "1517") -> Game[Position]:
        game = setup.set_up(self, self.check_options(options), players, chance, scenario)
        game.start()
        return game

    def settle(self, game: Game[Position]) -> None:
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
assert MAJORS == 6
