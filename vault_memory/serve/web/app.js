// The page: a frame, and one component for each address.
import { html, render, useEffect, useState } from "./vendor/preact-htm.js";
import { KEY, get, keep, onConnection, send, session } from "./api.js";
import { dropDrafts } from "./parts.js";
import { Search } from "./pages/search.js";
import { Topics } from "./pages/topics.js";
import { Conversations } from "./pages/conversations.js";
import { Review } from "./pages/review.js";
import { History } from "./pages/history.js";
import { Graph } from "./pages/graph.js";
import { Profile } from "./pages/profile.js";
import { Metrics } from "./pages/metrics.js";
import { Jobs } from "./pages/jobs.js";
import { Doctor } from "./pages/doctor.js";
import { Settings } from "./pages/settings.js";
import { Login } from "./pages/login.js";

const PAGES = [
  ["/", "Search", Search],
  ["/topics", "Topics", Topics],
  ["/conversations", "Conversations", Conversations],
  ["/review", "Review", Review],
  ["/history", "History", History],
  ["/graph", "Graph", Graph],
  ["/profile", "Profile", Profile],
  ["/metrics", "Metrics", Metrics],
  ["/jobs", "Jobs", Jobs],
  ["/doctor", "Doctor", Doctor],
  ["/settings", "Settings", Settings],
];

function useAddress() {
  const [address, set] = useState(location.pathname + location.search);
  useEffect(() => {
    const moved = () => set(location.pathname + location.search);
    const followed = (event) => {
      const link = event.target.closest?.("a[href]");
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
      if (!link || !plain || link.target || link.origin !== location.origin || link.pathname === "/docs") return;
      if (link.pathname.startsWith("/static") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      moved();
      scrollTo(0, 0);
      document.getElementById("main")?.focus();
    };
    addEventListener("popstate", moved);
    addEventListener("moved", moved);
    document.addEventListener("click", followed);
    return () => { removeEventListener("popstate", moved); removeEventListener("moved", moved); document.removeEventListener("click", followed); };
  }, []);
  return address;
}

function Theme() {
  const [chosen, choose] = useState(localStorage.getItem("theme") || "auto");
  const pick = (event) => { choose(event.target.value); globalThis.chooseTheme(event.target.value); };
  return html`<label class="theme">Theme <select class="form-select form-select-sm" value=${chosen} onChange=${pick}>
    <option value="auto">as the system</option><option value="light">light</option><option value="dark">dark</option>
  </select></label>`;
}

function Frame({ address, ended, leave }) {
  const [here, setHere] = useState(true);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => onConnection(setHere), []);
  useEffect(() => { get("/review?limit=1").then((found) => setWaiting(found.total)).catch(() => {}); }, [address]);
  useEffect(() => {
    if (here) return undefined;
    const timer = setInterval(() => get("/session").catch(() => {}), 2000);
    return () => clearInterval(timer);
  }, [here]);
  const current = address.split("?")[0];
  useEffect(() => { document.querySelector("aside [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" }); }, [current]);
  const [, , Shown] = PAGES.find(([path]) => path === current) || PAGES[0];
  const parameters = new URLSearchParams(address.split("?")[1] || "");
  return html`
    <div class="frame">
      <aside>
        <a class="brand" href="/"><img src="/static/icon.svg" alt="" width="28" height="28" /> vault_memory</a>
        <nav aria-label="Main"><ul>${PAGES.map(([path, name]) => html`<li>
          <a href=${path} aria-current=${path === current ? "page" : undefined}>${name}${path === "/review" && waiting > 0 && html` <span class="count" aria-label=${`${waiting} waiting`}>${waiting}</span>`}</a></li>`)}
        </ul></nav>
        <div class="foot">
          <p>Vault of <strong>${session.user}</strong></p>
          <${Theme} />
          <p><a href="/docs">API</a> · <a href="/static/vendor/LICENSES.txt">Licences</a> · <button class="link" onClick=${leave}>Log out</button></p>
        </div>
      </aside>
      <main id=${ended ? undefined : "main"} tabindex="-1">
        ${!here && html`<div class="alert alert-danger" role="alert">The server does not answer. What you see may be old; it is asked again every two seconds.</div>`}
        <${Shown} key=${current + (parameters.get("path") || parameters.get("name") || parameters.get("id") || "")} parameters=${parameters} />
      </main>
    </div>`;
}

function App() {
  const address = useAddress();
  const [known, set] = useState(null);
  const ask = () => get("/session").then((found) => { Object.assign(session, found); set(found.authenticated); }).catch(() => set(false));
  const logOut = () => { dropDrafts(); set(false); };
  useEffect(() => {
    ask();
    const out = () => set((now) => now && "ended");
    addEventListener("logged-out", out);
    const left = (event) => event.key === KEY && !event.newValue && logOut(); // logged out in another tab
    addEventListener("storage", left);
    return () => { removeEventListener("logged-out", out); removeEventListener("storage", left); };
  }, []);
  if (known === null) return html`<main id="main"><p class="p-4 quiet">Loading …</p></main>`;
  // A session that ended by itself hides the page until there is another: what was being typed is still there then.
  return html`${known !== true && html`<${Login} done=${ask} />`}
    ${known && html`<div hidden=${known !== true}><${Frame} address=${address} ended=${known !== true} leave=${() => send("/session", "DELETE").finally(() => { keep(""); logOut(); })} /></div>`}`;
}

render(html`<${App} />`, document.getElementById("app"));
