"""What clients send and how it is read: small, strict, and never trusted."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from regnum.server.problems import Problem

LARGEST_BODY: Final = 65536
LARGEST_NOTEBOOK: Final = 131072  # in some alphabets a letter is several bytes
MOST_SEATS: Final = 16
LARGEST_SEED: Final = 2**53 - 1  # what a script in a browser can count up to

Name = Annotated[str, msgspec.Meta(max_length=64)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be set up. `seats` says who sits where: me, open, screen or the name of a program.

    A `tutorial` is a first game with comments; the title says all the rest of it, so nothing else may be named.
    """

    title: Name
    players: Seat = 0
    seats: Annotated[list[Name], msgspec.Meta(max_length=MOST_SEATS)] = []
    scenario: Name = ""
    options: dict[Name, Name] = {}
    pace: Annotated[str, msgspec.Meta(max_length=32)] = "none"
    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)] | None = None
    tutorial: bool = False


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a decision; `seat` is needed only by whoever holds several."""

    decision: int
    move: Annotated[str, msgspec.Meta(max_length=500)]
    command_id: CommandId
    seat: Seat | None = None


class SeatCommand(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat wants done: a move taken back or made again, its resignation, its return."""

    command_id: CommandId
    seat: Seat | None = None


class EndCommand(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a seat agrees to end the game without a winner."""

    agree: bool
    command_id: CommandId
    seat: Seat | None = None


class SilenceCommand(msgspec.Struct, forbid_unknown_fields=True):
    """In a window: play nothing at any of one's own seats that have not answered."""

    decision: int
    command_id: CommandId
    seat: Seat | None = None


class RollbackCommand(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to go back to where the game stood after an entry, the consent to somebody's wish, or its refusal."""

    to: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    agree: bool
    command_id: CommandId
    seat: Seat | None = None


class OrderCommand(msgspec.Struct, forbid_unknown_fields=True):
    """A standing order, or the end of one (`answer` is "cancel"); `alone`: what is done where there is no choice."""

    topic: Name = ""
    answer: Name = ""
    scope: Name = ""
    condition: Name = ""
    alone: bool | None = None
    seat: Seat | None = None


class DealPart(msgspec.Struct, forbid_unknown_fields=True):
    """Something that one party of a deal gives another."""

    giver: Seat
    taker: Seat
    kind: Name
    number: Annotated[int, msgspec.Meta(ge=0, le=100000)]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class DealClause(msgspec.Struct, forbid_unknown_fields=True):
    """Something that parties of a deal agree on together."""

    among: Annotated[list[Seat], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    kind: Name
    number: Annotated[int, msgspec.Meta(ge=0, le=100000)] = 0


class DealOffer(msgspec.Struct, forbid_unknown_fields=True):
    """A deal that a seat proposes to others, or another version of one that lies before it (`counters`, `version`).

    `private`: only the parties may know of it; without a word they alone do where the title lets them whisper.
    """

    parties: Annotated[list[Seat], msgspec.Meta(min_length=2, max_length=MOST_SEATS)]
    command_id: CommandId
    items: Annotated[list[DealPart], msgspec.Meta(max_length=40)] = []
    clauses: Annotated[list[DealClause], msgspec.Meta(max_length=40)] = []
    private: bool | None = None
    counters: Name = ""
    version: Annotated[int, msgspec.Meta(ge=1, le=100000)] | None = None
    seat: Seat | None = None


class DealAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a party confirms a version of a deal; whoever does not takes it away, the proposer too, with a word."""

    accept: bool
    command_id: CommandId
    version: Annotated[int, msgspec.Meta(ge=1, le=100000)]
    word: Annotated[str, msgspec.Meta(max_length=200)] = ""
    seat: Seat | None = None


class PromiseCommand(msgspec.Struct, forbid_unknown_fields=True):
    """A promise to other seats, of a kind that the title knows."""

    to: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    kind: Name
    command_id: CommandId
    number: Annotated[int, msgspec.Meta(ge=0, le=100000)] = 0
    private: bool | None = None
    seat: Seat | None = None


class TalkCommand(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said at the table, or to some seats only (`to`)."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    command_id: CommandId
    to: Annotated[list[Seat], msgspec.Meta(max_length=MOST_SEATS)] = []
    seat: Seat | None = None


SeatedCommand = (  # what is answered with a view
    Command
    | SeatCommand
    | EndCommand
    | SilenceCommand
    | RollbackCommand
    | DealOffer
    | DealAnswer
    | PromiseCommand
    | TalkCommand
)


class Notebook(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat writes down for itself."""

    text: Annotated[str, msgspec.Meta(max_length=20000)]
    seat: Seat | None = None


class SandboxWish(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to try things out with what a seat knows."""

    seat: Seat | None = None


T = TypeVar("T", bound=msgspec.Struct)


async def read_body(request: Request, kind: type[T], limit: int = LARGEST_BODY) -> T:
    """The body of a request, if it is small and of the right form."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not_json")
    data = bytearray()
    try:
        async for chunk in request.stream():  # the header that tells the length may lie
            data += chunk
            if len(data) > limit:
                raise Problem(413, "too_large", limit=limit)
    except ClientDisconnect:
        raise Problem(400, "malformed", problem="-") from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except RecursionError:
        raise Problem(400, "malformed", problem="-") from None
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Problem(400, "malformed", problem=str(problem)) from None
