"""Call models through litellm. No other module imports it, and only when a call is made (it takes 3 to 5 s).

litellm is configured before the import: no cost map from the network, no ``.env`` files, no telemetry. Its errors are
mapped to ours by `llm.error_mapping`, at the calls and nowhere else.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from vault_memory.errors import AuthError, InputError, RequestRejected, TimedOut, Unavailable
from vault_memory.llm.budget import RateLimiter
from vault_memory.llm.error_mapping import LONGEST_WAIT, is_transient, map_error
from vault_memory.llm.schemas import strip_bounds
from vault_memory.settings import LlmSettings
from vault_memory.text import tokens

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")

_OFFLINE_VARIABLES = {
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",
    "LITELLM_LOCAL_ANTHROPIC_BETA_HEADERS": "True",
    "LITELLM_MODE": "PRODUCTION",
}
_UNKNOWN_CONTEXT = 32_768  # tokens: what servers of today give a model at least …
_OLLAMA_CONTEXT = 8192  # … and what is asked of Ollama, which takes memory for all of it
_REASONING_FACTOR = 4  # reasoning counts as reply: models that reason get so many times the tokens
_TAKE_SCHEMAS = {"anthropic", "ollama_chat"}  # whatever litellm says of their models
_NO_KEY = {"ollama", "ollama_chat"}
_NO_BOUNDS = {"openai", "azure", "anthropic"}  # refuse lengths and ranges in schemas

_CANNOT_USE = {400, 422}  # what servers answer to a parameter they do not know

_importing = threading.Lock()


def load_litellm() -> Any:
    """Import litellm at first use, and return it. Raises InputError where it is not installed."""
    if find_spec("litellm") is None:
        raise InputError("language models need litellm; install it with: pip install 'vault-memory[llm]'")
    with _importing:
        os.environ.update(_OFFLINE_VARIABLES)
        import litellm as module

        module.suppress_debug_info = True
        module.telemetry = False
        module.DEFAULT_MAX_RETRIES = 0  # it takes our 0 for embeddings as "not said", and would try three times itself
        return module


@dataclass(frozen=True, slots=True)
class RawReply:
    """A reply of a model. ``cut``: it ended at the limit of tokens. ``cost`` None: no price is known."""

    text: str
    tokens_in: int
    tokens_out: int
    cost: float | None
    cut: bool = False
    refused: bool = False


class ModelConnection:
    """Calls the model of ``settings`` within the limits of ``limiter``, and retries after transient errors.

    ``section``: the section of the settings, for messages.
    """

    def __init__(
        self, settings: LlmSettings, limiter: RateLimiter, sleep: Callable[[float], None], section: str = "llm"
    ) -> None:
        self._settings, self._limiter, self._sleep, self._section = settings, limiter, sleep, section
        self._lock = threading.Lock()
        self._schema_refused = settings.structured == "never"  # no schema is sent: the instruction alone says it
        self.retries = 0

    @cached_property
    def provider(self) -> str:
        """litellm's name of the provider. Raises RequestRejected for a model without a known provider."""
        module = load_litellm()
        try:
            _, provider, _, _ = module.get_llm_provider(self._settings.model, api_base=self._settings.api_base or None)
        except module.exceptions.BadRequestError as error:
            raise RequestRejected(
                f"'{self._settings.model}' does not name a provider; write provider/model, such as "
                f"anthropic/claude-haiku-4-5, ollama_chat/llama3.2, or openai/NAME with {self._section}.api_base"
            ) from error
        return str(provider)

    @cached_property
    def _model_info(self) -> dict[str, Any]:
        """litellm's entry for the model; empty for unknown models, and for Ollama's, whose context size we choose."""
        if self.provider in _NO_KEY:
            return {}
        model, table = self._settings.model, load_litellm().model_cost
        found: dict[str, Any] = table.get(model) or table.get(model.partition("/")[2]) or {}
        return found

    @property
    def context_tokens(self) -> int:
        if self._settings.context_tokens:
            return self._settings.context_tokens
        assumed = _OLLAMA_CONTEXT if self.provider == "ollama_chat" else _UNKNOWN_CONTEXT
        return int(self._model_info.get("max_input_tokens") or self._model_info.get("max_tokens") or assumed)

    @property
    def knows_context(self) -> bool:
        """Return whether the window is set or known, not assumed."""
        settled = self._settings.context_tokens or self._model_info.get("max_input_tokens")
        return bool(settled or self._model_info.get("max_tokens"))

    def cost(self, tokens_in: int, tokens_out: int) -> float | None:
        """Return the list price in US dollars, an upper bound where a provider caches prompts; None where unknown."""
        given, made = self._model_info.get("input_cost_per_token"), self._model_info.get("output_cost_per_token")
        if given is None or made is None:
            return 0.0 if self.provider in _NO_KEY else None
        return float(given) * tokens_in + float(made) * tokens_out

    def connect(self) -> None:
        """Check model and key, as far as that is possible without a call. Raises LlmError."""
        self._find_key()

    @property
    def sends_schema(self) -> bool:
        """Whether the next call asks for the form of its reply by schema."""
        if self._schema_refused:
            return False
        if self._settings.structured == "always" or self.provider in _TAKE_SCHEMAS or self._settings.api_base:
            return True
        return bool(load_litellm().supports_response_schema(self._settings.model))

    def complete(self, messages: list[dict[str, str]], name: str, schema: dict[str, Any], room: int) -> RawReply:
        """Return the reply to ``messages``, of at most ``room`` tokens; ``schema`` is sent where the model accepts it.

        Raises LlmError. After a server has rejected the schema, this and later calls put it into the instructions.
        """
        if not self.sends_schema:
            return self._complete_without_schema(messages, schema, room)
        sent = strip_bounds(schema) if self.provider in _NO_BOUNDS and not self._settings.api_base else schema
        known_as = name.replace(" ", "_")  # OpenAI refuses names with spaces
        wanted = {"type": "json_schema", "json_schema": {"name": known_as, "strict": True, "schema": sent}}
        try:
            return self._complete_with_retries(messages, room, wanted)
        except RequestRejected as error:
            if self._settings.structured == "always" or error.status not in _CANNOT_USE:
                raise
        reply = self._complete_without_schema(messages, schema, room)
        self._schema_refused = True
        return reply

    def _complete_without_schema(self, messages: list[dict[str, str]], schema: dict[str, Any], room: int) -> RawReply:
        """Return the reply to instructions that hold the schema."""
        words = f"\n\nThe JSON schema of the reply:\n{json.dumps(schema)}\nReply with JSON alone."
        system = messages[0] | {"content": messages[0]["content"] + words}
        return self._complete_with_retries([system, *messages[1:]], max(1, room - tokens.count(words)), None)

    def _complete_with_retries(
        self, messages: list[dict[str, str]], room: int, wanted: dict[str, Any] | None
    ) -> RawReply:
        return self._retry(lambda: self._complete_once(messages, room, wanted))

    def _retry(self, call: Callable[[], T], retryable: Callable[[BaseException], bool] = is_transient) -> T:
        """Return what ``call`` returns; after a rate limit, a timeout or a server's error, call it again."""
        from tenacity import RetryCallState, Retrying, retry_if_exception, stop_after_attempt, wait_random_exponential

        backoff = wait_random_exponential(multiplier=1, max=LONGEST_WAIT)

        def wait(state: RetryCallState) -> float:
            asked = getattr(state.outcome.exception() if state.outcome else None, "retry_after", None)
            return asked if asked is not None else backoff(state)

        def count_retry(state: RetryCallState) -> None:
            with self._lock:
                self.retries += 1

        attempts = Retrying(
            stop=stop_after_attempt(1 + self._settings.retries),
            wait=wait,
            retry=retry_if_exception(retryable),
            before_sleep=count_retry,
            sleep=self._sleep,
            reraise=True,
        )
        reply: T = attempts(call)
        return reply

    def embed(self, texts: list[str]) -> NDArray[np.float32]:
        """Return a vector for each text. Raises LlmError; Unavailable where the reply holds something else.

        A timeout is not retried, because somebody waits for a search.
        """
        return self._retry(lambda: self._embed_once(texts), lambda e: is_transient(e) and not isinstance(e, TimedOut))

    def _embed_once(self, texts: list[str]) -> NDArray[np.float32]:
        import numpy as np

        model = self._settings.model
        response = self._call_litellm(load_litellm().embedding, input=texts, encoding_format="float")
        try:
            rows = [row["embedding"] for row in sorted(response.data or (), key=lambda row: row["index"])]
            with np.errstate(over="ignore"):
                vectors = np.array(rows, dtype=np.float32)
        except (KeyError, TypeError, ValueError) as error:
            raise Unavailable(f"{model}: the reply does not contain vectors of equal length") from error
        if len(rows) != len(texts):
            raise Unavailable(f"{model}: {len(rows)} vectors for {len(texts)} texts")
        if vectors.ndim != 2 or not vectors.shape[1] or not np.isfinite(vectors).all():
            raise Unavailable(f"{model}: the vectors contain a value that is not a number")
        return vectors

    def rerank(self, query: str, texts: list[str]) -> list[int]:
        """Return the places of the texts, those that answer the query best first. Raises LlmError."""
        return self._retry(
            lambda: self._rerank_once(query, texts), lambda e: is_transient(e) and not isinstance(e, TimedOut)
        )

    def _rerank_once(self, query: str, texts: list[str]) -> list[int]:
        response = self._call_litellm(load_litellm().rerank, query=query, documents=texts, return_documents=False)
        try:
            scored = [(float(row["relevance_score"]), int(row["index"])) for row in response.results or ()]
        except (KeyError, TypeError, ValueError) as error:
            raise Unavailable(f"{self._settings.model}: the reply contains no scores") from error
        places = [at for _, at in sorted(scored, key=lambda pair: (-pair[0], pair[1])) if 0 <= at < len(texts)]
        return list(dict.fromkeys([*places, *range(len(texts))]))  # what was left out comes last

    def _complete_once(self, messages: list[dict[str, str]], room: int, wanted: dict[str, Any] | None) -> RawReply:
        settings = self._settings
        wanted_tokens = settings.max_tokens * (_REASONING_FACTOR if self._model_info.get("supports_reasoning") else 1)
        longest = min(wanted_tokens, room, int(self._model_info.get("max_output_tokens") or wanted_tokens))
        options: dict[str, Any] = {"num_ctx": self.context_tokens} if self.provider == "ollama_chat" else {}
        if wanted is not None:
            options["response_format"] = wanted
        response = self._call_litellm(
            load_litellm().completion,
            messages=messages,
            max_tokens=longest,
            temperature=settings.temperature,
            drop_params=True,  # some models take no temperature
            **options,
        )
        reply = _parse_reply(response, messages)
        return replace(reply, cost=self.cost(reply.tokens_in, reply.tokens_out))

    def _call_litellm(self, call: Callable[..., Any], **options: Any) -> Any:
        """Call a function of litellm within the limits. Raises LlmError."""
        settings = self._settings
        from openai import OpenAIError  # litellm's errors are of openai's classes

        key = self._find_key()
        with self._limiter.acquire(self._sleep):
            try:
                return call(
                    model=settings.model,
                    api_base=settings.api_base or None,
                    api_key=key,
                    timeout=settings.timeout,
                    max_retries=0,
                    **options,
                )
            except OpenAIError as error:
                raise map_error(error, load_litellm().exceptions, settings, self._section) from error

    def _find_key(self) -> str | None:
        """Return the key to send; None where litellm reads the provider's own variable. Raises AuthError.

        A server set by ``api_base`` gets ``api_key`` only, never the provider's own key.
        """
        if self._settings.api_key or self.provider in _NO_KEY:
            return self._settings.api_key or None
        if self._settings.api_base:
            return "none"
        missing = load_litellm().validate_environment(self._settings.model).get("missing_keys", [])
        if missing and all(name.endswith("_API_KEY") for name in missing):  # clouds have other ways than keys
            raise AuthError(
                f"no key for {self.provider}: set {' or '.join(missing)}, or "
                f"VAULT_MEMORY_{self._section.upper().replace('.', '_')}_API_KEY, or "
                f"{self._section}{'_' if '.' in self._section else '.'}api_key in your own config file"
            )
        return None


def _parse_reply(response: Any, messages: list[dict[str, str]]) -> RawReply:
    """Return the reply in a response; tokens are counted here where the server did not. Raises Unavailable."""
    if not response.choices:
        raise Unavailable("the server's reply contains no answer")
    choice, usage = response.choices[0], response.usage
    text = choice.message.content or ""
    declined = (getattr(choice.message, "provider_specific_fields", None) or {}).get("refusal")
    return RawReply(
        text=text,
        tokens_in=usage.prompt_tokens or sum(tokens.count_all([message["content"] for message in messages])),
        tokens_out=usage.completion_tokens or tokens.count(text),
        cost=None,
        cut=choice.finish_reason == "length",
        refused=bool(declined) or choice.finish_reason == "content_filter",
    )
