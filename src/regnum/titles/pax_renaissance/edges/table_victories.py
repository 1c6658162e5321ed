"""The victories as panels: open or not, who leads, and what each player lacks."""

from __future__ import annotations

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.presenter import Speaker
from regnum.titles.pax_renaissance.edges.table_parts import STYLES, plain, raised
from regnum.titles.pax_renaissance.edges.wording import argument_text, religion_name, seat_name
from regnum.titles.pax_renaissance.facts.names import HOLY, NONE, P_PATRON, PATRON_VICTORY
from regnum.titles.pax_renaissance.position.queries.tableau import victory_prestige
from regnum.titles.pax_renaissance.position.state import Position
from regnum.titles.pax_renaissance.rules.victory import meets_conditions, scores, supreme_religion

WIDTH = 30
COUNTED = (("republics", "law"), ("concessions", "discovery"), ("kings",), ("faith",), ("patron", "florins"))


def victory_section(state: Position, words: Speaker) -> Section:
    """All five victories."""
    panels = [victory_panel(state, victory, words) for victory in range(PATRON_VICTORY + 1)]
    return Section(raised(words.say("pax-table-victories")), WIDTH, [panels])


def victory_panel(state: Position, victory: int, words: Speaker) -> Panel:
    """A victory: whether it is open, and a line for each player; the leader is marked."""
    if victory == PATRON_VICTORY:
        status = plain(f"◌ {words.say('pax-table-at-the-end')}", "dim")
    elif state.victory[victory]:
        status = plain(f"● {words.say('pax-table-open')}", "good")
    else:
        status = plain(f"○ {words.say('pax-table-closed')}", "dim")
    lines = [status]
    if victory == HOLY:
        lines.append(faith_line(state, words))
    seats = [seat for seat in range(len(state.florins)) if not state.out[seat]]
    gaps = {seat: missing(state, seat, victory) for seat in seats}
    best = min(map(sum, gaps.values()))
    leaders = [seat for seat in seats if sum(gaps[seat]) == best]
    for seat in seats:
        lines.append(seat_line(state, seat, victory, gaps[seat], leaders, words))
    return Panel(plain(raised(argument_text("victory", victory, words)), "strong", ("victory", victory)), lines)


def faith_line(state: Position, words: Speaker) -> Line:
    """The supreme religion, if there is one."""
    religion = supreme_religion(state)
    if religion == NONE:
        return plain(words.say("pax-table-no-supreme"), "dim")
    return plain(words.say("pax-table-supreme", religion=religion_name(religion, words)), STYLES[religion])


def counted(state: Position, seat: int, victory: int) -> list[tuple[int, int]]:
    """What counts, each with the lead it needs; for a patron one must only be ahead, with florins to break ties."""
    if victory == PATRON_VICTORY:
        return [(victory_prestige(state, seat, P_PATRON), 0), (state.florins[seat], 0)]
    return scores(state, seat, victory)


def missing(state: Position, seat: int, victory: int) -> list[int]:
    """How much of each thing the player lacks for a sufficient lead over every opponent."""
    own = counted(state, seat, victory)
    gaps = [0] * len(own)
    for other in range(len(state.florins)):
        if other == seat or state.out[other]:
            continue
        theirs = counted(state, other, victory)
        if victory == PATRON_VICTORY and theirs[0][0] != own[0][0]:
            theirs[1] = (0, 0)  # florins matter among equals only
        gaps = [max(gap, their + lead - mine) for gap, (mine, lead), (their, _) in zip(gaps, own, theirs, strict=True)]
    if victory == HOLY and supreme_religion(state) == NONE:
        return [max(1, gaps[0])]
    return [gap if victory != PATRON_VICTORY or place == 0 or not gaps[0] else 0 for place, gap in enumerate(gaps)]


def seat_line(state: Position, seat: int, victory: int, gaps: list[int], leaders: list[int], words: Speaker) -> Line:
    """A player's scores for a victory; in brackets what is lacking."""
    parts = [
        f"{words.say(f'pax-score-{name}')} {value}" + (f" (−{gap})" if gap else "")
        for name, (value, _), gap in zip(COUNTED[victory], counted(state, seat, victory), gaps, strict=True)
    ]
    mark = "▲ " if len(leaders) < len(state.florins) and seat in leaders else "  "
    ready = victory != PATRON_VICTORY and meets_conditions(state, seat, victory)
    tail = plain(f" ✓ {words.say('pax-table-ready')}", "good") if ready else ()
    name = Span(f"{seat_name(seat, words)}: ", f"seat-{seat}")
    return (Span(mark, "good"), name, Span(", ".join(parts)), *tail)
