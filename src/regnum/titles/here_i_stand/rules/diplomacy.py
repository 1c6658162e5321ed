"""9: the Diplomacy phase and its segments."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.names import OTTOMAN, PHASE_IDS
from regnum.titles.here_i_stand.position.changes.diplomacy import begin_diplomacy
from regnum.titles.here_i_stand.position.changes.progress import begin_phase
from regnum.titles.here_i_stand.position.queries.progress import last_turn
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.excommunication import ExcommunicationSegment
from regnum.titles.here_i_stand.rules.frames import Step
from regnum.titles.here_i_stand.rules.negotiation import LIMITED_TURN, Negotiation
from regnum.titles.here_i_stand.rules.peace import PeaceSegment
from regnum.titles.here_i_stand.rules.release import RansomSegment
from regnum.titles.here_i_stand.rules.war import WarSegment


class Diplomacy(Step):
    """9, 7.first5, table:sequence.3: in the first turn there are only talks."""

    steps = ("negotiation", "close", "peace", "ransom", "remove_excommunication", "war")

    def negotiation(self, game: Europe) -> None:
        """9.1: talks and agreements."""
        begin_diplomacy(game.state)
        begin_phase(game, PHASE_IDS.index("negotiation"))
        game.call(Negotiation())

    def close(self, game: Europe) -> None:
        """7.first5, ruling.g10: no peace, ransom, forgiveness or war in the first turn."""
        if game.state.turn == LIMITED_TURN:
            game.end()

    def peace(self, game: Europe) -> None:
        """9.3, scenario.tournament.peace, table:sequence.3b: not in the last turn."""
        if game.state.turn < last_turn(game.state):
            begin_phase(game, PHASE_IDS.index("suing_for_peace"))
            game.call(PeaceSegment(OTTOMAN))

    def ransom(self, game: Europe) -> None:
        """9.4, table:sequence.3c: prisoners for cards."""
        begin_phase(game, PHASE_IDS.index("ransom"))
        game.call(RansomSegment())

    def remove_excommunication(self, game: Europe) -> None:
        """9.5, table:sequence.3d: forgiveness for cards."""
        begin_phase(game, PHASE_IDS.index("remove_excommunication"))
        game.call(ExcommunicationSegment())

    def war(self, game: Europe) -> None:
        """9.6, table:sequence.3e: declarations of war."""
        begin_phase(game, PHASE_IDS.index("war"))
        game.call(WarSegment())
