"""F7 to F9: corsair, siege and campaign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.pax_renaissance.facts.catalogue import (
    ADJACENT,
    BORDER,
    BORDERS,
    BORDERS_OF,
    CIRCLE,
    CIRCLE_EMPIRE,
    CIRCLES_OF,
    EMPIRE,
    IS_SEA,
    RULER,
    SEA_NEIGHBOURS,
)
from regnum.titles.pax_renaissance.facts.names import NONE, PIRATE
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.locations import empires_in, in_location, location
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import are_adjacent, ruler_owner
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.agents import BORDER_HELD_BY_SAME_PIRATE, LAND_BORDER
from regnum.titles.pax_renaissance.rules.battle import CAMPAIGN_BATTLE, Sides
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, short_of_florins
from regnum.titles.pax_renaissance.rules.pieces import OUTSIDE_LOCATION

PIRATE_SAILED: Final = EVENTS.add("pirate_sailed", "F7.1", "religion", "border", "target_border")
PIECE_BESIEGED: Final = EVENTS.add("piece_besieged", "F8", "piece")
CAMPAIGN_BEGUN: Final = EVENTS.add("campaign_begun", "F9", "seat", "empire", "target_empire", "florins")

NOTHING_THERE: Final = REASONS.add("nothing_there", "F8")
NO_PIRATE_THERE: Final = REASONS.add("no_pirate_there", "F7.1")
OUT_OF_RANGE: Final = REASONS.add("out_of_range", "F7.1")
NOT_AN_ADJACENT_EMPIRE: Final = REASONS.add("not_an_adjacent_empire", "F9")
OWN_EMPIRE: Final = REASONS.add("own_empire", "F9a")
NO_KNIGHTS: Final = REASONS.add("no_knights", "F9b")
CANNOT_PAY_CAMPAIGN: Final = REASONS.add("cannot_pay_campaign", "F9c")


# ---- F7 corsair -----------------------------------------------------------------------------------------------------

CORSAIR_DOMAIN: Final = Domain(verb("sail", ("from", BORDER), ("to", BORDER)))


def corsair_reach(state: Position, place: int, source: int) -> list[int]:
    """F7.1, F7:note1, F7:note2: from a border of the location to its sea borders and those of its sea neighbours."""
    narrow = reading(state, "corsair_range") == "sea_neighbour"
    reach: list[int] = []
    for empire in empires_in(place):
        if source in BORDERS_OF[empire]:
            for other in (empire, *(SEA_NEIGHBOURS if narrow else ADJACENT)[empire]):
                reach += [border for border in BORDERS_OF[other] if IS_SEA[border]]
    return reach


class Corsair(ActiveChoice):
    """F7.1, F7.2, F7a, glossary:pirate.c: a pirate of the icon's colour sails and kills whoever is there."""

    rule = "F7.1"
    open_to_all = True
    fields = ("card", "religion")
    domain = CORSAIR_DOMAIN

    def __init__(self, card: int, religion: int) -> None:
        self.card = card
        self.religion = religion

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        state = game.state
        if self.religion not in state.pirate:
            return
        place = location(state, self.card)
        for source in range(BORDERS):
            if state.pirate[source] == self.religion:
                for target in sorted(set(corsair_reach(state, place, source))):
                    yield CORSAIR_DOMAIN.code("sail", source, target)

    def why_none(self, game: Pax, seat: int) -> int:
        return NO_PIRATE_THERE if self.religion not in game.state.pirate else OUT_OF_RANGE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        source, target = CORSAIR_DOMAIN.numbers(option)
        if state.pirate[source] != self.religion:
            return NO_PIRATE_THERE
        if not IS_SEA[target]:
            return LAND_BORDER
        if target not in corsair_reach(state, location(state, self.card), source):
            return OUT_OF_RANGE
        return BORDER_HELD_BY_SAME_PIRATE if state.pirate[target] == self.religion else ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        source, target = CORSAIR_DOMAIN.numbers(option)
        game.tell(PIRATE_SAILED, self.religion, source, target)
        changes.clear_border(game, target)
        changes.sail(game, source, target)


