"""Run work that outlasts a request: start it, follow it by events, and keep its result for a while."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import datetime
from logging import getLogger
from typing import Any, Literal

from vault_memory.errors import BusyError, VaultMemoryError
from vault_memory.serve.http.problems import UNEXPECTED
from vault_memory.serve.http.worker import Worker
from vault_memory.text.display import format_moment

_log = getLogger("vault_memory.serve")

State = Literal["waiting", "running", "done", "failed", "cancelled"]
Progress = Callable[[int, int], None]
Work = Callable[[Progress], Any]
KEPT = 100
WAITING = 50  # most queued tasks; each may hold a conversation of megabytes
_LOOK = 0.2  # seconds between checks of a task that is followed


@dataclass(frozen=True, slots=True)
class Task:
    """A task. ``done`` of ``total`` steps are complete, if the work reports them; ``result`` is a JSON value."""

    id: str
    kind: str
    state: State = "waiting"
    done: int = 0
    total: int = 0
    result: Any = None
    error: str = ""
    begun: datetime | None = None
    ended: datetime | None = None
    title: str = ""  # title of the file or conversation, for people

    @property
    def is_over(self) -> bool:
        return self.state in {"done", "failed", "cancelled"}


class TaskCancelled(Exception):
    """Raised between two steps of a cancelled task."""


class Tasks:
    """Runs tasks one at a time, in order, because most write. A task is given up if one step takes over ``seconds``."""

    def __init__(self, clock: Callable[[], datetime], seconds: float) -> None:
        self._clock = clock
        self._tasks: OrderedDict[str, Task] = OrderedDict()
        self._unwanted: set[str] = set()
        self._lock = threading.Lock()
        self._worker = Worker("vault-memory-task", seconds)

    def begin(self, kind: str, work: Work, title: str = "") -> Task:
        """Queue a task and return it. Raises BusyError if too many tasks wait."""
        task = Task(secrets.token_hex(8), kind, title=title)
        with self._lock:
            if sum(known.state == "waiting" for known in self._tasks.values()) >= WAITING:
                raise BusyError("server", f"{WAITING} tasks are already waiting")
            self._tasks[task.id] = task
            over = [known.id for known in self._tasks.values() if known.is_over]
            for known in over[: max(0, len(self._tasks) - KEPT)]:
                del self._tasks[known]
        done = self._worker.submit(lambda: self._run(task.id, work))
        done.add_done_callback(lambda ended: self._note_given_up(task.id, ended))
        return task

    def cancel(self, task_id: str) -> None:
        """Cancel a task: do not begin it, or stop it after its current step; what it has done stays."""
        with self._lock:
            task = self._tasks.get(task_id)
            if task is not None and not task.is_over:
                self._unwanted.add(task_id)

    def get(self, task_id: str) -> Task | None:
        with self._lock:
            return self._tasks.get(task_id)

    def list_all(self) -> list[Task]:
        """Return all tasks, the newest first."""
        with self._lock:
            return list(reversed(self._tasks.values()))

    def are_running(self) -> bool:
        """Return whether any of them waits or runs."""
        with self._lock:
            return any(not known.is_over for known in self._tasks.values())

    def drop(self) -> None:
        """Drop the tasks that are over, with their results."""
        with self._lock:
            for known in [known.id for known in self._tasks.values() if known.is_over]:
                del self._tasks[known]

    async def follow(self, task_id: str) -> AsyncIterator[Task]:
        """Yield the task each time it has changed, until it is over."""
        last: Task | None = None
        while (task := self.get(task_id)) is not None:
            if task != last:
                yield task
                last = task
            if task.is_over:
                return
            await asyncio.sleep(_LOOK)

    def close(self) -> None:
        """Drop queued tasks and finish the running one, however long it takes."""
        self._worker.close(threading.TIMEOUT_MAX)

    def _run(self, task_id: str, work: Work) -> None:
        self._set(task_id, state="running", begun=self._clock())
        try:
            self._check_wanted(task_id)
            result = work(lambda done, total: self._step(task_id, done, total))
            self._set(task_id, state="done", result=result, ended=self._clock())
        except TaskCancelled:
            self._set(task_id, state="cancelled", ended=self._clock())
        except VaultMemoryError as error:
            self._set(task_id, state="failed", error=str(error), ended=self._clock())
        except Exception:  # noqa: BLE001 - the worker must go on, and followers must learn of the failure
            _log.exception("a task failed")
            self._set(task_id, state="failed", error=UNEXPECTED, ended=self._clock())

    def _note_given_up(self, task_id: str, ended: Future[None]) -> None:
        error = None if ended.cancelled() else ended.exception()
        if error is not None:
            self.cancel(task_id)  # in case it still reaches its next step
            self._set(task_id, state="failed", error=str(error), ended=self._clock())

    def _step(self, task_id: str, done: int, total: int) -> None:
        self._worker.renew()
        self._set(task_id, done=done, total=total)
        if done < total:
            self._check_wanted(task_id)

    def _check_wanted(self, task_id: str) -> None:
        """Raise TaskCancelled if the task was cancelled."""
        with self._lock:
            if task_id in self._unwanted:
                self._unwanted.discard(task_id)
                raise TaskCancelled

    def _set(self, task_id: str, **values: Any) -> None:
        from dataclasses import replace

        with self._lock:
            if task_id in self._tasks and not self._tasks[task_id].is_over:
                self._tasks[task_id] = replace(self._tasks[task_id], **values)


def task_row(task: Task) -> dict[str, Any]:
    """Return a task as JSON."""
    return {
        "id": task.id,
        "kind": task.kind,
        "title": task.title,
        "state": task.state,
        "done": task.done,
        "total": task.total,
        "result": task.result,
        "error": task.error,
        "begun": format_moment(task.begun),
        "ended": format_moment(task.ended),
    }
