"""Measure how fast the index is built, updated and searched, compared with the bare libraries on the same machine.

    .venv/bin/python bench/index.py [DOCUMENTS] [--cells 10] [--queries 200]

Makes a synthetic vault in a temporary folder: words drawn by Zipf's law, so that lists of postings have real
lengths. Ratios to bare Tantivy and NumPy in the same run say more than milliseconds of one machine.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import tantivy

from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Filter
from vault_memory.text.words import words
from vault_memory.vault.storage.store import Store

VOCABULARY = 20_000
FIELDS = {"text": 1.0, "heading": 0.5, "around": 0.35}


class Writer:
    """Generate sentences of pronounceable words with Zipf frequencies."""

    def __init__(self, seed: int = 0) -> None:
        self._random = np.random.default_rng(seed)
        syllables = [c + v for c in "bdfgklmnprstvz" for v in "aeiou"]
        picks = self._random.integers(0, len(syllables), size=(VOCABULARY, 3))
        self._words = ["".join(syllables[i] for i in row) for row in picks]
        weights = 1.0 / np.arange(2, VOCABULARY + 2)
        self._shares = (weights / weights.sum()).cumsum()

    def sentence(self, low: int = 8, high: int = 18) -> str:
        count = int(self._random.integers(low, high))
        drawn = self._shares.searchsorted(self._random.random(count) * self._shares[-1], side="right")
        return " ".join(self._words[i] for i in drawn)

    def document(self, number: int, cells: int) -> str:
        bullets = "\n".join(f"- [fact] {self.sentence()} ^q{number}-{i}" for i in range(cells))
        name = f"Topic {number} {self.sentence(2, 4)}"
        return f"---\ntopic: {name}\ncreated: 2026-01-15T10:30:00Z\n---\n\n# {name}\n\n## Notes\n\n{bullets}\n"


def milliseconds(action: Callable[[], object]) -> float:
    begin = time.perf_counter()
    action()
    return (time.perf_counter() - begin) * 1000


def spread(times: Sequence[float]) -> str:
    return f"p50 {np.percentile(times, 50):7.2f} ms   p95 {np.percentile(times, 95):7.2f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("documents", type=int, nargs="?", default=2_000)
    parser.add_argument("--cells", type=int, default=10)
    parser.add_argument("--queries", type=int, default=200)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), arguments.documents, arguments.cells, arguments.queries)


def measure(folder: Path, documents: int, cells: int, queries: int) -> None:
    root = folder / "vault"
    (root / "topics").mkdir(parents=True)
    writer = Writer()
    for number in range(documents):
        (root / "topics" / f"Topic {number}.md").write_text(writer.document(number, cells), encoding="utf-8")
    time.sleep(2.1)  # until the files are old enough to be trusted by their times
    index = Index(root, get_packaged_embedder())
    print(f"{documents} documents, {documents * cells} cells")
    built = milliseconds(index.sync)
    print(f"sync from nothing     {built / 1000:8.2f} s   ({len(index) / built * 1000:,.0f} entries/s)")
    print(f"scan alone            {milliseconds(Store(root).scan):8.1f} ms")
    print(f"sync, nothing changed {milliseconds(index.sync):8.1f} ms")
    edits = [edit(index, root / "topics" / f"Topic {n}.md") for n in range(min(9, documents))]
    print(f"sync, one cell edited {np.median(edits):8.1f} ms")
    print(f"opened again, synced  {milliseconds(Index(root, get_packaged_embedder()).sync):8.1f} ms")
    search(index, [writer.sentence(3, 7) for _ in range(queries)])
    print(f"rebuild, vectors kept {milliseconds(index.rebuild) / 1000:8.2f} s")
    print(f"on disk               {int(str(index.status()['bytes'])) / 1e6:8.1f} MB")


def edit(index: Index, path: Path) -> float:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("[fact] ", f"[fact] edited {path.stem} ", 1), encoding="utf-8")
    return milliseconds(index.sync)


def search(index: Index, queries: Sequence[str]) -> None:
    vectors = get_packaged_embedder().embed(queries)
    everything = Filter()
    ours_words = [milliseconds(lambda q=q: index.snapshot().lexical(words(q), FIELDS, 20, everything)) for q in queries]
    ours_vectors = [milliseconds(lambda v=v: index.snapshot().dense(v, 20, everything)) for v in vectors]
    bare_words, bare_vectors = bare(index, queries)
    print(f"lexical               {spread(ours_words)}   {ratio(ours_words, bare_words)} bare Tantivy")
    print(f"dense                 {spread(ours_vectors)}   {ratio(ours_vectors, bare_vectors)} bare NumPy, exact")


def bare(index: Index, queries: Sequence[str]) -> tuple[list[float], list[float]]:
    """Measure the same entries and queries with the bare libraries: one text field, one matrix."""
    builder = tantivy.SchemaBuilder()
    schema = builder.add_text_field("text", tokenizer_name="en_stem").build()
    plain = tantivy.Index(schema)
    filled = plain.writer(num_threads=1)
    labels = [label for label, _ in index.snapshot().lexical(["note"], {"heading": 1.0}, 1_000_000, Filter())]
    texts = [entry.text for entry in index.snapshot().entries(labels).values()]
    for text in texts:
        filled.add_document(tantivy.Document(text=text))
    filled.commit()
    plain.reload()
    searcher, matrix = plain.searcher(), index.snapshot().vectors(labels)

    def lexical(query: str) -> object:
        return searcher.search(plain.parse_query(query, ["text"]), 20)

    def dense(vector: np.ndarray) -> object:
        scores = matrix @ vector
        best = np.argpartition(-scores, 20)[:20]
        return best[np.argsort(-scores[best])]

    vectors = get_packaged_embedder().embed(queries)
    return (
        [milliseconds(lambda q=q: lexical(q)) for q in queries],
        [milliseconds(lambda v=v: dense(v)) for v in vectors],
    )


def ratio(ours: Sequence[float], bare: Sequence[float]) -> str:
    return f"{np.percentile(ours, 50) / np.percentile(bare, 50):5.1f} ×"


if __name__ == "__main__":
    main()
