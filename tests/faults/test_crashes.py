"""A few of the faults of `injector` for every verb; all of them: ``make soak``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.injector import FULL, KILL, SCENARIOS, TEAR, Faults, Scenario, faults, suffer
from faults.soak import TRAVELLING, only_in_git, soak


@pytest.fixture(scope="module")
def using(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Faults]:
    with faults(tmp_path_factory.mktemp("faults")) as made:
        if made is None:
            pytest.skip("needs Linux and a C compiler")
        yield made


def test_an_archive_that_is_killed_or_has_no_space_loses_nothing(using: Faults, tmp_path: Path) -> None:
    outcome = suffer(using, SCENARIOS[1], tmp_path, 2, (KILL, FULL))
    assert outcome.calls > 100 and outcome.kills >= 4
    assert outcome.wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_whatever_is_killed_wherever_the_next_run_finishes(using: Faults, tmp_path: Path, scenario: Scenario) -> None:
    outcome = suffer(using, scenario, tmp_path, 1, (KILL, TEAR, FULL))
    assert outcome.kills >= 3
    assert outcome.wrong == []


@pytest.mark.slow
def test_many_processes_on_one_vault_lose_nothing(tmp_path: Path) -> None:
    results, wrong = soak(tmp_path, 12)
    assert wrong == []
    assert sum(len(result.made) for result in results) >= 8
    assert sum(result.reads for result in results) > 0


@pytest.mark.slow
def test_many_processes_and_a_git_that_checks_out_and_stashes_lose_nothing(tmp_path: Path) -> None:
    results, wrong = soak(tmp_path, 8, TRAVELLING)
    kept = only_in_git(tmp_path / "default", wrong)
    assert [each for each in wrong if each not in kept] == []
    assert all(result.made or result.reads for result in results)
