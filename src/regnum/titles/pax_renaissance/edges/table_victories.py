"""The victories as panels: open or not, who leads, and what each player lacks."""

from __future__ import annotations

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.wording import Speaker, seat_name
from regnum.titles.pax_renaissance.edges.table_parts import STYLES, plain, raised
from regnum.titles.pax_renaissance.edges.wording import argument_text, religion_name
from regnum.titles.pax_renaissance.facts.names import HOLY, NONE, PATRON_VICTORY
from regnum.titles.pax_renaissance.position.queries.victories import (
    COUNTED,
    counted,
    meets_conditions,
    missing,
    nearest,
    players,
    supreme_religion,
)
from regnum.titles.pax_renaissance.position.state import Position

WIDTH = 30


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
    leaders = nearest(state, victory)
    lines += [seat_line(state, seat, victory, leaders, words) for seat in players(state)]
    return Panel(plain(raised(argument_text("victory", victory, words)), "strong", ("victory", victory)), lines)


def faith_line(state: Position, words: Speaker) -> Line:
    """The supreme religion, if there is one."""
    religion = supreme_religion(state)
    if religion == NONE:
        return plain(words.say("pax-table-no-supreme"), "dim")
    return plain(words.say("pax-table-supreme", religion=religion_name(religion, words)), STYLES[religion])


def seat_line(state: Position, seat: int, victory: int, leaders: list[int], words: Speaker) -> Line:
    """A player's scores for a victory; in brackets what is lacking."""
    have, gaps = counted(state, seat, victory), missing(state, seat, victory)
    parts = [
        f"{words.say(f'pax-score-{name}')} {value}" + (f" (−{gap})" if gap else "")
        for name, (value, _), gap in zip(COUNTED[victory], have, gaps, strict=True)
    ]
    mark = "▲ " if len(leaders) < len(state.florins) and seat in leaders else "  "
    ready = victory != PATRON_VICTORY and meets_conditions(state, seat, victory)
    tail = plain(f" ✓ {words.say('pax-table-ready')}", "good") if ready else ()
    name = Span(f"{seat_name(seat, words)}: ", f"seat-{seat}")
    return (Span(mark, "good"), name, Span(", ".join(parts)), *tail)
