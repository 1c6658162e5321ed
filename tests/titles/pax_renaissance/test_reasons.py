"""Every reason of a refusal has its number, its name and its paragraph."""

from __future__ import annotations

from regnum.titles.pax_renaissance.reasons import REASONS, Reason


def test_every_number_of_a_refusal_is_a_reason_with_a_rule():
    numbers = {name: number for name, number in vars(Reason).items() if isinstance(number, int)}
    assert numbers.pop("OK") == 0
    assert {reason.name.upper(): reason.code for reason in REASONS} == numbers
    assert all(reason.rule for reason in REASONS)
