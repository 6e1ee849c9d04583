"""Check that columns read from a file beside the manifest give the same results as without the file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from vault_memory import Memory
from vault_memory.index import columns_file
from vault_memory.index.manifest import Manifest

NOW = datetime(2030, 1, 1, tzinfo=UTC)  # scores depend on the time of the search
TOPIC = """# Boats

- [fact] The ferry leaves at nine ^a
- [decision] We bought the red kayak ^b
- tar keeps a hull dry ^c
"""


def found(home: Path, query: str = "kayak hull ferry") -> list[tuple[str, float]]:
    with Memory(home=home, clock=lambda: NOW) as memory:
        return [(hit.entry.text, round(hit.score, 6)) for hit in memory.search(query, touch=False).hits]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A vault whose index has a file of columns."""
    monkeypatch.setattr(columns_file, "_LEAST", 1)
    monkeypatch.setattr(columns_file, "_DELTA", 10.0)
    with Memory(home=tmp_path) as memory:
        memory.init()
        (memory.root / "topics").mkdir(exist_ok=True)
        (memory.root / "topics/Boats.md").write_text(TOPIC, encoding="utf-8")
        memory.search("ferry")
    return tmp_path


def columns(home: Path) -> Path:
    (path,) = (home / "default/.index").glob("columns-*")
    return path


def test_a_search_finds_the_same_with_the_file_and_without_it(home: Path) -> None:
    held = columns(home).read_bytes()
    expected = found(home)
    assert len(expected) >= 3
    for damage in (held[:-1], held[:700], b"", b"{}".ljust(len(held)), None):
        columns(home).unlink() if damage is None else columns(home).write_bytes(damage)
        assert found(home) == expected


def test_a_search_takes_the_columns_of_its_generation_from_the_file(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = found(home)

    def fail(*_: object) -> None:
        raise AssertionError("read from the manifest")

    monkeypatch.setattr("vault_memory.index.manifest.Manifest.features", fail)
    assert found(home) == expected


def test_what_came_since_the_file_was_written_is_found(home: Path) -> None:
    before, topic = columns(home), home / "default/topics/Boats.md"
    topic.write_text(TOPIC.replace("red kayak", "blue kayak") + "- the ferry is called Zanzibar ^d\n", encoding="utf-8")
    texts = [text for text, _ in found(home)]
    assert columns(home) == before
    assert any("blue kayak" in text for text in texts)
    assert any("Zanzibar" in text for text in texts)
    assert not any("red kayak" in text for text in texts)


def test_after_an_edit_only_what_is_new_is_read(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    features = Manifest.features
    monkeypatch.setattr(Manifest, "features", lambda manifest, since: asked.append(since) or features(manifest, since))
    with Memory(home=home) as memory:
        for name in ("skiff", "raft", "punt"):
            with (memory.root / "topics/Boats.md").open("a", encoding="utf-8") as file:
                file.write(f"- the {name} leaks\n")
            assert any(name in hit.entry.text for hit in memory.search(name).hits)
    assert len(asked) == 3 and min(asked) > 0 and asked == sorted(set(asked))


def test_a_file_of_another_manifest_is_not_used(home: Path) -> None:
    expected = found(home)
    (home / "default/topics/Boats.md").write_text(TOPIC.replace("red", "green"), encoding="utf-8")
    with Memory(home=home) as memory:
        memory.rebuild()
    assert {text.replace("green", "red") for text, _ in found(home)} == {text for text, _ in expected}
