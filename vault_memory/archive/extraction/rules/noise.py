"""Recognise parts of a message that are not sentences: links, logs, traces, prompts, formulas."""

from __future__ import annotations

import re

_NOISE = re.compile(
    r"^\W{0,9}https?://\S+$|^[\W\d_]+$|^\W*\[[^\]]*\]\W*$|Traceback|^\s*at \w+[.(]"
    r"|\b(?:INFO|DEBUG|WARN|WARNING|ERROR|TRACE|FATAL)\b"
    r"|^\W?\d{4}-\d\d-\d\d[T ]\d\d:\d\d"
    r"|^[$>#%] |[{};]\s*$|={2,}|\\frac|\\sqrt|\\times|^`?\w*(?:Error|Exception|Warning): "
)
_CODE = re.compile(r"`[^`]*`")
_SIGNS = re.compile(r"[=+*/^²³√×÷<>]|(?<=\d)\s?-\s?(?=\d)|\b[a-z]\b(?! )|\([^()]{1,12}\)")
_WORDS = re.compile(r"[^\W\d_]{3,}")


def is_noise(text: str) -> bool:
    """Return whether a part of a message is not prose: a link, a log, a formula."""
    return bool(_NOISE.search(text)) or is_formula(text)


def is_wordy_noise(text: str) -> bool:
    """Return whether noise has so many words that its loss is reported; the caption of a picture does not count."""
    return not text.startswith("[") and is_noise(text) and len(_WORDS.findall(text)) > 3


def is_formula(text: str) -> bool:
    """Return whether signs of arithmetic outweigh the words."""
    if "=" not in text and "^" not in text and "√" not in text:
        return False
    bare = _CODE.sub(" ", text)
    if "=" not in bare and "^" not in bare and "√" not in bare:
        return False
    return len(_SIGNS.findall(bare)) * 2 >= len(_WORDS.findall(bare))
