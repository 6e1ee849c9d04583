"""Run queued work in order in one thread. Work that takes too long is given up, and a new thread does the rest.

A thread cannot be stopped from outside: an abandoned one continues until its work is done, and its result is dropped.
All threads are daemon threads, so none keeps the process from ending.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, TypeVar

from vault_memory.errors import BusyError
from vault_memory.events import emit

T = TypeVar("T")


@dataclass(eq=False)
class _PendingWork:
    """A piece of work in the queue, with its future and the timer that gives it up."""

    work: Callable[[], Any]
    future: Future[Any] = field(default_factory=Future)
    timer: threading.Timer | None = None
    given_up: bool = False


class Worker:
    """One thread that does queued work in order, and is replaced by another where a piece of work takes too long.

    ``seconds``: how long a piece of work may take, or a step of it (`renew`). ``replaced`` is called before the new
    thread goes on.
    """

    def __init__(self, name: str, seconds: float, replaced: Callable[[], None] = lambda: None) -> None:
        self._name, self._seconds, self._replaced = name, seconds, replaced
        self._queue: SimpleQueue[_PendingWork | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._job: _PendingWork | None = None
        self._closed = False
        self._thread = self._start()

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Queue a piece of work. Its future raises BusyError where it is given up."""
        job = _PendingWork(work)
        if self._closed:
            job.future.cancel()
        self._queue.put(job)
        return job.future

    def renew(self) -> None:
        """Restart the time limit after a step of the work that calls this."""
        with self._lock:
            if self._job is not None and threading.current_thread() is self._thread:
                self._watch(self._job)

    def close(self, seconds: float) -> bool:
        """Cancel queued work, wait up to ``seconds`` for running work, return whether it ended; accept no more work."""
        until = monotonic() + seconds
        with self._lock:
            self._closed = True
        try:
            while True:
                waiting = self._queue.get_nowait()
                if waiting is not None:
                    waiting.future.cancel()
        except Empty:
            self._queue.put(None)
        self._thread.join(max(0.0, until - monotonic()))
        return not self._thread.is_alive()

    def _start(self) -> threading.Thread:
        thread = threading.Thread(target=self._work, name=self._name, daemon=True)
        thread.start()
        return thread

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            if not job.future.set_running_or_notify_cancel():
                continue
            with self._lock:
                self._job = job
                self._watch(job)
            try:
                result, error = job.work(), None
            except BaseException as raised:  # noqa: BLE001 - it is passed on through the future
                result, error = None, raised
            if not self._end(job):
                return  # another thread has taken over
            if error is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(error)

    def _watch(self, job: _PendingWork) -> None:
        """Start the timer of a job, under the lock."""
        if job.timer is not None:
            job.timer.cancel()
        job.timer = threading.Timer(self._seconds, self._give_up, [job])
        job.timer.daemon = True
        job.timer.start()

    def _end(self, job: _PendingWork) -> bool:
        """Mark the job as ended; return whether it had not been given up before."""
        with self._lock:
            if job.timer is not None:
                job.timer.cancel()
            if self._job is job:
                self._job = None
            return not job.given_up

    def _give_up(self, job: _PendingWork) -> None:
        with self._lock:
            if self._job is not job or job.timer is not threading.current_thread():
                return  # the job ended or completed a step just now
            self._job, job.given_up = None, True
            self._replaced()
            self._thread = self._start()
        emit("serve", operation="work", stage="given up", worker=self._name, seconds=self._seconds)
        late = f"this took longer than {self._seconds:g} seconds; it is given up"
        job.future.set_exception(BusyError("server", late))
