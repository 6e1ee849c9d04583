"""Find, list, read and write the files of one user's vault.

Paths are relative to the vault with ``/`` between parts, and never lead out of it. One writer at a time holds the
user's lock. A file is replaced only if it still has the content that was read; if an editor has changed it, the change
is computed again from the edited content, so that no edit is overwritten.
"""

from __future__ import annotations

import re
import shlex
import threading
import unicodedata
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Protocol

from vault_memory.errors import BusyError, MalformedError, NotFoundError, UnsafeNameError, VaultError
from vault_memory.vault.storage import atomic_files, git_lock
from vault_memory.vault.storage.scan import LARGEST, Scan, scan

if TYPE_CHECKING:  # a search does not need these modules
    from vault_memory.models import Topic, TopicName
    from vault_memory.vault.storage.lost_writes import RecentWrites
    from vault_memory.vault.storage.transcript_index import TranscriptIndex

LOCK_TIMEOUT = 30.0  # seconds
_MAX_USER_BYTES = 120
_NO_KNOWLEDGE = (".state/", ".index/")


class WriteObserver(Protocol):
    """A run (`vault.runs.run.Run`): it records each write before it is made."""

    def observe(self, path: str, before: bytes | None, after: bytes | None) -> None: ...


class OutsideRunError(RuntimeError):
    """A bug: a file of the vault would be written outside a run, so it could not be undone."""


