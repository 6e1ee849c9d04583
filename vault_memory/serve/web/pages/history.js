import { get, may, path, query } from "../api.js";
import { forPeople } from "../difference.js";
import {
  Act,
  Answer,
  called,
  clock,
  conversationLink,
  Diff,
  dateOf,
  dayInWords,
  documentLink,
  Nothing,
  Page,
  Pages,
  tell,
  useAnswer,
  useEvent,
} from "../parts.js";
import { say } from "../router.js";
import { takeBack } from "../runs.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { brief, count, fold, inWords, nameOf } from "../words.js";

const WHO = [
  ["", "Everything"],
  ["you", "What you did"],
  ["memory", "What was learned"],
];

export default function History({ parameters }) {
  const [offset, setOffset] = useState(Number(parameters.get("from") || 0));
  const [who, setWho] = useState(parameters.get("who") || "");
  const [words, setWords] = useState(parameters.get("q") || "");
  const [days, setDays] = useState(
    parameters.get("since") ? [parameters.get("since"), parameters.get("until") || dateOf(Date.now())] : null,
  );
  const answer = useAnswer("/history" + query({ offset, limit: 200 }));
  useEvent("changed", answer.again);
  useEffect(() => say({ who, q: words, from: offset || "", since: days?.[0], until: days?.[1] }), [who, words, offset, days]);
  const compare = () => setDays(days ? null : [dateOf(Date.now() - 86400000), dateOf(Date.now())]);
  return html`<${Page} title="History" lead="What was changed, and when. Any change can be undone; later changes stay."
    actions=${html`<button type="button" class="btn" aria-expanded=${String(Boolean(days))} onClick=${compare}>Compare two days</button>`}>
    ${days && html`<${Days} days=${days} set=${setDays} />`}
    <div class="bar">
      <label class="hidden" for="history-filter">Find in the history</label>
      <input id="history-filter" type="search" data-typing placeholder="Find by topic or conversation" value=${words} onInput=${(event) => setWords(event.target.value)} />
      <fieldset class="chips"><legend class="hidden">Whose</legend>${WHO.map(([value, name]) => html`<label class="chip"><input type="radio" name="who" checked=${who === value} onChange=${() => setWho(value)} /> <span>${name}</span></label>`)}</fieldset>
    </div>
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title="No runs yet">Every run that changes the vault is listed here, such as archiving a conversation.<//>`}>
      ${(found) => {
        const known = new Map(found.items.map((run) => [run.id, run]));
        const rows = found.items
          .map((run) => ({ run, said: inWords(run) }))
          .filter(({ run, said }) => (!who || said.who === who) && fits(run, said, words));
        let date = "";
        return html`<ol class="timeline">${rows.map(({ run, said }) => {
          const broken = dateOf(run.time) !== date;
          date = dateOf(run.time);
          return html`${broken && html`<li class="day-break" key=${`day ${date}`}><h2>${dayInWords(run.time)}</h2></li>`}
            <${Run} key=${run.id} run=${run} said=${said} undoes=${firstUndone(run, known)} again=${answer.again} />`;
        })}</ol>
        ${!rows.length && html`<p class="quiet">Nothing matches.</p>`}
        <${Pages} of=${found} go=${setOffset} />`;
      }}
    <//>
  <//>`;
}

const fits = (run, said, words) =>
  fold([said.text, said.source, ...run.documents, ...Object.values(run.names)].join(" ")).includes(fold(words.trim()));
const FEW = 4;

// The run that an undo is about in the end: an undo may itself have been undone, and so on.
function firstUndone(run, known) {
  let found = known.get(run.undoes);
  while (found?.undoes) found = known.get(found.undoes);
  return found;
}

// The text with the names of documents in it as links.
function linked(text, files, names) {
  const [file, ...others] = files;
  if (!file) return text;
  const name = brief(nameOf(file, names));
  const at = text.lastIndexOf(name);
  if (at < 0) return linked(text, others, names);
  return html`${linked(text.slice(0, at), others, names)}<a href=${documentLink(file)}>${name}</a>${linked(text.slice(at + name.length), others, names)}`;
}

