"""What becomes of deals that all parties have signed: one rule for the server, the terminal and self-play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.refusals import Reason


def strike_signed(
    game: Game[Any], signed: Sequence[Deal], strike: Callable[[Deal], None]
) -> Iterator[tuple[int, Reason | None]]:
    """Strike signed deals as long as deals are open, in the order of the title; the place of each, once it was tried.

    Each is judged again when its turn comes, since those before it have changed the position: if it cannot be struck
    any more, it comes with the reason. Those that come not at all still wait. `signed` are in the order of signing.
    """
    left = list(range(len(signed)))
    while left and not game.over and game.deals_open:
        place = left.pop(game.title.deal_order(game, [signed[each] for each in left])[0])
        reason = game.why_not_strike(signed[place])
        if reason is None:
            strike(signed[place])
        yield place, reason
