"""Test how many statements a message makes: all that its author tells, few of a text that is handed over."""

from __future__ import annotations

import textwrap
from datetime import UTC, datetime

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.models import Conversation, Message

NOW = datetime(2026, 3, 1, tzinfo=UTC)
ABOUT_ME = """Before we start: I'm Anna Kowalska, 34, and I live in Gdynia with my husband Tomek and our
two kids. I work as a physiotherapist at the Morska clinic, four days a week. I'm allergic to penicillin.
Tomek is a ship's engineer and is away until 4 April. My mother Halina lives in Elbląg and has early
Parkinson's. Zosia starts swimming on Tuesdays at 16:30. We want to move by September, budget 850,000 zł. I
don't eat meat but I do eat fish. Please answer in short bullet points and never use emojis. I'm training for
the half marathon in Gdańsk on 18 May."""
ARTICLE = """{} The James Webb Space Telescope was launched on 25 December 2021 from Kourou. It arrived at the Lagrange
point L2 in January 2022. The primary mirror consists of 18 mirror segments made of beryllium. Initial designs
began in 1996. In 2005 the project was re-planned, and construction was completed in 2016 at a cost of 10
billion dollars. The first image was released on 11 July 2022. The mission is planned to last ten years."""
HANDED_OVER = [
    "Can you summarise this for me?",
    "Please proofread my article and never use emojis.",
    "Kannst du diesen Text zusammenfassen?",
    "Traduis cet article, s'il te plaît.",
    "Corrige este artículo, por favor.",
]


def learned(text: str) -> list[str]:
    said = (Message("user", text, "m1", NOW), Message("assistant", "Noted.", "m2", NOW))
    talk = Conversation(said, id="c1", started=NOW)
    return [item.text for item in OfflineExtractor().extract(talk, talk.messages, []).items]


@pytest.mark.parametrize("width", [0, 72, 100])
def test_an_introduction_is_kept_as_a_whole(width: int) -> None:
    text = " ".join(ABOUT_ME.split())
    found = " ".join(learned(textwrap.fill(text, width) if width else text))
    for told in (
        "34",
        "Morska",
        "penicillin",
        "ship's",
        "Parkinson",
        "swimming",
        "850,000",
        "fish",
        "emojis",
        "18 May",
    ):
        assert told in found


@pytest.mark.parametrize("request_", HANDED_OVER)
def test_of_a_text_to_work_on_little_is_kept(request_: str) -> None:
    assert len(learned(ARTICLE.format(request_))) <= 3


def test_an_instruction_beside_a_text_to_work_on_is_kept() -> None:
    assert any("emojis" in text for text in learned(ARTICLE.format(HANDED_OVER[1])))


def test_of_a_long_document_in_which_nobody_says_i_little_is_kept() -> None:
    assert (
        len(learned(" ".join(ARTICLE.format(f"Part {part}.").replace("2021", f"20{part}") for part in range(10, 18))))
        <= 3
    )
