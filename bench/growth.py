"""Measure how costs grow with a vault of 1,000 to 500,000 statements: one table, and a plot on logarithmic axes.

    python bench/growth.py [SIZES ...] [--half-million] [--plot FILE.svg] [--results FILE]

For each size a synthetic vault is made (words by Zipf's law, ten statements in each document) and measured in a process
of its own: rebuild, cold search (a whole command, and beside it ``import numpy, tantivy, hnswlib``), warm search, one
edit of a document until a search finds it, archiving a message without a model, peak memory of the process that did
the warm part, and the index on disk. Up to 100,000 the rebuild is compared with the same texts embedded and added to
Tantivy and hnswlib with nothing around them. ``--results`` keeps what is measured, a line of JSON for each size, and
plots the sizes of earlier runs too. Seconds are of the processor, all threads; an edit and a warm search are awaited.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import hnswlib
import numpy as np
import tantivy
from index import Writer

from vault_memory import Conversation, Memory, Message
from vault_memory.llm.embedders.registry import get_packaged_embedder

SIZES = (1_000, 10_000, 100_000)
HALF_MILLION = 500_000
BARE = 100_000  # statements up to which the libraries are measured alone
CELLS = 10  # statements of a document
BATCH = 2_048  # texts embedded together
LINES = {  # what is plotted: name in a measurement → what it is called
    "rebuild": "rebuild, s",
    "cold": "cold search, s",
    "warm": "warm search p95, s",
    "edit": "edit until found, s",
    "archive": "archive of a message, s",
    "memory": "peak memory warm, GB",
    "disk": "index on disk, GB",
}
COLOURS = ("#1b6ca8", "#c0392b", "#27804a", "#8e44ad", "#b9770e", "#34495e", "#16a085")

Measured = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sizes", nargs="*", type=int, default=list(SIZES))
    parser.add_argument("--half-million", action="store_true", help="also 500,000 statements")
    parser.add_argument("--plot", type=Path, help="write the plot there")
    parser.add_argument("--results", type=Path, help="keep the measurements there")
    parser.add_argument("--one", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--bare", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one is not None:
        print(json.dumps(measure_warm(arguments.one, arguments.sizes[0])))
        return
    if arguments.bare is not None:
        add_bare(arguments.bare)
        return
    found: list[Measured] = []
    for size in (*arguments.sizes, *([HALF_MILLION] if arguments.half_million else [])):
        found.append(measure(size))
        plotted = keep(arguments.results, found[-1:]) if arguments.results is not None else found
        if arguments.plot is not None:  # after each: the largest takes some ten minutes
            arguments.plot.write_text(draw(plotted), encoding="utf-8")


def keep(path: Path, found: Sequence[Measured]) -> list[Measured]:
    """Add the measurements to those in a file; return the latest of each size."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{json.dumps(each)}\n" for each in found)
    read = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    return sorted({each["statements"]: each for each in read}.values(), key=lambda each: each["statements"])


