'use client';
import { useMemo, useState } from 'react';
import { Controller } from '@react-spring/web';
import type { Point } from '../../core/gesture/GestureInput.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../../core/shared/useStableCallback.ts';
import { SWIPE_SPRING } from './constants.ts';

export interface SwipeMotion {
  /** Returns the position of the image. */
  read(): Point;
  /** Moves the image immediately, following the pointer. */
  hold(position: Point): void;
  /** Releases the image. The spring moves it into place, starting at the given speed in pixels per millisecond. */
  release(velocity: Point): void;
  /** Moves the image into place immediately. */
  rest(): void;
}

interface UseSwipeMotionOptions {
  readonly surface: HTMLElement;
  readonly progressElement: HTMLElement | null | undefined;
  /** Whether to skip animations. */
  readonly isStill: boolean;
  readonly onRest: () => void;
}

const CLOSE_PROPERTY = '--loggia-swipe-close';
const PROPERTIES = ['--loggia-swipe-x', '--loggia-swipe-y', CLOSE_PROPERTY, '--loggia-swipe-side'] as const;
type SwipeProperty = (typeof PROPERTIES)[number];
const ORIGIN: Point = { x: 0, y: 0 };

interface SwipePosition {
  read(): Point;
  write(position: Point): void;
  /** Removes the custom properties. */
  clear(): void;
}

/** Writes the image's position into custom properties of the surface. */
function createSwipePosition(surface: HTMLElement, progressElement: HTMLElement | null | undefined): SwipePosition {
  let position = ORIGIN;
  /**
   * The height is cached from the first movement until the image is at rest, because forcing layout on every move would
   * make dragging lag.
   */
  let height = 0;
  const written = new Map<SwipeProperty, string>();
  /** All descendants inherit the properties and recompute their styles, so write each property only when it changes. */
  const set = (property: SwipeProperty, value: string) => {
    if (written.get(property) === value) return;
    written.set(property, value);
    surface.style.setProperty(property, value);
    if (property === CLOSE_PROPERTY) progressElement?.style.setProperty(property, value);
  };
  return {
    read: () => position,
    write({ x, y }) {
      position = { x, y };
      height ||= surface.offsetHeight;
      const progress = clamp(y / (height || 1), 0, 1);
      set('--loggia-swipe-x', `${x}px`);
      set('--loggia-swipe-y', `${y}px`);
      set('--loggia-swipe-side', x > 0 ? '-1' : '1');
      if (progress > 0 || written.has(CLOSE_PROPERTY)) set(CLOSE_PROPERTY, String(progress));
    },
    clear() {
      position = ORIGIN;
      height = 0;
      written.clear();
      for (const property of PROPERTIES) surface.style.removeProperty(property);
      progressElement?.style.removeProperty(CLOSE_PROPERTY);
    },
  };
}

/** Moves the image with the pointer or a spring. */
export function useSwipeMotion(options: UseSwipeMotionOptions): SwipeMotion {
  const { surface, progressElement } = options;
  const position = useMemo(() => createSwipePosition(surface, progressElement), [surface, progressElement]);
  // The spring renders nothing, so the React hooks of its library are not needed.
  const [spring] = useState(() => new Controller({ x: 0, y: 0 }));
  const latest = useLatestRef(options);
  useIsomorphicLayoutEffect(
    () => () => {
      spring.stop();
      position.clear();
    },
    [spring, position],
  );
  return useMemo(() => {
    const rest = () => {
      spring.stop();
      spring.set({ x: 0, y: 0 });
      position.clear();
      latest.current.onRest();
    };
    const release = (velocity: Point) => {
      if (latest.current.isStill) {
        rest();
        return;
      }
      spring.set({ ...position.read() });
      void spring.start({
        x: 0,
        y: 0,
        config: (key) => ({ ...SWIPE_SPRING, velocity: key === 'x' ? velocity.x : velocity.y }),
        onChange: ({ value }) => position.write({ x: Number(value['x']), y: Number(value['y']) }),
        onRest: ({ finished, value }) => {
          if (finished && value['x'] === 0 && value['y'] === 0) rest();
        },
      });
    };
    const hold = (next: Point) => {
      spring.stop();
      position.write(next);
    };
    return { read: position.read, hold, release, rest };
  }, [spring, position, latest]);
}
