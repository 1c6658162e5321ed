"""The doubtful figures of cards, wars and counters as tables of numbers. Pack 0 is our own; others lie in folders.

The environment variable REGNUM_HERE_I_STAND_PACKS names folders of packs; the option `pack` chooses one for a game.
"""

# reads files: the folder of data packs
from __future__ import annotations

import hashlib
import os
from importlib.resources import files
from pathlib import Path
from typing import Final, get_args

from regnum.engine.refusals import RegnumError
from regnum.titles.here_i_stand.facts import pack_format
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import CARD_CONFIDENCE, CARD_IDS, CARD_ROWS
from regnum.titles.here_i_stand.facts.charts import DENOMINATIONS
from regnum.titles.here_i_stand.facts.names import (
    DOUBTFUL,
    MAJOR_IDS,
    MAJORS,
    NONE,
    OWNERS,
    POWER_IDS,
    REMOVAL_NAMES,
)
from regnum.titles.here_i_stand.facts.reading import number, place
from regnum.titles.here_i_stand.facts.setups import SETUPS, Setup, land_units, naval_units

FOLDERS: Final = "REGNUM_HERE_I_STAND_PACKS"
FIGURE_NAMES: Final[tuple[str, ...]] = get_args(pack_format.Figure)
FIRST_TURN: Final = 1


class Pack:
    """card.deck, chart.counter_mix, chart.ship_mix, chart.markers: what the rulebook leaves to cards, counters and the
    printed chart of wars."""

    def __init__(self, name: str, content: pack_format.Files, own: pack_format.Files) -> None:
        self.name = name
        self.cp: list[int] = [number(row, "cp") for row in CARD_ROWS]
        self.entry_turn: list[int] = [number(row, "turn", FIRST_TURN) for row in CARD_ROWS]  # 0: by its condition only
        self.removal: list[int] = [place(REMOVAL_NAMES, row, "removed", 0) for row in CARD_ROWS]
        self.figures: list[list[int]] = [[NONE] * len(FIGURE_NAMES) for _ in range(CARDS)]  # by card and figure
        self.war_price: list[list[int]] = [[NONE] * MAJORS for _ in range(MAJORS)]  # NONE: never declared
        self.minor_war_price = content.wars.minor
        self.intervention_price: list[int] = [NONE] * OWNERS
        self.boleyn_discount = content.wars.boleyn_discount
        self.land_counters: list[list[int]] = [[0] * len(DENOMINATIONS) for _ in range(MAJORS)]
        self.two_sided: list[list[tuple[int, int]]] = [[] for _ in range(OWNERS)]  # both sides of each counter
        self.squadrons: list[int] = [0] * OWNERS  # Ottoman ones are corsairs on their backs
        self.knights = content.counters.knights
        self.fortresses = content.counters.fortresses  # markers that events can place
        self.pirate_havens = content.counters.pirate_havens
        for card in own.cards.cards:
            self._read_card(card)
            for figure, value in card.figures.items():
                self.figures[card.number - 1][FIGURE_NAMES.index(figure)] = value
        for card in content.cards.cards:
            self._read_card(card)
            self._change_figures(card)
        self._read_wars(content.wars)
        self._read_counters(content.counters)

    def figure(self, card: int, name: str) -> int:
        """A number that a doubtful card deals in."""
        return self.figures[card][FIGURE_NAMES.index(name)]

    def most_land_units(self, owner: int) -> int:
        """5: how many land units the counters of an owner can show."""
        if owner < MAJORS:
            return sum(count * size for count, size in zip(self.land_counters[owner], DENOMINATIONS, strict=True))
        return sum(max(counter) for counter in self.two_sided[owner])

    def wrong(self, problem: str) -> RegnumError:
        """A complaint about this pack."""
        return RegnumError(f"the data pack {self.name}: {problem}")

    def _read_card(self, card: pack_format.Card) -> None:
        place = card.number - 1
        self.cp[place], self.entry_turn[place] = card.cp, card.turn
        self.removal[place] = REMOVAL_NAMES.index(card.removed)

    def _change_figures(self, card: pack_format.Card) -> None:
        figures = self.figures[card.number - 1]
        for name, value in card.figures.items():
            if figures[FIGURE_NAMES.index(name)] == NONE:
                raise self.wrong(f"cards.json: card {card.number} ({CARD_IDS[card.number - 1]}) has no {name}")
            figures[FIGURE_NAMES.index(name)] = value

    def _read_wars(self, wars: pack_format.Wars) -> None:
        for one, prices in wars.major.items():
            for other, price in prices.items():
                first, second = MAJOR_IDS.index(one), MAJOR_IDS.index(other)
                if first == second or self.war_price[first][second] != NONE:
                    raise self.wrong(f"wars.json: {one} and {other} are not a pair, or stand twice")
                self.war_price[first][second] = self.war_price[second][first] = price
        for minor, price in wars.intervention.items():
            self.intervention_price[POWER_IDS.index(minor)] = price

    def _read_counters(self, counters: pack_format.Counters) -> None:
        for power, counts in counters.land.items():
            row = self.land_counters[MAJOR_IDS.index(power)]
            for size, count in counts.items():
                row[DENOMINATIONS.index(int(size))] = count
        for minor, pairs in counters.two_sided.items():
            self.two_sided[POWER_IDS.index(minor)] = [(front, back) for front, back in pairs]
        for fleet, count in counters.squadrons.items():
            self.squadrons[POWER_IDS.index(fleet)] = count


