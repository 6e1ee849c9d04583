"""Vaults that version 0.1.0 made open, are searched, have their runs taken back, and lose nothing.

`tests/golden/vault_0_1_0/README.md` says what is in them. Only the command line and the public Python API are used.
"""

from __future__ import annotations

import json
import re
import subprocess
import tarfile
from collections import Counter
from pathlib import Path

import pytest
from command_line import call

from vault_memory import Memory

TESTS = Path(__file__).resolve().parent
GOLDEN = TESTS / "golden/vault_0_1_0"
TRIP = TESTS.parent / "sample_vault/conversations-to-archive/trip-planning.jsonl"
MANIFEST = json.loads((GOLDEN / "manifest.json").read_text(encoding="utf-8"))
RUNS: dict[str, str] = MANIFEST["runs"]
BEFORE_LAST_RUN: dict[str, str | None] = MANIFEST["before_last_run"]  # the files that it changed; None: there was none
TRANSCRIPT = "conversations/20260830-a9f45d03.md"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The old home, in which `default` holds everything and `interrupted` a run that was killed."""
    with tarfile.open(GOLDEN / "vault_0_1_0.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    for state in tmp_path.glob("home/*/.state"):
        state.chmod(0o700)  # the filter gives folders the usual mode
    folders = tmp_path / "config/vault-memory/folders.json"
    folders.write_text(folders.read_text().replace("@HERE@", str(tmp_path.resolve())))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path.resolve() / "home"


@pytest.fixture
def vault(home: Path) -> Path:
    return home / "default"


def run(home: Path, *words: str, user: str = "default", check: bool = True) -> str:
    """What a verb of the command line says."""
    done = call(home, "--user", user, *words)
    assert not check or done.code == 0, done.out + done.err
    return done.out


def knowledge(vault: Path) -> dict[str, bytes]:
    """Every file that a person would call theirs."""
    return {
        str(path.relative_to(vault)): path.read_bytes()
        for path in vault.rglob("*")
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(vault).parts)
    }


def bullets(files: dict[str, bytes], *folders: str) -> Counter[str]:
    """Every bullet of the documents of some folders, without their frontmatter."""
    documents = (data.decode() for path, data in files.items() if path.startswith(folders))
    texts = (re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.DOTALL) for text in documents)
    return Counter(line for text in texts for line in text.splitlines() if re.match(r"\s*[-*+] ", line))


def git(vault: Path, *words: str) -> str:
    command = ["git", "-c", "core.quotepath=off", *words]
    return subprocess.run(command, cwd=vault, capture_output=True, text=True, check=True).stdout


KNOWN = (
    ("good tin oats", "all", "the good tin stands behind the oats"),
    ("Assam minutes milk", "all", "Assam, three minutes, no milk"),
    ("River instead of RabbitMQ", "all", "For delivery events we moved from RabbitMQ to River"),
    ("rear tyre cargo bike", "all", "takes 3.5 bar"),
    ("compost heap turned plot", "all", "The compost heap at plot 14B was turned"),
    ("compost heap turned plot", "file", "The compost heap at plot 14B was turned"),
    ("Living Mountain Shepherd", "all", "Nan Shepherd: twice now"),
    ("Sea Pink Cottage", "all", "We booked Sea Pink Cottage in Tobermory"),
    ("Sea Pink Cottage", "conversation", "We booked Sea Pink Cottage in Tobermory"),
    ("loft hatch wet weather", "conversation", "The loft hatch sticks in wet weather."),
)


def test_what_it_knows_is_found(home: Path, vault: Path) -> None:
    before, memory = knowledge(vault), Memory(home=home)
    for query, source_type, expected in KNOWN:
        hits = memory.search(query, source_type=source_type).hits
        assert any(expected in hit.entry.text for hit in hits), (query, source_type)
    assert knowledge(vault) == before


def test_what_was_forgotten_or_taken_back_is_not_found(home: Path) -> None:
    memory = Memory(home=home)
    for query in ("thistle metronome wedding present", "Earl Grey worth the water", "two sugars"):
        for source_type in ("all", "conversation"):
            found = [hit.entry.text for hit in memory.search(query, source_type=source_type).hits]
            assert not [text for text in found if re.search("thistle|Earl Grey|two sugars", text)]


def test_opening_it_changes_nothing(home: Path, vault: Path) -> None:
    before = knowledge(vault)
    status = json.loads(run(home, "status", "--json"))
    assert (status["topics"], status["conversations"], status["messages"]) == (23, 10, 145)
    run(home, "init", "--git")  # the merge driver's command names a program of the machine it was made on
    assert git(vault, "show", "--format=", "--name-only", "HEAD").split() == [".gitattributes"]
    log = git(vault, "log", "--format=%H")
    run(home, "doctor")
    assert "Sourdough" in run(home, "review", "--json")
    assert RUNS["last"] in run(home, "history", "--json")
    assert knowledge(vault) == before and git(vault, "log", "--format=%H") == log


def test_its_last_run_is_taken_back_and_nothing_else(home: Path, vault: Path) -> None:
    before, untracked = knowledge(vault), git(vault, "status", "--porcelain")
    report = json.loads(run(home, "undo", "--json"))
    after = knowledge(vault)
    assert report["run"] == RUNS["last"]
    expected = {path: data for path, data in before.items() if path not in BEFORE_LAST_RUN}
    expected |= {path: text.encode() for path, text in BEFORE_LAST_RUN.items() if text is not None}
    assert {path: data for path, data in after.items() if path != TRANSCRIPT} == expected
    said = [line for line in before[TRANSCRIPT].splitlines() if not line.startswith(b"<!-- archived")]
    still = Counter(after[TRANSCRIPT].splitlines())
    assert not Counter(said) - still
    assert git(vault, "status", "--porcelain") == untracked
    assert git(vault, "log", "-1", "--format=%s").startswith("Undo archive")
    assert "Mull" not in run(home, "review", "--json"), "what the run had proposed waits no longer"
    assert "Sourdough" in run(home, "review", "--json")
    again = Memory(home=home).search("Sea Pink Cottage", source_type="conversation")
    assert any("We booked Sea Pink Cottage" in hit.entry.text for hit in again.hits)


def test_what_was_taken_back_comes_again_when_it_is_asked_for(home: Path, vault: Path) -> None:
    """The rules may keep more of a conversation than they did, and end a statement by another; none goes."""
    before = bullets(knowledge(vault), "topics/")
    run(home, "undo")
    left = bullets(knowledge(vault), "topics/")
    run(home, "archive", str(TRIP), "--redo")
    after = bullets(knowledge(vault), "topics/")
    assert {line.rpartition(" ^")[2] for line in left - after} <= {line.rpartition(" ^")[2] for line in after}
    assert after.total() >= before.total() > left.total()


def test_runs_before_are_taken_back_too(home: Path, vault: Path) -> None:
    before = knowledge(vault)
    for name in ("decay", "consolidate", "merge", "rename", "remember"):
        run(home, "undo", RUNS[name])
    after = knowledge(vault)
    assert "topics/Reading list.md" in after and "topics/Books.md" not in after
    assert "topics/Jobs.md" in after
    gone = bullets(before, "topics/", "archive/") - bullets(after, "topics/", "archive/")
    assert [line.rpartition(" ^")[0] for line in gone] == ["- [preference] Assam, three minutes, no milk"]
    changed = {path for path in before if after.get(path) != before[path]}
    assert not any(path.startswith(("conversations/", "summaries/")) for path in changed)
    tea = before["topics/home/Tea.md"].decode()
    head = tea[tea.index("# Tea") : tea.index("- ~~two sugars~~")]
    assert head in after["topics/home/Tea.md"].decode()


def test_what_waits_can_be_decided_on(home: Path, vault: Path) -> None:
    profile = run(home, "profile", "review", "--json", check=False)
    assert "no more outdoor tomatoes" in profile + run(home, "review", "--json")
    run(home, "review", "--yes", check=False)
    sourdough = knowledge(vault)["topics/home/Sourdough.md"].decode()
    assert "- [decision] For the dough I've moved from 80 % hydration to 72 %" in sourdough
    assert "~~dough at 80 % hydration is the standard here, Jonas likes the holes~~ ^hydration" in sourdough


def test_a_run_that_was_killed_is_finished(home: Path) -> None:
    """As it was planned: every statement that its record names stands in one document, once."""
    place = home / "interrupted"
    assert len(list((place / "topics").glob("*.md"))) == 3, "two of five were written"
    (record,) = (path for path in (place / ".state/runs").glob("*.json") if '"applying"' in path.read_text())
    planned = set(re.findall(r"vm-[a-z0-9]{10}", json.dumps(json.loads(record.read_text())["changes"])))
    run(home, "archive", str(TRIP), user="interrupted")
    texts = [data.decode() for path, data in knowledge(place).items() if path.startswith("topics/")]
    assert len(texts) == 5 and len(planned) > 10
    assert {cell: sum(text.count(f" ^{cell}\n") for text in texts) for cell in planned} == dict.fromkeys(planned, 1)


def test_its_merge_driver_is_set_up_again(home: Path, vault: Path) -> None:
    run(home, "init", "--git")
    tea = vault / "topics/home/Tea.md"
    text = tea.read_text()
    for branch in ("other", "main"):
        git(vault, "checkout", "-q", *(["-b"] if branch == "other" else []), branch)
        tea.write_text(text.replace("- ~~two sugars~~", f"- ~~two sugars~~\n- said on {branch}"))
        git(vault, "commit", "-qam", f"on {branch}")
    git(vault, "merge", "-q", "--no-edit", "other")
    lines = tea.read_text().splitlines()
    assert {"- said on other", "- said on main"} <= set(lines) and set(text.splitlines()) <= set(lines)
