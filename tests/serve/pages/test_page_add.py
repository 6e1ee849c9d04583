"""Test adding statements and topics on the page: by mouse and keys, with undo; what is said if nothing was added."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import PATIENCE, can_be_touched, clean, clean_in_the_dark, watched
from serve_process import Served

pytestmark = pytest.mark.slow
expect = pytest.importorskip("playwright.sync_api").expect


def make_topic(served: Served, name: str, body: str = "") -> str:
    """Write a note with two sections, and return its address."""
    text = body or f"# {name}\n\n## Tools\n\n- the plane is blunt\n\n## Plans\n\n- a bench by May\n"
    (served.vault / f"topics/{name}.md").write_text(text)
    return f"{served.url}/topics?path=topics/{name}.md"


def test_a_statement_is_added_to_a_section_and_taken_back(page: Any, served: Served) -> None:
    """By mouse: the form stands at the end of the section, and what was added is found and can be undone."""
    page.goto(make_topic(served, "Joinery"))
    file = served.vault / "topics/Joinery.md"
    before = file.read_text()
    page.get_by_role("button", name="Add to Tools").click()
    field = page.get_by_label("New statement in Tools")
    expect(field).to_be_focused()
    expect(page.get_by_role("button", name="Add", exact=True).last).to_be_disabled()
    field.fill("The chisels are in the shed")
    clean(page)
    page.locator(".add-here").get_by_role("button", name="Add", exact=True).click()
    page.locator(".words", has_text="The chisels are in the shed").wait_for()
    expect(field).to_have_count(0)
    lines = file.read_text().splitlines()
    assert lines.index("## Tools") < lines.index("- the plane is blunt") < lines.index("## Plans")
    (added,) = (number for number, line in enumerate(lines) if "The chisels are in the shed ^vm-" in line)
    assert lines.index("- the plane is blunt") + 1 == added
    expect(page.get_by_role("button", name="About: The chisels are in the shed")).to_be_focused(timeout=PATIENCE)
    page.get_by_role("status").get_by_text("Added.").wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".words", has_text="The chisels are in the shed")).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()  # the notice with the button is gone
    assert file.read_text() == before


def test_a_heading_with_markdown_in_it_is_known_by_what_the_file_says(page: Any, served: Served) -> None:
    body = "# Wiring\n\n## The `fuse` *box* [[Cellar|below]]\n\n- ten fuses\n\n## #5 circuit\n\n- a lamp\n"
    page.goto(make_topic(served, "Wiring", body))
    for shown, text in (("The fuse box below", "Fuse 3 is the oven"), ("#5 circuit", "The bell hums at night")):
        page.get_by_role("button", name=f"Add to {shown}").click()
        page.locator(".add-here textarea").fill(text)
        page.keyboard.press("Control+s")
        page.locator(".words", has_text=text).wait_for()
    lines = (served.vault / "topics/Wiring.md").read_text().splitlines()
    assert sum(line.startswith("## ") for line in lines) == 2
    assert "Fuse 3 is the oven" in lines[lines.index("- ten fuses") + 1]
    assert "The bell hums" in lines[lines.index("- a lamp") + 1]


def test_a_statement_is_added_by_keys(page: Any, served: Served) -> None:
    """`n` opens the form, Escape leaves an empty one, Ctrl-S adds, to the section that was chosen; no key is lost."""
    page.goto(make_topic(served, "Kayaks"))
    page.locator(".statement").first.wait_for()
    page.keyboard.press("n")
    field = page.get_by_label("New statement")
    expect(field).to_be_focused(timeout=PATIENCE)
    field.press("Escape")
    expect(field).to_have_count(0)
    expect(page.locator("main .actions").get_by_role("button", name="Add", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.type("eel traps hang on the wall")  # `e` alone edits the topic
    expect(field).to_have_value("eel traps hang on the wall")
    page.get_by_label("Section").select_option("Plans")
    field.press("Control+s")
    expect(page.get_by_role("button", name="About: eel traps hang on the wall")).to_be_focused(timeout=PATIENCE)
    text = (served.vault / "topics/Kayaks.md").read_text()
    assert text.index("## Plans") < text.index("eel traps hang on the wall")


def test_what_was_typed_stays_and_errors_stand_beside_it(page: Any, served: Served) -> None:
    """A reload keeps it; a statement that is too long, or known already, is said in the form; a change beside stays."""
    page.goto(make_topic(served, "Looms"))
    file = served.vault / "topics/Looms.md"
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Add to Plans").click()
    field = page.get_by_label("New statement in Plans")
    field.fill("wool " * 500)
    page.reload()
    expect(field).to_have_value("wool " * 500)
    form = page.locator(".add-here")
    form.get_by_role("button", name="Add", exact=True).click()
    form.get_by_role("alert").get_by_text("characters are more than one statement").wait_for()
    expect(field).to_have_value("wool " * 500)
    field.fill("a bench by May")
    field.press("Control+Enter")
    form.get_by_text("This topic says so already.").wait_for()
    field.fill("The warp is linen")
    file.write_text(file.read_text().replace("- the plane is blunt", "- the plane is sharp"))
    field.press("Control+Enter")
    page.locator(".words", has_text="The warp is linen").wait_for()
    page.locator(".words", has_text="the plane is sharp").wait_for()
    assert "- the plane is sharp" in file.read_text()


def test_what_contradicts_ones_own_words_waits_in_review(page: Any, served: Served) -> None:
    """That is said in the form, which is empty again; the statement in the note stays as it was."""
    page.goto(make_topic(served, "Billing", "# Billing\n\n## Stack\n\n- the billing service runs on Postgres\n"))
    page.get_by_role("button", name="Add to Stack").click()
    field = page.get_by_label("New statement in Stack")
    field.fill("The billing service moved from Postgres to CockroachDB")
    page.locator(".add-here").get_by_role("button", name="Add", exact=True).click()
    page.locator(".add-here").get_by_text("the change waits for you").wait_for()
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    assert "CockroachDB" not in (served.vault / "topics/Billing.md").read_text()
    page.get_by_role("link", name="Review it").click()
    page.locator(".proposal", has_text="CockroachDB").first.wait_for()


def test_a_new_topic_is_written_and_taken_back(page: Any, served: Served) -> None:
    """By keys; the dialog gives the focus back, keeps what was typed, and the undone topic is gone."""
    page.get_by_role("link", name="Topics").click()
    opener = page.get_by_role("button", name="New topic")
    opener.wait_for()
    page.get_by_role("heading", name="Topics", level=1).click()
    page.keyboard.press("n")
    page.keyboard.type("Bee/keeping #1")
    dialog = page.get_by_role("dialog", name="New topic")
    expect(dialog.get_by_label("Name")).to_have_value("Bee/keeping #1")
    clean(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    opener.click()
    expect(dialog.get_by_label("Name")).to_have_value("Bee/keeping #1")
    dialog.get_by_label("First statement").fill("The hive stands behind the shed")
    dialog.get_by_label("First statement").press("Control+Enter")
    page.get_by_role("heading", name="Bee/keeping #1", level=1).wait_for()
    page.locator(".words", has_text="The hive stands behind the shed").wait_for()
    (made,) = served.vault.glob("topics/Bee*.md")
    page.get_by_role("status").get_by_text("Made the topic “Bee/keeping #1”.").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("heading", name="Topics", level=1).wait_for()
    assert not made.exists()
    opener.click()
    expect(dialog.get_by_label("Name")).to_have_value("")
    dialog.get_by_role("button", name="Cancel").click()
    expect(opener).to_be_focused()


def test_a_topic_that_does_not_exist_is_offered_and_any_page_adds(page: Any, served: Served) -> None:
    """A link to nothing, a search of the topics without a match, and the palette lead to the dialog."""
    page.goto(f"{served.url}/topics?name=Wet felting")
    page.get_by_role("button", name="Write this topic").click()
    dialog = page.get_by_role("dialog", name="New topic")
    expect(dialog.get_by_label("Name")).to_have_value("Wet felting")
    expect(dialog.get_by_label("First statement")).to_be_focused()
    dialog.get_by_label("First statement").fill("Soap makes the wool mat")
    dialog.get_by_role("button", name="Add").click()
    page.locator(".words", has_text="Soap makes the wool mat").wait_for()
    page.get_by_role("link", name="History").click()
    page.get_by_role("heading", name="History", level=1).wait_for()
    page.keyboard.press("Control+k")
    page.get_by_role("dialog", name="Go to").get_by_role("combobox").fill("add a stat")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Add a statement")
    dialog.get_by_label("Topic").fill("Wet felting")
    dialog.get_by_label("Statement").fill("Merino shrinks by a third")
    dialog.get_by_role("button", name="Add").click()
    page.get_by_role("heading", name="Wet felting", level=1).wait_for()
    page.locator(".words", has_text="Merino shrinks by a third").wait_for()


def test_adding_on_a_phone(browser: Any, served: Served, session: Any) -> None:
    """Everything to press is large enough; the form and the dialog fit, in the dark too."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    with watched(browser, served.url, storage_state=session, **phone) as context:
        page = context.new_page()
        page.goto(make_topic(served, "Mosaics"))
        page.get_by_role("button", name="Add to Tools").tap()
        page.get_by_label("New statement in Tools").fill("Grout is grey")
        can_be_touched(page)
        clean(page)
        clean_in_the_dark(page)
        page.get_by_role("button", name="Cancel").tap()
        page.goto(f"{served.url}/topics")
        page.get_by_role("button", name="New topic").tap()
        page.get_by_role("dialog").get_by_label("Name").wait_for()
        can_be_touched(page)
        clean(page)


