"""Is search any good, and would other weights be better? Labelled questions, measures, comparison, tuning (R12)."""
