"""Test what the extraction rules must keep, what they must not take for a fact, and who said it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.archive.decisions.gate import check
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.word_shapes import PATH
from vault_memory.models import Conversation, Extraction, Item, Message
from vault_memory.settings import ArchiveSettings

NOON = datetime(2026, 5, 6, 12, tzinfo=UTC)
ROLES = {"assistant": "assistant", "Dele": "assistant"}


def read(*lines: tuple[str, str]) -> Extraction:
    """Messages from (speaker, text); "user" and "assistant" have no name."""
    messages = tuple(
        Message(
            "assistant" if speaker in ROLES else "user",
            text,
            f"m{n}",
            NOON + timedelta(minutes=n),
            "" if speaker in {"user", "assistant"} else speaker,
        )
        for n, (speaker, text) in enumerate(lines, 1)
    )
    conversation = Conversation(messages, "c1")
    return OfflineExtractor().extract(conversation, messages, ())


def items(*lines: tuple[str, str]) -> list[Item]:
    return list(read(*lines).items)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I'm allergic to peanuts.", "risk"),
        ("I prefer tabs over spaces.", "preference"),
        ("My wife's birthday is 3 May.", "fact"),
        ("Never suggest unwrap() in answers please.", "preference"),
        ("From now on always run `make lint` before you commit", "preference"),
        ("One thing: there's no parking at the new office, Teresa has the only key.", "fact"),
        ("Ursula is responsible for the payroll.", "fact"),
        ("The deadline for the grant is 14 June.", "task"),
        ("We live at 12 Harbour Street in Leith.", "fact"),
        ("My son Emil turned 7 in March.", "fact"),
        ("The rent is 940 euros a month.", "fact"),
        ("I was diagnosed with coeliac disease in 2019.", "fact"),
        ("Please answer in French.", "preference"),
        ("No meetings before 10, please.", "preference"),
        ("We agreed on 4,500 euros for the whole translation.", "decision"),
        ("Call me Jo.", "preference"),
        ("My vet is Dr. Ngo.", "fact"),
        ("We use Kafka.", "fact"),
        ("Rent is 870 euros.", "fact"),
        ("My size is 41.", "fact"),
        ("Only Sam may merge to main.", "preference"),
        ("My inhaler is in the left drawer.", "fact"),
        ("I need new glasses by September.", "task"),
    ],
)
def test_the_core_is_kept_when_it_is_all_that_is_said(text: str, kind: str) -> None:
    (item,) = items(("user", text))
    assert item.type == kind
    assert check(item, ArchiveSettings()) == ""
    assert item.text.startswith(text.removeprefix("One thing: ")[:1].upper())


@pytest.mark.parametrize(
    "text",
    [
        "I'm on the train.",
        "That was so good.",
        "My tea is cold.",
        "We use this one.",
        "I fixed the lint.",
        "She said no.",
        "I'll ask Ida.",
    ],
)
def test_a_short_sentence_that_says_little_is_not_kept(text: str) -> None:
    assert [item for item in items(("user", text)) if not check(item, ArchiveSettings())] == []


@pytest.mark.parametrize(
    "text",
    [
        "If I ever win the lottery I'm buying a vineyard in Umbria.",
        "I'd marry whoever invented dark mode haha",
        "We should just move to Bali and open a bar 😂",
        "Imagine if the printer worked for once in 2026.",
        "Suppose the florist took half a page, that'd be 150 quid.",
        "My neighbour swears that French cars all fall apart at 100,000 km.",
        "Some guy at work says everybody pays 900 euros for that.",
    ],
)
def test_jokes_and_suppositions_are_no_facts(text: str) -> None:
    found = read(("user", text))
    assert found.items == ()
    assert [sentence.message for sentence in found.left_out] == ["m1"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("The rent is 640 euros. Between us and not for keeping: Priya leaves on 3 May.", ["The rent is 640 euros."]),
        ("Priya leaves for Kiel on 3 May. Please don't save that.", []),
        ("Unter uns gesagt, Frau Petersen kündigt zum 30. Juni.", []),
        ("Don't keep it in the fridge, Ida's insulin costs 40 euros.", ["Don't keep it in the fridge, Ida's insulin"]),
    ],
)
def test_what_was_said_off_the_record_is_not_kept(text: str, kept: list[str]) -> None:
    found = [item.text for item in items(("user", text))]
    assert len(found) == len(kept)
    assert all(text.startswith(start) for text, start in zip(found, kept, strict=True))


def test_a_yes_carries_what_was_proposed() -> None:
    (item,) = items(
        ("assistant", "The night train is cheaper. I would take the night train via Zurich."),
        ("user", "Good, let's do that."),
    )
    assert item.type == "decision"
    assert item.text == 'Agreed to "I would take the night train via Zurich.".'


def test_a_yes_to_an_offer_of_help_states_nothing() -> None:
    assert items(("assistant", "Shall I show you an example with SQLAlchemy?"), ("user", "Yes please!")) == []


def test_a_relative_clause_is_no_question() -> None:
    (item,) = items(("user", "My daughter Ida, who is 11, plays the cello, which is due for new strings by 20 May."))
    assert item.text == "My daughter Ida, who is 11, plays the cello, which is due for new strings by 20 May."


def test_nothing_in_backticks_is_taken_off() -> None:
    (item,) = items(("user", "We always start the worker with `so, run --what-if now?` on the staging host at 06:30."))
    assert "`so, run --what-if now?`" in item.text


def test_what_a_correction_takes_back_is_not_kept() -> None:
    found = items(("user", "The courier comes on Monday. No wait, I checked the mail, the courier comes on Thursday."))
    assert ["Monday" in item.text for item in found] == [False]


def test_a_pronoun_at_the_head_goes_with_what_it_stands_for_or_not_at_all() -> None:
    (kept,) = items(("Mara", "and how is Folake"), ("Dele", "she gets her knee done on 12 May at King's."))
    assert kept.text.startswith('Dele, asked "and how is Folake": She gets her knee done')
    assert items(("user", "They moved it to the other place on 12 May.")) == []


@pytest.mark.parametrize("text", ["I solved 4/52 of them.", "stretching/yoga", "$600/month", "and/or", "24/7"])
def test_a_slash_makes_no_path(text: str) -> None:
    assert PATH.search(text) is None


@pytest.mark.parametrize("text", ["src/net/retry.go", "`app/models`", "~/notes", "/etc/hosts", "export.py"])
def test_a_path_has_a_known_ending_a_root_or_backticks(text: str) -> None:
    assert PATH.search(text) is not None


def test_what_was_done_is_no_open_task_and_a_state_with_figures_no_context() -> None:
    (done,) = items(("user", "I've submitted the tax return by the deadline of 2 May."))
    assert done.type == "fact"
    (state,) = items(
        ("user", "I'm worried about the boiler, it lost 0.4 bar since Sunday and the plumber found a leak.")
    )
    assert state.type != "context"


@pytest.mark.parametrize(
    "recalled",
    [
        "<recalled-memory>\n- [decision] We use RabbitMQ 3.12 for the order queue.\n</recalled-memory>",
        "Found 1 relevant memories:\n\n--- Cell [decision] (2 days ago, salience: 0.9) ---\n"
        "We use RabbitMQ 3.12 for the order queue.\n  Queues · topics/queues.md:12",
        "## Relevant notes:\n- We use RabbitMQ 3.12 for the order queue.",
        '{"query": "queue", "took_ms": 3, "results": [{"text": "We use RabbitMQ 3.12 for the order queue."}]}',
    ],
)
def test_what_was_read_from_memory_is_not_learned_anew(recalled: str) -> None:
    assert items(("user", recalled)) == []
    own = "We moved the order queue to River 0.14 on 3 May."
    texts = [item.text for item in items(("user", f"{own}\n\n{recalled}"))] if not recalled.startswith("{") else [own]
    assert texts == [own]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Ich bin allergisch gegen Erdnüsse.", "risk"),
        ("Bitte antworte mir immer auf Deutsch und kurz.", "preference"),
        ("Wir haben uns für die Firma Renz entschieden, weil sie 400 Euro billiger ist.", "decision"),
        ("Der Antrag muss bis zum 26. Juni beim Amt sein.", "task"),
        ("Je suis allergique aux fruits de mer.", "risk"),
        ("Nous avons décidé de prendre le traiteur Moreau parce qu'il est moins cher.", "decision"),
        ("Réponds-moi toujours en français, s'il te plaît.", "preference"),
        ("He decidido contratar a Mudanzas Soler porque incluyen el seguro.", "decision"),
        ("Tengo que devolver las llaves del piso antes del 5 de marzo.", "task"),
    ],
)
def test_other_languages_have_cues_of_their_own(text: str, kind: str) -> None:
    (item,) = items(("user", text))
    assert item.type == kind


def test_what_was_left_out_is_told_with_the_reason() -> None:
    found = read(("user", "How are you?"), ("user", "The soup was nice."))
    assert [sentence.text for sentence in found.left_out] == ["How are you?", "The soup was nice."]
    assert found.left_out[0].reason == "a question or a greeting"
    assert found.left_out[1].reason.startswith("little to keep")


@pytest.mark.parametrize(("formulas", "more"), [(1, ""), (2, ", and 1 more line"), (3, ", and 2 more lines")])
def test_what_is_read_as_code_is_told_by_its_first_line(formulas: int, more: str) -> None:
    lines = "\n\n".join(f"area of the big one = {n} * (3 + 4) / 2 = {n} * 7 / 2" for n in range(formulas))
    assert [left.reason for left in read(("user", lines)).left_out] == [f"code, a log, a link or a formula{more}"]
