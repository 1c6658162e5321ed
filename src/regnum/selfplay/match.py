"""One game between programs, from its seed to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import regnum
from regnum.agents import Agent, Reply, ask, ask_for_deals, ask_for_promises, ask_to_agree, make_agent
from regnum.agents.agent import MOST_COUNTERS
from regnum.engine.chance import mix
from regnum.engine.codec import save
from regnum.engine.deals import Deal
from regnum.engine.frames import Window
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.parley import strike_signed
from regnum.engine.promises import Promise
from regnum.engine.refusals import Refusal, RegnumError, RuleFailure
from regnum.engine.registry import find_title
from regnum.selfplay.failures import DEAD_END, ERROR, Failure
from regnum.selfplay.pledges import Pledges, Verdict

Step = tuple[int, int] | Deal  # a seat's answer, or a deal that all its parties confirmed
AGENT_STREAM: Final = 0x5EA7  # keeps what agents draw apart from what the game draws
MOST_DECISIONS: Final = 100_000


@dataclass(frozen=True)
class Match:
    """A game to be played: everything that decides how it will go. It can be sent to another process."""

    title: str
    agents: tuple[str, ...]  # one name a player; the seats that the rules play have their own agents
    seed: int
    number: int = 0
    options: dict[str, str] = field(default_factory=dict)
    scenario: str = ""  # the first of the title


@dataclass(frozen=True)
class GameResult:
    """How one game went."""

    match: Match
    decisions: int = 0
    winners: tuple[int, ...] = ()
    way: str = ""
    seated: tuple[str, ...] = ()  # the agent at every seat
    victors: tuple[int, ...] = ()  # the players who hold the winning seats, each by his first seat
    failure: Failure | None = None
    promises: tuple[Verdict, ...] = ()  # what was promised, and whether it was kept


class Player:
    """One seat's agent and the stream from which its picture of the hidden things is drawn."""

    def __init__(self, name: str, seed: int) -> None:
        self.agent: Agent = make_agent(name, seed)
        self.seed = seed
        self.asked = 0

    def answer(self, game: Game[Any], seat: int) -> int:
        """What the agent wants to do in this game."""
        self.asked += 1
        return ask(self.agent, game, seat, mix(self.seed, self.asked))

    def proposals(self, game: Game[Any], seat: int) -> list[Deal]:
        """The deals that the agent wants to strike before it answers, if it trades."""
        return ask_for_deals(self.agent, game, seat, mix(self.seed, self.asked))

    def reply(self, game: Game[Any], seat: int, deal: Deal) -> Reply:
        """What the agent says to somebody else's deal."""
        return ask_to_agree(self.agent, game, seat, deal, mix(self.seed, self.asked))

    def promises(self, game: Game[Any], seat: int) -> list[Promise]:
        """What the agent promises others before it answers, if it does so."""
        return ask_for_promises(self.agent, game, seat, mix(self.seed, self.asked))


def seat_players(match: Match, names: Sequence[str] = ()) -> list[Player]:
    """A player for every seat, each with a stream of its own; the agents are those of the match unless named."""
    return [Player(name, mix(match.seed ^ AGENT_STREAM, seat)) for seat, name in enumerate(names or match.agents)]


def new_game(match: Match) -> Game[Any]:
    """The opening position of a match."""
    options = {**find_title(match.title).seat_options(match.agents), **match.options}
    return regnum.new(match.title, len(match.agents), match.seed, options, match.scenario)


def play_game(match: Match) -> GameResult:
    """Play a match to its end. A rule or an agent that fails ends the game; the result then holds the game so far.

    >>> result = play_game(Match("pax_renaissance", ("random", "random"), seed=3))
    >>> result.failure is None and len(result.winners) > 0
    True
    """
    answers: list[Step] = []
    try:
        game = new_game(match)
        players = seat_players(match, game.title.seated(game, match.agents))
    except RegnumError:
        raise
    except Exception as problem:
        return failed(match, answers, ERROR, f"{type(problem).__name__}: {problem}")
    try:
        return play_out(match, game, players, answers)
    except Exception as problem:
        return failed(match, answers, ERROR, f"{type(problem).__name__}: {problem}")


