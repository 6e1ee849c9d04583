"""Each page through its main task, in a real browser, against a real server process; and axe-core looks at each.

Needs Debian's Chromium; without it the tests are skipped and say so.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from serve_process import Served, serve

pytestmark = pytest.mark.slow
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
if CHROMIUM is None:
    pytest.skip("needs Chromium (apt install chromium); the page was not tested", allow_module_level=True)
playwright = pytest.importorskip("playwright.sync_api")
expect = playwright.expect
expect.set_options(timeout=30_000)
PATIENCE = 30_000  # milliseconds; nothing here is about speed, and machines are busy

SAMPLE = Path(__file__).parents[2] / "sample_vault"
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage")  # fmt: skip

ADDRESSES = (
    "/?q=postgres",
    "/topics",
    "/topics?path=topics/Running.md",
    "/conversations",
    "/conversations?id=2026-07-21-achilles",
    "/review",
    "/history",
    "/graph",
    "/graph?name=entities/Ned",
    "/profile",
    "/metrics",
    "/jobs",
    "/doctor",
    "/settings",
)
EMPTY = {
    "Topics": "No topics yet",
    "Conversations": "No conversations yet",
    "Review": "Nothing waits for you",
    "History": "No runs yet",
    "Graph": "No entities yet",
    "Profile": "Not given",
    "Metrics": "No queries yet",
    "Doctor": "Not examined yet",
}


def served_at(home: Path) -> Served:
    shutil.copytree(SAMPLE, home / "default")
    return serve(home)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all, as a day at one has it: each test has documents of its own to change."""
    found = served_at(tmp_path_factory.mktemp("served"))
    update_graph(found)
    yield found
    found.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """A server for a test that would leave nothing as it was."""
    found = served_at(tmp_path)
    yield found
    if found.process.poll() is None:
        found.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield opened
        opened.close()


def log_in(context: Any, served: Served) -> Any:
    """A page that has followed the link of the server's start."""
    shown = context.new_page()
    shown.set_default_timeout(PATIENCE)
    shown.goto(served.link)
    shown.get_by_role("heading", name="Search").wait_for()
    assert "#" not in shown.url
    return shown


@pytest.fixture(scope="module")
def session(browser: Any, served: Served) -> Any:
    """Cookie and key of one login, for every page of the module's server."""
    context = browser.new_context()
    log_in(context, served)
    state = context.storage_state()
    context.close()
    return state


@contextmanager
def watched(browser: Any, url: str, **options: Any) -> Iterator[Any]:
    """A browser's context; a script error, a refused resource or a request to another host fails the test."""
    context = browser.new_context(**{"viewport": {"width": 1200, "height": 900}, "locale": "en-GB"} | options)
    context.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
    context.on("request", lambda asked: None if asked.url.startswith((url, "data:")) else wrong.append(asked.url))
    yield context
    context.close()
    assert wrong == []


@pytest.fixture
def page(browser: Any, served: Served, session: Any) -> Iterator[Any]:
    """The first page of the module's server, logged in."""
    with watched(browser, served.url, storage_state=session) as context:
        shown = context.new_page()
        shown.goto(served.url)
        shown.get_by_role("heading", name="Search").wait_for()
        yield shown


@pytest.fixture
def own_page(browser: Any, own: Served) -> Iterator[Any]:
    with watched(browser, own.url) as context:
        yield log_in(context, own)


def update_graph(served: Served) -> None:
    from vault_memory import Memory
    from vault_memory.archive.graph.update import update

    memory = Memory(served.vault.parent)
    update(memory.store, memory.clock(), user=memory.settings.graph.user)


def loaded(page: Any, address: str) -> None:
    """Go there, and wait until every part of it has its answer."""
    page.goto(address)
    page.get_by_role("heading").first.wait_for()
    expect(page.get_by_text("Loading …")).to_have_count(0, timeout=PATIENCE)


