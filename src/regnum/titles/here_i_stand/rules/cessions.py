"""9.1.e: spaces that change hands by agreement, and mercenaries that change masters (9.1.g)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, ELECTORATES, SPACE
from regnum.titles.here_i_stand.facts.names import MERCENARY, PROTESTANT
from regnum.titles.here_i_stand.position.changes.diplomacy import note_agreement
from regnum.titles.here_i_stand.position.changes.map import lift_siege, take_control
from regnum.titles.here_i_stand.position.changes.troops import lose_units, place_units
from regnum.titles.here_i_stand.position.queries.agreements import MERCENARY_GIFT, towns_with_mercenaries
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.powers import are_allies, are_enemies
from regnum.titles.here_i_stand.position.queries.spaces import is_league_formed
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.minor_powers import expel, guests_of
from regnum.titles.here_i_stand.rules.recruits import fill_wars
from regnum.titles.here_i_stand.rules.shortage import trim_stacks

NO_MERCENARIES_TO_GIVE_THERE: Final = REASONS.add("no_mercenaries_to_give_there", "9.1.g1")
NOT_A_PLACE_FOR_THEM: Final = REASONS.add("not_a_place_for_them", "9.1.g3")


class Cession(PowerStep):
    """9.1.e, ruling.g15: a power cedes a space; its troops and those of strangers leave as in 9.3.step3.2."""

    fields = ("power", "to", "space")
    steps = ("cede", "leave")

    def __init__(self, power: int, to: int, space: int) -> None:
        self.power = power
        self.to = to
        self.space = space

    def cede(self, game: Europe) -> None:
        """9.1.e: control changes hands; whoever besieged it for himself is within."""
        take_control(game, self.space, self.to)
        lift_siege(game, self.space, self.to)

    def leave(self, game: Europe) -> None:
        """9.1.e, ruling.g15: the former holder leaves, and all who are no friends of the new one; only who besieges the
        space and is at war with him stays."""
        state = game.state
        for guest in guests_of(state, self.space):
            goes_on = state.besiegers[self.space] >> guest & 1 == 1 and are_enemies(state, guest, self.to)
            if guest == self.power or not (goes_on or are_allies(state, guest, self.to)):
                expel(game, guest, self.space)


# ---- mercenaries ----------------------------------------------------------------------------------------------------


def places_for_mercenaries(state: Position, power: int) -> list[int]:
    """9.1.g3, 9.1.g4, ruling.g16, ruling.g102: the capitals that a power controls; of the Protestants electorates."""
    if power == PROTESTANT and not is_league_formed(state):
        return []
    towns = ELECTORATES if power == PROTESTANT else CAPITALS[power]
    return [space for space in towns if state.control[space] == power]


GIVING: Final = Domain(verb("give-from", ("space", SPACE)))


class GiveMercenaries(PowerChoice):
    """9.1.g1: the giver takes mercenaries off the map one by one, from wherever he likes."""

    rule = "9.1.g1"
    open_to_all = True
    fields = ("power", "count")
    domain = GIVING

    def __init__(self, power: int, count: int) -> None:
        self.power = power
        self.count = count

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return towns_with_mercenaries(game.state, self.power)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        towns = towns_with_mercenaries(game.state, self.power)
        return ALLOWED if option in towns else NO_MERCENARIES_TO_GIVE_THERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        lose_units(game, option, self.power, MERCENARY, 1)
        trim_stacks(game, self.power, [option])
        give_mercenaries(game, self.power, self.count - 1)


def give_mercenaries(game: Europe, power: int, count: int) -> None:
    """9.1.g1: a choice only if they stand in several spaces."""
    towns = towns_with_mercenaries(game.state, power)
    if count and len(towns) > 1:
        game.call(GiveMercenaries(power, count))
    elif count and towns:
        lose_units(game, towns[0], power, MERCENARY, count)
        trim_stacks(game, power, towns)


TAKING_IN: Final = Domain(verb("place-at", ("space", SPACE)))


class TakeMercenaries(PowerChoice):
    """9.1.g2, 9.1.g4, ruling.g102: in which of several places new mercenaries of the receiver come."""

    rule = "9.1.g4"
    open_to_all = True
    fields = ("power", "count")
    domain = TAKING_IN

    def __init__(self, power: int, count: int) -> None:
        self.power = power
        self.count = count

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return open_places(game.state, self.power, self.count)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in open_places(game.state, self.power, self.count) else NOT_A_PLACE_FOR_THEM

    def choose(self, game: Europe, seat: int, option: int) -> None:
        place_units(game, option, self.power, MERCENARY, self.count)


def open_places(state: Position, power: int, count: int) -> list[int]:
    """9.1.g2: the places at which there are counters for so many new mercenaries."""
    return [space for space in places_for_mercenaries(state, power) if can_add(state, space, power, MERCENARY, count)]


class MercenaryGift(PowerStep):
    """9.1.g: mercenaries leave one power's service for another's."""

    fields = ("power", "to", "count")
    steps = ("give", "take")

    def __init__(self, power: int, to: int, count: int) -> None:
        self.power = power
        self.to = to
        self.count = count

    def give(self, game: Europe) -> None:
        """9.1.g1, 9.1.g5: off the map; none come back in this turn."""
        note_agreement(game.state, MERCENARY_GIFT, self.power, self.to, self.count)
        give_mercenaries(game, self.power, self.count)

    def take(self, game: Europe) -> None:
        """9.1.g2, 21.7.refill1: as many new ones of the receiver, first for its foreign wars."""
        count = fill_wars(game, self.to, MERCENARY, self.count)
        places = open_places(game.state, self.to, count)
        if count and len(places) > 1:
            game.call(TakeMercenaries(self.to, count))
        elif count and places:
            place_units(game, places[0], self.to, MERCENARY, count)
