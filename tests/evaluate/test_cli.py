from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vault_memory.cli import cli
from vault_memory.errors import InputError


def run(home: Path, *arguments: str, expect: int = 0) -> Result:
    done = CliRunner().invoke(cli, ["--home", str(home), *arguments], catch_exceptions=False)
    assert done.exit_code == expect, done.output
    return done


def test_eval_of_the_vaults_own_set(home: Path) -> None:
    answer = json.loads(run(home, "eval", "--compare", "search.alpha=0.2,search.beta=0.7", "--json").stdout)
    plain, other = answer["configurations"]
    assert answer["questions"] == 30 and answer["unknown_labels"] == []
    assert other["settings"] == {"search.alpha": "0.2", "search.beta": "0.7"}
    assert 0 < plain["figures"]["ndcg@5"] <= 1
    assert sum(category["questions"] for category in plain["categories"].values()) == 30


def test_eval_prints_tables(home: Path) -> None:
    printed = run(home, "eval", "--compare", "search.hybrid=false").output
    assert "as set" in printed and "search.hybrid=false" in printed
    assert "by category, as set" in printed and "by category, search.hybrid=false" in printed
    assert printed.count("risk (5)") == 2


def test_a_vault_that_allows_fewer_results_is_measured_with_these(home: Path) -> None:
    answer = json.loads(run(home, "eval", "--compare", "search.max_limit=3", "--json").stdout)
    assert answer["configurations"][1]["figures"]["recall@10"] <= answer["configurations"][0]["figures"]["recall@5"]


def test_a_label_of_nothing_is_named_and_fails(home: Path, tmp_path: Path) -> None:
    queries = tmp_path / "q.yaml"
    queries.write_text("queries:\n  - query: stopcock\n    relevant: {vm-gone000000: 3}\n")
    assert "label matches nothing: vm-gone000000" in run(home, "eval", str(queries), expect=1).output


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("eval", "--compare", "search.alpha"), "must read setting=value"),
        (("eval", "--compare", "search.alfa=1"), "did you mean 'search.alpha'"),
        (("eval", "--thresholds", "gpt"), "no embedder 'gpt'"),
        (("tune", "--measure", "f1"), "measure must be one of"),
    ],
)
def test_mistakes_are_named(home: Path, arguments: tuple[str, ...], problem: str) -> None:
    with pytest.raises(InputError, match=problem):
        run(home, *arguments)


def test_tuning_needs_more_than_one_question_and_labels_that_match(home: Path, tmp_path: Path) -> None:
    queries = tmp_path / "q.yaml"
    one = "  - query: stopcock\n    relevant: {vm-gone000000: 3}\n"
    queries.write_text(f"queries:\n{one}")
    with pytest.raises(InputError, match="at least two questions"):
        run(home, "tune", str(queries))
    queries.write_text(f"queries:\n{one * 2}")
    printed = run(home, "tune", str(queries), expect=1).output
    assert "label matches nothing: vm-gone000000" in printed and "Nothing is written" in printed


def test_tuning_does_not_write_what_the_environment_overrules(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAG_RERANK_BETA", "0.4")
    with pytest.raises(InputError, match=r"RAG_RERANK_BETA in the environment overrides search\.beta"):
        run(home, "tune")


def test_thresholds(home: Path) -> None:
    printed = json.loads(run(home, "eval", "--thresholds", "wordllama", "--json").stdout)
    assert printed["embedder"].startswith("wordllama")
    assert {row["threshold"] for row in printed["spreads"]} == {"topic", "text", "similar", "duplicate"}
    assert "hint ~ its topic" in run(home, "eval", "--thresholds", "wordllama").stdout
