"""Does the configured model work? One small question over the whole way: key, server, schema, tokens, time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from vault_memory.errors import AuthError, InvalidOutput, LlmError
from vault_memory.llm.client import Client
from vault_memory.llm.prompts import decide
from vault_memory.llm.prompts.base import Statement
from vault_memory.settings import LlmSettings

_FACT = Statement(1, "The user moved from Berlin to Lisbon in May 2026.", "fact", role="user", date="2026-05-20")
_KNOWN = Statement(1, "The user lives in Berlin.", "fact", role="user", date="2024-03-01")


@dataclass(frozen=True, slots=True)
class Step:
    name: str
    ok: bool
    detail: str


def run(settings: LlmSettings) -> Iterator[Step]:
    """The steps as they are done; nothing comes after one that failed.

    Raises InputError where no model is configured or litellm is missing. Nothing is read from the cache.
    """
    client = Client(replace(settings, cache=False))
    where = f" at {settings.api_base}" if settings.api_base else ""
    yield Step("model", True, f"{client.model}{where}")
    begun = time.monotonic()
    try:
        client.connect()
        loaded = time.monotonic()
        answer = client.ask(decide.prompt(_FACT, [_KNOWN]), decide.Decision)
    except AuthError as error:
        yield Step("key", False, str(error))
        return
    except InvalidOutput as error:
        yield Step("key", True, "accepted")
        yield Step("reply", False, f"{error} (the model answers, but not in the form asked for)")
        return
    except LlmError as error:
        yield Step("answer", False, str(error))
        return
    took, usage = time.monotonic() - loaded, client.usage
    yield Step("key", True, "accepted" if settings.api_key or not settings.api_base else "none needed")
    yield Step(
        "answer",
        True,
        f"{took:.1f} s ({usage.calls} calls, {usage.retries} retries; loading took {loaded - begun:.1f} s)",
    )
    yield Step("schema", True, client.structure)
    yield Step("reply", True, f"valid ({answer.value.action})")
    cost = f", ${answer.cost:.6f}" if answer.cost else ""
    yield Step(
        "tokens", True, f"{answer.tokens_in} in, {answer.tokens_out} out{cost}; context {client.context_tokens:,}"
    )
