"""Everything that the engine knows of the components, turned back into names, for boards and `regnum catalogue`."""

from __future__ import annotations

from typing import Any

from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import (
    CAPITALS,
    CARD_IDS,
    CARD_KIND,
    CARD_MOMENTS,
    CARD_PLAYABLE,
    CLEAR,
    COLONIES_OF,
    COLONY_IDS,
    HOME,
    HOME_CARDS,
    IS_CAPITAL,
    KEY_CARDS,
    KEY_VP,
    KEYS_TO_WIN,
    MINORS,
    PASSES,
    POSSIBLE_ALLIES,
    SEA_IDS,
    SEA_NEIGHBOURS,
    SEA_PORTS,
    SEAS,
    SEAS_OF,
    SPACE_IDS,
    SPACE_KIND,
    SPACES,
    ZONE,
)
from regnum.titles.here_i_stand.facts.charts import LAST_TURN, PRICE, PRIZE_VP, YEARS
from regnum.titles.here_i_stand.facts.names import (
    ACTION_IDS,
    CARD_KINDS,
    ENDING_NAMES,
    FAITH_NAMES,
    LEADER_KINDS,
    MAJORS,
    MOMENT_NAMES,
    NONE,
    PHASE_IDS,
    POWER_IDS,
    PRIZE_IDS,
    SCENARIO_IDS,
    SPACE_KINDS,
    UNIT_NAMES,
    ZONE_NAMES,
)
from regnum.titles.here_i_stand.facts.pack import PACKS, Pack
from regnum.titles.here_i_stand.facts.people import (
    ADMIN_RATING,
    BATTLE_RATING,
    CARD_BONUS,
    COMMAND_RATING,
    DEBATER_IDS,
    DEBATER_SIDE,
    DEBATER_VALUE,
    DEBATER_ZONE,
    LEADER_IDS,
    LEADER_KIND,
    LEADER_POWER,
    LEADERS,
    PIRACY_RATING,
    REFORMER_IDS,
    REFORMER_SPACE,
    RULER_IDS,
    RULER_POWER,
)


def describe() -> dict[str, Any]:
    """The catalogue as plain JSON."""
    return {
        "powers": [describe_power(power) for power in range(len(POWER_IDS))],
        "spaces": [describe_space(space) for space in range(SPACES)],
        "seas": [describe_sea(sea) for sea in range(SEAS)],
        "space_kinds": list(SPACE_KINDS),
        "zones": list(ZONE_NAMES),
        "faiths": list(FAITH_NAMES),
        "units": list(UNIT_NAMES),
        "leaders": [describe_leader(leader) for leader in range(LEADERS)],
        "rulers": [describe_ruler(ruler) for ruler in range(len(RULER_IDS))],
        "debaters": [describe_debater(debater) for debater in range(len(DEBATER_IDS))],
        "reformers": [
            {"id": name, "space": SPACE_IDS[REFORMER_SPACE[number]]} for number, name in enumerate(REFORMER_IDS)
        ],
        "cards": [describe_card(card) for card in range(CARDS)],
        "card_kinds": list(CARD_KINDS),
        "actions": [{"id": name, "price": list(PRICE[action])} for action, name in enumerate(ACTION_IDS)],
        "prizes": [{"id": name, "points": PRIZE_VP[prize]} for prize, name in enumerate(PRIZE_IDS)],
        "phases": list(PHASE_IDS),
        "endings": list(ENDING_NAMES),
        "scenarios": list(SCENARIO_IDS),
        "years": list(YEARS),
        "turns": LAST_TURN,
        "packs": [describe_pack(pack) for pack in PACKS],
    }


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    """The name of something, or nothing."""
    return None if number == NONE else names[number]


def spaces(numbers: tuple[int, ...]) -> list[str]:
    """Spaces by name."""
    return [SPACE_IDS[space] for space in numbers]


def describe_power(power: int) -> dict[str, Any]:
    """3, 4, 22: a power, or whom units belong to that have none."""
    found: dict[str, Any] = {"id": POWER_IDS[power], "major": power < MAJORS}
    if power < MAJORS:
        found |= {
            "capitals": spaces(CAPITALS[power]),
            "cards_by_keys": list(KEY_CARDS[power]),
            "points_by_keys": list(KEY_VP[power]),
            "keys_to_win": None if KEYS_TO_WIN[power] == NONE else KEYS_TO_WIN[power],
            "home_cards": [CARD_IDS[card] for card in HOME_CARDS[power]],
            "colonies": [COLONY_IDS[colony] for colony in COLONIES_OF[power]],
        }
    if power in MINORS:
        found["allies"] = [POWER_IDS[ally] for ally in POSSIBLE_ALLIES[power]]
    return found


def describe_space(space: int) -> dict[str, Any]:
    """2.1: a space with its neighbours, by open ground and over passes, and the seas at its shore."""
    return {
        "id": SPACE_IDS[space],
        "kind": SPACE_KINDS[SPACE_KIND[space]],
        "home": POWER_IDS[HOME[space]],
        "zone": name_or_none(ZONE_NAMES, ZONE[space]),
        "capital": IS_CAPITAL[space],
        "clear": spaces(CLEAR[space]),
        "passes": spaces(PASSES[space]),
        "seas": [SEA_IDS[sea] for sea in SEAS_OF[space]],
    }


def describe_sea(sea: int) -> dict[str, Any]:
    """2.5: a sea zone with its neighbours and ports."""
    return {
        "id": SEA_IDS[sea],
        "neighbours": [SEA_IDS[other] for other in SEA_NEIGHBOURS[sea]],
        "ports": spaces(SEA_PORTS[sea]),
    }


def describe_leader(leader: int) -> dict[str, Any]:
    """5.1: a leader with his ratings."""
    return {
        "id": LEADER_IDS[leader],
        "power": name_or_none(POWER_IDS, LEADER_POWER[leader]),
        "kind": LEADER_KINDS[LEADER_KIND[leader]],
        "battle": BATTLE_RATING[leader],
        "command": COMMAND_RATING[leader],
        "piracy": PIRACY_RATING[leader],
    }


def describe_ruler(ruler: int) -> dict[str, Any]:
    """3.3: a ruler with his ratings."""
    return {
        "id": RULER_IDS[ruler],
        "power": POWER_IDS[RULER_POWER[ruler]],
        "keeps": ADMIN_RATING[ruler],
        "cards": CARD_BONUS[ruler],
    }


def describe_debater(debater: int) -> dict[str, Any]:
    """18.2: a debater."""
    return {
        "id": DEBATER_IDS[debater],
        "side": POWER_IDS[DEBATER_SIDE[debater]],
        "zone": name_or_none(ZONE_NAMES, DEBATER_ZONE[debater]),
        "value": DEBATER_VALUE[debater],
    }


def describe_card(card: int) -> dict[str, Any]:
    """6: a card; its command points are in the pack."""
    return {
        "id": CARD_IDS[card],
        "number": card + 1,
        "kind": CARD_KINDS[CARD_KIND[card]],
        "playable_by": [POWER_IDS[power] for power in range(MAJORS) if CARD_PLAYABLE[card][power]],
        "moments": [MOMENT_NAMES[moment] for moment in CARD_MOMENTS[card]],
    }


def describe_pack(pack: Pack) -> dict[str, Any]:
    """The figures of a pack."""
    return {
        "name": pack.name,
        "ours": pack is PACKS[0],
        "points": list(pack.cp),
        "entry_turns": list(pack.entry_turn),
        "squadrons": {POWER_IDS[owner]: count for owner, count in enumerate(pack.squadrons) if count},
    }
