"""The files of a data pack: what an owner of the printed game may put in place of our cards, and their schema."""

# not compiled: msgspec makes its classes as they are written
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from regnum.engine.refusals import RegnumError

Deck = Literal["realm", "intrigue", "war", "tax", "crusade"]
Critical = Literal["none", "marriage", "realm", "intrigue", "war", "crusade"]
Counter = Literal["harvest", "crop_failure", "plague", "unrest"]
Where = Literal[
    "own_any", "own_no_army", "own_coastal", "own_no_castle", "own_with_unrest", "own_with_army", "own_duchy"
]
Chooser = Literal["P", "A", "next", "random"]
Purpose = Literal[
    "marriage", "build", "fabricate_casus_belli", "provoke_unrest", "assassinate", "bribe", "divorce", "coup",
    "invade", "crusade", "plague", "event", "life",
]  # fmt: skip
Predicate = Literal[
    "fertile", "child_place", "no_children", "ruler_age_lte_3", "unmarried", "married", "has_child",
    "has_spouse_or_child", "has_sibling_or_two_children", "gold_gte_1", "gold_gte_4", "has_no_army_region", "has_army",
    "army_free", "has_councilor", "has_invention", "has_duchy", "has_coast", "has_unrest", "bag_negative",
    "no_cb_on_A", "A_cb_on_P", "has_cb", "cb_target", "ally_indep", "can_castle_3", "can_castle_2", "has_shield_A_lt4",
]  # fmt: skip
MOST_COURSES: Final = 6
Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Few = Annotated[int, msgspec.Meta(ge=1, le=12)]
Change = Annotated[int, msgspec.Meta(ge=-12, le=12)]
Word = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,40}$")]


