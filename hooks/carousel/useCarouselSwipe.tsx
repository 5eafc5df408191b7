'use client';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useCustomProperties } from '../shared/useCustomProperties.ts';
import type { CarouselSwipeOptions, CarouselSwipeProps } from './CarouselSwipe.tsx';

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'dragstart'] as const;

interface SwipePart extends Pick<CarouselSwipeProps, 'backlog'> {
  readonly Swipe: ComponentType<CarouselSwipeProps>;
}

export interface CarouselSwiping {
  readonly isSwiping: boolean;
  readonly recognizer: ReactNode;
}

/** `CarouselSwipe`, whose every line of code comes with the first touch. That touch is not lost. */
export function useCarouselSwipe(options: CarouselSwipeOptions): CarouselSwiping {
  const { viewport, enabled } = options;
  const [part, setPart] = useState<SwipePart | null>(null);
  const [isSwiping, setSwiping] = useState(false);

  useEffect(() => {
    if (!viewport || !enabled || part) return undefined;
    const end = new AbortController();
    let backlog: Event[] | null = null;
    const fetchCode = async () => {
      const events: Event[] = [];
      backlog = events;
      try {
        const { CarouselSwipe } = await import('./CarouselSwipe.tsx');
        setPart({ Swipe: CarouselSwipe, backlog: events });
      } catch {
        // Buttons and keys do all that fingers do; the next touch asks again.
        backlog = null;
      }
    };
    const record = (event: Event) => {
      if (event.type === 'pointerdown' && !backlog) void fetchCode();
      // The browser would drag the picture away from under the finger.
      if (backlog && event.type === 'dragstart') event.preventDefault();
      else backlog?.push(event);
    };
    for (const type of TYPES) viewport.addEventListener(type, record, end);
    return () => end.abort();
  }, [viewport, enabled, part]);
  // What `useSwipe` claims later: without it the browser would take the first touch for its own.
  useCustomProperties(enabled ? viewport : null, { 'touch-action': 'pan-y pinch-zoom' });
  return {
    isSwiping,
    recognizer: part && <part.Swipe options={options} backlog={part.backlog} onSwiping={setSwiping} />,
  };
}
