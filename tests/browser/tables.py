"""Games that are set up for the person at a page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

import httpx
from playwright.sync_api import Page

import regnum
from regnum.agents.registry import make_agent
from regnum.engine.game import Game

PAX: Final = "pax_renaissance"
ENDING: Final = 283  # the seed of a short game that ends with two repressed pawns of one player on a ruler


def origin(page: Page) -> str:
    """The address of the server that a page came from."""
    return re.sub(r"^(https?://[^/]+).*", r"\1", page.url)


def new_game(page: Page, *seats: str, title: str = PAX, seed: int | None = None, **more: Any) -> Any:
    """A game set up by the person at a page."""
    wanted: dict[str, Any] = {"title": title, "players": len(seats), "seats": list(seats), **more}
    if seed is not None:
        wanted["seed"] = seed
    answer = page.request.post("/api/games", data=wanted, headers={"origin": origin(page)})
    assert answer.status == 201, answer.text()
    return answer.json()


def go_to_table(page: Page, game: str) -> None:
    """Go to the table of a game."""
    page.goto(f"/#/game/{game}")
    page.wait_for_selector(".table, .curtain")


def created(page: Page, *seats: str, title: str = PAX, seed: int | None = None, **more: Any) -> Any:
    """A game set up by the person at a page, who goes to its table."""
    made = new_game(page, *seats, title=title, seed=seed, **more)
    go_to_table(page, made["id"])
    return made


def make_moves(address: str, made: Any, moves: Iterable[tuple[int, str]]) -> None:
    """Make moves in a game whose keys are known, without a page."""
    place = f"/api/games/{made['id']}"
    with httpx.Client(base_url=address, timeout=30) as client:
        for number, (seat, move) in enumerate(moves):
            who = {"authorization": f"Bearer {made['seats'][seat]['token']}"}
            decision = client.get(f"{place}/view?table=0", headers=who).json()["decision"]["id"]
            said = {"decision": decision, "move": move, "command_id": str(number)}
            client.post(f"{place}/commands?table=0", json=said, headers=who).raise_for_status()


Stop = Callable[[Game[Any], int], bool]


def at_random(title: str, seats: int, seed: int, stop: Stop) -> tuple[Game[Any], list[tuple[int, str]]]:
    """A game of programs that move at random, the same one every time, and its moves until somebody says stop."""
    players = [make_agent("random", seed + seat, title) for seat in range(seats)]
    game: Game[Any] = regnum.new(title, seats, seed)
    moves: list[tuple[int, str]] = []
    while not game.over and not stop(game, len(moves)):
        seat = game.waiting[0]
        option = players[seat].choose(game, seat)
        moves.append((seat, str(game.decision().spell(option))))
        game.apply(seat, option)
    return game, moves


def finished(page: Page) -> Any:
    """A game for one screen that was played to its end, the same one every time; the page is at its table."""
    made = new_game(page, "me", "screen", seed=ENDING)
    _, moves = at_random(PAX, 2, ENDING, lambda game, _: False)
    make_moves(origin(page), made, moves)
    go_to_table(page, made["id"])
    return made


def game_of(page: Page) -> str:
    """The game at whose table a page is."""
    found = re.search(r"#/games?/(\w+)", page.url)
    assert found, page.url
    return found[1]
