import assert from "node:assert/strict";
import { test } from "node:test";
import { squares } from "../../../vault_memory/serve/web/calendar.js";
import { colour, fitted, grouped, place, radius, roomFor } from "../../../vault_memory/serve/web/layout.js";
import { days, endOf, standing } from "../../../vault_memory/serve/web/past.js";

const TOPICS = 40;
const ENTITIES = 260;
const nodes = [
  ...Array.from({ length: TOPICS }, (_, number) => ({ id: `t${number}`, name: `Topic ${number}`, type: "topic", relations: 6 })),
  ...Array.from({ length: ENTITIES }, (_, number) => ({
    id: `e${number}`,
    name: `Entity ${number}`,
    type: "person",
    relations: number % 9,
  })),
];
const edges = Array.from({ length: ENTITIES }, (_, number) => ({
  source: `e${number}`,
  goal: `t${(number * number) % TOPICS}`,
  relation: "appears in",
}));

test("every entity is in the area of a topic of its own", () => {
  const groups = grouped(nodes, edges);
  assert.equal(groups.flatMap((group) => group.members).length, ENTITIES);
  for (const group of groups)
    for (const node of group.members) assert.ok(edges.some((edge) => edge.source === node.id && edge.goal === group.id));
});

test("300 nodes: no area and no entity lies over another, and it is quick", () => {
  const begun = performance.now();
  const { places, areas } = place(nodes, edges);
  assert.ok(performance.now() - begun < 1500);
  for (const [number, one] of areas.entries())
    for (const other of areas.slice(number + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > one.r + other.r);
  const entities = nodes.filter((node) => node.type !== "topic");
  for (const [number, one] of entities.entries()) {
    for (const other of entities.slice(number + 1)) {
      const [a, b] = [places.get(one.id), places.get(other.id)];
      assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > radius(one) + radius(other));
    }
  }
});

test("the names that are shown do not cover one another; what is pointed at always has its own", () => {
  const screen = { width: 700, height: 600 };
  const { places, areas } = place(nodes, edges);
  const view = fitted(areas, screen);
  const labels = nodes
    .filter((node) => places.has(node.id))
    .map((node) => ({
      id: node.id,
      text: node.name,
      size: 12,
      x: places.get(node.id).x * view.k + view.x,
      y: places.get(node.id).y * view.k + view.y,
      r: 4,
    }));
  const shown = roomFor([{ ...labels[250], first: true }, ...labels], screen);
  assert.equal(shown[0].id, labels[250].id);
  assert.ok(shown.length > 30);
  const half = (label) => (label.text.length * label.size * 0.56) / 2;
  for (const [number, one] of shown.entries()) {
    for (const other of shown.slice(number + 1)) {
      assert.ok(Math.abs(one.x - other.x) >= half(one) + half(other) || Math.abs(one.y - other.y) >= 12);
    }
  }
});

test("one colour a type, and what is not known shares the last", () => {
  const known = ["person", "tool", "project", "place", "concept", "topic", "organization"].map(colour);
  assert.equal(new Set(known).size, known.length);
  assert.equal(colour("recipe"), colour("event"));
});

test("a year of squares ends today, or on the last day that there is", () => {
  const { cells, weeks, total } = squares(
    [
      { date: "2026-10-01", count: 4 },
      { date: "2026-11-20", count: 1 },
    ],
    "2026-11-22",
  );
  assert.equal(cells.at(-1).date, "2026-11-22");
  assert.equal(weeks, 53);
  assert.equal(total, 5);
  assert.deepEqual(
    cells.filter((cell) => cell.level).map((cell) => [cell.date, cell.level]),
    [
      ["2026-10-01", 4],
      ["2026-11-20", 2],
    ],
  );
  assert.equal(squares([{ date: "2023-05-08", count: 2 }], "2026-11-22").cells.at(-1).date, "2023-05-08");
});

const cell = (id, created, ended = null, successor = "") => ({
  key: id,
  id,
  text: id,
  superseded: Boolean(ended),
  created,
  ended,
  successor,
});

test("what came later stands aside for what it replaced", () => {
  const cells = [
    cell("old", "2026-07-21T20:00:00Z", "2026-09-15T19:40:00Z", "new"),
    cell("new", "2026-09-15T19:40:00Z"),
    cell("hand", null),
  ];
  const then = standing(cells, endOf("2026-08-01"));
  assert.ok(!then.has("new") && then.has("hand"));
  assert.equal(then.instead("new").id, "old");
  const now = standing(cells, endOf("2026-09-15"));
  assert.ok(now.has("new") && !now.has("old"));
  assert.deepEqual(days(cells), ["2026-07-21", "2026-09-15"]);
});
