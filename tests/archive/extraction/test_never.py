"""Test statements that nobody would want kept beside similar facts: `never_pairs.toml`."""

from __future__ import annotations

import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.archive.extraction.rules import off_record
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.models import Conversation, Message
from vault_memory.vault import review

PAIRS = tomllib.loads((Path(__file__).parent / "never_pairs.toml").read_text(encoding="utf-8"))
NOON = datetime(2026, 5, 6, 12, tzinfo=UTC)


def converse(said: str | list[str], name: str = "c1", day: int = 0) -> Conversation:
    """Return what one person says, message by message, to an assistant that understands."""
    lines = [said] if isinstance(said, str) else said
    messages = [
        message
        for n, line in enumerate(lines)
        for message in (
            Message("user", line, f"u{n}", NOON + timedelta(days=day, minutes=n)),
            Message("assistant", "Understood.", f"a{n}", NOON + timedelta(days=day, minutes=n)),
        )
    ]
    return Conversation(tuple(messages), name)


def read(said: str | list[str]) -> str:
    conversation = converse(said)
    return "\n".join(item.text for item in OfflineExtractor().extract(conversation, conversation.messages, ()).items)


def share(kind: str, side: str, word: str) -> float:
    """Return the share of one side of the pairs of a kind of which the word stands in a statement."""
    return sum(pair[word].lower() in read(pair[side]).lower() for pair in PAIRS[kind]) / len(PAIRS[kind])


@pytest.mark.parametrize("kind", PAIRS)
def test_what_nobody_would_keep_is_in_no_statement(kind: str) -> None:
    assert share(kind, "never", "lost") == 0


@pytest.mark.parametrize(
    ("kind", "least"), [("off_record", 0.9), ("hearsay", 1.0), ("anecdote", 1.0), ("hypothetical", 0.8), ("joke", 0.6)]
)
def test_near_twins_that_are_facts_are_kept(kind: str, least: float) -> None:
    assert share(kind, "keep", "held") >= least


@pytest.mark.parametrize(
    "text",
    [
        "This is not something I want on file.",
        "Please don't save any of what I just told you about Tim.",
        "don't remember this pls",
        "I'd appreciate it if you didn't keep a record of that.",
        "let's keep that between us",
        "Don't put the divorce in your notes.",
        "pls delete what i said about my dad",
        "Remove everything I told you about Anja from memory.",
        "I take back what I said about the abortion, please erase it.",
        "That stays in this room.",
        "Nothing of this goes into the memory, ok?",
        "Don't make a note of his arrest.",
        "Can you unremember that?",
        "And not a word of this in your notes.",
        "Please wipe that from your memory.",
        "Do me a favour and don't hang on to the bit about Sam's bankruptcy.",
        "don't log that, please",
        "I don't want you to remember the thing with Karl.",
        "Strictly confidential: Eva is leaving her husband.",
        "I shouldn't have told you about Ben's HIV test, so don't keep it.",
        "Keep that off the record.",
        "Please don't include my weight in what you remember.",
        "This part is just for you, don't store it.",
        "would you mind not saving that?",
        "Bitte merk dir nicht, was ich über Karin erzählt habe.",
        "Das bleibt unter uns: Karin ist pleite.",
        "Speicher das mit dem Gericht bitte nicht.",
        "Lösch bitte, was ich über meine Therapie gesagt habe.",
        "Das musst du dir nicht merken.",
        "Ne garde pas ça en mémoire.",
        "Efface ce que j'ai dit sur Paul.",
        "Que esto quede entre nosotros.",
        "Borra lo que te dije de Ana.",
        "Por favor, no guardes lo de mi enfermedad.",
    ],
)
def test_a_request_is_known_in_many_words(text: str) -> None:
    assert off_record.find_request(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Never store passwords in the repository.",
        "Please don't write tests for the generated code.",
        "I don't remember that.",
        "Don't keep the eggs in the fridge.",
        "Never log `user_id` anywhere.",
        "We don't record the calls.",
        "Leave the nuts out of the cake.",
        "Forget the Neff, we take the Bosch.",
        "Don't forget the milk.",
        "Remember that Anna can't eat nuts.",
        "Keep it under 500 words.",
        "Never store dates as strings.",
        "Please delete the old branch.",
        "Remove the bit about pricing from the slides.",
        "Don't note the time, just the place.",
        "I never wrote that down.",
        "She told me not to worry.",
        "We keep the wine between 10 and 12 degrees.",
        "Don't save money on the brakes.",
        "The recipe isn't for keeping, eat it at once.",
        "Nicht vergessen: Termin am 3. Mai.",
        "Merk dir bitte, dass ich Vegetarier bin.",
        "N'oublie pas le pain.",
        "No olvides comprar leche.",
        "The difference between us and them is 4 percent.",
        "Don't put anything in the hall, the painters come on Monday.",
        "Don't write that the flat has a balcony, it hasn't.",
        "Leave the cover letter out of the PDF.",
        "Please don't record the meeting on Tuesday.",
        "Can you not use so many bullet points?",
        "Don't keep me waiting.",
        "Never put sugar in my coffee.",
    ],
)
def test_an_order_about_other_things_is_no_request(text: str) -> None:
    assert off_record.find_request(text) is None


