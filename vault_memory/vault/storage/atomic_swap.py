"""Exchange two file names atomically and detect writers, on Linux, to handle editors that take no lock.

On other systems and file systems the functions report that this is impossible; callers then only check the file before
they rename.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

_AT_FDCWD = -100
_NOREPLACE, _EXCHANGE = 1, 2
_CANNOT = frozenset({errno.ENOSYS, errno.EINVAL, errno.EXDEV, errno.EPERM, errno.EOPNOTSUPP})


def exchange(one: Path, other: Path) -> bool:
    """Exchange two names atomically; return False if the system cannot. Raises OSError."""
    return _rename(one, other, _EXCHANGE)


def create(source: Path, target: Path) -> bool:
    """Rename ``source`` to ``target``, which must not exist; return False if the system cannot. Raises OSError."""
    return _rename(source, target, _NOREPLACE)


def is_open_for_writing(path: Path) -> bool | None:
    """Return whether any process has the file open for writing; None if the system cannot tell.

    It requests a read lease, which is granted only if no process does, and releases it at once.
    """
    if sys.platform != "linux":
        return None
    import fcntl
    import signal

    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        fcntl.fcntl(descriptor, fcntl.F_SETSIG, signal.SIGURG)  # the default signal of a broken lease would kill us
        fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_RDLCK)
        fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_UNLCK)
    except OSError as error:
        return True if error.errno == errno.EAGAIN else None
    finally:
        os.close(descriptor)
    return False


def _rename(source: Path, target: Path, flags: int) -> bool:
    call = _renameat2()
    if call is None:
        return False
    if call(_AT_FDCWD, os.fsencode(source), _AT_FDCWD, os.fsencode(target), flags) == 0:
        return True
    code = ctypes.get_errno()
    if code in _CANNOT:
        return False
    raise OSError(code, os.strerror(code), str(source), None, str(target))


@cache
def _renameat2() -> Any:
    """Return the C library's function, or None."""
    if sys.platform != "linux":
        return None
    found = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)
    if found is not None:
        found.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)
    return found
