"""BM25 over the entries of one group, by Tantivy: the only module that knows it.

Fields hold what `text.words.indexed` makes of a text, joined by spaces, so that index and query cannot disagree;
queries are built from words, never parsed, so that none can raise. Filters add no score. Entries are known by their
label.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from vault_memory.errors import WordsDamaged
from vault_memory.index.record_encoder import title
from vault_memory.models import Entry, Filter, ScoredLabels
from vault_memory.models.filters import EXACT_FIELDS
from vault_memory.text.words import identifiers, list_index_words, storable, words

if TYPE_CHECKING:
    import tantivy

FIELDS = ("text", "heading", "around", "asked", "code")
MAX_WORDS = 256  # of a query: more are cut off, so that no query costs unbounded time
_HEAP = 64_000_000
_COMPOUNDS = 3  # words of a query that are looked for inside others
_PART = 4  # letters of a part of a compound, at least
_LONGEST = 30  # letters of a word that is looked for so: what it costs grows with its length
_LINKS = frozenset({"", "s", "n", "es", "en", "er"})  # between the parts of a German compound
_MANY = 0.3  # share of all entries: a filter that lets fewer through is asked of Tantivy
_FEW = 100  # entries that a filter lets through: they are asked for one by one
_MOST = 10_000  # hits looked at to settle ties at the end of a list


class Among(Protocol):
    """What a filter lets through of the entries of one group that the manifest knows."""

    group: str
    labels: NDArray[np.int64]  # ascending
    share: float  # of all in the group, above 0

    def holds(self, labels: NDArray[np.int64]) -> NDArray[np.bool_]: ...

    def keys(self, labels: NDArray[np.int64]) -> NDArray[np.int64]:
        """The key of each as a number (`entry_record.code`)."""
        ...


def sort_hits(labels: NDArray[np.int64], scores: NDArray[np.float64], limit: int, among: Among) -> ScoredLabels:
    """The first of the hits, which come best first; equals by what follows from their keys alone, so that an index made
    anew answers the same.
    """
    if len(labels) > limit and scores[limit] != scores[limit - 1]:
        labels, scores = labels[:limit], scores[:limit]
    if (scores[1:] == scores[:-1]).any():
        order = np.lexsort((among.keys(labels), -scores))
        labels, scores = labels[order], scores[order]
    return ScoredLabels(labels[:limit], scores[:limit])


def no_hits() -> ScoredLabels:
    return ScoredLabels(np.zeros(0, dtype=np.int64), np.zeros(0))


class Postings:
    """One Tantivy index in one folder."""

    def __init__(self, folder: Path, create: bool = False) -> None:
        """Open, or make an empty one. Raises IndexDamaged."""
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
        """See the last commit."""
        with _map_errors():
            self._index.reload()
            self._searcher = self._index.searcher()

    # -- writing ---------------------------------------------------------------------------------

    def add(self, label: int, entry: Entry) -> None:
        with _map_errors():
            self._open_writer().add_document(self._document(label, entry))

    def delete(self, label: int) -> None:
        """Nothing is opened for one that is not there."""
        with _map_errors():
            if self._writer is not None or self._fetch(self._query_labels(np.array([label])), 1)[0].size:
                self._open_writer().delete_documents_by_term("label", label)

    def commit(self) -> None:
        """Write what was added and deleted, durably, and wait for merges."""
        if self._writer is None:
            return
        with _map_errors():
            self._writer.commit()
            self._writer.wait_merging_threads()
        self._writer = None

    def rollback(self) -> None:
        """Drop what was not committed, and the lock on the folder."""
        if self._writer is not None:
            with _map_errors():
                self._writer.rollback()
                self._writer.wait_merging_threads()
            self._writer = None

    def fingerprint(self) -> str:
        """Segments of the last commit, names and sizes of their files; another one is a crash or damage.

        What Tantivy keeps for itself is left out: its threads may still be tidying after a commit.
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
        language = entry.language
        if entry.tier == "file":  # as one text: the few words of a heading by themselves would outweigh all others
            document.add_text("text", _join_compounds(f"{title(entry)}\n{entry.text}", language))
        else:
            document.add_text("text", _join_compounds(entry.text, language))
            if entry.heading:
                document.add_text("heading", _join_compounds(entry.heading, language))
        if entry.before or entry.after:
            document.add_text(
                "around", f"{_join_compounds(entry.before, language)} {_join_compounds(entry.after, language)}"
            )
        if entry.asked:
            document.add_text("asked", _join_compounds(entry.asked, language))
        code = identifiers(entry.text)
        if code:
            document.add_text("code", " ".join(code))
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
        """Labels and BM25 of entries that hold any of the words, best first."""
        query = self._tantivy.Query
        found = list(dict.fromkeys(map(storable, query_words)))[:MAX_WORDS]
        terms = []
        for field, boost in boosts.items():
            if field in FIELDS and boost > 0:
                asked = [query.term_query(self._schema, field, word, "freq") for word in found]
                terms += asked if boost == 1.0 else [query.boost_query(term, boost) for term in asked]
        return self._run(query.boolean_query([(self._tantivy.Occur.Should, t) for t in terms]), limit, where, among)

    def phrase(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Labels and BM25 of entries whose text holds the words one after the other."""
        query = self._tantivy.Query
        few: list[str | tuple[int, str]] = [storable(word) for word in query_words[:MAX_WORDS]]
        if not few:
            return no_hits()
        one = query.term_query(self._schema, "text", few[0])
        return self._run(one if len(few) == 1 else query.phrase_query(self._schema, "text", few), limit, where, among)

    def holding(self, query_words: Sequence[str]) -> NDArray[np.int64]:
        """Labels of all entries whose text and heading together hold every one of the words."""
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
        """Those of the words that some entry holds or answers, deleted ones perhaps among them. Costs little."""
        fields = ("text", "heading", "asked")
        with _map_errors():
            return {word for word in query_words if any(self._searcher.doc_freq(f, storable(word)) for f in fields)}

    def compounds(self, query_words: Sequence[str], limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Entries with words that begin or end with one of these, or that one of these is put together of.

        For words that stand nowhere by themselves: in German "Schlauch" is in "Gartenschlauch". Each counts 1.
        """
        query = self._tantivy.Query
        parts: list[tantivy.Query] = []
        for word in query_words[:_COMPOUNDS]:
            if not _PART <= len(word) <= _LONGEST or not word.isalpha():
                continue
            parts += [
                query.regex_query(self._schema, "text", pattern)
                for pattern in (f"{re.escape(word)}.+", f".+{re.escape(word)}")
            ]
            held = self._parts(word)
            parts += [query.const_score_query(query.term_query(self._schema, "text", part), 1.0) for part in held]
        if not parts:
            return no_hits()
        whole = query.boolean_query([(self._tantivy.Occur.Should, part) for part in parts])
        return self._run(whole, limit, where, among)

    def _parts(self, word: str) -> list[str]:
        """The longest word that is known and ends ``word``, and what stands before it where that is known too."""
        for at in range(_PART, len(word) - _PART + 1):
            head = self.find_known_words([word[at:], *words(word[at:])])
            if head:
                front = {word[: at - cut] for cut in (0, 1, 2) if at - cut >= _PART and word[at - cut : at] in _LINKS}
                return [*head, *self.find_known_words(sorted(front))]
        return []

    def _run(self, query: tantivy.Query, limit: int, where: Filter, among: Among) -> ScoredLabels:
        """Best first, equals in one order; at the end of the list too.

        More hits are fetched than are wanted and what the filter does not let through is left out, until there are
        enough or no more: Tantivy skips what cannot be among the best only where there is nothing but words. Of a
        filter that lets few through it is told as much as it knows.
        """
        if limit <= 0:
            return no_hits()
        share = among.share
        if share < _MANY:
            occur, few = self._tantivy.Occur, len(among.labels) <= _FEW
            filters = [self._query_labels(among.labels)] if few else list(self._filters(where))
            silent = [(occur.Must, self._tantivy.Query.const_score_query(part, 0.0)) for part in filters]
            query, share = self._tantivy.Query.boolean_query([(occur.Must, query), *silent]), 1.0
        most = max(len(self), 1)
        fetch = min(int((limit + limit // 4) / share) + 10, most)
        while True:
            labels, scores = self._fetch(query, fetch)
            last = scores[-1] if len(scores) == fetch else None  # there may be more
            held = among.holds(labels)
            labels, scores = labels[held], scores[held]
            cut = scores[limit - 1] if len(scores) >= limit else None
            bound = most if cut is None else min(most, max(_MOST, limit))
            if last is None or fetch >= bound or (cut is not None and last != cut):
                return sort_hits(labels, scores, limit, among)
            fetch = min(fetch * 4, most)

    def _fetch(self, query: tantivy.Query, limit: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Labels and scores, best first. Scores are rounded: the order in which a segment adds them up shows in the
        last bits.
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
            if len(allowed) == 1:  # in half the time
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
                include_upper=where.before is None,  # Tantivy refuses to leave out an end that is not there
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


@lru_cache(maxsize=256)
def _join_compounds(text: str, language: str) -> str:
    """Remembered, because a message is the neighbour of two others."""
    return " ".join(list_index_words(text, language))


@contextmanager
def _map_errors() -> Iterator[None]:
    """Tantivy's errors as ours. Its panics, on files cut short, derive from BaseException."""
    try:
        yield
    except (ValueError, OSError, RuntimeError) as error:
        raise WordsDamaged(f"the lexical index cannot be used ({error})") from error
    except BaseException as error:
        if type(error).__name__ != "PanicException":
            raise
        raise WordsDamaged("the lexical index is damaged") from error
