"""Adversarial input for regular expressions: what each part of a pattern matches, repeated; and which calls use which.

A pattern that backtracks over a repetition, or begins anew at each of many places, takes time that grows with the
square of its input (or worse). Each sample here is one part of a pattern, repeated to a length, with an end that makes
what was read so far a failure.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import re._constants as sre  # the parse tree of a pattern, from the standard library
import re._parser as sre_parser
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "vault_memory"
METHODS = {"match", "fullmatch", "search", "finditer", "findall", "sub", "subn", "split"}
ANYWHERE = "search"
_CLASSES = {
    sre.CATEGORY_DIGIT: "1", sre.CATEGORY_NOT_DIGIT: "a", sre.CATEGORY_SPACE: " ", sre.CATEGORY_NOT_SPACE: "a",
    sre.CATEGORY_WORD: "a", sre.CATEGORY_NOT_WORD: "-",
}  # fmt: skip
_PLAIN = " a-`\n1A.é"


@dataclass(frozen=True)
class Used:
    """A compiled pattern of the package, where it is, and the methods that are called on it."""

    name: str
    pattern: re.Pattern[str] | re.Pattern[bytes]
    methods: frozenset[str]


class TooLong(Exception):
    """It took longer than the limit."""


def patterns() -> list[Used]:
    """Every pattern of the package: in modules' values, in what their caches hold, and in calls such as `re.sub`."""
    found: dict[tuple[str, int], Used] = {}
    for module_name in sorted(_modules()):
        module = importlib.import_module(module_name)
        methods = _called(module_name)
        for name, value in list(vars(module).items()):
            if getattr(value, "__module__", module_name) not in (module_name, "re", None) and callable(value):
                continue
            for number, pattern in enumerate(_inside(value)):
                key = pattern.pattern, pattern.flags
                seen = found.get(key)
                used = methods.get(name, frozenset()) | (seen.methods if seen else frozenset())
                found[key] = Used(seen.name if seen else f"{module_name}.{name}[{number}]", pattern, used)
        for number, (pattern, method) in enumerate(_written(module_name)):
            key = pattern.pattern, pattern.flags
            found.setdefault(key, Used(f"{module_name}:re.{method}[{number}]", pattern, frozenset({method})))
    return list(found.values())


def samples(pattern: re.Pattern[str] | re.Pattern[bytes]) -> list[str]:
    """Short texts to repeat: what each part of the pattern matches, alone and beside plain characters."""
    text = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    ascii_only = pattern.flags & ~re.DEBUG & ~re.UNICODE
    tree = sre_parser.parse(text, ascii_only if isinstance(pattern.pattern, bytes) else pattern.flags)
    parts = list(dict.fromkeys(part[:60] for part in _parts(tree) if part))
    whole = _one(tree)
    beside_spaces = (part + space for space in ("\n", " ") for part in parts[:8])
    pumps = dict.fromkeys([*_PLAIN, *parts[:40], *beside_spaces])
    return [*pumps, whole[:-1]] if len(whole) > 1 else list(pumps)


def prefixes(pattern: re.Pattern[str] | re.Pattern[bytes]) -> list[str]:
    """What the pattern matches before each of its repetitions: a repetition may only be reached behind it."""
    text = pattern.pattern if isinstance(pattern.pattern, str) else pattern.pattern.decode("latin-1")
    tree = sre_parser.parse(text, pattern.flags if isinstance(pattern.pattern, str) else pattern.flags & ~re.UNICODE)
    before, found = "", [""]
    for op, argument in tree:
        before += _node(op, argument)
        found.append(before[:80])
    return list(dict.fromkeys(found))[:6]


def calls(used: Used) -> Iterator[tuple[str, Callable[[str | bytes], object]]]:
    """The ways in which the package calls a pattern; searching, where that cannot be seen."""
    pattern = used.pattern
    named = {"sub": "finditer", "subn": "finditer", "findall": "finditer", "split": "finditer"}
    for name in sorted({named.get(method, method) for method in used.methods} or {ANYWHERE}):
        method = getattr(pattern, name)
        yield name, (lambda text, method=method, name=name: list(method(text)) if name == "finditer" else method(text))


