// A topic: its note, and in the margin when it stood, its outline, what it leads to, and its history.

import { ask, may, path, query } from "./api.js";
import { differing } from "./difference.js";
import { Forget } from "./forget.js";
import { parsed } from "./html.js";
import { HAPPENED, Note, readable } from "./note.js";
import {
  Age,
  Answer,
  Diff,
  day,
  draftOf,
  Menu,
  moveDrafts,
  Page,
  Sources,
  Trouble,
  tell,
  topicLink,
  useActions,
  useAnswer,
  useDraft,
  useEvent,
} from "./parts.js";
import { days, endOf } from "./past.js";
import { back, go, say, step } from "./router.js";
import { takeBack } from "./runs.js";
import { Verb } from "./topic-verbs.js";
import { html, useEffect, useRef, useState } from "./vendor/preact-htm.js";
import { brief, capital, nameOf, undoInWords } from "./words.js";

export function Topic({ name, parameters }) {
  const [topic, setTopic] = useState(null);
  const [error, setError] = useState(null);
  const [editing, setEditing] = useState(parameters.has("edit"));
  // The editor is a step of its own: going back from it shows the note where it was.
  const open = () => {
    step(location.pathname + query({ ...Object.fromEntries(new URLSearchParams(location.search)), edit: "1" }));
    setEditing(true);
  };
  const shut = () => {
    if (!back()) setEditing(false);
  };
  useEffect(() => setEditing(parameters.has("edit")), [parameters.has("edit")]);
  const [asOf, setAsOf] = useState(parameters.get("as_of") || "");
  // The note is shown as it is now before something is added to it.
  const add = () => {
    const begin = () => dispatchEvent(new Event("add-here"));
    if (!editing && !asOf) {
      begin();
      return;
    }
    setAsOf("");
    if (editing) shut();
    setTimeout(begin, 50);
  };
  const [verb, setVerb] = useState("");
  const at = parameters.get("at") || location.hash.slice(1);
  const found = (answer) => {
    setTopic(answer);
    setError(null);
    if (draftOf(`markdown ${answer.data.path}`)) setEditing(true);
  };
  const read = () =>
    ask(`/topics/${path(name)}`)
      .then(found)
      .catch(setError);
  useEffect(() => {
    read();
  }, [name]);
  // What has changed while one was elsewhere is shown, but not under words that are being typed: saving those compares with what they replace.
  const latest = useRef();
  latest.current = topic;
  useEvent("returned", () => {
    const was = latest.current;
    if (!was || ["markdown", "statements"].some((kind) => draftOf(`${kind} ${was.data.path}`))) return;
    ask(`/topics/${path(was.data.path)}`)
      .then((now) => latest.current === was && now.etag !== was.etag && setTopic(now))
      .catch(() => {});
  });
  useEffect(() => {
    if (topic) say({ path: topic.data.path, as_of: asOf, edit: editing ? "1" : "", at: editing ? "" : at });
  }, [topic?.data.path, asOf, editing]);
  useActions(
    topic && may("writer")
      ? [
          { name: `Edit ${topic.data.topic}`, run: open },
          { name: `Add to ${topic.data.topic}`, run: add },
          ...["rename", "merge", "split", "delete", ...(may("admin") ? ["forget"] : [])].map((each) => ({
            name: `${each[0].toUpperCase()}${each.slice(1)} ${topic.data.topic}`,
            run: () => setVerb(each),
          })),
        ]
      : [],
  );
  if (error && !topic)
    return html`<${Page} title=${error.status === 404 ? `There is no topic “${nameOf(name)}”` : nameOf(name)}>${error.status !== 404 && html`<${Trouble} error=${error} again=${read} />`}<p><a href=${`/?q=${encodeURIComponent(nameOf(name))}`}>Search for “${nameOf(name)}”</a>, or see <a href="/topics">all topics</a>.</p>${error.status === 404 && may("writer") && html`<p><button type="button" class="btn" onClick=${() => dispatchEvent(new CustomEvent("add", { detail: { kind: "topic", topic: nameOf(name) } }))}>Write this topic</button></p>`}<//>`;
  if (!topic) return html`<p class="quiet" role="status">Loading …</p>`;
  const { data } = topic;
  const leave = (to) => go(to ? topicLink({ path: to }) : "/topics", { replace: true });
  const reread = () =>
    ask(`/topics/${path(data.path)}`)
      .then(setTopic)
      .catch(() => leave());
  const changed = (now) => {
    setTopic(now);
    dispatchEvent(new Event("changed"));
  };
  const meta = html`${data.updated && html`Newest statement <${Age} of=${data.updated} />`}${data.aliases.length > 0 && `${data.updated ? " · " : ""}also ${data.aliases.join(", ")}`}${data.tags.filter((tag) => !tag.startsWith("memory/")).map((tag) => html` <a class="tag" href=${`/?q=${encodeURIComponent(`tag:${tag}`)}`}>#${tag}</a>`)}`;
  const buttons =
    !data.problems.length &&
    may("writer") &&
    html`
    ${!editing && html`<button type="button" class="btn" data-key="n" onClick=${add}>Add</button><button type="button" class="btn" data-key="e" onClick=${open}>Edit</button>`}
    <${Menu} label="More">
      <button type="button" onClick=${() => setVerb("rename")}>Rename</button><button type="button" onClick=${() => setVerb("merge")}>Merge</button>
      <button type="button" onClick=${() => setVerb("split")}>Split</button><button type="button" onClick=${() => setVerb("delete")}>Delete</button>
      ${may("admin") && html`<button type="button" class="danger" onClick=${() => setVerb("forget")}>Forget …</button>`}<//>`;
  return html`<${Page} wide title=${data.topic} lead=${meta} actions=${buttons}>
    ${data.problems.map((problem) => html`<div class="alert" role="alert">${problem}. Until it is repaired, it is searched as text and never written.</div>`)}
    <div class="note-layout"><div>
      ${asOf && !editing && html`<div class="alert calm" role="status"><span>The topic as of ${day(asOf)}, without what was reworded by hand or removed since.</span> <button type="button" class="btn small" onClick=${() => setAsOf("")}>Back to now</button></div>`}
      ${
        editing
          ? html`<${Source} topic=${topic} changed=${changed} reread=${reread} done=${shut} />`
          : html`${draftOf(`markdown ${data.path}`) && html`<div class="alert calm" role="status"><span>What you typed into the editor is not saved yet.</span> <button type="button" class="btn small" onClick=${open}>Continue editing</button></div>`}<${Note} topic=${topic} changed=${changed} reread=${reread} end=${asOf ? endOf(asOf) : ""} at=${at} />`
      }</div>
      <${Margin} topic=${topic} asOf=${asOf} setAsOf=${setAsOf} editing=${editing} />
    </div>
    ${
      verb === "forget" &&
      html`<${Forget} kind="topic" name=${data.path} title=${data.topic} gone=${() => {
        moveDrafts(data.path, "");
        leave("");
      }} close=${() => setVerb("")} />`
    }
    ${verb && verb !== "forget" && html`<${Verb} verb=${verb} topic=${topic} leave=${leave} close=${() => setVerb("")} />`}
  <//>`;
}

