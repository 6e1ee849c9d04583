"""No pattern of the package takes longer than its text is long: adversarial input at 10,000 and 40,000 characters.

Processor time is compared within one run. Patterns of the extraction rules have a test of their own.
"""

from __future__ import annotations

import pytest
from adversarial import TooLong, Used, calls, duration, patterns, prefixes, samples

SHORT, LONG = 10_000, 40_000
NOTHING = 0.004  # seconds for the shorter text: steps that grow with its square take longer
BOUNDED = {  # what calls these gives them short texts only
    "vault_memory.archive.graph.rule_relations": "statements of at most 1,000 characters",
    "vault_memory.archive.extraction.rules": "tested with the rules",
    "vault_memory.archive.decisions.checks.IDENTIFIER": "of the rules",
    "vault_memory.archive.decisions.checks.PATH": "of the rules",
    "vault_memory.archive.decisions.similar": "statements of at most 2,000 characters",
    "vault_memory.search": "questions of at most a few thousand characters",
    "vault_memory.index": "one link or tag",
    "vault_memory.importers.chatgpt.FILES": "names of files, matched as a whole",
    "vault_memory.importers.claude.PROJECTS": "names of files, matched as a whole",
    "vault_memory.text.injection:re.sub": "our own rules",
    "vault_memory.text.words._PROSE": "pieces of at most 500 characters",
    "vault_memory.vault.document.malformed._HTML": "matched at the beginning of a block only",
    "vault_memory.vault.git.versions": "what git prints",
}


def quadratic(used: Used) -> str:
    """Return the input that shows it, or ''."""
    for name, call in calls(used):
        for prefix in prefixes(used.pattern):
            for sample in samples(used.pattern):

                def made(length: int, prefix: str = prefix, sample: str = sample) -> str | bytes:
                    text = prefix + sample * (length // len(sample)) + "\0"
                    return text if isinstance(used.pattern.pattern, str) else text.encode()

                try:
                    short = duration(call, made(SHORT))
                    if short < NOTHING:
                        continue
                    ratio = min(duration(call, made(LONG)) / max(duration(call, made(SHORT)), 1e-4) for _ in range(3))
                except TooLong:
                    ratio = 99.0
                if ratio > 9:
                    return f"{used.name}.{name}: {ratio:.0f} times for 4 times {prefix!r} and {sample!r}"
    return ""


@pytest.mark.slow
def test_every_pattern_is_linear() -> None:
    wanted = [used for used in patterns() if not used.name.startswith(tuple(BOUNDED))]
    assert len(wanted) > 150
    assert [found for used in wanted if (found := quadratic(used))] == []
