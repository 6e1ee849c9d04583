// A conversation, as it was said; from each message to what was learned from it, and from a statement to its message.

import { follow, get, may, path, query, send } from "./api.js";
import { Forget } from "./forget.js";
import { parsed, vnodes } from "./html.js";
import {
  Act,
  Answer,
  called,
  clock,
  Day,
  dateOf,
  dayInWords,
  Menu,
  Page,
  Panel,
  Said,
  Tabs,
  Trouble,
  topicLink,
  useActions,
  useAnswer,
} from "./parts.js";
import { go, say } from "./router.js";
import { html, useEffect, useMemo, useRef, useState } from "./vendor/preact-htm.js";
import { count, cutAt, listed, origins, stems } from "./words.js";

const PAGE = 120; // messages at once

export function Conversation({ id, parameters }) {
  const at = parameters.get("at") || "";
  const wanted = parameters.get("for") || "";
  const address = `/conversations/${path(id)}`;
  const answer = useAnswer(address + query({ at, limit: PAGE, html: true }));
  const [shown, show] = useState(parameters.get("tab") || "messages");
  const [forgetting, setForgetting] = useState(false);
  // `from` and `until`: the numbers of the messages that were loaded in addition; coming back finds them in the address
  const [loaded, setLoaded] = useState({ of: "" });
  const { from, until } = loaded.of === `${id} ${at}` ? loaded : { from: parameters.get("from"), until: parameters.get("until") };
  const setRange = (range) => setLoaded({ of: `${id} ${at}`, ...range });
  useEffect(() => say({ id, at, for: wanted, tab: shown === "messages" ? "" : shown, from, until }), [shown, from, until]);
  const summarize = async () => {
    await follow(await send(`${address}/summarize`, "POST"));
    answer.again();
  };
  const vote = async (helpful) => {
    await send(`${address}/vote`, "POST", { helpful });
    answer.again();
  };
  useActions(
    answer.data && may("writer")
      ? [
          {
            name: "Summarise this conversation",
            run: () => {
              show("summary");
              summarize();
            },
          },
          ...(may("admin") ? [{ name: "Forget this conversation", run: () => setForgetting(true) }] : []),
        ]
      : [],
  );
  const { data } = answer;
  const title = called(id, data?.title);
  const people = data?.speakers.filter((speaker) => speaker !== "system") ?? [];
  const lead =
    data &&
    html`${count(data.spoken, "message")}${people.length > 1 ? ` between ${listed(people)}` : ""}${data.started && html` · began <${Day} of=${data.started} />`}${data.source && ` · from ${data.source}`}${data.waiting ? ` · ${count(data.waiting, "message waits", "messages wait")} to be archived` : ""}`;
  const tabs = [
    ["messages", "Conversation"],
    ["learned", `What was learned${data ? ` (${data.learned.length})` : ""}`],
    ["summary", "Summary"],
  ];
  return html`<${Page} title=${title} lead=${lead} actions=${data && may("admin") && html`<${Menu} label="More"><button type="button" class="danger" onClick=${() => setForgetting(true)} aria-label=${`Forget for good: ${title}`}>Forget …</button><//>`}>
    ${forgetting && html`<${Forget} kind="conversation" name=${id} title=${title} gone=${() => go("/conversations", { replace: true })} close=${() => setForgetting(false)} />`}
    <${Answer} of=${answer}>${(found) => html`
      ${found.problems.map((problem) => html`<div class="alert" role="alert">${problem}. Until it is repaired, it is searched as text and never written.</div>`)}
      <${Tabs} tabs=${tabs} shown=${shown} show=${show} />
      <${Panel} of="messages" shown=${shown}><${Messages} found=${found} address=${address} at=${at} wanted=${wanted} from=${from} until=${until} setRange=${setRange} /><//>
      <${Panel} of="learned" shown=${shown}>${
        found.learned.length
          ? html`<ul class="learned">${found.learned.map(
              (cell) => html`<li data-item><p><${Said}>${cell.text}<//></p>
            <p class="quiet"><a href=${topicLink(cell, cell.id)}>${cell.topic}</a>${cell.messages.map(
              (message) =>
                html` · <a href=${`#message-${message}`} onClick=${(event) => {
                  event.preventDefault();
                  show("messages");
                  go(`/conversations${query({ id, at: message, for: cell.id })}`);
                }}>where it was said</a>`,
            )}</p></li>`,
            )}</ul>`
          : html`<p class="quiet">No statements were extracted from it.</p>`
      }<//>
      <${Panel} of="summary" shown=${shown}><div class="prose">
        ${
          found.summary.text
            ? html`<p class="summary-text">${found.summary.text}</p>
            ${
              may("writer") &&
              html`<p class="row votes">Was it helpful?
              <button type="button" class="btn small" aria-pressed=${String(found.summary.vote === true)} onClick=${() => vote(true)}>Helpful</button>
              <button type="button" class="btn small" aria-pressed=${String(found.summary.vote === false)} onClick=${() => vote(false)}>Not helpful</button></p>`
            }`
            : html`<p class="quiet">There is no summary yet.</p>`
        }
        ${may("writer") && html`<${Act} label="Summarise now" busy="Summarising …" act=${summarize} />`}</div><//>`}<//>
  <//>`;
}

