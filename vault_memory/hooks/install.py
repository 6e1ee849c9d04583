"""Install our hooks in Claude Code's settings and remove them, without changing anything else there.

Our hooks are recognised by their command. If the file was not changed since the installation, removal restores it byte
for byte. The original is kept in the user's state folder, because some formatting (an empty ``{}`` over three lines)
cannot be reconstructed from the file with our hooks.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vault_memory.api.state import delete_file, replace_file
from vault_memory.errors import InputError
from vault_memory.hooks import json_splice

SCOPES = ("user", "project", "local")
TIMEOUT = 10  # seconds; SessionEnd hooks without a timeout get one and a half seconds in total
_OURS = ("-m vault_memory.hooks claude-code", "vault-memory hook claude-code")
_MATCHERS = {"SessionStart": "startup|clear|compact", "UserPromptSubmit": "", "PreCompact": "", "SessionEnd": ""}


@dataclass(frozen=True, slots=True)
class Plan:
    """The planned change of the file at ``path``. ``after`` None: delete the file, which the installation created."""

    path: Path
    before: bytes | None
    after: bytes | None

    @property
    def changes(self) -> bool:
        return self.before != self.after

    @property
    def diff(self) -> str:
        old, new = (
            (data or b"").decode("utf-8", "replace").splitlines(keepends=True) for data in (self.before, self.after)
        )
        rows = difflib.unified_diff(old, new, str(self.path), f"{self.path} (new)")
        return "".join(row if row.endswith("\n") else f"{row}\n" for row in rows)


def settings_file(scope: str, project: Path) -> Path:
    """Return the settings file. ``user``: all projects; ``project``: the repository's; ``local``: your own."""
    if scope == "user":
        folder = Path(os.environ.get("CLAUDE_CONFIG_DIR") or Path.home() / ".claude")
        return folder / "settings.json"
    return project / ".claude" / ("settings.json" if scope == "project" else "settings.local.json")


def command(home: str | None, user: str | None, *, shared: bool = False) -> str:
    """Return the command for Claude Code. ``-P``: files in a project's folder cannot shadow our modules.

    ``shared``: for a file that others also use, so the command names no folder of this machine.
    """
    program = ["vault-memory", "hook"] if shared else [sys.executable, "-P", "-m", "vault_memory.hooks"]
    words = [*program, "claude-code"]
    words += ["--home", str(Path(home).expanduser().resolve())] if home and not shared else []
    words += ["--user", user] if user and not shared else []
    return shlex.join(words)


def plan_install(path: Path, line: str) -> Plan:
    """Plan the new settings file. Raises InputError for a file that cannot be edited."""
    before = _read(path)
    text = _text(before, path) if before is not None and before.strip() else "{}\n"
    wanted = {event: _entry(event, line) for event in _MATCHERS}
    found = json.loads(text).get("hooks", {})
    if {event: _select_own(found.get(event, [])) for event in wanted} == {
        event: [entry] for event, entry in wanted.items()
    }:
        return Plan(path, before, before)
    text = _remove_hooks(text)
    indent = json_splice.indentation(text)
    if json_splice.find(text, "hooks") < 0:
        return Plan(
            path,
            before,
            _bytes(
                json_splice.append(text, json_splice.find(text), _list_hooks(wanted), "hooks", indent=indent), before
            ),
        )
    for event, entry in wanted.items():
        place = json_splice.find(text, "hooks", event)
        if place < 0:
            text = json_splice.append(text, json_splice.find(text, "hooks"), [entry], event, indent=indent)
        else:
            text = json_splice.append(text, place, entry, indent=indent)
    return Plan(path, before, _bytes(text, before))


def plan_uninstall(path: Path) -> Plan:
    """Plan the settings file without our hooks. Raises InputError for a file that cannot be edited."""
    before = _read(path)
    if before is None or not before.strip():
        return Plan(path, before, before)
    kept = _read_backup(path)
    if kept is not None and kept["after"] == _digest(before):
        return Plan(path, before, bytes.fromhex(kept["before"]) if kept["before"] is not None else None)
    text = _text(before, path)
    return Plan(path, before, _bytes(_remove_hooks(text), before))


