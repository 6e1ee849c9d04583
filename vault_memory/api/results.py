"""Types returned by verbs of `Memory` that are defined neither in `models` nor in the module of a namespace."""

from vault_memory.api.evaluation import Evaluation, ThresholdReport, TuneReport
from vault_memory.api.forgetting import Forgotten, ForgottenStatement
from vault_memory.api.imports import CopyReport, ImportPreview, ImportReport
from vault_memory.archive.maintenance.decay import DecayReport
from vault_memory.doctor.examine import Diagnosis
from vault_memory.index.sync import SyncReport
from vault_memory.index.watch import Watcher
from vault_memory.llm.check import Step as ModelCheck
from vault_memory.search.metrics import QueryRecord
from vault_memory.search.metrics_report import MetricsReport
from vault_memory.vault.git.setup import Setup

__all__ = [
    "CopyReport",
    "DecayReport",
    "Diagnosis",
    "Evaluation",
    "Forgotten",
    "ForgottenStatement",
    "ImportPreview",
    "ImportReport",
    "MetricsReport",
    "ModelCheck",
    "QueryRecord",
    "Setup",
    "SyncReport",
    "ThresholdReport",
    "TuneReport",
    "Watcher",
]
