"""Test the correction of scores by boosted trees."""

from __future__ import annotations

import numpy as np
import pytest

from vault_memory.search.ranking_trees import CORRECTED, correct_scores, load_trees

NO_MESSAGES = np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.intp)


@pytest.fixture
def features() -> dict[str, np.ndarray]:
    random = np.random.default_rng(0)
    return {name: random.random(200) for name in load_trees()["features"]}


def test_the_best_candidates_exchange_places_that_keep_their_scores(features: dict[str, np.ndarray]) -> None:
    scores = np.linspace(3, 0, 200)
    added = correct_scores(features, np.ones(200), scores, np.zeros(200, dtype=bool), NO_MESSAGES)
    assert (added[:CORRECTED] != 0).sum() > CORRECTED / 2 and not added[CORRECTED:].any()
    assert np.sort(scores + added) == pytest.approx(np.sort(scores))
    again = correct_scores(features, np.ones(200), scores[::-1], np.zeros(200, dtype=bool), NO_MESSAGES)
    assert not again[: 200 - CORRECTED].any() and again.any()


def test_what_is_fixed_keeps_its_score(features: dict[str, np.ndarray]) -> None:
    scores, fixed = np.linspace(3, 0, 200), np.arange(200) % 2 == 0
    added = correct_scores(features, np.ones(200), scores, fixed, NO_MESSAGES)
    assert not added[fixed].any() and added[~fixed].any()
    assert not correct_scores(features, np.ones(200), scores, np.ones(200, dtype=bool), NO_MESSAGES).any()


def test_a_feature_that_does_not_apply_counts_as_nothing(features: dict[str, np.ndarray]) -> None:
    scores, none = np.linspace(3, 0, 200), np.zeros(200, dtype=bool)
    less = {name: values for name, values in features.items() if name != "session"}
    zero = features | {"session": np.zeros(200)}
    assert (
        correct_scores(less, np.ones(200), scores, none, NO_MESSAGES)
        == correct_scores(zero, np.ones(200), scores, none, NO_MESSAGES)
    ).all()


def test_a_statement_stays_above_the_messages_that_it_cites(features: dict[str, np.ndarray]) -> None:
    scores, none = np.linspace(3, 0, 200), np.zeros(200, dtype=bool)
    alone = scores + correct_scores(features, np.ones(200), scores, none, NO_MESSAGES)
    cells, messages = np.arange(0, 40, 2), np.arange(1, 41, 2)
    assert (alone[cells] < alone[messages]).any()
    kept = scores + correct_scores(features, np.ones(200), scores, none, (cells, messages))
    assert (kept[cells] > kept[messages]).all()
    turned = scores + correct_scores(features, np.ones(200), scores, none, (messages, cells))
    assert turned == pytest.approx(alone)  # what was below its message before may stay there
