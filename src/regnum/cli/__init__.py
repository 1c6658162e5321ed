"""The command `regnum`."""

from __future__ import annotations

from regnum.cli.app import main, run

__all__ = ["main", "run"]
