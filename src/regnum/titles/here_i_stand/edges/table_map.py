"""The map of the drawn table: spaces by language zone and region, then the seas; where nothing is, a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.wording import Speaker
from regnum.titles.here_i_stand.edges.forces import Force, Forces, forces_of
from regnum.titles.here_i_stand.edges.table_parts import force_lines, plain, power_span, power_spans, said
from regnum.titles.here_i_stand.edges.wording import power_name, sea_name, space_name, zone_name
from regnum.titles.here_i_stand.facts.catalogue import HOME, SEAS, SPACE_KIND, SPACES, ZONE, ZONE_SPACES
from regnum.titles.here_i_stand.facts.names import (
    FAITH_NAMES,
    HUNGARY,
    NO_FAITH,
    NONE,
    OTTOMAN,
    OWNERS,
    SPACE_KINDS,
    UNFORTIFIED,
    ZONES,
)
from regnum.titles.here_i_stand.position.queries.ships import sea_location
from regnum.titles.here_i_stand.position.queries.spaces import is_in_play
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, HAVEN, Position

SPACE_WIDTH: Final = 30
LANDS: Final = (OTTOMAN, HUNGARY)  # whole lands outside of the language zones
MARKERS: Final = {BUILT_FORTRESS: "his-board-fortress-built", HAVEN: "his-board-haven"}
STYLES: Final = ("catholic", "reformist", "dim")  # by faith
NOBODY: Final[Mapping[int, Force]] = {}


def map_sections(state: Position, words: Speaker) -> list[Section]:
    """2: language zones, then what lies outside of them by home power, then the seas."""
    forces = forces_of(state)
    regions = [(zone_name(zone, words), list(ZONE_SPACES[zone])) for zone in range(ZONES)]
    for owner in LANDS:
        regions.append((words.say("his-board-outside", power=power_name(owner, words)), outside(owner)))
    islands = [space for owner in range(OWNERS) if owner not in LANDS for space in outside(owner)]
    regions.append((words.say("his-term-no-language-zone"), islands))
    sections = [region_section(state, name, spaces, forces, words) for name, spaces in regions]
    return [*sections, sea_section(state, forces, words)]


def outside(owner: int) -> list[int]:
    """2.4: the home spaces of an owner that lie outside of all language zones."""
    return [space for space in range(SPACES) if ZONE[space] == NONE and HOME[space] == owner]


# ---- spaces ---------------------------------------------------------------------------------------------------------


def region_section(state: Position, name: str, spaces: list[int], forces: Forces, words: Speaker) -> Section:
    """2.4: a zone: spaces with something in them, then the others by whoever controls them."""
    busy = [space for space in spaces if space in forces or has_markers(state, space)]
    rows = [[space_panel(state, space, forces.get(space, NOBODY), words) for space in busy]] if busy else []
    calm = calm_lines(state, [space for space in spaces if space not in busy], words)
    rows += [[Panel(plain(words.say("his-board-calm"), "dim"), calm)]] if calm else []
    return Section(sentence(name), SPACE_WIDTH, rows)


def sentence(text: str) -> str:
    """A heading begins with a capital."""
    return text[:1].upper() + text[1:]


def has_markers(state: Position, space: int) -> bool:
    """Whether something about a space must be said besides its owner and its faith."""
    return bool(state.unrest[space] or state.besiegers[space] or state.fortified[space])


def space_span(space: int, words: Speaker) -> Span:
    """A space by its name."""
    return Span(space_name(space, words), "strong", ("space", space))


def with_kind(space: int, words: Speaker) -> list[Span]:
    """2.1: a space and what is printed there: a key, an electorate or a fortress."""
    if SPACE_KIND[space] == UNFORTIFIED:
        return [space_span(space, words)]
    kind = words.say(f"his-term-{SPACE_KINDS[SPACE_KIND[space]]}")
    return [space_span(space, words), Span(f" ({kind})", "dim")]


def space_panel(state: Position, space: int, forces: Mapping[int, Force], words: Speaker) -> Panel:
    """2.4.example2 to 2.4.example8: a space with everything in it."""
    lines = [(*owner_spans(state, space, words), *faith_spans(state, space, words))]
    if state.besiegers[space]:
        lines.append(said(words, "his-board-besiegers", power_spans(listed(state.besiegers[space]), words)))
    markers = [words.say("his-board-unrest")] if state.unrest[space] else []
    markers += [words.say(MARKERS[state.fortified[space]])] if state.fortified[space] else []
    markers += [words.say("his-board-knights")] if state.knights == space else []
    lines += [plain(", ".join(markers), "strong")] if markers else []
    return Panel(tuple(with_kind(space, words)), [*lines, *force_lines(forces, words)])


def owner_spans(state: Position, space: int, words: Speaker) -> list[Span]:
    """2.2: who controls a space."""
    owner = state.control[space]
    if owner == NONE or not is_in_play(state, space):
        return [Span(words.say("his-board-not-in-play"), "dim")]
    return [power_span(owner, words)]


def faith_spans(state: Position, space: int, words: Speaker) -> list[Span]:
    """2.3, 18.3.minor, 2.3.protestant, 2.4.hex: the faith of a space, if it has one, whoever controls it."""
    if state.faith[space] == NO_FAITH:
        return []
    name = words.say(f"his-board-faith-{FAITH_NAMES[state.faith[space]]}")
    return [Span(f", {name}", STYLES[state.faith[space]])]


def calm_lines(state: Position, spaces: list[int], words: Speaker) -> list[Line]:
    """2.2, 2.3: spaces without units or markers, together with those of the same owner and faith."""
    groups: dict[tuple[int, int], list[int]] = {}
    for space in spaces:
        groups.setdefault((state.control[space], state.faith[space]), []).append(space)
    return [calm_line(state, groups[key], words) for key in sorted(groups)]


def calm_line(state: Position, spaces: list[int], words: Speaker) -> Line:
    """2.4.example2 to 2.4.example8: spaces of one owner and one faith."""
    heading = (*owner_spans(state, spaces[0], words), *faith_spans(state, spaces[0], words), Span(": "))
    named: list[Span] = []
    for space in spaces:
        named += [Span(", ")] if named else []
        named += with_kind(space, words)
    return (Span(" "), *heading, *named)


# ---- seas -----------------------------------------------------------------------------------------------------------


def sea_section(state: Position, forces: Forces, words: Speaker) -> Section:
    """2.5: sea zones with ships or piracy, then the others."""
    busy = [sea for sea in range(SEAS) if sea_location(sea) in forces or state.pirated >> sea & 1]
    panels = [sea_panel(state, sea, forces.get(sea_location(sea), NOBODY), words) for sea in busy]
    calm = [sea_span(sea, words) for sea in range(SEAS) if sea not in busy]
    rows = [panels] if panels else []
    rows += [[Panel(said(words, "his-board-empty-seas", calm), [])]] if calm else []
    return Section(words.say("his-board-seas"), SPACE_WIDTH, rows)


def sea_span(sea: int, words: Speaker) -> Span:
    """A sea zone by its name."""
    return Span(sea_name(sea, words), "", ("sea", sea))


def sea_panel(state: Position, sea: int, forces: Mapping[int, Force], words: Speaker) -> Panel:
    """A sea zone with everything in it."""
    pirated = [plain(words.say("his-board-pirated"), "strong")] if state.pirated >> sea & 1 else []
    return Panel((Span(sea_name(sea, words), "strong", ("sea", sea)),), [*pirated, *force_lines(forces, words)])
