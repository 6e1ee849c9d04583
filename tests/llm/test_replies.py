"""Test how a model's text is parsed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from growth import grows_linearly
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from vault_memory.llm.prompts.consolidate import Consolidated
from vault_memory.llm.prompts.decide import Decision
from vault_memory.llm.prompts.extract import Extracted
from vault_memory.llm.prompts.merge import Edits
from vault_memory.llm.prompts.summarize import Summary
from vault_memory.llm.replies import CollectedReply, read
from vault_memory.llm.schemas import fit_bounds, strip_bounds, wire_schema

ITEM = {"message": 1, "topic": "Auth", "knowledge": 'Auth says "JWT {RS256}" in a], b.', "type": "fact"}
TEXT = json.dumps({"knowledge": [ITEM]})


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        f"```json\n{TEXT}\n```",
        f"```\n{TEXT}",
        f"Here is what I found in [1] and {{so on}}:\n\n{TEXT}\n\nLet me know!",
        f"<think>They want {{'knowledge': []}}, I suppose.</think>\n{TEXT}",
        json.dumps([ITEM]),
        json.dumps(ITEM),
        json.dumps({"knowledge": ITEM}),
        TEXT.replace("}]}", "},],}"),
        TEXT.replace('"fact"', '"Fact"'),
        json.dumps({"knowledge": [ITEM | {"context": None, "salience": None, "surprise": 1}], "note": "x"}),
    ],
)
def test_the_same_item_however_it_is_wrapped(text: str) -> None:
    found = read(text, Extracted)
    assert found.problems == () and found.value is not None
    [item] = found.value.knowledge
    assert item.knowledge == ITEM["knowledge"] and item.type == "fact" and item.salience == 0.5


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("I cannot do that.", "no JSON"),
        ("{}", "knowledge: Field required"),
        ('{"knowledge": null}', "knowledge: Field required"),
        ('{"knowledge": "none"}', "valid list"),
        ("[1, 2]", "knowledge[0]"),
        ('"text"', "not a text"),
        ('{"knowledge": [{"message": 1, "topic": "A", "know', "within its first item"),
    ],
)
def test_what_cannot_be_used_says_why(text: str, problem: str) -> None:
    found = read(text, Extracted)
    assert found.value is None
    assert problem in " ".join(found.problems)


def test_problems_do_not_repeat_what_was_said() -> None:
    found = read(json.dumps({"knowledge": [{"message": "SECRET", "type": "SECRET", "knowledge": ""}]}), Extracted)
    assert found.problems and "SECRET" not in " ".join(found.problems)


def test_an_empty_list_is_an_answer() -> None:
    found = read('{"knowledge": []}', Extracted)
    assert found.value is not None and found.problems == ()


def test_an_edit_without_its_end_is_no_edit() -> None:
    """Cut behind ``"cell": 3`` a supersede would read as: strike cell 3, put nothing in its place."""
    text = (
        '{"edits": [{"item": 1, "action": "noop", "cell": 2}, {"item": 2, "action": "delete", "cell": 3, "text": "Pos'
    )
    found = read(text, Edits, cut=True)
    assert found.value is not None
    assert [edit.item for edit in found.value.edits] == [1]
    assert found.problems == ("the reply was cut off before its end",)


words = st.text(st.characters(categories=["L", "P", "S"]), min_size=1, max_size=30)
item_lists = st.lists(
    st.builds(lambda text, number: ITEM | {"knowledge": text, "message": number}, words, st.integers(1, 50)),
    min_size=1,
    max_size=4,
)


@pytest.mark.parametrize(("cut", "said"), [(True, "was cut off"), (False, "ends")])
def test_a_reply_without_a_whole_item_says_whether_it_was_cut_off(cut: bool, said: str) -> None:
    found = read('{"knowledge": [{"message": 1, "topic": "Cellar", "know', Extracted, cut=cut)
    assert found.value is None and found.problems == (f"the reply {said} within its first item",)


@given(items=item_lists, data=st.data())
def test_a_cut_reply_holds_exactly_its_complete_items(items: list[dict[str, Any]], data: st.DataObject) -> None:
    texts = [json.dumps(item) for item in items]
    whole = '{"knowledge": [' + ", ".join(texts) + "]}"
    at = data.draw(st.integers(1, len(whole) - 1))
    begins = len('{"knowledge": [')
    ends = [begins + sum(len(text) + 2 for text in texts[:n]) + len(texts[n]) for n in range(len(texts))]
    complete = sum(end <= at for end in ends)
    found = read(whole[:at], Extracted, cut=True)
    kept = found.value.knowledge if found.value is not None else []
    assert [item.knowledge for item in kept] == [item["knowledge"] for item in items[:complete]]
    assert found.problems


@given(st.text(max_size=200))
def test_no_text_raises(text: str) -> None:
    for cut in (False, True):
        found = read(text, Extracted, cut=cut)
        assert found.value is not None or found.problems


def test_one_bad_row_leaves_the_rest_of_the_answer() -> None:
    text = json.dumps({"summary": "Auth uses JWT.", "superseded": [{"cell": 1, "by": 2}, {"cell": "x"}]})
    found = read(text, Consolidated)
    assert found.value is not None
    assert found.value.summary == "Auth uses JWT." and len(found.value.superseded) == 1 and len(found.problems) == 1


def test_what_mends_a_reply_joins_it() -> None:
    collected = CollectedReply(Consolidated)
    collected.add(
        read(json.dumps({"summary": "Old.", "superseded": [{"cell": 1, "by": 2}, {"cell": "x"}]}), Consolidated)
    )
    assert "only what is missing" in collected.complaint()
    collected.add(read(json.dumps({"summary": "New.", "superseded": [{"cell": 3, "by": 4}]}), Consolidated))
    assert collected.value is not None and collected.problems == ()
    assert collected.value.summary == "New." and [row.cell for row in collected.value.superseded] == [1, 3]


def test_two_wrong_and_one_mended_leaves_a_problem() -> None:
    collected = CollectedReply(Extracted)
    collected.add(read(json.dumps({"knowledge": [ITEM, {"message": 2}, {"message": 3}]}), Extracted))
    collected.add(read(json.dumps({"knowledge": [ITEM | {"message": 2}]}), Extracted))
    assert collected.value is not None and len(collected.value.knowledge) == 2
    assert len(collected.problems) == 2


def test_an_item_that_never_comes_stays_a_problem() -> None:
    collected = CollectedReply(Extracted)
    collected.add(read(json.dumps({"knowledge": [ITEM, {"message": 2}]}), Extracted))
    collected.add(read('{"knowledge": []}', Extracted))
    assert collected.value is not None and len(collected.problems) == 1


@pytest.mark.parametrize("schema", [Extracted, Edits, Consolidated, Decision, Summary])
def test_schemas_are_strict_and_bounded(schema: type) -> None:
    sent = wire_schema(schema)
    objects = [sent, *sent.get("$defs", {}).values()]
    for each in objects:
        assert each["required"] == list(each["properties"]) and each["additionalProperties"] is False
    text = json.dumps(sent)
    assert '"maxItems"' in text or schema is Decision
    assert '"title"' not in text and '"default"' not in text
    bare = json.dumps(strip_bounds(sent))
    assert not any(f'"{keyword}"' in bare for keyword in ("maxLength", "maxItems", "minimum", "maximum"))
    for array in (node for node in _nodes(sent) if node.get("type") == "array"):
        assert "maxItems" in array
    for string in (node for node in _nodes(sent) if node.get("type") == "string"):
        assert "maxLength" in string or "enum" in string


def _nodes(node: Any) -> list[dict[str, Any]]:
    if isinstance(node, list):
        return [found for part in node for found in _nodes(part)]
    if isinstance(node, dict):
        return [node, *(found for part in node.values() for found in _nodes(part))]
    return []


@pytest.mark.parametrize("schema", [Extracted, Edits, Consolidated, Summary])
@pytest.mark.parametrize("tokens", [100, 250, 1000])
def test_a_short_reply_is_asked_for_with_bounds_that_fit(schema: type[BaseModel], tokens: int) -> None:
    """The longest reply that the bounds allow is about as long as the reply may be."""
    sent = wire_schema(schema)
    bounded = fit_bounds(sent, tokens)

    def longest(node: dict[str, Any]) -> Any:
        if "$ref" in node:
            return longest(bounded["$defs"][node["$ref"].rpartition("/")[2]])
        if "properties" in node:
            return {key: longest(value) for key, value in node["properties"].items()}
        if node["type"] == "array":
            return [longest(node["items"])] * node["maxItems"]
        return "x" * node["maxLength"] if "maxLength" in node else node.get("enum", [0.5])[0]

    assert len(json.dumps(longest(bounded))) <= max(4.5 * tokens, 700)
    assert fit_bounds(sent, 4096) == sent == wire_schema(schema)


@pytest.mark.parametrize(
    "text", ["[" * 50_000, '{"knowledge": ' + "[" * 5_000, "Well: " + '{"a": ' * 5_000 + "}" * 5_000]
)
def test_a_reply_nested_without_end_is_a_problem_and_no_crash(text: str) -> None:
    found = read(text, Extracted)
    assert found.value is None and found.problems


def test_a_model_that_only_opens_brackets_is_read_in_little_time() -> None:
    assert read("Sure! " + "{ " * 20_000, Extracted, cut=True).value is None
    assert grows_linearly(lambda text: read("Sure! " + text, Extracted, cut=True), "{ ", 4_000)
