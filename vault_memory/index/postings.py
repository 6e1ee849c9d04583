"""Search the entries of one group by BM25, with Tantivy. No other module imports Tantivy.

Fields contain the words that `text.words` extracts from a text, joined by spaces, so that index and query use the same
words. Queries are built from words and never parsed, so none can raise. Filters add nothing to the score. Entries are
identified by their labels.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import WordsDamaged
from vault_memory.index.hits import FIELDS, MAX_WORDS, Among, fetch_allowed, no_hits
from vault_memory.models import Entry, Filter, ScoredLabels
from vault_memory.models.filters import EXACT_FIELDS
from vault_memory.text.words import storable

if TYPE_CHECKING:
    import tantivy

_HEAP = 64_000_000
_MANY = 0.3  # a filter that passes less than this share of all entries is evaluated by Tantivy
_FEW = 100  # a filter that passes at most this many entries is replaced by a query for their labels


class Postings:
    """One Tantivy index in one folder."""

    def __init__(self, folder: Path, create: bool = False) -> None:
        """Open the index, or create an empty one. Raises IndexDamaged."""
        import tantivy

        self.folder = folder
        self._tantivy = tantivy
        self._writer: tantivy.IndexWriter | None = None
        with _map_errors():
            if create:
                folder.mkdir(parents=True, exist_ok=True)
                self._index = tantivy.Index(_schema(), str(folder), reuse=False)
            else:
                self._index = tantivy.Index.open(str(folder))
            self._index.config_reader("manual")
            self._index.reload()
            self._searcher = self._index.searcher()
        self._schema = self._index.schema

    def __len__(self) -> int:
        return int(self._searcher.num_docs)

    def reload(self) -> None:
        """Reload the last commit."""
        with _map_errors():
            self._index.reload()
            self._searcher = self._index.searcher()

    # -- writing ---------------------------------------------------------------------------------

    def add(self, label: int, entry: Entry) -> None:
        with _map_errors():
            self._open_writer().add_document(self._document(label, entry))

    def delete(self, label: int) -> None:
        """Delete an entry; if it does not exist, open no writer."""
        with _map_errors():
            if self._writer is not None or self._fetch(self._query_labels(np.array([label])), 1)[0].size:
                self._open_writer().delete_documents_by_term("label", label)

    def commit(self) -> None:
        """Write the added and deleted entries durably, and wait for merges."""
        if self._writer is None:
            return
        with _map_errors():
            self._writer.commit()
            self._writer.wait_merging_threads()
        self._writer = None

    def rollback(self) -> None:
        """Discard uncommitted changes and release the lock on the folder."""
        if self._writer is not None:
            with _map_errors():
                self._writer.rollback()
                self._writer.wait_merging_threads()
            self._writer = None

    def fingerprint(self) -> str:
        """Return the names and sizes of the last commit's segment files; a different value means a crash or damage.

        Tantivy's other files are left out, since its threads may still clean up after a commit.
        """
        with _map_errors():
            meta = json.loads((self.folder / "meta.json").read_bytes())
        living = {segment["segment_id"].replace("-", "") for segment in meta["segments"]}
        files = (path for path in self.folder.iterdir() if path.name.partition(".")[0] in living)
        return " ".join((str(meta["opstamp"]), *sorted(f"{path.name}:{path.stat().st_size}" for path in files)))

    def _open_writer(self) -> tantivy.IndexWriter:
        if self._writer is None:
            self._writer = self._index.writer(heap_size=_HEAP, num_threads=1)
        return self._writer

    def _document(self, label: int, entry: Entry) -> tantivy.Document:
        document = self._tantivy.Document()
        document.add_integer("label", label)
        from vault_memory.index.field_texts import list_field_texts

        for name, text in list_field_texts(entry):
            document.add_text(name, text)
        document.add_text("tier", entry.tier)
        for field in EXACT_FIELDS:
            document.add_text(field.column, field.value(entry))
        if entry.display_date is not None:
            document.add_integer("dated", int(entry.display_date.timestamp() * 1000))
        return document

    # -- searching -------------------------------------------------------------------------------

    def search(
        self, query_words: Sequence[str], boosts: Mapping[str, float], limit: int, where: Filter, among: Among
    ) -> ScoredLabels:
        """Return the labels and BM25 scores of entries that contain any of the words, best first."""
        query = self._tantivy.Query
        found = list(dict.fromkeys(map(storable, query_words)))[:MAX_WORDS]
        terms = []
        for field, boost in boosts.items():
            if field in FIELDS and boost > 0:
                asked = [query.term_query(self._schema, field, word, "freq") for word in found]
                terms += asked if boost == 1.0 else [query.boost_query(term, boost) for term in asked]
        return self._run(query.boolean_query([(self._tantivy.Occur.Should, t) for t in terms]), limit, where, among)

    def phrase(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Return the labels and BM25 scores of entries whose text contains the words in sequence."""
        query = self._tantivy.Query
        few: list[str | tuple[int, str]] = [storable(word) for word in query_words[:MAX_WORDS]]
        if not few:
            return no_hits()
        one = query.term_query(self._schema, "text", few[0])
        return self._run(one if len(few) == 1 else query.phrase_query(self._schema, "text", few), limit, where, among)

    def holding(self, query_words: Sequence[str]) -> NDArray[np.int64]:
        """Return the labels of all entries whose text and heading together contain all of the words."""
        query, must, should = self._tantivy.Query, self._tantivy.Occur.Must, self._tantivy.Occur.Should
        each = [
            query.boolean_query(
                [(should, query.term_query(self._schema, field, word)) for field in ("text", "heading")]
            )
            for word in dict.fromkeys(map(storable, query_words[:MAX_WORDS]))
        ]
        whole = query.const_score_query(query.boolean_query([(must, part) for part in each]), 1.0)
        return self._fetch(whole, max(len(self), 1))[0]

    def find_known_words(self, query_words: Sequence[str]) -> set[str]:
        """Return the words that occur in the text, heading or search words of an entry, perhaps a deleted one."""
        fields = ("text", "heading", "asked")
        with _map_errors():
            return {word for word in query_words if any(self._searcher.doc_freq(f, storable(word)) for f in fields)}

    def compounds(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Return entries with words that begin or end with one of the query words, or that are parts of one.

        For words that occur only in compounds: in German "Schlauch" is in "Gartenschlauch". Each match scores 1.
        """
        from vault_memory.index.compounds import list_searched_words, split_compound

        query = self._tantivy.Query
        parts: list[tantivy.Query] = []
        for word in list_searched_words(query_words):
            parts += [
                query.regex_query(self._schema, "text", pattern)
                for pattern in (f"{re.escape(word)}.+", f".+{re.escape(word)}")
            ]
            held = split_compound(word, self.find_known_words)
            parts += [query.const_score_query(query.term_query(self._schema, "text", part), 1.0) for part in held]
        if not parts:
            return no_hits()
        whole = query.boolean_query([(self._tantivy.Occur.Should, part) for part in parts])
        return self._run(whole, limit, where, among)

    def _run(self, query: tantivy.Query, limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Run a query and return the best hits that pass the filter.

        Tantivy skips weak hits only in queries of words alone, so it gets the filter only if few entries pass.
        """
        if limit <= 0:
            return no_hits()
        share = among.share
        if share < _MANY:
            occur, few = self._tantivy.Occur, len(among.labels) <= _FEW
            filters = [self._query_labels(among.labels)] if few else list(self._filters(where))
            silent = [(occur.Must, self._tantivy.Query.const_score_query(part, 0.0)) for part in filters]
            query, share = self._tantivy.Query.boolean_query([(occur.Must, query), *silent]), 1.0
        return fetch_allowed(lambda count: self._fetch(query, count), limit, share, max(len(self), 1), among)

    def _fetch(self, query: tantivy.Query, limit: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Return labels and scores, best first. Scores are rounded, since their last bits depend on the order in which
        a segment adds them up.
        """
        with _map_errors():
            searcher = self._searcher
            hits = searcher.search(query, limit, count=False).hits
            labels = searcher.fast_field_values("label", [address for _, address in hits])
        scores = np.array([score for score, _ in hits], dtype=np.float64)
        return np.array(labels, dtype=np.int64), np.round(scores, 4)

    def _query_labels(self, labels: NDArray[np.int64]) -> tantivy.Query:
        return self._tantivy.Query.term_set_query(self._schema, "label", labels.tolist())

    def _filters(self, where: Filter) -> Iterator[tantivy.Query]:
        query = self._tantivy.Query
        wanted = [
            ("tier", list(where.visible)),
            *((field.column, field.get_exact_values(where)) for field in EXACT_FIELDS),
        ]
        for field, allowed in wanted:
            if len(allowed) == 1:  # takes half the time
                yield query.term_query(self._schema, field, storable(allowed[0]), "basic")
            elif allowed:
                yield query.term_set_query(self._schema, field, [storable(value) for value in allowed])
        if where.stood is None and (where.after is not None or where.before is not None):
            yield query.range_query(
                self._schema,
                "dated",
                self._tantivy.FieldType.Integer,
                lower_bound=int(where.after.timestamp() * 1000) if where.after else None,
                upper_bound=int(where.before.timestamp() * 1000) if where.before else None,
                include_upper=where.before is None,  # Tantivy does not accept an exclusive bound of None
            )


def _schema() -> tantivy.Schema:
    import tantivy

    builder = tantivy.SchemaBuilder()
    builder.add_integer_field("label", indexed=True, fast=True)
    builder.add_text_field("text", tokenizer_name="whitespace", index_option="position")
    for field in FIELDS[1:]:
        builder.add_text_field(field, tokenizer_name="whitespace", index_option="freq")
    for field in ("tier", *(exact.column for exact in EXACT_FIELDS)):
        builder.add_text_field(field, tokenizer_name="raw", index_option="basic")
    builder.add_integer_field("dated", indexed=True, fast=True)
    return builder.build()


@contextmanager
def _map_errors() -> Iterator[None]:
    """Map Tantivy's errors to ours. Its panics, on truncated files, derive from BaseException."""
    try:
        yield
    except (ValueError, OSError, RuntimeError) as error:
        raise WordsDamaged(f"the lexical index cannot be used ({error})") from error
    except BaseException as error:
        if type(error).__name__ != "PanicException":
            raise
        raise WordsDamaged("the lexical index is damaged") from error
