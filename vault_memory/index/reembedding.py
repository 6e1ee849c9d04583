"""Build the vectors of another embedder while searches use the old ones (FEATURES R9).

Vectors are stored by the hash of their text, in a folder for each embedder, so an interrupted build keeps what it has
built. Once no vector is missing, the index switches to the new embedder in one commit. Only one process builds at a
time.
"""

from __future__ import annotations

import atexit
import threading
import weakref
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from vault_memory import events
from vault_memory.errors import VaultError, VaultMemoryError
from vault_memory.index.embeddings import Embeddings, folder_name
from vault_memory.index.manifest import Manifest
from vault_memory.index.record_encoder import title
from vault_memory.text.words import meaning

if TYPE_CHECKING:
    from vault_memory.models import Embedder, Entry

EMBED_LOCK = "embed.lock"  # held while vectors are built, and while the index switches to them
AT_ONCE = 200  # entries: for at most so many, the next sync makes the change itself
_EMBEDDED = 100_000  # characters of a text that are embedded
_TEXTS = 32  # texts embedded together; `stop` waits for so many
_RETRY = (30.0, 3600.0)  # seconds to the first retry after a failure, doubled each time up to the second
_LEAVING = 10.0  # seconds to wait for the main thread when the process ends

Progress = Callable[[int, int], None]
_running: weakref.WeakSet[Reembedding] = weakref.WeakSet()


def embeddable(embedder: Embedder | None, entry: Entry) -> str:
    """Return the text of an entry to embed; of a message, for a model that adds up words, only the meaningful words.

    Only the beginning of a very long text is used; its chunks have vectors of their own.
    """
    plain = embedder is not None and not embedder.contextual and entry.tier == "message"
    text = entry.text[:_EMBEDDED]
    if entry.tier == "file":
        return "\n".join(filter(None, (title(entry), entry.asked, text)))
    return meaning(text) if plain else text


class Reembedding:
    """Builds one embedder's vectors for the index in ``folder``, in a thread of its own or in the caller's."""

    def __init__(self, folder: Path, embedder: Embedder) -> None:
        self.folder, self.embedder = folder, embedder
        self.done, self.total, self.embedded = 0, 0, 0
        self.ready = False  # whether no vector was missing at the last check
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._failures = 0
        self._retry_at = 0.0

    @property
    def running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Start or continue in the background, unless that is already running or failed recently."""
        if self.ready or self.running or monotonic() < self._retry_at:
            return
        self._stop.clear()
        self._thread = threading.Thread(target=self.attempt, name="vault-memory vectors", daemon=True)
        _running.add(self)
        self._thread.start()

    def wait(self, seconds: float) -> None:
        """Wait for the background work at most ``seconds``."""
        if self._thread is not None:
            self._thread.join(seconds)

    def stop(self) -> None:
        """Stop the background work after the current batch of texts, and wait for that."""
        self._stop.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def resume(self) -> None:
        """Resume after `stop`."""
        self._stop.clear()

    def attempt(self, progress: Progress | None = None) -> None:
        """Call `fill` unless it failed recently; publish a failure as an event."""
        if self.ready or monotonic() < self._retry_at:
            return
        try:
            self.fill(progress)
        except VaultMemoryError as error:
            self._failures += 1
            self._retry_at = monotonic() + min(_RETRY[1], _RETRY[0] * 2 ** (self._failures - 1))
            events.emit("index", operation="swap", stage="embed", error=str(error), done=self.done, total=self.total)
        except RuntimeError:
            if not _ending():
                raise  # else the embedder's thread pools are already shut down; the next process continues

    def fill(self, progress: Progress | None = None) -> bool:
        """Embed the missing texts; return whether all have vectors now. Raises VaultError and the embedder's errors."""
        from filelock import FileLock, Timeout

        try:
            with FileLock(self.folder / EMBED_LOCK, mode=0o600, timeout=0):
                self._fill(progress)
        except Timeout:  # another process is building
            self._retry_at = monotonic() + 1.0
            return False
        except OSError as error:
            raise VaultError(str(self.folder), f"cannot be written ({error.strerror or error})") from error
        return self.ready

    def _fill(self, progress: Progress | None) -> None:
        embedder = self.embedder
        kept = Embeddings(self.folder / folder_name(embedder.name), embedder.dimensions)
        kept.convert()
        with closing(Manifest(self.folder / "manifest.db")) as manifest:
            texts = manifest.texts(lambda entry: embeddable(embedder, entry))
        known = kept.find(list(texts))
        missing = [(key, text) for key, text in texts.items() if key not in known]
        self.total, self.done = len(texts), len(known)
        for start in range(0, len(missing), _TEXTS):
            if self._stop.is_set():
                return
            part = missing[start : start + _TEXTS]
            kept.append([key for key, _ in part], embedder.embed([text for _, text in part]))
            self.done, self.embedded = self.done + len(part), self.embedded + len(part)
            if progress is not None:
                progress(self.done, self.total)
        kept.flush()
        self.ready = True
        events.emit("index", operation="swap", stage="ready", total=self.total)


def _ending() -> bool:
    """Return whether the process is ending. It shuts down its thread pools first, so wait for the main thread."""
    main = threading.main_thread()
    if threading.current_thread() is main:
        return False
    main.join(_LEAVING)
    return not main.is_alive()


@atexit.register
def _end() -> None:
    """Stop the threads, so that none runs a model's code while the interpreter exits."""
    for running in tuple(_running):
        running.stop()
