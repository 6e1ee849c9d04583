"""Find the type and the salience of a statement by cues. Without a cue it is a fact of salience 0.5."""

from __future__ import annotations

import re
from functools import lru_cache, partial

from vault_memory.archive.extraction.rules import language_cues, person_facts, statement_type
from vault_memory.archive.extraction.rules.core_subjects import weigh_core
from vault_memory.archive.extraction.rules.direction_model import rate_direction
from vault_memory.archive.extraction.rules.hearsay_and_jokes import is_unreal
from vault_memory.archive.extraction.rules.lexicon import COMMON
from vault_memory.archive.extraction.rules.word_shapes import NUMBER, PATH, list_clause_starts, words
from vault_memory.models import CellType

_compile = partial(language_cues.compile_filled, table="cues", language="english")
_INSTRUCTION, _STANDING, _DECISION, _REASON, _RISK, _TASK, _FINISHED = map(
    _compile, ("instruction", "standing", "decision", "reason", "risk", "task", "finished")
)
_PREFERENCE, _PREFERS, _PATTERN, _ROLE, _IDENTITY, _HAPPENED, _PLAN = map(
    _compile, ("preference", "prefers", "pattern", "role", "identity", "happened", "plan")
)
_DECIDED, _REPAIRED, _NEVER, _AT_IT, _STATE, _FEARS, _SETTLES, _INTENDS = map(
    _compile, ("decided", "repaired", "never", "at_it", "state", "fears", "settles", "intends")
)  # matched at the start of a sentence
_HAS_DONE = re.compile(
    r"(?:and |so |but )?(?:(?:i|we)(?:'ve| have)(?: \w+ly| just| already| also)? (?!(?:to|got to|until)\b)\w+"
    r"|(?:i|we) (?:recently|just|already|finally) \w+ed\b)"
    r"(?!.*\b(?:to be|need|have to|must|should|todo|due|deadline)\b)",
    re.IGNORECASE,
)  # "I've increased it by April 9"
_THEN = re.compile(r"(?<!\bby)(?<!\bsince)(?<!\buntil)(?<!\btill)(?<!\bback)(?<!\band) then\.?$", re.IGNORECASE)
_DIRECTS = 0.5  # log odds by the fitted model from which on a sentence tells how to answer
_DIRECTS_SURELY = 1.5  # … that seems to suppose something ("If I'm wrong, tell me")
_DIRECTION_WORDS = 3
_DIRECTION = 220  # characters of a sentence that tells how to answer, or who takes on what
_SOMEBODY = re.compile(
    r"((?:Mr|Mrs|Ms|Dr)\.? [A-ZÀ-Þ]\w+|[Mm]y \w+|[A-ZÀ-Þ][\w-]+)(?: (?:and|und|&) [A-ZÀ-Þ][\w-]*)?(?:['’](?:s|re|ll))? "
)
_DOSE = re.compile(r"\b\d+(?:[.,]\d+)? ?(?:mg|mcg|ml|units?)\b|\b(?:tablets?|pills?|drops)\b", re.IGNORECASE)


def classify(text: str, *, box: str = "") -> tuple[CellType, float]:
    """Return type and salience of a statement. ``box`` is the mark of a task item, if it was one."""
    if box:
        return ("task", 0.6) if box == " " else ("fact", 0.5)
    kind, salience = _find_cue(text)
    if kind != "preference" and (has_direction_words(text) or (kind != "task" and is_answer_direction(text))):
        return "preference", 0.8
    if kind in {"fact", "context", "task"} and _FEARS.match(text):
        return "risk", salience
    if kind in {"context", "task"} and person_facts.tells_of_person(text):
        return "fact", 0.6
    if kind in {"fact", "context", "decision"} and takes_on_task(text):
        return "task", 0.65
    if kind == "pattern" and _DOSE.search(text):
        return "fact", salience  # how a medicine is taken
    if kind == "fact" and (_SETTLES.match(text) or _THEN.search(text)):
        return "decision", salience
    if kind == "fact" and person_facts.tells_of_person(text):
        return kind, max(salience, 0.6)
    if language_cues.cues_of(text) is not None:
        return kind, salience
    if kind == "fact" and _INTENDS.match(text):
        return "task", salience
    return statement_type.correct_type(text, kind), salience


