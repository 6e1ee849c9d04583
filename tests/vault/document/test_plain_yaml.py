"""Check that the line-based reader of plain YAML agrees with the parser."""

from __future__ import annotations

import random

import pytest
import yaml

from vault_memory.vault.document import plain_yaml, yaml_spans

FRONT = "topic: Billing\ncreated: 2026-01-02T10:00:00Z\nsource_conversations:\n  - conv-1\n  - a b\nupdated: 5\n"
_KEYS = ("a", "b", "updated", "c-d", "_x", "9", "-q", "é")


def _parsed(source: str) -> object:
    return yaml.load(source, Loader=yaml.BaseLoader) or {}


@pytest.mark.parametrize(
    "source",
    [
        "a: [x]\n", "a: 'x'\n", "a: |\n  x\n", "a: x # why\n", "- x\n", "a: x\n  - y\n", "a:\n  - x\n    - y\n",
        "a: x\na: y\n", "a: &m x\nb: *m\n", "a: x\n\nb: y\n", "a : x\n", "a: x: y\n", "? a\n", "a: x",
    ],
)  # fmt: skip
def test_what_is_not_plain_is_left_to_the_parser(source: str) -> None:
    assert plain_yaml.load(source) is None


def test_keys_and_values_stand_where_the_parser_finds_them() -> None:
    assert plain_yaml.load(FRONT) == _parsed(FRONT)
    chance, plain = random.Random(3), 0
    for _ in range(4000):
        source = "".join(_line(chance) + chance.choice(["\n"] * 9 + ["\r\n"]) for _ in range(chance.randint(1, 5)))
        known = plain_yaml.load(source)
        if known is None:
            continue
        plain += 1
        assert known == _parsed(source), source
        expected = yaml_spans.pairs(yaml.compose(source, Loader=yaml.BaseLoader))
        for key in known:
            found = plain_yaml.find_pair(source, key)
            assert found is None or [*map(_place, found)] == [*map(_place, expected[key])], source
    assert plain > 300


def _line(chance: random.Random) -> str:
    word = "".join(chance.choice("abzA01_é./+#@&'()’-: :#界 yn~") for _ in range(chance.randint(1, 5)))
    word = f'"{word}"' if chance.random() < 0.2 else word
    head = f"{' ' * chance.choice([0, 2, 2, 4])}- " if chance.random() < 0.5 else f"{chance.choice(_KEYS)}: "
    return f"{chance.choice(_KEYS)}:" if chance.random() < 0.2 else head + word


def _place(node: yaml.Node) -> object:
    if isinstance(node, yaml.SequenceNode):
        return node.start_mark.index, bool(node.flow_style), [_place(each) for each in node.value]
    return node.start_mark.index, node.end_mark.index, node.value, node.style or ""
