import { query } from "../api.js";
import { Answer, Nothing, Page, useAnswer } from "../parts.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";

const whole = (number) => Math.round(number).toLocaleString("en");
const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric" });
const at = (day) => Date.parse(`${day}T00:00`) / 1000; // where its axis has that day, in the time of who looks
const percent = (share) => `${Math.round(share * 100)} %`;

export default function Metrics() {
  const [days, setDays] = useState(30);
  const answer = useAnswer("/metrics" + query({ days }));
  return html`<${Page} title="Metrics" lead="How well searches worked. The records stay in this vault." actions=${html`<label class="row">Days <select value=${days} onChange=${(event) => setDays(Number(event.target.value))}>${[7, 30, 90].map((number) => html`<option value=${number}>${number}</option>`)}</select></label>`}>
    <${Answer} of=${answer}>${(found) => html`
      ${found.queries ? html`<${Queries} found=${found} />` : html`<${Nothing} title="No queries yet">A search counts when it is sent with Enter, or by a program.<//>`}
      <${Growth} found=${found} />`}<//>
  <//>`;
}

function Queries({ found }) {
  const votes = found.summary_votes.helpful + found.summary_votes.not_helpful;
  const asked = (value) => found.days.map((day) => (day.queries ? value(day) : null));
  const tiles = [
    [found.queries.toLocaleString("en"), "queries"],
    [percent(found.hit_rate), "found something"],
    [found.mean_top_similarity === null ? "–" : found.mean_top_similarity.toFixed(2), "mean top similarity"],
    [["p50", "p95", "p99"].map((p) => found.latency.total[p].toFixed(0)).join(" / "), "p50 / p95 / p99, in ms"],
    [percent(found.summary_frequency), "with a topic summary"],
    [votes ? `${found.summary_votes.helpful} of ${votes}` : "–", "summaries voted helpful"],
  ];
  const dates = found.days.map((day) => at(day.date));
  return html`
    <ul class="tiles six">${tiles.map(([value, name]) => html`<li><strong>${value}</strong> ${name}</li>`)}</ul>
    <div class="plots">
      <${Plot} title="Queries a day" dates=${dates} series=${[["queries", found.days.map((day) => day.queries), "--plot-1"]]} />
      <${Plot} title="p95 latency a day, ms" dates=${dates} series=${[["p95", asked((day) => day.p95_ms), "--plot-2"]]} />
      <${Plot} title="Hit rate a day, %" dates=${dates} series=${[["hit rate", asked((day) => day.hit_rate * 100), "--plot-3"]]} />
    </div>
    <div class="columns even">
      <section><h2>Latency by stage, ms</h2><table class="table numbers"><thead><tr><th scope="col">stage</th><th scope="col">p50</th><th scope="col">p95</th><th scope="col">p99</th></tr></thead>
        <tbody>${Object.entries(found.latency).map(([stage, of]) => html`<tr><th scope="row">${stage}</th>${["p50", "p95", "p99"].map((p) => html`<td>${of[p].toFixed(1)}</td>`)}</tr>`)}</tbody></table></section>
      <section><h2>What was returned</h2><${Shares} of=${found.mix} />
        ${
          found.budget.contexts &&
          html`<h2>Token budget of contexts</h2>
          <p>median ${whole(found.budget.median)}, p95 ${whole(found.budget.p95)} of ${whole(found.budget.limit)}; ${percent(found.budget.overflow)} had more than fits.</p>
          <meter min="0" max=${found.budget.limit} value=${found.budget.median} aria-label="Median of the budget used"></meter>`
        }
        <h2>Flags</h2><p class="quiet">${Object.entries(found.flags)
          .map(([name, value]) => `${name.replaceAll("_", " ")} ${value.toLocaleString("en")}`)
          .join(" · ")}</p></section>
    </div>`;
}

