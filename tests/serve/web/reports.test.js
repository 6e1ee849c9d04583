import assert from "node:assert/strict";
import { test } from "node:test";

// parts.js, which the report's links come from, listens to the window.
Object.assign(globalThis, { addEventListener() {}, dispatchEvent() {} });
const { addedInWords, learned, learnedLink, leftOutOf, problemsOf } = await import("../../../vault_memory/serve/web/reports.js");

const report = (given) => ({
  conversation: "2026-10-20-tea",
  new_messages: 4,
  redacted: 0,
  unread: 0,
  excluded: "",
  forgotten: false,
  items: [],
  documents: [],
  errors: [],
  notes: [],
  left_out: [],
  ...given,
});
const item = (outcome, text = "tea", reason = "") => ({ outcome, text, reason });

test("a run is told by what was kept", () => {
  const run = report({ items: [item("added"), item("superseded"), item("pending")], redacted: 1 });
  assert.equal(
    learned([run]),
    "1 conversation archived, 2 statements kept (1 replaced older ones), 1 to review. 1 secret in it was hidden before anything was stored.",
  );
  assert.equal(learned([report({ new_messages: 0 })]), "Nothing in it is new.");
  assert.equal(learned([report({ excluded: "salary" })]), "Left out by memory.exclude (salary).");
  assert.match(learned([report({}), report({ forgotten: true })]), /^1 conversation archived, .* 1 conversation was not archived\.$/);
});

test("what failed comes before what is only to be known", () => {
  const run = report({
    errors: ["the model did not answer"],
    documents: [
      { topic: "Tea", error: "is malformed" },
      { topic: "Milk", error: "" },
    ],
    items: [item("failed", "Assam is strong", "no room"), item("rejected", "well", "too short")],
    unread: 2,
    notes: ["the document moved"],
    left_out: [{ text: "hm", reason: "says nothing" }],
  });
  assert.deepEqual(
    problemsOf([run]).map((each) => [each.text, Boolean(each.error)]),
    [
      ["The model did not answer", true],
      ["Tea: is malformed", true],
      ["Not kept: Assam is strong (no room)", true],
      ["2 messages could not be read; the next run tries again", false],
      ["The document moved", false],
    ],
  );
  assert.deepEqual(
    leftOutOf([run]).map((each) => each.text),
    ["well", "hm"],
  );
});

test("of several conversations each is named", () => {
  const reports = [report({}), report({ conversation: "2026-10-21-milk", forgotten: true, new_messages: 0 })];
  assert.deepEqual(
    problemsOf(reports).map((each) => each.text),
    ["2026-10-21-milk: was forgotten, so it is not archived again"],
  );
  assert.deepEqual(problemsOf([report({})]), []);
  assert.equal(learnedLink(reports), "/conversations");
  assert.match(learnedLink([report({ documents: [{}] })]), /id=2026-10-20-tea&tab=learned$/);
});

test("what became of a statement that was added is said with its place", () => {
  const here = { topic: "Boat", path: "topics/Boat.md", created: false, redacted: 0 };
  assert.equal(addedInWords({ ...here, outcome: "added" }, here.path), "Added.");
  assert.equal(addedInWords({ ...here, outcome: "added" }), "Added to “Boat”.");
  assert.equal(addedInWords({ ...here, outcome: "added", created: true }), "Made the topic “Boat”.");
  assert.equal(addedInWords({ ...here, outcome: "superseded" }, here.path), "Added. It replaces an older statement.");
  assert.equal(
    addedInWords({ ...here, outcome: "superseded" }, "topics/Harbour.md"),
    "Added to “Boat”, where it replaces an older statement.",
  );
  assert.equal(addedInWords({ ...here, outcome: "noop" }, "topics/Harbour.md"), "“Boat” says so already.");
  assert.match(addedInWords({ ...here, outcome: "added", redacted: 2 }, here.path), /2 secrets in it were hidden/);
});
