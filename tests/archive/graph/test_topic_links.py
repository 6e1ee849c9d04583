"""Test links, tags and sources that `graph update` writes into frontmatter: real vaults with hand edits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from vault_memory import Conversation, Memory, Message
from vault_memory.archive.graph.topic_links import find_related
from vault_memory.vault.document import frontmatter
from vault_memory.vault.document.lines import split

NOW = datetime(2026, 3, 1, 9, 0, tzinfo=UTC)
FIRST = (
    "Nadia Brandt runs the bakery on Mill Lane with two ovens.",
    "For the bakery we decided on Rustica flour because Nadia Brandt likes the crust.",
    "Swimming club is on Tuesdays at 19:00, and Nadia Brandt is the coach there.",
    "The swimming club fee is 40 euros a month.",
    "My brother Ned Olsen also joined the swimming club in February.",
    "The bakery opens at 6:30, Ned Olsen delivers the milk for the bakery.",
)


def talk(name: str, *texts: str, day: int = 0) -> Conversation:
    messages = tuple(
        Message("user", text, id=f"m{n}", time=NOW + timedelta(days=day, minutes=n)) for n, text in enumerate(texts)
    )
    return Conversation(messages, id=name, started=NOW + timedelta(days=day))


@pytest.fixture
def memory(tmp_path: Path) -> Memory:
    made = Memory(home=tmp_path, user="tester", clock=lambda: NOW)
    made.init()
    made.archive(talk("baking", *FIRST))
    made.graph.update()
    return made


def properties(memory: Memory) -> dict[str, frontmatter.Properties]:
    return {topic.name: frontmatter.read(split(topic.text)[1]) for topic in memory.topics.list()}


def texts(memory: Memory) -> dict[str, str]:
    root = memory.store.root
    return {str(path.relative_to(root)): path.read_text(encoding="utf-8") for path in root.rglob("*.md")}


def test_topics_that_share_entities_are_linked_and_undo_takes_it_back(memory: Memory) -> None:
    found = properties(memory)
    assert len(found) > 1
    assert all(each.list("sources") == ("[[conversations/baking|baking]]",) for each in found.values())
    assert any(each.list("related") for each in found.values())
    assert any("memory/decision" in each.list("tags") for each in found.values())
    before = texts(memory)
    assert "entities/Nadia Brandt.md" in before
    memory.graph.update(force=True)
    assert texts(memory) == before  # nothing grows
    memory.undo()
    assert not any(each.list("sources") or each.list("related") for each in properties(memory).values())
    memory.graph.update(force=True)
    assert texts(memory) == before  # what was taken back may be made again


def test_what_a_person_adds_stays_and_what_they_take_out_is_not_put_back(memory: Memory) -> None:
    topic = next(each for each in memory.topics.list() if frontmatter.read(split(each.text)[1]).list("related"))
    path = memory.store.root / topic.path
    front = frontmatter.read(split(topic.text)[1])
    gone = front.list("related")[0]
    text = topic.text.replace(f'  - "{gone}"\n', '  - "[[My own note]]"\n')
    text = text.replace("sources:\n", "tags:\n  - mine\nsources:\n") if "tags:" not in text else text
    assert text != topic.text
    path.write_text(text.replace("tags:\n", "tags:\n  - own\n"), encoding="utf-8")
    memory.archive(talk("later", "The bakery got a third oven on 2 March, Nadia Brandt paid for it.", day=2))
    memory.graph.update(force=True)
    now = frontmatter.read(split(path.read_text(encoding="utf-8"))[1])
    assert gone not in now.list("related")
    assert "[[My own note]]" in now.list("related")
    assert "own" in now.list("tags")


def test_forgetting_a_conversation_takes_its_link_along(memory: Memory) -> None:
    memory.archive(talk("later", "The bakery got a third oven on 2 March, Nadia Brandt paid for it.", day=2))
    memory.graph.update()
    memory.forget(("conversation", "baking"))
    assert not [path for path, text in texts(memory).items() if "baking|" in text]


def test_an_entity_that_stands_everywhere_links_nothing() -> None:
    everywhere = {"ned": [f"topics/{n}.md" for n in range(8)]}
    assert find_related(everywhere, 8) == {}
    assert find_related({"ina": ["a", "b"], **everywhere}, 8) == {"a": ["b"], "b": ["a"]}
