"""The description of the interface, made from the routes themselves so that it cannot go stale."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from html import escape
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

import regnum
from regnum.server import aid_routes, deal_routes, order_routes, routes, table_routes
from regnum.server.answers import answer
from regnum.server.messages import (
    Command,
    DealAnswer,
    DealOffer,
    EndCommand,
    NewGame,
    Notebook,
    OrderCommand,
    PromiseCommand,
    RollbackCommand,
    SandboxWish,
    SeatCommand,
    SilenceCommand,
    TalkCommand,
)

BODIES: Final[dict[Any, type[msgspec.Struct]]] = {
    routes.create_game: NewGame,
    routes.take_command: Command,
    routes.take_undo: SeatCommand,
    routes.take_redo: SeatCommand,
    table_routes.take_resignation: SeatCommand,
    table_routes.take_end: EndCommand,
    table_routes.take_return: SeatCommand,
    table_routes.take_hurry: SeatCommand,
    routes.take_silence: SilenceCommand,
    table_routes.take_rollback: RollbackCommand,
    order_routes.take_order: OrderCommand,
    deal_routes.take_offer: DealOffer,
    deal_routes.take_answer: DealAnswer,
    deal_routes.take_promise: PromiseCommand,
    table_routes.take_talk: TalkCommand,
    table_routes.write_notebook: Notebook,
    aid_routes.make_sandbox: SandboxWish,
}
QUERY: Final = ("lang", "seat", "since", "before", "move", "search", "table", "with", "page", "room")
SHOWING: Final = ("Reader.of", "take_step")  # what answers with a view calls
SPEAKING: Final = ("reader_words", *SHOWING)  # and what answers in the language of the reader
JSON: Final = "application/json"


def describe(addresses: Iterable[BaseRoute]) -> dict[str, object]:
    """The interface as an OpenAPI document; what is pushed over a WebSocket is listed beside it."""
    _, components = msgspec.json.schema_components(list(BODIES.values()), ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, object]] = {}
    sockets: dict[str, str] = {}
    for route in addresses:
        if isinstance(route, Route):
            for method in sorted((route.methods or set()) - {"HEAD"}):
                paths.setdefault(route.path, {})[method.lower()] = operation(route)
        elif isinstance(route, WebSocketRoute):
            sockets[route.path] = inspect.getdoc(route.endpoint) or ""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regnum", "version": regnum.__version__},
        "paths": paths,
        "x-websockets": sockets,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "the token of a seat"}},
        },
        "security": [{}, {"seat": []}],
    }


def operation(route: Route) -> dict[str, object]:
    """One request: what it does, what it takes, and how it is answered."""
    source = inspect.getsource(route.endpoint)
    implied = {"lang": SPEAKING, "table": SHOWING, "page": SHOWING}
    named = [name for name in QUERY if f'"{name}"' in source or any(call in source for call in implied.get(name, ()))]
    found: dict[str, object] = {
        "operationId": route.name,
        "summary": inspect.getdoc(route.endpoint) or "",
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names(route)),
            *({"name": name, "in": "query", "schema": {"type": "string"}} for name in named),
        ],
        "responses": {"default": {"description": "JSON; a refusal has `error` and `message`"}},
    }
    body = BODIES.get(route.endpoint)
    if body is not None:
        schema = {"$ref": f"#/components/schemas/{body.__name__}"}
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    return found


def names(route: Route) -> list[str]:
    """What stands in braces in the address of a route."""
    return re.findall(r"{(\w+)}", route.path)


async def show_description(request: Request) -> Response:
    """This description as an OpenAPI document."""
    return answer(describe(request.app.routes))


async def show_page(request: Request) -> Response:
    """This description for people."""
    document: Any = describe(request.app.routes)
    rows = [
        f"<tr><td>{method.upper()}<td><code>{escape(path)}</code><td>{escape(entry['summary'])}"
        for path, methods in document["paths"].items()
        for method, entry in methods.items()
    ]
    rows += [
        f"<tr><td>WS<td><code>{escape(path)}</code><td>{escape(said)}"
        for path, said in document["x-websockets"].items()
    ]
    return HTMLResponse(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Regnum API</title><h1>Regnum API</h1>'
        f'<p><a href="/api/openapi.json">openapi.json</a></p><table>{"".join(rows)}</table></html>'
    )
