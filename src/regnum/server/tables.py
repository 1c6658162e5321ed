"""Games in memory: a cache of what the database says, rebuilt from it whenever that is needed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from regnum.agents.registry import find_player
from regnum.engine.chance import Chance, FastChance, VerifiableChance
from regnum.engine.codec import Draws, describe_chance, make_chance, replay_entry
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.server.messages import NewGame
from regnum.server.problems import Problem
from regnum.server.storage import GameRow, Note, SeatRow, Store
from regnum.text import Words

MOST_TABLES: Final = 256  # games kept in memory
PROGRAM: Final = "program"
PERSONS: Final = ("me", "open", "screen")
OF_THE_CREATOR: Final = ("me", "screen")


class Table:
    """One game with its seats, its log and what was noted beside it."""

    def __init__(self, row: GameRow, seats: Sequence[SeatRow], history: History[Any]) -> None:
        self.row = row
        self.seats = tuple(seats)
        self.history = history
        self.notes: list[Note] = []
        self.told: list[int] = []  # for each event the number of the entry that brought it
        self.spoken: dict[str, list[str]] = {}  # for each language the events in words
        self.views: dict[
            tuple[int, str], dict[str, object]
        ] = {}  # what readers were last sent, until something happens

    @property
    def game(self) -> Game[Any]:
        """The game as it stands."""
        return self.history.game

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.history.entries)

    def note_events(self) -> None:
        """Remember which entry brought the newest events; an undo has taken some away."""
        count = len(self.history.log.events)
        del self.told[count:]
        for known in self.spoken.values():
            del known[count:]
        self.told += [self.seq] * (count - len(self.told))
        self.views.clear()

    def sentences(self, words: Words) -> list[str]:
        """All events in words; each is put into words once."""
        known = self.spoken.setdefault(words.language, [])
        known += [words.event(self.game.title, event) for event in self.history.log.events[len(known) :]]
        return known

    @property
    def has_programs(self) -> bool:
        """Whether a program plays at one of the seats."""
        return any(seat.kind == PROGRAM for seat in self.seats)

    def program_to_move(self) -> SeatRow | None:
        """The first program whose answer is missing."""
        return next((self.seats[seat] for seat in self.game.waiting if self.seats[seat].kind == PROGRAM), None)


class Tables:
    """All games that are in use here. Whoever reads or changes one holds its lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cached: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def open(self, game_id: str) -> AsyncIterator[Table]:
        """A game as the database has it now, for one at a time; after any failure it is read again."""
        lock = self.locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            try:
                yield await self.fetch(game_id)
            except Problem:
                raise
            except BaseException:
                self.cached.pop(game_id, None)
                raise

    async def fetch(self, game_id: str) -> Table:
        """The game from memory, brought up to what other processes wrote, or from the database."""
        table = self.cached.get(game_id)
        if table is None:
            found = await self.store.game(game_id)
            if found is None:
                raise Problem(404, "no_game")
            table = Table(*found, History(set_up(found[0])))
        fresh = await self.store.entries_after(game_id, table.seq)
        for entry in fresh:
            replay_entry(table.history, entry)
            table.note_events()
        if fresh or game_id not in self.cached:
            table.notes = await self.store.notes(game_id)
        self.cached[game_id] = table
        self.cached.move_to_end(game_id)
        while len(self.cached) > MOST_TABLES:
            self.cached.popitem(last=False)
        return table


def set_up(row: GameRow) -> Game[Any]:
    """The opening position of a stored game."""
    title = find_title(row.title)
    if title.version != row.ruleset:
        raise Problem(409, "old_ruleset", ruleset=row.ruleset, version=title.version)
    chance = make_chance(msgspec.json.decode(row.chance, type=Draws))
    return title.setup(msgspec.json.decode(row.options, type=dict[str, str]), row.players, chance, row.scenario)


def new_row(wanted: NewGame) -> tuple[GameRow, Game[Any]]:
    """A new game as it will be stored, and its opening position; what the title does not know is refused."""
    try:
        title = find_title(wanted.title)
        title.check_players(wanted.players)
        title.check_scenario(wanted.scenario)
        options = title.check_options(wanted.options)
        if len(wanted.seats) != wanted.players:
            raise Problem(422, "wrong_seats", given=len(wanted.seats), wanted=wanted.players)
        for name in wanted.seats:
            if name not in PERSONS:
                find_player(name, title.id)
    except RegnumError as problem:
        raise Problem(422, "bad_game", problem=str(problem)) from None
    chance = new_chance(wanted)
    row = GameRow(
        id=secrets.token_hex(8),
        title=title.id,
        ruleset=title.version,
        players=wanted.players,
        scenario=wanted.scenario,
        options=msgspec.json.encode(options).decode(),
        chance=msgspec.json.encode(describe_chance(chance)).decode(),
        seeded=wanted.seed is not None,
        pace=wanted.pace,
        created=time.time(),
    )
    return row, set_up(row)


def new_chance(wanted: NewGame) -> Chance:
    """Draws that can be verified afterwards; those of a seed, which anybody could foretell, only if it is asked for."""
    if wanted.seed is not None:
        return FastChance(wanted.seed)
    nonces = [secrets.token_bytes(16) for _ in range(wanted.players)]
    return VerifiableChance.from_secret(secrets.token_bytes(32), nonces)


def seat_rows(row: GameRow, game: Game[Any], wanted: Sequence[str], hashes: Sequence[str]) -> list[SeatRow]:
    """Who sits at every seat: those who were named, and the programs that are part of the rules at theirs."""
    automated = game.title.automated_seats(game)
    names = iter(wanted)
    rows = []
    for seat in range(game.seat_count):
        name = automated[seat] if seat in automated else next(names)
        if name in PERSONS:
            rows.append(SeatRow(row.id, seat, name, "", hashes[seat]))
        else:
            rows.append(SeatRow(row.id, seat, PROGRAM, name, None))
    return rows
