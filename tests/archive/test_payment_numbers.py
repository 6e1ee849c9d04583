"""Check that payment card and bank account numbers, and nothing else, are redacted if settings say so."""

from __future__ import annotations

import pytest

from vault_memory.archive.secrets import redact

NUMBERS = (
    "4111 1111 1111 1111", "5555-5555-5555-4444", "378282246310005", "6011111111111117",
    "DE89 3704 0044 0532 0130 00", "GB29NWBK60161331926819", "FR1420041010050500013M02606",
)  # fmt: skip
OTHERS = (
    "4111 1111 1111 1112", "DE89370400440532013001", "2026-11-22 18:31:55", "order 12345678901234",
    "1.4111111111111111", "+49 170 1234567", "ISBN 978-3-16-148410-0", "v4111111111111111", "uuid 550e8400-e29b-41d4",
)  # fmt: skip


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_goes_only_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    said = f"Please charge {number}, as always."
    assert redact(said) == (said, 0)
    monkeypatch.setenv("VAULT_MEMORY_MEMORY_PAYMENT_NUMBERS", "true")
    clean, count = redact(said)
    assert count == 1 and number not in clean and clean.endswith("], as always.")


@pytest.mark.parametrize("text", OTHERS)
def test_other_numbers_stay(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("VAULT_MEMORY_MEMORY_PAYMENT_NUMBERS", "true")
    assert redact(text) == (text, 0)
