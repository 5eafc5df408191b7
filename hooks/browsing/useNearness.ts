'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { watchEnd } from './engine/watchEnd.ts';
import type { AskedForMore } from './engine/watchEnd.ts';

export interface UseNearnessOptions {
  readonly enabled: boolean;
  /** How near is near, in CSS pixels. */
  readonly distancePx: number;
  /** Items in the list. */
  readonly count: number;
  /** The list is in it. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Keep its identity between renders. */
  readonly onNear: () => void;
}

/** Tells when an element after a list comes near (`watchEnd`), and once more for every other `count` while it stays there. Gives the ref of the element. */
export function useNearness(options: UseNearnessOptions): (element: HTMLElement | null) => void {
  const { enabled, distancePx, count, containerRef, onNear } = options;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const asked = useRef<AskedForMore>(undefined);
  useEffect(() => {
    if (!enabled || !element || !('IntersectionObserver' in window)) return undefined;
    const ending = new AbortController();
    const container = containerRef.current;
    watchEnd({ element, distancePx, count, container, asked, signal: ending.signal, onNear });
    return () => ending.abort();
  }, [enabled, element, distancePx, count, containerRef, onNear]);
  return setElement;
}
