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
from tools.map.places import LONG
from tools.map.writing import HEAD

LANGUAGES = ("en", "ru", "pl")
FONTS = RESULT.parents[2] / "vendor" / "fonts"
SEAS = {
    "north_sea": ("North Sea", "Северное море", "Morze Północne"),
    "atlantic": ("Atlantic Ocean", "Атлантический океан", "Ocean Atlantycki"),
    "mediterranean": ("Mediterranean Sea", "Средиземное море", "Morze Śródziemne"),
}
GLYPHS = {"knight": "♞", "army": "⚔", "castle": "♜", "duchy": "♛", "tokens": "•"}
ALPHABETS = {"latin": "U+0000-00FF", "latin-ext": "U+0100-02BA", "cyrillic": "U+0400-045F"}


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
    parts = ['<marker id="dot" viewBox="-2 -2 4 4" markerWidth="5"><circle r="1.6"/></marker>']
    parts.append('<rect class="sea" width="100%" height="100%"/>')
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
    parts += [name(sea["label"], SEAS[sea["id"]][LANGUAGES.index(language)], "water", 26) for sea in europe["seas"]]
    for region in europe["regions"]:
        if "home" in region:
            (x, y), (home_x, home_y) = region["label"], region["home"]
            parts.append(f'<path class="leader" marker-end="url(#dot)" d="M{x} {y}L{home_x} {home_y}"/>')
        for piece, glyph in GLYPHS.items():
            x, y = region["pieces"][piece]
            parts.append(f'<circle class="piece" cx="{x}" cy="{y}" r="{region["size"] / 2 - 1}"/>')
            parts.append(f'<text class="glyph" x="{x}" y="{y}">{glyph}</text>')
        parts.append(name(region["label"], known[region["id"]]["names"][LANGUAGES.index(language)], "name"))
    parts.append('<rect class="frame" width="100%" height="100%"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{europe["viewBox"]}">{"".join(parts)}</svg>'


def style() -> str:
    """The style of the preview, with the font of the page's titles."""
    faces = [
        f'@font-face {{ font-family: "EB Garamond"; font-weight: 600; unicode-range: {letters};'
        f' src: url("{(FONTS / f"eb-garamond-{alphabet}-600-normal.woff2").as_uri()}"); }}'
        for alphabet, letters in ALPHABETS.items()
    ]
    return "\n".join([*faces, (HERE / "preview.css").read_text(encoding="utf-8")])


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
        f'<!doctype html><html data-theme="{theme}"><meta charset="utf-8"><style>{style()}</style>{drawn}</html>',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
