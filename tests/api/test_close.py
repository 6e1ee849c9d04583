"""Test closing: a memory keeps nothing open, and a later verb opens what it needs again."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from pathlib import Path

import pytest

from vault_memory import AsyncMemory, Memory


def open_files(root: Path) -> set[str]:
    """Files of the vault that this process has open."""
    found = set()
    for descriptor in Path("/proc/self/fd").iterdir():
        try:
            found.add(str(descriptor.readlink()))
        except OSError:
            continue
    return {name for name in found if name.startswith(str(root))}


def our_threads() -> set[str]:
    return {thread.name for thread in threading.enumerate() if thread.name.startswith("vault-memory")}


@pytest.mark.skipif(sys.platform != "linux", reason="/proc says what is open")
def test_nothing_is_left_open(home: Path) -> None:
    with Memory(home=home) as memory:
        root = memory.root
        assert memory.search("onions").hits
        memory.add_message("s1", "user", "The shed was painted green in May.")
        memory.usage.touch([hit.entry for hit in memory.search("onions").hits], memory.clock())
        assert memory.metrics().queries >= 1
        assert open_files(root)
    gc.disable()  # it is closed, not collected
    try:
        assert open_files(root) == set()
    finally:
        gc.enable()


def test_closed_twice_and_used_again(home: Path) -> None:
    memory = Memory(home=home)
    before = [hit.entry.key for hit in memory.search("onions", touch=False).hits]
    memory.close()
    memory.close()
    assert [hit.entry.key for hit in memory.search("onions", touch=False).hits] == before
    memory.close()


def test_a_watcher_and_a_thread_end_with_it(home: Path) -> None:
    memory = Memory(home=home)
    watching = threading.Thread(target=memory.watch, args=(lambda synced: None,), name="vault-memory-watching")
    watching.start()
    while not memory._watchers:
        watching.join(0.01)
    memory.close()
    watching.join(30)
    assert not watching.is_alive()


def test_a_watcher_that_is_awaited_ends_with_it(home: Path) -> None:
    async def scene() -> None:
        async with AsyncMemory(home=home) as memory:
            watching = asyncio.create_task(memory.watch(lambda synced: None))
            while not memory.memory._watchers:
                await asyncio.sleep(0.01)
        await asyncio.wait_for(watching, 30)

    asyncio.run(scene())


def test_what_is_remembered_in_the_background_is_finished(home: Path) -> None:
    """A model that is away: the exchange is tried in the background and its thread ends with the memory."""
    config = {"llm.model": "openai/none", "llm.api_base": "http://127.0.0.1:9", "llm.retries": 0,
              "archive.exchanges": True}  # fmt: skip
    with Memory(home=home, config=config) as memory:
        memory.add_message("s1", "user", "The shed was painted green in May.")
        memory.add_message("s1", "assistant", "Noted.")
        assert "vault-memory_0" in our_threads()
    assert "vault-memory_0" not in our_threads()
    assert [message.content for message in memory.recent_messages("s1")][-1] == "Noted."
