'use client';
import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Keyframe => ({
  width: `${offsetWidth}px`,
  height: `${offsetHeight}px`,
});

/**
 * Animates an element from the size it has to the one that the next render gives it, whatever sizes it. Call the result before
 * the change; a change that does not come leaves nothing behind.
 */
export function useResizeAnimation(element: HTMLElement | null, key: unknown, durationMs: number): () => void {
  const before = useRef<Keyframe | null>(null);
  const { measure, play } = useStableCallbacks({
    measure() {
      before.current = element ? sizeOf(element) : null;
    },
    play() {
      const from = before.current;
      before.current = null;
      if (!element || !from || durationMs <= 0 || typeof element.animate !== 'function') return undefined;
      const animation = element.animate([from, sizeOf(element)], { duration: durationMs, easing: 'ease-in-out' });
      return () => animation.cancel();
    },
  });
  useIsomorphicLayoutEffect(play, [key, play]);
  return measure;
}
