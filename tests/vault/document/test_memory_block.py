"""Check that unchanged lines of a memory block, and only those, are written as they were read."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.models import Attributes
from vault_memory.vault.document import memory_block
from vault_memory.vault.document.memory_block import MemoryBlock

SAID = datetime(2026, 1, 18, 9, 59, tzinfo=UTC)


def _make(number: int, **more: object) -> Attributes:
    known = Attributes(
        salience=0.5 + number % 3 / 10, confidence=0.75, role="user", by="offline", text=f"{number:05x}",
        created=SAID + timedelta(hours=number), sources=(f"conv-{number % 4}#m{number}",),
    )  # fmt: skip
    return replace(known, **more)  # type: ignore[arg-type]


@pytest.fixture
def block() -> MemoryBlock:
    made = {f"vm-{number:010}": _make(number) for number in range(12)}
    made["vm-0000000003"] = _make(3, superseded=made["vm-0000000007"].created, successor="vm-0000000007")
    made["vm-0000000004"] = _make(4, superseded=SAID, successor="vm-0000000008")  # at another time
    made["vm-0000000005"] = _make(5, successor="vm-0000000008")  # never
    made["vm-0000000006"] = _make(6, superseded=SAID, successor="vm-elsewhere")
    made["vm-0000000009"] = _make(9, sources=("conv-1#m9", "conv-2#m1"), asked="who; why")
    return memory_block.update(MemoryBlock(), made)


def _forget_rows(block: MemoryBlock) -> MemoryBlock:
    """Return the block with nothing remembered of how its lines were read."""
    return replace(block, lines=tuple(replace(line, as_written="") for line in block.lines))


def _read(block: MemoryBlock) -> MemoryBlock:
    return memory_block.read(["\n".join(memory_block.write(block))])


def test_lines_are_written_as_they_were_read(block: MemoryBlock) -> None:
    again = _read(block)
    assert again.attributes_by_id == block.attributes_by_id
    assert sum(bool(line.as_written) for line in again.lines) == 11  # that it never ended is said besides
    assert memory_block.write(again) == memory_block.write(block)


@pytest.mark.parametrize(
    ("changed", "gone"),
    [
        ({"vm-0000000007": _make(7, created=SAID)}, ()),  # the successor was said at another time
        ({}, ("vm-0000000007", "vm-0000000008")),  # the successors are gone
        ({"vm-0000000008": _make(8, created=None)}, ()),
        ({}, ("vm-0000000000", "vm-0000000004")),  # a source has fewer cells
        ({}, ("vm-0000000001", "vm-0000000005", "vm-0000000009")),  # a source has none
        ({"vm-new0000000": _make(40, sources=("conv-9#m1",))}, ()),
        ({"vm-0000000003": _make(3)}, ()),
    ],
)
def test_what_a_change_concerns_is_written_anew(
    block: MemoryBlock, changed: dict[str, Attributes], gone: tuple[str, ...]
) -> None:
    after = memory_block.update(_read(block), changed, gone)
    assert memory_block.write(after) == memory_block.write(_forget_rows(after))


def test_lines_of_another_block_take_the_labels_of_the_one_they_come_to(block: MemoryBlock) -> None:
    mine, other = _read(block), _read(memory_block.update(MemoryBlock(), {"vm-other00000": _make(2)}))
    both = replace(mine, lines=(*mine.lines, *other.lines))
    assert memory_block.write(both) == memory_block.write(_forget_rows(both))
    alone = MemoryBlock(lines=mine.lines[3:])
    assert memory_block.write(alone) == memory_block.write(_forget_rows(alone))


def test_a_line_in_another_form_is_written_in_ours(block: MemoryBlock) -> None:
    rows = memory_block.write(block)
    at = next(number for number, row in enumerate(rows) if row.startswith("vm-0000000002"))
    other = memory_block.read(["\n".join([*rows[:at], f"  {rows[at]}  by=offline", *rows[at + 1 :]])])
    assert memory_block.write(other) == rows
