"""Analyse text for the lexical index and for queries: folded and stemmed words, and code identifiers.

Both sides call these functions, and the index stores their output joined by spaces, so that no engine has an
analyser of its own that could disagree. Words are folded (case, accents, width) and stemmed by Snowball: English for
Latin letters, the language of the script for others (Russian, Greek, Arabic, Hindi, Tamil, Armenian). Runs of scripts
without spaces (Chinese, Japanese, Korean, Thai …) become overlapping pairs of characters, and single characters behind
them.

A text in another language of Latin letters has its stems in that language behind its words, marked ``~`` so that no
English text can hold one; a query asks for the marked stems of all languages beside its words (`stems`). Which
language a text is in is guessed when it is indexed, from its file; a query's is never needed.

Code identifiers stand in a field of their own, whole and by part: ``getUserName()`` is found as it stands, by
``user`` and by ``get_user_name``'s parts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from vault_memory.text.languages import LANGUAGES, detect_language, function_words

_MARKS = "\u0300-\u036f"
# Scripts whose vowel signs are not \w: whole blocks, without their punctuation.
_SIGNS = (
    r"\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0670\u0900-\u0963\u0966-\u0e3a\u0e40-\u0eff\u0f71-\u0f84"
    r"\u1000-\u1049\u1780-\u17d3"
)
_UNSPACED = (
    r"\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
    r"\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ecd\u1000-\u103f\u1780-\u17d3"
)
_ASCII_WORD = re.compile(r"[a-z0-9]+(?:'[a-z0-9]+)*")
_WORD = re.compile(rf"(?:[^\W_]|[{_SIGNS}])+(?:'(?:[^\W_]|[{_SIGNS}])+)*")
_LATIN = re.compile(r"[a-z\u00df-\u024f]+")
_SCRIPTS = (
    (re.compile("[\u0400-\u052f]"), "russian"),
    (re.compile("[\u0370-\u03ff\u1f00-\u1fff]"), "greek"),
    (re.compile("[\u0600-\u06ff\u0750-\u077f]"), "arabic"),
    (re.compile("[\u0900-\u097f]"), "hindi"),
    (re.compile("[\u0b80-\u0bff]"), "tamil"),
    (re.compile("[\u0530-\u058f]"), "armenian"),
)
_ARABIC_AND = re.compile("^[\u0648\u0641](?=\u0627\u0644)")  # "and", "so", written onto the article
_ARABIC_END = re.compile("(?<=..)\u0647$")  # often typed for the feminine ending, as in the name of Cairo
_ARABIC_LETTERS = str.maketrans(
    {"\u0649": "\u064a", "\u06cc": "\u064a", "\u06a9": "\u0643", "\u0640": None}  # yeh, Persian yeh and kaf, stretching
)
MARK = "~"  # of stems in languages other than English
_FOLDED = re.compile(f"[{_MARKS}]")
_LETTERS = str.maketrans(
    {"æ": "ae", "ð": "d", "đ": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "þ": "th", "ŧ": "t"}
)

_MEMO_LIMIT = 200_000
_MEMO_NAMES = 8_192
_memo: dict[str, str] = {}
_marked: dict[str, dict[str, str]] = {}  # by language


def fold(text: str) -> str:
    """Fold to lower case, one width, no accents on Latin, Greek and Cyrillic; other scripts keep their signs."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return unicodedata.normalize("NFC", _FOLDED.sub("", decomposed)).translate(_LETTERS)


