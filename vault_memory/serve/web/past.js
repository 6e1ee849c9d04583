// @ts-check
// A topic as it stood on a day, from the dates of its statements.

/** @typedef {{key: string, id: string, text: string, superseded: boolean, created: string | null, ended: string | null, successor: string}} Cell */

/** Did it stand just before `end`? One without dates stands while it is not superseded. @param {Cell} cell @param {string} end */
export function stood(cell, end) {
  if (cell.created && cell.created >= end) return false;
  return cell.superseded ? Boolean(cell.ended && cell.ended >= end) : true;
}

/** @param {Cell[]} cells @param {string} end the first moment after the day */
export function standing(cells, end) {
  const there = new Map(cells.filter((cell) => stood(cell, end)).map((cell) => [cell.key, cell]));
  const before = new Map([...there.values()].filter((cell) => cell.successor).map((cell) => [cell.successor, cell]));
  for (const cell of before.values()) if (cells.some((each) => each.id === cell.successor && !there.has(each.key))) there.delete(cell.key);
  return {
    /** @param {string} key */
    has: (key) => there.has(key),
    /** What stood in place of a statement that came later. @param {string} id */
    instead: (id) => before.get(id),
  };
}

/** The days on which something came or ended, oldest first. @param {Cell[]} cells */
export const days = (cells) =>
  [
    ...new Set(
      cells
        .flatMap((cell) => [cell.created, cell.ended])
        .filter((moment) => moment !== null)
        .map((moment) => moment.slice(0, 10)),
    ),
  ].sort();

/** The first moment after a day, in UTC as the vault keeps its times. @param {string} day */
export const endOf = (day) => new Date(Date.parse(`${day}T00:00:00Z`) + 86400000).toISOString().slice(0, 10) + "T00:00:00Z";
