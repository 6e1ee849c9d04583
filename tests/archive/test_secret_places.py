"""Check that the lines given to the detector for common words contain all it finds in the full text."""

from __future__ import annotations

import random

from betterleaks import scan_string

from vault_memory.archive.secret_places import RULES, find_places, list_rules

PIECES = (
    "password", "Passwort", "token", "api_key", "secret", "the", "is", ":", "=", '"', "aB3$xyz9Kq", "S3cr3t-Pa55word!",
    "\n", "\n\n", "|", "set", "to", "from", "change", "mysql -u root", "-p", "seed phrase:", "recovery codes:",
    "abcd-efgh-1234",
    "legal winner thank year wave sausage worth useful legal winner thank yellow", "docker login -u x", "--password",
    "toKen", "pa\u017fsword", "contrase\u00f1a", "L\u00d6SENORD", "log-in:", "user / ", "zip -P", "x" * 20,
    "Zq8kL2mN9pR4tV7wX1yB",
)  # fmt: skip


def found(text: str) -> list[tuple[str, str]]:
    findings = scan_string(text, config_path=str(RULES))
    return sorted((each.rule_id, each.match.value) for each in findings if each.rule_id in list_rules())


def test_the_places_hold_all_that_the_rules_find() -> None:
    chance = random.Random(7)
    counted = 0
    for _ in range(250):
        text = chance.choice((" ", "  ", "\n")).join(chance.choice(PIECES) for _ in range(chance.randint(3, 60)))
        places = list(find_places(text))
        whole = found(text)
        assert sorted(each for _, lines in places for each in found(lines)) == whole, text
        assert all("\n".join(text.split("\n")[number:]).startswith(lines) for number, lines in places)
        counted += len(whole)
    assert counted > 60


def test_a_text_without_their_words_has_none_and_one_that_grows_in_lower_case_is_one() -> None:
    assert list(find_places("Tulips are planted in autumn.\nThey need sun.")) == []
    assert list(find_places("\u0130stanbul")) == [(0, "\u0130stanbul")]
