"""Run a function over items in worker processes, a bounded number at once; repeat those of a killed worker."""

from __future__ import annotations

from collections import deque
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Generic, TypeVar

from vault_memory.errors import VaultMemoryError, WorkerLost
from vault_memory.events import emit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType
    from typing import Self

    from vault_memory.workers.pools import Pool

Item = TypeVar("Item")
Value = TypeVar("Value")
_ALONE = 2  # attempts of an item whose neighbours may have killed the workers of those before
_AHEAD = 2  # items under way for each worker: one that it is at, and the next


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Item, Value]):
    """``value``, or the ``error`` that the function raised for this item."""

    item: Item
    value: Value | None = None
    error: VaultMemoryError | None = None


@dataclass(eq=False, slots=True)
class _Task(Generic[Item, Value]):
    item: Item
    future: Future[Value]
    attempts: int = 1


class Workers:
    """Runs functions over items in the processes of a pool, which it closes at the end of a ``with``."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.most = _AHEAD * pool.count  # items under way

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.close(at_once=kind is not None)

    def run(
        self, function: Callable[[Item], Value], items: Iterable[Item], *, ordered: bool = True
    ) -> Iterator[Outcome[Item, Value]]:
        """Yield the outcome for each item, in their order or as they are done.

        Items are taken from the iterable as workers are free for them. Raises what the function raises, other than
        a VaultMemoryError, which is an outcome, as is WorkerLost.
        """
        waiting, tasks = iter(items), deque[_Task[Item, Value]]()
        try:
            while True:
                for item in islice(waiting, self.most - len(tasks)):
                    tasks.append(_Task(item, self._pool.submit(function, item)))
                if not tasks:
                    return
                wait([tasks[0].future] if ordered else [task.future for task in tasks], return_when=FIRST_COMPLETED)
                task = next(task for task in tasks if task.future.done())
                if not self._is_lost(task) or task.attempts >= self._pool.attempts:
                    tasks.remove(task)
                    yield self._get_outcome(task)
                else:
                    self._repeat_lost(function, tasks)
        finally:
            for task in tasks:
                task.future.cancel()

    def _is_lost(self, task: _Task[Item, Value]) -> bool:
        return task.future.done() and isinstance(_get_error(task.future), self._pool.lost)

    def _repeat_lost(self, function: Callable[[Item], Value], tasks: Iterable[_Task[Item, Value]]) -> None:
        """Submit again what was lost; what is lost a second time runs alone, which shows what kills its worker."""
        self._pool.restart()
        lost = [task for task in tasks if self._is_lost(task)]
        emit("workers", operation="restart", items=len(lost))
        again = []
        for task in lost:
            task.attempts += 1
            if task.attempts < self._pool.attempts:
                again.append(task)
                continue
            for _ in range(_ALONE):
                task.future = self._pool.submit(function, task.item)
                wait([task.future])
                if not self._is_lost(task):
                    break
                self._pool.restart()
        for task in again:
            task.future = self._pool.submit(function, task.item)

    def _get_outcome(self, task: _Task[Item, Value]) -> Outcome[Item, Value]:
        error = _get_error(task.future)
        if error is None:
            return Outcome(task.item, task.future.result())
        if isinstance(error, self._pool.lost):
            return Outcome(task.item, error=WorkerLost("every worker that was at it was lost"))
        if isinstance(error, VaultMemoryError):
            return Outcome(task.item, error=error)
        raise error


def _get_error(future: Future[Value]) -> BaseException | None:
    return CancelledError() if future.cancelled() else future.exception()
