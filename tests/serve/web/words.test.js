import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alike,
  brief,
  capital,
  cutAt,
  diffWords,
  grouped,
  inLines,
  inWords,
  marked,
  nameOf,
  origins,
  queryStems,
  seconds,
  sentences,
  share,
  stem,
  stems,
  undoInWords,
  withCode,
} from "../../../vault_memory/serve/web/words.js";

const hits = (text, query) =>
  marked(text, queryStems(query))
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);

test("endings do not matter, other words do", () => {
  assert.equal(stem("runs"), stem("running"));
  assert.equal(stem("Stories"), stem("story"));
  assert.equal(stem("Züge"), stem("zuge"));
  assert.notEqual(stem("plan"), stem("planet"));
});

test("what a query asks for is marked, not its fields, exclusions and small words", () => {
  assert.deepEqual(hits("He planned the beds; the plans are in the garden's shed", 'what plan -shed topic:"beds" of the garden'), [
    "planned",
    "plans",
    "garden's",
  ]);
  assert.deepEqual(hits("to be or not to be", "to be"), ["to", "be", "to", "be"]);
  assert.deepEqual(hits("`lock_timeout` is 2 s", "timeouts"), ["lock_timeout"]);
  assert.equal(
    marked("a text stays whole", queryStems("whole"))
      .map((piece) => piece.text)
      .join(""),
    "a text stays whole",
  );
});

test("sentences keep every letter", () => {
  const text = 'One. Two is 3.5 long! "Three?" Four\nfive';
  assert.equal(sentences(text).join(""), text);
  assert.equal(sentences(text).length, 5);
});

test("the sentence that a statement was taken from is told from its neighbours", () => {
  const statement = stems("The goal is the Percy Pud 10K on 6 December; Dronfield was dropped");
  const said = sentences("Update. I've dropped Dronfield; the new goal is the Percy Pud 10K on 6 December. Rucksack is at 15 kg.");
  const shares = said.map((piece) => share(piece, statement));
  assert.equal(shares.indexOf(Math.max(...shares)), 1);
  assert.ok(shares[1] > 0.8 && shares[2] < 0.2);
});

test("it is marked across what markdown cuts apart", () => {
  const parts = ["Small talk. We decided that it gets ", "double", " glazing. And so on."];
  const ranges = origins(parts.join(""), [stems("it gets double glazing, we decided")]);
  let from = 0;
  const hit = parts.flatMap((part) => {
    const pieces = cutAt(part, from, ranges);
    from += part.length;
    assert.equal(pieces.map((piece) => piece.text).join(""), part);
    return pieces.filter((piece) => piece.hit).map((piece) => piece.text);
  });
  assert.deepEqual(hit, ["We decided that it gets ", "double", " glazing."]);
});

const shown = (pieces, kind) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map((piece) => piece.text)
    .join("");

test("a difference gives both texts back, and is as small as it can be", () => {
  const [was, becomes] = ["dough at 80 % hydration is the standard here", "dough at 72 % hydration is the standard now"];
  const pieces = diffWords(was, becomes);
  assert.equal(shown(pieces, "new"), was);
  assert.equal(shown(pieces, "gone"), becomes);
  assert.deepEqual(
    pieces.filter((piece) => piece.kind !== "same").map((piece) => piece.text),
    ["80", "72", "here", "now"],
  );
  assert.ok(alike(pieces) > 0.7);
  assert.ok(alike(diffWords("driving to Oban", "the train, because Moss is sick in cars")) < 0.45);
});

test("words that change together are one change", () => {
  const pieces = diffWords("we eat red apples daily", "we eat green pears daily");
  assert.deepEqual(
    pieces.map((piece) => [piece.kind, piece.text]),
    [
      ["same", "we eat "],
      ["gone", "red apples"],
      ["new", "green pears"],
      ["same", " daily"],
    ],
  );
});

test("results stand with what is in the same place, in the order of the best", () => {
  const rows = [
    { tier: "cell", path: "a.md", topic: "A" },
    { tier: "message", path: "c.md", conversation: "c" },
    { tier: "summary", path: "a.md", topic: "A" },
    { tier: "file", path: "x.py", file: "/x.py" },
  ];
  assert.deepEqual(
    grouped(rows).map((group) => [group.kind, group.rows.length]),
    [
      ["topic", 2],
      ["conversation", 1],
      ["file", 1],
    ],
  );
});

