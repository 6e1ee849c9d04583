"""Parse a model's reply: extract the JSON from the text around it, and check it item by item.

A reply that was cut off is closed after its last complete item. An incomplete item is dropped, because a statement
without its end, or an edit without its text, has another meaning.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, get_args, get_origin

from pydantic import BaseModel, ValidationError

T = TypeVar("T", bound=BaseModel)

_THOUGHT = re.compile(r"^.*</think(?:ing)?>", re.DOTALL)
_FENCE = re.compile(r"```[\w-]*[ \t]*\n(.*?)(?:\n[ \t]*```|\Z)", re.DOTALL)
_START = re.compile(r"\{|\[\s*\{")
_CLOSERS = {"{": "}", "[": "]"}
_PROBLEMS = 12  # named in one complaint


@dataclass(frozen=True, slots=True)
class CheckedReply(Generic[T]):
    """``value`` holds the valid items; None where nothing of the reply can be used."""

    value: T | None
    problems: tuple[str, ...] = ()


@dataclass(slots=True)
class CollectedReply(Generic[T]):
    """The valid items of a reply and of its corrections. ``problems``: of the last one."""

    schema: type[T]
    value: T | None = None
    problems: tuple[str, ...] = ()

    def add(self, found: CheckedReply[T]) -> bool:
        """Add items that are not there yet; other fields take the newest value.

        The problems remain if a correction has fewer items than were wrong. Return False for a correction that is in
        order and has none: asking once more would bring nothing.
        """
        before = self.value
        if found.value is not None:
            self.value = found.value if before is None else _join_replies(before, found.value)
        corrected = before is None or _size(self.value) - _size(before) >= len(self.problems)
        self.problems = found.problems if found.problems or corrected else self.problems
        return before is None or bool(found.problems) or _size(self.value) > _size(before)

    def complaint(self) -> str:
        """Return the message that asks the model to correct its reply."""
        wrong = "\n".join(f"- {problem}" for problem in self.problems[:_PROBLEMS])
        if self.value is None or not item_fields(self.schema):
            return f"That reply cannot be used:\n{wrong}\nReply again: one JSON object of the form asked for, whole."
        return (
            f"Some of that reply cannot be used:\n{wrong}\nThe valid items are taken. Reply with one JSON object of "
            "the same form that holds only what is missing or was wrong, corrected; repeat nothing else."
        )


def read(text: str, schema: type[T], *, cut: bool = False) -> CheckedReply[T]:
    """Parse the reply ``text`` as ``schema``. ``cut``: it ended at the limit of tokens."""
    try:
        data, whole = _loads(text, cut)
    except ValueError as error:
        return CheckedReply(None, (str(error),))
    found = _validate(data, schema)
    return found if whole else CheckedReply(found.value, (*found.problems, "the reply was cut off before its end"))


def item_fields(schema: type[BaseModel]) -> dict[str, type[BaseModel]]:
    """Return the fields of ``schema`` that hold lists of items, with the items' models."""
    found = {}
    for name, info in schema.model_fields.items():
        inner = get_args(info.annotation)
        if get_origin(info.annotation) is list and isinstance(inner[0], type) and issubclass(inner[0], BaseModel):
            found[name] = inner[0]
    return found


def _validate(data: Any, schema: type[T]) -> CheckedReply[T]:
    lists = item_fields(schema)
    data = _wrap_items(data, schema, lists)
    if not isinstance(data, dict):
        return CheckedReply(None, (f"a JSON object is wanted, not {_kind(data)}",))
    problems: list[str] = []
    wanted = _list_required(schema)
    given = valid = 0
    for name, model in lists.items():
        rows = data.get(name)
        if isinstance(rows, dict):
            rows = [rows]
        if not isinstance(rows, list):
            continue
        kept = []
        for number, row in enumerate(rows):
            try:
                kept.append(model.model_validate(row))
            except ValidationError as error:
                problems.append(_describe_error(error, f"{name}[{number}]"))
        if name in wanted:
            given, valid = given + len(rows), valid + len(kept)
        data = data | {name: kept}
    try:
        value = schema.model_validate(data)
    except ValidationError as error:
        return CheckedReply(None, (_describe_error(error), *problems))
    nothing = given and not valid and all(name in lists for name in wanted)
    return CheckedReply(None if nothing else value, tuple(problems))


