"""Test readers with the default time limit: they answer during writes, and find everything in the end."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from waiting import until

from vault_memory.events import subscribe
from vault_memory.memory import Memory

LIMIT = 120.0  # seconds, on however busy a machine
HOLDER = (
    "import sys; from filelock import FileLock\nwith FileLock(sys.argv[1]): print('held', flush=True); sys.stdin.read()"
)
WRITER = """
import sys
from vault_memory.memory import Memory
for number in range(6):
    text = f"Ports: We decided that service number {number} of the fleet listens on port {8400 + number} from now on."
    Memory(home=sys.argv[1], config={"embedder.name": "none"}).archive([{"role": "user", "content": text}])
"""


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Memory:
    monkeypatch.delenv("VAULT_MEMORY_SEARCH_PATIENCE")
    memory = Memory(home=tmp_path, config={"embedder.name": "none"})
    memory.init()
    (memory.root / "topics").mkdir()
    (memory.root / "topics/Harbour.md").write_text("# Harbour\n\n- the harbour opens at seven\n")
    memory.index.sync(wait=LIMIT)
    return memory


def until_found(memory: Memory, query: str, words: str) -> None:
    until(lambda: any(words in hit.entry.text for hit in memory.search(query, touch=False).hits))


def test_a_search_answers_from_what_there_is_while_another_process_indexes(memory: Memory) -> None:
    lock = memory.index.folder / "sync.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        (memory.root / "topics/Harbour.md").write_text("# Harbour\n\n- the harbour closes at nine\n")
        found = memory.search("harbour", touch=False)
        assert found.stale and [hit.entry.text for hit in found.hits] == ["the harbour opens at seven"]
        other.communicate("")
    until_found(memory, "harbour", "closes at nine")
    assert not any("opens" in hit.entry.text for hit in memory.search("harbour", touch=False).hits)


def test_every_search_beside_a_writer_finds_what_stands_and_at_last_all_of_it(memory: Memory, tmp_path: Path) -> None:
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path)])
    searches = 0
    while writer.poll() is None or not searches:
        hits = memory.search("harbour seven", touch=False).hits
        assert any("opens at seven" in hit.entry.text for hit in hits)
        searches += 1
    assert writer.returncode == 0
    for number in range(6):
        until_found(memory, f"service number {number} port", f"port {8400 + number}")


def test_an_archive_waits_for_the_first_index_and_makes_no_topic_twice(memory: Memory, tmp_path: Path) -> None:
    shutil.rmtree(memory.index.folder)
    lock = memory.index.folder / "sync.lock"
    lock.parent.mkdir()
    (memory.root / "topics/Ports.md").write_text("---\ntopic: Ports\n---\n\n# Ports\n\n- the list of ports\n")
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        release = threading.Timer(0.5, other.communicate, ("",))
        release.start()
        said = "Ports: We decided that the billing service listens on port 8443 from now on."
        report = Memory(home=tmp_path, config={"embedder.name": "none"}).archive([{"role": "user", "content": said}])
        release.join()
    assert [document.path for document in report.documents] == ["topics/Ports.md"]


def test_a_topic_that_another_process_has_just_made_is_found_on_disk(memory: Memory) -> None:
    place = memory.root / "topics/Invoices service listens.md"

    def made(name: str, values: dict[str, object]) -> None:
        if values.get("stage") == "gate":
            place.write_text(
                "---\ntopic: Invoices service listens\n---\n\n# Invoices service listens\n\n- the list of ports\n"
            )

    with subscribe(made):
        said = "We decided that the invoices service listens on port 8443 from now on."
        report = memory.archive([{"role": "user", "content": said}])
    assert [document.path for document in report.documents] == ["topics/Invoices service listens.md"]
    assert "the list of ports" in place.read_text() and "8443" in place.read_text()
