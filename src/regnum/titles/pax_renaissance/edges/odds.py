"""What everybody can know about the next card of each deck."""

from __future__ import annotations

from collections import Counter

from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.edges.wording import card_name, half_name
from regnum.titles.pax_renaissance.facts.catalogue import ONE_SHOT_NAME
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, WEST
from regnum.titles.pax_renaissance.position.queries.market import hidden_left
from regnum.titles.pax_renaissance.position.state import Position


def odds_lines(game: Game[Position], words: Speaker) -> list[str]:
    """The chance of a comet, and the unseen cards of each deck by their one-shots."""
    return [line for deck in (WEST, EAST) for line in deck_odds(game.state, deck, words)]


def deck_odds(state: Position, deck: int, words: Speaker) -> list[str]:
    """One deck; cards left in the box are unseen too, and nobody can tell them apart."""
    hidden = hidden_left(state, deck)
    lines = [words.say("pax-odds-deck", deck=half_name(deck, words), cards=hidden)]
    if state.next_card[deck] != NONE:
        lines.append("  " + words.say("pax-board-next", card=card_name(state.next_card[deck], words)))
    if not hidden:
        return lines
    if state.top_left[deck] and state.comets[deck]:
        lines.append("  " + words.say("pax-odds-comet-later", cards=state.top_left[deck]))
    lines.append("  " + words.say("pax-odds-comet", percent=f"{100 * comet_chance(state, deck):.0f}"))
    kinds = Counter(ONE_SHOT_NAME[card] for card in state.pool[deck])
    lines.append("  " + words.say("pax-odds-unseen", cards=len(state.pool[deck])))
    lines += [f"    {count:3}  {kind_name(kind, words)}" for kind, count in kinds.most_common()]
    return lines


def comet_chance(state: Position, deck: int) -> float:
    """How likely the next face-down card is a comet; there is none above the lower part of the deck."""
    if state.top_left[deck] or not state.comets[deck]:
        return 0.0
    return len(state.comets[deck]) / (len(state.comets[deck]) + state.low_left[deck])


def kind_name(one_shot: str, words: Speaker) -> str:
    """A kind of card by its one-shot."""
    if not one_shot:
        return words.say("pax-odds-no-one-shot")
    return words.name(f"pax-one-shot-{one_shot.replace('_', '-')}", one_shot)
