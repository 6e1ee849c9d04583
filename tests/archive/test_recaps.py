"""Test conversation summaries (A12): only for their own conversation, and editable by a person."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from llm_server import Request, Script, Scripted, ScriptedServer, ok
from scripted_brain import brain

from vault_memory.errors import MalformedError
from vault_memory.evaluate import questions_run as evaluate
from vault_memory.evaluate.labelled import LabelledQuery, LabelledSet
from vault_memory.memory import Memory
from vault_memory.models import TIERS, Conversation, Filter, Message
from vault_memory.search.question import SearchSetup
from vault_memory.search.temporal import search_as_of
from vault_memory.text.words import words
from vault_memory.vault.conversations import summaries

NOW = datetime(2026, 10, 20, 9, 0, tzinfo=UTC)
SECRET = "walrus"  # in a's summary alone
Start = Callable[..., Memory]


def noting(word: str) -> Callable[[Request], Scripted]:
    """The brain, whose summaries hold a word of their own."""

    def reply(request: Request) -> Scripted:
        if "summar" in str(request.messages[0]["content"])[:200].lower() and "points" in request.text:
            return ok({"points": [f"The migration is called {word}, invoices go to Postgres 16."]})
        return brain(request)

    return reply


@pytest.fixture
def start(tmp_path: Path, scripted: Callable[..., ScriptedServer]) -> Start:
    def make(script: Script = brain, **config: object) -> Memory:
        server = scripted(script)
        memory = Memory(tmp_path / "home", config=server.settings | config, clock=lambda: NOW)
        memory.server = server  # type: ignore[attr-defined]
        return memory

    return make


def chat(id: str, turns: int = 5) -> Conversation:
    said = [
        message
        for n in range(1, turns + 1)
        for message in (
            Message("user", f"Billing: Rule {n} of {id} says that kind {n}00 is paid in {n} days.", f"u{n}", NOW),
            Message("assistant", f"I noted rule {n}.", f"a{n}", NOW),
        )
    ]
    return Conversation(tuple(said), id=id, title=f"Rules of {id}")


@pytest.fixture
def two(start: Start) -> Memory:
    """Conversations a and b; the word is in the summary of a and nowhere else."""
    memory = start(noting(SECRET))
    memory.archive(chat("a"))
    assert SECRET in (memory.root / summaries.path("a")).read_text(encoding="utf-8")
    memory = start(noting("lobster"))
    memory.archive(chat("b"))
    return memory


def found(memory: Memory, query: str, **options: object) -> list[str]:
    return [hit.entry.conversation for hit in memory.search(query, **options).hits if hit.entry.tier == "recap"]  # type: ignore[arg-type]


def test_its_own_conversation_finds_it(two: Memory) -> None:
    assert found(two, f"conversation:a {SECRET}") == ["a"]
    assert found(two, f"conversation:a {SECRET}", source_type="conversation") == ["a"]
    assert found(two, f"conversation:a {SECRET} migration", detail_level="summary") == ["a"]
    packed = two.context(f"what is the {SECRET} migration", conversation="a")
    assert SECRET in packed.text and "earlier in this conversation" in packed.text
    assert packed.tokens <= packed.budget


def test_no_other_search_finds_it(two: Memory) -> None:
    for where in ("", "conversation:b ", "conversation:nobody "):
        for source_type in ("all", "conversation", "file"):
            result = two.search(f"{where}{SECRET} migration", source_type=source_type, limit=25)
            assert SECRET not in str(result.hits), (where, source_type)


def test_no_other_road_leads_to_it(two: Memory) -> None:
    query = f"what is the {SECRET} migration of invoices"
    for text in (
        str(two.search(query, detail_level="summary").hits),
        str(two.search(f"conversation:b {query}", detail_level="summary").hits),
        str(two.search(query, as_of="2026-10-20").hits),
        str(two.search(f"conversation:a {query}", as_of="2026-10-19").hits),
        str(search_as_of(SearchSetup(two.index.snapshot(), None, two.settings.search, NOW), query).hits),
        str(two.recall(query).hits),
        two.context(query).text,
        str(two.context(query).left_out),
        two.context(query, conversation="b").text,
        str(two.context(query, conversation="b").left_out),
        two.context(f"conversation:a {query}", conversation="b").text,
        two.context(query, conversation="b", form="prompt").text,
        str(two.topics.list()),
    ):
        assert SECRET not in text


def test_the_index_itself_holds_it_back(two: Memory) -> None:
    """Whatever a later search forgets: without the conversation no primitive of the index gives a recap."""
    index = two.index
    index.sync()
    assert two.embedder is not None
    vector = two.embedder.embed([f"The migration is called {SECRET}"])[0]
    for where in (Filter(), Filter(tiers=("recap",)), Filter(tiers=("recap", "cell")), Filter(conversation="b"),
                  Filter(path=summaries.path("a"))):  # fmt: skip
        labels = [label for label, _ in index.snapshot().lexical(words(SECRET), {"text": 1.0}, 50, where)]
        labels += [label for label, _ in index.snapshot().phrase(words(SECRET), 50, where)]
        labels += [label for label, _ in index.snapshot().dense(vector, 500, where)]
        labels += index.snapshot().newest(500, where)
        assert SECRET not in str(index.snapshot().entries(labels))
    own = Filter(tiers=("recap",), conversation="a")
    assert len(index.snapshot().newest(9, own)) == len(index.snapshot().dense(vector, 9, own)) == 1
    assert SECRET not in str(index.topic_names()) + str(index.similar_topics(f"{SECRET} migration", 9))
    assert SECRET not in str(index.similar_cells(f"{SECRET} migration", 50))


def test_evaluation_does_not_see_it(two: Memory) -> None:
    labels = LabelledSet("x", (LabelledQuery(f"{SECRET} migration", {summaries.path("a"): 1}, "", "all"),))
    subject = evaluate.LabelledVault(two.home, two.user, labels)
    assert all(value == 0 for value in evaluate.average_figures(evaluate.ask_questions(subject, {})).values())
    assert evaluate.list_unknown_labels(subject) == [summaries.path("a")]


def test_no_prompt_of_another_conversation_holds_it(two: Memory, start: Start) -> None:
    memory = start(**{"archive.exchanges": True, "archive.background": False})
    memory.archive(chat("b", 7))
    memory.archive(chat("c", 6))
    memory.add_message("b", "user", f"Billing: The {SECRET[:3]} export runs on Mondays at 9:00.")
    memory.add_message("b", "assistant", "Noted.")
    memory.conversations.summarize("b")
    memory.consolidate("Billing")
    texts = [request.text for request in memory.server.requests]  # type: ignore[attr-defined]
    assert len(texts) > 5 and not any(SECRET in text for text in texts)
    assert any("lobster" in text for text in texts)
    memory.archive(chat("a", 7))
    assert any(SECRET in request.text for request in memory.server.requests)  # type: ignore[attr-defined]


def test_an_edit_of_a_person_is_found_and_keeps_its_bytes(two: Memory) -> None:
    path = two.root / summaries.path("a")
    mine = path.read_bytes().replace(
        b"# Rules of a", b"---\nmine: yes\n---\n\xef\xbb\xbf# My rules\r\n\r\n* narwhal, too   "
    )
    path.write_bytes(mine + b"\nA line of mine behind it.\n\n\n")
    assert found(two, "conversation:a narwhal") == ["a"]
    two.archive(chat("a", 10))
    after = path.read_bytes()
    kept, _, _ = mine.partition(b"\n\n<!-- summary")
    assert after.startswith(kept) and b"\nA line of mine behind it." in after and b"## Up to a10" in after
    assert b"text=" not in after and after.count(b"<!-- summary v1") == 1 and b"upto=a10" in after
    two.conversations.summarize("a")
    assert path.read_bytes() == after


def test_what_a_person_does_while_the_model_thinks_stays(start: Start) -> None:
    memory = start(noting(SECRET))
    memory.archive(chat("a", 5))
    path = memory.root / summaries.path("a")

    def meddling(request: Request) -> Scripted:
        if "points" in request.text and "summar" in request.text.lower():
            path.write_text(path.read_text(encoding="utf-8") + "\nmine, meanwhile\n", encoding="utf-8")
        return brain(request)

    start(meddling).archive(chat("a", 10))
    text = path.read_text(encoding="utf-8")
    assert "mine, meanwhile" in text and "## Up to a10" in text and SECRET in text

    def deleting(request: Request) -> Scripted:
        path.unlink(missing_ok=True)
        return brain(request)

    path.write_text("# x\n\n## Up to a5\n\n- one\n\n## Up to a10\n\n- two\n", encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    path.write_text(summaries.write("", summaries.ConversationSummary("a", "a10", text.strip())), encoding="utf-8")
    start(deleting).conversations.summarize("a")
    assert not path.exists()


MALFORMED = {
    "not UTF-8": b"# x\n\n- caf\xe9 \xff\n",
    "conflict": b"# x\n\n<<<<<<< HEAD\n- one\n=======\n- two\n>>>>>>> other\n",
    "open fence": b"# x\n\n```\n- one\n",
    "another conversation": b"# x\n\n- one\n\n<!-- summary v1 conversation=b upto=m1 -->\n",
    "two comments": b"- one\n\n<!-- summary v1 conversation=a -->\n<!-- summary v1 conversation=a -->\n",
    "newer": b"- one\n\n<!-- summary v7 conversation=a -->\n",
}


def test_a_malformed_one_is_reported_and_never_written(start: Start) -> None:
    memory = start()
    memory.archive(chat("a", 4))
    path = memory.root / summaries.path("a")
    path.parent.mkdir(exist_ok=True)
    for number, (kind, data) in enumerate(MALFORMED.items(), 1):
        path.write_bytes(data)
        report = memory.archive(chat("a", 4 + number))
        assert report.count("added") == 1 and not report.errors, kind
        assert path.read_bytes() == data, kind
        assert any(problem.startswith("summaries/a summary.md") for problem in memory.status()["problems"]), kind  # type: ignore[attr-defined]
        assert found(memory, "conversation:b one") == [], kind
        with pytest.raises(MalformedError, match="summaries/a summary"):
            memory.conversations.summarize("a")
    assert memory.archive(chat("a", 12)).count("added") == 2
    assert path.read_bytes() == data


def test_a_file_that_belongs_to_nobody_is_reported_and_seen_by_nobody(start: Start) -> None:
    memory = start()
    memory.archive(chat("a", 2))
    stray = memory.root / "summaries/notes.md"
    stray.parent.mkdir(exist_ok=True)
    stray.write_text(f"- the {SECRET} migration\n", encoding="utf-8")
    assert any("summaries/notes.md" in problem for problem in memory.status()["problems"])  # type: ignore[attr-defined]
    for query in (SECRET, f"conversation:notes {SECRET}", f"conversation:a {SECRET}"):
        assert SECRET not in str(memory.search(query).hits)


def test_ids_that_share_a_safe_name_share_no_summary(start: Start) -> None:
    assert summaries.path("conv-456") == "summaries/conv-456 summary.md"
    places = [summaries.path(id) for id in ("a/b", "a:b", "a?b", "a-b", "x" * 300, "x" * 301, "..", "con")]
    assert len(set(places)) == len(places)
    assert all(place.startswith("summaries/") and "/" not in place[10:] and len(place) < 150 for place in places)
    memory = start(noting(SECRET))
    memory.archive(chat("a/b"))
    memory = start(noting("lobster"))
    memory.archive(chat("a:b"))
    assert found(memory, f"conversation:a:b {SECRET} migration") == ["a:b"]
    assert SECRET not in memory.context(f"{SECRET} migration", conversation="a:b").text
    assert SECRET in memory.context(f"{SECRET} migration", conversation="a/b").text


@given(st.text(alphabet=st.sampled_from("ab -#\n\r`<>!"), max_size=60), st.booleans())
def test_appending_changes_nothing_that_is_there(text: str, ours: bool) -> None:
    new = summaries.ConversationSummary("c", "m9", ours=ours)
    after = summaries.append(text, "## Up to m9\n\n- a point", new)
    assert after.startswith(text.rstrip("\r\n"))
    again = summaries.append(after, "## Up to m12\n\n- another", new)
    assert again.startswith(after.partition("<!-- summary v1")[0].rstrip("\r\n"))
    assert again.count("<!-- summary v1") == 1
    read = summaries.parse(again.encode(), summaries.path("c"))
    assert read.problems or (read.upto, read.ours) == ("m9", ours)


def test_search_json_shows_what_it_is(two: Memory) -> None:
    from vault_memory.search.output import to_json, to_text
    from vault_memory.text.recall_marks import strip_recalled

    result = two.search(f"conversation:a {SECRET}")
    (row,) = [row for row in to_json(result)["results"] if row["tier"] == "recap"]
    assert (row["conversation"], row["path"]) == ("a", summaries.path("a"))
    assert json.dumps(row) and "recap" in TIERS
    text = to_text(result, NOW)
    assert '--- Conversation Summary: "Rules of a › Up to a5" ---' in text
    assert SECRET not in strip_recalled(text)
