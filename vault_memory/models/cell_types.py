"""Define the types of statements, in a module of its own so that filters need not import the document models."""

from __future__ import annotations

from typing import Literal, get_args

CellType = Literal["fact", "decision", "preference", "task", "risk", "code_ref", "pattern", "context"]
CELL_TYPES: tuple[str, ...] = get_args(CellType)
