import type { RefObject } from 'react';
import type { GalleryLayout, UseWindowedLayoutResult } from './types.ts';

/** A list whose items an address can name, and whose place a visitor finds again. */
export interface VisitedList {
  readonly windowed: Pick<UseWindowedLayoutResult, 'containerRef'> & {
    /** Null, or of no items, as long as the list is on its way. */
    readonly layout: Pick<GalleryLayout, 'count' | 'rectangleOf'> | null;
  };
  /** The item whose element has this `id`; undefined or -1 where it is none of this list. */
  readonly indexOf: (id: string) => number | undefined;
}

/** The lists of a page, each as its newest render has it. */
export type VisitedLists = ReadonlySet<RefObject<VisitedList>>;
