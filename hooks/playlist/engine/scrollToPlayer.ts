import { scrollGalleryTo } from '../../browsing/engine/scrollGalleryTo.ts';
import { PLAYER_SCROLL_DURATION_MS } from '../constants.ts';
import { playerScrollOffset } from '../playerScrollOffset.ts';

export interface PlayerScrollOptions {
  /** The site's setting: CSS pixels from the top of the window; 0: in its middle. */
  readonly scrolling: number;
  readonly hasReducedMotion: boolean;
  /** Nothing moves where the top of the element is in the window already. */
  readonly isLazy: boolean;
}

/** Scrolls the page to an element. The controller ends it. */
export function scrollToPlayer(
  element: HTMLElement,
  { scrolling, hasReducedMotion, isLazy }: PlayerScrollOptions,
): AbortController {
  const windowHeight = element.ownerDocument.documentElement.clientHeight;
  const { top } = element.getBoundingClientRect();
  if (isLazy && top >= 0 && top < windowHeight) return new AbortController();
  const offset = playerScrollOffset({ scrolling, playerHeight: element.offsetHeight, windowHeight });
  return scrollGalleryTo(element, offset, hasReducedMotion ? 0 : PLAYER_SCROLL_DURATION_MS);
}
