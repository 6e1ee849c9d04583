// @ts-check
// A year of days as squares: a column a week, Monday on top.

const DAY = 86400000;
const WEEKS = 53;

/**
 * @param {{date: string, count: number}[]} days oldest first
 * @param {string} today
 */
export function squares(days, today) {
  const last = days.at(-1)?.date ?? today;
  const recent = (Date.parse(today) - Date.parse(last)) / DAY < 7 * WEEKS;
  const end = Date.parse(recent ? today : last);
  const monday = end - ((new Date(end).getUTCDay() + 6) % 7) * DAY;
  const first = monday - (WEEKS - 1) * 7 * DAY;
  const known = new Map(days.map((each) => [each.date, each.count]));
  const most = Math.max(1, ...days.filter((each) => Date.parse(each.date) >= first).map((each) => each.count));
  const cells = [];
  /** @type {[number, string][]} */
  const months = [];
  let total = 0;
  for (let at = first; at <= end; at += DAY) {
    const date = new Date(at).toISOString().slice(0, 10);
    const week = Math.floor((at - first) / (7 * DAY));
    const count = known.get(date) ?? 0;
    if (date.endsWith("-01") && week < WEEKS - 2) months.push([week, date]);
    total += count;
    cells.push({ date, week, weekday: Math.round((at - first) / DAY) % 7, count, level: level(count, most) });
  }
  return { cells, weeks: WEEKS, months, total };
}

/** 0 for none, else 1 to 4 on a scale on which a few already show. @param {number} count @param {number} most */
export const level = (count, most) => (count <= 0 ? 0 : Math.max(1, Math.ceil(4 * Math.sqrt(count / most))));
