"""Compare searches of one folder of notes: ours, plain baselines, and other programs, in one run.

    python bench/peers/notes.py [--notes FOLDER] [--vault-memory PATH/TO/vault-memory] [--memsearch PATH/TO/memsearch]
                                [--basic-memory PATH/TO/basic-memory] [--mem0 PATH/TO/python]

The folder holds folders of notes and ``queries.json``, a list of ``{"query", "gold": ["folder:path", ...]}``. Floors:
words counted by ``rg`` where it is installed, and SQLite FTS5 with BM25. Other programs are given as commands from
environments of their own, mem0 as the Python of its; memsearch and mem0 embed through ``embedder.py`` beside this file,
so with the embedder ours has. Printed for each: seconds of the processor to index, seconds of the processor and passed
of a cold search, passed of a warm one where the program can be asked many in one process, peak memory of a search,
size and packages of its environment, and the mean share of the notes that answer a question which are among the first
1, 5 and 10.
"""

from __future__ import annotations

import argparse
import atexit
import json
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from vault_memory import Memory

NOTES = Path("/work/shared/data/notes")
COLD = 5  # searches timed as whole commands
MODEL = "wordllama"  # no name that a program knows, so that it asks the endpoint for the number of dimensions
_WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Used:
    """What a command took: seconds of the processor, seconds passed, the most memory in MB, and what it printed."""

    processor: float
    passed: float
    memory: float
    out: str


