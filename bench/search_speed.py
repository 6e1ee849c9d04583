"""Compare a warm `Memory.search` over 100,000 entries with direct calls of Tantivy and hnswlib on the same texts.

    python bench/search_speed.py [--topics 1000] [--cells 60] [--conversations 400] [--messages 100] [--queries 300]
                                 [--keep FOLDER]

A synthetic vault (words by Zipf's law, so that posting lists have real lengths), every query different, in the words of
one of its texts. What is timed of ours is all a caller waits for: looking for changed files, embedding, both arms,
ranking, tiers, touch and metrics. Bare: the query's words to one Tantivy field (Should, best 10) and its vector to one
hnswlib graph (best 10, ef 100), embedding not counted: the first ratio. The second is to the same libraries asked, by
other queries, for as many as our arms are, since a ranking by several kinds of evidence has to look at more than it
returns. The third is to what a caller of the bare libraries waits for, from the question as it is typed to the texts of
the best ten of each: splitting and stemming it, embedding it, both searches, the texts.
Queries go in turn to ours and to the one it is held against, so that what else the machine does troubles both alike
and neither finds the processor's caches warmer; the processor time of the process, all its threads, is given too, which
it troubles less. ``--keep`` makes the vault there once.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path

import hnswlib
import numpy as np
import tantivy
from index import Writer, spread

from vault_memory import Memory
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Conversation, Filter, Message
from vault_memory.search.retrieve import WRITTEN
from vault_memory.text.words import words
from vault_memory.vault.document import transcript_writer

START = datetime(2025, 1, 1, 9, tzinfo=UTC)
SOURCES = ("all", "conversation")
BEST = 10

Times = tuple[float, float]
Ask = Callable[[str], Times]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--topics", type=int, default=1_000)
    parser.add_argument("--cells", type=int, default=60)
    parser.add_argument("--conversations", type=int, default=400)
    parser.add_argument("--messages", type=int, default=100)
    parser.add_argument("--queries", type=int, default=300)
    parser.add_argument("--keep", type=Path)
    arguments = parser.parse_args()
    if arguments.keep is not None:
        measure(arguments.keep, arguments)
        return
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), arguments)


def measure(home: Path, arguments: argparse.Namespace) -> None:
    memory = Memory(home=home, user="speed")
    if memory.init():
        fill(memory.root, arguments)
        time.sleep(2.1)  # until the files are old enough to be trusted by their times
    begin = time.perf_counter()
    memory.index.sync()
    print(f"{len(memory.index):,} entries in {len(memory.store.scan().files):,} files; sync {seconds(begin):.1f} s")
    labels = memory.index.snapshot().newest(len(memory.index), Filter())
    entries = memory.index.snapshot().entries(labels)
    texts = [entry.text for entry in entries.values()]
    bare = Bare(texts, memory.index.snapshot().vectors(list(entries)))
    random = np.random.default_rng(11)
    count = len(SOURCES) * 3 * 2 * arguments.queries
    queries = iter([_question(texts[i], random) for i in random.choice(len(texts), count + 40)])
    for query in islice(queries, 40):
        memory.search(query)
        bare.search(query, BEST)
    for source in SOURCES:
        many = WRITTEN if source == "all" else memory.settings.search.candidates
        print(f"\nsource_type {source}: {arguments.queries} queries with each, all different")
        bases: dict[str, Ask] = {
            f"bare, best {BEST}": lambda query: bare.search(query, BEST),
            f"bare, best {many}": lambda query, most=many: bare.search(query, most),
            "bare, to the texts": lambda query: time_action(lambda: bare.answer(query, BEST)),
        }
        for label, ask in bases.items():
            ours, theirs = [], []
            for query, other in islice(zip(queries, queries, strict=True), arguments.queries):
                ours.append(time_action(lambda q=query, s=source: memory.search(q, source_type=s)))
                theirs.append(ask(other))
            for clock, name in enumerate(("passed", "of the processor")):
                mine, base = ([times[clock] for times in found] for found in (ours, theirs))
                shares = [np.percentile(mine, at) / np.percentile(base, at) for at in (50, 95)]
                print(f"  {label:20} {name:17} ratio p50 {shares[0]:.2f}, p95 {shares[1]:.2f}")
                print(f"    Memory.search      {spread(mine)}")
                print(f"    {label:18} {spread(base)}")
    memory.index.close()


def fill(root: Path, arguments: argparse.Namespace) -> None:
    writer = Writer()
    (root / "topics").mkdir(exist_ok=True)
    (root / "conversations").mkdir(exist_ok=True)
    for number in range(arguments.topics):
        text = writer.document(number, arguments.cells)
        text = text.replace("## Notes", f"## Summary\n\n{writer.sentence(20, 40)}\n\n## Notes")
        (root / "topics" / f"Topic {number}.md").write_text(text, encoding="utf-8")
    for number in range(arguments.conversations):
        start = START + timedelta(days=number)
        said = tuple(
            Message(
                "assistant" if at % 2 else "user",
                writer.sentence(10, 40),
                f"m{at}",
                start + timedelta(minutes=at) + timedelta(hours=5) * (at // 20),
            )
            for at in range(arguments.messages)
        )
        conversation = Conversation(said, f"talk-{number}", started=start)
        text = transcript_writer.render(conversation)
        (root / "conversations" / f"talk-{number}.md").write_text(text, encoding="utf-8")


def _question(text: str, random: np.random.Generator) -> str:
    """Return a question made of some words of a text, in their order."""
    found = [word for word in text.split() if word.isalpha()] or ["nothing"]
    chosen = sorted(random.choice(len(found), min(len(found), int(random.integers(3, 8))), replace=False))
    return " ".join(["what about", *(found[i] for i in chosen)])


class Bare:
    """The bare libraries; of our code only the splitting into words and the embedder are used."""

    def __init__(self, texts: Sequence[str], vectors: np.ndarray) -> None:
        fields = tantivy.SchemaBuilder()
        fields.add_text_field("text", tokenizer_name="whitespace")
        fields.add_text_field("shown", stored=True, index_option="basic", tokenizer_name="raw")
        schema = fields.build()
        index = tantivy.Index(schema)
        writer = index.writer(num_threads=1)
        for text in texts:
            writer.add_document(tantivy.Document(text=" ".join(words(text)), shown=text))
        writer.commit()
        index.reload()
        self._schema, self._searcher, self._texts = schema, index.searcher(), texts
        self._graph = hnswlib.Index(space="ip", dim=vectors.shape[1])
        self._graph.init_index(max_elements=len(vectors), M=16, ef_construction=100, random_seed=7)
        self._graph.add_items(vectors)

    def search(self, query: str, count: int) -> Times:
        """Return the total time of both searches, with the query and its vector prepared before."""
        asked, vector = self._build_query(query), get_packaged_embedder().embed([query])[0]
        self._graph.set_ef(max(100, count))
        lexical = time_action(lambda: self._searcher.search(asked, count))
        dense = time_action(lambda: self._graph.knn_query(vector, k=count, num_threads=1))
        return lexical[0] + dense[0], lexical[1] + dense[1]

    def answer(self, query: str, count: int) -> list[str]:
        """Return the texts of the best results of both libraries, including all preparation of the query."""
        hits = self._searcher.search(self._build_query(query), count).hits
        found = [self._searcher.doc(address)["shown"][0] for _, address in hits]
        self._graph.set_ef(max(100, count))
        labels, _ = self._graph.knn_query(get_packaged_embedder().embed([query])[0], k=count, num_threads=1)
        return found + [self._texts[label] for label in labels[0].tolist()]

    def _build_query(self, query: str) -> tantivy.Query:
        terms = [tantivy.Query.term_query(self._schema, "text", word, "freq") for word in dict.fromkeys(words(query))]
        return tantivy.Query.boolean_query([(tantivy.Occur.Should, term) for term in terms])


def time_action(action: Callable[[], object]) -> Times:
    """Return the milliseconds of wall time and of processor time that the action takes."""
    begin, used = time.perf_counter(), time.process_time()
    action()
    return (time.perf_counter() - begin) * 1000, (time.process_time() - used) * 1000


def seconds(begin: float) -> float:
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
