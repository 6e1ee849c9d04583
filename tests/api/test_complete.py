"""Check that each verb of the command line has a method, also an async one, with a docstring."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module

import click
import pytest

import vault_memory
from vault_memory import AsyncMemory, Memory
from vault_memory.api.namespace import AsyncVerbs, Namespace
from vault_memory.cli import VERBS, cli

NAMESPACES = {
    "config": "Config",
    "consent": "Consent",
    "conversations": "Conversation",
    "folders": "Folder",
    "graph": "Graph",
    "profile": "Profile",
    "review": "Review",
    "runs": "Run",
    "topics": "Topic",
}
METHODS = {
    "add": "remember",
    "archive": "archive_file",
    "config check": "check_model",
    "config completion": "",  # of shells
    "config set": "config.set",
    "config show": "config.show",
    "config unset": "config.unset",
    "context": "context",
    "demo": "",  # a temporary vault with archive and search
    "diff": "diff",
    "doctor": "doctor",
    "eval metrics": "metrics",
    "eval run": "evaluate",
    "eval thresholds": "measure_thresholds",
    "eval tune": "tune",
    "folder add": "folders.add",
    "folder extract": "folders.extract",
    "folder list": "folders.list",
    "folder remove": "folders.remove",
    "forget": "forget",
    "graph ask": "graph.ask",
    "graph export": "graph.export",
    "graph list": "graph.list",
    "graph path": "graph.path",
    "graph show": "graph.show",
    "graph update": "graph.update",
    "hooks install": "",  # of agents' settings
    "hooks remove": "",
    "hooks run": "",  # of agents: recall, search and archive_file
    "import": "import_from",
    "index rebuild": "rebuild",
    "index watch": "watch",
    "init": "init",
    "log": "history",
    "maintain consolidate": "consolidate",
    "maintain decay": "decay",
    "maintain restore": "decay",
    "maintain summarize": "conversations.summarize",
    "mcp": "",  # a server
    "profile consent": "consent.status",
    "profile edit": "profile.edit",
    "profile propose": "profile.propose",
    "profile review": "profile.proposals",
    "profile set": "profile.set",
    "profile show": "profile.get",
    "review": "review.list",
    "search": "search",
    "serve start": "",  # a server
    "serve team": "",
    "serve tokens": "",
    "show": "topics.get",
    "status": "status",
    "topics delete": "topics.delete",
    "topics list": "topics.list",
    "topics merge": "topics.merge",
    "topics rename": "topics.rename",
    "topics split": "topics.split",
    "undo": "undo",
}  # fmt: skip - the verbs of the command line, each with the method that does the same; "": none is needed
NOT_AWAITED = {"another", "close", "model_settings", "parsing_ahead", "state", "watcher"}
PARTS = {"store", "index", "usage", "settings", "root", "embedder", "query_embedder"}


def verbs_of(kind: type) -> dict[str, object]:
    """The public verbs of a class, those of its bases among them."""
    found = {name: inspect.getattr_static(kind, name) for name in dir(kind) if not name.startswith("_")}
    return {name: value for name, value in found.items() if name not in PARTS}


def namespace(name: str, *, awaited: bool = False) -> type:
    module = import_module(f"vault_memory.api.{name}")
    found: type = getattr(module, f"{'Async' if awaited else ''}{NAMESPACES[name]}Verbs")
    return found


def commands() -> Iterator[str]:
    """Every verb of the command line, with the verbs below it."""
    context = click.Context(cli)
    for verb in VERBS:
        command = cli.get_command(context, verb)  # type: ignore[attr-defined]
        if not isinstance(command, click.Group):
            yield verb
            continue
        yield from (f"{verb} {name}" for name in command.commands)


def test_every_verb_of_the_command_line_has_its_method() -> None:
    assert sorted(commands()) == sorted(METHODS)
    for verb, method in METHODS.items():
        first, _, rest = method.partition(".")
        owner = namespace(first) if rest else Memory
        assert not method or callable(getattr(owner, rest or first)), verb


def test_what_memory_can_do_can_be_awaited() -> None:
    wanted = set(verbs_of(Memory)) - NOT_AWAITED
    assert set(verbs_of(AsyncMemory)) - {"aclose"} == wanted
    assert set(NAMESPACES) <= wanted


@pytest.mark.parametrize("name", NAMESPACES)
def test_what_a_namespace_can_do_can_be_awaited(name: str) -> None:
    verbs, awaited = namespace(name), namespace(name, awaited=True)
    assert issubclass(verbs, Namespace) and issubclass(awaited, AsyncVerbs)
    assert set(verbs_of(awaited)) == set(verbs_of(verbs))


def test_an_awaited_verb_takes_what_the_verb_takes(tmp_path: object) -> None:
    memory = AsyncMemory("/nowhere")
    for name in verbs_of(AsyncMemory):
        value = getattr(memory, name)
        if callable(value) and name not in {"aclose", "archive_file", "check_model", "memory", "preview_file"}:
            assert inspect.signature(value) == inspect.signature(getattr(memory.memory, name)), name


@pytest.mark.parametrize("kind", [Memory, AsyncMemory, *map(namespace, NAMESPACES)], ids=lambda kind: kind.__name__)
def test_help_says_what_each_verb_does(kind: type) -> None:
    assert inspect.getdoc(kind)
    for name, value in verbs_of(kind).items():
        first = (inspect.getdoc(value) or "").partition("\n")[0]
        assert first.endswith((".", "…", "?")) or ". " in first, f"{kind.__name__}.{name}: {first!r}"
        assert len(first) <= 120, f"{kind.__name__}.{name}"


def test_every_name_of_the_package_says_what_it_is() -> None:
    for name in vault_memory.__all__:
        found = getattr(vault_memory, name)
        said = inspect.getdoc(found) or ""
        assert said and not said.startswith(f"{name}("), name  # not what dataclasses makes up
