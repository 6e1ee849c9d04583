"""Define a relationship together with the statements that support it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from vault_memory.archive.graph.graph_statements import GraphStatement

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(slots=True)
class SupportedEdge:
    """The statements that support one relationship. Its target is an entity's key or a topic's path."""

    current: list[GraphStatement] = field(default_factory=list)
    ended: list[tuple[GraphStatement, datetime]] = field(default_factory=list)

    @property
    def until(self) -> datetime | None:
        """When the relationship ended; None while the latest statement supports it."""
        if not self.ended:
            return None
        last = max(at for _, at in self.ended)
        dates = [each.created for each in self.current if each.created is not None]
        return last if not self.current or (dates and max(dates) < last) else None

    @property
    def statements(self) -> list[GraphStatement]:
        both = [*self.current, *(statement for statement, _ in self.ended)]
        return sorted(both, key=lambda each: (each.created or LONG_AGO, each.sources, each.text))

    def add_statement(self, statement: GraphStatement, ended: datetime | None) -> None:
        """Add a statement; ``ended``: when it was superseded."""
        if ended is None:
            self.current.append(statement)
        else:
            self.ended.append((statement, ended))


SupportedEdges = dict[tuple[str, str, str], SupportedEdge]  # subject, relation, target
