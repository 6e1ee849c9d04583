"""A warm `Memory.search` over 100,000 entries beside Tantivy and hnswlib called bare on the same texts in the same run.

    python bench/search_speed.py [--topics 1000] [--cells 60] [--conversations 400] [--messages 100] [--queries 300]
                                 [--keep FOLDER]

A synthetic vault (words by Zipf's law, so that posting lists have real lengths), every query different, in the words of
one of its texts. What is timed of ours is all a caller waits for: looking for changed files, embedding, both arms,
ranking, tiers, touch and metrics. Bare: the query's words to one Tantivy field (Should, best 10) and its vector to one
hnswlib graph (best 10, ef 100), embedding not counted: the first ratio. The second is to the same libraries asked, by
other queries, for as many as our arms are, since a ranking by several kinds of evidence has to look at more than it
returns. The third is to what a caller of the bare libraries waits for, from the question as it is typed to the texts of
the best ten of each: splitting and stemming it, embedding it, both searches, the texts.
Queries go in turn to all, so that what else the machine does troubles them alike; the processor time of the process,
all its threads, is given too, which it troubles less. What is written behind the answers is in the last line: all
processor time of ours by the number of queries. ``--keep`` makes the vault there once.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import hnswlib
import numpy as np
import tantivy
from index import Writer, spread

from vault_memory import Memory
from vault_memory.llm.embedders import packaged
from vault_memory.models import Conversation, Filter, Message
from vault_memory.search.candidates import WRITTEN
from vault_memory.text.words import words
from vault_memory.vault import transcript

START = datetime(2025, 1, 1, 9, tzinfo=UTC)
SOURCES = ("all", "conversation")
BEST = 10

Times = tuple[float, float]


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
    labels = memory.index.newest(len(memory.index), Filter())
    entries = memory.index.entries(labels)
    texts = [entry.text for entry in entries.values()]
    bare = Bare(texts, memory.index.vectors(list(entries)))
    random = np.random.default_rng(11)
    queries = [
        _question(texts[i], random) for i in random.choice(len(texts), 3 * len(SOURCES) * arguments.queries + 40)
    ]
    for query in queries[:40]:
        memory.search(query)
        bare.search(query, BEST)
    for source, part in zip(SOURCES, np.array_split(np.array(queries[40:], dtype=object), len(SOURCES)), strict=True):
        many = WRITTEN if source == "all" else memory.settings.search.candidates
        ours, theirs, more, whole_way = [], [], [], []
        whole = time.process_time()
        for query, other, third in zip(part[::3], part[1::3], part[2::3], strict=True):
            ours.append(timed(lambda q=query, s=source: memory.search(q, source_type=s)))
            theirs.append(bare.search(query, BEST))
            more.append(bare.search(other, many))
            whole_way.append(timed(lambda q=third: bare.answer(q, BEST)))
        memory.usage.close()  # writes what is waiting
        whole = (time.process_time() - whole) * 1000 - sum(arm[1] for pair in theirs + more for arm in pair)
        whole -= sum(times[1] for times in whole_way)
        print(f"\nsource_type {source}: {len(ours)} queries, all different")
        for clock, name in enumerate(("passed", "of the processor")):
            mine = [times[clock] for times in ours]
            words_, vectors_ = ([pair[arm][clock] for pair in theirs] for arm in (0, 1))
            both, all_ = ([one[clock] + other[clock] for one, other in asked] for asked in (theirs, more))
            print(f"  time {name}")
            print(f"    Memory.search          {spread(mine)}")
            print(f"    bare Tantivy           {spread(words_)}")
            print(f"    bare hnswlib           {spread(vectors_)}")
            print(f"    bare, both             {spread(both)}")
            print(f"    bare, both, {many:3} each {spread(all_)}")
            typed = [times[clock] for times in whole_way]
            print(f"    bare, from text to text {spread(typed)}")
            for base, label in ((both, f"best {BEST}"), (all_, f"best {many}"), (typed, "the texts")):
                shares = [np.percentile(mine, at) / np.percentile(base, at) for at in (50, 95)]
                print(f"    ratio to {label:9}     p50 {shares[0]:7.2f}      p95 {shares[1]:7.2f}")
        print(f"  of the processor in all, with embedding for the bare ones: {whole / len(ours):.2f} ms a query")
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
        (root / "conversations" / f"talk-{number}.md").write_text(transcript.render(conversation), encoding="utf-8")


def _question(text: str, random: np.random.Generator) -> str:
    """Some words of a text, in its order, as somebody would ask about it."""
    found = [word for word in text.split() if word.isalpha()] or ["nothing"]
    chosen = sorted(random.choice(len(found), min(len(found), int(random.integers(3, 8))), replace=False))
    return " ".join(["what about", *(found[i] for i in chosen)])


class Bare:
    """The libraries with nothing of ours around them but the words of a text, as our index has them."""

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

    def search(self, query: str, count: int) -> tuple[Times, Times]:
        """How long each library takes for its best, with what is asked made ready."""
        asked, vector = self._asked(query), packaged().embed([query])[0]
        self._graph.set_ef(max(100, count))
        lexical = timed(lambda: self._searcher.search(asked, count))
        return lexical, timed(lambda: self._graph.knn_query(vector, k=count, num_threads=1))

    def answer(self, query: str, count: int) -> list[str]:
        """The texts of the best of both, one after the other, nothing made ready."""
        hits = self._searcher.search(self._asked(query), count).hits
        found = [self._searcher.doc(address)["shown"][0] for _, address in hits]
        self._graph.set_ef(max(100, count))
        labels, _ = self._graph.knn_query(packaged().embed([query])[0], k=count, num_threads=1)
        return found + [self._texts[label] for label in labels[0].tolist()]

    def _asked(self, query: str) -> tantivy.Query:
        terms = [tantivy.Query.term_query(self._schema, "text", word, "freq") for word in dict.fromkeys(words(query))]
        return tantivy.Query.boolean_query([(tantivy.Occur.Should, term) for term in terms])


def timed(action: Callable[[], object]) -> Times:
    """Milliseconds that passed, and of the processor's time."""
    begin, used = time.perf_counter(), time.process_time()
    action()
    return (time.perf_counter() - begin) * 1000, (time.process_time() - used) * 1000


def seconds(begin: float) -> float:
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
