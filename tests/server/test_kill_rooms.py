"""A server that is killed with -9 loses nothing that was whispered, drafted, signed or promised in private."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.probes.congress import TITLE as CONGRESS
from tests.server.guests import Json
from tests.server.processes import ROOT, ServerProcess, plug_in_probes

ROUNDS = 3
PEACE = {"kind": "peace", "number": 0, "among": [0, 1]}


def seen(address: str, game: str, token: str) -> Json:
    """What a seat knows of its rooms and drafts."""
    headers = {"authorization": f"Bearer {token}"}
    base = f"{address}/api/games/{game}"
    view = httpx.get(f"{base}/view", headers=headers, timeout=30).json()
    talk = httpx.get(f"{base}/talk?room=0.1", headers=headers, timeout=30).json()
    return {"offers": view["deals"]["offers"], "promises": view.get("promises"), "said": talk["entries"]}


def test_no_private_line_is_lost_when_the_server_is_killed(tmp_path: Path):  # R1
    plugins = (plug_in_probes(tmp_path), ROOT)
    server = ServerProcess(tmp_path, *plugins)
    body = {"title": CONGRESS.id, "players": 4, "seats": ["open"] * 4}
    made = httpx.post(f"{server.address}/api/games", json=body, timeout=30).json()
    tokens = [seat["token"] for seat in made["seats"]]
    said: list[str] = []
    for number in range(ROUNDS):
        base = f"{server.address}/api/games/{made['id']}"
        headers = {"authorization": f"Bearer {tokens[number % 2]}"}
        other = [1 - number % 2]
        for deed, more in (
            ("talk", {"text": f"line {number}", "to": other}),
            ("deals", {"parties": [0, 1], "items": [], "clauses": [PEACE]}),
        ):
            command = {"command_id": f"{deed}{number}", "seat": number % 2, **more}
            answer = httpx.post(f"{base}/{deed}", headers=headers, json=command, timeout=30)
            assert answer.status_code == 200, answer.text
        said.append(f"line {number}")
        before = [seen(server.address, made["id"], token) for token in tokens[:2]]
        server.end()  # at once: whatever was acknowledged is on the disk
        server = ServerProcess(tmp_path, *plugins)
        assert [seen(server.address, made["id"], token) for token in tokens[:2]] == before
        assert [each["text"] for each in before[0]["said"] if each.get("text", "").startswith("line")] == said
        assert len(before[0]["offers"]) == number + 1
    stranger = httpx.get(
        f"{server.address}/api/games/{made['id']}/talk?room=0.1", headers={"authorization": f"Bearer {tokens[3]}"}
    )
    assert stranger.status_code in (403, 404)
    server.end()
