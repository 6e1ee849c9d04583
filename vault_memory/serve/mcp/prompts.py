"""MCP prompts that a person selects in a client: recall a subject, or keep the results of a conversation."""

from __future__ import annotations

from collections.abc import Mapping

import mcp_types as types

from vault_memory.errors import InputError
from vault_memory.memory import Memory
from vault_memory.serve.mcp import results

REMEMBER = "what_do_you_remember"
KEEP = "keep_what_matters"

PROMPTS = (
    types.Prompt(
        name=REMEMBER,
        title="What do you remember about …?",
        description="Answer from memory what is known about a subject, with sources.",
        arguments=[
            types.PromptArgument(name="subject", description="A topic, project, person or question", required=True)
        ],
    ),
    types.Prompt(
        name=KEEP,
        title="Remember what matters in this conversation",
        description="Store the decisions, preferences and facts of this conversation.",
        arguments=[],
    ),
)


def get_prompt(memory: Memory, name: str, arguments: Mapping[str, str]) -> types.GetPromptResult:
    """Return a prompt. Raises InputError for an unknown prompt or argument, or a missing one."""
    prompt = next((each for each in PROMPTS if each.name == name), None)
    if prompt is None:
        raise InputError(f"no prompt '{name}'; there are {', '.join(each.name for each in PROMPTS)}")
    known = [argument.name for argument in prompt.arguments or []]
    unknown = sorted(set(arguments) - set(known))
    if unknown:
        raise InputError(f"{name}: no argument '{unknown[0]}'; arguments: {', '.join(known) or 'none'}")
    text = _keep() if name == KEEP else _remember(memory, " ".join(arguments.get("subject", "").split()))
    message = types.PromptMessage(role="user", content=types.TextContent(text=text))
    return types.GetPromptResult(description=prompt.description, messages=[message])


def complete_topic(memory: Memory, prefix: str) -> list[str]:
    """Return topics that begin with the prefix, then those that contain it; at most a hundred."""
    names = sorted({topic.name for topic in memory.topics.list()}) if memory.exists() else []
    wanted = prefix.casefold()
    first = [name for name in names if name.casefold().startswith(wanted)]
    return [*first, *(name for name in names if wanted in name.casefold() and name not in first)][:100]


def _remember(memory: Memory, subject: str) -> str:
    if not subject:
        raise InputError(f"{REMEMBER}: the argument 'subject' is missing")
    ask = (
        f"What do you remember about {subject}? Answer only from the memories below, say when each was written or "
        "said, and cite it as given in brackets. If they do not answer the question, say so."
    )
    if not memory.exists():
        return f"{ask}\n\n({results.NO_VAULT})"
    _, text = results.render_search(memory.search(subject, limit=15), memory.settings.mcp.budget)
    return f"{ask}\n\n{text}"


def _keep() -> str:
    return (
        "Look through our conversation for what will still matter in later ones: decisions and their reasons, my "
        "preferences, constraints, corrections, facts with their exact values, open tasks. Leave out small talk, dead "
        "ends and what was read from memory. Call memory_topics to see which topics exist, then memory_remember once "
        "for each statement, self-contained and specific. Then list in one line each what you kept and where."
    )
