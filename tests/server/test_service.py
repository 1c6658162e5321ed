"""What the running server writes: its log and its counters."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.guests import guest, running
from tests.server.processes import SOURCES

# A server in which one address fails, and a warning besides.
FAILING = """
import logging, sys, warnings
from pathlib import Path
from regnum.server import routes
from regnum.server.service import Service

async def show_health(request):
    logging.getLogger("elsewhere").warning("with a secret\\nand a second line")
    warnings.warn("one of the interpreter")
    raise RuntimeError("broken on purpose")

routes.show_health = show_health
service = Service(Path(sys.argv[1]), "127.0.0.1", 0)
print(service.address, flush=True)
service.run()
"""


def test_every_line_of_the_log_is_a_json_object_also_for_a_failure(tmp_path: Path):
    with subprocess.Popen(
        [sys.executable, "-c", FAILING, str(tmp_path)],
        env={"PYTHONPATH": SOURCES},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().strip()
            assert httpx.get(f"{address}/healthz", timeout=30).status_code == 500
        finally:
            server.terminate()
        _, errors = server.communicate()
    lines = [json.loads(line) for line in errors.splitlines()]
    assert all(isinstance(line, dict) and line["level"] for line in lines)
    assert {"failure", "request", "uvicorn.error", "elsewhere", "py.warnings"} <= {line["event"] for line in lines}
    told = [line["exception"] for line in lines if line["event"] == "uvicorn.error"]
    assert any("broken on purpose" in each for each in told)
    assert "with a secret" not in errors


def test_methods_that_nobody_knows_share_one_counter(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            for method in ("GET", "HEAD", "ABC1", "ABC2", "get", "PROPFIND"):
                await client.request(method, "/healthz")
            found = re.findall(r'regnum_requests_total\{method="(\w+)"', (await client.get("/metrics")).text)
            assert set(found) == {"GET", "HEAD", "other"}

    asyncio.run(ask())
