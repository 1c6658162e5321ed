"""A page on which the map can be looked at before any board draws it, in light and in dark.

    python -m tools.map.preview /tmp/preview.html [--dark]
"""

from __future__ import annotations

import argparse
import json
import tomllib
from html import escape
from pathlib import Path
from typing import Any

from tools.map.draw import HERE, RESULT
from tools.map.writing import HEAD

LANGUAGES = ("en", "ru", "pl")
LONG = 11
GLYPHS = {"knight": "♞", "army": "⚔", "castle": "♜", "duchy": "♛", "tokens": "•"}
STYLE = """
:root { color-scheme: light dark; }
:root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
body { margin: 0; background: light-dark(#f4ecd9, #1b1712); }
svg { display: block; width: 100%; }
.sea { fill: light-dark(#d3dfd8, #1d2c30); }
.waters { fill: none; stroke-linejoin: round; }
.waters.w1 { stroke: light-dark(#c6d6d1, #21343a); stroke-width: 26 } .waters.w2 { stroke: light-dark(#b8cdca, #263d43); stroke-width: 15 }
.waters.w3 { stroke: light-dark(#a7c1c1, #2c474e); stroke-width: 6 }
.land { fill: light-dark(#ece2c8, #2b2620); stroke: light-dark(#7b6a4c, #8f7d5e); stroke-width: .7; stroke-linejoin: round; }
.region { stroke: light-dark(#4a3a28, #14100c); stroke-width: .8; stroke-linejoin: round; }
.english { --tone: light-dark(#d9a293, #6b3a32) } .frankish { --tone: light-dark(#a9b9cf, #36486a) }
.german { --tone: light-dark(#bdb8ab, #4a4741) } .italian { --tone: light-dark(#b3c29a, #40552f) }
.iberian { --tone: light-dark(#e3cd8d, #6e5a24) }
.region { fill: var(--tone); }
.inner { fill: none; stroke: color-mix(in srgb, var(--tone), light-dark(#3a1c00, #fff2d8) 28%); stroke-width: 9; opacity: .45; }
.border { fill: none; stroke: light-dark(#4a3a28, #14100c); stroke-width: .9; stroke-linejoin: round; }
.border.cultures { stroke-width: 2 }
.route { fill: none; stroke: light-dark(#4b5f60, #b5c6c4); stroke-width: 2.2; stroke-linecap: round; stroke-dasharray: 0 5; }
.leader { fill: none; stroke: light-dark(#4a3a28, #c3b499); stroke-width: .9; }
text { font-family: "EB Garamond", Garamond, Georgia, serif; fill: light-dark(#2a2119, #f1e7d3); text-anchor: middle; dominant-baseline: central; }
.name { font-size: 14px; font-weight: 600; paint-order: stroke; stroke: light-dark(rgb(252 247 234 / 75%), rgb(27 23 18 / 70%)); stroke-width: 3; stroke-linejoin: round; }
.name.over { stroke: none }
.water { font-size: 22px; font-style: italic; letter-spacing: 3px; fill: light-dark(#5b7577, #8fb0b2); }
.piece { fill: light-dark(#fcf7ea, #272119); stroke: light-dark(#4a3a28, #c3b499); stroke-width: .8; }
.glyph { font-size: 13px; }
.frame { fill: none; stroke: light-dark(#8c7751, #8f7d5e); stroke-width: 3; }
"""


def name(point: list[float], text: str, kind: str, line: float = 14) -> str:
    """A name around a point; a long one breaks at its last space."""
    first, _, last = text.rpartition(" ")
    words = [first, last] if len(text) > LONG and first else [text]
    top = point[1] - (len(words) - 1) * line / 2
    return "".join(
        f'<text class="{kind}" x="{point[0]}" y="{top + at * line}">{escape(word)}</text>'
        for at, word in enumerate(words)
    )


def picture(europe: dict[str, Any], sketch: dict[str, Any], language: str) -> str:
    """The map with its names and one piece of every kind in every region."""
    known = {region["id"]: region for region in sketch["regions"]}
    land = [europe["neutral"], *(region["path"] for region in europe["regions"])]
    parts = ['<rect class="sea" width="100%" height="100%"/>']
    parts += [f'<path class="waters w{ring}" d="{path}"/>' for ring in (1, 2, 3) for path in land]
    parts.append(f'<path class="land" d="{europe["neutral"]}"/>')
    for number, region in enumerate(europe["regions"]):
        tone = known[region["id"]]["culture"]
        parts.append(f'<clipPath id="c{number}"><path d="{region["path"]}"/></clipPath>')
        parts.append(f'<path class="region {tone}" d="{region["path"]}"/>')
        parts.append(f'<path class="inner {tone}" d="{region["path"]}" clip-path="url(#c{number})"/>')
    for border in europe["borders"]:
        tones = {known[region]["culture"] for region in border["between"]}
        parts.append(f'<path class="border {"cultures" if len(tones) > 1 else ""}" d="{border["path"]}"/>')
    parts += [f'<path class="route" d="{route["path"]}"/>' for route in europe["routes"]]
    parts += [name(sea["label"], sea["id"].replace("_", " "), "water", 26) for sea in europe["seas"]]
    for region in europe["regions"]:
        if "leader" in region:
            parts.append(f'<path class="leader" d="{region["leader"]}"/>')
        for piece, glyph in GLYPHS.items():
            x, y = region["pieces"][piece]
            parts.append(f'<circle class="piece" cx="{x}" cy="{y}" r="{region["size"] / 2 - 1}"/>')
            parts.append(f'<text class="glyph" x="{x}" y="{y}">{glyph}</text>')
        parts.append(name(region["label"], known[region["id"]]["names"][LANGUAGES.index(language)], "name"))
    parts.append('<rect class="frame" width="100%" height="100%"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{europe["viewBox"]}">{"".join(parts)}</svg>'


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    wanted = parser.parse_args()
    europe = json.loads(RESULT.read_text(encoding="utf-8").removeprefix(HEAD).removesuffix(";\n"))
    sketch = tomllib.loads((HERE / "sketch.toml").read_text(encoding="utf-8"))
    theme = "dark" if wanted.dark else "light"
    drawn = picture(europe, sketch, wanted.language)
    wanted.page.write_text(
        f'<!doctype html><html data-theme="{theme}"><meta charset="utf-8"><style>{STYLE}</style>{drawn}</html>',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
