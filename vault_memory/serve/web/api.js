// The API as the page uses it: one fetch, problems as errors, the CSRF token, and whether the server is there.
const BASE = "/api/memory";
export const session = { csrf: "", user: "" };
const listeners = new Set();
let online = true;

export function onConnection(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function connected(now) {
  if (now !== online) {
    online = now;
    for (const listener of listeners) listener(online);
  }
}

export class Problem extends Error {
  constructor(status, detail, etag) {
    super(detail);
    this.status = status;
    this.etag = etag;
  }
}

export async function ask(path, { method = "GET", body, etag, signal, raw } = {}) {
  const headers = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = session.csrf;
  if (etag) headers["If-Match"] = etag;
  if (body !== undefined && !raw) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(BASE + path, { method, headers, signal, body: raw ? body : body && JSON.stringify(body) });
  } catch (error) {
    if (error.name !== "AbortError") {
      connected(false);
      throw new Problem(0, "The server does not answer. Is it still running?");
    }
    throw error;
  }
  connected(true);
  const text = await answer.text();
  const found = text ? JSON.parse(text) : null;
  if (!answer.ok) {
    if (answer.status === 401 && !path.startsWith("/session")) dispatchEvent(new Event("logged-out"));
    throw new Problem(answer.status, found?.detail || found?.title || answer.statusText, answer.headers.get("ETag"));
  }
  return { data: found, etag: answer.headers.get("ETag") };
}

export const get = async (path, options) => (await ask(path, options)).data;
export const send = async (path, method, body, options) => (await ask(path, { method, body, ...options })).data;

export const query = (values) =>
  "?" + new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "" && value !== undefined && value !== null));

export const path = (text) => text.split("/").map(encodeURIComponent).join("/");

// Follow a piece of work until it is over.
export function follow(task, changed) {
  return new Promise((done, failed) => {
    const events = new EventSource(`${BASE}/tasks/${task.id}/events`);
    const seen = (event) => {
      const now = JSON.parse(event.data);
      changed?.(now);
      if (now.state === "done") { events.close(); done(now); }
      if (now.state === "failed") { events.close(); failed(new Problem(500, now.error)); }
    };
    for (const state of ["waiting", "running", "done", "failed"]) events.addEventListener(state, seen);
    events.onerror = () => { events.close(); failed(new Problem(0, "The server went away while it was at work.")); };
  });
}
