"""Find numbers of payment cards and bank accounts by their check digits, where the settings want them redacted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from vault_memory.config import fingerprint_settings, load_settings

CARD, ACCOUNT = "card-number", "iban"
_CARD = re.compile(r"(?<![\w.,-])(?:[2-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}|3[47]\d\d[ -]?\d{6}[ -]?\d{5})(?![\w-])")
_IBAN = re.compile(r"(?<![\w-])[A-Z]{2}\d\d(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\w-])")
_CARD_LENGTHS = range(13, 20)
_IBAN_LENGTHS = range(15, 35)


def find_payment_numbers(text: str) -> Iterator[tuple[str, str]]:
    """Yield each number and its kind (card or account); nothing unless `memory.payment_numbers` is on."""
    if not any(map(str.isdecimal, text)) or not _is_enabled(fingerprint_settings(Path("/"))):
        return
    yield from ((found[0], CARD) for found in _CARD.finditer(text) if is_card(found[0]))
    yield from ((found[0], ACCOUNT) for found in _IBAN.finditer(text) if is_iban(found[0]))


def is_card(number: str) -> bool:
    """Return whether the digits pass the check of payment cards (Luhn, ISO/IEC 7812-1)."""
    digits = [int(digit) for digit in number if digit.isdecimal()]
    doubled = sum(sum(divmod(2 * digit, 10)) for digit in digits[-2::-2])
    return len(digits) in _CARD_LENGTHS and (sum(digits[-1::-2]) + doubled) % 10 == 0


def is_iban(number: str) -> bool:
    """Return whether a number passes the check of bank accounts (ISO 13616: modulo 97)."""
    bare = number.replace(" ", "")
    if len(bare) not in _IBAN_LENGTHS:
        return False
    return int("".join(str(int(letter, 36)) for letter in bare[4:] + bare[:4])) % 97 == 1


@lru_cache(1)
def _is_enabled(_: tuple[object, ...]) -> bool:
    """Return the setting, read again when the owner's file or the environment has changed."""
    return load_settings().memory.payment_numbers
