"""The web application: its routes, what surrounds every request, and the files of the page."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.server import aid_routes, deal_routes, openapi, order_routes, routes, table_routes
from regnum.server.answers import UNSEEN, answer, words_or_english
from regnum.server.clocks import Clock
from regnum.server.house import House
from regnum.server.limits import Limits
from regnum.server.live import watch_game
from regnum.server.lookout import Lookout
from regnum.server.page_files import PAGE, WORDS, PageFiles
from regnum.server.problems import Problem
from regnum.server.programs import Programs
from regnum.server.timekeeper import Timekeeper
from regnum.server.workers import Workers

GAME: Final = "/api/games/{game}"
SMALL: Final = 1024  # bytes of an answer that is not worth compressing
QUICK: Final = 6  # how hard to compress: more costs time that players would notice
METHODS: Final = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; frame-ancestors 'none'"),
    (b"referrer-policy", b"no-referrer"),  # a secret link must not travel on
    (b"x-content-type-options", b"nosniff"),
)
log = structlog.get_logger("regnum.server")


def make_application(
    folder: Path, workers: Workers | None = None, clock: Clock | None = None, limited: bool = True
) -> Starlette:
    """The server for one data folder; without limits nobody is told to slow down."""
    house, workers = House(folder, clock), workers or Workers()
    workers.metrics = house.metrics
    programs = Programs(house, workers)
    house.call_programs = programs.wake
    house.hurry_program = programs.hurry

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.store.open()
        timekeeper, lookout = Timekeeper(house), Lookout(house)
        await timekeeper.open()
        await lookout.open()
        waking = asyncio.create_task(programs.resume())
        await house.close_windows()
        try:
            yield
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await lookout.close()
            await timekeeper.close()
            await programs.close()
            await house.close()
            await house.store.close()

    handlers: dict[Any, Any] = {
        Problem: show_problem,
        HTTPException: show_http_problem,
        OperationalError: show_busy,
        Exception: show_failure,
    }
    middleware = [
        Middleware(Surroundings, house=house),
        Middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=QUICK),
    ]
    app = Starlette(routes=all_routes(), lifespan=lifespan, exception_handlers=handlers, middleware=middleware)
    app.state.house = house
    app.state.workers = workers
    app.state.limits = Limits(house.clock, limited)
    return app


def all_routes() -> list[BaseRoute]:
    """Every address of the server; the page comes last because it takes what is left."""
    found: list[BaseRoute] = [
        Route("/api/titles", routes.list_titles),
        Route("/api/titles/{title}/catalogue", routes.show_catalogue),
        Route("/api/rules/{title}", routes.search_rules),
        Route("/api/rules/{title}/{paragraph}", routes.show_rule),
        Route("/api/games", routes.list_games),
        Route("/api/games", routes.create_game, methods=["POST"]),
        Route(f"{GAME}/view", routes.show_view),
        Route(f"{GAME}/commands", routes.take_command, methods=["POST"]),
        Route(f"{GAME}/undo", routes.take_undo, methods=["POST"]),
        Route(f"{GAME}/redo", routes.take_redo, methods=["POST"]),
        Route(f"{GAME}/resign", table_routes.take_resignation, methods=["POST"]),
        Route(f"{GAME}/end", table_routes.take_end, methods=["POST"]),
        Route(f"{GAME}/deals", deal_routes.show_items),
        Route(f"{GAME}/deals", deal_routes.take_offer, methods=["POST"]),
        Route(f"{GAME}/deals/{{offer}}", deal_routes.take_answer, methods=["POST"]),
        Route(f"{GAME}/promises", deal_routes.take_promise, methods=["POST"]),
        Route(f"{GAME}/silence", routes.take_silence, methods=["POST"]),
        Route(f"{GAME}/rollback", table_routes.take_rollback, methods=["POST"]),
        Route(f"{GAME}/orders", order_routes.show_orders),
        Route(f"{GAME}/orders", order_routes.take_order, methods=["PUT"]),
        Route(f"{GAME}/hurry", table_routes.take_hurry, methods=["POST"]),
        Route(f"{GAME}/back", table_routes.take_return, methods=["POST"]),
        Route(f"{GAME}/talk", table_routes.show_talk),
        Route(f"{GAME}/talk", table_routes.take_talk, methods=["POST"]),
        Route(f"{GAME}/notebook", table_routes.show_notebook),
        Route(f"{GAME}/notebook", table_routes.write_notebook, methods=["PUT"]),
        Route(f"{GAME}/hint", aid_routes.show_hint),
        Route(f"{GAME}/insights", aid_routes.show_insights),
        Route(f"{GAME}/sandbox", aid_routes.make_sandbox, methods=["POST"]),
        Route(f"{GAME}/explain", routes.show_explanation),
        Route(f"{GAME}/events", routes.show_events),
        Route(f"{GAME}/log", routes.show_log),
        Route(f"{GAME}/export", routes.export_game),
        WebSocketRoute(f"{GAME}/live", watch_game),
        Route("/join/{token}", routes.join_game),
        Route("/api", openapi.show_page),
        Route("/api/openapi.json", openapi.show_description),
        Route("/healthz", routes.show_health),
        Route("/metrics", routes.show_metrics),
    ]
    found.append(Mount("/locales", PageFiles(directory=WORDS)))
    found.append(Mount("/", PageFiles(directory=PAGE, html=True)))
    return found


async def show_problem(request: Request, problem: Problem) -> Response:
    """What is wrong with a request."""
    response = answer(problem.as_dict(words_or_english(request)), problem.status)
    if problem.retry_after:
        response.headers["retry-after"] = str(problem.retry_after)
    return response


async def show_http_problem(request: Request, problem: HTTPException) -> Response:
    """The same for what the framework finds."""
    code = "no_page" if problem.status_code == 404 else "not_possible"
    return answer(Problem(problem.status_code, code).as_dict(words_or_english(request)), problem.status_code)


async def show_busy(request: Request, problem: OperationalError) -> Response:
    """The database cannot be written now; nothing was changed."""
    log.error("database", problem=str(problem.orig))
    return await show_problem(request, Problem(503, "busy", retry_after=2))


async def show_failure(request: Request, problem: Exception) -> Response:
    """Our mistake; the details go to the log only."""
    return answer(Problem(500, "failure").as_dict(words_or_english(request)), 500)


class Surroundings:
    """Around every request: headers that keep browsers safe, counters, and one line in the log."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, began = 500, time.perf_counter()

        async def send_on(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except Exception as problem:
            log.error("failure", route=route_name(scope), problem=repr(problem), exc_info=problem)
            raise
        finally:
            seconds, route, method = time.perf_counter() - began, route_name(scope), method_name(scope)
            if UNSEEN not in scope:
                self.house.metrics.requests.labels(method=method, route=route, status=status).inc()
                self.house.metrics.seconds.labels(route=route).observe(seconds)
            log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def method_name(scope: Scope) -> str:
    """The method of a request; those that clients make up share a name, or each would have a counter of its own."""
    method: str = scope["method"]
    return method if method in METHODS else "other"


def route_name(scope: Scope) -> str:
    """The pattern of an address, never the address itself: links are secrets."""
    endpoint = scope.get("endpoint")
    name: str = getattr(endpoint, "__name__", type(endpoint).__name__)
    return name
