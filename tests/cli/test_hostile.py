"""Check that no vault content or argument causes a traceback: right exit code, and the file is named."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from vault_memory.cli import cli
from vault_memory.errors import VaultMemoryError
from vault_memory.memory import Memory

BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{chr(98 + n)}: &{chr(98 + n)} [{','.join([f'*{chr(97 + n)}'] * 9)}]\n" for n in range(8)
)
VERBS: tuple[tuple[str, ...], ...] = (
    ("search", "port"),
    ("search", "--as-of", "2026-01-01", "port"),
    ("context", "port"),
    ("recall", "which port"),
    ("topics",),
    ("status",),
    ("show", "Good"),
    ("rebuild",),
    ("consolidate",),
    ("review",),
    ("history",),
    ("metrics",),
    ("archive", "{talk}"),
)
TALK = {
    "id": "c1",
    "messages": [
        {"role": "user", "content": "Good: The billing service listens on port 8443 behind a proxy.",
         "timestamp": "2026-01-18T10:00:00Z"},
    ],
}  # fmt: skip


def write(place: Path, data: str | bytes) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(data.encode("utf-8", "surrogateescape") if isinstance(data, str) else data)


VAULTS: dict[str, Callable[[Path], object]] = {
    "nested lists": lambda root: write(
        root / "topics/Deep.md", "".join(f"{'  ' * n}- level {n}\n" for n in range(2_000)) + "> " * 10_000 + "x\n"
    ),
    "nested brackets": lambda root: write(root / "topics/Deep.md", "[" * 10_000 + "]" * 10_000 + "\n" + "*" * 10_000),
    "50 MB": lambda root: write(root / "topics/Large.md", "- a line about nothing at all\n" * 1_700_000),
    "one long line": lambda root: write(root / "topics/Line.md", "- " + "word " * 400_000),
    "NUL bytes": lambda root: write(root / "topics/Nul.md", b"# A\0\n\n- fact\0\n"),
    "not UTF-8": lambda root: write(root / "topics/Latin.md", "# Café\n".encode("latin-1")),
    "UTF-16": lambda root: write(root / "topics/Wide.md", "# A\n".encode("utf-16")),
    "right to left": lambda root: write(root / "topics/\u202egnp.md", "# \u202eevil\u202c\n\n- a fact\n"),
    "zero width": lambda root: write(root / "topics/Go\u200bod.md", "# Go\u200bod\n\n- a fact\n"),
    "name is no text": lambda root: write(Path(os.fsdecode(os.fsencode(root) + b"/topics/a\xff.md")), "# A\n"),
    "YAML bomb": lambda root: write(root / "topics/Bomb.md", f"---\n{BOMB}---\n\n# Bomb\n"),
    "YAML tag": lambda root: write(
        root / "topics/Tag.md", "---\ntopic: !!python/object/apply:os.system ['touch /tmp/h6b-owned']\n---\n# Tag\n"
    ),
    "YAML of 10,000 levels": lambda root: write(root / "topics/Yaml.md", f"---\na: {'[' * 10_000}\n---\n\n# Y\n"),
    "aliases of odd kinds": lambda root: write(root / "topics/Odd.md", "---\naliases: {a: [1, null]}\ntags: 3\n---\n"),
    "loop of links": lambda root: [
        (root / "topics/loop").symlink_to(root / "topics"),
        (root / "topics/self.md").symlink_to("self.md"),
    ],
    "link out": lambda root: (root / "topics/out.md").symlink_to("/etc/passwd"),
    "pipe": lambda root: os.mkfifo(root / "topics/pipe.md"),
    "folder named as a file": lambda root: (root / "topics/folder.md").mkdir(),
    "reserved names": lambda root: [
        write(root / f"topics/{name}.md", f"# {name}\n") for name in ("CON", "nul", "COM1")
    ],
    "conflict markers": lambda root: write(root / "topics/C.md", "<<<<<<< a\n- x\n=======\n- y\n>>>>>>> b\n"),
    "open fence": lambda root: write(root / "topics/F.md", "```py\nx = 1\n"),
    "broken transcript": lambda root: write(root / "conversations/t.md", "<!-- message m1 user -->\n\n````md\nopen"),
    "broken run": lambda root: write(root / ".state/runs/20260101T000000-aaaa.json", "{"),
    "broken databases": lambda root: [
        write(root / f".state/{name}", b"\xff" * 5_000) for name in ("usage.db", "metrics.db")
    ],
    "broken index": lambda root: write(root / ".index/manifest.db", b"\xff" * 5_000),
    "folders that are files": lambda root: write(root / "conversations", "not a folder"),
}
SOAK = pytest.mark.skipif("SOAK" not in os.environ, reason="takes half a minute: make soak")
LARGE = {"50 MB": SOAK, "nested lists": SOAK}
INPUTS: dict[str, bytes] = {
    "empty": b"",
    "NUL": b"\0" * 1000,
    "10,000 levels of JSON": b"[" * 10_000 + b"]" * 10_000,
    "10,000 objects deep": b'{"messages":' * 10_000 + b"1" + b"}" * 10_000,
    "a huge number": b'{"messages": [{"role": "user", "content": "x", "timestamp": ' + b"9" * 5_000 + b"}]}",
    "infinite time": b'{"messages": [{"role": "user", "content": "hello there", "timestamp": 1e400}]}',
    "no messages": b'{"messages": []}',
    "wrong roles": b'{"messages": [{"role": "root", "content": "x"}]}',
    "content of another kind": b'{"messages": [{"role": "user", "content": {"a": 1}}]}',
    "half a pair": b'{"messages": [{"role": "user", "content": "\\ud800 port 8443 is open"}]}',
    "id with a path": json.dumps(TALK | {"id": "../../../etc/passwd"}).encode(),
    "id reserved": json.dumps(TALK | {"id": "CON"}).encode(),
    "id of 10,000": json.dumps(TALK | {"id": "x" * 10_000}).encode(),
    "the year 0": json.dumps({"messages": [TALK["messages"][0] | {"timestamp": "0000-00-00T00:00:00Z"}]}).encode(),  # type: ignore[dict-item,operator]
    "the year 9999": json.dumps(
        {"messages": [TALK["messages"][0] | {"timestamp": "9999-12-31T23:59:59-14:00"}]}
    ).encode(),  # type: ignore[dict-item,operator]
    "random": bytes(range(256)) * 40,
    "YAML": BOMB.encode(),
    "a megabyte of backticks": b"User: " + b"`" * 1_000_000,
}


def run(home: Path, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["--home", str(home), *words])
    error = done.exception
    if error is None or isinstance(error, SystemExit):
        return done.exit_code, done.output
    assert isinstance(error, VaultMemoryError), f"{words}: {type(error).__name__}: {error}"
    assert "\n" not in str(error).strip()
    return 2, f"error: {error}"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VAULT_MEMORY_EMBEDDER_NAME", "none")
    (tmp_path / "talk.json").write_text(json.dumps(TALK))
    home = tmp_path / "home"
    write(home / "default/topics/Good.md", "# Good\n\n- [fact] the port of the proxy is 443\n")
    return home


@pytest.mark.parametrize("vault", [pytest.param(n, marks=LARGE.get(n, ())) for n in VAULTS])
def test_no_file_of_a_vault_breaks_a_verb(vault: str, home: Path) -> None:
    root = home / "default"
    VAULTS[vault](root)
    for words in VERBS:
        code, output = run(home, *(word.replace("{talk}", str(home.parent / "talk.json")) for word in words))
        assert code in {0, 1, 2} and "Traceback" not in output
        if words[0] == "search" and vault != "folders that are files":
            assert code == 0
    assert "443" in (root / "topics/Good.md").read_text()
    assert not Path("/tmp/h6b-owned").exists()


@pytest.mark.parametrize("given", INPUTS)
def test_no_input_breaks_archiving_and_refusals_name_the_file(given: str, home: Path, tmp_path: Path) -> None:
    for name in ("in.json", "in.jsonl", "in.md"):
        place = tmp_path / name
        place.write_bytes(INPUTS[given])
        before = {path.name for path in tmp_path.iterdir()}
        code, output = run(home, "archive", str(place))
        assert code in {0, 1, 2}
        if code == 2:
            assert name in output or "nothing to archive" in output
        assert {path.name for path in tmp_path.iterdir()} == before
        assert all(path.resolve().is_relative_to(home) for path in home.rglob("*"))


@pytest.mark.parametrize(
    "query", ['"', "a" * 100_000, "((((((", "field:", "-", "\0", "\ud800", "topic:" * 5_000, "*?~^"]
)
def test_no_query_breaks_a_search(query: str, home: Path) -> None:
    for verb in ("search", "context", "recall"):
        assert run(home, verb, "--", query)[0] == 0


def test_a_clock_that_goes_back_does_no_harm(home: Path) -> None:
    times = [datetime(year, 1, 1, tzinfo=UTC) for year in (2026, 2020, 1971, 2030)]
    for number, now in enumerate(times):
        memory = Memory(home=home, clock=lambda now=now: now)  # type: ignore[misc]
        talk = [{"role": "user", "content": f"Good: Server number {number} listens on port 84{number}3 behind it."}]
        assert not memory.archive(talk).errors
        assert memory.search("port", touch=True).hits and memory.recall("which port is it") is not None
        assert memory.consolidate().errors == () and memory.metrics() is not None
    assert not any(topic.malformed for topic in memory.topics.list())


@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "utf-8"])
def test_what_the_output_s_encoding_lacks_stops_no_verb(tmp_path: Path, encoding: str) -> None:
    """A pipe on Windows has the encoding of its code page."""
    said = "The Händler in 大阪 delivers on Mondays 🚚 – always"
    with Memory(tmp_path, config={"embedder.name": "none"}) as memory:
        memory.remember(said, topic="日本")

    def run(*words: str) -> bytes:
        program = [sys.executable, "-m", "vault_memory", "--home", str(tmp_path), *words]
        given = os.environ | {"PYTHONIOENCODING": encoding, "VAULT_MEMORY_EMBEDDER_NAME": "none"}
        done = subprocess.run(program, env=given, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b""), done
        return done.stdout

    for verb in (["search", "delivers"], ["topics"], ["show", "日本"], ["log"]):
        assert run(*verb).decode(encoding)
    found = json.loads(run("search", "delivers", "--json").decode(encoding))
    assert [hit["text"] for hit in found["results"] if hit["tier"] == "cell"] == [said]


def test_a_title_that_no_file_can_contain_is_reported(tmp_path: Path) -> None:
    export = tmp_path / "conversations.json"
    talk = {"title": "Quay \ud83d\nfour", "mapping": {"a": {"id": "a", "message": None, "parent": None}}}
    export.write_text(json.dumps([talk, talk | {"mapping": {"a": 5}, "current_node": "a"}]))
    program = [sys.executable, "-m", "vault_memory", "--home", str(tmp_path / "home"), "import", str(export)]
    done = subprocess.run(program, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 2, done
    assert "conversation 2 ('Quay ? four'): its message 'a' is not an object" in done.stdout + done.stderr


@pytest.mark.parametrize(
    "verb",
    ["show", "undo", "log", "forget", "import", "config get", "search --limit", "context --budget", "topics delete"],
)
def test_a_very_long_argument_is_quoted_by_its_beginning(tmp_path: Path, verb: str) -> None:
    with Memory(tmp_path, config={"embedder.name": "none"}) as memory:
        memory.remember("The billing service listens on port 8443.", topic="Billing")
    given = f"{'b1' * 3000}"
    program = [sys.executable, "-m", "vault_memory", "--home", str(tmp_path), *verb.split(), given]
    done = subprocess.run(program, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 2, done
    assert (
        len(done.stderr) < 500
        and "b1b1b1b1" in done.stderr
        and "…" in done.stderr
        and "\n" not in done.stderr.rstrip("\n")
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_the_path_of_a_document_that_is_no_file_stands_once_in_an_error(tmp_path: Path) -> None:
    with Memory(tmp_path, config={"embedder.name": "none"}) as memory:
        memory.remember("The billing service listens on port 8443.", topic="Billing")
        os.mkfifo(memory.root / "topics/pipe.md")
        report = memory.remember("The ledger service listens on port 8444.", topic="pipe")
    assert report.errors == ("write: topics/pipe.md: is not a regular file",)
