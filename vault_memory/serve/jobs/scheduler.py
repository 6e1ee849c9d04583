"""Run the background jobs of the server (I7) on schedule, and record how each last went.

APScheduler keeps the time. How each job last went is kept in ``.state/jobs.json``, so that a run that was missed
while no server was on is caught up once; a lock per job keeps two servers of one vault from doing the same at once.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from logging import getLogger
from time import perf_counter
from typing import TYPE_CHECKING, Any

from vault_memory.errors import InputError, NotFoundError, RunningError, VaultMemoryError
from vault_memory.events import emit
from vault_memory.memory import Memory
from vault_memory.settings import JobsSettings

if TYPE_CHECKING:
    from apscheduler.job import Job as Scheduled
    from apscheduler.triggers.base import BaseTrigger

    from vault_memory.api.state import State

_log = getLogger("vault_memory.serve")
KEPT = "jobs.json"  # file in .state
_TICK = 5  # seconds between looks at the settings
_SLACK = timedelta(seconds=30)  # two servers of a vault do not run the same job one after the other
_CATCH_UP = timedelta(seconds=5)  # after the start, so that the page is there first


@dataclass(frozen=True, slots=True)
class Job:
    """A job. ``work`` runs it and returns its result in one line; ``when`` returns its setting: minutes, or "HH:MM"."""

    name: str
    title: str
    when: Callable[[JobsSettings], int | str]
    work: Callable[[], str]


@dataclass(frozen=True, slots=True)
class JobRun:
    """The last run of a job. ``seconds`` it took; ``outcome``: done, failed, or running."""

    began: str = ""
    seconds: float = 0.0
    outcome: str = ""
    result: str = ""


class Jobs:
    """The jobs of one vault. Settings are reread every few seconds, so changes need no restart."""

    def __init__(
        self,
        memory: Memory,
        jobs: Sequence[Job],
    ) -> None:
        from apscheduler.executors.pool import ThreadPoolExecutor
        from apscheduler.schedulers.background import BackgroundScheduler

        self._state, self._memory, self._clock = memory.state, memory, memory.clock
        self._jobs = {job.name: job for job in jobs}
        self._lock = threading.Lock()
        self._scheduled: dict[str, int | str] = {}
        self._scheduler = BackgroundScheduler(
            executors={"default": ThreadPoolExecutor(len(jobs) + 1)},  # one that hangs keeps no other one waiting
            job_defaults={"coalesce": True, "max_instances": 1, "misfire_grace_time": None},
        )

    def start(self) -> None:
        self._mark_interrupted()
        self._scheduler.start()
        self._follow_settings()
        self._scheduler.add_job(self._follow_settings, "interval", seconds=_TICK, id="settings")

    def stop(self) -> None:
        """Finish what runs; begin nothing new."""
        if self._scheduler.running:
            # A scheduler that is shut down while it submits a job fails when it then removes the job from its store.
            self._scheduler.pause()
            self._scheduler.get_jobs()  # waits until it has submitted what it began to submit
            self._scheduler.shutdown(wait=True)

    def list_jobs(self) -> list[dict[str, Any]]:
        """Return each job: when it runs, how it last went, and when it runs next."""
        known = _load_runs(self._state)
        return [self._job_row(job, known) for job in self._jobs.values()]

    def run(self, name: str) -> dict[str, Any]:
        """Run a job now, in the background. Raises NotFoundError, RunningError."""
        job = self._jobs.get(name)
        if job is None:
            raise NotFoundError(f"no job '{name}'; there are {', '.join(self._jobs)}")
        if _load_runs(self._state).get(name, JobRun()).outcome == "running":
            raise RunningError(f"'{name}' is running already")
        self._scheduler.add_job(self.run_once, args=[name], id=f"{name} now", replace_existing=True)
        return self._job_row(job, _load_runs(self._state))

    def run_once(self, name: str, when: BaseTrigger | None = None) -> JobRun | None:
        """Run a job in this thread; None if it is running elsewhere, or is no longer due by ``when``."""
        job = self._jobs[name]
        with self._job_lock(name) as alone:
            if not alone or (when is not None and not _due(_load_runs(self._state).get(name), when, _SLACK)):
                return None
            began, clock = self._clock(), perf_counter()
            self._record(name, JobRun(_iso(began), outcome="running"))
            outcome, result = _run_job(job)
            last = JobRun(_iso(began), round(perf_counter() - clock, 3), outcome, result)
            self._record(name, last)
            emit("job", operation=name, stage=outcome, seconds=last.seconds)
            return last

    @contextmanager
    def _job_lock(self, name: str) -> Iterator[bool]:
        """Hold the job's lock against other threads and processes; yield whether it was free."""
        from filelock import FileLock, Timeout

        lock = FileLock(self._state.path(f"job-{name}.lock"), mode=0o600, thread_local=False)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            yield False
            return
        try:
            yield True
        finally:
            lock.release()

    def _mark_interrupted(self) -> None:
        """Mark jobs as failed that are recorded as running although no process runs them."""
        for name, last in _load_runs(self._state).items():
            if name in self._jobs and last.outcome == "running":
                with self._job_lock(name) as alone:
                    if alone:
                        self._record(name, replace(last, outcome="failed", result="interrupted"))

    # ------------------------------------------------------------------------------------------------

    def _follow_settings(self) -> None:
        """Reschedule the jobs whose settings have changed."""
        try:
            settings = self._memory.settings.jobs
        except InputError as error:  # somebody edits config.yaml; what is scheduled stays
            emit("job", operation="settings", stage="failed", error=type(error).__name__)
            return
        known = _load_runs(self._state)
        for job in self._jobs.values():
            when = job.when(settings)
            if self._scheduled.get(job.name) == when:
                continue
            self._scheduled[job.name] = when
            if self._scheduler.get_job(job.name) is not None:
                self._scheduler.remove_job(job.name)
            trigger = _trigger(when)
            if trigger is not None:
                due = (
                    {"next_run_time": datetime.now(UTC) + _CATCH_UP}
                    if _has_missed(known.get(job.name), trigger)
                    else {}
                )
                self._scheduler.add_job(self.run_once, trigger, args=[job.name, trigger], id=job.name, **due)

    def _job_row(self, job: Job, known: Mapping[str, JobRun]) -> dict[str, Any]:
        scheduled: Scheduled | None = self._scheduler.get_job(job.name) if self._scheduler.running else None
        upcoming = scheduled.next_run_time if scheduled is not None else None
        return {
            "name": job.name,
            "title": job.title,
            "when": job.when(self._memory.settings.jobs),
            "last": asdict(known.get(job.name, JobRun())),
            "next": _iso(upcoming) if upcoming else None,
        }

    def _record(self, name: str, last: JobRun) -> None:
        """Record a run in the file that other servers of this vault also use."""
        with self._lock, self._state.lock():
            kept = {job: asdict(each) for job, each in (_load_runs(self._state) | {name: last}).items()}
            self._state.write(KEPT, json.dumps(kept, indent=1).encode())


