"""Define the paths of optional state files: a search loads the code that reads them only if they exist."""

from __future__ import annotations

import os
from pathlib import Path

CONSENT = ".state/consent.json"
QUEUE = ".state/review"  # the folder
PROPOSALS = ".state/profile-proposals.json"  # changes to the profile that wait, as version 0.1.0 kept them


def may_wait(root: Path) -> bool:
    """Return whether the vault has a queue at all."""
    return any(os.path.exists(f"{root}/{path}") for path in (QUEUE, PROPOSALS))  # noqa: PTH110 - before every answer
