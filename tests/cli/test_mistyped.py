"""Check that a wrong argument is answered with what to type instead, and changes nothing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from command_line import call


def refused(home: Path, *arguments: str, **environment: str) -> str:
    done = call(home, *arguments, **environment)
    assert (done.code, done.out) == (2, ""), done
    assert done.err.count("\n") == 1
    return done.err.strip()


def test_the_way_to_a_missing_vault_repeats_the_options_that_were_typed(tmp_path: Path) -> None:
    place = tmp_path / "two words"
    said = refused(place, "--user", "Zoë K", "status")
    assert said.endswith(f"start one with: vault-memory --home '{place}' --user 'Zoë K' init")
    assert refused(place, "status").endswith(f"vault-memory --home '{place}' init")
    assert refused(place, "status", VAULT_MEMORY_HOME=str(place)).endswith("start one with: vault-memory init")
    assert not place.exists()


def test_a_home_that_is_a_file_is_called_one(tmp_path: Path) -> None:
    place = tmp_path / "notes.txt"
    place.write_text("mine")
    assert refused(place, "status").endswith("it is a file; name a folder with --home")
    assert place.read_text() == "mine"


@pytest.mark.parametrize(("wanted", "mend"), [("2026-01-01", "diff --since 2026-01-01"), ("r7", "vault-memory log")])
def test_an_unknown_run_says_where_the_runs_are(sample_home: Path, tmp_path: Path, wanted: str, mend: str) -> None:
    shutil.copytree(sample_home, tmp_path, dirs_exist_ok=True)
    said = refused(tmp_path, "diff", wanted)
    assert said.startswith(f"error: no run '{wanted}'; ") and mend in said
    assert refused(tmp_path, "undo", wanted) == f"error: no run '{wanted}'; vault-memory log lists the runs"


def test_the_whole_disk_is_not_searched(tmp_path: Path) -> None:
    assert refused(tmp_path, "folder", "add", tmp_path.anchor).endswith("is all of the disk; name a folder in it")


def test_statements_are_not_extracted_from_a_folder_that_is_not_searched(sample_home: Path, tmp_path: Path) -> None:
    shutil.copytree(sample_home, tmp_path, dirs_exist_ok=True)
    assert "no such folder is searched" in refused(tmp_path, "folder", "extract", "Recipes")


def test_a_folder_to_extract_from_may_be_named_by_its_path(sample_home: Path, tmp_path: Path) -> None:
    shutil.copytree(sample_home, tmp_path / "home", dirs_exist_ok=True)
    notes = tmp_path / "recipes"
    notes.mkdir()
    (notes / "Bread.md").write_text("# Bread\n\nWe decided to bake with rye flour because wheat went stale in a day.\n")
    assert call(tmp_path / "home", "folder", "add", str(notes)).code == 0
    done = call(tmp_path / "home", "folder", "extract", str(notes))
    assert (done.code, "rye" in call(tmp_path / "home", "search", "rye flour").out) == (0, True)
    assert "no new statements" not in done.out


@pytest.mark.parametrize("more", [(), ("--dry-run",)])
@pytest.mark.parametrize(("data", "problem"), [(b"", "is empty"), (b"\xff\x00\xfe\x01" * 99, "UTF-16|binary")])
def test_one_file_that_cannot_be_imported_is_an_error(
    tmp_path: Path, more: tuple[str, ...], data: bytes, problem: str
) -> None:
    export = tmp_path / "export.json"
    export.write_bytes(data)
    said = refused(tmp_path / "home", "import", str(export), *more)
    assert str(export) in said and any(each in said for each in problem.split("|"))


def test_a_message_without_a_role_is_said_to_have_none(tmp_path: Path) -> None:
    talk = tmp_path / "talk.json"
    talk.write_text('{"text": "hello"}')
    assert refused(tmp_path / "home", "archive", str(talk)).endswith(
        "message 1: it has no 'role' (user, assistant, system or tool)"
    )


def test_the_way_to_import_a_folder_can_be_pasted(tmp_path: Path) -> None:
    folder = tmp_path / "my talks"
    folder.mkdir()
    assert refused(tmp_path / "home", "archive", str(folder)).endswith(f"vault-memory import '{folder}'")


def test_several_files_to_archive_are_sent_to_import(tmp_path: Path) -> None:
    names = [str(tmp_path / name) for name in ("monday.json", "tuesday.json")]
    said = refused(tmp_path / "home", "archive", *names)
    assert "reads one file, not 2" in said and "vault-memory import FOLDER" in said
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("typed", "query"),
    [
        (("broker", "-RabbitMQ", "--limit", "1"), "broker -RabbitMQ"),
        (("-RabbitMQ", "--limit", "1", "broker"), "broker -RabbitMQ"),
        (("broker", "-the relay", "--limit", "1"), 'broker -"the relay"'),  # the shell took the quotes of -"the relay"
        (("-RabbitMQ broker", "--limit", "1"), "-RabbitMQ broker"),
        (("broker", "-2026", "-茶", "--limit", "1"), "broker -2026 -茶"),
        (("broker", "--limit", "1", "--", "-n", "--full"), "broker -n --full"),
    ],
)
def test_a_word_is_left_out_without_quotes_around_the_query(home: Path, typed: tuple[str, ...], query: str) -> None:
    done = call(home, "search", "--json", *typed)
    assert (done.code, json.loads(done.out)["query"]) == (0, query), done
    assert len(json.loads(done.out)["results"]) <= 1
    assert call(home, "context", "broker", "-RabbitMQ").code == 0


@pytest.mark.parametrize(
    ("typed", "mend"),
    [(("-limit", "1"), "did you mean '--limit'?"), (("-n", "1"), "'-n'"), (("--limit", "-1"), "from 1 to 100, not -1")],
)
def test_a_mistyped_option_is_no_word_to_leave_out(home: Path, typed: tuple[str, ...], mend: str) -> None:
    assert mend in refused(home, "search", "broker", *typed)


def test_undo_after_an_edit_by_hand_ends_with_the_commands_to_choose_from(tmp_path: Path) -> None:
    assert call(tmp_path, "add", "--topic", "Tea", "Assam, three minutes, no milk").code == 0
    with (tmp_path / "default/topics/Tea.md").open("a") as file:
        file.write("- Darjeeling at 90 degrees\n")
    done = call(tmp_path, "undo")
    first, *commands = done.err.splitlines()
    assert first == "error: the last change is an edit of yours; say which run to undo:"
    assert len(commands) == 2 and all(line.startswith("  vault-memory undo 20") for line in commands)


def test_a_switch_is_shown_as_a_file_has_it(tmp_path: Path) -> None:
    assert call(tmp_path, "init").code == 0
    assert call(tmp_path, "config", "set", "git.commit", "off").out.startswith("git.commit: false in ")
    assert "git.commit\tfalse\t" in call(tmp_path, "config", "show", "git").out
    assert "search.hybrid\ttrue\tdefault" in call(tmp_path, "config", "show", "search").out


def test_one_file_is_not_called_files(tmp_path: Path) -> None:
    assert call(tmp_path, "add", "--topic", "Tea", "Assam, three minutes, no milk").code == 0
    assert call(tmp_path, "index", "rebuild").out == "Indexed 1 file, 1 entry.\n"
