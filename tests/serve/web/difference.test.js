// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { differing, forPeople } from "../../../vault_memory/serve/web/difference.js";

test("a difference has neither frontmatter nor what the machine notes", () => {
  const lines = [
    "--- topics/A.md",
    "+++ topics/A.md",
    "@@ -4,5 +4,4 @@",
    " created: 2026-01-01",
    "-updated: 2026-02-01",
    "+updated: 2026-03-01",
    "-  - c1",
  ];
  const second = [
    " ---",
    " ",
    "@@ -30,4 +29,3 @@",
    " ## Code",
    "-- [code_ref] It is in `a.py`. ^vm-afa5c7jmqf",
    "@@ -50,3 +49,3 @@",
    " <!-- memory v2",
    "-vm-afa5c7jmqf 3#m11 t=b58c2",
  ];
  assert.deepEqual(forPeople([...lines, ...second]), ["@@ -30,4 +29,3 @@", " ## Code", "-- It is in `a.py`."]);
});

test("a line across the page hides nothing, and a document that goes is shown whole", () => {
  const rule = ["@@ -9,5 +9,4 @@", "-- the kiln is booked ^vm-a", " ", " ---", " more"];
  assert.deepEqual(forPeople(rule), ["@@ -9,5 +9,4 @@", "-- the kiln is booked", " ", " ---", " more"]);
  const gone = ["@@ -1,7 +0,0 @@", "----", "-topic: Jars", "----", "-", "-# Jars", "-", "-- [fact] They leak. ^vm-b"];
  assert.deepEqual(forPeople(gone), ["@@ -1,7 +0,0 @@", "-", "-# Jars", "-", "-- They leak."]);
});

test("lines from the middle of the frontmatter are not shown, those of a list that looks like it are", () => {
  const middle = [
    "@@ -4,7 +4,7 @@",
    "   - physio",
    " tags: [health]",
    "-updated: 2026-11-28",
    "+updated: 2026-09-15",
    " sources:",
    "   - c1",
  ];
  const text = ["@@ -12,2 +12,3 @@", " - the tap drips ^vm-a", "+  - since: May"];
  assert.deepEqual(forPeople([...middle, ...text]), ["@@ -12,2 +12,3 @@", " - the tap drips", "+  - since: May"]);
});

test("two texts are shown where they differ, each place with the lines around it", () => {
  const was = ["# Jars", "", "- one", "- two", "- three", "- four", "- five", "- six", "- seven", "- eight", ""];
  const becomes = [...was.slice(0, 3), "- 2", ...was.slice(4, 9), "- eight", "- nine", ""];
  assert.deepEqual(differing(was.join("\n"), becomes.join("\n")), [
    "@@",
    " ",
    " - one",
    "-- two",
    "+- 2",
    " - three",
    " - four",
    "@@",
    " - seven",
    " - eight",
    "+- nine",
  ]);
  assert.deepEqual(differing("same\n", "same\n"), []);
  assert.deepEqual(differing("", "new\r\n"), ["+new"]);
});