def _wrap_items(data: Any, schema: type[BaseModel], lists: dict[str, type[BaseModel]]) -> Any:
    """Wrap a bare list of items, or one bare item: small models leave out the outer object."""
    wanted = _list_required(schema)
    if len(wanted) != 1 or wanted[0] not in lists:
        return data
    name, model = wanted[0], lists[wanted[0]]
    if isinstance(data, list):
        return {name: data}
    if isinstance(data, dict) and not isinstance(data.get(name), list | dict):
        required = {key for key, info in model.model_fields.items() if info.is_required()}
        if required and required <= data.keys():
            return {name: [data]}
    return data


def _list_required(schema: type[BaseModel]) -> list[str]:
    """Return the fields without which a reply is void; missing others leave the rest valid."""
    return [name for name, info in schema.model_fields.items() if info.is_required()]


def _describe_error(error: ValidationError, where: str = "") -> str:
    """Describe the error in one line without values: ``knowledge[2].type: Input should be 'fact' or …``."""
    parts = []
    for each in error.errors(include_url=False, include_input=False, include_context=False)[:3]:
        path = ".".join([where, *(str(step) for step in each["loc"])]).strip(".")
        parts.append(f"{path}: {each['msg']}" if path else each["msg"])
    return "; ".join(parts)


def _join_replies(old: T, new: T) -> T:
    known = {name: getattr(old, name) for name in item_fields(type(old))}
    update = {name: rows + [row for row in getattr(new, name) if row not in rows] for name, rows in known.items()}
    return new.model_copy(update=update)


def _size(value: BaseModel | None) -> int:
    """Return the number of items."""
    return sum(len(getattr(value, name)) for name in item_fields(type(value))) if value is not None else 0


def _kind(data: Any) -> str:
    return {list: "a list", str: "a text", type(None): "nothing"}.get(type(data), "a " + type(data).__name__)


# --------------------------------------------------------------------------------------------------
# Text → data


def _loads(text: str, cut: bool) -> tuple[Any, bool]:
    """Return the JSON in ``text`` and whether it is whole. Raises ValueError that says what is wrong with it."""
    bare = _THOUGHT.sub("", text).strip()
    if not bare:
        raise ValueError("the reply was cut off before it began" if cut else "the reply was empty")
    try:
        for candidate in (bare, *_FENCE.findall(bare)):
            with suppress(ValueError):
                return json.loads(candidate), not cut
        start = _begin(bare)
        if start < 0:
            raise ValueError("no JSON in the reply")
        return _repair_json(bare[start:], cut)
    except RecursionError:
        raise ValueError("the JSON of the reply is nested too deeply") from None


def _begin(text: str) -> int:
    """Return where the longest JSON value in prose begins; -1: none does."""
    best, longest, at = -1, 0, 0
    while (found := _START.search(text, at)) is not None:
        end, _ = _extent(text[found.start() :])
        length = end or len(text) - found.start()
        if length > longest:
            best, longest = found.start(), length
        if not end:  # it goes on to the end: none that begins behind it is longer
            break
        at = found.start() + end
    return best


def _repair_json(text: str, cut: bool) -> tuple[Any, bool]:
    """Repair JSON with text before or after it, with trailing commas and the like, or without its end."""
    import json_repair

    end, complete = _extent(text)
    whole = end > 0 and not cut
    if end > 0:
        text = text[:end]
    elif cut or text[-1] not in "]}`":
        if not complete:
            raise ValueError(f"the reply {'was cut off' if cut else 'ends'} within its first item")
        text = complete
    else:
        whole = True  # brackets or quotes do not match, but it ends as JSON ends
    data = json_repair.loads(text)
    if not isinstance(data, dict | list) or not data:
        raise ValueError("no JSON in the reply")
    return data, whole


def _extent(text: str) -> tuple[int, str]:
    """Return where the JSON value that begins ``text`` ends (0: nowhere), and the text closed behind its last item.

    An item is an object in a list.
    """
    open_: list[str] = []
    complete, in_string, escaped = "", False, False
    for index, char in enumerate(text):
        if in_string:
            if escaped:
                escaped = False
            elif char == "\\":
                escaped = True
            elif char == '"':
                in_string = False
        elif char == '"':
            in_string = True
        elif char in _CLOSERS:
            open_.append(char)
        elif open_ and char == _CLOSERS[open_[-1]]:
            open_.pop()
            if not open_:
                return index + 1, complete
            if char == "}" and open_[-1] == "[":
                complete = text[: index + 1] + "".join(_CLOSERS[each] for each in reversed(open_))
    return 0, complete
