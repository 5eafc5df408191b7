'use client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { gesturesChunk } from '../chunk/chunks.ts';
import { useChunk } from '../chunk/useChunk.ts';
import { useCustomProperties } from '../shared/useElementEffect.ts';
import type { CarouselSwipeOptions } from './CarouselSwipe.tsx';

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'dragstart'] as const;

export interface CarouselSwiping {
  readonly isSwiping: boolean;
  readonly recognizer: ReactNode;
}

/** Loads `CarouselSwipe` with the first touch, and replays that touch. */
export function useCarouselSwipe(options: CarouselSwipeOptions): CarouselSwiping {
  const { viewport, enabled } = options;
  const { code } = useChunk(gesturesChunk, { enabled: false });
  const [backlog] = useState<Event[]>(() => []);
  const [isSwiping, setSwiping] = useState(false);

  useEffect(() => {
    if (!viewport || !enabled || code) return undefined;
    const end = new AbortController();
    let isLoading = false;
    const fetchCode = async () => {
      isLoading = true;
      try {
        await gesturesChunk.load();
      } catch {
        // Buttons and keys do all that fingers do; the next touch asks again.
        isLoading = false;
        backlog.length = 0;
      }
    };
    const record = (event: Event) => {
      if (event.type === 'pointerdown' && !isLoading) void fetchCode();
      if (!isLoading) return;
      // The browser would drag the picture away from under the finger.
      if (event.type === 'dragstart') event.preventDefault();
      else backlog.push(event);
    };
    for (const type of TYPES) viewport.addEventListener(type, record, end);
    return () => end.abort();
  }, [viewport, enabled, code, backlog]);
  // What `useSwipe` claims later: without it the browser would take the first touch for its own.
  useCustomProperties(enabled ? viewport : null, { 'touch-action': 'pan-y pinch-zoom' });
  return {
    isSwiping,
    recognizer: code && <code.CarouselSwipe options={options} backlog={backlog} onSwiping={setSwiping} />,
  };
}
