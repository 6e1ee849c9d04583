"""Count the false alarms of secret detection in source code and in chats without secrets.

    python bench/secret_alarms.py [--files 2000] [--locomo FILE] [--beam FOLDER] [--show]

Code is a sample of the packages installed beside this one. Every finding there is listed with ``--show``, for some
are real: examples of keys in docstrings and tests look like what they are examples of.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from vault_memory.archive.secrets import find_secrets
from vault_memory.evaluate.conversations import read_beam, read_locomo

DATA = Path(__file__).resolve().parent.parent.parent / "shared" / "data"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=2000, help="Python files, sampled with a fixed seed [2000]")
    parser.add_argument("--code", type=Path, default=None, help="folder of them [site-packages]")
    parser.add_argument("--locomo", type=Path, default=DATA / "locomo" / "locomo5.json")
    parser.add_argument("--beam", type=Path, default=DATA / "beam")
    parser.add_argument("--show", action="store_true", help="every finding, with its line")
    given = parser.parse_args()
    report("code", code(given.code, given.files), given.show)
    for name, path, read in (("locomo", given.locomo, read_locomo), ("beam", given.beam, read_beam)):
        if path.exists():
            said = (message.content for sample in read(path) for message in sample.conversation.messages)
            report(name, ((name, text) for text in said), given.show)


def code(folder: Path | None, count: int) -> Iterator[tuple[str, str]]:
    root = folder or Path(click.__file__).parent.parent
    files = sorted(path for path in root.rglob("*.py") if path.stat().st_size < 200_000)
    for path in random.Random(6).sample(files, min(count, len(files))):
        yield str(path.relative_to(root)), path.read_text(encoding="utf-8", errors="replace")


def report(name: str, texts: Iterable[tuple[str, str]], show: bool) -> None:
    rules: Counter[str] = Counter()
    count = lines = hit = 0
    for path, text in texts:
        found = dict(find_secrets(text))
        count, lines, hit = count + 1, lines + text.count("\n") + 1, hit + bool(found)
        rules.update(found.values())
        for secret, rule in found.items() if show else ():
            number = text[: text.index(secret)].count("\n")
            print(f"    {path}:{number + 1}: {rule}: {text.splitlines()[number].strip()[:140]}")
    by_rule = ", ".join(f"{rule} {found}" for rule, found in rules.most_common())
    print(f"{name}: {count:,} texts, {lines:,} lines; {sum(rules.values())} findings in {hit} texts ({by_rule})")


if __name__ == "__main__":
    main()
