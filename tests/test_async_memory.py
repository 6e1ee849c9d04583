"""Test the async verbs: several at once through real litellm, without blocking the event loop."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from llm_server import Request, Script, Scripted, ScriptedServer, status
from scripted_brain import brain
from unharmed import harm, survey

from vault_memory import AsyncMemory, Conversation, Memory, Message
from vault_memory.errors import FormatError, NotFoundError
from vault_memory.models import Report
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.runs import records

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
Start = Callable[..., AsyncMemory]


@pytest.fixture
def start(tmp_path: Path, scripted: Callable[..., ScriptedServer]) -> Start:
    def make(script: Script = brain, **config: object) -> AsyncMemory:
        server = scripted(script)
        memory = AsyncMemory(tmp_path / "home", config=server.settings | config, clock=lambda: NOW)
        memory.server = server  # type: ignore[attr-defined]
        return memory

    return make


def talk(number: int) -> Conversation:
    texts = [f"Billing: Rule number {number} says that kind {number}00 is paid in {number} days.",
             f"Topic {chr(65 + number)}: The {chr(97 + number)}-service listens on port {8000 + number}."]  # fmt: skip
    return Conversation(tuple(Message("user", t, f"m{n}", NOW) for n, t in enumerate(texts, 1)), id=f"c{number}")


class Held:
    """A model that answers what names ``words`` only once it is let go."""

    def __init__(self, words: str = "") -> None:
        self._words, self.go, self.asked = words, threading.Event(), threading.Event()

    def __call__(self, request: Request) -> Scripted:
        if self._words in request.text:
            self.asked.set()
            assert self.go.wait(60)
        return brain(request)


async def reached(condition: Callable[[], bool]) -> None:
    """Let the loop run until then: it is free."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def test_several_archives_at_once_lose_nothing_and_leave_the_loop_free(start: Start) -> None:
    async def scene() -> None:
        async with start(held := Held()) as memory:
            memory.memory.init()
            (memory.memory.root / "topics").mkdir()
            (memory.memory.root / "topics/Billing.md").write_text("# Billing\n\nMine.\n\n- my bullet\n")
            before = survey(memory.memory)
            archiving = asyncio.gather(*(memory.archive(talk(n)) for n in range(6)))
            await reached(lambda: memory.server.count >= 2)  # type: ignore[attr-defined]
            held.go.set()
            reports = await archiving
            found = await asyncio.gather(*(memory.search(f"port {8000 + n}") for n in range(6)))
            assert [report.errors for report in reports] == [()] * 6
            assert sum(report.count("added") for report in reports) == 12
            assert all(any(f"port {8000 + n}" in hit.entry.text for hit in f.hits) for n, f in enumerate(found))
            assert harm(before, survey(memory.memory)) == []
            texts = [cell.text for topic in memory.memory.topics.list() for cell in topic.cells if not cell.superseded]
            assert len(texts) == len(set(texts)) == 13
            assert records.pending(memory.memory.store) == []

    asyncio.run(scene())


def test_the_same_conversation_twice_at_once_is_read_once(start: Start) -> None:
    async def scene() -> None:
        async with start(held := Held()) as memory:
            begun, archive = 0, memory.memory._archive

            def counted(*given: Any, **options: Any) -> Iterator[Report]:
                nonlocal begun
                begun += 1
                return archive(*given, **options)

            memory.memory._archive = counted  # type: ignore[method-assign]
            archiving = asyncio.gather(*(memory.archive(talk(1)) for _ in range(3)))
            await reached(lambda: begun == 3 and held.asked.is_set())
            held.go.set()
            reports = await archiving
            assert sorted(report.count("added") for report in reports) == [0, 0, 2]
            assert sum("read a conversation" in r.text for r in memory.server.requests) == 1  # type: ignore[attr-defined]

    asyncio.run(scene())