def storable(text: str) -> str:
    """Return ``text`` as valid UTF-8: lone surrogates, which YAML and JSON escapes can make, become U+FFFD."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def words(text: str) -> list[str]:
    """Return the words of ``text`` in order, folded and stemmed. Never raises, whatever the text."""
    return _stem_words(_split(text))


def list_index_words(text: str, language: str = "") -> list[str]:
    """Return the words of ``text`` to index, followed by further forms by which it can be found.

    These are its marked stems, if ``language`` is given, and the single characters of unspaced scripts.
    """
    split = _split(text)
    found = _stem_words(split)
    if language:
        found += list_marked_stems(split, language)
    if not text.isascii():
        found += [character for run in _compile_unspaced("[{}]+").findall(text) if len(run) > 1 for character in run]
    return found


def _stem_words(split: list[str]) -> list[str]:
    memo = _memo
    try:
        return [memo[word] for word in split]
    except KeyError:
        return [memo.get(word) or _stem(word) for word in split]


def stems(text: str) -> list[str]:
    """Return what a query looks for besides its `words`: its marked stems in every language, each once.

    The list is empty if the function words of ``text`` are English.
    """
    found = _split(text)
    if not found or _english(text):
        return []
    return list(dict.fromkeys(stem for language in LANGUAGES for stem in list_marked_stems(found, language)))


def list_marked_stems(found: list[str], language: str) -> list[str]:
    """Return words as marked stems of that language, without its function words."""
    memo = _marked.setdefault(language, {})
    try:
        stemmed = [memo[word] for word in found]
    except KeyError:
        stemmed = [memo[word] if word in memo else _mark(word, language, memo) for word in found]
    return [stem for stem in stemmed if stem]


def _mark(word: str, language: str, memo: dict[str, str]) -> str:
    """Return the marked stem; "" for function words and for words in other letters than Latin."""
    if len(memo) >= _MEMO_LIMIT:
        memo.clear()
    plain = not _LATIN.fullmatch(word) or word in function_words(language)
    stem = memo[word] = "" if plain else MARK + fold(str(_stemmer(language).stemWord(word)))
    return stem


def _english(text: str) -> bool:
    return not detect_language(text) and any(word in STOPWORDS for word in _ASCII_WORD.findall(text.lower()))


def _split(text: str) -> list[str]:
    """Split words in lower case and one width; runs of unspaced scripts as pairs."""
    if text.isascii():
        return _ASCII_WORD.findall(text.lower())
    lowered = _FOLDED.sub("", unicodedata.normalize("NFKC", text.replace("’", "'")).casefold())
    found = _WORD.findall(lowered)
    if _compile_unspaced("[{}]").search(lowered):
        return [part for word in found for part in _pairs(word)]
    return found


def content_words(text: str) -> list[str]:
    """Return ``words`` without function and question words; all of them where nothing else is left."""
    found = words(text)
    stop = _stop_stems()
    return [word for word in found if word not in stop] or found


def meaning(text: str) -> str:
    """Return the words of the prose in ``text`` that carry meaning, as written; the whole text if there are none.

    It is for models that add up the vectors of words, in which code and function words would outweigh the rest.
    """
    prose = _FENCE.sub(" ", text)
    return " ".join(word for word in prose.split() if word.lower().strip(".,:;!?'\"()") not in STOPWORDS) or text


@cache
def _stemmer(language: str) -> Any:
    import Stemmer

    return Stemmer.Stemmer(language)


def _stem(word: str) -> str:
    if len(_memo) >= _MEMO_LIMIT:
        _memo.clear()
    bare = word.removesuffix("'s").replace("'", "") or word
    script = next((language for letters, language in _SCRIPTS if letters.search(bare)), "")
    if script:
        stem = fold(str(_stemmer(script).stemWord(_arabic(bare) if script == "arabic" else bare)))
    else:
        bare = fold(bare)
        stem = str(_stemmer("english").stemWord(bare)) if bare.isalpha() else bare
    _memo[word] = stem = stem or bare
    return stem


def _arabic(word: str) -> str:
    """Return the word as the stemmer expects it, in whichever of several ways it was typed."""
    return _ARABIC_END.sub("\u0629", _ARABIC_AND.sub("", word).translate(_ARABIC_LETTERS))


def is_unspaced(word: str) -> bool:
    """Return whether ``word`` has letters of a script that puts no spaces between words."""
    return not word.isascii() and _compile_unspaced("[{}]").search(word) is not None


@cache
def _compile_unspaced(pattern: str) -> re.Pattern[str]:
    """Compile a pattern of unspaced scripts, when first needed: that takes as long as searching a small vault."""
    return re.compile(pattern.format(_UNSPACED))


def _pairs(word: str) -> Iterator[str]:
    """Yield overlapping pairs of the unspaced runs in ``word``; single characters and other runs as they are."""
    for run in _compile_unspaced("[{0}]+|[^{0}]+").findall(word):
        if len(run) > 1 and _compile_unspaced("[{}]").match(run):
            yield from (run[i : i + 2] for i in range(len(run) - 1))
        else:
            yield run


_FUNCTION_WORDS = """
    a about after again all also am an and any are as at be because been before being but by can could did do does
    doing don't during each ever few for from further get gets getting got had has have having he her here hers him
    his how i if in into is it its itself just let like many may me might more most much must my no nor not now of
    off on once only or other our ours out over own please same shall she should so some such tell than that the
    their theirs them then there these they this those through to too under until up upon us use used very was we
    were what when where which while who whom whose why will with would you your yours
    i'm i've i'd i'll it's that's what's there's you're we're they're isn't aren't wasn't weren't didn't doesn't can't
