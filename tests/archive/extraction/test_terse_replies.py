"""Test that terse replies are kept with what makes them understandable: a question, an option, a request."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.subjectless_answers import lacks_subject
from vault_memory.archive.extraction.rules.trim_sentence import trim_sentence
from vault_memory.models import Conversation, Message

START = (("user", "I'm setting up a small print shop."), ("assistant", "Good, tell me what is decided so far."))


def keep(*talk: tuple[str, str]) -> list[str]:
    """Return what is kept of the last message of a talk; "user" and "assistant" have no name."""
    messages = tuple(
        Message(name, text, id=f"m{at}")
        if name in {"user", "assistant"}
        else Message("user", text, id=f"m{at}", name=name)
        for at, (name, text) in enumerate(talk)
    )
    items = OfflineExtractor().extract(Conversation(messages, "c", ""), messages, ()).items
    return [each.text for each in items if each.source == f"c#m{len(talk) - 1}"]


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("How many posters do you print a month?", "310 at the moment, at most 400 because of the dryer."),
        ("Did you return the plates to Ms Oduya?", "Sent on the 6th by courier, she has signed for them."),
        ("What is the alert threshold?", "Queue > 40 jobs for 10 min or paper below 12%."),
        ("How is the Leeds branch coming along?", "Scrapped. The lease was 2,300 a month, we stay in Hull."),
    ],
)
def test_an_answer_without_a_subject_has_its_question(question: str, answer: str) -> None:
    kept = keep(*START, ("assistant", f"I see. {question}"), ("user", answer))
    assert [text for text in kept if question in text and answer.split(".")[0] in text], kept


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Would you like a table?", "Always answer in metric units and never use tables."),
        ("How is the Leeds branch coming along?", "The Leeds branch opens on 3 October with two presses."),
        ("How did it feel?", "Sold 300 posters on 4 May at the fair in Hull."),
    ],
)
def test_a_whole_sentence_or_a_direction_has_no_question(question: str, answer: str) -> None:
    kept = keep(*START, ("assistant", f"I see. {question}"), ("user", answer))
    assert kept and all(question not in text for text in kept), kept


def test_what_has_a_subject_is_told() -> None:
    assert lacks_subject("Paid on Monday, 40 left.")
    assert not lacks_subject("Petra fixes those next week.")
    assert not lacks_subject("We paid on Monday.")


@pytest.mark.parametrize(
    ("offer", "answer", "expected"),
    [
        ("Do you want one log per press or shared?", "Shared, one per press is too much.", ("per press", "Shared")),
        ("Paper: Munken, Arena or plain offset? All three run.", "Arena, we have the profile.", ("Munken", "Arena")),
        ("The options are Stripe, Mollie and Adyen. Which suits you?", "the last one, we know it", ("Adyen",)),
        ("You could\n\nA) lease it\nB) buy it used\nC) share it\n\nWhich is it?", "B but only if the drum is new",
         ("buy it used", "only if the drum is new")),
        ("Use `print_queue` or stay with `job_table`?", "stay, it has the audit trigger", ("job_table", "audit")),
    ],
)  # fmt: skip
def test_an_option_is_named_with_more(offer: str, answer: str, expected: tuple[str, ...]) -> None:
    kept = keep(*START, ("assistant", offer), ("user", answer))
    assert len(kept) == 1
    assert all(part in kept[0] for part in expected), kept


def test_an_option_is_picked_by_letter_two_messages_later() -> None:
    options = "Three ways:\n\nA) cut by hand\nB) rent the guillotine\nC) send it out\n\nHow many sheets a week is it?"
    kept = keep(*START, ("assistant", options), ("user", "900 sheets"), ("assistant", "Any of them works."),
                ("user", "do B, the rent is 45"))  # fmt: skip
    assert any("rent the guillotine" in text and "45" in text for text in kept), kept


@pytest.mark.parametrize(
    ("said", "answer", "expected"),
    [
        ("A margin of 6 mm is safe; 9 mm if you bind it.", "ok 9", "9 mm if you bind it"),
        ("Do you want a bleed around the page?", "yes, 3 mm", "bleed"),
        ("Recycled stock costs 14 % more and yellows slower.", "Let's go with that then.", "yellows slower"),
        ("I could open at 8 or 9.", "9 it is", "open at 8 or 9"),
    ],
)
def test_what_is_taken_up_stands_beside_the_reply(said: str, answer: str, expected: str) -> None:
    kept = keep(*START, ("assistant", said), ("user", answer))
    assert any(expected in text for text in kept), kept


def test_a_figure_that_belongs_to_nothing_is_no_statement() -> None:
    assert not keep(*START, ("assistant", "Sounds like a plan."), ("user", "ok 9"))


@pytest.mark.parametrize(
    ("request_", "answer", "expected"),
    [
        ("who's printing the programmes for the fair?", "i'll do it", "printing the programmes"),
        ("can somebody feed the hens on Sunday?", "i'm around, i can do it", "feed the hens"),
        ("Ines, could you ring the hall about the heating?", "on it, tomorrow", "ring the hall"),
    ],
)
def test_an_offer_has_the_request(request_: str, answer: str, expected: str) -> None:
    kept = keep(("Milo", "Evening everybody."), ("Rune", request_), ("Ines", answer))
    assert any(expected in text and text.startswith("Ines") for text in kept), kept


@pytest.mark.parametrize("answer", ["i'll do it over my dead body lol", "me too, i love hens"])
def test_what_only_sounds_like_an_offer_has_none(answer: str) -> None:
    kept = keep(("Milo", "Evening everybody."), ("Rune", "can somebody feed the hens on Sunday?"), ("Ines", answer))
    assert not any("feed the hens" in text for text in kept), kept


def test_an_order_that_begins_with_do_is_no_question() -> None:
    assert trim_sentence("do the migration, timeout 5s", ()) == "Do the migration, timeout 5s"
    assert not trim_sentence("do the kids need passports", ())


def test_the_figure_of_an_end_of_a_month_answers_when() -> None:
    kept = keep(*START, ("assistant", "When do you open the shop?"), ("user", "end of august."))
    assert any("open the shop" in text and "august" in text for text in kept), kept
