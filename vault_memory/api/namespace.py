"""The base classes of namespaces, and how a verb of a namespace becomes one to be awaited."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, update_wrapper
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from vault_memory.api.open_vault import OpenVault

T = TypeVar("T")
P = ParamSpec("P")

Progress = Callable[[int, int], None]  # done, in all
Check = Callable[[bytes], None]  # gets a file as it stands before it is changed; what it raises stops the change


class Namespace:
    """Verbs on one subject of a vault."""

    def __init__(self, vault: OpenVault) -> None:
        self._vault = vault


class Runner(Protocol):
    """Runs a verb in a thread and returns its result."""

    def __call__(self, verb: Callable[[], T]) -> Awaitable[T]: ...


class AsyncVerbs:
    """An object whose verbs are those of ``subject``, each run by ``run``."""

    def __init__(self, subject: object, run: Runner) -> None:
        self._subject, self._run = subject, run


class awaitable(Generic[P, T]):  # noqa: N801 - used like a decorator
    """The asynchronous form of a verb, with its parameters and its docstring: ``search = awaitable(Memory.search)``."""

    def __init__(self, verb: Callable[Concatenate[Any, P], T]) -> None:
        self._verb = verb
        self.__doc__ = verb.__doc__

    def __get__(self, owner: AsyncVerbs, kind: type) -> Callable[P, Coroutine[Any, Any, T]]:
        if owner is None:  # read from the class, as help() does
            return self  # type: ignore[unreachable]
        bound: Callable[P, T] = MethodType(self._verb, owner._subject)

        async def run(*arguments: P.args, **options: P.kwargs) -> T:
            return await owner._run(partial(bound, *arguments, **options))

        return update_wrapper(run, bound)
