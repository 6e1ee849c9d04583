// What became of what was archived or added, as the reports of it tell.

import { conversationLink } from "./parts.js";
import { brief, capital, count } from "./words.js";

const many = (reports, outcome) => reports.reduce((sum, report) => sum + report.items.filter((item) => item.outcome === outcome).length, 0);

// Why nothing of a conversation was archived; "" where something was.
const unchanged = (report) =>
  report.excluded
    ? `left out by memory.exclude (${report.excluded})`
    : report.forgotten
      ? "was forgotten, so it is not archived again"
      : report.new_messages
        ? ""
        : "nothing in it is new";

export function learned(reports) {
  const reasons = reports.map(unchanged);
  if (reports.length && reasons.every(Boolean))
    return reports.length === 1
      ? `${capital(reasons[0])}.`
      : `Nothing was archived of ${count(reports.length, "conversation")}: ${[...new Set(reasons)].join("; ")}.`;
  const [added, replaced, pending] = ["added", "superseded", "pending"].map((outcome) => many(reports, outcome));
  const read = reasons.filter((reason) => !reason).length;
  const hidden = reports.reduce((sum, report) => sum + report.redacted, 0);
  return [
    `${count(read, "conversation")} archived, ${count(added + replaced, "statement")} kept`,
    replaced ? ` (${replaced} replaced older ones)` : "",
    pending ? `, ${pending} to review` : "",
    ".",
    read < reports.length
      ? ` ${count(reports.length - read, "conversation")} ${reports.length - read === 1 ? "was" : "were"} not archived.`
      : "",
    hidden ? ` ${count(hidden, "secret")} in it ${hidden === 1 ? "was" : "were"} hidden before anything was stored.` : "",
  ].join("");
}

// What was learned: of one conversation its own list.
export const learnedLink = (reports) =>
  reports.length === 1 && reports[0].conversation && !reports[0].forgotten && !reports[0].excluded
    ? `${conversationLink(reports[0].conversation)}${reports[0].documents.length ? "&tab=learned" : ""}`
    : "/conversations";

// What failed, what could not be read yet, and notes: {text, error}. Of several conversations each is named.
export function problemsOf(reports) {
  const skipped = reports.some((report) => !unchanged(report)) ? reports : [];
  return reports.flatMap((report) => {
    const failed = report.items.filter((item) => item.outcome === "failed");
    const known = report.errors.join("\n");
    const rows = [
      ...report.errors.map((text) => ({ text, error: true })),
      ...report.documents
        .filter((each) => each.error && !known.includes(each.error))
        .map((each) => ({ text: `${each.topic}: ${each.error}`, error: true })),
      ...failed.map((item) => ({ text: `Not kept: ${item.text}${item.reason ? ` (${item.reason})` : ""}`, error: true })),
      ...(report.unread ? [{ text: `${count(report.unread, "message")} could not be read; the next run tries again` }] : []),
      ...report.notes.map((text) => ({ text })),
      ...(skipped.length > 1 && unchanged(report) ? [{ text: unchanged(report) }] : []),
    ];
    const name = reports.length > 1 && report.conversation ? `${report.conversation}: ` : "";
    return rows.map((row) => ({ ...row, text: name ? name + row.text : capital(row.text) }));
  });
}

// What was said and made no statement, each with the reason, of all reports.
export const leftOutOf = (reports) =>
  reports.flatMap((report) => [...report.items.filter((item) => item.outcome === "rejected"), ...(report.left_out ?? [])]);

// What became of a statement that somebody added. `here`: the path of the topic that it was added to, if one is shown.
export function addedInWords({ outcome, topic, path, created, redacted }, here) {
  const elsewhere = path !== here;
  const place = elsewhere ? ` to “${brief(topic)}”` : "";
  const said =
    {
      superseded: elsewhere ? `Added${place}, where it replaces an older statement.` : "Added. It replaces an older statement.",
      updated: "An older statement was reworded to say this.",
      noop: `${elsewhere ? `“${brief(topic)}”` : "This topic"} says so already.`,
      pending: "It contradicts what you wrote: the change waits for you.",
    }[outcome] ?? (created ? `Made the topic “${brief(topic)}”.` : `Added${place}.`);
  const hidden = redacted ? ` ${count(redacted, "secret")} in it ${redacted === 1 ? "was" : "were"} hidden before it was stored.` : "";
  return said + hidden;
}