def test_searching_as_one_types(page: Any, served: Served) -> None:
    words = "Achilles heel raises"
    with page.expect_response(lambda answer: parse_qs(urlsplit(answer.url).query).get("q") == [words]) as answered:
        page.get_by_label("Search the memory").press_sequentially(words, delay=5)
    first, best = page.locator(".result").first, answered.value.json()["results"][0]
    expect(first.locator("td").first).to_have_text(f"{best['score']:.3f}")  # no longer the answer to some of the words
    assert "heel" in first.inner_text().lower()
    first.get_by_text("Why this result").click()
    assert first.get_by_role("row", name=re.compile("^score")).is_visible()
    page.get_by_text("What was said", exact=True).click()
    page.locator(".tier-message").first.wait_for()
    page.get_by_label("as of").fill("2001-01-01")
    page.get_by_text("Nothing found").wait_for()


AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"]}
NARROW = ("/?q=postgres", "/topics?path=topics/Running.md", "/graph", "/settings")  # laid out anew on a phone


def clean(page: Any) -> None:
    """The accessibility checker has nothing to say of what is shown, and nothing sticks out sideways."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options=AXE)
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
    fits(page)


def fits(page: Any) -> None:
    wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(wide), page.url


@pytest.mark.parametrize("look", ["light", "dark", "phone"])
def test_axe_finds_nothing(browser: Any, served: Served, session: Any, look: str) -> None:
    """On every page; of a phone, where nothing but the layout differs, on those that are laid out anew."""
    size = {"width": 390 if look == "phone" else 1200, "height": 900}
    scheme = "dark" if look == "dark" else "light"
    with watched(browser, served.url, viewport=size, color_scheme=scheme, storage_state=session) as context:
        shown = context.new_page()
        for path in ADDRESSES:
            loaded(shown, served.url + path)
            if look != "phone" or path in NARROW:
                clean(shown)
            else:
                fits(shown)


def until(page: Any, expression: str) -> None:
    """Wait for it from outside: the page's policy lets nobody evaluate text inside."""
    for _ in range(600):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(expression)


def cell(page: Any, text: str) -> Any:
    """The row of a statement, whatever becomes of its text."""
    return page.locator(f"#{page.locator('.cell', has_text=text).get_attribute('id')}")


