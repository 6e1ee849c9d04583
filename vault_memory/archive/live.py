"""Store the messages of live conversations as they arrive, and archive them in the background (A1, A9, A12).

A conversation neither waits for a model nor fails because of it: calls of a model run in one background thread with
its own components, and their errors are published as events instead of raised to the host.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime
from threading import Lock

from vault_memory.archive import propose_profile
from vault_memory.archive.archivist import Archivist
from vault_memory.archive.maintenance import conversation_summaries
from vault_memory.archive.redact_talk import redact_next
from vault_memory.archive.secrets import make_stored_id
from vault_memory.errors import VaultError
from vault_memory.events import emit
from vault_memory.models import Conversation, Message, Report, Role
from vault_memory.settings import Settings
from vault_memory.vault.conversations import summaries
from vault_memory.vault.conversations.store_conversation import append_messages
from vault_memory.vault.conversations.transcripts import find
from vault_memory.vault.document.transcript import Transcript
from vault_memory.vault.runs.run import start_run
from vault_memory.vault.storage.store import Store

_ANSWER = 600  # characters of a message that is looked at as an answer


class Live:
    """The live conversations of one vault.

    ``settings`` returns the current settings; ``archivist`` opens an `Archivist` for one run in the calling thread.
    """

    def __init__(
        self,
        store: Store,
        settings: Callable[[], Settings],
        archivist: Callable[[], AbstractContextManager[Archivist]],
    ) -> None:
        self._store, self._settings_now, self._archivist = store, settings, archivist
        self._lock = Lock()
        self._worker: ThreadPoolExecutor | None = None
        self._under_way: dict[str, Future[None]] = {}
        self._until_profile = 0  # messages of the user until the profile can be due: only then transcripts are read

    @property
    def _settings(self) -> Settings:
        return self._settings_now()

    def close(self) -> None:
        """Finish the exchanges that are being archived, and end the thread."""
        with self._lock:
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.shutdown()

    def add(self, session: str, role: Role, content: str, time: datetime) -> Transcript:
        """Store the message; archive the exchange if it is complete and `archive.exchanges` is on.

        Raises InputError, VaultError, ConsolidationError.
        """
        session = make_stored_id(session)
        said = Conversation((redact_next(self._list_before(session, content), Message(role, content, time=time)),))
        transcript: Transcript | None = None
        try:
            with start_run(self._store, "message", now=time, source=session, commit=self._settings.git.commit) as run:
                transcript = append_messages(self._store, replace(said, id=session))
                run.summary = f"kept a message of {transcript.title or session}"
        except VaultError as error:
            if transcript is None:
                raise
            emit("vault", operation="message", stage="unrecorded", error=f"{error}")  # said again, it would be twice
        self._until_profile -= role == "user"
        if role == "assistant" and self._settings.llm.model and self._is_work_due(transcript):
            self._go(session)
        return transcript

    def _list_before(self, session: str, content: str) -> Sequence[Message]:
        """Return the stored messages of a session, one of which a short message may answer."""
        stored = find(self._store, session) if len(content) <= _ANSWER else None
        return stored.messages if stored is not None else ()

    def finalize(self, session: str) -> Report | None:
        """Archive the messages that no exchange has archived. None: nothing to do, or it failed (see the event)."""
        try:
            session = make_stored_id(session)
            with self._lock:
                waiting = self._under_way.pop(session, None)
            if waiting is not None:
                waiting.result()
            self._store.recover_edits()  # what git took out of it unseen belongs to it
            transcript = find(self._store, session)
            if transcript is None or not self._settings.memory.enabled:
                return None
            with self._archivist() as archivist:
                (report,) = archivist.archive([transcript.conversation])
                return report
        except Exception as error:  # noqa: BLE001 - the end of a host's conversation must not fail for its memory
            emit("archival", operation="finalize", stage="failed", error=f"{type(error).__name__}: {error}")
            return None

    def _is_work_due(self, transcript: Transcript) -> bool:
        """Return whether a model is needed now: for an exchange, the conversation's summary or the profile."""
        every = self._settings.archive.summary_frequency
        summary = summaries.load(self._store, transcript.id)
        if self._settings.archive.exchanges or conversation_summaries.due(transcript, summary, every):
            return True
        return self._is_profile_due()

    def _is_profile_due(self) -> bool:
        every = self._settings.profile.synthesize_every
        if not propose_profile.may_propose(self._store, every):
            return False
        if self._until_profile <= 0:
            self._until_profile = every - propose_profile.count_unread(self._store, self._settings.graph.user)
        return self._until_profile <= 0

    def _go(self, session: str) -> None:
        if not self._settings.archive.background:
            self._take(session)
            return
        with self._lock:
            self._worker = self._worker or ThreadPoolExecutor(1, thread_name_prefix="vault-memory")
            self._under_way[session] = self._worker.submit(self._take, session)

    def _take(self, session: str) -> None:
        try:
            with self._archivist() as archivist:
                archivist.exchange(session)
        except Exception as error:  # noqa: BLE001 - as in finalize; what was not taken is left to it
            emit("archival", operation="exchange", stage="failed", error=f"{type(error).__name__}: {error}")
