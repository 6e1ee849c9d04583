"""``memory.config``: show all settings and their origins, and change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, cast

from vault_memory.api.namespace import AsyncVerbs, Check, Namespace, awaitable
from vault_memory.config import (
    SettingOrigin,
    convert_setting,
    find_user_config,
    is_private,
    list_environment_settings,
    list_origins,
    load_settings,
)
from vault_memory.errors import InputError, NotFoundError
from vault_memory.vault import config_file
from vault_memory.vault.config_file import Preference

OriginList: TypeAlias = list[SettingOrigin]


@dataclass(frozen=True, slots=True)
class SettingChange:
    """A changed setting. ``value`` None: no longer set. ``locked_by``: the environment variable that overrides it."""

    setting: str
    value: object
    file: Path
    locked_by: str = ""


class ConfigVerbs(Namespace):
    """Settings by name, ``section.key``. Models, endpoints and keys are stored in the user's own file."""

    def show(self, prefix: str = "") -> OriginList:
        """Return the settings whose names begin with ``prefix``, with values and where these come from."""
        vault = self._vault.root if self._vault.exists() else None
        return [row for row in list_origins(vault) if row.setting.startswith(prefix)]

    def set(self, setting: str, value: object) -> SettingChange:
        """Set one setting; comments and order of the file stay. Raises InputError, NotFoundError, VaultError."""
        return self._change(setting, cast(Preference, convert_setting(setting, value)))

    def unset(self, setting: str) -> SettingChange:
        """Remove a setting from the file in which `set` would store it. Raises as `set`."""
        convert_setting(setting, None)
        return self._change(setting, None)

    def set_shared(self, values: Mapping[str, str | bool | int | float], *, check: Check | None = None) -> None:
        """Set several settings of the vault at once. ``check`` gets the file's bytes first and may raise.

        Raises InputError for models, endpoints, keys and settings that the environment overrides; VaultError.
        """
        by_environment = list_environment_settings()
        for name in values:
            if is_private(name):
                raise InputError(f"{name} cannot be set here: models, endpoints and keys never come from a vault")
            if name in by_environment:
                raise InputError(f"{name} is locked by {by_environment[name]} in the server's environment")
        load_settings(self._vault.root, {**self._vault._config, **values})
        with self._vault.store.lock():
            if check is not None:
                check(self.source())
            config_file.save(self._vault.store, values, self._vault.clock())

    def source(self) -> bytes:
        """Return the content of the vault's config.yaml, b'' if there is none."""
        try:
            return self._vault.store.read(config_file.PATH)
        except NotFoundError:
            return b""

    def _change(self, setting: str, value: Preference) -> SettingChange:
        if is_private(setting):
            path = find_user_config()
            config_file.save_own(path, {setting: value})
        else:
            path = self._vault.root / config_file.PATH
            config_file.save(self._vault.store, {setting: value}, self._vault.clock())
        return SettingChange(setting, value, path, list_environment_settings().get(setting, ""))


class AsyncConfigVerbs(AsyncVerbs):
    """The asynchronous `ConfigVerbs`."""

    show = awaitable(ConfigVerbs.show)
    set = awaitable(ConfigVerbs.set)
    unset = awaitable(ConfigVerbs.unset)
    set_shared = awaitable(ConfigVerbs.set_shared)
    source = awaitable(ConfigVerbs.source)