@lru_cache(maxsize=1024)
def _find_cue(text: str) -> tuple[CellType, float]:
    """Return the type for which a plain cue speaks, and the salience."""
    language = language_cues.cues_of(text)
    if language is not None:
        return _classify_foreign(text, language)
    if is_instruction(text):
        return "preference", 0.8
    if _PREFERS.search(text):
        return "preference", 0.7
    if _DECISION.search(text) or _DECIDED.match(text):
        return "decision", 0.85 if _REASON.search(text) else 0.75
    if (_RISK.search(text) or _NEVER.match(text)) and not _REPAIRED.match(text):
        return "risk", 0.75
    if _PREFERENCE.search(text):
        return "preference", 0.7
    if PATH.search(text) and _ROLE.search(text) and not _AT_IT.match(text):
        return "code_ref", 0.65
    if _TASK.search(text) and not (_FINISHED.search(text) or _HAS_DONE.match(text)):
        return "task", 0.65
    if _IDENTITY.search(text):
        return "fact", 0.75
    if _PATTERN.search(text):
        return "pattern", 0.6
    if _STATE.match(text) and not (NUMBER.search(text) or _HAPPENED.search(text[1:])):
        return "context", 0.4
    return "fact", 0.6 if _PLAN.search(text) or weigh_core(text) else 0.5


def _classify_foreign(text: str, language: language_cues.Cues) -> tuple[CellType, float]:
    if language.has("instruction", text):
        return "preference", 0.8
    if language.has("decision", text):
        return "decision", 0.85 if language.has("reason", text) else 0.75
    if language.has("risk", text):
        return "risk", 0.75
    if language.has("preference", text):
        return "preference", 0.7
    if language.has("task", text):
        return "task", 0.65
    if language.has("pattern", text):
        return "pattern", 0.6
    return "fact", 0.6 if language.has("core", text) else 0.5


def is_instruction(text: str) -> bool:
    """Return whether the sentence tells how things are to be done from now on."""
    return bool(_INSTRUCTION.search(text) or _STANDING.search(text)) and not statement_type.cheers_on(text)


def is_standing(text: str) -> bool:
    """Return whether the sentence is an instruction or says what somebody prefers."""
    return is_instruction(text) or bool(_PREFERS.search(text)) or is_answer_direction(text)


@lru_cache(maxsize=1024)
def is_answer_direction(text: str) -> bool:
    """Return whether the sentence tells an assistant how to answer from now on, not only this time."""
    if len(text) > _DIRECTION or text.endswith("?"):
        return False
    if language_cues.compile_filled("this_time", table="directions").search(text) is not None:
        return False
    if has_direction_words(text):
        return True
    long_enough = len(words(text)) >= _DIRECTION_WORDS  # "Options please." is asked for now
    if not long_enough or language_cues.cues_of(text) is not None:
        return False
    return rate_direction(text) >= (_DIRECTS_SURELY if is_unreal(text) else _DIRECTS)


def has_direction_words(text: str) -> bool:
    """Return whether a clause of the sentence begins with words by which its language gives such directions."""
    directs = language_cues.compile_filled("directs", table="directions")
    return any(directs.match(text, start) is not None for start in list_clause_starts(text))


@lru_cache(maxsize=1024)
def takes_on_task(text: str) -> bool:
    """Return whether somebody takes on a part of what a group does: "Leave the banner to me", "Jo is on the door"."""
    if len(text) > _DIRECTION or text.endswith("?"):
        return False
    takes, others = (language_cues.compile_filled(kind, table="duties") for kind in ("takes", "others"))
    taken = any(takes.match(text, start) for start in list_clause_starts(text))
    named = None if taken else _SOMEBODY.match(text)
    if named is not None and named[1].lower() not in COMMON:
        taken = others.match(text, named.end()) is not None
    return taken and not is_unreal(text)


def is_decision(text: str) -> bool:
    """Return whether the statement says that something was chosen."""
    return bool(_DECISION.search(text) or _DECIDED.match(text))


def is_cued(text: str) -> bool:
    """Return whether some cue other than a passing state speaks for keeping the statement."""
    kind, salience = _find_cue(text)
    return kind not in {"fact", "context"} or salience > 0.7 or bool(_PLAN.search(text))
