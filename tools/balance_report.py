"""The report of the balance of Crusader Kings: tables, intervals and plots from what tools/balance.py counted."""

from __future__ import annotations

import json
import math
import statistics
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules" / "crusader_kings"
COUNTS = FOLDER / "balance.json"
REPORT = FOLDER / "balance.md"
PLOT = FOLDER / "balance-{}.svg"
SCENARIOS = ("1", "2", "3", "4", "5", "6")
KINDS = ("greedy", "programs", "empty")
BIRTHS = "births"
DRAWN = 400  # times, for an interval
LEAST_BIRTHS, MOST_BIRTHS, MOST_CRISES, MOST_IGNORED = 1.5, 3.0, 0.15, 0.12


def bounds(hits: float, games: float) -> tuple[float, float]:
    """The ends of the 95 % interval of a share (Wilson), in points of a hundred."""
    z, share = 1.96, hits / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return 100 * max(0.0, middle - half), 100 * (middle + half)


def interval(hits: float, games: float) -> str:
    """A share with its 95 % interval."""
    if not games:
        return "–"
    low, high = bounds(hits, games)
    return f"{100 * hits / games:.0f} % ({low:.0f}–{high:.0f})"


def mean(total: float, squares: float, games: float) -> str:
    """A mean with its 95 % interval."""
    average = total / games
    spread = math.sqrt(max(0.0, squares / games - average * average) / games)
    return f"{average:+.2f} ± {1.96 * spread:.2f}"


def spread_of(shares: Iterable[float]) -> float:
    """How far the dynasties' shares of wins lie apart: their standard deviation, in points of a hundred."""
    return 100 * statistics.pstdev(shares)


def drawn_spreads(houses: dict[str, dict[str, float]], chance: Random) -> list[float]:
    """The spread of wins in as many games, drawn again and again from those that were played."""
    games = max(row["games"] for row in houses.values())
    wins = [row["wins"] for row in houses.values()]
    drawn = []
    for _ in range(DRAWN):
        winners = Counter(chance.choices(range(len(wins)), wins, k=int(games)))
        drawn.append(spread_of(winners[house] / games for house in range(len(wins))))
    return drawn


def counted_spread(houses: dict[str, dict[str, float]]) -> float:
    """The spread of wins that was counted."""
    return spread_of(row["wins"] / row["games"] for row in houses.values())


def with_bounds(value: float, drawn: Iterable[float], form: str = ".1f") -> str:
    """A number with its 95 % interval, from what was drawn again and again."""
    ends = sorted(drawn)
    return f"{value:{form}} ({ends[DRAWN // 40]:{form}} to {ends[-DRAWN // 40 - 1]:{form}})"


def ratio(entry: dict[str, Any], above: str, below: list[str]) -> tuple[int, int]:
    """Two sums of an entry, for a share."""
    totals = entry["totals"]
    return totals.get(above, 0), sum(totals.get(name, 0) for name in below)


def story_rows(kept: dict[str, Any], kind: str) -> list[str]:
    """A line a scenario: births, crises, events without effect, crusades, and how games end."""
    rows = []
    for scenario in SCENARIOS:
        entry = kept.get(f"{kind}-{scenario}")
        if entry is None:
            continue
        births = entry["totals"].get("born", 0) + entry["totals"].get("bastard_born", 0)
        crises, successions = ratio(entry, "crisis", ["succeeded", "crisis"])
        ignored, events = ratio(entry, "event_ignored", ["event_began", "event_ignored"])
        rows.append(
            f"| {scenario} | {entry['games']} | {births / entry['reigns']:.2f} | {interval(crises, successions)} "
            f"| {interval(ignored, events)} | {' / '.join(map(str, entry['least']))} "
            f"| {interval(entry['ways'].get('jerusalem', 0), entry['games'])} "
            f"| {interval(*ratio(entry, 'near_opposed', ['near_paid']))} "
            f"| {interval(*ratio(entry, 'far_opposed', ['far_paid']))} "
            f"| {entry['totals'].get('deals', 0) / entry['games']:.1f} |"
        )
    return rows


