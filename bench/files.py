"""Measure folders searched in place (5,000 notes): first read, later scans, and searches with and without them.

    python bench/files.py [--notes 5000]

The notes are synthetic: 8,000 words with Zipf frequencies, headings, lists, links, tags and code.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import numpy as np

from vault_memory import Memory

SAMPLE = Path(__file__).resolve().parent.parent / "sample_vault"
_SYLLABLES = [first + last for first in "bdklmnprst" for last in "aeio"]


def vocabulary(size: int, chance: random.Random) -> list[str]:
    words = {"".join(chance.choices(_SYLLABLES, k=chance.randint(2, 4))) for _ in range(size * 2)}
    return sorted(words)[:size]


def write_notes(root: Path, count: int) -> list[Path]:
    """Write ``count`` notes into sixty folders, two levels deep, and return their paths."""
    chance = random.Random(1)
    words = vocabulary(8000, chance)
    weights = [1 / (rank + 3) for rank in range(len(words))]

    def text(length: int) -> str:
        return " ".join(chance.choices(words, weights, k=length)).capitalize() + "."

    paths = []
    for number in range(count):
        folder = root / f"area {number % 12}" / f"part {number % 10}"
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{text(2)[:-1]} {number}"
        lines = [
            "---",
            f"tags: [{words[number % 50]}]",
            f"created: 2025-{number % 12 + 1:02}-{number % 28 + 1:02}",
            "---",
        ]
        lines += ["", f"# {name}", "", text(40), ""]
        for _ in range(chance.randint(1, 3)):
            lines += [f"## {text(3)[:-1]}", "", text(60), ""]
            lines += [*(f"- {text(12)} [[{words[chance.randrange(200)]}]]" for _ in range(chance.randint(1, 4))), ""]
        if number % 10 == 0:
            lines += ["```python", f"def {words[number % 500]}_{number}():", "    return 1", "```"]
        path = folder / f"{name}.md"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        paths.append(path)
    return paths


def cold(home: Path, query: str) -> float:
    """Return the seconds that a whole ``vault-memory search`` command takes."""
    begin = perf_counter()
    command = [str(Path(sys.executable).with_name("vault-memory")), "--home", str(home), "search", query]
    subprocess.run(command, check=True, capture_output=True)
    return perf_counter() - begin


def searches(memory: Memory, queries: list[str]) -> str:
    times = []
    for query in queries:
        begin = perf_counter()
        memory.search(query, touch=False)
        times.append((perf_counter() - begin) * 1000)
    return f"p50 {np.percentile(times, 50):.1f} ms, p95 {np.percentile(times, 95):.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--notes", type=int, default=5000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        home, notes = Path(place) / "home", Path(place) / "notes"
        shutil.copytree(SAMPLE, home / "default")
        paths = write_notes(notes, arguments.notes)
        size = sum(path.stat().st_size for path in paths)
        print(f"{len(paths):,} notes in {len({path.parent for path in paths})} folders, {size / 1e6:.1f} MB")
        memory = Memory(home=home)
        memory.index.sync()
        queries = [" ".join(path.stem.split()[:2]) for path in paths[:: max(len(paths) // 50, 1)]] + [
            "why River",
            "garlic",
        ]
        print(f"search without them: {searches(memory, queries)}; cold {cold(home, queries[0]):.2f} s")
        begin = perf_counter()
        report = memory.folders.add(notes)
        print(f"first reading: {perf_counter() - begin:.1f} s, {report.added:,} entries")
        try:
            begin = perf_counter()
            memory.index.sync()
            print(f"again just after: {(perf_counter() - begin) * 1000:.0f} ms")
            begin = perf_counter()
            memory.index.sync()
            print(f"again, nothing changed: {(perf_counter() - begin) * 1000:.0f} ms")
            print(f"search with them: {searches(memory, queries)}; cold {cold(home, queries[0]):.2f} s")
            paths[7].write_text("# Changed\n\nA zyzzyva sits on the note.\n")
            begin = perf_counter()
            hits = memory.search("zyzzyva", touch=False).hits
            print(f"one note edited, found by the next search: {bool(hits)}, {(perf_counter() - begin) * 1000:.0f} ms")
        finally:
            begin = perf_counter()
            memory.folders.remove(str(notes))
            print(f"removed in {perf_counter() - begin:.1f} s")


if __name__ == "__main__":
    main()
