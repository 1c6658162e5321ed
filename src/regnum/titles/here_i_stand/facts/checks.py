"""What can be wrong with the data files: links at one end only, unknown names, missing cards. Each is named."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import CARD_KINDS, MAJOR_IDS, SPACE_KINDS
from regnum.titles.here_i_stand.facts.reading import Row, is_set, items, number, rows, text, words

MAP_COUNTS: Final = (("spaces", 134), ("sea zones", 14), ("clear links", 204), ("passes", 16), ("capitals", 6))
KIND_COUNTS: Final = {"key": 33, "electorate": 6, "fortress": 9, "unfortified": 86}
HOME_KEYS: Final = {
    "ottoman": 5, "hapsburg": 7, "england": 4, "france": 5, "papacy": 2,
    "genoa": 1, "hungary_bohemia": 3, "scotland": 1, "venice": 1, "independent": 4,
}  # fmt: skip
CARD_COUNTS: Final = {"home": 7, "mandatory": 16, "combat": 7, "response": 8, "event": 72}


def require(found: list[str], file: str) -> None:
    """Refuse data with anything wrong."""
    if found:
        raise ValueError(f"the facts of Here I Stand: {file}: {'; '.join(found)}")


def counted(what: str, have: int, want: int) -> list[str]:
    """A complaint if a number is not the printed one."""
    return [] if have == want else [f"{what}: {have}, not {want}"]


def repeated(names: list[str]) -> list[str]:
    """A complaint for each name that is given twice."""
    return [f"{name} stands twice" for name in sorted({each for each in names if names.count(each) > 1})]


def one_sided(table: dict[str, list[str]], what: str) -> list[str]:
    """2.spaces: links lead from one known thing to another one, and back."""
    found: list[str] = []
    for name, others in table.items():
        for other in others:
            if other not in table:
                found.append(f"{name}: {what} to {other}, which is unknown")
            elif other == name:
                found.append(f"{name}: {what} to itself")
            elif name not in table[other]:
                found.append(f"{name}: {what} to {other}, but not back")
    return found


def port_problems(spaces: list[Row], seas: list[Row]) -> list[str]:
    """2.5, 2.5.port: ports and seas name each other."""
    ports = {text(sea, "id"): words(sea, "ports") for sea in seas}
    coasts = {text(space, "id"): words(space, "seas") for space in spaces}
    found = [f"{space}: sea {sea} is unknown" for space, named in coasts.items() for sea in named if sea not in ports]
    found += [
        f"{space}: a port of {sea}, which does not list it"
        for space, named in coasts.items()
        for sea in named
        if sea in ports and space not in ports[sea]
    ]
    return found + [
        f"{sea}: lists {space}, which is no port of it"
        for sea, named in ports.items()
        for space in named
        if sea not in coasts.get(space, [])
    ]


def kind_problems(spaces: list[Row]) -> list[str]:
    """2.1, 2.1.key, 2.1.electorate: as many keys, electorates and fortresses as the map shows, and as many home keys
    of each power."""
    kinds = [text(space, "kind") for space in spaces]
    found = [f"{text(space, 'id')}: kind {text(space, 'kind')}" for space in spaces if space["kind"] not in SPACE_KINDS]
    for kind, want in KIND_COUNTS.items():
        found += counted(kind, kinds.count(kind), want)
    for home, want in HOME_KEYS.items():
        have = sum(1 for space in spaces if text(space, "home") == home and text(space, "kind") == "key")
        found += counted(f"home keys of {home}", have, want)
    return found + [
        f"{text(space, 'id')}: only electorates have troops in waiting"
        for space in spaces
        if (number(space, "regulars") > 0) != (text(space, "kind") == "electorate")
    ]


def map_problems(spaces: list[Row], sea_file: Row) -> list[str]:
    """chart.map, chart.seas, 2.5.pass.count, 2.5.sea: what is wrong with the map."""
    seas = rows(sea_file, "sea")
    clear = {text(space, "id"): words(space, "clear") for space in spaces}
    passes = {text(space, "id"): words(space, "passes") for space in spaces}
    found = repeated([text(space, "id") for space in spaces]) + repeated([text(sea, "id") for sea in seas])
    found += one_sided(clear, "a link") + one_sided(passes, "a pass")
    found += one_sided({text(sea, "id"): words(sea, "adjacent") for sea in seas}, "a border")
    found += [
        f"{name}: {other} both by a link and by a pass"
        for name in clear
        for other in clear[name]
        if other in passes[name]
    ]
    found += port_problems(spaces, seas) + strait_problems(sea_file) + kind_problems(spaces)
    have = (
        len(spaces),
        len(seas),
        sum(len(others) for others in clear.values()) // 2,
        sum(len(others) for others in passes.values()) // 2,
        sum(1 for space in spaces if is_set(space, "capital")),
    )
    for (what, want), count in zip(MAP_COUNTS, have, strict=True):
        found += counted(what, count, want)
    return found


def strait_problems(sea_file: Row) -> list[str]:
    """2.5, 2.5.notlinked1, 2.5.notlinked2, 2.5.notlinked3: the two seas of a strait are not adjacent and share its
    port."""
    seas = {text(sea, "id"): sea for sea in rows(sea_file, "sea")}
    found: list[str] = []
    for strait in rows(sea_file, "strait"):
        one, other = words(strait, "seas")
        if other in words(seas[one], "adjacent"):
            found.append(f"{one}: adjacent to {other} across a strait")
        if any(text(strait, "port") not in words(seas[sea], "ports") for sea in (one, other)):
            found.append(f"{text(strait, 'port')}: not a port of both its seas")
    return found


def card_problems(cards: list[Row]) -> list[str]:
    """6, edition.h03, edition.h08: what is wrong with the list of cards."""
    found = repeated([text(card, "id") for card in cards])
    if [number(card, "number") for card in cards] != list(range(1, len(cards) + 1)):
        found.append("the cards are not in the order of their numbers")
    kinds = [text(card, "kind") for card in cards]
    for kind in CARD_KINDS:
        found += counted(f"{kind} cards", kinds.count(kind), CARD_COUNTS[kind])
    for card in cards:
        known = items(card, "playable_by")
        found += [f"{text(card, 'id')}: playable by {each}" for each in known if each not in MAJOR_IDS]
        if (text(card, "confidence") == "C") == ("cp" in card):
            found.append(f"{text(card, 'id')}: figures of doubtful cards are in the pack, those of others here")
        if text(card, "confidence") == "C" and not text(card, "doubt"):
            found.append(f"{text(card, 'id')}: what is doubtful")
    return found
