"""Every error that leaves this package.

::

    VaultMemoryError                 message says what, where and the mend; exit code 2
    ├── InputError                   a file, argument or setting that cannot be used
    │   ├── FormatError              a conversation file that is not what it claims (path, line)
    │   └── UnsafeNameError          a user or topic name that would leave the vault
    ├── NotFoundError                no such user, topic, conversation or cell
    ├── VaultError                   the vault's files cannot be read or written (path)
    │   ├── MalformedError           a document we must not rewrite (path, line)
    │   └── BusyError                another process has held the write lock for too long
    ├── IndexDamaged                 the derived index cannot be used; it can be rebuilt
    └── ConsolidationError           a stage of archiving failed (stage)

Libraries' errors are mapped where the library is called; nothing else catches them.
"""

from __future__ import annotations


class VaultMemoryError(Exception):
    """Base of all errors. ``str(error)`` is one line for a person."""


class InputError(VaultMemoryError):
    """Something the caller gave cannot be used; nothing was changed."""


class FormatError(InputError):
    """A conversation file is not in the format it claims or was said to be in."""

    def __init__(self, path: str, problem: str, line: int | None = None) -> None:
        self.path, self.problem, self.line = path, problem, line
        super().__init__(f"{path}:{line}: {problem}" if line else f"{path}: {problem}")


class UnsafeNameError(InputError):
    """A name that would lead out of the vault or cannot be a file name."""


class NotFoundError(VaultMemoryError):
    """No such user, topic, conversation or cell."""


class VaultError(VaultMemoryError):
    """The vault's files cannot be read or written."""

    def __init__(self, path: str, problem: str) -> None:
        self.path, self.problem = path, problem
        super().__init__(f"{path}: {problem}")


class MalformedError(VaultError):
    """A document that is never rewritten until a person has mended it."""

    def __init__(self, path: str, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"{path}:{line}" if line else path, problem)


class BusyError(VaultError):
    """The write lock of this user was held by another process for longer than the timeout."""


class IndexDamaged(VaultMemoryError):
    """The derived index cannot be used; it is rebuilt from the files."""


class ConsolidationError(VaultMemoryError):
    """A stage of archiving failed. ``stage`` is redaction, extraction, validation, search, merge or write."""

    def __init__(self, message: str, stage: str) -> None:
        self.stage = stage
        super().__init__(f"{stage}: {message}")
