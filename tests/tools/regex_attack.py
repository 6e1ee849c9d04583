"""Find every regular expression of the program, and make the texts that cost one with nested repeats most."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import time
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from re import _parser as parser  # type: ignore[attr-defined]

import vault_memory
from vault_memory.text.late_pattern import LatePattern

END = "!\n\x00"  # no pattern goes on there
_ANCHORED = frozenset(("match", "fullmatch"))
_REPEATS = frozenset(("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"))
_CATEGORIES = {
    "CATEGORY_DIGIT": "1",
    "CATEGORY_NOT_DIGIT": "a",
    "CATEGORY_SPACE": " ",
    "CATEGORY_NOT_SPACE": "a",
    "CATEGORY_WORD": "a",
    "CATEGORY_NOT_WORD": "-",
}
_OTHERS = "a A1.-_,\"(\n'`"  # one of them is in nearly every class of characters that is not to stand there


class Found:
    """A pattern, where it stands, and the methods that the module calls on it (empty: nobody can say)."""

    def __init__(self, name: str, pattern: re.Pattern[str], methods: frozenset[str] = frozenset()) -> None:
        self.name = name
        self.pattern = pattern
        self.methods = methods

    def seconds(self, text: str) -> float:
        """Return the processor time that the methods take, and of unknown ones that of finding every match."""
        begin = time.process_time()
        if self.methods and self.methods <= _ANCHORED:
            for method in self.methods:
                getattr(self.pattern, method)(text)
        else:
            for _ in self.pattern.finditer(text):
                pass
        return time.process_time() - begin


def all_patterns() -> Iterator[Found]:
    """Yield every pattern in a module, also in its tuples, dictionaries and dataclasses."""
    seen = set()
    for module in pkgutil.walk_packages(vault_memory.__path__, "vault_memory."):
        if module.name.endswith("__main__"):
            continue
        loaded = importlib.import_module(module.name)
        methods = _methods(Path(str(loaded.__file__)).read_text(encoding="utf-8"))
        for attribute, value in vars(loaded).items():
            for pattern in _patterns_in(value):
                if isinstance(pattern.pattern, str) and (key := (pattern.pattern, pattern.flags)) not in seen:
                    seen.add(key)
                    named = isinstance(value, re.Pattern | LatePattern)
                    direct = methods.get(attribute, frozenset()) if named else frozenset()
                    yield Found(f"{module.name}.{attribute}", pattern, direct)


def texts(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Return beginnings, and what to repeat behind each: the body of every repeat of the pattern, several ways."""
    tree = parser.parse(pattern.pattern, pattern.flags)
    pairs: set[tuple[str, str]] = set()
    for way in range(5):
        _collect(tree, "", way, pairs)
    found = set()
    for before, body in pairs:
        found |= {("", body), (before, body), ("", before + body)}
        found |= {("", body + other) for _, other in sorted(pairs)[:6]}
    return sorted(found)


def _patterns_in(value: object, depth: int = 0) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern | LatePattern):
        yield value
    elif depth < 3:
        inner: list[object] = []
        if isinstance(value, list | tuple | set | frozenset):
            inner = list(value)
        elif isinstance(value, dict):
            inner = list(value.values())
        elif is_dataclass(value) and not isinstance(value, type):
            inner = [getattr(value, each.name, None) for each in fields(value)]
        for each in inner:
            yield from _patterns_in(each, depth + 1)


@cache
def _methods(source: str) -> dict[str, frozenset[str]]:
    """Return the methods called on each name; a name that is used in another way is left out."""
    called: dict[str, set[str]] = {}
    used: dict[str, int] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            called.setdefault(node.value.id, set()).add(node.attr)
            used[node.value.id] = used.get(node.value.id, 0) - 1
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            used[node.id] = used.get(node.id, 0) + 1
    return {name: frozenset(methods) for name, methods in called.items() if not used.get(name)}


def _collect(tree: object, before: str, way: int, into: set[tuple[str, str]]) -> None:
    for op, value in tree:  # type: ignore[attr-defined]
        kind = str(op)
        if kind in _REPEATS:
            if value[1] > 8 and (body := _sample(value[2], way)):
                into.add((before, body))
            _collect(value[2], before, way, into)
        elif kind == "BRANCH":
            for each in value[1]:
                _collect(each, before, way, into)
        elif kind == "SUBPATTERN":
            _collect(value[3], before, way, into)
        elif kind == "ATOMIC_GROUP":
            _collect(value, before, way, into)
        elif kind in {"ASSERT", "ASSERT_NOT"}:
            _collect(value[1], before, way, into)
            continue
        before += _sample([(op, value)], way | 1)


def _sample(tree: object, way: int) -> str:
    """Return a text that the tree matches, most of the time."""
    return "".join(_sample_one(str(op), value, way) for op, value in tree)  # type: ignore[attr-defined]


def _sample_one(kind: str, value: object, way: int) -> str:
    match kind, value:
        case "LITERAL", int():
            return chr(value)
        case "NOT_LITERAL", int():
            return "a" if value != ord("a") else "b"
        case "ANY", _:
            return "a 'x"[way % 4]
        case "IN", list():
            return _member(value, way)
        case "BRANCH", (_, branches):
            return _sample(branches[way % len(branches)], way)
        case "SUBPATTERN", (_, _, _, inner):
            return _sample(inner, way)
        case "ATOMIC_GROUP", _:
            return _sample(value, way)
        case _, (least, most, inner) if kind in _REPEATS:
            return _sample(inner, way) * max(least, min(int(most), way % 2 or least))
        case _:
            return ""


def _member(members: list[tuple[object, object]], way: int) -> str:
    """Return one character of a class."""
    named: list[str] = []
    for op, value in members:
        if str(op) == "LITERAL":
            named.append(chr(value))  # type: ignore[arg-type]
        elif str(op) == "RANGE":
            named += [chr(value[0]), chr(value[1])]  # type: ignore[index]
        elif str(op) == "CATEGORY":
            named.append(_CATEGORIES.get(str(value), "a"))
    if members and str(members[0][0]) == "NEGATE":
        named = [each for each in _OTHERS if each not in named] or ["z"]
    return named[way % len(named)] if named else ""
