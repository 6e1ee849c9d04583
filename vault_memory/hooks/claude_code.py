"""Handle the hook events of a Claude Code session.

At the start of a session the model receives an overview of the memory, and with each prompt the matching memories.
Before a compaction and at the end, the transcript is archived. Recalled memories are enclosed in ``<recalled-memory>``
marks and stored in the transcript as attachments. The importer reads neither, so no recalled memory is archived as new.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from vault_memory.hooks.call import OFF, PROMPT, Call

if TYPE_CHECKING:
    from vault_memory.settings import Settings

_SHORT = 3  # words; a shorter prompt is not searched for
_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")  # no spaces between words
_SHORT_UNSPACED = 5  # letters, of which two or so are a word
_NODS = (
    "ok(?:ay)?|k|y|yes|yep|yeah|n|no|nope|sure|thanks?|thank you|thx|great|good|nice|perfect|cool|fine|done|please|pls"
    "|continue|go(?: ahead| on)?|proceed|next|stop|wait|hi|hello|hey|(?:(?:try|once) )?again|do it|lgtm|looks good"
    "|commit(?: it)?|run (?:it|the tests)|correct|right|exactly|and|that's|is|it|this|that"
)
_TRIVIAL = re.compile(rf"[\W\d_]*(?:(?:{_NODS})\b[\W\d_]*)+", re.IGNORECASE)


def session_start(call: Call) -> str:
    """Return the overview of the memory; '' for a resumed session, which already has it."""
    return "" if call.source == "resume" else _recall(call)


def user_prompt(call: Call) -> str:
    """Return the memories that match the prompt; '' for a trivial prompt."""
    return "" if is_trivial(call.prompt) else _recall(call)


def _recall(call: Call) -> str:
    """Return the daemon's answer; if no daemon answers, compute the answer here and start a daemon."""
    if not _has_topics(call.root) or is_switched_off():
        return ""
    from vault_memory.hooks import daemon_client

    said = daemon_client.ask_daemon(call._replace(prompt=call.prompt[:PROMPT]))
    if said is not None:
        return said
    from vault_memory.hooks.exclusions import is_excluded_by_vault

    if is_excluded_by_vault(call):
        return ""
    settings = _settings(call.root)
    if not is_allowed(call, settings):
        return ""
    said = _answer_in_time(call, settings.hooks.seconds)
    if settings.hooks.ready and daemon_client.socket_address(call.root):
        from vault_memory.hooks.detached_process import start_detached

        start_detached(call.home, call.user, {"stay": "yes", "session": call.session})
    return said


def archive(call: Call) -> str:
    """Archive the transcript in a process that outlives this one, if the settings allow it."""
    if not call.transcript or not os.path.isfile(call.transcript):  # noqa: PTH113
        from vault_memory.hooks import hook_log

        hook_log.write_line(call.root, f"archive {call.session}: no transcript at '{call.transcript}'")
        return ""
    from vault_memory.hooks.detached_process import start_detached

    start_detached(call.home, call.user, {"transcript": call.transcript, "session": call.session})
    return ""


def session_end(call: Call) -> str:
    """Archive the transcript at the end of the session, and tell the daemon that the session has ended."""
    from vault_memory.hooks.daemon_client import ask_daemon

    archive(call)
    ask_daemon(call)
    return ""


EVENTS: dict[str, Callable[[Call], str]] = {
    "SessionStart": session_start,
    "UserPromptSubmit": user_prompt,
    "PreCompact": archive,
    "SessionEnd": session_end,
}


def is_trivial(prompt: str) -> bool:
    """Return whether the prompt is not worth a search: a command, a mere yes or thanks, or one or two words."""
    text = prompt.strip()
    short = len(text.split()) < _SHORT and len(_UNSPACED.findall(text)) < _SHORT_UNSPACED
    return short or text.startswith(("/", "!", "#")) or _TRIVIAL.fullmatch(text) is not None


def is_switched_off() -> bool:
    """Return whether the environment switches memory off. It has precedence, so no file is read."""
    return os.environ.get("VAULT_MEMORY_MEMORY_ENABLED", "").strip().lower() in OFF


def is_allowed(call: Call, settings: Settings) -> bool:
    """Return whether memory may be used in this session."""
    if not settings.memory.enabled:
        return False
    from vault_memory.exclusion_patterns import find_exclusion

    return not find_exclusion(settings.memory.exclude, project=call.project, session=call.session)


def _has_topics(root: str) -> bool:
    """Return whether the vault has any topic."""
    for _, folders, names in os.walk(os.path.join(root, "topics")):  # noqa: PTH118
        folders[:] = [folder for folder in folders if not folder.startswith(".")]
        if any(name.endswith(".md") for name in names):
            return True
    return False


def _settings(root: str) -> Settings:
    from pathlib import Path

    from vault_memory.config import load_settings

    return load_settings(Path(root))


def _answer_in_time(call: Call, patience: float) -> str:
    """Return the answer if it is ready in time; else start a process that updates the index, and exit without an
    answer.
    """
    from threading import Thread

    from vault_memory.hooks.recall_block import build_recall_block

    said: list[str] = []
    wrong: list[BaseException] = []

    def attempt() -> None:
        try:
            said.append(build_recall_block(call))
        except Exception as error:  # noqa: BLE001 - raised again below, in the thread that waits
            wrong.append(error)

    thread = Thread(target=attempt, daemon=True)
    thread.start()
    thread.join(patience)
    if thread.is_alive():
        from vault_memory.hooks import hook_log
        from vault_memory.hooks.detached_process import start_detached

        hook_log.write_line(
            call.root, f"{call.event} {call.session} took more than {patience:g} s; indexing goes on by itself"
        )
        start_detached(call.home, call.user, {"index": "yes"})
        os._exit(0)
    if wrong:
        raise wrong[0]
    return said[0] if said else ""
