"""The event of an action card: whom it befalls, and its effects one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import SEAT
from regnum.titles.crusader_kings.facts.pack import PICKS, EventCard
from regnum.titles.crusader_kings.position.queries.regions import region_count
from regnum.titles.crusader_kings.position.queries.seats import is_rival, to_the_left
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program, pack_of
from regnum.titles.crusader_kings.rules.conditions import holds
from regnum.titles.crusader_kings.rules.effects import CONDITION_NOT_MET, RunEffects
from regnum.titles.crusader_kings.rules.frames import SeatChoice, SeatStep

EVENT_BEGAN: Final = EVENTS.add("event_began", "event.resolve", "seat", "event_card")
EVENT_IGNORED: Final = EVENTS.add("event_ignored", "event.condition_self", "event_card")

NOT_A_RIVAL: Final = REASONS.add("not_a_rival", "event.target_other")


CHOICE: Final = PICKS.index("choice")
RICHEST: Final = PICKS.index("richest")
POOREST: Final = PICKS.index("poorest")
LEADER: Final = PICKS.index("leader")
TRAILING: Final = PICKS.index("trailing")


def card_event(state: Position) -> EventCard:
    """event.resolve: the event on the card being played."""
    return pack_of(state).event_on(state.card)


def meets(state: Position, card: EventCard, affected: int, active: int) -> bool:
    """event.condition_self: whether a player meets all conditions of an event."""
    return all(holds(state, condition, affected, active) for condition in card.conditions)


def befallen(state: Position, card: EventCard, active: int) -> list[int]:
    """event.target_self, event.target_other, event.condition_other: whom the event may befall, the likeliest first."""
    if card.target_self:
        return [active] if meets(state, card, active, active) else []
    found = [seat for seat in to_the_left(state, active) if meets(state, card, seat, active)]
    if card.pick in (RICHEST, POOREST):
        people = [seat for seat in found if not is_program(state, seat)]
        found = people or found
    if card.pick == RICHEST:
        found.sort(key=lambda seat: -state.gold[seat])
    elif card.pick == POOREST:
        found.sort(key=lambda seat: state.gold[seat])
    elif card.pick == LEADER:
        found.sort(key=lambda seat: -region_count(state, seat))
    elif card.pick == TRAILING:
        found.sort(key=lambda seat: region_count(state, seat))
    return found


class EventOf(SeatStep):
    """event.resolve, event.condition_other: find the affected player, then do what the card says."""

    steps = ("find",)

    def find(self, game: Crown) -> None:
        """event.condition_self, event.condition_other: an event that fits nobody is ignored."""
        state = game.state
        card = card_event(state)
        found = befallen(state, card, self.seat)
        if not found:
            game.tell(EVENT_IGNORED, state.card)
        elif card.pick == CHOICE and len(found) > 1:
            game.call(ChooseBefallen(self.seat))
        else:
            befall(game, self.seat, found[0])


def befall(game: Crown, active: int, affected: int) -> None:
    """event.target_other: the event happens to a player."""
    game.tell(EVENT_BEGAN, affected, game.state.card)
    game.call(RunEffects(card_event(game.state).effect, 0, affected, active))


class ChooseBefallen(SeatChoice):
    """event.target_other: some cards let the active player choose whom the event befalls."""

    rule = "event.target_other"
    domain = Domain(verb("befall", ("seat", SEAT)))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return to_the_left(game.state, seat)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if not is_rival(state, seat, option):
            return NOT_A_RIVAL
        return ALLOWED if option in befallen(state, card_event(state), seat) else CONDITION_NOT_MET

    def choose(self, game: Crown, seat: int, option: int) -> None:
        befall(game, seat, option)
