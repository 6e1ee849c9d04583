"""One call of a hook as a value, and the limits on its input and output. Imports nothing that loads slowly."""

from __future__ import annotations

import os
from typing import NamedTuple

MOST = 9000  # characters that are returned; of more than ten thousand the model gets a preview only
PROMPT = 2000  # characters of a prompt that are looked up
OFF = frozenset(("false", "0", "no", "off"))


class Call(NamedTuple):
    """What the agent told, and for which vault. ``event`` as the agent names it.

    No dataclass: that module alone takes longer to load than all of a hook that has nothing to say.
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
