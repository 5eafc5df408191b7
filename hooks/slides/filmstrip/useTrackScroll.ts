'use client';
import { useReducer, useState, type RefCallback } from 'react';
import { useElementEffect } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { createStripScroller, type StripPosition, type TrackMotion } from './engine/createStripScroller.ts';
import { filmstripSpan, spanInView, type FilmstripSpan } from './filmstripGeometry.ts';
import type { FilmstripWheel } from './types.ts';

export interface UseTrackScrollOptions extends StripPosition {
  readonly isVertical: boolean;
  readonly count: number;
  readonly wheel: FilmstripWheel;
}

export interface TrackScroll {
  readonly setTrack: RefCallback<HTMLElement>;
  /** Returns the track element, for code that runs after a render. */
  readonly getTrack: () => HTMLElement | null;
  /**
   * Thumbnails to mount: those currently in view, those that the track scrolls past, and those in view when it stops.
   */
  readonly span: FilmstripSpan;
  readonly canScrollBackward: boolean;
  readonly canScrollForward: boolean;
  /**
   * Scrolls by this many thumbnails, relative to the target of the move in progress or, if there is none, the current
   * position.
   */
  readonly scrollBySteps: (steps: number) => void;
  readonly onScroll: () => void;
  readonly onPointerDown: () => void;
}

/** Number of thumbnails that must be mounted beyond those in view while the user scrolls manually. */
const SCROLLED_MARGIN = 1;

/**
 * Scrolls the track to follow the index. Using touch, the wheel or the scrollbar stops the animation. The mounted
 * thumbnails also depend on the index. Manual scrolling causes a render only when it reaches the last mounted thumbnail
 * or an end of the list.
 */
export function useTrackScroll(options: UseTrackScrollOptions): TrackScroll {
  const { isVertical, index, first, geometry, count } = options;
  const isStill = useReducedMotion();
  const [, draw] = useReducer((draws: number) => draws + 1, 0);
  const [scroller] = useState(createStripScroller);
  const { from, to } = scroller.moveAt(options, isStill);
  const { start, end } = filmstripSpan({ geometry, offset: to, from, count });
  const canScrollBackward = to > 0;
  const canScrollForward = to < geometry.scrollLength;

  const lookAround = () => {
    const now = scroller.moveAt(options, isStill);
    const isResting = now.from === now.to;
    const seen = spanInView({ geometry, offset: now.from, count }, isResting ? SCROLLED_MARGIN : 0);
    const isMounted = seen.start >= start && seen.end <= end;
    const hasSameEnds = now.to > 0 === canScrollBackward && now.to < geometry.scrollLength === canScrollForward;
    if (geometry.trackLength > 0 && !(isMounted && hasSameEnds)) draw();
  };
  const handlers = useStableCallbacks({
    onScroll() {
      scroller.look(options);
      lookAround();
    },
    follow() {
      scroller.follow(options, isStill);
      lookAround();
    },
    scrollBySteps: (steps: number) => scroller.motion?.push(steps * geometry.step, geometry, isStill),
    handleWheel: (event: WheelEvent) => scroller.motion && scrollByWheel(scroller.motion, event, options, isStill),
  });
  const { follow, handleWheel, onScroll, scrollBySteps } = handlers;
  const [track] = useState(() => ({
    get: () => scroller.track,
    onPointerDown: () => scroller.motion?.takeOver(),
    attach(element: HTMLElement, isNowVertical: boolean) {
      scroller.attach(element, isNowVertical);
      follow();
      // React adds a passive listener, which cannot call `preventDefault`.
      element.addEventListener('wheel', handleWheel, { passive: false });
      return () => {
        element.removeEventListener('wheel', handleWheel);
        scroller.attach(null, isNowVertical);
      };
    },
  }));
  const setTrack = useElementEffect(isVertical, track.attach);
  // Scrolls before the next paint, which may be the first one of a new filmstrip.
  useIsomorphicLayoutEffect(follow, [follow, index, first, geometry, isStill]);

  const span = { start, end };
  const events = { onScroll, onPointerDown: track.onPointerDown };
  return { setTrack, getTrack: track.get, span, canScrollBackward, canScrollForward, scrollBySteps, ...events };
}

function scrollByWheel(
  motion: TrackMotion,
  event: WheelEvent,
  { geometry, isVertical, wheel }: UseTrackScrollOptions,
  isStill: boolean,
): void {
  const { deltaX, deltaY, ctrlKey } = event;
  // Turning the wheel with Ctrl, which is also how touchpads report a pinch, zooms the page. Leave zooming and native
  // scrolling to the browser.
  if (ctrlKey || wheel === 'off') return;
  if (wheel === 'step') {
    event.preventDefault();
    motion.pushOnce(Math.sign(deltaX + deltaY) * geometry.step, geometry, isStill);
  } else if (isVertical || Math.abs(deltaX) >= Math.abs(deltaY)) {
    motion.takeOver();
  } else if (motion.jump(deltaY)) {
    event.preventDefault();
  }
}
