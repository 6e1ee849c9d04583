import { get, may, send } from "../api.js";
import { parsed, vnodes } from "../html.js";
import {
  Act,
  Answer,
  called,
  conversationLink,
  Day,
  Nothing,
  Page,
  Said,
  Trouble,
  tell,
  topicLink,
  useAnswer,
  useEvent,
} from "../parts.js";
import { takeBack } from "../runs.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { alike, capital, diffWords, sentences, share, stems } from "../words.js";

export default function Review() {
  const answer = useAnswer("/review?limit=200");
  useEvent("changed", answer.again);
  const decided = (id) => {
    // the next one gets the focus, where the keys go on
    const items = [...document.querySelectorAll("main [data-item]")];
    const at = items.findIndex((item) => item.dataset.item === id);
    const next = items[at + 1]?.dataset.item ?? items[at - 1]?.dataset.item;
    dispatchEvent(new Event("changed"));
    setTimeout(() => document.querySelector(`main [data-item="${CSS.escape(next ?? "")}"]`)?.focus(), 300);
  };
  return html`<${Page} title="Review" lead="Changes that wait for your decision. What you wrote is changed only if you accept.">
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title="Nothing waits for you">Proposed changes to what you wrote appear here.<//>`}>
      ${(found) => {
        const paths = [...new Set(found.items.map((row) => row.path))];
        return html`${paths.map((path) => {
          const rows = found.items.filter((row) => row.path === path);
          return html`<section key=${path} class="proposals">
            <h2><a href=${rows[0].kind === "fieldchange" ? "/profile" : topicLink({ path })}>${rows[0].topic}</a></h2>
            ${rows.map((row) => html`<${Proposal} key=${row.id} row=${row} done=${() => decided(row.id)} />`)}
          </section>`;
        })}<p class="quiet hint-keys">Keys: <kbd>j</kbd> and <kbd>k</kbd> move between the changes, <kbd>a</kbd> accepts the one in focus, <kbd>r</kbd> rejects it, <kbd>e</kbd> lets you reword it.</p>`;
      }}
    <//>
  <//>`;
}

const MADE = ["added", "updated", "superseded", "rejected"];

function Proposal({ row, done }) {
  const [text, setText] = useState(null);
  const [outcome, setOutcome] = useState(null);
  const [merged, setMerged] = useState(null);
  const area = useRef();
  const view = useRef();
  const decide = async (decision) => {
    const result = await send(`/review/${row.id}`, "POST", { decision, ...(text !== null ? { text } : {}) });
    if (!MADE.includes(result.outcome)) {
      setOutcome(new Error(result.reason || result.outcome));
      return;
    }
    const undo = async () => {
      await takeBack(result.run);
      tell("Undone: it waits for your decision again.");
    };
    tell(decision === "accept" ? `Accepted: ${row.topic} has it now.` : "Rejected; nothing was changed.", result.run && undo);
    done();
  };
  useEffect(() => {
    if (text !== null) area.current?.focus();
  }, [text === null]);
  useEffect(() => {
    const found = view.current?.querySelector(".found");
    if (found) view.current.scrollTop = found.offsetTop - view.current.offsetTop - view.current.clientHeight / 3;
  }, [merged]);
  const preview = async () => setMerged(merged ? null : await get(`/review/${row.id}`));
  const keyed = (event) => {
    if ((event.ctrlKey || event.metaKey) && (event.key === "Enter" || event.key.toLowerCase() === "s")) {
      event.preventDefault();
      event.target.closest("article").querySelector('[data-key="a"]').click();
    }
    if (event.key === "Escape" && text === row.text) {
      event.stopPropagation();
      event.target.closest("article").focus(); // the keys go on with this one, not with the first
      setText(null);
    }
  };
  return html`<article class="proposal" tabindex="-1" data-item=${row.id} aria-label=${headline(row)}>
    <p class="quiet">${headline(row)}</p>
    <${Change} was=${row.was} becomes=${text ?? row.text} kind=${row.kind} />
    ${row.note && html`<p class="caution">${capital(row.note)}.</p>`}
    ${row.problem && html`<p class="caution">This can no longer be done: ${row.problem}</p>`}
    ${row.said.map((quote) => html`<${Quoted} quote=${quote} statement=${row.text || row.was} />`)}
    ${
      text !== null &&
      html`<label for=${`text-${row.id}`}>In your words</label>
      <textarea id=${`text-${row.id}`} ref=${area} rows="3" value=${text} onInput=${(event) => setText(event.target.value)} onKeyDown=${keyed}></textarea>`
    }
    ${outcome && html`<${Trouble} error=${outcome} />`}
    <div class="row">
      ${
        may("writer") &&
        html`<${Act} label=${text === null ? "Accept" : "Accept in these words"} kind="primary" data-key="a" disabled=${Boolean(row.problem)} act=${() => decide("accept")} />
      <${Act} label="Reject" data-key="r" act=${() => decide("reject")} />
      ${row.text !== null && text === null && html`<button type="button" class="btn" data-key="e" onClick=${() => setText(row.text)}>Reword</button>`}`
      }
      ${row.kind !== "fieldchange" && html`<${Act} label=${merged ? "Hide the document" : "Show the document with this change"} busy="Merging …" act=${preview} aria-expanded=${String(Boolean(merged))} />`}
    </div>
    ${merged && html`<div class="preview note" ref=${view}>${preview_(merged.html, text ?? row.text)}</div>`}
  </article>`;
}

