"""How moves are listed and spelled, and what a thing can be asked about, for a board that knows no verb by heart."""

from __future__ import annotations

from typing import Any, Final

from regnum.edges.grammar import Decisions, arguments_of, names_in, verbs_of
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE, OWNERS
from regnum.titles.here_i_stand.position.state import CAPTIVE, COLUMNS, FIRST_SEA, HAND, LOCATIONS

GROUPS: Final[dict[str, tuple[str, ...]]] = {  # under which heading a board lists the options with these verbs
    "cards": (
        "points",
        "event",
        "event-a",
        "event-b",
        "event-c",
        "pay",
        "take-random",
        "confiscate",
        "hand-over",
        "give-away",
    ),
    "march": ("march",),
    "assault": ("assault", "storm"),
    "control": ("control",),
    "new-world": ("explore", "colonize", "conquer", "recall-exploration", "recall-cabot", "recall-conquest"),
    "abroad": ("fight-abroad",),
    "build": (
        "mercenary",
        "regular",
        "cavalry",
        "squadron",
        "corsair",
        "corsairs",
        "recruit",
        "recruit-ally",
        "fortify",
        "hire-in",
    ),
    "sea": ("sail", "embark", "piracy", "send"),
    "leaders": ("lead", "admiral", "ransom", "free", "threaten"),
    "units": (
        "take",
        "ships",
        "lose",
        "lose-ship",
        "lose-troop",
        "place",
        "dismiss",
        "remove",
        "strike-down",
        "disband",
        "desert",
        "sicken",
    ),
    "diplomacy": ("declare", "sue", "intervene"),
    "faith": (
        "treatise",
        "translate",
        "translate-with",
        "debate",
        "basilica",
        "burn-books",
        "university",
        "university-with-loyola",
        "convert",
        "win",
        "place-university",
    ),
    "debaters": ("commit", "delegate", "send-debater", "send-to-marburg", "exclude"),
    "church": ("banish", "excommunicate", "stir", "inspect"),
}

WISHES: Final[dict[str, tuple[str, ...]]] = {  # what somebody may want to do with a thing, by how it stands
    "space": (
        "march", "assault", "control", "mercenary", "regular", "cavalry", "squadron", "corsair", "intercept", "avoid",
        "retreat", "convert", "win", "university", "university-with-loyola", "place-university", "stir",
        "recruit", "corsairs", "fortify", "hire-in", "settle", "disband", "desert", "sicken",
    ),
    "zone": ("treatise", "translate", "debate", "burn-books"),
    "debater": ("commit", "translate-with", "delegate"),
    "reformer": ("banish",),
    "sea": ("embark", "piracy", "send"),
    "leader": ("lead", "admiral", "gout", "ransom", "threaten"),
    "power": ("declare", "sue", "excommunicate", "inspect", "recall-exploration", "recall-cabot", "recall-conquest"),
    "card_in_hand": ("points", "event", "event-a", "event-b", "event-c"),
}  # fmt: skip


def grammar(decisions: Decisions) -> dict[str, Any]:
    """The groups of verbs, which verbs a thing can be asked about, and how moves with these are spelled."""
    wished = {verb for verbs in WISHES.values() for verb in verbs}
    verbs = [verb for verb in verbs_of(decisions) if verb.name in wished]
    return {
        "numbers": {
            "none": NONE, "majors": MAJORS, "owners": OWNERS, "columns": COLUMNS, "first_sea": FIRST_SEA,
            "locations": LOCATIONS, "captive": CAPTIVE, "hand": HAND,
        },
        "groups": {verb: group for group, verbs in GROUPS.items() for verb in verbs},
        "group_of_others": "other",
        "move_names": names_in(verbs),
        "moves": {verb.name: {"arguments": arguments_of(verb)} for verb in verbs},
        "wishes": {name: list(verbs) for name, verbs in WISHES.items()},
    }  # fmt: skip
