"""Measure the time to first paint of each page of the server, in a browser with a warm cache.

python bench/first_paint.py [--rounds 10]      # needs Chromium and playwright; the sample vault, archived

For comparison, an empty page of a trivial server is opened in turn; its time is the cost of browser and machine. The
times are the browser's ``first-contentful-paint``, in milliseconds from the start of the navigation; the last column is
the time at which every part of the page has its response, to about 10 ms.
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
DRAWN = """document.querySelector("h1, main [data-typing]") && !document.body.innerText.includes("Loading …")
  ? performance.now() : 0"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Empty(BaseHTTPRequestHandler):
    """Respond with a page of one word."""

    def do_GET(self) -> None:
        body = b"<!doctype html><title>empty</title><p>empty"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Log nothing."""


def measure(shown: Any, address: str, expression: str = PAINT) -> float:
    """Return the time of the first paint of a page, or the value of ``expression``, in milliseconds."""
    shown.goto(address, wait_until="commit")
    while not (moment := float(shown.evaluate(expression))):  # the page's policy allows no waiting by script
        shown.wait_for_timeout(10)
    return moment


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
        print("page\tfirst paint\tempty page beside it\tratio\tall of it drawn")
        for name, path in PAGES.items():
            measure(shown, served.url + path)
            times, bare, drawn = [], [], []
            for _ in range(rounds):
                times.append(measure(shown, served.url + path))
                bare.append(measure(shown, f"http://127.0.0.1:{empty.server_port}/"))
                drawn.append(measure(shown, served.url + path, DRAWN))
            mine, base, whole = (statistics.median(each) for each in (times, bare, drawn))
            print(f"{name}\t{mine:.0f}\t{base:.0f}\t{mine / base:.1f}\t{whole:.0f}", flush=True)
        browser.close()
        served.stop()
    empty.shutdown()


if __name__ == "__main__":
    main()
