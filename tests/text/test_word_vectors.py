"""Test the vectors of word stems."""

import numpy as np
import pytest

from vault_memory.models.entry_record import word_codes
from vault_memory.text.word_vectors import DIMENSIONS, PATH, ROW, look_up
from vault_memory.text.words import words


def cosine(one: str, other: str) -> float:
    sums = [look_up(word_codes(words(text)))[1].sum(axis=0) for text in (one, other)]
    return float(sums[0] @ sums[1] / (np.linalg.norm(sums[0]) * np.linalg.norm(sums[1])))


def test_the_table_is_sorted_by_code_and_small() -> None:
    table = np.load(PATH)
    assert table.dtype == ROW and (np.diff(table["code"].astype(np.int64)) > 0).all()
    assert len(table) > 15_000 and PATH.stat().st_size < 3_000_000


def test_codes_that_it_does_not_have_are_left_out() -> None:
    known, rows = look_up(word_codes(["dog", "xqztw", "puppi"]))
    assert len(known) == 2 and rows.shape == (2, DIMENSIONS) and rows.dtype == np.float32
    assert look_up(np.zeros(0, dtype=np.uint32))[1].shape == (0, DIMENSIONS)


@pytest.mark.parametrize(
    ("question", "near", "far"),
    [
        ("dog", "the puppy barks", "the invoice is paid"),
        ("wedding", "the bride and groom marry in spring", "the train leaves at nine"),
        ("where are backups stored", "snapshots of the database are kept on the server", "we sing in the choir"),
    ],
)
def test_what_means_the_same_lies_nearer(question: str, near: str, far: str) -> None:
    assert cosine(question, near) > cosine(question, far) + 0.1
