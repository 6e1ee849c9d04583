"""Keep the other items of a list of values of which a new statement changes one ("the small 9, the large 14")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from vault_memory.archive.decisions.independent_clauses import load_grammar_of
from vault_memory.archive.extraction.rules.language_cues import list_all, list_numbers
from vault_memory.archive.extraction.rules.lexicon import FINITE
from vault_memory.archive.extraction.rules.statement_reading import QUOTED, SPEAKER, has_value, list_values
from vault_memory.archive.extraction.rules.word_shapes import content, stem, words
from vault_memory.text.sentences import split_sentences

_AND = "|".join(sorted(set(filter(None, "|".join(list_all("and", "clauses")).split("|")))))
_JOINTS = re.compile(rf"(?P<joint>[,;] (?:(?:{_AND}) )?| (?:{_AND}) )")
_LEAD = re.compile(r"^[^:]{1,60}: ")
_LONGEST = 300  # characters that are read
_LONGEST_ITEM = 8  # words
_TOKENS = re.compile(r"\S+")
_FIGURE = re.compile(r"(?<!\w)\d")


@dataclass(frozen=True, slots=True)
class _Item:
    """An item of a list: its text, where its value begins in it, and the stems of words by which it is named."""

    text: str
    at: int
    names: frozenset[str]


def leave_out_value(new: str, old: str) -> str:
    """Return ``old`` without the items of its list of values that ``new`` gives a value for, if not for all; else ''.

    If the first item goes, the next one takes its verb ("the large is 14").
    """
    speaker = SPEAKER.match(old)
    begin = speaker.end() if speaker is not None else 0
    body = old[begin:].rstrip(" .!")
    if len(body) > _LONGEST or "?" in body or QUOTED.match(old) or len(list(split_sentences(body))) > 1:
        return ""
    if not list_values(new):
        return ""
    found = _LEAD.match(body)
    lead = found[0] if found is not None else ""
    parts = _JOINTS.split(body[len(lead) :])
    texts, joints = parts[::2], parts[1::2]
    counts_first = len(texts) > 1 and _find_value(texts[1]) == 0
    if counts_first and (at := _find_value(texts[0])) > 0:  # "Tickets are 15 for adults, 8 for children"
        lead, texts[0] = lead + texts[0][:at], texts[0][at:]
    items = _read_items(texts, counts_first=counts_first)
    if not items or _is_counted(lead, len(items)):
        return ""
    said = frozenset(_list_names(SPEAKER.sub("", new)))
    kept = [number for number, item in enumerate(items) if item.names.isdisjoint(said)]
    if len(kept) in (0, len(items)):
        return ""
    listed = [items[number].text for number in kept]
    if not counts_first and kept[0]:
        listed[0] = _add_verb(items[0].text[: items[0].at], items[kept[0]])
    rest = "".join(
        f"{text}{joints[here - 1] if place + 2 == len(listed) else ', '}" if place + 1 < len(listed) else text
        for place, (text, here) in enumerate(zip(listed, [*kept[1:], 0], strict=True))
    )
    rest = lead + rest if lead else rest[:1].upper() + rest[1:]
    return old[:begin] + rest if rest and listed[0] else ""


def _read_items(texts: Sequence[str], *, counts_first: bool) -> list[_Item]:
    """Return the items of a list whose parts are short and all have one value, of one kind, and a name of their own."""
    if any(_count_values(text) != 1 or len(words(text)) > _LONGEST_ITEM for text in texts):
        return []
    kinds = [_list_kinds(text) for text in texts]
    places = [_find_value(text) for text in texts]
    if len(texts) < 2 or not frozenset.intersection(*kinds) or min(places) < 0:
        return []
    names = [_list_names(text if counts_first else text[:at]) for text, at in zip(texts, places, strict=True)]
    items = []
    for number, (text, at) in enumerate(zip(texts, places, strict=True)):
        others = {name for other, each in enumerate(names) if other != number for name in each}
        own = [name for name in names[number] if name not in others]
        if not own:
            return []
        items.append(_Item(text, at, frozenset(own if counts_first else own[:1])))
    return items


def _list_kinds(text: str) -> frozenset[str]:
    """Return the kinds of a text's values; a sum of money and a figure of any other unit ("40p") are counts."""
    found = frozenset("count" if kind == "money" else kind for kind in list_values(text))
    return found or frozenset(("count",) if _FIGURE.search(text) else ())


def _list_names(text: str) -> list[str]:
    """Return the stems of a label's words, without verbs and values."""
    grammar = load_grammar_of(text)
    small = FINITE | grammar.auxiliaries | grammar.function
    return [stem(word) for word in words(text) if not (has_value(word) or word.lower() in small or word[:1].isdigit())]


def _count_values(text: str) -> int:
    return sum(_FIGURE.search(each) is not None or has_value(each) for each in _TOKENS.findall(text))


def _find_value(text: str) -> int:
    """Return where the first figure or day of a text begins, or -1."""
    return next((each.start() for each in _TOKENS.finditer(text) if _FIGURE.search(each[0]) or has_value(each[0])), -1)


def _is_counted(lead: str, items: int) -> bool:
    """Return whether the words before a list say how many items it has."""
    return str(items) in {list_numbers().get(word, word) for word in map(str.lower, words(lead))}


def _add_verb(before: str, item: _Item) -> str:
    """Return an item with the first one's verb, which stands ``before`` the value there; '' if that is not known."""
    grammar = load_grammar_of(f"{before} {item.text}")
    known = grammar.auxiliaries | grammar.verbs | FINITE
    told = words(before)
    verb = next((word for word in told[1:] if word.lower() in known), "")
    here = words(item.text[: item.at])
    if any(word.lower() in known for word in here):
        return item.text
    if not verb:
        return item.text if len(told) == len([word for word in told if content(word)]) else ""
    named = [word for word in here if content(word)]
    if not named:
        return ""
    if verb.endswith("s") and named[-1].endswith("s") and not named[-1].endswith("ss"):
        return item.text  # "the rolls 60 cents"
    cut = item.text.index(named[-1]) + len(named[-1])
    return f"{item.text[:cut]} {verb}{item.text[cut:]}"
