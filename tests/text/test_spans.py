"""Test spans between an opening and a closing mark."""

from __future__ import annotations

import re

from vault_memory.text.spans import remove_spans, spans

TAG = re.compile("<(a|b)>")


def closing(found: re.Match[str]) -> str:
    return f"</{found[1]}>"


def test_spans_go_and_unclosed_marks_stay() -> None:
    assert remove_spans("x<a>1<b>2</a> y<b>3", TAG, closing) == "x y<b>3"
    assert remove_spans("x<a>1</a> \n y", TAG, closing, trim=True) == "xy"
    assert remove_spans("<a></a><b></b>", TAG, closing) == ""
    assert [text for _, *text in spans("<a>1</a><a>2", TAG, closing)] == [[4, 8]]
