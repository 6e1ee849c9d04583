"""Test ``topics`` and its verbs as a user types them."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from vault_memory.cli import cli, log
from vault_memory.vault.runs.history import RunSummary


def run(home: Path, *words: str, input: str | None = None) -> Result:
    return CliRunner().invoke(cli, ["--home", str(home), *words], input=input)


def test_verbs_of_topics(home: Path) -> None:
    listed = json.loads(run(home, "topics", "--json").output)
    assert {"Allotment", "Postgres"} <= {row["topic"] for row in listed}
    assert "Allotment" in run(home, "topics").output
    done = json.loads(run(home, "topics", "rename", "Postgres", "PostgreSQL", "--json").output)
    assert done["topic"] == "PostgreSQL" and done["links"] > 0 and done["run"] and not done["notes"]
    assert json.loads(run(home, "show", "Postgres", "--json").output)["topic"] == "PostgreSQL"
    printed = run(home, "topics", "split", "Allotment", "nothing").output
    assert "no section" in str(run(home, "topics", "split", "Allotment", "nothing").exception), printed
    assert "did you mean" in str(run(home, "topics", "rename", "Alotment", "x").exception)
    assert run(home, "topics", "delete", "Allotment").exit_code == 2
    assert (home / "default/topics/home/Allotment.md").exists()
    printed = run(home, "topics", "delete", "Allotment", "--yes").output
    assert "deleted Allotment" in printed and "undo" in printed
    assert not (home / "default/topics/home/Allotment.md").exists()
    assert "restored" in run(home, "undo").output
    assert (home / "default/topics/home/Allotment.md").exists()
    assert "renamed PostgreSQL → Postgres" in run(home, "topics", "rename", "PostgreSQL", "Postgres").output
    assert run(home, "topics", "merge", "Postgres", "Postgres").exception is not None


def test_topics_are_listed_as_people_count(home: Path) -> None:
    for number in (1, 2, 10, 100):
        (home / f"default/topics/{number}.md").write_text(f"# {number}\n\n- the number {number}\n")
    listed = [row["topic"] for row in json.loads(run(home, "topics", "--json").output)]
    assert listed[:4] == ["1", "2", "10", "100"]


def test_a_topic_whose_name_is_a_number_has_a_history(home: Path) -> None:
    (home / "default/topics/2026.md").write_text("# 2026\n\n- the year of the move\n")
    events = json.loads(run(home, "log", "2026", "--json").output)
    assert {event["path"] for event in events} <= {"topics/2026.md"}
    assert run(home, "search", "kubernetes deploy").exit_code == 0
    assert run(home, "log", "1").exit_code == 0
    assert "99" in str(run(home, "log", "99").exception)


def test_a_topic_is_not_called_like_a_secret(home: Path) -> None:
    key = "ghp_" + "16C7e42F292c6912E77" + "10c838347Ae178B4a"
    for words in (("rename", "Postgres", f"Postgres {key}"), ("split", "Postgres", "Decisions", key)):
        assert "looks like a secret (github-pat)" in str(run(home, "topics", *words).exception)
    assert not any(key in file.name for file in home.rglob("*"))


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1 summary · 1 document"), (20, "2 added, 20 summaries · 1 document")]
)
def test_the_log_counts_summaries_in_plain_words(number: int, words: str) -> None:
    added = (("added", 2),) if number > 1 else ()
    row = RunSummary("r", datetime(2026, 5, 1, tzinfo=UTC), "consolidate", "applied", documents=("topics/Bees.md",))
    out = Console(width=80)
    with out.capture() as printed:
        log._show_run(out, replace(row, counts=(*added, ("summary", number))), "")
    assert printed.get().splitlines()[1].strip() == words
