"""S2: no byte on the wire tells its receiver what is hidden from him, by whatever channel."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from regnum.engine.codec import save
from regnum.engine.registry import find_title
from regnum.server.application import make_application
from regnum.server.identity import COOKIE
from regnum.server.table import Table
from tests.conformance.pebbles import CARD, pebbles
from tests.conformance.secrecy import scrambled
from tests.probes import PROBES, lookout, sealed_bids
from tests.server.clockwork import StillClock
from tests.server.guests import PAX, guest, house_of, known, moves_in, new_game, tell
from tests.server.wire import PlainWorkers, Reader, keys_of, listening

LANGUAGES = ("en", "ru", "pl")
CROWN = "crusader_kings"


@pytest.fixture(autouse=True)
def known_titles() -> Iterator[None]:
    """The probes can be played while a test runs."""
    with known(*PROBES, pebbles()):
        yield


def unknown_cards(table: Table, seat: int) -> list[bytes]:
    """How the cards are written that somebody cannot know: those in the bag and in the hands of others."""
    state = table.game.state
    hidden = [*state.bag, *(card for owner, hand in enumerate(state.hand) if owner != seat for card in hand)]
    spelled = ("{name}", "card {card}", '["card",{card}]', '"card":{card}')
    return [form.format(name=CARD.names[card], card=card).encode() for card in hidden for form in spelled]


def found(needles: list[bytes], heard: list[bytes]) -> list[bytes]:
    """What of these was said, as a word of its own."""
    pattern = rb"(?<![0-9a-z])(?:" + b"|".join(re.escape(needle) for needle in needles) + rb")(?![0-9a-z])"
    said = set(re.findall(pattern, b"\n".join(heard))) if needles else set()
    return [needle for needle in needles if needle in said]


@pytest.mark.parametrize(("title", "most"), [("pebbles", 100), (PAX, 16)])
def test_all_channels_of_a_game_tell_nobody_what_is_hidden_from_him(tmp_path: Path, title: str, most: int):
    search_game(tmp_path, title, most)


@pytest.mark.slow
def test_all_channels_of_a_whole_game_tell_nobody_what_is_hidden_from_him(tmp_path: Path):
    search_game(tmp_path, PAX, 1000)


def search_game(folder: Path, title: str, most: int) -> None:
    """Real sockets: two players, a spectator; names of unknown cards, keys, tokens, sessions, notebooks."""

    async def play() -> int:
        rng, app = Random(3), make_application(folder, PlainWorkers(), limited=False)
        async with listening(app) as address, httpx.AsyncClient(base_url=address) as creator:
            made = await new_game(creator, "open", "open", seed=None, title=title)
            game, tokens = made["id"], [seat["token"] for seat in made["seats"]]
            headers = [*({"authorization": f"Bearer {token}"} for token in tokens), {}]
            clients = [httpx.AsyncClient(base_url=address, headers=each) for each in headers]
            readers = [Reader(client, game, seat) for client, seat in zip(clients, (0, 1, -1), strict=True)]
            for reader, each in zip(readers, headers, strict=True):
                reader.watch(address, each)
            for seat in (0, 1):
                await readers[seat].ask("PUT", "notebook", {"text": f"only-for-{seat}"})
            searched, moves = 0, 0
            view = await readers[2].view()
            while view["outcome"] is None and moves < most:
                asked, moves = view["waiting"][0], moves + 1
                view = await readers[asked].view()
                body = {
                    "decision": view["decision"]["id"],
                    "move": rng.choice(moves_in(view)),
                    "command_id": f"c{moves}",
                }
                await readers[asked].ask("POST", "commands", body)
                await readers[asked].ask("POST", "talk", {"text": f"line {moves}", "command_id": f"t{moves}"})
                for reader in readers if moves % 5 == 0 else ():
                    await reader.everything(rng.choice(LANGUAGES))
                async with house_of(app).tables.open(game) as table:
                    over, keys = table.over, keys_of(table)
                    hidden = [unknown_cards(table, seat) if title == "pebbles" else [] for seat in (0, 1, -1)]
                view = await readers[2].view()
                if over:
                    break
                for reader, cards in zip(readers, hidden, strict=True):
                    others = [token.encode() for seat, token in enumerate(tokens) if seat != reader.seat]
                    notebooks = [f"only-for-{seat}".encode() for seat in (0, 1) if seat != reader.seat]
                    assert found([*keys, *others, *notebooks, *cards], reader.heard) == []
                    searched += sum(len(message) for message in reader.heard)
                    reader.forget()
            for reader in readers:
                assert reader.frames["update"] > 3
                assert reader.frames["talk"] > 3
                assert reader.socket is not None
                reader.socket.cancel()
            await asyncio.gather(*(reader.socket for reader in readers if reader.socket), return_exceptions=True)
            for client in clients:
                await client.aclose()
        return searched

    assert asyncio.run(play()) > 100_000


def test_the_search_finds_what_is_planted(tmp_path: Path):
    """A full save holds the keys and the cards; the token is in the answer to whoever made the game."""

    async def plant() -> None:
        app = make_application(tmp_path, PlainWorkers())
        async with app.router.lifespan_context(app), guest(app) as creator:
            made = await new_game(creator, "me", "open", seed=None, title="pebbles")
            async with house_of(app).tables.open(made["id"]) as table:
                planted = [save(table.history)]
                assert len(found(keys_of(table), planted)) >= 4
                cards = unknown_cards(table, -1)
            assert cards
            reader = Reader(creator, made["id"], 0)
            view = await reader.view()
            told = {move.split()[1].encode() for move in moves_in(view) if move.startswith("show")}
            assert told <= set(found(cards, reader.heard))  # his own hand, which a spectator must not see
            async with guest(app) as spectator:
                other = Reader(spectator, made["id"], -1)
                await other.everything()
                assert found(cards, other.heard) == []
            session = str(creator.cookies[COOKIE]).encode()
            assert found([session], reader.heard) == []

    asyncio.run(plant())


class Seeded:
    """Draws without chance, so that only what is hidden can make a difference."""

    @staticmethod
    def randbits(_: int) -> int:
        return 7


@pytest.mark.parametrize("title", [sealed_bids.TITLE.id, lookout.TITLE.id, "pebbles", CROWN])
def test_what_is_hidden_makes_no_difference_to_any_answer(tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch):
    compare_worlds(tmp_path, title, monkeypatch, 16)


@pytest.mark.slow
@pytest.mark.parametrize("title", [*(title.id for title in PROBES), "pebbles", PAX, CROWN])
def test_what_is_hidden_makes_no_difference_in_longer_games(
    tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch
):
    compare_worlds(tmp_path, title, monkeypatch, 60)


def compare_worlds(folder: Path, title: str, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """Everything that a reader cannot know is changed behind his back: all answers stay the same to the byte."""
    monkeypatch.setattr("regnum.server.aid_routes.secrets.randbits", Seeded.randbits)

    async def answers(reader: Reader) -> list[bytes]:
        reader.heard.clear()
        await reader.everything()
        return list(reader.heard)

    async def play() -> tuple[int, int]:
        rng, compared, caught = Random(5), 0, 0
        app = make_application(folder, PlainWorkers(), StillClock(), limited=False)
        async with app.router.lifespan_context(app), guest(app) as creator:
            players = 3 if title == CROWN else max(2, find_title(title).min_players)  # none for programs
            for seed in range(1 + most // 40):
                made = await new_game(creator, *["open"] * players, seed=seed, title=title)
                game, house = made["id"], house_of(app)
                clients = [*(guest(app, seat["token"]) for seat in made["seats"]), guest(app)]
                readers = [Reader(client, game, seat) for seat, client in enumerate(clients[:-1])]
                readers.append(Reader(clients[-1], game, -1))
                for number in range(most):
                    async with house.tables.open(game) as table:
                        if table.over:
                            break
                        asked = rng.choice(table.waiting)
                        move = rng.choice([str(move) for move in table.game.moves(asked)])
                        decision, real = table.history.decision_id, table.game
                    for reader in readers if number % 5 == 0 else ():
                        before = await answers(reader)
                        await swap(table, scrambled(real, reader.seat, rng.randrange(1 << 30)))
                        assert await answers(reader) == before
                        other = readers[(reader.seat + 1) % players]  # a planted leak: what somebody else is told
                        there = await answers(other)
                        await swap(table, real)
                        caught += await answers(other) != there
                        compared += len(before)
                    body = {"decision": decision, "move": move, "command_id": f"c{number}"}
                    assert (await readers[asked].ask("POST", "commands", body)).status_code == 200
                for client in clients:
                    await client.aclose()
        return compared, caught

    compared, caught = asyncio.run(play())
    assert compared > 40
    assert caught or title in (PAX, "probe_interrupts", "probe_bazaar")  # in these little or nothing is hidden so early


async def swap(table: Table, game: object) -> None:
    """Put another world in the place of a game in memory."""
    table.history.game = game  # type: ignore[assignment]
    table.forget()


def test_a_sandbox_depends_on_nothing_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("regnum.server.aid_routes.secrets.randbits", Seeded.randbits)

    async def play() -> int:
        rng, differing = Random(1), 0
        app = make_application(tmp_path, PlainWorkers(), StillClock(), limited=False)
        async with app.router.lifespan_context(app), guest(app) as creator:
            made = await new_game(creator, "open", "open", seed=1, title="pebbles")
            async with house_of(app).tables.open(made["id"]) as table:
                real = table.game
            for number in range(10):
                views = []
                for world in (real, scrambled(real, 0, rng.randrange(1 << 30))):
                    await swap(table, world)
                    for seat in (0, 1):
                        async with guest(app, made["seats"][seat]["token"]) as client:
                            own = (await client.post(f"/api/games/{made['id']}/sandbox", json={})).json()["id"]
                            del client.headers["authorization"]
                            client.headers["origin"] = "http://table.test"
                            view = await client.get(f"/api/games/{own}/view?seat=0")
                            views.append(view.content.replace(own.encode(), b"own"))
                await swap(table, real)
                normal = [re.sub(rb'"commitment":"[0-9a-f]*"', b"", view) for view in views]
                assert normal[0] == normal[2], number
                differing += normal[1] != normal[3]
        return differing

    assert asyncio.run(play()) > 3
    assert secrets.randbits(8) == 7  # the draws were really fixed


def test_talk_and_offers_reach_everybody_but_notebooks_do_not(tmp_path: Path):
    async def play() -> None:
        app = make_application(tmp_path, PlainWorkers())
        async with app.router.lifespan_context(app), guest(app) as creator:
            made = await new_game(creator, "open", "open", title="pebbles")
            clients = [guest(app, seat["token"]) for seat in made["seats"]]
            readers = [Reader(client, made["id"], seat) for seat, client in enumerate(clients)]
            await readers[0].ask("PUT", "notebook", {"text": "a-secret-plan"})
            await tell(clients[0], made["id"], "talk", "t", text="a-public-word")
            readers[0].heard.clear()
            for reader in readers:
                await reader.everything()
            assert found([b"a-secret-plan", b"a-public-word"], readers[0].heard) == [b"a-secret-plan", b"a-public-word"]
            assert found([b"a-secret-plan", b"a-public-word"], readers[1].heard) == [b"a-public-word"]
            for client in clients:
                await client.aclose()

    asyncio.run(play())
