"""A process that dies between any two file operations: the next run finishes what it began, and finishing twice
changes nothing.

Operations are counted where the system is asked for them (making a file or folder, flushing, renaming, deleting),
everywhere in the vault but in the index, which is derived. From the chosen one on all of them fail: the process is
dead. ``SPARSE`` of them are tried always, every fifth in the slow tests, all with `make soak`. Two that leave the same
(`faults.states`) need one recovery: two thirds of them leave what another has left.
"""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import by_hand
import pytest
from faults.states import States
from llm_server import Request, Scripted, ScriptedServer, ok, status
from scripted_brain import brain
from unharmed import harm, survey

from vault_memory.archive import stages
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message
from vault_memory.vault import review
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.runs import records
from vault_memory.vault.state.usage import Usage

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
SPARSE = 12  # every so many operations, where not all are tried
STEP = 1 if "SOAK" in os.environ else 7  # the same in the slow tests; `make soak` tries all
OPERATIONS = ("mkdir", "open", "fsync", "replace", "unlink")

POSTGRES = "Billing: The billing service stores invoices in Postgres 16."
COCKROACH = "Billing: The billing service stores invoices now in CockroachDB 24.1."
BY_HAND = "# Ports\n\nMine.\n\n- The gateway service listens on port 8443\n"


class Killed(BaseException):
    """The process is no more."""


@contextmanager
def dying(root: Path, after: int) -> Iterator[list[str]]:
    """Of the operations on files of the vault the first ``after`` are done. Yields what was asked for, in order."""
    asked: list[str] = []

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(*arguments: Any, **options: Any) -> Any:
            path = next((str(a) for a in arguments if isinstance(a, str | Path)), "")
            if name == "fsync":
                path = str(Path(f"/proc/self/fd/{arguments[0]}").readlink())
            writing = name != "open" or arguments[1] & os.O_CREAT
            writing = writing and threading.current_thread().name != "vault-memory-state"  # uses and measures
            if path.startswith(str(root)) and "/.index" not in path and not path.endswith(".lock") and writing:
                asked.append(f"{name} {path.removeprefix(str(root))}")
                if len(asked) > after:
                    raise Killed
            return real(*arguments, **options)

        return operation

    with pytest.MonkeyPatch.context() as patch:
        for name in OPERATIONS:
            patch.setattr(os, name, counted(name, getattr(os, name)))
        yield asked


def talk(*texts: str, id: str, day: int = 1) -> Conversation:
    time = datetime(2026, 10, day, 8, tzinfo=UTC)
    said = [m for n, text in enumerate(texts, 1) for m in (Message("user", text, f"u{n}", time),
                                                           Message("assistant", "Noted.", f"a{n}", time))]  # fmt: skip
    return Conversation(tuple(said), id=id)


SAID = talk(
    COCKROACH,
    "Sourdough: The starter is fed every 12 hours.",
    "Garden: Bed 5 has garlic.",
    "Ports: The gateway service now listens on port 9443.",
    "Billing: Refunds of the shop take 14 days to arrive.",
    "Billing: Invoices of the shop are sent on Mondays.",
    id="c2",
    day=9,
)


@dataclass(frozen=True)
class Scenario:
    """``prepare`` makes the vault, ``act`` is what dies, and what is done again afterwards."""

    prepare: Callable[[Callable[..., Memory]], object]
    act: Callable[[Memory], object]


def _known(at: Callable[..., Memory]) -> None:
    memory = at(brain)
    memory.init()
    by_hand.write(memory.store, "topics/Ports.md", BY_HAND.encode())
    memory.archive(talk(POSTGRES, id="c1"))


def _waiting(at: Callable[..., Memory]) -> None:
    """A document that could not be merged."""
    _known(at)
    at(no_merges).archive(talk(COCKROACH, "Billing: Refunds of the shop take 14 days to arrive.", id="c2", day=9))


def _unread(at: Callable[..., Memory]) -> None:
    _known(at)
    at(lambda request: status(500)).archive(SAID)


def _offline(at: Callable[..., Memory]) -> None:
    memory = at(brain, **{"llm.model": ""})
    memory.init()
    memory.archive(talk("We decided to use Postgres 16 for billing because of its logical replication.",
                        "I prefer pnpm over npm for every frontend project.", id="c1"))  # fmt: skip
    memory.archive(talk("We decided to use Redis 7 for the billing cache because it is fast.", id="other"))


def no_merges(request: Request) -> Scripted:
    return status(500) if "You keep one document" in request.text else brain(request)


def reading(request: Request) -> Scripted:
    if "read a conversation" not in request.text:
        return brain(request)
    item = {"message": 1, "topic": "Billing storage", "knowledge": "Billing uses Postgres 16.", "type": "decision"}
    return ok({"knowledge": [item | {"confidence": 0.9}]})


def ending(request: Request) -> Scripted:
    if "consolidation engine" not in request.text:
        return brain(request)
    return ok({"summary": "Invoices are in MySQL 8.", "superseded": [{"cell": 1, "by": 2}]})


