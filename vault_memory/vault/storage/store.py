"""One user's vault: find, list, read and write its files.

Paths are relative to the vault with ``/`` between parts; none leads out of it. One writer at a time holds the
user's lock; a write that is a change of what was read happens only while the file still is what was read, so that
an edit made meanwhile in an editor is never overwritten: the change is worked out anew on it.
"""

from __future__ import annotations

import re
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

if TYPE_CHECKING:  # a search neither writes nor reads topics: what does loads them
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
    """A file of the vault would be written outside a run: nobody could take that back. A fault of the program."""


class Store:
    """The files of one user, below ``root`` (``<home>/<user>``)."""

    def __init__(self, root: Path, person: str = "") -> None:
        """Open the store. ``person``: who writes, where several people share the vault."""
        self.root, self.person = root.resolve(), person
        self._thread = threading.local()  # a run belongs to the thread that began it
        self.ended: set[str] = set()  # runs of which nothing is left to do (`runs.pending`)

    @classmethod
    def open(cls, home: Path, user: str, create: bool = False, links: bool = False, person: str = "") -> Store:
        """Return the vault of ``user``, whose folder may be a link out of the home with ``links``.

        Raises UnsafeNameError, NotFoundError (unless ``create``) or VaultError.
        """
        root = home.expanduser() / check_user(user)
        if root.is_symlink() and not links and not root.resolve().is_relative_to(root.parent.resolve()):
            raise VaultError(str(root), "is a link that leads out of the home; allow such links with memory.links=true")
        if create:
            try:
                root.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise VaultError(str(root), f"cannot be made ({error.strerror})") from error
        if not root.is_dir():
            option = "" if user == "default" else f" --user {user}"
            raise NotFoundError(f"no memory of user '{user}' in {home}; start one with: vault-memory{option} init")
        return cls(root, person)

    # -- reading ---------------------------------------------------------------------------------

    def scan(self) -> Scan:
        """Return all searchable files, by a stat each; what could not be looked at is reported, never "gone"."""
        return scan(self.root)

    def read(self, path: str) -> bytes:
        """Return the file's bytes. Raises NotFoundError, UnsafeNameError, VaultError."""
        place = self.resolve(path)
        with suppress(OSError):  # reading says what is wrong
            if not path.startswith(_NO_KNOWLEDGE) and place.stat().st_size > LARGEST and place.is_file():
                raise VaultError(path, "is larger than 64 MiB: it is not read")
        return atomic_files.read(place, path)

    def topics(self, skip: Collection[str] = ()) -> Iterator[Topic]:
        """Yield all topic documents but those at ``skip``, by path. An unreadable one carries that as its problem."""
        for file in scan(self.root, ("topics",)).files:
            if file.path.startswith("topics/") and file.path not in skip:
                with suppress(NotFoundError):  # deleted since it was listed
                    yield self._topic_at(file.path)

    def topic(self, name: str, known: Collection[TopicName] = ()) -> Topic:
        """Return the topic of that name, alias, slug or path, without regard to case; an exact name wins.

        ``known`` are topics whose names need not be read from their files (the index has them). Raises
        NotFoundError with the names that come near, UnsafeNameError for a path out of the vault.
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
        """Return the topic; an unreadable one carries that as its problem. Raises NotFoundError."""
        from vault_memory.models import Problem, Topic
        from vault_memory.vault.document.topic_text import decode

        try:
            return decode(self.read(path), path)
        except VaultError as error:
            return Topic(path, "", PurePosixPath(path).stem, problems=(Problem(path, 0, error.problem),))

    def resolve(self, path: str) -> Path:
        """Return where ``path`` is on disk, links followed. Raises UnsafeNameError where that is not in the vault."""
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
        """The run that is on in this thread."""
        return getattr(self._thread, "observer", None)

    @contextmanager
    def observe_with(self, observer: WriteObserver) -> Iterator[None]:
        """Let ``observer`` know of each write of this thread. `vault.runs.run` alone calls this."""
        outer, self._thread.observer = self.observer, observer
        try:
            yield
        finally:
            self._thread.observer = outer

    @contextmanager
    def lock(self, timeout: float = LOCK_TIMEOUT) -> Iterator[None]:
        """Hold the lock of this user's only writer; may be nested. Raises BusyError after ``timeout`` seconds.

        The system lets go of the lock of a process that died.
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
        """Make ``data`` the file's content, whatever it was: atomically and durably. Raises VaultError."""
        from vault_memory.vault.storage.displaced import read_or_none

        place = self.resolve(path)
        with self.lock():
            git_lock.wait(self.root)
            before = read_or_none(place, path)
            self._announce(path, before, data)
            atomic_files.replace(place, data, path)
            self.recent_writes.keep(path, before, data)

    def update(self, path: str, change: Callable[[bytes | None], bytes]) -> bytes:
        """Write ``change(content)`` (``None``: no such file) and return it; nothing is written where it is equal.

        ``change`` is called again where the file was edited meanwhile, also by an editor that was writing into it
        at the moment of being replaced. Raises VaultError, BusyError where the edits do not end.
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
        """Take in what editors wrote into files while those were being replaced; how many edits those were.

        Every write begins with this; it costs nothing where there is none. Raises VaultError.
        """
        from vault_memory.vault.storage.reconcile import recover_edits

        if not any((self.root / ".state" / name).is_dir() for name in ("displaced", "kept")):
            return 0
        with self.lock():
            return recover_edits(self)

    def update_topic(
        self, path: str, change: Callable[[Topic], Topic], create: Callable[[], Topic] | None = None
    ) -> Topic:
        """Write the topic that ``change`` makes of the one on disk, or of what ``create`` begins where there is none.

        ``change`` may be called more than once. Raises NotFoundError (without ``create``, what was deleted stays
        deleted), MalformedError (never rewritten), VaultError.
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
        """Delete the file while its content is ``only``; whether it is gone. Raises VaultError."""
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
        """Return a function that gives each new topic a free, safe path. Nothing is written."""
        from vault_memory.vault.document import file_names

        taken: list[str] = []

        def path_for(name: str) -> str:
            if not taken:  # most conversations make no topic
                listed = scan(self.root, ("topics",)).files
                taken.extend(file.path.rpartition("/")[2][:-3] for file in listed if file.path.startswith("topics/"))
            taken.append(file_names.unique(file_names.file_name(name), taken))
            return f"topics/{taken[-1]}.md"

        return path_for

    @cached_property
    def transcript_index(self) -> TranscriptIndex:
        """The transcripts there are."""
        from vault_memory.vault.storage.transcript_index import TranscriptIndex

        return TranscriptIndex(self.root / "conversations")

    @cached_property
    def recent_writes(self) -> RecentWrites:
        """Copies of what was written a moment ago, which git may overwrite without having seen it."""
        from vault_memory.vault.storage.lost_writes import RecentWrites

        return RecentWrites(self.root)

    @property
    def state(self) -> Path:
        """``.state``, made when missing: private, and ignored by git. Raises VaultError."""
        return self._private(".state")

    @property
    def displaced_folder(self) -> Path:
        """Where files are kept that were replaced while somebody may have been writing into them."""
        return self.state / "displaced"

    @property
    def index(self) -> Path:
        """``.index``, made when missing: private, and ignored by git. Raises VaultError."""
        return self._private(".index")

    def rename(self, path: str, to: str) -> None:
        """Give a file another name. Its run has recorded that as a move. Raises VaultError."""
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
    """Return how well ``name`` names the topic (0 is best), or None."""
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
