"""Answer one call of a hook: read the agent's JSON from standard input and write the answer to standard output.

This module imports only what is needed to decide whether there is anything to do.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING

from vault_memory.hooks import hook_log
from vault_memory.hooks.call import Call

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

AGENTS = ("claude-code",)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run ``claude-code [--home DIR] [--user NAME]``, or ``work …`` in a process of its own. Always exits 0."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    root = ""
    started = time.perf_counter()
    try:
        what, options = (given[0] if given else ""), _options(given[1:])
        home, user = _vault(options)
        root = os.path.join(home, user)  # noqa: PTH118
        if what == "work":
            from vault_memory.hooks.worker import run_worker

            run_worker(home, user, options)
            return
        if what not in AGENTS:
            raise ValueError(f"no agent '{what}'; there are {', '.join(AGENTS)}")
        event = json.loads(sys.stdin.buffer.read() or b"{}")
        call = _call(event, home, user)
        said = _answer(call)
        if said:
            sys.stdout.write(json.dumps(_output(call.event, said)) + "\n")
            sys.stdout.flush()
            took = (time.perf_counter() - started) * 1000
            hook_log.write_line(root, f"{call.event} {call.session} said {len(said)} characters in {took:.0f} ms")
    except Exception as error:  # noqa: BLE001 - no error here may break the session of an agent
        hook_log.write_line(root, f"failed: {type(error).__name__}: {error}")


def _answer(call: Call) -> str:
    """Return the text for the agent's model, '' for none. Raises any error."""
    from vault_memory.hooks import claude_code

    step: Callable[[Call], str] | None = claude_code.EVENTS.get(call.event)
    return step(call) if step is not None else ""


def _output(event: str, said: str) -> dict[str, object]:
    """Return the one form that the model sees: ``additionalContext`` at the top level is dropped silently."""
    return {"hookSpecificOutput": {"hookEventName": event, "additionalContext": said}}


def _call(event: object, home: str, user: str) -> Call:
    values: Mapping[str, object] = event if isinstance(event, dict) else {}

    def text(name: str) -> str:
        value = values.get(name)
        return value if isinstance(value, str) else ""

    return Call(
        event=text("hook_event_name"),
        session=text("session_id"),
        transcript=_absolute(text("transcript_path")),
        project=os.environ.get("CLAUDE_PROJECT_DIR") or text("cwd"),
        prompt=text("prompt"),
        source=text("source") or text("trigger") or text("reason"),
        home=home,
        user=user,
    )


def _options(words: Sequence[str]) -> dict[str, str]:
    """Parse ``--name value`` pairs; argparse takes longer to load than this takes to run."""
    names = [word.removeprefix("--") for word in words[::2]]
    return dict(zip(names, words[1::2], strict=False))


def _vault(options: Mapping[str, str]) -> tuple[str, str]:
    home = options.get("home") or os.environ.get("VAULT_MEMORY_HOME") or "~/.memory"
    user = options.get("user") or os.environ.get("VAULT_MEMORY_USER") or "default"
    return _absolute(home), user


def _absolute(path: str) -> str:
    """Return the path as it is from any folder, because a worker process runs in another one; '' stays ''."""
    return os.path.abspath(os.path.expanduser(path)) if path else ""  # noqa: PTH100, PTH111
