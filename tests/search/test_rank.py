"""Test the ranking and its explanations on a small real index."""

import math
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.errors import VaultMemoryError
from vault_memory.llm.embedders.registry import get_packaged_embedder
from vault_memory.models import Conversation, Hit, Message, SearchResult
from vault_memory.search import question
from vault_memory.search.features import CONSTANTS, LEARNED
from vault_memory.search.rank import coefficients
from vault_memory.vault.conversations.store_conversation import store_conversation
from vault_memory.vault.runs.run import start_run

Search = Callable[..., SearchResult]


def said(result: SearchResult) -> list[str]:
    return [hit.entry.message for hit in result.hits if hit.entry.tier == "message"]


def cell(result: SearchResult, word: str) -> Hit:
    return next(hit for hit in result.hits if hit.entry.tier == "cell" and word in hit.entry.text)


def test_the_score_is_the_sum_of_its_reasons_times_the_weight(find: Search) -> None:
    factors = {"weight", "salience", "confidence", "recency", "cosine"}
    for source_type in ("all", "conversation"):
        for hit in find("argon2id or bcrypt for passwords", source_type=source_type).hits:
            parts = {k: v for k, v in hit.explain.items() if k not in factors and not k.endswith("_rank")}
            constant = sum(parts.pop(name, 0.0) for name in (*CONSTANTS, "trees", "answers"))
            assert hit.score == pytest.approx(sum(parts.values()) * hit.explain["weight"] + constant, abs=1e-3)


def test_cells_are_weighted_by_salience_confidence_and_a_bounded_recency(find: Search) -> None:
    result = find("refresh token argon2id", limit=10)
    new, old = cell(result, "argon2id").explain, cell(result, "refresh").explain
    assert new["weight"] == pytest.approx(math.sqrt(0.9 * 0.95 * math.exp(-0.02) / 0.5))
    assert old["weight"] == pytest.approx(math.sqrt(0.9 * 0.95 * 0.8 / 0.5))
    later = cell(find("argon2id", now=datetime(2036, 1, 1, tzinfo=UTC)), "argon2id").explain
    assert later["recency"] == 0.8


def test_both_arms_are_named_with_their_ranks(find: Search) -> None:
    explain = cell(find("argon2id"), "argon2id").explain
    assert explain["bm25_rank"] == 1.0
    assert explain["dense"] > 0
    assert explain["bm25"] == pytest.approx(0.3)


def test_without_an_embedder_words_alone_are_searched_and_a_note_says_so(find: Search) -> None:
    result = find("argon2id", embedder=None)
    assert "argon2id" in result.hits[0].entry.text
    assert "cosine" not in result.hits[0].explain
    assert any("lexical only" in note for note in result.notes)


def test_an_embedder_that_fails_costs_the_dense_arm_alone(find: Search) -> None:
    class Broken:
        def embed(self, texts: object) -> None:
            raise VaultMemoryError("the endpoint cannot be reached")

        def __getattr__(self, name: str) -> object:
            return getattr(get_packaged_embedder(), name)

    result = find("argon2id", embedder=Broken())
    assert "argon2id" in result.hits[0].entry.text
    assert result.notes == ("lexical only: the embedder failed: the endpoint cannot be reached",)


def test_a_message_and_the_statement_made_of_it_are_one_result(find: Search) -> None:
    hits = find("argon2id bcrypt", source_type="conversation").hits
    assert [hit.entry.id for hit in hits if hit.entry.id in ("chat#m2", "vm-k3f9a2q8d1")] == ["vm-k3f9a2q8d1"]
    assert [entry.id for entry in hits[0].more] == ["chat#m2"]


def test_without_hybrid_vectors_alone_are_searched(find: Search) -> None:
    result = find("argon2id", hybrid=False)
    assert result.hits
    assert not any("bm25" in hit.explain for hit in result.hits)


def test_the_speaker_named_in_a_question_is_evidence_not_content(find: Search) -> None:
    assert said(find("what did Ann adopt?", source_type="conversation"))[0] == "p4"
    assert said(find("what did Ben's family adopt?", source_type="conversation"))[0] == "p1"
    assert said(find("Ann", source_type="conversation"))[0] in {"p0", "p2", "p4"}