def pack_problems(pack: Pack, setups: tuple[Setup, ...]) -> list[str]:
    """5: set-ups that the counters of a pack cannot show, and doubtful cards without their figures."""
    found = [
        f"cards.json: card {card + 1} ({CARD_IDS[card]}) is missing"
        for card in range(CARDS)
        if CARD_CONFIDENCE[card] == DOUBTFUL and max(pack.figures[card]) == NONE
    ]
    for setup in setups:
        for owner, name in enumerate(POWER_IDS):
            land, ships = land_units(setup, owner), naval_units(setup, owner)
            if land > pack.most_land_units(owner):
                found.append(f"counters.json: {setup.id}: {name} has {land} land units, more than counters")
            if ships > pack.squadrons[owner]:
                found.append(f"counters.json: {setup.id}: {name} has {ships} ships, more than counters")
        if sum(stack.is_knights for stack in setup.stacks) > pack.knights:
            found.append(f"counters.json: {setup.id}: the Knights of St. John have no counter")
    return found


def make_pack(name: str, content: pack_format.Files, own: pack_format.Files) -> Pack:
    """A pack that can be played, or a refusal that says what is wrong with it."""
    pack = Pack(name, content, own)
    problems = pack_problems(pack, SETUPS)
    if problems:
        raise pack.wrong("; ".join(problems))
    return pack


def name_of(folder: Path) -> str:
    """The name of a pack tells its folder and its content, so that a game is never played on with other figures."""
    paths = sorted(folder.glob("*.json"))
    known = [f"{name}.json" for name in pack_format.FILES]
    if not paths:
        raise RegnumError(f"the data pack {folder}: there is no such folder, or it has none of {', '.join(known)}")
    unknown = [path.name for path in paths if path.name not in known]
    if unknown:
        raise RegnumError(f"the data pack {folder.name}: {', '.join(unknown)} is none of {', '.join(known)}")
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:8]
    return f"{folder.name.lower()}-{digest}"


def _load() -> list[Pack]:
    own = pack_format.read_own(files(__package__).joinpath("data", "pack"))
    packs = [make_pack("regnum", own, own)]
    for folder in dict.fromkeys(Path(name) for name in os.environ.get(FOLDERS, "").split(os.pathsep) if name):
        packs.append(make_pack(name_of(folder), pack_format.read_files(folder, own), own))
    return packs


PACKS: Final[list[Pack]] = _load()
