import { unshadowed } from '../unshadowed.ts';
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

/** The elements that Tab reaches, as a selector. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';

/** A place of focus, with its nearest neighbours for when it has gone. */
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

/** The containers around an element, from the inside out, and how many of its kind stand before it in each. */
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
 * Remembers an element and its place on the page: what opened a dialog may be deleted or drawn anew while that is open. A container
 * that has gone, too, is passed over; where nothing is left but the page, nothing is near.
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

/** Gives focus to the first that takes it, and tells whether one did: what is hidden, inert or disabled does not. */
export function focusFirst(
  candidates: readonly (() => HTMLElement | null | undefined | false)[],
  options?: FocusOptions,
): boolean {
  return candidates.some((find) => {
    const element = find();
    if (!element) return false;
    element.focus(options);
    return focusedElement(element.ownerDocument, element) === element;
  });
}

/**
 * A ref for an element that goes while a visitor may be on it, by a press or by itself: focus that it had goes to what `findNext` names,
 * as long as both are on the page.
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