def apply_plan(plan: Plan, *, keep: bool) -> None:
    """Write the planned file; with ``keep``, also store the original for `plan_uninstall`.

    Raises InputError if the file was changed since it was planned, VaultError.
    """
    if not plan.changes:
        return
    if _read(plan.path) != plan.before:
        raise InputError(f"{plan.path}: was changed meanwhile; run the command again")
    memo = _memo(plan.path)
    if keep:
        known = _read_backup(plan.path)
        untouched = known is not None and plan.before is not None and known["after"] == _digest(plan.before)
        before = (
            known["before"]
            if known is not None and untouched
            else plan.before.hex()
            if plan.before is not None
            else None
        )
        data = json.dumps({"path": str(plan.path), "before": before, "after": _digest(plan.after or b"")})
        replace_file(memo, data.encode(), str(memo), mode=0o600)
    else:
        delete_file(memo, str(memo))
    target = plan.path.resolve()  # settings are often a link into a folder of dotfiles
    if plan.after is None:
        delete_file(target, str(plan.path))
    else:
        replace_file(target, plan.after, str(plan.path))


# --------------------------------------------------------------------------------------------------


def _entry(event: str, line: str) -> dict[str, Any]:
    hook = {"type": "command", "command": line, "timeout": TIMEOUT}
    matcher = {"matcher": _MATCHERS[event]} if _MATCHERS[event] else {}
    return {**matcher, "hooks": [hook]}


def _list_hooks(wanted: dict[str, dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    return {event: [entry] for event, entry in wanted.items()}


def _select_own(entries: object) -> list[object]:
    return [entry for entry in entries if _is_ours(entry)] if isinstance(entries, list) else []


def _is_ours(entry: object) -> bool:
    """Return whether the entry has only our hooks."""
    hooks = entry.get("hooks") if isinstance(entry, dict) else None
    return isinstance(hooks, list) and bool(hooks) and all(_is_hook(hook) for hook in hooks)


def _is_hook(hook: object) -> bool:
    line = hook.get("command") if isinstance(hook, dict) else None
    return isinstance(line, str) and any(mark in line for mark in _OURS)


def _remove_hooks(text: str) -> str:
    """Return the file without our hooks, and without objects that they leave empty."""
    found = text
    for event in _MATCHERS:
        found = _remove_event(found, event)
    if found != text and not json_splice.elements(found, json_splice.find(found, "hooks")):
        found = _drop(found, json_splice.find(found), "hooks")
    return found


def _remove_event(text: str, event: str) -> str:
    place = json_splice.find(text, "hooks", event)
    if place < 0 or text[place] != "[":
        return text
    removed = False
    for number in reversed(range(len(json_splice.elements(text, place)))):
        span = json_splice.elements(text, place)[number]
        entry = json.loads(text[span.value : span.end])
        if _is_ours(entry):
            text, removed = json_splice.remove(text, place, number), True
        elif isinstance(entry, dict) and isinstance(entry.get("hooks"), list):
            inner = next(each.value for each in json_splice.elements(text, span.value) if each.key == "hooks")
            for at in reversed(range(len(entry["hooks"]))):
                if _is_hook(entry["hooks"][at]):
                    text, removed = json_splice.remove(text, inner, at), True
    if removed and not json_splice.elements(text, place):
        text = _drop(text, json_splice.find(text, "hooks"), event)
    return text


def _drop(text: str, place: int, key: str) -> str:
    number = next(n for n, span in enumerate(json_splice.elements(text, place)) if span.key == key)
    return json_splice.remove(text, place, number)


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror})") from error


def _text(data: bytes, path: Path) -> str:
    """Read the file. Raises InputError for text that is no JSON object, such as one with comments."""
    try:
        text = data.decode("utf-8-sig")
        loaded = json.loads(text)
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        line = f":{error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise InputError(f"{path}{line}: not valid JSON (comments are not allowed); fix it and try again") from None
    if not isinstance(loaded, dict) or not isinstance(loaded.get("hooks", {}), dict):
        raise InputError(f"{path}: must hold an object, with an object under 'hooks'; fix it and try again")
    if any(not isinstance(loaded.get("hooks", {}).get(event, []), list) for event in _MATCHERS):
        raise InputError(f"{path}: the events under 'hooks' must be lists; fix it and try again")
    return text


def _bytes(text: str, before: bytes | None) -> bytes:
    mark = b"\xef\xbb\xbf" if before is not None and before.startswith(b"\xef\xbb\xbf") else b""
    return mark + text.encode()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _memo(path: Path) -> Path:
    import platformdirs

    folder = platformdirs.user_state_path("vault-memory", appauthor=False) / "installed"
    return folder / f"{_digest(os.fsencode(path.absolute()))[:16]}.json"


def _read_backup(path: Path) -> dict[str, Any] | None:
    """Return the record of the installation: the file ``before`` and the digest ``after``; None without one."""
    try:
        loaded = json.loads(_memo(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    right = isinstance(loaded, dict) and isinstance(loaded.get("after"), str) and "before" in loaded
    return loaded if right else None
