"""Check that errors pass unchanged from one process to another."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from vault_memory import errors
from vault_memory.errors import MalformedError, VaultMemoryError


def kinds() -> Iterator[type[VaultMemoryError]]:
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, VaultMemoryError):
            yield kind


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: kind.__name__)
def test_every_error_can_be_pickled_and_copied(kind: type[VaultMemoryError]) -> None:
    values = {"line": 3, "retry_after": 2.5, "status": 404, "problems": ("one", "two")}
    own = kind.__init__ is not VaultMemoryError.__init__
    given = [values.get(n, n) for n in list(inspect.signature(kind.__init__).parameters)[1:]] if own else ["the mend"]
    error = kind(*given)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is kind
        assert (str(again), again.args, vars(again)) == (str(error), error.args, vars(error))


def refuse(path: str) -> None:
    raise MalformedError(path, 7, "an open fence")


def test_an_error_of_a_worker_arrives_as_it_was_raised() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool, pytest.raises(MalformedError) as caught:
        pool.submit(refuse, "topics/A.md").result()
    assert (str(caught.value), caught.value.line) == ("topics/A.md:7: an open fence", 7)
