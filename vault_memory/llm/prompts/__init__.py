"""The prompts, one file each: a function that puts the prompt together, and the schema of its reply."""
