"""Parse one file into entries and, on request, their vectors: pure functions that can run in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from vault_memory.index.embeddings import text_hash
from vault_memory.index.entries import ParsedFile, parse
from vault_memory.index.reembedding import embeddable
from vault_memory.index.secret_filter import Clean, remove_secrets
from vault_memory.settings import EmbedderSettings
from vault_memory.vault.sources.folders import PREFIX

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from vault_memory.models import Embedder
    from vault_memory.workers.ordered_map import Workers

_WORTH_IT = 8  # files: fewer are parsed faster in this process


@dataclass(frozen=True, slots=True)
class FileContent:
    """A file as it was read. ``place`` and ``modified``: for a file outside the vault; ``clean`` removes secrets."""

    path: str
    data: bytes
    place: str = ""
    modified: int = 0  # nanoseconds
    clean: Clean | None = None


@dataclass(frozen=True, slots=True)
class _FileToParse:
    """A file for a worker process.

    ``embedder``: its settings without a key, and the name it must have; None: no vectors are wanted.
    """

    content: FileContent
    embedder: tuple[EmbedderSettings, str] | None


@dataclass(frozen=True, slots=True)
class _Parsed:
    file: ParsedFile
    hashes: tuple[bytes, ...] = ()
    vectors: NDArray[np.float32] | None = None


def parse_file(content: FileContent) -> ParsedFile:
    """Return the entries of a file without its secrets, since search results may be shown to a model."""
    if not content.path.startswith(PREFIX):
        parsed = parse(content.path, content.data)
    else:
        from vault_memory.index.file_entries import Origin, file_entries

        modified = datetime.fromtimestamp(content.modified // 1_000_000_000, UTC)
        parsed = ParsedFile(file_entries(content.data, Origin(content.path, content.place, modified)))
    return replace(parsed, entries=remove_secrets(parsed.entries, content.data, content.clean))


class ParseAhead:
    """Parses and embeds many files in worker processes. ``vectors``: those of the last batch, by hash of the text."""

    def __init__(self, workers: Workers, settings: EmbedderSettings) -> None:
        self._workers, self._settings = workers, replace(settings, api_key="")
        self.vectors: dict[bytes, NDArray[np.float32]] = {}

    def parse(self, files: Sequence[FileContent], embedder: Embedder | None) -> Iterator[ParsedFile]:
        """Yield the entries of each file, in order. ``embedder`` None: no vectors are wanted. Raises WorkerLost."""
        self.vectors.clear()
        if len(files) < _WORTH_IT:
            yield from map(parse_file, files)
            return
        wanted = (self._settings, embedder.name) if embedder is not None else None
        for outcome in self._workers.run(_parse_and_embed, (_FileToParse(content, wanted) for content in files)):
            if outcome.value is None:
                assert outcome.error is not None
                raise outcome.error
            if outcome.value.vectors is not None:
                self.vectors.update(zip(outcome.value.hashes, outcome.value.vectors, strict=True))
            yield outcome.value.file

    def embed(
        self, texts: dict[bytes, str], embed: Callable[[Sequence[str]], NDArray[np.float32]]
    ) -> NDArray[np.float32]:
        """Return a vector for each text; call ``embed`` only for texts that no worker has embedded."""
        import numpy as np

        missing = {key: text for key, text in texts.items() if key not in self.vectors}
        made = dict(zip(missing, embed(list(missing.values())), strict=True)) if missing else {}
        return np.stack([made[key] if key in made else self.vectors[key] for key in texts])


def _parse_and_embed(job: _FileToParse) -> _Parsed:
    """Parse and embed a file; runs in a worker process."""
    parsed = parse_file(job.content)
    embedder = _load_embedder(job.embedder[0]) if job.embedder is not None else None
    if embedder is None or job.embedder is None or embedder.name != job.embedder[1]:
        return _Parsed(parsed)
    texts = {text_hash(text): text for text in (embeddable(embedder, entry) for entry in parsed.entries)}
    return _Parsed(parsed, tuple(texts), embedder.embed(list(texts.values())) if texts else None)


@lru_cache(1)
def _load_embedder(settings: EmbedderSettings) -> Embedder | None:
    from vault_memory.config import load_settings
    from vault_memory.llm.embedders.registry import EmbedderRegistry

    key = load_settings(None).embedder.api_key
    return EmbedderRegistry().current(replace(settings, api_key=key))
