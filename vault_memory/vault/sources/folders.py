"""Store the list of folders outside the vaults that are searched in place, by vault (A14).

The list is in the user's configuration folder, not in the vault: absolute paths are useless on another machine, and a
vault from somebody else must not be able to choose which folders are read and shown to a model.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from vault_memory.config import find_user_config
from vault_memory.errors import InputError, NotFoundError, VaultError
from vault_memory.vault.storage import atomic_files

PREFIX = "file:"  # of the paths of such files: ``file:<name>/<path below the folder>``


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder. ``name``: its name in paths; ``exclude``: patterns as in ``.gitignore``."""

    name: str
    root: Path
    exclude: tuple[str, ...] = ()

    @property
    def prefix(self) -> str:
        return f"{PREFIX}{self.name}/"


def list_folders(vault: Path) -> tuple[Folder, ...]:
    """Return the folders of the vault at ``vault``, by name. Raises VaultError for a list that cannot be read."""
    return _load().get(str(vault), ())


def stamp() -> tuple[int, ...]:
    """Return a value that changes whenever the list does; () if there is no list."""
    try:
        found = _file().stat()
    except OSError:
        return ()
    return found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino


def register(vault: Path, path: Path, *, name: str = "", exclude: Sequence[str] = ()) -> Folder:
    """Add the folder at ``path`` to the folders searched with the vault; if it is known, replace its patterns.

    Raises InputError if it is not a folder, overlaps with another one or with the vault, or its name is taken.
    """
    from vault_memory.vault.document import file_names

    root = check(vault, path)
    wanted = file_names.file_name(name) if name else ""
    with _changing() as known:
        mine = {folder.root: folder for folder in known.get(str(vault), ())}
        was = mine.pop(root, None)
        taken = [folder.name for folder in mine.values()]
        if wanted and file_names.unique(wanted, taken) != wanted:
            raise InputError(f"the name '{wanted}' is taken by another folder")
        if was is not None and wanted not in ("", was.name):
            raise InputError(f"{path}: is known as '{was.name}'; remove it first to give it another name")
        own = was.name if was is not None else wanted or file_names.unique(file_names.file_name(root.name), taken)
        folder = Folder(own, root, tuple(exclude) or (was.exclude if was is not None else ()))
        known[str(vault)] = tuple(sorted([*mine.values(), folder], key=lambda each: each.name))
    return folder


def check(vault: Path, path: Path) -> Path:
    """Return the resolved path of the folder. Raises InputError if it cannot be registered."""
    root = path.expanduser().resolve()
    if not root.is_dir():
        what = "is a file; name the folder it is in" if root.exists() else "no such folder"
        raise InputError(f"{path}: {what}")
    if root == root.parent:
        raise InputError(f"{path}: is all of the disk; name a folder in it")
    if root.is_relative_to(vault) or root == vault.parent:
        raise InputError(f"{path}: belongs to the vault or its home; the vault is searched anyway")
    for other in list_folders(vault):
        if root != other.root and (root.is_relative_to(other.root) or other.root.is_relative_to(root)):
            raise InputError(f"{path}: overlaps with {other.root}, which is searched already; remove that first")
    return root


def unregister(vault: Path, wanted: str) -> Folder:
    """Remove the folder of that path or name from the list. Raises NotFoundError with the existing ones."""
    with _changing() as known:
        mine = known.get(str(vault), ())
        found = select_folder(mine, wanted)
        known[str(vault)] = tuple(folder for folder in mine if folder != found)
    return found


def select_folder(known: Sequence[Folder], wanted: str) -> Folder:
    """Return the folder of that path or name. Raises NotFoundError with the existing ones."""
    place = Path(wanted).expanduser().resolve()
    found = next((f for f in known if f.root == place), None) or next((f for f in known if f.name == wanted), None)
    if found is None:
        listed = ", ".join(f"'{folder.name}' ({folder.root})" for folder in known) or "none"
        raise NotFoundError(f"{wanted}: no such folder is searched; there are: {listed}")
    return found


# --------------------------------------------------------------------------------------------------


def _file() -> Path:
    return find_user_config().with_name("folders.json")


@contextmanager
def _changing() -> Iterator[dict[str, tuple[Folder, ...]]]:
    """Yield the whole list, and write it back if the block ends without an error."""
    from filelock import FileLock

    place = _file()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(place.with_suffix(".lock"), mode=0o600):
            known = _load()
            yield known
            kept = {vault: [_values(folder) for folder in folders] for vault, folders in known.items() if folders}
            text = json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
            atomic_files.replace(place, text.encode("utf-8", "surrogateescape"), str(place), mode=0o600)
    except OSError as error:
        raise VaultError(str(place), f"cannot be written ({error.strerror})") from error


def _values(folder: Folder) -> dict[str, object]:
    return asdict(folder) | {"root": str(folder.root)}


def _load() -> dict[str, tuple[Folder, ...]]:
    place = _file()
    try:
        values = json.loads(atomic_files.read(place, str(place)).decode("utf-8", "surrogateescape"))
        return {vault: tuple(map(_folder, listed)) for vault, listed in values.items()}
    except NotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise VaultError(str(place), "is not a list of folders; fix it or remove it") from error


def _folder(values: dict[str, object]) -> Folder:
    name, root, exclude = values["name"], values["root"], values.get("exclude", ())
    if not (isinstance(name, str) and isinstance(root, str) and isinstance(exclude, list)):
        raise TypeError
    if not name or re.search(r"[/\\]", name):
        raise ValueError
    return Folder(name, Path(root), tuple(map(str, exclude)))
