"""The base classes of namespaces, and the function that makes a verb of a namespace asynchronous."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, update_wrapper
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from vault_memory.api.open_vault import OpenVault

T = TypeVar("T")
P = ParamSpec("P")

Progress = Callable[[int, int], None]  # arguments: steps done, steps in total
Check = Callable[[bytes], None]  # gets a file's bytes before a change; an error that it raises stops the change


class Namespace:
    """Verbs on one subject of a vault."""

    def __init__(self, vault: OpenVault) -> None:
        self._vault = vault


class Runner(Protocol):
    """Runs a verb in a thread and returns its result."""

    def __call__(self, verb: Callable[[], T]) -> Awaitable[T]: ...


class AsyncVerbs:
    """Verbs of ``subject``, each run by ``run`` in a thread."""

    def __init__(self, subject: object, run: Runner) -> None:
        self._subject, self._run = subject, run


def awaitable(
    verb: Callable[Concatenate[Any, P], T],
) -> Callable[Concatenate[AsyncVerbs, P], Coroutine[Any, Any, T]]:
    """Return the asynchronous form of a verb, with its parameters and docstring: ``redo = awaitable(Memory.redo)``."""

    async def run(owner: AsyncVerbs, /, *arguments: P.args, **options: P.kwargs) -> T:
        return await owner._run(partial(verb, owner._subject, *arguments, **options))

    update_wrapper(run, verb)
    return run
