"""Check that forgetting removes earlier deleted data too: no byte stays under the home, in any encoding."""

from __future__ import annotations

import base64
import bz2
import gzip
import lzma
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from clocks import NOW
from command_line import call, run
from talking import talk

from vault_memory.errors import InputError, NotFoundError
from vault_memory.memory import Memory

CANARY = "zanzibarquokka"
SAID = f"We decided to use the {CANARY} server for the reports."


def held(place: Path) -> list[str]:
    """Files below ``place`` that hold the canary: as text of either width, in base64, compressed, or in a database."""
    return sorted(str(file.relative_to(place)) for file in place.rglob("*") if file.is_file() and _holds(file))


def _holds(file: Path) -> bool:
    texts = [file.read_bytes()]
    for unpack in (gzip.decompress, bz2.decompress, lzma.decompress, zlib.decompress):
        with suppress(OSError, ValueError, EOFError, zlib.error, lzma.LZMAError):
            texts.append(unpack(texts[0]))
    if texts[0].startswith(b"SQLite format 3"):
        with closing(sqlite3.connect(file)) as db:
            texts.append("\n".join(db.iterdump()).encode())
    return any(form in text.lower() for text in texts for form in _forms())


def _forms() -> list[bytes]:
    forms = [CANARY.encode(), CANARY.encode("utf-16-le"), CANARY.encode("utf-16-be")]
    for offset in range(3):  # base64 depends on where the word stands; its inner letters do not change
        inner = base64.b64encode(b"x" * offset + CANARY.encode())[4:-4]
        forms.append(inner.lower())
    return forms


def undone(home: Path) -> None:
    memory = Memory(home, clock=lambda: NOW)
    memory.archive(talk("We like tea.", SAID, id="c1"))
    memory.usage.close()
    run(home, "undo")


def remembered_and_undone(home: Path) -> None:
    Memory(home).remember(f"The {CANARY} server answers on port 99")
    run(home, "undo")


def deleted_by_hand(home: Path) -> None:
    memory = Memory(home, clock=lambda: NOW)
    memory.remember(f"The {CANARY} server answers on port 99")
    for file in (memory.root / "topics").glob("*.md"):
        kept = [row for row in file.read_text().splitlines(keepends=True) if CANARY not in row.lower()]
        file.write_text("".join(kept))
    memory.index.sync()


def topic_deleted(home: Path) -> None:
    Memory(home).remember(f"The {CANARY} server answers on port 99", topic="Harbour")
    run(home, "topics", "delete", "Harbour", "--yes")


def only_searched(home: Path) -> None:
    memory = Memory(home)
    memory.remember("We like tea")
    memory.search(f"where is the {CANARY} server")
    assert memory.query_records()


def proposed(home: Path) -> None:
    memory = Memory(home)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Reports.md").write_text("# Reports\n\n- The reports run on the old server\n")
    memory.archive(talk(f"We switched the reports from the old server to the {CANARY} server.", id="c3"))
    run(home, "undo")


def renamed_and_undone(home: Path) -> None:
    Memory(home).remember("Tea is drunk at 5", topic="Tea")
    run(home, "topics", "rename", "Tea", f"The {CANARY} tea")
    run(home, "undo")


def told_live(home: Path) -> None:
    memory = Memory(home, clock=lambda: NOW)
    memory.add_message("l1", "user", SAID)
    memory.finalize("l1")
    memory.usage.close()
    run(home, "undo")


def set_aside(home: Path) -> None:
    undone(home)
    for file in (home / "default/.state/undo").glob("*.jsonl"):
        file.write_bytes(b"[broken " + file.read_bytes())
    run(home, "log")
    call(home, "doctor")


def named_so(home: Path) -> None:
    memory = Memory(home, clock=lambda: NOW)
    memory.archive(talk("We like tea.", id=f"{CANARY}-talk"))
    for file in (memory.root / "conversations").rglob("*.md"):
        file.unlink()


ROADS: tuple[Callable[[Path], None], ...] = (
    undone, remembered_and_undone, deleted_by_hand, topic_deleted, only_searched, proposed, renamed_and_undone,
    told_live, set_aside, named_so,
)  # fmt: skip


@pytest.mark.parametrize("road", ROADS, ids=lambda road: road.__name__)
def test_no_byte_is_left_of_what_had_left_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, road: Callable[[Path], None]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    home = tmp_path / "home"
    road(home)
    assert held(home), "the canary was not planted"
    shown = call(home, "forget", "search", CANARY, "--dry-run")
    assert shown.code == 0 and CANARY in shown.out.lower(), shown
    run(home, "forget", "search", CANARY, "--yes")
    assert held(home) == []
    assert held(tmp_path) == []


def test_runs_from_before_can_still_be_taken_back(tmp_path: Path) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    first = memory.archive(talk("We use RabbitMQ 3.12 for the job queue.", id="c1"))
    second = memory.archive(talk("The job queue of RabbitMQ holds 900 jobs a minute at most.", id="c2", day=2))
    assert first.documents[0].path == second.documents[0].path
    memory.forget(("conversation", "c2"))
    with pytest.raises(InputError):
        memory.undo(second.run)
    memory.undo(first.run)
    assert not any("RabbitMQ" in cell.text for topic in memory.store.topics() for cell in topic.cells)


def test_what_nothing_says_cannot_be_forgotten(tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.remember("We like tea")
    with pytest.raises(NotFoundError, match="nothing contains"):
        memory.forget(("words", CANARY))


def test_a_search_takes_just_what_says_its_words(tmp_path: Path) -> None:
    memory = Memory(tmp_path, clock=lambda: NOW)
    said = ("My knee hurts after running.", "I decided to buy a bicycle.", "I prefer jazz to rock.")
    memory.archive(talk(*said, id="c1"))
    before = {cell.text for topic in memory.store.topics() for cell in topic.cells}
    memory.forget(("words", "knee"))
    after = {cell.text for topic in memory.store.topics() for cell in topic.cells}
    assert after == {text for text in before if "knee" not in text.lower()}
    assert "bicycle" in memory.store.read("conversations/c1.md").decode()
