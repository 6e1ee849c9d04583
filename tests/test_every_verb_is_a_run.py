"""Every verb that changes files does it as a run: recorded, committed, taken back to the byte, and made again.

Transcripts are records of what was said: they are only ever appended to, and undo marks what it took back.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from conftest import NOW
from coroutines import run as run_coroutine
from fastapi.testclient import TestClient
from mcp import Client
from real_git import git
from serve_constants import HOST, TOKEN

from vault_memory import Memory
from vault_memory.archive import review
from vault_memory.archive.graph.update import update
from vault_memory.archive.maintenance.decay import decay, restore
from vault_memory.cli import cli
from vault_memory.models import Conversation, Message, SetSummary
from vault_memory.serve.http.app import create_app
from vault_memory.serve.http.auth import Access
from vault_memory.serve.jobs.definitions import define_jobs
from vault_memory.serve.jobs.scheduler import Jobs
from vault_memory.serve.mcp import server
from vault_memory.vault import profile, profile_proposals
from vault_memory.vault import review as queue
from vault_memory.vault.git.setup import set_up
from vault_memory.vault.review import FieldChange as Change
from vault_memory.vault.runs import history, records, undo
from vault_memory.vault.state import consent, undo_journal
from vault_memory.vault.storage.store import OutsideRunError

APPENDED = ("conversations/", "summaries/")
TALK = Conversation(
    (
        Message("user", "Kiln: I decided to fire the stoneware at 1,230 degrees.", time=NOW),
        Message("assistant", "Noted.", time=NOW),
        Message("user", "Kiln: Lena's kiln in Leeds is an L&L e23T with three zones.", time=NOW),
    ),
    "kiln-talk",
    "Firing the kiln",
)
Verb = Callable[[Memory, Path], Any]


def files(memory: Memory) -> dict[str, bytes]:
    """Every file of the vault that a person can see."""
    return {
        path.relative_to(memory.root).as_posix(): path.read_bytes()
        for path in sorted(memory.root.rglob("*"))
        if path.is_file() and not {".git", ".state", ".index"} & set(path.relative_to(memory.root).parts)
    }


@pytest.fixture
def memory(home: Path) -> Memory:
    """The sample vault in git, its profile too, with a clock that goes."""
    clock = iter(NOW + timedelta(minutes=number) for number in range(100_000))
    made = Memory(home=home, clock=lambda: next(clock))
    set_up(made.store, made.clock())
    ignored = made.root / ".gitignore"
    ignored.write_text(ignored.read_text().replace("/profile.md\n", ""))
    consent.grant(made.store, NOW, "test")
    made.index.sync()
    git(made.root, "add", "-A")
    git(made.root, "commit", "-qm", "as it is")
    return made


def talk(memory: Memory) -> str:
    return memory.archive(TALK).run


def cli_(*words: str, code: int = 0) -> Verb:
    def verb(memory: Memory, tmp_path: Path) -> None:
        known = [str(tmp_path / word.removeprefix("@")) if word.startswith("@") else word for word in words]
        done = CliRunner().invoke(cli, ["--home", str(memory.home), *known])
        assert done.exit_code == code, done.output

    return verb


def http(method: str, path: str, body: object = None, params: dict[str, str] | None = None) -> Verb:
    def verb(memory: Memory, tmp_path: Path) -> None:
        background = Jobs(memory, define_jobs(memory))
        app = create_app(memory, Access(TOKEN), hosts=[HOST], background=background)
        with TestClient(app, base_url=f"http://{HOST}") as client:
            client.headers["Authorization"] = f"Bearer {TOKEN}"
            called = path(memory) if callable(path) else path
            known = body(memory) if callable(body) else body
            headers = {}
            if called != "archive":
                etag = client.get(f"/api/memory/{called.partition('?')[0]}").headers.get("ETag")
                headers = {"If-Match": etag} if etag else {}
            answer = client.request(method, f"/api/memory/{called}", json=known, headers=headers)
            assert answer.status_code < 300, answer.text
            while answer.status_code == 202 and answer.json()["state"] not in {"done", "failed"}:
                answer = client.get(f"/api/memory/tasks/{answer.json()['id']}")
                if answer.json()["state"] not in {"done", "failed"}:
                    answer.status_code = 202
            if "state" in answer.json():
                assert answer.json()["state"] == "done", answer.text

    return verb


def mcp(name: str, **arguments: Any) -> Verb:
    def verb(memory: Memory, tmp_path: Path) -> None:
        async def session() -> None:
            async with Client(server(memory)) as client:
                result = await client.call_tool(name, arguments)
                assert not result.is_error, result

        run_coroutine(session())

    return verb


def job(name: str) -> Verb:
    def verb(memory: Memory, tmp_path: Path) -> None:
        next(each for each in define_jobs(memory) if each.name == name).work()

    return verb


def target(memory: Memory, topic: str) -> dict[str, Any]:
    cell = next(cell for cell in memory.topics.get(topic).cells if cell.id)
    return {"id": cell.id, "hash": cell.hash, "ordinal": cell.ordinal}


def accept_one(memory: Memory, tmp_path: Path) -> None:
    topic = memory.topics.get("Frostline")
    queue.propose(memory.store, topic.path, SetSummary("A frost alarm for the plot."), "")
    (waiting,) = memory.review.list()
    assert memory.review.accept(waiting.proposal).outcome == "updated"


def accept_for_the_profile(memory: Memory, tmp_path: Path) -> None:
    (change,) = profile_proposals.propose(
        memory.store, [Change("goals", "fire stoneware", quote="x", source="c#1")], {}
    )
    profile_proposals.accept(memory.store, change, memory.clock())


def import_conversations(memory: Memory, tmp_path: Path) -> None:
    path = tmp_path / "talk.json"
    rows = [{"role": message.role, "content": message.content} for message in TALK.messages]
    path.write_text(json.dumps(rows))
    assert memory.import_from(path).new == 1


def live(memory: Memory, tmp_path: Path) -> None:
    for message in TALK.messages:
        memory.add_message("live", message.role, message.content)
    memory.finalize("live")


def consolidate(memory: Memory, tmp_path: Path) -> None:
    memory.remember("Assam, three minutes", topic="Tea")
    assert memory.consolidate("Tea").topics


def fade(memory: Memory, tmp_path: Path) -> None:
    settings = replace(memory.settings.decay, archive_after=1, floor=0.99, types=("fact",))
    decay(memory.store, memory.usage, settings, NOW)
    later = NOW + timedelta(days=9_000)
    moved = decay(memory.store, memory.usage, settings, later).moved
    assert restore(memory.store, memory.usage, moved[0].id, later + timedelta(hours=1)).moved


def hook(memory: Memory, tmp_path: Path) -> None:
    told = {"hook_event_name": "SessionEnd", "session_id": "5f0c1a2e-aaaa-4bbb-8ccc-0123456789ab", "cwd": str(tmp_path)}
    lines = [
        {
            "type": m.role,
            "uuid": str(n),
            "timestamp": "2026-10-20T09:00:00Z",
            "message": {"role": m.role, "content": m.content},
        }
        for n, m in enumerate(TALK.messages)
    ]
    place = tmp_path / "session.jsonl"
    place.write_text("".join(json.dumps(line | {"sessionId": told["session_id"]}) + "\n" for line in lines))
    words = [sys.executable, "-P", "-m", "vault_memory.hooks", "claude-code", "--home", str(memory.home)]
    subprocess.run(words, input=json.dumps(told | {"transcript_path": str(place)}).encode(), check=True)


def notes(memory: Memory, tmp_path: Path) -> None:
    folder = tmp_path / "Notes"
    (folder / "sub").mkdir(parents=True)
    (folder / "Glazes.md").write_text("# Glazes\n\n- tenmoku breaks over edges\n")
    (folder / "sub/Clay.md").write_text("# Clay\n\n- grog\n")
    (folder / "kiln.png").write_bytes(bytes(range(256)))
    before = len(list(records.runs(memory.store)))
    cli_("import", "@Notes", "--format", "notes", "--attachments")(memory, tmp_path)
    assert len(list(records.runs(memory.store))) == before + 1


VERBS: dict[str, Verb] = {
    "Memory.archive": lambda memory, _: talk(memory),
    "Memory.remember": lambda memory, _: memory.remember("Assam, three minutes", topic="Tea"),
    "Memory.remember, by an agent": lambda memory, _: memory.remember("The probes are read hourly", role="assistant"),
    "Memory.consolidate": consolidate,
    "Memory.summarize": lambda memory, _: memory.conversations.summarize("2026-04-19-frost-alarm"),
    "Memory.add_message, finalize": live,
    "Memory.accept": accept_one,
    "Memory.importer": import_conversations,
    "profile.assign": lambda memory, _: profile.assign(memory.store, "goals", ["pots"], memory.clock()),
    "profile proposals": accept_for_the_profile,
    "graph update": lambda memory, _: update(memory.store, memory.clock()),
    "decay, restore": fade,
    "topics rename": cli_("topics", "rename", "Postgres", "PostgreSQL"),
    "topics merge": cli_("topics", "merge", "Postgres", "Frostline"),
    "topics split": cli_("topics", "split", "Frostline", "Hardware"),
    "topics delete": cli_("topics", "delete", "Running", "--yes"),
    "profile set": cli_("profile", "set", "goals", "pots"),
    "config set": cli_("config", "set", "search.limit", "7"),
    "import of notes": notes,
    "remember": cli_("remember", "Assam, three minutes", "--topic", "Tea"),
    "page: save": http("PUT", "topics/Running", {"text": "# Running\n\n- mine alone\n"}),
    "page: reword": http(
        "PATCH", "topics/Frostline", lambda m: {"action": "reword", **target(m, "Frostline"), "text": "Other."}
    ),
    "page: retire": http("PATCH", "topics/Frostline", lambda m: {"action": "retire", **target(m, "Frostline")}),
    "page: add": http("POST", "topics", {"topic": "Tea", "section": "Pots", "text": "Assam, three minutes"}),
    "page: rename": http("POST", "topics/Postgres", {"verb": "rename", "name": "PostgreSQL"}),
    "page: delete": http("DELETE", "topics/Running"),
    "page: profile": http("PUT", "profile", {"fields": {"goals": ["pots"]}}),
    "page: settings": http("PATCH", "settings", {"search.limit": 7}),
    "page: archive": http("POST", "archive", {"messages": [{"role": "user", "content": TALK.messages[0].content}]}),
    "mcp: remember": mcp("memory_remember", text="Assam, three minutes", topic="Tea"),
    "mcp: archive": mcp(
        "memory_archive", conversation="x", messages=[{"role": "user", "content": TALK.messages[0].content}]
    ),
    "job: graph": job("graph"),
    "job: pending": job("pending"),
    "hook: the end of a session": hook,
}


def new_runs(memory: Memory, before: set[str]) -> list[records.RunRecord]:
    found = [run for run in records.runs(memory.store) if run.id not in before]
    return sorted(found, key=lambda run: run.sequence)


def committed(memory: Memory, since: str) -> Iterator[tuple[str, set[str]]]:
    """The run of each commit, and its files."""
    for commit in git(memory.root, "rev-list", f"{since}..HEAD").split():
        body = git(memory.root, "show", "-s", "--format=%B", commit)
        found = re.search(r"^Run: (\S+)$", body, re.MULTILINE)
        names = git(
            memory.root, "-c", "core.quotePath=false", "show", "--format=", "--no-renames", "--name-only", commit
        ).splitlines()
        yield found[1] if found else "", set(names)


@pytest.mark.parametrize("name", VERBS)
def test_every_verb_is_a_run(memory: Memory, tmp_path: Path, name: str) -> None:
    before, head = files(memory), git(memory.root, "rev-parse", "HEAD")
    known = {run.id for run in records.runs(memory.store)}
    VERBS[name](memory, tmp_path)
    after, made = files(memory), new_runs(memory, known)
    changed = {path for path in before | after if before.get(path) != after.get(path)}
    assert changed or name in {"job: pending", "hook: the end of a session"}
    # each file that changed is committed, by a run that has a record and says in words what it did
    assert git(memory.root, "status", "--porcelain") == ""
    commits = list(committed(memory, head))
    assert {run for run, _ in commits} <= {run.id for run in made}
    assert changed <= set().union(*(paths for _, paths in commits)) if changed else not commits
    assert all(run.status == "applied" and run.sequence for run in made)
    rows = {row.id: row for row in history.list_runs(memory.store)}
    assert all(rows[run.id].summary for run in made)
    # it is in the journal of that run, and comes back to the byte
    kept = {s.path for run in made for s in undo_journal.snapshots(memory.store, run.id)}
    kept |= {s.moved_from for run in made for s in undo_journal.snapshots(memory.store, run.id)}
    assert {path for path in changed if not path.startswith(APPENDED)} <= kept
    undone = [undo.undo(memory.store, run.id, memory.clock()).undo for run in reversed(made) if rows[run.id].undoable]
    gone = files(memory)
    for path in before | gone:
        if path.startswith("conversations/"):
            assert gone[path].startswith(before.get(path, b"")), path
        elif not path.startswith("summaries/"):
            assert gone.get(path) == before.get(path), path
    # and is made again by undoing that
    for run in reversed(undone):
        undo.undo(memory.store, run, memory.clock())
    again = files(memory)
    assert {path: data for path, data in again.items() if not path.startswith(APPENDED)} == {
        path: data for path, data in after.items() if not path.startswith(APPENDED)
    }
    assert git(memory.root, "status", "--porcelain") == ""
    assert not records.pending(memory.store)


def test_what_is_forgotten_is_a_run_without_copies(memory: Memory) -> None:
    done = memory.remember("Assam, three minutes", topic="Tea")
    memory.forget(("cell", done.items[0].cell))
    run = max(records.runs(memory.store), key=lambda each: each.sequence)
    assert (run.trigger, run.status, run.changes) == ("forget", "applied", ())
    assert not undo_journal.snapshots(memory.store, run.id)
    assert git(memory.root, "status", "--porcelain") == ""
    assert "Assam" not in "".join(row.summary for row in history.list_runs(memory.store))


def test_withdrawn_consent_takes_the_copies_of_the_profile_along(memory: Memory) -> None:
    profile.assign(memory.store, "goals", ["a secret wish"], memory.clock())
    memory.consent.revoke()
    assert not (memory.root / "profile.md").exists()
    state = b"".join(path.read_bytes() for path in (memory.root / ".state").rglob("*") if path.is_file())
    assert b"a secret wish" not in state
    assert git(memory.root, "status", "--porcelain") == ""


def test_nothing_is_written_outside_a_run(memory: Memory) -> None:
    for write in (
        lambda: memory.store.write("topics/New.md", b"# New\n"),
        lambda: memory.store.update("topics/New.md", lambda _: b"# New\n"),
        lambda: memory.store.delete("topics/Running.md", memory.store.read("topics/Running.md")),
        lambda: memory.store.update_topic("topics/Running.md", lambda t: replace(t, text=t.text + "\n- more\n")),
        lambda: memory.store.rename("topics/Running.md", "topics/Walking.md"),
    ):
        with pytest.raises(OutsideRunError):
            write()
    assert git(memory.root, "status", "--porcelain") == ""


def test_a_clock_that_was_set_back_does_not_change_what_the_last_run_is(home: Path) -> None:
    now = [NOW]
    memory = Memory(home=home, clock=lambda: now[0])
    memory.remember("Assam, three minutes", topic="Tea")
    now[0] = datetime(2020, 1, 1, tzinfo=UTC)
    last = memory.remember("Sencha, one minute", topic="Tea")
    assert undo.undo(memory.store, "", memory.clock()).run == last.run
    assert [row.id for row in history.list_runs(memory.store)][1] == last.run


def test_history_says_what_each_run_did(memory: Memory) -> None:
    memory.remember("Assam, three minutes", topic="Tea")
    memory.remember("Coffee at eight", topic="Drinks")
    for words in (("topics", "rename", "Drinks", "Beverages"), ("topics", "merge", "Tea", "Beverages")):
        assert CliRunner().invoke(cli, ["--home", str(memory.home), *words]).exit_code == 0
    talk(memory)
    said = [row.summary for row in history.list_runs(memory.store)][:5]
    assert re.fullmatch(r"learned [1-9]\d* from Firing the kiln", said[0]), said
    assert said[1:] == [
        "merged Tea into Beverages",
        "renamed Drinks → Beverages",
        "remembered: Coffee at eight",
        "remembered: Assam, three minutes",
    ]
    printed = CliRunner().invoke(cli, ["--home", str(memory.home), "history"]).output
    assert "remembered: Assam, three minutes" in printed and "renamed Drinks → Beverages" in printed


def test_review_is_one_queue(memory: Memory) -> None:
    assert review.waiting(memory.store, NOW) == memory.review.list()
