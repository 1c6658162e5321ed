"""card.068b, card.069c, card.108c: what an alliance with a minor power brings: Doria's war on piracy, and troops."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import OPTION_B, OPTION_C, CardEvent, event_key
from regnum.titles.here_i_stand.facts.card_numbers import ANDREA_DORIA, AULD_ALLIANCE, VENETIAN_ALLIANCE
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, IS_PORT, PORTS, SEA_PORTS, SPACE
from regnum.titles.here_i_stand.facts.names import FRANCE, MAJORS, OTTOMAN, PAPACY, REGULAR, SCOTLAND, SQUADRON, VENICE
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.changes.points import undo_piracy
from regnum.titles.here_i_stand.position.changes.ships import build_ship
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.ships import commander_of_leader, sea_of
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import FIRST_SEA, IN_POOL, LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.building import ENEMIES_IN_IT
from regnum.titles.here_i_stand.rules.forming import COUNT, MOST
from regnum.titles.here_i_stand.rules.frames import ChoiceIfAny, ChoiceIfMore, roll_hits
from regnum.titles.here_i_stand.rules.ways import meets_enemies

DORIA_DOES_NOT_CRUISE: Final = REASONS.add("doria_does_not_cruise", "card.068b")
SCOTLAND_IS_NO_ALLY: Final = REASONS.add("scotland_is_no_ally", "card.069c")
VENICE_IS_NO_ALLY: Final = REASONS.add("venice_is_no_ally", "card.108c")
NOT_A_PLACE_FOR_HELP: Final = REASONS.add("not_a_place_for_help", "card.069c")
TOO_MUCH_HELP: Final = REASONS.add("too_much_help", "card.rule.up_to")
NO_COUNTERS_FOR_HELP: Final = REASONS.add("no_counters_for_help", "17.limit")

# ---- card 68: Andrea Doria against the pirates ----------------------------------------------------------------------

DORIA: Final = LEADER_NUMBER["andrea_doria"]


def doria_figure(state: Position, name: str) -> int:
    """card.068b: a number that the card prints."""
    return PACKS[state.pack].figure(ANDREA_DORIA, name)


def why_not_cruise(state: Position, power: int) -> int:
    """card.068b: 0 if Doria, for a power at war with the Ottoman, is in a zone with so many Ottoman ports; else why."""
    at, master = state.leader_at[DORIA], commander_of_leader(state, DORIA)
    if not FIRST_SEA <= at < LOCATIONS or master >= MAJORS or not state.war[master] >> OTTOMAN & 1:
        return DORIA_DOES_NOT_CRUISE
    ports = [port for port in SEA_PORTS[sea_of(at)] if state.control[port] == OTTOMAN]
    return ALLOWED if len(ports) >= doria_figure(state, "ports") else DORIA_DOES_NOT_CRUISE


def cruise(game: Europe, power: int) -> None:
    """card.068b: a card for whoever plays it and one for Doria's master; dice take points of piracy away."""
    for drawer in (power, commander_of_leader(game.state, DORIA)):
        deal_card(game, drawer)
    hits = roll_hits(game, power, doria_figure(game.state, "piracy_dice"))
    if hits:
        undo_piracy(game, hits)


# ---- card 69: French troops in Scotland -----------------------------------------------------------------------------

FRENCH_HELP: Final = 3


def why_not_help(state: Position, power: int) -> int:
    """card.069c, ruling.g105: 0 if France is the ally of Scotland, in its own impulse; else the reason."""
    return ALLOWED if power == FRANCE and state.master[SCOTLAND] == FRANCE else SCOTLAND_IS_NO_ALLY


HELPING: Final = Domain(verb("land", ("space", SPACE), ("count", COUNT)))


