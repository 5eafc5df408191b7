import type { RefObject } from 'react';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { restoreScroll } from '../../layout/engine/restoreScroll.ts';
import type { RestorableList } from '../../layout/types.ts';
import { lastCrumb } from '../albumPath.ts';
import type { AlbumMove, AlbumState } from '../albumReducer.ts';
import type { AlbumMoveReason, UseAlbumOptions } from '../types.ts';

export interface AlbumElements {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Moves that change what the page is about: focus goes to the new title. */
const FOCUSING: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'history', 'imperative']);

/**
 * After a change of level: focus on the title, and the page where the visitor left that level, or at its beginning. Returns what
 * ends it.
 */
export function showArrival({ path, reason }: AlbumMove, elements: AlbumElements): (() => void) | undefined {
  const { containerRef, headingRef } = elements;
  if (reason === 'paging') showBeginning(containerRef.current);
  if (!FOCUSING.has(reason)) return undefined;
  headingRef.current?.focus({ preventScroll: true });
  const top = lastCrumb(path)?.scrollTop;
  if (top === undefined) {
    // Where there is no place to come back to, the browser may know one of its own.
    if (reason !== 'history') showBeginning(containerRef.current);
    return undefined;
  }
  window.scrollTo({ top, behavior: 'instant' });
  // Once more when the list has been laid out, which may make the page as long as it was.
  const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  return () => cancelAnimationFrame(frame);
}

/** Scrolls to the beginning of an element whose beginning is out of sight. `scroll-margin` says how far above. */
export function showBeginning(element: HTMLElement | null): void {
  const { top = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || top > window.innerHeight) element?.scrollIntoView?.({ behavior: 'instant' });
}

/** A layout for albums that tells only whether they are there, not the place of their entries: a theme may draw them in any way. */
const DRAWN_IN_ANY_WAY: RestorableList['windowed']['layout'] = {
  count: 1,
  rectangleOf: () => ({ left: 0, top: 0, width: 0, height: 0 }),
};

interface VisitedAlbum<TImage extends GalleryImage>
  extends Pick<AlbumElements, 'containerRef'>, Pick<UseAlbumOptions, 'appends'> {
  readonly state: AlbumState<TImage>;
}

/** Leads a visitor who comes back, or reloads the page, as far down as before, when the album is there. Returns what ends it. */
export function followAlbumVisit<TImage extends GalleryImage>(latest: RefObject<VisitedAlbum<TImage>>): () => void {
  const list: RefObject<RestorableList> = {
    get current() {
      const { state, appends, containerRef } = latest.current;
      // Of a list that grows the beginning alone may be there.
      const isOnItsWay = appends && state.activity.type === 'loading';
      const layout = state.shown && !isOnItsWay ? DRAWN_IN_ANY_WAY : null;
      return { windowed: { layout, containerRef }, indexOf: () => undefined };
    },
  };
  return restoreScroll(list);
}
