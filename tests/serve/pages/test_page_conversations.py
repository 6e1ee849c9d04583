"""Test pages of conversations: from a statement to its source and back; archiving, tray, review, history."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from browsing import SAMPLE, archive, choose, clean, statement
from serve_process import Served

pytestmark = pytest.mark.slow
expect = pytest.importorskip("playwright.sync_api").expect


def talk(folder: Path, name: str, title: str, said: list[str]) -> Path:
    """A file of a conversation, a message a minute, two days long."""
    messages = [
        {"id": f"m{number}", "role": "user", "name": ("Ann", "Bob")[number % 2], "content": text,
         "time": f"2026-09-{10 + number * 2 // len(said):02d}T{number // 60 % 24:02d}:{number % 60:02d}:00Z"}
        for number, text in enumerate(said)
    ]  # fmt: skip
    file = folder / f"{name}.json"
    file.write_text(json.dumps({"id": name, "title": title, "messages": messages}))
    return file


def test_a_statement_leads_to_its_words_and_back(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/Running.md")
    row = statement(page, "The goal is the Percy Pud 10K")
    row.locator(".words").hover()
    row.get_by_role("link", name="Achilles, and what I may still run").click()
    said = page.locator("mark", has_text="Percy Pud")
    expect(said).to_be_in_viewport()
    assert "Rucksack is at 15 kg" not in said.inner_text()
    page.get_by_role("link", name="Back to Running").click()
    expect(statement(page, "The goal is the Percy Pud 10K")).to_be_in_viewport()
    page.go_back()
    expect(said).to_be_in_viewport()
    message = page.locator(".message", has=said)
    message.get_by_role("button", name="3 statements learned from this").click()
    message.get_by_role("link", name="Running").first.click()
    page.get_by_role("heading", name="Running", level=1).wait_for()


def test_a_long_conversation_opens_at_the_message(page: Any, served: Served, tmp_path: Path) -> None:
    """And is read on from there in both directions; days and speakers are told apart, markdown is drawn."""
    said = [f"small talk number {number}" for number in range(700)]
    said[450] = "We decided that the greenhouse gets **double** glazing, because the single panes cracked."
    archive(page, talk(tmp_path, "greenhouse", "The greenhouse", said))
    (topic,) = [path for path in served.vault.glob("topics/**/*.md") if "double" in path.read_text()]
    page.goto(f"{served.url}/topics?path={topic.relative_to(served.vault)}")
    row = statement(page, "greenhouse gets")
    row.locator(".words").hover()
    row.get_by_role("link", name="The greenhouse").click()
    expect(page.locator("mark", has_text="glazing").first).to_be_in_viewport()
    assert page.locator(".message").count() <= 200
    page.locator(".said strong", has_text="double").wait_for()
    page.get_by_role("heading", name="Friday, 11 September 2026").wait_for()
    page.get_by_role("button", name=re.compile("^Earlier messages")).click()
    page.get_by_text("small talk number 300", exact=True).wait_for(state="attached")
    page.get_by_role("button", name=re.compile("^Later messages")).click()
    page.get_by_text("small talk number 600", exact=True).wait_for(state="attached")


def test_going_back_and_reloading_show_the_messages_that_were_loaded(page: Any, served: Served, tmp_path: Path) -> None:
    """And loading more does not scroll back to the message that the address names."""
    archive(page, talk(tmp_path, "walks", "Walks", [f"we walked {number} steps" for number in range(400)]))
    page.goto(f"{served.url}/conversations?id=walks&at=m3")
    page.get_by_text("we walked 3 steps", exact=True).wait_for()
    page.get_by_role("button", name="Later messages (280)").click()
    page.get_by_role("button", name="Later messages (160)").click()
    page.get_by_role("button", name="Later messages (40)").wait_for()
    assert page.evaluate("scrollY") > 2000
    row = page.get_by_text("we walked 250 steps", exact=True)
    row.scroll_into_view_if_needed()
    page.get_by_role("link", name="Topics", exact=True).click()
    page.get_by_role("heading", name="Topics", level=1).wait_for()
    page.go_back()
    expect(row).to_be_in_viewport()
    expect(page.locator(".message")).to_have_count(360)
    page.reload()
    expect(page.locator(".message")).to_have_count(360)


def test_a_conversation_is_summarised_and_voted_on(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/conversations?id=2026-07-21-achilles")
    page.get_by_role("tab", name="Summary").click()
    page.get_by_role("button", name="Summarise now").click()
    page.get_by_role("button", name="Helpful", exact=True).click()
    page.locator('button[aria-pressed="true"]', has_text="Helpful").wait_for()
    page.reload()
    page.locator('button[aria-pressed="true"]', has_text="Helpful").wait_for()
    page.get_by_role("tab", name="Summary").press("Home")
    assert page.get_by_role("tab", name="Conversation").get_attribute("aria-selected") == "true"
    page.get_by_role("tab", name="Conversation").press("ArrowRight")
    page.locator(".learned").get_by_text("Percy Pud").wait_for()


def test_a_file_is_archived_and_its_proposal_decided(page: Any, served: Served) -> None:
    """By keys; the proposal says what was and what would be, and quotes what was said. The badge follows."""
    file = SAMPLE / "conversations-to-archive/coding-session.json"
    archive(page, file, left_out="Options please. (", note="1 secret in it was hidden")
    page.get_by_label("1 waiting").wait_for()
    page.get_by_role("link", name=re.compile("^Review")).click()
    proposal = page.get_by_role("article")
    proposal.locator("ins").first.wait_for()
    proposal.locator("figure mark").first.wait_for()
    shown = proposal.inner_text()
    assert "@@" not in shown and "vm-" not in shown and "[decision]" not in shown
    proposal.get_by_role("button", name="Show the document with this change").click()
    proposal.locator(".preview mark").wait_for()
    page.keyboard.press("e")
    area = page.get_by_label("In your words")
    area.fill("We use goose for migrations")
    page.route("**/api/memory/review?*", lambda route: route.fulfill(status=503, json={"detail": "busy, ask again"}))
    page.evaluate("dispatchEvent(new Event('ask-again'))")
    page.get_by_text("busy, ask again").wait_for()
    expect(area).to_have_value("We use goose for migrations")
    page.unroute("**/api/memory/review?*")
    area.press("Control+Enter")
    page.get_by_text("Nothing waits for you").wait_for()
    document = served.vault / "topics/work/Dispatch service.md"
    assert "We use goose for migrations" in document.read_text()
    page.locator(".count").wait_for(state="detached")
    page.get_by_role("region", name="Work and notices").get_by_role("button", name="Undo").click()
    page.get_by_role("article").get_by_role("button", name="Accept").wait_for()
    page.get_by_label("1 waiting").wait_for()
    assert "We use goose for migrations" not in document.read_text()


def test_a_run_is_found_in_words_and_taken_back(page: Any, served: Served, tmp_path: Path) -> None:
    said = [{"role": "user", "content": "We decided to plant the hawthorn hedge along the north fence in March."}]
    file = tmp_path / "hedge.json"
    file.write_text(json.dumps({"id": "hawthorn", "title": "The hawthorn hedge", "messages": said}))
    archive(page, file)
    kept = [path for path in served.vault.glob("topics/**/*.md") if "hawthorn hedge" in path.read_text()]
    assert kept
    page.get_by_role("link", name="History").click()
    page.get_by_role("heading", name="Today").wait_for()
    run = page.get_by_role("article").filter(has_text="Learned 1 thing from The hawthorn hedge")
    run.get_by_role("button", name=re.compile("^Undo")).click()
    run.locator(".diff .removed").first.wait_for()
    assert "vm-" not in run.inner_text()
    run.get_by_role("button", name="Undo this").click()
    run.get_by_text("undone", exact=True).wait_for()
    assert not any(path.exists() and "hawthorn hedge" in path.read_text() for path in kept)
    page.get_by_text("What you did").click()
    expect(page.get_by_text(re.compile("^Learned"))).to_have_count(0)
    undo = page.get_by_role("article").filter(has_text="undid: learned 1 thing from").first
    undo.get_by_role("button", name=re.compile("^Redo")).click()
    undo.locator(".seen").get_by_role("button", name="Redo this", exact=True).click()
    page.get_by_role("article").filter(has_text="redid: learned 1 thing from").first.wait_for()
    assert any("hawthorn hedge" in path.read_text() for path in kept)
    assert "who=you" in page.url


def test_what_undoing_a_large_run_would_change_is_folded(page: Any, served: Served) -> None:
    """The button stays in sight; a document is shown when it is opened."""
    page.get_by_role("link", name="History").click()
    run = page.get_by_role("article").filter(has_text="Brought the graph's notes up to date").last
    run.get_by_role("button", name=re.compile("^Undo")).click()
    expect(run.get_by_role("button", name="Undo this")).to_be_in_viewport()
    expect(run.locator(".diff")).to_have_count(0)
    run.locator("details summary").first.click()
    run.locator(".diff .removed").first.wait_for()
    page.set_viewport_size({"width": 390, "height": 844})
    assert all(each.bounding_box()["height"] > 43.5 for each in run.locator("summary, .seen .btn").all())
    clean(page)
    run.get_by_role("button", name="Cancel").click()


def test_two_days_are_compared(page: Any, served: Served, tmp_path: Path) -> None:
    archive(page, talk(tmp_path, "hens", "Hens", ["We decided to keep three hens behind the shed from April on."]))
    page.get_by_role("link", name="History").click()
    page.get_by_role("button", name="Compare two days").click()
    days = page.get_by_role("region", name="Two days compared")
    entry = days.locator("details", has_text="Hens").first
    entry.locator("summary", has_text="+").click()
    entry.locator(".added", has_text="three hens").wait_for()


def test_work_goes_on_while_one_goes_elsewhere(page: Any, served: Served, tmp_path: Path) -> None:
    """A dropped file; its work is told of on every page, also after a reload."""
    file = talk(tmp_path, "drop", "Dropped", ["We decided to paint the door blue next week."])
    page.evaluate(
        """([name, text]) => { const data = new DataTransfer(); data.items.add(new File([text], name));
           for (const kind of ["dragenter", "drop"])
             window.dispatchEvent(new DragEvent(kind, {dataTransfer: data})); }""",
        [file.name, file.read_text()],
    )
    page.get_by_role("link", name="Topics").click()
    tray = page.get_by_role("region", name="Work and notices")
    tray.get_by_text("drop.json").wait_for()
    tray.get_by_text("1 conversation archived, 1 statement kept").wait_for()
    page.keyboard.press("Escape")
    tray.get_by_role("link", name="See what was learned").click()
    page.get_by_role("heading", name="Dropped", level=1).wait_for()
    page.get_by_role("tabpanel").get_by_text("paint the door blue").wait_for()


def test_a_file_that_cannot_be_read_is_said(page: Any, served: Served, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    page.get_by_role("link", name="Conversations").click()
    page.get_by_label("Archive a file").set_input_files(tmp_path / "broken.json")
    page.locator(".work.failed", has_text="broken.json").wait_for()


def test_a_conversation_is_forgotten(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/conversations?id=2026-09-06-garlic")
    page.locator("main").get_by_text("More", exact=True).click()
    page.get_by_role("button", name=re.compile("^Forget for good")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Conversations, with their summaries:").wait_for()
    dialog.get_by_role("button", name="Forget it").click()
    page.get_by_role("heading", name="Forgotten").wait_for()
    expect(page.get_by_text("Solent Wight").first).to_be_hidden()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Conversations", level=1).wait_for()
    assert not (served.vault / "conversations/2026-09-06-garlic.md").exists()


def test_retiring_is_in_the_history(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/topics?path=topics/home/House.md")
    text = page.locator(".statement .words").first.inner_text()
    choose(page, text, "Retire")
    page.get_by_role("dialog").get_by_role("button", name="Retire it").click()
    page.get_by_role("button", name="Undo").wait_for()
    page.get_by_role("link", name="History").click()
    page.get_by_role("article", name=re.compile("^You: Retired a statement of House")).wait_for()


def test_a_file_that_is_no_transcript_is_said_to_be_none(page: Any, served: Served) -> None:
    (served.vault / "conversations/Scrap.md").write_text("no speaker stands here\n")
    page.goto(f"{served.url}/conversations?id=Scrap")
    page.get_by_role("alert").get_by_text("contains no messages of a transcript").wait_for()
    (served.vault / "conversations/Scrap.md").unlink()
