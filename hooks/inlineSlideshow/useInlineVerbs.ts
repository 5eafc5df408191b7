'use client';
import { useEffect, useState } from 'react';
import type { UseInlineSlideshowOptions, UseInlineSlideshowResult } from './types.ts';
import type { InlineNavigation } from './useInlineNavigation.ts';

export type InlineVerbs = Pick<UseInlineSlideshowResult, 'next' | 'previous' | 'goTo' | 'clearQueue'>;

/** The ways to another image; one is gone at once where a lightbox over the slideshow leads. */
export function useInlineVerbs(
  { wish, dispatch }: Pick<InlineNavigation, 'wish' | 'dispatch'>,
  { jumpTo = -1 }: Pick<UseInlineSlideshowOptions, 'jumpTo'>,
): InlineVerbs {
  const [verbs] = useState<InlineVerbs>(() => ({
    next: (reason = 'imperative', event) => wish('next', reason, event),
    previous: (reason = 'imperative', event) => wish('previous', reason, event),
    goTo: (target, reason = 'imperative', event) => wish(target, reason, event),
    clearQueue: () => dispatch({ type: 'visitorLeft' }),
  }));
  useEffect(() => {
    if (jumpTo < 0) return;
    verbs.clearQueue();
    verbs.goTo(jumpTo, 'jump');
  }, [jumpTo, verbs]);
  return verbs;
}
