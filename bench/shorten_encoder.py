"""Shorten the graph of a packaged encoder: it gives the same numbers, bit for bit, with half of the nodes.

    python bench/shorten_encoder.py [FILE …]

The export from torch computes the shapes of every layer and an attention mask of nothing but zeros, which is added to
every layer's scores. Texts are read one by one, so nothing is ever masked, and the shapes are known but for the length.
Without that a file loads in about half the time, and reading a text takes some 4 % less. ``fit_encoder.write`` shortens
what it writes. FILE: those in ``vault_memory/llm`` by default; a file that is short stays as it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import numpy_helper

FOLDER = Path(__file__).resolve().parent.parent / "vault_memory" / "llm"
_HEADS, _WIDTH = 12, 384  # of all-MiniLM-L6-v2
_ATTENTION = "/attention/self/"


def shorten(file: Path) -> None:
    """Replace an encoder's file by one with a shorter graph."""
    model = onnx.load(file)
    _set_shapes(model.graph)
    _drop_mask(model.graph)
    _drop_unused(model.graph)
    onnx.checker.check_model(model)
    file.write_bytes(model.SerializeToString())


def _set_shapes(graph: Any) -> None:
    """Give the reshapes of attention constant shapes, in which 0 stands for the length as it is."""
    shapes = {"split": [0, 0, _HEADS, _WIDTH // _HEADS], "join": [0, 0, _WIDTH]}
    known = {each.name for each in graph.initializer}
    for name, shape in shapes.items():
        if name not in known:
            graph.initializer.append(numpy_helper.from_array(np.array(shape, dtype=np.int64), name))
    for node in graph.node:
        if node.op_type == "Reshape" and _ATTENTION in node.name:
            node.input[1] = "join" if node.name.endswith("Reshape_3") else "split"  # the fourth joins the heads


def _drop_mask(graph: Any) -> None:
    """Take the softmax of the scores themselves, not of their sum with the mask."""
    made_by = {output: node for node in graph.node for output in node.output}
    for node in graph.node:
        if node.op_type == "Softmax" and (added := made_by[node.input[0]]).op_type == "Add":
            node.input[0] = added.input[0]


def _drop_unused(graph: Any) -> None:
    """Drop what the output does not depend on."""
    needed, kept = {each.name for each in graph.output}, []
    for node in reversed(graph.node):
        if not needed.isdisjoint(node.output):
            kept.append(node)
            needed.update(node.input)
    _replace(graph.node, reversed(kept))
    _replace(graph.initializer, [each for each in graph.initializer if each.name in needed])


def _replace(field: Any, values: Iterable[Any]) -> None:
    copied = list(values)
    del field[:]
    field.extend(copied)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="*", type=Path, default=sorted(FOLDER.glob("*.onnx")))
    for file in parser.parse_args().file:
        before = len(onnx.load(file).graph.node)
        shorten(file)
        print(f"{file.name}: {before} nodes, now {len(onnx.load(file).graph.node)}; {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
