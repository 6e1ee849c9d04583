"""Test a few of the faults of `injector` for every verb; ``make soak`` runs all."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.injector import FULL, KILL, NOTES, SCENARIOS, TEAR, USER, Faults, Scenario, faults, suffer
from faults.soak import TRAVELLING, only_in_git, soak

BILLING = "topics/Billing.md"
SECONDS = 8  # of each soak; `make soak` takes four minutes


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


def test_a_disk_that_is_full_while_forgetting_purges_the_index_is_one_line(using: Faults, tmp_path: Path) -> None:
    forget = ("forget", "topic", "Billing", "--yes")
    (tmp_path / "made" / USER / "topics").mkdir(parents=True)
    (tmp_path / "made" / USER / BILLING).write_text(NOTES[BILLING])
    assert using.run(tmp_path / "made", ("archive", "{talk}"))["status"] == 0
    shutil.copytree(tmp_path / "made", tmp_path / "whole")
    opened = [call.rpartition("/")[2] for call in using.calls(tmp_path / "whole", forget)]
    embed = len(opened) - opened[::-1].index("embed.lock")
    for name, at in (("embed.lock", opened.count("embed.lock")), ("sync.lock", opened[:embed].count("sync.lock") + 1)):
        home = tmp_path / f"full-{name}"
        shutil.copytree(tmp_path / "made", home)
        answer = using.run(home, forget, FULL, at, awaited=f"/{name}")
        assert answer["status"] in {1, 2} and answer["err"].count("\n") == 1, answer
        assert "No space left" in answer["err"]
        assert using.run(home, ("topics",))["status"] == 0  # there is space again: it is finished by the next use
        assert not (home / USER / BILLING).exists()


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_whatever_is_killed_wherever_the_next_run_finishes(using: Faults, tmp_path: Path, scenario: Scenario) -> None:
    outcome = suffer(using, scenario, tmp_path, 1, (KILL, TEAR, FULL))
    assert outcome.kills >= 3
    assert outcome.wrong == []


@pytest.mark.slow
def test_many_processes_on_one_vault_lose_nothing(tmp_path: Path) -> None:
    results, wrong = soak(tmp_path, SECONDS)
    assert wrong == []
    assert sum(len(result.made) for result in results) >= 8
    assert sum(result.reads for result in results) > 0


@pytest.mark.slow
def test_many_processes_and_a_git_that_checks_out_and_stashes_lose_nothing(tmp_path: Path) -> None:
    results, wrong = soak(tmp_path, SECONDS, TRAVELLING)
    kept = only_in_git(tmp_path / "default", wrong)
    assert [each for each in wrong if each not in kept] == []
    assert all(result.made or result.reads for result in results)