class Store:
    """The files of one user, below ``root`` (``<home>/<user>``)."""

    def __init__(self, root: Path, person: str = "") -> None:
        """Open the store. ``person``: who writes, if several people share the vault."""
        self.root, self.person = root.resolve(), person
        self._thread = threading.local()  # a run belongs to the thread that began it
        self.ended: set[str] = set()  # runs that have ended (`records.pending`)

    @classmethod
    def open(cls, home: Path, user: str, create: bool = False, links: bool = False, person: str = "") -> Store:
        """Return the vault of ``user``; with ``links`` its folder may be a link that leads out of ``home``.

        Raises UnsafeNameError, NotFoundError (unless ``create``) or VaultError.
        """
        root = home.expanduser() / check_user(user)
        if root.is_symlink() and not links and not root.resolve().is_relative_to(root.parent.resolve()):
            raise VaultError(str(root), "is a link that leads out of the home; allow such links with memory.links=true")
        if create:
            try:
                root.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise VaultError(str(root), f"cannot be created ({error.strerror})") from error
        if not root.is_dir():
            option = "" if user == "default" else f" --user {shlex.quote(user)}"
            raise NotFoundError(f"no memory of user '{user}' in {home}; start one with: vault-memory{option} init")
        return cls(root, person)

    # -- reading ---------------------------------------------------------------------------------

    def scan(self) -> Scan:
        """Return all searchable files, with a stat call each; unreadable ones are reported, not treated as deleted."""
        return scan(self.root)

    def read(self, path: str) -> bytes:
        """Return the file's bytes. Raises NotFoundError, UnsafeNameError, VaultError."""
        place = self.resolve(path)
        with suppress(OSError):  # reading reports the problem
            if not path.startswith(_NO_KNOWLEDGE) and place.stat().st_size > LARGEST and place.is_file():
                raise VaultError(path, "is larger than 64 MiB and is not read")
        return atomic_files.read(place, path)

    def topics(self, skip: Collection[str] = ()) -> Iterator[Topic]:
        """Yield all topic documents except those at ``skip``, by path. An unreadable one has a problem that says so."""
        for file in scan(self.root, ("topics",)).files:
            if file.path.startswith("topics/") and file.path not in skip:
                with suppress(NotFoundError):  # deleted since it was listed
                    yield self._topic_at(file.path)

    def topic(self, name: str, known: Collection[TopicName] = ()) -> Topic:
        """Return the topic with that name, alias, slug or path, ignoring case; an exact name has precedence.

        ``known``: topics whose names need not be read from files, because the index has them. Raises NotFoundError with
        similar names, UnsafeNameError for a path that leads out of the vault.
        """
        from difflib import get_close_matches

        from vault_memory.models import Topic

        listed = {topic.path for topic in known}
        candidates: list[Topic | TopicName] = [*known, *self.topics(skip=listed)]
        ranked = [(rank, topic) for topic in candidates if (rank := _rank(topic, name)) is not None]
        if ranked:
            best = min(ranked, key=lambda each: each[0])[1]
            return best if isinstance(best, Topic) else self._topic_at(best.path)
        if "/" in name or "\\" in name:
            self.resolve(name)
        names = {other.casefold(): other for topic in candidates for other in (topic.name, *topic.aliases)}
        near = get_close_matches(name.casefold(), names, 3)
        hint = "; did you mean " + " or ".join(f"'{names[other]}'" for other in near) + "?" if near else ""
        raise NotFoundError(f"no topic '{name}'{hint}")

    def _topic_at(self, path: str) -> Topic:
        """Return the topic; an unreadable one has a problem that says so. Raises NotFoundError."""
        from vault_memory.models import Problem, Topic
        from vault_memory.vault.document.topic_text import decode

        try:
            return decode(self.read(path), path)
        except VaultError as error:
            return Topic(path, "", PurePosixPath(path).stem, problems=(Problem(path, 0, error.problem),))

    def resolve(self, path: str) -> Path:
        """Return the resolved path on disk. Raises UnsafeNameError if it is not in the vault."""
        parts = PurePosixPath(path)
        outside = not path or "\0" in path or "\\" in path or parts.is_absolute() or ".." in parts.parts
        if not outside:
            try:
                place = (self.root / path).resolve()
            except (OSError, RuntimeError, ValueError) as error:  # a loop of links, a lone surrogate
                raise UnsafeNameError(f"{path!r}: not a path ({error})") from error
            if place.is_relative_to(self.root):
                return place
        raise UnsafeNameError(f"{path!r} leads out of the vault")

    # -- writing ---------------------------------------------------------------------------------

    @property
    def observer(self) -> WriteObserver | None:
        """The run that is active in this thread."""
        return getattr(self._thread, "observer", None)

    @contextmanager
    def observe_with(self, observer: WriteObserver) -> Iterator[None]:
        """Report each write of this thread to ``observer``. Only `vault.runs.run` calls this."""
        outer, self._thread.observer = self.observer, observer
        try:
            yield
        finally:
            self._thread.observer = outer

    @contextmanager
    def lock(self, timeout: float = LOCK_TIMEOUT) -> Iterator[None]:
        """Hold the user's write lock, which may be nested. Raises BusyError after ``timeout`` seconds.

        The operating system releases the lock of a process that died.
        """
        from filelock import FileLock, Timeout

        place = self.state / "write.lock"
        held = FileLock(place, mode=0o600, is_singleton=True)
        try:
            held.acquire(timeout=timeout)
        except Timeout:
            raise BusyError(str(self.root), f"another process has been writing for {timeout:g} seconds") from None
        except OSError as error:
            raise VaultError(str(place), f"cannot be locked ({error.strerror})") from error
        try:
            yield
        finally:
            held.release()

    def write(self, path: str, data: bytes) -> None:
        """Write ``data`` as the file's content, atomically and durably. Raises VaultError."""
        from vault_memory.vault.storage.displaced import read_or_none

        place = self.resolve(path)
        with self.lock():
            git_lock.wait(self.root)
            before = read_or_none(place, path)
            self._announce(path, before, data)
            atomic_files.replace(place, data, path)
            self.recent_writes.keep(path, before, data)

    def update(self, path: str, change: Callable[[bytes | None], bytes]) -> bytes:
        """Write ``change(content)`` (content None: no file) and return it; write nothing if it equals the content.

        ``change`` is called again if the file was edited in the meantime, even by an editor that was writing when the
        file was replaced. Raises VaultError, BusyError if the edits do not end.
        """
        from vault_memory.vault.storage.reconcile import put_back, rebase, recover_edits

        found: bytes | None = None

        def change_and_note(before: bytes | None) -> bytes:
            nonlocal found
            found, after = before, change(before)
            if after != before:
                self._announce(path, before, after)
            return after

        place = self.resolve(path)
        with self.lock():
            git_lock.wait(self.root)
            recover_edits(self)
            written = rebase(self.displaced_folder, place, path, change_and_note)
            lost = self.recent_writes.keep(path, found, written) if written != found else None
            return put_back(self, lost) if lost is not None else written

    def recover_edits(self) -> int:
        """Merge edits that editors wrote into files while these were replaced; return the number of edits.

        Every write begins with this; it costs almost nothing if there are none. Raises VaultError.
        """
        from vault_memory.vault.storage.reconcile import recover_edits

        if not any((self.root / ".state" / name).is_dir() for name in ("displaced", "kept")):
            return 0
        with self.lock():
            return recover_edits(self)

    def update_topic(
        self, path: str, change: Callable[[Topic], Topic], create: Callable[[], Topic] | None = None
    ) -> Topic:
        """Apply ``change`` to the topic on disk, or to the one that ``create`` returns if there is none, and write it.

        ``change`` may be called more than once. Raises NotFoundError without ``create``, so that a deleted topic stays
        deleted; MalformedError for a malformed one; VaultError.
        """
        from vault_memory.vault.document.topic_text import decode

        result: list[Topic] = []

        def apply(data: bytes | None) -> bytes:
            if data is None and create is None:
                raise NotFoundError(f"{path}: no such file")
            topic = create() if data is None and create is not None else decode(data or b"", path)
            if topic.malformed:
                problem = topic.problems[0]
                raise MalformedError(path, problem.line, problem.message)
            result[:] = [change(topic)]
            return data if data is not None and result[0].text == topic.text else result[0].text.encode()

        self.update(path, apply)
        return result[0]

    def delete(self, path: str, only: bytes) -> bool:
        """Delete the file if its content is ``only``; return whether it is gone. Raises VaultError."""
        from vault_memory.vault.storage.displaced import read_or_none

        place = self.resolve(path)
        with self.lock():
            git_lock.wait(self.root)
            now = read_or_none(place, path)
            if now == only:
                self._announce(path, now, None)
                atomic_files.delete(place, path)
                self.recent_writes.drop(path)
            return now is None or now == only

    def new_topic_paths(self) -> Callable[[str], str]:
        """Return a function that returns a free, safe path for each new topic. Nothing is written."""
        from vault_memory.vault.document import file_names

        taken: list[str] = []

        def path_for(name: str) -> str:
            if not taken:  # most conversations create no topic
                listed = scan(self.root, ("topics",)).files
                taken.extend(file.path.rpartition("/")[2][:-3] for file in listed if file.path.startswith("topics/"))
            taken.append(file_names.unique(file_names.file_name(name), taken))
            return f"topics/{taken[-1]}.md"

        return path_for

    @cached_property
    def transcript_index(self) -> TranscriptIndex:
        """The index of the existing transcripts."""
        from vault_memory.vault.storage.transcript_index import TranscriptIndex

        return TranscriptIndex(self.root / "conversations")

    @cached_property
    def recent_writes(self) -> RecentWrites:
        """Copies of recent writes, which git may overwrite without having seen them."""
        from vault_memory.vault.storage.lost_writes import RecentWrites

        return RecentWrites(self.root)

    @property
    def state(self) -> Path:
        """``.state``, created if missing: private, and ignored by git. Raises VaultError."""
        return self._private(".state")

    @property
    def displaced_folder(self) -> Path:
        """The folder for replaced files into which another program may still be writing."""
        return self.state / "displaced"

    @property
    def index(self) -> Path:
        """``.index``, created if missing: private, and ignored by git. Raises VaultError."""
        return self._private(".index")

    def rename(self, path: str, to: str) -> None:
        """Rename a file. Its run has recorded that as a move. Raises VaultError."""
        if self.observer is None:
            raise OutsideRunError(f"{path} would be renamed outside a run")
        with self.lock():
            atomic_files.rename(self.root / path, self.root / to, path)

    def _announce(self, path: str, before: bytes | None, after: bytes | None) -> None:
        if self.observer is not None:
            self.observer.observe(path, before, after)
        elif not path.startswith(_NO_KNOWLEDGE):
            raise OutsideRunError(f"{path} would be written outside a run")

    def _private(self, name: str) -> Path:
        return atomic_files.private_folder(self.root / name, str(self.root / name))


