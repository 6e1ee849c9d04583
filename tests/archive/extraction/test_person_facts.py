"""Test that facts about people, directions how to answer and undertakings are kept."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules import cues
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.person_facts import tells_of_person
from vault_memory.models import Conversation, Item, Message

WITH_ASSISTANT = (
    ("user", "Can you help me lay out a herb bed?"),
    ("assistant", "Gladly. How much sun does it get?"),
    ("user", "Mostly afternoons, the wall shades it before noon."),
    ("assistant", "Then thyme will do well near the front."),
    ("user", "{}"),
    ("assistant", "All right."),
    ("user", "And where would the mint go?"),
    ("assistant", "In a pot, it spreads."),
    ("user", "ok, good"),
)
FRIENDS = tuple((("Ola", "Pim")[at % 2], text) for at, (_, text) in enumerate(WITH_ASSISTANT))


def keep(said: str, talk: tuple[tuple[str, str], ...]) -> list[Item]:
    """Return what is kept of a sentence that is said in a talk."""
    messages = tuple(
        Message("assistant" if name == "assistant" else "user", text.format(said), id=f"m{at}", name=name.title())
        if name not in {"user", "assistant"}
        else Message("user" if name == "user" else "assistant", text.format(said), id=f"m{at}")
        for at, (name, text) in enumerate(talk)
    )
    conversation = Conversation(messages, "c", "")
    return [each for each in OfflineExtractor().extract(conversation, messages, ()).items if each.source == "c#m4"]


@pytest.mark.parametrize("talk", [WITH_ASSISTANT, FRIENDS])
@pytest.mark.parametrize(
    "said",
    [
        "Nan is diabetic.",
        "Mum's birthday is 4 March.",
        "My sister Ida is gluten-free.",
        "Wilf's allergic to cats.",
        "Our landlord is called Ferris, 0161 496 0000.",
        "Bob works nights at the Hill Street bakery.",
        "My daughter starts school in September.",
        "Aisha is on warfarin.",
        "Zoe is my physio.",
        "Corin doesn't drink.",
        "Our ferret Moss takes half a tablet of Vetmedin at night.",
        "My uncle uses a walking frame.",
        "My lass Una has a bad wasp sting allergy.",
        "Opa nimmt abends 20 mg Torasemid.",
        "Meine Nichte ist Vegetarierin.",
        "Opa wohnt in Bremen.",
        "Mon frère s'appelle Marius.",
        "I'm diabetic.",
        "I'm on a low-FODMAP diet.",
        "I have two brothers.",
        "I'm from Trieste originally.",
        "We're both coeliac.",
        "I studied forestry in Göttingen.",
        "I turn 50 in March.",
    ],
)
def test_a_lasting_fact_about_somebody_is_kept(said: str, talk: tuple[tuple[str, str], ...]) -> None:
    kept = keep(said, talk)
    assert [said.rstrip(".") in each.text for each in kept] == [True]
    assert kept[0].type in {"fact", "risk", "preference", "pattern"}


@pytest.mark.parametrize(
    "said",
    [
        "Is Nan diabetic?",
        "Maybe Nan is diabetic.",
        "I wonder if Wilf is allergic to cats.",
        "Apparently the postman is diabetic.",
        "Wilf is allergic to hoovering.",
        "The hero's sister is called Mirabel.",
        "In my novel, Wilf is allergic to iron.",
        "Bob works wonders.",
        "My sister is a nightmare.",
        "My brother lives with us until Friday.",
        "Call a plumber.",
        "The final number is 71.",
        "Lewis Carroll's cousin bought a boat.",
        "Tomatoes are called love apples.",
        "My nan takes one look at it.",
        "My son takes units of work home.",
        "Redis lives in `deploy/cache.yml`.",
        "I called Dana yesterday.",
        "I'm reading Dune.",
        "I'm expecting a parcel.",
        "I'm 100 % sure.",
        "I'm at uni right now.",
        "I live in fear of wasps.",
        "If I'm diabetic, what then?",
        "I read a book on the paleo diet.",
        "I have a question.",
    ],
)
def test_what_only_sounds_like_a_fact_about_somebody_is_none(said: str) -> None:
    assert not tells_of_person(said)


def test_what_is_told_off_the_record_stays_out() -> None:
    assert keep("Off the record, Aisha is on warfarin.", WITH_ASSISTANT) == []


@pytest.mark.parametrize(
    "said",
    [
        "Keep it short.",
        "No bullet points please.",
        "When I paste a stack trace, start with the cause.",
        "Please answer in British English.",
        "Skip the caveats.",
        "Keep your recipes short and use grams rather than ounces.",
        "When you draft e-mails for me, use short paragraphs.",
        "Give me the command first.",
        "Whenever you cite a study, tell me the year.",
        "Halt dich bitte kurz.",
        "Ohne Floskeln bitte.",
        "Va droit au but.",
    ],
)
def test_how_to_answer_from_now_on_is_a_preference(said: str) -> None:
    assert [each.type for each in keep(said, WITH_ASSISTANT)] == ["preference"]
    assert cues.is_standing(said)


@pytest.mark.parametrize(
    "said",
    [
        "Shorten that please.",
        "Skip the caveats in this email.",
        "Answer in English this time.",
        "Keep it shorter.",
        "Skip the caveats section of that.",
        "When I pasted it, nothing happened.",
        "Should I keep it short?",
        "We spoke in English with her.",
        "Fass den letzten Absatz zusammen.",
    ],
)
def test_what_is_asked_of_this_answer_is_no_standing_direction(said: str) -> None:
    assert not cues.is_answer_direction(said)


@pytest.mark.parametrize(
    "said",
    [
        "I can do the school run.",
        "Leave the banner to me.",
        "Jo is on the door.",
        "Kim and Lou are running the cake stall.",
        "Nico's doing the posters.",
        "I'll make a big lentil salad.",
        "Die Musik übernehme ich.",
    ],
)
def test_who_takes_on_what_in_a_group_is_a_task_with_its_owner(said: str) -> None:
    (kept,) = keep(said, FRIENDS)
    assert kept.type == "task"
    assert kept.text.startswith("Ola: ")


@pytest.mark.parametrize(
    "said",
    [
        "I can do maths.",
        "I can do better.",
        "Leave me to it.",
        "I'll take the train.",
        "I'll bring it up.",
        "Together we can make a difference.",
        "We can make a real impact for the town.",
        "Jo is on the phone.",
        "Put me down as confused.",
        "Who is doing the posters?",
        "Somebody is on the door.",
        "Ich mache mir Sorgen.",
    ],
)
def test_what_only_sounds_like_an_undertaking_is_none(said: str) -> None:
    assert not cues.takes_on_task(said)
