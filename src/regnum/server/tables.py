"""Games in memory: a cache of what the database says, rebuilt from it whenever that is needed."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from regnum.agents.registry import agent_names, find_player
from regnum.engine.chance import Chance, FastChance, VerifiableChance
from regnum.engine.codec import Draws, Position, describe_chance, make_chance, replay_entry, restore
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.server.clocks import Clocks, pace_of, read_pace
from regnum.server.messages import NewGame
from regnum.server.problems import Problem
from regnum.server.storage import GameRow, SeatRow, Status, Store
from regnum.server.table_log import TALK, Note, Standing
from regnum.text import Words

MOST_TABLES: Final = 256  # games kept in memory
PROGRAM: Final = "program"
PERSONS: Final = ("me", "open", "screen")
OF_THE_CREATOR: Final = ("me", "screen")
SUBSTITUTES: Final = ("greedy", "random")  # who plays for somebody who left: the first that plays the title


class Table:
    """One game with its seats, its log, its clocks and what was noted beside it."""

    def __init__(self, row: GameRow, seats: Sequence[SeatRow], history: History[Any]) -> None:
        self.row = row
        self.seats = tuple(seats)
        self.history = history
        self.notes: list[Note] = []
        self.standing = Standing()
        self.pace = pace_of(row.pace)
        self.clocks = Clocks.full(self.pace, len(seats)) if self.pace else None
        self.noted = 0  # the last line of the table, talk aside
        self.talked = 0  # the last line of talk
        self.told: list[int] = []  # for each event the number of the entry that brought it
        self.spoken: dict[str, list[str]] = {}  # for each language the events in words
        self.views: dict[tuple[int, str], dict[str, object]] = {}  # what readers were last sent
        self.thoughts: dict[
            tuple[str, int], Any
        ] = {}  # what was worked out for a seat; like views until something happens

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
        self.forget()

    def sentences(self, words: Words) -> list[str]:
        """All events in words; each is put into words once."""
        known = self.spoken.setdefault(words.language, [])
        known += [words.event(self.game.title, event) for event in self.history.log.events[len(known) :]]
        return known

    # ---- who plays ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing more will happen: by the rules, or because the table ended the game."""
        return self.game.over or bool(self.standing.ended)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return () if self.over else self.game.waiting

    @property
    def persons(self) -> list[int]:
        """The seats that belong to people, whoever plays them now."""
        return [seat.seat for seat in self.seats if seat.kind != PROGRAM]

    def agent_at(self, seat: int) -> str:
        """The program that plays a seat, for itself or for somebody who left; none if a person does."""
        if self.seats[seat].kind == PROGRAM:
            return self.seats[seat].agent
        left = seat in self.standing.absent or seat in self.standing.resigned
        return substitute(self.row.title) if left else ""

    @property
    def has_programs(self) -> bool:
        """Whether a program plays at one of the seats."""
        return any(self.agent_at(seat) for seat in range(len(self.seats)))

    def program_to_move(self) -> int | None:
        """The first seat whose answer is missing and whom a program plays."""
        return next((seat for seat in self.waiting if self.agent_at(seat)), None)

    # ---- what is written ------------------------------------------------------------------------------------------

    def hear(self, lines: Sequence[Note]) -> None:
        """Take over what was written in the log of the table."""
        for note in lines:
            if note.kind == TALK:
                self.talked = max(self.talked, note.id)
            elif note.id > self.noted:
                self.noted = note.id
                self.notes.append(note)
                self.standing = self.standing.after(note)
                self.forget()

    def forget(self) -> None:
        """Something happened: what was made for readers before is old."""
        self.views.clear()
        self.thoughts.clear()

    def turn_clocks(self, entry: Entry | None, by_person: bool, now: float) -> None:
        """Let the clocks of those run who are waited for, after an entry or a line of the table."""
        if self.pace is None or self.clocks is None:
            return
        if entry is not None and by_person:
            self.clocks.begun = True
            self.clocks.answered(entry.seat, self.pace, now, entry.kind == "undo")
        self.clocks.run([seat for seat in self.waiting if not self.agent_at(seat)], self.pace, now)

    def begin(self, now: float) -> None:
        """Before the first entry: clocks run at once unless somebody is still to come."""
        if self.clocks is not None:
            self.clocks.begun = all(seat.kind != "open" for seat in self.seats)
        self.turn_clocks(None, False, now)

    def status(self) -> Status:
        """What the game needs next."""
        deadline = self.clocks.deadline(self.pace) if self.clocks and self.pace else None
        clocks = msgspec.json.encode(self.clocks).decode() if self.clocks else ""
        return Status(self.over, self.waiting, self.program_to_move() is not None, deadline, clocks)


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
        news = await self.store.news(game_id, table.seq, max(table.noted, table.talked))
        for entry in news.entries:
            replay_entry(table.history, entry)
            table.note_events()
        table.hear(news.notes)
        if news.clocks and table.pace:
            table.clocks = msgspec.json.decode(news.clocks, type=Clocks)
        self.cached[game_id] = table
        self.cached.move_to_end(game_id)
        while len(self.cached) > MOST_TABLES:
            self.cached.popitem(last=False)
        return table


def substitute(title: str) -> str:
    """The program that plays for whoever left."""
    return next(name for name in SUBSTITUTES if name in agent_names(title))


def set_up(row: GameRow) -> Game[Any]:
    """The opening position of a stored game."""
    title = find_title(row.title)
    if title.version != row.ruleset:
        raise Problem(409, "old_ruleset", ruleset=row.ruleset, version=title.version)
    options, draws = msgspec.json.decode(row.options, type=dict[str, str]), msgspec.json.decode(row.chance, type=Draws)
    if row.origin:
        position = msgspec.json.decode(row.origin, type=Position)
        return restore(title, row.players, options, position, draws, row.scenario)
    return title.setup(options, row.players, make_chance(draws), row.scenario)


def new_row(wanted: NewGame, now: float) -> tuple[GameRow, Game[Any]]:
    """A new game as it will be stored, and its opening position; what the title does not know is refused."""
    read_pace(wanted.pace)
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
        created=now,
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
