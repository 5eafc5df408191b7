'use client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useCustomProperties } from '../shared/useElementEffect.ts';
import { useGestureRecognizers } from '../gesture/useGestureCode.ts';
import type { CarouselSwipeOptions } from './CarouselSwipe.tsx';

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'dragstart'] as const;

export interface CarouselSwiping {
  readonly isSwiping: boolean;
  readonly recognizer: ReactNode;
}

/** Loads `CarouselSwipe` with the first touch, and replays that touch. */
export function useCarouselSwipe(options: CarouselSwipeOptions): CarouselSwiping {
  const { viewport, enabled } = options;
  const [backlog] = useState<Event[]>(() => []);
  const { code, keeps } = useGestureRecognizers(() => void backlog.splice(0));
  const [isSwiping, setSwiping] = useState(false);

  useEffect(() => {
    if (!viewport || !enabled || code) return undefined;
    const end = new AbortController();
    const record = (event: Event) => {
      if (!keeps(event.type)) return;
      // Otherwise the browser would start to drag the picture.
      if (event.type === 'dragstart') event.preventDefault();
      else backlog.push(event);
    };
    for (const type of TYPES) viewport.addEventListener(type, record, end);
    return () => end.abort();
  }, [viewport, enabled, code, keeps, backlog]);
  // As `useSwipe` sets later. Without it the browser would handle the first touch itself.
  useCustomProperties(enabled ? viewport : null, { 'touch-action': 'pan-y pinch-zoom' });
  return {
    isSwiping,
    recognizer: code && <code.CarouselSwipe options={options} backlog={backlog} onSwiping={setSwiping} />,
  };
}
