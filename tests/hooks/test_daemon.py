"""Test the ready process: it answers as a hook does alone, and ends when it should."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hooks.test_claude_code import SESSION, call, logged, settled
from waiting import until

from vault_memory.hooks import daemon, daemon_client
from vault_memory.hooks.call import Call
from vault_memory.hooks.recall_block import build_recall_block
from vault_memory.memory import Memory

OUTBOX = "why did we choose the transactional outbox for dispatch?"
Begin = Callable[[], threading.Thread]


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of sockets: a short path, for the address of one is at most a hundred characters."""
    made = Path(tempfile.mkdtemp(prefix="vm-", dir="/tmp"))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(made))
    monkeypatch.setenv("VAULT_MEMORY_HOOKS_READY", "30")
    monkeypatch.setenv("VAULT_MEMORY_HOOKS_SECONDS", "60")
    monkeypatch.setattr(daemon, "LOOK", 0.05)
    yield made
    shutil.rmtree(made)


@pytest.fixture
def begin(home: Path, place: Path) -> Begin:
    """Have one stay, in a thread of this process."""

    def start() -> threading.Thread:
        thread = threading.Thread(target=daemon.run_daemon, args=(Memory(home), SESSION))
        thread.start()
        until(lambda: listens(daemon_client.socket_address(str(home / "default"))))
        return thread

    return start


