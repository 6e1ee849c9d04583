import { ask, query, send } from "../api.js";
import { Act, Age, Answer, Confirm, Diff, Page, Pages, Sources, Trouble, useAnswer, useDraft } from "../parts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

const FIELDS = [
  ["coding_style", "Coding style", "table tests\nerrors wrapped with %w"],
  ["languages", "Languages", "Go\nSQL"],
  ["frameworks", "Frameworks", "chi\nRiver"],
  ["goals", "Goals", "run the Amsterdam marathon"],
  ["domain", "Domain", "delivery slots and routes"],
  ["constraints", "Constraints", "no cloud services\n16 GB of memory"],
];

export default function Profile() {
  const [turn, again] = useState(0);
  return html`<${Page} title="Profile" lead="What the memory may know about you. It is kept in profile.md, which you can also edit in any editor.">
    <div class="columns"><${Form} turn=${turn} /><div><${Proposals} key=${`proposals ${turn}`} changed=${() => again((number) => number + 1)} /><${Consent} key=${`consent ${turn}`} changed=${() => again((number) => number + 1)} /></div></div>
  <//>`;
}

// What a model read out of the owner's own words; only with consent is there any.
function Proposals({ changed }) {
  const answer = useAnswer("/profile/proposals");
  const decide = (id, decision) => send(`/profile/proposals/${id}`, "POST", { decision }).then(changed);
  if (!answer.data?.total) return null;
  return html`<section class="card" aria-label="Proposals"><h2>Proposed</h2>${answer.data.items.map(
    (change) => html`<article key=${change.id} class="field-row">
    <p><strong>${change.field.replaceAll("_", " ")}</strong>: you said “${change.quote}” <span class="quiet"><${Sources} of=${[change.source]} /></span></p>
    ${change.diff.length > 0 && html`<${Diff} lines=${change.diff.filter((line) => !/^(---|\+\+\+|@@)/.test(line))} />`}
    ${change.problem && html`<p class="quiet">This can no longer be done: ${change.problem}</p>`}
    <div class="row"><${Act} label="Accept" kind="primary" disabled=${Boolean(change.problem)} act=${() => decide(change.id, "accept")} /><${Act} label="Reject" act=${() => decide(change.id, "reject")} /></div>
  </article>`,
  )}</section>`;
}

// What of the file a field shows.
const typedOf = (found) => ({
  text: found.data.text,
  ...Object.fromEntries(FIELDS.map(([name]) => [name, found.data.fields[name].join("\n")])),
});

