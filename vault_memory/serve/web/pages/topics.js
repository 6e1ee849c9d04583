import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { Forget } from "../forget.js";
import { ask, path, query, send } from "../api.js";
import { Act, Age, Answer, Confirm, Nothing, Page, Pages, Said, Sources, Trouble, Type, draftOf, moveDrafts, topicLink, useAnswer, useDelayed, useDraft } from "../parts.js";

export function Topics({ parameters }) {
  const name = parameters.get("path") || parameters.get("name");
  return name ? html`<${Topic} name=${name} />` : html`<${List} />`;
}

function List() {
  const [words, setWords] = useState("");
  const [sort, setSort] = useState("name");
  const [offset, setOffset] = useState(0);
  const asked = useDelayed(words, 150);
  const answer = useAnswer("/topics" + query({ q: asked, sort, offset, limit: 100 }));
  useEffect(() => setOffset(0), [asked, sort]);
  return html`<${Page} title="Topics" lead="One markdown document each, in the vault's topics folder.">
    <div class="bar">
      <label class="visually-hidden" for="topic-filter">Find a topic</label>
      <input id="topic-filter" type="search" class="form-control" placeholder="Find a topic" value=${words} onInput=${(event) => setWords(event.target.value)} />
      <label class="visually-hidden" for="topic-sort">Order</label>
      <select id="topic-sort" class="form-select" value=${sort} onChange=${(event) => setSort(event.target.value)}>
        <option value="name">by name</option><option value="updated">newest first</option><option value="cells">largest first</option>
      </select>
    </div>
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title=${asked ? "No such topic" : "No topics yet"}>${asked ? "" : "They come with the first conversation that is archived."}<//>`}>
      ${(found) => html`
        <ul class="list">${found.items.map((row) => html`<li key=${row.path}>
          <a href=${topicLink(row)}>${row.topic}</a>
          <span class="quiet">${row.malformed ? html`<span class="badge text-bg-warning">cannot be read</span>` : `${row.cells} ${row.cells === 1 ? "statement" : "statements"}`}</span>
          <span class="quiet end"><${Age} of=${row.updated} /></span>
        </li>`)}</ul>
        <${Pages} of=${found} go=${setOffset} />`}
    <//>
  <//>`;
}

function Topic({ name }) {
  const [topic, setTopic] = useState(null);
  const [error, setError] = useState(null);
  const [shown, setShown] = useState("statements");
  const found = (answer) => { setTopic(answer); setError(null); if (draftOf(`markdown ${answer.data.path}`)) setShown("source"); };
  const read = () => ask(`/topics/${path(name)}`).then(found).catch(setError);
  useEffect(() => { read(); }, [name]);
  if (error && !topic) return html`<${Page} title=${name}><${Trouble} error=${error} again=${read} /><//>`;
  if (!topic) return html`<p class="quiet" role="status">Loading …</p>`;
  const { data } = topic;
  const leave = (to) => { history.replaceState(null, "", to ? topicLink({ path: to }) : "/topics"); dispatchEvent(new Event("moved")); };
  const reread = () => ask(`/topics/${path(data.path)}`).then(setTopic).catch(() => leave());
  const tabs = [["statements", "Statements"], ["document", "Document"], ["source", "Markdown"]];
  return html`<${Page} title=${data.topic} lead=${html`<span class="path">${data.path}</span>${data.aliases.length ? ` · also ${data.aliases.join(", ")}` : ""}${data.tags.map((tag) => ` #${tag}`)} · <${Age} of=${data.updated} />`} actions=${!data.problems.length && html`<${Verbs} topic=${topic} leave=${leave} />`}>
    ${data.problems.map((problem) => html`<div class="alert alert-warning" role="alert">${problem}. It is searched as text and never written until it is mended.</div>`)}
    <${Tabs} tabs=${tabs} shown=${shown} show=${setShown} />
    <${Panel} of="statements" shown=${shown}><${Statements} topic=${topic} changed=${setTopic} reread=${reread} /><//>
    <${Panel} of="document" shown=${shown}>${shown === "document" && html`<article class="document" dangerouslySetInnerHTML=${{ __html: data.html }}></article>`}<//>
    <${Panel} of="source" shown=${shown}><${Source} topic=${topic} changed=${setTopic} /><//>
  <//>`;
}

// Hidden, not taken away: what is being typed in it is still there when its tab is shown again.
const Panel = ({ of, shown, children }) => html`<div id=${`view-${of}`} role="tabpanel" aria-labelledby=${`tab-${of}`} hidden=${of !== shown}>${children}</div>`;

