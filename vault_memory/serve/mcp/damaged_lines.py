"""Repair or answer what stands on standard input and is no valid message, so that no client waits in vain.

The SDK drops a line that it cannot parse. A line with half a surrogate pair (an emoji that a program has cut in two)
is repaired; any other is answered with an error, by the id of the request as far as it can be read.
"""

from __future__ import annotations

import contextvars
import json
import re
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Protocol

import anyio
import mcp_types as types
from mcp.shared.message import SessionMessage
from pydantic import ValidationError

from vault_memory.text.words import storable

_ID = re.compile(r'"id"\s*:\s*(?:(-?\d{1,18})\b|"([^"\\]{0,200})")')
_HEAD = 10_000  # characters in which the id is looked for


class _Source(Protocol):
    """What `stdio_server` yields to read from."""

    last_context: contextvars.Context | None

    async def receive(self) -> SessionMessage | Exception: ...
    async def aclose(self) -> None: ...


class _Sink(Protocol):
    """What `stdio_server` yields to write to."""

    async def send(self, item: SessionMessage, /) -> None: ...


class RepairedMessages:
    """The messages of a client, without those that are answered here. Reads ``source``, writes answers to ``sink``."""

    def __init__(self, source: _Source, sink: _Sink) -> None:
        self._source, self._sink = source, sink

    @property
    def last_context(self) -> contextvars.Context | None:
        """The context of the sender, which the SDK restores."""
        return self._source.last_context

    async def receive(self) -> SessionMessage | Exception:
        while isinstance(item := await self._source.receive(), ValidationError):
            found = repair_message(item)
            if isinstance(found, types.JSONRPCError):
                await self._sink.send(SessionMessage(found))
            elif found is not None:
                return SessionMessage(found)
        return item

    async def aclose(self) -> None:
        await self._source.aclose()

    def __aiter__(self) -> RepairedMessages:
        return self

    async def __anext__(self) -> SessionMessage | Exception:
        try:
            return await self.receive()
        except anyio.EndOfStream:
            raise StopAsyncIteration from None

    async def __aenter__(self) -> RepairedMessages:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


def repair_message(error: ValidationError) -> types.JSONRPCMessage | None:
    """Return the message on a line that the SDK could not parse, or the error to answer, if somebody waits."""
    problems = error.errors(include_url=False, include_context=False)
    if problems[0]["type"] != "json_invalid":
        return _refuse(next((each["input"] for each in problems if _is_message(each["input"])), problems[0]["input"]))
    line, why = str(problems[0]["input"]), problems[0]["msg"]
    if not line.strip():
        return None
    try:
        value = json.loads(line)
        return types.jsonrpc_message_adapter.validate_json(storable(json.dumps(value, ensure_ascii=False)))
    except ValidationError as still:
        if still.errors(include_url=False)[0]["type"] != "json_invalid":
            return _refuse(value)
    except (ValueError, RecursionError):
        pass
    why = why.removeprefix("Invalid JSON: ")
    return _answer(types.PARSE_ERROR, f"the message is not valid JSON ({why})", _find_id(line))


def _is_message(value: object) -> bool:
    return isinstance(value, Mapping) and "method" in value


def _refuse(value: object) -> types.JSONRPCError | None:
    """Return the error for JSON that is no message; None for a notification or an answer, which nobody waits for."""
    if not isinstance(value, Mapping):
        return _answer(types.INVALID_REQUEST, "the message is not a JSON object; send one request a line", None)
    if "id" not in value or "result" in value or "error" in value:
        return None
    wrong = [name for name, kind in (("method", str), ("params", Mapping)) if not isinstance(value.get(name, {}), kind)]
    why = f"its '{wrong[0]}' has the wrong type or is missing" if wrong else "see the JSON-RPC 2.0 specification"
    given: Any = value["id"]
    known = given if isinstance(given, int | str) and not isinstance(given, bool) else None
    return _answer(types.INVALID_REQUEST, f"the message is not a valid request: {why}", known)


def _find_id(line: str) -> int | str | None:
    """Return the id of a request that is not valid JSON, where it stands before the parameters."""
    head = line[:_HEAD].partition('"params"')[0]
    found = _ID.search(head)
    if found is None:
        return None
    return int(found[1]) if found[1] is not None else found[2]


def _answer(code: int, message: str, request: int | str | None) -> types.JSONRPCError:
    return types.JSONRPCError(jsonrpc="2.0", id=request, error=types.ErrorData(code=code, message=message))