def test_a_run_under_way_is_not_finished_by_another(start: Start) -> None:
    """What another thread or process is asking a model for right now is not taken for interrupted."""

    async def scene() -> None:
        async with start(held := Held("Rule number 1")) as memory:
            first = asyncio.create_task(memory.archive(talk(1)))
            await reached(held.asked.is_set)
            other = Memory(memory.memory.home, config=memory.memory._config, clock=lambda: NOW)
            second = await asyncio.to_thread(other.archive, talk(2))
            held.go.set()
            assert (await first).count("added") == 2 and second.count("added") == 2
            asked = [r.text for r in memory.server.requests if "read a conversation" in r.text]  # type: ignore[attr-defined]
            assert len(asked) == 2

    asyncio.run(scene())


def test_cancelling_frees_who_waits_and_what_was_begun_is_finished(start: Start) -> None:
    async def scene() -> None:
        memory = start(held := Held())
        task = asyncio.create_task(memory.archive(talk(1)))
        await reached(held.asked.is_set)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        held.go.set()  # the server answers only now
        await memory.aclose()
        assert records.pending(memory.memory.store) == []
        assert find(memory.memory.store, "c1").pending == ()  # type: ignore[union-attr]
        with pytest.raises(RuntimeError):
            await memory.archive(talk(2))

    asyncio.run(scene())


def test_a_file_is_archived_as_its_reports_are_taken(start: Start, tmp_path: Path) -> None:
    text = tmp_path / "text.md"
    text.write_text("just some text\nwithout any speaker\n")
    data = json.dumps([{"id": f"f{n}", "messages": [{"role": "user", "content": talk(n).messages[0].content}]}
                       for n in range(3)]).encode()  # fmt: skip

    async def scene() -> None:
        async with start() as memory:
            memory.memory.init()
            previews = await memory.preview_file(data)
            assert [preview.conversation for preview in previews] == ["f0", "f1", "f2"]
            reports = memory.archive_file(data)
            first = await anext(reports)
            await reports.aclose()
            assert first.conversation == "f0" and find(memory.memory.store, "f1") is None
            assert [r.conversation async for r in memory.archive_file(data)] == ["f0", "f1", "f2"]
            with pytest.raises(FormatError):
                await memory.archive(text)

    asyncio.run(scene())


def test_a_host_that_streams(start: Start) -> None:
    async def scene() -> None:
        async with start(**{"archive.exchanges": True}) as memory:
            sessions = [f"s{n}" for n in range(3)]
            said = [memory.add_message(s, "user", talk(n).messages[0].content) for n, s in enumerate(sessions)]
            said += [memory.add_message(s, "assistant", "Noted.") for s in sessions]
            await asyncio.gather(*said)
            reports = await asyncio.gather(*(memory.finalize(session) for session in sessions))
            assert all(report is not None for report in reports)
            for session in sessions:
                assert [m.role for m in memory.memory.recent_messages(session)] == ["user", "assistant"]
            assert len([c for t in memory.memory.topics.list() for c in t.cells]) == 3
            block = await memory.context("which rules are there?", conversation="s1", form="prompt")
            assert "Rule number 1" in block.text
            assert (await memory.recall("Rule number 2 says that kind 200 is paid")).hits
            assert "- Rule" in await memory.conversations.summarize(
                "s2"
            ) or "Billing" in await memory.conversations.summarize("s2")
            assert (await memory.consolidate(memory.memory.topics.list()[0].name)).errors == ()
            assert (await memory.redo("s1")).errors == ()
            (kept,) = (await memory.remember("Tea is served at four", topic="Tea")).items
            assert (kept.outcome, kept.path) == ("added", "topics/Tea.md")

    asyncio.run(scene())


def test_errors_arrive_as_they_are(start: Start) -> None:
    async def scene() -> None:
        async with start(lambda request: status(401)) as memory:
            with pytest.raises(NotFoundError):
                await memory.conversations.summarize("nobody")
            report = await memory.archive(talk(1))
            assert report.unread == 2
            assert await memory.finalize("nobody") is None

    asyncio.run(scene())


def test_no_thread_is_left_behind(start: Start) -> None:
    async def scene() -> None:
        async with start() as memory:
            await memory.archive(talk(1))

    asyncio.run(scene())
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("vault-memory-async")]
