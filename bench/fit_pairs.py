"""Train the encoder of pairs, which says whether a later statement ends an earlier one (`encoder.judge_pair`).

    python bench/fit_pairs.py [--minutes 46] [--write]

Needs ``pip install --group encoder``. It starts from the packaged encoder of sentences and pairs (``fit_encoder.py``),
which learns several tasks at once, and goes on with pairs alone: those of ``fit_endings.py``, of the marked stories and
of ``bench/ending_worlds``. The stories of ``fit_endings.UNSEEN`` and the talks of ``bench/held_out.txt`` are not used:
printed is how well their pairs are ranked. The packaged file was trained in two steps, of 26 minutes without the worlds
named ``chats_*`` and of 20 minutes with them; ``chats_sloppy.txt`` came too late for both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import fit_endings
import torch
from fit_encoder import (
    Example,
    Model,
    judge,
    list_marked,
    load_start,
    read_arguments,
    read_worlds,
    split_batches,
    train_for,
    write,
)
from sklearn.metrics import average_precision_score, roc_auc_score  # type: ignore[import-untyped]
from torch.nn import functional

from vault_memory.llm import encoder

OUT = Path(encoder.__file__).with_name("pairs.onnx")
RATE = 6e-5
OTHERS = 0.35  # share used of the pairs that do not end, each time through the data


def list_pairs(pairs: Sequence[fit_endings.Pair]) -> Iterator[Example]:
    """Yield the pairs as examples, of which those of marked stories have the kind "marked"."""
    for pair in pairs:
        target = float(pair.ends), fit_endings.PUBLIC if pair.public else 1.0
        kind = "" if pair.public else "marked" if pair.marked else "talks"
        yield Example(encoder.build_pair(pair.old, pair.new), {encoder.ENDS: target}, pair.held_out, kind)


def list_written() -> Iterator[Example]:
    """Yield pairs of sentences of the marked stories, and those of the worlds."""
    yield from (example for example in list_marked() if encoder.ENDS in example.targets)
    for old, new, ends in read_worlds():
        yield Example(encoder.build_pair(old, new), {encoder.ENDS: (float(ends), 1.0)})


def list_batches(archived: Sequence[Example], written: Sequence[Example]) -> Iterator[Sequence[Example]]:
    """Yield batches without end: ``written``, of ``archived`` what ends, and a sample of the rest."""
    ends = [example for example in archived if example.targets[encoder.ENDS][0]]
    others = [example for example in archived if not example.targets[encoder.ENDS][0]]
    while True:
        sample = random.sample(others, int(OTHERS * len(others)))
        yield from split_batches([*written, *ends, *sample], mixed=True)


def measure(model: Model, batch: Sequence[Example]) -> Any:
    """Return the mean cross entropy."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        odds = judge(model, batch)[:, 0].float()
    right, weights = (torch.tensor(each) for each in zip(*(e.targets[encoder.ENDS] for e in batch), strict=True))
    return (functional.binary_cross_entropy_with_logits(odds, right, reduction="none") * weights).mean()


def show(model: Model, examples: Sequence[Example]) -> None:
    """Print, for each kind of held-out pairs, their number, the area under the ROC curve and the average precision."""
    found = []
    with torch.no_grad():
        for batch in split_batches(examples, mixed=False):
            found += zip(batch, judge(model, batch)[:, 0].tolist(), strict=True)
    for kind in ("marked", "talks"):
        told = [(example.targets[encoder.ENDS][0], odds) for example, odds in found if example.kind == kind]
        right, odds = zip(*told, strict=True)
        print(f"{kind:8}{len(told):6} {roc_auc_score(right, odds):.3f} {average_precision_score(right, odds):.3f}")


def main() -> None:
    arguments = read_arguments(__doc__, 46.0)
    archived = list(list_pairs([*fit_endings.read_pairs(fit_endings.FOLDERS), *fit_endings.read_written()]))
    written = [example for example in list_written() if not example.held_out]
    batches = list_batches([example for example in archived if not example.held_out], written)
    start = load_start()
    model = train_for(arguments.minutes, start, RATE, batches, lambda batch: measure(start, batch))
    show(model, [example for example in archived if example.held_out])
    if arguments.write:
        write(model, OUT)


if __name__ == "__main__":
    main()
