"""Everything that the engine knows of the components, turned back into names, for boards and `regnum catalogue`."""

from __future__ import annotations

from typing import Any, Final

from regnum.titles.crusader_kings.facts.catalogue import (
    BORDERS,
    CHARACTER_IDS,
    CONSTANTS,
    CRITICAL_FAILS,
    CRITICAL_SUCCEEDS,
    DEVELOPMENT_IDS,
    DYNASTY_CULTURE,
    DYNASTY_IDS,
    HANDS,
    LAND_BORDERS,
    POSITIVE,
    REGION_CULTURE,
    REGION_IDS,
    RULER_DYNASTY,
    RULER_IDS,
    SCENARIOS,
    SEAS,
    STRATEGIES,
    TRAIT_IDS,
    read,
)
from regnum.titles.crusader_kings.facts.names import CRITICAL_NAMES, CULTURES, DECK_NAMES, FEMALE, TOKEN_KINDS
from regnum.titles.crusader_kings.facts.pack import PACKS, TYPES, Pack

OUR_DESIGN: Final = ("events", "deck_sizes", "developments", "track_bonuses", "character_names")  # not from the box


def describe() -> dict[str, Any]:
    """The catalogue as plain JSON."""
    return {
        "cultures": list(CULTURES),
        "seas": list(SEAS),
        "regions": [describe_region(region) for region in range(len(REGION_IDS))],
        "traits": [
            {"id": name, "positive": number < POSITIVE, "critical": critical_of(number)}
            for number, name in enumerate(TRAIT_IDS)
        ],
        "token_kinds": list(TOKEN_KINDS),
        "dynasties": [
            {"id": name, "culture": CULTURES[DYNASTY_CULTURE[number]]} for number, name in enumerate(DYNASTY_IDS)
        ],
        "rulers": [
            {"id": name, "dynasty": DYNASTY_IDS[RULER_DYNASTY[number]]} for number, name in enumerate(RULER_IDS)
        ],
        "characters": list(CHARACTER_IDS),
        "decks": list(DECK_NAMES),
        "hands": [list(hand) for hand in HANDS],
        "strategies": [strategy.id for strategy in STRATEGIES],
        "scenarios": read("scenarios")["scenario"],
        "eras": [scenario.eras for scenario in SCENARIOS],
        "last_positions": [scenario.last_position for scenario in SCENARIOS],
        "constants": CONSTANTS,
        "packs": [describe_pack(pack) for pack in PACKS],
    }


def describe_region(region: int) -> dict[str, Any]:
    """A region with its culture, its borders and its dotted sea routes."""
    land = LAND_BORDERS[region]
    return {
        "id": REGION_IDS[region],
        "culture": CULTURES[REGION_CULTURE[region]],
        "borders": [REGION_IDS[other] for other in land],
        "routes": [REGION_IDS[other] for other in BORDERS[region] if other not in land],
    }


def critical_of(trait: int) -> list[str]:
    """The kinds of checks in which a trait works the other way round."""
    return [
        name for place, name in enumerate(CRITICAL_NAMES) if trait in (CRITICAL_FAILS[place], CRITICAL_SUCCEEDS[place])
    ]


def describe_pack(pack: Pack) -> dict[str, Any]:
    """The cards of a pack; which event stands on which card, and the texts that it brings along."""
    return {
        "name": pack.name,
        "ours": pack is PACKS[0],
        "our_design": list(OUR_DESIGN) if pack is PACKS[0] else [],
        "first_card": pack.first_card,
        "events": [
            {"id": event.name, "target": "self" if event.target_self else "other", "pick": event.pick}
            for event in pack.events
        ],
        "event_of": list(pack.event_of),
        "developments": [
            {"id": name, "type": TYPES[pack.development_type[number]], "copies": pack.development_copies[number]}
            for number, name in enumerate(DEVELOPMENT_IDS)
        ],
        "track": [None if trait < 0 else TRAIT_IDS[trait] for trait in pack.track_trait],
        "women": [character for character, sex in enumerate(pack.sex) if sex == FEMALE],
        "words": {name: texts for name, texts in pack.words.items() if texts},
    }
