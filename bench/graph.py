"""Measure the entity graph with 10,000 statements in 500 topics: first update, no-op update, one edit, a question.

python bench/graph.py [--cells 10000]
"""

from __future__ import annotations

import argparse
import random
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from vault_memory.archive.graph.update import GraphReport, update
from vault_memory.models import TopicName
from vault_memory.search.graph import Graph
from vault_memory.vault.entities import entities
from vault_memory.vault.storage.store import Store

_PER_TOPIC = 20
_SYLLABLES = [first + last for first in "bdklmnprst" for last in "aeio"]
_SAYS = (
    "{0} said that the {2} is late",
    "I use {1} for the {2}",
    "we moved from {1} to {3} last week",
    "{0} works with {4} on the {2}",
    "the {2} was mended by {0} in {3}",
    "I like {1}",
    "nothing new about the {2} and the {5}",
)


def write_topics(root: Path, count: int) -> None:
    chance = random.Random(1)
    names = ["".join(chance.choices(_SYLLABLES, k=3)).capitalize() for _ in range(600)]
    things = ["".join(chance.choices(_SYLLABLES, k=2)) for _ in range(300)]
    (root / "topics").mkdir(parents=True)
    for number in range(count // _PER_TOPIC):
        lines = [f"# Topic {number}", ""]
        for _ in range(_PER_TOPIC):
            picked = [chance.choice(names), chance.choice(names), chance.choice(things), chance.choice(names)]
            lines.append("- " + chance.choice(_SAYS).format(*picked, chance.choice(names), chance.choice(things)))
        (root / "topics" / f"Topic {number}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def time_update(store: Store) -> tuple[float, GraphReport]:
    begin = perf_counter()
    report = update(store, datetime(2026, 1, 1, tzinfo=UTC))
    return perf_counter() - begin, report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cells", type=int, default=10_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        write_topics(root, arguments.cells)
        store = Store(root)
        took, report = time_update(store)
        print(f"first update: {took:.1f} s, {report.entities:,} entities, {report.relations:,} relationships")
        took, report = time_update(store)
        print(f"again: {took * 1000:.0f} ms, unchanged: {report.unchanged}")
        with (root / "topics" / "Topic 1.md").open("a", encoding="utf-8") as file:
            file.write("- I love Zyzzyva\n- we use Zyzzyva 2 at work\n")
        took, report = time_update(store)
        print(f"after one edit: {took:.1f} s, {len(report.changed)} notes changed, {len(report.created)} new")
        begin = perf_counter()
        topics = [TopicName(f"topics/Topic {n}.md", f"Topic {n}") for n in range(arguments.cells // 20)]
        graph = Graph(entities(store), topics, "User")
        graph.ask("what do I like?")
        print(f"a question, with reading the notes: {perf_counter() - begin:.1f} s")


if __name__ == "__main__":
    main()