function Growth({ found }) {
  const archiving = found.archiving;
  const growth = found.growth || [];
  return html`<div class="plots">
      ${growth.length > 1 && html`<${Plot} title="Current statements, by the day they were made" dates=${growth.map((day) => at(day.date))} series=${[["statements", growth.map((day) => day.cells), "--plot-1"]]} />`}
    </div>
    <section><h2>Archiving</h2><p>${archiving.runs.toLocaleString("en")} ${archiving.runs === 1 ? "run" : "runs"}, ${archiving.tokens_in.toLocaleString("en")} tokens in and ${archiving.tokens_out.toLocaleString("en")} out${archiving.cost ? `, $${archiving.cost.toFixed(4)}` : ""}.</p>
    <${Shares} of=${Object.fromEntries(
      Object.entries(archiving.items).map(([name, count]) => [
        name,
        count /
          Math.max(
            1,
            Object.values(archiving.items).reduce((sum, each) => sum + each, 0),
          ),
      ]),
    )} /></section>`;
}

const Shares = ({ of }) =>
  html`<table class="table shares"><tbody>${Object.entries(of).map(
    ([name, share]) => html`<tr>
  <th scope="row">${name}</th><td>${percent(share)}</td><td><meter min="0" max="1" value=${share} aria-label=${name}></meter></td></tr>`,
  )}</tbody></table>`;

// The library and its styles are loaded where a plot is drawn.
let library;
function plots() {
  if (!library) {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: new URL("../vendor/uplot.css", import.meta.url),
    });
    document.head.append(link);
    library = import("../vendor/uplot.js").then((part) => part.default);
  }
  return library;
}

const DAY = 86400;

// From the first day to the last that there is; of a single one, the week that ends with it.
const span = (dates) => [Math.min(dates[0], dates.at(-1) - 6 * DAY), dates.at(-1) + DAY / 4];

function Plot({ title, dates, series }) {
  const place = useRef();
  const [uPlot, setLibrary] = useState(null);
  useEffect(() => {
    plots()
      .then((loaded) => setLibrary(() => loaded))
      .catch(() => {});
  }, []);
  useEffect(() => {
    if (!uPlot) return undefined;
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(name).trim();
    const axis = { stroke: color("--quiet"), grid: { stroke: color("--line"), width: 1 }, ticks: { show: false } };
    const draw = () =>
      new uPlot(
        {
          width: place.current.clientWidth,
          height: 180,
          legend: { show: false },
          cursor: { y: false },
          scales: { x: { time: true, range: () => span(dates) }, y: { range: (_, _low, high) => [0, Math.max(high * 1.1, 1)] } },
          axes: [
            {
              ...axis,
              size: 28,
              space: 60,
              values: (_, times, __, ___, step) => times.map((time) => (step > 20 * DAY ? month : date).format(time * 1000)),
            },
            { ...axis, size: 46 },
          ],
          series: [
            {},
            ...series.map(([label, , name]) => ({
              label,
              stroke: color(name),
              width: 2,
              fill: color(name) + "22",
              spanGaps: true,
              points: { show: dates.length < 40 },
            })),
          ],
        },
        [dates, ...series.map(([, values]) => values)],
        place.current,
      );
    let plot = draw();
    const again = () => {
      plot.destroy();
      plot = draw();
    };
    const sized = new ResizeObserver(() => plot.setSize({ width: place.current.clientWidth, height: 180 }));
    const themed = new MutationObserver(again);
    sized.observe(place.current);
    themed.observe(document.documentElement, { attributes: true });
    return () => {
      sized.disconnect();
      themed.disconnect();
      plot.destroy();
    };
  }, [uPlot, dates.join(), JSON.stringify(series)]);
  const last = series.map(([label, values]) => `${label} ${values.at(-1) ?? "–"}`).join(", ");
  return html`<figure class="plot"><figcaption>${title}</figcaption><div ref=${place} role="img" aria-label=${`${title}; ${dates.length} days, last: ${last}`}></div></figure>`;
}
