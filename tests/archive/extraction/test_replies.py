"""Test what a reply makes of the message before: short answers, picked options, numbers, assent, refusal, secrets."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from time import perf_counter

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.numbered_replies import pair_numbered
from vault_memory.archive.extraction.rules.picked_options import find_pick, name_choice, read_options
from vault_memory.archive.extraction.rules.reply_context import is_assent, is_refusal
from vault_memory.archive.extraction.rules.secret_questions import asks_for_secret, find_told_secrets
from vault_memory.models import Conversation, Message

NOW = datetime(2026, 3, 1, tzinfo=UTC)

SHORT = [
    ("How many guests?", "140", '"How many guests?": 140'),
    ("Which branch do we deploy from?", "release", "Release"),
    ("How many people are coming?", "12", "12"),
    ("Which branch holds the change?", "hotfix/cart-77", ": hotfix/cart-77"),
    ("Peanuts or shellfish?", "both, and sesame", "Both, and sesame"),
    ("Which region should the bucket be in?", "eu-central-1", "u-central-1"),
    ("Tea or coffee in the mornings?", "tea", "Tea"),
    ("Combien de chambres ?", "quatre", "Quatre"),
    ("What's the build number?", "31877", "31877"),
    ("What's the dialling code of the branch in Cork?", "+353", "+353"),
    ("Is the meter on the left or on the right?", "left", "Left"),
    ("Do you want the ash frame or the pine frame?", "neither, I'd like aluminium", "aluminium"),
    ("Wie viele Stühle braucht ihr?", "60", "60"),
    ("¿Cuántos invitados vienen?", "45", "45"),
]
NO_ANSWERS = [
    ("How are you feeling today?", "tired"),
    ("What do you think?", "nice"),
    ("Does that make sense?", "yes"),
    ("Which of them do you like?", "no idea"),
    ("Where are you?", "almost there"),
    ("What remark?", "Precisely."),
    ("Are you joking or serious about that?", "serious"),
    ("Do you feel calmer or more tired?", "calmer"),
    ("Do you remember when the boiler burst on Ida?", "In the middle of her exam."),
]


def learned(*said: tuple[str, str]) -> list[str]:
    """Return the statements of a talk of (speaker, text); "assistant" and "user" have no names."""
    messages = tuple(
        Message(
            "assistant" if who == "assistant" else "user", text, f"m{number}", NOW + timedelta(minutes=number),
            name="" if who in {"assistant", "user"} else who,
        )
        for number, (who, text) in enumerate(said)
    )  # fmt: skip
    talk = Conversation(messages, id="c1", started=NOW)
    return [item.text for item in OfflineExtractor().extract(talk, talk.messages, []).items]


@pytest.mark.parametrize(("question", "answer", "kept"), SHORT)
def test_a_short_answer_is_kept_with_its_question(question: str, answer: str, kept: str) -> None:
    (text,) = learned(("assistant", question), ("user", answer))
    assert kept in text and question in text


@pytest.mark.parametrize(("question", "answer"), NO_ANSWERS)
def test_an_answer_that_settles_nothing_is_not_kept(question: str, answer: str) -> None:
    assert not learned(("assistant", question), ("user", answer))


def test_a_short_answer_that_a_statement_holds_already_is_not_kept_twice() -> None:
    said = "Integration by parts. My mock exam is on 3 June in Sheffield."
    kept = learned(("assistant", "Which topic is hardest?"), ("user", said))
    assert sum("ntegration" in text for text in kept) == 1


PICKS = [
    ("A) Postgres B) SQLite C) DuckDB — which one?", "B", "SQLite"),
    (
        "Three ways:\n1. Rent a van\n2. Hire movers\n3. Ask your brothers\nWhich do you prefer?",
        "option 2",
        "Hire movers",
    ),
    ("For the cover we have: A) linen B) leather C) paper. Which one?", "let's do B", "leather"),
    ("Should we fly to Porto or take the train to Lyon?", "the second one", "take the train to Lyon"),
    ("Redis or memcached?", "the former", "Redis"),
    ("A) Dienstag B) Mittwoch C) Freitag – welcher Tag passt?", "C", "Freitag"),
    ("Nehmen wir den Bus oder die Fähre?", "die zweite", "die Fähre"),
    ("A) le train B) l'avion C) le bus : lequel ?", "le deuxième", "l'avion"),
    ("Which plan?\n- Basic for 9 euros\n- Family for 19 euros", "the second, please", "Family for 19 euros"),
    ("A) tiles B) cork C) oak — which one?", "C, because it ages well", "oak, because it ages well"),
    ("Two plans: 1. Solo, 9 a month 2. stop. Which one?", "the last one for now, until May", "stop, until May"),
    ("Which first: A. scales B. chords?", "B", "chords"),
    ("Monday or Tuesday evening, which one?", "the second", "Tuesday evening"),
]


@pytest.mark.parametrize(("question", "reply", "picked"), PICKS)
def test_the_words_of_a_picked_option_are_found(question: str, reply: str, picked: str) -> None:
    offered = read_options(question)
    assert offered is not None and find_pick(reply, offered) == picked


@pytest.mark.parametrize("reply", ["B is broken", "neither", "a friend comes along", "2 of us are vegan", "which?"])
def test_what_only_looks_like_a_pick_is_none(reply: str) -> None:
    offered = read_options("A) Postgres B) SQLite C) DuckDB — which one?")
    assert offered is not None and not find_pick(reply, offered)


def test_an_amount_is_no_pick_and_a_whole_sentence_is_no_option() -> None:
    asked = "1. archive them\n2. drop them\nHow many tables are there?"
    assert learned(("assistant", asked), ("user", "2")) == ['I, asked "How many tables are there?": 2.']
    assert read_options("I could cook on Monday or Tuesday evening, which one?") is None


def test_a_picked_option_is_a_statement_of_its_words() -> None:
    kept = learned(("assistant", "A) Postgres B) SQLite C) DuckDB — which one?"), ("user", "B"))
    assert kept == ['I, asked "Postgres, SQLite or DuckDB?": SQLite.']


def test_a_question_that_says_what_is_chosen_is_quoted_itself() -> None:
    offered = read_options("Where shall we store the invoices?\nA) Postgres\nB) S3")
    assert offered is not None and name_choice(offered) == "Where shall we store the invoices?"


ASSENTS = [
    "go ahead", "yes go ahead", "yep do that", "sounds good, do it", "sure, book it", "ok let's go with that",
    "perfect, lock it in", "yes but only for Ida", "ja mach das", "passt, nehmen wir",
    "einverstanden", "oui, vas-y", "vale, hazlo",
]  # fmt: skip
REFUSALS = [
    "no, leave it", "nah, skip the second one", "let's not", "please don't", "ok, but let's not",
    "nope", "no thanks.", "cancel that, we found another", "nein, lassen wir das", "non merci, laisse", "no, mejor no",
]  # fmt: skip


@pytest.mark.parametrize("text", ASSENTS)
def test_assent_is_recognised(text: str) -> None:
    assert is_assent(text) and not is_refusal(text)


@pytest.mark.parametrize(
    "text", ["do it yourself!", "deal with the leak first", "sounds good in theory, but I'd wait", "go ahead and eat"]
)
def test_what_begins_like_assent_is_none(text: str) -> None:
    assert not is_assent(text)


@pytest.mark.parametrize("text", REFUSALS)
def test_a_refusal_is_no_assent(text: str) -> None:
    assert is_refusal(text) and not is_assent(text)


@pytest.mark.parametrize(
    "proposal",
    [
        "Shall I book the Hotel Adler for 3 nights from 12 June?",
        "So Saturday 20 June at the Weir Hotel for 60 people?",
        "How about Thursday 9 July for the inspection?",
        "I can book the ferry to Naxos on 4 August for two.",
        "Ich würde den Termin auf den 12. Mai um 10 Uhr legen.",
    ],
)
def test_assent_confirms_the_proposal_right_before_it(proposal: str) -> None:
    (text,) = learned(("assistant", proposal), ("user", "go ahead"))
    assert text.startswith("Agreed to") and proposal.rstrip(".?") in text


def test_assent_to_a_feeling_is_nothing() -> None:
    assert not [t for t in learned(("Ana", "I feel so much better now."), ("Ben", "sounds good")) if "Ben" in t]


def test_an_offer_to_explain_is_no_proposal() -> None:
    assert not learned(("assistant", "Shall I explain how Postgres 16 uses indexes?"), ("user", "go ahead"))


def test_a_refusal_is_kept_as_such() -> None:
    (text,) = learned(("assistant", "Shall I move the standup to 9:15 on Mondays?"), ("user", "no, leave it"))
    assert text == 'I, asked "Shall I move the standup to 9:15 on Mondays?": No, leave it.'


def test_what_is_said_to_somebody_else_answers_no_question() -> None:
    said = ("Ida", "hello all"), ("Ana", "Shall I book the Weir Hotel for 20 June?")
    assert not learned(*said, ("Ben", "Ida, go ahead, I'll wait"))
    assert learned(*said, ("Ben", "go ahead, I'll wait"))


def test_a_plain_no_to_an_offer_is_kept() -> None:
    (text,) = learned(("assistant", "Shall I cancel the Judo class on Tuesdays?"), ("user", "nope"))
    assert text == 'I, asked "Shall I cancel the Judo class on Tuesdays?": Nope.'


def test_a_yes_on_a_condition_keeps_it() -> None:
    (text,) = learned(("assistant", "I'd suggest the Weir Hotel on 20 June."), ("user", "go ahead, but no band"))
    assert text.startswith("Agreed to") and "but no band" in text


def test_numbered_answers_are_kept_with_their_questions() -> None:
    kept = learned(
        ("assistant", "1. Budget? 2. Dates? 3. Dietary needs?"), ("user", "1. about 900 2. 3–10 May 3. Ana is vegan")
    )
    assert kept == [
        'I, asked "Budget?": About 900.',
        'I, asked "Dates?": 3–10 May.',
        'I, asked "Dietary needs?": Ana is vegan.',
    ]


def test_numbered_answers_by_lines_may_leave_one_out() -> None:
    questions = "I need to know:\n1. **Theme?**\n2. **Number of kids?**\n3. **Allergies?**"
    assert pair_numbered(questions, "1: dinosaurs\n3: Leo can't have nuts") == [
        ("Theme?", "dinosaurs"), ("Allergies?", "Leo can't have nuts"),
    ]  # fmt: skip


def test_numbers_after_steps_are_no_answers() -> None:
    assert not pair_numbered("1. Chop the onions. 2. Fry them. Fine?", "1. done 2. done")


def test_a_secret_among_numbered_answers_is_left_out() -> None:
    kept = learned(("assistant", "1. WiFi name? 2. WiFi password?"), ("user", "1. Kalypso 2. moonrise"))
    assert any("Kalypso" in text for text in kept) and not any("moonrise" in text for text in kept)


SECRETS = [
    ("Which passphrase should I use?", "correct horse battery", ["correct horse battery"]),
    ("What's the gate code?", "4471#", ["4471#"]),
    ("PIN?", "it's my birth year backwards, 9891", ["9891"]),
    ("Wie lautet das WLAN-Passwort?", "Blaubeerkuchen", ["Blaubeerkuchen"]),
    ("Quel est le code du portail ?", "c'est 7312B", ["7312B"]),
    ("¿Cuál es la contraseña del router?", "gatonegro", ["gatonegro"]),
    ("Is the PIN still the same?", "no, 7714 now", ["7714"]),
    ("Combination for the padlock?", "36-12-4", ["36-12-4"]),
    ("What's the code for the parcel service at the gate?", "6608, after 5 pm", ["6608"]),
    ("What's the conference pin?", "48 17 33", ["48 17 33"]),
    ("What's the alarm code?", "in 1Password it's 6620", ["6620"]),
]
NO_SECRETS = [
    ("Which password manager do you use?", "Bitwarden"),
    ("Who has the gate code?", "Ravi Patel"),
    ("And the alarm code?", "ask Ravi, he's back on Thursday 7 May"),
    ("Did you change the password?", "yes, on 3 May 2026"),
    ("What's the dress code?", "black tie"),
    ("What's the error code?", "E4012"),
    ("What's the access token lifetime?", "15 minutes"),
    ("How long should the password be?", "at least 14 characters"),
    ("Where's the password stored?", "in Vault under kv/prod"),
    ("What's the API token header called?", "X-Auth-Token3"),
    ("What does the API key parser throw?", "E2207 for blanks"),
    ("What's the name of the access key in the settings?", "MAIL_KEY_4"),
    ("What's the exit code of the service token script?", "it's 1088"),
    ("What's the model number of the safe?", "BX7710"),
    ("What's the access key's region?", "eu-north-12"),
    ("What's the wifi password requirement?", "16 signs"),
    ("What's the database password?", "it's in Bitwarden, folder Infra22"),
]


@pytest.mark.parametrize(("question", "answer", "secret"), SECRETS)
def test_a_secret_told_as_an_answer_is_no_statement(question: str, answer: str, secret: list[str]) -> None:
    assert find_told_secrets(asks_for_secret(question), answer) == secret
    assert not learned(("assistant", question), ("user", answer))


@pytest.mark.parametrize(("question", "answer"), NO_SECRETS)
def test_what_only_speaks_of_a_secret_is_none(question: str, answer: str) -> None:
    assert not find_told_secrets(asks_for_secret(question), answer)


def test_a_name_of_a_program_is_kept_as_an_answer() -> None:
    (text,) = learned(("assistant", "Which password manager do you use?"), ("user", "Bitwarden"))
    assert text.endswith("Bitwarden.")


def test_ones_own_question_is_not_what_one_was_asked() -> None:
    kept = learned(
        ("user", "how much water do I need?"), ("assistant", "About 29 litres."),
        ("user", "The tap water in Leeds is very soft, 12 ppm calcium."),
    )  # fmt: skip
    assert not any("asked" in text for text in kept)


def test_a_question_that_somebody_else_has_answered_is_not_quoted() -> None:
    kept = learned(
        ("Ana", "What time does the train leave?"), ("Ben", "At 17:42."),
        ("Cem", "3 of my tomato plants died, so I bought new ones at Hauber."),
    )  # fmt: skip
    assert not any("Cem, asked" in text for text in kept)


@pytest.mark.parametrize(
    "part", ["yes please ", "no. ", "ok, ", "the option ", "1. a ", "A) b ", "9", "what's the pin ", "or "]
)
def test_replies_are_read_in_linear_time(part: str) -> None:
    text = part * (40_000 // len(part))
    begin = perf_counter()
    is_assent(text)
    is_refusal(text)
    pair_numbered(f"{text}?", text)
    if (offered := read_options(f"{text[:3_900]}?")) is not None:
        find_pick(text[:80], offered)
    find_told_secrets("value", text)
    assert perf_counter() - begin < 2
