"""Embed and rerank with the ONNX models of fastembed, the extra ``fastembed``: on this machine, never downloaded here.

The weights come from a folder (``embedder.folder``) or from fastembed's own cache: a search must neither wait for a
download nor make one unasked.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from vault_memory.errors import InputError
from vault_memory.llm.embedders.litellm_api import REFERENCE, get_prefixes, parse_thresholds
from vault_memory.settings import EmbedderSettings

if TYPE_CHECKING:
    from numpy.typing import NDArray

NAME = "fastembed:"  # how the names of its vectors begin
_WINDOW = 1_000  # characters: about what the shortest models read; a longer text is embedded in windows
_WINDOW_OTHER = 250  # of a script of which each character may be a token


class FastEmbed:
    """Embeds with the model of ``settings``; a long text as the mean of its windows, each counted by its length.

    Raises InputError where fastembed is missing, does not know the model or has no weights of it.
    """

    contextual = True

    def __init__(self, settings: EmbedderSettings, prefix: str) -> None:
        if not settings.model:
            raise InputError("the embedder 'fastembed' needs a model: set embedder.model, e.g. BAAI/bge-small-en-v1.5")
        self._model = _load("TextEmbedding", settings.model, settings.folder, "embedder.folder")
        self._prefix, self._batch, self._lock = prefix, settings.batch, threading.Lock()
        self.dimensions = int(self._model.embedding_size)
        self.name = f"{NAME}{settings.model}#{self.dimensions} {prefix}".strip()
        self.thresholds = parse_thresholds(settings.thresholds, settings.model) or REFERENCE

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        windows = [(row, part) for row, text in enumerate(texts) for part in _windows(text)]
        vectors = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        with self._lock:
            found = self._model.embed([self._prefix + part for _, part in windows], batch_size=self._batch)
            for (row, part), vector in zip(windows, found, strict=True):
                vectors[row] += len(part) * np.asarray(vector, dtype=np.float32)
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        np.divide(vectors, lengths, out=vectors, where=lengths > 0)
        return vectors


def make_local_embedders(settings: EmbedderSettings) -> tuple[FastEmbed, FastEmbed]:
    """Return the embedders of documents and of questions: one, or two where the model wants other prefixes."""
    before_question, before_document = get_prefixes(settings)
    documents = FastEmbed(settings, before_document)
    return documents, documents if before_question == before_document else FastEmbed(settings, before_question)


def score_pairs(model: str, folder: str, query: str, texts: Sequence[str]) -> list[float]:
    """Return how well each text answers the query by a cross-encoder of fastembed. Raises InputError as above."""
    ranker = _load("TextCrossEncoder", model, folder, "search.reranker_folder")
    return [float(score) for score in ranker.rerank(query, list(texts))]


def _load(kind: str, model: str, folder: str, setting: str) -> Any:
    try:
        from loguru import logger  # fastembed reports to the terminal through it

        logger.disable("fastembed")
        import fastembed
        from fastembed.rerank.cross_encoder import TextCrossEncoder
    except ImportError:
        raise InputError(f"{model} needs: pip install 'vault-memory[fastembed]'") from None
    make: Callable[..., Any] = fastembed.TextEmbedding if kind == "TextEmbedding" else TextCrossEncoder
    try:
        return make(model, local_files_only=True, **({"specific_model_path": folder} if folder else {}))
    except Exception as error:  # onnxruntime has classes of its own for what it cannot read
        reason = " ".join(str(error).split())[:200]
        raise InputError(
            f"fastembed cannot load {model}{f' from {folder}' if folder else ''} ({reason}); "
            f"{setting} names a folder with its files, or fetch it once: "
            f"python -c \"from {make.__module__} import {kind}; {kind}('{model}')\""
        ) from error


def _windows(text: str) -> list[str]:
    """Return the parts of a text that are embedded, cut between words where there are any; none of an empty one."""
    longest = _WINDOW if 2 * sum(map(str.isascii, text)) >= len(text) else _WINDOW_OTHER
    parts, rest = [], text.strip()
    while len(rest) > longest:
        spaces = (rest.rfind(space, longest // 2, longest) for space in " \n")
        cut = max(spaces) if " " in rest[longest // 2 : longest] else longest
        parts.append(rest[:cut])
        rest = rest[cut:].strip()
    return [*parts, rest] if rest else parts
