"""Test a topic's page: correct, retire and forget statements, view an earlier day, edit the file."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import PATIENCE, choose, statement
from serve_process import Served
from waiting import until

pytestmark = pytest.mark.slow
expect = pytest.importorskip("playwright.sync_api").expect

RUNNING = "/topics?path=topics/Running.md"


def test_a_topic_reads_as_its_document(page: Any, served: Served) -> None:
    """Lines of 65 to 75 letters, no machinery; tables and footnotes are drawn."""
    page.goto(f"{served.url}{RUNNING}")
    note = page.get_by_role("article", name="Running")
    note.wait_for()
    shown = note.inner_text()
    assert "[fact]" not in shown and "^vm-" not in shown and "salience=" not in shown
    letters = note.locator("p").first.evaluate(
        """element => { const range = document.createRange(); range.selectNodeContents(element);
           const lines = new Set([...range.getClientRects()].map((rect) => rect.top)).size;
           return element.textContent.length / lines; }"""
    )
    assert 55 <= letters <= 80
    (served.vault / "topics/Table.md").write_text(
        "# Table\n\nWeights[^1]\n\n| week | load |\n|---|--:|\n| 1 | 5 kg |\n\n[^1]: in the rucksack\n"
    )
    page.goto(f"{served.url}/topics?path=topics/Table.md")
    page.get_by_role("cell", name="5 kg").wait_for()
    assert page.get_by_role("cell", name="5 kg").evaluate("element => getComputedStyle(element).textAlign") == "right"
    page.get_by_role("region", name="Footnotes").get_by_text("in the rucksack").wait_for()


def test_a_statement_is_corrected_in_place(page: Any, served: Served) -> None:
    """By keys too; saving is said, and a change that somebody else has made meanwhile is seen."""
    page.get_by_role("link", name="Topics").click()
    page.get_by_label("Find a topic").fill("runn")
    page.get_by_role("link", name="Running").click()
    row = choose(page, "rucksack for heel raises", "Edit")
    row.get_by_label("The statement").fill("The rucksack for heel raises is at 20 kg now")
    page.keyboard.press("Control+s")
    page.get_by_role("status").get_by_text("Saved.").wait_for()
    file = served.vault / "topics/Running.md"
    assert "at 20 kg now ^vm-" in file.read_text()
    expect(row.get_by_label("The statement")).to_have_count(0, timeout=PATIENCE)
    mark = row.get_by_role("button", name=re.compile("^About"))
    expect(mark).to_be_focused(timeout=PATIENCE)  # the page moves it there after saving
    page.mouse.move(0, 0)  # a pointer that leaves does not close what the keyboard has open
    page.wait_for_timeout(400)
    expect(mark).to_have_attribute("aria-expanded", "true", timeout=PATIENCE)
    mark.press("e")
    row.get_by_label("The statement").fill("The rucksack is at 25 kg")
    file.write_text(file.read_text().replace("## Injury", "a line of mine\n\n## Injury"))
    row.get_by_label("The statement").press("Control+Enter")
    row.get_by_role("button", name=re.compile("Load the current text")).click()
    row.get_by_role("button", name="Save").click()
    page.get_by_text("The rucksack is at 25 kg").wait_for()
    page.get_by_text("a line of mine").wait_for()
    assert "a line of mine" in file.read_text()


def test_a_statement_is_retired_and_brought_back(page: Any, served: Served) -> None:
    """Enter confirms; the notice takes it back."""
    page.goto(f"{served.url}/topics?path=topics/home/House.md")
    text = page.locator(".statement .words").first.inner_text()
    choose(page, text, "Retire")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Enter")
    page.get_by_text("Superseded statements", exact=True).wait_for()
    file = served.vault / "topics/home/House.md"
    assert f"~~{text}~~" in file.read_text()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".past", has_text=text)).to_have_count(0, timeout=PATIENCE)
    assert f"~~{text}~~" not in file.read_text()


def test_a_statement_is_forgotten_after_a_look(page: Any, served: Served) -> None:
    page.goto(f"{served.url}{RUNNING}")
    choose(page, "No hills until November", "Forget for good")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("1 statement:").wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    choose(page, "No hills until November", "Forget for good")
    dialog.get_by_text("1 statement:").wait_for()
    dialog.get_by_role("button", name="Forget it").click()
    page.get_by_role("heading", name="Forgotten").wait_for()
    dialog.get_by_role("button", name="Close").click()
    page.locator(".statement", has_text="No hills until November").wait_for(state="detached")
    assert "No hills until November" not in (served.vault / "topics/Running.md").read_text()


def test_a_topic_as_it_stood(page: Any, served: Served) -> None:
    page.goto(f"{served.url}{RUNNING}")
    page.get_by_label("As of", exact=True).fill("0")
    page.get_by_text("The topic as of 21 Jul 2026").wait_for()
    page.get_by_text("Heel raises start with 5 kg in the rucksack").wait_for()
    expect(page.locator(".words", has_text="The goal is the Percy Pud 10K")).to_have_count(0)
    assert "as_of=2026-07-21" in page.url
    page.reload()
    page.get_by_text("Heel raises start with 5 kg in the rucksack").wait_for()
    page.get_by_role("button", name="Back to now").click()
    page.locator(".words", has_text="The goal is the Percy Pud 10K").wait_for()


def test_the_margin_leads_on(page: Any, served: Served) -> None:
    """Backlinks, links and an outline; a long note's headings are jumped to."""
    page.goto(f"{served.url}/topics?path=topics/Frostline.md")
    margin = page.get_by_role("complementary", name="About the topic")
    margin.get_by_role("heading", name="Linked from").wait_for()
    margin.get_by_role("link", name="On-call runbook").click()
    page.get_by_role("heading", name="On-call runbook", level=1).wait_for()
    margin.get_by_role("link", name="Dispatch service").first.click()
    page.get_by_role("heading", name="Dispatch service", level=1).wait_for()
    outline = page.get_by_role("navigation", name="Outline")
    last = outline.get_by_role("link").last
    name = last.inner_text()
    last.click()
    expect(page.get_by_role("heading", name=name)).to_be_in_viewport()


