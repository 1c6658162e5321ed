"""The board of Pax Renaissance on a stage of its own, without the shell around it: a page that draws one position.

`python -m tests.browser.pax_stage` serves a golden game for whoever wants to look at the board while changing it.
"""

from __future__ import annotations

import json
import sys
import threading
from functools import cache
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.position.state import Position
from regnum.titles.pax_renaissance.title import TITLE
from tests.titles.pax_renaissance.test_golden_games import FOLDER

PACKAGE = Path(regnum.__file__).parent
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stage</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/styles/base.css"><link rel="stylesheet" href="/styles/table.css">
<link rel="stylesheet" href="/styles/pax_renaissance.css"></head>
<body><main id="stage" data-board="pax_renaissance"></main>
<script type="module" src="/stage.js"></script></body></html>"""
SCRIPT = Path(__file__).with_suffix(".js")


@cache
def position(golden: str, moves: int) -> Game[Position]:
    """A golden game after so many moves; negative: so many before its end."""
    head, body, _ = (FOLDER / f"{golden}.txt").read_text(encoding="utf-8").split("\n\n")
    settings = dict(line.split(" ", 1) for line in head.splitlines())
    game = regnum.new("pax_renaissance", players=int(settings["players"]), seed=int(settings["seed"]))
    for line in body.splitlines()[:moves]:
        game.push(line.split(" ", 1)[1])
    return game


def view_of(game: Game[Position], seat: int, language: str, thought: bool = True) -> dict[str, Any]:
    """What the page has of a position: as the server sends it, with the insights that the shell adds."""
    words = Words(language)
    moves = [] if game.over or seat not in game.waiting else list(game.moves(seat))
    copy = TITLE.determinise(game, seat, FastChance(0))
    return {
        "title": TITLE.id,
        "you": seat,
        "seats": [{"seat": each, "kind": "me", "name": words.seat(each)} for each in range(game.seat_count)],
        "view": game.view(seat),
        "table": [],
        "waiting": list(game.waiting),
        "options": [
            {
                "move": str(move),
                "text": words.move(TITLE, move),
                "targets": sorted(presenter_of(TITLE).targets(game, seat, move)),
            }
            for move in moves
        ],
        "insights": presenter_of(TITLE).insights(copy, seat) if thought else None,
    }


class Stage(SimpleHTTPRequestHandler):
    """The files of the page, the words, and what the stage adds."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, directory=str(PACKAGE / "web"))

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        asked = {key: values[0] for key, values in parse_qs(address.query).items()}
        if address.path == "/":
            self.answer(PAGE, "text/html")
        elif address.path == "/stage.js":
            self.answer(SCRIPT.read_text(encoding="utf-8"), "text/javascript")
        elif address.path == "/catalogue.json":
            self.answer(json.dumps(presenter_of(TITLE).describe()), "application/json")
        elif address.path == "/view.json":
            game = position(asked.get("golden", "imperial_4"), int(asked.get("moves", "-4")))
            seat = int(asked.get("seat", str((*game.waiting, 0)[0])))
            view = view_of(game, seat, asked.get("lang", "en"), "dull" not in asked)
            self.answer(json.dumps(view), "application/json")
        elif address.path.startswith("/locales/"):
            self.answer((PACKAGE / address.path[1:]).read_text(encoding="utf-8"), "text/plain")
        else:
            super().do_GET()

    def answer(self, text: str, kind: str) -> None:
        """Send a text."""
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Keep quiet."""


def open_stage(port: int = 0) -> ThreadingHTTPServer:
    """A server in a thread of its own."""
    server = ThreadingHTTPServer(("127.0.0.1", port), Stage)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


if __name__ == "__main__":
    stage = open_stage(int(sys.argv[1]) if len(sys.argv) > 1 else 8421)
    print(f"http://127.0.0.1:{stage.server_address[1]}/?golden=imperial_4&moves=-4&lang=en&theme=light")
    threading.Event().wait()
