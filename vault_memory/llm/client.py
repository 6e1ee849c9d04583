"""Ask a language model (A15, A19): send a prompt, check the reply, ask for corrections, count tokens and cost.

A :class:`Client` lives for one run: its totals, budget and pace are those of the run. It may be used from several
threads. :mod:`transport` sends the calls, :mod:`replies` parses the text of a reply.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from vault_memory.errors import ContextTooLong, InputError, InvalidOutput, LlmError, Refused
from vault_memory.events import emit
from vault_memory.llm.budget import Budget, RateLimiter
from vault_memory.llm.cache import ReplyCache
from vault_memory.llm.prompts.base import Prompt
from vault_memory.llm.replies import CollectedReply, read
from vault_memory.llm.schemas import fit_bounds, wire_schema
from vault_memory.llm.transport import ModelConnection, RawReply
from vault_memory.settings import LlmSettings
from vault_memory.text import tokens

if TYPE_CHECKING:
    from pydantic import BaseModel

T = TypeVar("T", bound="BaseModel")

_OTHER_TOKENIZERS = 1.15  # the model's tokenizer may make so many more tokens of a text than the one we count with
_LEAST_REPLY = 256  # tokens: a call that leaves less room for the reply is not worth making
_SHOWN = 6_000  # characters of an unusable reply that the model gets to see again: its end, where it was cut off


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """``value`` holds what was valid; ``problems`` says which items were not, even after asking again."""

    value: T
    problems: tuple[str, ...] = ()
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0  # US dollars; 0 where no price is known
    calls: int = 0
    cached: bool = False


@dataclass(frozen=True, slots=True)
class CallTotals:
    """Totals of a run. ``retries``: calls made again after a failure; ``cached``: answers that needed no call."""

    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    retries: int = 0
    cached: int = 0


@dataclass(frozen=True, slots=True)
class Estimate:
    """The expected tokens and cost of a request, by our tokenizer and the usual length of such a reply. ``cost`` None:
    the price is unknown.
    """

    tokens_in: int
    tokens_out: int
    cost: float | None


class Client:
    """Asks the model of ``settings``.

    ``cache``: the folder of the response cache, by default in the user's cache folder. ``sleep`` waits between
    retries. Raises InputError where no model is configured or litellm is not installed.
    """

    def __init__(
        self,
        settings: LlmSettings,
        *,
        cache: Path | None = None,
        sleep: Callable[[float], None] = time.sleep,
        clean: Callable[[str], str] = str,
        owner: str = "",
    ) -> None:
        """Create a client. ``clean`` removes from a prompt what no model may see; replies are cached for ``owner``."""
        if not settings.model:
            raise InputError("no language model is configured; set VAULT_MEMORY_LLM_MODEL, e.g. to gpt-5-mini")
        self._settings, self._clean, self._owner = settings, clean, owner
        self._cache = ReplyCache(cache) if settings.cache else None
        self._wire = ModelConnection(settings, RateLimiter(settings.requests_per_minute, settings.concurrency), sleep)
        self._budget = Budget(settings.budget_tokens, settings.budget_cost)
        self._lock = threading.Lock()
        self._usage = CallTotals()

    @property
    def model(self) -> str:
        """The model's name in litellm's form; it is written to ``by=`` of cells."""
        return self._settings.model

    @property
    def concurrency(self) -> int:
        """How many requests may run at the same time."""
        return self._settings.concurrency

    def connect(self) -> None:
        """Load litellm and check that the model's name and key are set; nothing is sent. Raises LlmError."""
        self._wire.connect()

    @property
    def structure(self) -> str:
        """How the form of replies is requested, in words for a person."""
        return "JSON schema sent" if self._wire.sends_schema else "JSON asked for in words, replies checked"

    @property
    def usage(self) -> CallTotals:
        with self._lock:
            return replace(self._usage, retries=self._wire.retries)

    @property
    def context_tokens(self) -> int:
        """The context window, for prompt and reply: as set, else as litellm knows it, else an assumed size."""
        return self._wire.context_tokens

    @property
    def knows_context(self) -> bool:
        """Whether `context_tokens` is set or known, not assumed."""
        return self._wire.knows_context

    @property
    def room(self) -> int:
        """Tokens, by :mod:`vault_memory.text.tokens`, that a prompt may have so that a full reply still fits."""
        reply = min(self._settings.max_tokens, self.context_tokens // 2)
        return int((self.context_tokens - reply) / _OTHER_TOKENIZERS)

    def estimate(self, prompt: Prompt) -> Estimate:
        """Estimate the tokens of a request for a dry run: nothing is sent."""
        given = _count(prompt)
        return Estimate(given, prompt.expected, self._wire.cost(given, prompt.expected))

    def price(self, tokens_in: int, tokens_out: int) -> float | None:
        """Return the list price in US dollars; None where it is unknown."""
        cost = self._wire.cost(tokens_in, tokens_out)
        return None if cost is None else round(cost, 6)

    def ask(self, prompt: Prompt, schema: type[T]) -> Answer[T]:
        """Return the model's answer, checked against ``schema`` item by item.

        A reply that is not wholly valid gets further calls that say what was wrong; what is valid by then is the
        answer. Raises InvalidOutput where nothing is, and the other errors of LlmError as they come.
        """
        key = self._key(prompt, schema)
        found = self._cache.get(key) if self._cache is not None else None
        if found is not None and (stored := read(found, schema)).value is not None and not stored.problems:
            self._add(CallTotals(cached=1))
            return Answer(stored.value, cached=True)
        answer = self._converse(prompt, schema)
        if self._cache is not None and not answer.problems:
            self._cache.put(key, answer.value.model_dump_json())
        return answer

    def _converse(self, prompt: Prompt, schema: type[T]) -> Answer[T]:
        opening = [
            {"role": "system", "content": prompt.system},
            {"role": "user", "content": self._clean(prompt.render(secrets.token_hex(8)))},
        ]
        messages, used, collected = opening, CallTotals(), CollectedReply(schema)
        for _ in range(1 + self._settings.follow_ups):
            try:
                reply = self._call(prompt, messages, schema)
            except LlmError as error:
                if collected.value is None:
                    raise
                collected.problems = (*collected.problems, str(error))
                break
            used = _sum(used, reply)
            if not collected.add(read(reply.text, schema, cut=reply.cut)) or not collected.problems:
                break
            shown = reply.text[-_SHOWN:] if reply.cut else reply.text[:_SHOWN]  # it goes on from there
            said = {"role": "assistant", "content": shown or "(nothing)"}
            messages = [*opening, said, {"role": "user", "content": collected.complaint()}]
        if collected.value is None:
            raise InvalidOutput(f"{self.model}: no usable reply: {collected.problems[0]}", collected.problems)
        return Answer(collected.value, collected.problems, used.tokens_in, used.tokens_out, used.cost, used.calls)

    def _call(self, prompt: Prompt, messages: list[dict[str, str]], schema: type[BaseModel]) -> RawReply:
        """Make one paid call: count it, and publish it to subscribers."""
        given = sum(tokens.count_all([message["content"] for message in messages]))
        room = int(self.context_tokens - given * _OTHER_TOKENIZERS)
        if room < _LEAST_REPLY:
            raise ContextTooLong(f"{self.model}: {given} tokens do not fit its context of {self.context_tokens}")
        expected = self._wire.cost(given, prompt.expected)
        started = time.monotonic()
        try:
            with self._budget.reserve(given + prompt.expected, expected, self.model) as settle:
                sent = fit_bounds(wire_schema(schema), min(self._settings.max_tokens, room))
                reply = self._wire.complete(messages, prompt.name, sent, room)
                settle(reply.tokens_in + reply.tokens_out, reply.cost)
        except LlmError as error:
            emit("llm", operation=prompt.name, model=self.model, error=type(error).__name__)
            raise
        self._add(_sum(CallTotals(), reply))
        emit(
            "llm",
            operation=prompt.name,
            model=self.model,
            tokens_in=reply.tokens_in,
            tokens_out=reply.tokens_out,
            cost=reply.cost,
            seconds=round(time.monotonic() - started, 3),
        )
        if reply.refused:
            raise Refused(f"{self.model} declines to answer ({prompt.name})")
        return reply

    def _add(self, more: CallTotals) -> None:
        with self._lock:
            self._usage = replace(
                self._usage,
                calls=self._usage.calls + more.calls,
                tokens_in=self._usage.tokens_in + more.tokens_in,
                tokens_out=self._usage.tokens_out + more.tokens_out,
                cost=self._usage.cost + more.cost,
                cached=self._usage.cached + more.cached,
            )

    def _key(self, prompt: Prompt, schema: type[BaseModel]) -> str:
        """Return the cache key by model, prompt and schema: the prompt in parts, since the marker differs per call."""
        settings = self._settings
        where = (settings.model, settings.api_base, settings.temperature, settings.max_tokens, settings.structured)
        parts = (repr(where), prompt.name, prompt.system, repr(prompt.parts), repr(wire_schema(schema)))
        return ReplyCache.key(*parts, *([self._owner] if self._owner else []))


def _sum(used: CallTotals, reply: RawReply) -> CallTotals:
    return replace(
        used,
        calls=used.calls + 1,
        tokens_in=used.tokens_in + reply.tokens_in,
        tokens_out=used.tokens_out + reply.tokens_out,
        cost=used.cost + (reply.cost or 0.0),
    )


def _count(prompt: Prompt) -> int:
    return sum(tokens.count_all([prompt.system, prompt.render("0" * 16)]))
