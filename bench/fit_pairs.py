"""Train the encoder of pairs, which says whether a later statement ends an earlier one (`encoder.judge_pair`).

    python bench/fit_pairs.py [--minutes 46] [--write]

Needs ``pip install --group encoder``. It starts from the packaged encoder of sentences and pairs (``fit_encoder.py``),
which learns several tasks at once, and goes on with pairs alone: those of ``fit_endings.py``, of the marked stories
and of ``bench/ending_worlds``. The stories of ``fit_endings.UNSEEN`` and the talks and worlds of
``bench/held_out.txt`` are not used: printed is how well their pairs are ranked. The packaged file was trained in two
steps, of 26 minutes without the worlds named ``chats_*`` and of 20 minutes with them; then in two more with the talk
before the later statement, of 11 minutes without the worlds named ``talk_*`` and of 34 minutes with them; then of 22
minutes with the worlds ``long_*`` and of 26 minutes with ``dense_*`` and with what readers found to end in LoCoMo and
BEAM.
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
    list_archived,
    list_marked,
    list_worlds,
    load_start,
    read_arguments,
    show,
    split_batches,
    train_for,
    write,
)
from talks import read_held_out
from torch.nn import functional
from worlds import read_worlds

from vault_memory.llm import encoder

OUT = Path(encoder.__file__).with_name("pairs.onnx")
RATE = 6e-5
OFTEN = "talk_", "long_", "dense_"  # worlds that are used whole each time
OTHERS, PLAIN = 0.1, 0.25  # shares used each time: of archived pairs that do not end, of the other worlds


def list_batches(
    archived: Sequence[Example], written: Sequence[Example], plain: Sequence[Example]
) -> Iterator[Sequence[Example]]:
    """Yield batches without end, of ``written``, of what ends in ``archived``, and of samples of the rest."""
    ends = [example for example in archived if example.targets[encoder.ENDS][0]]
    others = [example for example in archived if not example.targets[encoder.ENDS][0]]
    while True:
        samples = (random.sample(each, int(share * len(each))) for each, share in ((others, OTHERS), (plain, PLAIN)))
        yield from split_batches([*written, *ends, *(one for sample in samples for one in sample)], mixed=True)


def measure(model: Model, batch: Sequence[Example]) -> Any:
    """Return the mean cross entropy."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        odds = judge(model, batch)[:, 0].float()
    right, weights = (torch.tensor(each) for each in zip(*(e.targets[encoder.ENDS] for e in batch), strict=True))
    return (functional.binary_cross_entropy_with_logits(odds, right, reduction="none") * weights).mean()


def main() -> None:
    arguments = read_arguments(__doc__, 46.0)
    archived = list(list_archived([*fit_endings.read_pairs(fit_endings.FOLDERS), *fit_endings.read_written()]))
    marked = (example for example in list_marked() if encoder.ENDS in example.targets and not example.held_out)
    worlds = [world for world in read_worlds() if world.name not in read_held_out()]
    written = [*marked, *list_worlds(world for world in worlds if world.name.startswith(OFTEN))]
    plain = list(list_worlds(world for world in worlds if not world.name.startswith(OFTEN)))
    batches = list_batches([example for example in archived if not example.held_out], written, plain)
    start = load_start()
    model = train_for(arguments.minutes, start, RATE, batches, lambda batch: measure(start, batch))
    show(model, [example for example in archived if example.held_out], [encoder.ENDS])
    if arguments.write:
        write(model, OUT)


if __name__ == "__main__":
    main()