def duration(call: Callable[[str | bytes], object], text: str | bytes, limit: float = 4.0) -> float:
    """Processor seconds of the faster of two calls. Raises TooLong."""
    best = limit
    for _ in range(1):
        begun = time.process_time()
        with alarm(limit):
            call(text)
        best = min(best, time.process_time() - begun)
        if best > 0.2:
            break
    return best


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TooLong in the main thread after so many seconds: `re` looks for signals while it matches."""

    def ring(*_: object) -> None:
        raise TooLong

    old = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)


# --------------------------------------------------------------------------------------------------


def _modules() -> Iterator[str]:
    for found in pkgutil.walk_packages([str(PACKAGE)], "vault_memory."):
        if not found.name.endswith("__main__"):
            yield found.name


def _inside(value: object, depth: int = 4) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern):
        yield value
    elif depth and isinstance(value, dict):
        for each in (*value.keys(), *value.values()):
            yield from _inside(each, depth - 1)
    elif depth and isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from _inside(each, depth - 1)
    elif depth and hasattr(value, "cache_info") and _without_arguments(value):
        try:
            made = value()  # type: ignore[operator]
        except Exception:  # noqa: BLE001 - what it needs is not there: it is no pattern of ours
            return
        yield from _inside(made, depth - 1)
    elif depth and hasattr(value, "__dataclass_fields__") and not isinstance(value, type):
        for name in value.__dataclass_fields__:
            yield from _inside(getattr(value, name), depth - 1)


def _without_arguments(function: object) -> bool:
    wrapped = getattr(function, "__wrapped__", None)
    code = getattr(wrapped, "__code__", None)
    annotation = str(getattr(wrapped, "__annotations__", {}).get("return", ""))
    return code is not None and code.co_argcount == 0 and ("Pattern" in annotation or "Rule" in annotation)


def _source(module_name: str) -> Path:
    base = PACKAGE.parent / Path(*module_name.split("."))
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def _called(module_name: str) -> dict[str, frozenset[str]]:
    """The methods that a module calls on each of its names, `NAME[…].method` and loops over NAME included."""
    tree = ast.parse(_source(module_name).read_text())
    found: dict[str, set[str]] = {}
    loops: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            for target in ast.walk(node.target):
                if isinstance(target, ast.Name):
                    looped = (each.id for each in ast.walk(node.iter) if isinstance(each, ast.Name))
                    loops.setdefault(target.id, set()).update(looped)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in METHODS:
            for name in (n.id for n in ast.walk(node.value) if isinstance(n, ast.Name)):
                for each in {name, *loops.get(name, ())}:
                    found.setdefault(each, set()).add(node.attr)
    return {name: frozenset(methods) for name, methods in found.items()}


def _written(module_name: str) -> Iterator[tuple[re.Pattern[str], str]]:
    for node in ast.walk(ast.parse(_source(module_name).read_text())):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "re"
            and node.func.attr in {*METHODS, "compile"}
            and node.args
            and isinstance(node.args[0], ast.Constant)
        ):
            method = ANYWHERE if node.func.attr == "compile" else node.func.attr
            given = (*node.args[1:], *node.keywords)
            named = [each.attr for value in given for each in ast.walk(value) if isinstance(each, ast.Attribute)]
            flags = sum(int(getattr(re, name)) for name in named if name.isupper() and hasattr(re, name))
            if node.func.attr != "compile":
                yield re.compile(node.args[0].value, flags), method


def _parts(tree: sre_parser.SubPattern) -> Iterator[str]:
    """Texts that parts of the pattern match, the bodies of its repetitions first."""
    yield _one(tree)
    for op, argument in tree:
        if op in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            yield from _alternatives(argument[2])
            yield from _parts(argument[2])
        elif op is sre.SUBPATTERN:
            yield from _parts(argument[3])
        elif op is sre.ATOMIC_GROUP:
            yield from _parts(argument)
        elif op is sre.BRANCH:
            for branch in argument[1]:
                yield from _parts(branch)
        elif op in (sre.ASSERT, sre.ASSERT_NOT):
            yield from _parts(argument[1])
        else:
            yield _node(op, argument)


def _alternatives(tree: sre_parser.SubPattern) -> Iterator[str]:
    yield _one(tree)
    for op, argument in tree:
        if op is sre.IN:
            for each in argument[:12]:
                yield _node(sre.IN, [each])


def _one(tree: sre_parser.SubPattern) -> str:
    return "".join(_node(op, argument) for op, argument in tree)


def _node(op: object, argument: object) -> str:
    match op:
        case sre.LITERAL:
            return chr(argument)
        case sre.NOT_LITERAL:
            return "b" if argument == ord("a") else "a"
        case sre.ANY:
            return "a"
        case sre.IN:
            return _member(argument)
        case sre.CATEGORY:
            return _CLASSES.get(argument, "")
        case sre.BRANCH:
            return _one(argument[1][0])
        case sre.SUBPATTERN:
            return _one(argument[3])
        case sre.ATOMIC_GROUP:
            return _one(argument)
        case sre.MAX_REPEAT | sre.MIN_REPEAT | sre.POSSESSIVE_REPEAT:
            return _one(argument[2]) * max(1, min(argument[0], 4))
        case _:
            return ""


def _member(members: list[tuple[object, object]]) -> str:
    if members and members[0][0] is sre.NEGATE:
        excluded = {_node(*member) for member in members[1:]}
        return next((each for each in "a \n-1#" if each not in excluded), "")
    for op, argument in members:
        if op is sre.RANGE:
            return chr(argument[0])
        if text := _node(op, argument):
            return text
    return ""
