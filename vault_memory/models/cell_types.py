"""The types of statements, which a filter knows without all that a document is made of."""

from __future__ import annotations

from typing import Literal, get_args

CellType = Literal["fact", "decision", "preference", "task", "risk", "code_ref", "pattern", "context"]
CELL_TYPES: tuple[str, ...] = get_args(CellType)
