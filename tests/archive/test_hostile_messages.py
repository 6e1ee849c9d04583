"""Check that no message costs much more to archive, search, pack or show than one of equal length."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest
from examples import THOROUGH
from talking import talk

from vault_memory.memory import Memory
from vault_memory.serve.http.markdown_html import document_to_html, markdown_to_html

pytestmark = pytest.mark.slow  # tests/text/test_linear_patterns.py is the fast one

LENGTH = 100_000 if THOROUGH else 40_000  # characters
MOST_TIMES, AND_SECONDS = 12, 3.0
SENTENCE = "We talked about the tulips in the garden, and my sister likes them. "
_DRAWN = " .:-=+*#%@/\\|_()[]<>^~`'\",;!"


def drawing() -> str:
    drawn = random.Random(1)
    return "".join("".join(drawn.choices(_DRAWN, k=80)) + "\n" for _ in range(LENGTH // 81))


QUICK = {"backticks": "`", "bullets": "- a\n", "quotes": "> ", "brackets": "[", "tabs": "\t", "passwords": "password: "}
SOAK = pytest.mark.skipif("SOAK" not in os.environ, reason="takes minutes: make soak")
PIECES = QUICK | {
    "stars": "*", "angles": "<", "images": "![", "links": "[a](b", "comments": "<!--", "wikilinks": "[[", "digits": "1",
    "numbered": "1. ", "headings": "# a\n", "fences": "```\n", "tables": "| a |\n|---|\n", "references": "[a]: b\n",
    "footnotes": "[^a]", "formulas": "\\[", "spaces": " ", "lines": "\n", "hyphens": "A-", "slashes": "a/",
    "emphasis": "*a_ ", "struck": "~~a ", "invisible": "\u200b", "accents": "e\u0301", "recalled": "<recalled-memory",
}  # fmt: skip
ONCE = {"drawing": drawing(), "nested": "\n".join(" " * depth + "- a" for depth in range(400))}


def cost(home: Path, text: str) -> float:
    """Return the processor time of all that is done with a message, and with a document that holds it."""
    memory = Memory(home)
    begin = time.process_time()
    memory.archive(talk(f"We decided to use tulips. {text}", id="c1"))
    memory.search("tulips")
    memory.context("tulips")
    markdown_to_html(text)
    (memory.root / "topics").mkdir(exist_ok=True)
    (memory.root / "topics/Hand.md").write_text(f"# Hand\n\n- an item\n\n{text}")
    memory.search("tulips")
    document_to_html(memory.store.topic("Hand"))
    return time.process_time() - begin


@pytest.fixture(scope="module")
def ordinary(tmp_path_factory: pytest.TempPathFactory) -> float:
    cost(tmp_path_factory.mktemp("first"), SENTENCE)  # what is loaded once is not counted
    return cost(tmp_path_factory.mktemp("ordinary"), SENTENCE * (LENGTH // len(SENTENCE)))


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in QUICK else SOAK) for name in (*PIECES, *ONCE)])
def test_a_message_costs_what_its_length_costs(tmp_path: Path, ordinary: float, name: str) -> None:
    text = ONCE.get(name) or PIECES[name] * (LENGTH // len(PIECES[name]))
    assert cost(tmp_path, text) < MOST_TIMES * ordinary + AND_SECONDS
