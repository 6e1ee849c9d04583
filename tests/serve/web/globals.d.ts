// What the type checker cannot know of the page's globals: it has HTML elements only, and theme.js sets one function.
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<HTMLElement>;
}
declare function chooseTheme(name: string): void;