def play_out(match: Match, game: Game[Any], players: list[Player], answers: list[Step]) -> GameResult:
    """Ask the players until the game is over; `answers` grows with every answer, the last of which may fail."""
    signed: list[Deal] = []  # they wait until deals are open
    pledges = Pledges(game)
    while not game.over:
        if announce(game, signed, answers):
            continue
        seat = game.waiting[0]
        if not game.legal(seat):
            return failed(match, answers, DEAD_END, f"seat {seat} is asked but has no legal answer")
        if len(answers) >= MOST_DECISIONS:
            return failed(match, answers, ERROR, f"the game did not end within {MOST_DECISIONS} decisions")
        if isinstance(game.decision(), Window):
            answer_window(game, players, answers)
            continue
        traded = bool(answers) and isinstance(answers[-1], Deal)  # what is struck in a row before an answer is enough
        if not traded and trade(game, players, seat, signed, answers):
            continue
        pledges.add(players[seat].promises(game, seat))
        option = players[seat].answer(game, seat)
        answers.append((seat, option))
        game.apply(seat, option)
    outcome = game.outcome
    if outcome is None:
        return failed(match, answers, ERROR, "the game is over but has no outcome")
    winners = tuple(dict.fromkeys(game.controllers[seat] for seat in outcome.winners))
    seated = game.title.seated(game, match.agents)
    promises = pledges.verdicts(game)
    return GameResult(match, len(answers), outcome.winners, outcome.way, seated, winners, promises=promises)


def trade(game: Game[Any], players: list[Player], seat: int, signed: list[Deal], answers: list[Step]) -> bool:
    """Let a player propose deals, one after the other, before it answers; whether any was struck."""
    struck = False
    for proposed in players[seat].proposals(game, seat):
        if game.over or game.why_not_draft(proposed) is not None or str(proposed) in map(str, signed):
            continue
        deal = agreed_on(game, players, seat, proposed)
        if deal is None:
            continue
        if not game.deals_open:
            signed.append(deal)
            continue
        answers.append(deal)
        game.strike(deal)
        struck = True
    return struck


def agreed_on(game: Game[Any], players: list[Player], seat: int, deal: Deal) -> Deal | None:
    """The deal as all its parties confirm it: as it was proposed, or as one of them would have it instead."""
    for _ in range(MOST_COUNTERS):
        others = [each for each in deal.parties if each != seat]
        replies = [(each, players[each].reply(game, each, deal)) for each in others]
        refusing = [(each, reply) for each, reply in replies if not reply.agrees]
        if not refusing:
            return deal
        seat, counter = next(((each, reply.counter) for each, reply in refusing if reply.counter), (seat, None))
        if counter is None:
            return None
        deal = counter
    return None


def announce(game: Game[Any], signed: list[Deal], answers: list[Step]) -> bool:
    """As soon as deals are open: strike what was signed; what no longer can be struck is void. Whether one was."""

    def strike(deal: Deal) -> None:
        answers.append(deal)
        game.strike(deal)

    tried = list(strike_signed(game, signed, strike))
    for place in sorted((place for place, _ in tried), reverse=True):
        del signed[place]
    return any(reason is None for _, reason in tried)


def answer_window(game: Game[Any], players: list[Player], answers: list[Step]) -> None:
    """Let all who are asked answer at once; whoever can only stay silent need not think about it."""
    window = game.decision()
    assert isinstance(window, Window)
    said = [-1] * game.seat_count
    for seat in game.asked:
        silent = game.legal(seat) == [window.silence]
        said[seat] = window.silence if silent else players[seat].answer(game, seat)
        answers.append((seat, said[seat]))
    game.answer_all(said)


def failed(match: Match, answers: list[Step], kind: str, message: str) -> GameResult:
    """The result of a game that broke off, with a save from which the failure can be made again."""
    report, culprit = reproduce(match, answers)
    return GameResult(match, len(answers), failure=Failure(kind, " ".join(message.split()), culprit, report))


def reproduce(match: Match, answers: list[Step]) -> tuple[bytes, str]:
    """The game as far as it went, as a file, and the move that cannot be made in it (if it was a move)."""
    try:
        history = History(new_game(match))
    except Exception:
        return b"", ""
    for step in answers:
        if isinstance(step, Deal):
            history.strike(step)
            continue
        seat, option = step
        decision = history.game.decision()
        if not 0 <= option < decision.domain.size:
            break
        move = str(decision.spell(option))
        try:
            history.move(seat, move)
        except RuleFailure as failure:
            return failure.report, move
        except Refusal:
            return save(history), move
    return save(history), ""
