"""Check that a document and its predictable summary are written in one step, with the same result."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.archive import write
from vault_memory.archive.decisions.decision import new_cell
from vault_memory.archive.predicted_summary import predict_summary
from vault_memory.models import Add, Edit, Item, Reinforce, Remove, SetSummary, Supersede, Topic
from vault_memory.vault.document import topic_text

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
SAID = (
    "The billing service runs on port 8443", "Mara looks after the ledger", "We decided to use Stripe for payments",
    "Invoices are sent on the third working day", "The ledger is kept in Postgres", "Refunds take 5 days at most",
)  # fmt: skip


def _add(text: str, number: int, kind: str = "fact") -> Add:
    at = NOW + timedelta(minutes=number // 2)
    item = Item(text=text, topic="Billing", type=kind, confidence=0.75, salience=0.4 + 0.05 * (number % 7),
                source=f"conv-{number // 4}#m{number}", created=at)  # fmt: skip
    return new_cell(item, f"conv-{number // 4}", "offline")


def _revise(topic: Topic, edits: list[Edit]) -> Topic:
    return write.revise(topic, edits, source="conv-9", consolidate_after=3, now=NOW)[0]


@pytest.fixture
def topic() -> Topic:
    made = topic_text.create_topic("Billing", "topics/Billing.md", created=NOW)
    return _revise(made, [_add(text, n, "decision" if n == 2 else "fact") for n, text in enumerate(SAID)])


def _list_edits(topic: Topic) -> list[list[Edit]]:
    first, second = topic.cells[0], topic.cells[-1]
    new = _add("The billing service runs on port 9000 and Mara's team has 4 people", 20)
    return [
        [new],
        [new, _add("*Adyen* costs 400 euros a month #money", 21, "decision"), _add("A risk of 7 %", 22, "risk")],
        [Supersede(first.ref, NOW, new, reason="now")],
        [Supersede(first.ref, NOW, new, reason="done", apart=True), Supersede(second.ref, NOW, successor=new.id)],
        [Reinforce(first.ref, ("conv-7#m1",), NOW + timedelta(days=2)), new],
        [Reinforce(first.ref, first.attributes.sources if first.attributes else (), NOW)],
        [_add(SAID[0], 0)],
        [Remove(second.ref)],
        [],
    ]  # fmt: skip


def test_one_go_gives_what_two_give(topic: Topic, monkeypatch: pytest.MonkeyPatch) -> None:
    assert topic.summary
    together = [_revise(topic, edits) for edits in _list_edits(topic)]
    monkeypatch.setattr(write, "predict_summary", lambda *_: "")
    apart = [_revise(topic, edits) for edits in _list_edits(topic)]
    assert [each.text for each in together] == [each.text for each in apart]


def test_a_wrong_guess_is_not_written(topic: Topic, monkeypatch: pytest.MonkeyPatch) -> None:
    edits = _list_edits(topic)[2]
    expected = _revise(topic, edits).text
    monkeypatch.setattr(write, "predict_summary", lambda *_: "Something else altogether.")
    assert _revise(topic, edits).text == expected


def test_a_plain_edit_is_written_in_one_go(topic: Topic, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[type]] = []
    apply = write.apply
    monkeypatch.setattr(
        write, "apply", lambda t, e, **k: (made.append([type(each) for each in e]), apply(t, e, **k))[1]
    )
    _revise(topic, _list_edits(topic)[2])
    assert made == [[Supersede, SetSummary]]


def test_a_summary_of_a_model_or_a_person_is_not_foreseen(topic: Topic) -> None:
    edits = _list_edits(topic)[0]
    assert predict_summary(topic, edits, 3)
    assert not predict_summary(topic, edits, 99)
    by_hand = topic_text.parse(topic.text.replace(topic.summary, "What a person says."), topic.path)
    assert not predict_summary(by_hand, edits, 3)