"""
STOPWORDS = frozenset(_FUNCTION_WORDS.split())
"""Function and question words of English, as typed; ``content_words`` leaves them out of queries."""


def is_stop_word(word: str) -> bool:
    """Return whether the word is an English function or question word, which a search drops if it has other words."""
    return _stop_stems().issuperset(words(word))


@cache
def _stop_stems() -> frozenset[str]:
    return frozenset(stem for word in STOPWORDS for stem in words(word))


# --------------------------------------------------------------------------------------------------
# Code identifiers

_FENCE = re.compile(r"^ {0,3}(`{3,}+|~{3,}+)[^\n]*\n(.*?)(?:^ {0,3}\1[`~]*[ \t]*$|\Z)", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"(?<!`)(`{1,2})(?!`)([^`\n]+?)\1(?!`)")
_PROSE = re.compile(
    r"""
      (?<![\w.-])(?:[A-Za-z]:)?\\?[\w.-]+(?:\\[\w.-]+)+     # C:\path\file
    | (?<![\w/])(?:~|\.{1,2})?/[\w.@+-]+(?:/[\w.@+-]+)*     # /path  ./path  ~/path
    | (?<![\w.-])@?[\w.-]+(?:/[\w.@+-]+){2,}                # a/b/c
    | @[\w.-]+/[\w.-]+                                      # @scope/package
    | (?<![\w-])[\w-]+/(?:[\w-]+\.[A-Za-z]\w{0,5})\b        # dir/file.ext
    | \b0x[0-9A-Fa-f]+\b                                    # 0x80070005
    | (?<!\w)v?\d+(?:\.\d+){1,3}(?:[-+][\w.]+)?\b           # 1.2.3-rc1
    | \b[A-Za-z_]\w*(?:(?:\.|::|->)[A-Za-z_]\w*)+           # dotted.path  std::vec
    | \b[A-Z]{1,6}-?\d{2,}\b                                # TS2345  ABC-123
    | (?<![\w-])--?[a-zA-Z][\w-]+                           # --no-verify
    | \$\{?[A-Za-z_]\w*                                     # $HOME
    | \b\w*[A-Za-z0-9]_\w+                                  # snake_case
    | \b_+[A-Za-z]\w*                                       # __init__
    | \b[a-z]+\w*[a-z0-9][A-Z]\w*                           # camelCase
    | \b[A-Z]+[a-z0-9]+[A-Z]\w*                             # PascalCase
    | \b[A-Z]{2,}[a-z]{3,}\w*                              # HTTPServer
    | \b[A-Za-z_]\w*(?=\(\w*\)|\(['"\d])                    # call()
    | \b[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+\b                    # kebab-case
    """,
    re.VERBOSE,
)
_HINT = re.compile(r"[\\/_`@$]|\w[.:(>-]+['\"\w)]|[a-z0-9][A-Z]|[A-Z]\d|[A-Z]{2}[a-z]|\w-\w|--")
_MAYBE = re.compile(rf"{_HINT.pattern}|-|0x")
_CODE = re.compile(r"(?<![@~$./\\:+-])(?:[@~$./\\:+-]*+\w++)++")
_PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_a-zA-Z]+")
_LONGEST_NAME = 500  # characters
_ABBREVIATIONS = frozenset({"e.g", "i.e", "a.m", "p.m", "u.s", "u.k"})


def identifiers(text: str) -> list[str]:
    """Return code identifiers of ``text``, each once, in order: whole (folded), then by part.

    Everything in a fence or between backticks counts; in prose what looks like code: camelCase, snake_case,
    dotted and file paths, calls, versions, error codes. Hyphenated words of prose count as wholes only.
    """
    if not _HINT.search(text):
        return []
    found: dict[str, None] = {}
    for name, in_code in _find_names(text):
        found.update((_forms if len(name) <= _LONGEST_NAME else _forms.__wrapped__)(name, in_code))
    return list(found)


def whole_identifiers(text: str) -> list[str]:
    """Return the code identifiers of ``text`` without their parts."""
    if not _HINT.search(text):
        return []
    forms = (list(_forms(name, in_code)) for name, in_code in _find_names(text) if len(name) <= _LONGEST_NAME)
    return list(dict.fromkeys(each[0] for each in forms if each))


@lru_cache(maxsize=_MEMO_NAMES)
def _forms(name: str, in_code: bool) -> dict[str, None]:
    """Return the whole name and its parts, each once, in order."""
    whole = fold(name).strip("./\\:+-~$")
    if len(whole) < 2 or whole in _ABBREVIATIONS:
        return {}
    found = {whole: None}
    if in_code or not _is_kebab(name):
        found.update((part, None) for part in map(fold, _PARTS.findall(name)) if len(part) > 1)
    return found


def _is_kebab(name: str) -> bool:
    return "-" in name and name.replace("-", "").isalpha() and not name.startswith("-")


def _find_names(text: str) -> Iterator[tuple[str, bool]]:
    """Yield names in order of kind: from fences, from inline code, from prose; and whether they stood in code."""
    rest = text
    if "`" in text or "~~~" in text:
        for pattern in (_FENCE, _INLINE):
            for match in pattern.finditer(rest):
                yield from ((name, True) for name in _CODE.findall(match[2]))
            rest = pattern.sub(" ", rest)
    for token in rest.split():  # no name holds white space, and most words can be none
        if not (token.isalpha() and token.islower()):
            names = _names_in if len(token) <= _LONGEST_NAME else _names_in.__wrapped__
            yield from ((name, False) for name in names(token))


@lru_cache(maxsize=_MEMO_NAMES)
def _names_in(token: str) -> tuple[str, ...]:
    """Yield names in the prose between spaces."""
    if not _MAYBE.search(token):
        return ()
    parts = (token[start : start + _LONGEST_NAME] for start in range(0, len(token), _LONGEST_NAME))
    return tuple(match[0] for part in parts for match in _PROSE.finditer(part))  # what has no spaces so long is data
