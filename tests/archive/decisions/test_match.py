"""Test how an item is matched to a topic."""

from __future__ import annotations

import pytest

from vault_memory.archive.decisions.match import Matcher, slug
from vault_memory.models import Item, Thresholds, TopicMatch, TopicName

THRESHOLDS = Thresholds(topic=0.6, text=0.5, similar=0.5, duplicate=0.8)


class Known:
    """Topics with fixed similarities."""

    def __init__(
        self,
        names: list[TopicName],
        near: dict[str, list[TopicMatch]] | None = None,
        cells: tuple[TopicMatch, ...] = (),
    ) -> None:
        self.names, self.near, self.cells = names, near or {}, cells

    def topic_names(self) -> list[TopicName]:
        return self.names

    def similar_topics(self, text: str, limit: int) -> list[TopicMatch]:
        return self.near.get(text, [])[:limit]

    def similar_cells(self, text: str, limit: int, path: str = "") -> list[TopicMatch]:
        return list(self.cells[:limit])


AUTH = TopicName("topics/work/Auth & login.md", "Authentication", ("auth", "Login"))
TEXT = "Tokens are stored in httpOnly cookies"


def test_names_aliases_and_file_names_come_first() -> None:
    near = {"login": [TopicMatch("topics/Other.md", "Other", 0.99)]}
    match = Matcher(Known([AUTH, TopicName("topics/Other.md", "Other")], near), THRESHOLDS)
    for hint in ("Authentication", "AUTH", "login", "logins", "Auth & login", "auth  &  LOGIN"):
        assert match(Item(TEXT, hint)).path == AUTH.path


@pytest.mark.parametrize(
    ("hint", "text", "path"),
    [
        (0.6, 0.0, AUTH.path),
        (0.59, 0.0, ""),
        (0.0, 0.5, AUTH.path),
        (0.59, 0.49, ""),
    ],
)
def test_similar_hints_then_similar_texts(hint: float, text: float, path: str) -> None:
    near = {
        "Sign-in": [TopicMatch(AUTH.path, AUTH.name, hint)],
        TEXT: [TopicMatch(AUTH.path, AUTH.name, text)],
    }
    assert Matcher(Known([AUTH], near), THRESHOLDS)(Item(TEXT, "Sign-in")).path == path


@pytest.mark.parametrize(
    ("cells", "path"),
    [
        (
            (TopicMatch(AUTH.path, AUTH.name, 0.6, "vm-1"), TopicMatch("topics/Other.md", "Other", 0.55, "vm-2")),
            AUTH.path,
        ),
        ((TopicMatch(AUTH.path, AUTH.name, 0.5, "vm-1"), TopicMatch(AUTH.path, AUTH.name, 0.3, "vm-2")), AUTH.path),
        ((TopicMatch(AUTH.path, AUTH.name, 0.5, "vm-1"), TopicMatch("topics/Other.md", "Other", 0.4, "vm-2")), ""),
        ((TopicMatch(AUTH.path, AUTH.name, 0.49, "vm-1"), TopicMatch(AUTH.path, AUTH.name, 0.4, "vm-2")), ""),
    ],
)
def test_the_nearest_cells_decide_where_names_say_little(cells: tuple[TopicMatch, ...], path: str) -> None:
    known = Known([AUTH, TopicName("topics/Other.md", "Other")], cells=cells)
    assert Matcher(known, THRESHOLDS)(Item(TEXT, "Sign-in")).path == path


def test_a_new_topic_is_there_for_the_next_item() -> None:
    match = Matcher(Known([]), THRESHOLDS)
    first, second = match(Item(TEXT, "Token storage")), match(Item(TEXT, "token-storage"))
    assert first == second
    assert (first.name, first.path) == ("Token storage", "")


def test_a_topic_that_may_not_be_written_is_passed_over() -> None:
    near = {"Sign-in": [TopicMatch("topics/Broken.md", "Broken", 0.95), TopicMatch(AUTH.path, AUTH.name, 0.7)]}
    assert Matcher(Known([AUTH], near), THRESHOLDS)(Item(TEXT, "Sign-in")).path == AUTH.path


def test_without_an_embedder_names_alone_decide() -> None:
    near = {"Sign-in": [TopicMatch(AUTH.path, AUTH.name, 1.0)]}
    assert Matcher(Known([AUTH], near), None)(Item(TEXT, "Sign-in")).path == ""


def test_languages_and_marks_keep_names_apart() -> None:
    assert slug("C++") != slug("C#") != slug("C")
    assert slug("Café  notes") == slug("cafe note")
    assert slug("ذاكرة") != slug("記憶") != ""
