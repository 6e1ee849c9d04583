"""Read files, write them atomically and durably, and create private folders that git ignores.

A write creates a temporary file in the same folder, flushes it, renames it over the target and flushes the folder, so
after a crash the target has either the old or the new content. The temporary file has one fixed name per folder, so a
process that was killed leaves at most one behind, which the next write in that folder removes. That requires one writer
at a time: callers hold the user's write lock (`store.Store.lock`).
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from vault_memory.errors import NotFoundError, VaultError

TEMPORARY = ".vault-memory.tmp"
BINARY = getattr(os, "O_BINARY", 0)


def read(path: Path, shown: str) -> bytes:
    """Return the bytes of a regular file. ``shown`` is its name in messages.

    Raises NotFoundError if it does not exist, VaultError if it cannot be read. Never waits on a pipe.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise VaultError(shown, "is not a regular file")
        return path.read_bytes()
    except FileNotFoundError:
        raise NotFoundError(f"{shown}: no such file") from None
    except OSError as error:
        raise VaultError(shown, f"cannot be read ({_reason(error)})") from error


def replace(path: Path, data: bytes, shown: str, mode: int | None = None) -> None:
    """Write ``data`` to ``path``, atomically and durably; an existing file keeps its mode unless one is given.

    Missing folders are created. Raises VaultError; the file is then unchanged, unless only the last flush of its folder
    failed.
    """
    _replace(path, data, shown, mode, lambda: True)


def replace_unchanged(path: Path, before: bytes | None, data: bytes, shown: str) -> bool:
    """Replace the file only if its content still is ``before`` (None: no file); else return False.

    The check is the last step before the rename, when the new content is already on disk. Raises VaultError.
    """

    def is_unchanged() -> bool:
        try:
            return read(path, shown) == before
        except NotFoundError:
            return before is None

    return _replace(path, data, shown, None, is_unchanged)


def _replace(path: Path, data: bytes, shown: str, mode: int | None, go_on: Callable[[], bool]) -> bool:
    temporary = path.parent / TEMPORARY
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            temporary.unlink()
        try:
            write_new(temporary, data, mode_of(path) if mode is None else mode)
            if not go_on():
                temporary.unlink()
                return False
            os.replace(temporary, path)  # noqa: PTH105 - the tests' crash points
        except BaseException:  # also when interrupted: clean up, and raise again
            with suppress(OSError):
                temporary.unlink()
            raise
        flush_folder(path.parent)
    except OSError as error:
        raise VaultError(shown, f"cannot be written ({_reason(error)})") from error
    return True


def delete(path: Path, shown: str) -> None:
    """Delete the file durably. A missing file is not an error. Raises VaultError."""
    try:
        path.unlink(missing_ok=True)
        flush_folder(path.parent)
    except FileNotFoundError:
        return  # its folder is missing, too
    except OSError as error:
        raise VaultError(shown, f"cannot be deleted ({_reason(error)})") from error


def rename(path: Path, to: Path, shown: str) -> None:
    """Rename the file durably. Raises VaultError."""
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        os.replace(path, to)  # noqa: PTH105 - as in `replace`
        flush_folder(to.parent)
        flush_folder(path.parent)
    except OSError as error:
        raise VaultError(shown, f"cannot be renamed ({_reason(error)})") from error


def private_folder(path: Path, shown: str) -> Path:
    """Create a folder that only its owner can read and that git ignores. Raises VaultError."""
    ignore = path / ".gitignore"
    try:
        path.mkdir(mode=0o700, exist_ok=True)
        if not ignore.exists():
            ignore.write_text("*\n", encoding="utf-8")
            ignore.chmod(0o600)
    except OSError as error:
        raise VaultError(shown, f"cannot be written ({_reason(error)})") from error
    return path


def mode_of(path: Path) -> int | None:
    """Return the permissions of a file; None if it does not exist. Raises OSError."""
    try:
        return stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError:
        return None


def write_new(path: Path, data: bytes, mode: int | None) -> None:
    """Write a new file, durably. Raises OSError."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY
    descriptor = os.open(path, flags, 0o600 if mode is not None else 0o666)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        if mode is not None:
            path.chmod(mode)
        os.fsync(descriptor)


def ends_with_newline(file: BinaryIO) -> bool:
    """Return whether the file is empty or ends with a line end; seeks to its end. Raises OSError."""
    size = file.seek(0, os.SEEK_END)
    if not size:
        return True
    file.seek(size - 1)
    return file.read(1) == b"\n"


def flush_folder(path: Path) -> None:
    """Flush the folder, so that renames in it are durable. Raises OSError."""
    if os.name == "nt":  # folders cannot be opened there
        return
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
