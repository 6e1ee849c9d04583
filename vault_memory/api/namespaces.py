"""The namespaces of ``Memory``, each loaded when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vault_memory.api.open_vault import OpenVault

if TYPE_CHECKING:
    from vault_memory.api.config import ConfigVerbs
    from vault_memory.api.consent import ConsentVerbs
    from vault_memory.api.conversations import ConversationVerbs
    from vault_memory.api.folders import FolderVerbs
    from vault_memory.api.graph import GraphVerbs
    from vault_memory.api.profile import ProfileVerbs
    from vault_memory.api.review import ReviewVerbs
    from vault_memory.api.runs import RunVerbs
    from vault_memory.api.state import State
    from vault_memory.api.topics import TopicVerbs


class Namespaces(OpenVault):
    """A vault with its namespaces: ``memory.topics``, ``memory.runs`` …"""

    @property
    def topics(self) -> TopicVerbs:
        """Topic documents: list, get, rename, merge, split, delete, reword, retire …"""
        from vault_memory.api.topics import TopicVerbs

        return TopicVerbs(self)

    @property
    def folders(self) -> FolderVerbs:
        """Folders elsewhere that are searched in place: add, list, extract, remove."""
        from vault_memory.api.folders import FolderVerbs

        return FolderVerbs(self)

    @property
    def graph(self) -> GraphVerbs:
        """Entities and relationships: ask, list, show, path, update, export."""
        from vault_memory.api.graph import GraphVerbs

        return GraphVerbs(self)

    @property
    def runs(self) -> RunVerbs:
        """What runs changed: list, get, events, diff, undo."""
        from vault_memory.api.runs import RunVerbs

        return RunVerbs(self)

    @property
    def conversations(self) -> ConversationVerbs:
        """Stored conversations: list, get, summarize, summarize_due …"""
        from vault_memory.api.conversations import ConversationVerbs

        return ConversationVerbs(self)

    @property
    def profile(self) -> ProfileVerbs:
        """The profile of the vault's owner: get, set, unset, edit, propose, proposals."""
        from vault_memory.api.profile import ProfileVerbs

        return ProfileVerbs(self)

    @property
    def consent(self) -> ConsentVerbs:
        """Consent to the use of the profile: status, grant, revoke, audit."""
        from vault_memory.api.consent import ConsentVerbs

        return ConsentVerbs(self)

    @property
    def review(self) -> ReviewVerbs:
        """Proposed edits that wait for a person's decision: list, accept, reject."""
        from vault_memory.api.review import ReviewVerbs

        return ReviewVerbs(self)

    @property
    def config(self) -> ConfigVerbs:
        """Every setting: show, set, unset."""
        from vault_memory.api.config import ConfigVerbs

        return ConfigVerbs(self)

    @property
    def state(self) -> State:
        """Files of servers and hooks in ``.state``: path, read, write, lock."""
        from vault_memory.api.state import State

        return State(self)
