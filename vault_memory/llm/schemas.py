"""The JSON schema of a reply, as it goes over the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic import BaseModel


def wire_schema(schema: type[BaseModel]) -> dict[str, Any]:
    """The JSON schema as it is sent: every field required and no others allowed, as strict modes want it."""
    sent: dict[str, Any] = _strict(
        _without(schema.model_json_schema(), {"title", "default", "description", "minLength"})
    )
    return sent


def without_bounds(schema: dict[str, Any]) -> dict[str, Any]:
    """``schema`` without lengths and ranges, which some providers refuse (and llama.cpp's grammars need)."""
    kept: dict[str, Any] = _without(schema, {"maxLength", "minLength", "minimum", "maximum", "maxItems", "minItems"})
    return kept


def _without(node: Any, keywords: set[str]) -> Any:
    """A property may bear the name of a keyword; then its value is a schema, and it stays."""
    if isinstance(node, list):
        return [_without(part, keywords) for part in node]
    if not isinstance(node, dict):
        return node
    return {
        key: _without(value, keywords) for key, value in node.items() if key not in keywords or isinstance(value, dict)
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
