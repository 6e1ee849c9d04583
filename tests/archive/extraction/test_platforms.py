"""Test which announced moves end what a statement says that a thing runs on, is kept in or is made with."""

from __future__ import annotations

import pytest

from vault_memory.archive.extraction.rules.platforms import list_things, moves_platform


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("The newsletter has been migrated to Buttondown", "The newsletter goes through Mailchimp"),
        ("Metrics moved to Prometheus in May", "We keep the metrics in Graphite"),
        ("We moved the wiki over to Outline", "Our wiki is hosted on Confluence"),
        ("We use Podman for local containers now", "Local containers run on Docker"),
        ("Choir practice is on Jitsi now", "Choir practice is on Skype"),
        ("Sam: The invoices now go through Mollie.", "The invoices go through Stripe"),
    ],
)
def test_a_thing_that_moves_is_no_longer_where_it_was(new: str, old: str) -> None:
    assert moves_platform(new, old)
    assert list_things(new) == list_things(old)


@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("Metrics go to Prometheus", "Metrics go to Graphite"),  # no change is announced
        ("Metrics also go to Prometheus now", "Metrics go to Graphite"),
        ("The wiki moved to Outline", "The blog is hosted on Confluence"),
        ("The wiki might move to Outline now", "The wiki is hosted on Confluence"),
        ("We want to migrate the wiki to Outline now", "The wiki is hosted on Confluence"),
        ("The API moved to Python 3.12", "The API runs on Heroku"),
        ("Invoices moved to Friday", "Invoices go through Stripe"),
        ("The wiki moved to Outline from Notion", "The wiki is hosted on Confluence"),
        ("The newsletter moved to a monthly rhythm", "The newsletter goes through Mailchimp"),
    ],
)
def test_plans_other_things_and_what_is_no_platform_end_nothing(new: str, old: str) -> None:
    assert not moves_platform(new, old)
