"""The report of the balance of Here I Stand: tables, intervals and plots from what tools/europe_balance.py counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS
from regnum.titles.here_i_stand.facts.names import ENDING_NAMES, MAJOR_IDS
from tools.balance_report import bounds, interval

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "rules" / "here_i_stand"
COUNTS: Final = FOLDER / "balance.json"
REPORT: Final = FOLDER / "balance.md"
RANDOM: Final = "random"  # who plays the games that show which cards are ever events
GROUPS: Final = ("1517-6", "1532-6", "tournament-6", "1517-5", "1517-4", "1517-3")
USES: Final = ("for points", "as an event", "as a response", "in combat", "at the Diet")  # as rules number them
PLAYED: Final = ("1", "2", "3")  # uses in which a card does what it says
WAYS: Final = {
    "turn_limit": "turn limit", "military": "all keys", "religious": "50 spaces", "standard": "25 points",
    "domination": "domination",
}  # fmt: skip
STORY: Final = {
    "town_taken": "towns stormed", "siege_began": "sieges", "battle_began": "field battles",
    "naval_battle_began": "sea battles", "piracy_began": "raids of corsairs", "converted": "conversions",
    "debate_called": "debates", "prize_taken": "discoveries and conquests", "colony_sent": "colonies",
    "war_declared": "wars declared", "war_ended": "wars ended by peace", "alliance_formed": "alliances",
    "minor_activated": "minor powers won over", "leader_captured": "leaders captured",
    "excommunicated": "excommunications",
}  # fmt: skip
# Wins of powers in tournaments of the World Boardgaming Championships, six players, 2018 and 2023; later editions.
PEOPLE: Final = (2, 6, 2, 1, 2, 5)
PEOPLES_GAMES: Final = 18


def name_of(group: str) -> str:
    """How a group of games is called."""
    scenario, players = group.split("-")
    return f"{scenario}, {players} players"


def share(turns: dict[str, int], last: int) -> int:
    """In how many games something had happened by the end of a turn."""
    return sum(count for turn, count in turns.items() if int(turn) <= last)


def mean_turn(entry: dict[str, Any]) -> float:
    """In which turn games end."""
    return float(sum(int(turn) * count for turn, count in entry["turns"].items()) / entry["games"])


def plot(entry: dict[str, Any], group: str) -> str:
    """Two rows of bars: in which turn games end, and which power wins."""
    games = entry["games"]
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 260" font-family="sans-serif" font-size="12">']
    parts.append('<rect width="720" height="260" fill="#fcf7ea"/>')
    parts.append(f'<text x="20" y="22" font-size="14">{name_of(group)}: the turn in which it ends</text>')
    parts.append('<text x="380" y="22" font-size="14">the power that wins</text>')
    for place in range(9):
        count = entry["turns"].get(str(place + 1), 0)
        parts += bar(30 + place * 34, 26, count, games, "#8c7751", str(place + 1))
    for place, power in enumerate(MAJOR_IDS):
        parts += bar(390 + place * 54, 40, entry["wins"].get(power, 0.0), games, "#7a2a20", power)
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar(x: int, width: int, count: float, games: int, colour: str, label: str) -> list[str]:
    """A bar with its 95 % interval and its label."""
    height = 180 * count / games
    low, high = (230 - 1.8 * end for end in bounds(count, games))
    middle = x + width / 2
    return [
        f'<rect x="{x}" y="{230 - height:.1f}" width="{width}" height="{height:.1f}" fill="{colour}"/>',
        f'<path d="M{middle} {low:.1f}V{max(36.0, high):.1f}" stroke="#2b211a" stroke-width="2"/>',
        f'<text x="{middle}" y="247" text-anchor="middle" font-size="{11 if len(label) < 8 else 9}">{label}</text>',
    ]


def endings(kept: dict[str, Any]) -> list[str]:
    """How long games are, how they end, and who wins."""
    ways = [way for way in ENDING_NAMES if any(kept[group]["ways"].get(way) for group in kept)]
    lines = [
        "## How games end",
        "",
        f"| games | played | last turn, mean | {' | '.join(WAYS[way] for way in ways)} |",
        f"|---|---|---|{'---|' * len(ways)}",
    ]
    for group, entry in kept.items():
        cells = [interval(entry["ways"].get(way, 0), entry["games"]) for way in ways]
        lines.append(f"| {name_of(group)} | {entry['games']} | {mean_turn(entry):.1f} | {' | '.join(cells)} |")
    lines += ["", "## Who wins", "", f"| games | {' | '.join(MAJOR_IDS)} |", f"|---|{'---|' * len(MAJOR_IDS)}"]
    for group, entry in kept.items():
        cells = [interval(entry["wins"].get(power, 0), entry["games"]) for power in MAJOR_IDS]
        lines.append(f"| {name_of(group)} | {' | '.join(cells)} |")
    cells = [interval(wins, PEOPLES_GAMES) for wins in PEOPLE]
    lines.append(f"| *people, tournaments of 2018 and 2023* | {' | '.join(cells)} |")
    for group, entry in kept.items():
        cells = [f"{entry['points'].get(power, 0) / entry['games']:.1f}" for power in MAJOR_IDS]
        lines.append(f"| *points at the end, {name_of(group)}* | {' | '.join(cells)} |")
    lines += ["", "A shared victory counts in parts. People played later editions, and with other aims in mind."]
    return lines


def stories(kept: dict[str, Any]) -> list[str]:
    """What happens in a game."""
    groups = list(kept)
    lines = [
        "",
        "## What happens",
        "",
        f"| a game | {' | '.join(map(name_of, groups))} |",
        f"|---|{'---|' * len(groups)}",
    ]
    for key, name in STORY.items():
        cells = [f"{kept[group]['totals'].get(key, 0) / kept[group]['games']:.1f}" for group in groups]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    for town, last in (("belgrade", 1), ("belgrade", 2), ("buda", 3), ("metz", 3), ("rhodes", 4)):
        cells = [
            interval(share(kept[group]["fallen"].get(town, {}), last), kept[group]["games"])
            if group.startswith("1517")
            else "–"
            for group in groups
        ]
        lines.append(f"| {town.title()} taken by turn {last} | {' | '.join(cells)} |")
    for turn in (1, 3):
        cells = [spaces_by(kept[group], turn) for group in groups]
        lines.append(f"| spaces converted by the end of turn {turn}, less those lost | {' | '.join(cells)} |")
    return lines


def spaces_by(entry: dict[str, Any], turn: int) -> str:
    """How many spaces have become Protestant, on average over the games that got so far."""
    games, spaces = entry["protestant"][turn - 1]
    return f"{spaces / games:.1f}" if games else "–"


def bargains(kept: dict[str, Any]) -> list[str]:
    """Deals and promises."""
    lines = [
        "",
        "## Deals and promises",
        "",
        "| games | deals about | promises kept | broken | still open at the end |",
        "|---|---|---|---|---|",
    ]
    for group, entry in kept.items():
        deals = ", ".join(f"{kind} {count / entry['games']:.2f}" for kind, count in sorted(entry["deals"].items()))
        cells = [f"{entry['promises'].get(name, 0) / entry['games']:.1f}" for name in ("kept", "broken", "open")]
        lines.append(f"| {name_of(group)} | {deals or '–'} | {' | '.join(cells)} |")
    lines += ["", "A game, on average. Greedy promises no war to those whom it would not attack when the powers talk."]
    return lines


def cards(kept: dict[str, Any], random_games: dict[str, Any] | None) -> list[str]:
    """How cards are used, by power, and which never were what they say."""
    lines = ["", "## Cards", "", f"| power | {' | '.join(USES)} |", f"|---|{'---|' * len(USES)}"]
    for power in MAJOR_IDS:
        counts = [sum(entry["uses"].get(f"{use} {power}", 0) for entry in kept.values()) for use in range(len(USES))]
        lines.append(f"| {power} | {' | '.join(f'{100 * count / max(1, sum(counts)):.0f} %' for count in counts)} |")
    lines += ["", f"By greedy players: {seen(list(kept.values()))}"]
    if random_games:
        lines += ["", f"By random players: {seen([random_games])}"]
    lines += ["", "Luther's theses open every game of 1517 by themselves. Tests, and golden games, show each event."]
    return lines


def seen(entries: list[dict[str, Any]]) -> str:
    """Which cards were never played for what they say, and which rarely."""
    games = sum(entry["games"] for entry in entries)
    played = {
        card: sum(entry["cards"].get(f"{use} {card}", 0) for entry in entries for use in PLAYED) for card in CARD_IDS
    }
    never = [card for card, count in played.items() if not count]
    rare = [f"{card} ({count})" for card, count in played.items() if 0 < count < games / 100]
    return (
        f"in {games} games {len(CARD_IDS) - len(never)} of {len(CARD_IDS)} cards were played as events, responses or "
        f"in combat. Never: {', '.join(never) or 'none'}. "
        f"In fewer than one game of a hundred: {', '.join(rare) or 'none'}."
    )


def write() -> None:
    """The report and its plots."""
    kept = json.loads(COUNTS.read_text(encoding="utf-8"))
    random_games = kept.get(RANDOM)
    kept = {group: kept[group] for group in GROUPS if group in kept}
    lines = [
        "# Balance of Here I Stand",
        "",
        "<!-- Written by tools/europe_balance.py from balance.json; do not edit by hand. -->",
        "",
        "Everything here was counted in self-play, with greedy players in all seats. Shares are given with their 95 % "
        "interval. What is known of people's games stands beside it: small samples, mostly of the tournament scenario.",
        "",
        *endings(kept),
        *stories(kept),
        *bargains(kept),
        *cards(kept, random_games),
        "",
        "## In pictures",
    ]
    for group, entry in kept.items():
        path = FOLDER / f"balance-{group}.svg"
        path.write_text(plot(entry, group), encoding="utf-8")
        lines += ["", f"![{name_of(group)}: last turn and winners]({path.name})"]
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
