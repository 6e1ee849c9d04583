"""Test the feature flags of R11: every combination works without restart; the environment has priority."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from pathlib import Path

import pytest

from vault_memory.config import get_feature_flags, list_environment_settings, load_settings
from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.models import Message
from vault_memory.text import tokens

CHOICES: Mapping[str, tuple[str, str]] = {
    "RAG_HYBRID": ("on", "off"),
    "RAG_CHUNKING": ("on", "off"),
    "RAG_TOKEN_BUDGET": ("1000", "80"),
    "RAG_SUMMARY_FREQUENCY": ("5", "0"),
    "RAG_RERANK_ALPHA": ("0.6", "0"),
    "RAG_RERANK_BETA": ("0.3", "0"),
    "RAG_RERANK_GAMMA": ("0.1", "0"),
}


@pytest.fixture(scope="module")
def long_talk(tmp_path_factory: pytest.TempPathFactory) -> Memory:
    """A message of several chunks, and a statement worth keeping."""
    memory = Memory(home=tmp_path_factory.mktemp("home"))
    steps = "\n\n".join(f"Step {n}: " + "copy the rows of one table and compare the counts. " * 20 for n in range(8))
    memory.archive(
        [
            Message("user", "We switched from bcrypt to argon2id for passwords, because bcrypt was too slow."),
            Message("assistant", f"{steps}\n\nBefore all that take a snapshot with `pg_dumpall`."),
        ]
    )
    return memory


ALL = list(itertools.product((0, 1), repeat=len(CHOICES)))
PAIRWISE = [(a, b, c, a ^ b, a ^ c, b ^ c, a ^ b ^ c) for a, b, c in itertools.product((0, 1), repeat=3)]


def test_the_chosen_combinations_have_both_values_of_any_flag_with_both_of_any_other() -> None:
    for one, other in itertools.combinations(range(len(CHOICES)), 2):
        assert {(chosen[one], chosen[other]) for chosen in PAIRWISE} == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize(
    "chosen",
    [pytest.param(chosen, marks=[pytest.mark.slow] * (chosen not in PAIRWISE)) for chosen in ALL],
    ids=lambda bits: "".join(map(str, bits)),
)
def test_every_combination_works(long_talk: Memory, monkeypatch: pytest.MonkeyPatch, chosen: tuple[int, ...]) -> None:
    values = {name: CHOICES[name][bit] for name, bit in zip(CHOICES, chosen, strict=True)}
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    found = long_talk.search("why argon2id and not bcrypt", touch=False)
    assert found.hits[0].entry.tier == "cell" and "argon2id" in found.hits[0].entry.text
    packed = long_talk.context("pg_dumpall snapshot argon2id", touch=False)
    assert packed.budget == int(values["RAG_TOKEN_BUDGET"])
    assert tokens.count(packed.text) <= packed.budget


def test_off_means_off(long_talk: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    def explained(query: str) -> set[str]:
        found = long_talk.search(query, source_type="conversation", touch=False)
        return {name for hit in found.hits for name in hit.explain}

    def chunks() -> int:
        hits = long_talk.search("pg_dumpall snapshot", source_type="conversation", touch=False).hits
        return sum(hit.entry.chunk is not None for hit in hits)

    assert "bm25" in explained("argon2id bcrypt") and chunks() == 1
    monkeypatch.setenv("RAG_HYBRID", "off")
    assert not {"bm25", "code"} & explained("argon2id bcrypt")
    monkeypatch.setenv("RAG_CHUNKING", "off")
    assert chunks() == 0
    monkeypatch.delenv("RAG_HYBRID")
    monkeypatch.delenv("RAG_CHUNKING")
    assert "bm25" in explained("argon2id bcrypt") and chunks() == 1


def test_the_file_holds_without_restart_and_the_environment_wins(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory(home=home)
    file = memory.root / "config.yaml"
    assert memory.context("postgres", touch=False).budget == 1000
    file.write_text("context:\n  budget: 50\n")
    assert memory.context("postgres", touch=False).budget == 50
    monkeypatch.setenv("RAG_TOKEN_BUDGET", "70")
    assert memory.context("postgres", touch=False).budget == 70
    assert memory.context("postgres", budget=20, touch=False).budget == 20
    monkeypatch.delenv("RAG_TOKEN_BUDGET")
    file.unlink()
    assert memory.context("postgres", touch=False).budget == 1000
    file.write_text("context:\n  budget: many\n")
    with pytest.raises(InputError, match="budget"):
        memory.context("postgres", touch=False)


def test_what_the_environment_has_locked() -> None:
    environment = {"RAG_HYBRID": "off", "VAULT_MEMORY_SEARCH_LIMIT": "5", "RAG_TOKEN_BUDGET": "", "PATH": "/bin"}
    assert list_environment_settings(environment) == {
        "search.hybrid": "RAG_HYBRID",
        "search.limit": "VAULT_MEMORY_SEARCH_LIMIT",
    }
    both = {"VAULT_MEMORY_SEARCH_ALPHA": "0.2", "RAG_RERANK_ALPHA": "0.9"}
    assert list_environment_settings(both) == {"search.alpha": "VAULT_MEMORY_SEARCH_ALPHA"}
    assert load_settings(environ=both).search.alpha == 0.2


def test_flags_by_their_short_names() -> None:
    assert get_feature_flags(load_settings(environ={"RAG_HYBRID": "off"})) == {
        "hybrid": False,
        "chunking": True,
        "token_budget": 1000,
        "summary_frequency": 5,
        "rerank_alpha": 0.6,
        "rerank_beta": 0.3,
        "rerank_gamma": 0.1,
    }
