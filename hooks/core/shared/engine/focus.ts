/** Returns the focused element of the document or shadow tree that contains an element. */
export function activeElementAround(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Returns the focused element, even inside open shadow trees, or `null` if only the page has focus. */
export function focusedElement(document: Document): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Returns whether an element or one of its descendants has focus, including shadow trees. */
export function hasFocusWithin(element: Element): boolean {
  const active = activeElementAround(element);
  return active !== null && element.contains(active);
}

/** Returns whether focus is on an element outside this part of the page. */
export function isFocusElsewhere(part: Element): boolean {
  const active = activeElementAround(part);
  return active !== null && !part.contains(active) && !active.contains(part);
}

/** Selector for elements in the tab order. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';

/** Position of an element that had focus. It is used to find the element or its nearest neighbors again. */
export interface FocusPosition {
  /** The element that had focus, or `null` if only the page had focus. */
  readonly element: HTMLElement | null;
  /** Returns the element itself, or an element with the same id that has replaced it. */
  findAgain(): HTMLElement | null;
  /** Returns the nearest element of the same kind: the next one if there is one, otherwise the previous one. */
  findNearest(): HTMLElement | null;
}

type Root = Document | ShadowRoot;

function treeOf(element: Element): Root | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : null;
}

/** Returns the focusable elements inside `around` that have the same tag as a given element. */
const alikeIn = (around: ParentNode, { nodeName }: Element): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.nodeName === nodeName);

/**
 * Returns the element's containers from the inside out, each with the number of similar elements that precede it there.
 */
function positionsOf(element: HTMLElement, before: readonly HTMLElement[]) {
  const positions: { readonly container: Element; readonly index: number }[] = [];
  let count = 0;
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    while (count < before.length && parent.contains(before.at(-1 - count) ?? null)) count += 1;
    positions.push({ container: parent, index: count });
  }
  return positions;
}

/**
 * Remembers an element and its position on the page, because the element may be removed or rerendered while a dialog
 * that it opened is open. The search for the nearest element skips the body and any containers that have also been
 * removed.
 */
export function rememberFocus(element: HTMLElement | null): FocusPosition {
  const root = element && treeOf(element);
  if (!root) return { element, findAgain: () => element, findNearest: () => null };
  const alike = alikeIn(root, element);
  const index = alike.indexOf(element);
  const before = alike.slice(0, Math.max(0, index));
  const around = [...alike.slice(index + 1), ...before.toReversed()];
  const positions = positionsOf(element, before);
  return {
    element,
    findAgain() {
      if (element.isConnected) return element;
      return element.id ? root.getElementById(element.id) : null;
    },
    findNearest() {
      for (const { container, index: nearestIndex } of positions) {
        if (!container.isConnected) continue;
        const kept = around.find((candidate) => candidate !== element && container.contains(candidate));
        const there = kept ? [] : alikeIn(container, element);
        const nearest = kept ?? there[nearestIndex] ?? there.at(-1);
        if (nearest) return nearest;
      }
      return null;
    },
  };
}

/**
 * Focuses the first candidate that accepts focus and returns whether one did. Hidden, inert and disabled elements do
 * not accept focus.
 */
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
 * Returns a ref for an element that may be unmounted while it has focus. If this happens, focus moves to the element
 * that `findNext` returns. `findNext` is called while the leaving element is still in the document.
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
