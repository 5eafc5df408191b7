import type { RefObject } from 'react';
import type { GalleryImage } from '../../../data/backend/GalleryImage.ts';
import { restoreScroll } from '../../layout/engine/restoreScroll.ts';
import type { RestorableList } from '../../layout/types.ts';
import { scrollPageTo } from '../../../core/shared/engine/scrolling.ts';
import { lastCrumb } from '../albumPath.ts';
import type { AlbumMove, AlbumState } from '../albumReducer.ts';
import type { AlbumMoveReason, UseAlbumOptions } from '../types.ts';

export interface AlbumElements {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Moves after which the title is focused. */
const FOCUSING: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'history', 'imperative']);

/**
 * Focuses the title after the user navigates to another level. Scrolls to where the user last left that level, or to
 * its start. Returns a cleanup function.
 */
export function showArrival({ path, reason }: AlbumMove, elements: AlbumElements): (() => void) | undefined {
  const { containerRef, headingRef } = elements;
  if (reason === 'paging') showBeginning(containerRef.current);
  if (!FOCUSING.has(reason)) return undefined;
  headingRef.current?.focus({ preventScroll: true });
  const top = lastCrumb(path)?.scrollTop;
  if (top === undefined) {
    // If no position was saved, the browser may restore one itself.
    if (reason !== 'history') showBeginning(containerRef.current);
    return undefined;
  }
  scrollPageTo(top);
  // Repeat this after layout, because the page may not be long enough before then to scroll that far.
  const frame = requestAnimationFrame(() => scrollPageTo(top));
  return () => cancelAnimationFrame(frame);
}

/**
 * Scrolls to the start of an element if the start is out of view. The element's `scroll-margin` sets the distance to
 * the edge of the viewport.
 */
export function showBeginning(element: HTMLElement | null): void {
  const { top = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || top > window.innerHeight) element?.scrollIntoView?.({ behavior: 'instant' });
}

/** The layout of a loaded album. It contains no entry positions, because themes render entries in their own way. */
const LOADED_LAYOUT: RestorableList['virtualized']['layout'] = {
  count: 1,
  rectangleOf: () => ({ left: 0, top: 0, width: 0, height: 0 }),
};

interface VisitedAlbum<TImage extends GalleryImage>
  extends Pick<AlbumElements, 'containerRef'>, Pick<UseAlbumOptions, 'appends'> {
  readonly state: AlbumState<TImage>;
}

/**
 * After the user goes back or reloads the page, restores the scroll position once the album has loaded. Returns a
 * cleanup function.
 */
export function restoreAlbumScroll<TImage extends GalleryImage>(latest: RefObject<VisitedAlbum<TImage>>): () => void {
  const list: RefObject<RestorableList> = {
    get current() {
      const { state, appends, containerRef } = latest.current;
      // If pages are appended, only the first pages may have loaded so far.
      const isLoading = appends && state.activity.type === 'loading';
      const layout = state.shown && !isLoading ? LOADED_LAYOUT : null;
      return { virtualized: { layout, containerRef }, indexOf: () => undefined };
    },
  };
  return restoreScroll(list);
}
