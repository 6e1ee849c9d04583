"""Compile regular expressions when they are first used, because one command uses few of the 300 of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import cast

_METHODS = ("search", "match", "fullmatch", "finditer", "findall", "sub", "split")


class LatePattern:
    """Has the attributes of a pattern. The first method that is called compiles it; `pattern` does not."""

    def __init__(self, build: Callable[[], str], flags: re.RegexFlag) -> None:
        self._build, self._flags = build, flags

    @cached_property
    def pattern(self) -> str:
        return self._build()

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        compiled = re.compile(self.pattern, self._flags)
        for method in _METHODS:  # from now on they are called without a detour
            setattr(self, method, getattr(compiled, method))
        return getattr(compiled, name)


def compile_late(build: Callable[[], str], flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[str]:
    """Return a pattern that is compiled, of the text that ``build`` returns, when it is first used."""
    return cast("re.Pattern[str]", LatePattern(build, flags))
