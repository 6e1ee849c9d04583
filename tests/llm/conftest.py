"""A client of a scripted server, and the smallest conversation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from llm_server import Script, ScriptedServer

from vault_memory.llm.client import Client
from vault_memory.llm.prompts import extract
from vault_memory.llm.prompts.base import Prompt, Turn
from vault_memory.models import Message
from vault_memory.settings import LlmSettings


@dataclass
class Scene:
    server: ScriptedServer
    client: Client
    settings: LlmSettings
    slept: list[float] = field(default_factory=list)


Scripted = Callable[..., Scene]


@pytest.fixture
def scripted(tmp_path: Path) -> Iterator[Scripted]:
    """``scripted(reply, reply, …, timeout=1)``: a server with that script and a client of it that never waits."""
    with ExitStack() as stack:

        def make(*script: Script, folder: Path | None = None, **settings: object) -> Scene:
            server = stack.enter_context(ScriptedServer(list(script)))
            given: dict[str, object] = {"model": "openai/scripted", "api_base": server.url, "api_key": "test-key"}
            configured = LlmSettings(**(given | {"timeout": 5.0, "retries": 2} | settings))  # type: ignore[arg-type]
            slept: list[float] = []
            client = Client(configured, cache=folder or tmp_path / "replies", sleep=slept.append)
            return Scene(server, client, configured, slept)

        yield make


def prompt(*texts: str) -> Prompt:
    said: Sequence[str] = texts or ("We use JWT with RS256 for tokens.",)
    return extract.prompt([Turn(number, Message("user", text)) for number, text in enumerate(said, 1)])


def item(text: str = "Tokens are JWT signed with RS256.", **values: object) -> dict[str, object]:
    return {"message": 1, "topic": "Auth", "knowledge": text, "type": "fact", "confidence": 0.9} | values
