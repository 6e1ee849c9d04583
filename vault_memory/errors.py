"""Define every error that leaves this package.

::

    VaultMemoryError                 the message says what, where and what to do; exit code 2
    ├── InputError                   a file, argument or setting that cannot be used
    │   ├── FormatError              a conversation file that is not what it claims (path, line)
    │   ├── UnsafeNameError          a user or topic name that would leave the vault
    │   └── RunningError             the operation is running already
    ├── NotFoundError                no such user, topic, conversation or cell
    ├── VaultError                   the vault's files cannot be read or written (path)
    │   ├── MalformedError           a document we must not rewrite (path, line)
    │   ├── DiskFullError            the index cannot be written: its disk is full
    │   └── BusyError                another process has held the write lock for too long
    ├── IndexDamaged                 the derived index cannot be used; it can be rebuilt
    │   └── WordsDamaged             its lexical part cannot be used or written
    ├── IndexUnavailable             the server that keeps the index cannot be reached, or does not let us in
    ├── WorkerLost                   a worker process was killed, again and again, at the same item
    ├── ConsolidationError           a stage of archiving failed (stage)
    └── LlmError                     a language model could not be asked, or did not answer usefully
        ├── AuthError                no key, or one that the provider does not take
        ├── RateLimited              too many requests, still so after waiting (retry_after)
        ├── TimedOut                 no reply within the timeout
        ├── Unavailable              no connection, or an error on the server's side
        ├── ContextTooLong           the prompt does not fit the model
        ├── RequestRejected          the server cannot use the request: an unknown model, a bad parameter (status)
        ├── Refused                  the model declines to answer, or a content filter does
        ├── InvalidOutput            nothing usable in the replies, even after saying what was wrong (problems)
        └── BudgetExceeded           the run's limit of tokens or cost does not allow the call

Libraries' errors are mapped where the library is called; nothing else catches them.
"""

from __future__ import annotations

from collections.abc import Callable


class VaultMemoryError(Exception):
    """Base of all errors. ``str(error)`` is one line for a person; it can be pickled, for pools of processes."""

    def __reduce__(self) -> tuple[Callable[..., VaultMemoryError], tuple[object, ...], dict[str, object]]:
        return _restore_error, (type(self), *self.args), vars(self)


def _restore_error(kind: type[VaultMemoryError], *arguments: object) -> VaultMemoryError:
    """Restore a pickled error without calling ``__init__``, which takes other parameters than the message."""
    error = kind.__new__(kind)
    error.args = arguments
    return error


class InputError(VaultMemoryError):
    """A value given by the caller cannot be used; nothing was changed."""


class FormatError(InputError):
    """A conversation file is not in the format it claims or was said to be in."""

    def __init__(self, path: str, problem: str, line: int | None = None) -> None:
        self.path, self.problem, self.line = path, problem, line
        super().__init__(f"{path}:{line}: {problem}" if line else f"{path}: {problem}")


class UnsafeNameError(InputError):
    """A name that would lead out of the vault or cannot be a file name."""


class RunningError(InputError):
    """The operation is running already."""


class NotFoundError(VaultMemoryError):
    """No such user, topic, conversation or cell."""


class VaultError(VaultMemoryError):
    """The vault's files cannot be read or written."""

    def __init__(self, path: str, problem: str) -> None:
        self.path, self.problem = path, problem
        super().__init__(f"{path}: {problem}")


class MalformedError(VaultError):
    """A document that the program does not rewrite until a person has repaired it."""

    def __init__(self, path: str, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"{path}:{line}" if line else path, problem)


class DiskFullError(VaultError):
    """The index cannot be written, because its disk is full. It is whole, and holds its last state."""


class BusyError(VaultError):
    """Another process held the write lock of this user for longer than the timeout."""


class IndexDamaged(VaultMemoryError):
    """The derived index cannot be used; it is rebuilt from the files."""


class WordsDamaged(IndexDamaged):
    """The lexical part of the index cannot be used or written; the manifest still can."""


class IndexUnavailable(VaultMemoryError):
    """The server that keeps the index (``index.uri``) cannot be reached, or does not let us in. Nothing is damaged."""


class WorkerLost(VaultMemoryError):
    """Worker processes were killed repeatedly while they worked on the same item."""


class ConsolidationError(VaultMemoryError):
    """A stage of archiving failed. ``stage`` is redaction, extraction, validation, search, merge or write."""

    def __init__(self, message: str, stage: str) -> None:
        self.stage = stage
        super().__init__(f"{stage}: {message}")


class LlmError(VaultMemoryError):
    """A language model could not be asked, or did not answer usefully."""


class AuthError(LlmError):
    """The key is missing, or the provider does not accept it for this model."""


class RateLimited(LlmError):
    """Too many requests, even after waiting. ``retry_after``: the seconds that the server asked for, if it did."""

    def __init__(self, message: str, retry_after: float | None = None) -> None:
        self.retry_after = retry_after
        super().__init__(message)


class TimedOut(LlmError):
    """No reply within the timeout."""


class Unavailable(LlmError):
    """No connection, or an error on the server's side."""

    def __init__(self, message: str, retry_after: float | None = None) -> None:
        self.retry_after = retry_after
        super().__init__(message)


class ContextTooLong(LlmError):
    """The prompt does not fit the model: shorten it or split the work."""


class RequestRejected(LlmError):
    """The server cannot use the request: an unknown model, an unsupported parameter. ``status``: its HTTP code."""

    def __init__(self, message: str, status: int | None = None) -> None:
        self.status = status
        super().__init__(message)


class Refused(LlmError):
    """The model declines to answer, or a content filter withholds its reply."""


class InvalidOutput(LlmError):
    """The replies are unusable, even after the problems, which ``problems`` lists, were sent to the model."""

    def __init__(self, message: str, problems: tuple[str, ...] = ()) -> None:
        self.problems = problems
        super().__init__(message)


class BudgetExceeded(LlmError):
    """The run's limit of tokens or cost does not allow the call; it was not made."""
