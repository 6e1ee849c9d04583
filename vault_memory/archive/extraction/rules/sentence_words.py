"""Words of an English sentence as features for regressions: words, pairs, classes of words, and how it begins.

Classes are a figure, a day, a name, near and far relatives, verbs of saying, modal verbs, verbs of the past; so "my
neighbour swears" and "a colleague of hers claims" have features in common.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from vault_memory.archive.extraction.rules.lexicon import ENGLISH_DAYS, ENGLISH_MONTHS, word_set
from vault_memory.text.words import words as stems

_TOKEN = re.compile(
    r"`[^`]*`|[$€£]\s?\d[\d.,]*k?|\d[\d.,:/%-]*\w*|[^\W\d_]+(?:['’][^\W\d_]+)*|\.\.\.|[!?…;:(\U0001f602\U0001f923]"
)
_DAYS = (
    frozenset(ENGLISH_DAYS)
    | {f"{day}s" for day in ENGLISH_DAYS}
    | word_set("mon tue tues wed thu thur thurs fri sat sun tomorrow tonight")
)
_MONTHS = frozenset(ENGLISH_MONTHS) | word_set("jan feb mar apr jun jul aug sept sep oct nov dec")
_CLASSES = {
    "<close>": """
        wife husband partner mum mom mother dad father sister brother son daughter kids kid child children baby
        girlfriend boyfriend fiance fiancé parents twins
        """,
    "<far>": """
        uncle aunt auntie cousin nephew niece grandma grandpa gran granny nan grandad grandfather grandmother neighbour
        neighbor colleague friend friends mate mates guy guys bloke man woman lady chap girl boy barber hairdresser
        driver somebody someone people everyone everybody customer stranger tourist ex in-laws caretaker postman lodger
        tenant owner owners teacher boss classmate passenger flatmate roommate
        """,
    "<say>": """
        says said say reckons reckon claims claimed swears swore thinks thought told tells insists insisted maintains
        saying heard hear read mentioned believes
        """,
    "<modal>": """
        would could might should would've could've might've wouldn't couldn't shouldn't i'd we'd he'd she'd they'd you'd
        """,
    "<past>": """
        went came saw ate got fell felt stole swam rode drove wrote bit hit took gave made found lost ran sat stood shot
        left met fought sent spent built won led was were had did kept knew caught taught became died grew threw flew
        """,
}
_CLASS_OF = {word: name for name, text in _CLASSES.items() for word in text.split()}
_SPEAKER = word_set("i my me i'm i've i'll i'd")


def list_words(text: str) -> Iterator[str]:
    """Yield words, pairs of words, their classes, pairs with classes, and how the sentence begins."""
    plain = list(_classify_tokens(text))
    if not plain:
        return
    stemmed = [_stem(word) for word in plain]
    classes = [_find_class(word) for word in plain]
    mixed = [found or word for found, word in zip(classes, stemmed, strict=True)]
    yield from stemmed
    yield from (found for found in classes if found)
    for place in range(len(plain) - 1):
        yield f"{stemmed[place]}_{stemmed[place + 1]}"
        if classes[place] or classes[place + 1]:
            yield f"{mixed[place]}~{mixed[place + 1]}"
    yield f"^{mixed[0]}"
    if len(mixed) > 1:
        yield f"^{mixed[0]}_{mixed[1]}"


def _classify_tokens(text: str) -> Iterator[str]:
    for number, token in enumerate(_TOKEN.findall(text)):
        low = token.lower().replace("’", "'")
        if token[0] == "`":
            yield "<code>"
        elif token[0] in "$€£":
            yield "<money>"
        elif token[0].isdigit():
            year = len(token) == 4 and token.isdigit() and token[:2] in {"19", "20"}
            yield "<year>" if year else "<time>" if ":" in token or low.endswith(("am", "pm")) else "<num>"
        elif low in _DAYS:
            yield "<day>"
        elif low in _MONTHS:
            yield "<month>"
        elif number and token[0].isupper() and low not in _SPEAKER:
            yield "<name's>" if low.endswith("'s") else "<name>"
        else:
            yield low


@lru_cache(maxsize=8_192)
def _stem(word: str) -> str:
    return (stems(word) or [word])[0] if word.isalpha() and len(word) > 3 else word


def _find_class(word: str) -> str:
    found = _CLASS_OF.get(word) or _CLASS_OF.get(word.removesuffix("'s"), "")
    return found or ("<past>" if len(word) > 4 and word.endswith("ed") else "")
