// @ts-check
// Where a graph is drawn: entities in the areas of their topics, areas beside those they have to do with, names that
// do not cover one another.

/** @typedef {{id: string, name: string, type: string, relations: number}} Node */
/** @typedef {{source: string, goal: string, relation: string}} Edge */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {id: string, name: string, r: number, members: Node[]}} Area */

const STEP = 40; // between two entities of one area
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const ROUNDS = 400;
const GAP = 26;

/** @param {Node} node */
export const radius = (node) => 5 + Math.min(9, 1.6 * Math.sqrt(node.relations));

/**
 * Entities by the topic in which most of their neighbours are too; those of none together.
 * @param {Node[]} nodes @param {Edge[]} edges @returns {{id: string, name: string, members: Node[]}[]}
 */
export function grouped(nodes, edges) {
  const topics = new Map(nodes.filter((node) => node.type === "topic").map((node) => [node.id, node]));
  /** @type {Map<string, string[]>} */
  const within = new Map();
  for (const { source, goal } of edges) {
    const [topic, entity] = topics.has(goal) ? [goal, source] : [source, goal];
    if (topics.has(topic) && !topics.has(entity)) within.set(entity, [...(within.get(entity) ?? []), topic]);
  }
  const size = new Map([...topics.keys()].map((id) => [id, 0]));
  for (const all of within.values()) for (const id of all) size.set(id, (size.get(id) ?? 0) + 1);
  /** @type {Map<string, {id: string, name: string, members: Node[]}>} */
  const groups = new Map();
  for (const node of [...nodes].sort((one, other) => other.relations - one.relations)) {
    if (topics.has(node.id)) continue;
    const id =
      (within.get(node.id) ?? []).sort((one, other) => (size.get(other) ?? 0) - (size.get(one) ?? 0) || (one < other ? -1 : 1))[0] ?? "";
    const known = groups.get(id) ?? { id, name: topics.get(id)?.name ?? "", members: [] };
    known.members.push(node);
    groups.set(id, known);
  }
  return [...groups.values()].sort((one, other) => other.members.length - one.members.length || (one.id < other.id ? -1 : 1));
}

/**
 * @param {Node[]} nodes @param {Edge[]} edges
 * @returns {{places: Map<string, Point>, areas: Area[]}}
 */
export function place(nodes, edges) {
  const groups = grouped(nodes, edges);
  const areas = groups.map((group, number) => {
    const r = STEP * 0.62 * Math.sqrt(group.members.length) + 22;
    const far = 60 * Math.sqrt(number);
    return { ...group, r, x: far * Math.cos(number * GOLDEN) * 1.4, y: far * Math.sin(number * GOLDEN) };
  });
  const of = new Map(areas.flatMap((area, number) => area.members.map((node) => [node.id, number])));
  areas.forEach((area, number) => {
    if (area.id) of.set(area.id, number);
  });
  const ties = edges
    .map(({ source, goal }) => [of.get(source) ?? -1, of.get(goal) ?? -1])
    .filter(([one, other]) => one >= 0 && other >= 0 && one !== other);
  settle(areas, ties);
  /** @type {Map<string, Point>} */
  const places = new Map();
  for (const area of areas) {
    area.members.forEach((node, number) => {
      const far = area.members.length === 1 ? 0 : STEP * 0.62 * Math.sqrt(number + 0.4);
      places.set(node.id, { x: area.x + far * Math.cos(number * GOLDEN), y: area.y + far * Math.sin(number * GOLDEN) });
    });
    if (area.id) places.set(area.id, { x: area.x, y: area.y });
  }
  return { places, areas };
}

/**
 * Draw what is tied together closer, everything to the middle, and overlapping areas apart.
 * @param {Area[]} areas @param {number[][]} ties
 */
function settle(areas, ties) {
  for (let round = 0; round < ROUNDS; round++) {
    const heat = 1 - round / ROUNDS;
    for (const area of areas) {
      area.x *= 1 - 0.006 * heat;
      area.y *= 1 - 0.014 * heat;
    }
    for (const [one, other] of ties) pull(areas[one], areas[other], 0.004 * heat);
    for (let i = 0; i < areas.length; i++) for (let j = i + 1; j < areas.length; j++) part(areas[i], areas[j]);
  }
}