def games_of(kept: dict[str, Any], kind: str) -> int:
    """How many games of a kind every scenario has at least."""
    return min(int(entry["games"]) for name, entry in kept.items() if name.startswith(kind))


def spread_rows(kept: dict[str, Any]) -> list[str]:
    """A line a scenario: how far apart the dynasties' wins lie, and how many successions fail; then the means."""
    kinds = (*KINDS, BIRTHS)
    chance = Random(0)
    counted = {kind: [counted_spread(kept[f"{kind}-{each}"]["houses"]) for each in SCENARIOS] for kind in kinds}
    drawn = {kind: [drawn_spreads(kept[f"{kind}-{each}"]["houses"], chance) for each in SCENARIOS] for kind in kinds}
    rows = []
    for place, scenario in enumerate(SCENARIOS):
        cells = [with_bounds(counted[kind][place], drawn[kind][place]) for kind in kinds]
        failed = [
            interval(*ratio(kept[f"{kind}-{scenario}"], "crisis", ["succeeded", "crisis"]))
            for kind in ("greedy", "empty")
        ]
        rows.append(f"| {scenario} | {' | '.join([*cells, *failed])} |")
    mean_counted = {kind: statistics.mean(counted[kind]) for kind in kinds}
    mean_drawn = {kind: [statistics.mean(each) for each in zip(*drawn[kind], strict=True)] for kind in kinds}
    cells = [with_bounds(mean_counted[kind], mean_drawn[kind]) for kind in kinds]
    rows.append(f"| *mean* | {' | '.join(cells)} | | |")
    for other, name in (("empty", "empty events"), (BIRTHS, "births only")):
        apart = [one - two for one, two in zip(mean_drawn["greedy"], mean_drawn[other], strict=True)]
        difference = with_bounds(mean_counted["greedy"] - mean_counted[other], apart, "+.1f")
        rows += ["", f"Our cards less {name}, on average over the scenarios: {difference} points."]
    return rows


def house_rows(kept: dict[str, Any], scenario: str) -> list[str]:
    """A line a dynasty: wins and gain with our cards, with the programs and with empty events."""
    rows = []
    for house, row in sorted(kept[f"greedy-{scenario}"]["houses"].items(), key=lambda each: -each[1]["wins"]):
        cells = [f"{row['start'] / row['games']:.0f}"]
        for kind in KINDS:
            other = kept[f"{kind}-{scenario}"]["houses"][house]
            cells.append(interval(other["wins"], other["games"]))
            cells.append(mean(other["gain"], other["gain2"], other["games"]))
        rows.append(f"| {house} | {' | '.join(cells)} |")
    return rows


