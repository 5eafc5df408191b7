'use client';
import { useEffect, useRef } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CartSubmission } from './types.ts';

/** Brings what is said of an order into view when its answer comes. `place` is the image and section that it was made in. */
export function useAnswerInView(
  messageElement: () => HTMLElement | null,
  place: string,
  { status }: CartSubmission,
): void {
  const orderedIn = useRef<string | null>(null);
  const show = useStableCallback(() => messageElement()?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }));
  useEffect(() => {
    if (status !== 'adding' && orderedIn.current === place) show();
    orderedIn.current = status === 'adding' ? place : null;
  }, [place, status, show]);
}
