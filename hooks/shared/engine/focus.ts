import { unshadowed } from '../unshadowed.ts';

/** The focused element of the document, or of the shadow tree, that an element stands in. */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** The focused element, in any open shadow tree; null where only the page has focus. */
export function focusedElement(document: Document): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Whether an element or something within it has focus, shadow trees included. */
export function hasFocusWithin(element: Element): boolean {
  const active = activeElementAround(element);
  return active !== null && element.contains(active);
}

/** Whether focus is on something outside this part of the page. */
export function isFocusElsewhere(part: Element): boolean {
  const active = activeElementAround(part);
  return active !== null && !part.contains(active) && !active.contains(part);
}

/** The elements that Tab reaches, as a selector. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';

/** A focused place and its nearest neighbours, for when the element has gone. */
export interface FocusPlace {
  /** The element that had focus; null if only the page had it. */
  readonly element: HTMLElement | null;
  /** The element itself, or one with its id that has taken its place. */
  findAgain(): HTMLElement | null;
  /** Returns the nearest element that stood around it: the next of its kind, else the one before. */
  findNearest(): HTMLElement | null;
}

type Root = Document | ShadowRoot;

function treeOf(element: Element): Root | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : null;
}

/** Returns the focusable elements within another one that are of the same kind as a given element. */
const alikeIn = (around: ParentNode, { nodeName }: Element): HTMLElement[] =>
  [...unshadowed(around).querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.nodeName === nodeName);

/** The containers around an element, from the inside out, each with the number of alike elements that stand before it. */
function placesOf(element: HTMLElement, before: readonly HTMLElement[]) {
  const places: { readonly container: Element; readonly index: number }[] = [];
  let count = 0;
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = unshadowed(parent).parentElement
  ) {
    const own = unshadowed(parent);
    while (count < before.length && own.contains(before.at(-1 - count) ?? null)) count += 1;
    places.push({ container: parent, index: count });
  }
  return places;
}

/**
 * Remembers an element and its place on the page: the element may be deleted or drawn anew while a dialog that it opened is open.
 * Containers that have gone, too, are skipped; the page itself counts as no container.
 */
export function rememberPlace(element: HTMLElement | null): FocusPlace {
  const root = element && treeOf(element);
  if (!root) return { element, findAgain: () => element, findNearest: () => null };
  const alike = alikeIn(root, element);
  const index = alike.indexOf(element);
  const before = alike.slice(0, Math.max(0, index));
  const around = [...alike.slice(index + 1), ...before.toReversed()];
  const places = placesOf(element, before);
  return {
    element,
    findAgain() {
      if (element.isConnected) return element;
      return element.id ? root.getElementById(element.id) : null;
    },
    findNearest() {
      for (const { container, index: place } of places) {
        const own = unshadowed(container);
        if (!own.isConnected) continue;
        const kept = around.find((candidate) => candidate !== element && own.contains(candidate));
        const there = kept ? [] : alikeIn(container, element);
        const nearest = kept ?? there[place] ?? there.at(-1);
        if (nearest) return nearest;
      }
      return null;
    },
  };
}

/** Focuses the first candidate that accepts focus, and returns whether one did. Hidden, inert and disabled elements accept none. */
export function focusFirst(
  candidates: readonly (() => HTMLElement | null | undefined | false)[],
  options?: FocusOptions,
): boolean {
  return candidates.some((find) => {
    const element = find();
    if (!element) return false;
    element.focus(options);
    return focusedElement(element.ownerDocument) === element;
  });
}

/**
 * A ref for an element that may leave the page while it has focus. Focus then moves to the element that `findNext` returns, as long as both
 * are on the page.
 */
export function focusHandoverRef(
  findNext: (leaving: HTMLElement) => HTMLElement | null | undefined,
): (element: HTMLElement | null) => void {
  let held: HTMLElement | null = null;
  return (element) => {
    if (!element && held && hasFocusWithin(held)) findNext(held)?.focus({ preventScroll: true });
    held = element;
  };
}
