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
from regnum.server.messages import Command, NewGame, UndoCommand
from regnum.server.routes import answer, create_game, take_command, take_undo

BODIES: Final[dict[Any, type[msgspec.Struct]]] = {create_game: NewGame, take_command: Command, take_undo: UndoCommand}
QUERY: Final = ("lang", "seat", "since", "move")
JSON: Final = "application/json"


def describe(routes: Iterable[BaseRoute]) -> dict[str, object]:
    """The interface as an OpenAPI document; what is pushed over a WebSocket is listed beside it."""
    _, components = msgspec.json.schema_components(list(BODIES.values()), ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, object]] = {}
    sockets: dict[str, str] = {}
    for route in routes:
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
    named = [name for name in QUERY if f'"{name}"' in source or (name == "lang" and "reader_words" in source)]
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
