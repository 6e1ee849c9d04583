"""Test what is kept of sessions in which an agent works on a project with tools."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from vault_memory.archive.extraction.rules.extractor import OfflineExtractor
from vault_memory.archive.extraction.rules.findings import list_findings, repeats_instruction, reports_passing
from vault_memory.archive.extraction.rules.message_sentences import sentences
from vault_memory.archive.extraction.rules.picked_options import find_pick, read_options
from vault_memory.archive.extraction.rules.project_rules import is_project_rule
from vault_memory.archive.extraction.rules.topic_names import name_project
from vault_memory.models import Conversation, Item, Message, Role

START = datetime(2026, 4, 7, 9, tzinfo=UTC)
LOOK: tuple[Role, str] = ("tool", "[tool call: Bash(make)]")
FOUND = (
    "The upload fails because `multer` drops parts above 2 MB.",
    "The deadlock is in `pool.rs`: `acquire` is called while the guard is held.",
    "Alpine has no glibc, so `sharp` can't load its binary there.",
    "The worker connects as `readonly`, which breaks the insert.",
    "PgBouncer doesn't keep prepared statements because it pools by transaction.",
    "Inotify never fires for files on that mount, and only the poller sees them under `/data`.",
    "`parse_header` silently skips lines without a colon.",
)
NOT_FOUND = (
    "I'll check `config.ts` because it may set the limit.",
    "You need to set `API_URL` first.",
    "I'd recommend `zod` because it is small.",
    "Let me run `make lint`.",
    "It works now.",
    "Does `retry.go` close the body because of that?",
)
RULES = (
    "use poetry here", "use ruff not flake8", "please use uv run, not python",
    "never touch the generated files", "No mocks.", "we're on mysql, not postgres", "don't add lodash",
    "vitest only", "please stick to snake_case", "branch names must start with the ticket", "always squash merge",
)  # fmt: skip
NO_RULES = (
    "don't commit yet", "never mind", "no problem", "use it", "don't push this", "Never heard of it before today.",
    "no idea", "use a loop instead of that", "should we use poetry here?", "use the second one for now",
)  # fmt: skip


def session(*said: tuple[Role, str], project: str = "/home/lin/src/tern", title: str = "") -> Conversation:
    messages = tuple(
        Message(role, text, f"m{number}", START + timedelta(minutes=number))
        for number, (role, text) in enumerate(said, 1)
    )
    return Conversation(messages, "s1", title, project=project)


def items(conversation: Conversation, topics: tuple[str, ...] = ()) -> tuple[Item, ...]:
    return OfflineExtractor().extract(conversation, conversation.messages, topics).items


def texts(conversation: Conversation) -> str:
    return "\n".join(item.text for item in items(conversation))


@pytest.mark.parametrize("text", FOUND)
def test_what_an_agent_found_out_is_kept(text: str) -> None:
    said = ("user", "why is it broken?"), LOOK, ("assistant", text)
    assert text[1:].rstrip(".") in texts(session(*said))


def test_the_first_finding_is_kept_with_what_was_asked() -> None:
    said = ("user", "why do uploads of photos fail?"), LOOK, ("assistant", f"{FOUND[0]} {FOUND[1]}")
    first, second = items(session(*said))
    assert first.text == f'Assistant, asked "why do uploads of photos fail?": {FOUND[0]}' and second.text == FOUND[1]


def test_a_question_with_a_password_is_not_quoted() -> None:
    said = ("user", "why does the password Tern-4811-kelp fail?"), LOOK, ("assistant", FOUND[0])
    assert "4811" not in texts(session(*said))


@pytest.mark.parametrize("text", FOUND)
def test_an_explanation_without_a_look_is_general_knowledge(text: str) -> None:
    assert text[1:].rstrip(".") not in texts(session(("user", "why is it broken?"), ("assistant", text)))


@pytest.mark.parametrize("text", NOT_FOUND)
def test_plans_advice_and_questions_are_no_findings(text: str) -> None:
    assert not list_findings(sentences(text))


def test_the_sentence_after_an_announcement_is_the_finding() -> None:
    said = sentences("Found the culprit. The clock of the container runs in UTC. Everything else is fine here today.")
    assert [each.text for each in said if each in list_findings(said)] == ["The clock of the container runs in UTC."]


def test_that_tests_pass_is_not_kept_and_what_is_said_back_neither() -> None:
    assert reports_passing("All 37 tests pass now.") and reports_passing("Lint and both checks pass.")
    assert not reports_passing("The tests pass on arm64 since `simd` is off.")
    asked = "don't touch the migrations folder without asking Olga"
    assert repeats_instruction("Understood, I won't touch the `migrations` folder without asking Olga.", asked)
    assert not repeats_instruction("Done: `seed.sql` creates the two tenants.", asked)
    kept = texts(session(("user", "run them"), LOOK, ("assistant", "All 37 tests pass. 12 specs passed too.")))
    assert "37" not in kept


@pytest.mark.parametrize("text", RULES)
def test_how_to_work_on_a_project_is_kept_as_a_preference(text: str) -> None:
    assert is_project_rule(text)
    said = ("user", "fix the build"), LOOK, ("assistant", "I ran it."), ("user", f"{text}. thanks")
    found = [item for item in items(session(*said)) if text[1:].rstrip(".") in item.text]
    assert [item.type for item in found] in (["preference"], ["decision"])


@pytest.mark.parametrize("text", NO_RULES)
def test_what_holds_for_the_moment_is_no_rule(text: str) -> None:
    assert not is_project_rule(text)


def test_a_short_rule_takes_the_words_after_it() -> None:
    said = (
        ("user", "fix the build"),
        LOOK,
        ("assistant", "I cast it."),
        ("user", "no casts. ever. write a guard for it"),
    )
    assert "No casts. Ever." in texts(session(*said))


def test_a_project_is_the_topic_of_its_sessions_whatever_their_titles() -> None:
    said = ("user", "We're on sqlite, not duckdb, and tenants pay 40 euros."), LOOK, ("assistant", "Noted.")
    for title in ("", "Fix failing build"):
        assert {item.topic for item in items(session(*said, title=title))} == {"tern"}
    assert {item.topic for item in items(session(*said), topics=("tern", "Money"))} == {"tern"}


@pytest.mark.parametrize(
    ("folder", "name"),
    [
        ("/home/lin/src/tern", "tern"), ("/Users/lin/work/tern/backend", "tern"), ("C:\\Users\\lin\\tern", "tern"),
        ("/home/lin", ""), ("/home/lin/.config", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_project_is_named_by_the_folder_that_says_what_it_is(folder: str, name: str) -> None:
    assert name_project(folder) == name


def test_an_option_of_a_list_without_a_question_is_picked() -> None:
    offer = "There are two ways:\n\n1. Cache `user_rows` in memory\n2. Ask the replica\n\nThe second is simpler."
    offered = read_options(offer)
    assert offered is not None and find_pick("ok 1", offered) == "Cache user_rows in memory"
    assert read_options("1. Wash it\n2. Dry it") is None
    said = ("user", "the profile page is slow"), LOOK, ("assistant", offer), ("user", "2. and log how long it takes")
    assert "Ask the replica, and log how long it takes" in texts(session(*said))


def test_a_pick_is_kept_with_what_was_wanted_where_the_options_are_long() -> None:
    offer = (
        "There are three ways:\n\n1. Cache the rows of all users in the memory of each worker, and renew them hourly\n"
        "2. Ask the replica whenever a page is opened, and give up after half a second\n"
        "3. Render the page at night\n\nThe second is simpler."
    )
    said = ("user", "the profile page is slow"), LOOK, ("assistant", offer), ("user", "yes 2")
    assert 'on "the profile page is slow": Ask the replica' in texts(session(*said))


def test_a_place_is_kept_with_what_was_looked_for() -> None:
    said = (
        ("user", "where do we set the timeout of uploads"),
        LOOK,
        ("assistant", "It's in `deploy/nginx.conf`, line 40."),
    )
    kept = texts(session(*said))
    assert "timeout of uploads" in kept and "deploy/nginx.conf" in kept


def test_a_dotted_name_is_one_word() -> None:
    assert sentences("wrap it with os.Open first. then close")[0].text == "wrap it with os.Open first."
    assert len(sentences("It went well.She agreed.")) == 2


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("We're moving from jest to vitest.", "decision"),
        ("Don't forget the alarm on disk usage.", "task"),
        ("Open: rename the bucket.", "task"),
        ("Fixed the flaky login test with a fake clock.", "fact"),
    ],
)
def test_types(text: str, kind: str) -> None:
    from vault_memory.archive.extraction.rules.cues import classify

    assert classify(text)[0] == kind
