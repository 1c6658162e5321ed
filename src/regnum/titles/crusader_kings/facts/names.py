"""Numbers of the small sets that the rules speak of: decks, checks, roles in a family, kinds of tokens."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
MOST_SEATS: Final = 5

CULTURES: Final[tuple[str, ...]] = ("english", "frankish", "german", "italian", "iberian")

REALM: Final = 0
INTRIGUE: Final = 1
WAR: Final = 2
TAX: Final = 3
CRUSADE: Final = 4
DECKS: Final = 5
DECK_NAMES: Final[tuple[str, ...]] = ("realm", "intrigue", "war", "tax", "crusade")

# What a check is made for; modifiers name these.
FOR_MARRIAGE: Final = 0
FOR_BUILD: Final = 1
FOR_CASUS_BELLI: Final = 2
FOR_UNREST: Final = 3
FOR_ASSASSINATION: Final = 4
FOR_BRIBE: Final = 5
FOR_DIVORCE: Final = 6
FOR_COUP: Final = 7
FOR_INVASION: Final = 8
FOR_CRUSADE: Final = 9
FOR_PLAGUE: Final = 10
FOR_EVENT: Final = 11
FOR_LIFE: Final = 12  # an event whose failure kills somebody
PURPOSE_NAMES: Final[tuple[str, ...]] = (
    "marriage", "build", "fabricate_casus_belli", "provoke_unrest", "assassinate", "bribe", "divorce", "coup",
    "invade", "crusade", "plague", "event", "life",
)  # fmt: skip

# Pairs of critical traits belong to a type of action.
CRITICAL_MARRIAGE: Final = 0
CRITICAL_REALM: Final = 1
CRITICAL_INTRIGUE: Final = 2
CRITICAL_WAR: Final = 3
CRITICAL_CRUSADE: Final = 4
CRITICAL_NAMES: Final[tuple[str, ...]] = ("marriage", "realm", "intrigue", "war", "crusade")

# Gold in a check.
NO_GOLD: Final = 0  # nothing may be paid, so nothing can be cancelled
SECRET: Final = 1  # gold may be paid, but nobody may oppose
OPEN: Final = 2  # rivals may oppose

# Members of a family, as moves name them.
KING: Final = 0
CHILD: Final = 1  # the eldest; the next two follow
SIBLING: Final = 4  # the eldest; the next follows
ROLES: Final = 6
MOST_CHILDREN: Final = 3
MOST_SIBLINGS: Final = 2
ROLE_NAMES: Final[tuple[str, ...]] = ("ruler", "child-1", "child-2", "child-3", "sibling-1", "sibling-2")
PERSON_NAMES: Final[tuple[str, ...]] = (*ROLE_NAMES, *(f"{role}-spouse" for role in ROLE_NAMES))
PERSONS: Final = 12

MALE: Final = 0
FEMALE: Final = 1
EITHER: Final = 2  # Glitterhoof

# Kinds of trait tokens.
INITIAL: Final = 0
CRUSADER: Final = 1
EVENT: Final = 2
RANDOM: Final = 3
TOKEN_KINDS: Final[tuple[str, ...]] = ("initial", "crusader", "event", "random")

# What can lie in a region.
HARVEST: Final = 0
CROP_FAILURE: Final = 1
PLAGUE: Final = 2
UNREST: Final = 3
COUNTER_NAMES: Final[tuple[str, ...]] = ("harvest", "crop_failure", "plague", "unrest")

CRUSADER_TITLE: Final = 0
BUILDER: Final = 1
INVENTOR: Final = 2
KING_OF_JERUSALEM: Final = 3
ACHIEVEMENT_NAMES: Final[tuple[str, ...]] = ("crusader", "builder", "inventor", "king_of_jerusalem")

STRATEGY_NAMES: Final[tuple[str, ...]] = ("ferox", "postis", "munitio", "amandit", "aperio")
FEROX: Final = 0
POSTIS: Final = 1
MUNITIO: Final = 2
AMANDIT: Final = 3
APERIO: Final = 4

# How a game ends.
LAST_ERA: Final = 0
JERUSALEM: Final = 1
LAST_DYNASTY: Final = 2
ENDING_NAMES: Final[tuple[str, ...]] = ("last_era", "jerusalem", "last_dynasty")
