// A drawing that is dragged and zoomed; names are of one size however near it is.

import { colour, fitted, place, radius, roomFor } from "./layout.js";
import { html, useEffect, useMemo, useRef, useState } from "./vendor/preact-htm.js";

const MANY = 60; // lines from which they are drawn fainter

const cut = (text) => (text.length > 26 ? `${text.slice(0, 24)}…` : text);

export function Drawing({ nodes, edges, chosen, choose, openTopic }) {
  const box = useRef();
  const hand = useRef({ at: new Map(), moved: 0 });
  const [screen, setScreen] = useState({ width: 0, height: 0 });
  const [view, setView] = useState(null);
  const [over, setOver] = useState("");
  const [shifted, setShifted] = useState(new Map());
  const drawn = useMemo(() => place(nodes, edges), [nodes, edges]);
  const known = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes]);
  const at = (id) => shifted.get(id) ?? drawn.places.get(id);
  useEffect(() => {
    const look = () => setScreen({ width: box.current.clientWidth, height: box.current.clientHeight });
    const sized = new ResizeObserver(look);
    sized.observe(box.current);
    look();
    return () => sized.disconnect();
  }, []);
  const whole = () => fitted(drawn.areas, screen);
  useEffect(() => {
    if (screen.width) {
      setShifted(new Map());
      setView(whole());
    }
  }, [drawn, screen.width, screen.height]);
  const zoom = (by, x = screen.width / 2, y = screen.height / 2) =>
    setView((now) => {
      const k = Math.max(0.2, Math.min(4, now.k * by));
      return { k, x: x - ((x - now.x) * k) / now.k, y: y - ((y - now.y) * k) / now.k };
    });
  useEffect(() => {
    const wheel = (event) => {
      event.preventDefault();
      const { left, top } = box.current.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
    };
    box.current.addEventListener("wheel", wheel, { passive: false });
    return () => box.current?.removeEventListener("wheel", wheel);
  }, [screen]);

  const down = (event) => {
    hand.current.at.set(event.pointerId, { x: event.clientX, y: event.clientY, node: event.target.dataset.node });
    hand.current.moved = 0;
    if (!event.target.dataset.topic) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event) => {
    const last = hand.current.at.get(event.pointerId);
    if (!last) {
      if (event.pointerType === "mouse") setOver(event.target.dataset.node ?? event.target.dataset.topic ?? "");
      return;
    }
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    hand.current.moved += Math.abs(dx) + Math.abs(dy);
    const others = [...hand.current.at.entries()].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
    if (others.length) {
      const before = Math.hypot(last.x - others[0].x, last.y - others[0].y);
      const { left, top } = box.current.getBoundingClientRect();
      zoom(
        Math.hypot(event.clientX - others[0].x, event.clientY - others[0].y) / Math.max(1, before),
        others[0].x - left,
        others[0].y - top,
      );
    } else if (last.node) {
      const from = at(last.node);
      setShifted((all) => new Map(all).set(last.node, { x: from.x + dx / view.k, y: from.y + dy / view.k }));
    } else setView((now) => ({ ...now, x: now.x + dx, y: now.y + dy }));
    hand.current.at.set(event.pointerId, { ...last, x: event.clientX, y: event.clientY });
  };
  const up = (event) => {
    const last = hand.current.at.get(event.pointerId);
    hand.current.at.delete(event.pointerId);
    if (last?.node && hand.current.moved < 5) choose(last.node);
  };
  const focus = over || chosen;
  const lit = useMemo(() => {
    if (!focus) return null;
    const all = new Set([focus]);
    for (const edge of edges)
      if (edge.source === focus || edge.goal === focus) {
        all.add(edge.source);
        all.add(edge.goal);
      }
    return all;
  }, [over, chosen, edges]);
  const between = edges.filter((edge) => known.get(edge.goal)?.type !== "topic" && known.get(edge.source)?.type !== "topic");
  const isLit = (edge) => lit && (edge.source === (over || chosen) || edge.goal === (over || chosen));
  const onScreen = (point) => ({ x: point.x * view.k + view.x, y: point.y * view.k + view.y });
  const labels = () => {
    const entity = (node) => {
      const point = onScreen(at(node.id));
      return {
        id: node.id,
        text: cut(node.name),
        size: 12,
        x: point.x,
        y: point.y,
        r: radius(node) * view.k,
        first: node.id === over || node.id === chosen,
      };
    };
    const group = (area) => ({
      id: `group ${area.id}`,
      topic: area.id,
      text: cut(area.name),
      size: 12.5,
      r: area.r * view.k,
      ...onScreen(area),
    });
    const entities = nodes
      .filter((node) => node.type !== "topic")
      .sort((one, other) => Number(lit?.has(other.id) ?? 0) - Number(lit?.has(one.id) ?? 0) || other.relations - one.relations);
    const first = entities.filter((node) => node.id === over || node.id === chosen);
    return roomFor(
      [
        ...first.map(entity),
        ...drawn.areas.filter((area) => area.name).map(group),
        ...entities.filter((node) => !first.includes(node)).map(entity),
      ],
      screen,
      entities.map((node) => ({ ...onScreen(at(node.id)), r: radius(node) * view.k })),
    );
  };
  return html`<div class="graph" ref=${box}>
    <svg class=${`${lit ? "dimmed" : ""} ${between.length > MANY ? "many" : ""}`} role="img" aria-label=${`Graph of ${nodes.length} nodes and ${edges.length} relationships; the list has the same content`}
      onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up} onPointerLeave=${() => setOver("")}>
      ${
        view &&
        html`<g transform=${`translate(${view.x} ${view.y}) scale(${view.k})`}>
        ${drawn.areas.map((area) => area.id && html`<circle key=${area.id} class=${`group-area ${lit?.has(area.id) ? "lit" : ""}`} cx=${area.x} cy=${area.y} r=${area.r} />`)}
        ${between.map((edge, number) => {
          const [one, other] = [at(edge.source), at(edge.goal)];
          return (
            one &&
            other &&
            html`<line key=${number} class=${isLit(edge) ? "lit" : ""} x1=${one.x} y1=${one.y} x2=${other.x} y2=${other.y} stroke-width=${1.2 / view.k} />`
          );
        })}
        ${nodes
          .filter((node) => node.type !== "topic")
          .map((node) => {
            const point = at(node.id);
            return html`<circle key=${node.id} data-node=${node.id} class=${`node type-${colour(node.type)} ${lit?.has(node.id) ? "lit" : ""} ${node.id === chosen ? "chosen" : ""}`} cx=${point.x} cy=${point.y} r=${radius(node)} stroke-width=${1.5 / view.k}><title>${node.name}, ${node.type}</title></circle>`;
          })}
      </g>
      ${
        lit &&
        between.filter(isLit).map((edge, number) => {
          // nearer to the neighbour, where the lines of one node are apart
          const [near, far] = (edge.source === focus ? [edge.source, edge.goal] : [edge.goal, edge.source]).map((id) => onScreen(at(id)));
          return html`<text key=${`edge ${number}`} class="edge-name lit" font-size="10.5" stroke-width="3" text-anchor="middle" x=${near.x * 0.35 + far.x * 0.65} y=${near.y * 0.35 + far.y * 0.65 - 3}>${edge.relation}</text>`;
        })
      }
      ${labels().map((label) => html`<text key=${label.id} class=${label.topic ? "group-name" : lit?.has(label.id) ? "lit" : ""} data-topic=${label.topic} font-size=${label.size} stroke-width="3" text-anchor="middle" x=${label.x} y=${label.y} onClick=${label.topic ? () => openTopic(label.topic) : undefined}>${label.text}</text>`)}`
      }
    </svg>
    <div class="zoom"><button type="button" class="btn" aria-label="Nearer" onClick=${() => zoom(1.4)}>+</button><button type="button" class="btn" aria-label="Farther" onClick=${() => zoom(1 / 1.4)}>−</button><button type="button" class="btn" aria-label="All of it" onClick=${() => setView(whole())}>⤢</button></div>
  </div>`;
}