test("runs are told in words", () => {
  const run = {
    trigger: "archive",
    documents: ["topics/a/Jars.md"],
    counts: [["added", 17]],
    conversation: "c1",
    title: "Overbooked slots",
  };
  assert.deepEqual(inWords(run), { who: "memory", text: "Learned 17 things from", source: "Overbooked slots" });
  const renamed = { trigger: "topics", summary: "renamed Jars → Preserves", documents: [], counts: [] };
  assert.deepEqual(inWords(renamed), { who: "you", text: "Renamed Jars → Preserves", source: "" });
  const retired = { trigger: "page", summary: "retired a statement of Jars", documents: ["topics/Jars.md"], counts: [["superseded", 1]] };
  assert.equal(inWords(retired).text, "Retired a statement of Jars");
  assert.equal(inWords({ trigger: "brand_new", documents: [], counts: [] }).text, "Brand new");
  for (const trigger of ["restore", "message", "summarize", "doctor", "evaluate", "decay", "ingest", "graph", "consolidate"]) {
    const { text } = inWords({ trigger, conversation: "c1", documents: ["topics/Jars.md"], counts: [] });
    assert.ok(!text.toLowerCase().startsWith(`${trigger}:`), text);
  }
  const again = { trigger: "undo", summary: "made again what was taken back: reworded", documents: [], counts: [] };
  assert.equal(inWords(again).text, "Redid");
  assert.equal(inWords({ ...again, summary: "redid: reworded" }).text, "Redid");
});

test("a table that is quoted has neither rules nor bars", () => {
  assert.equal(inLines("Loads:\n| week | load |\n|---|:--:|\n| 1 | 5 kg |\nGo."), "Loads:\nweek · load\n1 · 5 kg\nGo.");
  assert.equal(inLines("a | b is `x | y`"), "a | b is `x | y`");
});

test("a topic is called by its name, not by its file", () => {
  assert.equal(nameOf("topics/C-.md", { "topics/C-.md": "C#" }), "C#");
  assert.equal(nameOf("topics/home/House.md", {}), "House");
  const run = { trigger: "remember", documents: ["topics/C-.md"], counts: [["added", 1]], names: { "topics/C-.md": "C#" } };
  assert.equal(inWords(run).text, "Told it 1 thing about C#");
  assert.equal(brief("C#"), "C#");
  assert.ok(brief("word ".repeat(50)).length <= 90);
});

test("what took a run back is said without its id", () => {
  assert.equal(undoInWords("undid: retired a statement of Running (20261128T135019-f8va)"), "undid: retired a statement of Running");
  assert.equal(undoInWords("took back: retired a statement of Running (20261128T135019-f8va)"), "undid: retired a statement of Running");
  assert.equal(undoInWords("made again what was taken back: renamed A → B (20261128T135019-f8va)"), "redid: renamed A → B");
  assert.equal(undoInWords("renamed Party → C#"), "renamed Party → C#");
});

test("a quoted callout or footnote has no marks", () => {
  assert.equal(inLines("[!example]- Pizza dough\n500 g flour"), "Pizza dough\n500 g flour");
  assert.equal(inLines("[^folds]: Coil folds."), "Coil folds.");
  assert.equal(inLines("[a link] stays"), "[a link] stays");
  assert.equal(inLines("|  | yes | no |"), "yes · no");
});

test("fenced code of a result is shown as code, without its fences", () => {
  assert.deepEqual(withCode("Run this:\n\n```sh\nmake seed\n\n  make run\n```\nThen look."), [
    { text: "Run this:", code: false },
    { text: "make seed\n\n  make run", code: true },
    { text: "Then look.", code: false },
  ]);
  assert.deepEqual(withCode("~~~\nlast line of a part"), [{ text: "last line of a part", code: true }]);
  assert.deepEqual(withCode("one ``` in a line, and `code`"), [{ text: "one ``` in a line, and `code`", code: false }]);
  assert.deepEqual(withCode("````md\n```\ninner\n```\n````"), [{ text: "```\ninner\n```", code: true }]);
});

test("what took long is said in seconds", () => {
  assert.equal(seconds(376.6), "377 ms");
  assert.equal(seconds(5317), "5.3 s");
});

test("a sentence begins with a capital, the name of a file with its own letter", () => {
  assert.equal(capital("no vault here"), "No vault here");
  assert.equal(capital(""), "");
  for (const path of ["/home/ida/vault/config.yaml:2: not valid YAML", "topics/Tea.md:5: not UTF-8", "config.yaml: not valid YAML"])
    assert.equal(capital(path), path);
});

test("what somebody told it is told with what it replaced, and said again", () => {
  const run = { trigger: "remember", documents: ["topics/Boat.md"] };
  assert.equal(inWords({ ...run, counts: [["superseded", 1]] }).text, "Told it 1 thing about Boat");
  assert.equal(inWords({ ...run, counts: [["said again", 1]] }).text, "Told it again what is known of Boat");
  assert.equal(inWords({ ...run, counts: [] }).text, "Told it something about Boat");
});
