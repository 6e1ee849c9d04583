"""Test the edits that the checks make from a model's answer, for a trusted and an untrusted model."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from vault_memory.archive.decisions.checks import check
from vault_memory.archive.decisions.decision import ItemDecision
from vault_memory.archive.decisions.judge_question import JudgeQuestion
from vault_memory.archive.decisions.proposal_flaws import problems
from vault_memory.llm.prompts.merge import Proposal
from vault_memory.models import Add, Cell, Item, Rewrite, Supersede, Update
from vault_memory.vault.document.text_blocks import list_text_blocks
from vault_memory.vault.document.topic_text import parse

NOW = datetime(2026, 8, 30, 12, tzinfo=UTC)
TEXT = """# House

## Pump

- [fact] The relay R4 switches the pump at 9:00 ^vm-aaaaaaaaa1
- [fact] The relay R4 costs 1,200 a year to run ^vm-aaaaaaaaa2
- [ ] Replace the relay R4 ^vm-aaaaaaaaa3
- [fact] The relay R4 sits in the shed ^vm-aaaaaaaaa4

<!-- memory v1
vm-aaaaaaaaa1 created=2026-01-01T00:00:00Z source=c0#m1 role=user by=x text={0}
vm-aaaaaaaaa2 created=2026-01-01T00:00:00Z source=c0#m2 role=user by=x text={1}
vm-aaaaaaaaa3 created=2026-01-01T00:00:00Z source=c0#m3 role=user by=x text={2}
vm-aaaaaaaaa4 created=2026-01-01T00:00:00Z source=c0#m4 role=user by=x text={3}
-->
"""


def cells() -> tuple[Cell, ...]:
    bare = parse(TEXT, "topics/House.md")
    return parse(TEXT.format(*(cell.hash for cell in bare.cells)), "topics/House.md").cells


def asked(*texts: str, trusting: bool = False, **more: object) -> JudgeQuestion:
    items = [Item(text, "House", source=f"c1#m{n}", created=NOW) for n, text in enumerate(texts, 1)]
    return JudgeQuestion("topics/House.md", items, cells(), "c1", "m", NOW, trusting=trusting, **more)  # type: ignore[arg-type]


def edit(action: str, cell: int = 0, text: str = "", item: int = 1, **more: object) -> Proposal:
    return Proposal(item=item, action=action, cell=cell, text=text, **more)  # type: ignore[arg-type]


def one(decisions: list[ItemDecision]) -> ItemDecision:
    (decision,) = decisions
    return decision


def test_each_edit_of_an_item_keeps_its_text() -> None:
    given = asked("The relay R4 is gone: a timer switches the pump at 10:00 and costs 300 a year.")
    decision = one(
        check(
            [
                edit("supersede", 1, "A timer instead of R4 switches the pump at 10:00.", section="Pump"),
                edit("supersede", 2, "The timer of the pump costs 300 a year.", section="Costs"),
                edit("delete", 4, reason="the relay is gone"),
            ],
            given,
        )
    )
    first, second, third = decision.edits
    assert isinstance(first, Supersede) and isinstance(second, Supersede) and isinstance(third, Supersede)
    assert first.by is not None and not first.apart
    assert first.by.text == "A timer instead of R4 switches the pump at 10:00."
    assert second.by is not None and (second.by.section, second.apart) == ("Costs", True)
    assert third.by is None and third.reason == "delete: the relay is gone"
    assert decision.judged is not None and decision.judged.changed == ()


def test_a_cell_that_is_reworded_beside_the_items_own_statement_keeps_its_search_words() -> None:
    given = asked("All relays were replaced by a timer.")
    first = replace(given.shown[1], attributes=replace(given.shown[1].attributes, asked="expense; yearly"))  # type: ignore[type-var]
    given.shown = (given.shown[0], first, *given.shown[2:])
    given.items = [replace(given.items[0], asked="clock")]
    decision = one(check([edit("supersede", 1), edit("supersede", 2, "The relay R4 cost 1,200 a year.")], given))
    added = [each.by for each in decision.edits if isinstance(each, Supersede) and each.by is not None]
    assert [(each.text, each.attributes.asked) for each in added] == [
        ("All relays were replaced by a timer.", "clock"),
        ("The relay R4 cost 1,200 a year.", "expense; yearly"),
    ]


def test_one_word_of_a_long_cell_is_no_subject() -> None:
    text = (
        "Dario takes the frontend in Svelte because boards are Raspberry Pi 4s and React took 9 seconds to first paint"
        " in the pilot, which the port authority saw on all screens."
    )
    given = asked("Marit Solheim has left the port.")
    given.shown = (replace(given.shown[0], text=text), *given.shown[1:])
    flaws = [str(flaw) for flaw in problems([edit("supersede", 1, reason="she left")], given)]
    assert flaws == ["item 1, supersede 1: the new statement is about something else than the cell"]
    given.items = [replace(given.items[0], text="The port authority of Marit Solheim wants React.")]
    assert problems([edit("supersede", 1)], given) == []


def test_an_item_may_end_many_cells_where_each_edit_says_why_and_the_model_is_trusted() -> None:
    edits = [edit("delete", n, reason=f"the relay is gone {n}") for n in range(1, 5)]
    trusted, other = asked("The relay R4 is gone.", trusting=True), asked("The relay R4 is gone.")
    assert len(one(check(edits, trusted)).edits) == 4
    decision = one(check(edits, other))
    assert len(decision.edits) == 3
    assert decision.judged is not None and "more than 3 cells" in decision.judged.changed[0]
    assert one(check([edit("delete", n) for n in range(1, 5)], trusted)).edits[3:] == ()


def test_what_a_model_that_is_not_trusted_may_not_end_keeps_its_new_words() -> None:
    given = asked("The relay R4 is gone, a timer at 10:00 costs 300.")
    edits = [
        edit("delete", 3),
        edit("delete", 4),
        edit("supersede", 1, "A timer switches the pump at 10:00 instead of R4."),
    ]
    decision = one(check([*edits, edit("supersede", 2, "The timer costs 300 a year instead of the relay R4.")], given))
    (kept,) = [each for each in decision.edits if isinstance(each, Add)]
    assert kept.text == "The timer costs 300 a year instead of the relay R4."
    assert {each.target.id for each in decision.edits if isinstance(each, Supersede)} == {
        "vm-aaaaaaaaa1", "vm-aaaaaaaaa3", "vm-aaaaaaaaa4"
    }  # fmt: skip


def test_an_update_changes_in_place_and_may_write_values_in_another_form() -> None:
    given = asked("The pump runs for 20 minutes.")
    text = "The relay R4 switches the pump at 09:00 for 20 minutes."
    assert problems([edit("update", 1, text)], given) == []
    update = one(check([edit("update", 1, text)], given)).edit
    assert isinstance(update, Update) and (update.text, update.attributes.sources) == (text, ("c1#m1",))


@pytest.mark.parametrize("trusting", [False, True])
def test_a_value_that_is_lost_is_told_and_the_answer_holds_only_of_one_that_is_trusted(trusting: bool) -> None:
    given = asked("The pump runs for 20 minutes.", trusting=trusting)
    wanted = [edit("update", 1, "The relay R4 switches the pump for 20 minutes.")]
    (flaw,) = problems(wanted, given)
    assert "loses 9:00 of the cell" in str(flaw)
    decision = one(check(wanted, given))
    assert isinstance(decision.edit, Update if trusting else Add)
    assert decision.judged is not None and "9:00" in decision.judged.changed[0]
    assert ("taken" in decision.judged.changed[0]) == trusting


def test_dates_that_the_day_of_the_message_explains_are_taken() -> None:
    given = asked("The pump was replaced this year, on Friday.")
    assert problems([edit("add", 0, "The pump was replaced in 2026, on 2026-08-28.")], given) == []
    assert problems([edit("add", 0, "The pump was replaced for 4,711.")], given) != []


def test_section_type_and_box_of_the_edit_are_obeyed() -> None:
    given = asked("The relay R4 has been replaced.")
    wanted = edit("add", 0, "Replace the relay R4.", section="Done work", type="task", done=True)
    add = one(check([wanted], given)).edit
    assert isinstance(add, Add) and (add.section, add.type, add.box) == ("Done work", "task", "x")


def test_what_an_item_ends_in_another_document_gets_its_successor_by_id() -> None:
    given = asked("The relay R4 was sold.", item_paths=["topics/Sales.md"], cell_paths=["topics/House.md"] * 4)
    decision = one(check([edit("supersede", 4, "The relay R4 was sold.")], given))
    assert decision.path == "topics/Sales.md" and isinstance(decision.edit, Add)
    ((path, ended),) = decision.elsewhere
    assert path == "topics/House.md" and isinstance(ended, Supersede)
    assert (ended.by, ended.successor) == (None, decision.edit.id)


def test_two_items_that_end_one_cell_both_stand() -> None:
    given = asked("The relay R4 moved to the cellar.", "The relay R4 moved to the attic.")
    wanted = [edit("supersede", 4, item=1), edit("supersede", 4, item=2)]
    first, second = check(wanted, given)
    assert isinstance(first.edit, Supersede) and isinstance(second.edit, Add)
    assert second.judged is not None and "another new statement" in second.judged.changed[0]


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("The relay R4 switches the pump at 09:00.", 1),
        ("Running the relay R4 costs €1200 a year.", 2),
        ("The relay R4 stands in the shed.", 4),
    ],
)
def test_an_honest_noop_is_taken(text: str, cell: int) -> None:
    assert problems([edit("noop", cell)], asked(text)) == []


def test_an_item_without_an_edit_is_asked_about_and_then_added() -> None:
    given = asked("The garden has a pond of 3 metres.")
    assert [flaw.reason for flaw in problems([], given)] == ["this new statement has no edit"]
    decision = one(check([], given))
    assert isinstance(decision.edit, Add) and decision.judged is not None and decision.judged.changed


def test_a_statement_of_an_assistant_is_added_while_what_it_would_end_waits() -> None:
    given = asked("The relay R4 was found broken on 2026-08-29.")
    given.items[0] = replace(given.items[0], role="assistant")
    decision = one(check([edit("add", section="Faults"), edit("delete", 3, reason="it is broken")], given))
    assert isinstance(decision.edit, Add) and not decision.propose and decision.more == ()
    ((path, ending),) = decision.proposed
    assert path == "topics/House.md" and isinstance(ending, Supersede) and ending.target.id == "vm-aaaaaaaaa3"
    assert decision.judged is not None and "waits for a person" in decision.judged.changed[0]
    alone = one(check([edit("supersede", 1, "The relay R4 was found broken on 2026-08-29.")], given))
    assert alone.propose and len(alone.proposed) == 1  # nothing else would say it


def test_the_text_of_a_cell_elsewhere_stays_there_where_the_item_is_added_by_itself() -> None:
    paths = ["topics/House.md"] * 4
    given = asked("The relay R4 was replaced by a timer.", item_paths=["topics/Timer.md"], cell_paths=paths)
    decision = one(check([edit("add"), edit("supersede", 4, "The timer sits in the shed.")], given))
    assert isinstance(decision.edit, Add) and decision.path == "topics/Timer.md"
    ((path, ended),) = decision.elsewhere
    assert path == "topics/House.md" and isinstance(ended, Supersede)
    assert ended.by is not None and ended.by.text == "The timer sits in the shed."


TABLE = """# House