def test_forget_what_i_said_may_lead_to_what_holds() -> None:
    kept = read(
        ["The dentist is on Tuesday at 3.", "Forget what I said about Tuesday, the dentist is on Wednesday at 5."]
    )
    assert "Wednesday at 5" in kept


@pytest.mark.parametrize(
    ("private", "said"),
    [
        (
            "bankrupt",
            [
                "My brother's firm went bankrupt in March, he owes 40,000.",
                "Please keep what I said about my brother out of any notes.",
            ],
        ),
        (
            "hiv",
            [
                "Tom tested positive for HIV in 2020.",
                "we meet on Friday at 8 at Luigi's",
                "oh and delete the thing I told you about Tom's test pls",
            ],
        ),
        ("miscarriage", ["We had a miscarriage in January. Please never bring that up or save it."]),
        ("affair", ["Karl has an affair with Petra, since Christmas. That's not for your memory."]),
        ("drink", ["I started drinking again in May, two bottles a day.", "Don't record that."]),
        ("fired", ["They fired Lena on Monday for stealing. You didn't hear it from me!"]),
        (
            "4,200",
            [
                "I make 4,200 a month net.",
                "New bike: a Canyon, 2,100 euros, comes on Tuesday.",
                "by the way forget what I told you about my income",
            ],
        ),
        (
            "cancer",
            ["Dad's got prostate cancer, operation on 4 June.", "He doesn't want anybody to know. So don't keep it."],
        ),
        (
            "suicid",
            ["My cousin Ralf tried to commit suicide in 2018. I shouldn't have said that, please don't save it."],
        ),
        ("pregnan", ["Secret for now: I'm pregnant, 9 weeks.", "not in the notes please, not before week 12"]),
        ("steal", ["I caught Mia stealing in the shop. Let this stay between us ok?"]),
        ("Botox", ["I had Botox last week for 300 euros. This never happened ;)", "(please don't store the botox)"]),
        (
            "verschuldet",
            ["Mein Bruder ist hoch verschuldet, 80.000 Euro.", "Das mit meinem Bruder merk dir bitte nicht."],
        ),
        ("Affäre", ["Petra hat eine Affäre mit ihrem Chef. Das bitte nicht aufschreiben."]),
        ("kündig", ["Ich kündige im Mai bei Siemens.", "Behalte das bitte für dich."]),
        ("dépression", ["Mon mari fait une dépression depuis mars.", "Ne note pas ça s'il te plaît."]),
        ("divorcia", ["Mi hermana se divorcia en mayo.", "No guardes lo de mi hermana, por favor."]),
        ("weed", ["I smoke weed on weekends. Could you leave that out?"]),
        (
            "lottery",
            [
                "We won 50,000 in the lottery in June.",
                "Nobody must know about the lottery money, so don't note it anywhere",
            ],
        ),
    ],
)
def test_a_request_reaches_what_was_said_before(private: str, said: list[str]) -> None:
    assert private not in read(said)


def test_a_request_leaves_the_rest() -> None:
    kept = read(
        ["New bike: a Canyon, 2,100 euros.", "I make 4,200 a month net.", "Forget what I told you about my income."]
    )
    assert "Canyon" in kept
    assert "4,200" not in kept


def current(memory: Memory) -> str:
    return "\n".join(cell.text for topic in memory.topics.list() for cell in topic.cells)


def test_what_earlier_conversations_told_goes_and_comes_back_with_undo(memory: Memory) -> None:
    memory.archive(
        converse(["Nuno has diabetes type 1, so he needs a break at 13:00.", "Nuno lives in Rua da Sota 31."])
    )
    assert "diabetes" in current(memory)
    report = memory.archive(converse("Please forget what I said about Nuno's health, he's asked me to.", "c2", 3))
    assert "diabetes" not in current(memory)
    assert "Rua da Sota" in current(memory)
    memory.undo(report.run)
    assert "diabetes" in current(memory)


def test_what_a_person_wrote_is_proposed(memory: Memory) -> None:
    memory.remember("Nuno has diabetes type 1.")
    memory.archive(converse("Please forget what I said about Nuno's health.", "c2", 999))
    assert "diabetes" in current(memory)
    assert [each.reason for each in review.waiting(memory.store)] == ["somebody asked not to keep it"]


