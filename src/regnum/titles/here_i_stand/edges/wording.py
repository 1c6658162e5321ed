"""How the numbers in events, moves and frames become names. The words themselves are in `locales/`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.wording import Namer, Speaker, Wording, namer
from regnum.titles.here_i_stand.facts.catalogue import (
    CARD_IDS,
    COLONY_IDS,
    LINK_FROM,
    LINK_TO,
    SEA_IDS,
    SEAS,
    SPACE_IDS,
)
from regnum.titles.here_i_stand.facts.foreign_wars import WAR_CARDS
from regnum.titles.here_i_stand.facts.names import (
    ACTION_IDS,
    COMBAT_NAMES,
    ENDING_NAMES,
    FAITH_NAMES,
    PAYMENT_NAMES,
    PHASE_IDS,
    POWER_IDS,
    PREGNANCY_NAMES,
    PRIZE_IDS,
    SIDE_NAMES,
    UNIT_NAMES,
    USE_NAMES,
    WIFE_IDS,
    ZONE_NAMES,
)
from regnum.titles.here_i_stand.facts.passages import PASSAGE_FROM, PASSAGE_TO
from regnum.titles.here_i_stand.facts.people import (
    CONQUEROR_IDS,
    DEBATER_IDS,
    EXPLORER_IDS,
    LEADER_IDS,
    REFORMER_IDS,
    RULER_IDS,
)
from regnum.titles.here_i_stand.position.queries.troops import kind_of, listed, owner_of
from regnum.titles.here_i_stand.position.state import ABROAD, CAPTIVE, FIRST_SEA, IN_POOL, NOT_IN_PLAY, ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.spring import CAPITAL_SPACES

ANNOUNCED: Final = ("move", "assault", "naval_move", "transport", "piracy")  # what is announced
CHANGES: Final = ("more", "less")  # what rowers make of a roll
OFF_MAP: Final = {
    IN_POOL: "in_pool",
    ON_TURN_TRACK: "on_turn_track",
    NOT_IN_PLAY: "not_in_play",
    ABROAD: "abroad",
}  # where something is that is not on the map


def named(kind: str, names: Sequence[str]) -> Namer:
    """A namer for things whose messages are called after them."""
    return namer("his", kind, names)


power_name: Final = named("power", POWER_IDS)
space_name: Final = named("space", SPACE_IDS)
sea_name: Final = named("sea", SEA_IDS)
unit_name: Final = named("unit", UNIT_NAMES)
leader_name: Final = named("leader", LEADER_IDS)
ruler_name: Final = named("ruler", RULER_IDS)
card_name: Final = named("card", CARD_IDS)
zone_name: Final = named("zone", ZONE_NAMES)
faith_name: Final = named("faith", FAITH_NAMES)
phase_name: Final = named("phase", PHASE_IDS)
action_name: Final = named("action", ACTION_IDS)
use_name: Final = named("use", USE_NAMES)
announced_name: Final = named("announced", ANNOUNCED)
side_name: Final = named("side", SIDE_NAMES)
payment_name: Final = named("payment", PAYMENT_NAMES)
change_name: Final = named("change", CHANGES)
combat_name: Final = named("combat", COMBAT_NAMES)
ending_name: Final = named("victory", ENDING_NAMES)
debater_name: Final = named("debater", DEBATER_IDS)
reformer_name: Final = named("reformer", REFORMER_IDS)
explorer_name: Final = named("explorer", EXPLORER_IDS)
conqueror_name: Final = named("conqueror", CONQUEROR_IDS)
prize_name: Final = named("prize", PRIZE_IDS)
colony_name: Final = named("colony", COLONY_IDS)
foreign_war_name: Final = named("card", tuple(CARD_IDS[card] for card in WAR_CARDS))
wife_name: Final = named("wife", WIFE_IDS)
child_name: Final = named("pregnancy", PREGNANCY_NAMES)


def location_name(location: int, words: Speaker) -> str:
    """2.5: a space, a sea zone, or a place beside the map."""
    if location < FIRST_SEA:
        return space_name(location, words)
    if location < IN_POOL:
        return sea_name(location - FIRST_SEA, words)
    if location >= CAPTIVE:
        return words.say("his-place-captive", power=power_name(location - CAPTIVE, words))
    return words.say(f"his-place-{OFF_MAP[location].replace('_', '-')}")


def capital_name(number: int, words: Speaker) -> str:
    """10: a capital from which units deploy in spring."""
    return space_name(CAPITAL_SPACES[number], words)


def zone_of_sea_name(number: int, words: Speaker) -> str:
    """2.5: a sea zone, by its own number or as a location."""
    return sea_name(number, words) if number < SEAS else location_name(number, words)


def way_name(start: int, end: int, words: Speaker) -> str:
    """A way from one place to another."""
    return words.say("his-way", start=location_name(start, words), end=location_name(end, words))


def link_name(link: int, words: Speaker) -> str:
    """2.5: a way by land, in one direction."""
    return way_name(LINK_FROM[link], LINK_TO[link], words)


def passage_name(passage: int, words: Speaker) -> str:
    """16.1: a way by sea, in one direction."""
    return way_name(PASSAGE_FROM[passage], PASSAGE_TO[passage], words)


def troop_name(column: int, words: Speaker) -> str:
    """5.2: a kind of units and whose they are."""
    return words.say("his-owned", power=power_name(owner_of(column), words), unit=unit_name(kind_of(column), words))


def fleet_name(fleet: int, words: Speaker) -> str:
    """5.3: a kind of ships and whose they are; corsairs come after the squadrons of all owners."""
    is_corsair = fleet == len(POWER_IDS)
    unit = UNIT_NAMES.index("corsair" if is_corsair else "squadron")
    return words.say("his-owned", power=power_name(0 if is_corsair else fleet, words), unit=unit_name(unit, words))


def squadrons_name(number: int, words: Speaker) -> str:
    """9.1.c: the squadrons of an owner in a port, as an agreement names them."""
    port, owner = divmod(number, len(POWER_IDS))
    return words.say("his-squadrons-at", power=power_name(owner, words), space=space_name(port, words))


def leaders_name(mask: int, words: Speaker) -> str:
    """5.1: several leaders."""
    return ", ".join(leader_name(leader, words) for leader in listed(mask))


def counted(unit: int, count: int, words: Speaker) -> str:
    """5.2, 5.3: so many units of a kind."""
    return words.say(f"his-units-{UNIT_NAMES[unit]}", count=count)


def target_name(parameters: Sequence[str]) -> Namer:
    """What `to` means in an event: where units or ships go there, else a power."""
    goes = any(each in parameters for each in ("space", "location"))
    return location_name if goes else power_name


WORDING: Final = Wording(
    {
        "power": power_name,
        "minor": power_name,
        "captor": power_name,
        "winner": power_name,
        "reader": power_name,
        "of": power_name,
        "attacker": power_name,
        "active": power_name,
        "enemy": power_name,
        "ally": power_name,
        "owner": power_name,
        "seat": power_name,
        "space": location_name,
        "town": location_name,
        "capital": capital_name,
        "origin": location_name,
        "destination": location_name,
        "barred": location_name,
        "place": location_name,
        "location": location_name,
        "sea": zone_of_sea_name,
        "link": link_name,
        "passage": passage_name,
        "unit": unit_name,
        "troop": troop_name,
        "fleet": fleet_name,
        "leader": leader_name,
        "leaders": leaders_name,
        "ruler": ruler_name,
        "card": card_name,
        "use": use_name,
        "phase": phase_name,
        "ending": ending_name,
        "faith": faith_name,
        "zone": zone_name,
        "action": announced_name,
        "side": side_name,
        "combat": combat_name,
        "payment": payment_name,
        "change": change_name,
        "debater": debater_name,
        "reformer": reformer_name,
        "explorer": explorer_name,
        "conqueror": conqueror_name,
        "prize": prize_name,
        "colony": colony_name,
        "foreign_war": foreign_war_name,
        "wife": wife_name,
        "child": child_name,
        "target": power_name,
        "port": location_name,
        "squadron": squadrons_name,
        "admiral": leader_name,
        "prisoner": leader_name,
    }
)
