import type { RefObject } from 'react';
import type { GalleryLayout, UseWindowedLayoutResult } from './types.ts';
import type { UseLayoutAnchorOptions } from './useLayoutAnchor.ts';

/** A list whose items an address can name, and whose place a visitor finds again. */
export interface VisitedList {
  readonly windowed: Pick<UseWindowedLayoutResult, 'containerRef'> & {
    /** Null, or of no items, as long as the list is on its way. */
    readonly layout: Pick<GalleryLayout, 'count' | 'rectangleOf'> | null;
  };
  readonly indexOf: UseLayoutAnchorOptions['indexOf'];
}

/** The lists of a page, each as its newest render has it. */
export type VisitedLists = ReadonlySet<RefObject<VisitedList>>;
