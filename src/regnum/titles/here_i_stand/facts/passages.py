"""16.1: the passages of ships: from a port to a sea zone, back, and between sea zones, each in one direction."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Kind
from regnum.titles.here_i_stand.facts.catalogue import (
    PORTS,
    SEA_IDS,
    SEA_NEIGHBOURS,
    SEAS,
    SEAS_OF,
    SPACE_IDS,
    SPACES,
    word,
)

_pairs: Final[tuple[tuple[int, int], ...]] = (
    *((port, SPACES + sea) for port in PORTS for sea in SEAS_OF[port]),
    *((SPACES + sea, port) for port in PORTS for sea in SEAS_OF[port]),
    *((SPACES + sea, SPACES + other) for sea in range(SEAS) for other in SEA_NEIGHBOURS[sea]),
)
PASSAGE_FROM: Final[tuple[int, ...]] = tuple(start for start, _ in _pairs)
PASSAGE_TO: Final[tuple[int, ...]] = tuple(end for _, end in _pairs)
PASSAGES: Final[int] = len(_pairs)
PLACE_IDS: Final[tuple[str, ...]] = (*SPACE_IDS, *SEA_IDS)
PASSAGES_FROM: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(passage for passage in range(PASSAGES) if PASSAGE_FROM[passage] == place) for place in range(len(PLACE_IDS))
)
PASSAGE: Final = Kind("passage", [f"{word(PLACE_IDS[start])}-to-{word(PLACE_IDS[end])}" for start, end in _pairs])
LOCATION: Final = Kind("location", [word(name) for name in PLACE_IDS])
