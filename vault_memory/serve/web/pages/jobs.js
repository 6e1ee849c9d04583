import { send } from "../api.js";
import { Act, Age, Answer, Page, useAnswer } from "../parts.js";
import { html, useEffect } from "../vendor/preact-htm.js";

const when = (value) =>
  typeof value === "number"
    ? value
      ? value === 1
        ? "every minute"
        : `every ${value} minutes`
      : "never"
    : value === "never"
      ? value
      : `daily at ${value}`;

export default function Jobs() {
  const answer = useAnswer("/jobs");
  useEffect(() => {
    const timer = setInterval(answer.again, 3000);
    return () => clearInterval(timer);
  }, []);
  return html`<${Page} title="Jobs" lead="What this server does by itself while it runs.">
    <${Answer} of=${answer}>${(found) =>
      html`<div class="jobs">${found.watcher && html`<${Watcher} of=${found.watcher} />`}${found.items.map(
        (job) => html`<article key=${job.name} class="card">
      <div class="row between"><h2>${job.title}</h2>
        <${Act} label="Run now" act=${async () => {
          await send(`/jobs/${job.name}/run`, "POST");
          answer.again();
        }} disabled=${job.last.outcome === "running"} aria-label=${`Run now: ${job.title}`} /></div>
      <dl class="facts">
        <dt>runs</dt><dd>${when(job.when)}</dd>
        <dt>last</dt><dd>${job.last.began ? html`<${Age} of=${job.last.began} /> · <span class=${`outcome-${job.last.outcome}`}>${job.last.outcome}</span>${job.last.seconds ? ` · ${job.last.seconds} s` : ""}` : "not yet"}</dd>
        ${job.last.result && html`<dt>result</dt><dd>${job.last.result}</dd>`}
        <dt>next</dt><dd>${job.next ? html`<${Age} of=${job.next} />` : "not scheduled"}</dd>
      </dl></article>`,
      )}</div>`}<//>
  <//>`;
}

function Watcher({ of }) {
  const state = of.alive
    ? of.polling
      ? "looks every few seconds, because this system does not report changes"
      : "on"
    : `off${of.error ? `: ${of.error}` : ""}`;
  return html`<article class="card"><h2>Watching the files</h2>
    <dl class="facts"><dt>state</dt><dd class=${of.alive ? "" : "outcome-failed"}>${state}</dd>
      <dt>seen</dt><dd>${of.changes.toLocaleString("en")} ${of.changes === 1 ? "change" : "changes"} since the start${of.last && html`, the last <${Age} of=${of.last} />`}</dd></dl></article>`;
}
