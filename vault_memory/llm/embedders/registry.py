"""Load embedders by name. The packaged one, a static model, needs no network, no download and no key."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from vault_memory import events
from vault_memory.errors import InputError, LlmError
from vault_memory.llm.embedders.token_table import TokenTable
from vault_memory.models import Embedder, Thresholds
from vault_memory.settings import EmbedderSettings
from vault_memory.text import tokens

if TYPE_CHECKING:
    from numpy.typing import NDArray


class WordLlama:
    """Embeds with the static model of the wordllama package: the mean of the tokens' rows, of length 1.

    256 dimensions, about 20,000 short texts a second on two cores. The files are read directly, which gives
    wordllama's own vectors without importing it, and only when first used.

    Its similarities lie far below those of the reference scale, so 0.8 / 0.7 / 0.6 would match nothing. Thresholds
    measured by ``eval --thresholds wordllama`` on 64 topics, hints, statements and paraphrases, and on the 1,210
    observations of five LoCoMo conversations; each is set where wrong joins become rare, because a missed one only
    makes a second document:

    =========  =====  ==================================================  ==================================
    threshold  value  of those that belong together, reached by           of those that do not
    =========  =====  ==================================================  ==================================
    topic      0.60   12 % of hints with their topic                      0.1 % of hints with another
    text       0.45   8 % of statements with their topic's name           0.05 % with another topic's
    similar    0.45   all paraphrases; 23 % of what one person            0.03 % of statements of different
                      said in one session (LoCoMo)                        topics; 0.1 % across conversations
    duplicate  0.85   45 % of paraphrases                                 none; 0.1 % within one session
    recall     0.40   82 % of questions with an observation that          0.1 % of observations of other
                      answers them (LoCoMo)                               conversations
    =========  =====  ==================================================  ==================================

    No threshold of a static model tells a paraphrase from an update: the same statement with other numbers has a
    median of 0.94. A check for duplicates must compare their values too.
    """

    name = "wordllama-l2-supercat-256"
    dimensions = 256
    thresholds = Thresholds(topic=0.6, text=0.45, similar=0.45, duplicate=0.85, recall=0.4)
    contextual = False

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._table: TokenTable | None = None

    def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        vectors = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        with self._lock:
            if self._table is None:
                self._table = TokenTable(tokens.find_packaged_folder() / "weights" / "l2_supercat_256.safetensors")
            table = self._table
        for number, text in enumerate(texts):
            if encoded := tokens.encode(text):
                vectors[number] = table.take(np.frombuffer(encoded, dtype=np.uint16)).sum(axis=0)
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        np.divide(vectors, lengths, out=vectors, where=lengths > 0)
        return vectors


_packaged = WordLlama()


def get_packaged_embedder() -> Embedder:
    """Return the packaged embedder; one for the process."""
    return _packaged


@cache
def get_minilm_embedder() -> Embedder:
    """Return the embedder of the extra ``onnx``; one for the process. Raises InputError where it is not installed."""
    from vault_memory.llm.embedders.minilm import MiniLM

    return MiniLM()


_BY_NAME: dict[str, Callable[[], Embedder]] = {"minilm": get_minilm_embedder, "wordllama": get_packaged_embedder}


def get_embedder(name: str) -> Embedder | None:
    """Return a local embedder; None for ``none`` (lexical search only). Raises InputError that lists the names."""
    if name == "none":
        return None
    make = _BY_NAME.get(name)
    if make is None:
        raise InputError(
            f"no embedder '{name}'; there are: {', '.join(['api', 'fastembed', *sorted(_BY_NAME), 'none'])}"
        )
    return make()


RETRY = 30.0  # seconds after which a model that could not be reached is asked again

EmbedderPair = tuple[Embedder | None, Embedder | None]


class EmbedderRegistry:
    """Loads the embedder of the current settings, and those of vectors that were made before."""

    def __init__(self) -> None:
        self._settings: EmbedderSettings | None = None
        self._pair: EmbedderPair = None, None
        self._asked = 0.0
        self._previous: dict[str, EmbedderPair] = {}

    def current(self, settings: EmbedderSettings) -> Embedder | None:
        """Return the embedder of documents; None for lexical search only (by setting, or because the model is missing).

        Raises InputError for settings that cannot be used.
        """
        retry_due = self._pair[0] is None and settings.name == "api" and monotonic() - self._asked > RETRY
        if settings != self._settings or retry_due:
            self._pair, self._asked = choose_embedders(settings), monotonic()
            self._settings = settings
        return self._pair[0]

    def previous(self, name: str) -> Embedder | None:
        """Return the embedder of that name; None where it is not available any more."""
        if name not in self._previous:
            self._previous[name] = self._load_by_name(name)
        return self._previous[name][0]

    def questions(self, documents: Embedder | None) -> Embedder | None:
        """Return the query embedder that belongs to an embedder of documents; some models need other prefixes."""
        pairs = (self._pair, *self._previous.values())
        return next((asked for made, asked in pairs if made is documents), documents)

    def _load_by_name(self, name: str) -> EmbedderPair:
        from vault_memory.llm.embedders import fastembed_local as fastembed
        from vault_memory.llm.embedders import minilm as other

        if name == WordLlama.name:
            return _packaged, _packaged
        try:
            if name == other.MiniLM.name:
                return get_minilm_embedder(), get_minilm_embedder()
            local = name.startswith(fastembed.NAME)
            model = name.removeprefix(fastembed.NAME).partition(" ")[0].rpartition("#")[0]
            settings = self._settings or EmbedderSettings()
            kind = "fastembed" if local else "api"
            found = choose_embedders(replace(settings, name=kind, model=model, dimensions=0))
        except InputError:
            return None, None
        return found if found[0] is not None and found[0].name == name else (None, None)


def choose_embedders(settings: EmbedderSettings) -> EmbedderPair:
    """Return the embedders of ``settings`` for documents and for queries.

    For an API that cannot be reached the first is None, so that search is lexical until the next attempt; the second
    raises the reason when it is used.
    Raises InputError for settings that cannot be used.
    """
    if settings.name == "fastembed":
        from vault_memory.llm.embedders.fastembed_local import make_local_embedders

        return make_local_embedders(settings)
    if settings.name != "api":
        embedder = get_embedder(settings.name)
        return embedder, embedder
    from vault_memory.llm.embedders.litellm_api import Unreachable, make_embedders

    try:
        documents, questions = make_embedders(settings)
        documents.dimensions  # noqa: B018 - the index must know them, and whether the model answers at all
    except LlmError as error:
        events.emit("embedder", model=settings.model, error=str(error))
        return None, Unreachable(settings, error)
    return documents, questions
