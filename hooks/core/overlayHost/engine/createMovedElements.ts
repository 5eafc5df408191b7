import { warnOnce } from '../../shared/developerMessages.ts';
import { guests } from '../../shared/engine/eventBoundary.ts';

/** Moves page elements into a host element, and back. */
export interface MovedElements {
  /** Moves an element into the host. Does nothing if it is already there or contains the host. */
  adopt(element: Element): void;
  /** Moves an element back to its original position. If the element has been removed since, it stays removed. */
  giveBack(element: Element): void;
  giveBackAll(): void;
}

function warnOfFrame(element: Element): void {
  const name = element.id ? `#${element.id}` : element.localName;
  warnOnce(
    `The overlay ${name} was not moved into the lightbox, because it contains a frame, which would reload in a browser without \`moveBefore\`. ` +
      'Users cannot reach the overlay while the lightbox is open. Make its script render into `hostElement` while that ' +
      'exists, or close the lightbox first.',
  );
}

/** Moves page elements into a host. A comment node marks the original position of each element. */
export function createMovedElements(host: Element): MovedElements {
  const places = new Map<Element, Comment>();
  const giveBack = (element: Element): void => {
    const place = places.get(element);
    places.delete(element);
    guests.delete(element);
    const parent = place?.parentNode;
    if (element.parentNode === host) {
      if (parent) moveElement(element, parent, place);
      // The element's original parent was removed. If the element had stayed there, it would have been removed, too.
      else element.remove();
    }
    place?.remove();
  };
  return {
    adopt(element) {
      const parent = element.parentNode;
      if (!parent || places.has(element) || element.contains(host) || host.contains(element)) return;
      const place = host.ownerDocument.createComment('');
      parent.insertBefore(place, element);
      if (moveElement(element, host, null)) {
        places.set(element, place);
        guests.add(element);
        return;
      }
      place.remove();
      if (process.env.NODE_ENV !== 'production') warnOfFrame(element);
    },
    giveBack,
    giveBackAll: () => {
      // Move them back in reverse order, so that siblings keep their order.
      for (const element of [...places.keys()].reverse()) giveBack(element);
    },
  };
}

type ParentWithMove = Node & { moveBefore?(node: Node, child: Node | null): void };

/** Elements that lose their state when they are removed from the document, even briefly. */
const FRAME = 'iframe, object, embed';

const hasFrame = (element: Element): boolean => element.matches(FRAME) || element.querySelector(FRAME) !== null;

/**
 * Moves an element within the page. Returns `false` if this would reload a frame inside the element, because browsers
 * without `moveBefore` have to remove an element to move it.
 */
function moveElement(element: Element, parent: ParentWithMove, before: Node | null): boolean {
  if (parent.moveBefore && parent.isConnected && element.isConnected) {
    parent.moveBefore(element, before);
    return true;
  }
  if (element.isConnected && parent.isConnected && hasFrame(element)) return false;
  parent.insertBefore(element, before);
  return true;
}
