"""Train the encoder by which statements are filed under topics (`rules.topic_assignment`).

    python bench/fit_filer.py [--minutes 25] [--write]

Needs ``pip install --group encoder``; all six layers of all-MiniLM-L6-v2 are trained further. It gives a statement in
its talk and a name a vector each, whose product is to say whether a person would file the statement under that name,
and of a name alone whether it is a good title. It learns from ``topic_labels.tsv`` and ``topic_statements.tsv``, as
``fit_topics.py`` does. The sets of `fit_topics.UNSEEN` are not used; printed is how well it ranks their pairs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from fit_encoder import Example, Model, judge, read_arguments, train_for, write
from fit_topics import STATEMENTS, UNSEEN, Call, Judged, describe_right, read_calls, read_labels
from sklearn.metrics import average_precision_score, roc_auc_score  # type: ignore[import-untyped]
from torch.nn import functional

from vault_memory.archive.extraction.rules.common_topics import list_common_topics
from vault_memory.archive.extraction.rules.topic_names import COMMON_TOPIC, TopicName, list_names
from vault_memory.llm import encoder
from vault_memory.llm.encoder import FILING

OUT = Path(encoder.__file__).with_name("filer.onnx")
LAYERS, RATE, BATCH = 6, 1e-4, 24  # BATCH: statements that are compared with all names of their set
WRITTEN = 0.5  # share used of the statements written for common topics, each time through the data
ALONE = 0.3  # share of batches whose statements are read without their talk
GOOD = 0.15  # weight of the loss of titles


@dataclass(frozen=True, slots=True)
class Filed:
    """Statements with the names they were compared with. ``right``: shape (statements, names), −1 for unknown.

    ``texts``: the statement, its message, the one before and the one after. ``good``: of the names, −1 for unknown.
    """

    source: str
    texts: Sequence[tuple[str, str, str, str]]
    names: Sequence[str]
    right: Any
    good: Any


class FilingHead(torch.nn.Module):
    """Turns the mean vector of a text into its vector as a statement, its vector as a name, and the odds of a title."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.statement, self.name = torch.nn.Linear(size, FILING), torch.nn.Linear(size, FILING)
        self.name.load_state_dict(self.statement.state_dict())
        self.title = torch.nn.Linear(size, 1)
        self.scale, self.constant = (torch.nn.Parameter(torch.tensor(value)) for value in (2.3, -4.0))

    def forward(self, mean: Any) -> Any:
        filed = torch.exp(self.scale) * functional.normalize(self.statement(mean), dim=-1)
        return torch.cat([filed, functional.normalize(self.name(mean), dim=-1), self.title(mean)], dim=-1)


def read_filed(calls: Sequence[Call], judged: Mapping[str, Judged]) -> Iterator[Filed]:
    """Yield the statements of each set, with all its names and the common topics."""
    for call in calls:
        if call.alone:
            continue
        names = list_names(call.statements, call.talk, call.known)
        have = {each.name.casefold() for each in names}
        names += [TopicName(name, COMMON_TOPIC) for name in list_common_topics(()) if name.casefold() not in have]
        right, good = describe_right(call, names, judged[call.source])
        said = ["", *call.talk.texts, ""]
        texts = [(s.said, *(said[s.position + side] for side in (1, 0, 2))) for s in call.statements]
        yield Filed(call.source, texts, [each.name for each in names], right.T, good)


def read_written() -> Filed:
    """Return the statements that were written for the common topics."""
    lines = [line.split("\t") for line in STATEMENTS.read_text(encoding="utf-8").splitlines()]
    names = list_common_topics(())
    right = np.array([[float(name in listed.split(" | ")) for name in names] for listed, _ in lines])
    return Filed("", [(text, text, "", "") for _, text in lines], names, right, np.full(len(names), -1.0))


def list_batches(sets: Sequence[Filed], written: Filed) -> Iterator[tuple[Filed, Sequence[int]]]:
    """Yield statements of one set without end, in random order."""
    while True:
        found = []
        for each in (*sets, written):
            known = np.flatnonzero((each.right >= 0).any(axis=1)).tolist()
            chosen = random.sample(known, int(len(known) * (WRITTEN if each is written else 1)))
            found += [(each, chosen[first : first + BATCH]) for first in range(0, len(chosen), BATCH)]
        yield from random.sample(found, len(found))


def compare(model: Model, filed: Filed, at: Sequence[int], *, alone: bool = False) -> tuple[Any, Any]:
    """Return the log odds of statements under all names, shape (statements, names), and of the names as titles."""
    texts = [filed.texts[number] for number in at]
    reads = [
        encoder.build_sentence(each[0], each[0], "", "") if alone else encoder.build_sentence(*each) for each in texts
    ]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        statements = judge(model, [Example(read, {}) for read in reads])[:, :FILING]
        names = judge(model, [Example(encoder.build_name(name), {}) for name in filed.names])
        odds = statements @ names[:, FILING : 2 * FILING].T + model.head.constant
    return odds.float(), names[:, -1].float()


def measure(model: Model, filed: Filed, at: Sequence[int]) -> Any:
    """Return the mean cross entropy of what belongs under which name, and, weighted, of which names are good."""
    odds, titles = compare(model, filed, at, alone=random.random() < ALONE)
    right, good = torch.tensor(filed.right[list(at)]).float(), torch.tensor(filed.good).float()
    lost = functional.binary_cross_entropy_with_logits(odds[right >= 0], right[right >= 0])
    if (good >= 0).any():
        lost = lost + GOOD * functional.binary_cross_entropy_with_logits(titles[good >= 0], good[good >= 0])
    return lost


def show(model: Model, sets: Sequence[Filed]) -> None:
    """Print the area under the ROC curve and the average precision of pairs, by group of sets."""
    groups: dict[str, list[tuple[Any, Any]]] = {}
    for each in sets:
        with torch.no_grad():
            odds = np.concatenate(
                [
                    compare(model, each, range(first, min(first + BATCH, len(each.texts))))[0].numpy()
                    for first in range(0, len(each.texts), BATCH)
                ]
            )
        known = each.right >= 0
        groups.setdefault(each.source.split("/")[0].split("-")[0], []).append((each.right[known], odds[known]))
    for group, found in groups.items():
        right, odds = (np.concatenate(part) for part in zip(*found, strict=True))
        ranked, precise = roc_auc_score(right, odds), average_precision_score(right, odds)
        print(f"{group:8} {len(right):6} area under the curve {ranked:.3f}, average precision {precise:.3f}")


def main() -> None:
    arguments = read_arguments(__doc__, 25.0)
    judged = read_labels()
    sets = list(read_filed(list(read_calls(judged)), judged))
    model = Model(1, LAYERS)
    model.head = FilingHead(model.base.config.hidden_size)
    batches = list_batches([each for each in sets if not each.source.startswith(UNSEEN)], read_written())
    model = train_for(arguments.minutes, model, RATE, batches, lambda batch: measure(model, *batch))
    show(model, [each for each in sets if each.source.startswith(UNSEEN)])
    if arguments.write:
        write(model, OUT)


if __name__ == "__main__":
    main()