def test_a_statement_is_corrected_and_a_conflict_is_seen(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Topics").click()
    page.get_by_label("Find a topic").fill("runn")
    page.get_by_role("link", name="Running").click()
    row = cell(page, "rucksack for heel raises")
    row.get_by_role("button", name=re.compile("^Edit")).click()
    row.get_by_label("The statement").fill("The rucksack for heel raises is at 20 kg now")
    row.get_by_role("button", name="Save").click()
    page.get_by_text("is at 20 kg now").wait_for()
    file = served.vault / "topics/Running.md"
    assert "at 20 kg now ^vm-" in file.read_text()
    row.get_by_role("button", name=re.compile("^Edit")).click()
    file.write_text(file.read_text().replace("## Injury", "a line of mine\n\n## Injury"))
    row.get_by_label("The statement").fill("The rucksack is at 25 kg")
    row.get_by_role("button", name="Save").click()
    row.get_by_role("button", name=re.compile("Take over what stands there")).click()
    row.get_by_role("button", name="Save").click()
    page.get_by_text("The rucksack is at 25 kg").wait_for()
    assert "a line of mine" in file.read_text()
    page.get_by_role("tab", name="Document").click()
    page.locator(".document").get_by_text("a line of mine").wait_for()


def test_a_statement_is_retired(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/home/House.md")
    row = page.locator(".cell").first
    text = row.locator(".cell-text").inner_text()
    row.get_by_role("button", name=re.compile("^Retire")).click()
    page.get_by_role("dialog").get_by_role("button", name="Retire it").click()
    page.locator(".past s", has_text=text).wait_for(state="attached")
    assert f"~~{text}~~" in (served.vault / "topics/home/House.md").read_text()
    page.get_by_role("link", name="History").click()
    page.get_by_role("article", name=re.compile("^page ")).get_by_role("link", name="home/House").wait_for()


def archive(page: Any, file: Path) -> None:
    page.get_by_role("link", name="Conversations").click()
    page.get_by_label("Archive a file").set_input_files(file)
    page.get_by_text(re.compile("1 conversation archived, [1-9]")).wait_for()


def test_a_file_is_archived_and_its_proposal_decided(page: Any, served: Served) -> None:
    """What is typed in the meantime stays, also where the list cannot be read again."""
    archive(page, SAMPLE / "conversations-to-archive/coding-session.json")
    page.get_by_role("link", name=re.compile("^Review")).click()
    proposal = page.get_by_role("article")
    proposal.locator(".diff .added").first.wait_for()
    lines = proposal.locator(".diff").inner_text().split("\n")
    assert len(lines) == proposal.locator(".diff span").count() and {line[0] for line in lines} >= {"+", " "}
    proposal.get_by_role("button", name="Reword").click()
    page.get_by_label("In your words").fill("We use goose for migrations")
    page.route("**/api/memory/review?*", lambda route: route.fulfill(status=503, json={"detail": "busy, ask again"}))
    page.evaluate("dispatchEvent(new Event('ask-again'))")
    page.get_by_text("busy, ask again").wait_for()
    expect(page.get_by_label("In your words")).to_have_value("We use goose for migrations")
    page.unroute("**/api/memory/review?*")
    proposal.get_by_role("button", name="Accept in these words").click()
    page.get_by_text("Nothing waits for you").wait_for()
    assert "We use goose for migrations" in (served.vault / "topics/work/Dispatch service.md").read_text()


def test_a_run_is_taken_back(page: Any, served: Served, tmp_path: Path) -> None:
    said = [{"role": "user", "content": "We decided to plant the hawthorn hedge along the north fence in March."}]
    file = tmp_path / "hedge.json"
    file.write_text(json.dumps({"id": "hawthorn", "title": "The hawthorn hedge", "messages": said}))
    archive(page, file)
    kept = [path for path in served.vault.glob("topics/**/*.md") if "hawthorn hedge" in path.read_text()]
    assert kept
    page.get_by_role("link", name="History").click()
    run = page.get_by_role("article").filter(has=page.get_by_role("link", name="hawthorn"))
    run.get_by_role("button", name=re.compile("^Take back: archive")).click()
    run.locator(".diff .removed").first.wait_for()
    run.get_by_role("button", name="Take it back").click()
    run.get_by_text("undone", exact=True).wait_for()
    assert not any(path.exists() and "hawthorn hedge" in path.read_text() for path in kept)


def test_a_conversation_is_summarised_and_voted_on(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/conversations?id=2026-07-21-achilles")
    page.get_by_role("heading", name="Learned from it").wait_for()
    page.get_by_role("button", name="Summarize now").click()
    page.get_by_role("button", name="Helpful", exact=True).click()
    page.locator('button[aria-pressed="true"]', has_text="Helpful").wait_for()
    page.reload()
    page.locator('button[aria-pressed="true"]', has_text="Helpful").wait_for()


def test_metrics_show_plots(page: Any, served: Served) -> None:
    box = page.get_by_label("Search the memory")
    for words in ("postgres", "heel raises"):
        box.fill(words)
        with page.expect_response(lambda answer: "/search?" in answer.url and "touch" not in answer.url):
            page.keyboard.press("Enter")
    page.get_by_role("link", name="Metrics").click()
    page.locator(".plot canvas").nth(2).wait_for()
    assert int(page.locator(".tiles li strong").first.inner_text()) >= 2


def test_a_setting_acts_at_once(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Settings").click()
    page.get_by_text("All settings").click()
    limit = page.get_by_label("search.limit", exact=True)
    row = page.locator(".setting", has=limit)
    limit.fill("")
    page.keyboard.press("Tab")
    row.get_by_text("a number is wanted").wait_for()
    limit.fill("2")
    page.keyboard.press("Tab")
    row.get_by_text("saved · config.yaml").wait_for()
    assert "limit: 2" in (served.vault / "config.yaml").read_text()
    page.goto(f"{served.url}/?q=dispatch")
    page.get_by_text(re.compile("^2 memories in")).wait_for()
    page.get_by_role("link", name="Settings").click()
    page.get_by_text("All settings").click()
    limit.fill("10")
    page.keyboard.press("Tab")
    row.get_by_text("saved · config.yaml").wait_for()


def test_a_setting_typed_while_answers_arrive_is_kept(page: Any, served: Served) -> None:
    """Whatever redraws the page between a key and the next one leaves the field alone."""
    held: list[Any] = []
    page.route("**/api/memory/folders*", lambda route: held.append(route))
    with page.expect_request("**/api/memory/folders*"):
        page.get_by_role("link", name="Settings").click()
    budget = page.get_by_label("Token budget")
    budget.fill("900")
    for route in held:
        route.continue_()
    page.get_by_text("None.", exact=True).wait_for()
    expect(budget).to_have_value("900")
    page.keyboard.press("Tab")
    page.get_by_text("saved · config.yaml").wait_for()
    assert "budget: 900" in (served.vault / "config.yaml").read_text()


def test_the_markdown_is_edited_and_what_is_typed_is_kept(page: Any, served: Served) -> None:
    """Through another tab, a change beside it, a session that ended, and a file that has changed."""
    file = served.vault / "topics/Reading list.md"
    page.goto(f"{served.url}/topics?path=topics/Reading list.md")
    page.get_by_role("tab", name="Markdown").click()
    area = page.get_by_label("The file as it is")
    mine = area.input_value() + "- The Overstory\n"
    area.fill(mine)
    page.get_by_role("tab", name="Statements").click()
    first = page.locator(".cell").first
    first.get_by_role("button", name=re.compile("^Edit")).click()
    first.get_by_label("The statement").fill("half a sentence")
    page.get_by_role("tab", name="Markdown").click()
    expect(area).to_have_value(mine)
    page.context.clear_cookies()
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Token").fill(served.token)
    page.get_by_role("button", name="Log in").click()
    area.wait_for()
    expect(area).to_have_value(mine)
    file.write_text(file.read_text() + "- Typed elsewhere\n")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("What stands there now").get_by_text("Typed elsewhere").wait_for()
    expect(area).to_have_value(mine)
    page.get_by_role("button", name="Write mine over it").click()
    page.get_by_role("button", name="Write mine over it").wait_for(state="detached")
    assert file.read_text() == mine
    page.get_by_role("tab", name="Statements").click()
    page.get_by_text("The Overstory").wait_for()
    expect(first.get_by_label("The statement")).to_have_value("half a sentence")


def test_what_is_typed_outlives_its_page(page: Any, served: Served) -> None:
    """By the back button, a link, a reload (which the browser asks about) and another name; not by logging out."""
    (served.vault / "topics/Kites.md").write_text("# Kites\n\n- kites need wind\n- strings tangle\n")
    asked: list[str] = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.get_by_role("link", name="Topics").click()
    page.get_by_role("link", name="Kites").click()
    page.get_by_role("button", name="Edit: kites need wind").click()
    page.get_by_label("The statement").fill("kites need a breeze")
    page.get_by_role("tab", name="Markdown").click()
    area = page.get_by_label("The file as it is")
    mine = area.input_value() + "- tails steady them\n"
    area.fill(mine)
    page.go_back()
    page.get_by_label("Find a topic").wait_for()
    page.get_by_role("link", name="Kites").click()
    expect(area).to_have_value(mine)
    page.get_by_text("not saved yet").wait_for()
    assert asked == []
    page.reload()
    expect(area).to_have_value(mine)
    assert asked == ["beforeunload"]
    page.get_by_text("Change the topic").click()
    page.get_by_role("button", name="Rename", exact=True).click()
    page.get_by_label("New name").fill("Box kites")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    page.get_by_role("heading", name="Box kites").wait_for()
    expect(area).to_have_value(mine)
    page.get_by_role("button", name="Cancel").last.click()
    page.get_by_role("tab", name="Statements").click()
    expect(page.get_by_label("The statement")).to_have_value("kites need a breeze")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_text("kites need a breeze").wait_for()
    page.reload()
    page.get_by_text("kites need a breeze").wait_for()
    assert asked == ["beforeunload"]
    page.get_by_role("tab", name="Markdown").click()
    area.fill(mine)
    page.get_by_text("not saved yet").wait_for()
    assert page.evaluate("sessionStorage.length") == 1
    page.get_by_role("link", name="Profile").click()
    page.get_by_label("Languages").fill("half a word")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("link", name="Profile").click()
    expect(page.get_by_label("Languages")).to_have_value("half a word")
    page.evaluate("dispatchEvent(new StorageEvent('storage', {key: 'vault-memory-key', newValue: null}))")
    page.get_by_label("Token").wait_for()
    assert page.evaluate("sessionStorage.length") == 0


def test_line_ends_stay_and_a_draft_outlives_its_statement(page: Any, served: Served) -> None:
    file = served.vault / "topics/Ends.md"
    file.write_bytes(b"# Ends\r\n\r\n- kettles are loud\r\n- teapots drip\r\n")
    page.goto(f"{served.url}/topics?path=topics/Ends.md")
    page.get_by_role("tab", name="Markdown").click()
    area = page.get_by_label("The file as it is")
    area.fill(area.input_value() + "- cups chip\n")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("tab", name="Statements").click()
    page.get_by_text("cups chip").wait_for()
    assert file.read_bytes() == b"# Ends\r\n\r\n- kettles are loud\r\n- teapots drip\r\n- cups chip\r\n"
    for said, words in (("kettles are loud", "kettles sing"), ("teapots drip", "teapots spill")):
        page.get_by_role("button", name=f"Edit: {said}").click()
        page.get_by_label("The statement").last.fill(words)
    file.write_bytes(file.read_bytes().replace(b"teapots drip", b"teapots leak"))
    first = page.locator(".cell").first
    first.get_by_role("button", name="Save").click()
    first.get_by_role("button", name=re.compile("Take over what stands there")).click()
    page.get_by_text("teapots leak").wait_for()
    expect(page.get_by_label("Your words")).to_have_value("teapots spill")
    expect(first.get_by_label("The statement")).to_have_value("kettles sing")
    first.get_by_role("button", name="Save").click()
    page.get_by_text("kettles sing").wait_for()
    expect(page.get_by_label("Your words")).to_have_value("teapots spill")
    page.get_by_role("button", name="Let them go").click()
    page.get_by_label("Your words").wait_for(state="detached")


def test_words_typed_while_a_search_is_answered_are_kept(page: Any, served: Served) -> None:
    held: list[Any] = []
    page.route("**/api/memory/search?*", lambda route: route.continue_() if held else held.append(route))
    box = page.get_by_label("Search the memory")
    with page.expect_request("**/api/memory/search?*"):
        box.fill("heel")
    box.press_sequentially(" raises")
    held[0].continue_()
    page.locator(".result").first.wait_for()
    expect(box).to_have_value("heel raises")


def test_a_job_is_run(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Jobs").click()
    page.get_by_role("button", name="Run now: Index, and embeddings that failed").click()
    page.locator(".outcome-done").first.wait_for()


def test_the_graph_is_dragged_and_followed(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Graph").click()
    page.locator(".graph canvas").first.wait_for()
    until(page, "document.querySelector('.graph').drawn?.nodes().length > 10")
    where = "const at = document.querySelector('.graph').drawn.$id('entities/Ned').renderedPosition(); [at.x, at.y]"
    box, (x, y) = page.locator(".graph").bounding_box(), page.evaluate(where)
    page.mouse.move(box["x"] + x, box["y"] + y)
    page.mouse.down()
    page.mouse.move(box["x"] + x + 30, box["y"] + y + 40, steps=4)
    page.mouse.up()
    moved = page.evaluate(where)
    assert abs(moved[0] - x - 30) < 3 and abs(moved[1] - y - 40) < 3
    page.get_by_label("Find an entity").fill("ned")
    page.get_by_role("link", name="Ned", exact=True).click()
    page.get_by_role("heading", name="Ned", level=1).wait_for()
    page.get_by_role("heading", name="Topics").wait_for()
    page.get_by_label("Ask the graph").fill("what tools do I like")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Python").first.wait_for()


def test_the_profile_is_written_and_consent_given_and_revoked(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Profile").click()
    page.get_by_label("Languages").fill("Go\nRust")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("saved", exact=True).wait_for()
    file = served.vault / "profile.md"
    assert "languages: [Go, Rust]" in file.read_text()
    by_hand = "goals: |-\n  run, but\n  not far   # all of it one goal\n"
    file.write_text(file.read_text().replace("languages: [Go", f"{by_hand}languages: [Go") + "\ntyped meanwhile\n")
    page.get_by_label("Languages").fill("Go")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Take over what stands there now, and keep my words").click()
    expect(page.get_by_label("In your own words")).to_have_value(re.compile("typed meanwhile"))
    expect(page.get_by_label("Languages")).to_have_value("Go")
    assert "languages: [Go, Rust]" in file.read_text()
    page.get_by_role("button", name="Save").click()
    page.get_by_text("saved", exact=True).wait_for()
    assert "languages: [Go]" in file.read_text() and by_hand in file.read_text()
    page.get_by_label("Frameworks").fill("half a word")
    page.get_by_role("button", name="Grant consent").click()
    page.get_by_text("consent granted").wait_for()
    expect(page.get_by_label("Frameworks")).to_have_value("half a word")
    from vault_memory import Memory
    from vault_memory.vault import profile_proposals
    from vault_memory.vault.review import FieldChange

    ada = FieldChange("languages", "Ada", quote="I write Ada at work", source="2026-07-21-achilles#m1")
    profile_proposals.propose(Memory(served.vault.parent).store, [ada], {})
    page.reload()
    page.get_by_text("I write Ada at work").wait_for()
    page.get_by_role("button", name="Accept").click()
    page.get_by_text("I write Ada at work").wait_for(state="detached")
    assert "Ada" in file.read_text()
    page.get_by_role("button", name="Revoke and delete …").click()
    page.get_by_role("dialog").get_by_role("button", name="Revoke and delete").click()
    page.get_by_text("Not given").wait_for()
    assert not file.exists()


def test_a_statement_is_forgotten_after_a_look(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/Running.md")
    page.get_by_role("button", name=re.compile("^Forget for good: No hills until November")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("1 statement:").wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    button = page.get_by_role("button", name=re.compile("^Forget for good: No hills until November"))
    assert button.evaluate("element => element === document.activeElement")
    button.click()
    page.get_by_role("dialog").get_by_role("button", name="Forget it").click()
    page.get_by_role("heading", name="Forgotten").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator(".cell", has_text="No hills until November").wait_for(state="detached")
    assert "No hills until November" not in (served.vault / "topics/Running.md").read_text()


def change_topic(page: Any, verb: str) -> Any:
    """The dialog of one of the topic's verbs."""
    page.get_by_text("Change the topic").click()
    page.get_by_role("button", name=verb, exact=True).click()
    return page.get_by_role("dialog")


def test_a_topic_is_renamed_and_deleted(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/travel/Mull.md")
    dialog = change_topic(page, "Rename")
    dialog.get_by_label("New name").fill("Isle of Mull")
    dialog.get_by_role("button", name="Rename").click()
    page.get_by_role("heading", name="Isle of Mull", level=1).wait_for()
    assert (served.vault / "topics/travel/Isle of Mull.md").exists()
    change_topic(page, "Delete").get_by_role("button", name="Delete").click()
    page.get_by_role("heading", name="Topics", level=1).wait_for()
    assert not (served.vault / "topics/travel/Isle of Mull.md").exists()


def test_a_topic_is_split_and_merged(page: Any, served: Served) -> None:
    before = (served.vault / "topics/work/Postgres.md").read_text()
    page.goto(f"{served.url}/topics?path=topics/work/Postgres.md")
    section = page.locator("#view-statements section:not(.summary) h2").first.inner_text()
    dialog = change_topic(page, "Split")
    dialog.get_by_label("Section").select_option(section)
    dialog.get_by_label("New name").fill("Elephants")
    dialog.get_by_role("button", name="Split").click()
    page.get_by_role("heading", name="Elephants", level=1).wait_for()
    (made,) = served.vault.glob("topics/**/Elephants.md")
    moved = [line for line in made.read_text().splitlines() if line.startswith("- ")]
    assert moved and all(line in before for line in moved)
    dialog = change_topic(page, "Merge")
    dialog.get_by_label("Into").fill("No such topic")
    dialog.get_by_role("button", name="Merge").click()
    dialog.get_by_text("No such topic").wait_for()
    dialog.get_by_label("Into").fill("Postgres")
    dialog.get_by_role("button", name="Merge").click()
    page.get_by_role("heading", name="Postgres", level=1).wait_for()
    after = (served.vault / "topics/work/Postgres.md").read_text()
    assert not made.exists() and all(line in after for line in moved)


def test_an_entity_is_forgotten_after_a_look(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/graph?name=entities/Gerald")
    page.get_by_role("button", name="Forget for good: Gerald").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("entities/Gerald.md").wait_for()
    assert (served.vault / "entities/Gerald.md").exists()
    dialog.get_by_role("button", name="Forget it").click()
    page.get_by_role("heading", name="Forgotten").wait_for()
    dialog.get_by_text("topics/home/Sourdough.md:11: still names it").wait_for()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("heading", name="Graph", level=1).wait_for()
    assert not (served.vault / "entities/Gerald.md").exists()
    left = (served.vault / "topics/home/Sourdough.md").read_text()
    assert "The starter is called **Gerald**" in left and "feed Gerald" not in left


def test_a_folder_is_given_up(page: Any, served: Served, tmp_path: Path) -> None:
    from vault_memory import Memory

    (tmp_path / "tea.md").write_text("# Tea\n\nLapsang souchong tastes of smoke.\n")
    Memory(served.vault.parent).folders.add(tmp_path, name="Leaves")
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Give up: Leaves").click()
    page.get_by_role("dialog").get_by_role("button", name="Give it up").click()
    page.get_by_text("None.", exact=True).wait_for()
    assert (tmp_path / "tea.md").exists()


def test_tabs_are_used_by_arrow_keys(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/Running.md")
    page.get_by_role("tab", name="Statements").focus()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("tab", name="Document").get_attribute("aria-selected") == "true"
    page.keyboard.press("End")
    page.get_by_label("The file as it is").wait_for()
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.id") == "tab-statements"


def test_the_doctor_looks(page: Any, served: Served) -> None:
    broken = served.vault / "topics/Broken.md"
    broken.write_text("---\ntopic: [\n---\n# Broken\n")
    page.get_by_role("link", name="Doctor").click()
    page.get_by_role("button", name="Look now").click()
    page.get_by_role("link", name="topics/Broken.md").first.wait_for()
    clean(page)
    broken.unlink()


HOSTILE = "<img src=x onerror=alert(1)>"


def test_names_and_texts_run_nothing(own_page: Any, own: Served) -> None:
    """Every place where the page shows something of the vault, with markup in it."""
    page, served = own_page, own
    evil = f"{HOSTILE}\"'><script>alert(2)</script>"
    topic = f"""---\ntopic: '{HOSTILE}'\naliases: ['{HOSTILE}', 'javascript:alert(3)']\ntags: ['{HOSTILE}']\n---\n
# {HOSTILE}\n\n## Summary\n\n{evil}\n\n## {HOSTILE}\n
- [decision] zebra {evil} [[{HOSTILE}|x]] [y](javascript:alert(4)) `{HOSTILE}` ^app\n"""
    (served.vault / "topics/Evil.md").write_text(topic)
    (served.vault / "entities").mkdir(exist_ok=True)
    (served.vault / "entities/Evil.md").write_text(
        f"---\nentity: '{HOSTILE}'\ntype: '{HOSTILE}'\naliases: ['{HOSTILE}']\n---\n# x\n\n- {HOSTILE} [[Evil]]\n"
    )
    (served.vault / "profile.md").write_text(f"---\nlanguages: ['{HOSTILE}']\nodd: ['{HOSTILE}']\n---\n{evil}\n")
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    archived = [{"role": "user", "name": HOSTILE, "content": f"We decided that zebra is 7. {evil}"}]
    page.evaluate(
        """async (messages) => { await fetch('/api/memory/archive', {
             method: 'POST', body: JSON.stringify({id: messages[0].name, title: messages[0].name, messages}),
             headers: {'X-CSRF-Token': localStorage.getItem('vault-memory-key')}}); }""", archived
    )  # fmt: skip
    for path in (
        "/?q=zebra", "/topics?path=topics/Evil.md", f"/topics?name={HOSTILE}", "/conversations",
        f"/conversations?id={HOSTILE}",
        "/review", "/history", "/graph", "/graph?name=entities/Evil", f"/graph?name={HOSTILE}", "/profile", "/metrics",
        "/doctor", "/settings", "/jobs?<img src=x onerror=alert(1)>",
    ):  # fmt: skip
        loaded(page, served.url + path)
        assert page.locator("main img, main script, main iframe").count() == 0, path
        assert page.locator('a[href^="javascript"]').count() == 0, path
    page.goto(f"{served.url}/topics?path=topics/Evil.md")
    page.get_by_role("tab", name="Document").click()
    page.locator(".document").get_by_text("alert(2)").first.wait_for()
    assert page.locator(".document img, .document script").count() == 0


def test_a_server_that_went_away_is_said(own_page: Any, own: Served) -> None:
    own.stop()
    own_page.get_by_role("link", name="Topics").click()
    own_page.get_by_text("The server does not answer").wait_for()
    own_page.get_by_text("It is shown as soon as the server answers").wait_for()


def test_a_server_that_is_back_is_asked_again(page: Any, served: Served) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("link", name="Topics").click()
    page.get_by_text("The server does not answer").wait_for()
    page.unroute("**/api/**")
    page.get_by_role("link", name="Frostline").wait_for()
    page.get_by_text("The server does not answer").wait_for(state="detached")


def test_nobody_sees_anything_without_the_token(browser: Any, served: Served) -> None:
    with watched(browser, served.url) as context:
        shown = context.new_page()
        shown.goto(f"{served.url}/topics?path=topics/Running.md")
        shown.get_by_label("Token").fill("wrong")
        shown.get_by_role("button", name="Log in").click()
        shown.get_by_text("that is not this server's token").wait_for()
        assert "Achilles" not in shown.content()
        clean(shown)


def test_logging_out_empties_every_tab(browser: Any, served: Served) -> None:
    with watched(browser, served.url) as context:
        first, second = log_in(context, served), context.new_page()
        second.goto(f"{served.url}/topics?path=topics/Running.md")
        second.locator(".cell-text", has_text="Hannah's rule").wait_for()
        first.get_by_role("button", name="Log out").click()
        for tab in (first, second):
            tab.get_by_label("Token").wait_for()
            assert "Hannah" not in tab.content() and tab.locator("aside").count() == 0
        assert first.request.get(f"{served.url}/api/memory/topics").status == 401


def test_the_keyboard_reaches_everything(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Review").wait_for()
    page.locator(".skip").focus()
    assert page.locator(".skip").bounding_box()["x"] >= 0
    reached = set()
    for _ in range(20):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.textContent.trim() || document.activeElement.id"))
    assert {"Topics", "Review", "Settings", "q"} <= reached


def test_an_empty_vault_says_what_to_do(browser: Any, tmp_path: Path) -> None:
    found = serve(tmp_path)
    try:
        with watched(browser, found.url) as context:
            shown = log_in(context, found)
            shown.get_by_text("No memories yet").wait_for()
            for name, text in EMPTY.items():
                shown.get_by_role("link", name=name).click()
                shown.get_by_text(text).wait_for()
    finally:
        found.stop()
