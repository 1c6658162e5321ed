"""Whoever starts a game reads what is to be chosen in the own language."""

from __future__ import annotations

import pytest

from regnum.edges.words import Words, kebab, languages
from regnum.titles.pax_renaissance.title import TITLE

LONGEST = 75  # letters: the name of an option is a label beside a choice


def wanted() -> list[str]:
    """The ids of all names of options, values, presets and scenarios."""
    found = [f"preset-{kebab(name)}" for name in TITLE.presets] + [
        f"scenario-{kebab(name)}" for name in TITLE.scenarios
    ]
    for option in TITLE.options.values():
        found += [
            f"option-{kebab(option.name)}",
            *(f"option-{kebab(option.name)}-{kebab(value)}" for value in option.values),
        ]
    return [f"pax-{each}" for each in found]


@pytest.mark.parametrize("language", languages())
def test_every_option_value_preset_and_scenario_has_a_name(language: str) -> None:
    words = Words(language)
    names = {each: words.name(each, "") for each in wanted()}
    assert len(names) > 80
    assert [each for each, name in names.items() if not name] == []
    assert [name for name in names.values() if len(name) > LONGEST] == []


@pytest.mark.parametrize("language", languages())
def test_the_values_of_an_option_are_told_apart(language: str) -> None:
    words = Words(language)
    for option in TITLE.options.values():
        names = [words.name(f"pax-option-{kebab(option.name)}-{kebab(value)}", "") for value in option.values]
        assert len(set(names)) == len(names), option.name
