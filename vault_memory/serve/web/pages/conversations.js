import { html, useState } from "../vendor/preact-htm.js";
import { Forget } from "../forget.js";
import { ask, follow, path, query, send } from "../api.js";
import { Act, Age, Answer, Nothing, Page, Pages, Said, Trouble, Type, conversationLink, topicLink, useAnswer, useDelayed } from "../parts.js";

export function Conversations({ parameters }) {
  const id = parameters.get("id");
  return id ? html`<${Conversation} id=${id} />` : html`<${List} />`;
}

function List() {
  const [words, setWords] = useState("");
  const [offset, setOffset] = useState(0);
  const asked = useDelayed(words, 150);
  const answer = useAnswer("/conversations" + query({ q: asked, offset, limit: 50 }));
  return html`<${Page} title="Conversations" lead="What was said, kept as markdown; statements are made of it.">
    <${Add} done=${answer.again} />
    <div class="bar">
      <label class="visually-hidden" for="conversation-filter">Find a conversation</label>
      <input id="conversation-filter" type="search" class="form-control" placeholder="Find by title" value=${words} onInput=${(event) => { setWords(event.target.value); setOffset(0); }} />
    </div>
    <${Answer} of=${answer} empty=${(found) => !found.total && html`<${Nothing} title=${asked ? "No such conversation" : "No conversations yet"}>${asked ? "" : "Add a file above, or archive from the command line."}<//>`}>
      ${(found) => html`
        <ul class="list">${found.items.map((row) => html`<li key=${row.id}>
          <a href=${conversationLink(row.id)}>${row.title || row.id}</a>
          <span class="quiet">${row.messages} ${row.messages === 1 ? "message" : "messages"}</span>
          <span class="quiet end"><${Age} of=${row.last} /></span></li>`)}</ul>
        <${Pages} of=${found} go=${setOffset} />`}
    <//>
  <//>`;
}

function Add({ done }) {
  const [task, setTask] = useState(null);
  const [error, setError] = useState(null);
  const take = async (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    setError(null);
    try {
      const { data } = await ask("/archive", { method: "POST", body: file, raw: true });
      setTask(data);
      setTask(await follow(data, setTask));
      done();
    } catch (problem) { setTask(null); setError(problem); }
  };
  const over = task?.state === "done";
  const kept = over ? task.result.reduce((sum, report) => sum + report.items.filter((item) => item.outcome === "added").length, 0) : 0;
  return html`<section class="drop" aria-label="Add a conversation">
    <label for="file">Archive a file</label>
    <input id="file" type="file" class="form-control" accept=".json,.jsonl,.md,.txt" onChange=${take} disabled=${task && !over} />
    <div role="status">${task && (over
      ? html`<p class="mb-0">${task.result.length} ${task.result.length === 1 ? "conversation" : "conversations"} archived, ${kept} statements kept.</p>`
      : html`<progress max=${task.total || undefined} value=${task.total ? task.done : undefined} aria-label="Archiving"></progress>`)}</div>
    ${error && html`<${Trouble} error=${error} />`}
  </section>`;
}

function Conversation({ id }) {
  const [offset, setOffset] = useState(0);
  const address = `/conversations/${path(id)}`;
  const answer = useAnswer(address + query({ offset, limit: 200 }));
  const summarize = async () => {
    await follow(await send(`${address}/summarize`, "POST"));
    answer.again();
  };
  const vote = async (helpful) => { await send(`${address}/vote`, "POST", { helpful }); answer.again(); };
  return html`<${Page} title=${answer.data?.title || id} lead=${answer.data && html`<span class="path">${answer.data.path}</span> · <${Age} of=${answer.data.started} />${answer.data.waiting ? ` · ${answer.data.waiting} messages wait to be archived` : ""}`}
    actions=${answer.data && html`<${Forget} kind="conversation" name=${id} title=${answer.data.title || id} gone=${() => { history.replaceState(null, "", "/conversations"); dispatchEvent(new Event("moved")); }} />`}>
    <${Answer} of=${answer}>${(found) => html`
      <div class="columns">
        <section aria-label="Messages"><ol class="messages">${found.messages.items.map((message) => html`<li key=${message.id} class=${`message role-${message.role}`}>
          <p class="who"><strong>${message.name || message.role}</strong> <span class="quiet"><${Age} of=${message.time} /></span></p>
          <div class="said">${message.content}</div></li>`)}</ol>
          <${Pages} of=${found.messages} go=${setOffset} /></section>
        <div>
          <section class="card-like"><h2>Summary</h2>
            ${found.summary.text
              ? html`<div class="summary-text">${found.summary.text}</div>
                <p class="votes">Was it helpful?
                  <button class="btn btn-sm btn-outline-secondary" aria-pressed=${String(found.summary.vote === true)} onClick=${() => vote(true)}>Helpful</button>
                  <button class="btn btn-sm btn-outline-secondary" aria-pressed=${String(found.summary.vote === false)} onClick=${() => vote(false)}>Not helpful</button></p>`
              : html`<p class="quiet">There is none yet.</p>`}
            <${Act} label="Summarize now" busy="Summarizing …" act=${summarize} /></section>
          <section class="card-like"><h2>Learned from it</h2>
            ${found.learned.length
              ? html`<ul class="cells">${found.learned.map((cell) => html`<li class="cell"><div class="cell-body"><${Type} of=${cell.type} /><span class="cell-text"><${Said}>${cell.text}<//></span></div>
                  <div class="cell-foot"><a href=${topicLink(cell)}>${cell.topic}</a></div></li>`)}</ul>`
              : html`<p class="quiet">Nothing that was worth keeping.</p>`}</section>
        </div>
      </div>`}<//>
  <//>`;
}
