type ParentWithMove = Node & { moveBefore?(node: Node, child: Node | null): void };

/** What loses its state when it leaves the page, if only for a moment. */
const FRAME = 'iframe, object, embed';

const hasFrame = (element: Element): boolean => element.matches(FRAME) || element.querySelector(FRAME) !== null;

/**
 * Moves an element to another place of the page. False where a frame in it would load anew: a browser without `moveBefore` takes an
 * element off the page to move it.
 */
export function moveElement(element: Element, parent: ParentWithMove, before: Node | null): boolean {
  if (parent.moveBefore && parent.isConnected && element.isConnected) {
    parent.moveBefore(element, before);
    return true;
  }
  if (element.isConnected && parent.isConnected && hasFrame(element)) return false;
  parent.insertBefore(element, before);
  return true;
}
