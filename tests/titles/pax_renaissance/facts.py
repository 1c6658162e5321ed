"""The facts of the components, transcribed apart from the data files, to check the engine against."""

from __future__ import annotations

from pathlib import Path

from regnum.titles.pax_renaissance.facts.catalogue import slug

FOLDER = Path(__file__).parent / "facts"


def lines(name: str) -> list[list[str]]:
    """The rows of one table."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    return [line.split("|") for line in text.splitlines() if line and not line.startswith("#")]


def words(text: str, separator: str = ",") -> list[str]:
    """The entries of a field; a hyphen stands for none."""
    return [] if text in ("-", "") else [entry.strip() for entry in text.split(separator)]


class Card:
    """One card as printed."""

    def __init__(self, row: list[str]) -> None:
        self.id, self.name, self.deck, self.kind = row[:4]
        self.location = row[4]
        self.prestige = words(row[5])
        self.agents = [entry.split(" ", 1) for entry in words(row[6])]
        self.one_shot = row[7].split() if row[7] != "-" else []
        self.operations = words(row[8], ";")
        self.abilities = words(row[9])
        self.slug = slug(self.name)

    def pieces(self) -> list[str]:
        """The agents as the moves name them, one entry a piece; a pawn is that of seat 0."""
        found: list[str] = []
        for count, piece in self.agents:
            found += ["pawn-0" if piece == "pawn" else piece.replace(" ", "-")] * int(count)
        return found

    def empires(self) -> list[str]:
        """The empires that the location stands for."""
        return [row[0] for row in EMPIRES if self.location in (row[0], row[2])]

    def __repr__(self) -> str:
        return self.id


EMPIRES = lines("empires")
CITIES = lines("cities")
BORDERS = lines("borders")
CARDS = [Card(row) for row in lines("cards")]


def kebab(name: str) -> str:
    """An id as moves name it."""
    return name.replace("__", "-").replace("_", "-")


def region_of(empire: str) -> str:
    """East or west."""
    return next(row[2] for row in EMPIRES if row[0] == empire)


def circles_of(empire: str) -> list[str]:
    """The circles of an empire as moves name them, those under a disk left out."""
    busted = ("spice_islands", "red_sea", "novgorod", "timbuktu")
    found: list[str] = []
    for row in CITIES:
        if row[1] == empire and row[0] not in busted:
            found += [kebab(row[0]) + (f"-{number + 1}" if number else "") for number in range(int(row[4]))]
    return found


def borders_of(empire: str, *, sea_only: bool = False) -> list[str]:
    """The borders of an empire."""
    return [kebab(row[0]) for row in BORDERS if empire in row[1].split(",") and (row[2] == "sea" or not sea_only)]
