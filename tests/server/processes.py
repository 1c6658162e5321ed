"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import regnum
from regnum.server.service import UNLIMITED
from tests.probes import PROBES

SOURCES = str(Path(regnum.__file__).parent.parent)
ROOT = Path(__file__).parents[2]


class ServerProcess:
    """`regnum serve` for a data folder."""

    def __init__(self, folder: Path, *plugins: Path, largest_file: int = 0, limited: bool = False) -> None:
        """With `largest_file` the process may write no larger files, as if the disk were full."""

        def limit() -> None:
            if largest_file:
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

        places = os.pathsep.join([SOURCES, *map(str, plugins)])
        environment = {**os.environ, "PYTHONPATH": places, "PYTHONUNBUFFERED": "1", "REGNUM_LANG": "en"}
        if not limited:
            environment[UNLIMITED] = "1"
        command = [sys.executable, "-m", "regnum.cli", "serve", "--port", "0", "--no-open", "--data", str(folder)]
        self.errors = (folder / "stderr.txt").open("ab")
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=self.errors, preexec_fn=limit
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found, line
        self.address = found[0]

    def end(self) -> None:
        """Kill it at once, as a power cut would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()


@contextmanager
def serving(folder: Path, *plugins: Path, limited: bool = False) -> Iterator[ServerProcess]:
    """A server that is killed afterwards."""
    server = ServerProcess(folder, *plugins, limited=limited)
    try:
        yield server
    finally:
        server.end()


def plug_in_probes(folder: Path, **agents: str) -> Path:
    """A folder that makes the probes, and agents by their names, known to every Python that searches it."""
    place = folder / "plugins"
    metadata = place / "regnum_probes-1.dist-info"
    metadata.mkdir(parents=True)
    modules = [f"{probe.id} = {type(probe).__module__}:TITLE\n" for probe in PROBES]
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: regnum-probes\nVersion: 1\n")
    players = [f"{name} = {maker}\n" for name, maker in agents.items()]
    entries = "[regnum.titles]\n" + "".join(modules) + "[regnum.agents]\n" + "".join(players)
    (metadata / "entry_points.txt").write_text(entries)
    return place
