"""What clients send and how it is read: small, strict, and never trusted."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from regnum.server.problems import Problem

LARGEST_BODY: Final = 65536
MOST_SEATS: Final = 16
LARGEST_SEED: Final = 2**53 - 1  # what a script in a browser can count up to

Name = Annotated[str, msgspec.Meta(max_length=64)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be set up. `seats` says who sits where: me, open, screen or the name of a program."""

    title: Name
    players: Seat
    seats: Annotated[list[Name], msgspec.Meta(max_length=MOST_SEATS)]
    scenario: Name = "standard"
    options: dict[Name, Name] = {}
    pace: Annotated[str, msgspec.Meta(max_length=32)] = "none"
    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)] | None = None


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a decision; `seat` is needed only by whoever holds several."""

    decision: int
    move: Annotated[str, msgspec.Meta(max_length=500)]
    command_id: CommandId
    seat: Seat | None = None


class UndoCommand(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to take the last move back."""

    command_id: CommandId
    seat: Seat | None = None


T = TypeVar("T", NewGame, Command, UndoCommand)


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request, if it is small and of the right form."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not_json")
    data = bytearray()
    try:
        async for chunk in request.stream():  # the header that tells the length may lie
            data += chunk
            if len(data) > LARGEST_BODY:
                raise Problem(413, "too_large", limit=LARGEST_BODY)
    except ClientDisconnect:
        raise Problem(400, "malformed", problem="-") from None
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except RecursionError:
        raise Problem(400, "malformed", problem="-") from None
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Problem(400, "malformed", problem=str(problem)) from None
