"""Test what a person meets who reads the page every day: told statements, other scripts, tables, keys, old tabs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browsing import SAMPLE, fits, statement, watched
from serve_process import Served

from vault_memory import Memory

pytestmark = pytest.mark.slow
expect = pytest.importorskip("playwright.sync_api").expect

SAID = """The prices of the three halls:

| hall | capacity | price | remarks about the place |
|---|---|---|---|
| Assembly | seventy-five | expensive | scheduled between Wednesday and Saturday |

1. ask the caretaker
2. compare
"""
HEBREW = "הפגישה עם Harebell היא ביום שלישי"
ALIGNED = """(element) => {
  const letter = new Range();
  letter.setStart(element.firstChild, 0);
  letter.setEnd(element.firstChild, 1);
  return element.getBoundingClientRect().right - letter.getBoundingClientRect().right;
}"""
LONG = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"


def test_what_was_told_outright_is_no_link_to_a_conversation(page: Any, served: Served) -> None:
    """It comes from no conversation: the result, the statement and the margin say when it was told."""
    with Memory(served.vault.parent) as memory:
        memory.remember("Aunt Greta's doorbell needs two AA batteries", topic="Doorbell")
    page.goto(f"{served.url}/?q=doorbell batteries")
    found = page.locator(".result", has_text="two AA batteries")
    found.get_by_text("from what you told it on ").wait_for()
    found.get_by_role("link", name="Open").click()
    row = statement(page, "two AA batteries")
    row.locator(".words").hover()
    row.get_by_text("Told by you", exact=True).wait_for()
    page.get_by_role("complementary", name="About the topic").get_by_text("what you told it on ").wait_for()
    assert page.locator("a[href*='remember']").count() == 0
    page.goto(f"{served.url}/history")
    told = page.get_by_role("article", name="You: Told it 1 thing about Doorbell")
    told.wait_for()
    assert "1 added" not in told.inner_text()


def test_a_message_is_read_in_the_direction_of_its_script_and_its_table_in_whole_words(
    browser: Any, served: Served, session: Any, tmp_path: Path
) -> None:
    """On a phone, where a table is scrolled; the numbers of a list are seen."""
    file = tmp_path / "halls.json"
    texts = (SAID, HEBREW)
    messages = [{"id": f"h{number}", "role": "user", "content": text} for number, text in enumerate(texts)]
    file.write_text(json.dumps({"id": "halls", "title": "Halls", "messages": messages}))
    with Memory(served.vault.parent) as memory:
        list(memory.archive_file(file.read_bytes()))
    with watched(browser, served.url, storage_state=session, viewport={"width": 360, "height": 740}) as context:
        page = context.new_page()
        page.goto(f"{served.url}/conversations?id=halls")
        said = page.locator(".said p", has_text="Harebell")
        said.wait_for()
        assert said.evaluate(ALIGNED) < 2, "the first letter of a right-to-left sentence does not begin its line"
        lines = """(cell) => {
          const text = new Range();
          text.selectNodeContents(cell);
          return text.getClientRects().length;
        }"""
        for word in ("Assembly", "expensive"):
            assert page.get_by_role("cell", name=word, exact=True).evaluate(lines) == 1, word
        assert page.locator(".said ol").evaluate("(list) => getComputedStyle(list).listStyleType") == "decimal"
        fits(page)


def test_a_heading_from_right_to_left_begins_where_its_text_does(page: Any, served: Served) -> None:
    (served.vault / "topics/Meeting.md").write_text(f"# Meeting\n\n## {HEBREW}\n\n{HEBREW}\n")
    page.goto(f"{served.url}/topics?path=topics/Meeting.md")
    for part in (page.locator(".note h2"), page.locator(".note p").first):
        part.wait_for()
        assert part.evaluate(ALIGNED) < 2


def test_days_with_a_long_word_are_compared_on_a_phone(browser: Any, served: Served, session: Any) -> None:
    with Memory(served.vault.parent) as memory:
        memory.remember("The law was repealed in 2013", topic=LONG)
    with watched(browser, served.url, storage_state=session, viewport={"width": 360, "height": 740}) as context:
        page = context.new_page()
        page.goto(f"{served.url}/history?since=2026-01-01")
        page.locator("summary", has_text=LONG).wait_for()
        fits(page)


@pytest.mark.parametrize("action", ["Rename", "Delete", "Forget …"])
def test_a_dialog_that_is_left_gives_the_focus_back_to_its_menu(page: Any, served: Served, action: str) -> None:
    page.goto(f"{served.url}/topics?path=topics/Running.md")
    menu = page.locator("main summary", has_text="More")
    menu.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=action, exact=True).press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_tab_that_one_comes_back_to_shows_what_has_happened_since(page: Any, served: Served) -> None:
    """The note, unless somebody is typing about it; and the lists."""
    back = "document.dispatchEvent(new Event('visibilitychange'))"
    file = served.vault / "topics/Kettle.md"
    file.write_text("# Kettle\n\n- the kettle is descaled with citric acid\n")
    page.goto(f"{served.url}/topics?path=topics/Kettle.md")
    row = statement(page, "citric acid")
    file.write_text(file.read_text() + "- its lid is held by one screw\n")
    page.evaluate(back)
    statement(page, "held by one screw").wait_for()
    row.locator(".words").hover()
    row.get_by_role("button", name="Edit").click()
    page.get_by_label("The statement").fill("the kettle is descaled with vinegar")
    file.write_text(file.read_text() + "- it is made of steel\n")
    page.evaluate(back)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("The document has changed since you read it.").wait_for()
    page.get_by_role("button", name="Cancel").click()
    page.goto(f"{served.url}/topics")
    page.get_by_role("link", name="Kettle").wait_for()
    (served.vault / "topics/Toaster.md").write_text("# Toaster\n\n- the toaster has four slots\n")
    page.evaluate(back)
    page.get_by_role("link", name="Toaster").wait_for()
    page.goto(served.url)
    page.get_by_role("heading", name="Topics with the newest statements").wait_for()
    with Memory(served.vault.parent) as memory:
        memory.remember("The waffle iron hangs in the cellar", topic="Waffle iron")
    page.evaluate(back)
    page.get_by_role("link", name="Waffle iron").first.wait_for()


def test_a_message_that_names_a_file_spells_it_as_the_file_is(own_page: Any, own: Served) -> None:
    (own.vault / "config.yaml").write_text("search: [\n")
    own_page.goto(f"{own.url}/settings")
    alert = own_page.get_by_role("alert")
    alert.wait_for()
    assert alert.inner_text().startswith(str(own.vault / "config.yaml"))
    assert alert.locator("span").evaluate("(text) => getComputedStyle(text, '::first-letter').textTransform") == "none"


def test_e_edits_the_page_where_no_statement_has_the_focus(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/Running.md")
    page.locator(".statement").first.wait_for()
    page.keyboard.press("e")
    expect(page.get_by_label("The file as it is.")).to_be_focused()


def test_keys_stay_with_a_statement_whose_dialog_is_left_and_go_on_from_one_that_is_retired(
    page: Any, served: Served
) -> None:
    (served.vault / "topics/Shed.md").write_text("# Shed\n\n- the roof leaks\n- the door sticks\n- the mower is red\n")
    page.goto(f"{served.url}/topics?path=topics/Shed.md")
    page.locator(".statement").first.wait_for()
    for _ in range(2):
        page.keyboard.press("j")
    retire = page.get_by_role("button", name="Retire: the door sticks")
    forget = page.get_by_role("button", name="Forget for good: the door sticks")
    for button in (retire, forget):
        button.press("Enter")
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        expect(button).to_be_focused()
    page.keyboard.press("Escape")
    expect(retire).to_have_count(0)
    expect(page.get_by_role("button", name="About: the door sticks")).to_be_focused()
    page.keyboard.press("Enter")
    retire.press("Enter")
    page.get_by_role("button", name="Retire it").press("Enter")
    expect(page.get_by_role("button", name="About: the mower is red")).to_be_focused()


def test_keys_stay_with_a_proposal_whose_rewording_is_left(page: Any, served: Served) -> None:
    """Else the next key would reject the first one of the page."""
    with Memory(served.vault.parent) as memory:
        for file in ("allotment-and-kitchen.md", "coding-session.json"):  # a proposal of each
            list(memory.archive_file(SAMPLE / "conversations-to-archive" / file))
    page.goto(f"{served.url}/review")
    proposal = page.get_by_role("article").filter(has=page.get_by_role("button", name="Reword")).last
    assert page.get_by_role("article").first.get_attribute("data-item") != proposal.get_attribute("data-item")
    proposal.focus()
    page.keyboard.press("e")
    expect(page.get_by_label("In your words")).to_be_focused()
    page.keyboard.press("Escape")
    expect(proposal).to_be_focused()


def test_a_key_decides_on_no_proposal_that_nobody_pointed_at(own_page: Any, own: Served) -> None:
    """The first press goes to the first proposal; the second one decides."""
    with Memory(own.vault.parent) as memory:
        for file in sorted((SAMPLE / "conversations-to-archive").iterdir()):
            list(memory.archive_file(file.read_bytes()))
        waiting = len(memory.review.list())
        own_page.goto(f"{own.url}/review")
        first = own_page.get_by_role("article").first
        first.wait_for()
        own_page.keyboard.press("r")
        expect(first).to_be_focused()
        assert len(memory.review.list()) == waiting
        own_page.keyboard.press("r")
        own_page.get_by_text("Rejected; nothing was changed.").wait_for()
        assert len(memory.review.list()) == waiting - 1


def test_the_keys_are_in_a_preview_of_undoing_and_back_where_they_were(page: Any, served: Served) -> None:
    with Memory(served.vault.parent) as memory:
        memory.remember("The spare key hangs behind the clock", topic="Spare key")
    page.goto(f"{served.url}/history")
    run = page.get_by_role("article", name="You: Told it 1 thing about Spare key")
    undo = run.get_by_role("button", name="Undo: You")
    undo.press("Enter")
    expect(run.locator(".seen")).to_be_focused()
    run.get_by_role("button", name="Cancel").press("Enter")
    expect(undo).to_be_focused()