def listens(address: str) -> bool:
    """Whether the daemon accepts calls: its socket is there a moment before."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        return line.connect_ex(address) == 0


def turn(home: Path, prompt: str = OUTBOX, event: str = "UserPromptSubmit", session: str = SESSION) -> Call:
    return Call(event, session, "", "/home/nora/src/dispatch", prompt, "startup", str(home), "default")


def asked(home: Path, prompt: str = OUTBOX, event: str = "UserPromptSubmit", session: str = SESSION) -> str | None:
    return daemon_client.ask_daemon(turn(home, prompt, event, session), limit=30)


def over(home: Path, *sessions: str) -> None:
    for session in sessions or (SESSION,):
        assert asked(home, event="SessionEnd", session=session) == ""


def test_it_tells_what_a_hook_finds_out_by_itself(home: Path, begin: Begin) -> None:
    prompts = [
        OUTBOX,
        "write a haiku about the sea",
        "where does Nora live?",
        "x" * 3000,
        "über \ud800 — 漢字 and so on",
    ]
    turns = [turn(home, prompt) for prompt in prompts] + [turn(home, "", "SessionStart")]
    alone = [build_recall_block(each, Memory(home)) for each in turns]
    thread = begin()
    assert [daemon_client.ask_daemon(each, limit=30) for each in turns] == alone
    assert "<recalled-memory>" in alone[0] and alone[1] == "" and "12 topics" in alone[-1]
    over(home)
    thread.join(30)
    assert not thread.is_alive() and "the last session is over" in logged(home)


def test_it_sees_what_changes(home: Path, begin: Begin) -> None:
    thread = begin()
    assert asked(home, "how are the quokkas of Rottnest fed?") == ""
    (home / "default/topics/Quokkas.md").write_text("# Quokkas\n\n- the quokkas of Rottnest are fed with acacia\n")
    assert "acacia" in (asked(home, "how are the quokkas of Rottnest fed?") or "")
    (home / "default/config.yaml").write_text("memory: {exclude: ['project:~/src/dispatch', 'project:/home/nora/*']}\n")
    assert asked(home) == ""
    (home / "default/config.yaml").write_text("memory: [broken")
    assert asked(home) is None and "ready: failed: InputError" in logged(home)
    (home / "default/config.yaml").unlink()
    assert "outbox" in (asked(home) or "")
    over(home)
    thread.join(30)
    assert asked(home) is None, "nobody is there any more"


def test_it_stays_as_long_as_a_session_lasts_and_goes_with_the_vault(home: Path, begin: Begin) -> None:
    thread = begin()
    assert asked(home, session="another") == asked(home)
    over(home, SESSION)
    thread.join(0.5)
    assert thread.is_alive() and asked(home, session="another")
    shutil.rmtree(home)
    thread.join(30)
    assert not thread.is_alive() and not home.exists()


def test_it_goes_when_nobody_asks(home: Path, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = begin()
    assert asked(home)
    (home / "default/config.yaml").write_text("hooks: {ready: 0}\n")
    monkeypatch.delenv("VAULT_MEMORY_HOOKS_READY")  # now the file has the word
    thread.join(30)
    assert not thread.is_alive() and "nobody asked for 0 minutes" in logged(home)


def test_one_for_a_vault(home: Path, begin: Begin) -> None:
    thread = begin()
    daemon.run_daemon(Memory(home), "second")  # returns at once
    assert asked(home)
    Path(daemon_client.socket_address(str(home / "default"))).unlink()
    thread.join(30)
    assert not thread.is_alive(), "nobody could reach it"


def test_another_environment_is_not_answered(home: Path, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = begin()
    with monkeypatch.context() as other:
        other.setenv("VAULT_MEMORY_RECALL_LIMIT", "1")
        assert asked(home) is None
    over(home)
    thread.join(30)


def test_a_folder_that_others_can_enter_is_not_trusted(home: Path, place: Path) -> None:
    (place / "vault-memory/hooks").mkdir(parents=True, mode=0o755)
    (place / "vault-memory/hooks").chmod(0o755)
    with pytest.raises(PermissionError):
        daemon.run_daemon(Memory(home), SESSION)
    assert asked(home) is None


@pytest.mark.parametrize("answer", [b"", b"{", b"7", None])
def test_whoever_does_not_answer_is_not_waited_for(home: Path, place: Path, answer: bytes | None) -> None:
    name = daemon_client.socket_address(str(home / "default"))
    Path(name).parent.mkdir(parents=True, mode=0o700)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
        door.bind(name)
        door.listen()
        if answer is not None:

            def reply() -> None:
                line, _ = door.accept()
                with line:
                    daemon_client.read_all(line)
                    line.sendall(answer)

            thread = threading.Thread(target=reply)
            thread.start()
            assert daemon_client.ask_daemon(turn(home), limit=30) is None
            thread.join()
        else:
            assert daemon_client.ask_daemon(turn(home), limit=0.05) is None


def test_what_is_no_question_is_survived(home: Path, begin: Begin) -> None:
    thread = begin()
    for junk in (b"", b"{", b"[1]", b'["a"]', b"\xff"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(daemon_client.socket_address(str(home / "default")))
            line.sendall(junk)
            line.shutdown(socket.SHUT_WR)
            assert daemon_client.read_all(line) == b"null"
    assert asked(home)
    over(home)
    thread.join(30)


def test_an_address_too_long_for_a_socket_is_none(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/tmp/" + "x" * 100)
    assert daemon_client.socket_address(str(home / "default")) == "" and asked(home) is None
    assert daemon_client.socket_address(str(home / "nowhere")) == ""


def test_a_prompt_begins_it_and_does_without_when_it_is_killed(home: Path, place: Path) -> None:
    environment = dict(os.environ)
    said = call(home, environment, "UserPromptSubmit", prompt=OUTBOX)
    settled(home, "answers prompts")
    until(lambda: asked(home) == said)
    assert said == call(home, environment, "UserPromptSubmit", prompt=OUTBOX)
    killed = process(home)
    os.kill(killed, signal.SIGKILL)
    until(lambda: asked(home) is None)
    assert call(home, environment, "UserPromptSubmit", prompt=OUTBOX) == said
    until(lambda: process(home) != killed and asked(home) == said)
    with suppress(ProcessLookupError):
        os.kill(process(home), signal.SIGTERM)


def process(home: Path) -> int:
    """The last that stayed."""
    rows = [row for row in logged(home).splitlines() if row.endswith("answers prompts")]
    return int(rows[-1].split()[3])


def test_none_is_begun_where_none_is_wanted(home: Path, place: Path) -> None:
    environment = dict(os.environ) | {"VAULT_MEMORY_HOOKS_READY": "0"}
    assert json.dumps(call(home, environment, "UserPromptSubmit", prompt=OUTBOX)) != '""'
    assert not (place / "vault-memory").exists()
