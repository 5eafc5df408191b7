/**
 * Returns the element on which an event was dispatched. For listeners outside a shadow tree, such as those on the
 * document, `event.target` is only the host of that tree.
 */
export const eventOrigin = (event: Event): EventTarget | null => event.composedPath()[0] ?? event.target;

/** Returns the parent, or the host of a shadow root. */
const parentOf = (node: Node): Node | null => node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

/** Returns whether a node is inside an element, including its shadow trees. */
export function containsComposed(element: Node | null | undefined, node: EventTarget | null | undefined): boolean {
  if (!element || !(node instanceof Node)) return false;
  for (let at: Node | null = node; at; at = parentOf(at)) if (at === element) return true;
  return false;
}

/** Returns the closest ancestor that matches a selector, starting with the element itself and crossing shadow hosts. */
export function closestComposed(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestComposed(root.host, selector) : null;
}

/** Returns an element in the same document or shadow tree by its id. */
export function elementByIdAround(element: Element, id: string): HTMLElement | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