def test_a_short_turn_is_found_by_the_talk_around_it(find: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question, "LARGE", 1)  # in so small a vault everything stands near

    def turn(**options: float) -> Hit:
        result = find("which puppy has the sister adopted", source_type="conversation", limit=25, **options)
        return next(hit for hit in result.hits if hit.entry.message == "p2")

    def score(hit: Hit) -> float:
        """The score before trees and reader let results exchange places."""
        return hit.score - hit.explain.get("answers", 0.0) - hit.explain.get("trees", 0.0)

    assert turn().entry.text == "What is it called?"
    assert score(turn()) > score(turn(around=0.0))
    assert turn().explain["nearby"] > 0 and turn().explain["previous"] > 0


@pytest.mark.parametrize("name", ["E0382", "TokenService", "`borrowCheck()`", "__init__ src/lib.rs"])
def test_a_name_of_code_is_found_where_it_stands_and_not_beside(tmp_path: Path, name: str) -> None:
    """Who types nothing but a name wants the one message that holds it, however much is said around it."""
    others = "class UserRepository, HTTPServer::listen, --max-old-space-size=4096, 0x80070005, com.example.auth.Login, "
    said = (
        Message("user", "Why does getUserName() in src/api/users.py:42 raise ERR_CONN_RESET on v18.17.1?", "m1"),
        Message("assistant", f"Look at this: {others * 2} and {name} mean something. See {others}", "m2"),
        Message("user", "func (s *Server) HandleBooking(ctx context.Context) error { return ErrSlotTaken }", "m3"),
    )
    memory = Memory(home=tmp_path)
    memory.init()
    with start_run(memory.store, "test", now=memory.clock()):
        store_conversation(memory.store, Conversation(said, id="c"))
    assert memory.search(name, source_type="conversation").hits[0].entry.message == "m2"


def test_a_message_and_its_chunks_count_once_and_the_best_chunk_is_shown(find: Search) -> None:
    result = find("pg_dumpall snapshot", source_type="conversation", limit=25)
    assert said(result).count("m1") == 1
    hit = next(hit for hit in result.hits if hit.entry.message == "m1")
    assert hit.entry.chunk is not None
    assert "pg_dumpall" in hit.entry.text


def test_identifiers_match_by_part(find: Search) -> None:
    result = find("waterDaily()")
    assert "water_daily" in result.hits[0].entry.text
    assert result.hits[0].explain["code"] > 0


def test_phrases_must_stand_there_word_by_word(find: Search) -> None:
    loose, exact = find("refresh token", limit=25), find('"refresh token"', limit=25)
    assert any("raised bed" in hit.entry.text for hit in loose.hits)
    assert exact.hits
    assert all("refresh token" in hit.entry.text for hit in exact.hits)
    missing = find('"token refresh"')
    assert not missing.hits
    assert any("phrase" in note for note in missing.notes)


def test_exclusions_leave_out(find: Search) -> None:
    assert any("mobile" in hit.entry.text for hit in find("refresh", limit=25).hits)
    for query in ("refresh -mobiles", 'refresh -"on mobile"'):
        result = find(query, limit=25)
        assert result.hits
        assert not any("mobile" in hit.entry.text for hit in result.hits)


@pytest.mark.parametrize(
    ("query", "seen"),
    [
        ("bed topic:garden", {"Garden"}),
        ("token tag:Security", {"Authentication"}),
        ("type:decision", {"Authentication"}),
        ("token type:risk", {"Authentication"}),
        ("bed before:2025-12", {"Garden"}),
        ("token topic:Nowhere", set()),
    ],
)
def test_filters(find: Search, query: str, seen: set[str]) -> None:
    assert {hit.entry.topic for hit in find(query, limit=25).hits} == seen


def test_conversation_and_role_filters(find: Search) -> None:
    result = find("adopted conversation:picnic", limit=25)
    assert {hit.entry.conversation for hit in result.hits} == {"picnic"}
    result = find("argon2id role:assistant", limit=25)
    assert {hit.entry.role for hit in result.hits} <= {"assistant"}


