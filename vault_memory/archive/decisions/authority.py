"""Decide who may end or change whose statements: an assistant, tool or file may not change a user's or a person's.

In a talk between people whoever has the role of the assistant is a person, too.
"""

from __future__ import annotations

from vault_memory.models import Cell, Item

_TRUSTED = frozenset({"user", "person", ""})


def unfit(item: Item, cell: Cell) -> str:
    """Return why the item may only propose to end or change the cell, else ''. Every judge asks this of each cell."""
    known = cell.attributes
    if not item.between_people and speaks_against(item, cell):
        return f"the {item.role} said it, against what a {_role(cell) or 'person'} said"
    stated = (known.updated or known.created) if known is not None else None
    if stated is not None and item.created is not None and stated > item.created:
        return "what it would replace is newer"
    return ""


def speaks_against(item: Item, cell: Cell) -> bool:
    """Return whether the item is neither the user's nor a person's, but the cell is."""
    return item.role not in _TRUSTED and _role(cell) in _TRUSTED


def may_end(new: Cell, old: Cell) -> bool:
    """Return whether the new statement may end the old one: an assistant, tool or file may not end a person's."""
    return _role(new) in _TRUSTED or _role(old) not in _TRUSTED


def _role(cell: Cell) -> str:
    if cell.by_person or cell.attributes is None:
        return "person"
    return cell.attributes.role
