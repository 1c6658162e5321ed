"""E2.1, H, I, J, K: the one-shots of a played card, and when each may be fired."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import (
    AGENTS,
    APOSTATES,
    CIRCLES_OF,
    EMPIRE,
    EMPIRES,
    ONE_SHOT,
    PRINTED_LOCATION,
    ROUTE_CIRCLE,
    SHIFT_NEEDS,
    SHIFT_ROUTE,
    SUITORS,
    WAR_RELIGION,
)
from regnum.titles.pax_renaissance.facts.names import (
    APOSTASY,
    CATHOLIC,
    CONSPIRACY,
    CORONATION,
    NONE,
    PEASANT_REVOLT,
    RELIGIOUS_WAR,
    TRADE_SHIFT,
    is_noble,
)
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import is_usable
from regnum.titles.pax_renaissance.position.queries.locations import empires_in, in_location
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import has
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.agents import ALWAYS, IF_ROOM, OPTIONAL, Agents, PlaceAgent, own_agents
from regnum.titles.pax_renaissance.rules.apostasy import Apostasy
from regnum.titles.pax_renaissance.rules.battle import Muster, Sides, fighting_agents, heretics
from regnum.titles.pax_renaissance.rules.coronation import Coronation, why_not_crown
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Step
from regnum.titles.pax_renaissance.rules.pieces import OUTSIDE_LOCATION
from regnum.titles.pax_renaissance.rules.religious_war import ReligiousWar
from regnum.titles.pax_renaissance.rules.trade_shift import TradeShift, why_not_shift

ONE_SHOT_FIRED: Final = EVENTS.add("one_shot_fired", "E2.decl", "seat", "card", "empire")
ONE_SHOT_DECLINED: Final = EVENTS.add("one_shot_declined", "glossary:battle.a", "seat", "card")

NOT_ON_THIS_CARD: Final = REASONS.add("not_on_this_card", "B5e")
NO_HERETICS: Final = REASONS.add("no_heretics", "K1c")
AGENTS_CANNOT_BE_PLACED: Final = REASONS.add("agents_cannot_be_placed", "E2.1b")


FIRE: Final = Domain(verb("fire", ("empire", EMPIRE)), verb("fire-everywhere"), verb("decline"))
FIRE_EVERYWHERE: Final = FIRE.base("fire-everywhere")
DECLINE: Final = FIRE.base("decline")

BATTLES: Final[tuple[int, ...]] = (CONSPIRACY, PEASANT_REVOLT, RELIGIOUS_WAR)


class DeclareOneShot(ActiveChoice):
    """E2.decl, B5e, J, glossary:battle.a: whether to fire the one-shot of a card, and where.

    `sold` is set when the card fires while it is sold (A1d.1); then nothing happens without the one-shot.
    """

    rule = "E2.decl"
    open_to_all = True
    fields = ("card", "sold")
    domain = FIRE

    def __init__(self, card: int, sold: int) -> None:
        self.card = card
        self.sold = sold

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state, card, kind = game.state, self.card, ONE_SHOT[self.card]
        if option == DECLINE:
            return ALLOWED
        if self.sold and not fires_when_sold(state, card):
            return NOT_ON_THIS_CARD
        if option == FIRE_EVERYWHERE:
            if kind == TRADE_SHIFT:
                reason = why_not_shift(state, seat, card, SHIFT_ROUTE[card], SHIFT_NEEDS[card])
                return reason or why_not_agents(game, card)
            return why_not_agents(game, card) if kind == APOSTASY else NOT_ON_THIS_CARD
        if kind == CORONATION:
            return why_not_crown(state, seat, SUITORS[card], option)
        if kind not in BATTLES:
            return NOT_ON_THIS_CARD
        if not in_location(option, PRINTED_LOCATION[card]):
            return OUTSIDE_LOCATION
        if kind == RELIGIOUS_WAR and not heretics(state, option, WAR_RELIGION[card]):
            return NO_HERETICS
        return ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        """Jb, J1, J2, K1, glossary:civil_war: conspiracies, revolts and religious wars are battles."""
        card = self.card
        if option == DECLINE:
            self.decline(game, seat)
            return
        game.tell(ONE_SHOT_FIRED, seat, card, option if option < FIRE_EVERYWHERE else NONE)
        kind = ONE_SHOT[card]
        agents = own_agents(seat, AGENTS[card])
        if kind == CORONATION:
            game.call(Coronation(card, option))
        elif kind == RELIGIOUS_WAR:
            pawns_fight = reading(game.state, "pawn_agents_in_religious_war") == "yes"
            fighting, later = fighting_agents(agents, pawns_fight)
            religion = WAR_RELIGION[card]
            game.call(Muster(fighting), ReligiousWar(option, religion), Agents(card, later, IF_ROOM))
        elif kind in BATTLES:
            fighting, later = fighting_agents(agents, True)
            game.call(Muster(fighting), Sides(kind, option).frame(), Agents(card, later, IF_ROOM))
        else:
            self.fire_without_battle(game, agents)

    def fire_without_battle(self, game: Pax, agents: tuple[int, ...]) -> None:
        """E2.1, E2.1b, H1.1, K3b, glossary:one_shot: agents first by the base text, the one-shot first by another."""
        card = self.card
        strict = reading(game.state, "no_battle_forced_placement") == "always"
        placing = Agents(card, agents, ALWAYS if strict else IF_ROOM)
        shifts = ONE_SHOT[card] == TRADE_SHIFT
        effect: Step = TradeShift(SHIFT_ROUTE[card]) if shifts else Apostasy(*APOSTATES[card])
        if reading(game.state, "no_battle_agent_timing") == "agents_first":
            game.call(placing, effect)
        else:
            game.call(effect, placing)

    def decline(self, game: Pax, seat: int) -> None:
        """E2.2, I2, Ja: without the one-shot agents are optional; a queen becomes an old maid."""
        game.tell(ONE_SHOT_DECLINED, seat, self.card)
        if self.sold:
            return
        if ONE_SHOT[self.card] == CORONATION:
            changes.make_old_maid(game, seat, self.card)
        else:
            game.call(Agents(self.card, own_agents(seat, AGENTS[self.card]), OPTIONAL))

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        kind = ONE_SHOT[self.card]
        if kind == CORONATION:
            return (*range(EMPIRES), DECLINE)
        if kind in BATTLES:
            return (*empires_in(PRINTED_LOCATION[self.card]), DECLINE)
        return (FIRE_EVERYWHERE, DECLINE)


def why_not_agents(game: Pax, card: int) -> int:
    """E2.1b in the stricter reading: who cannot place all agents may not fire the one-shot."""
    if reading(game.state, "no_battle_forced_placement") != "always":
        return ALLOWED
    agents = own_agents(game.state.active, AGENTS[card])
    nobles = sum(is_noble(piece) for piece in agents)
    if nobles:
        possible = enough_cities(game.state, card, nobles)
    else:
        possible = PlaceAgent(card, agents, ALWAYS, NONE, ()).can_place(game)
    return ALLOWED if possible else AGENTS_CANNOT_BE_PLACED


def enough_cities(state: Position, card: int, nobles: int) -> bool:
    """E2.1b, E2.2b.2: whether the empty cities, and the florins to empty others, suffice for all nobles of a card."""
    opened = NONE  # an emporium that the one-shot opens before the agents come
    if ONE_SHOT[card] == TRADE_SHIFT and reading(state, "no_battle_agent_timing") == "one_shot_first":
        opened = ROUTE_CIRCLE[SHIFT_ROUTE[card]]
    cities = [
        circle
        for empire in empires_in(PRINTED_LOCATION[card])
        for circle in CIRCLES_OF[empire]
        if circle == opened or is_usable(state, circle)
    ]
    empty = sum(state.circle[circle] == NONE for circle in cities)
    return nobles - empty <= state.florins[state.active]


def fires_when_sold(state: Position, card: int) -> bool:
    """A1d.1: which one-shots a card may fire while it is sold under Machiavellianism."""
    kind = ONE_SHOT[card]
    if kind == RELIGIOUS_WAR:
        return WAR_RELIGION[card] == CATHOLIC or reading(state, "machiavellianism_wars") == "all_religious_wars"
    return kind in (CONSPIRACY, PEASANT_REVOLT, APOSTASY)


def may_fire_sold(state: Position, seat: int, card: int, from_tableau: bool) -> bool:
    """A1d.1: whether the seller of a card may fire its one-shot."""
    if not has(state, seat, "sold_cards_fire_one_shot") or not fires_when_sold(state, card):
        return False
    return from_tableau or reading(state, "machiavellianism_sales") == "tableau_and_hand"
