"""Test that an undertaking which has a name is filed under that name, in the talk that introduces it and later ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.archive.extraction.rules.topic_names import Talk, list_names, read_title

FIRST = [
    {"role": "user", "content": "I'm starting a new service at work called hookrelay. It takes webhooks of Stripe."},
    {"role": "assistant", "content": "Nice. Which database?"},
    {"role": "user", "content": "We use Postgres 15 on RDS, and FastAPI. Payloads are kept for 90 days."},
]
LATER = [
    {"role": "user", "content": "Back on hookrelay. We deploy it with Argo CD to the eu-west-1 cluster since Monday."},
    {"role": "assistant", "content": "Noted."},
    {"role": "user", "content": "The p95 limit is 300 ms, the SRE team asked for it."},
]
INTRODUCED = [
    ("im building an expo app for my running club, its called pacebook", "pacebook"),
    ('My sister writes a podcast called "Cold Trails" with two colleagues.', "Cold Trails"),
    ("Anna, a woman named Ruth called about the flat.", ""),
]
TITLES = [
    ("Boiler again", "Boiler"),
    ("Choir update, March", "Choir"),
    ("Umzug nochmal", "Umzug"),
    ("Status update", "Status update"),
    ("Weekly update", "Weekly update"),
    ("Updates", ""),
]


def test_the_name_that_is_introduced_is_the_topic(tmp_path: Path) -> None:
    memory = Memory(home=tmp_path, user="default")
    memory.archive(FIRST)
    memory.archive(LATER)
    topics = {Path(topic.path).stem: str([cell.text for cell in topic.cells]) for topic in memory.topics.list()}
    assert "Software project" not in topics
    assert "Postgres 15" in topics["hookrelay"] and "Argo CD" in topics["hookrelay"]


@pytest.mark.parametrize(("text", "name"), INTRODUCED)
def test_names_are_read_behind_what_they_name(text: str, name: str) -> None:
    framing = [each.name for each in list_names([], Talk([text], frozenset()), ()) if each.frames]
    assert framing == ([name] if name else [])


@pytest.mark.parametrize(("title", "name"), TITLES)
def test_a_title_says_what_a_talk_is_about_not_that_it_goes_on(title: str, name: str) -> None:
    assert read_title(title) == name
