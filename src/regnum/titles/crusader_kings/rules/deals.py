"""Trade between players: gold, regions, developments and cards of the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.deals import Deal, DealItem
from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.limits import OF_A_TYPE, REGION_LIMIT, ROUNDS, TURNS
from regnum.titles.crusader_kings.facts.names import CRUSADE, DECKS, FOR_UNREST
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.changes.cards import trade_card, trade_development
from regnum.titles.crusader_kings.position.changes.gold import give_gold
from regnum.titles.crusader_kings.position.changes.regions import trade_region
from regnum.titles.crusader_kings.position.queries.attacks import targets as declared_targets
from regnum.titles.crusader_kings.position.queries.realm import development_type
from regnum.titles.crusader_kings.position.queries.regions import region_count, regions_of
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import PLAYING, UPKEEP, Crown, Position, is_program
from regnum.titles.crusader_kings.rules.frames import SeatChoice
from regnum.titles.crusader_kings.rules.intrigue import Coup, Plot
from regnum.titles.crusader_kings.rules.invasion import Attack
from regnum.titles.crusader_kings.rules.realm import ALREADY_HELD, Build

TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "basics.trade")
OTHER_DECK: Final = REASONS.add("other_deck", "basics.trade")
NOT_IN_YOUR_HAND: Final = REASONS.add("not_in_your_hand", "basics.trade")
NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "basics.trade")
NOT_HELD: Final = REASONS.add("not_held", "basics.trade")
NOT_A_TRADER: Final = REASONS.add("not_a_trader", "basics.trade")
NOT_FOR_SALE: Final = REASONS.add("not_for_sale", "basics.trade2")
UNDER_ATTACK: Final = REASONS.add("under_attack", "basics.trade1")
TOO_MANY_REGIONS: Final = REASONS.add("too_many_regions", "region.limit")
LAST_REGION: Final = REASONS.add("last_region", "elimination.when")
TOO_MANY_DEVELOPMENTS: Final = REASONS.add("too_many_developments", "develop.limit")
HAND_TOO_SMALL: Final = REASONS.add("hand_too_small", "round.plans")
PLANS_ARE_LAID: Final = REASONS.add("plans_are_laid", "round.plans")


KINDS: Final = ("gold", "region", "development", "deck")  # a card is promised by its deck


def are_open(game: Crown) -> bool:
    """basics.trade: at any time, once the cards promised in the last deal were handed over."""
    return not any(isinstance(frame, HandOver) for frame in game.stack)


def items(game: Crown, parties: Sequence[int]) -> list[DealItem]:
    """basics.trade: what each party could give each other one."""
    state = game.state
    found: list[DealItem] = []
    for giver in parties:
        for taker in parties:
            if giver == taker or is_program(state, giver) or is_program(state, taker):
                continue
            if state.gold[giver]:
                found.append(DealItem(giver, taker, "gold", 0, state.gold[giver]))
            found += [DealItem(giver, taker, "region", region) for region in regions_of(state, giver)]
            found += [DealItem(giver, taker, "development", each) for each in state.held[giver]]
            found += [DealItem(giver, taker, "deck", deck) for deck in range(DECKS) if spare(state, giver, deck) > 0]
    return found


def judge(game: Crown, deal: Deal) -> int:
    """basics.trade, basics.trade1 to basics.trade4: whether a deal may be struck; people and alliances are no goods."""
    state = game.state
    if any(state.out[party] or is_program(state, party) for party in deal.parties):
        return NOT_A_TRADER
    given: set[tuple[str, int]] = set()
    for item in deal.items:
        if item.kind not in KINDS:
            return NOT_FOR_SALE
        if item.kind in ("region", "development"):
            if item.count != 1 or (item.kind, item.number) in given:
                return NOT_FOR_SALE
            given.add((item.kind, item.number))
        reason = why_not_give(game, item)
        if reason != ALLOWED:
            return reason
    for party in deal.parties:
        reason = why_not_end(game, party, deal)
        if reason != ALLOWED:
            return reason
    return ALLOWED


def why_not_give(game: Crown, item: DealItem) -> int:
    """basics.trade1: whether the giver has the thing and it is not under attack."""
    state = game.state
    if item.kind == "region":
        if not 0 <= item.number < len(state.owner) or state.owner[item.number] != item.giver:
            return NOT_YOUR_REGION
        return UNDER_ATTACK if item.number in targets(game) else ALLOWED
    if item.kind == "development":
        if item.number not in state.held[item.giver]:
            return NOT_HELD
        return ALREADY_HELD if item.number in state.held[item.taker] else ALLOWED
    if item.kind == "deck":
        return ALLOWED if 0 <= item.number < DECKS else NOT_FOR_SALE
    return ALLOWED


def targets(game: Crown) -> set[int]:
    """basics.trade1: targets of declared actions; of an invasion also those that still wait for their turn."""
    found = set(declared_targets(game.state))
    for frame in game.stack:
        if isinstance(frame, Attack):
            found.add(frame.target)
        elif isinstance(frame, (Coup, Build)):
            found.add(frame.region)
        elif isinstance(frame, Plot) and frame.purpose == FOR_UNREST:
            found.add(frame.first)
    return found


def spare(state: Position, seat: int, deck: int) -> int:
    """basics.trade, round.plans: how many cards of a deck a player surely has in hand, whatever lies planned.

    Nobody else knows the planned cards (ruling R66), so no judgement on a deal may depend on them (ruling R75).
    """
    return state.holding[seat * DECKS + deck] - len(state.plan[seat])


def why_not_end(game: Crown, party: int, deal: Deal) -> int:
    """basics.limits, region.limit, develop.limit, round.plans: what a party must be left with."""
    state = game.state
    gifts = [item for item in deal.items if item.giver == party]
    gains = [item for item in deal.items if item.taker == party]
    if sum(item.count for item in gifts if item.kind == "gold") > state.gold[party]:
        return TOO_EXPENSIVE
    regions = region_count(state, party) + count(gains, "region") - count(gifts, "region")
    if regions > REGION_LIMIT:
        return TOO_MANY_REGIONS
    if regions == 0:
        return LAST_REGION
    held = [each for each in state.held[party] if each not in numbers(gifts, "development")]
    held += numbers(gains, "development")
    if any(sum(1 for each in held if development_type(state, each) == kind) > OF_A_TYPE for kind in (0, 1)):
        return TOO_MANY_DEVELOPMENTS
    hand = [state.holding[party * DECKS + deck] for deck in range(DECKS)]
    before = hand[:]
    for item in gifts:
        if item.kind == "deck":
            hand[item.number] -= item.count
    if min(hand) < 0:
        return NOT_IN_YOUR_HAND
    if any(before[deck] - hand[deck] > max(0, spare(state, party, deck)) for deck in range(DECKS)):
        return PLANS_ARE_LAID
    for item in gains:
        if item.kind == "deck":
            hand[item.number] += item.count
    return ALLOWED if hand == before or can_play_on(state, party, hand) else HAND_TOO_SMALL


def count(items_of: Sequence[DealItem], kind: str) -> int:
    """How many things of a kind are among these."""
    return sum(1 for item in items_of if item.kind == kind)


def numbers(items_of: Sequence[DealItem], kind: str) -> list[int]:
    """The things of a kind among these."""
    return [item.number for item in items_of if item.kind == kind]


def can_play_on(state: Position, seat: int, hand: list[int]) -> bool:
    """round.plans, round.plans_crusade: whether these cards are enough for the plans of this Era and the crusade.

    Those that lie planned are among them.
    """
    rounds = ROUNDS - state.round - int(state.phase in (PLAYING, UPKEEP))
    usable = min(hand[CRUSADE], max(0, 1 - state.crusades[seat]))
    if rounds and state.crusades[seat] == 0 and usable == 0:
        return False
    return sum(hand) - hand[CRUSADE] + usable >= rounds * TURNS + len(state.plan[seat])


def carry_out(game: Crown, deal: Deal) -> None:
    """basics.trade: everything changes hands at once."""
    for item in deal.items:
        if item.kind == "gold":
            give_gold(game, item.giver, item.taker, item.count)
        elif item.kind == "region":
            trade_region(game, item.giver, item.taker, item.number)
        elif item.kind == "development":
            trade_development(game, item.giver, item.taker, item.number)
        else:
            game.call(*(HandOver(item.giver, item.taker, item.number) for _ in range(item.count)))


class HandOver(SeatChoice):
    """basics.trade: which card of the promised deck the giver hands over; only the two of them see it."""

    rule = "basics.trade"
    fields = ("seat", "rival", "deck")
    domain = Domain(verb("hand-over", ("card", CARD)))

    def __init__(self, seat: int, rival: int, deck: int) -> None:
        self.seat = seat
        self.rival = rival
        self.deck = deck

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return game.state.hand[seat]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option not in game.state.hand[seat]:
            return NOT_IN_YOUR_HAND
        return ALLOWED if deck_of(option) == self.deck else OTHER_DECK

    def choose(self, game: Crown, seat: int, option: int) -> None:
        trade_card(game, seat, self.rival, option)
