"""Count the outcomes of archiving (A17) from the reports in the records of runs."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from vault_memory.vault.runs.records import readable
from vault_memory.vault.storage.store import Store


def counters(store: Store) -> dict[str, Any]:
    """Return runs, items by outcome, the share of runs each stage came through, duplicates, tokens, cost, growth.

    Rates are None while there is nothing to count. Raises VaultError.
    """
    outcomes: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    done = tokens_in = tokens_out = grown = 0
    cost = 0.0
    for run in readable(store):
        report = json.loads(run.report).get("report") if run.report else None
        if not isinstance(report, dict):
            continue
        done += 1
        outcomes.update(item["outcome"] for item in report["items"])
        failed["extraction"] += report.get("unread", 0) > 0
        failed["merge"] += report.get("unmerged", 0) > 0
        failed["write"] += any(document["error"] for document in report["documents"])
        grown += sum(document["added"] + document["superseded"] for document in report["documents"])
        tokens_in, tokens_out = tokens_in + report["tokens_in"], tokens_out + report["tokens_out"]
        cost += report["cost"]
    items = sum(outcomes.values())
    return {
        "runs": done,
        "items": dict(sorted(outcomes.items())),
        "success": {stage: _share(done - failed[stage], done) for stage in ("extraction", "merge", "write")},
        "duplicates": _share(outcomes["noop"], items),
        "cells_per_run": _share(grown, done),
        "tokens_in": tokens_in,
        "tokens_out": tokens_out,
        "tokens_per_conversation": _share(tokens_in + tokens_out, done),
        "cost": round(cost, 6),
    }


def _share(part: float, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None
