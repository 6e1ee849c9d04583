"""Rewrite a query with the words of the index.

Topic aliases are resolved, words get the spelling of the vault (British or American), English words are added for words
of another language, and words that were mistyped by one letter are corrected.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from string import ascii_lowercase

import numpy as np

from vault_memory.models import SearchIndex
from vault_memory.models.entry_record import word_code
from vault_memory.search.query import MAX_TERMS, Query, parse
from vault_memory.text import tokens
from vault_memory.text.languages import detect_language, is_english
from vault_memory.text.thesaurus import find_related
from vault_memory.text.words import is_stop_word, is_unspaced, words

MISTYPED = 8  # most words of a query that are corrected
GLOSSES = 2  # most English words that are searched for one word in another language
LONG = 6  # letters of a word among others: a shorter one is often a word that the vault does not have
_WORD = re.compile(r'(?<![\w:"-])[a-z]{4,24}(?![\w:"-])', re.IGNORECASE)  # a shorter word is often another word


def read_query(text: str, index: SearchIndex, now: datetime | None = None) -> Query:
    """Parse the query, spell it as the vault does, resolve aliases in ``topic:``, and translate foreign words.

    ``now``: the moment from which "last week" is counted.
    """
    query = parse(text)
    if " " in query.question.strip():  # a single word is searched for as it is
        subject = _leave_out_lead_in(query)
        query = _apply_period(subject, now or datetime.now(UTC), literal=subject is query)
    query = _translate(_respell(_use_topic_names(query, index), index), index)
    if not query.where.topics:
        return query
    from vault_memory.vault.document.names import fold_name

    known = index.topic_names()
    names = {fold_name(alias): topic.name for topic in known for alias in topic.aliases}
    names |= {fold_name(topic.name): topic.name for topic in known}
    topics = tuple(names.get(fold_name(name), name) for name in query.where.topics)
    return replace(query, where=replace(query.where, topics=topics))


def _leave_out_lead_in(query: Query) -> Query:
    """Return the query about what follows on words that only ask the memory."""
    from vault_memory.search.lead_in import strip_lead_in  # reads tables that a search for one word does not need

    subject = strip_lead_in(query.question)
    about = parse(subject)
    if subject == query.question or query.phrases or all(map(is_stop_word, about.content)):
        return query
    asks = query.measures or query.asks_name  # "when did we talk about it" is read as it is asked
    return replace(
        query, question=query.question if asks else subject, content=about.content, terms=about.terms,
        foreign=about.foreign, named=about.named,
    )  # fmt: skip


def _apply_period(query: Query, now: datetime, *, literal: bool) -> Query:
    """Return the query with the time that it names; one that names nothing else lists what has a date of that time.

    The words for the time are no subject: that they stand nowhere says nothing. In a ``literal`` question ("who came
    last week?") they are still searched for, because texts have them.
    """
    if query.phrases or query.named or query.where.after or query.where.before:
        return query
    from vault_memory.search.periods import find_period  # reads tables that a search for one word does not need

    period = find_period(query.question, now)
    if period is None or not (period.alone or period.relative):
        return replace(query, period=period)
    if not period.alone:
        rest = parse(period.rest)
        if all(map(is_stop_word, rest.content)):
            return replace(query, period=period)
        terms = query.terms if literal else rest.terms
        return replace(query, content=rest.content, terms=terms, foreign=rest.foreign, period=period)
    return replace(
        query, question="", content=(), terms=(), foreign=(), identifiers=(), names=(), dates=(), period=period,
        where=replace(query.where, after=period.begin, before=period.end),
    )  # fmt: skip


def _use_topic_names(query: Query, index: SearchIndex) -> Query:
    """Return the query with the name of a topic in place of another name of it that stands in no text.

    A renamed or merged topic has its earlier names as aliases: who asks for "tea" means the topic Brews.
    """
    held = index.find_known_words(query.terms)
    if query.named or query.phrases or held.issuperset(query.terms):
        return query
    for topic in index.topic_names():
        for alias in topic.aliases:
            called = frozenset(words(alias))
            if called and called.isdisjoint(held) and called.issubset(query.terms):
                kept = [word for word in query.content if not called.issuperset(words(word))]
                content = dict.fromkeys([*kept, *(word for word in topic.name.split() if words(word))])
                terms = dict.fromkeys([*(t for t in query.terms if t not in called), *words(topic.name)])
                return replace(query, content=tuple(content), terms=tuple(terms)[:MAX_TERMS])
    return query


def _respell(query: Query, index: SearchIndex) -> Query:
    """Return the query with words that no text holds in the other spelling of English, if some text holds that."""
    held = index.find_known_words(query.terms)
    unknown = [term for term in query.terms if term not in held]
    if not unknown or query.named:
        return query
    from vault_memory.text.spellings import find_other_spelling  # most queries have no unknown word

    others = {term: other for term in unknown if (other := find_other_spelling(term))}
    known = index.find_known_words([stem for other in others.values() for stem in words(other)])
    meant = {term: other for term, other in others.items() if known.issuperset(words(other))}
    if not meant:
        return query
    content = [next((meant[stem] for stem in words(word) if stem in meant), word) for word in query.content]
    terms = dict.fromkeys(stem for term in query.terms for stem in (words(meant[term]) if term in meant else [term]))
    return replace(query, content=tuple(content), terms=tuple(terms)[:MAX_TERMS])


def _translate(query: Query, index: SearchIndex) -> Query:
    """Return the query with English translations of words in another language, and a note about them.

    Translations replace a word that no text holds; only translations that some text holds are used. If the language is
    unknown, common English words are kept as they are, and a glossary must translate more than half of the words.
    """
    language = detect_language(query.question)
    if query.empty or query.named or query.phrases or (not language and is_english(query.question)):
        return query
    held = index.find_known_words(query.terms)
    asked = [
        word
        for word in query.content
        if language or not word.isascii() or (not held.issuperset(words(word)) and tokens.count(word.lower()) > 1)
    ]
    if not asked:
        return query
    from vault_memory.text.glossary import translate

    glosses = {word: found for word in asked if (found := translate(word, language))}
    if not language and 2 * len(glosses) <= len(query.content):
        return query
    stems = {gloss: words(gloss) for found in glosses.values() for gloss in found}
    known = held | index.find_known_words(list(dict.fromkeys(stem for each in stems.values() for stem in each)))
    content: list[str] = []
    for word in query.content:
        meant = [g for g in glosses.get(word, ()) if not known.isdisjoint(stems[g]) and not is_stop_word(g)]
        if not meant or known.issuperset(words(word)):
            content.append(word)
        content += meant if is_unspaced(word) else meant[:GLOSSES]
    content = list(dict.fromkeys(content))
    english = [word for word in content if word not in query.content]
    if not english:
        return query
    return replace(
        query,
        question=f"{query.question} ({' '.join(english)})",
        content=tuple(content),
        terms=tuple(dict.fromkeys(stem for word in content for stem in words(word)))[:MAX_TERMS],
        translated=not any(known.issuperset(words(word)) for word in query.content),
        notes=(*query.notes, f"searched in English, too: {', '.join(english)}"),
    )


def correct_spelling(text: str, index: SearchIndex) -> tuple[str, str]:
    """Return the query with unknown words replaced by known ones that differ by one letter, and a note about it.

    A word may also be replaced by one that the vault does not have, if it has related words ("alergy", "allergy",
    "allergic"). Both are "" if no word was replaced, or if another word is still unknown: then the question is foreign
    to the vault. The first letter is assumed to be right.
    """
    said: list[str] = []
    related: set[str] = set()  # stems of the words that the vault has in other words
    result, query = text, parse(text)
    unknown = set(query.terms) - index.find_known_words(query.terms)
    if len(unknown) > MISTYPED:
        return "", ""
    alone = len(query.content) == 1
    for word in dict.fromkeys(match[0] for match in _WORD.finditer(text)):
        if (
            (alone or len(word) >= LONG)
            and word[1:].islower()  # else a name
            and not unknown.isdisjoint(words(word))
            and not _is_common(word.lower())
        ):
            meant = _nearest(word.lower(), index)
            if not meant:
                return "", ""
            related.update(words(meant))
            result = re.sub(rf'(?<![\w:"-]){word}(?![\w:"-])', meant, result)
            said.append(f"'{word}' (searched for '{meant}')")
    terms = parse(result).terms
    if not said or not related.union(index.find_known_words(terms)).issuperset(terms):
        return "", ""
    return result, f"no memory has {', '.join(said)}"


def suggest_spelling(query: Query, index: SearchIndex) -> str:
    """Return a note with the query as it was probably meant, if it has unknown words that are slips; "" otherwise.

    What was found by the other words is left as it is: a word that stands nowhere may be right.
    """
    if query.named or query.phrases or query.translated or detect_language(query.question):
        return ""
    if index.find_known_words(query.terms).issuperset(query.terms):
        return ""
    meant, _ = correct_spelling(query.text, index)
    return f"did you mean: {meant.rstrip('? ')}?" if meant else ""


def _is_common(word: str) -> bool:
    """Return whether a word is no slip: it, or what it is a form of, is a single token of the tokenizer."""
    return tokens.count(word) == 1 or any(tokens.count(stem) == 1 and find_related(stem) for stem in words(word))


def _nearest(word: str, index: SearchIndex) -> str:
    """Return the word within one letter whose stem most texts hold, the likeliest word of several; "" for none.

    If no text holds any, the only one of the thesaurus of whose related words some text holds one.
    """
    stems = {other: stem for other in _slips(word) for stem in words(other)}
    held = index.find_known_words(list(dict.fromkeys(stems.values())))
    others = [other for other, stem in stems.items() if stem in held]
    if not others:
        if any(map(find_related, words(word))):  # a word itself
            return ""
        meant = {stem: other for other, stem in stems.items() if find_related(stem)}
        only = len(meant) == 1 and index.find_known_words(find_related(next(iter(meant))))
        return next(iter(meant.values())) if only else ""
    rarity = index.columns().idf(np.array([word_code(stems[other]) for other in others], dtype=np.uint32))
    pieces = map(tokens.count, others)  # fewer: a word, and not only something with the same stem
    return min(zip(rarity.tolist(), pieces, map(len, others), others, strict=True))[-1]


def _slips(word: str) -> Iterator[str]:
    """Yield words with one letter after the first inserted, removed, replaced or swapped with the next."""
    for at in range(1, len(word) + 1):
        head, tail = word[:at], word[at:]
        yield from (head + letter + tail for letter in ascii_lowercase)
        if tail:
            yield head + tail[1:]
            yield from (head + letter + tail[1:] for letter in ascii_lowercase)
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
