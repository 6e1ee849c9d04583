"""Divide entries into groups that are indexed separately, because they are searched separately.

Messages outnumber the statements made from them, and there are few summaries: in one common index, a search of one kind
would make each retriever read many entries that do not count. Word weights are computed within each group.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vault_memory.models import Tier
from vault_memory.models.entry_record import tier_code
from vault_memory.models.search import GROUP_OF_TIER

GROUPS = tuple(dict.fromkeys(GROUP_OF_TIER.values()))


def group_of(tier: Tier) -> str:
    """Return the group that holds entries of a tier."""
    return GROUP_OF_TIER[tier]


def groups(tiers: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return, for tiers as numbers (`models.entry_record`), the position of each one's group in ``GROUPS``."""
    return _TABLE[tiers]


_TABLE = np.zeros(256, dtype=np.uint8)
for _tier in GROUP_OF_TIER:
    _TABLE[tier_code(_tier)] = GROUPS.index(group_of(_tier))