@dataclass(frozen=True)
class Peer:
    """How a program is asked: ``index`` indexes, ``command`` is a cold search, ``rank`` finds notes for queries."""

    name: str
    index: Callable[[], float]
    command: Callable[[str], Sequence[str]]
    rank: Callable[[Sequence[str]], list[list[str]]]
    program: Path | None = None  # in an environment of its own
    warm: bool = False  # all queries are asked in one process


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--notes", type=Path, default=NOTES)
    parser.add_argument("--vault-memory", type=Path, help="installed in an environment of its own")
    parser.add_argument("--memsearch", type=Path)
    parser.add_argument("--basic-memory", type=Path)
    parser.add_argument("--mem0", type=Path, help="the Python of its environment")
    arguments = parser.parse_args()
    os.environ["PYTHONDONTWRITEBYTECODE"] = ""  # every program's modules are compiled once, as installed ones are
    asked = json.loads((arguments.notes / "queries.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        notes = place / "notes"
        shutil.copytree(arguments.notes, notes)  # some programs write into what they index
        peers = [ours(arguments.vault_memory, place, notes), sqlite(place, notes)]
        if shutil.which("rg"):
            peers.append(ripgrep(notes))
        if arguments.memsearch is not None:
            peers.append(memsearch(arguments.memsearch, place, notes))
        if arguments.basic_memory is not None:
            peers.append(basic_memory(arguments.basic_memory, place, notes))
        if arguments.mem0 is not None:
            peers.append(mem0(arguments.mem0, place, notes))
        print(f"{'':14}  index s  cold s (passed)  warm ms  memory MB  installed MB, packages    R@1   R@5  R@10")
        for peer in peers:
            measure(peer, asked)


def measure(peer: Peer, asked: Sequence[dict[str, list[str]]]) -> None:
    indexed = peer.index()
    cold = [run_measured(peer.command(str(each["query"]))) for each in asked[:COLD]]
    begin = time.perf_counter()
    ranked = peer.rank([str(each["query"]) for each in asked])
    warm = f"{1000 * (time.perf_counter() - begin) / len(asked):8.1f}" if peer.warm else f"{'':8}"
    found = [(got, each["gold"]) for got, each in zip(ranked, asked, strict=True)]
    recall = [sum(len(set(gold) & set(got[:at])) / len(gold) for got, gold in found) / len(found) for at in (1, 5, 10)]
    processor, passed = (
        sorted(values)[len(values) // 2] for values in zip(*((c.processor, c.passed) for c in cold), strict=True)
    )
    print(
        f"{peer.name:14} {indexed:8.1f} {processor:7.2f} ({passed:5.2f}) {warm} {max(c.memory for c in cold):10.0f} "
        f"{describe_installed(peer.program):>23}  " + " ".join(f"{share:5.2f}" for share in recall),
        flush=True,
    )


# --------------------------------------------------------------------------------------------------
# Ours, and floors


def ours(program: Path | None, place: Path, notes: Path) -> Peer:
    home = place / "home"
    base = [str(program)] if program is not None else [sys.executable, "-m", "vault_memory"]
    base += ["--home", str(home)]

    def index() -> float:
        folders = [str(path) for path in sorted(notes.iterdir()) if path.is_dir()]
        spent = run_measured([*base, "init"]).processor + run_measured([*base, "ingest", *folders]).processor
        time.sleep(2.1)  # until the files are old enough to be trusted by their times
        run_measured([*base, "search", "begin"])
        return spent

    def rank(queries: Sequence[str]) -> list[list[str]]:
        with Memory(home=home) as memory:
            found = [memory.search(query, limit=40).hits for query in queries]
        return [unique(hit.entry.path.removeprefix("file:").replace("/", ":", 1) for hit in hits) for hits in found]

    return Peer("vault_memory", index, lambda query: [*base, "search", "--", query], rank, program, warm=True)


def sqlite(place: Path, notes: Path) -> Peer:
    file = place / "fts.db"

    def index() -> float:
        begin = time.process_time()
        with sqlite3.connect(file) as db:
            db.execute("CREATE VIRTUAL TABLE notes USING fts5(path UNINDEXED, text, tokenize='porter')")
            rows = (
                (name_note(path, notes), path.read_text(encoding="utf-8", errors="replace"))
                for path in list_notes(notes)
            )
            db.executemany("INSERT INTO notes VALUES (?, ?)", rows)
        return time.process_time() - begin

    sql = "SELECT path FROM notes WHERE notes MATCH ? ORDER BY rank LIMIT 10"

    def rank(queries: Sequence[str]) -> list[list[str]]:
        with sqlite3.connect(file) as db:
            return [[path for (path,) in db.execute(sql, (any_word(query),))] for query in queries]

    code = f"import sqlite3, sys; print(sqlite3.connect({str(file)!r}).execute({sql!r}, sys.argv[1:]).fetchall())"
    return Peer("SQLite FTS5", index, lambda query: [sys.executable, "-c", code, any_word(query)], rank, warm=True)


def ripgrep(notes: Path) -> Peer:
    def command(query: str) -> list[str]:
        return ["rg", "--count-matches", "--ignore-case", "--glob", "*.md", "|".join(_WORD.findall(query)), str(notes)]

    def rank(query: str) -> list[str]:
        rows = (line.rpartition(":") for line in run_measured(command(query)).out.splitlines())
        counts = sorted(((int(count), path) for path, _, count in rows), reverse=True)
        return [name_note(Path(path), notes) for _, path in counts]

    return Peer("ripgrep", lambda: 0.0, command, lambda queries: list(map(rank, queries)))


def any_word(query: str) -> str:
    return " OR ".join(f'"{word}"' for word in _WORD.findall(query))


# --------------------------------------------------------------------------------------------------
# Other programs


def endpoint() -> dict[str, str]:
    """Start ``embedder.py``; return what a program must know of it. Its own time is not counted."""
    serving = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("embedder.py"))], stdout=subprocess.PIPE, text=True
    )
    atexit.register(serving.kill)
    assert serving.stdout is not None
    return {"OPENAI_BASE_URL": serving.stdout.readline().strip(), "OPENAI_API_KEY": "none"}