class LandInScotland(ChoiceIfAny):
    """card.069c, card.rule.up_to, 17.1: up to three regulars in one Scottish home space under French control, without
    a siege or enemies."""

    rule = "card.069c"
    open_to_all = True
    domain = HELPING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for space in HOME_SPACES[SCOTLAND]:
            yield from range(space * MOST, space * MOST + FRENCH_HELP)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state, space, count = game.state, option // MOST, option % MOST + 1
        if space not in HOME_SPACES[SCOTLAND] or state.control[space] != FRANCE or is_besieged(state, space):
            return NOT_A_PLACE_FOR_HELP
        if meets_enemies(state, FRANCE, space):
            return ENEMIES_IN_IT
        if count > FRENCH_HELP:
            return TOO_MUCH_HELP
        return ALLOWED if can_add(state, space, FRANCE, REGULAR, count) else NO_COUNTERS_FOR_HELP

    def choose(self, game: Europe, seat: int, option: int) -> None:
        place_units(game, option // MOST, FRANCE, REGULAR, option % MOST + 1)


# ---- card 108: Venetian troops and ships for the Papacy -------------------------------------------------------------

VENETIAN_REGULARS: Final = 1
VENETIAN_SQUADRONS: Final = 2


def why_not_call_venice(state: Position, power: int) -> int:
    """card.108c, ruling.g105: 0 if Venice is the ally of the Papacy, in its own impulse; else the reason."""
    return ALLOWED if power == PAPACY and state.master[VENICE] == PAPACY else VENICE_IS_NO_ALLY


CALLING: Final = Domain(verb("help-at", ("space", SPACE)))


class CallVenice(ChoiceIfAny):
    """card.108c, 17.1: to which papal port without a siege or enemies the Venetians come."""

    rule = "card.108c"
    open_to_all = True
    domain = CALLING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return PORTS

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        open_port = IS_PORT[option] and state.control[option] == PAPACY and not is_besieged(state, option)
        if not open_port:
            return NOT_A_PLACE_FOR_HELP
        return ENEMIES_IN_IT if meets_enemies(state, PAPACY, option) else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(AddVenetians(self.power, option, VENETIAN_REGULARS, VENETIAN_SQUADRONS))


ADDING: Final = Domain(verb("add-regular"), verb("add-squadron"), verb("enough"))
ADD_REGULAR: Final = ADDING.base("add-regular")
ENOUGH: Final = ADDING.base("enough")


class AddVenetians(ChoiceIfMore):
    """card.108c, card.rule.up_to: up to one regular and two squadrons, as far as there are counters."""

    rule = "card.108c"
    open_to_all = True
    fields = ("power", "space", "regulars", "squadrons")
    domain = ADDING

    def __init__(self, power: int, space: int, regulars: int, squadrons: int) -> None:
        self.power = power
        self.space = space
        self.regulars = regulars
        self.squadrons = squadrons

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == ENOUGH:
            return ALLOWED
        if not (self.regulars if option == ADD_REGULAR else self.squadrons):
            return TOO_MUCH_HELP
        if option == ADD_REGULAR:
            return ALLOWED if can_add(state, self.space, VENICE, REGULAR, 1) else NO_COUNTERS_FOR_HELP
        free = any(at == IN_POOL and state.ship_owner[ship] == VENICE for ship, at in enumerate(state.ship_at))
        return ALLOWED if free else NO_COUNTERS_FOR_HELP

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == ENOUGH:
            return
        if option == ADD_REGULAR:
            place_units(game, self.space, VENICE, REGULAR, 1)
            game.call(AddVenetians(self.power, self.space, self.regulars - 1, self.squadrons))
        else:
            build_ship(game, VENICE, SQUADRON, self.space)
            game.call(AddVenetians(self.power, self.space, self.regulars, self.squadrons - 1))


HELP_EVENTS: Final[dict[int, CardEvent]] = {
    event_key(ANDREA_DORIA, OPTION_B): CardEvent(why_not_cruise, cruise),
    event_key(AULD_ALLIANCE, OPTION_C): CardEvent(why_not_help, lambda game, power: game.call(LandInScotland(power))),
    event_key(VENETIAN_ALLIANCE, OPTION_C): CardEvent(
        why_not_call_venice, lambda game, power: game.call(CallVenice(power))
    ),
}  # by card and option
