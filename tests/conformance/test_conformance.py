"""Every title and every probe fulfils every check."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.engine.registry import BUILT_IN, find_title
from tests.conformance.checks import CHECKS, Check, check_hash_seeds, check_layers
from tests.conformance.playing import AnyTitle
from tests.probes import PROBES

TITLES = (*(find_title(title_id) for title_id in BUILT_IN), *PROBES)
all_titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
all_checks = pytest.mark.parametrize("check", CHECKS, ids=str)


@all_titles
@all_checks
def test_title_fulfils(check: Check, title: AnyTitle):
    check.run(title, 1, check.quick)


@pytest.mark.slow
@all_titles
@all_checks
def test_title_fulfils_at_length(check: Check, title: AnyTitle):
    check.run(title, 1_000_000, check.thorough)


@all_titles
def test_games_do_not_depend_on_the_order_of_sets(title: AnyTitle):  # R13
    check_hash_seeds(f"{type(title).__module__}:TITLE", 1, 5)


def test_each_layer_imports_only_what_is_below_it():
    check_layers(Path(regnum.__file__).parent)
