"""The end of the talk before a sentence, which says what the sentence is about."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.preceding_talk import quote_preceding
from vault_memory.models import Conversation, Message

TALK = (
    Message("user", "Hi all!", name="Ana"),
    Message("assistant", "The subs, then.\n\nSame as last year?", name="Mirko"),
    Message("system", "Ana joined."),
    Message("user", "No, the landlord put the rent up. twenty-five from January.", name="Ana"),
)


def test_it_is_the_messages_before_with_their_speakers_and_what_stands_before_in_its_own() -> None:
    said = "Twenty-five from January."
    assert (
        quote_preceding(TALK, 3, said)
        == "Mirko: The subs, then. Same as last year? | No, the landlord put the rent up."
    )


def test_what_a_tool_or_the_system_writes_and_an_empty_message_are_not_quoted() -> None:
    sent = (Message("tool", '{"rows": 3}'), Message("assistant", " "), Message("user", "Thursday it is."))
    assert quote_preceding(sent, 2, "Thursday it is.") == ""


def test_an_assistant_without_a_name_is_the_assistant_and_the_first_sentence_has_none() -> None:
    asked = (Message("user", "Hello."), Message("assistant", "Which day?"), Message("user", "Thursday it is."))
    assert quote_preceding(asked, 2, "Thursday it is.") == "Hello. | Assistant: Which day?"
    assert quote_preceding(asked, 0, "Hello.") == ""


@pytest.mark.parametrize("long", ["word " * 20_000, "x" * 100_000, "\n" * 50_000])
def test_long_messages_are_cut_from_a_word_on(long: str) -> None:
    found = quote_preceding((Message("user", long), Message("user", f"{long} Thursday it is.")), 1, "Thursday it is.")
    assert len(found) < 400
    assert not found.startswith("ord")


def test_each_statement_is_extracted_with_it() -> None:
    talk = Conversation((
        Message("user", "Can I bring my dog Biscuit to the cabin?", id="m1"),
        Message("assistant", "Yes. When does the vet see her next?", id="m2"),
        Message("user", "Dr. Malik sees her on 14 March at nine.", id="m3"),
    ), id="cabin")  # fmt: skip
    found = OfflineExtractor().extract(talk, talk.messages, ())
    (item,) = (each for each in found.items if each.source.endswith("m3"))
    assert item.preceding.endswith("Assistant: Yes. When does the vet see her next?")
