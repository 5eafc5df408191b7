'use client';
import { useMemo, useRef, useState } from 'react';
import { Controller } from '@react-spring/web';
import type { Point } from '../gesture/GestureInput.ts';
import { clamp } from '../shared/clamp.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { SWIPE_SPRING } from './constants.ts';

export interface SwipeMotion {
  /** Returns the position of the picture. */
  read(): Point;
  /** Moves it at once: a finger holds it. */
  hold(position: Point): void;
  /** Releases it: the spring takes it to its place, from its current speed (pixels per millisecond). */
  release(velocity: Point): void;
  /** Moves it to its place at once. */
  rest(): void;
}

interface UseSwipeMotionOptions {
  readonly surface: HTMLElement;
  readonly progressElement: HTMLElement | null | undefined;
  /** Without an animation. */
  readonly isStill: boolean;
  readonly onRest: () => void;
}

const CLOSE_PROPERTY = '--loggia-swipe-close';
const PROPERTIES = ['--loggia-swipe-x', '--loggia-swipe-y', CLOSE_PROPERTY, '--loggia-swipe-side'] as const;
type SwipeProperty = (typeof PROPERTIES)[number];
const PLACE: Point = { x: 0, y: 0 };

interface SwipePlace {
  read(): Point;
  write(position: Point): void;
  /** Takes the custom properties away. */
  clear(): void;
}

/** Writes the position of the picture into custom properties of the surface. */
function useSwipePlace({ surface, progressElement }: UseSwipeMotionOptions): SwipePlace {
  const position = useRef(PLACE);
  /** From the first movement to the rest: a layout for each would be in the way of the finger. */
  const height = useRef(0);
  const written = useRef(new Map<SwipeProperty, string>());
  /** All that is within inherits the properties, so that its styles are computed anew: each is written only when it changes. */
  const set = (property: SwipeProperty, value: string) => {
    if (written.current.get(property) === value) return;
    written.current.set(property, value);
    surface.style.setProperty(property, value);
    if (property === CLOSE_PROPERTY) progressElement?.style.setProperty(property, value);
  };
  const write = useStableCallback(({ x, y }: Point) => {
    position.current = { x, y };
    height.current ||= surface.offsetHeight;
    const progress = clamp(y / (height.current || 1), 0, 1);
    set('--loggia-swipe-x', `${x}px`);
    set('--loggia-swipe-y', `${y}px`);
    set('--loggia-swipe-side', x > 0 ? '-1' : '1');
    if (progress > 0 || written.current.has(CLOSE_PROPERTY)) set(CLOSE_PROPERTY, String(progress));
  });
  const clear = useStableCallback(() => {
    position.current = PLACE;
    height.current = 0;
    written.current.clear();
    for (const property of PROPERTIES) surface.style.removeProperty(property);
    progressElement?.style.removeProperty(CLOSE_PROPERTY);
  });
  return useMemo(() => ({ read: () => position.current, write, clear }), [write, clear]);
}

/** Moves the picture, with a finger or a spring. */
export function useSwipeMotion(options: UseSwipeMotionOptions): SwipeMotion {
  const { surface, isStill, onRest } = options;
  const place = useSwipePlace(options);
  // The spring renders nothing, so its hooks are not needed.
  const [spring] = useState(() => new Controller({ x: 0, y: 0 }));
  const rest = useStableCallback(() => {
    spring.stop();
    spring.set({ x: 0, y: 0 });
    place.clear();
    onRest();
  });
  const release = useStableCallback((velocity: Point) => {
    if (isStill) {
      rest();
      return;
    }
    spring.set({ ...place.read() });
    void spring.start({
      x: 0,
      y: 0,
      config: (key) => ({ ...SWIPE_SPRING, velocity: key === 'x' ? velocity.x : velocity.y }),
      onChange: ({ value }) => place.write({ x: Number(value['x']), y: Number(value['y']) }),
      onRest: ({ finished, value }) => {
        if (finished && value['x'] === 0 && value['y'] === 0) rest();
      },
    });
  });
  const hold = useStableCallback((next: Point) => {
    spring.stop();
    place.write(next);
  });
  useIsomorphicLayoutEffect(
    () => () => {
      spring.stop();
      place.clear();
    },
    [spring, place, surface],
  );
  return useMemo(() => ({ read: place.read, hold, release, rest }), [place, hold, release, rest]);
}