// The merged document, with the statement that is new in it marked.
function preview_(source, text) {
  const body = parsed(source);
  const plain = (text || "").replace(/[`*_[\]]/g, "").trim();
  return vnodes(body, {
    each: (element, children) =>
      element.localName === "li" && plain && element.textContent.trim().startsWith(plain.slice(0, 60))
        ? html`<li class="found"><mark>${children}</mark></li>`
        : null,
  });
}

function headline(row) {
  const section = row.section ? ` under ${row.section}` : "";
  if (row.kind === "add") return `New in ${row.topic}${section}`;
  if (row.kind === "setsummary") return `The summary of ${row.topic}`;
  if (row.kind === "fieldchange") return "Your profile";
  if (row.kind === "remove") return `To be removed from ${row.topic}`;
  if (row.kind === "rewrite") return `Your text in ${row.topic}${section}`;
  return `A statement of ${row.topic} may no longer hold`;
}

const REWRITE = 0.45; // less in common than that: two sentences one under the other

function Change({ was, becomes, kind }) {
  if (kind === "rewrite") {
    return html`<dl class="change">
      <dt>was</dt><dd><pre><del>${was}</del></pre></dd>
      <dt>becomes</dt><dd>${becomes ? html`<pre><ins>${becomes}</ins></pre>` : html`<span class="quiet">removed</span>`}</dd>
    </dl>`;
  }
  const pieces = was && becomes ? diffWords(was, becomes) : [];
  if (was && becomes && alike(pieces) >= REWRITE) {
    return html`<p class="change">${pieces.map((piece) => (piece.kind === "same" ? piece.text : piece.kind === "gone" ? html`<del>${piece.text}</del>` : html`<ins>${piece.text}</ins>`))}</p>`;
  }
  return html`<dl class="change">
    ${was && html`<dt>was</dt><dd><del><${Said}>${was}<//></del></dd>`}
    ${becomes ? html`<dt>${was ? "becomes" : "new"}</dt><dd><ins><${Said}>${becomes}<//></ins></dd>` : kind !== "add" && html`<dt>becomes</dt><dd class="quiet">no longer so; it stays readable</dd>`}
  </dl>`;
}

const AROUND = 1; // sentences before and after

// What was said, as much of it as makes it understood.
function Quoted({ quote, statement }) {
  const parts = sentences(quote.text);
  const wanted = stems(statement || "");
  const shares = parts.map((part) => share(part, wanted));
  const most = Math.max(...shares, 0);
  const hit = (at) => most > 0.2 && shares[at] >= 0.6 * most;
  const near = (at) => parts.some((_, other) => hit(other) && Math.abs(other - at) <= AROUND);
  const shown =
    most > 0.2 ? parts.map((part, at) => ({ part, at })).filter(({ at }) => near(at)) : parts.slice(0, 3).map((part, at) => ({ part, at }));
  return html`<figure class="quoted"><blockquote>${shown.map(({ part, at }, number) => html`${number === 0 ? (at > 0 ? "… " : "") : shown[number - 1].at !== at - 1 ? "… " : ""}${hit(at) ? html`<mark><${Said}>${part.trimEnd()}<//></mark> ` : html`<${Said}>${part}<//>`}`)}${shown.at(-1)?.at < parts.length - 1 ? " …" : ""}</blockquote>
    <figcaption class="quiet">${quote.by}${quote.time && html`, <${Day} of=${quote.time} />`}, in <a href=${conversationLink(quote.conversation, quote.message)}>${called(quote.conversation, quote.title === quote.conversation ? "" : quote.title)}</a></figcaption></figure>`;
}