def memsearch(program: Path, place: Path, notes: Path) -> Peer:
    """Return memsearch as a peer; its chunks go to a Milvus Lite file."""
    os.environ |= {**endpoint(), "HOME": str(place)}
    uri = str(place / "milvus.db")
    options = ["--provider", "openai", "--model", MODEL, "--milvus-uri", uri]
    code = (
        "import asyncio, json, sys; from memsearch import MemSearch\n"
        f"asked = MemSearch(embedding_provider='openai', embedding_model={MODEL!r}, milvus_uri={uri!r})\n"
        "async def find():\n"
        "    for query in json.loads(sys.argv[1]):\n"
        "        print('FOUND', json.dumps([each['source'] for each in await asked.search(query, top_k=40)]))\n"
        "asyncio.run(find())"
    )

    def rank(queries: Sequence[str]) -> list[list[str]]:
        out = run_measured([str(program.with_name("python")), "-c", code, json.dumps(queries)]).out
        rows = [json.loads(line[6:]) for line in out.splitlines() if line.startswith("FOUND ")]
        return [unique(name_note(Path(path), notes) for path in row) for row in rows]

    def index() -> float:
        return run_measured([str(program), "index", str(notes), *options]).processor

    return Peer(
        "memsearch",
        index,
        lambda query: [str(program), "search", query, "--top-k", "10", "--json-output", *options],
        rank,
        program,
        warm=True,
    )


def mem0(python: Path, place: Path, notes: Path) -> Peer:
    """Return mem0 as a peer with a local Qdrant. Its model and its search by words are not used: both are downloads."""
    os.environ |= endpoint()
    base = [str(python), str(Path(__file__).with_name("mem0_program.py")), str(place / "mem0")]

    def rank(queries: Sequence[str]) -> list[list[str]]:
        rows = [json.loads(line) for line in run_measured([*base, "search", *queries]).out.splitlines()]
        return [unique(name_note(Path(path), notes) for path in row) for row in rows]

    def index() -> float:
        (place / "mem0").mkdir()
        return run_measured([*base, "index", str(notes)]).processor

    return Peer("mem0", index, lambda query: [*base, "search", query], rank, python, warm=True)


def basic_memory(program: Path, place: Path, notes: Path) -> Peer:
    os.environ |= {"HOME": str(place), "BASIC_MEMORY_HOME": str(notes)}

    def command(query: str) -> list[str]:
        return [str(program), "tool", "search-notes", query, "--page-size", "10"]

    def rank(query: str) -> list[str]:
        out = run_measured(command(query)).out
        found = json.loads(out[out.index("{") :]).get("results", [])
        return unique(name_note(notes / str(each["file_path"]), notes) for each in found)

    def index() -> float:
        return run_measured([str(program), "reindex"]).processor

    return Peer("basic-memory", index, command, lambda queries: list(map(rank, queries)), program)


# --------------------------------------------------------------------------------------------------


def list_notes(notes: Path) -> list[Path]:
    return sorted(path for folder in notes.iterdir() if folder.is_dir() for path in folder.rglob("*.md"))


def name_note(path: Path, notes: Path) -> str:
    return path.relative_to(notes).as_posix().replace("/", ":", 1)


def describe_installed(program: Path | None) -> str:
    """Return megabytes and packages of the environment of a program."""
    if program is None:
        return ""
    (folder,) = program.parent.parent.glob("lib/python*/site-packages")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    packages = {path.name.partition("-")[0] for path in folder.glob("*.dist-info")} - {"pip", "setuptools"}
    return f"{size / 1e6:.0f}, {len(packages)}"


def unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def run_measured(command: Sequence[str]) -> Used:
    """Run a command to its end. Raises CalledProcessError."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out:
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, status, taken = os.wait4(process.pid, 0)
        passed = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):  # 1: nothing found
            raise subprocess.CalledProcessError(process.returncode, list(command))
        out.seek(0)
        return Used(taken.ru_utime + taken.ru_stime, passed, rss(taken), out.read())


def rss(taken: resource.struct_rusage) -> float:
    return taken.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)


if __name__ == "__main__":
    main()
