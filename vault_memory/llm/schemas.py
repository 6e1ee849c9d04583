"""Build the JSON schema of a reply as it is sent to a server."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import BaseModel

_AMPLE = 2048  # tokens of a reply from which on bounds are not reduced: it holds all items of a window
_FRAME = 30  # tokens around the items
_CHARACTERS = 3  # characters of a token, at least
_LEAST = 12  # characters that any text may have
_TEXTS = 0.7  # factor by which texts shrink beyond their share


def wire_schema(schema: type[BaseModel]) -> dict[str, Any]:
    """Return the JSON schema as sent: every field required and no others allowed, as strict modes want it."""
    sent: dict[str, Any] = _strict(
        _strip_keywords(schema.model_json_schema(), {"title", "default", "description", "minLength"})
    )
    return sent


def strip_bounds(schema: dict[str, Any]) -> dict[str, Any]:
    """Return ``schema`` without lengths and ranges, which some providers and llama.cpp's grammars refuse."""
    kept: dict[str, Any] = _strip_keywords(
        schema, {"maxLength", "minLength", "minimum", "maximum", "maxItems", "minItems"}
    )
    return kept


def fit_bounds(schema: dict[str, Any], tokens: int) -> dict[str, Any]:
    """Return ``schema`` with bounds that a reply of few tokens can hold: one item at least.

    A server that enforces bounds then ends its reply instead of being cut off in the middle of it.
    """
    if tokens >= _AMPLE:
        return schema
    kept = copy.deepcopy(schema)
    sizable = [part for part in kept["properties"].values() if part.keys() & {"maxItems", "maxLength"}]
    room = max(_FRAME, (tokens - _FRAME) * _CHARACTERS // max(1, len(sizable)))  # characters for each
    for part in sizable:
        if "maxLength" in part:
            part["maxLength"] = min(part["maxLength"], room)
            continue
        item = _item(part, kept)
        whole = 4 + _length(item)
        part["maxItems"] = max(1, min(part["maxItems"], room // whole))
        _shrink(item, min(1.0, room / whole))
    return kept


def _item(part: dict[str, Any], whole: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a list's items: its own, or the one it refers to."""
    found: dict[str, Any] = part["items"]
    name = str(found.get("$ref", "")).rpartition("/")[2]
    return whole["$defs"][name] if name else found


def _length(node: dict[str, Any]) -> int:
    """Return the longest length of a value in characters, with keys and quotes."""
    if "properties" in node:
        return sum(len(key) + 6 + _length(value) for key, value in node["properties"].items())
    if "items" in node:
        return int(node.get("maxItems", 1)) * (4 + _length(node["items"]))
    return int(node.get("maxLength", _LEAST))


def _shrink(node: dict[str, Any], share: float) -> None:
    """Shrink texts and lists to a share of their length, or less; keys and numbers stay."""
    if share == 1.0:
        return
    for value in node.get("properties", {}).values():
        _shrink(value, share)
    if "maxLength" in node:
        node["maxLength"] = max(_LEAST, int(node["maxLength"] * share * _TEXTS))
    if "maxItems" in node:
        node["maxItems"] = max(1, int(node["maxItems"] * share))


def _strip_keywords(node: Any, keywords: set[str]) -> Any:
    """Strip keywords, but not from properties of the same name: their value is a schema."""
    if isinstance(node, list):
        return [_strip_keywords(part, keywords) for part in node]
    if not isinstance(node, dict):
        return node
    return {
        key: _strip_keywords(value, keywords)
        for key, value in node.items()
        if key not in keywords or isinstance(value, dict)
    }


def _strict(node: Any) -> Any:
    if isinstance(node, list):
        return [_strict(part) for part in node]
    if not isinstance(node, dict):
        return node
    kept = {key: _strict(value) for key, value in node.items()}
    if isinstance(kept.get("properties"), dict):
        kept |= {"required": list(kept["properties"]), "additionalProperties": False}
    return kept