def test_a_server_that_is_gone_keeps_what_was_typed(own_page: Any, own: Served) -> None:
    own_page.goto(make_topic(own, "Nets"))
    own_page.get_by_role("button", name="Add to Tools").click()
    field = own_page.get_by_label("New statement in Tools")
    field.fill("Needles are of bone")
    own.stop()
    own_page.locator(".add-here").get_by_role("button", name="Add", exact=True).click()
    own_page.locator(".add-here").get_by_role("alert").get_by_text("The server does not answer").wait_for()
    expect(field).to_have_value("Needles are of bone")


def test_a_statement_written_from_right_to_left_has_its_mark_on_the_right(page: Any, served: Served) -> None:
    """What is known of it, and the form, stay as the page is; nothing overflows on a phone."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(make_topic(served, "Dod", "# Dod\n\n- הדוד שלי גר בחיפה\n- Rex is a dog\n"))
    page.locator(".statement").first.wait_for()
    first, second = page.locator(".statement").all()
    for row, rtl in ((first, True), (second, False)):
        mark, words = row.locator(".mark").bounding_box(), row.locator(".words").bounding_box()
        assert mark and words and (mark["x"] > words["x"] + words["width"] / 2) == rtl
    first.locator(".mark").click()
    expect(first.get_by_role("complementary")).to_have_css("direction", "ltr")
    clean(page)


def test_an_edit_beside_the_window_is_shown_when_one_returns_to_it(page: Any, served: Served) -> None:
    """An editor beside the browser never hides the page; a form that is open stays with its words."""
    page.goto(make_topic(served, "Quilts"))
    page.get_by_role("button", name="Add to Plans").click()
    page.get_by_label("New statement in Plans").fill("batting is of wool")
    file = served.vault / "topics/Quilts.md"
    file.write_text(file.read_text().replace("a bench by May", "a bench by June"))
    page.evaluate("dispatchEvent(new Event('focus'))")
    page.locator(".words", has_text="a bench by June").wait_for()
    expect(page.get_by_label("New statement in Plans")).to_have_value("batting is of wool")


def test_a_note_is_printed_without_the_page_around_it(page: Any, served: Served) -> None:
    page.goto(make_topic(served, "Recipes"))
    page.locator(".statement").first.wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_role("article", name="Recipes")).to_be_visible()
    for gone in (page.get_by_role("navigation", name="Main"), page.get_by_role("button", name="Add to Tools")):
        expect(gone).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    page.emulate_media(media="screen", color_scheme="light")
