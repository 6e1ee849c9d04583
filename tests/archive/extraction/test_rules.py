"""Test the deterministic extractor on conversations of people and agents (all written for these tests)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.archive.extraction.rules.common_topics import rate_common_topics
from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.models import Conversation, Item, Message, Role

ROLES: dict[str, Role] = {"assistant": "assistant"}
NOON = datetime(2024, 5, 8, 12, tzinfo=UTC)  # a Wednesday


def talk(*lines: tuple[str, str], names: bool = True, title: str = "") -> Conversation:
    """Messages from (speaker, text); with ``names=False`` the speaker is the role."""
    messages = tuple(
        Message(ROLES.get(speaker, "user"), text, f"m{n}", NOON + timedelta(minutes=n), speaker if names else "")
        for n, (speaker, text) in enumerate(lines, 1)
    )
    return Conversation(messages, "c1", title)


def items(conversation: Conversation, topics: tuple[str, ...] = ()) -> tuple[Item, ...]:
    return OfflineExtractor().extract(conversation, conversation.messages, topics).items


def one(text: str, *, speaker: str = "user", names: bool = False) -> Item:
    found = items(talk((speaker, text), names=names))
    assert len(found) == 1, found
    return found[0]


FRIENDS = talk(
    ("Ines", "Hey Paul! How are you doing?"),
    ("Paul", "Hey Ines, great to hear from you! I adopted a greyhound called Biscuit last Saturday."),
    ("Ines", "Wow, that's amazing! You'll be such a great dog dad!"),
    ("Paul", "Thanks, Ines! He's so sweet. How is the pottery going?"),
    ("Ines", "I joined a pottery class in March and made three bowls with a celadon glaze."),
    ("Paul", "Sounds lovely! Pottery is so relaxing."),
    ("Ines", "Totally! Which vet do you go to with Biscuit?"),
    ("Paul", "Dr Okoye on Mill Street. He needs his rabies vaccination by 20 May."),
    ("Ines", "Good luck with that! Talk soon!"),
)


# ---- what is kept and what is not


@pytest.mark.parametrize(
    "text",
    [
        "Hey! How are you?",
        "Thanks so much, that's really helpful!",
        "Wow, that sounds amazing!",
        "You're doing an awesome job, keep it up!",
        "That's great to hear. I'm so proud of you!",
        "Family is everything and love keeps us going.",
        "Can you help me with that?",
        "What do you think about the second option?",
        "Good luck, talk to you soon!",
        "ok",
        "👍",
        "Totally agree, it's so important to take care of ourselves.",
        "Let's keep chasing our dreams and supporting each other.",
        "A lot has happened since then.",
        "Pushing boundaries is how we grow and find out what we can do.",
        "Just remember that stumbling blocks can be doors.",
        "I'm trying to debug the error in my transaction form.",
        "I'll definitely focus on the major issues first.",
        "Here's my current code:",
        "```python\ndef f():\n    return 'I decided to use Postgres for billing'\n```",
        "| service | decision |\n|---|---|\n| billing | We decided to use Postgres |",
        "2024-05-01 12:00:00 INFO server.py:42 I moved request 17 to worker 3 in 35 ms",
        "> We decided to use Postgres for the billing service",
    ],
)
def test_chatter_questions_requests_and_code_make_no_item(text: str) -> None:
    assert items(talk(("user", text), names=False)) == ()


def test_between_friends_what_happened_is_kept_and_niceties_are_not() -> None:
    said = [item.text for item in items(FRIENDS)]
    assert said == [
        "Paul: I adopted a greyhound called Biscuit last Saturday (2024-05-04).",
        "Ines: I joined a pottery class in March and made three bowls with a celadon glaze.",
        'Paul, asked "Which vet do you go to with Biscuit?": Dr Okoye on Mill Street. '
        "He needs his rabies vaccination by 20 May.",
    ]


def test_the_assistants_general_advice_is_not_kept() -> None:
    advice = (
        "Great question! Here are some tips:\n\n1. **Use an index** on the columns you filter by.\n"
        "2. Consider caching hot rows for 60 seconds.\n3. You should measure p95 before and after.\n\n"
        "For example, you could add `CREATE INDEX` in a migration. Would you like me to show you how?"
    )
    assert items(talk(("assistant", advice), names=False)) == ()


def test_the_assistants_own_work_on_this_project_is_kept() -> None:
    done = "Done. I moved the hashing into `auth/passwords.py` and all 42 tests pass. You could also add rate limiting."
    (item,) = items(talk(("assistant", done), names=False))
    assert item.text == "Assistant: I moved the hashing into `auth/passwords.py` and all 42 tests pass."
    assert item.role == "assistant"


def test_tool_and_system_messages_make_no_item() -> None:
    text = "We decided to use Postgres for the billing service."
    messages = (Message("system", text, "m1", NOON), Message("tool", text, "m2", NOON))
    assert items(Conversation(messages, "c1")) == ()


def test_the_statement_before_a_request_is_kept_without_the_request() -> None:
    item = one("I'm Dana, a nurse from Leeds, and I work night shifts until June, can you help me plan my sleep?")
    assert item.text == "I'm Dana, a nurse from Leeds, and I work night shifts until June."


def test_a_sentence_that_leans_on_the_one_before_stays_with_it() -> None:
    item = one("I ran the Bath half marathon in 1:52 on Sunday. It was hilly and my left knee held up for 21 km.")
    assert item.text.endswith("on Sunday. It was hilly and my left knee held up for 21 km.")


def test_the_statements_of_a_long_message_are_limited() -> None:
    text = " ".join(f"On 3 May I moved server number {n} to the Hetzner data centre in Helsinki." for n in range(40))
    assert 1 <= len(items(talk(("user", text), names=False))) <= 25


# ---- type, weight, time, update


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("We decided to store sessions in Postgres because Redis was one more thing to run.", "decision"),
        ("I chose the e-book edition over the hardcover to save 30 euros.", "decision"),
        ("I prefer tabs over spaces in Go files.", "preference"),
        ("Always include version numbers when I ask about dependencies.", "preference"),
        ("TODO: rotate the staging credentials before Friday.", "task"),
        ("We still need to migrate the billing tables to the new schema.", "task"),
        ("The importer breaks when the CSV has a BOM in front of the header.", "risk"),
        ("My daughter Ida is allergic to hazelnuts.", "risk"),
        ("`auth/passwords.py` holds the hashing and its tests.", "code_ref"),
        ("The retry logic lives in src/net/retry.go next to the client.", "code_ref"),
        ("I usually swim 40 lengths on Tuesdays before work.", "pattern"),
        ("I'm working on a Rust parser for the GPX files of my watch.", "context"),
        ("I bought a second-hand cargo bike from Martina for 900 euros.", "fact"),
        ("I've increased my weekly word count from 1,200 to 1,500 words by April 9.", "fact"),
        ("The council has shut the hall in Millbrook for good, so the co-op of 12 families folded.", "fact"),
        ("I'll ask Natalie about the payment structure of the $8,000 contract.", "task"),
        ("Good idea, I'll do the trial dose next Saturday, 16 May.", "task"),
        ("I'm planning to interview 7 filmmakers from Montserrat in August.", "task"),
        ("I cap the plan at 17 km rather than 18 km, then.", "decision"),
        ("Dad takes 30 mg of edoxaban once a day because of his kidneys.", "fact"),
        ("I'll go for the 3-month prepaid plan at 36 euros.", "decision"),
        ("I'm worried that Carla, who's 81, might not review my first 10 pages by March 20.", "risk"),
        ("I had to decline a $2,000 video project on April 4 to finish my essay.", "decision"),
        ("Plain SQL, always. No SQLAlchemy in this repo, that's staying that way.", "preference"),
    ],
)
def test_plain_cues_give_the_type(text: str, kind: str) -> None:
    assert one(text).type == kind


def test_a_reasoned_decision_weighs_more_than_a_fact() -> None:
    reasoned = one("We switched to uv because pip took four minutes in CI.").salience
    assert (
        reasoned
        > one("We decided to keep the monolith for version 1.0.").salience
        > one("We run 14 pods in CI.").salience
    )


def test_an_open_box_is_a_task() -> None:
    assert one("- [ ] order the missing tiles for the bathroom").type == "task"


@pytest.mark.parametrize(
    ("said", "spelled", "since"),
    [
        ("I started at the bakery yesterday in Leith.", "yesterday (2024-05-07)", "2024-05-07"),
        ("I adopted a cat named Pixel two weeks ago.", "two weeks ago (week of 2024-04-22)", "2024-04-22"),
        ("I moved to Lisbon with my brother last year.", "last year (2023)", "2023-01-01"),
        ("I sold the old Volvo to Martina last Friday.", "last Friday (2024-05-03)", "2024-05-03"),
        ("I've got a job interview at Acme in Delft tomorrow.", "tomorrow (2024-05-09)", ""),
        ("I've been vegetarian since March 3, 2023.", "March 3, 2023", "2023-03-03"),
        ("My thesis draft is due on 20 May in Delft.", "20 May", ""),
    ],
)
def test_days_are_resolved_against_the_day_it_was_said(said: str, spelled: str, since: str) -> None:
    item = one(said)
    assert spelled in item.text
    assert item.valid_from == since


def test_without_a_date_nothing_is_resolved() -> None:
    message = Message("user", "I adopted a cat named Pixel yesterday in Leith.", "m1")
    (item,) = items(Conversation((message,), "c1"))
    assert (item.text, item.valid_from, item.created) == (message.content, "", None)


@pytest.mark.parametrize(
    ("text", "old"),
    [
        ("We moved from Postgres 14 to SQLite for the billing service.", "Postgres 14"),
        ("We switched the schema migrations from alembic to goose.", "alembic"),
        ("I no longer live in Berlin with my parents.", "Berlin"),
        ("We now use uv instead of pip in the worker image.", "pip"),
        ("The dentist's number used to be 0131 225 4455, it changed in May.", "0131 225 4455"),
        ("We replaced Jest with Vitest in the web app.", "Jest"),
        ("We run Postgres 17 in production since May.", ""),
        ("I'd switch from Postgres to SQLite if the load were lower in the billing service.", ""),
    ],
)
def test_what_is_no_longer_so_is_named(text: str, old: str) -> None:
    found = items(talk(("user", text), names=False))
    assert [item.replaces for item in found] in ([old], [] if not old else [old])


# ---- provenance and topics


def test_items_say_where_and_when_they_were_said() -> None:
    first = items(FRIENDS)[0]
    assert (first.source, first.role, first.created, first.confidence) == (
        "c1#m2",
        "user",
        NOON + timedelta(minutes=2),
        0.75,
    )


def test_topics_are_named_by_what_is_talked_about() -> None:
    lines = [
        ("Ines", "I took up pottery in March and fired six bowls on Monday."),
        ("Paul", "I fixed the garden pond, a heron ate four goldfish last week."),
        ("Ines", "My teacher Lena lent me her wheel for the pottery in June."),
        ("Paul", "I bought a net for the garden pond at the hardware store in Leith."),
        ("Ines", "I sold two mugs and the rest of my pottery at a fair in Perth."),
        ("Paul", "The garden pond lost 20 cm of water, I patched the liner with tape."),
    ]
    found = {item.text.split(":")[0]: item.topic for item in items(talk(*lines))}
    assert found == {"Ines": "Pottery", "Paul": "Garden pond"}


def test_an_existing_topic_is_used_again() -> None:
    lines = [("user", "I fed the sourdough starter with 50 g of rye and moved it next to the oven.")]
    assert [item.topic for item in items(talk(*lines, names=False), ("Running", "Sourdough"))] == ["Sourdough"]


def test_a_short_conversation_may_go_by_its_title() -> None:
    lines = [
        ("user", "We put a CHECK constraint on 14 tables."),
        ("user", "Callum runs the backfill at 06:30 on Wednesday."),
    ]
    found = items(talk(*lines, names=False, title="Overbooked delivery slots"))
    assert {item.topic for item in found} == {"Overbooked delivery slots"}


@pytest.mark.parametrize(
    ("title", "topic"),
    [
        ("#billing-db-upgrade", "Billing db upgrade"),
        ('Boat share "Duchess"', "Boat share Duchess"),
        ("Re: AW: Overbooked slots", "Overbooked slots"),
    ],
)
def test_a_title_names_a_topic_without_the_marks_of_mails_and_channels(title: str, topic: str) -> None:
    lines = [
        ("user", "We put a CHECK constraint on 14 tables."),
        ("user", "Callum runs the backfill at 06:30 on Wednesday."),
    ]
    assert {item.topic for item in items(talk(*lines, names=False, title=title))} == {topic}


def test_no_word_is_cut_from_the_end_of_a_sentence_without_a_question() -> None:
    assert one("I pay 85 pounds a month into the boat, starting now.").text.endswith("starting now.")
    assert one("I pay 85 pounds a month into the boat now").text.endswith("month into the boat now.")


def test_no_topic_is_vague() -> None:
    assert not {item.topic.lower() for item in items(FRIENDS)} & {
        "general",
        "misc",
        "other",
        "unknown",
        "",
    }


def test_what_fits_no_topic_of_a_talk_of_friends_is_filed_under_who_says_it() -> None:
    lines = [
        ("Ines", "I joined a pottery class in March and made three bowls."),
        ("Paul", "I sleep with the window open, even in January."),
        ("Ines", "The pottery class moved to Tuesday evenings in April."),
        ("Ines", "I glazed two mugs in the pottery class on 3 May."),
        ("Paul", "I was born in Leith in 1981."),
        ("Ines", "The pottery class costs 12 pounds an evening."),
    ]
    found = items(talk(*lines))
    assert [item.topic for item in found] == ["Pottery class", "Paul", *["Pottery class"] * 2, "Paul", "Pottery class"]


@pytest.mark.parametrize(
    ("said", "topic"),
    [
        ("The vet says Biscuit needs half a tablet a day.", "Pets"),
        ("My mother turns 70 on 4 June.", "Family"),
        ("Der Welpe heißt Balou und kommt am 3. Mai zu uns.", "Haustiere"),
    ],
)
def test_a_statement_alone_is_filed_under_a_topic_that_most_people_have(said: str, topic: str) -> None:
    assert one(said).topic == topic


def test_what_fits_no_topic_of_the_conversation_goes_to_a_common_one_that_is_likely() -> None:
    lines = [
        ("Ines", "The pottery class moved to Tuesday evenings in April."),
        ("Ines", "I glazed two mugs in the pottery class on 3 May."),
        ("Paul", "I'm allergic to penicillin, my doctor wrote it into the chart in 1994."),
        ("Ines", "The pottery class costs 12 pounds an evening."),
        ("Paul", "The kiln of the pottery class is fired on Fridays."),
    ]
    found = items(talk(*lines, title="Pottery class"))
    assert [item.topic for item in found] == ["Pottery class", "Pottery class", "Health", *["Pottery class"] * 2]


def test_a_label_says_where_a_statement_is_filed() -> None:
    rated = rate_common_topics(["Job: I stopped on 31 December, and grandma is paying my rent.", "The boiler is new."])
    assert rated["Work"][0] > 0 and rated["Home"][1] > 0


def test_a_term_that_means_the_same_as_the_topic_becomes_its_alias() -> None:
    lines = [
        ("Ines", "I went to the movies in May with my sister, and the movies were good."),
        ("Paul", "My favourite movie is Paterson, I've watched it nine times."),
        ("Ines", "I dug the garden pond two metres deep in April."),
        ("Paul", "I bought a projector for 300 pounds to watch the movies at home."),
        ("Ines", "I bought 12 goldfish for the garden pond on Sunday."),
    ]
    found = {(item.topic, item.called) for item in items(talk(*lines), ("Films and series", "Garden pond"))}
    assert found == {("Films and series", "Movies"), ("Garden pond", "")}


def test_a_later_conversation_goes_on_with_the_topic_its_title_begins_with() -> None:
    lines = [
        ("user", "The keys are handed over on 22 August."),
        ("user", "Boonen moves us for 2,150 euros on the 21st."),
    ]
    found = items(talk(*lines, names=False, title="Moving, July"), ("Moving to Utrecht", "Garden pond"))
    assert {item.topic for item in found} == {"Moving to Utrecht"}
    found = items(talk(*lines, names=False, title="Our first year, week six"), ("Our first year abroad", "Garden pond"))
    assert {item.topic for item in found} == {"Our first year abroad"}


def test_a_topic_that_an_identifier_names_is_written_like_it() -> None:
    assert one("We decided to keep lock_timeout at 2 s, because 5 s blocked bookings.").topic == "lock_timeout"


def test_what_people_usually_file_is_filed_so() -> None:
    said = ["I'm allergic to peanuts.", "My daughter's name is Ingrid.", "Never suggest unwrap() in answers please."]
    assert [one(text).topic for text in said] == ["Health", "Family", "How to work with me"]


# ---- only what is new, always the same, whatever comes


def test_only_new_messages_give_items() -> None:
    found = OfflineExtractor().extract(FRIENDS, FRIENDS.messages[4:], ())
    assert [item.source for item in found.items] == ["c1#m5", "c1#m8"]


def test_the_same_input_gives_the_same_items() -> None:
    assert items(FRIENDS) == items(FRIENDS)


@pytest.mark.parametrize(
    "text",
    [
        "Ich habe gestern in Hamburg drei Fahrräder für 450 Euro gekauft. Wir nehmen Postgres 17.",
        "我昨天在上海买了三辆自行车。我们决定使用 Postgres。",
        "اشتريت ثلاث دراجات أمس. قررنا استخدام Postgres.",
        "\x00\u200b\ufeff", "- \n- \n  - ", "[](", "$$\\frac{1}{2}$$ \\[ x \\]", "a" * 5000,
        "? " * 500, "so " * 390 + "so", ", and " * 190, "my " * 390, "I have had also just " * 50,
    ],
)  # fmt: skip
def test_other_languages_and_debris_do_no_harm(text: str) -> None:
    for item in items(talk(("user", text), names=False)):
        assert item.text.strip() and item.topic.strip()


@pytest.mark.parametrize("title", ["\x1b", "\u200b", " \x00 "])
def test_a_title_of_which_nothing_can_be_read_names_no_topic(title: str) -> None:
    said = Message("user", "00:A:0.")
    (item,) = OfflineExtractor().extract(Conversation((said,), "c1", title), [said], []).items
    assert item.topic == "Notes"


messages = st.builds(
    Message,
    role=st.sampled_from(["user", "assistant", "system", "tool"]),
    content=st.one_of(
        st.text(max_size=200),
        st.lists(
            st.sampled_from([m.content for m in FRIENDS.messages] + ["\n\n", "- ", "```", "?", "I "]), max_size=6
        ).map("".join),
    ),
    name=st.sampled_from(["", "Ines", "Paul", "assistant", "名前", "("]),
    time=st.one_of(st.none(), st.datetimes(timezones=st.just(UTC))),
)


@examples(150)
@given(st.lists(messages, max_size=8), st.lists(st.text(max_size=20), max_size=4), st.text(max_size=30))
def test_any_conversation_gives_clean_items(sent: list[Message], topics: list[str], title: str) -> None:
    conversation = Conversation(tuple(sent), "c1", title)
    for item in OfflineExtractor().extract(conversation, sent, topics).items:
        assert item.text and item.topic.strip()
        assert len(item.text.splitlines()) == 1
        assert len(item.topic.splitlines()) == 1
        assert 0 <= item.salience <= 1


@pytest.mark.parametrize(
    "text",
    [
        "I've booked Dr. Whitlock as locum for the two weeks, 420 a day",
        "i share plot 31 with mr. kaya who's 74",
        "The concert is in St. Martini with Prof. Lee and Mrs. Barta",
    ],
)
def test_a_shortened_title_ends_no_sentence(text: str) -> None:
    assert [sentence.text for sentence in sentences(text)] == [text]


def test_people_who_write_without_capitals_end_sentences() -> None:
    text = "lookup down to 40 ms. took the afternoon off. lovely"
    assert [sentence.text for sentence in sentences(text)] == [
        "lookup down to 40 ms.",
        "took the afternoon off.",
        "lovely",
    ]
