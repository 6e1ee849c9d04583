"""Find values in a model's statements that nobody said, ask once about them, and leave out what still has them.

A value (number, path, identifier) is explained by what the model was shown, in any form, by a date near the message,
and by one plain computation with two numbers of the messages around the one that the statement names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from vault_memory.archive.extraction.rules.language_cues import list_numbers
from vault_memory.archive.extraction.rules.language_files import read_lists
from vault_memory.archive.extraction.rules.sentence_language import find_language
from vault_memory.archive.extraction.values import find_unsupported, list_days, parse_numbers
from vault_memory.archive.extraction.windows import Segment
from vault_memory.errors import LlmError
from vault_memory.llm.prompts import extract as asking
from vault_memory.llm.prompts.base import Data, Prompt, Turn
from vault_memory.models import LeftOutSentence

if TYPE_CHECKING:
    from vault_memory.llm.client import Client

_CLOCK = re.compile(r"\d{1,2}:\d\d")
_WORD = re.compile(r"[^\W\d_]+")
_EQUAL = 0.005
_RELATIVE = 31  # days within which a date may be what "next Friday" or "in three weeks" means
_BESIDE = 7  # days within which another named date may explain a date
_FACTORS = (1, 7, 12, 60, 1_000, 1_000_000)  # days of weeks, months of years, minutes of hours; "3.5k"
_LEAST = 10  # numbers from here on are computed with
_SPELLED = 100  # numbers up to here may be written in words
_AROUND = 3  # messages before and after the one named, whose numbers a statement may compute with
_MOST = 24  # numbers that are computed with
_SHOWN = ("ABOUT", "TOPICS", "SUMMARY")  # data of the prompt that explains values; headlines of messages do not


@dataclass(slots=True)
class CheckedStatements:
    """Statements without unsaid values, and those that were left out."""

    kept: list[asking.Knowledge] = field(default_factory=list)
    left_out: list[LeftOutSentence] = field(default_factory=list)


def check_values(
    found: Sequence[asking.Knowledge], window: Sequence[Segment], prompt: Prompt, client: Client, *, trusting: bool
) -> CheckedStatements:
    """Return the statements; those with unsaid values in the words of a second answer, if that has none.

    ``trusting``: the second answer is taken as it is.
    """
    shown = [part.text for part in prompt.parts if isinstance(part, Data) and part.name in _SHOWN]
    unsaid = {number: values for number, each in enumerate(found) if (values := find_unsaid(each, window, shown))}
    if not unsaid:
        return CheckedStatements([*found])
    again = _ask_again([(found[number], values) for number, values in unsaid.items()], window, prompt, client)
    checked = CheckedStatements()
    for number, each in enumerate(found):
        if number not in unsaid:
            checked.kept.append(each)
            continue
        mended = next((other for other in again if other.message == each.message), None)
        if mended is not None:
            again.remove(mended)
        if mended is not None and (trusting or not find_unsaid(mended, window, shown)):
            checked.kept.append(mended)
        else:
            source = window[each.message - 1].message.id if _is_shown(each, window) else ""
            reason = f"nobody said {', '.join(unsaid[number])}"
            checked.left_out.append(LeftOutSentence(each.knowledge, reason, source))
    return checked


def find_unsaid(found: asking.Knowledge, window: Sequence[Segment], shown: Sequence[str]) -> list[str]:
    """Return the values of a statement that nothing explains."""
    named = _is_shown(found, window)
    said = window[found.message - 1].message.time if named else None
    talk = [*shown, *(part.text for part in window)]
    left = find_unsupported(found.knowledge, talk, said, _RELATIVE)
    if left and said is not None:
        for day in list_days("\n".join(talk), said):  # "the evening before"
            left = [value for value in left if value in find_unsupported(found.knowledge, talk, day, _BESIDE)]
    if not left:
        return []
    around = window[max(0, found.message - 1 - _AROUND) : found.message + _AROUND] if named else window
    numbers = {number for part in around for number in _read_numbers(part.text)} | ({said.year} if said else set())
    spelled = find_language("\n".join(part.text for part in around)) != ""  # not all its number words are known
    return [value for value in left if not (_is_computed(value, sorted(numbers)) or (spelled and _is_small(value)))]


def _read_numbers(text: str) -> set[float]:
    """Return the numbers of a text, in figures or in words."""
    words = _list_number_words()
    figures = [words.get(word, 0.0) for word in _WORD.findall(text.casefold())]
    pairs = [*pairwise(figures)]
    joined = {ten + one for ten, one in pairs if ten >= 20 and 0 < one < 10}
    return {*parse_numbers(text), *figures, *joined, *(many * power for many, power in pairs if power in (100, 1000))}


@cache
def _list_number_words() -> dict[str, float]:
    known = list_numbers() | read_lists("english")["further_numbers"]
    return {word: float(figure) for word, figure in known.items() if figure.isdecimal()}


def _is_small(value: str) -> bool:
    return value.isdecimal() and int(value) <= _SPELLED


def _is_computed(value: str, numbers: Sequence[float]) -> bool:
    """Return whether the value is one of the numbers, in another unit too, or computed from two of them."""
    if _CLOCK.fullmatch(value):  # "half past seven", "quarter to eight"
        hour, minutes = (int(part) for part in value.split(":"))
        return minutes % 15 == 0 and bool({hour % 12, hour % 12 + 1} & {number % 12 for number in numbers})
    results = {number * factor for number in numbers for factor in _FACTORS}
    for one, other in combinations([number for number in numbers if number >= _LEAST][:_MOST], 2):
        results |= {one + other, other - one, one * other, other / one}
    return any(abs(number - result) < _EQUAL for number in parse_numbers(value) for result in results)


def _ask_again(
    unsaid: Sequence[tuple[asking.Knowledge, Sequence[str]]], window: Sequence[Segment], prompt: Prompt, client: Client
) -> list[asking.Knowledge]:
    """Return the second answer about these statements; none where there is no answer."""
    problems = [f"message {each.message}: nobody says {', '.join(values)}" for each, values in unsaid]
    near = {at for each, _ in unsaid for at in range(each.message - _AROUND, each.message + _AROUND + 1)}
    whole = not all(_is_shown(each, window) for each, _ in unsaid)
    turns = [Turn(n, part.as_message, known=part.known) for n, part in enumerate(window, 1) if whole or n in near]
    again = asking.build_retry(prompt, turns, [each for each, _ in unsaid], problems)
    try:
        return [*client.ask(again, asking.Extracted).value.knowledge]
    except LlmError:
        return []


def _is_shown(found: asking.Knowledge, window: Sequence[Segment]) -> bool:
    return 1 <= found.message <= len(window)
