"""Take the screenshots in this folder again, of a server on the sample vault with its three files archived.

python docs/images/screenshots.py [topic search …]      # needs Chromium, playwright and pillow
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/tools")]
PAGES = {
    "home": "/",
    "search": "/?q=heel raises with the rucksack",
    "topics": "/topics",
    "topic": "/topics?path=topics/Running.md",
    "topic-past": "/topics?path=topics/Running.md&as_of=2026-07-21",
    "conversations": "/conversations",
    "conversation": "/conversations?id=2026-07-21-achilles&at=m7&for=vm-hkafr2mfpb",
    "review": "/review",
    "history": "/history",
    "graph": "/graph",
    "map": "/graph?view=map",
    "profile": "/profile",
    "metrics": "/metrics",
    "jobs": "/jobs",
    "doctor": "/doctor",
    "settings": "/settings",
    "api": "/docs",
}
LOOKS = {"": (1280, 800, "light"), "-dark": (1280, 800, "dark"), "-phone": (390, 844, "light")}
LARGEST = 120 * 1024  # bytes


def made_vault(home: Path) -> None:
    from vault_memory import Memory

    shutil.copytree(ROOT / "sample_vault", home / "default")
    memory = Memory(home, "default")
    for file in sorted((ROOT / "sample_vault/conversations-to-archive").iterdir()):
        list(memory.archive_file(file.read_bytes()))
    memory.graph.update()
    for words in ("postgres 17", "frost alarm", "sourdough hydration"):
        memory.search(words)


def kept(shown: Page, name: str) -> None:
    picture = Image.open(io.BytesIO(shown.screenshot()))
    file = Path(__file__).with_name(f"{name}.webp")
    picture.save(file, quality=80, method=6)
    assert file.stat().st_size <= LARGEST, f"{file} has {file.stat().st_size} bytes"


def main() -> None:
    from browsing import CHROMIUM, QUIET
    from serve_process import serve

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        made_vault(Path(folder))
        served = serve(Path(folder))
        browser = started.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for look, (width, height, scheme) in LOOKS.items():
            size = {"width": width, "height": height}
            context = browser.new_context(viewport=size, color_scheme=scheme, locale="en-GB")
            shown = context.new_page()
            shown.goto(served.link)
            shown.get_by_label("Search the memory").wait_for()
            for name, address in ((name, PAGES[name]) for name in sys.argv[1:] or PAGES):
                shown.goto(served.url + address)
                shown.wait_for_load_state("networkidle") if name != "jobs" else shown.wait_for_timeout(1500)
                shown.wait_for_timeout(700)
                if name == "topic" and look != "-phone":
                    shown.locator(".statement .words", has_text="No hills until").hover()
                    shown.wait_for_timeout(500)
                kept(shown, name + look)
            context.close()
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
