"""The suite runs against the build that is in use: the sources, or what `./run build` made of them.

pytest collects the docstring examples of a module by loading its source. Of a compiled module that would make a second,
interpreted copy beside the first, so these examples are left to the pure run.
"""

from __future__ import annotations

import sys

from regnum import compiling

if compiling.compiled():
    finder = next(finder for finder in sys.meta_path if isinstance(finder, compiling.CompiledFinder))
    collect_ignore = [
        str(compiling.PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py"))
        for name in finder.files
        if name.startswith("regnum.")
    ]


def pytest_report_header() -> str:
    """Which build is being tested."""
    return f"regnum: {compiling.state_of_build()}"
