"""L. Victory: comets, the four victory cards, and the patron victory."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import VICTORY
from regnum.titles.pax_renaissance.facts.names import NONE, P_PATRON, PATRON_VICTORY
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.tableau import victory_prestige
from regnum.titles.pax_renaissance.position.queries.victories import actions_to_declare, meets_conditions, players
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice

VICTORY_DECLARED: Final = EVENTS.add("victory_declared", "L2", "seat", "victory")
PATRON_VICTORY_HELD: Final = EVENTS.add("patron_victory_held", "L2a", "seat")

NO_ACTIONS_LEFT: Final = REASONS.add("no_actions_left", "D1.intro1")
VICTORY_INACTIVE: Final = REASONS.add("victory_inactive", "L2")
VICTORY_NEEDS_TWO_ACTIONS: Final = REASONS.add("victory_needs_two_actions", "glossary:effect.a")
CONDITIONS_NOT_MET: Final = REASONS.add("conditions_not_met", "L2")
VICTORY_ALREADY_ACTIVE: Final = REASONS.add("victory_already_active", "L1")


ACTIVATE: Final = Domain(verb("activate", ("victory", VICTORY)))


class ActivateVictory(ActiveChoice):
    """L1, A3, glossary:victory_cards, comet: which inactive victory card a comet activates."""

    rule = "L1"
    open_to_all = True
    domain = ACTIVATE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return VICTORY_ALREADY_ACTIVE if game.state.victory[option] else ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        changes.activate_victory(game, seat, option)


def why_not_declare(state: Position, seat: int, victory: int) -> int:
    """A3a, D1.8, E6, L2: an active victory, enough actions, and all its conditions."""
    if not state.victory[victory]:
        return VICTORY_INACTIVE
    if state.actions < actions_to_declare(state, victory):
        return VICTORY_NEEDS_TWO_ACTIONS if state.actions else NO_ACTIONS_LEFT
    return ALLOWED if meets_conditions(state, seat, victory) else CONDITIONS_NOT_MET


def victories_to_declare(state: Position, seat: int) -> list[int]:
    """L2: the active victories that the player could declare now."""
    met = [way for way in range(4) if state.victory[way] and meets_conditions(state, seat, way)]
    return [way for way in met if actions_to_declare(state, way) <= state.actions]


def declare(game: Pax, seat: int, victory: int) -> None:
    """L2, B7b.2: the player wins at once."""
    game.tell(VICTORY_DECLARED, seat, victory)
    changes.end_game(game, victory, [seat])


def hold_patron_victory(game: Pax) -> None:
    """L2a, L2b, D2b:note1: the market cannot be filled; most patron prestige wins, then most florins, else shared.

    In a game for one there is no such victory: the automated bank wins in its next turn (see `claim_victory`).
    """
    state = game.state
    if state.automaton != NONE:
        return
    ranks = {seat: (victory_prestige(state, seat, P_PATRON), state.florins[seat]) for seat in players(state)}
    best = max(ranks.values())
    winners = [seat for seat, rank in ranks.items() if rank == best]
    for winner in winners:
        game.tell(PATRON_VICTORY_HELD, winner)
    changes.end_game(game, PATRON_VICTORY, winners)
