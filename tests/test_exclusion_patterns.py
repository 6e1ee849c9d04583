"""Test exclusion patterns, and that every way into the vault applies them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vault_memory.config import convert_setting, load_settings
from vault_memory.errors import InputError
from vault_memory.exclusion_patterns import find_exclusion, matches_text
from vault_memory.memory import Memory
from vault_memory.models import Conversation, Message


@pytest.mark.parametrize(
    ("pattern", "project", "session", "kept_out"),
    [
        ("project:/work/secret", "/work/secret", "", True),
        ("project:/work/secret", "/work/secret/api", "", True),
        ("project:/work/secret", "/work/secrets", "", False),
        ("/work/*/private", "/work/acme/private/x", "", True),
        ("~/diary", str(Path.home() / "diary"), "", True),
        ("secret", "/home/me/secret/api", "", True),
        ("secret", "/home/me/secretary", "", False),
        ("session:abc*", "/x", "abcdef", True),
        ("session:abc*", "/x", "xabc", False),
        ("project:x", "", "", False),
        ("text:password", "/x", "y", False),
    ],
)
def test_projects_and_sessions(pattern: str, project: str, session: str, kept_out: bool) -> None:
    assert bool(find_exclusion([pattern], project=project, session=session)) is kept_out


@pytest.mark.parametrize("pattern", ["project:", "text:(", "session: "])
def test_a_pattern_that_is_none_is_said(tmp_path: Path, pattern: str) -> None:
    memory = Memory(home=tmp_path, config={"memory.exclude": (pattern,)})
    with pytest.raises(InputError, match=r"memory\.exclude"):
        memory.archive([{"role": "user", "content": "We decided to use Kamal for deployments."}])
    with pytest.raises(InputError, match=r"memory\.exclude"):
        convert_setting("memory.exclude", pattern)


@pytest.mark.parametrize(
    ("text", "patterns"),
    [
        (r"text:\b\d{1,3}-secret", (r"text:\b\d{1,3}-secret",)),
        ("text:(a, b|c), text:[],x] , session:tmp-*", ("text:(a, b|c)", "text:[],x]", "session:tmp-*")),
        (r"text:Dear\, you, ~/diary, /work/x,secret", (r"text:Dear\, you", "~/diary", "/work/x", "secret")),
        ("secret, other,, text:my pin,", ("secret", "other", "text:my pin")),
        (["text:a, b", " secret "], ("text:a, b", "secret")),
        (None, None),
        ("", ()),
    ],
)
def test_patterns_are_separated_where_a_person_means_it(text: object, patterns: object) -> None:
    assert convert_setting("memory.exclude", text) == patterns
    if isinstance(text, str):
        loaded = load_settings(None, None, {"VAULT_MEMORY_MEMORY_EXCLUDE": text})
        assert loaded.memory.exclude == patterns


@pytest.mark.parametrize("text", ["text:my pin, diary", "text:a, b|c", "text:(a, ~/diary"])
def test_a_comma_that_may_belong_to_a_regular_expression_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"memory\.exclude: .*regular expression") as caught:
        convert_setting("memory.exclude", text)
    assert "\n" not in str(caught.value)


def test_messages_that_match_are_never_stored(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, config={"memory.exclude": ("text:project\\s+blackbird",)})
    messages = (
        Message("user", "We decided to use Kamal because Helm drifted."),
        Message("user", "We decided that Project Blackbird ships in May because of the fair."),
    )
    report = memory.archive(Conversation(messages, "c1"))
    assert report.count("added") == 1
    only = memory.archive(Conversation(messages[1:], "c2"))
    assert (only.excluded, only.new_messages) == ("text", 0)
    memory.add_message("c3", "user", "Project Blackbird again")
    assert memory.recent_messages("c3") == []
    with pytest.raises(InputError, match="a text: pattern"):
        memory.remember("Project  Blackbird ships in May")
    stored = [file.read_bytes() for file in memory.root.rglob("*") if file.is_file()]
    assert not any(b"lackbird" in data for data in stored)


def test_patterns_keep_their_flags_and_groups_to_themselves() -> None:
    patterns = ("text:(?i)(x)y", r"text:(a)\1b", "project:/work")
    assert [matches_text(patterns, text) for text in ("XY", "aab", "ab", "/work")] == [True, True, False, False]
