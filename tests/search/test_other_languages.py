"""Check that a question in one language finds text in another."""

from collections.abc import Callable
from pathlib import Path

import pytest

from vault_memory import Memory

NOTES = {
    "spelling": "# Check the spelling\n\nInstall the spell checker to see spelling errors while you write.\n",
    "history": "# Remove secrets from history\n\nCredentials that were committed are removed from the git history.\n",
    "screenshots": "# Screenshots\n\nThe folder that screenshots are saved to is set with defaults write.\n",
    "empty": "# Delete empty files\n\n`find . -empty -delete` deletes all empty files of a folder.\n",
    "kuchen": "# Kuchen\n\nDer Kuchen für den Geburtstag braucht drei Eier und zweihundert Gramm Zucker.\n",
}


@pytest.fixture(scope="module")
def memory(open_notes: Callable[[dict[str, str], int], Memory]) -> Memory:
    return open_notes(NOTES, 40)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("Rechtschreibfehler beim Schreiben anzeigen lassen", "spelling"),
        ("Zugangsdaten aus dem Verlauf entfernen", "history"),
        ("borrar todos los ficheros vacíos de una carpeta", "empty"),
        ("截图保存到别的文件夹", "screenshots"),
        ("wie viele Eier braucht der Kuchen", "kuchen"),
    ],
)
def test_a_question_in_another_language_finds_the_note(memory: Memory, query: str, found: str) -> None:
    result = memory.search(query)
    assert Path(result.hits[0].entry.path).stem == found


def test_what_was_looked_for_in_english_is_said(memory: Memory) -> None:
    (note,) = [note for note in memory.search("borrar ficheros vacíos de la carpeta").notes if "English" in note]
    assert "file" in note and "folder" in note
    assert not any("English" in note for note in memory.search("delete the empty files of a folder").notes)
