"""How moves are listed and spelled, and what a thing can be asked about, for a board that knows no verb by heart."""

from __future__ import annotations

from typing import Any, Final

from regnum.edges.grammar import Decisions, arguments_of, names_in, verbs_of
from regnum.titles.crusader_kings.edges.table import ERA_START, PHASES
from regnum.titles.crusader_kings.facts.names import NONE, ROLES
from regnum.titles.crusader_kings.position.state import DYNASTY

GROUPS: Final[dict[str, tuple[str, ...]]] = {  # under which heading a board lists the options with these verbs
    "lords": ("marry-lord",),
    "dynasties": ("marry-kin",),
    "court": ("marry-court",),
    "titles": ("grant", "revoke"),
    "attack": ("attack", "attack-by-sea"),
    "support": ("support", "support-by-sea"),
    "murder": ("assassinate", "assassinate-lord"),
    "course": ("course",),
}

WISHES: Final[dict[str, tuple[str, ...]]] = {  # what somebody may want to do with a thing, by how it stands
    "own_region": ("raise-castle", "call-up", "calm"),
    "own_army": ("disband",),
    "own_duchy": ("revoke",),
    "region_without_duke": ("grant",),
    "region_of_rival": ("attack", "attack-by-sea", "unrest", "overthrow", "fabricate"),
    "region_of_nobody": ("attack", "attack-by-sea"),
    "lord": ("marry-lord", "assassinate-lord"),
    "relative": ("grant", "marry-court"),
    "spouse": ("divorce",),
    "one_of_us": ("lead",),
    "one_of_rival": ("assassinate",),
    "relative_of_rival": ("marry-kin",),
    "open_development": ("buy",),
    "card_in_hand": ("plan",),
    "step_of_track": ("crusade",),
    "own_shield": ("take-back",),
    "own_token": ("remove",),
    "rival": ("fabricate",),
}


def grammar(decisions: Decisions) -> dict[str, Any]:
    """The groups of verbs, which verbs a thing can be asked about, and how moves with these are spelled."""
    wished = {verb for verbs in WISHES.values() for verb in verbs}
    verbs = [verb for verb in verbs_of(decisions) if verb.name in wished]
    return {
        "numbers": {"none": NONE, "roles": ROLES, "dynasty_phase": DYNASTY},
        "phases": list(PHASES),
        "era_start": ERA_START,
        "groups": {verb: group for group, verbs in GROUPS.items() for verb in verbs},
        "group_of_others": "other",
        "move_names": names_in(verbs),
        "moves": {verb.name: {"arguments": arguments_of(verb)} for verb in verbs},
        "wishes": {name: list(verbs) for name, verbs in WISHES.items()},
    }
