"""Compare the index on a Milvus server with the embedded one: overlap of results, recall and speed.

    python bench/milvus.py [--sizes 10000 100000] [--queries 100] [--every N] [--uri URI] [--data FOLDER]
                            [--only parity|speed]

Parity: the sample vault with its labelled queries, LoCoMo's conversations with their questions, 717 notes with 100
queries. Each is indexed twice; of the first ten results the share that both have, by words alone, by vectors alone and
of a whole search, and the recall of each. Speed: a synthetic vault (bench/growth.py), indexed from its files
and searched. Without ``--uri`` a Milvus Lite server is started on loopback.
Data that is missing is skipped with a line. Rates and p50 are waited for; beside them stand
seconds of the processor, the server's among them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from growth import fill
from index import Writer

from vault_memory import Memory
from vault_memory.evaluate.conversations import read_locomo
from vault_memory.evaluate.labelled import load_labelled_set, matches_label
from vault_memory.models import Entry, Filter, Hit
from vault_memory.search.query import parse
from vault_memory.search.question import SearchSetup
from vault_memory.search.tiers import search
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.runs.run import start_run

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "tools"))
from milvus_server import serve_milvus  # noqa: E402

DATA = ROOT.parent / "shared" / "data"
TOP = 10
BACKENDS = ("embedded", "milvus")
WAYS = ("words", "vectors", "search")


@dataclass(frozen=True, slots=True)
class Question:
    """``wanted``: the labels of what answers it; a question without labels counts only for the overlap."""

    text: str
    wanted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Case:
    """A vault, its questions, and a test of whether a result matches a label."""

    name: str
    fill: Callable[[Memory], None]
    questions: Sequence[Question]
    answers: Callable[[str, Entry], bool]


def list_cases(data: Path) -> Iterator[Case]:
    sample = load_labelled_set(ROOT / "sample_vault" / "queries.yaml")
    questions = [Question(query.text, tuple(query.relevant)) for query in sample.queries]
    yield Case("sample_vault", _copy_sample, questions, matches_label)
    locomo, notes = data / "locomo" / "locomo5.json", data / "notes"
    if not locomo.exists() or not notes.exists():
        print(f"LoCoMo or notes skipped: not in {data}")
        return
    for each in read_locomo(locomo):

        def store(memory: Memory, conversation: object = each.conversation) -> None:
            with start_run(memory.store, "bench", now=memory.clock()):
                store_conversation(memory.store, conversation)  # type: ignore[arg-type]

        asked = [Question(query.text, tuple(query.relevant)) for query in each.labelled.queries]
        yield Case(f"LoCoMo {each.conversation.id}", store, asked, lambda label, entry: entry.id == label)
    queries = json.loads((notes / "queries.json").read_text(encoding="utf-8"))
    yield Case(
        "717 notes",
        lambda memory: [memory.folders.add(path) for path in sorted(notes.iterdir()) if path.is_dir()] and None,
        [Question(each["query"], tuple(each["gold"])) for each in queries],
        lambda label, entry: entry.path.removeprefix("file:").replace("/", ":", 1) == label,
    )


def _copy_sample(memory: Memory) -> None:
    shutil.copytree(ROOT / "sample_vault", memory.root, dirs_exist_ok=True)
    for path in sorted((memory.root / "conversations-to-archive").glob("*")):
        memory.archive(path)


@contextmanager
def open_memories(home: Path, uri: str, prepare: Callable[[Memory], None]) -> Iterator[dict[str, Memory]]:
    """Open two vaults with the same content, one for each index backend."""
    with ExitStack() as opened:
        memories = {
            name: opened.enter_context(Memory(home=home / name, config={"index.backend": name, "index.uri": uri}))
            for name in BACKENDS
        }
        for memory in memories.values():
            memory.init()
            prepare(memory)  # in each: folders elsewhere belong to the vault that they were added to
        time.sleep(2.1)  # until the files are old enough to be trusted by their times
        yield memories


def rank(memory: Memory, way: str, question: str) -> list[Entry]:
    """Return the first results of one way of searching."""
    index = memory.index
    snapshot = index.snapshot()
    if way == "search":
        setup = SearchSetup(snapshot, memory.query_embedder, memory.settings.search, memory.clock())
        found = search(setup, question, limit=TOP)
        return [entry for hit in found.hits for entry in _list_shown(hit)][:TOP]
    if way == "words":
        hits = snapshot.lexical(parse(question).terms, {"text": 1.0, "heading": 0.5}, TOP, Filter())
    else:
        assert memory.embedder is not None
        hits = snapshot.dense(memory.embedder.embed([question])[0], TOP, Filter())
    return list(snapshot.entries([label for label, _ in hits]).values())


def _list_shown(hit: Hit) -> list[Entry]:
    return [hit.entry, *hit.more]


def compare(case: Case, memories: dict[str, Memory]) -> dict[str, list[float]]:
    """Return by way: overlap, recall of each backend; one line of the table is printed."""
    found: dict[str, list[float]] = {}
    for memory in memories.values():
        memory.index.catch_up()  # raises where the server is too slow
    for way in WAYS:
        ranked = [[rank(memory, way, question.text) for memory in memories.values()] for question in case.questions]
        overlaps = [_overlap(*lists) for lists in ranked]
        recalls = [
            [
                sum(any(case.answers(label, entry) for entry in lists[side]) for label in question.wanted)
                / len(question.wanted)
                for lists, question in zip(ranked, case.questions, strict=True)
                if question.wanted
            ]
            for side in range(len(BACKENDS))
        ]
        found[way] = [float(np.mean(values)) for values in (overlaps, *recalls)]
    cells = "   ".join(f"{way} {values[0]:.3f} ({values[1]:.3f}, {values[2]:.3f})" for way, values in found.items())
    entries = len(memories["embedded"].index)
    assert entries == len(memories["milvus"].index)
    print(f"{case.name:16} {entries:6} entries, {len(case.questions):4} questions   {cells}", flush=True)
    return found


def _overlap(one: Sequence[Entry], other: Sequence[Entry]) -> float:
    keys = [{entry.key for entry in entries} for entries in (one, other)]
    return len(keys[0] & keys[1]) / max(map(len, keys)) if any(keys) else 1.0


def show_parity(uri: str, data: Path, every: int) -> None:
    print(f"overlap of the first {TOP} (recall embedded, recall Milvus)")
    for case in list_cases(data):
        with tempfile.TemporaryDirectory() as folder, open_memories(Path(folder), uri, case.fill) as memories:
            compare(replace(case, questions=case.questions[::every]), memories)


def show_speed(uri: str, size: int, queries: int, backends: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        fill(home, size)
        for name in backends:
            shutil.rmtree(home / "default" / ".index", ignore_errors=True)
            with Memory(home=home, config={"index.backend": name, "index.uri": uri}) as memory:
                first = _measure(memory.index.catch_up)
                writer = Writer(seed=3)
                asked = [writer.sentence(3, 7) for _ in range(queries + 5)]
                for text in asked[:5]:
                    memory.search(text)
                times = [_measure(lambda text=text, memory=memory: memory.search(text)) for text in asked[5:]]
                count = len(memory.index)
            waited = [1000 * passed for passed, _ in times]
            print(
                f"{name:9} {count:8,} entries: indexed {count / first[0]:6,.0f}/s ({first[1]:.0f} s of the processor), "
                f"search p50 {np.percentile(waited, 50):.0f} ms, p95 {np.percentile(waited, 95):.0f} ms "
                f"({1000 * np.mean([used for _, used in times]):.0f} ms of the processor)",
                flush=True,
            )


def _measure(action: Callable[[], object]) -> tuple[float, float]:
    """Return the seconds that an action takes, and those of the processor, the server's among them."""
    begin, used = time.perf_counter(), _used()
    action()
    return time.perf_counter() - begin, _used() - used


def _used() -> float:
    """Return the seconds of the processor that this process and those that it has started have used (Linux)."""
    found = time.process_time()
    for child in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split():
        fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
        found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", nargs="*", type=int, default=[10_000, 100_000])
    parser.add_argument("--queries", type=int, default=100)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only each N-th question of each set")
    parser.add_argument("--uri", help="of a server that is running")
    parser.add_argument("--data", type=Path, default=DATA, help="with the folders locomo and notes")
    parser.add_argument("--backends", nargs="*", choices=BACKENDS, default=BACKENDS, help="of which speed is shown")
    parser.add_argument("--only", choices=["parity", "speed"])
    arguments = parser.parse_args()
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        uri = arguments.uri or running.enter_context(serve_milvus(folder / "data"))
        if arguments.only != "speed":
            show_parity(uri, arguments.data, arguments.every)
        if arguments.only != "parity":
            for size in arguments.sizes:
                show_speed(uri, size, arguments.queries, arguments.backends)


if __name__ == "__main__":
    main()
