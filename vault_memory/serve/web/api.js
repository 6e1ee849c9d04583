// The API as the page uses it: one fetch, problems as errors, the CSRF token, and whether the server is there.
const BASE = "/api/memory";
export const session = { user: "" };
const ROLES = ["reader", "writer", "admin"];
// Whether one may do what needs this role. Who has a vault alone has no role and may do everything.
export const may = (role) => !session.role || ROLES.indexOf(session.role) >= ROLES.indexOf(role);
export const KEY = "vault-memory-key"; // kept by origin, port and all; the cookie, which every port of this host sees, opens nothing alone

export const keep = (key) => (key ? localStorage.setItem(KEY, key) : localStorage.removeItem(KEY));
const key = () => ({ "X-CSRF-Token": localStorage.getItem(KEY) || "" });
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
    if (online) dispatchEvent(new Event("ask-again"));
  }
}

export class Problem extends Error {
  constructor(status, detail, etag) {
    super(detail);
    this.status = status;
    this.etag = etag;
  }
}

/** @param {string} path @param {{method?: string, body?: any, etag?: string, signal?: AbortSignal, raw?: boolean}} [options] */
export async function ask(path, { method = "GET", body, etag, signal, raw } = {}) {
  const headers = { Accept: "application/json", ...key() };
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

// Follow a piece of work until it is over: server-sent events, read by fetch, since an EventSource sends no header.
export async function follow(task, changed) {
  const tell = (now) => dispatchEvent(new CustomEvent("work", { detail: now })); // for the tray, whatever page is shown
  tell(task);
  try {
    const answer = await fetch(`${BASE}/tasks/${task.id}/events`, { headers: { Accept: "text/event-stream", ...key() } });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const parts = (rest + value).split(/\r?\n\r?\n/);
      rest = parts.pop();
      for (const part of parts) {
        const data = part
          .split(/\r?\n/)
          .filter((line) => line.startsWith("data:"))
          .map((line) => line.slice(5).trimStart())
          .join("\n");
        if (!data) continue;
        const now = JSON.parse(data);
        tell(now);
        changed?.(now);
        if (now.state === "done") return now;
        if (now.state === "failed") throw new Problem(500, now.error);
        if (now.state === "cancelled") throw new Problem(499, "It was cancelled; what was done before stays.");
      }
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
  }
  throw new Problem(0, "The connection to the server was lost during the work.");
}