def measure(statements: int) -> Measured:
    """Make a vault with the given number of statements, measure it, and print a line of the table."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        fill(home, statements)
        time.sleep(2.1)  # until the files are old enough to be trusted by their times
        found: Measured = {"statements": statements, "rebuild": measure_cpu(command(home, "rebuild"))}
        if statements <= BARE:
            found["bare"] = measure_cpu([sys.executable, __file__, "--bare", str(home)])
        run(command(home, "search", "begin"))
        found["cold"] = float(
            np.median([measure_cpu(command(home, "search", word)) for word in ("bada", "dolu", "kimora")])
        )
        floor = [sys.executable, "-c", "import numpy, tantivy, hnswlib"]
        found["floor"] = float(np.median([measure_cpu(floor) for _ in range(3)]))
        size = sum(path.stat().st_size for path in (home / "default" / ".index").rglob("*") if path.is_file())
        found["disk"] = size / 1e9
        own = [sys.executable, __file__, str(statements), "--one", str(home)]
        found |= json.loads(subprocess.run(own, check=True, capture_output=True, text=True).stdout)
    beside = f" ({found['rebuild'] / found['bare']:.2f} x bare)" if "bare" in found else ""
    print(
        f"{statements:9,} statements: rebuild {found['rebuild']:7.2f} s{beside}, cold {found['cold']:.2f} s "
        f"({found['cold'] / found['floor']:.1f} x the imports), warm p50 {found['warm_median'] * 1000:.1f} "
        f"p95 {found['warm'] * 1000:.1f} ms, edit {found['edit'] * 1000:.0f} ms, archive {found['archive']:.2f} s, "
        f"peak {found['memory'] * 1000:.0f} MB, disk {found['disk'] * 1e6 / statements:.2f} KB a statement",
        flush=True,
    )
    return found


def measure_warm(home: Path, statements: int) -> Measured:
    """Measure what an open memory does, in a process of its own whose peak memory is its own."""
    writer = Writer(seed=3)
    with Memory(home=home) as memory:
        for _ in range(5):
            memory.search(writer.sentence(3, 7))
        times = sorted(time_action(lambda: memory.search(writer.sentence(3, 7))) for _ in range(100))
        found = {"warm_median": times[50], "warm": times[95], "memory": peak()}
        path = memory.root / "topics" / f"Topic {statements // CELLS // 2}.md"
        found["edit"] = time_action(lambda: edit(memory, path))
        said = Conversation((Message("user", "We decided to use Postgres for the ledger.", "m1"),), "growth")
        begin = time.process_time()
        memory.archive(said)
        found["archive"] = time.process_time() - begin
    return found


def edit(memory: Memory, path: Path) -> None:
    """Add a statement to a document, and search until it is found."""
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}- [fact] The zanzibarquux valve was replaced ^edited\n", encoding="utf-8")
    while not any("zanzibarquux" in hit.entry.text for hit in memory.search("zanzibarquux valve").hits):
        pass


def fill(home: Path, statements: int) -> None:
    with Memory(home=home) as memory:
        memory.init()
        root = memory.root
    writer = Writer()
    (root / "topics").mkdir(exist_ok=True)
    for number in range(statements // CELLS):
        (root / "topics" / f"Topic {number}.md").write_text(writer.document(number, CELLS), encoding="utf-8")


def add_bare(home: Path) -> None:
    """Embed the statements and add them to Tantivy and hnswlib, as a rebuild does."""
    paths = (home / "default" / "topics").glob("*.md")
    texts = [line[2:] for path in paths for line in path.read_text(encoding="utf-8").splitlines() if line[:2] == "- "]
    vectors = np.concatenate(
        [get_packaged_embedder().embed(texts[start : start + BATCH]) for start in range(0, len(texts), BATCH)]
    )
    schema = tantivy.SchemaBuilder().add_text_field("text", tokenizer_name="en_stem").build()
    (home / "bare").mkdir()
    writer = tantivy.Index(schema, path=str(home / "bare")).writer(num_threads=1)
    for text in texts:
        writer.add_document(tantivy.Document(text=text))
    writer.commit()
    graph = hnswlib.Index(space="ip", dim=vectors.shape[1])
    graph.init_index(max_elements=len(vectors), M=16, ef_construction=100)
    graph.add_items(vectors)
    graph.save_index(str(home / "bare" / "graph"))


def command(home: Path, *words: str) -> list[str]:
    return [sys.executable, "-m", "vault_memory", "--home", str(home), *words]


def run(words: Sequence[str]) -> None:
    # modules are compiled once, as those of an installed package are
    subprocess.run(
        words, check=True, capture_output=True, env=os.environ | {"COLUMNS": "120", "PYTHONDONTWRITEBYTECODE": ""}
    )


def measure_cpu(words: Sequence[str]) -> float:
    """Return the processor seconds that a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(words)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def time_action(action: Callable[[], object]) -> float:
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def peak() -> float:
    """Return the peak memory of this process in GB. The kernel's ru_maxrss would include that of its parent."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e9 if sys.platform == "darwin" else 1e6)


def draw(measured: Sequence[Measured]) -> str:
    """Draw the lines on logarithmic axes, as SVG."""
    left, top, width, height = 70, 20, 560, 380
    sizes = [found["statements"] for found in measured]
    values = [found[name] for found in measured for name in LINES]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    first, last = math.log10(min(sizes)), math.log10(max(sizes))

    def x(size: float) -> float:
        return left + width * (math.log10(size) - first) / ((last - first) or 1)

    def y(value: float) -> float:
        return top + height * (high - math.log10(value)) / ((high - low) or 1)

    rows = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 440" font-family="sans-serif" font-size="12">',
        '<rect width="860" height="440" fill="#fff"/>',
    ]
    for power in range(low, high + 1):
        at = y(10**power)
        rows.append(f'<path d="M{left} {at:.1f}h{width}" stroke="#ddd"/>')
        rows.append(f'<text x="{left - 8}" y="{at + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
    for size in sizes:
        rows.append(f'<path d="M{x(size):.1f} {top}v{height}" stroke="#ddd"/>')
        rows.append(f'<text x="{x(size):.1f}" y="{top + height + 18}" text-anchor="middle">{int(size):,}</text>')
    rows.append(f'<text x="{left + width / 2}" y="{top + height + 36}" text-anchor="middle">statements</text>')
    for number, ((name, label), colour) in enumerate(zip(LINES.items(), COLOURS, strict=True)):
        points = [(x(found["statements"]), y(found[name])) for found in measured]
        line = " ".join(f"{at:.1f},{value:.1f}" for at, value in points)
        rows.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        rows += [f'<circle cx="{at:.1f}" cy="{value:.1f}" r="3" fill="{colour}"/>' for at, value in points]
        beside = top + 20 + 22 * number
        rows.append(f'<path d="M650 {beside}h24" stroke="{colour}" stroke-width="2"/>')
        rows.append(f'<text x="680" y="{beside + 4}">{label}</text>')
    return "\n".join([*rows, "</svg>", ""])


if __name__ == "__main__":
    main()
