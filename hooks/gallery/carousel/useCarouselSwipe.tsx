'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { claimTouchAction } from '../../core/gesture/engine/claimTouchAction.ts';
import { isTaken } from '../../core/gesture/engine/isTaken.ts';
import { useGestureRecognizers } from '../../core/gesture/useGestureRecognizers.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { carouselSwipeChunk } from './chunks.ts';
import type { CarouselSwipeOptions } from './CarouselSwipe.tsx';

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'dragstart'] as const;

export interface CarouselSwiping {
  readonly isSwiping: boolean;
  readonly gestureNode: ReactNode;
}

/** Loads `CarouselSwipe` on the first touch and replays that touch. */
export function useCarouselSwipe(options: CarouselSwipeOptions): CarouselSwiping {
  const { viewport, enabled } = options;
  const [backlog] = useState<Event[]>(() => []);
  const { code, shouldStore } = useGestureRecognizers(carouselSwipeChunk, () => void backlog.splice(0));
  const [isSwiping, setSwiping] = useState(false);

  useEffect(() => {
    if (!viewport || !enabled || code) return undefined;
    const end = new AbortController();
    const record = (event: PointerEvent | DragEvent) => {
      if (event.type === 'pointerdown' && isTaken(event as PointerEvent, viewport)) return;
      if (!shouldStore(event)) return;
      // Prevents the browser from dragging the image.
      if (event.type === 'dragstart') event.preventDefault();
      else backlog.push(event);
    };
    for (const type of TYPES) viewport.addEventListener(type, record, end);
    return () => end.abort();
  }, [viewport, enabled, code, shouldStore, backlog]);
  // `useSwipe` makes the same claim once it has loaded. Until then, the browser would otherwise handle the first touch
  // itself.
  useIsomorphicLayoutEffect(
    () => (viewport && enabled ? claimTouchAction(viewport, ['pan-y', 'pinch-zoom']) : undefined),
    [viewport, enabled],
  );
  return {
    isSwiping,
    gestureNode: code && <code.CarouselSwipe options={options} backlog={backlog} onSwiping={setSwiping} />,
  };
}
