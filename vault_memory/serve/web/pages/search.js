import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { get, query } from "../api.js";
import { Age, Answer, Nothing, Page, Said, Sources, Type, conversationLink, topicLink, useAnswer, useDelayed } from "../parts.js";

const KINDS = [["all", "Everything"], ["conversation", "What was said"], ["file", "Written by hand"]];

export function Search({ parameters }) {
  const [words, setWords] = useState(parameters.get("q") || "");
  const [kind, setKind] = useState(parameters.get("kind") || "all");
  const [day, setDay] = useState(parameters.get("as_of") || "");
  const asked = useDelayed(words.trim(), 180);
  const source = day ? "all" : kind;
  const address = asked ? "/search" + query({ q: asked, source_type: source, as_of: day, touch: false, explain: true }) : "";
  const answer = useAnswer(address);
  const stats = useAnswer("/debug/stats");
  useEffect(() => {
    history.replaceState(null, "", "/" + (asked ? query({ q: asked, kind: kind === "all" ? "" : kind, as_of: day }) : ""));
  }, [asked, kind, day]);
  const use = (event) => {
    event.preventDefault();
    if (words.trim() && !day) get("/search" + query({ q: words.trim(), source_type: kind })).catch(() => {});
  };
  return html`<${Page} title="Search" lead="Words, “phrases”, -exclusions, and fields: topic: type: conversation: after: before:">
    <form class="search" role="search" onSubmit=${use}>
      <label class="visually-hidden" for="q">Search the memory</label>
      <input id="q" type="search" class="form-control form-control-lg" autofocus autocomplete="off" placeholder="What do you want to remember?" value=${words} onInput=${(event) => setWords(event.target.value)} />
      <div class="search-options">
        <fieldset><legend class="visually-hidden">Where to look</legend>
          ${KINDS.map(([value, name]) => html`<label class="chip"><input type="radio" name="kind" checked=${kind === value} disabled=${Boolean(day)} onChange=${() => setKind(value)} /> <span>${name}</span></label>`)}
        </fieldset>
        <label class="as-of">as of <input type="date" class="form-control form-control-sm" value=${day} onInput=${(event) => setDay(event.target.value)} /></label>
      </div>
    </form>
    ${!asked && stats.data && html`<${Welcome} stats=${stats.data} />`}
    ${asked && html`<${Answer} of=${answer} empty=${(found) => found.results.length === 0 && html`<${Nothing} title="Nothing found">${found.notes?.join("; ") || "Try other words, or look in what was said."}<//>`}>
      ${(found) => html`
        <p class="quiet" role="status">${found.results.length} ${found.results.length === 1 ? "memory" : "memories"} in ${found.took_ms.toFixed(0)} ms${found.stale ? " · another process is indexing; the newest edits may be missing" : ""}${(found.notes || []).map((note) => ` · ${note}`)}</p>
        <ol class="results">${found.results.map((row) => html`<${Result} key=${row.tier + (row.id || row.path) + row.score} row=${row} />`)}</ol>`}
    <//>`}
  <//>`;
}

function Welcome({ stats }) {
  if (!stats.cells && !stats.messages) {
    return html`<${Nothing} title="No memories yet">Archive a conversation under <a href="/conversations">Conversations</a>, or write a markdown file into the vault's <code>topics</code> folder.<//>`;
  }
  const counts = [[stats.cells, "statements"], [stats.conversations, "conversations"], [stats.messages, "messages"]];
  return html`<ul class="tiles">${counts.map(([count, name]) => html`<li><strong>${count.toLocaleString("en")}</strong> ${name}</li>`)}</ul>`;
}

function Result({ row }) {
  return html`<li class=${`result tier-${row.tier}`}>
    <div class="result-head">
      <${Label} row=${row} />
      <span class="quiet"><${Age} of=${row.updated || row.created} />${row.salience !== undefined ? ` · salience ${row.salience.toFixed(2)}` : ""}</span>
    </div>
    <${Long} code=${row.tier === "file" && row.type === "code"} text=${row.text} />
    <div class="result-foot">
      <span><${Place} row=${row} /></span>
      ${row.sources?.length > 0 && html`<span>from <${Sources} of=${row.sources} /></span>`}
    </div>
    <${Why} row=${row} />
  </li>`;
}

const LONG = 600; // characters

function Long({ text, code }) {
  const [all, setAll] = useState(false);
  const long = text.length > LONG || text.split("\n").length > 10;
  return html`<p class=${`result-text ${code ? "code" : ""} ${long && !all ? "clamped" : ""}`}>${code ? text : html`<${Said}>${text}<//>`}</p>
    ${long && html`<button class="link more" aria-expanded=${String(all)} onClick=${() => setAll(!all)}>${all ? "Show less" : "Show all of it"}</button>`}`;
}

function Label({ row }) {
  if (row.tier === "summary") return html`<span><span class="type type-summary">topic summary</span> <strong>${row.topic}</strong></span>`;
  if (row.tier === "message") return html`<span><span class="type type-message">said</span> <strong>${row.name || row.role}</strong></span>`;
  if (row.tier === "cell" || row.tier === "past") {
    return html`<span><${Type} of=${row.type} /> ${row.superseded && html`<span class="badge text-bg-secondary">superseded</span>`}</span>`;
  }
  if (row.tier === "recap") return html`<span class="type type-summary">conversation summary</span>`;
  return html`<span><span class="type type-passage">${row.tier}</span> ${row.heading || row.field?.replaceAll("_", " ") || ""}</span>`;
}

function Place({ row }) {
  if (row.conversation) return html`<a href=${conversationLink(row.conversation)}>${row.conversation}</a>`;
  const path = html`<span class="path">${row.path}${row.line ? `:${row.line}` : ""}</span>`;
  if (row.tier === "file") return path;
  if (row.tier === "profile") return html`<a href="/profile">Profile</a> ${path}`;
  if (row.tier === "entity") return html`<a href=${`/graph?name=${encodeURIComponent(row.path.replace(/\.md$/, ""))}`}>${row.id || "Graph"}</a> ${path}`;
  return html`<a href=${topicLink(row)}>${row.topic || row.path}</a> ${path}`;
}

function Why({ row }) {
  const factors = Object.entries(row.explain || {});
  if (!factors.length) return null;
  const top = Math.max(...factors.map(([, value]) => Math.abs(value)), 1e-9);
  return html`<details class="why"><summary>Why this result</summary>
    <table class="table table-sm"><thead><tr><th scope="col">factor</th><th scope="col">value</th><th scope="col"><span class="visually-hidden">as a bar</span></th></tr></thead><tbody>
      <tr><th scope="row">score</th><td>${row.score.toFixed(3)}</td><td></td></tr>
      ${factors.map(([name, value]) => html`<tr><th scope="row">${name.replaceAll("_", " ")}</th><td>${Number(value).toFixed(3)}</td>
        <td><meter min="0" max=${top} value=${Math.abs(value)} aria-label=${name}></meter></td></tr>`)}
    </tbody></table>
  </details>`;
}
