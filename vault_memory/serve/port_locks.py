"""Tell whether a server of this vault listens on a port: while it runs it holds a lock named after the port.

Asking the port itself would send the vault's token to whatever program listens there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from filelock import FileLock, Timeout

from vault_memory.memory import Memory

_PATIENCE = 1.0  # seconds for somebody who looks at the lock to let it go


def is_served(memory: Memory, port: int) -> bool:
    """Return whether a server of the vault listens on the port."""
    lock = memory.state.path(_name(port))
    if not lock.exists():
        return False
    try:
        with FileLock(lock, mode=0o600).acquire(timeout=0):
            return False
    except Timeout:
        return True


@contextmanager
def hold_port(memory: Memory, port: int) -> Iterator[None]:
    """Hold the lock of the port; a second server of the vault, on another address with this port, goes without it."""
    lock = FileLock(memory.state.path(_name(port)), mode=0o600, thread_local=False)
    with suppress(Timeout):
        lock.acquire(timeout=_PATIENCE)
    try:
        yield
    finally:
        lock.release()


def _name(port: int) -> str:
    return f"server-{port}.lock"
