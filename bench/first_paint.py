"""How soon each page of the server paints something, in a browser that has seen it before.

python bench/first_paint.py [--rounds 10]      # needs Chromium and playwright; the sample vault, archived

Beside it an empty page of a server that does nothing, opened in turn: what browser and machine take by themselves. The
times are the browser's own (``first-contentful-paint``), in milliseconds from the beginning of the navigation.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/tools"), str(ROOT / "docs/images")]
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Empty(BaseHTTPRequestHandler):
    """Answers with a page of one word."""

    def do_GET(self) -> None:
        body = b"<!doctype html><title>empty</title><p>empty"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Say nothing."""


def measure(shown: Any, address: str) -> float:
    """Return the first paint of a page, in milliseconds."""
    shown.goto(address)
    shown.wait_for_function(f"({PAINT}) > 0")
    return float(shown.evaluate(PAINT))


def main() -> None:
    from browsing import CHROMIUM, QUIET
    from playwright.sync_api import sync_playwright
    from screenshots import PAGES, made_vault
    from serve_process import serve

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    rounds = parser.parse_args().rounds
    empty = ThreadingHTTPServer(("127.0.0.1", 0), Empty)
    threading.Thread(target=empty.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        made_vault(Path(folder))
        served = serve(Path(folder))
        browser = started.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        shown = browser.new_page()
        shown.goto(served.link)
        shown.get_by_label("Search the memory").wait_for()
        print("page\tfirst paint\tempty page beside it\tratio")
        for name, path in PAGES.items():
            measure(shown, served.url + path)
            times, bare = [], []
            for _ in range(rounds):
                times.append(measure(shown, served.url + path))
                bare.append(measure(shown, f"http://127.0.0.1:{empty.server_port}/"))
            mine, base = statistics.median(times), statistics.median(bare)
            print(f"{name}\t{mine:.0f}\t{base:.0f}\t{mine / base:.1f}", flush=True)
        browser.close()
        served.stop()
    empty.shutdown()


if __name__ == "__main__":
    main()