class Part(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """One step of an event."""


class Gold(Part, tag="gold"):
    """Take gold from the bank, or pay what you have of it."""

    n: Change


class Pay(Part, tag="pay"):
    """Pay exactly so much; only as the first step of a course."""

    n: Few


class GoldPer(Part, tag="gold_per"):
    """Gold for each coastal region, or a share of the gold held."""

    per: Literal["coastal_region", "gold_held"]
    each: Few
    max: Few | None = None


class Transfer(Part, tag="transfer"):
    """Gold from one of the two players to the other."""

    source: Literal["P", "A"] = msgspec.field(name="from")
    target: Literal["P", "A"] = msgspec.field(name="to")
    n: Few


class Birth(Part, tag="birth"):
    """Children are born."""

    n: Few
    sex: Literal["m", "f"] | None = None
    trait: Word | None = None


class Bastard(Part, tag="bastard"):
    """A child out of wedlock."""


class MarryRandom(Part, tag="marry_random"):
    """The ruler marries somebody from a culture deck."""


class Token(Part, tag="token"):
    """Put a token into a region."""

    kind: Counter
    where: Where
    chooser: Chooser


class RemoveToken(Part, tag="remove_token"):
    """Take a token out of a region."""

    kind: Counter
    where: Where
    chooser: Chooser


class Trait(Part, tag="trait"):
    """Take an event trait."""

    any_of: Annotated[list[Word], msgspec.Meta(min_length=1)]
    to: Literal["bag", "bag_or_relative"]


class LoseTrait(Part, tag="lose_trait"):
    """Remove a trait of a sign from the bag."""

    sign: Literal["positive", "negative"]


class Check(Part, tag="check"):
    """A trait check with two outcomes."""

    r: Few
    critical: Critical
    gold: bool
    opposable: bool
    success: list[AnyPart]
    failure: list[AnyPart]


class Kill(Part, tag="kill"):
    """Somebody dies."""

    whom: Literal["youngest_child", "ruler_spouse", "sibling_else_child", "spouse_or_child"]
    chooser: Literal["P", "A"]


class Age(Part, tag="age"):
    """Age tokens for the ruler."""

    n: Few


class CasusBelli(Part, tag="casus_belli"):
    """Gain a casus belli."""

    holder: Literal["P", "A"]
    against: Literal["P", "A", "choice"]


class LoseCasusBelli(Part, tag="lose_casus_belli"):
    """Lose a casus belli."""

    holder: Literal["P", "A"]
    against: Literal["P", "A", "any"]


class Army(Part, tag="army"):
    """A soldier comes (1) or goes (-1)."""

    n: Literal[-1, 1]
    where: Where
    chooser: Chooser


class Castle(Part, tag="castle"):
    """A castle without a check may be bought."""

    cost: Few


class Development(Part, tag="development"):
    """An open development may be bought."""

    cost: Few


class LoseDevelopment(Part, tag="lose_development"):
    """Discard a development of a type."""

    type: Literal["councilor", "invention"]


class RevokeTitle(Part, tag="revoke_title"):
    """Take a duchy back."""


class BreakAlliance(Part, tag="break_alliance"):
    """End an alliance with an independent region."""


class SwapShield(Part, tag="swap_shield"):
    """The lowest shield of one player gives way to one of the other."""


class Modifier(Part, tag="modifier"):
    """The next check of the Era has more free tokens, or the next invasion of the Era needs more successes."""

    action: Literal["any", "invade"]
    draws: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    successes: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Choose(Part, tag="choose"):
    """Exactly one of several courses; what cannot be paid or done cannot be chosen."""

    options: Annotated[list[list[AnyPart]], msgspec.Meta(min_length=2, max_length=MOST_COURSES)]


AnyPart = (
    Gold | Pay | GoldPer | Transfer | Birth | Bastard | MarryRandom | Token | RemoveToken | Trait | LoseTrait | Check
    | Kill | Age | CasusBelli | LoseCasusBelli | Army | Castle | Development | LoseDevelopment | RevokeTitle
    | BreakAlliance | SwapShield | Modifier | Choose
)  # fmt: skip


class EventCard(msgspec.Struct, forbid_unknown_fields=True):
    """One event and on how many cards of each deck it stands."""

    id: Word
    copies: dict[Deck, Count]
    target: Literal["self", "other"]
    effect: list[AnyPart]
    condition: list[Predicate] = []
    pick: Literal["next", "choice", "richest", "poorest", "leader", "trailing"] = "next"
    title: dict[str, str] = {}
    flavour: dict[str, str] = {}
    text: dict[str, str] = {}


class Hook(msgspec.Struct, forbid_unknown_fields=True):
    """A lasting effect of a development or a position of the track."""

    hook: Literal[
        "check_draws", "tax_bonus", "calm_unrest", "ignore_border", "crusades_per_era", "plague_draws", "sea_invasion",
        "first_attack_successes", "army_successes", "allow_opposition", "upkeep_gold", "oppose_price", "bonus_cards",
    ]  # fmt: skip
    n: Few = 1
    on: list[Purpose] = []
    decks: list[Deck] = []


class DevelopmentCard(msgspec.Struct, forbid_unknown_fields=True):
    """One development: the twelve ids are those that the scenarios print."""

    id: Word
    type: Literal["councilor", "invention"]
    copies: Few
    group: Literal["offence", "defence", "other"]
    hooks: list[Hook]
    text: dict[str, str] = {}


class TrackPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One position of the crusade track."""

    position: Annotated[int, msgspec.Meta(ge=1, le=10)]
    hooks: list[Hook]
    trait: Word | None = None
    text: dict[str, str] = {}


class EventsFile(msgspec.Struct, forbid_unknown_fields=True):
    """events.json."""

    provenance: str
    events: list[EventCard]


class DevelopmentsFile(msgspec.Struct, forbid_unknown_fields=True):
    """developments.json."""

    provenance: str
    developments: list[DevelopmentCard]


class TrackFile(msgspec.Struct, forbid_unknown_fields=True):
    """track.json."""

    provenance: str
    track: list[TrackPosition]


class TokensFile(msgspec.Struct, forbid_unknown_fields=True):
    """tokens.json: how many tokens of each kind show a trait."""

    provenance: str
    initial: dict[Word, Count]
    crusader: dict[Word, Count]
    event: dict[Word, Count]
    random: dict[Word, Count]


class CharactersFile(msgspec.Struct, forbid_unknown_fields=True):
    """characters.json: the sexes of the twenty cards of each culture."""

    provenance: str
    characters: dict[Literal["english", "frankish", "german", "italian", "iberian"], str]


FILES: Final[dict[str, Any]] = {
    "events": EventsFile,
    "developments": DevelopmentsFile,
    "track": TrackFile,
    "tokens": TokensFile,
    "characters": CharactersFile,
}


ROWS: Final[dict[str, Any]] = {"events": EventCard, "developments": DevelopmentCard, "track": TrackPosition}


def schema() -> dict[str, Any]:
    """The published JSON schema of a pack: an object with the name of each file and its content."""
    references, parts = msgspec.json.schema_components(FILES.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A data pack of Crusader Kings",
        "description": "Each property is a file of the folder; a file that is missing is taken from our own cards.",
        "type": "object",
        "properties": {f"{name}.json": reference for name, reference in zip(FILES, references, strict=True)},
        "additionalProperties": False,
        "$defs": dict(sorted(parts.items())),
    }


def read_files(folder: Any, fallback: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All files of a pack; those that a folder lacks are the fallback's."""
    found: dict[str, Any] = dict(fallback or {})
    for name, kind in FILES.items():
        path = folder.joinpath(f"{name}.json")
        if path.is_file():
            try:
                found[name] = msgspec.json.decode(path.read_bytes(), type=kind)
            except (msgspec.DecodeError, msgspec.ValidationError) as problem:
                place = first_wrong_row(name, path.read_bytes()) or str(problem)
                raise RegnumError(f"the data pack {Path(str(folder)).name}: {name}.json: {place}") from None
    return found


def first_wrong_row(name: str, content: bytes) -> str:
    """The first card or position that does not fit, by its name, or nothing if the trouble lies elsewhere."""
    try:
        rows = msgspec.json.decode(content)[name]
        names = [str(row.get("id") or row.get("position")) for row in rows]
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
        return ""
    for row, row_name in zip(rows, names, strict=True):
        try:
            msgspec.convert(row, ROWS[name])
        except msgspec.ValidationError as problem:
            return f"{row_name}: {problem}"
    return ""
