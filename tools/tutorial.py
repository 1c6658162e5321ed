"""Play the script of a tutorial anew: the learner's steps as they stand, the others' as their programs answer now.

    python tools/tutorial.py crusader_kings            write the steps of the programs into data/tutorial.toml
    python tools/tutorial.py crusader_kings --check    only say whether they would change

Run it after a change of rules, cards or programs that leads the game another way; a test says when. The learner's
steps, their messages and the comments in the file stay. If one of the learner's steps cannot be taken any more, the
tool says where, and what could be done there instead: mend that step, or try another seed, and run it again. Then read
the messages, for they speak of this game. The script of Pax Renaissance was not played by a program: leave it alone.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from regnum.edges.presenter import presenter_of

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from regnum.cli.play import first_game  # noqa: E402
from regnum.edges.tutorial import Step, Tutorial  # noqa: E402
from regnum.engine.frames import Window  # noqa: E402
from regnum.engine.game import Game  # noqa: E402
from regnum.engine.registry import find_title  # noqa: E402

STEP = re.compile(r"((?:^#.*\n|^\n)*)^\[\[step\]\]\n((?:^[a-z].*\n)+)", re.MULTILINE)


class Stuck(Exception):  # noqa: N818 - it is the script that is wrong
    """A step of the learner that cannot be taken."""


def played(title_id: str, tutorial: Tutorial) -> list[Step]:
    """All steps of the game in which the learner follows the script and the programs do what they like."""
    session = first_game(find_title(title_id))
    session.guide = None  # nobody is told what to do
    own = [step for step in tutorial.steps if step.seat == tutorial.seat]
    steps: list[Step] = []
    game = session.game
    while own or (not game.over and game.waiting[0] != tutorial.seat):
        seat, decision = game.waiting[0], type(game.decision()).__name__
        silence = silence_in(game)
        if seat != tutorial.seat:
            step = Step(seat, decision, session.program_answer(seat))
        elif silence and (not own or own[0].decision != decision):
            step = Step(seat, decision, silence)
        else:
            step = own.pop(0)
            moves = [str(move) for move in game.moves(seat)]
            if step.decision != decision or step.move not in moves:
                raise Stuck(f"{step.decision} {step.move!r}, but asked is {decision}: {', '.join(moves)}")
        session.move(seat, step.move)
        if step.message or step.move != silence:
            steps.append(step)
    return steps


def silence_in(game: Game[Any]) -> str:
    """How whoever plays nothing in an open window says so."""
    decision = game.decision()
    return str(decision.spell(decision.silence)) if isinstance(decision, Window) else ""


def written(text: str, tutorial: Tutorial, steps: list[Step]) -> str:
    """The file with these steps; whatever stands before a step of the learner stays before it."""
    found = list(STEP.finditer(text))
    before = [each[1] for each, step in zip(found, tutorial.steps, strict=True) if step.seat == tutorial.seat]
    blocks = []
    for step in steps:
        own = step.seat == tutorial.seat
        lines = [f"seat = {step.seat}", f'decision = "{step.decision}"', f'move = "{step.move}"']
        lines += [f'message = "{step.message}"'] if own else []
        blocks.append((before.pop(0) if own else "\n") + "[[step]]\n" + "".join(f"{line}\n" for line in lines))
    return text[: found[0].start()] + "".join(blocks)


def main() -> int:
    """Read the file, play, and write or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    tutorial = presenter_of(find_title(arguments.title)).tutorial()
    if tutorial is None:
        print(f"tutorial: {arguments.title} has none")
        return 1
    path = ROOT / "src" / "regnum" / "titles" / arguments.title / "facts" / "data" / "tutorial.toml"
    text = path.read_text(encoding="utf-8")
    try:
        new = written(text, tutorial, played(arguments.title, tutorial))
    except Stuck as problem:
        print(f"tutorial: the script says {problem}")
        return 1
    if new == text:
        print("tutorial: up to date")
    elif arguments.check:
        print(f"tutorial: {path.relative_to(ROOT)} would change")
        return 1
    else:
        path.write_text(new, encoding="utf-8")
        print(f"tutorial: {path.relative_to(ROOT)} written; read its messages again")
    return 0


if __name__ == "__main__":
    sys.exit(main())
