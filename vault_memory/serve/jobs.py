"""Background jobs of the server (I7): what they do, when, and how they last went.

APScheduler keeps the time. How each job last went is kept in ``.state/jobs.json``, so that a run that was missed
while no server was on is caught up once; a lock per job keeps two servers of one vault from doing the same at once.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from time import perf_counter
from typing import TYPE_CHECKING, Any

from vault_memory.config import JobsSettings
from vault_memory.errors import InputError, NotFoundError, VaultMemoryError
from vault_memory.events import emit
from vault_memory.vault import files
from vault_memory.vault.store import Store

if TYPE_CHECKING:
    from apscheduler.job import Job as Scheduled
    from apscheduler.triggers.base import BaseTrigger

KEPT = ".state/jobs.json"
_TICK = 20  # seconds between looks at the settings
_CATCH_UP = timedelta(seconds=5)  # after the start, so that the page is there first


@dataclass(frozen=True, slots=True)
class Job:
    """``work`` does it and says in a line what came of it. ``when`` gives its setting: minutes, or "HH:MM"."""

    name: str
    title: str
    when: Callable[[JobsSettings], int | str]
    work: Callable[[], str]


@dataclass(frozen=True, slots=True)
class Last:
    """How a job last went. ``seconds`` it took; ``outcome``: done, failed, or running."""

    began: str = ""
    seconds: float = 0.0
    outcome: str = ""
    result: str = ""


class Jobs:
    """The jobs of one vault. ``settings`` is asked again and again: what changes holds without a restart."""

    def __init__(
        self,
        store: Store,
        jobs: Sequence[Job],
        settings: Callable[[], JobsSettings],
        clock: Callable[[], datetime],
    ) -> None:
        from apscheduler.executors.pool import ThreadPoolExecutor
        from apscheduler.schedulers.background import BackgroundScheduler

        self._store, self._settings, self._clock = store, settings, clock
        self._jobs = {job.name: job for job in jobs}
        self._last = _kept(store)
        self._lock = threading.Lock()
        self._scheduled: dict[str, int | str] = {}
        self._scheduler = BackgroundScheduler(
            executors={"default": ThreadPoolExecutor(2)},
            job_defaults={"coalesce": True, "max_instances": 1, "misfire_grace_time": None},
        )

    def start(self) -> None:
        self._scheduler.start()
        self._follow_settings()
        self._scheduler.add_job(self._follow_settings, "interval", seconds=_TICK, id="settings")

    def stop(self) -> None:
        """What runs is finished; nothing new begins."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=True)

    def all(self) -> list[dict[str, Any]]:
        """Each job: when it runs, how it last went, and when it runs next."""
        return [self._shown(job) for job in self._jobs.values()]

    def run(self, name: str) -> dict[str, Any]:
        """Run a job now, in the background. Raises NotFoundError, InputError where it is running."""
        job = self._jobs.get(name)
        if job is None:
            raise NotFoundError(f"no job '{name}'; there are {', '.join(self._jobs)}")
        if self._last.get(name, Last()).outcome == "running":
            raise InputError(f"'{name}' is running already")
        self._scheduler.add_job(self.once, args=[name], id=f"{name} now", replace_existing=True)
        return self._shown(job)

    def once(self, name: str) -> Last | None:
        """Run a job here and now; None where somebody else is at it."""
        from filelock import FileLock, Timeout

        job = self._jobs[name]
        lock = FileLock(self._store.state / f"job-{name}.lock", mode=0o600, thread_local=False)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            return None
        with lock:
            began, clock = self._clock(), perf_counter()
            self._note(name, Last(_iso(began), outcome="running"))
            outcome, result = _done(job)
            last = Last(_iso(began), round(perf_counter() - clock, 3), outcome, result)
            self._note(name, last)
            emit("job", operation=name, stage=outcome, seconds=last.seconds)
            return last

    # ------------------------------------------------------------------------------------------------

    def _follow_settings(self) -> None:
        """Schedule what is not scheduled as the settings have it now."""
        settings = self._settings()
        for job in self._jobs.values():
            when = job.when(settings)
            if self._scheduled.get(job.name) == when:
                continue
            self._scheduled[job.name] = when
            if self._scheduler.get_job(job.name) is not None:
                self._scheduler.remove_job(job.name)
            trigger = _trigger(when)
            if trigger is not None:
                due = {"next_run_time": datetime.now(UTC) + _CATCH_UP} if self._missed(job, trigger) else {}
                self._scheduler.add_job(self.once, trigger, args=[job.name], id=job.name, **due)

    def _missed(self, job: Job, trigger: BaseTrigger) -> bool:
        """Should it have run since it last did?"""
        last = self._last.get(job.name)
        if last is None or not last.began:
            return False
        began = datetime.fromisoformat(last.began)
        due = trigger.get_next_fire_time(began, began + timedelta(seconds=1))
        return due is not None and due <= datetime.now(UTC)

    def _shown(self, job: Job) -> dict[str, Any]:
        scheduled: Scheduled | None = self._scheduler.get_job(job.name) if self._scheduler.running else None
        upcoming = scheduled.next_run_time if scheduled is not None else None
        return {
            "name": job.name,
            "title": job.title,
            "when": job.when(self._settings()),
            "last": asdict(self._last.get(job.name, Last())),
            "next": _iso(upcoming) if upcoming else None,
        }

    def _note(self, name: str, last: Last) -> None:
        with self._lock:
            self._last[name] = last
            kept = json.dumps({job: asdict(each) for job, each in self._last.items()}, indent=1)
            with self._store.lock():
                files.replace(self._store.resolve(KEPT), kept.encode(), KEPT, mode=0o600)


def _done(job: Job) -> tuple[str, str]:
    try:
        return "done", job.work()
    except VaultMemoryError as error:
        return "failed", str(error)
    except Exception as error:  # noqa: BLE001 - the scheduler lives on, and the page says that it failed
        emit("job", operation=job.name, stage="failed", error=f"{type(error).__name__}: {error}")
        return "failed", "something went wrong here; the log says what"


def _trigger(when: int | str) -> BaseTrigger | None:
    """Every so many minutes (0: never), or daily at "HH:MM" local time."""
    from apscheduler.triggers.cron import CronTrigger
    from apscheduler.triggers.interval import IntervalTrigger

    if isinstance(when, int):
        return IntervalTrigger(minutes=when) if when else None
    if not when or when == "never":
        return None
    hour, _, minute = when.partition(":")
    return CronTrigger(hour=int(hour), minute=int(minute or 0))


def _kept(store: Store) -> dict[str, Last]:
    """How the jobs last went, as far as is known; what was running then was interrupted."""
    try:
        known: Mapping[str, Mapping[str, Any]] = json.loads(store.read(KEPT))
        found = {name: Last(**each) for name, each in known.items()}
    except (NotFoundError, ValueError, TypeError, AttributeError):
        return {}
    return {
        name: replace(each, outcome="failed", result="interrupted") if each.outcome == "running" else each
        for name, each in found.items()
    }


def _iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
