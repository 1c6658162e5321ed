"""The boards of titles: they know no number and no verb by heart, and their style sheets keep to themselves."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.engine.registry import BUILT_IN, find_title

WEB = Path(regnum.__file__).parent / "web"
STYLES = WEB / "styles"
DRAWN = tuple(title for title in BUILT_IN if (WEB / "boards" / f"{title}.js").is_file())
NUMBERED = ("facts.names", "facts.catalogue", "position.state")  # where a title keeps its numbers

LITERAL = re.compile(r"""(?<!icon\()["'`]([a-z][a-z0-9-]*)["'`]""")
QUOTED_KEY = re.compile(r"""[{,]\s*["']?([a-z][a-z0-9-]*)["']?\s*:\s*["'`]""")
CONSTANT = re.compile(r"^(?:export )?(?:const|let) ([A-Z][A-Z_0-9]*) = -?\d+\b", re.MULTILINE)
CODED = re.compile(r"(?:Math\.floor\([^()]* / \d+\)|\w %? ?% ?\d+\b|[=!]==? ?(?:[2-9]|\d\d+)\b)")
# Words of moves that are also something else on a board: a piece, a space, decks and counters.
ALSO_ELSE = {"bishop", "fair", "crusade", "tax", "unrest"}
TWO_PLAYERS = "florins.length === 2"  # counts seats, no code


def scripts_of(title: str) -> dict[str, str]:
    """The scripts of a board without comments, by name."""
    paths = [WEB / "boards" / f"{title}.js", *sorted((WEB / "boards" / title).glob("*.js"))]
    return {path.name: re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL) for path in paths}


def verbs_of(title: str) -> set[str]:
    """Every verb of every decision of a title, but those that mean something else too."""
    verbs = {verb.name for decision in find_title(title).decision_classes for verb in decision.domain.verbs}
    return verbs - ALSO_ELSE - operations_of(title)


def operations_of(title: str) -> set[str]:
    """Words that a catalogue uses for what is printed on cards, which are drawn as icons of that name."""
    cards = presenter_of(find_title(title)).describe().get("cards", [])
    assert isinstance(cards, list)
    return {operation.split()[0] for card in cards for operation in card.get("operations", [])}


def numbers_of(title: str) -> set[str]:
    """The names of the numbers that a title's position and catalogue are made of."""
    modules = [import_module(f"regnum.titles.{title}.{name}") for name in NUMBERED]
    return {name for module in modules for name, value in vars(module).items() if name.isupper() and type(value) is int}


def by_hand(title: str, name: str, script: str) -> list[str]:
    """The verbs and numbers of the engine that a script knows by heart."""
    verbs, numbers = verbs_of(title), numbers_of(title)
    script = script.replace(TWO_PLAYERS, "")
    spelled = [word for pattern in (LITERAL, QUOTED_KEY) for word in pattern.findall(script) if word in verbs]
    constants = [each for each in CONSTANT.findall(script) if each in numbers]
    return [f"{name}: {each}" for each in (*spelled, *constants, *CODED.findall(script))]


def test_only_an_unfinished_title_may_be_shown_in_words_alone():
    assert {title for title in BUILT_IN if find_title(title).finished} <= set(DRAWN)


@pytest.mark.parametrize("title", DRAWN)
def test_a_board_knows_no_verb_and_no_number_by_heart(title: str):
    found = [each for name, script in scripts_of(title).items() for each in by_hand(title, name, script)]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'const GROUPS = { sell: "sell" };',
        'wish("free-operations", half)',
        'const GROUPS = { "buy-and-play": "buy" };',
        "export const NONE = -1;",
        "const BISHOP = 13;",
        "const row = Math.floor(space / 6);",
        "const column = number % 6;",
        "if (place === 4) return;",
    ],
)
def test_what_is_known_by_heart_is_found(line: str):
    assert by_hand("pax_renaissance", "a.js", line)


def rules(sheet: str) -> list[str]:
    """What stands before the braces of a style sheet's outermost blocks."""
    found, depth, start = [], 0, 0
    text = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    for place, letter in enumerate(text):
        if letter == "{":
            if depth == 0:
                found.append(text[start:place].strip())
            depth += 1
        elif letter == "}":
            depth -= 1
            start = place + 1
    assert depth == 0
    return found


@pytest.mark.parametrize("title", DRAWN)
def test_a_style_sheet_says_nothing_of_other_boards(title: str):
    sheet = (STYLES / f"{title}.css").read_text(encoding="utf-8")
    assert rules(sheet) == [f':where([data-board="{title}"])']
    assert "@import" not in sheet


def test_a_rule_for_everybody_is_found():
    assert rules("/* { */ .a { b: c; d { e: f } }\n.g, h { i: j }") == [".a", ".g, h"]


def test_only_the_shell_says_whose_board_it_is():
    """A board cannot pass for another: the shell writes the name of the title where styles look for it."""
    marked = [path.name for path in sorted(WEB.rglob("*.js")) if "data-board" in path.read_text(encoding="utf-8")]
    assert marked == ["closer.js", "table.js"]


def test_colours_that_only_a_title_uses_are_in_its_sheet():
    shared = "".join((STYLES / f"{name}.css").read_text(encoding="utf-8") for name in ("base", "table", "shell"))
    defined = re.findall(r"^  (--[a-z0-9-]+):", (STYLES / "base.css").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(defined) > 10
    assert [name for name in defined if f"var({name})" not in shared] == []


@pytest.mark.parametrize("title", DRAWN)
def test_every_colour_that_a_sheet_uses_is_defined(title: str):
    sheets = {name: (STYLES / f"{name}.css").read_text(encoding="utf-8") for name in ("base", "table", title)}
    defined = {name for sheet in sheets.values() for name in re.findall(r"(--[a-z0-9-]+):", sheet)}
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", sheets[title])) <= defined
