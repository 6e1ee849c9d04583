"""Embed texts with any model that litellm reaches. Texts leave this machine, so no vault can choose such a model."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from vault_memory.errors import InputError, LlmError, Unavailable
from vault_memory.models import Embedder, Thresholds
from vault_memory.settings import EmbedderSettings, LlmSettings

if TYPE_CHECKING:
    from numpy.typing import NDArray

REFERENCE = Thresholds(topic=0.8, text=0.7, similar=0.6, duplicate=0.9, recall=0.7)
"""The scale of OpenAI's small embedding model; ``eval --thresholds api`` measures another model's."""

_RETRIES = 2
_CONCURRENCY = 4
_MAX_CHARACTERS = 24_000  # characters of a text that are sent: some 8,000 tokens, which is what the common models take
_PREFIXES = {  # what models were trained with before a question, and before what is searched
    "e5": ("query: ", "passage: "),
    "bge": ("Represent this sentence for searching relevant passages: ", ""),
    "nomic-embed": ("search_query: ", "search_document: "),
}


def get_prefixes(settings: EmbedderSettings) -> tuple[str, str]:
    """Return the prefixes of queries and of documents, as set or as known for the model."""
    name = settings.model.rpartition("/")[2].casefold()
    known = next((found for part, found in _PREFIXES.items() if part in name and "bge-m3" not in name), ("", ""))
    given = (settings.query_prefix, settings.document_prefix)
    return tuple(one if one != "auto" else own for one, own in zip(given, known, strict=True))  # type: ignore[return-value]


def parse_thresholds(setting: str, model: str) -> Thresholds | None:
    """Parse thresholds as `format_thresholds` writes them; None where they are another model's. Raises InputError."""
    if not setting:
        return None
    name, _, values = setting.rpartition(": ")
    try:
        found = {key: float(value) for key, value in (part.split("=") for part in values.split(", "))}
        return Thresholds(**found) if name == model else None
    except (ValueError, TypeError) as error:
        raise InputError(
            "embedder.thresholds must read 'model: topic=0.8, text=0.7, similar=0.6, duplicate=0.9, recall=0.7', "
            "as eval --thresholds api --save writes it"
        ) from error


def format_thresholds(thresholds: Thresholds, model: str) -> str:
    """Return thresholds as a setting, with the name of their model."""
    return f"{model}: " + ", ".join(f"{f.name}={getattr(thresholds, f.name):g}" for f in fields(thresholds))


class ApiEmbedder:
    """Embeds with the model of ``settings``. ``prefix`` goes before every text, and is part of the name of the vectors.

    Raises InputError where no model is configured or litellm is missing, and LlmError as calls do.
    """

    contextual = True

    def __init__(self, settings: EmbedderSettings, prefix: str, sleep: Callable[[float], None] = time.sleep) -> None:
        if not settings.model:
            raise InputError(
                "the embedder 'api' needs a model: set VAULT_MEMORY_EMBEDDER_MODEL, e.g. to text-embedding-3-small"
            )
        from vault_memory.llm.budget import RateLimiter
        from vault_memory.llm.transport import ModelConnection

        self._settings, self._prefix = settings, prefix
        llm = LlmSettings(
            settings.model, settings.api_base, settings.api_key, timeout=settings.timeout, retries=_RETRIES
        )
        self._connection = ModelConnection(llm, RateLimiter(0, _CONCURRENCY), sleep, "embedder")

    @property
    def name(self) -> str:
        """Model, dimensions and prefix, because a server may later serve another model by that name."""
        return f"{self._settings.model}#{self.dimensions} {self._prefix}".strip()

    @cached_property
    def thresholds(self) -> Thresholds:
        """As measured, where they were measured for this model. Raises InputError for what cannot be read."""
        return parse_thresholds(self._settings.thresholds, self._settings.model) or REFERENCE

    @cached_property
    def dimensions(self) -> int:
        return self._settings.dimensions or self._connection.embed([self._prefix + "dimensions"]).shape[1]

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        vectors = np.zeros((len(texts), self.dimensions), dtype=np.float64)  # float32 cannot square large numbers
        rows_with_text = [row for row, text in enumerate(texts) if text.strip()]
        for start in range(0, len(rows_with_text), self._settings.batch):
            rows = rows_with_text[start : start + self._settings.batch]
            found = self._connection.embed([(self._prefix + texts[row])[:_MAX_CHARACTERS] for row in rows])
            if found.shape[1] != self.dimensions:
                raise Unavailable(f"{self._settings.model}: vectors are not of {self.dimensions} dimensions")
            vectors[rows] = found
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        np.divide(vectors, lengths, out=vectors, where=lengths > 0)
        return vectors.astype(np.float32)


class Unreachable:
    """Stands for a model that could not be reached: each question fails for the same reason, without asking it."""

    contextual, dimensions, thresholds = True, 0, REFERENCE

    def __init__(self, settings: EmbedderSettings, error: LlmError) -> None:
        self.name, self._error = settings.model, error

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        raise self._error


def make_embedders(
    settings: EmbedderSettings, sleep: Callable[[float], None] = time.sleep
) -> tuple[Embedder, Embedder]:
    """Return embedders of documents and of queries: the same model, with the prefixes it expects. Calls it once."""
    before_question, before_document = get_prefixes(settings)
    documents = ApiEmbedder(settings, before_document, sleep)
    if before_question == before_document:
        return documents, documents
    questions = ApiEmbedder(settings, before_question, sleep)
    questions.dimensions = documents.dimensions
    return documents, questions
