"""Test similarity on pairs in people's wording, both ways. A wrong yes is worse than a missed one."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vault_memory.archive.extraction.rules.stated_endings import find_replaced
from vault_memory.archive.extraction.similarity import contradicts, is_same_statement
from vault_memory.models import Attributes, Cell, Item

SAME = [
    ("Tokens are stored in httpOnly cookies", "Tokens are stored in httpOnly cookies."),
    ("tokens are stored in httpOnly cookies", "Tokens are stored in  httpOnly cookies"),
    ("Refresh is rate limited to 10 requests a minute", "Refresh is rate-limited to 10 requests a minute"),
    ("We deploy the billing service from the main branch", "We deploy the billing service from main branch"),
    ("I prefer pytest over unittest for the parser", "I really prefer pytest over unittest for the parser"),
    ("Ana: I adopted two greyhounds from the shelter", "Ana: I adopted two greyhounds from the shelter!"),
    ("The nightly backup runs at 02:30", "Nightly backup runs at 02:30"),
    ("Staging is rebuilt from the anonymised dump", "Staging is rebuilt from an anonymised dump"),
    ("Felix is allergic to cashews", "Felix is allergic to cashews."),
    ("Migrations live in `db/migrations`", "Migrations live in `db/migrations`!"),
]  # fmt: skip

DIFFERENT = [
    ("The timeout is 30 seconds", "The timeout is 60 seconds"),
    ("We run Postgres 14 for billing", "We run Postgres 15 for billing"),
    ("The cache lives in `src/cache.py`", "The cache lives in `src/cache/redis.py`"),
    ("Tokens are stored in cookies", "Tokens are not stored in cookies"),
    ("We use Redis for sessions", "We no longer use Redis for sessions"),
    ("Ana: I adopted a dog", "Ben: I adopted a dog"),
    ("I met Carla at the book fair", "I met Megan at the book fair"),
    ("Carla reviewed my outline of the essay", "Megan reviewed my outline of the essay"),
    ("The worker calls the scheduler", "The scheduler calls the worker"),
    ("Enable caching in the staging config", "Disable caching in the staging config"),
    ("We will migrate the billing tables", "We migrated the billing tables"),
    ("We should migrate the billing tables", "We migrate the billing tables"),
    ("I love Italian food", "I love Mexican food"),
    ("He plays chess at the club", "She plays chess at the club"),
    ("My sister plays the violin", "I play the violin"),
    ("Deploys happen on Monday", "Deploys happen on Friday"),
    ("I run before breakfast", "I run after breakfast"),
    ("We use Postgres", "We use Postgres for the billing service"),
    ("The report is due in March", "The report is due in April"),
    ("I bought three tomato plants", "I bought five tomato plants"),
    ("The tests pass on Linux", "The tests pass on Windows"),
    ("Set `DEBUG=true` in the dev environment", "Set `DEBUG=false` in the dev environment"),
    ("The api is public", "The api is private"),
    ("Ana, asked \"Where do you live?\": In Lyon.", "Ana, asked \"Where do you work?\": In Paris."),
    ("We roast marshmallows at the campfire", "We roasted marshmallows at the campfire"),
    ("I swam yesterday (2024-05-01)", "I swam yesterday (2024-05-08)"),
]  # fmt: skip

UPDATES = [  # (the cell, the item that says it no longer holds)
    ("We use Postgres 14 for the billing service", "We moved from Postgres to SQLite for the billing service"),
    ("Passwords are hashed with bcrypt", "Switched from bcrypt to argon2id because bcrypt was too slow"),
    ("Sessions are stored in Redis", "We moved the session storage from Redis to Postgres"),
    ("We run the tests with Jest", "We replaced Jest with Vitest"),
    ("The billing service uses Postgres", "The billing service moved from Postgres to SQLite"),
    ("I live in Berlin", "I no longer live in Berlin"),
    ("I drink coffee every morning", "I don't drink coffee any more"),
    ("We use Python 3.8", "We upgraded from Python 3.8 to 3.11"),
    ("We manage dependencies with pip", "We now use uv instead of pip"),
    ("Ana: I live in Lyon", "Ana: I no longer live in Lyon"),
    ("I work at Acme", "I used to work at Acme"),
    ("Events go through RabbitMQ", "Decision: we moved from RabbitMQ to River"),
    ("The deadline is March 3", "The deadline used to be March 3, now it is April 2"),
    ("My commute is 40 minutes", "My commute is no longer 40 minutes"),
    ("We switched the queue from Celery to RabbitMQ", "We moved the queue from RabbitMQ to River"),
]
NO_UPDATES = [
    ("We use Postgres 14 for the billing service", "We moved from Postgres to SQLite for the auth service"),
    ("The auth service uses Postgres", "The billing service moved from Postgres to SQLite"),
    ("We use Postgres", "We moved the billing service from Postgres to SQLite"),
    ("We use Postgres 14 for the billing service", "We moved from Postgres to SQLite"),
    ("We use Postgres 15 for the billing service", "We upgraded the billing service from Postgres 14 to Postgres 16"),
    ("bcrypt was too slow for the login", "Switched from bcrypt to argon2id"),
    ("argon2id is slower than bcrypt", "Switched from bcrypt to argon2id"),
    ("We don't use Redis for sessions", "We no longer use Redis for sessions"),
    ("We considered Kafka for the queue", "We no longer use Kafka for the queue"),
    ("Passwords are hashed with argon2id", "Switched from bcrypt to argon2id"),
    ("Tokens are hashed with bcrypt", "Switched the password hashing from bcrypt to argon2id"),
    ("Ana: I live in Lyon", "Ben: I no longer live in Lyon"),
    ("I love coffee in the garden", "I no longer drink coffee at work"),
    ("We use Python 3.9 in the worker", "We upgraded from Python 3.8 to 3.11"),
    ("The frontend uses React", "The backend moved from Flask to FastAPI"),
    ("We moved from Postgres to SQLite for billing", "We moved from Postgres to SQLite for billing"),
    ("We might use Redis for sessions", "We no longer use Redis for sessions"),
    ("The house in Berlin has a garden", "I no longer live in Berlin"),
    ("We use Redis for rate limits", "We no longer use Redis for sessions"),
    ("Sessions are stored in Redis", "The cache is fast"),
    ("The review deadline is March 3", "The submission deadline used to be March 3"),
    ("We chose Postgres over SQLite", "We moved from SQLite to DuckDB"),
    ("Postgres runs in the Frankfurt region", "We moved from Frankfurt to Dublin for our holidays"),
    ("Felix eats squash", "We switched from squash to sweetcorn for bed 4"),
    ("I feed the starter on Friday", "We moved the stand-up from Friday to Monday"),
]


@pytest.mark.parametrize(("a", "b"), SAME)
def test_says_the_same(a: str, b: str) -> None:
    assert is_same_statement(a, b, 0.95)
    assert is_same_statement(b, a, 0.95)


@pytest.mark.parametrize(("a", "b"), DIFFERENT)
def test_says_something_else_however_near_the_vectors(a: str, b: str) -> None:
    assert not is_same_statement(a, b, 1.0)
    assert not is_same_statement(b, a, 1.0)


def test_vectors_alone_are_no_evidence() -> None:
    assert not is_same_statement("The garlic is planted in bed 3", "We booked the ferry to Mull", 1.0)


@given(st.text(max_size=80), st.text(max_size=80), st.floats(0, 1))
def test_same_is_reflexive_and_symmetric_for_any_text(a: str, b: str, cosine: float) -> None:
    assert is_same_statement(a, a, 0.0)
    assert is_same_statement(a, b, cosine) == is_same_statement(b, a, cosine)


def item(text: str, created: datetime | None = None) -> Item:
    return Item(text, replaces=find_replaced(text), created=created)


def cell(text: str, created: datetime | None = None, *, struck: bool = False) -> Cell:
    return Cell(text, "fact", "vm-x", "h", 0, ("Facts",), 1, 1, struck=struck, attributes=Attributes(created=created))


@pytest.mark.parametrize(("old", "new"), UPDATES)
def test_a_plain_update_contradicts(old: str, new: str) -> None:
    assert contradicts(item(new), cell(old))


@pytest.mark.parametrize(("old", "new"), NO_UPDATES)
def test_other_subjects_values_times_and_people_are_left_alone(old: str, new: str) -> None:
    assert not contradicts(item(new), cell(old))


def test_an_older_statement_does_not_contradict_a_newer_one() -> None:
    early, late = datetime(2024, 1, 1, tzinfo=UTC), datetime(2024, 6, 1, tzinfo=UTC)
    assert contradicts(item("I no longer live in Berlin", late), cell("I live in Berlin", early))
    assert not contradicts(item("I no longer live in Berlin", early), cell("I live in Berlin", late))


def test_what_is_superseded_cannot_be_contradicted_again() -> None:
    assert not contradicts(item("I no longer live in Berlin"), cell("I live in Berlin", struck=True))


@given(st.text(max_size=120), st.text(max_size=120))
def test_no_text_raises(a: str, b: str) -> None:
    contradicts(Item(a, replaces=b), cell(b))
    find_replaced(a)
