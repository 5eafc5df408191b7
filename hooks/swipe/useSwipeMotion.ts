'use client';
import { useMemo, useRef, useState } from 'react';
import { Controller } from '@react-spring/web';
import { clamp } from '../shared/clamp.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { SWIPE_SPRING } from './constants.ts';
import type { Point } from '../shared/Point.ts';

export interface SwipeMotion {
  /** Where the picture is. */
  read(): Point;
  /** Puts it somewhere at once: a finger holds it. */
  hold(position: Point): void;
  /** Lets it go: it swings to its place, from as fast as it is (pixels per millisecond). */
  release(velocity: Point): void;
  /** To its place at once. */
  rest(): void;
}

export interface UseSwipeMotionOptions {
  readonly surface: HTMLElement;
  readonly progressElement: HTMLElement | null | undefined;
  /** Without a way between. */
  readonly isStill: boolean;
  readonly onRest: () => void;
}

const CLOSE_PROPERTY = '--loggia-swipe-close';
const PROPERTIES = ['--loggia-swipe-x', '--loggia-swipe-y', CLOSE_PROPERTY, '--loggia-swipe-side'];
const PLACE: Point = { x: 0, y: 0 };

/** Moves the picture, through custom properties of the surface. */
export function useSwipeMotion(options: UseSwipeMotionOptions): SwipeMotion {
  const { surface, progressElement, isStill, onRest } = options;
  // Nothing is drawn from the spring: its hooks would only be bytes.
  const [spring] = useState(() => new Controller({ x: 0, y: 0 }));
  const position = useRef(PLACE);
  const clear = useStableCallback(() => {
    position.current = PLACE;
    for (const property of PROPERTIES) surface.style.removeProperty(property);
    progressElement?.style.removeProperty(CLOSE_PROPERTY);
  });
  const write = useStableCallback(({ x, y }: Point) => {
    position.current = { x, y };
    const progress = clamp(y / (surface.offsetHeight || 1), 0, 1);
    const values = [`${x}px`, `${y}px`, String(progress), x > 0 ? '-1' : '1'];
    for (const [index, property] of PROPERTIES.entries()) surface.style.setProperty(property, values[index] ?? '');
    progressElement?.style.setProperty(CLOSE_PROPERTY, String(progress));
  });
  const rest = useStableCallback(() => {
    spring.stop();
    spring.set({ x: 0, y: 0 });
    clear();
    onRest();
  });
  const release = useStableCallback((velocity: Point) => {
    if (isStill) {
      rest();
      return;
    }
    spring.set({ ...position.current });
    void spring.start({
      x: 0,
      y: 0,
      config: (key) => ({ ...SWIPE_SPRING, velocity: key === 'x' ? velocity.x : velocity.y }),
      onChange: ({ value }) => write({ x: Number(value['x']), y: Number(value['y']) }),
      onRest: ({ finished, value }) => {
        if (finished && value['x'] === 0 && value['y'] === 0) rest();
      },
    });
  });
  const hold = useStableCallback((next: Point) => {
    spring.stop();
    write(next);
  });
  useIsomorphicLayoutEffect(
    () => () => {
      spring.stop();
      clear();
    },
    [spring, clear, surface],
  );
  return useMemo(() => ({ read: () => position.current, hold, release, rest }), [hold, release, rest]);
}
