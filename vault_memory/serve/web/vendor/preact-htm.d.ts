// What the page uses of htm/preact, for the type checker.
export type Ref<T> = { current: T };
export const html: (strings: TemplateStringsArray, ...values: any[]) => any;
export function h(type: any, properties?: any, ...children: any[]): any;
export function render(what: any, place: Element): void;
export function useState(first?: any): [any, (next: any) => void];
export function useEffect(effect: () => void | (() => void), inputs?: any[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: any[]): void;
export function useMemo<T>(make: () => T, inputs: any[]): T;
export function useCallback<T>(callback: T, inputs: any[]): T;
export function useRef<T = any>(first?: T): Ref<T>;
