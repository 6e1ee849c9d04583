"""Rank a current statement above the source messages of the statement that it superseded.

A superseded statement is not searched, but its source message stays in the transcript: without the current statement,
the message would give an outdated answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vault_memory.models import Entry, Filter, Hit
from vault_memory.models.columns import distinct
from vault_memory.models.entry_record import code, codes, tier_code
from vault_memory.search.retrieve import Finder
from vault_memory.text.words import content_words, words

SIMILAR_SHARE = 0.5  # share of the ``similar`` threshold from which on a statement is about the question
LONGEST_CHAIN = 20  # most statements in a chain in which each is replaced by the next
MORE = 2  # factor: a message at least this many times as long as the cells made from it says more than they do
_PAST, _CELL = tier_code("past"), tier_code("cell")


def add_successors(finder: Finder, where: Filter, hits: Sequence[Hit]) -> list[Hit]:
    """Return the hits, each message below the current successors of its superseded statements that the query is about.

    A successor that is among the hits moves up; one that is not has the score of the message. As in `tiers.fold_hits`,
    nothing is said twice: a successor is not added below all messages that it cites, and one of these that is a hit
    below the successor is folded into it if it says little more.
    """
    said = [hit.entry.id for hit in hits if hit.entry.tier == "message"]
    successors = _successors(finder, said) if said and "cell" in where.tiers and not finder.query.empty else {}
    if not successors:
        return list(hits)
    allowed = _load_allowed(finder, where, [label for labels in successors.values() for label in labels])
    found = {hit.entry.key: hit for hit in hits}
    kept: dict[str, Hit] = {}
    shown: set[str] = set()  # ids of messages
    citing: dict[str, str] = {}  # id of a message → key of the successor that was put above it
    for hit in hits:
        key = citing.get(hit.entry.id, "") if hit.entry.tier == "message" else ""
        if key and len(hit.entry.text) < MORE * len(kept[key].entry.text):
            kept[key] = replace(kept[key], more=(*kept[key].more, hit.entry))
            continue
        for label in successors.get(hit.entry.id, ()) if hit.entry.tier == "message" else ():
            entry = allowed.get(label)
            if entry is not None and entry.key not in kept and not shown.issuperset(entry.sources or {""}):
                kept[entry.key] = found.get(entry.key, Hit(entry, hit.score))
                citing |= dict.fromkeys(entry.sources, entry.key)
        kept.setdefault(hit.entry.key, hit)
        shown |= {hit.entry.id} if hit.entry.tier == "message" else set()
    return list(kept.values())


def _successors(finder: Finder, messages: Sequence[str]) -> dict[str, list[int]]:
    """Return, by message, the labels of current statements that replaced a statement made from the message."""
    columns, found = finder.columns, defaultdict[str, list[int]](list)
    past = np.flatnonzero(columns.column("tier") == _PAST)
    if not len(past):
        return {}
    sources, owners = columns.numbers("sources", past)
    cited = distinct(past[owners[np.isin(sources, codes(messages))]])
    entries = finder.index.entries(columns.labels[cited].tolist())
    current = {entry.key: label for entry in entries.values() if (label := _current(finder, entry)) is not None}
    replaced = [entry for entry in entries.values() if entry.key in current]
    stated = finder.index.entries(list(dict.fromkeys(current.values()))) if current else {}
    texts = [_find_replaced(entry.text, stated[current[entry.key]].text) for entry in replaced]
    for entry, about in zip(replaced, _are_relevant(finder, texts), strict=True):
        for message in set(messages).intersection(entry.sources) if about else ():
            found[message].append(current[entry.key])
    return found


def _find_replaced(past: str, current: str) -> str:
    """Return the sentences of a superseded statement that share most words with the current one; all if none does.

    A message of several sentences becomes one statement, and what ended one of them says nothing about the others.
    """
    from vault_memory.text.sentences import split_sentences  # few searches find a message of what ended

    sentences, holds = list(split_sentences(past)), set(content_words(current))
    shared = [len(holds.intersection(content_words(sentence))) for sentence in sentences]
    best = max(shared, default=0)
    return " ".join(each for each, count in zip(sentences, shared, strict=True) if count == best)


def _are_relevant(finder: Finder, texts: Sequence[str]) -> list[bool]:
    """Return which texts share a word with the query or are close to it in meaning."""
    terms = set(finder.terms)
    sharing = [not terms.isdisjoint(words(text)) for text in texts]
    if finder.vector is not None and finder.embedder is not None and not all(sharing):
        least = SIMILAR_SHARE * finder.embedder.thresholds.similar
        near = finder.embed(texts) @ finder.content_vector >= least
        sharing = [one or bool(other) for one, other in zip(sharing, near, strict=True)]
    return sharing


def _current(finder: Finder, entry: Entry) -> int | None:
    """Return the label of the current statement at the end of the chain that replaced ``entry``, or None."""
    columns, successor = finder.columns, entry.successor
    for _ in range(LONGEST_CHAIN):
        if not successor:
            return None
        at = np.flatnonzero(columns.column("id") == code(successor))
        if not len(at):
            return None
        label = int(columns.labels[at[0]])
        if columns.column("tier")[at[0]] == _CELL:
            return label
        following = finder.index.entries([label]).get(label)
        successor = following.successor if following is not None else ""
    return None


def _load_allowed(finder: Finder, where: Filter, labels: Sequence[int]) -> dict[int, Entry]:
    """Return, by label, the statements that pass both the filter and the query's own filter."""
    chosen = distinct(np.array(labels, dtype=np.int64))
    return finder.index.entries(chosen[finder.index.mask_allowed(chosen, finder.join_filter(where))].tolist())