def _long_ago(at: Callable[..., Memory]) -> None:
    _known(at)
    at(brain).archive(talk(COCKROACH, id="c0", day=2))
    at(brain).archive(talk("Billing: The billing service stores invoices in MySQL 8.", id="c3", day=9))


SCENARIOS = {
    "archive": Scenario(_known, lambda memory: memory.archive(SAID)),
    "archive again": Scenario(_unread, lambda memory: memory.archive(SAID)),
    "heal": Scenario(_waiting, lambda memory: memory.consolidate()),
    "read again": Scenario(_unread, lambda memory: memory.consolidate()),
    "redo": Scenario(_offline, lambda memory: memory.redo("c1")),
    "consolidate": Scenario(_long_ago, lambda memory: memory.consolidate("Billing")),
    "prune": Scenario(_long_ago, lambda memory: memory.consolidate(prune=True)),
    "summarize": Scenario(_known, lambda memory: memory.conversations.summarize("c1")),
    "offline": Scenario(_offline, lambda memory: memory.archive(talk("We moved from Redis 7 to Valkey 8.", id="c9"))),
}
SCRIPTS: dict[str, Callable[[Request], Scripted]] = {"redo": reading, "consolidate": ending, "prune": ending}


def contents(memory: Memory) -> dict[str, str]:
    """Every file of knowledge, and what waits for a person."""
    files = {p for folder in ("topics", "conversations", "summaries") for p in (memory.root / folder).rglob("*")}
    found = {str(p.relative_to(memory.root)): p.read_text(encoding="utf-8") for p in files if p.is_file()}
    return found | {f"proposal {p.id}": p.path for p in review.waiting(memory.store)}


@pytest.mark.parametrize(
    ("name", "step"),
    [
        *((name, SPARSE) for name in ("heal", "redo")),
        *(pytest.param(name, STEP, marks=pytest.mark.slow) for name in SCENARIOS),
    ],
)
def test_the_next_run_finishes_what_was_begun(name: str, step: int, tmp_path: Path) -> None:
    scenario, script = SCENARIOS[name], SCRIPTS.get(name, brain)
    year = 2027 if name == "prune" else 2026

    def memory_at(home: Path, script: Callable[[Request], Scripted], **config: object) -> Memory:
        servers[0]._script = [script]
        settings = servers[0].settings | {"llm.timeout": 5.0, "embedder.name": "none"}
        if name == "offline":
            config = {"llm.model": ""} | config
        return Memory(home=home, config=settings | config, clock=lambda: NOW.replace(year=year))

    with ScriptedServer([brain]) as server:
        servers = [server]
        scenario.prepare(lambda script, **config: memory_at(tmp_path / "before", script, **config))
        Usage(tmp_path / "before" / "default").first_use(NOW)  # what is to be written there later is written now
        shutil.copytree(tmp_path / "before", tmp_path / "whole")
        whole = memory_at(tmp_path / "whole", script)
        with dying(whole.root, 10_000) as asked:
            scenario.act(whole)
        expected, before = contents(whole), survey(memory_at(tmp_path / "before", script))
        assert len(asked) >= 8, asked
        states, left = States(tmp_path / "before"), set[str]()
        for crash in range(step // 2, len(asked), step):
            home = tmp_path / f"crash-{crash}"
            shutil.copytree(tmp_path / "before", home)
            broken = memory_at(home, script)
            with pytest.raises(Killed), dying(broken.root, crash):
                scenario.act(broken)
            Usage(broken.root).first_use(NOW)  # and this
            state = states.digest(home)
            if state not in left:
                left.add(state)
                again = memory_at(home, script)
                scenario.act(again)
                at = f"killed before {asked[crash]!r}"
                assert contents(again) == expected, at
                assert records.pending(again.store) == [], at
                if name not in {"redo", "heal", "prune"}:  # these take out on purpose
                    assert harm(before, survey(again)) == [], at
                scenario.act(memory_at(home, script))
                assert contents(again) == expected, f"{at}, then twice"
            shutil.rmtree(home, ignore_errors=True)  # threads of what was killed may still be tidying in it


def test_messages_that_come_before_a_killed_run_is_finished_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object, **__: object) -> None:
        raise Killed

    memory = Memory(home=tmp_path, clock=lambda: NOW)
    memory.add_message("s1", "user", "We decided to use Redis 7 for the cache because it is fast.")
    with monkeypatch.context() as patch, pytest.raises(Killed):
        patch.setattr(stages, "write_document", die)
        memory.finalize("s1")
    memory.add_message("s1", "user", "We decided to use Postgres 16 for billing because of its replication.")
    report = memory.finalize("s1")
    assert report is not None and ["Postgres" in item.text for item in report.items] == [True]
    transcript = find(memory.store, "s1")
    assert transcript is not None and transcript.pending == ()
    assert len([cell for topic in memory.topics.list() for cell in topic.cells]) == 2
