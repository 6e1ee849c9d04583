// Dates and ages in words.

import { html } from "./vendor/preact-htm.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const LONG_DAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

export function age(stamp) {
  if (!stamp) return "";
  const seconds = (Date.parse(stamp) - Date.now()) / 1000;
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return RELATIVE.format(Math.trunc(seconds / length), unit);
  }
  return "just now";
}

// A day without a time is that day wherever it is read, not the evening before where it is midnight in UTC.
const moment = (stamp) => new Date(/^\d{4}-\d{2}-\d{2}$/.test(stamp) ? `${stamp}T00:00` : stamp);

export const day = (stamp) => DAY.format(moment(stamp));
export const clock = (stamp) => CLOCK.format(moment(stamp));
export const dateOf = (stamp) => {
  const at = moment(stamp);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, "0")}-${String(at.getDate()).padStart(2, "0")}`;
};

export function dayInWords(stamp) {
  const days = Math.round((Date.parse(dateOf(Date.now())) - Date.parse(dateOf(stamp))) / 86400000);
  return days === 0 ? "Today" : days === 1 ? "Yesterday" : LONG_DAY.format(moment(stamp));
}

export const Age = ({ of }) => (of ? html`<time datetime=${of} title=${moment(of).toLocaleString("en-GB")}>${age(of)}</time>` : null);
export const Day = ({ of }) => (of ? html`<time datetime=${of} title=${moment(of).toLocaleString("en-GB")}>${day(of)}</time>` : null);
