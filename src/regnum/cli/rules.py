"""`regnum rules`: the rules in our words, and the ledger over them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer

from regnum.cli.options import Json, Language, TitleName
from regnum.cli.output import say, show, show_json
from regnum.cli.rulebook import find_paragraphs, ledger, paragraphs
from regnum.edges.rule_texts import Paragraph
from regnum.engine.registry import find_title
from regnum.engine.title import Title


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("rules")(rules)


def rules(
    title: TitleName,
    paragraph: Annotated[str | None, typer.Argument(metavar="PARAGRAPH", help="A paragraph or a chapter.")] = None,
    show_ledger: Annotated[bool, typer.Option("--ledger", help="Code, tests and self-play per paragraph.")] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Show the rules of a title: all headings, one paragraph with its parts, a chapter, or the ledger."""
    found = find_title(title)
    if show_ledger:
        print_ledger(found, json)
    elif paragraph is not None:
        print_paragraphs(find_paragraphs(found, paragraph), json)
    elif json:
        show_json({"title": title, "paragraphs": [asdict(each) for each in paragraphs(found).values()]})
    else:
        show(*(f"{each.id} – {each.title}" for each in paragraphs(found).values()))


def print_paragraphs(found: list[Paragraph], json: bool) -> None:
    """One paragraph or several."""
    if json:
        show_json({"paragraphs": [asdict(each) for each in found]})
        return
    for each in found:
        show(*paragraph_lines(each))


def paragraph_lines(paragraph: Paragraph) -> list[str]:
    """A paragraph for people."""
    return [f"{paragraph.id} – {paragraph.title}", f"  {paragraph.text}"]


def print_ledger(title: Title[Any], json: bool) -> None:
    """How much of the rules is written, tested and seen in self-play."""
    table = ledger(title)
    if json:
        show_json(table)
        return
    for key in ("paragraphs", "with_code", "with_tests", "seen"):
        show(say(f"regnum-ledger-{key.replace('_', '-')}", count=str(table[key])))
    for key in ("unseen", "waived", "missing"):
        names = table[key]
        assert isinstance(names, list)
        show(f"{say(f'regnum-ledger-{key}', count=len(names))} {', '.join(names) or '–'}")