def test_what_was_said_in_the_month_named_gains(find: Search) -> None:
    def turn(query: str) -> Hit:
        return next(h for h in find(query, source_type="conversation", limit=25).hits if h.entry.message == "p4")

    created = turn("adopted").entry.created
    assert created is not None
    assert turn(f"adopted in {created:%B} {created.year}").explain["date"] > 0
    assert "date" not in turn(f"adopted in {created:%B} {created.year - 1}").explain


def test_new_words_count_among_messages_and_what_is_made_of_them(find: Search) -> None:
    hits = find("argon2id", source_type="conversation").hits
    assert any(hit.explain.get("novelty", 0.0) > 0 for hit in hits)
    assert not any("novelty" in hit.explain for hit in find("raised bed").hits if hit.entry.topic == "Garden")


def test_a_wish_counts_for_more_whatever_is_asked(find: Search) -> None:
    asked = find("trains or cars", source_type="conversation", limit=25)
    wish = next(hit for hit in asked.hits if "prefer" in hit.entry.text)
    assert wish.explain["wish"] == coefficients()["wish"]


def test_every_coefficient_is_of_a_feature_that_there_is() -> None:
    assert set(coefficients()) == {*LEARNED, *CONSTANTS}


def test_the_answer_to_a_question_is_looked_at_though_it_shares_none_of_its_words(find: Search) -> None:
    assert "m1" in said(find("How do we move the orders database to Postgres 17?", limit=25))


def test_what_stands_beside_the_best_gains(find: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question, "LARGE", 1)  # else the talk around counts for little
    hits = find("my sister adopted a puppy", source_type="conversation", limit=25).hits
    best, next_to_it = (next(h for h in hits if h.entry.message == message) for message in ("p1", "p2"))
    assert next_to_it.explain["beside"] > best.explain.get("beside", 0.0)
    assert next_to_it.explain["beside"] <= coefficients()["beside"]


def test_a_name_in_camel_case_is_found_as_style_sheets_write_it(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path / "home")
    memory.init()
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes/a.md").write_text("# Theme\n\nThe class btn-primary-lg is the one for the big button.\n")
    (tmp_path / "notes/b.md").write_text("# Component\n\nThe component is `btnPrimaryLg`.\n")
    memory.folders.add(tmp_path / "notes")
    for query in ("btnPrimaryLg", "btn-primary-lg"):
        assert {hit.entry.path for hit in memory.search(query).hits} == {"file:notes/a.md", "file:notes/b.md"}


def test_what_a_large_vault_never_mentions_is_foreign_to_it(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path / "home")
    memory.init()
    (tmp_path / "notes").mkdir()
    for number in range(1, 401):
        (tmp_path / f"notes/{number}.md").write_text(
            f"# Pump {number}\n\nThe licence of the pump is in drawer {number}.\n"
        )
    memory.folders.add(tmp_path / "notes")
    assert memory.search("licence of the pump").hits
    assert memory.search("wombat breeding licence").hits == ()
    assert memory.search("ウォンバットの繁殖").hits == ()
    assert memory.search("どこで免許を取りますか").hits  # the licence


def test_a_section_counts_for_more_in_a_note_about_what_is_asked(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path / "home")
    memory.init()
    (tmp_path / "notes").mkdir()
    angle = "## Angle\n\nFifteen degrees, and no more than twenty strokes on each side.\n"
    (tmp_path / "notes/one.md").write_text(f"# One\n\nBoats and how they are painted.\n\n{angle}")
    (tmp_path / "notes/two.md").write_text(f"# Two\n\nSharpening kitchen knives on a stone.\n\n{angle}")
    memory.folders.add(tmp_path / "notes")
    first, second = memory.search("degrees and strokes for kitchen knives").hits
    assert [first.entry.path, second.entry.path] == ["file:notes/two.md", "file:notes/one.md"]
    assert first.explain["lead"] > 0 and "lead" not in second.explain
    assert first.explain["lead_likeness"] > second.explain["lead_likeness"]
