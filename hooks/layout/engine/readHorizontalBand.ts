import { readDirection } from '../../shared/engine/readDirection.ts';
import type { VisibleBand } from '../types.ts';

/** What the window shows of an element from its inline start on: for a layout that grows sideways. */
export function readHorizontalBand(element: HTMLElement): VisibleBand {
  const { left, right } = element.getBoundingClientRect();
  const windowWidth = element.ownerDocument.documentElement.clientWidth;
  return readDirection(element) === 'rtl'
    ? { top: right - windowWidth, bottom: right }
    : { top: -left, bottom: windowWidth - left };
}
