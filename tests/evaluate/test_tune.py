from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from vault_memory.config import load_settings
from vault_memory.evaluate import labelled, tune
from vault_memory.evaluate.questions_run import LabelledVault
from vault_memory.settings import SearchSettings

Weights = Mapping[str, float]

SET = SearchSettings(alpha=0.6, beta=0.3, gamma=0.1)


def test_climbing_finds_what_is_best_and_keeps_what_does_not_matter() -> None:
    def score(tried: Weights, group: int) -> float:
        return -abs(tried["alpha"] - 0.36) - abs(tried["around"] - 2 * start["around"])

    start = tune.read_weights(SET)
    best = tune.search_coordinates(start, [0], score)
    assert best["alpha"] == 0.36 and best["gamma"] == 0.1  # 0.4 of what γ leaves
    assert best["around"] == 2 * start["around"]
    assert {name: best[name] for name in ("heading",)} == {name: start[name] for name in ("heading",)}


def test_what_is_no_weight_is_not_tried() -> None:
    assert tune.read_weights(SET).keys().isdisjoint({"patience", "reach", "recency_rate", "recency_floor", "limit"})


def test_of_equals_the_weights_that_are_set_stay() -> None:
    start = tune.read_weights(SET)
    assert tune.search_coordinates(start, [0, 1], lambda tried, group: 1.0) == start


def test_questions_of_one_vault_are_dealt_out_by_category(tmp_path: Path) -> None:
    queries = tuple(labelled.LabelledQuery(f"q{n}", {"x": 1}, "ab"[n % 2]) for n in range(11))
    groups = tune.split_folds([LabelledVault(tmp_path, "u", labelled.LabelledSet("s", queries))])
    assert sorted(query.text for group in groups for query in group.labelled.queries) == sorted(q.text for q in queries)
    assert len(groups) == tune.FOLDS
    assert all({query.category for query in group.labelled.queries} == {"a", "b"} for group in groups)


def test_a_gain_on_the_questions_it_was_chosen_on_alone_is_no_gain(home: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """Every group likes another α: chosen on all, one wins; on a group that was left out, it does not."""
    liked = {0: 0.36, 1: 0.54}

    class Scores:
        def __init__(self, *_: object) -> None:
            pass

        def __call__(self, tried: Weights, group: int) -> float:
            return 1.0 if tried["alpha"] == liked[group] else 0.6 if tried["alpha"] == 0.6 else 0.0

    monkeypatch.setattr(tune, "_ScoreCache", Scores)
    monkeypatch.setattr(tune, "ALPHA", (0.4, 0.6))
    subject = LabelledVault(home, "default", labelled.load_labelled_set(home / "default" / labelled.FILE))
    tuned = tune.tune_weights([subject, replace(subject, user="other")], SET)
    assert tuned.held_out < tuned.score_before
    assert not tuned.better


@pytest.mark.slow
def test_the_winner_is_written_and_the_rest_of_the_file_stays(home: Path) -> None:
    from click.testing import CliRunner

    from vault_memory.cli import cli

    vault = home / "default"
    path = vault / "few.yaml"
    asked = yaml.safe_load((vault / "queries.yaml").read_text())
    path.write_text(yaml.safe_dump({"now": asked["now"], "queries": asked["queries"][:4]}))
    (vault / "config.yaml").write_text("# mine\nsearch:\n  alpha: 0.0   # words only\n  gamma: 0.4\n  limit: 7\n")
    done = CliRunner().invoke(cli, ["--home", str(home), "tune", str(path)], catch_exceptions=False)
    text = (vault / "config.yaml").read_text()
    if "Written" in done.output:
        assert text.startswith("# mine\nsearch:\n  alpha: ") and "limit: 7" in text and "# words only" in text
        assert load_settings(vault).search != load_settings(None).search
    else:
        assert "Nothing is written" in done.output and "alpha: 0.0   # words only" in text
