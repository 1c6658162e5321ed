"""The command `regnum`: finds what is asked for, and turns every mistake into one clear line."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn

import typer

from regnum.cli import bench, catalogue, output, play, position, replay, rules, serve, simulate, titles
from regnum.cli.moves import keep_report
from regnum.engine.refusals import Refusal, RegnumError, RuleFailure

OUR_MISTAKE: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
USAGE_ERROR: Final = typer.BadParameter.__mro__[1]  # typer does not export it

app = typer.Typer(
    name="regnum",
    help="Deep historical board games, complete and exact.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for group in (play, serve, titles, simulate, bench, rules, catalogue, position, replay):
    group.add_to(app)


def main() -> NoReturn:
    """Run the command with the arguments of the process."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit code: 0, 1 for a mistake of ours, 2 for bad input."""
    output.use_language(None)
    try:
        return app(list(arguments), prog_name="regnum", standalone_mode=False) or 0
    except (RegnumError, Refusal) as problem:
        return output.complain(str(problem), BAD_INPUT)
    except RuleFailure as failure:
        return output.complain(keep_report(failure), OUR_MISTAKE)
    except (KeyboardInterrupt, typer.Abort):
        return output.complain(output.say("regnum-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        return 0
    except Exception as problem:
        if isinstance(problem, USAGE_ERROR):
            return output.complain(usage(problem), BAD_INPUT)
        if os.environ.get("REGNUM_DEBUG"):
            traceback.print_exc()
        cause = f"{type(problem).__name__}: {problem}"
        return output.complain(output.say("regnum-error-internal", problem=cause), OUR_MISTAKE)


def usage(problem: Exception) -> str:
    """A wrong command line, said in one line with the way to its help."""
    context = getattr(problem, "ctx", None)
    command = context.command_path if context else "regnum"
    message: str = problem.format_message()  # type: ignore[attr-defined]
    return output.say("regnum-error-usage", problem=message.strip().rstrip("."), command=command)