// `known` is the file as it was read, `draft` only what was typed since, and over what: whatever is read again, the
// typed words stay, and where the file says something else by now it is shown below.
function Form({ turn }) {
  const [known, setKnown] = useState(null);
  const [draft, setDraft] = useDraft("profile", {});
  const [state, say] = useState({});
  const read = () =>
    ask("/profile")
      .then((found) => {
        setKnown(found);
        say({});
      })
      .catch((error) => say({ error }));
  useEffect(() => {
    read();
  }, [turn]);
  if (!known)
    return html`<div>${state.error ? html`<${Trouble} error=${state.error} again=${read} />` : html`<p class="quiet" role="status">Loading …</p>`}</div>`;
  const there = typedOf(known);
  const shown = { ...there, ...Object.fromEntries(Object.entries(draft).map(([name, { typed }]) => [name, typed])) };
  const save = async (event) => {
    event.preventDefault();
    const typed = FIELDS.map(([name]) => name).filter((name) => name in draft); // the others stay as they are written
    const fields = Object.fromEntries(
      typed.map((name) => [
        name,
        shown[name]
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean),
      ]),
    );
    try {
      setKnown(await ask("/profile", { method: "PUT", etag: known.etag, body: { fields, text: "text" in draft ? shown.text : null } }));
      setDraft((now) => Object.fromEntries(Object.entries(now).filter(([name, { typed }]) => typed !== shown[name])));
      say({ saved: true });
    } catch (error) {
      say({ error });
    }
  };
  const type = (name) => (event) => {
    const typed = event.target.value;
    setDraft((now) => ({ ...now, [name]: { typed, over: now[name] ? now[name].over : there[name] } }));
    say({});
  };
  const lines = (text) => text.split("\n").length;
  const meanwhile = (name) =>
    draft[name] &&
    draft[name].over !== there[name] &&
    draft[name].typed !== there[name] &&
    html`<p class="quiet meanwhile">The file now says: ${there[name].replaceAll("\n", "; ") || "nothing"}</p>`;
  return html`<form onSubmit=${save}>
    ${known.data.problems.map((problem) => html`<div class="alert" role="alert">${problem}. Repair it in an editor; until then it is not used.</div>`)}
    ${FIELDS.map(
      ([name, label, example]) => html`<div class="field-row" key=${name}>
      <label class="label" for=${`profile-${name}`}>${label}</label>
      <textarea id=${`profile-${name}`} class="field" rows=${lines(shown[name] || example)} placeholder=${example} value=${shown[name]} onInput=${type(name)}></textarea>${meanwhile(name)}</div>`,
    )}
    <p class="quiet">One on each line.</p>
    ${Object.entries(known.data.others).map(([name, values]) => html`<p class="quiet">${name.replaceAll("_", " ")}: ${values.join("; ")} (kept as it is)</p>`)}
    <div class="field-row"><label class="label" for="profile-text">In your own words</label>
      <textarea id="profile-text" class="field" rows="8" value=${shown.text} onInput=${type("text")}></textarea>${meanwhile("text")}</div>
    ${
      state.error?.status === 412
        ? html`<div class="alert" role="alert">profile.md has changed since you read it; nothing was written. <button type="button" class="btn small" onClick=${read}>Load the current text and keep my words</button></div>`
        : state.error && html`<${Trouble} error=${state.error} />`
    }
    <button class="btn primary" disabled=${known.data.problems.length > 0}>Save</button> <span role="status" class="quiet">${state.saved ? "saved" : ""}</span>
  </form>`;
}

const EVENTS = { grant: "consent granted", revoke: "consent revoked", read: "used", refused: "refused" };

function Consent({ changed }) {
  const [offset, setOffset] = useState(0);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState(null);
  const answer = useAnswer("/consent" + query({ offset, limit: 20 }));
  const choose = (body) => send("/consent", "PUT", body).then(changed).catch(setError);
  return html`<div><section class="card" aria-label="Consent"><h2>Consent</h2><${Answer} of=${answer}>${(found) => html`
      <p><strong>${found.granted ? "Granted" : "Not given"}</strong>${found.since && html` <span class="quiet"><${Age} of=${found.since} /></span>`}</p>
      <p>${
        found.granted
          ? "The profile is used for searches, for prompts and by a language model where one is set. Each use is listed below."
          : "Without consent the profile is not used in searches, contexts or prompts; only you see it, here and in the file."
      }</p>
      ${
        found.granted
          ? html`<div class="row"><button class="btn small danger" onClick=${() => setAsking(true)}>Revoke and delete …</button>
            <${Act} label="Revoke, keep the file" act=${() => choose({ granted: false, keep_file: true })} /></div>`
          : html`<${Act} label="Grant consent" kind="primary" act=${() => choose({ granted: true })} />`
      }
      ${error && html`<${Trouble} error=${error} />`}`}<//></section>
    <section class="card" aria-label="Audit log"><h2>Who has used it</h2><${Answer} of=${answer}>${({ audit }) =>
      audit.total
        ? html`<ul class="entities">${audit.items.map((use) => html`<li>${EVENTS[use.event] || use.event} <span class="quiet">${use.verb} · by ${use.by} · <${Age} of=${use.time} /></span></li>`)}</ul><${Pages} of=${audit} go=${setOffset} />`
        : html`<p class="quiet">Nobody yet.</p>`}<//></section>
    ${asking && html`<${Confirm} question="Revoke consent?" detail="profile.md is deleted, with the cached replies of models. What git has committed stays in its history." yes="Revoke and delete" danger=${true} done=${() => choose({ granted: false })} close=${() => setAsking(false)} />`}</div>`;
}
