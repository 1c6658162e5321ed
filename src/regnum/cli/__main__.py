"""`python -m regnum.cli` is the command `regnum`."""

from __future__ import annotations

from regnum.cli import main

if __name__ == "__main__":
    main()
