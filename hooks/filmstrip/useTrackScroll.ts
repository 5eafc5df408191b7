'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { centringOffset } from './centringOffset.ts';
import { createScrollAxis } from './createScrollAxis.ts';
import { createTrackMotion } from './createTrackMotion.ts';
import type { FilmstripGeometry } from './filmstripGeometry.ts';
import { steppedOffset } from './steppedOffset.ts';
import type { FilmstripWheel } from './types.ts';

export interface UseTrackScrollOptions {
  readonly track: HTMLElement | null;
  readonly isVertical: boolean;
  readonly index: number;
  /** Place of the first thumbnail in a longer list. */
  readonly first: number;
  readonly geometry: FilmstripGeometry;
  readonly wheel: FilmstripWheel;
}

export interface TrackScroll {
  /** As `steppedOffset` rounds it. */
  readonly offset: number;
  /** By so many thumbnails from where the strip is, or is going. */
  readonly scrollBySteps: (steps: number) => void;
  readonly onScroll: () => void;
  readonly onPointerDown: () => void;
}

/** Where the track is scrolled to. It follows the index; a finger, a wheel or a scrollbar stops what moves. */
export function useTrackScroll(options: UseTrackScrollOptions): TrackScroll {
  const { track, isVertical, index, first, geometry, wheel } = options;
  const isStill = useReducedMotion();
  const [offset, setOffset] = useState(0);
  const axis = useMemo(() => track && createScrollAxis(track, isVertical), [track, isVertical]);
  const motion = useMemo(() => axis && createTrackMotion(axis), [axis]);

  const onScroll = useStableCallback(() => axis && setOffset(steppedOffset(geometry, axis.read())));
  const onPointerDown = useStableCallback(() => motion?.takeOver());
  const scrollBySteps = useStableCallback((steps: number) => motion?.push(steps * geometry.step, isStill));
  const handleWheel = useStableCallback((event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey } = event;
    // With Ctrl, and as a pinch on a touchpad, the wheel zooms the page. What the browser scrolls itself is left to it.
    if (ctrlKey || !motion || wheel === 'off') return;
    if (wheel === 'step') {
      event.preventDefault();
      motion.pushOnce(Math.sign(deltaX + deltaY) * geometry.step, isStill);
    } else if (isVertical || Math.abs(deltaX) >= Math.abs(deltaY)) {
      motion.takeOver();
    } else if (motion.jump(deltaY)) {
      event.preventDefault();
    }
  });

  const knownFirst = useRef(first);
  useIsomorphicLayoutEffect(() => {
    if (!motion || index < 0 || geometry.trackLength === 0) return;
    const added = knownFirst.current - first;
    knownFirst.current = first;
    if (added !== 0) motion.shift(added * geometry.step);
    motion.follow(first + index, centringOffset(geometry, index), isStill);
    // Before the next paint, in which a new strip shows for the first time.
    onScroll();
  }, [motion, index, first, geometry, isStill, onScroll]);
  useEffect(() => {
    // React listens passively, and a passive listener cannot prevent anything.
    track?.addEventListener('wheel', handleWheel, { passive: false });
    return () => track?.removeEventListener('wheel', handleWheel);
  }, [track, handleWheel]);
  useEffect(() => motion?.stop, [motion]);

  return { offset, scrollBySteps, onScroll, onPointerDown };
}