function Messages({ found, address, at, wanted, from, until, setRange }) {
  const [rows, setRows] = useState(found.messages.items);
  const [first, setFirst] = useState(found.messages.offset);
  const [error, setError] = useState(null);
  const [open, setOpen] = useState("");
  const place = useRef();
  const latest = useRef(); // the answer that is shown: an older one that comes late changes nothing
  const reached = useRef(""); // the target that was scrolled to: loading more messages does not scroll to it again
  useEffect(() => {
    setRows(found.messages.items);
    setFirst(found.messages.offset);
    latest.current = found;
    refill();
  }, [found]);
  useEffect(() => {
    const key = `${at} ${found.messages.offset}`;
    const target = at && reached.current !== key && document.getElementById(`message-${at}`);
    if (target) {
      reached.current = key;
      target.scrollIntoView({ block: "center" });
      target.focus({ preventScroll: true });
    }
  }, [at, rows]);
  const of = useMemo(() => {
    const map = new Map();
    for (const cell of found.learned) for (const message of cell.messages) map.set(message, [...(map.get(message) ?? []), cell]);
    return map;
  }, [found]);
  const cell = found.learned.find((each) => each.id === wanted);
  const load = async (offset, limit) => (await get(address + query({ offset, limit, html: true }))).messages.items;
  const last = first + rows.length;
  const more = async (offset, limit, before) => {
    try {
      const items = await load(offset, limit);
      const height = document.documentElement.scrollHeight;
      setRows((known) => (before ? [...items, ...known] : [...known, ...items]));
      setRange(before ? { from: String(offset), until: String(last) } : { from: String(first), until: String(offset + items.length) });
      if (before) {
        setFirst(offset);
        requestAnimationFrame(() => scrollBy(0, document.documentElement.scrollHeight - height));
      }
      setError(null);
    } catch (problem) {
      setError(problem);
    }
  };
  // Load again what was loaded in addition to the first answer.
  const refill = async () => {
    const { offset, items, total } = found.messages;
    const start = from ? Math.min(offset, Number(from) || 0) : offset;
    const end = Math.min(total, Number(until) || 0);
    try {
      const all = [...items];
      for (let next = offset + items.length; next < end; next += PAGE) all.push(...(await load(next, Math.min(PAGE, end - next))));
      for (let next = offset; next > start; next -= PAGE)
        all.unshift(...(await load(Math.max(start, next - PAGE), Math.min(PAGE, next - start))));
      if (all.length > items.length && latest.current === found) {
        setRows(all);
        setFirst(start);
      }
    } catch (problem) {
      setError(problem);
    }
  };
  let [speaker, date] = ["", ""];
  return html`<div class="messages" ref=${place}>
    ${cell && html`<p class="origin-of"><span class="quiet">Where this comes from:</span> <${Said}>${cell.text}<//> <a href=${topicLink(cell, cell.id)}>Back to ${cell.topic}</a></p>`}
    ${first > 0 && html`<p class="more-of"><button type="button" class="btn small" onClick=${() => more(Math.max(0, first - PAGE), Math.min(PAGE, first), true)}>Earlier messages (${first})</button></p>`}
    <ol>${rows.map((message) => {
      const by = message.name || message.role;
      const broken = message.time && dateOf(message.time) !== date;
      const again = by === speaker && !broken;
      [speaker, date] = [by, message.time ? dateOf(message.time) : date];
      return html`${broken && html`<li class="day-break" key=${`day ${message.id}`}><h2>${dayInWords(message.time)}</h2></li>`}
        <${Message} key=${message.id} message=${message} by=${by} again=${again} number=${found.speakers.indexOf(by) % 4} learned=${of.get(message.id) ?? []}
          target=${message.id === at} cell=${message.id === at ? cell : null} open=${open === message.id} toggle=${() => setOpen(open === message.id ? "" : message.id)} />`;
    })}</ol>
    ${error && html`<${Trouble} error=${error} />`}
    ${last < found.messages.total && html`<p class="more-of"><button type="button" class="btn small" onClick=${() => more(last, PAGE, false)}>Later messages (${found.messages.total - last})</button></p>`}
  </div>`;
}

function Message({ message, by, again, number, learned, target, cell, open, toggle }) {
  const body = useMemo(() => parsed(message.html), [message.html]);
  const statements = open ? learned : cell ? [cell] : [];
  const ranges = useMemo(
    () =>
      statements.length
        ? origins(
            body.textContent,
            statements.map((each) => stems(each.text)),
          )
        : [],
    [open, cell?.id, learned.length, body],
  );
  let from = 0;
  const text = (part) => {
    const pieces = cutAt(part, from, ranges);
    from += part.length;
    return pieces.map((piece) => (piece.hit && piece.text.trim() ? html`<mark>${piece.text}</mark>` : piece.text));
  };
  return html`<li id=${`message-${message.id}`} tabindex="-1" data-item=${again ? undefined : ""} class=${`message role-${message.role} speaker-${Math.max(0, number)} ${again ? "again" : ""} ${target ? "target" : ""}`}>
    ${!again && html`<p class="who"><strong>${by}</strong> ${message.time && html`<time class="quiet" datetime=${message.time} title=${new Date(message.time).toLocaleString("en-GB")}>${clock(message.time)}</time>`}</p>`}
    <div class="said">${vnodes(body, { text })}</div>
    ${learned.length > 0 && html`<p class="learned-of"><button type="button" class="link" aria-expanded=${String(open)} onClick=${toggle}>${count(learned.length, "statement")} learned from this</button></p>`}
    ${open && html`<ul class="learned-here">${learned.map((each) => html`<li><a href=${topicLink(each, each.id)}>${each.topic}</a> <${Said}>${each.text}<//></li>`)}</ul>`}
  </li>`;
}
