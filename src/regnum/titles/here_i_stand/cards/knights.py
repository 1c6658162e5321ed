"""card.086: the Knights of Saint John seize Ottoman goods, or find a new home."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, IS_PORT, SEA_PORTS, SEAS_OF, SPACE
from regnum.titles.here_i_stand.facts.names import HAPSBURG, INDEPENDENT, NONE, OTTOMAN
from regnum.titles.here_i_stand.position.changes.cards import take_random_card
from regnum.titles.here_i_stand.position.changes.map import fortify, take_control
from regnum.titles.here_i_stand.position.changes.points import build_st_peters
from regnum.titles.here_i_stand.position.changes.troops import place_knights
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.queries.spaces import fortresses_left, home_of, is_besieged, is_fortified
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import ChoiceIfAny
from regnum.titles.here_i_stand.rules.minor_powers import expel, guests_of

KNIGHTS_ARE_HOMELESS: Final = REASONS.add("knights_are_homeless", "card.086a")
KNIGHTS_ARE_BESIEGED: Final = REASONS.add("knights_are_besieged", "card.086a")
NO_OTTOMAN_SHIPPING: Final = REASONS.add("no_ottoman_shipping", "card.086a")
KNIGHTS_HAVE_A_HOME: Final = REASONS.add("knights_have_a_home", "card.086b")
NO_HOME_FOR_KNIGHTS: Final = REASONS.add("no_home_for_knights", "card.086b")

# ---- option a: prizes at sea ----------------------------------------------------------------------------------------


def why_not_seize(state: Position, power: int) -> int:
    """card.086, card.086a: 0 if the Knights are free and share a sea zone with an Ottoman port, else the reason."""
    if state.knights == NONE:
        return KNIGHTS_ARE_HOMELESS
    if is_besieged(state, state.knights):
        return KNIGHTS_ARE_BESIEGED
    near = [port for sea in SEAS_OF[state.knights] for port in SEA_PORTS[sea]]
    return ALLOWED if any(state.control[port] == OTTOMAN for port in near) else NO_OTTOMAN_SHIPPING


def seize_goods(game: Europe, power: int) -> None:
    """card.086a, card.rule.random_draw: a random Ottoman card is thrown away; its points go to Saint Peter's."""
    if drawable_cards(game.state, OTTOMAN):
        card = take_random_card(game, OTTOMAN)
        build_st_peters(game, points_of_card(game.state, card))


# ---- option b: a new home -------------------------------------------------------------------------------------------


def why_not_settle(state: Position, power: int) -> int:
    """card.086b: 0 if the Knights are off the map, else the reason."""
    return ALLOWED if state.knights == NONE else KNIGHTS_HAVE_A_HOME


def settle_knights(game: Europe, power: int) -> None:
    """card.086b, card.rule.resolved_by_key: the Hapsburgs give them a port, whoever plays the card."""
    game.call(SettleKnights(HAPSBURG))


SETTLING: Final = Domain(verb("settle", ("space", SPACE)))


class SettleKnights(ChoiceIfAny):
    """card.086b: which Hapsburg home port; without one the Knights stay where they are."""

    rule = "card.086b"
    open_to_all = True
    domain = SETTLING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return HOME_SPACES[HAPSBURG]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        is_home = home_of(game.state, option) == HAPSBURG and game.state.control[option] == HAPSBURG
        return ALLOWED if is_home and IS_PORT[option] else NO_HOME_FOR_KNIGHTS

    def choose(self, game: Europe, seat: int, option: int) -> None:
        """card.086b, 9.3.step3.2, chart.markers: a free fortress of the Knights; all others leave it."""
        state = game.state
        guests = guests_of(state, option)
        take_control(game, option, INDEPENDENT)
        if not is_fortified(state, option) and fortresses_left(state):
            fortify(game, option, BUILT_FORTRESS)
        place_knights(game, option)
        for guest in guests:
            expel(game, guest, option)