def check_user(user: str) -> str:
    name = unicodedata.normalize("NFC", user)
    if not name.strip():
        raise UnsafeNameError("a user needs a name")
    unprintable = any(unicodedata.category(character) in {"Cc", "Cs"} for character in name)
    if unprintable or any(mark in name for mark in "/\\:") or name.startswith(".") or name != name.strip(" ."):
        raise UnsafeNameError(f"{user!r} cannot be a user's name: no '/', '\\', ':' and no dot or space at its ends")
    if len(name.encode()) > _MAX_USER_BYTES:
        raise UnsafeNameError(f"a user's name of {len(name.encode())} bytes is too long; {_MAX_USER_BYTES} is the most")
    return name


def _rank(topic: Topic | TopicName, name: str) -> int | None:
    """Return how well ``name`` matches the topic (0 is best), or None."""
    from vault_memory.vault.document.names import fold_name

    wanted = fold_name(name)
    path = topic.path.casefold()
    if topic.name == name:
        return 0
    if fold_name(topic.name) == wanted:
        return 1
    if wanted in {fold_name(alias) for alias in topic.aliases}:
        return 2
    if wanted in {fold_name(PurePosixPath(topic.path).stem), path, path.removesuffix(".md")}:
        return 3
    if f"topics/{wanted}" in {path, path.removesuffix(".md")}:
        return 3
    slug = _slug(name)
    return 4 if slug and slug in {_slug(topic.name), *map(_slug, topic.aliases)} else None


def _slug(name: str) -> str:
    from vault_memory.vault.document.names import fold_name

    return re.sub(r"[\W_]+", "-", fold_name(name)).strip("-")
