"""Test that bulk archiving pauses the garbage collector's scans of long-lived objects and resumes them."""

from __future__ import annotations

import gc
import weakref

import pytest

from vault_memory.archive.garbage_collection import spare_collections


class _Kept:
    other: object = None


def test_what_is_kept_is_set_aside_and_what_is_not_is_collected() -> None:
    gc.unfreeze()
    with pytest.raises(ZeroDivisionError), spare_collections() as tidy:
        tidy()
        assert gc.get_freeze_count()
        one, two = _Kept(), _Kept()
        one.other, two.other = two, one
        gone = weakref.ref(one)
        tidy()
        del one, two
        assert gone() is not None
        tidy()
        assert gone() is None
        raise ZeroDivisionError
    assert not gc.get_freeze_count()


def test_what_the_program_around_us_has_frozen_stays_so() -> None:
    gc.freeze()
    frozen = gc.get_freeze_count()
    try:
        with spare_collections() as tidy:
            tidy()
        assert gc.get_freeze_count() > 0.9 * frozen
    finally:
        gc.unfreeze()
