"""Open a pool of workers: processes of this machine, or the workers of a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, CancelledError, Future, ProcessPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from vault_memory.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

T = TypeVar("T")
_SCHEMES = ("tcp://", "tls://")
_PATIENCE = 30  # seconds to reach a scheduler, and for its first worker


class Pool(Protocol):
    """``count`` workers. ``lost`` are the errors of an item whose worker was killed; it has so many ``attempts``."""

    count: int
    attempts: int
    lost: tuple[type[BaseException], ...]

    def submit(self, function: Callable[[Any], T], item: Any) -> Future[T]:
        """Run the function in a worker. Where there is none any more the result is one of ``lost``."""
        ...

    def restart(self) -> None:
        """Have workers again after one was lost."""
        ...

    def close(self, *, at_once: bool) -> None:
        """End the work; ``at_once``: without waiting for what is under way."""
        ...


class ProcessPool:
    """Processes of this machine, which end with the one that started them, however that ends."""

    lost: tuple[type[BaseException], ...] = (BrokenExecutor, CancelledError)
    attempts = 3

    def __init__(self, count: int = 0) -> None:
        """``count`` 0: one for each processor."""
        self.count = count or os.cpu_count() or 1
        self._executor, self._lifeline = self._start()

    def submit(self, function: Callable[[Any], T], item: Any) -> Future[T]:
        try:
            return self._executor.submit(function, item)
        except (BrokenExecutor, OSError) as error:  # OSError: it broke while another process was being started
            failed: Future[T] = Future()
            failed.set_exception(error if isinstance(error, BrokenExecutor) else BrokenExecutor(str(error)))
            return failed

    def restart(self) -> None:
        self.close(at_once=True)
        self._executor, self._lifeline = self._start()

    def close(self, *, at_once: bool) -> None:
        if at_once:
            self._lifeline.close()
        self._executor.shutdown(cancel_futures=at_once)
        self._lifeline.close()

    def _start(self) -> tuple[ProcessPoolExecutor, Connection]:
        """Return an executor, and the end of a pipe: once it is closed, the processes end."""
        context = multiprocessing.get_context("spawn")  # threads of an index or an embedder do not survive a fork
        other, own = context.Pipe(duplex=False)
        return ProcessPoolExecutor(self.count, context, _begin_worker, (other,)), own


def _begin_worker(lifeline: Connection) -> None:
    """End with the process at the other end of the pipe, which alone answers to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


class DaskPool:
    """The workers of a Dask cluster. Its scheduler gives what a lost worker was at to another one, three times."""

    attempts = 1

    def __init__(self, address: str) -> None:
        """Raises InputError where no scheduler with a worker answers at the address."""
        if not address.startswith(_SCHEMES):
            raise InputError(f"--scheduler {address}: write it as tcp://127.0.0.1:8786")
        try:
            from distributed import Client
            from distributed.scheduler import KilledWorker
        except ImportError as error:
            raise InputError(f"Dask needs an extra: pip install 'vault-memory[dask]' ({error.name})") from error
        self.lost: tuple[type[BaseException], ...] = (KilledWorker, CancelledError)
        try:
            with ExitStack() as failed:
                self._client = Client(address, timeout=_PATIENCE, set_as_default=False)
                failed.callback(self._client.close)
                self._client.wait_for_workers(1, timeout=_PATIENCE)
                failed.pop_all()
        except (OSError, TimeoutError) as error:
            raise InputError(f"--scheduler {address}: no Dask scheduler with a worker answers there") from error
        self.count = max(1, sum(self._client.nthreads().values()))
        self._executor = self._client.get_executor(pure=False)

    def submit(self, function: Callable[[Any], T], item: Any) -> Future[T]:
        try:
            future: Future[T] = self._executor.submit(function, item)
        except RuntimeError:  # the client has lost its scheduler
            future = Future()
            future.cancel()
            future.set_running_or_notify_cancel()
        return future

    def restart(self) -> None:
        """Do nothing: the cluster has workers, or starts them."""

    def close(self, *, at_once: bool) -> None:
        self._executor.shutdown(wait=not at_once)
        self._client.close()


def open_pool(count: int = 0, scheduler: str = "") -> Pool:
    """Return the workers of a scheduler, or else ``count`` processes. Raises InputError."""
    return DaskPool(scheduler) if scheduler else ProcessPool(count)
