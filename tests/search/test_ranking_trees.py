"""Test the correction of scores by boosted trees."""

from __future__ import annotations

import numpy as np
import pytest

from vault_memory.search.ranking_trees import CORRECTED, correct_scores, load_trees


@pytest.fixture
def features() -> dict[str, np.ndarray]:
    random = np.random.default_rng(0)
    return {name: random.random(200) for name in load_trees()["features"]}


def test_the_best_candidates_exchange_places_that_keep_their_scores(features: dict[str, np.ndarray]) -> None:
    scores = np.linspace(3, 0, 200)
    added = correct_scores(features, scores, np.zeros(200, dtype=bool))
    assert (added[:CORRECTED] != 0).sum() > CORRECTED / 2 and not added[CORRECTED:].any()
    assert np.sort(scores + added) == pytest.approx(np.sort(scores))
    again = correct_scores(features, scores[::-1], np.zeros(200, dtype=bool))
    assert not again[: 200 - CORRECTED].any() and again.any()


def test_what_is_fixed_keeps_its_score(features: dict[str, np.ndarray]) -> None:
    scores, fixed = np.linspace(3, 0, 200), np.arange(200) % 2 == 0
    added = correct_scores(features, scores, fixed)
    assert not added[fixed].any() and added[~fixed].any()
    assert not correct_scores(features, scores, np.ones(200, dtype=bool)).any()


def test_a_feature_that_does_not_apply_counts_as_nothing(features: dict[str, np.ndarray]) -> None:
    scores, none = np.linspace(3, 0, 200), np.zeros(200, dtype=bool)
    less = {name: values for name, values in features.items() if name != "session"}
    zero = features | {"session": np.zeros(200)}
    assert (correct_scores(less, scores, none) == correct_scores(zero, scores, none)).all()
