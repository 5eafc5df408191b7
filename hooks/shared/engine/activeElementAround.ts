import { closedRootsAround } from './composedTree.ts';

/** The focused element of the document, or of the shadow tree, that an element stands in. */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/**
 * The element that has the focus, in whatever shadow tree it stands; null where nothing but the page itself has it. A closed tree shows
 * it only to who is in it: `insider` is an element that may be.
 */
export function focusedElement(document: Document, insider?: Element | null): HTMLElement | null {
  const known = insider ? closedRootsAround(insider) : [];
  let active = document.activeElement;
  for (let root = rootOf(active, known); root?.activeElement; root = rootOf(active, known)) active = root.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

const rootOf = (host: Element | null, known: readonly ShadowRoot[]): ShadowRoot | null =>
  host?.shadowRoot ?? known.find((root) => root.host === host) ?? null;

/** Whether an element has the focus or what has it stands within, in shadow trees below it, too. */
export function hasFocusWithin(element: Element): boolean {
  const active = activeElementAround(element);
  return active !== null && element.contains(active);
}

/** The visitor has gone on to something else than this part of the page. */
export function isFocusElsewhere(part: Element): boolean {
  const active = activeElementAround(part);
  return active !== null && !part.contains(active) && !active.contains(part);
}
