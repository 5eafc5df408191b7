import { autoUpdate, computePosition, flip, shift, size } from '@floating-ui/react';
import type { OpenSubmenu } from '../../navigation/types.ts';
import { ANCHORED_EDGE_PX, ANCHORED_MIN_HEIGHT_PX } from '../constants.ts';

/** Lets a submenu be as high as its links, or else as there is room: then it scrolls. */
function fitHeight(submenu: HTMLElement, availableHeight: number): void {
  const room = Math.max(availableHeight, ANCHORED_MIN_HEIGHT_PX);
  const height = submenu.hasAttribute('data-scrolls') ? submenu.scrollHeight : submenu.offsetHeight;
  submenu.toggleAttribute('data-scrolls', height > room);
  submenu.style.setProperty('max-height', height > room ? `${room}px` : '');
}

const MIDDLEWARE = [
  flip({ padding: ANCHORED_EDGE_PX }),
  shift({ padding: ANCHORED_EDGE_PX }),
  size({
    padding: ANCHORED_EDGE_PX,
    apply: ({ availableHeight, elements }) => fitHeight(elements.floating, availableHeight),
  }),
];

/** Keeps a submenu within the window. In a menu that is folded it stands in the flow, and stays there. */
export function placeSubmenu({ itemElement, submenuElement, level }: OpenSubmenu): (() => void) | undefined {
  if (!itemElement || !submenuElement) return undefined;
  return autoUpdate(itemElement, submenuElement, () => {
    const { position, direction } = getComputedStyle(submenuElement);
    if (position !== 'absolute') {
      fitHeight(submenuElement, Infinity);
      return;
    }
    const beside = direction === 'rtl' ? 'left-start' : 'right-start';
    const options = { placement: level === 0 ? 'bottom-start' : beside, middleware: MIDDLEWARE } as const;
    void computePosition(itemElement, submenuElement, options).then(({ x, y }) => {
      submenuElement.style.setProperty('inset', `${y}px auto auto ${x}px`);
    });
  });
}
