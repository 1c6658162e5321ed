"""Broken titles in which talk, drafts, signed packages or promises go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from regnum.engine.deals import Deal
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.knowledge import Value
from regnum.engine.promises import BROKEN, KEPT, OPEN, Promise
from tests.conformance.playing import AnyTitle
from tests.probes.congress import ANNOUNCEMENT, STAYED, TOO_POOR, CongressOfFour, Courts, congress


def lets_only_one_side_whisper() -> AnyTitle:
    class Title(CongressOfFour):
        def whispers(self, game: Game[Courts]) -> Sequence[int]:
            return [*super().whispers(game)[:-1], 0] if super().whispers(game) else ()

    return congress(Title)


def whispers_with_itself() -> AnyTitle:
    class Title(CongressOfFour):
        def whispers(self, game: Game[Courts]) -> Sequence[int]:
            return [(1 << game.seat_count) - 1] * game.seat_count

    return congress(Title)


def lets_secrets_say_who_may_talk() -> AnyTitle:
    class Title(CongressOfFour):
        def drafts_open(self, game: Game[Courts]) -> bool:
            return super().drafts_open(game) and game.state.prize[0][0] < 5

    return congress(Title)


def forbids_to_draft_what_can_be_struck() -> AnyTitle:
    class Title(CongressOfFour):
        def drafts_open(self, game: Game[Courts]) -> bool:
            return super().drafts_open(game) and not self.deals_open(game)

    return congress(Title)


def tells_that_a_deal_is_drafted() -> AnyTitle:
    class Title(CongressOfFour):
        def judge(self, game: Game[Courts], deal: Deal) -> int:
            game.tell(STAYED, deal.parties[0])
            return super().judge(game, deal)

    return congress(Title)


def counts_drafts_in_the_view() -> AnyTitle:
    drafted = count()

    class Title(CongressOfFour):
        asked = 0

        def judge(self, game: Game[Courts], deal: Deal) -> int:
            Title.asked = next(drafted)
            return super().judge(game, deal)

        def view(self, game: Game[Courts], seat: int) -> dict[str, Value]:
            return {**super().view(game, seat), "drafted": Title.asked}

    return congress(Title)


def keeps_drafts_in_the_position() -> AnyTitle:
    class Title(CongressOfFour):
        def judge(self, game: Game[Courts], deal: Deal) -> int:
            game.state.sessions += 1
            game.state.sessions -= 1 if len(deal.parties) == 2 else 0
            return super().judge(game, deal)

    return congress(Title)


def makes_peace_for_the_first_party_only() -> AnyTitle:
    class Title(CongressOfFour):
        def carry_out(self, game: Game[Courts], deal: Deal) -> None:
            super().carry_out(game, deal)
            for clause in deal.clauses:
                last = max(clause.among, key=deal.parties.index)
                game.state.peace[last] &= ~(1 << min(clause.among, key=deal.parties.index))

    return congress(Title)


def judges_by_the_order_of_parties() -> AnyTitle:
    class Title(CongressOfFour):
        def judge(self, game: Game[Courts], deal: Deal) -> int:
            return TOO_POOR.code if deal.clauses and deal.parties[0] > deal.parties[1] else super().judge(game, deal)

    return congress(Title)


def forgets_a_deal_in_the_order() -> AnyTitle:
    class Title(CongressOfFour):
        def deal_order(self, game: Game[Courts], deals: Sequence[Deal]) -> Sequence[int]:
            return super().deal_order(game, deals)[:1]

    return congress(Title)


def trusts_what_was_signed() -> AnyTitle:
    """Whoever has signed is not judged again, although he may have paid somebody else meanwhile."""

    class Title(CongressOfFour):
        def judge(self, game: Game[Courts], deal: Deal) -> int:
            return 0 if game.state.stage == ANNOUNCEMENT else super().judge(game, deal)

        def carry_out(self, game: Game[Courts], deal: Deal) -> None:
            super().carry_out(game, deal)
            if min(game.state.gold) < 0:
                raise LookupError("nobody can pay with what he has given away")

    return congress(Title)


def judges_promises_by_what_it_remembers() -> AnyTitle:
    asked = count()

    class Title(CongressOfFour):
        def kept(self, promise: Promise, events: Sequence[Event]) -> int:
            return KEPT if next(asked) % 2 else BROKEN

    return congress(Title)


def takes_verdicts_back() -> AnyTitle:
    class Title(CongressOfFour):
        def kept(self, promise: Promise, events: Sequence[Event]) -> int:
            own = [event for event in events if event.numbers[0] == promise.maker]
            return OPEN if not own else KEPT if own[-1].kind is STAYED else BROKEN

    return congress(Title)


def gives_a_verdict_that_is_none() -> AnyTitle:
    class Title(CongressOfFour):
        def kept(self, promise: Promise, events: Sequence[Event]) -> int:
            return 7 if events else OPEN

    return congress(Title)
