import { unshadowed } from '../unshadowed.ts';

/**
 * The element at which an event began. `event.target` is only the host of a shadow tree for listeners outside of it, such as those of the
 * document.
 */
export const eventOrigin = (event: Event): EventTarget | null => event.composedPath()[0] ?? event.target;

/** A form hides its own parent behind a field of that name. */
const parentOf = (node: Node): Node | null =>
  unshadowed(node).parentNode ?? (node instanceof ShadowRoot ? node.host : null);

/** Whether a node stands within an element, shadow trees below it included. */
export function containsComposed(element: Node | null | undefined, node: EventTarget | null | undefined): boolean {
  if (!element || !(node instanceof Node)) return false;
  for (let at: Node | null = node; at; at = parentOf(at)) if (at === element) return true;
  return false;
}

/** The nearest element that matches a selector, from an element outwards, through the hosts of shadow trees, too. */
export function closestComposed(element: Element, selector: string): Element | null {
  const found = unshadowed(element).closest(selector);
  if (found) return found;
  const root = unshadowed(element).getRootNode();
  return root instanceof ShadowRoot ? closestComposed(root.host, selector) : null;
}

/** An element of the same document or shadow tree, by its id. */
export function elementByIdAround(element: Element, id: string): HTMLElement | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
