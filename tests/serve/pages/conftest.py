"""One browser, one server with the sample vault, and a page that is logged in. Skipped where there is no Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import (
    CHROMIUM,
    PATIENCE,
    QUIET,
    SEARCH,
    log_in,
    require_browser,
    serve_copy,
    update_graph,
    watch,
    watched,
)
from serve_process import Served


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """One browser a module: the event loop of Playwright runs in this thread until it stops, and others run theirs."""
    require_browser()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        opened = started.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def served(browser: Any, sample_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a module, as a day at one has it: each test has documents of its own to change."""
    found = serve_copy(sample_home, tmp_path_factory.mktemp("served"))
    update_graph(found)
    yield found
    found.stop()


@pytest.fixture
def own(browser: Any, sample_home: Path, tmp_path: Path) -> Iterator[Served]:
    """A server for a test that would leave nothing as it was."""
    found = serve_copy(sample_home, tmp_path)
    yield found
    if found.process.poll() is None:
        found.stop()


@pytest.fixture(scope="module")
def session(browser: Any, served: Served) -> Any:
    """Cookie and key of one login, for every page of the module's server."""
    context = browser.new_context()
    log_in(context, served)
    state = context.storage_state()
    context.close()
    return state


@pytest.fixture(scope="module")
def window(browser: Any, served: Served, session: Any) -> Iterator[Any]:
    """The context of the module's pages, which keeps what is cached, and what went wrong in it so far."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB", storage_state=session)
    context.set_default_timeout(PATIENCE)
    yield context, watch(context, served.url)
    context.close()


@pytest.fixture
def page(served: Served, window: Any) -> Iterator[Any]:
    """The first page of the module's server, logged in; a tab of its own, so with nothing typed."""
    context, wrong = window
    wrong.clear()
    shown = context.new_page()
    shown.goto(served.url)
    shown.get_by_label(SEARCH).wait_for()
    yield shown
    for each in context.pages:
        each.close()
    assert wrong == []


@pytest.fixture
def own_page(browser: Any, own: Served) -> Iterator[Any]:
    with watched(browser, own.url) as context:
        yield log_in(context, own)
