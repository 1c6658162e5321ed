"""Write the Markdown rules of every title from its paragraphs.toml.

Usage: python tools/rules_docs.py [--check]

With --check nothing is written; the exit code is 1 if a file on disk differs.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src")]

from regnum.engine.registry import BUILT_IN  # noqa: E402

NOTICE = "<!-- Written by tools/rules_docs.py from paragraphs.toml; do not edit by hand. -->"
RULING = re.compile(r"R\d+")


def data(title: str) -> Path:
    """The folder with the facts of a title."""
    return ROOT / "src" / "regnum" / "titles" / title / "facts" / "data"


@dataclass(frozen=True)
class Rulebook:
    """What the documents of a title need besides its paragraphs."""

    title: str
    name: str
    about: tuple[str, ...]
    chapters: dict[str, str]  # as paragraphs name them, and their headings
    reference: re.Pattern[str]  # what may be a cited paragraph

    @property
    def source(self) -> Path:
        """The paragraphs of the title."""
        return data(self.title) / "paragraphs.toml"

    @property
    def target(self) -> Path:
        """The folder of its documents."""
        return ROOT / "docs" / "rules" / self.title

    def file_name(self, chapter: str) -> str:
        """Name of the Markdown file of a chapter; where chapters have letters, these come first."""
        name = chapter.lower() if len(chapter) > 1 else f"{chapter.lower()}_{self.chapters[chapter].lower()}"
        return name.replace(" ", "_") + ".md"

    def heading(self, chapter: str) -> str:
        """Heading of a chapter."""
        title = self.chapters[chapter]
        return title if len(chapter) > 1 else f"{chapter}. {title}"


@dataclass(frozen=True)
class Paragraph:
    """One rule of the rules library."""

    id: str
    chapter: str
    title: str
    text: str


def read_rulebook(title: str) -> Rulebook:
    """What a title says of its rulebook."""
    table = tomllib.loads((data(title) / "rulebook.toml").read_text(encoding="utf-8"))
    return Rulebook(title, table["name"], tuple(table["about"]), table["chapters"], re.compile(table["reference"]))


RULEBOOKS = tuple(read_rulebook(title) for title in BUILT_IN)


def load(path: Path) -> list[Paragraph]:
    """Read the paragraphs in the order of the file."""
    with path.open("rb") as file:
        return [Paragraph(**entry) for entry in tomllib.load(file)["paragraph"]]


def first_of_section(token: str, ids: Iterable[str]) -> str | None:
    """First paragraph of a cited section that has no paragraph of its own."""
    rest = re.compile(re.escape(token) + r"(?!\d)")
    return next((item for item in ids if rest.match(item)), None)


def link(text: str, book: Rulebook, chapter_of: dict[str, str]) -> str:
    """Turn the paragraphs and rulings cited in a text into links."""

    def replace(match: re.Match[str]) -> str:
        token = match.group()
        if RULING.fullmatch(token):
            return f"[{token}](rulings.md#{token})"
        target = token if token in chapter_of else first_of_section(token, chapter_of)
        if target is None:
            return token
        return f"[{token}]({book.file_name(chapter_of[target])}#{target})"

    return book.reference.sub(replace, text)


def chapter_page(chapter: str, paragraphs: list[Paragraph], book: Rulebook, chapter_of: dict[str, str]) -> str:
    """Markdown text of one chapter."""
    lines = [NOTICE, "", f"# {book.heading(chapter)}", ""]
    for item in paragraphs:
        text = link(item.text, book, chapter_of)
        lines += [f'<a id="{item.id}"></a>', f"**{item.id} {item.title}.** {text}", ""]
    lines.append("[All chapters](README.md)")
    return "\n".join(lines) + "\n"


def index_page(book: Rulebook, counts: dict[str, int]) -> str:
    """Markdown text of the index."""
    lines = [NOTICE, "", f"# {book.name}: rules", "", *book.about, "", "| chapter | paragraphs |", "| --- | --- |"]
    lines += [f"| [{book.heading(key)}]({book.file_name(key)}) | {count} |" for key, count in counts.items()]
    lines += [f"| together | {sum(counts.values())} |"]
    return "\n".join(lines) + "\n"


def render(book: Rulebook, paragraphs: list[Paragraph]) -> dict[Path, str]:
    """All generated files of a title: path and content."""
    chapter_of = {item.id: item.chapter for item in paragraphs}
    pages: dict[Path, str] = {}
    counts: dict[str, int] = {}
    for chapter in book.chapters:
        items = [item for item in paragraphs if item.chapter == chapter]
        counts[chapter] = len(items)
        pages[book.target / book.file_name(chapter)] = chapter_page(chapter, items, book, chapter_of)
    pages[book.target / "README.md"] = index_page(book, counts)
    return pages


def differing(pages: dict[Path, str]) -> list[Path]:
    """The files that are missing on disk or have other content."""
    return [
        path for path, content in pages.items() if not path.is_file() or path.read_text(encoding="utf-8") != content
    ]


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files."""
    parser = argparse.ArgumentParser(description="Write the Markdown rules of every title.")
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    options = parser.parse_args(arguments)
    pages: dict[Path, str] = {}
    for book in RULEBOOKS:
        pages |= render(book, load(book.source))
    stale = differing(pages)
    if options.check:
        for path in stale:
            print(f"differs: {path.relative_to(ROOT)}", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pages[path], encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