/** @param {Area} one @param {Area} other @param {number} share */
function pull(one, other, share) {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  one.x += dx * share;
  one.y += dy * share;
  other.x -= dx * share;
  other.y -= dy * share;
}

/** @param {Area} one @param {Area} other */
function part(one, other) {
  const [dx, dy] = [other.x - one.x || 0.01, other.y - one.y || 0.01];
  const far = Math.hypot(dx, dy);
  const wanted = one.r + other.r + GAP;
  if (far >= wanted) return;
  const share = (wanted - far) / far / 2;
  one.x -= dx * share;
  one.y -= dy * share;
  other.x += dx * share;
  other.y += dy * share;
}

/** @typedef {Point & {id: string, text: string, size: number, topic?: string, r?: number, first?: boolean}} Label  below a thing of radius `r` at this place */

const WIDTH = 0.56; // of a letter, of the size of its font
const BOLD = 0.63; // of one in the name of an area

/**
 * Where the middle of a label's base line may stand: below its thing, above it, beside it; of an area, above it first.
 * @param {Label} label @param {number} half
 */
function spots({ x, y, r, size, topic }, half) {
  if (r === undefined) return [{ x, y }];
  const [below, above] = [
    { x, y: y + r + size + 1 },
    { x, y: y - r - 4 },
  ];
  if (topic !== undefined) return [above, below];
  return [below, above, { x: x + r + half + 2, y: y + size * 0.35 }, { x: x - r - half - 2, y: y + size * 0.35 }];
}

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** @param {Box} one @param {Box} other */
const apart = (one, other) => one.right < other.left || one.left > other.right || one.bottom < other.top || one.top > other.bottom;

/**
 * The labels that find room, in their order and where they find it; what is to be read `first` always does.
 * @param {Label[]} labels @param {{width: number, height: number}} screen
 * @param {{x: number, y: number, r: number}[]} [things] that only the name of an area may cover
 */
export function roomFor(labels, screen, things = []) {
  const covered = things.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
  /** @type {Box[]} */
  const taken = [];
  const placed = [];
  for (const label of labels) {
    const half = (label.text.length * label.size * (label.topic === undefined ? WIDTH : BOLD)) / 2 + 2;
    const boxes = spots(label, half).map((spot) => ({
      spot,
      left: spot.x - half,
      right: spot.x + half,
      top: spot.y - label.size,
      bottom: spot.y + label.size * 0.35,
    }));
    const inside = boxes.filter((box) => box.left >= 0 && box.right <= screen.width && box.top >= 0 && box.bottom <= screen.height);
    const others = label.topic === undefined ? [...taken, ...covered] : taken;
    const box = inside.find((each) => others.every((other) => apart(each, other))) ?? (label.first ? (inside[0] ?? boxes[0]) : undefined);
    if (!box) continue;
    taken.push(box);
    placed.push({ ...label, ...box.spot });
  }
  return placed;
}

/**
 * How to see all of it: scale and shift.
 * @param {{x: number, y: number, r: number}[]} things @param {{width: number, height: number}} screen
 */
export function fitted(things, screen) {
  if (!things.length) return { x: screen.width / 2, y: screen.height / 2, k: 1 };
  const left = Math.min(...things.map((each) => each.x - each.r));
  const right = Math.max(...things.map((each) => each.x + each.r));
  const top = Math.min(...things.map((each) => each.y - each.r - 14));
  const bottom = Math.max(...things.map((each) => each.y + each.r));
  const k = Math.min(1.6, screen.width / (right - left + 40), screen.height / (bottom - top + 40));
  return { k, x: screen.width / 2 - (k * (left + right)) / 2, y: screen.height / 2 - (k * (top + bottom)) / 2 };
}

const KNOWN = ["person", "tool", "project", "place", "concept", "topic", "organization"];

/** A colour's number for each type: the known ones have their own, the others share the last. @param {string} type */
export const colour = (type) => (KNOWN.includes(type) ? KNOWN.indexOf(type) + 1 : 8);
