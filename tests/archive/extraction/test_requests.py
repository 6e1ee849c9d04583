"""Test requests not to keep something, in many wordings, and sentences that only resemble them."""

import pytest

from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.off_record import drop_off_record


@pytest.mark.parametrize(
    "text",
    [
        "Strictly unrecorded: I dropped plate 22 and glued it.",
        "This stays out of your notes: HR plans to cut nine people in January.",
        "Please leave this out of whatever you keep: I howled in the car.",
        "I may give up the chair in May, and nobody should take that down, please.",
        "Please don't take this down: I howled in the car.",
        "Don't minute this, but I put the slug pellets down on Tuesday.",
        "What I say now needn't be kept: her in-laws have asked for a car.",
        "Nobody writes this down, I broke the small monitor in February.",
        "What I said about Berta and Luca, forget that please.",
        "What I said about my son and the money, please don't pass it on or write it anywhere.",
    ],
)
def test_a_request_not_to_keep_something_is_found(text: str) -> None:
    assert drop_off_record(sentences(text))[0] == []


@pytest.mark.parametrize(
    "text",
    [
        "The key stays in the drawer of the hall.",
        "We keep the reserve off the market until May.",
        "Please delete the branch after the merge.",
        "I don't record my runs any more.",
        "My son has to stay off the gluten.",
        "Keep the chemicals out of our kitchen.",
        "The dog stays out of the garden on Mondays.",
        "Please delete this branch once the release is out.",
        "Delete this once the migration has run.",
        "They paid him off the books for years.",
        "Please don't take that job in Leeds.",
        "Nobody should take the blue pills in the morning.",
    ],
)
def test_other_sentences_with_these_words_are_kept(text: str) -> None:
    assert drop_off_record(sentences(text))[1] == []


def test_what_follows_something_taken_back_is_kept() -> None:
    spoken = sentences("Forget what I said about three rooflights. The strip of glass is 4.20 m long.")
    assert [each.text for each in drop_off_record(spoken)[0]] == ["The strip of glass is 4.20 m long."]