function Run({ run, said, undoes, again }) {
  const [seen, setSeen] = useState(null);
  const [all, setAll] = useState(false);
  const row = useRef();
  useEffect(() => {
    if (!seen) return;
    row.current.querySelector(".seen").focus({ preventScroll: true }); // in place of the button, which goes
    row.current.querySelector(".seen > p").scrollIntoView({ block: "nearest" });
  }, [seen]);
  const cancel = () => {
    setSeen(null);
    setTimeout(() => row.current?.querySelector(".run-words .act button")?.focus(), 50);
  };
  const counts = run.counts
    .filter(([name]) => name !== "added" || (said.who === "you" && run.trigger !== "remember"))
    .filter(([name]) => name !== "said again" || run.trigger !== "remember") // its words say so
    .map(([name, number]) => `${number} ${name !== "superseded" ? name : said.who === "you" ? "no longer so" : "replaced older ones"}`)
    .join(", ");
  const undo = async () => {
    await takeBack(run.id);
    setSeen(null);
    tell(run.undoes ? "Redone." : "Undone.");
    again();
  };
  const undone = undoes && inWords(undoes);
  const text = undone ? `${said.text}: ${undone.text[0].toLowerCase()}${undone.text.slice(1)}` : said.text;
  const source = run.conversation && (undone ? undone.source : said.source);
  const name = `${said.who === "you" ? "You" : "Memory"}: ${text} ${source || ""}`;
  const named = run.documents.length > 3 ? [] : run.documents.filter((file) => text.includes(brief(nameOf(file, run.names))));
  const files = run.documents.filter((file) => !named.includes(file));
  const shown = all ? files : files.slice(0, FEW);
  return html`<li ref=${row} class=${`run ${run.status}`}><article aria-label=${name}>
    <p class="run-words"><time class="quiet" datetime=${run.time}>${clock(run.time)}</time>
      <span>${said.who === "you" && html`<span class="you">You</span> `}${linked(said.who === "you" ? text[0].toLowerCase() + text.slice(1) : text, named, run.names)} ${source && html`<a href=${conversationLink(run.conversation)} data-item>${called(run.conversation, run.title)}</a>`}
      ${run.status !== "applied" && html` <span class="flag">${run.status === "undone" ? "undone" : "unfinished"}</span>`}</span>
      ${run.undoable && may("writer") && !seen && html`<${Act} label=${run.undoes ? "Redo" : "Undo"} kind="small quiet-btn" busy="Looking …" act=${async () => setSeen(await get(`/history/${path(run.id)}`))} aria-label=${`${run.undoes ? "Redo" : "Undo"}: ${name}`} />`}</p>
    ${(counts || shown.length > 0) && html`<p class="run-more quiet">${counts}${counts && shown.length ? " · " : ""}${shown.map((file, number) => html`${number > 0 && html`<span class="comma">, </span>`}<a href=${documentLink(file)}>${brief(nameOf(file, run.names))}</a>`)}${files.length > FEW && html` <button type="button" class="link" onClick=${() => setAll(!all)}>${all ? "fewer" : `and ${files.length - FEW} more`}</button>`}</p>`}
    ${
      seen &&
      html`<div class="seen" tabindex="-1"><p>${run.undoes ? "Redoing" : "Undoing"} this would change ${count(seen.documents.length, "document")}:</p>${seen.documents.map((document) => html`<${WouldChange} key=${document.path} of=${document} folded=${seen.documents.length > FEW} />`)}
      <div class="row"><${Act} label=${run.undoes ? "Redo this" : "Undo this"} kind="danger" act=${undo} /><button type="button" class="btn" onClick=${cancel}>Cancel</button></div></div>`
    }
  </article></li>`;
}

// What undoing a run would do to a document: of many only the names, until one is opened.
function WouldChange({ of, folded }) {
  const [open, setOpen] = useState(!folded);
  const name = html`${of.topic} <span class="quiet">${of.what}</span>`;
  const change = html`${of.kept.map((kept) => html`<p class="quiet">stays, because it was changed later: ${kept}</p>`)}
    ${of.diff.length > 0 && html`<${Diff} lines=${forPeople(of.diff)} />`}`;
  if (!folded) return html`<section><h3>${name}</h3>${change}</section>`;
  return html`<details onToggle=${(event) => setOpen(event.target.open)}><summary>${name}</summary>${open && change}</details>`;
}

const SHELVES = [
  ["topics", "Topics"],
  ["", "Other files"],
  ["conversations", "Conversations"],
  ["entities", "Entities"],
];
const shelfOf = (path) => SHELVES.find(([shelf]) => shelf && path.startsWith(`${shelf}/`))?.[0] ?? "";

function Shelf({ name, documents }) {
  if (!documents.length) return null;
  const sorted = [...documents].sort((one, other) => (one.name || nameOf(one.path)).localeCompare(other.name || nameOf(other.path)));
  return html`<section><h2>${name}</h2>${sorted.map((each) => html`<${Differs} key=${each.path} of=${each} />`)}</section>`;
}

// How many lines came and went stands beside the name; the lines themselves are drawn when they are opened.
function Differs({ of }) {
  const [open, setOpen] = useState(false);
  const read = forPeople(of.lines);
  const lines = read.length ? read : of.lines; // what only the machine reads, where nothing else differs
  const many = (sign) => read.filter((line) => line[0] === sign && line.slice(1).trim()).length;
  return html`<details onToggle=${(event) => setOpen(event.target.open)}><summary>${brief(of.name || nameOf(of.path))} <span class="tallied">${many("+") > 0 && html`<ins>+${many("+")}</ins>`} ${many("-") > 0 && html`<del>−${many("-")}</del>`}${!read.length && html`<span class="quiet">only its properties</span>`}</span></summary>
    ${open && html`<${Diff} lines=${lines} />`}</details>`;
}

function Days({ days, set }) {
  const [since, until] = days;
  const answer = useAnswer(since && until ? "/history/days" + query({ since, until }) : "");
  return html`<section class="days card" aria-label="Two days compared"><div class="row">
      <label>From the end of <input type="date" value=${since} onInput=${(event) => set([event.target.value, until])} /></label>
      <label>to the end of <input type="date" value=${until} onInput=${(event) => set([since, event.target.value])} /></label></div>
    <${Answer} of=${answer}>${(found) =>
      found.documents.length
        ? html`<p class="quiet">${count(found.documents.length, "document")} differ${found.documents.length === 1 ? "s" : ""}.</p>${SHELVES.map(
            ([shelf, name]) =>
              html`<${Shelf} key=${shelf} name=${name} documents=${found.documents.filter((each) => shelfOf(each.path) === shelf)} />`,
          )}`
        : html`<p class="quiet">Nothing differs.</p>`}<//></section>`;
}
