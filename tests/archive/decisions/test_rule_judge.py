"""Test how the rules decide, without a model, what an item changes in the documents."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.archive.decisions.decision import new_cell
from vault_memory.archive.decisions.rule_judge import Pool, decide
from vault_memory.archive.extraction.rules.changes import moves_to_month
from vault_memory.archive.write import revise
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Add, Item, Reinforce, Supersede, Topic
from vault_memory.vault.document import topic_text
from vault_memory.vault.document.edits import apply

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PATH = "topics/Billing.md"


def item(text: str, **values: object) -> Item:
    known = Item(text=text, topic="Billing", confidence=0.75, source="conv-1#m1", created=NOW)
    return replace(known, **values)  # type: ignore[arg-type]


def settle(item: Item, topic: Topic) -> Add | Supersede | Reinforce:
    pool = Pool(get_packaged_embedder().embed)
    pool.add(PATH, topic.cells)
    edit = decide(item, PATH, pool, conversation="conv-1", by="offline", now=NOW).edit
    assert isinstance(edit, Add | Supersede | Reinforce)
    return edit


def machine_made(*texts: str) -> Topic:
    topic = topic_text.create_topic("Billing", PATH, created=NOW)
    edits = [new_cell(item(text, source=f"conv-0#m{n}"), "conv-0", "offline") for n, text in enumerate(texts)]
    return apply(topic, edits, now=NOW)[0]


def by_hand(*texts: str) -> Topic:
    return topic_text.parse("# Billing\n\n" + "".join(f"- {text}\n" for text in texts), PATH)


def test_something_new_is_added_in_the_section_of_its_type() -> None:
    edit = settle(item("Invoices are sent on the third working day", type="decision"), machine_made("We use Stripe"))
    assert isinstance(edit, Add)
    assert (edit.section, edit.attributes.sources, edit.attributes.by) == ("Decisions", ("conv-1#m1",), "offline")


def test_who_is_gone_is_still_allergic() -> None:
    assert isinstance(settle(item("Kofi has dropped out."), machine_made("Kofi is allergic to shellfish")), Add)
    assert isinstance(settle(item("Mitzi died on Sunday."), machine_made("Mitzi is diabetic")), Supersede)


@pytest.mark.parametrize(
    ("new", "old", "ends"),
    [
        ("Ole: I can't bring the grill with my back.", "Ole: I'll bring the grill.", True),
        ("Ole: I won't be able to bring the grill.", 'Ole, asked "who brings the grill": I\'ll bring the grill.', True),
        ("Ole: I can't bring the grill.", "Kim: I'll bring the grill.", False),
        ("Ole: I can't bring the grill before noon.", "Ole: I'll bring the grill.", False),
        ("Ole: I can't bring the benches.", "Ole: I'll bring the grill.", False),
    ],
)
def test_what_somebody_cannot_do_ends_that_they_will(new: str, old: str, ends: bool) -> None:
    edit = settle(item(new, created=NOW + timedelta(days=40)), machine_made(old))
    assert isinstance(edit, Supersede) is ends


def test_something_known_only_gains_a_source() -> None:
    topic = machine_made("The billing service runs on port 8443")
    edit = settle(item("The billing service runs on port 8443."), topic)
    assert isinstance(edit, Reinforce)
    after, _ = apply(topic, [edit], now=NOW)
    assert [cell.text for cell in after.cells] == ["The billing service runs on port 8443"]
    assert after.cells[0].attributes is not None
    assert after.cells[0].attributes.sources == ("conv-0#m0", "conv-1#m1")


def test_a_statement_that_ends_something_does_not_end_itself() -> None:
    said = "The jars with the orange rubber seals leak, I'll never use those again."
    assert isinstance(settle(item(said), machine_made(said)), Reinforce)


def test_another_value_is_another_statement() -> None:
    edit = settle(item("The billing service runs on port 9443"), machine_made("The billing service runs on port 8443"))
    assert isinstance(edit, Add)


def test_a_plain_update_supersedes_what_the_machine_wrote() -> None:
    topic = machine_made("We use Postgres for the billing service", "Invoices are numbered by year")
    moved = item("We moved from Postgres to SQLite for the billing service", replaces="Postgres")
    edit = settle(moved, topic)
    after, (result,) = apply(topic, [edit], now=NOW)
    assert result.outcome == "superseded"
    old, new = after.cell(topic.cells[0].id), next(cell for cell in after.cells if "SQLite" in cell.text)
    assert old is not None and old.superseded and old.attributes is not None
    assert old.attributes.successor == new.id
    assert not after.cells[1].superseded


def test_a_plain_update_only_proposes_to_a_person() -> None:
    topic = by_hand("We use Postgres for the billing service")
    edit = settle(item("We moved from Postgres to SQLite for the billing service", replaces="Postgres"), topic)
    after, (result,) = apply(topic, [edit], now=NOW)
    assert result.outcome == "pending"
    assert after.text == topic.text


def test_an_update_within_one_conversation_supersedes_what_it_said_before() -> None:
    pool = Pool(get_packaged_embedder().embed)
    texts = ["We use Postgres for the billing service", "We moved from Postgres to SQLite for the billing service"]
    items = [item(texts[0], source="conv-1#m1"), item(texts[1], source="conv-1#m9", replaces="Postgres")]
    edits = [decide(each, PATH, pool, conversation="conv-1", by="offline", now=NOW).edit for each in items]
    after, results = revise(
        topic_text.create_topic("Billing", PATH, created=NOW), edits, source="conv-1", consolidate_after=5, now=NOW
    )
    assert [result.outcome for result in results] == ["added", "superseded"]
    assert [cell.text for cell in after.cells if not cell.superseded] == [texts[1]]


def test_an_assistant_only_proposes_to_end_what_the_user_said_and_a_user_who_says_so_ends_it() -> None:
    pool = Pool(get_packaged_embedder().embed)
    said = "We moved from Postgres to SQLite for the billing service"
    items = [
        item("We use Postgres for the billing service", role="user"),
        item(said, role="assistant", source="conv-1#m2", replaces="Postgres"),
        item(said, role="user", source="conv-1#m3", replaces="Postgres"),
    ]
    first, proposed, made = (decide(each, PATH, pool, conversation="conv-1", by="offline", now=NOW) for each in items)
    assert isinstance(first.edit, Add)
    assert proposed.propose and proposed.reason == "the assistant said it, against what a user said"
    assert not made.propose
    for decision in (proposed, made):
        assert isinstance(decision.edit, Supersede) and decision.edit.target.id == first.edit.id


def test_between_people_a_statement_is_added_and_only_what_it_ends_of_the_users_waits() -> None:
    pool = Pool(get_packaged_embedder().embed)
    known = "Postgres runs the billing service"
    said = item("We moved from Postgres to SQLite for the billing service", role="assistant", replaces="Postgres")
    items = [
        item(f"We agreed that {known}", role="user"),
        item(known, role="assistant", source="conv-1#m2"),
        replace(said, source="conv-1#m3", between_people=True),
    ]
    mine, theirs, made = (decide(each, PATH, pool, conversation="conv-1", by="offline", now=NOW) for each in items)
    assert isinstance(mine.edit, Add) and isinstance(theirs.edit, Add)
    assert isinstance(made.edit, Supersede) and made.edit.target.id == theirs.edit.id and made.edit.by is not None
    ((_, waiting),) = made.proposed
    assert isinstance(waiting, Supersede) and waiting.target.id == mine.edit.id and not made.propose


def test_the_summary_is_renewed_while_it_is_ours() -> None:
    topic = topic_text.create_topic("Billing", PATH, created=NOW)
    facts = [f"Fact number {n} is about the {what} of invoices" for n, what in enumerate("abcdefg")]
    edits = [new_cell(item(text, source=f"conv-1#m{n}"), "conv-1", "offline") for n, text in enumerate(facts)]
    few, _ = revise(topic, edits[:4], source="conv-1", consolidate_after=5, now=NOW)
    assert few.summary == ""
    many, _ = revise(few, edits[4:6], source="conv-1", consolidate_after=5, now=NOW)
    assert many.summary and many.summary_ours
    edited = topic_text.parse(many.text.replace(many.summary, "My own words."), PATH)
    kept, _ = revise(edited, edits[6:], source="conv-1", consolidate_after=5, now=NOW)
    assert kept.summary == "My own words."


def test_a_document_carries_the_dates_of_what_was_said() -> None:
    old = datetime(2023, 5, 8, tzinfo=UTC)
    topic = topic_text.create_topic("Billing", PATH, created=old)
    said = new_cell(item("Invoices are numbered by year", created=old), "conv-1", "offline")
    after, _ = revise(topic, [said], source="conv-1", consolidate_after=5, now=NOW)
    assert after.updated == old


def said_later(text: str) -> Item:
    return item(text, created=NOW + timedelta(days=60), source="conv-2#m1")


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("We sold the Rofco, the oven is a deck oven now.", "The oven is a Rofco B40, serviced each autumn."),
        ("The recording moves to September.", "Recording the EP in June with Ines."),
        ("Hyperoptic is ending our deal, I'm with Vodafone now.", "Internet is with Hyperoptic, 28 a month."),
        ("The synology died. I've bought a UGREEN.", "The NAS is a Synology DS220+ with two drives."),
        ("The steam page went up on 12 march.", "The steam page must be up by 1 march."),
        ("The code of the garage is 7714 since yesterday.", "Garage code is 2290."),
        ("Two attempts are enough for retries from here on.", "Retries: three attempts, exponential."),
        ("Gwen has broken her wrist, Luca does the layout.", "Layout is done by Gwen."),
        (
            "The crawler's pause went from 15 to 40 seconds, the hosts complained.",
            "The crawler waits 15 seconds a page.",
        ),
    ],
)
def test_what_probably_is_otherwise_now_is_superseded(new: str, old: str) -> None:
    assert isinstance(settle(said_later(new), machine_made(old, "We use Stripe for invoices.")), Supersede)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("My sister bought a Volvo.", "My car is a Skoda."),
        ("I ran 10 km on Sunday.", "I ran 5 km on Friday."),
        ("Rent in Leeds is 900 now, says my cousin.", "Our flat in Bristol is 1,200 a month."),
        ("Anna moved to Lyon.", "Ben lives in Turin."),
        ("The job queue of RabbitMQ holds 900 jobs a minute at most.", "We use RabbitMQ 3.12 for the job queue."),
        ("Alice's flight to Porto leaves on 9 June.", "Alice's birthday is on 3 May."),
        ("The rest for the hall is £3,000, due on 1 August.", "The deposit for the hall is £1,200."),
        ("Act three has 14 pages.", "The interval is after act three."),
        ("The surgery took two hours.", "My surgery was on 11 January."),
        ("Staging has 4 GB of memory.", "Production has 16 GB of memory."),
        ("The new kitchen costs £12,400 with the worktop.", "The new kitchen is 14 square metres."),
        ("The API times out after 30 seconds.", "The API rate limit is 100 requests a minute."),
        ("Postgres for the orders service has 64 GB of memory.", "We use Postgres 16 for the orders service."),
        ("The wedding invitations go out by 10 May.", "The wedding is on 19 September at Ashdown Barn."),
        ("The train to Nice takes 5 hours and 40 minutes.", "The train to Lyon takes 2 hours."),
        ("Max goes to bed at 20:00.", "Max is 6 years old."),
        ("Uncle Bert isn't coming, his knee is being done.", "Uncle Bert is diabetic."),
        ("Room 5 has 45 seats now.", "Room 4 has 30 seats."),
        ("The flyer is 3 MB now.", "The flyer has to stay under 5 MB."),
        ("The bus from Bath leaves at 17:40.", "The bus to Bath leaves at 9:14."),
        ("The recording moves to September.", "The bathroom gets new tiles in June."),
        ("Maybe the recording moves to September.", "Recording the EP in June with Ines."),
    ],
)
def test_what_only_looks_alike_is_added(new: str, old: str) -> None:
    assert isinstance(settle(said_later(new), machine_made(old, "We use Stripe for invoices.")), Add)


def test_what_has_not_ended_of_a_statement_stays() -> None:
    topic = machine_made("Nadia: The rent is 640 each. Internet is with Hyperoptic, 28 a month.")
    pool = Pool(get_packaged_embedder().embed)
    pool.add(PATH, topic.cells)
    new = said_later("Nadia: The landlord raised the rent to 690.")
    decision = decide(new, PATH, pool, conversation="conv-2", by="offline", now=NOW)
    after, _ = apply(topic, decision.edits, now=NOW)
    current = [cell for cell in after.cells if not cell.superseded]
    assert {cell.text for cell in current} == {
        "Nadia: The landlord raised the rent to 690.", "Nadia: Internet is with Hyperoptic, 28 a month.",
    }  # fmt: skip
    rest = next(cell for cell in current if "Hyperoptic" in cell.text)
    assert rest.attributes is not None
    assert rest.attributes.sources == ("conv-0#m0",)


@pytest.mark.parametrize(
    ("new", "old", "sure"),
    [
        ("The recording moves to September.", "Recording the EP in June with Ines.", 1.0),
        ("Ines: ok, the launch slipped to October.", "Ines: The launch is in May.", 1.0),
        ("The recording moves to June.", "Recording the EP in June with Ines.", 0.0),
        ("The recording moves to September.", "We finished recording the demo in June.", 0.0),
        ("The recording moves to Bristol.", "Recording the EP in June with Ines.", 0.0),
        ("The choir moves to March.", "Recording the EP in June with Ines.", 0.0),
    ],
)
def test_what_moves_to_another_month(new: str, old: str, sure: float) -> None:
    assert moves_to_month(new, old, Counter()) == sure
