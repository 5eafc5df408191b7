'use client';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { lastCrumb } from './albumPath.ts';
import type { AlbumMove } from './albumReducer.ts';
import { showBeginning } from './showBeginning.ts';
import type { AlbumMoveReason } from './types.ts';

/** Moves that change what the page is about: focus goes to the new title. */
const FOCUSING: ReadonlySet<AlbumMoveReason> = new Set(['enter', 'back', 'breadcrumb', 'history', 'imperative']);

export interface AlbumElements {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** After a change of level: focus on the title, and the page where the visitor left that level, or at its beginning. */
export function useAlbumArrival(arrival: AlbumMove | null): AlbumElements {
  const containerRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  useIsomorphicLayoutEffect(() => {
    if (arrival?.reason === 'paging') showBeginning(containerRef.current);
    if (!arrival || !FOCUSING.has(arrival.reason)) return undefined;
    headingRef.current?.focus({ preventScroll: true });
    const top = lastCrumb(arrival.path)?.scrollTop;
    if (top === undefined) {
      // Where there is no place to come back to, the browser may know one of its own.
      if (arrival.reason !== 'history') showBeginning(containerRef.current);
      return undefined;
    }
    window.scrollTo({ top, behavior: 'instant' });
    // Once more when the list has been laid out, which may make the page as long as it was.
    const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [arrival]);

  return { containerRef, headingRef };
}
