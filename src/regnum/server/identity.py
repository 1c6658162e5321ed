"""Who is asking: the holder of a seat by token or session, or a spectator; and whether our own page asks."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from regnum.server.problems import Problem
from regnum.server.storage import Store
from regnum.server.table import SPECTATOR, Table

COOKIE: Final = "regnum_session"
COOKIE_AGE: Final = 400 * 24 * 3600


@dataclass(frozen=True)
class Identity:
    """The seats of one game that whoever asks may speak for."""

    seats: tuple[int, ...] = ()

    def reader(self, table: Table, wanted: str | None) -> int:
        """The seat to be shown: the one that is asked for, else the first of one's own that is waited for."""
        if table.row.sandbox and not self.seats:
            raise Problem(404, "no_game")  # it belongs to one person alone
        if wanted is not None:
            return self.named(int(wanted) if wanted.isdecimal() and len(wanted) < 4 else None)
        asked = [seat for seat in self.seats if seat in table.missing]
        return (asked or list(self.seats) or [SPECTATOR])[0]

    def speaker(self, table: Table, wanted: int | None) -> int:
        """The seat that acts; spectators have none."""
        if not self.seats:
            self.reader(table, None)
            raise Problem(403, "no_seat")
        return self.reader(table, None) if wanted is None else self.named(wanted)

    def named(self, seat: int | None) -> int:
        """The seat, if it is one's own."""
        if seat is None or seat not in self.seats:
            raise Problem(403, "not_your_seat")
        return seat


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(connection: HTTPConnection) -> str | None:
    """The seat token that a request carries."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def identify(connection: HTTPConnection, store: Store, game_id: str) -> Identity:
    """Who is asking, as far as this game is concerned."""
    token = bearer(connection)
    if token is not None:
        found = await store.seats_of_token(digest(token))
        if found is None:
            raise Problem(401, "unknown_token")
        if found[0] != game_id:
            raise Problem(403, "not_your_seat")
        return Identity(tuple(found[1]))
    session = connection.cookies.get(COOKIE)
    return Identity(tuple(await store.seats_of_session(game_id, digest(session)))) if session else Identity()


def is_same_origin(connection: HTTPConnection) -> bool | None:
    """Whether the request comes from a page of ours; None if no browser says where it comes from."""
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if site is not None and site not in ("same-origin", "none"):
        return False
    if origin is not None:
        return place_of(origin) == connection.headers.get("host", "") != ""
    return True if site is not None else None


def place_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is no address, so that it is ours in no case."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # brackets without a partner
        return None


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site makes a browser send; a token in a header cannot be sent that way."""
    if bearer(connection) is not None:
        return
    same = is_same_origin(connection)
    if same is False or (same is None and COOKIE in connection.cookies):
        raise Problem(403, "other_origin")


def keep_session(connection: HTTPConnection, response: Response, session: str) -> None:
    """Hand the session to the browser, out of reach of scripts and of other sites."""
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, session, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")
