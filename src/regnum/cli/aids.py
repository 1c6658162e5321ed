"""What helps a person at the prompt: grouped options, the log, the odds, a hint, and a curtain between hands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from regnum.agents.registry import agent_names
from regnum.cli.drawing import NUMBER
from regnum.cli.moves import explanation_lines
from regnum.cli.output import mistake, say, show, words
from regnum.cli.rulebook import chapters, find_paragraphs, paragraphs
from regnum.edges.entries import order_form
from regnum.edges.layout import Target
from regnum.edges.presenter import presenter_of
from regnum.edges.words import sentence
from regnum.engine.explain import explain
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.moves import Move
from regnum.engine.orders import Orders
from regnum.engine.title import Title
from regnum.selfplay.match import Player

HINTER: Final = "greedy"
LAST_EVENTS: Final = 15
MOST_JUDGED: Final = 20  # moves at one thing
FORGET: Final = "\x1b[3J"  # what was scrolled off the screen


def show_options(console: Console, game: Game[Any], moves: Sequence[Move]) -> None:
    """The numbered answers in groups, one a verb; the numbers stay those of the whole list."""
    numbered = sorted(enumerate(moves, start=1), key=lambda pair: first_place(moves, pair[1].verb))
    for _, group in groupby(numbered, key=lambda pair: pair[1].verb):
        console.print()
        for number, move in group:
            said = words(game).move(game.title, move)
            line = Text.assemble((f"{number:4}", NUMBER), f"  {said}")
            console.print(line if said == str(move) else line.append(f"  [{move}]", "dim"), soft_wrap=False)


def first_place(moves: Sequence[Move], verb: str) -> int:
    """Where a verb first occurs."""
    return next(place for place, move in enumerate(moves) if move.verb == verb)


def log_lines(history: History[Any], seat: int, text: str) -> list[str]:
    """The last events that the seat may know, as many as the text says."""
    if text and not (text.isdecimal() and int(text)):
        raise mistake("regnum-play-log-count", text=text)
    count = int(text) if text else LAST_EVENTS
    events = history.heard(seat)[-count:]
    game = history.game
    speaker = words(game)
    return [f"  {speaker.event(game.title, event)}" for event in events] or [say("regnum-play-no-events")]


def odds_lines(game: Game[Any], seat: int | None) -> list[str]:
    """What can come next, by what the person who is asked knows."""
    return presenter_of(game.title).odds(game, -1 if seat is None else seat, words(game)) or [
        say("regnum-play-no-odds")
    ]


def refused_lines(game: Game[Any], seat: int, target: Target) -> list[str]:
    """Why nothing that the open decision is about can be done with a thing on the table, each reason once."""
    domain = game.decision().domain
    moves = (domain.spell(option) for option in range(domain.size))
    aimed = [move for move in moves if target in presenter_of(game.title).targets(game, seat, move)]
    judged = [explain(game, seat, str(move)) for move in aimed[:MOST_JUDGED]]
    said = {each.reason.name: explanation_lines(game, each)[0] for each in judged if each.reason is not None}
    return list(said.values())


def rules_lines(title: Title[Any], text: str) -> list[str]:
    """A paragraph or a chapter of the rules; without a name the chapters."""
    if text:
        return [f"{each.id} – {each.title}\n  {each.text}" for each in find_paragraphs(title, text)]
    return ["  " + say("regnum-play-chapter", chapter=name, count=count) for name, count in chapters(title).items()]


def rules_example(title: Title[Any]) -> str:
    """A paragraph that the title has, to show how one is named."""
    return next(iter(paragraphs(title)))


def show_comments(console: Console | None, comments: Sequence[str]) -> None:
    """What the guide of a tutorial says, apart from everything else."""
    if console is None:
        show(*(line for comment in comments for line in ("", f"{say('regnum-guide')}: {comment}")))
    elif comments:
        title = Text(say("regnum-guide"), "bold")
        console.print()
        console.print(Panel(Text("\n\n".join(comments)), box.HEAVY, title=title, title_align="left"))


def hinted(game: Game[Any], seat: int, seed: int) -> int:
    """The number of the move that a program would choose that sees no more than this seat; 0 if there is none."""
    if HINTER not in agent_names(game.title.id):
        return 0
    move = game.decision().spell(Player(HINTER, seed).answer(game, seat))
    return [str(each) for each in game.moves(seat)].index(str(move)) + 1


def hint_line(game: Game[Any], seat: int, seed: int) -> str:
    """What a program would choose, in words."""
    number = hinted(game, seat, seed)
    if not number:
        return say("regnum-play-no-hint", agent=HINTER)
    move = list(game.moves(seat))[number - 1]
    return say("regnum-play-hint", agent=HINTER, number=number, move=words(game).move(game.title, move))


def order_lines(game: Game[Any], seat: int, orders: Orders) -> list[str]:
    """The standing orders of a seat: every topic with what is answered, and how to change it."""
    if not game.title.topics:
        return [say("regnum-play-no-orders")]
    form = order_form(game, seat, orders, words(game))
    said = dict([*form.answers, *form.scopes])
    lines = [say("regnum-play-orders")]
    for row in form.topics:
        until = f" ({said[row.scope]})" if row.given else ""
        lines.append(f"  {row.topic}: {row.text} – {said[row.answer]}{until}")
    return [*lines, say("regnum-play-order-how")]


def lower_curtain(console: Console | None, game: Game[Any], seat: int) -> None:
    """Hide one hand before the next is shown: a clear screen that waits for Enter, or a plain message."""
    name = words(game).seat(seat)
    if console is None:
        show("", say("regnum-play-curtain", seat=name))
        return
    wipe(console)
    show(say("regnum-play-curtain", seat=name))
    input(say("regnum-play-curtain-enter", seat=sentence(name)) + " ")
    wipe(console)


def wipe(console: Console) -> None:
    """Clear the screen and what was scrolled off it."""
    console.clear()
    if console.is_terminal and not console.is_dumb_terminal:
        console.file.write(FORGET)
        console.file.flush()
