'use client';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { claimTouchAction } from '../shared/claimTouchAction.ts';
import type { SwipeSurfaceProps } from './SwipeSurface.tsx';
import type { SwipeTarget, UseSwipeOptions, UseSwipeResult } from './types.ts';

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'dragstart'] as const;

interface UseLateSwipeOptions extends Pick<UseSwipeOptions, 'turnLength'> {
  readonly surface: HTMLElement | null;
  readonly enabled: boolean;
}

/** `useSwipe` along the page's lines, whose every line of code comes with the first touch. That touch is not lost. */
export function useLateSwipe(
  target: SwipeTarget,
  { surface, enabled, turnLength }: UseLateSwipeOptions,
): Pick<UseSwipeResult, 'isSwiping' | 'recognizer'> {
  const [Surface, setSurface] = useState<ComponentType<SwipeSurfaceProps> | null>(null);
  const [isSwiping, setSwiping] = useState(false);
  const [backlog] = useState<Event[]>([]);
  const isLoading = useRef(false);

  useEffect(() => {
    if (!surface || !enabled || Surface) return undefined;
    const end = new AbortController();
    const fetchCode = async () => {
      isLoading.current = true;
      try {
        const code = await import('./SwipeSurface.tsx');
        setSurface(() => code.SwipeSurface);
      } catch {
        // Buttons and keys do all that fingers do; the next touch asks again.
        isLoading.current = false;
        backlog.length = 0;
      }
    };
    const record = (event: Event) => {
      if (event.type === 'pointerdown' && !isLoading.current) void fetchCode();
      if (!isLoading.current) return;
      // The browser would drag the picture away from under the finger.
      if (event.type === 'dragstart') event.preventDefault();
      else backlog.push(event);
    };
    for (const type of TYPES) surface.addEventListener(type, record, { signal: end.signal });
    const release = claimTouchAction(surface, ['pan-y', 'pinch-zoom']);
    return () => {
      end.abort();
      release();
    };
  }, [surface, enabled, Surface, backlog]);
  const recognizer = Surface && (
    <Surface target={target} onSwiping={setSwiping} axis="x" {...{ surface, enabled, turnLength, backlog }} />
  );
  return { isSwiping, recognizer };
}
