// Statements by the day they were made, a square a day: the last year in which there were any.

import { squares } from "./calendar.js";
import { day as inWords } from "./parts.js";
import { html } from "./vendor/preact-htm.js";
import { count } from "./words.js";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });
const SIDE = 12;

export function Heat({ days }) {
  const { cells, weeks, months, total } = squares(days, new Date().toISOString().slice(0, 10));
  return html`<figure class="heat"><div class="heat-wide" tabindex="0" role="region" aria-label="Statements by day">
    <svg viewBox=${`0 0 ${weeks * SIDE} ${7 * SIDE + 14}`} role="img" aria-label=${`${count(total, "statement")} in the ${weeks} weeks shown`}>
      ${months.map(([week, date]) => html`<text x=${week * SIDE} y="9">${MONTH.format(new Date(date))}</text>`)}
      ${cells.map((cell) => html`<rect class=${`heat-${cell.level}`} x=${cell.week * SIDE + 1} y=${cell.weekday * SIDE + 15} width=${SIDE - 2} height=${SIDE - 2} rx="2"><title>${inWords(cell.date)}: ${count(cell.count, "statement")}</title></rect>`)}
    </svg></div>
    <figcaption class="quiet">Statements by the day they were made</figcaption></figure>`;
}
