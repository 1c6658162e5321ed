"""How the position numbers things and how moves are spelled, for a board that draws and asks without knowing either."""

from __future__ import annotations

from typing import Final

from regnum.edges.grammar import Decisions, arguments_of, names_in, verbs_of
from regnum.titles.pax_renaissance.facts.catalogue import PAIRS, RULER
from regnum.titles.pax_renaissance.facts.names import (
    BISHOP,
    EAST,
    HOLY,
    IMPERIAL,
    KNIGHT,
    NONE,
    PATRON_VICTORY,
    PIECE_NAMES,
    PIRATE,
    REGIME_NAMES,
    REGION_NAMES,
    RELIGION_NAMES,
    REPRESSIBLE,
    VICTORY_NAMES,
    WEST,
    religion_of,
)
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, IN_MARKET, IN_TABLEAU, OLD_MAID, TAKEN

Entry = dict[str, object]

NUMBERS: Final[Entry] = {
    "none": NONE,
    "east": EAST,
    "west": WEST,
    "halves": len(REGION_NAMES),
    "columns": COLUMNS,
    "fair": FAIR,
    "pirate": PIRATE,
    "bishop": BISHOP,
    "repressible": REPRESSIBLE,
    "ruler": RULER,
    "in_market": IN_MARKET,
    "taken": TAKEN,
    "in_tableau": IN_TABLEAU,
    "old_maid": OLD_MAID,
    "holy": HOLY,
    "imperial": IMPERIAL,
    "patron": PATRON_VICTORY,
}

GROUPS: Final[dict[str, tuple[str, ...]]] = {  # under which heading the options with these verbs are listed
    "buy": ("buy", "buy-and-play"),
    "play": ("play",),
    "sell": ("sell",),
    "operations": ("operations", "free-operations", "all-operations", "operate"),
    "fair": ("fair", "free-fair"),
    "declare": ("declare",),
}
OTHERS: Final = "other"

WISHES: Final[dict[str, tuple[str, ...]]] = {  # what somebody may want to do with a thing, by how it stands
    "card_for_sale": ("buy",),
    "card_in_hand": ("play", "sell"),
    "own_card": ("operate", "sell"),
    "old_maid": ("sell",),
    "card_of_rival": ("behead",),
    "ruler_of_rival": ("vote", "campaign"),
    "card_with_bishop": ("bishop",),
    "ability:discard_for_peasant_revolt": ("uprising",),
    "empire": ("vote", "campaign", "fire"),
    "empty_city": ("levy",),
    "held_city": ("siege", "repress"),
    "empty_border": ("concession",),
    "pirate_on_border": ("siege-pirate",),
    "pawn_on_border": ("tax", "repress-concession"),
    "space": ("collect",),
    "fair": ("fair", "free-fair"),
    "own_half": ("operations", "free-operations", "all-operations"),
    "victory": ("declare", "activate"),
    "repressed": ("lose-repressed",),
}


def grammar(decisions: Decisions) -> Entry:
    """Numbers, the names behind them, every verb with its arguments, and which verbs a thing can be asked about."""
    verbs = list(verbs_of(decisions))
    return {
        "numbers": NUMBERS,
        "religions": list(RELIGION_NAMES),
        "regimes": list(REGIME_NAMES),
        "endings": list(VICTORY_NAMES),
        "religion_pairs": [list(pair) for pair in PAIRS],
        "piece_numbers": [piece_entry(piece) for piece in range(len(PIECE_NAMES))],
        "move_names": names_in(verbs),
        "moves": {verb.name: {"group": group_of(verb.name), "arguments": arguments_of(verb)} for verb in verbs},
        "wishes": {name: list(verbs) for name, verbs in WISHES.items()},
    }


def piece_entry(piece: int) -> Entry:
    """A piece by its number: its kind, its religion or the seat of a pawn."""
    if piece < KNIGHT:
        return {"kind": "pawn", "religion": None, "seat": piece}
    religion, _, kind = PIECE_NAMES[piece].partition("-")
    assert religion == RELIGION_NAMES[religion_of(piece)]
    return {"kind": kind, "religion": religion, "seat": None}


def group_of(verb: str) -> str:
    """The heading under which options with a verb are listed."""
    return next((group for group, verbs in GROUPS.items() if verb in verbs), OTHERS)