def _has_missed(last: JobRun | None, trigger: BaseTrigger) -> bool:
    """Return whether a run is overdue. A job that never ran waits for its first turn."""
    return last is not None and bool(last.began) and _due(last, trigger)


def _due(last: JobRun | None, trigger: BaseTrigger, slack: timedelta = timedelta(0)) -> bool:
    """Return whether a job's time has come again since it last began."""
    if last is None or not last.began:
        return True
    began = datetime.fromisoformat(last.began)
    due = trigger.get_next_fire_time(began, began + timedelta(seconds=1))
    return due is not None and due <= datetime.now(UTC) + slack


def _run_job(job: Job) -> tuple[str, str]:
    try:
        return "done", job.work()
    except VaultMemoryError as error:
        return "failed", str(error)
    except Exception:  # noqa: BLE001 - the scheduler lives on, and the page says that it failed
        _log.exception("a job failed")
        return "failed", "something went wrong here; the log says what"


def _trigger(when: int | str) -> BaseTrigger | None:
    """Return a trigger: every so many minutes (0: never), or daily at "HH:MM" local time."""
    from apscheduler.triggers.cron import CronTrigger
    from apscheduler.triggers.interval import IntervalTrigger

    if isinstance(when, int):
        return IntervalTrigger(minutes=when) if when else None
    if not when or when == "never":
        return None
    hour, _, minute = when.partition(":")
    return CronTrigger(hour=int(hour), minute=int(minute or 0))


def _load_runs(state: State) -> dict[str, JobRun]:
    """Return the last run of each job; {} if the file is missing or damaged."""
    try:
        known: Mapping[str, Mapping[str, Any]] = json.loads(state.read(KEPT))
        return {name: JobRun(**each) for name, each in known.items()}
    except (NotFoundError, ValueError, TypeError, AttributeError):
        return {}


def _iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
