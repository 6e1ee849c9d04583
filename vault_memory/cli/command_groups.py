"""Define groups of subcommands that also accept short forms, other names, and the flags of earlier versions."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

import click

_ALSO = {
    "cat": ("show",),
    "delete": ("remove",),
    "get": ("show",),
    "ls": ("list",),
    "mv": ("rename",),
    "new": ("add",),
    "remove": ("delete",),
    "reset": ("unset",),
    "rm": ("remove", "delete"),
    "uninstall": ("remove",),
}  # fmt: skip - names of these verbs in other programs
_NEAR = 0.75  # similarity of a word to a verb from which on it counts as a typing error


class Subverbs(click.Group):
    """A group of verbs. ``default``: the verb to run if none is given; ``words``: the verb to run if the first word is
    not a verb; ``flags``: verbs by the flags that they replace (``--list``).
    """

    def __init__(
        self, *args: Any, default: str = "", words: str = "", flags: Mapping[str, str] | None = None, **options: Any
    ) -> None:
        super().__init__(*args, **options)
        self._default, self._words, self._flags = default, words, flags or {}

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args if ctx.resilient_parsing else self._complete(args))

    def _complete(self, args: list[str]) -> list[str]:
        """Return the arguments with the intended verb in front."""
        for number, word in enumerate(args):
            flag, _, value = word.partition("=")
            if flag in self._flags:
                rest = [*args[:number], *([value] if value else []), *args[number + 1 :]]
                return [self._flags[flag], *rest[rest[:1] != [] and rest[0] in self.commands :]]
        if not args:
            return [self._default] if self._default else args
        first, rest = args[0], args[1:]
        if first in self.commands or first in ("-h", "--help"):
            return args
        if known := next((name for name in _ALSO.get(first, ()) if name in self.commands), ""):
            return [known, *rest]
        if first.startswith("-"):
            verb = self._words if self._words and not self._takes(self._default, first) else self._default
            return [verb, *args] if verb else args
        slip = difflib.get_close_matches(first, self.commands, 1, _NEAR)
        return [self._words, *args] if self._words and not slip else args

    def _takes(self, verb: str, option: str) -> bool:
        command = self.commands.get(verb)
        return command is not None and any(option.partition("=")[0] in param.opts for param in command.params)