# ---- F8 siege -------------------------------------------------------------------------------------------------------

SIEGE_DOMAIN: Final = Domain(verb("siege", ("city", CIRCLE)), verb("siege-pirate", ("border", BORDER)))
SIEGE_PIRATE: Final = SIEGE_DOMAIN.base("siege-pirate")


class Siege(ActiveChoice):
    """F8: kill one rook, knight or pirate in the card's location or on its borders, free of charge."""

    rule = "F8"
    open_to_all = True
    fields = ("card",)
    domain = SIEGE_DOMAIN

    def __init__(self, card: int) -> None:
        self.card = card

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        borders: set[int] = set()
        for empire in empires_in(location(game.state, self.card)):
            yield from (circle for circle in CIRCLES_OF[empire] if game.state.circle[circle] != NONE)
            borders.update(BORDERS_OF[empire])
        yield from (SIEGE_PIRATE + border for border in sorted(borders) if game.state.pirate[border] != NONE)

    def why_none(self, game: Pax, seat: int) -> int:
        return NOTHING_THERE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state, place = game.state, location(game.state, self.card)
        if option < SIEGE_PIRATE:
            if not in_location(CIRCLE_EMPIRE[option], place):
                return OUTSIDE_LOCATION
            return ALLOWED if state.circle[option] != NONE else NOTHING_THERE
        border = option - SIEGE_PIRATE
        if not any(border in BORDERS_OF[empire] for empire in empires_in(place)):
            return OUTSIDE_LOCATION
        return ALLOWED if state.pirate[border] != NONE else NOTHING_THERE

    def choose(self, game: Pax, seat: int, option: int) -> None:
        state = game.state
        if option < SIEGE_PIRATE:
            game.tell(PIECE_BESIEGED, state.circle[option])
            changes.kill_noble(game, option)
        else:
            game.tell(PIECE_BESIEGED, PIRATE + state.pirate[option - SIEGE_PIRATE])
            changes.kill_pirate(game, option - SIEGE_PIRATE)


# ---- F9 campaign ----------------------------------------------------------------------------------------------------

CAMPAIGN_DOMAIN: Final = Domain(verb("campaign", ("empire", EMPIRE)))


class Campaign(ActiveChoice):
    """F9, F9a to F9f, F9j.2, E4d.2: a king attacks an adjacent empire with all its knights, a florin for each."""

    rule = "F9"
    fields = ("card",)
    domain = CAMPAIGN_DOMAIN

    def __init__(self, card: int) -> None:
        self.card = card

    def source(self) -> int:
        """The campaigning empire."""
        return self.card - RULER

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return ADJACENT[self.source()] if game.state.florins[seat] else ()

    def why_none(self, game: Pax, seat: int) -> int:
        return CANNOT_PAY_CAMPAIGN

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        if not are_adjacent(state, self.source(), option):
            return NOT_AN_ADJACENT_EMPIRE
        if ruler_owner(state, option) == seat:
            return OWN_EMPIRE
        knights = self.knights(state, option)
        if not knights:
            return NO_KNIGHTS
        return ALLOWED if state.florins[seat] >= knights else CANNOT_PAY_CAMPAIGN

    def shortfalls(self, game: Pax, seat: int, option: int) -> Sequence[Shortfall]:
        """F9c: what is missing to pay all knights."""
        is_short = self.why_not(game, seat, option) == CANNOT_PAY_CAMPAIGN
        return short_of_florins(game.state, seat, self.knights(game.state, option)) if is_short else ()

    def knights(self, state: Position, target: int) -> int:
        """F9b, F9c, F9c:note1: how many attack, all of whom must be paid."""
        return len(Sides(CAMPAIGN_BATTLE, target, source=self.source()).attackers(state))

    def choose(self, game: Pax, seat: int, option: int) -> None:
        price = self.knights(game.state, option)
        game.tell(CAMPAIGN_BEGUN, seat, self.source(), option, price)
        changes.pay_china(game, seat, price)
        game.call(Sides(CAMPAIGN_BATTLE, option, source=self.source()).frame())
