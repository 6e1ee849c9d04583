"""Find the option of the message before that a reply picks ("B", "option 2", "the second one", "the former")."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from vault_memory.archive.extraction.rules.language_cues import compile_all, find_or, list_all
from vault_memory.archive.extraction.rules.language_files import compile_list, split_alternatives
from vault_memory.archive.extraction.rules.lexicon import FIRST_PERSON, FUNCTION
from vault_memory.archive.extraction.rules.numbered_replies import split_numbered
from vault_memory.archive.extraction.rules.word_shapes import content, words

_LONGEST_REPLY = 90  # characters of a reply, or of its first sentence, that only picks
_LONGEST, _LONGEST_OPTION = 4_000, 160  # characters of the message with the options; of an option
_LETTER = re.compile(
    r"(?<![\w'’])(?:option |variante |plan |choice |opción |opzione |opção |optie )?([A-Fa-f])"
    r"(?:\)|\.(?=\s)|:| (?:is|would be|ist|est|es|è|é)(?= ))\s*",
    re.I,
)
_BULLET = re.compile(r"^[ \t]*[-*•–][ \t]+(\S.*)$", re.MULTILINE)
_MARKUP = re.compile(r"[*`]{1,3}|(?<!\w)_{1,3}(?=\w)|(?<=\w)_{1,3}(?!\w)")  # not within `snake_case`
_LABEL = re.compile(r"^[A-Z][\w -]{1,30}: (?=\w)")  # "Database: Influx or Postgres?"
_ON_CONDITION = compile_all("conditions", table="replies").pattern
_HEAD_END = re.compile(rf"[,;:.!–—(]\s|\s-\s|\s(?={_ON_CONDITION})", re.IGNORECASE)
_MOST_NAMED = 4  # words by which a reply may name an option
_JOINS = frozenset("|".join((*list_all("and", "clauses"), *list_all("or", "clauses"))).split("|"))
_ASKS = re.compile(r"(?:[.;:–—\n]|\s-)\s*[^.;:–—\n?]{2,80}\?\s*$")  # the question that follows the options
_ASKS_WHICH = re.compile(rf",\s*{compile_all('wants', table='answers').pattern}[^,?]{{0,20}}\?$", re.IGNORECASE)
_RATHER = re.compile(r"^(?:else|rather)\s+", re.IGNORECASE)
_OPENING = re.compile(rf"^.*?{compile_all('either', table='replies').pattern}\s+", re.IGNORECASE)
_LEADS, _TAILS = (
    [re.compile(each.replace("\n", ""), re.IGNORECASE) for each in list_all(kind, "replies")]
    for kind in ("lead", "tail")
)
_PLACES = [split_alternatives(each) for each in list_all("ordinals", "replies")]  # first, second … by language
_ORDINALS = [compile_list("|".join(each), start=True) for each in zip(*_PLACES, strict=True)]
_FORMER, _LATTER, _LAST = (compile_all(kind, table="replies", start=True) for kind in ("former", "latter", "last"))
_ENUMERATES = re.compile(
    r"\b(?:(?:options|choices|candidates|alternatives)(?: \w{1,20}){0,3}? (?:are|would be)"
    r"|(?:choose|decide|pick) between)\s",
    re.IGNORECASE,
)
_COUNTED = compile_all("counted", table="replies")
_CONDITION = compile_all("conditions", table="replies", start=True)
_CAPITAL = re.compile(r"[A-F](?=[).,;:!]|$)")
_SIGN = re.compile(r"(?:([A-Fa-f])|#?(\d{1,2})(?:st|nd|rd|th|\.)?)(?![\w'’%€$£:/-]|[.,]\d)\)?")


@dataclass(frozen=True, slots=True)
class Offered:
    """The options of a message; ``signs``: how they are called ("a", "1"), if at all; ``question``: what it asks."""

    options: tuple[str, ...]
    signs: tuple[str, ...] = ()
    question: str = ""


def read_options(text: str) -> Offered | None:
    """Return the options that a message asks to choose from; None where it asks for no choice."""
    if len(text) > _LONGEST or not ("?" in text or offers_some(text)):
        return None
    text = _MARKUP.sub("", text)
    return (
        _read_numbered(text)
        or _read_lettered(text)
        or _read_bullets(text)
        or _read_either(text)
        or _read_enumerated(text)
    )


def offers_some(text: str) -> bool:
    """Return whether a message lists numbered options without a question ("Three options: 1. …")."""
    return _COUNTED.search(text) is not None and len(split_numbered(text)) > 1


def _read_lettered(text: str) -> Offered | None:
    marks = list[re.Match[str]]()
    for mark in _LETTER.finditer(text):
        if ord(mark[1].lower()) == ord("a") + len(marks):
            marks.append(mark)
    return _collect(text, marks) if len(marks) > 1 else None


def _collect(text: str, marks: Sequence[re.Match[str]]) -> Offered | None:
    ends = [*(after.start() for _, after in pairwise(marks)), len(text)]
    options = [text[mark.end() : end] for mark, end in zip(marks, ends, strict=True)]
    return _make(options, [mark[1].lower() for mark in marks], text[: marks[0].start()])


def _read_numbered(text: str) -> Offered | None:
    items = split_numbered(text)
    if sum(item.rstrip().endswith("?") for item in list(items.values())[:-1]) or len(items) < 2:
        return None
    return _make(list(items.values()), [str(number) for number in items], _before_number(text))


def _before_number(text: str) -> str:
    return re.split(r"(?<![\w.,:])\d{1,2}[.):]\s", text, maxsplit=1)[0]


def _read_bullets(text: str) -> Offered | None:
    items = list(_BULLET.finditer(text))
    return _make([item[1] for item in items], [], text[: items[0].start()]) if len(items) > 1 else None


def _read_either(text: str) -> Offered | None:
    """Return the two or three options of a question "x or y?"."""
    *before, question = re.split(r"(?<=[.?!])\s+|\n", text.strip())
    if before and before[-1].endswith("?") and text.count("?") == 1:
        question = before[-1]  # one more sentence follows the question
    if not question.endswith("?") or len(question) > _LONGEST_OPTION:
        return None
    if (asking := _ASKS_WHICH.search(question)) is not None:
        question = f"{question[: asking.start()]}?"  # "Friday or Saturday, which one?"
    joins = list(find_or(question).finditer(question))
    if len(joins) != 1:
        return None
    parts = question[: joins[0].start()].rstrip(" ,"), _RATHER.sub("", question[joins[0].end() : -1].strip())
    first = _LABEL.sub("", _OPENING.sub("", parts[0]))
    if not FIRST_PERSON.isdisjoint(first.lower().split()[:1]):
        return None  # "I could drive on Friday or Saturday": what is to choose is no whole sentence
    listed = [each.strip() for each in first.split(", ")] if ", " in first and first != parts[0] else [first]
    options = tuple(each for each in (*listed, parts[1].strip()) if each)
    return Offered(options, (), question) if len(options) > 1 else None


def _read_enumerated(text: str) -> Offered | None:
    """Return the options of a sentence that says they are some ("The options are X, Y and Z")."""
    for sentence in re.split(r"(?<=[.?!])\s+|\n", text.strip()):
        found = _ENUMERATES.search(sentence)
        if found is None or len(sentence) > _LONGEST_OPTION:
            continue
        options = [
            each.strip(" .?!") for each in re.split(r",\s+(?:and |or )?|\s+(?:and|or)\s+", sentence[found.end() :])
        ]
        if len(options) > 1 and all(options):
            return Offered(tuple(options), (), sentence if sentence.endswith("?") else "")
    return None


def _make(options: Sequence[str], signs: Sequence[str], before: str) -> Offered | None:
    """Return the options without what joins them; the last one ends where the question behind them begins."""
    *others, last = options
    asked = _ASKS.search(last)
    last = last[: asked.start()] if asked is not None else last.rstrip(" ?")
    found = [_cut_end(" ".join(each.split("\n\n")[0].split())) for each in (*others, last)]
    if not all(found) or any(len(each) > _LONGEST_OPTION for each in found):
        return None
    question = next(
        (
            each.strip(" \n.;:–—-")
            for each in (*re.split(r"(?<=[.?!:])\s+|\n", before)[::-1], asked[0] if asked else "")
            if "?" in each
        ),
        "",
    )
    return Offered(tuple(found), tuple(signs), question)


def _cut_end(option: str) -> str:
    """Return an option without the marks and the word that join it to the next one."""
    bare = option.rstrip(" .;,–—-")
    head, _, last = bare.rpartition(" ")
    return head.rstrip(" ;,") if last.lower() in _JOINS else bare


def find_pick(reply: str, offered: Offered) -> str:
    """Return the option that a reply picks, with what it adds; "" where it does something else."""
    rest = reply.strip().rstrip(".!")
    if not rest or len(rest) > _LONGEST_REPLY or "?" in rest:
        return ""
    if rest.casefold() in {each.casefold() for each in offered.options}:
        return ""  # "segunda" of "segunda ou terça?" is a Monday
    for start in sorted({0, _skip(_LEADS, rest)}, reverse=True):
        at = rest[start:].lstrip()
        number, end = _read_place(at, offered)
        if 0 <= number < len(offered.options) and _is_end(at[end:]):
            added = at[end:].strip(" \t,;.!–—:-)")
            added = added[_skip(_TAILS, added) :]
            return f"{offered.options[number]}, {added}" if len(added.split()) > 1 else offered.options[number]
    return ""


def names_option(reply: str, offered: Offered) -> bool:
    """Return whether a reply begins with words of just one of the options ("Global, per shop is too much")."""
    start = _skip(_LEADS, reply)
    end = _HEAD_END.search(reply, start)
    if "?" in reply:
        return False
    named = _split_words(reply[start : end.start() if end is not None else len(reply)])
    if not 0 < len(named) <= _MOST_NAMED or all(word in FUNCTION for word in named):
        return False
    return sum(set(_split_words(option)).issuperset(named) for option in offered.options) == 1


def _split_words(text: str) -> list[str]:
    return [word.lower() for word in words(text.replace("-", " "))]


def find_lettered_pick(reply: str, text: str) -> tuple[Offered, str] | None:
    """Return the lettered options of an earlier message and the one that a reply picks by its letter ("do B, …")."""
    start = _skip(_LEADS, reply)
    if not _CAPITAL.match(reply, start) or len(text) > _LONGEST:
        return None
    offered = _read_lettered(_MARKUP.sub("", text))
    picked = find_pick(reply, offered) if offered is not None else ""
    return (replace(offered, question=""), picked) if offered is not None and picked else None


def _skip(patterns: Sequence[re.Pattern[str]], text: str) -> int:
    """Return the length of the longest match at the start of a text, of the patterns of all languages."""
    return max(found.end() for pattern in patterns if (found := pattern.match(text)) is not None)


def _read_place(text: str, offered: Offered) -> tuple[int, int]:
    """Return the number of the option that a text begins with and the length of that; -1 for none."""
    count = len(offered.options)
    for pattern, number in ((_FORMER, 0), (_LATTER, count - 1), (_LAST, count - 1)):
        if found := pattern.match(text):
            return (number if pattern is _LAST or count == 2 else -1), found.end()
    for number, pattern in enumerate(_ORDINALS):
        if found := pattern.match(text):
            return number, found.end()
    if found := _SIGN.match(text):
        sign = (found[1] or found[2]).lower()
        if sign in offered.signs:
            return offered.signs.index(sign), found.end()
        if found[2] and not offered.signs and "?" in offered.question and not offered.question.count(" or "):
            return int(sign) - 1, found.end()
    return -1, 0


def _is_end(rest: str) -> bool:
    """Return whether the rest of a reply is empty, "one, please", or begins a new clause."""
    rest = rest.strip()
    if not rest or rest[0] in ",;.!–—:(" or rest.startswith("- "):
        return True
    end = _skip(_TAILS, rest)
    after = rest[end:].strip()
    return (
        rest[:end].rstrip().endswith((",", ".", "!"))
        or not after
        or after[0] in ",;.!–—:("
        or _CONDITION.match(after) is not None
    )


def name_choice(offered: Offered) -> str:
    """Return the question to quote with the chosen option: its own, or its options as one."""
    question = offered.question
    if len(content(question)) > 1 and question.endswith("?"):
        return question
    *others, last = offered.options
    listed = f"{', '.join(others)} or {last}?"
    return listed if len(listed) <= _LONGEST_OPTION else question or "Which one?"
