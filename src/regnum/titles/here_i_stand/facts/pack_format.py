"""The files of a data pack: what an owner of the printed game may put in place of our doubtful figures."""

# not compiled: msgspec makes its classes as they are written
from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from regnum.engine.refusals import RegnumError

Major = Literal["ottoman", "hapsburg", "england", "france", "papacy", "protestant"]
Minor = Literal["genoa", "hungary_bohemia", "scotland", "venice", "independent"]
Fleet = Literal["ottoman", "hapsburg", "england", "france", "papacy", "genoa", "scotland", "venice"]
Figure = Literal[
    "victory_points", "colonies_lost", "piracy_dice", "ports", "units", "enemies", "enemies_raised", "leaders",
    "cards_lost", "command_points", "command_points_with_leader",
]  # fmt: skip
Number = Annotated[int, msgspec.Meta(ge=1, le=110)]
Points = Annotated[int, msgspec.Meta(ge=0, le=6)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=9)]
Few = Annotated[int, msgspec.Meta(ge=0, le=12)]
Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Side = Literal[1, 2, 4, 6]


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """One file; `provenance` says where its figures come from."""

    provenance: str


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """Figures of one card: command points, turn of entry (0: by its condition only), removal, and what it deals in."""

    number: Number
    cp: Points
    turn: Turn = 1
    removed: Literal["never", "always", "sometimes"] = "never"
    figures: dict[Figure, Few] = {}


class Cards(Content):
    """Cards whose figures are doubtful, and any other whose printed figures differ."""

    cards: list[Card]


class Wars(Content):
    """What declarations of war cost: between major powers, each pair once; on a minor power; to intervene for one."""

    major: dict[Major, dict[Major, Few]]
    minor: Few
    intervention: dict[Literal["scotland", "venice"], Few]
    boleyn_discount: Few


class Counters(Content):
    """The counters in the box: land units by their numbers, those of minor powers by both sides, ships, and markers."""

    land: dict[Major, dict[Literal["1", "2", "4", "6"], Count]]
    two_sided: dict[Minor, list[tuple[Side, Side]]]
    squadrons: dict[Fleet, Count]
    knights: Count
    fortresses: Count
    pirate_havens: Count


class Files(msgspec.Struct):
    """A whole pack."""

    cards: Cards
    wars: Wars
    counters: Counters


FILES: Final = ("cards", "wars", "counters")
Read = TypeVar("Read", bound=Content)


def read_own(folder: Traversable) -> Files:
    """Our own pack, which has every file."""
    return Files(_read(folder, "cards", Cards), _read(folder, "wars", Wars), _read(folder, "counters", Counters))


def read_files(folder: Traversable, own: Files) -> Files:
    """The files of a folder; those that it lacks are ours."""
    has = [name for name in FILES if folder.joinpath(f"{name}.json").is_file()]
    return Files(
        _read(folder, "cards", Cards) if "cards" in has else own.cards,
        _read(folder, "wars", Wars) if "wars" in has else own.wars,
        _read(folder, "counters", Counters) if "counters" in has else own.counters,
    )


def _read(folder: Traversable, name: str, form: type[Read]) -> Read:
    try:
        return msgspec.json.decode(folder.joinpath(f"{name}.json").read_bytes(), type=form)
    except msgspec.DecodeError as problem:
        raise RegnumError(f"the data pack {folder.name}: {name}.json: {problem}") from None
