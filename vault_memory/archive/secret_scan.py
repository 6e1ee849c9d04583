"""Run the detector of secrets over a part of a text: its own rules, ours, and those that need a second look."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from vault_memory.archive import secret_places

if TYPE_CHECKING:
    from betterleaks import Finding

_RULES = str(Path(__file__).with_name("secrets.toml"))
_SECOND_RULES = str(Path(__file__).with_name("secrets_second.toml"))
_SECOND_LOOK = frozenset({"url-password", "password", "new-password"})  # what they find is looked at again
_OTHER_SCRIPTS = re.compile("парол|密码|密碼|口令|パスワード|비밀번호|비번|hasł|haslo|haslem|şifre|पासवर्ड|كلمة|סיסמ")


def scan(text: str) -> list[Finding]:
    """Return what the detector finds in a part of a text."""
    from betterleaks import scan_string

    found = scan_string(text, config_path=_RULES)
    near: list[Finding] = []
    for number, lines in secret_places.find_places(text):
        here = scan_string(lines, config_path=str(secret_places.RULES))
        here = [finding for finding in here if finding.rule_id in secret_places.list_rules()]
        if any(finding.rule_id in _SECOND_LOOK for finding in here):
            here += scan_string(lines, config_path=_SECOND_RULES)
        for finding in here:
            finding.location.start_line += number
        near += here
    if any(finding.rule_id in _SECOND_LOOK for finding in found) or _OTHER_SCRIPTS.search(text):
        found += scan_string(text, config_path=_SECOND_RULES)
    return [*(finding for finding in found if not any(_is_more_exact(one, finding) for one in near)), *near]


def _is_more_exact(one: Finding, other: Finding) -> bool:
    """Return whether ``one`` is a specific finding of what a generic rule found, which the detector drops."""
    return (
        other.rule_id.startswith("generic")
        and one.location.start_line == other.location.start_line
        and other.match.value in one.match.value
    )
