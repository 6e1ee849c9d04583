"""Test search as users meet it: tiers, limits, and output for programs and people."""

import json
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from examples import examples
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from vault_memory import Memory
from vault_memory.errors import InputError
from vault_memory.index.sync import Index
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Conversation, Message, SearchResult
from vault_memory.search import tiers as tiers_module
from vault_memory.search.output import age_in_words, to_json, to_text
from vault_memory.search.question import SearchSetup
from vault_memory.search.relevance_floor import Verdict
from vault_memory.search.tiers import LIKELY, search
from vault_memory.settings import SearchSettings

Search = Callable[..., SearchResult]
NOW = datetime(2026, 2, 1, 9, 0, tzinfo=UTC)


def tiers(result: SearchResult) -> list[str]:
    return [hit.entry.tier for hit in result.hits]


def test_everything_is_in_one_list_by_one_score(find: Search) -> None:
    result = find("argon2id passwords, tokens, the spaniel Biscuit")
    assert {"summary", "cell", "message"} <= set(tiers(result))
    scores = [hit.score for hit in result.hits]
    assert scores == sorted(scores, reverse=True)


def test_people_read_the_summaries_first(find: Search) -> None:
    labels = [
        line for line in to_text(find("argon2id passwords and tokens"), NOW).split("\n") if line.startswith("---")
    ]
    assert labels[0].startswith("--- Topic Summary")


def test_a_statement_stands_above_the_talk_it_was_made_of(find: Search) -> None:
    assert tiers(find("argon2id bcrypt refresh token", limit=3)).count("message") == 0


def test_the_limit_bounds_everything_and_is_refused_above_the_maximum(find: Search) -> None:
    for limit in (1, 2, 100):
        assert len(find("token", limit=limit).hits) <= limit
    for limit in (0, -1, 101):
        with pytest.raises(InputError, match="from 1 to 100"):
            find("token", limit=limit)


def test_summary_level_gives_topic_summaries_alone(find: Search) -> None:
    assert set(tiers(find("tokens", detail_level="summary"))) == {"summary"}


def test_conversation_ranks_cells_and_messages_together(find: Search) -> None:
    result = find("switched from bcrypt to argon2id", source_type="conversation")
    assert (result.hits[0].entry.id, [entry.id for entry in result.hits[0].more]) == ("vm-k3f9a2q8d1", ["chat#m2"])
    assert "summary" not in tiers(result)
    assert not any(hit.entry.topic == "Garden" for hit in find("bed", source_type="conversation").hits)


def test_file_gives_what_a_person_wrote(find: Search) -> None:
    result = find("refresh bed compost", source_type="file", limit=25)
    assert set(tiers(result)) == {"cell", "passage"}
    assert all(hit.entry.by_person for hit in result.hits)


def test_what_is_not_related_fills_no_places(find: Search) -> None:
    assert find("quantum chromodynamics").hits == ()


