"""The parts of :class:`vault_memory.Memory`: the opened vault, and one module for each of its namespaces.

The command line, the servers and the hooks use ``Memory`` and this package, and nothing below them. A namespace has
the asynchronous one beside it, which :class:`vault_memory.AsyncMemory` uses. Modules are loaded when first used.

What is here refuses arguments of the wrong type, with a line that names the argument (`check_verbs`): the annotations
of the verbs say what is right. A parameter whose type is not among `_KINDS`, such as a conversation, is checked by its
verb. May import everything below ``memory``. Tests: tests/api.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from functools import wraps
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from vault_memory.errors import InputError


def _is_whole(value: Any) -> bool:
    return hasattr(value, "__index__")


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) or _is_whole(value)


def _is_list_of_text(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes) and all(isinstance(v, str) for v in value)


def _is(*kinds: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, kinds)


def _is_named(name: str) -> Callable[[Any], bool]:
    """Return whether a value is of the class with this name, which need not be loaded."""
    return lambda value: any(kind.__name__ == name for kind in type(value).__mro__)


_KINDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "str": (_is(str), "text"),
    "int": (_is_whole, "a whole number"),
    "float": (_is_number, "a number"),
    "bytes": (_is(bytes), "bytes"),
    "Path": (_is(Path), "a path"),
    "date": (_is(date), "a date"),
    "datetime": (_is(datetime), "a time"),
    "None": (_is(type(None)), "None"),
    "Sequence[str]": (_is_list_of_text, "a list of texts"),
    "Mapping[str, object]": (_is(Mapping), "a dict"),
    "Hit": (_is_named("Hit"), "a hit"),
    "ImportSelection": (_is_named("ImportSelection"), "an ImportSelection"),
    "Proposal": (_is_named("Proposal"), "a proposal"),
}
_LARGEST = 10**15

T = TypeVar("T")
_Check = Callable[[str, object], None]


def check_verbs(cls: type[T]) -> type[T]:
    """Let the public functions of a class, and its ``__init__``, refuse arguments of the wrong type."""
    for name, verb in list(vars(cls).items()):
        if isinstance(verb, FunctionType) and (name == "__init__" or not name.startswith("_")):
            checks = {
                parameter: check
                for parameter, annotation in verb.__annotations__.items()
                if parameter != "return" and (check := _make_check(str(annotation))) is not None
            }
            if checks:
                setattr(cls, name, _wrap(verb, checks))
    return cls


def _wrap(verb: FunctionType, checks: dict[str, _Check]) -> Callable[..., Any]:
    code = verb.__code__
    names = code.co_varnames[: code.co_argcount]
    rest = code.co_varnames[code.co_argcount + code.co_kwonlyargcount] if code.co_flags & 4 else ""  # of *rest

    @wraps(verb)
    def checked(*given: Any, **options: Any) -> Any:
        for name, value in zip(names, given, strict=False):
            if name in checks:
                checks[name](name, value)
        for name, value in options.items():
            if name in checks:
                checks[name](name, value)
        if rest in checks:
            for value in given[len(names) :]:
                checks[rest](rest, value)
        return verb(*given, **options)

    return checked


def _make_check(annotation: str) -> _Check | None:
    """Return a check for a parameter; None where any of its types is not a plain one."""
    parts = annotation.split(" | ")
    if not all(part in _KINDS for part in parts):
        return None
    predicates = [_KINDS[part][0] for part in parts]
    names = [_KINDS[part][1] for part in parts]
    expected = " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))
    number, path, optional = not {"int", "float"}.isdisjoint(parts), "Path" in parts, "None" in parts

    def check(name: str, value: object) -> None:
        if not any(is_right(value) for is_right in predicates):
            raise InputError(f"{name} must be {expected}, not {_shorten(value)}")
        if number and isinstance(value, int | float) and not -_LARGEST <= value <= _LARGEST:
            raise InputError(f"{name} must be {expected} of {_LARGEST:.0e} at most, not {_shorten(value)}")
        if path and isinstance(value, str) and (value or not optional):
            check_path(name, value)

    return check


def check_path(name: str, value: str) -> None:
    """Refuse text that cannot be the path of a file. Raises InputError."""
    if not value.strip():
        raise InputError(f"{name} is empty; give the path of a file or folder")
    try:
        os.fsencode(value)
        if "\0" in value or any(len(os.fsencode(part)) > 255 for part in Path(value).parts):
            raise ValueError
    except ValueError:
        raise InputError(f"{name} cannot be a path: {_shorten(value)}") from None


def _shorten(value: object) -> str:
    """Return a value as it is shown in an error: on one line, the beginning if it is long."""
    shown = " ".join(repr(value).split())
    return shown if len(shown) <= 60 else f"{shown[:59]}…"
