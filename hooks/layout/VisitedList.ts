import type { RefObject } from 'react';
import type { UseWindowedLayoutResult } from './types.ts';
import type { UseLayoutAnchorOptions } from './useLayoutAnchor.ts';

/** A list whose items an address can name, and whose place a visitor finds again. */
export interface VisitedList {
  readonly windowed: Pick<UseWindowedLayoutResult, 'layout' | 'containerRef'>;
  readonly indexOf: UseLayoutAnchorOptions['indexOf'];
}

/** The lists of a page, each as its newest render has it. */
export type VisitedLists = ReadonlySet<RefObject<VisitedList>>;
