// HTML of the server (rendered from markdown, without anything of its own in it) as the page's own elements.
import { h } from "./vendor/preact-htm.js";

const ALLOWED = new Set(
  "a blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i li ol p pre s section strong sub sup table tbody td th thead tr ul".split(" "),
);
const ATTRIBUTES = ["class", "href", "id", "target", "rel", "start", "aria-label"];

export const parsed = (source) => new DOMParser().parseFromString(source, "text/html").body;

/** @typedef {(element: any, children: any[], properties: any) => any} Each */

// `each(element, children, properties)` may give something else for an element; `text(string)` for a text.
/** @param {Node} node @param {{each?: Each, text?: (data: string) => any}} [options] */
export function vnodes(node, { each, text } = {}) {
  return [...node.childNodes].map((/** @type {any} */ child) => {
    if (child.nodeType === 3) return text ? text(child.data) : child.data;
    const name = child.localName;
    if (child.nodeType !== 1 || !ALLOWED.has(name)) return null;
    const properties = {};
    for (const attribute of ATTRIBUTES) if (child.hasAttribute(attribute)) properties[attribute] = child.getAttribute(attribute);
    const children = vnodes(child, { each, text });
    return each?.(child, children, properties) ?? h(name, properties, children);
  });
}