def change_topic(page: Any, verb: str) -> Any:
    """The dialog of one of the topic's verbs."""
    page.locator("main").get_by_text("More", exact=True).click()
    page.get_by_role("button", name=verb, exact=True).click()
    return page.get_by_role("dialog")


def test_a_topic_is_renamed_and_deleted_and_brought_back(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/travel/Mull.md")
    dialog = change_topic(page, "Rename")
    dialog.get_by_label("New name").fill("Isle of Mull")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Isle of Mull", level=1).wait_for()
    assert (served.vault / "topics/travel/Isle of Mull.md").exists()
    change_topic(page, "Delete").get_by_role("button", name="Delete").click()
    page.get_by_role("heading", name="Topics", level=1).wait_for()
    assert not (served.vault / "topics/travel/Isle of Mull.md").exists()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("heading", name="Isle of Mull", level=1).wait_for()
    assert (served.vault / "topics/travel/Isle of Mull.md").exists()


def test_a_topic_is_split_and_merged(page: Any, served: Served) -> None:
    before = (served.vault / "topics/work/Postgres.md").read_text()
    page.goto(f"{served.url}/topics?path=topics/work/Postgres.md")
    dialog = change_topic(page, "Split")
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


def test_the_file_is_edited_and_what_is_typed_is_kept(page: Any, served: Served) -> None:
    """Through a change beside it, a session that ended, and a file that has changed."""
    file = served.vault / "topics/Reading list.md"
    page.goto(f"{served.url}/topics?path=topics/Reading list.md")
    page.get_by_role("button", name="Edit", exact=True).click()
    area = page.get_by_label("The file as it is")
    mine = area.input_value() + "- The Overstory\n"
    area.fill(mine)
    page.context.clear_cookies()
    page.keyboard.press("Control+s")
    page.get_by_label("Token").fill(served.token)
    page.get_by_role("button", name="Log in").click()
    area.wait_for()
    expect(area).to_have_value(mine)
    file.write_text(file.read_text() + "- Typed elsewhere\n")
    page.get_by_role("button", name="Save").click()
    differs = page.get_by_label("The file now")
    differs.get_by_text("Typed elsewhere").wait_for()
    assert "+- The Overstory" in differs.inner_text() and "topic: Reading list" not in differs.inner_text()
    expect(area).to_have_value(mine)
    page.get_by_role("button", name="Overwrite it with mine").click()
    page.get_by_role("button", name="Overwrite it with mine").wait_for(state="detached")
    assert file.read_text() == mine
    page.get_by_role("button", name="Done").click()
    page.get_by_role("article").get_by_text("The Overstory").wait_for()


def test_going_back_from_the_editor_returns_to_the_place(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/work/Dispatch service.md")
    page.locator(".statement").first.wait_for()
    page.mouse.wheel(0, 700)
    until(lambda: page.evaluate("scrollY") > 300)  # the page's policy forbids what `wait_for_function` does
    place = page.evaluate("scrollY")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    page.get_by_role("dialog", name="Go to").get_by_role("combobox").fill("Edit Dispatch")
    page.keyboard.press("Enter")
    page.get_by_label("The file as it is").wait_for()
    page.go_back()
    page.locator(".statement").first.wait_for()
    until(lambda: abs(page.evaluate("scrollY") - place) < 3)


def test_what_is_typed_outlives_its_page(page: Any, served: Served) -> None:
    """By the back button, a link, a reload (which the browser asks about) and another name; not by logging out."""
    (served.vault / "topics/Kites.md").write_text("# Kites\n\n- kites need wind\n- strings tangle\n")
    asked: list[str] = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    page.get_by_role("link", name="Topics").click()
    page.get_by_role("link", name="Kites").click()
    choose(page, "kites need wind", "Edit").get_by_label("The statement").fill("kites need a breeze")
    page.locator("main .actions").get_by_role("button", name="Edit").click()
    area = page.get_by_label("The file as it is")
    mine = area.input_value() + "- tails steady them\n"
    area.fill(mine)
    page.go_back()
    page.get_by_role("button", name="Continue editing").wait_for()
    page.go_back()
    page.get_by_label("Find a topic").wait_for()
    page.get_by_role("link", name="Kites").click()
    expect(area).to_have_value(mine)
    page.get_by_text("not saved yet").wait_for()
    assert asked == []
    page.reload()
    expect(area).to_have_value(mine)
    assert asked == ["beforeunload"]
    dialog = change_topic(page, "Rename")
    dialog.get_by_label("New name").fill("Box kites")
    dialog.get_by_role("button", name="Rename").click()
    page.get_by_role("heading", name="Box kites").wait_for()
    expect(area).to_have_value(mine)
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("The statement")).to_have_value("kites need a breeze")
    page.get_by_role("button", name="Save").click()
    page.locator(".words", has_text="kites need a breeze").wait_for()
    page.reload()
    page.locator(".words", has_text="kites need a breeze").wait_for()
    assert asked == ["beforeunload"]
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
    page.get_by_role("button", name="Edit", exact=True).click()
    area = page.get_by_label("The file as it is")
    area.fill(area.input_value() + "- cups chip\n")
    page.keyboard.press("Control+s")
    page.get_by_role("button", name="Done").click()
    page.locator(".words", has_text="cups chip").wait_for()
    assert file.read_bytes() == b"# Ends\r\n\r\n- kettles are loud\r\n- teapots drip\r\n- cups chip\r\n"
    first = choose(page, "kettles are loud", "Edit")
    first.get_by_label("The statement").fill("kettles sing")
    choose(page, "teapots drip", "Edit").get_by_label("The statement").fill("teapots spill")
    file.write_bytes(file.read_bytes().replace(b"teapots drip", b"teapots leak"))
    first.get_by_role("button", name="Save").click()
    first.get_by_role("button", name=re.compile("Load the current text")).click()
    page.locator(".words", has_text="teapots leak").wait_for()
    expect(page.get_by_label("Your words")).to_have_value("teapots spill")
    expect(first.get_by_label("The statement")).to_have_value("kettles sing")
    first.get_by_role("button", name="Save").click()
    page.locator(".words", has_text="kettles sing").wait_for()
    page.get_by_role("button", name="Discard them").click()
    page.get_by_label("Your words").wait_for(state="detached")


def test_a_tap_shows_what_is_known_of_a_statement(browser: Any, served: Served, session: Any) -> None:
    """On a phone, where there is nothing to point with; a target is large enough for a finger."""
    from browsing import watched

    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    with watched(browser, served.url, storage_state=session, **phone) as context:
        page = context.new_page()
        page.goto(f"{served.url}{RUNNING}")
        row = statement(page, "Morning stiffness")
        row.locator(".words").tap()
        row.get_by_role("link", name="Achilles, and what I may still run").wait_for()
        small = page.evaluate(
            """[...document.querySelectorAll('nav a, nav button, main .btn, main .mark')]
               .filter((element) => element.getClientRects().length)
               .map((element) => [element.textContent, element.getBoundingClientRect().height])
               .filter(([, height]) => height < 40)"""
        )
        assert small == []


def test_a_topic_keeps_a_name_that_no_file_can_have(page: Any, served: Served) -> None:
    """The page shows its name everywhere, never that of its file; a name that is taken says so in the page's words."""
    (served.vault / "topics/Sharp.md").write_text("# Sharp\n\n- records replace classes\n")
    page.goto(f"{served.url}/topics?path=topics/Sharp.md")
    dialog = change_topic(page, "Rename")
    dialog.get_by_label("New name").fill("Running")
    page.keyboard.press("Enter")
    dialog.get_by_text("to join the two, merge one into the other").wait_for()
    for name in ("C#", "a/b", "🌱 Grün & Blau", "What? <b>x</b>"):
        dialog.get_by_label("New name").fill(name)
        dialog.get_by_role("button", name="Rename").click()
        page.get_by_role("heading", name=name, level=1, exact=True).wait_for()
        page.reload()
        page.get_by_role("heading", name=name, level=1, exact=True).wait_for()
        dialog = change_topic(page, "Rename")
    dialog.get_by_label("New name").fill("C#")
    dialog.get_by_role("button", name="Rename").click()
    page.get_by_role("heading", name="C#", level=1).wait_for()
    page.get_by_role("button", name="History").click()
    page.locator(".story").get_by_text("Renamed Sharp → C#").wait_for()
    page.get_by_role("link", name="History").click()
    page.get_by_role("article", name="You: Renamed Sharp → C#").get_by_role("link", name="C#").click()
    page.get_by_role("heading", name="C#", level=1).wait_for()


def test_keys_go_on_from_a_statement_that_was_reworded(page: Any, served: Served) -> None:
    """Also from one without an id, which is known by its words; and after Escape."""
    (served.vault / "topics/Pots.md").write_text("# Pots\n\n- pans are black\n- lids get lost\n- pots are heavy\n")
    page.goto(f"{served.url}/topics?path=topics/Pots.md")
    page.locator(".statement").first.wait_for()
    for key in ("j", "j", "e"):
        page.keyboard.press(key)
    expect(page.get_by_label("The statement")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="About: lids get lost")).to_be_focused(timeout=PATIENCE)
    page.keyboard.press("e")
    page.get_by_label("The statement").fill("lids roll away")
    page.keyboard.press("Control+s")
    expect(page.get_by_role("button", name="About: lids roll away")).to_be_focused(timeout=PATIENCE)
