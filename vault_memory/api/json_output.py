"""Convert reports to JSON values: any frozen dataclass of the API, and what `Memory.metrics` returns."""

from vault_memory.search.metrics import QueryRecord
from vault_memory.search.metrics_report import MetricsReport
from vault_memory.search.metrics_report import to_json as metrics_to_json
from vault_memory.vault.storage.json_values import to_json

__all__ = ["MetricsReport", "QueryRecord", "metrics_to_json", "to_json"]