// As a tablist is used: one stop for Tab, arrows, Home and End within it.
function Tabs({ tabs, shown, show }) {
  const keyed = (event) => {
    const at = tabs.findIndex(([key]) => key === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const [key] = tabs[(to + tabs.length) % tabs.length];
    show(key);
    document.getElementById(`tab-${key}`).focus();
  };
  return html`<div class="tabs" role="tablist" aria-label="View" onKeyDown=${keyed}>${tabs.map(([key, label]) => html`
    <button role="tab" id=${`tab-${key}`} tabindex=${shown === key ? 0 : -1} aria-selected=${shown === key ? "true" : "false"} aria-controls=${`view-${key}`} onClick=${() => show(key)}>${label}</button>`)}</div>`;
}

// Another name, into another topic, a section of its own, or away: each is a run, which History takes back.
function Verbs({ topic, leave }) {
  const { data } = topic;
  const [verb, setVerb] = useState("");
  const [name, setName] = useState("");
  const [section, setSection] = useState("");
  const dialog = useRef();
  const sections = [...new Set(data.cells.map((cell) => cell.section).filter(Boolean))];
  const begin = (what) => { setVerb(what); setName(what === "rename" ? data.topic : ""); setSection(sections[0] || ""); };
  useEffect(() => { if (verb) dialog.current.showModal(); }, [verb]);
  const act = async () => {
    const address = `/topics/${path(data.path)}`;
    const done = verb === "delete"
      ? await send(address, "DELETE", undefined, { etag: topic.etag })
      : await send(address, "POST", { verb, name, section: verb === "split" ? section : "" }, { etag: topic.etag });
    if (verb !== "split") moveDrafts(data.path, verb === "rename" ? done.path : "");
    dialog.current.close();
    leave(verb === "delete" ? "" : done.path);
  };
  const words = {
    rename: ["Rename the topic", "Its file and the links to it follow; the old name stays as an alias.", "Rename"],
    merge: ["Merge into another topic", "All it says goes there, under headings of the same name.", "Merge"],
    split: ["Make a topic of a section", "Its statements move there; named after the section unless you say otherwise.", "Split"],
    delete: ["Delete the topic?", "History takes it back. To leave no trace, forget it instead.", "Delete"],
  }[verb];
  return html`<details class="verbs"><summary>Change the topic</summary><div class="cell-acts">
      <button class="link" onClick=${() => begin("rename")}>Rename</button><button class="link" onClick=${() => begin("merge")}>Merge</button>
      ${sections.length > 1 && html`<button class="link" onClick=${() => begin("split")}>Split</button>`}
      <button class="link" onClick=${() => begin("delete")}>Delete</button>
      <${Forget} kind="topic" name=${data.path} title=${data.topic} gone=${() => { moveDrafts(data.path, ""); leave(""); }} /></div></details>
    ${verb && html`<dialog ref=${dialog} class="ask" onClose=${() => setVerb("")} aria-labelledby="verb">
      <h2 id="verb">${words[0]}</h2><p>${words[1]}</p>
      ${verb === "split" && html`<label class="form-label" for="verb-section">Section</label><select id="verb-section" class="form-select mb-2" value=${section} onChange=${(event) => setSection(event.target.value)}>${sections.map((each) => html`<option value=${each}>${each}</option>`)}</select>`}
      ${verb !== "delete" && html`<label class="form-label" for="verb-name">${verb === "merge" ? "Into" : "New name"}</label>
        <input id="verb-name" class="form-control mb-3" value=${name} list=${verb === "merge" ? "topic-names" : undefined} onInput=${(event) => setName(event.target.value)} />`}
      ${verb === "merge" && html`<${Names} words=${name} />`}
      <div class="d-flex gap-2 justify-content-end"><button class="btn btn-sm btn-outline-secondary" onClick=${() => dialog.current.close()}>Leave it</button>
        <${Act} label=${words[2]} kind=${verb === "delete" ? "btn-danger" : "btn-primary"} act=${act} /></div>
    </dialog>`}`;
}

function Names({ words }) {
  const answer = useAnswer("/topics" + query({ q: useDelayed(words, 150), limit: 20 }));
  return html`<datalist id="topic-names">${(answer.data?.items || []).map((row) => html`<option value=${row.topic}></option>`)}</datalist>`;
}

function Statements({ topic, changed, reread }) {
  const { data } = topic;
  const current = data.cells.filter((cell) => !cell.superseded);
  const past = data.cells.filter((cell) => cell.superseded);
  const sections = [...new Set(current.map((cell) => cell.section))];
  // Here and not in the statement: one that somebody else rewords is gone from the page, and what was typed about it must not be.
  const [drafts, setDrafts] = useDraft(`statements ${data.path}`, {});
  const write = (key, draft) => setDrafts(({ [key]: _, ...others }) => (draft ? { ...others, [key]: draft } : others));
  const lost = Object.entries(drafts).filter(([key]) => !current.some((cell) => keyOf(cell) === key));
  return html`
    ${lost.map(([key, draft]) => html`<div class="alert alert-warning" role="alert" key=${key}>
      <p>Somebody has changed or removed “${draft.was}” since you began to reword it. Your words:</p>
      <textarea class="form-control mb-2" rows="3" readonly aria-label="Your words" value=${draft.text}></textarea>
      <button type="button" class="btn btn-sm btn-outline-secondary" onClick=${() => write(key, null)}>Let them go</button></div>`)}
    ${data.summary && html`<section class="summary" aria-label="Summary"><h2>Summary</h2><p><${Said}>${data.summary}<//></p></section>`}
    ${sections.map((section) => html`<section key=${section}>
      <h2>${section || data.topic}</h2>
      <ul class="cells">${current.filter((cell) => cell.section === section).map((cell) => html`<${Cell} key=${keyOf(cell)} cell=${cell} topic=${topic} changed=${changed} reread=${reread} draft=${drafts[keyOf(cell)]} write=${write} />`)}</ul>
    </section>`)}
    ${!current.length && html`<${Nothing} title="No statements">This document holds prose only.<//>`}
    ${past.length > 0 && html`<details class="past"><summary>${past.length} superseded</summary>
      <ul class="cells">${past.map((cell) => html`<${Cell} key=${keyOf(cell)} cell=${cell} topic=${topic} changed=${changed} reread=${reread} />`)}</ul></details>`}`;
}

const keyOf = (cell) => cell.id || `${cell.hash}.${cell.ordinal}`;

function Cell({ cell, topic, changed, reread, draft, write }) {
  const text = draft ? draft.text : null;
  const setText = (typed) => write(keyOf(cell), typed === null ? null : { text: typed, was: cell.text });
  const [asking, setAsking] = useState(false);
  const [conflict, setConflict] = useState(null);
  const change = async (body) => {
    try {
      const now = await ask(`/topics/${path(topic.data.path)}`, {
        method: "PATCH", etag: topic.etag, body: { id: cell.id, hash: cell.hash, ordinal: cell.ordinal, ...body } });
      setText(null);
      setConflict(null);
      changed(now);
    } catch (error) {
      if (error.status !== 412) throw error;
      setConflict(await ask(`/topics/${path(topic.data.path)}`));
    }
  };
  const still = conflict?.data.cells.some((each) => !each.superseded && (cell.id ? each.id === cell.id : each.hash === cell.hash && each.ordinal === cell.ordinal));
  const acts = !cell.superseded && text === null && !topic.data.problems.length && html`<span class="cell-acts">
    <button class="link" onClick=${() => setText(cell.text)} aria-label=${`Edit: ${cell.text}`}>Edit</button>
    <button class="link" onClick=${() => setAsking(true)} aria-label=${`Retire: ${cell.text}`}>Retire</button>
    <${Forget} kind="cell" name=${cell.id || `${topic.data.path}#${cell.hash}.${cell.ordinal}`} title=${cell.text} gone=${reread} /></span>`;
  return html`<li id=${cell.id || undefined} class=${cell.superseded ? "cell superseded" : "cell"}>
    <div class="cell-body">
      <${Type} of=${cell.type} />
      ${text === null
        ? html`<span class="cell-text">${cell.superseded ? html`<s><${Said}>${cell.text}<//></s>` : html`<${Said}>${cell.text}<//>`}${cell.detail && html`<span class="detail">${cell.detail}</span>`}</span>`
        : html`<form class="cell-form" onSubmit=${(event) => event.preventDefault()}>
            <label class="visually-hidden" for=${`edit-${cell.hash}`}>The statement</label>
            <textarea id=${`edit-${cell.hash}`} class="form-control" rows="3" value=${text} onInput=${(event) => setText(event.target.value)}></textarea>
            ${conflict && html`<div class="alert alert-warning mt-2" role="alert">
              ${still ? "The document has changed since you read it." : "Somebody has changed this very statement since you read it; yours stays here until you cancel."}
              ${still && html`<button type="button" class="btn btn-sm btn-outline-secondary ms-2" onClick=${() => { changed(conflict); setConflict(null); }}>Take over what stands there now, and keep my words</button>`}</div>`}
            <div class="d-flex gap-2 mt-2"><${Act} label="Save" kind="btn-primary" act=${() => change({ action: "reword", text })} />
            <button type="button" class="btn btn-sm btn-outline-secondary" onClick=${() => { setText(null); setConflict(null); }}>Cancel</button></div>
          </form>`}
    </div>
    <div class="cell-foot">
      <span>${cell.by_person ? "written by you" : `by ${cell.by || "the machine"}`}</span>
      ${cell.created && html`<span><${Age} of=${cell.created} /></span>`}
      <span>salience ${cell.salience.toFixed(2)} · confidence ${cell.confidence.toFixed(2)}</span>
      ${cell.sources.length > 0 && html`<span>from <${Sources} of=${cell.sources} /></span>`}
      ${cell.ended && html`<span>superseded <${Age} of=${cell.ended} />${cell.successor && html` by <a href=${`#${cell.successor}`}>its successor</a>`}</span>`}
      ${!cell.id && acts}
    </div>
    ${cell.id && html`<div class="cell-more"><${Story} id=${cell.id} />${acts}</div>`}
    ${asking && html`<${Confirm} question="Retire this statement?" detail="It leaves every search and stays readable under Superseded. History takes it back." yes="Retire it" done=${() => change({ action: "retire" })} close=${() => setAsking(false)} />`}
  </li>`;
}

function Story({ id }) {
  const [open, setOpen] = useState(false);
  const answer = useAnswer(open ? "/history/statement" + query({ id }) : "");
  return html`<details class="why" onToggle=${(event) => setOpen(event.target.open)}><summary>How it came to be</summary>
    ${open && html`<${Answer} of=${answer} empty=${(found) => !found.items.length && html`<p class="quiet">Nothing is known.</p>`}>${(found) => html`<ol class="story">${found.items.map((event) => html`<li>
      <strong>${event.what}${event.undone ? " (undone)" : ""}</strong> <span class="quiet"><${Age} of=${event.time} /></span>
      ${event.before && html`<span class="before">${event.before}</span>`}${event.after && html`<span class="after">${event.after}</span>`}
      <span class="quiet">${[event.reason, event.author && `by ${event.author}`, event.run && `run ${event.run}`].filter(Boolean).join(" · ")}</span>
    </li>`)}</ol>`}<//>`}
  </details>`;
}

// The draft is of the file as it was when the first key was pressed; that is what saving compares.
function Source({ topic, changed }) {
  const [draft, setDraft] = useDraft(`markdown ${topic.data.path}`);
  const [conflict, setConflict] = useState(null);
  const [error, setError] = useState(null);
  const text = draft ? draft.text : topic.data.text;
  const type = (event) => { const typed = event.target.value; setDraft((now) => ({ text: typed, etag: now ? now.etag : topic.etag })); };
  const save = async (etag) => {
    try {
      changed(await ask(`/topics/${path(topic.data.path)}`, { method: "PUT", etag, body: { text } }));
      setDraft((now) => (now?.text === text ? null : now));
      setConflict(null);
      setError(null);
    } catch (problem) {
      if (problem.status !== 412) { setError(problem); return; }
      setError(null);
      setConflict(await ask(`/topics/${path(topic.data.path)}`).catch(setError));
    }
  };
  const leave = () => { changed(conflict); setDraft(null); setConflict(null); };
  return html`<form onSubmit=${(event) => { event.preventDefault(); save(draft.etag); }}>
    <label class="form-label" for="markdown">The file as it is. Nothing else touches what you write here.</label>
    <textarea id="markdown" class="form-control source" rows="24" spellcheck="true" value=${text} onInput=${type}></textarea>
    ${conflict && html`<div class="alert alert-warning mt-3" role="alert"><p>It has been changed meanwhile; nothing was written. There stands now:</p>
        <pre class="diff" tabindex="0" aria-label="What stands there now">${conflict.data.text}</pre>
        <button type="button" class="btn btn-sm btn-outline-secondary me-2" onClick=${leave}>Leave mine, take what stands there</button>
        <button type="button" class="btn btn-sm btn-outline-secondary" onClick=${() => save(conflict.etag)}>Write mine over it</button></div>`}
    ${error && html`<div class="mt-3"><${Trouble} error=${error} /></div>`}
    <div class="d-flex gap-2 mt-3"><button class="btn btn-primary" disabled=${!draft || draft.text === topic.data.text}>Save</button>
      ${draft && html`<button type="button" class="btn btn-outline-secondary" onClick=${() => { setDraft(null); setConflict(null); setError(null); }}>Cancel</button> <span class="quiet align-self-center">not saved yet</span>`}</div>
  </form>`;
}
