"""The contract that a title fulfils: what rules, agents and search need of it. `edges` has what is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.chance import Chance
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.events import Event, EventKind
from regnum.engine.frames import Decision, Frame, Procedure, Window
from regnum.engine.game import Game
from regnum.engine.knowledge import Knowledge, State, Value
from regnum.engine.migrations import Former, Migration, renamed
from regnum.engine.moves import Move
from regnum.engine.options import Option
from regnum.engine.orders import Topic
from regnum.engine.promises import OPEN, Promise, PromiseKind
from regnum.engine.refusals import ENGINE_REASONS, NO_SUCH_ANSWER, Reason, RegnumError

S = TypeVar("S", bound=State)


class Outcome:
    """How a game ended: the winning seats and the way they won."""

    def __init__(self, winners: Sequence[int], way: str) -> None:
        self.winners: tuple[int, ...] = tuple(winners)
        self.way = way

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, way={self.way!r})"


def engine_names(reasons: Iterable[Reason]) -> list[str]:
    """The names of the engine's own reasons, and those of them that a title took."""
    own = [reason.name for reason in ENGINE_REASONS]
    return [*own, *{reason.name for reason in reasons if reason.name in own}]


def check_names(title: str, events: Iterable[EventKind], reasons: Iterable[Reason], options: Iterable[Option]) -> None:
    """Refuse a title in which two things share a name or a number."""
    for what, names in (
        ("events", [event.key for event in events]),
        ("reasons", [*(f"{reason.name} {reason.rule}" for reason in reasons), *engine_names(reasons)]),
        ("options", [option.name for option in options]),
    ):
        if len(set(names)) != len(names):
            raise TypeError(f"{title}: two {what} share a name")
    codes = [reason.code for reason in reasons]
    if len(set(codes)) != len(codes) or any(code <= 0 for code in codes):
        raise TypeError(f"{title}: the numbers of reasons must differ and be above 0")


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[S]):
    """One game: how to set it up, who may see what, and how it ended."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    min_players: ClassVar[int] = 1
    max_players: ClassVar[int] = 1
    scenarios: ClassVar[tuple[str, ...]] = ("standard",)
    outcomes: ClassVar[tuple[str, ...]] = ()
    rare_outcomes: ClassVar[tuple[str, ...]] = ()  # named in statistics only if they happened
    automated_agents: ClassVar[tuple[str, ...]] = ()  # agents that are part of the rules and sit nowhere else
    topics: ClassVar[tuple[Topic, ...]] = ()  # of standing orders
    order_scopes: ClassVar[tuple[str, ...]] = ()  # how long these can hold, the shortest first
    promise_kinds: ClassVar[tuple[PromiseKind, ...]] = ()  # what seats can promise each other without being bound
    counted: ClassVar[tuple[str, ...]] = ()  # conditions of which a refusal says by how much they are missed
    finished: ClassVar[bool] = True  # whoever offers an unfinished title says that rules are still missing
    message_prefix: ClassVar[str] = ""  # how the ids of the title's messages begin
    former: ClassVar[Former] = Former()  # names that older files use
    migrations: ClassVar[Mapping[int, Migration]] = {}  # by version: what makes its positions those of the next
    presenter: ClassVar[str] = ""  # the module whose `PRESENTER` shows the title; loaded only when something is shown

    def __init__(
        self,
        knowledge: Knowledge[S],
        decisions: Sequence[type[Decision[S]]],
        procedures: Sequence[type[Procedure[S]]],
        events: Iterable[EventKind],
        reasons: Iterable[Reason],
        options: Iterable[Option] = (),
        presets: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.knowledge = knowledge
        check_names(self.id, events, reasons, options)
        self.decision_classes: tuple[type[Decision[S]], ...] = tuple(decisions)
        self.procedure_classes: tuple[type[Procedure[S]], ...] = tuple(procedures)
        self.events: dict[str, EventKind] = {event.key: event for event in events}
        self.reasons: dict[int, Reason] = {reason.code: reason for reason in (*reasons, *ENGINE_REASONS)}
        self.options: dict[str, Option] = {option.name: option for option in options}
        self.presets: dict[str, dict[str, str]] = {name: dict(values) for name, values in (presets or {}).items()}
        self.frames: dict[str, type[Frame[S]]] = {}
        for cls in (*self.decision_classes, *self.procedure_classes):
            self._register(cls)
        self.action_bases: dict[str, int] = {}
        self.action_count = 0
        for decision in self.decision_classes:
            self.action_bases[decision.__name__] = self.action_count
            self.action_count += decision.domain.size

    def _register(self, cls: type[Frame[S]]) -> None:
        if cls.__name__ in self.frames:
            raise TypeError(f"{self.id}: two frames are called {cls.__name__}")
        self.frames[cls.__name__] = cls
        if issubclass(cls, Procedure):
            if len(set(cls.steps)) != len(cls.steps) or not cls.steps:
                raise TypeError(f"{cls.__name__}: the steps must have different names")
            for step in cls.steps:
                if not callable(getattr(cls, step, None)):
                    raise TypeError(f"{cls.__name__} has no step {step}")

    # ---- to be written by a title ---------------------------------------------------------------------------------

    def setup(self, options: Mapping[str, str], players: int, chance: Chance, scenario: str = "standard") -> Game[S]:
        """A new game for so many players, run up to its first decision.

        It may have more seats than players: those of `automated_seats`, and where one player holds several.
        """
        raise NotImplementedError

    def redraw(self, state: S, eyes: int, chance: Chance) -> None:
        """Draw anew everything in a position that these eyes cannot see, as a function of their view and the chance."""

    def determinise(self, game: Game[S], seat: int, chance: Chance) -> Game[S]:
        """A copy in which everything that whoever holds the seat cannot know was drawn anew, with fresh chance."""
        twin = game.copy()
        twin.chance = chance
        self.redraw(twin.state, game.eyes(seat), chance)
        twin.reseal(seat, chance)
        return twin

    def outcome(self, game: Game[S]) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def seat_options(self, agents: Sequence[str]) -> dict[str, str]:
        """Options that follow from who sits where; `agents` has a name for each player, or a word for a person.

        A title whose rules know a program as a player of another kind sets it up as such.
        """
        return {}

    def automated_seats(self, game: Game[S]) -> Mapping[int, str]:
        """The seats that no person takes because the rules themselves play them, each with the agent that does."""
        return {}

    def controllers(self, game: Game[S]) -> Sequence[int]:
        """Who holds which seats: for each seat the first of those that the same player holds. By default one each."""
        return range(game.seat_count)

    def scope_number(self, game: Game[S], scope: str) -> int:
        """A number that everybody knows and that changes when a scope of standing orders is over."""
        return 0

    def holds(self, game: Game[S], seat: int, topic: str) -> bool:
        """Whether a seat has something to play on a topic of standing orders; asked only for the seat itself."""
        return False

    def is_met(self, game: Game[S], seat: int, condition: str) -> bool:
        """Whether the condition of a standing order to play is met, as far as the seat knows."""
        return False

    def invariants(self, game: Game[S]) -> list[str]:
        """What is impossible in this position; empty if all is well."""
        return []

    def settle(self, game: Game[S]) -> None:
        """Rules that hold at every moment: mend at once, or call a decision. Runs before every step."""

    def view(self, game: Game[S], seat: int) -> dict[str, Value]:
        """What whoever holds the seat may know."""
        eyes = game.eyes(seat)
        view = self.knowledge.view(game.state, eyes)
        secret = bool(game.stack) and isinstance(game.stack[-1], Window)  # also whether a seat has answered
        view["sealed"] = [
            answer if eyes >> owner & 1 else -1 if secret else min(answer, 0)
            for owner, answer in enumerate(game.sealed)
        ]
        view["waiting"] = list(game.asked)
        return view

    def deals_open(self, game: Game[S]) -> bool:
        """Whether deals may be struck now."""
        return False

    def drafts_open(self, game: Game[S]) -> bool:
        """Whether deals may be talked about and signed now; those that are signed wait until deals are open."""
        return self.deals_open(game)

    def whispers(self, game: Game[S]) -> Sequence[int]:
        """For each seat the mask of those with whom it may talk in private now; nothing: all talk is open.

        Everybody can tell: it depends on nothing hidden. A deal among seats that may whisper is drafted in private.
        """
        return ()

    def deal_order(self, game: Game[S], deals: Sequence[Deal]) -> Sequence[int]:
        """In which order signed deals are struck, by their places; by default in that in which they were signed."""
        return range(len(deals))

    def deal_items(self, game: Game[S], parties: Sequence[int]) -> list[DealItem]:
        """What these parties could give each other now."""
        return []

    def deal_clauses(self, game: Game[S], parties: Sequence[int]) -> list[Clause]:
        """What these parties, or some of them, could agree on now without anybody giving anything."""
        return []

    def judge(self, game: Game[S], deal: Deal) -> int:
        """0 if the deal could be struck in this position, else the code of the reason; when deals are open is asked
        apart, so that drafts can be judged before."""
        return NO_SUCH_ANSWER.code

    def kept(self, promise: Promise, events: Sequence[Event]) -> int:
        """OPEN, KEPT or BROKEN, by what happened after a promise was made and by nothing else."""
        return OPEN

    def carry_out(self, game: Game[S], deal: Deal) -> None:
        """Carry out a judged deal."""
        raise NotImplementedError

    def read(self, text: str) -> Move:
        """A move from its text; a title may accept more spellings than it prints, and knows its former words."""
        try:
            move = Move.from_text(text)
        except ValueError as problem:
            raise RegnumError(str(problem)) from None
        return Move(self.former.word(move.verb), [self.former.word(word) for word in move.arguments])

    # ---- shared ---------------------------------------------------------------------------------------------------

    def players(self, game: Game[S]) -> int:
        """For how many players the game was set up: whoever holds seats, without those that the rules play."""
        automated = self.automated_seats(game)
        return len({holder for seat, holder in enumerate(game.controllers) if seat not in automated})

    def seated(self, game: Game[S], players: Sequence[str]) -> tuple[str, ...]:
        """Who sits at each seat: one name a player, in the order of their first seats, and the agents of the rules."""
        automated = self.automated_seats(game)
        free = [seat for seat, holder in enumerate(game.controllers) if seat == holder and seat not in automated]
        names = {**automated, **dict(zip(free, players, strict=True))}
        return tuple([names[holder] for holder in game.controllers])

    def event_kind(self, key: str) -> EventKind:
        """The kind of event behind a key, which may be a former one."""
        return self.events[self.former.events.get(key, key)]

    def reason(self, code: int) -> Reason:
        """The reason behind a code."""
        return self.reasons[code]

    def action_id(self, decision: Decision[S], option: int) -> int:
        """The stable global number of an answer, for learners and search trees."""
        return self.action_bases[type(decision).__name__] + option

    def check_options(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, by their present names; unknown names and values are refused."""
        wanted = renamed(wanted, self.former.options)
        for name, value in wanted.items():
            option = self.options.get(name)
            if option is None:
                raise RegnumError(f"{self.id} has no option {name}; it has: {', '.join(self.options) or 'none'}")
            if value not in option.values:
                raise RegnumError(f"option {name} cannot be {value}; it can be: {', '.join(option.values)}")
        return {name: wanted.get(name, option.default) for name, option in self.options.items()}

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the title does not know."""
        if not self.min_players <= players <= self.max_players:
            raise RegnumError(f"{self.id} is for {self.min_players} to {self.max_players} players, not {players}")

    def check_scenario(self, scenario: str) -> None:
        """Refuse a scenario that the title does not have."""
        if scenario not in self.scenarios:
            raise RegnumError(f"{self.id} has no scenario {scenario}; it has: {', '.join(self.scenarios)}")
