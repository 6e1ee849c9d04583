"""Connect to a Milvus server. Only this module imports pymilvus, and only when it is first used.

Every method may raise IndexUnavailable, or WordsDamaged if the collection no longer exists.
"""

from __future__ import annotations

import logging
import os
import secrets
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from vault_memory.errors import IndexUnavailable, InputError, WordsDamaged
from vault_memory.index.milvus.rows import CODES
from vault_memory.settings import IndexSettings

MOST = 16_384  # hits of one search, at most: the limit of Milvus
_CONNECT, _ASK, _WRITE = 5.0, 30.0, 300.0  # seconds
_SCHEMA = 1  # version of the row format; each version has its own collections
_NO_COLLECTION = 100
_REFUSED = ("auth", "permission", "privilege")  # words in the error message of a server that denies access


class Connection:
    """One server, as one user of it. Safe to use from several threads."""

    def __init__(self, settings: IndexSettings) -> None:
        self._settings, self._lock = settings, threading.Lock()

    @cached_property
    def _client(self) -> Any:
        with self._lock:
            found = self.__dict__.get("_client")
            return found if found is not None else self._connect()

    def _connect(self) -> Any:
        where = self._settings
        with self._map_errors():
            return _load_pymilvus().MilvusClient(where.uri, token=where.token, db_name=where.database, timeout=_CONNECT)

    @contextmanager
    def _map_errors(self) -> Iterator[None]:
        pymilvus = _load_pymilvus()
        import grpc  # a dependency of pymilvus

        try:
            yield
        except pymilvus.MilvusException as error:
            causes = " ".join(cause.details() for cause in _list_causes(error) if isinstance(cause, grpc.Call))
            raise self._translate(error.code, causes or str(error.message)) from error
        except (grpc.RpcError, OSError, ValueError) as error:
            raise self._translate(None, str(error)) from error

    def _translate(self, code: int | None, message: str) -> IndexUnavailable | WordsDamaged:
        """Return our own error for an error of the server or the network."""
        where, said = self._settings, " ".join(message.split())[:200]
        if code == _NO_COLLECTION:
            return WordsDamaged(f"the collection on {where.uri} is gone")
        lowered = said.casefold()
        if any(word in lowered for word in _REFUSED):
            return IndexUnavailable(f"the Milvus server {where.uri} denies access ({said}); see index.token")
        if "database" in lowered and ("not exist" in lowered or "not found" in lowered):
            return IndexUnavailable(
                f"the Milvus server {where.uri} has no database '{where.database}'; see index.database"
            )
        if code is None or "connect" in lowered or "unavailable" in lowered or "deadline" in lowered:
            return IndexUnavailable(
                f"the Milvus server {where.uri} cannot be reached; start it, or see index.uri (index.backend: embedded "
                "searches without one)"
            )
        return IndexUnavailable(f"the Milvus server {where.uri} refused: {said}")

    # -- collections -----------------------------------------------------------------------------

    def find_collection(self, dimensions: int) -> str:
        """Return the collection for new rows; create it if there is none."""
        return self._resolve(_alias(dimensions)) or self._begin(dimensions)

    def replace_collection(self, dimensions: int, owner: str) -> str:
        """Return a new, empty collection if only this vault has rows in the current one; else the current one."""
        present = self._resolve(_alias(dimensions))
        own, others = f'owner == "{owner}"', f'owner != "{owner}"'
        if present and self.holds(present, own) and not self.holds(present, others):
            return self._create(dimensions)
        return present or self._begin(dimensions)

    def promote(self, dimensions: int, collection: str) -> None:
        """Make this the collection for new rows of every vault."""
        if self._resolve(_alias(dimensions)) != collection:
            with self._map_errors():
                self._client.alter_alias(collection, _alias(dimensions), timeout=_ASK)

    def is_promoted(self, collection: str) -> bool:
        with self._map_errors():
            return bool(self._client.list_aliases(collection, timeout=_ASK).get("aliases"))

    def drop(self, collection: str) -> None:
        with self._map_errors():
            self._client.drop_collection(collection, timeout=_WRITE)

    def list_collections(self) -> list[str]:
        """Return the collections that `Connection` created (`is_ours`)."""
        with self._map_errors():
            found: list[str] = self._client.list_collections(timeout=_ASK)
        return list(filter(is_ours, found))

    def _resolve(self, alias: str) -> str:
        """Return the collection that an alias names; "" if there is none."""
        with self._map_errors():
            if not self._client.has_collection(alias, timeout=_ASK):
                return ""
            try:
                return str(self._client.describe_alias(alias, timeout=_ASK)["collection_name"])
            except _load_pymilvus().MilvusException as error:
                if error.code != _NO_COLLECTION and "alias" not in str(error.message):
                    raise
                return ""

    def _begin(self, dimensions: int) -> str:
        """Create the first collection. If another process does so, too, both use the one that got the alias."""
        made = self._create(dimensions)
        try:
            with self._map_errors():
                self._client.create_alias(made, _alias(dimensions), timeout=_ASK)
        except IndexUnavailable:
            other = self._resolve(_alias(dimensions))
            if not other:
                raise
            self.drop(made)
            return other
        return made

    def _create(self, dimensions: int) -> str:
        name, types = f"{_alias(dimensions)}_{secrets.token_hex(4)}", _load_pymilvus().DataType
        with self._map_errors():
            schema = self._client.create_schema(auto_id=False, enable_dynamic_field=False)
            schema.add_field("id", types.VARCHAR, max_length=64, is_primary=True)
            schema.add_field("owner", types.VARCHAR, max_length=128, is_partition_key=True)
            schema.add_field("epoch", types.VARCHAR, max_length=32)
            for field in ("label", "dated", *CODES):
                schema.add_field(field, types.INT64)
            for field in ("grp", "tier"):
                schema.add_field(field, types.INT16)
            schema.add_field("embedded", types.BOOL)
            schema.add_field("words", types.SPARSE_FLOAT_VECTOR)
            indexes = self._client.prepare_index_params()
            indexes.add_index("words", index_type="SPARSE_INVERTED_INDEX", metric_type="IP")
            if dimensions:
                schema.add_field("dense", types.FLOAT_VECTOR, dim=dimensions)
                built = {"M": 16, "efConstruction": 200}
                indexes.add_index("dense", index_type="HNSW", metric_type="IP", params=built)
            self._client.create_collection(
                name, schema=schema, index_params=indexes, consistency_level=self._level, timeout=_WRITE
            )
        return name

    @property
    def _level(self) -> str:
        return self._settings.consistency.capitalize()

    # -- rows ------------------------------------------------------------------------------------

    def write(self, collection: str, rows: Sequence[Mapping[str, object]]) -> None:
        """Write rows; a row replaces the one with the same id."""
        with self._map_errors():
            self._client.upsert(collection, list(rows), timeout=_WRITE)

    def delete(self, collection: str, expression: str) -> None:
        with self._map_errors():
            self._client.delete(collection, filter=expression, timeout=_WRITE)

    def delete_ids(self, collection: str, ids: Sequence[str]) -> None:
        with self._map_errors():
            self._client.delete(collection, ids=list(ids), timeout=_WRITE)

    def flush(self, collection: str) -> None:
        """Make the server persist and index the rows written so far."""
        with self._map_errors():
            self._client.flush(collection, timeout=_WRITE)

    def count(self, collection: str, expression: str) -> int:
        """Return the number of matching rows, including the latest writes of every process."""
        with self._map_errors():
            found = self._client.query(
                collection, filter=expression, output_fields=["count(*)"], consistency_level="Strong", timeout=_WRITE
            )
        return int(found[0]["count(*)"])

    def holds(self, collection: str, expression: str) -> bool:
        """Return whether any row matches, including the latest writes of every process."""
        with self._map_errors():
            return bool(
                self._client.query(
                    collection,
                    filter=expression,
                    limit=1,
                    output_fields=["label"],
                    consistency_level="Strong",
                    timeout=_WRITE,
                )
            )

    def search(
        self, collection: str, field: str, vector: object, expression: str, limit: int
    ) -> tuple[list[str], list[float]]:
        """Return the ids of the best rows and their inner products with ``vector``, best first."""
        with self._map_errors():
            hits = self._client.search(
                collection,
                data=[vector],
                anns_field=field,
                filter=expression,
                limit=limit,
                search_params={"metric_type": "IP", "params": {"ef": max(2 * limit, 128)} if field == "dense" else {}},
                consistency_level=self._level,
                timeout=_ASK,
            )[0]
        return [hit["id"] for hit in hits], [float(hit["distance"]) for hit in hits]


def _load_pymilvus() -> Any:
    """Return the pymilvus module. Raises InputError if it is not installed."""
    os.environ.setdefault("GRPC_VERBOSITY", "NONE")  # gRPC reports even errors that it recovers from to standard error
    try:
        import pymilvus
    except ImportError:
        raise InputError(
            "index.backend is milvus, and pymilvus is not installed; install it: pip install 'vault-memory[milvus]'"
        ) from None
    logging.getLogger("pymilvus").setLevel(logging.CRITICAL + 1)  # it logs each error that it raises, with a traceback
    return pymilvus


def _list_causes(error: BaseException | None) -> list[BaseException]:
    """Return an error and its causes; some errors of pymilvus are their own cause."""
    causes: list[BaseException] = []
    while error is not None and error not in causes:
        causes.append(error)
        error = error.__cause__ if error.__cause__ not in (None, error) else error.__context__
    return causes


def is_ours(collection: str) -> bool:
    """Return whether `Connection` created the collection, for the current row format."""
    return collection.startswith(f"vault_memory_{_SCHEMA}_")


def _alias(dimensions: int) -> str:
    return f"vault_memory_{_SCHEMA}_{dimensions}"
