"""The files of the page: browsers keep them, and ask whether they have changed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import regnum

ASK_AGAIN: Final = "no-cache"  # kept, but each time the server is asked whether it is still the newest
LONG: Final = "public, max-age=2592000"
THIRD_PARTIES: Final = "/vendor/"


PACKAGE: Final = Path(regnum.__file__).parent
PAGE: Final = PACKAGE / "web"
WORDS: Final = PACKAGE / "locales"


def words_of(title: str) -> list[str]:
    """The files with words of a title that there are."""
    return sorted(path.stem for path in (WORDS / "en" / title).glob("*.ftl"))


def has_board(title: str) -> bool:
    """Whether the page can draw a title on a board of its own."""
    return (PAGE / "boards" / f"{title}.js").is_file()


class PageFiles(StaticFiles):
    """Files with an ETag. Those of third parties change only together with their place, so nobody need ask for them."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or the answer that it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = LONG if scope["path"].startswith(THIRD_PARTIES) else ASK_AGAIN
        return response
