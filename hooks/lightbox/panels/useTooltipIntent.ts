'use client';
import { useEffect, useState } from 'react';
import type { UseLightboxResult } from '../lightbox/types.ts';

/**
 * Returns whether a tooltip is likely to be needed. This is the case once a mouse, a pen or visible focus has reached a
 * control of the open lightbox. Load the tooltip's chunk once the result is `true`.
 *
 * ```tsx
 * const isLikely = useTooltipIntent(lightbox);
 * {isLikely && <LazyTooltip lightbox={lightbox} />}
 * ```
 */
export function useTooltipIntent({
  status,
  stageElement,
}: Pick<UseLightboxResult, 'status' | 'stageElement'>): boolean {
  const [isLikely, setIsLikely] = useState(false);
  const isWaiting = status === 'open' && !isLikely;
  useEffect(() => {
    if (!stageElement || !isWaiting) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const handlePointer = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch' && target instanceof Element && target.closest('[title]')) setIsLikely(true);
    };
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('[title]:focus-visible')) setIsLikely(true);
    };
    stageElement.addEventListener('pointerover', handlePointer, { signal });
    stageElement.addEventListener('focusin', handleFocus, { signal });
    return () => ending.abort();
  }, [stageElement, isWaiting]);
  return isLikely;
}
