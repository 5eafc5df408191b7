'use client';
import { useCallback, useState } from 'react';
import { useElementAttributes } from '../shared/useElementAttributes.ts';
import type { SwipePhase } from './SwipeRecognizer.ts';
import type { UseSwipeResult } from './types.ts';

const NO_REASONS: UseSwipeResult['pauseReasons'] = [];
const HELD_REASONS: UseSwipeResult['pauseReasons'] = ['interaction'];

/** How far a swipe is, as the visitor sees it: told to the page, and said on the surface. */
export function useSwipePhase(
  surface: HTMLElement | null,
): Pick<UseSwipeResult, 'isSwiping' | 'pauseReasons'> & { readonly onPhase: (phase: SwipePhase | null) => void } {
  const [phase, setPhase] = useState<SwipePhase | null>(null);
  const onPhase = useCallback(
    (next: SwipePhase | null) =>
      setPhase((known) => (known?.axis === next?.axis && known?.isHeld === next?.isHeld ? known : next)),
    [],
  );
  useElementAttributes(surface, {
    'data-swiping': phase?.axis,
    'data-held': phase?.isHeld ? '' : undefined,
  });
  return { onPhase, isSwiping: phase !== null, pauseReasons: phase?.isHeld ? HELD_REASONS : NO_REASONS };
}
