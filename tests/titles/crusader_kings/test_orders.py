"""Standing orders: whoever does not want to be asked whether he opposes."""

from __future__ import annotations

from regnum.engine.orders import ASK_ME, NEVER, PLAY, Orders, deputise, make_order
from regnum.titles.crusader_kings.rules.check import OPPOSITION
from tests.rule import rule
from tests.titles.crusader_kings.builder import crown
from tests.titles.crusader_kings.test_opposition import rich
from tests.titles.positions import decision, do


@rule("oppose.cost")
def test_an_order_not_to_oppose_holds_for_its_round_only() -> None:
    game = rich(1, 3, 4, 4)
    do(game, "invest 2")
    assert (decision(game), game.waiting) == ("Oppose", (1,))
    orders = Orders()
    assert deputise(game, 1, orders) == ASK_ME
    order = make_order(game, OPPOSITION, NEVER, "round")
    assert order is not None
    orders.give(order)
    assert str(game.decision().spell(deputise(game, 1, orders))) == "oppose 0"
    game.state.round += 1
    assert deputise(game, 1, orders) == ASK_ME


def test_nobody_can_order_to_oppose_whatever_is_tried() -> None:
    assert make_order(crown(3), OPPOSITION, PLAY, "round") is None
    assert make_order(crown(3), OPPOSITION, NEVER, "century") is None
