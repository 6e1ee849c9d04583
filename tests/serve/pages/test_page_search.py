"""Test the search page: results while typing, marked words, opening a hit; keys, palette, home, graph."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from browsing import PATIENCE, SEARCH, statement
from serve_process import Served

pytestmark = pytest.mark.slow
expect = pytest.importorskip("playwright.sync_api").expect


def test_searching_as_one_types(page: Any, served: Served) -> None:
    words = "Achilles heel raises"
    with page.expect_response(lambda answer: parse_qs(urlsplit(answer.url).query).get("q") == [words]) as answered:
        page.get_by_label(SEARCH).press_sequentially(words, delay=5)
    first, best = page.locator(".result").first, answered.value.json()["results"][0]
    first.get_by_text("Why this result").click()
    row = first.get_by_role("row", name=re.compile("^score"))
    expect(row).to_contain_text(f"{best['score']:.3f}")  # no longer the answer to some of the words
    assert page.locator(".result mark", has_text=re.compile("^heel$", re.IGNORECASE)).count() > 0
    page.get_by_text("What was said", exact=True).click()
    page.locator(".tier-message").first.wait_for()
    page.get_by_label("as of", exact=True).fill("2001-01-01")
    page.get_by_text("Nothing found").wait_for()


def test_a_result_opens_at_its_place_and_back_returns(page: Any, served: Served) -> None:
    """With the words, the filter and the scroll as they were."""
    page.goto(f"{served.url}/?q=rucksack kg Achilles running shoes canal")
    result = page.locator(".result", has_text="The rucksack for heel raises is at 15 kg")
    result.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    result.get_by_role("link", name=re.compile("^Open")).click()
    expect(statement(page, "The rucksack for heel raises is at 15 kg")).to_be_in_viewport()
    page.go_back()
    result.wait_for()
    expect(page.get_by_label(SEARCH)).to_have_value("rucksack kg Achilles running shoes canal")
    for _ in range(100):
        if abs(page.evaluate("scrollY") - before) <= 4:
            break
        page.wait_for_timeout(50)
    assert abs(page.evaluate("scrollY") - before) <= 4


def test_code_in_a_message_is_shown_as_code(page: Any, served: Served) -> None:
    from vault_memory import Memory

    code = "zwiebelbeet --rows 6\n  --gap 12"
    told = f"The onion bed is planned by a script, zwiebelbeet:\n\n```sh\n{code}\n```\n\nRun it twice."
    with Memory(served.vault.parent) as memory:
        memory.archive([{"role": "user", "content": told}])
    page.goto(f"{served.url}/?q=zwiebelbeet rows")
    message = page.locator(".tier-message", has_text="planned by a script")
    expect(message.locator("code.lines")).to_have_text(code)
    expect(message).not_to_contain_text("```")


def test_nothing_found_is_said(page: Any, served: Served) -> None:
    page.get_by_label(SEARCH).fill("quantum chromodynamics lattice zeitgeber")
    page.get_by_text("Nothing found").wait_for()


def test_a_mistyped_word_is_marked_where_it_was_meant(page: Any, served: Served) -> None:
    """Also within an identifier."""
    page.get_by_label(SEARCH).fill("lock tmeout")
    page.get_by_text("no memory has 'tmeout' (searched for 'timeout')").wait_for()
    page.locator(".result mark", has_text="lock_timeout").first.wait_for()


def test_what_has_ended_since_is_not_struck_out_as_of_a_day(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/?q=5 kg in the rucksack&as_of=2026-08-01")
    result = page.locator(".result", has_text="Heel raises start with 5 kg")
    result.get_by_text("no longer so today").wait_for()
    expect(result.locator(".ended")).to_have_count(0)


def test_the_arrow_goes_to_the_result_and_not_to_a_link_in_it(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/?q=who feeds Gerald? Sourdough")
    expect(page.get_by_label(SEARCH)).to_have_value("who feeds Gerald? Sourdough")
    page.locator(".result", has=page.locator(".result-text a")).first.wait_for()
    for number in range(page.locator(".result").count()):
        page.keyboard.press("j" if number else "ArrowDown")
        expect(page.locator(".result-foot a:focus")).to_have_text("Open")


def test_words_typed_while_a_search_is_answered_are_kept(page: Any, served: Served) -> None:
    held: list[Any] = []
    page.route("**/api/memory/search?*", lambda route: route.continue_() if held else held.append(route))
    box = page.get_by_label(SEARCH)
    with page.expect_request("**/api/memory/search?*"):
        box.fill("heel")
    box.press_sequentially(" raises")
    held[0].continue_()
    page.locator(".result").first.wait_for()
    expect(box).to_have_value("heel raises")


def test_everything_is_reached_by_keys(page: Any, served: Served) -> None:
    """The palette goes anywhere, / searches, j and k go over what is listed, Enter opens it, ? tells the keys."""
    page.keyboard.press("Control+k")
    page.keyboard.type("topi")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Topics", level=1).wait_for()
    page.locator("main [data-item]").first.wait_for()
    page.locator("h1").click()
    page.keyboard.press("j")
    page.keyboard.press("j")
    second = page.locator("main [data-item]").nth(1)
    name = second.inner_text()
    expect(second).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=name, level=1).wait_for()
    page.keyboard.press("Control+k")
    page.keyboard.type("sourd")
    page.get_by_role("option", name=re.compile("Sourdough")).wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Sourdough", level=1).wait_for()
    page.keyboard.press("?")
    page.get_by_role("heading", name="Keys").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.get_by_label(SEARCH)).to_be_focused()
    page.keyboard.type("hydration")
    page.locator(".result").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_role("heading", level=1).wait_for()


def test_tab_reaches_everything(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Review").wait_for()
    page.locator(".skip").focus()
    assert page.locator(".skip").bounding_box()["x"] >= 0
    reached = set()
    for _ in range(24):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.textContent.trim() || document.activeElement.id"))
    assert {"Topics", "Review", "Settings", "q"} <= reached


def test_home_says_what_is_new(page: Any, served: Served) -> None:
    page.get_by_text(re.compile("since yesterday", re.IGNORECASE)).wait_for()
    page.get_by_role("img", name=re.compile("statements in the")).wait_for()
    page.get_by_role("heading", name="Last conversations").wait_for()
    page.get_by_role("link", name="Achilles, and what I may still run").click()
    page.get_by_role("heading", name="Achilles, and what I may still run", level=1).wait_for()


def test_the_graph_is_read_dragged_and_asked(page: Any, served: Served) -> None:
    page.get_by_role("link", name="Graph").click()
    node = page.locator('[data-node="entities/Ned"]')
    node.wait_for()
    page.wait_for_timeout(300)
    boxes = [label.bounding_box() for label in page.locator(".graph text").all()]
    assert len(boxes) > 10
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
            down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
            assert across <= 4 or down <= 4  # a label's box has room above its letters
    before = node.bounding_box()
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.locator(".node.lit").first.wait_for()
    page.mouse.down()
    page.mouse.move(before["x"] + 40, before["y"] + 50, steps=4)
    page.mouse.up()
    assert abs(node.bounding_box()["x"] - before["x"]) > 15
    box = page.get_by_label("Ask the graph")
    page.get_by_role("button", name="Ask").click()
    page.locator("form + [role=status] a").first.wait_for()
    assert box.input_value() == box.get_attribute("placeholder")
    box.fill("what tools do I like")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Python").first.wait_for()
    page.get_by_label("Find an entity").fill("ned")
    page.get_by_role("link", name="Ned", exact=True).click()
    page.get_by_role("heading", name="Ned", level=1).wait_for()
    page.get_by_role("heading", name="Topics").wait_for()


def test_topics_are_mapped_by_meaning(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/graph?view=map")
    page.locator(".map circle").nth(8).wait_for(state="attached")
    page.locator(".map text", has_text="Postgres").wait_for()
    page.locator(".map circle", has=page.locator("title", has_text="Postgres")).click()
    page.get_by_role("heading", name="Postgres", level=1).wait_for(timeout=PATIENCE)


def test_an_entity_is_forgotten_after_a_look(page: Any, served: Served) -> None:
    page.goto(f"{served.url}/graph?name=entities/Gerald")
    page.get_by_role("button", name="Forget for good: Gerald").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("entities/Gerald.md").wait_for()
    assert (served.vault / "entities/Gerald.md").exists()
    dialog.get_by_role("button", name="Forget it").click()
    page.get_by_role("heading", name="Forgotten").wait_for()
    dialog.get_by_text(re.compile(r"topics/home/Sourdough\.md:\d+: still names it")).wait_for()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("heading", name="Graph", level=1).wait_for()
    assert not (served.vault / "entities/Gerald.md").exists()
    left = (served.vault / "topics/home/Sourdough.md").read_text()
    assert "The starter is called **Gerald**" in left and "feed Gerald" not in left
