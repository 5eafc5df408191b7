'use client';
import { useState } from 'react';
import { BLOG_PAGE_LENGTH } from './constants.ts';

export interface UseFlowingCountOptions {
  readonly count: number;
  /** The list belongs in the document as a whole. */
  readonly isWhole: boolean;
  /** Of a list that is not whole, the entries that are mounted before anything is known of the window. @default BLOG_PAGE_LENGTH */
  readonly initialCount?: number | undefined;
}

/** How many entries flow. A list that grows long stays as it is until it is measured. */
export function useFlowingCount({ count, isWhole, initialCount = BLOG_PAGE_LENGTH }: UseFlowingCountOptions): number {
  const [wholeCount, setWholeCount] = useState(isWhole ? count : 0);
  if (isWhole && wholeCount !== count) setWholeCount(count);
  return isWhole ? count : Math.min(count, Math.max(initialCount, wholeCount));
}
