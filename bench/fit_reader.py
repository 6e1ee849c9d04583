"""Train the encoder that reads a question with each of its best results (`vault_memory.search.encoder_rerank`).

    python bench/fit_reader.py [--minutes 40] [--write]

Needs ``pip install --group encoder``. It starts from the packaged encoder of sentences and pairs (``fit_encoder.py``).
For each question of ``reader_questions.py``, a few candidates that answer it should rank above some that do not; the
wrong ones are chosen by their rank in the search, so that most are hard. The questions are those that readers wrote for
the stories, many of them in other words than the answer's (``bench/stories/questions.txt``), those of the stories' own
labels, and of LoCoMo and BEAM. The stories ``fresh``, ``later``, ``final`` and ``last`` and the conversations of
`fit_worth.UNSEEN` are not used. Printed: for the questions of ``fresh`` and ``later`` how often an answer is among the
first three candidates by score alone, and with the reader.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import fit_endings
import numpy as np
import torch
from fit_encoder import Example, Model, judge, load_start, read_arguments, train_for, write
from reader_questions import Found, read_questions
from torch.nn import functional

from vault_memory.llm import encoder
from vault_memory.search.encoder_rerank import READ, WEIGHT

OUT = Path(encoder.__file__).with_name("reader.onnx")
GROUP, ANSWERING, OTHERS = 6, 2, 7  # questions per batch; most texts per question that answer it, and that do not
RANK_FADES = 0.15  # how fast the chance of being chosen falls with the rank of a candidate
SURE = 0.3  # weight of the loss of each text alone, relative to the loss of their order
RATE = 6e-5  # rate of learning at the beginning


def choose(found: Found) -> Found:
    """Return a sample of a question's candidates: first some that answer it, then others, preferring higher ranks."""
    right, wrong = ([each for each in found if each.answers == answer] for answer in (True, False))
    weights = [1 / (1 + RANK_FADES * place) for place in range(len(wrong))]
    others = random.choices(range(len(wrong)), weights, k=OTHERS)
    return random.sample(right, min(ANSWERING, len(right))) + [wrong[place] for place in sorted(set(others))]


def measure_order(model: Model, asked: Sequence[Found]) -> Any:
    """Return the mean loss of the order of candidates (localized contrastive loss) and, weighted, of each alone."""
    chosen = [choose(found) for found in asked]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        odds = judge(model, [Example(each.read, {}) for found in chosen for each in found])[:, 0].float()
    total, begin = torch.zeros(()), 0
    for found in chosen:
        own, right = odds[begin : begin + len(found)], torch.tensor([float(each.answers) for each in found])
        begin += len(found)
        order = torch.logsumexp(own, 0) - torch.logsumexp(own[right > 0], 0)
        total = total + order + SURE * functional.binary_cross_entropy_with_logits(own, right)
    return total / len(asked)


def list_batches(asked: Sequence[Found]) -> Iterator[Sequence[Found]]:
    """Yield batches of questions without end, each question once before any comes again."""
    while True:
        order = random.sample(asked, len(asked))
        yield from (order[first : first + GROUP] for first in range(0, len(order), GROUP))


def show(model: Model, asked: Sequence[Found]) -> None:
    """Print how often an answer is among the first three candidates, by score alone and with the reader."""
    alone, read = [], []
    for found in asked:
        with torch.no_grad():
            odds = judge(model, [Example(each.read, {}) for each in found[:READ]])[:, 0].tolist()
        order = sorted(range(len(odds)), key=lambda at: -(found[at].score + WEIGHT * odds[at]))
        alone.append(any(each.answers for each in found[:3]))
        read.append(any(found[at].answers for at in order[:3]))
    by_score, with_reader = np.mean(alone), np.mean(read)
    print(f"{len(asked)} questions, in the first three: {by_score:.3f} by score, {with_reader:.3f} with the reader")


def main() -> None:
    arguments = read_arguments(__doc__, 40.0)
    asked = [each for each in read_questions() if {one.answers for one in each} == {True, False}]
    start = load_start()
    model = train_for(arguments.minutes, start, RATE, list_batches(asked), lambda batch: measure_order(start, batch))
    show(model, [found for found in read_questions(fit_endings.UNSEEN) if any(each.answers for each in found)])
    if arguments.write:
        write(model, OUT)


if __name__ == "__main__":
    main()