def test_the_same_talk_archived_message_by_message(memory: Memory) -> None:
    whole = converse(
        ["My sister Paula is pregnant, due in March.", "Forget what I told you about Paula, it's not out."]
    )
    memory.archive(Conversation(whole.messages[:2], "c1"))
    assert "pregnant" in current(memory)
    memory.archive(whole)
    assert "pregnant" not in current(memory)


@pytest.mark.parametrize(
    "text",
    [
        "someone in the queue said the bakery is run by the mafia",
        "the lady downstairs reckons number 9 is haunted",
        "I heard that the tram drivers are going on strike, probably nonsense",
        "My barber says Spurs are buying Mbappe.",
        "Turns out, according to my cousin, the moon landing was filmed in Leeds.",
        "People at church say the vicar has a secret girlfriend.",
        "My sister in law thinks microwaves kill vitamins.",
        "One of the nurses told me Dr Ford is leaving for Dubai.",
        "Dave says they're gonna turn the library into a Tesco.",
        "Somebody on Reddit claims the update deletes your photos.",
        "My dad says all estate agents are crooks.",
        "According to the taxi driver the mayor is broke.",
        "The kids at school are saying Mr Hill wears a wig.",
        "My gran says eating crusts makes your hair curl.",
        "A mate of Joe's told him Lidl is closing 40 shops.",
        "My cousin once ate 14 hot dogs for a bet and married the sponsor.",
        "I once called my teacher mum in front of the whole class.",
        "We once drove to Wales with a mattress on the roof and lost it on the bridge.",
        "My grandmother once hit a burglar with a frozen goose.",
        "Back in the army my dad peeled potatoes for a general.",
        "Last time Greg cooked, the fire brigade came.",
        "A guy in my old office kept a ferret in the filing cabinet.",
        "My uncle drove home from Spain in reverse because the gearbox was stuck.",
        "An old colleague of mine resigned by cake.",
        "Our neighbour's parrot called the police twice.",
        "My great-grandfather lost the farm in a card game and won it back the same night.",
        "One night a fox walked in and slept on the sofa.",
        "if i was rich id pay someone to fold my socks",
        "If I had a clone she'd do my taxes.",
        "If money were no object we'd get the gold taps.",
        "In a perfect world, I'd be paid for napping.",
        "If dogs could talk, Rex would be my lawyer.",
        "I'd sell my soul for a parking space.",
        "Tom's allergic to queueing.",
        "This printer will be the death of me.",
        "My inbox is a war zone.",
    ],
)
def test_rumours_tales_and_jokes_are_not_kept(text: str) -> None:
    assert not read(text)


@pytest.mark.parametrize(
    "text",
    [
        "Someone from HR told me my contract ends on 31 May.",
        "A woman at the bank said we need form 7B for the loan.",
        "My dad says he'll pick up Mia on Friday at 4.",
        "My sister says she can't eat gluten any more.",
        "Dave says he's free on the 12th.",
        "According to the vet the dog needs 5 mg twice a day.",
        "My cousin told me she is pregnant, due in June.",
        "My colleague Ines says the staging server is down until Monday.",
        "The landlord says we can paint the walls, but not the doors.",
        "Mia's teacher says she needs glasses.",
        "Joe told me he moved to Bristol.",
        "My lawyer says we have until 4 March to answer.",
        "I once broke my left arm, so no tennis.",
        "I once lived in Porto for two years.",
        "My grandmother left me her piano.",
        "My uncle works at Siemens in Erlangen.",
        "My uncle lent me 2,000 euros in May.",
        "Last time we stayed at Hotel Post and it was too loud.",
        "Last time the plumber charged 120 euros.",
        "When I was six we moved to Vienna.",
        "When I was a student I lived with Olga.",
        "Years ago I had a slipped disc, so I can't lift boxes.",
        "Our house was built in 1902.",
        "I ran the Berlin marathon in 2019.",
        "A friend of mine, Karin, is a notary and helps us with the contract.",
        "Our neighbour has a key to the flat.",
        "The previous owner replaced the boiler in 2021.",
        "My cousin got married in Rome in May.",
        "My old boss at Bosch writes my reference.",
        "A customer returned the blue jacket, refund of 80 euros is due on Friday.",
        "If the offer is below 300,000 we sell.",
        "If it rains on Saturday we move the party to the barn.",
        "I'd rather have the room with the desk.",
        "Tom's allergic to wasps.",
        "My lips get dry from the new tablets, so I use Bepanthen.",
        "The printer is on the second floor, name KX-2.",
        "We had a burglary in March, the police report is no. 4471.",
    ],
)
def test_what_a_source_says_of_its_own_and_plain_pasts_are_kept(text: str) -> None:
    assert read(text)
