import { warnOnce } from '../../shared/developerMessages.ts';

/** Elements that are guests of a host. */
export interface MovedElements {
  /** Nothing happens to one that is a guest already, or that is around the host. */
  adopt(element: Element): void;
  /** Puts one back where it was. One that was removed meanwhile stays away. */
  giveBack(element: Element): void;
  giveBackAll(): void;
}

function warnOfFrame(element: Element): void {
  const name = element.id ? `#${element.id}` : element.localName;
  warnOnce(
    `The overlay ${name} was not moved into the lightbox, because it has a frame in it and this browser has no \`moveBefore\`: ` +
      'the frame would load anew, and visitors cannot reach it while the lightbox is open. Let its script draw into ' +
      '`hostElement` while that is there, or close the lightbox first.',
  );
}

/** Takes elements of others in. A comment keeps the place of each. */
export function createMovedElements(host: Element): MovedElements {
  const places = new Map<Element, Comment>();
  const giveBack = (element: Element): void => {
    const place = places.get(element);
    places.delete(element);
    const parent = place?.parentNode;
    if (element.parentNode === host) {
      if (parent) moveElement(element, parent, place);
      // What was around it has gone, and would have taken it along.
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
        return;
      }
      place.remove();
      if (process.env.NODE_ENV !== 'production') warnOfFrame(element);
    },
    giveBack,
    giveBackAll: () => {
      // From the last one: what stood side by side is put back in the same order.
      for (const element of [...places.keys()].reverse()) giveBack(element);
    },
  };
}

type ParentWithMove = Node & { moveBefore?(node: Node, child: Node | null): void };

/** Elements that lose their state when they leave the page, if only for a moment. */
const FRAME = 'iframe, object, embed';

const hasFrame = (element: Element): boolean => element.matches(FRAME) || element.querySelector(FRAME) !== null;

/**
 * Moves an element to another place of the page. False where a frame in it would load anew: a browser without `moveBefore` takes an
 * element off the page to move it.
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
