"""Test the main task of every other page, general robustness, and accessibility with axe-core."""

from __future__ import annotations

import contextlib
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from browsing import SEARCH, can_be_touched, choose, clean, clean_in_the_dark, loaded, log_in, watched
from serve_process import Served, serve

from vault_memory.api.grants import Grants

pytestmark = pytest.mark.slow
playwright = pytest.importorskip("playwright.sync_api")
expect = playwright.expect

ADDRESSES = (
    "/",
    "/?q=postgres",
    "/?q=zeitgeber quasar",
    "/topics",
    "/topics?path=topics/Running.md",
    "/topics?path=topics/Running.md&as_of=2026-07-21",
    "/topics?path=topics/Running.md&edit=1",
    "/topics?path=topics/Nope.md",
    "/conversations",
    "/conversations?id=2026-07-21-achilles&at=m7&for=vm-hkafr2mfpb",
    "/conversations?id=2026-07-21-achilles&tab=learned",
    "/review",
    "/history",
    "/history?since=2026-01-01&until=2099-12-31",
    "/graph",
    "/graph?view=map",
    "/graph?name=entities/Ned",
    "/profile",
    "/metrics",
    "/jobs",
    "/doctor",
    "/settings",
    "/docs",
    "/no-such-page",
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


WIDTHS = {"desk": 1280, "phone": 390}


def test_on_a_phone_a_page_begins_at_the_top_and_its_menu_is_within(browser: Any, served: Served, session: Any) -> None:
    size = {"width": WIDTHS["phone"], "height": 844}
    with watched(browser, served.url, viewport=size, storage_state=session) as context:
        shown = context.new_page()
        loaded(shown, f"{served.url}/topics?path=topics/Nope.md")
        assert shown.get_by_role("heading", name="There is no topic “Nope”").bounding_box()["y"] < 120
        loaded(shown, f"{served.url}/topics?path=topics/Running.md")
        shown.locator("summary.btn").click()
        assert shown.get_by_role("button", name="Rename").bounding_box()["x"] >= 0


def test_the_phone_s_menu_is_closed_by_escape_and_by_a_tap_elsewhere(
    browser: Any, served: Served, session: Any
) -> None:
    size = {"width": WIDTHS["phone"], "height": 844}
    with watched(browser, served.url, viewport=size, storage_state=session) as context:
        shown = context.new_page()
        loaded(shown, f"{served.url}/topics")
        jobs = shown.get_by_role("link", name="Jobs")
        for close in (lambda: shown.keyboard.press("Escape"), lambda: shown.mouse.click(100, 60)):
            shown.get_by_role("button", name="More").click()
            jobs.wait_for()
            close()
            jobs.wait_for(state="hidden")


def test_axe_finds_nothing(browser: Any, served: Served, session: Any) -> None:
    """On a desk in light and dark colours, and on a phone, where all that is pressed is large enough for a finger."""
    size = {"width": WIDTHS["desk"], "height": 900}
    with watched(browser, served.url, viewport=size, storage_state=session) as context:
        shown = context.new_page()
        for path in ADDRESSES:
            loaded(shown, served.url + path)
            clean(shown)
            clean_in_the_dark(shown)
            shown.set_viewport_size({"width": WIDTHS["phone"], "height": 844})
            clean(shown)
            can_be_touched(shown)
            shown.set_viewport_size(size)


@pytest.mark.parametrize("look", WIDTHS)
def test_axe_finds_nothing_in_what_opens(browser: Any, served: Served, session: Any, look: str) -> None:
    """Dialogs, the palette, the keys, what stands beside a statement, a statement being edited."""
    size = {"width": WIDTHS[look], "height": 900}
    with watched(browser, served.url, viewport=size, storage_state=session, reduced_motion="reduce") as context:
        shown = context.new_page()

        def check() -> None:
            clean(shown)
            clean_in_the_dark(shown)
            if look == "phone":
                can_be_touched(shown)

        loaded(shown, f"{served.url}/topics?path=topics/Running.md")
        for action in ("Retire", "Forget for good", "How it was made"):
            if look == "phone":
                shown.locator(".statement .words", has_text="No hills until").click()
                shown.locator(".aside-note").get_by_role("button", name=action).click()
            else:
                choose(shown, "No hills until", action)
            expect(shown.get_by_text("Loading …")).to_have_count(0)
            check()
            for _ in ("the dialog", "what stands beside the statement"):
                shown.keyboard.press("Escape")
                expect(shown.get_by_role("dialog")).to_have_count(0)
            expect(shown.locator(".aside-note")).to_have_count(0)
        for key in ("Control+k", "?"):
            shown.keyboard.press(key)
            shown.get_by_role("dialog").wait_for()
            check()
            shown.keyboard.press("Escape")
        shown.locator("main").get_by_text("More", exact=True).click()
        check()
        shown.get_by_role("button", name="Rename").click()
        check()


def test_metrics_show_plots(page: Any, served: Served) -> None:
    box = page.get_by_label(SEARCH)
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
    row.get_by_text("enter a number").wait_for()
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


def test_a_job_is_run(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Jobs").click()
    page.get_by_role("button", name="Run now: Check the index, retry failed embeddings").click()
    page.locator(".outcome-done").first.wait_for()


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
    page.get_by_role("button", name="Load the current text and keep my words").click()
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

    ada = profile_proposals.FieldChange(
        "languages", "Ada", quote="I write Ada at work", source="2026-07-21-achilles#m1"
    )
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


def test_a_folder_is_given_up(page: Any, served: Served, tmp_path: Path) -> None:
    from vault_memory import Memory

    (tmp_path / "tea.md").write_text("# Tea\n\nLapsang souchong tastes of smoke.\n")
    with Memory(served.vault.parent) as memory:
        memory.folders.add(tmp_path, name="Leaves")
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Remove: Leaves").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove it").click()
    page.get_by_text("None.", exact=True).wait_for()
    assert (tmp_path / "tea.md").exists()


def test_the_doctor_looks(page: Any, served: Served) -> None:
    broken = served.vault / "topics/Broken.md"
    broken.write_text("---\ntopic: [\n---\n# Broken\n")
    page.get_by_role("link", name="Doctor").click()
    page.get_by_role("button", name="Examine now").click()
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
    page.locator(".note").get_by_text("alert(2)").first.wait_for()
    assert page.locator(".note img, .note script").count() == 0


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


def test_a_part_that_is_fetched_ahead_between_a_frame_and_its_effects_is_shown(page: Any) -> None:
    """On a busy machine the effects of a frame run late: what waited for the part was then never drawn again."""
    held: list[Any] = []
    page.route("**/pages/conversations.js*", lambda route: held.append(route))
    page.add_init_script("""
        const [frame, timer] = [requestAnimationFrame, setTimeout];
        window.late = 0;
        window.requestAnimationFrame = (then) => (late ? timer(then, late) : frame(then));
        window.setTimeout = (then, wait, ...rest) => timer(then, wait < 200 ? Math.max(wait, late) : wait, ...rest);
    """)
    with page.expect_request("**/pages/conversations.js*"):
        page.reload()
    page.get_by_label(SEARCH).wait_for()
    page.evaluate("late = 3000; document.querySelector('a[href=\"/conversations\"]').click()")
    page.locator("main").get_by_text("Loading …").wait_for()
    page.evaluate("late = 0")
    page.unroute("**/pages/conversations.js*")
    for route in held:  # on a busy machine the first is of the document before
        with contextlib.suppress(playwright.Error):
            route.continue_()
    page.get_by_label("Archive a file").wait_for(state="attached")


def test_nobody_sees_anything_without_the_token(browser: Any, served: Served) -> None:
    with watched(browser, served.url) as context:
        shown = context.new_page()
        shown.goto(f"{served.url}/topics?path=topics/Running.md")
        shown.get_by_label("Token").fill("wrong")
        shown.get_by_role("button", name="Log in").click()
        shown.get_by_text("that is not this server's token").wait_for()
        assert "Achilles" not in shown.content()
        clean(shown)


def test_a_reader_of_a_shared_vault_is_shown_only_what_readers_may_do(
    browser: Any, sample_home: Path, tmp_path: Path
) -> None:
    """No page of admins, and nothing that writes; what there is to read is whole."""
    shutil.copytree(sample_home / "default", tmp_path / "crew")
    _, token = Grants(tmp_path).issue("cleo", "crew", "reader", datetime.now(UTC))
    team = serve(tmp_path, "team")
    try:
        with watched(browser, team.url) as context:
            shown = context.new_page()
            shown.goto(f"{team.url}/login#{token}")
            shown.get_by_label(SEARCH).wait_for()
            for name in ("Topics", "Conversations", "Review", "History", "Graph", "API"):
                shown.get_by_role("navigation", name="Main").get_by_role("link", name=name).click()
                expect(shown.get_by_text("Loading …")).to_have_count(0)
                expect(shown.get_by_role("alert")).to_have_count(0)
            for name in ("Profile", "Metrics", "Jobs", "Doctor", "Settings"):
                expect(shown.get_by_role("link", name=name, exact=True)).to_have_count(0)
                loaded(shown, f"{team.url}/{name.lower()}")
                expect(shown.get_by_text("Only the admins of this vault see this page.")).to_be_visible()
                expect(shown.get_by_role("alert")).to_have_count(0)
            for address in ("topics", "conversations", "review", "history", "topics?path=topics/Running.md"):
                loaded(shown, f"{team.url}/{address}")
                for verb in ("New topic", "Archive a file", "Accept", "Reject", "Undo", "Add", "Edit", "More"):
                    expect(shown.locator("main").get_by_role("button", name=re.compile(f"^{verb}"))).to_have_count(0)
            shown.locator(".statement .mark").first.click()
            about = shown.get_by_role("complementary", name="About this statement")
            about.get_by_role("button", name="How it was made").wait_for()
            expect(about.get_by_role("button", name="Edit")).to_have_count(0)
            shown.keyboard.press("n")
            expect(shown.locator(".add-here")).to_have_count(0)
    finally:
        team.stop()


def test_logging_out_empties_every_tab(browser: Any, served: Served) -> None:
    with watched(browser, served.url) as context:
        first, second = log_in(context, served), context.new_page()
        second.goto(f"{served.url}/topics?path=topics/Running.md")
        second.locator(".words", has_text="Hannah's rule").wait_for()
        first.get_by_role("button", name="Log out").click()
        for tab in (first, second):
            tab.get_by_label("Token").wait_for()
            assert "Hannah" not in tab.content() and tab.locator("aside").count() == 0
        assert first.request.get(f"{served.url}/api/memory/topics").status == 401


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


def test_an_address_that_leads_nowhere(page: Any, served: Served) -> None:
    answer = page.goto(f"{served.url}/no-such-page")
    assert answer.status == 404
    page.get_by_role("heading", name="There is no such page").wait_for()
    page.goto(f"{served.url}/topics?name=Tee")
    page.get_by_role("link", name="all topics").wait_for()


def test_the_api_is_described(page: Any, served: Served) -> None:
    page.get_by_role("link", name="API").click()
    page.get_by_label("Find a call").fill("archive")
    page.get_by_text("/api/memory/archive").first.click()
    page.get_by_role("cell", name="format", exact=True).wait_for()


def test_what_is_loaded_is_small_and_kept(browser: Any, served: Served, session: Any) -> None:
    """Compressed, under addresses that name their content; plots and graph are loaded where they are drawn.

    Below 90 kB with the pages that are fetched ahead.
    """
    with watched(browser, served.url, storage_state=session) as context:
        shown, got = context.new_page(), list[Any]()
        shown.on("response", lambda answer: got.append(answer) if "/static/" in answer.url else None)
        shown.goto(served.url)
        shown.get_by_role("heading", name="Last conversations").wait_for()
        names = [answer.url.rsplit("/", 1)[1] for answer in got]
        assert not {"uplot.js", "drawing.js", "graph.js"} & set(names)
        kept = [answer for answer in got if "immutable" in answer.headers.get("cache-control", "")]
        assert len(kept) == len(got)
        assert sum(len(answer.headers.get("content-encoding", "")) > 0 for answer in got) >= len(got) - 4
        sizes = [answer.request.sizes()["responseBodySize"] for answer in got]
        assert sum(sizes) < 90_000
        got.clear()
        shown.get_by_role("link", name="Metrics").click()
        shown.get_by_role("heading", name="Archiving").wait_for()
        assert "metrics.js" in [answer.url.rsplit("/", 1)[1] for answer in got]