def plot(kept: dict[str, Any], scenario: str) -> str:
    """Bars: the share of wins of every dynasty, with our cards, with the programs, with empty events."""
    ours = kept[f"greedy-{scenario}"]["houses"]
    names = sorted(ours, key=lambda house: -ours[house]["wins"])
    colours = {"greedy": "#7a2a20", "programs": "#27509b", "empty": "#8c7751"}
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" font-family="sans-serif" font-size="12">']
    parts.append('<rect width="720" height="300" fill="#fcf7ea"/>')
    for share in (0, 20, 40, 60):
        y = 250 - share * 3.2
        parts.append(
            f'<path d="M50 {y}H700" stroke="#cdbb94"/><text x="44" y="{y + 4}" text-anchor="end">{share} %</text>'
        )
    for place, house in enumerate(names):
        x = 70 + place * 630 / len(names)
        for number, kind in enumerate(KINDS):
            row = kept.get(f"{kind}-{scenario}", {}).get("houses", {}).get(house)
            if row is None:
                continue
            share = 100 * row["wins"] / row["games"]
            parts.append(
                f'<rect x="{x + number * 26:.0f}" y="{250 - share * 3.2:.1f}" width="22" height="{share * 3.2:.1f}" '
                f'fill="{colours[kind]}"/>'
            )
            low, high = (250 - end * 3.2 for end in bounds(row["wins"], row["games"]))
            parts.append(
                f'<path d="M{x + number * 26 + 11:.0f} {low:.1f}V{high:.1f}" stroke="#2b211a" stroke-width="2"/>'
            )
        parts.append(f'<text x="{x + 38:.0f}" y="268" text-anchor="middle">{house}</text>')
    for number, kind in enumerate(KINDS):
        x = 60 + number * 200
        label = {"greedy": "greedy, our cards", "programs": "the five programs", "empty": "greedy, empty events"}[kind]
        parts.append(f'<rect x="{x}" y="280" width="12" height="12" fill="{colours[kind]}"/>')
        parts.append(f'<text x="{x + 18}" y="291">{label}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def introduction() -> list[str]:
    """What was counted, and what it should come to."""
    return [
        "# Balance of Crusader Kings",
        "",
        "<!-- Written by tools/balance.py from balance.json; do not edit by hand. -->",
        "",
        "Everything here was counted in self-play. Realms are drawn for the seats, so no seat has a realm of its own. "
        "Shares are given with their 95 % interval. The starting tables are the rulebook's and uneven: what matters "
        "of a dynasty is its gain over the regions with which it begins. Empty events are our cards with nothing on "
        "them.",
        "",
        f"Aims: {LEAST_BIRTHS} to {MOST_BIRTHS:.0f} births a reign, crises in under {100 * MOST_CRISES:.0f} % of "
        f"successions, under {100 * MOST_IGNORED:.0f} % of events without effect, tokens never run dry (the "
        "fewest that lay in the supplies at any moment of any game: random traits, event traits, unrest, castles). "
        "How many traits there are of each kind is our design; 12 unrest tokens and 10 castles are what the box has. "
        "Castles are no tokens: whoever builds may build the last one.",
        "",
        "Crusades opposed: of those for which a crusader paid, the share that others paid to stop; near Jerusalem are "
        "the last four positions of the track. The rulebook's own programs never oppose, so their columns are empty.",
        "",
    ]


def tables(kept: dict[str, Any]) -> list[str]:
    """What happened in the games of every scenario, and how far apart wins lie."""
    head = (
        "| scenario | games | births a reign | crises of successions | events without effect "
        "| fewest tokens left | ended in Jerusalem | crusades opposed near Jerusalem "
        "| elsewhere | deals a game |\n"
        "|---|---|---|---|---|---|---|---|---|---|"
    )
    return [
        "## Greedy players in all seats",
        "",
        head,
        *story_rows(kept, "greedy"),
        "",
        "## The five programs",
        "",
        head,
        *story_rows(kept, "programs"),
        "",
        "## How far wins lie apart",
        "",
        "The standard deviation of the dynasties' shares of wins, in points. Where nothing happens on any card nobody "
        "is born either, and most successions fail: that levels the realms by ruining them. So the fourth column has "
        f"our births and nothing else ({games_of(kept, BIRTHS)} games a scenario); what our other events do to the "
        "spread is the difference between it and the first. A scenario in which our cards are wider apart than empty "
        "events, but not than births alone, owes it to heirs, who keep what their realms began with.",
        "",
        "| scenario | our cards | the five programs | empty events | births only | crises, our cards "
        "| crises, empty events |\n|---|---|---|---|---|---|---|",
        *spread_rows(kept),
        "",
        "## Dynasties",
        "",
        "Wins and gain of regions: with greedy players and our cards, with the five programs, with greedy players and "
        "empty events.",
    ]


def dynasties(kept: dict[str, Any], scenario: str) -> list[str]:
    """A plot and a table of who won a scenario; the plot is a file of its own."""
    path = Path(str(PLOT).format(scenario))
    path.write_text(plot(kept, scenario), encoding="utf-8")
    return [
        "",
        f"### Scenario {scenario}",
        "",
        f"![Wins in scenario {scenario}]({path.name})",
        "",
        "| dynasty | starts with | wins | gain | wins, programs | gain, programs | wins, empty events "
        "| gain, empty events |",
        "|---|---|---|---|---|---|---|---|",
        *house_rows(kept, scenario),
    ]


def write() -> None:
    """The report and its plots."""
    kept = json.loads(COUNTS.read_text(encoding="utf-8"))
    lines = [*introduction(), *tables(kept)]
    for scenario in SCENARIOS:
        lines += dynasties(kept, scenario)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
