"""The running server: its socket, its log, and its end."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import structlog
import uvicorn

from regnum.server.application import make_application
from regnum.server.messages import LARGEST_BODY

BACKLOG: Final = 1024
UNLIMITED: Final = "REGNUM_UNLIMITED"  # set it to anything, and nobody is told to slow down
OPENING: Final = 1.0  # seconds until a browser is sent to the page


class Service:
    """A server that listens from the moment it is made."""

    def __init__(self, folder: Path, host: str, port: int) -> None:
        self.folder = folder
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio sends answers without delay only if the protocol is named, which `create_server` does not do.
        self.socket = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self.socket.bind((host, port))
            self.socket.listen(BACKLOG)
        except OSError:
            self.socket.close()
            raise
        shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        self.address = f"http://{shown}:{self.socket.getsockname()[1]}"

    def run(self, open_browser: bool = False) -> None:
        """Serve until somebody ends it."""
        write_json_logs()
        sys.stdout.flush()
        config = uvicorn.Config(
            make_application(self.folder, limited=not os.environ.get(UNLIMITED)),
            ws="websockets-sansio",
            ws_max_size=LARGEST_BODY,
            access_log=False,  # addresses can be secret links
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        if open_browser:
            timer = threading.Timer(OPENING, webbrowser.open, [self.address])
            timer.daemon = True
            timer.start()
        with self.socket:
            uvicorn.Server(config).run(sockets=[self.socket])


class JsonLines(logging.Formatter):
    """What libraries log, as one JSON object a line: who speaks and what was raised, but not what is said."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"event": record.name, "level": record.levelname.lower()}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said)


def write_json_logs() -> None:
    """One JSON object a line on stderr, without the values of variables: they may be secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.captureWarnings(True)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
