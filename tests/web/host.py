"""A server that knows the probes too: `python -m tests.web.host FOLDER` says where it listens and serves."""

from __future__ import annotations

import sys
from pathlib import Path

from regnum.engine.registry import register
from tests.probes import PROBES

for probe in PROBES:  # also in the processes in which programs think, which import this module
    register(probe)


def main() -> None:
    """Serve."""
    from regnum.server.service import Service

    service = Service(Path(sys.argv[1]), "127.0.0.1", 0)
    print(service.address, flush=True)
    service.run()


if __name__ == "__main__":
    main()