def test_a_question_in_other_words_keeps_what_scores_nearly_as_well_as_the_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The few words that a question shares with a small vault are often those of another matter."""
    monkeypatch.setattr(tiers_module, "judge", lambda *_: Verdict.YES)  # the floor is tested elsewhere
    talk = (
        "Right, the beekeeping year. Inspection day is Saturday at ten.",
        "Noted, Saturday at ten.",
        "Hamish got us onto formic acid, MAQS strips, right after the honey comes off.",
        "Good, they work in the warm weeks.",
        "The vicar gets four jars a year for the use of his orchard.",
        "A fair price for so many trees.",
        "Last summer we lost a colony to wasps.",
        "Reduce the entrance early this year.",
        "Honey sells at seven pounds a jar at the farm shop.",
        "That is about what others take.",
        "My allergy test is on 28 April in Ashford.",
        "I hope it goes well.",
    )
    said = tuple(
        Message("assistant" if at % 2 else "user", text, id=f"m{at}", time=NOW + timedelta(minutes=at))
        for at, text in enumerate(talk)
    )
    memory = Memory(home=tmp_path, user="keeper")
    memory.init()
    memory.archive(Conversation(said, id="bees", title="Bees"))
    asked = memory.search("How will parasites be fought this summer?", touch=False).hits
    assert asked[0].entry.text == "Last summer we lost a colony to wasps."
    other = [hit for hit in asked if "allergy" in hit.entry.text]
    assert other and other[0].score >= LIKELY * asked[0].score
    word = memory.search("summer", touch=False).hits
    assert word and not [hit for hit in word if "allergy" in hit.entry.text]
    memory.index.close()


def test_equal_queries_have_equal_answers(find: Search) -> None:
    first, second = (find("the raised bed", limit=25).hits for _ in range(2))
    assert first == second


def test_an_empty_vault_says_so(tmp_path: Path) -> None:
    (tmp_path / "vault").mkdir()
    index = Index(tmp_path / "vault", get_packaged_embedder())
    index.sync()
    result = search(SearchSetup(index.snapshot(), get_packaged_embedder(), SearchSettings(), NOW), "anything")
    assert (result.hits, result.notes) == ((), ("no memories yet",))
    assert to_text(result, NOW) == "no memories yet"
    assert to_json(result)["results"] == []


@pytest.mark.parametrize("query", ["", "?", '"', "-x", "topic:"])
def test_a_query_of_nothing_finds_nothing(find: Search, query: str) -> None:
    assert find(query).hits == ()


@examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(query=st.text(max_size=120) | st.text(alphabet='"-: token()*[]^~/\\{}&|!+', max_size=60))
def test_no_query_can_raise(find: Search, query: str) -> None:
    result = find(query, limit=25, source_type="conversation")
    json.dumps(to_json(result, explain=True))
    assert to_text(result, NOW)


# -- output ----------------------------------------------------------------------------------------


def test_json_is_what_the_design_promises(find: Search) -> None:
    answer = to_json(find("argon2id passwords"))
    assert list(answer)[:3] == ["query", "took_ms", "results"]
    rows = {row["tier"]: row for row in reversed(answer["results"])}
    assert isinstance(rows["cell"]["more"][0].pop("line"), int)
    assert rows["summary"] | {"score": 0} == {
        "tier": "summary",
        "topic": "Authentication",
        "path": "topics/Authentication.md",
        "text": "Auth uses JWT with RS256; tokens live in httpOnly cookies; passwords are hashed with argon2id.",
        "updated": "2026-01-29T09:00:00Z",
        "score": 0,
    }
    assert rows["cell"] | {"score": 0} == {
        "tier": "cell",
        "id": "vm-k3f9a2q8d1",
        "type": "decision",
        "topic": "Authentication",
        "path": "topics/Authentication.md",
        "line": 16,
        "text": "Switched from bcrypt to argon2id because bcrypt was too slow",
        "salience": 0.9,
        "confidence": 0.95,
        "created": "2026-01-30",
        "sources": ["chat#m2"],
        "score": 0,
        "more": [{"tier": "message", "id": "chat#m2", "path": "conversations/chat.md"}],
    }
    (message,) = (
        row for row in to_json(find("How do we move the orders database"))["results"] if row.get("message") == "m0"
    )
    assert (message["id"], message["conversation"], message["role"]) == ("chat#m0", "chat", "user")
    assert (message["chunk"], message["created"]) == (None, "2026-01-30T09:00:00Z")
    assert "explain" not in message
    assert json.loads(json.dumps(answer)) == answer


def test_chunks_are_told_in_json(find: Search) -> None:
    rows = to_json(find("pg_dumpall snapshot", source_type="conversation"), explain=True)["results"]
    chunk = next(row["chunk"] for row in rows if row.get("message") == "m1")
    assert set(chunk) == {"index", "kind", "language", "tokens"}
    assert all(row["explain"]["weight"] > 0 for row in rows)


def test_text_is_what_people_read(find: Search) -> None:
    result = find("argon2id passwords", limit=4)
    text = to_text(result, NOW)
    assert text.startswith(f"Found {len(result.hits)} relevant memories:\n")
    assert '--- Topic Summary: "Authentication" (updated 3 days ago) ---' in text
    assert "--- Cell [decision] (2 days ago, salience: 0.9) ---\nSwitched from bcrypt" in text
    assert "--- Message: user (2026-01-30, 2 days ago) ---" in to_text(find("orders database to Postgres 17"), NOW)
    assert "Authentication · topics/Authentication.md:16" in text
    assert "score " not in text
    assert "weight " in to_text(result, NOW, explain=True)


def test_one_memory_is_not_memories(find: Search) -> None:
    assert to_text(find("type:decision"), NOW).startswith("Found 1 relevant memory:")


@pytest.mark.parametrize(
    ("back", "said"),
    [
        (timedelta(minutes=5), "just now"),
        (timedelta(hours=1), "1 hour ago"),
        (timedelta(hours=23), "23 hours ago"),
        (timedelta(days=1), "1 day ago"),
        (timedelta(days=13), "1 week ago"),
        (timedelta(days=45), "1 month ago"),
        (timedelta(days=800), "2 years ago"),
        (timedelta(hours=-3), "just now"),
        (timedelta(days=-40), "2026-03-13"),
    ],
)
def test_ages_in_words(back: timedelta, said: str) -> None:
    assert age_in_words(NOW - back, NOW) == said


def test_searching_loads_neither_archive_nor_models_nor_the_web() -> None:
    code = (
        "import sys, vault_memory.search.tiers, vault_memory.index.sync\n"
        "bad = {'litellm', 'vault_memory.archive', 'starlette', 'fastapi', 'aiohttp', 'wordllama'} & set(sys.modules)\n"
        "sys.exit(str(bad) if bad else 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("query", ["zzzz qqqq", "how are pearls formed", "what is the tax rate for yachts in Malta"])
def test_where_nothing_answers_nothing_is_found_and_that_is_said(find: Search, query: str) -> None:
    result = find(query)
    assert not result.hits
    assert "nothing here is near enough to the question to answer it" in result.notes