const OUTLINED = 4; // headings from which an outline helps

function Margin({ topic, asOf, setAsOf, editing }) {
  const { data } = topic;
  const linked = useAnswer("/links" + query({ path: data.path }));
  const [story, setStory] = useState(false);
  const dates = days(data.cells);
  const headings = [...parsed(data.html).querySelectorAll("h2, h3, h4")].map((each, number) => ({
    id: `section-${number + 1}`,
    name: each.textContent,
    level: each.localName,
  }));
  const sections = headings.filter((each) => !["summary", "superseded"].includes(each.name.trim().toLowerCase()));
  const conversations = [...new Set(data.sources)];
  const list = (rows) =>
    html`<ul>${rows.map((row) => html`<li><a href=${topicLink(row)} title=${row.text ? readable(row.text) : undefined}>${brief(row.topic)}</a></li>`)}</ul>`;
  return html`<aside class="margin" aria-label="About the topic">
    ${
      dates.length > 1 &&
      !editing &&
      html`<section><label for="as-of"><h2>As of</h2></label>
      <input id="as-of" type="range" min="0" max=${dates.length} value=${
        asOf
          ? Math.max(
              0,
              dates.findLastIndex((each) => each <= asOf),
            )
          : dates.length
      } aria-valuetext=${asOf ? day(asOf) : "now"}
        onInput=${(event) => setAsOf(dates[Number(event.target.value)] ?? "")} />
      <p class="quiet ends"><span>${day(dates[0])}</span><strong>${asOf ? day(asOf) : "now"}</strong></p></section>`
    }
    ${sections.length >= OUTLINED && !editing && html`<nav aria-label="Outline"><h2>In this note</h2><ul>${sections.map((each) => html`<li class=${each.level}><a href=${`#${each.id}`}>${each.name}</a></li>`)}</ul></nav>`}
    ${linked.data?.back.length > 0 && html`<section><h2>Linked from</h2>${list(linked.data.back)}</section>`}
    ${linked.data?.out.length > 0 && html`<section><h2>Links to</h2>${list(linked.data.out)}</section>`}
    ${conversations.length > 0 && html`<section><h2>Learned from</h2><ul>${conversations.map((id) => html`<li><${Sources} of=${[id]} titles=${data.titles} /></li>`)}</ul></section>`}
    <section><h2><button type="button" class="fold" aria-expanded=${String(story)} onClick=${() => setStory(!story)}>History</button></h2>${story && html`<${Story} path=${data.path} />`}</section>
    <p class="path">${data.path}</p>
  </aside>`;
}

function Story({ path: name }) {
  const answer = useAnswer("/history/topic" + query({ name }));
  return html`<${Answer} of=${answer} empty=${(found) => !found.items.length && html`<p class="quiet">Nothing is recorded yet.</p>`}>${(
    found,
  ) =>
    html`<ol class="story">${[...found.items]
      .reverse()
      .slice(0, 40)
      .map(
        (event) => html`<li>
    ${HAPPENED[event.what] ? html`<strong>${HAPPENED[event.what]}</strong>` : html`<span>${capital(undoInWords(event.reason || event.what))}</span>`}${event.undone ? " (undone)" : ""} <span class="quiet"><${Age} of=${event.time} />${event.author && ` by ${event.author}`}</span>
    ${event.after && !event.after.startsWith("^") ? html`<span>${readable(event.after)}</span>` : event.before && html`<s>${readable(event.before)}</s>`}</li>`,
      )}</ol>`}<//>`;
}

// The draft is of the file as it was when the first key was pressed; that is what saving compares.
function Source({ topic, changed, reread, done }) {
  const [draft, setDraft] = useDraft(`markdown ${topic.data.path}`);
  const [conflict, setConflict] = useState(null);
  const [error, setError] = useState(null);
  const area = useRef();
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const text = draft ? draft.text : topic.data.text;
  const type = (event) => {
    const typed = event.target.value;
    setDraft((now) => ({ text: typed, etag: now ? now.etag : topic.etag }));
  };
  const save = async (etag) => {
    try {
      const now = await ask(`/topics/${path(topic.data.path)}`, { method: "PUT", etag, body: { text } });
      changed(now);
      setDraft((known) => (known?.text === text ? null : known));
      setConflict(null);
      setError(null);
      tell(
        "Saved.",
        now.data.run &&
          (async () => {
            await takeBack(now.data.run);
            reread();
          }),
      );
    } catch (problem) {
      if (problem.status !== 412) {
        setError(problem);
        return;
      }
      setError(null);
      setConflict(await ask(`/topics/${path(topic.data.path)}`).catch(setError));
    }
  };
  const clean = !draft || draft.text === topic.data.text;
  const keyed = (event) => {
    if ((event.ctrlKey || event.metaKey) && (event.key === "Enter" || event.key.toLowerCase() === "s")) {
      event.preventDefault();
      if (!clean) save(draft.etag);
    }
    if (event.key === "Escape" && clean) done();
  };
  const cancel = () => {
    setDraft(null);
    setConflict(null);
    setError(null);
    done();
  };
  const take = () => {
    changed(conflict);
    setDraft(null);
    setConflict(null);
  };
  return html`<form class="source-form" onSubmit=${(event) => {
    event.preventDefault();
    if (!clean) save(draft.etag);
  }} onKeyDown=${keyed}>
    <div class="row bar-sticky"><button class="btn primary" disabled=${clean}>Save</button>
      ${clean ? html`<button type="button" class="btn" onClick=${cancel}>Done</button>` : html`<button type="button" class="btn" onClick=${cancel}>Cancel</button>`}
      <span class="quiet" role="status">${draft && !clean ? "not saved yet" : "saved"}</span> <span class="quiet hint-keys"><kbd>Ctrl S</kbd></span></div>
    <label for="markdown">The file as it is. What you write is saved unchanged.</label>
    <textarea id="markdown" ref=${area} class="source" rows="24" spellcheck="true" value=${text} onInput=${type}></textarea>
    ${
      conflict &&
      html`<div class="alert column" role="alert"><p>The file has changed in the meantime; nothing was written. Where it differs from yours: − the file now, + your text.</p>
        <${Diff} lines=${differing(conflict.data.text, text)} label="The file now and your text" />
        <div class="row"><button type="button" class="btn small" onClick=${take}>Discard mine and load the file</button>
        <button type="button" class="btn small" onClick=${() => save(conflict.etag)}>Overwrite it with mine</button></div></div>`
    }
    ${error && html`<${Trouble} error=${error} />`}
  </form>`;
}
