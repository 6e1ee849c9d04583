"""Define the phrases that mark how a statement ends an earlier one: change, end, replacement, delay, completion.

The lists are in the files of the languages, under ``endings``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from vault_memory.archive.extraction.rules.language_cues import compile_all
from vault_memory.archive.extraction.rules.word_shapes import phrases

KINDS = (
    "now", "ceased", "instead", "failed", "actual", "shift", "level", "done", "allowed", "new", "not",
)  # fmt: skip
CUES: Mapping[str, re.Pattern[str]] = {kind: compile_all(kind, table="endings") for kind in KINDS}
PLAN = phrases(r"""
    i'll|we'll|will|going to|gonna|plan\w*|want|wants|hope|hoping|need|needs|have to|has to|must|due|deadline
    appointment
    booked|next|soon|tomorrow|seeing|getting|looking for|thinking of|thinking about|to do|todo|remind|should|let's
    ready
    """)
EVENT = re.compile(
    r"\b(?:was|were|did|went|got|came|made|took|gave|said|told|met|saw|bought|found|had|felt|visited"
    r"|ran|swam|rode|drove|flew|ate|slept|won|lost|wrote|spent"
    r"|been (?:\w+ )?to|[a-z]{3,}ed)\b",
    re.IGNORECASE,
)
STATE = re.compile(
    r"\b(?:is|are|am|has|have|will|needs?|wants?|lives?|works?|costs?|does|do|uses?|plays?|takes?|likes?|runs?|keeps?"
    r"|goes|go|can|can't|cannot|don't|doesn't|never|always|every)\b|['’](?:s|re|m|ll|ve)\b|:",
    re.IGNORECASE,
)
