"""Check that no verb fails if a state file is truncated, empty or filled with garbage."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from clocks import NOW
from command_line import call
from talking import talk

from vault_memory.memory import Memory
from vault_memory.serve.http.auth import load_token
from vault_memory.serve.jobs.definitions import define_jobs
from vault_memory.serve.jobs.scheduler import Jobs

DAMAGES = ("torn", "emptied", "garbage", "other")
ALL = "SOAK" in os.environ  # each file in all ways; else a third of them in each
VERBS = (
    ("review", "--json"),
    ("remember", "The greenhouse door sticks in winter"),
    ("search", "greenhouse"),
    ("history",),
    ("status",),
    ("consolidate",),
    ("graph", "update"),
    ("folder",),
    ("profile",),
    ("undo",),
    ("forget", "search", "heating", "mat", "--yes"),
    ("doctor",),
)


def damage(file: Path, how: str) -> None:
    data = file.read_bytes()
    match how:
        case "torn":
            file.write_bytes(data[: len(data) * 2 // 3])
        case "emptied":
            file.write_bytes(b"")
        case "garbage":
            file.write_bytes(b"\x00\xff\xfe{[" + data[5:][::-1])
        case "other":
            file.write_bytes(b"[1, null, {}]\n")


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A vault with something of everything in its state: runs, proposals, an undo, a forgetting, consent, metrics."""
    home = tmp_path_factory.mktemp("used") / "home"
    memory = Memory(home, clock=lambda: NOW)
    memory.init()
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Garden.md").write_text("# Garden\n\n- I water the tomatoes at 6 in the morning\n")
    said = ("I decided to use a heating mat for the seedlings.", "We always buy compost from Dalefoot.")
    memory.archive(talk(*said, id="g1"))
    memory.archive(talk("I now water the tomatoes at 8 in the evening.", id="g2", day=2))
    memory.remember("The greenhouse is 3 metres wide")
    memory.remember("The ladder stands behind the shed")
    memory.search("compost")
    notes = tmp_path_factory.mktemp("notes")
    (notes / "Soil.md").write_text("# Soil\n\n- [decision] We use peat-free soil from Melcourt\n")
    for words in (
        ("undo",),
        ("forget", "search", "ladder", "--yes"),
        ("consent", "grant"),
        ("profile", "set", "goals", "grow tomatoes"),
        ("folder", "add", str(notes), "--extract"),
        ("graph", "update"),
        ("import", str(notes), "--yes"),
    ):
        call(home, *words)
    load_token(memory)
    Jobs(memory, define_jobs(memory)).run_once("index")
    (memory.root / ".state/uncommitted.json").write_text('["topics/Garden.md"]\n')
    memory.usage.close()
    memory.index.close()
    return home


def files(home: Path) -> list[str]:
    state = home / "default/.state"
    found = [each.relative_to(state).as_posix() for each in sorted(state.rglob("*")) if each.is_file()]
    return [name for name in found if not name.endswith((".lock", "-wal", "-shm")) and not name.startswith("damaged/")]


@pytest.mark.parametrize("how", ["torn", *(pytest.param(how, marks=pytest.mark.slow) for how in DAMAGES[1:])])
def test_no_verb_is_stopped_by_a_damaged_file(used: Path, tmp_path: Path, how: str) -> None:
    tried = stopped = 0
    complaints = []
    for number, name in enumerate(files(used)):
        if not ALL and (number + DAMAGES.index(how)) % 3:
            continue
        home = tmp_path / str(number)
        shutil.copytree(used, home)
        damage(home / "default/.state" / name, how)
        for verb in VERBS:
            done = call(home, *verb)
            tried += 1
            one_line = done.err.strip().count("\n") <= 1 and ".state" in done.err + done.out
            failed = done.code == 1 and done.err.startswith("error")
            if done.code not in (0, 1) or "Traceback" in done.err or (failed and not one_line):
                stopped += 1
                complaints.append((name, how, " ".join(verb), done.code, done.err[-300:]))
        shutil.rmtree(home)
    assert tried and not complaints, complaints[:5]
