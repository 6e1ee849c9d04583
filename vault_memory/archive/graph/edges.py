"""A relationship, and the statements that support it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from vault_memory.archive.graph.statements import SourcedStatement

LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(slots=True)
class Edge:
    """One relationship as statements support it. The target is an entity's key or a topic's path."""

    current: list[SourcedStatement] = field(default_factory=list)
    ended: list[tuple[SourcedStatement, datetime]] = field(default_factory=list)

    @property
    def until(self) -> datetime | None:
        """Since when it is not so; None while the latest word is that it is."""
        if not self.ended:
            return None
        last = max(at for _, at in self.ended)
        said = [each.created for each in self.current if each.created is not None]
        return last if not self.current or (said and max(said) < last) else None

    @property
    def statements(self) -> list[SourcedStatement]:
        known = [*self.current, *(said for said, _ in self.ended)]
        return sorted(known, key=lambda said: (said.created or LONG_AGO, said.sources, said.text))

    def note(self, said: SourcedStatement, ended: datetime | None) -> None:
        """One more statement; ``ended``: since when it is no longer so."""
        if ended is None:
            self.current.append(said)
        else:
            self.ended.append((said, ended))


Edges = dict[tuple[str, str, str], Edge]  # subject, relation, target
