"""Test the verbs around archiving on the command line: dry run, redo, review, consolidate, summarize."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from command_line import call
from llm_server import ScriptedServer
from scripted_brain import brain

from vault_memory.cli import cli

SAID = [
    {
        "role": "user",
        "content": "Billing: The billing service stores invoices in Postgres 16.",
        "timestamp": "2026-10-01T08:00:00Z",
    },
    {"role": "assistant", "content": "Noted."},
]  # fmt: skip
MOVED = [
    {
        "role": "user",
        "content": "Billing: The billing service stores invoices now in CockroachDB 24.1.",
        "timestamp": "2026-10-09T08:00:00Z",
    },
]  # fmt: skip


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[ScriptedServer]:
    with ScriptedServer([brain]) as server:
        monkeypatch.setenv("VAULT_MEMORY_LLM_MODEL", "openai/scripted")
        monkeypatch.setenv("VAULT_MEMORY_LLM_API_BASE", server.url)
        monkeypatch.setenv("VAULT_MEMORY_LLM_API_KEY", "x")
        monkeypatch.setenv("VAULT_MEMORY_LLM_CACHE", "false")
        yield server


def run(home: Path, *words: str, input: str | None = None) -> Result:
    result = CliRunner().invoke(cli, ["--home", str(home), *words], input=input)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    return result


def save(folder: Path, name: str, said: list[dict[str, str]]) -> str:
    path = folder / name
    path.write_text(json.dumps({"id": Path(name).stem, "messages": said}), encoding="utf-8")
    return str(path)


def test_a_dry_run_with_a_model_says_what_it_would_take(tmp_path: Path, model: ScriptedServer) -> None:
    home, file = tmp_path / "home", save(tmp_path, "one.json", SAID)
    run(home, "init")
    result = run(home, "archive", file, "--dry-run")
    assert "tokens in" in result.output and "nothing was written" in result.output
    (preview,) = json.loads(run(home, "archive", file, "--dry-run", "--json").output)
    assert preview["tokens_in"] > 900 and preview["new_messages"] == 2
    assert model.count == 0
    assert not list((home / "default").rglob("*.md"))


def test_a_dry_run_without_a_model_says_what_it_would_do(tmp_path: Path) -> None:
    said = [{"role": "user", "content": "We decided to use Postgres 16 for billing because of its replication."}]
    home, file = tmp_path / "home", save(tmp_path, "one.json", said)
    run(home, "init")
    (preview,) = json.loads(run(home, "archive", file, "--dry-run", "--json").output)
    assert preview["report"]["items"][0]["outcome"] == "added"
    assert not list((home / "default").rglob("*.md"))
    archived = json.loads(run(home, "archive", file, "--json").output)
    assert archived["items"] == preview["report"]["items"]


def test_archive_reports_tokens(tmp_path: Path, model: ScriptedServer) -> None:
    result = run(tmp_path / "home", "archive", save(tmp_path, "one.json", SAID))
    assert "1 statement kept" in result.output and "tokens in" in result.output


def test_review_shows_a_diff_and_does_what_is_said(tmp_path: Path, model: ScriptedServer) -> None:
    home = tmp_path / "home"
    run(home, "archive", save(tmp_path, "one.json", SAID))
    (document,) = (home / "default/topics").glob("*.md")
    document.write_text(document.read_text(encoding="utf-8").replace("Postgres 16.", "Postgres 16!"), encoding="utf-8")
    shown = run(home, "archive", save(tmp_path, "two.json", MOVED), "--review").output
    assert "becomes The billing service stores invoices now in CockroachDB 24.1." in shown
    assert "was     The billing service stores invoices in Postgres 16!" in shown and "said    “" in shown
    assert "@@" not in shown and "^vm-" not in shown
    assert "decide in a terminal" in run(home, "review").output
    (row,) = json.loads(run(home, "review", "--json").output)
    assert row["topic"] == "Billing" and row["outcome"] == "waiting"
    assert "accepted" in run(home, "review", "--yes").output
    text = document.read_text(encoding="utf-8")
    assert "~~The billing service stores invoices in Postgres 16!~~" in text and "CockroachDB" in text
    assert "nothing waits" in run(home, "review").output


def test_rejecting_leaves_the_document_as_it_is(tmp_path: Path, model: ScriptedServer) -> None:
    home = tmp_path / "home"
    run(home, "archive", save(tmp_path, "one.json", SAID))
    (document,) = (home / "default/topics").glob("*.md")
    document.write_text(document.read_text(encoding="utf-8").replace("Postgres 16.", "Postgres 16!"), encoding="utf-8")
    before = document.read_bytes()
    run(home, "archive", save(tmp_path, "two.json", MOVED))
    assert "rejected" in run(home, "review", "--reject-all").output
    assert document.read_bytes() == before
    assert run(home, "review", "--yes", "--reject-all").exit_code == 2


def test_redo_by_id_and_consolidate_and_summarize(
    tmp_path: Path, model: ScriptedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, file = tmp_path / "home", save(tmp_path, "one.json", SAID)
    with monkeypatch.context() as patch:
        patch.delenv("VAULT_MEMORY_LLM_MODEL")
        run(home, "archive", file)
        refused = CliRunner().invoke(cli, ["--home", str(home), "archive", file, "--redo"])
        assert "needs a language model" in str(refused.exception)
        assert "nothing to do" in run(home, "consolidate").output
    assert "by openai/scripted" in run(home, "archive", "one", "--redo").output
    topics = [path.read_text(encoding="utf-8") for path in (home / "default/topics").glob("*.md")]
    assert "by=offline" not in "".join(topics) and "by=openai/scripted" in "".join(topics)
    (document,) = (home / "default/topics").glob("*.md")
    assert "new summary" in run(home, "consolidate", document.stem).output
    assert "- " in run(home, "summarize", "one").output


def test_verbose_says_what_was_left_out_and_why_and_nothing_of_it_stays_in_the_vault(tmp_path: Path) -> None:
    said = [{"role": "user", "content": "My rent is 940 euros. The soup was nice. How are you?"}]
    talk = save(tmp_path, "talk.json", said)
    told = run(tmp_path, "archive", talk, "--verbose").output
    assert "  - 2 sentences made no statement\n    m1  The soup was nice." in told
    assert "(little to keep" in told
    assert "How are you?  (a question or a greeting)" in told
    again = tmp_path / "again"
    (report,) = [json.loads(run(again, "archive", talk, "--json").output)]
    assert [left["text"] for left in report["left_out"]] == ["The soup was nice.", "How are you?"]
    records = [path.read_text(encoding="utf-8") for path in again.rglob("runs/*.json")]
    assert records and not any("little to keep" in record for record in records)


def test_verbose_says_which_statement_supersedes_and_where_to_see_what(tmp_path: Path) -> None:
    home = tmp_path / "home"
    run(home, "archive", save(tmp_path, "said.json", [{"role": "user", "content": "The rent is 640 pounds a month."}]))
    raised = [{"role": "user", "content": "Rent goes up to 690 pounds a month from January."}]
    told = run(home, "archive", save(tmp_path, "raised.json", raised), "--verbose").output
    assert re.search(r"^  supersedes \S+: Rent goes up to 690 pounds", told, re.MULTILINE), told
    words = shlex.split(re.search(r"superseded statements: vault-memory (.*)", told)[1])  # type: ignore[index]
    assert "~~The rent is 640 pounds a month.~~" in run(home, *words).output


def test_what_was_left_out_of_archived_messages_is_listed_as_the_report_says(tmp_path: Path) -> None:
    said = [{"role": "user", "content": "My rent is 940 euros. The soup was nice. How are you?"}]
    talk = save(tmp_path, "my talk.json", said)
    told = run(tmp_path, "archive", talk).output
    assert "The soup was nice." not in told
    words = shlex.split(re.search(r"2 sentences made no statement \(to list them: (.*)\)", told)[1])  # type: ignore[index]
    assert words[-1] == talk
    assert "  - 2 sentences made no statement\n    m1  The soup was nice." in run(tmp_path, *words).output
    piped = Path(talk).read_text(encoding="utf-8")
    assert "made no statement (to list them: --verbose)" in run(tmp_path, "archive", "--redo", "--dry-run", talk).output
    told = run(tmp_path / "b", "archive", "-", input=piped).output
    words = shlex.split(re.search(r"\(to list them: (archive --redo --dry-run --verbose .*)\)", told)[1])  # type: ignore[index]
    assert "  - 2 sentences made no statement\n    m1  The soup was nice." in run(tmp_path / "b", *words).output


def test_a_dry_run_of_redo_takes_the_id_of_a_conversation_and_names_what_would_change(tmp_path: Path) -> None:
    talk = save(tmp_path, "one", SAID)
    run(tmp_path, "archive", talk)
    again = run(tmp_path, "archive", "--redo", "--dry-run", "--verbose", "one").output.splitlines()
    assert again[0] == "one: 2 messages, 0 statements kept"
    assert again[1].startswith("  known      Money: Billing: ")  # no line for a document that would not change
    Path(talk).unlink()
    run(tmp_path, "undo")
    assert "  + Money  1 added" in run(tmp_path, "archive", "--redo", "--dry-run", "one").output
    refused = call(tmp_path, "archive", "--redo", "--dry-run", "two")
    assert (refused.code, refused.err) == (2, "error: no conversation 'two'\n")


def test_a_dry_run_of_redo_by_id_with_a_model_says_what_it_would_cost(tmp_path: Path, model: ScriptedServer) -> None:
    run(tmp_path, "archive", save(tmp_path, "one.json", SAID))
    asked = len(model.requests)
    told = run(tmp_path, "archive", "--redo", "--dry-run", "one").output
    assert "1 conversation, 2 messages" in told and "tokens in" in told
    assert len(model.requests) == asked
