"""Decide which statements a request not to keep something covers: by words, or with a model that reads both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from vault_memory.archive.extraction.rules import off_record
from vault_memory.errors import LlmError
from vault_memory.models import Withdrawal
from vault_memory.text.words import content_words

if TYPE_CHECKING:
    from vault_memory.llm.client import Client

_SHOWN = 20  # statements of a request that the model sees, those that share most words with it


@dataclass(frozen=True, slots=True)
class KnownStatement:
    """A statement that a request may cover, with its sources (``conversation#message``) and when it was said."""

    text: str
    sources: tuple[str, ...] = ()
    at: datetime | None = None
    type: str = "fact"

    def is_before(self, request: Withdrawal) -> bool:
        return self.at is None or request.at is None or self.at <= request.at


@dataclass(frozen=True, slots=True)
class Coverage:
    """For each request the numbers of the statements that it covers. ``read``: a model has read them; ``error``: why it
    has not.
    """

    covered: tuple[frozenset[int], ...]
    read: bool = False
    error: str = ""


class Covers(Protocol):
    """Decides which of the statements the requests cover."""

    def __call__(self, requests: Sequence[Withdrawal], statements: Sequence[KnownStatement]) -> Coverage: ...


def covers_by_words(requests: Sequence[Withdrawal], statements: Sequence[KnownStatement]) -> Coverage:
    """Return the statements that share names and matter with a request."""
    return Coverage(
        tuple(
            frozenset(
                number
                for number, each in enumerate(statements)
                if each.is_before(request)
                and any(off_record.withdraws(request, each.text, source) for source in each.sources or ("",))
            )
            for request in requests
        )
    )


class ModelCovers:
    """Implements :class:`Covers` by one call about all requests; where it fails, words decide."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __call__(self, requests: Sequence[Withdrawal], statements: Sequence[KnownStatement]) -> Coverage:
        from vault_memory.llm.prompts import withdraw as asking
        from vault_memory.llm.prompts.base import NumberedStatement

        near = covers_by_words(requests, statements)
        likely = [_select_likely(each, statements, near.covered[n]) for n, each in enumerate(requests)]
        shown = sorted({number for numbers in likely for number in numbers})
        if not shown:
            return near
        rows = [
            NumberedStatement(handle, statements[number].text, statements[number].type)
            for handle, number in enumerate(shown, 1)
        ]
        try:
            answer = self._client.ask(asking.prompt([each.about for each in requests], rows), asking.CoveredStatements)
        except LlmError as error:
            return Coverage(near.covered, error=f"what is not to be kept: {error}")
        said = {
            (each.request, shown[each.statement - 1])
            for each in answer.value.covered
            if 0 < each.statement <= len(shown)
        }
        return Coverage(
            tuple(
                frozenset(number for number in shown if (n, number) in said and statements[number].is_before(request))
                for n, request in enumerate(requests, 1)
            ),
            read=True,
        )


def _select_likely(request: Withdrawal, statements: Sequence[KnownStatement], by_words: frozenset[int]) -> list[int]:
    """Return the statements to show: those that words cover, and others that share words with the request."""
    wanted = frozenset(content_words(request.about))
    shared = {
        number: len(wanted.intersection(content_words(each.text)))
        for number, each in enumerate(statements)
        if each.is_before(request)
    }
    near = sorted((number for number in shared if shared[number]), key=lambda number: -shared[number])
    return list(dict.fromkeys((*sorted(by_words), *near)))[:_SHOWN]