## Pump

| part | place |
| ---- | ----- |
| R4   | shed  |
| R5   | attic |

- [fact] The pump runs at night
  - R4 is in the shed
"""


def about_table(text: str, *, trusting: bool = False) -> JudgeQuestion:
    topic = parse(TABLE, "topics/House.md")
    table, below = list_text_blocks(topic)
    assert (table.kind, below.kind) == ("table", "detail")
    item = Item(text, "House", source="c1#m1", created=NOW, role="assistant")
    texts = {2: (topic.path, table), 1: (topic.path, below)}
    return JudgeQuestion(topic.path, [item], topic.cells, "c1", "m", NOW, trusting=trusting, texts=texts)


@pytest.mark.parametrize("beside", ["add", "noop", "nothing"])
def test_a_change_of_a_table_waits_beside_what_becomes_of_the_item(beside: str) -> None:
    given = about_table("The relay R4 is in the cellar and the pump runs at night.", trusting=True)
    others = {"add": [edit("add")], "noop": [edit("noop", 1)], "nothing": []}[beside]
    row = edit("propose", 2, "| R4   | cellar |", was="| R4 | shed |", reason="moved")
    decision = one(check([*others, row, edit("propose", 1, "R4 is in the cellar", was="R4 is in the shed")], given))
    changes = [each for _, each in decision.endings]
    assert [(each.was, each.text) for each in changes if isinstance(each, Rewrite)] == [
        ("| R4   | shed  |", "| R4   | cellar |"),
        ("  - R4 is in the shed", "  - R4 is in the cellar"),
    ]
    assert not decision.propose and (decision.edit is None) == (beside == "noop")
    assert decision.judged is not None and "waits for a person" in " ".join(decision.judged.changed)


@pytest.mark.parametrize(
    ("cell", "was", "text", "why"),
    [
        (2, "| R6 | shed |", "| R6 | cellar |", "does not stand there exactly once"),
        (2, "R", "S", "does not stand there exactly once"),
        (7, "| R4 | shed |", "| R4 | cellar |", "there is no text 7"),
        (2, "| R4 | shed |", "| R4 | cellar 77 |", "nobody said 77"),
    ],
)
def test_a_change_of_text_that_cannot_be_made_is_not_proposed(cell: int, was: str, text: str, why: str) -> None:
    given = about_table("The relay R4 is in the cellar.")
    proposals = [edit("add"), edit("propose", cell, text, was=was)]
    assert [why in flaw.reason for flaw in problems(proposals, given)] == [True]
    decision = one(check(proposals, given))
    assert not decision.endings and isinstance(decision.edit, Add)
    assert any(why in line for line in given.refused)
