"""Convert frozen values to JSON and back: dataclasses and unions of them, tuples, dates, numbers and strings.

A dataclass becomes an object with its class name under ``kind``, so that a union can be read back. Fields that an older
version did not write get their defaults; unknown fields are ignored. A field with ``sparse`` in its metadata is left
out if it has its default, so that adding such a field does not change the text and the digest of existing values.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def to_json(value: object) -> object:
    """Return the value in a form that `json.dumps` accepts."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        pairs = ((field, getattr(value, field.name)) for field in dataclasses.fields(value))
        fields = {f.name: to_json(held) for f, held in pairs if not (f.metadata.get("sparse") and held == f.default)}
        return {"kind": type(value).__name__, **fields}
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): to_json(item) for key, item in value.items()}
    return value


def decode_json(kind: type[T], value: object) -> T:
    """Return the value of that type. Raises ValueError for JSON that does not describe such a value."""
    return typing.cast(T, _read(kind, value))


def _read(kind: Any, value: object) -> object:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in {typing.Union, types.UnionType}:
        return _read_union(arguments, value)
    if origin is typing.Literal:
        return _check_type(value in arguments, kind, value)
    if origin is tuple:
        items = _check_type(isinstance(value, list), kind, value)
        if arguments[-1] is Ellipsis:
            return tuple(_read(arguments[0], item) for item in items)
        return tuple(_read(each, item) for each, item in zip(arguments, items, strict=True))
    if dataclasses.is_dataclass(kind):
        return _read_dataclass(kind, value)
    if kind is datetime:
        return datetime.fromisoformat(_check_type(isinstance(value, str), kind, value))
    if kind is float:
        return float(_check_type(isinstance(value, int | float), kind, value))
    return _check_type(isinstance(value, kind), kind, value)


def _read_union(members: tuple[Any, ...], value: object) -> object:
    if value is None:
        return _check_type(type(None) in members, members, value)
    named = value.get("kind") if isinstance(value, dict) else None
    for member in members:
        if member is not type(None) and (named is None or member.__name__ == named):
            return _read(member, value)
    raise ValueError(f"not one of {members}: {named}")


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """Return the type hints, cached, because resolving them takes longer than the rest."""
    return typing.get_type_hints(kind)


def _read_dataclass(kind: Any, value: object) -> object:
    given = _check_type(isinstance(value, dict), kind, value)
    hints = _hints(kind)
    names = [field.name for field in dataclasses.fields(kind) if field.name in given]
    try:
        return kind(**{name: _read(hints[name], given[name]) for name in names})
    except TypeError as error:
        raise ValueError(f"not a {kind.__name__}: {error}") from error


def _check_type(right: bool, kind: object, value: Any) -> Any:
    if not right:
        raise ValueError(f"not a {getattr(kind, '__name__', kind)}: {value!r}")
    return value
