"""Recognise sentences that are kept whatever they score: directions, rules, lasting facts, turning points, duties."""

from __future__ import annotations

from vault_memory.archive.extraction.rules import (
    cues,
    life_events,
    person_facts,
    project_rules,
    retractions,
    sentence_features,
)
from vault_memory.archive.extraction.rules.core_subjects import concerns_health
from vault_memory.archive.extraction.rules.fitted_score import is_doubted


def is_kept_anyway(
    text: str, around: sentence_features.Surroundings | None, *, between_people: bool, works: bool
) -> bool:
    """Return whether a sentence states a direction, a rule, a lasting fact, a turning point, a correction or a duty.

    It must be meant seriously; statements about the speaker or about health always are. ``works``: an assistant works
    with tools.
    """
    if not between_people and cues.is_answer_direction(text):
        return cues.has_direction_words(text) or not is_doubted(text, around)
    if works and project_rules.is_project_rule(text):
        return True
    if (whom := person_facts.find_person(text)) is not None:
        return whom == "speaker" or concerns_health(text) or not is_doubted(text, around)
    if life_events.tells_life_event(text):
        return life_events.concerns_body(text) or not is_doubted(text, around)
    if retractions.corrects_value(text):
        return not is_doubted(text, around)
    return between_people and cues.takes_on_task(text) and not is_doubted(text, around)
