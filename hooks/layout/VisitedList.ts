import type { RefObject } from 'react';
import type { UseWindowedLayoutResult } from './types.ts';

/** A list whose items an address can name, and whose place a visitor finds again. */
export interface VisitedList {
  readonly windowed: Pick<UseWindowedLayoutResult, 'layout' | 'containerRef'>;
  /** The item whose element has this `id`, which is the whole fragment of an address; undefined or -1 where it is none of this list. */
  readonly indexOf: (id: string) => number | undefined;
}

/** The lists of a page, each as its newest render has it. */
export type VisitedLists = ReadonlySet<RefObject<VisitedList>>;
