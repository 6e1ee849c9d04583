// The page: a frame, and one component for each address, loaded when it is first shown.

import { AddDialog } from "./add.js";
import { get, KEY, keep, may, onConnection, send, session } from "./api.js";
import { Icon } from "./icons.js";
import { Help, Palette, useKeys } from "./keys.js";
import { Home } from "./pages/home.js";
import { Login } from "./pages/login.js";
import { dropAnswers, dropDrafts, useEvent } from "./parts.js";
import { useAddress } from "./router.js";
import { Drop, Tray } from "./tray.js";
import { html, render, useEffect, useLayoutEffect, useState } from "./vendor/preact-htm.js";

export const PAGES = [
  ["/topics", "Topics", "topics"],
  ["/conversations", "Conversations", "conversations"],
  ["/review", "Review", "review"],
  ["/history", "History", "history"],
  ["/graph", "Graph", "graph"],
  ["/profile", "Profile", "profile"],
  ["/metrics", "Metrics", "metrics"],
  ["/jobs", "Jobs", "jobs"],
  ["/doctor", "Doctor", "doctor"],
  ["/settings", "Settings", "settings"],
  ["/docs", "API", "docs"],
];
const OF_ADMINS = new Set(["/profile", "/metrics", "/jobs", "/doctor", "/settings"]); // in a vault that people share
const MAIN = 6; // the places, with Home; the others are the works
const TABS = 5; // places on a phone; the others are behind More
const NAVIGATION = [["/", "Home", "home"], ...PAGES];
const loaded = new Map([["/", Home]]);

const allowed = (path) => may("admin") || !OF_ADMINS.has(path);

function useShown(path) {
  const [, turn] = useState(0);
  const [failed, fail] = useState(false);
  const [tries, again] = useState(0);
  const known = NAVIGATION.find(([address]) => address === path);
  const part = loaded.get(path);
  useEffect(() => {
    fail(false);
    if (!known || part) return; // not loaded.has(path): `ahead` may have loaded it since this was drawn without it
    import(`./pages/${known[2]}.js${tries ? `?try=${tries}` : ""}`) // a browser does not ask again for what has failed
      .then((found) => {
        loaded.set(path, found.default);
        turn((number) => number + 1);
      })
      .catch(() => fail(true));
  }, [path, tries]);
  useEvent("ask-again", () => failed && again((number) => number + 1));
  if (!known) return Unknown;
  if (!allowed(path)) return ForAdmins;
  return part || (failed ? Unloaded : null);
}

const Unknown = () =>
  html`<div class="page"><header class="page-head"><h1>There is no such page</h1></header><p><a href="/">Home</a> has a search, and “Go to …”<span class="hint-keys"> (<kbd>Ctrl K</kbd>)</span> leads to any page and topic.</p></div>`;
const ForAdmins = () =>
  html`<div class="page"><header class="page-head"><h1>For admins</h1></header><p>Only the admins of this vault see this page. You are its ${session.role}.</p></div>`;
const Unloaded = () =>
  html`<div class="page"><div class="alert" role="alert"><span>This part of the page could not be loaded. It is shown as soon as the server answers.</span> <button class="btn small" onClick=${() => location.reload()}>Load it again</button></div></div>`;

function Theme() {
  const [chosen, choose] = useState(localStorage.getItem("theme") || "auto");
  useEvent("theme", () => choose(localStorage.getItem("theme") || "auto"));
  return html`<label class="theme">Theme <select value=${chosen} onChange=${(event) => globalThis.chooseTheme(event.target.value)}>
    <option value="auto">as the system</option><option value="light">light</option><option value="dark">dark</option>
  </select></label>`;
}

