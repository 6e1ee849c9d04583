"""What Linux offers against editors that take no lock: exchange two names at once, see who is writing.

Elsewhere, and on file systems that cannot, the functions say so and callers make do with a look before a rename.
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
    """Exchange two names atomically; return whether that can be done here. Raises OSError."""
    return _rename(one, other, _EXCHANGE)


def create(source: Path, target: Path) -> bool:
    """Rename ``source`` to ``target``, which must not exist; whether that can be done here. Raises OSError."""
    return _rename(source, target, _NOREPLACE)


def is_open_for_writing(path: Path) -> bool | None:
    """Return whether anybody has the file open for writing; None where the system does not say.

    Asks for a read lease, which is given only where nobody does, and gives it back at once.
    """
    if sys.platform != "linux":
        return None
    import fcntl
    import signal

    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        fcntl.fcntl(descriptor, fcntl.F_SETSIG, signal.SIGURG)  # whoever opens it meanwhile must not kill us
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
