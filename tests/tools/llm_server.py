"""Run an OpenAI-compatible server that answers by script, so that tests use real litellm over real HTTP.

::

    with ScriptedServer([ok({"knowledge": []}), status(429, retry_after=0), raw("not JSON")]) as server:
        settings = LlmSettings(model="openai/scripted", api_base=server.url, api_key="test")

The script is used up in order; its last reply serves every further request. A callable in its place gets the
:class:`Request` and returns a reply, for answers that depend on the prompt. ``server.requests`` is the log.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any


@dataclass(frozen=True)
class Request:
    """What the client sent. ``text``: all messages, joined."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]
    time: float = field(default_factory=time.monotonic)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return self.body.get("messages", [])

    @property
    def text(self) -> str:
        return "\n".join(str(message["content"]) for message in self.messages)

    @property
    def has_valid_schema_name(self) -> bool:
        """Return whether OpenAI would accept the schema's name, if there is one."""
        wanted = (self.body.get("response_format") or {}).get("json_schema")
        return wanted is None or re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", wanted["name"]) is not None

    @property
    def schema(self) -> dict[str, Any] | None:
        """Return the JSON schema of the reply that was asked for; None if there is none."""
        wanted = self.body.get("response_format") or {}
        return wanted.get("json_schema", {}).get("schema")


@dataclass(frozen=True)
class Scripted:
    """One reply: a body and how it goes over the wire."""

    body: bytes = b""
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    delay: float = 0.0  # seconds before answering
    drop: bool = False  # the connection is closed without an answer


Script = Scripted | Callable[[Request], Scripted]


def ok(value: object, *, tokens: tuple[int, int] = (100, 20), delay: float = 0.0) -> Scripted:
    """Return ``value`` as JSON in a well-formed completion. ``tokens``: the reported counts, in and out."""
    return raw(json.dumps(value), tokens=tokens, delay=delay)


def raw(text: str, *, tokens: tuple[int, int] = (100, 20), finish: str = "stop", delay: float = 0.0) -> Scripted:
    """Return any ``text`` as the reply of the model."""
    return Scripted(_completion({"role": "assistant", "content": text}, tokens, finish), delay=delay)


def truncated(text: str, *, tokens: tuple[int, int] = (100, 4096)) -> Scripted:
    """Return ``text`` as a reply that was cut off at the token limit."""
    return raw(text, tokens=tokens, finish="length")


def refusal(text: str = "I cannot help with that.") -> Scripted:
    """Return a reply in which the model declines."""
    return Scripted(_completion({"role": "assistant", "content": None, "refusal": text}, (100, 8), "stop"))


def filtered() -> Scripted:
    """Return a reply that a content filter withholds."""
    return Scripted(_completion({"role": "assistant", "content": ""}, (100, 0), "content_filter"))


def status(
    code: int, message: str = "scripted failure", *, kind: str = "", retry_after: float | None = None
) -> Scripted:
    """Return an error as OpenAI words it; ``kind`` is its ``code``, such as ``context_length_exceeded``."""
    body = json.dumps({"error": {"message": message, "type": "scripted", "param": None, "code": kind or None}})
    headers = () if retry_after is None else (("Retry-After", f"{retry_after:g}"),)
    return Scripted(body.encode(), code, headers)


def drop() -> Scripted:
    """Return a reply that closes the connection without an answer."""
    return Scripted(drop=True)


class ScriptedServer:
    """Serves while the ``with`` block runs; ``url`` is the ``api_base`` to use."""

    def __init__(self, script: Sequence[Script] | Script) -> None:
        self.requests: list[Request] = []
        self._script = list(script) if isinstance(script, Sequence) else [script]
        self._lock, self._closing = threading.Lock(), threading.Event()
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._http.daemon_threads = True
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_address[1]}/v1"

    @property
    def count(self) -> int:
        return len(self.requests)

    @property
    def settings(self) -> dict[str, object]:
        """Return the settings with which a memory uses this server."""
        model = {"model": "openai/scripted", "api_base": self.url, "api_key": "x", "cache": False, "retries": 0}
        return {f"llm.{name}": value for name, value in model.items()}

    def __enter__(self) -> ScriptedServer:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._http.shutdown()
        self._thread.join()
        self._http.server_close()

    def _next(self, request: Request) -> Scripted:
        with self._lock:
            self.requests.append(request)
            step = self._script[min(len(self.requests), len(self._script)) - 1]
        return step(request) if callable(step) else step

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                request = Request(self.path, dict(self.headers), body)
                reply = server._next(request)
                if not request.has_valid_schema_name:
                    reply = status(400, "Invalid 'response_format.json_schema.name'")
                server._closing.wait(reply.delay)
                if reply.drop:
                    self.close_connection = True
                    return
                try:
                    self.send_response(reply.status)
                    for name, value in (("Content-Type", "application/json"), *reply.headers):
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(reply.body)))
                    self.end_headers()
                    self.wfile.write(reply.body)
                except OSError:  # the client has given up waiting
                    self.close_connection = True

            def log_message(self, format: str, *args: object) -> None:
                """Silent: pytest shows what matters."""

        return Handler


def _completion(message: dict[str, Any], tokens: tuple[int, int], finish: str) -> bytes:
    given, made = tokens
    return json.dumps(
        {
            "id": "chatcmpl-scripted",
            "object": "chat.completion",
            "created": 1_700_000_000,
            "model": "scripted",
            "choices": [{"index": 0, "message": message, "finish_reason": finish}],
            "usage": {"prompt_tokens": given, "completion_tokens": made, "total_tokens": given + made},
        }
    ).encode()
