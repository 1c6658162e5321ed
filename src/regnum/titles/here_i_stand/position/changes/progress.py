"""7, 11: turns, phases, impulses and command points."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import ROXELANA
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.armies import disband_army
from regnum.titles.here_i_stand.position.changes.england import forget_wedding
from regnum.titles.here_i_stand.position.changes.map import forget_fresh_sieges
from regnum.titles.here_i_stand.position.changes.religion import forget_targets
from regnum.titles.here_i_stand.position.changes.tallies import clear_marks
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import ARMIES, Europe, Position, replaced

TURN_BEGAN: Final = EVENTS.add("turn_began", "7", "turn")
PHASE_BEGAN: Final = EVENTS.add("phase_began", "7", "phase")
ROLLED_AT_SEA: Final = EVENTS.add("rolled_at_sea", "16.1.step4b", "power", "total")
PASSED: Final = EVENTS.add("passed", "11.pass", "power")
SKIP_ORDERED: Final = EVENTS.add("skip_ordered", "card.038b", "power")
IMPULSE_SKIPPED: Final = EVENTS.add("impulse_skipped", "card.038b", "power")
GAME_WON: Final = EVENTS.add("game_won", "23", "power", "ending")


def begin_turn(game: Europe) -> None:
    """7: the next turn begins."""
    game.state.turn += 1
    game.state.in_force = []
    forget_wedding(game.state)
    game.tell(TURN_BEGAN, game.state.turn)


def begin_phase(game: Europe, phase: int) -> None:
    """7: a phase or segment begins."""
    game.state.phase = phase
    game.state.unsettled = 1
    game.tell(PHASE_BEGAN, phase)


def begin_impulse(state: Position, power: int) -> None:
    """11: a power's impulse begins; whatever held for the last one is over."""
    state.active = power
    state.impulse += 1
    end_of_impulse_marks(state)


def end_of_impulse_marks(state: Position) -> None:
    """11: marks that last for an impulse are taken off."""
    state.cp = 0
    state.assaulted = []
    state.weather = 0
    state.gout = 0
    state.doomed = 0
    state.fought_abroad = 0
    state.barred_cards = []
    state.orders = []
    state.arrived = []
    end_free_assault(state)
    clear_marks(state)
    forget_targets(state)
    forget_fresh_sieges(state)
    for army in range(ARMIES):
        disband_army(state, army)


def end_impulses(state: Position) -> None:
    """11: the action phase is over."""
    end_of_impulse_marks(state)
    state.active = NONE
    state.passes = 0
    state.skips = [0] * MAJORS


def gain_points(state: Position, count: int) -> None:
    """11.cp: the active power has so many command points more."""
    state.cp += count


def spend_points(state: Position, count: int) -> None:
    """11.1: the active power pays for an action."""
    state.cp -= count


def lose_points(state: Position) -> None:
    """11.1: command points that are not spent are lost."""
    state.cp = 0


def note_pass(game: Europe, power: int) -> None:
    """11.pass: a power passes."""
    game.state.passes |= 1 << power
    game.tell(PASSED, power)


def note_play(state: Position) -> None:
    """11.pass: a card was played, so passes are counted anew."""
    state.passes = 0


def order_skip(game: Europe, power: int) -> None:
    """card.038b: a power will skip its next impulse of this turn."""
    game.state.skips = replaced(game.state.skips, power, game.state.skips[power] + 1)
    game.tell(SKIP_ORDERED, power)


def skip_impulse(game: Europe, power: int) -> None:
    """card.038b, ruling.g91: an impulse is skipped, which is no pass."""
    game.state.skips = replaced(game.state.skips, power, game.state.skips[power] - 1)
    game.tell(IMPULSE_SKIPPED, power)


def put_in_force(state: Position, card: int) -> None:
    """6.1.turn_events, 6.1.turn_markers: the event of a card lasts until the turn ends."""
    state.in_force = sorted({*state.in_force, card})


def end_event(state: Position, card: int) -> None:
    """23.2.bonus6: an event that lasts has had its effect and is over."""
    state.in_force = [each for each in state.in_force if each != card]


def end_free_assault(state: Position) -> None:
    """card.042: the free assault was made, or the impulse is over."""
    state.in_force = [card for card in state.in_force if card != ROXELANA]


def mark_settled(state: Position) -> None:
    """23.1: whatever has changed was looked at."""
    state.unsettled = 0


def note_assault(state: Position, space: int) -> None:
    """15.1.once: a space is assaulted once an impulse."""
    state.assaulted = sorted([*state.assaulted, space])


def note_event(state: Position, card: int) -> None:
    """6.1: an event has changed the game for good."""
    state.happened = sorted({*state.happened, card})
    state.unsettled = 1


def begin_foul_weather(state: Position) -> None:
    """card.031: foul weather stops the active power until its impulse ends."""
    state.weather = 1


def lay_low(state: Position, leader: int) -> None:
    """card.032: a leader has gout until the impulse ends."""
    state.gout |= 1 << leader


def doom_army(state: Position) -> None:
    """13.4.option1: an army that goes on past what it could not besiege dies if it must retreat."""
    state.doomed = 1


def spare_army(state: Position) -> None:
    """13.4.option1: the danger of going on is over."""
    state.doomed = 0


def end_game(game: Europe, ending: int, winners: list[int]) -> None:
    """23: the game is won."""
    game.state.ending = ending
    game.state.winners = winners
    for power in winners:
        game.tell(GAME_WON, power, ending)
    game.finish()


def note_defeat(state: Position) -> None:
    """22.5: Hungary-Bohemia is defeated."""
    state.hungary_defeated = 1


def note_roll(game: Europe, power: int, total: int) -> None:
    """16.1.step4b: what two dice and a modifier come to."""
    game.state.roll = total
    game.tell(ROLLED_AT_SEA, power, total)


def turn_roll(state: Position, change: int) -> None:
    """card.034a: rowers change a roll."""
    state.roll += change


def forget_roll(state: Position) -> None:
    """16.1.step4b: the try is over."""
    state.roll = 0
    state.chosen_ships = []
    state.chosen_admirals = 0
