'use client';
import { useEffect, useState } from 'react';

const PRESSES = ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup', 'blur'] as const;

/**
 * Code that the first paint does not need: fetched right after it, and null until then. Where it cannot be had it is fetched
 * again when the network is back. It waits for the end of a press, which would be lost if its element went away under it.
 */
export function useLatePart<TPart>(load: () => Promise<TPart>): { readonly part: TPart | null } {
  const [part, setPart] = useState<TPart | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let isPressed = false;
    let show = () => {};
    for (const type of PRESSES) {
      const handlePress = ({ target }: Event) => {
        // On its way to the focused element another one's blur comes by here, in the middle of a press.
        if (type === 'blur' && target !== window) return;
        isPressed = type.endsWith('down');
        requestAnimationFrame(() => show());
      };
      window.addEventListener(type, handlePress, { capture: true, passive: true, signal });
    }
    const fetchPart = async () => {
      try {
        const loaded = await load();
        show = () => {
          if (isPressed || signal.aborted) return;
          setPart(() => loaded);
          ending.abort();
        };
        show();
      } catch {
        window.addEventListener('online', () => void fetchPart(), { once: true, signal });
      }
    };
    void fetchPart();
    return () => ending.abort();
  }, [load]);
  return { part };
}