const X = 46; // room for half a name at the sides, in pixels

// Topics on a plane, those that are alike close together.
export function TopicMap({ items, open }) {
  const box = useRef();
  const [screen, setScreen] = useState({ width: 0, height: 0 });
  const [over, setOver] = useState("");
  useEffect(() => {
    const look = () => setScreen({ width: box.current.clientWidth, height: box.current.clientHeight });
    const sized = new ResizeObserver(look);
    sized.observe(box.current);
    look();
    return () => sized.disconnect();
  }, []);
  const room = Math.min(1, Math.sqrt((screen.width * screen.height) / Math.max(1, items.length) / 3600)); // smaller where there are many
  const size = (item) => Math.max(2.5, room * (4 + Math.min(12, 1.5 * Math.sqrt(item.cells))));
  const points = items.map((item) => ({ ...item, px: X + item.x * (screen.width - 2 * X), py: 20 + item.y * (screen.height - 48) }));
  const label = (item) => ({
    id: item.path,
    text: cut(item.topic),
    size: 12,
    x: item.px,
    y: item.py,
    r: size(item),
    first: item.path === over,
  });
  const sorted = [...points].sort((one, other) => Number(other.path === over) - Number(one.path === over) || other.cells - one.cells);
  const shown = screen.width
    ? roomFor(
        sorted.map(label),
        screen,
        points.map((item) => ({ x: item.px, y: item.py, r: size(item) })),
      )
    : [];
  return html`<div class="graph map" ref=${box}><svg role="img" aria-label=${`Map of ${items.length} topics by meaning; the page Topics has the same content`} onPointerLeave=${() => setOver("")}>
    ${screen.width > 0 && points.map((item) => html`<circle key=${item.path} class="node type-6" cx=${item.px} cy=${item.py} r=${size(item)} stroke-width="1.5" onPointerEnter=${() => setOver(item.path)} onClick=${() => open(item.path)}><title>${item.topic}</title></circle>`)}
    ${shown.map((each) => html`<text key=${each.id} font-size=${each.size} stroke-width="3" text-anchor="middle" x=${each.x} y=${each.y}>${each.text}</text>`)}
  </svg></div>`;
}
