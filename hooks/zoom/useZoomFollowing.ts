'use client';
import { useEffect } from 'react';
import type { Point } from '../shared/Point.ts';
import type { ZoomControl } from './useZoomView.ts';

/** While `isFollowing`, the mouse chooses the part that is seen by where it stands over the surface. */
export function useZoomFollowing(
  surface: HTMLElement | null,
  isFollowing: boolean,
  control: ZoomControl,
  toPoint: (clientX: number, clientY: number) => Point,
): void {
  useEffect(() => {
    if (!surface || !isFollowing) return undefined;
    const handleMove = (event: PointerEvent) => {
      // A pressed mouse drags.
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      control.dispatch({ type: 'pointerMoved', at: toPoint(event.clientX, event.clientY) }, 'pan');
    };
    surface.addEventListener('pointermove', handleMove);
    return () => surface.removeEventListener('pointermove', handleMove);
  }, [surface, isFollowing, control, toPoint]);
}
