"""Test what an answer takes over from the message before it, and standing instructions in any wording."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.models import Conversation, Message

NOW = datetime(2026, 3, 1, tzinfo=UTC)
ANSWERS = [
    (("Is the budget still alright?", "It's 41 now, my dad put in three."), 'asked "Is the budget still alright?"'),
    (("Quand comptez-vous ouvrir ?", "Le 1er mai, avec quatre chambres."), 'asked "Quand comptez-vous ouvrir ?"'),
    (("Will there be a farewell?", "30 Oct, 16h in the break room. I'm doing the speech."), 'asked "Will there be a'),
    (("Then those are the dates. What do they charge?", "85 a night, and we get 300 back."), "What do they charge?"),
    (("Shall we do the last 8 km at 5:00?", "Yes let's do that, from February on."), "8 km at 5:00"),
]
INSTRUCTIONS = [
    "don't ever use emojis with me",
    "Please answer in metric units.",
    "can you please always quote the file name?",
    "can you stop asking me if there's anything else at the end",
    "No me llames de usted.",
    "I'm left-handed.",
]


def learned(*texts: str, roles: tuple[str, ...] = ("assistant", "user")) -> list[str]:
    said = tuple(Message(role, text, f"m{n}", NOW) for n, (role, text) in enumerate(zip(roles, texts, strict=True)))  # type: ignore[arg-type]
    talk = Conversation(said, id="c1", started=NOW)
    return [item.text for item in OfflineExtractor().extract(talk, talk.messages, []).items if item.role == "user"]


@pytest.mark.parametrize(("texts", "carried"), ANSWERS)
def test_an_answer_carries_its_question(texts: tuple[str, str], carried: str) -> None:
    (answer,) = learned(*texts)
    assert carried in answer


def test_a_phrase_carries_the_sentence_before_it() -> None:
    (kept,) = learned("I see.", "So the June deadline is nonsense. First draft by 15 October.")
    assert kept == "So the June deadline is nonsense. First draft by 15 October."


def test_a_sentence_that_refers_back_carries_the_sentence_before_it() -> None:
    (kept,) = learned("ok", "The 60 was mine too. I'll send it at the end of the month when I'm paid.")
    assert kept.startswith("The 60 was mine too")


def test_a_sentence_without_a_subject_carries_the_sentence_that_names_it() -> None:
    said = "Oona is nice. Allergic to latex, so order the other gloves please."
    before = "I spoke with Oona from 4D.", "Does anybody fill Femke's post?"
    kept = learned(*before, said, roles=("user", "assistant", "user"))
    assert kept[-1].startswith("Oona is nice. Allergic to latex")


def test_a_sentence_that_refers_back_carries_its_question() -> None:
    (kept,) = learned("Where did you take the photo?", "I took it on a trip to the Smoky Mountains in May 2019.")
    assert 'asked "Where did you take the photo?"' in kept


def test_a_phrase_does_not_carry_what_is_off_the_record() -> None:
    for secret in ("Off the record, Tom leaves in May.", "My password is hunter2Xq!."):
        kept = learned("I see.", f"{secret} In my office in Kassel, the blue folder.")
        assert not any("Tom" in text or "hunter" in text for text in kept)


def test_he_is_the_one_person_just_spoken_of() -> None:
    texts = (
        "My dad put in three thousand for the roof.",
        "Generous.",
        "He moved out of Hexham, he lives in Corbridge.",
    )
    assert learned(*texts, roles=("user", "assistant", "user"))[-1].startswith("My dad moved out of Hexham")


@pytest.mark.parametrize("text", INSTRUCTIONS)
def test_what_is_always_to_be_done_is_kept(text: str) -> None:
    assert learned(text, roles=("user",))


def test_a_question_without_its_mark_is_not_kept() -> None:
    assert not learned("is Amara back from Lille", roles=("user",))
