"""The log as it is sent: what is new, and all that was before part by part; a view never grows with the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from regnum.server.log_parts import LAST_LINES
from tests.probes.marathon import marathon
from tests.server.guests import Json, guest, house_of, known, look, moves_in, new_game, running, send, tell
from tests.server.test_long_games import walk


async def whole_log(client: httpx.AsyncClient, game: str) -> list[Json]:
    """The log from its end to its beginning, as a page reads it."""
    part = await look(client, game)
    lines: list[Json] = part["log"]
    while part["log_more"]:
        before = part["log_from"]
        part = (await client.get(f"/api/games/{game}/log", params={"before": before})).json()
        assert part["log_from"] < before
        lines = part["log"] + lines
    return lines


async def record_of(client: httpx.AsyncClient, game: str) -> list[str]:
    """What happened, by the file that somebody may keep of a running game."""
    kept = (await client.get(f"/api/games/{game}/export")).json()
    return [event["event"] for event in kept["events"]]


def test_whoever_knows_the_log_is_sent_what_is_new(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            for number in range(3):
                first = await look(client, game)
                await send(client, game, first, moves_in(first)[0], f"c{number}")
            all_of_it = await look(client, game)
            news = await look(client, game, since=first["seq"])
            assert news["log"] == [line for line in all_of_it["log"] if line["seq"] >= first["seq"]] != all_of_it["log"]
            assert (news["log_from"], all_of_it["log_from"]) == (first["seq"], 0)
            assert {**news, "log": 0, "log_from": 0} == {**all_of_it, "log": 0, "log_from": 0}

    asyncio.run(play())


def test_a_line_of_the_table_is_news_although_it_has_no_entry(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client, guest(app) as friend:
            made = await new_game(client, "me", "open")
            await friend.get(made["seats"][1]["link"])
            seq = (await look(client, made["id"]))["seq"]
            await tell(client, made["id"], "end", "e", agree=True)
            news = await look(client, made["id"], since=seq)
            assert [line.get("note") for line in news["log"]][-1] == "end_offered"

    asyncio.run(play())


def test_after_an_undo_the_log_is_told_anew(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            first = await look(client, game)
            buy = next(move for move in moves_in(first) if move.startswith("buy"))
            after = (await send(client, game, first, buy, "a")).json()["view"]
            back = (await tell(client, game, "undo", "u")).json()["view"]
            news = await look(client, game, since=after["seq"])
            assert news["log"] == back["log"] == first["log"]
            assert news["log_from"] == 0
            assert (await look(client, game, since=back["seq"]))["log_from"] == back["seq"]

    asyncio.run(play())


def test_all_of_a_long_log_is_reached_from_its_end_and_every_line_once(tmp_path: Path):
    async def play() -> None:
        with known(marathon(900)):
            async with running(tmp_path) as app, guest(app) as client, guest(app) as friend:
                made = await new_game(client, "me", "open", title="probe_marathon")
                game = made["id"]
                await friend.get(made["seats"][1]["link"])
                await tell(client, game, "end", "e", agree=True)
                await tell(friend, game, "end", "r", agree=False)
                await walk(house_of(app), game, 800)
                view = await look(client, game)
                assert len(view["log"]) < LAST_LINES + 3  # an entry has three lines at most
                lines = await whole_log(client, game)
                rows = await house_of(app).store.events_after(game, 0, 10_000)
                own = {1: "seen", 0: "unseen"}  # of his own entries, and of those of the other
                heard = [row.seq for row in rows if row.key in ("step", own[row.seq % 2])]
                assert [line["seq"] for line in lines if line["kind"] != "note"] == heard
                assert [line["note"] for line in lines if line["kind"] == "note"] == ["end_offered", "end_refused"]
                assert lines[0]["kind"] == "note"
                kinds = [row.key for row in rows if row.key in ("step", own[row.seq % 2])]
                assert await record_of(client, game) == kinds
                house_of(app).tables.drop([game])
                assert await whole_log(client, game) == lines
                assert await record_of(client, game) == kinds
                assert await whole_log(friend, game) != lines  # he heard other forms of the same

    asyncio.run(play())


def test_an_entry_with_more_to_tell_than_a_part_holds_is_told_whole(tmp_path: Path):
    async def play() -> None:
        with known(marathon(900)):
            async with running(tmp_path) as app, guest(app) as client:
                game = (await new_game(client, "me", "screen", title="probe_marathon"))["id"]
                await walk(house_of(app), game, 600)
                async with house_of(app).store.writing() as connection:
                    await connection.exec_driver_sql("UPDATE events SET seq = 100 WHERE seq BETWEEN 1 AND 250")
                rows = await house_of(app).store.events_after(game, 0, 10_000)
                lines = await whole_log(client, game)
                assert sum(line["seq"] == 100 for line in lines) > LAST_LINES
                assert len(lines) == sum(row.key != "unseen" for row in rows)

    asyncio.run(play())
