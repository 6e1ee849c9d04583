"""Helpers for tests with a real browser and server: start, log in, and checks that every page must pass."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from serve_process import Served, serve

# The headless shell is the same engine without the windows of a desktop: the tests take 40 % less time with it.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
PATIENCE = 120_000  # milliseconds; nothing here is about speed, and machines are busy
SAMPLE = Path(__file__).parents[2] / "sample_vault"
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage")  # fmt: skip
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"]}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
SEARCH = "Search the memory"


def serve_copy(sample: Path, home: Path) -> Served:
    """Start a server at ``home`` of a copy of a home with the indexed sample vault."""
    shutil.copytree(sample, home, dirs_exist_ok=True)
    return serve(home)


def update_graph(served: Served) -> None:
    from vault_memory import Memory

    with Memory(served.vault.parent) as memory:
        memory.graph.update()


def log_in(context: Any, served: Served) -> Any:
    """Return a page that is logged in by the link that the server printed at its start."""
    shown = context.new_page()
    shown.set_default_timeout(PATIENCE)
    shown.goto(served.link)
    shown.get_by_label(SEARCH).wait_for()
    assert "#" not in shown.url
    return shown


@contextmanager
def watched(browser: Any, url: str, **options: Any) -> Iterator[Any]:
    """Yield a browser context; a script error, a refused resource or a request to another host fails the test."""
    context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, "locale": "en-GB"} | options)
    context.set_default_timeout(PATIENCE)
    wrong = watch(context, url)
    yield context
    context.close()
    assert wrong == []


def watch(context: Any, url: str) -> list[str]:
    """Return a list to which the context adds script errors, refused resources, and requests to another host."""
    wrong: list[str] = []
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
    context.on("request", lambda asked: None if asked.url.startswith((url, "data:")) else wrong.append(asked.url))
    return wrong


def loaded(page: Any, address: str) -> None:
    """Open the address, and wait until every part of the page has its response."""
    from playwright.sync_api import expect

    page.goto(address)
    page.get_by_role("heading").first.wait_for(state="attached")
    expect(page.get_by_text("Loading …")).to_have_count(0, timeout=PATIENCE)


def clean(page: Any, options: dict[str, Any] = AXE) -> None:
    """Check that the page has no accessibility violation and does not overflow horizontally."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options=options)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
    fits(page)


def clean_in_the_dark(page: Any) -> None:
    """Check the page in dark colours, only for contrast, which alone depends on them; then switch back to light."""
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    clean(page, CONTRAST)
    page.emulate_media(color_scheme="light")


_TARGETS = """() => [...(document.querySelector("dialog[open]") ?? document).querySelectorAll(
  "a, button, input:not([type=checkbox]):not([type=radio]):not([type=file]), label:has([type=checkbox]), select,"
  + "summary, textarea, [role=tab], li[role=option]")]
  .filter((each) => each.getClientRects().length && getComputedStyle(each).visibility !== "hidden")
  .filter((each) => !each.closest(".note p, .words, .stood, .said, .prose, .nothing, .alert, svg"))
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([what, box]) => `${what} ${box.width} x ${box.height}`)"""


def can_be_touched(page: Any) -> None:
    """Check that every control, except links within text, is at least 44 pixels wide and high."""
    small = page.evaluate(_TARGETS)
    assert small == [], "\n".join([page.url, *small])


def fits(page: Any) -> None:
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide), page.url


def statement(page: Any, text: str) -> Any:
    """Return the row of a statement, which stays the same if its text changes."""
    identity = page.locator(".statement", has_text=text).first.get_attribute("id")
    return page.locator(f'[id="{identity}"]')


def choose(page: Any, text: str, action: str) -> Any:
    """Point at a statement and press one of the actions that appear beside it; return its row.

    Waits until an editor has the cursor, because the page moves it there.
    """
    from playwright.sync_api import expect

    row = statement(page, text)
    row.locator(".words").hover()
    row.get_by_role("button", name=action).click()
    if action == "Edit":
        expect(row.get_by_label("The statement")).to_be_focused()
    return row


def archive(page: Any, file: Path, left_out: str = "", note: str = "") -> None:
    """Archive a file by the page; ``left_out``: words of a sentence that the tray says made no statement.

    ``note``: what it says besides.
    """
    page.get_by_role("link", name="Conversations").click()
    page.get_by_label("Archive a file").set_input_files(file)
    tray = page.get_by_role("region", name="Work and notices")
    tray.get_by_text("1 conversation archived").wait_for()
    if note:
        tray.get_by_text(note).wait_for()
    if left_out:
        tray.get_by_text("made no statement").click()
        tray.get_by_role("listitem").filter(has_text=left_out).wait_for()
    tray.get_by_role("button", name=f"Close: {file.name}").click()


def require_browser() -> None:
    if CHROMIUM is None:
        pytest.skip(
            "needs Chromium (apt install chromium-headless-shell); the page was not tested", allow_module_level=True
        )
    pytest.importorskip("playwright.sync_api")