function Frame({ address, ended, leave }) {
  const [here, setHere] = useState(true);
  const [waiting, setWaiting] = useState(0);
  const [more, setMore] = useState(false);
  const count = () =>
    get("/review?limit=1")
      .then((found) => setWaiting(found.total))
      .catch(() => {});
  useEffect(() => onConnection(setHere), []);
  useEffect(() => {
    count();
    setMore(false);
  }, [address]);
  useEvent("changed", count);
  useLayoutEffect(() => {
    if (!more) return undefined; // listening before the menu is painted: whoever sees it can close it
    const shut = (event) => {
      if (event.type === "keydown" ? event.key === "Escape" : !event.target.closest(".frame > aside nav")) setMore(false);
    };
    for (const name of ["keydown", "pointerdown"]) addEventListener(name, shut);
    return () => {
      for (const name of ["keydown", "pointerdown"]) removeEventListener(name, shut);
    };
  }, [more]);
  useEffect(() => {
    if (here) return undefined;
    const timer = setInterval(() => get("/session").catch(() => {}), 2000);
    return () => clearInterval(timer);
  }, [here]);
  const [path, ...rest] = address.split("?"); // a query may hold a question mark, too
  const parameters = new URLSearchParams(rest.join("?"));
  const Shown = useShown(path);
  const pages = NAVIGATION.filter(([to]) => allowed(to));
  const item = ([to, name, icon], number) =>
    html`<li key=${to} class=${to === NAVIGATION[TABS][0] && number === 0 ? "only-phone" : ""}><a href=${to} aria-current=${to === path ? "page" : undefined}><${Icon} of=${icon} /><span>${name}</span>${to === "/review" && waiting > 0 && html`<span class="count" aria-label=${`${waiting} waiting`}>${waiting}</span>`}</a></li>`;
  return html`
    <div class="frame">
      <aside class=${more ? "open" : ""}>
        <a class="brand" href="/"><img src=${new URL("icon.svg", import.meta.url)} alt="" width="24" height="24" /> <span>vault_memory</span></a>
        <nav aria-label="Main">
          <ul class="places">${pages.slice(0, MAIN).map(item)}</ul>
          <ul class="works" id="works">${pages.slice(TABS).map(item)}</ul>
          <button type="button" class="more-tab" aria-expanded=${String(more)} aria-controls="works" onClick=${() => setMore(!more)}><${Icon} of="more" /><span>More</span></button>
        </nav>
        <div class="foot">
          <p>Vault of <strong>${session.user}</strong></p>
          <${Theme} />
          <p class="to"><button type="button" class="link" onClick=${() => dispatchEvent(new Event("palette"))}>Go to … <kbd>Ctrl K</kbd></button></p>
          <p><a href=${new URL("vendor/LICENSES.txt", import.meta.url)} target="_blank" rel="noopener">Licences</a> · <button type="button" class="link" onClick=${leave}>Log out</button></p>
        </div>
      </aside>
      <main id=${ended ? undefined : "main"} tabindex="-1">
        ${!here && html`<div class="alert" role="alert">The server does not answer. What you see may be old; it is asked again every two seconds.</div>`}
        ${Shown ? html`<${Shown} key=${path + (parameters.get("path") || parameters.get("name") || parameters.get("id") || "")} parameters=${parameters} />` : html`<p class="quiet" role="status">Loading …</p>`}
      </main>
    </div>
    <${Tray} /><${Drop} />
    <${Palette} pages=${pages} leave=${leave} /><${Help} /><${AddDialog} />`;
}

function App() {
  const address = useAddress();
  const [known, set] = useState(null);
  const ask = () =>
    get("/session")
      .then((found) => {
        Object.assign(session, found);
        set(found.authenticated);
      })
      .catch(() => set(false));
  const logOut = () => {
    dropDrafts();
    dropAnswers();
    set(false);
  };
  useKeys();
  useEffect(() => {
    ask();
    const out = () => set((now) => now && "ended");
    addEventListener("logged-out", out);
    const left = (event) => event.key === KEY && !event.newValue && logOut(); // logged out in another tab
    addEventListener("storage", left);
    // A tab that one comes back to shows what has happened since.
    const seen = () => {
      if (document.visibilityState !== "visible") return;
      dispatchEvent(new Event("returned"));
      dispatchEvent(new Event("changed"));
    };
    document.addEventListener("visibilitychange", seen);
    addEventListener("focus", seen); // an editor stood beside the window
    return () => {
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("focus", seen);
      removeEventListener("logged-out", out);
      removeEventListener("storage", left);
    };
  }, []);
  if (known === null) return html`<main id="main"><p class="quiet">Loading …</p></main>`;
  const leave = () =>
    send("/session", "DELETE").finally(() => {
      keep("");
      logOut();
    });
  // A session that ended by itself hides the page until there is another: what was being typed is still there then.
  return html`${known !== true && html`<${Login} done=${ask} />`}
    ${known && html`<div hidden=${known !== true}><${Frame} address=${address} ended=${known !== true} leave=${leave} /></div>`}`;
}

// The pages that one goes to most are there before they are asked for, also when the server goes away.
const ahead = () => {
  for (const [path, , name] of PAGES.slice(0, 4))
    import(`./pages/${name}.js`).then((part) => loaded.set(path, part.default)).catch(() => {});
};

render(html`<${App} />`, document.getElementById("app"));
addEventListener("load", () => setTimeout(ahead, 400));
