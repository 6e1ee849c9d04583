"""One call of a hook as a value, and the limits on its input and output. Imports nothing that loads slowly."""

from __future__ import annotations

import os
from typing import NamedTuple

MOST = 9000  # most characters returned: of more than 10,000, the model gets only a preview
PROMPT = 2000  # characters of a prompt that are searched for
OFF = frozenset(("false", "0", "no", "off"))


class Call(NamedTuple):
    """The input from the agent, and the vault. ``event`` has the agent's name for it.

    This is not a dataclass, because importing that module takes longer than a whole hook without output.
    """

    event: str
    session: str
    transcript: str
    project: str
    prompt: str
    source: str
    home: str
    user: str

    @property
    def root(self) -> str:
        return os.path.join(self.home, self.user)  # noqa: PTH118
