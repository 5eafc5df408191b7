'use client';
import { useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { scrollRange } from '../shared/engine/scrollRange.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { hiddenContent } from './scrollEdges.ts';
import type { HiddenContent } from './scrollEdges.ts';

/** Where an area has more to see, now and after each scroll, resize and change of its content. */
export function useHiddenContent(
  area: HTMLElement | null,
  content: HTMLElement | null,
): readonly [HiddenContent, () => void] {
  const [hidden, setHidden] = useState<HiddenContent>('none');
  const update = useStableCallback(() => setHidden(area ? hiddenContent(area.scrollTop, scrollRange(area)) : 'none'));
  useIsomorphicLayoutEffect(() => {
    if (!area) return undefined;
    update();
    const end = new AbortController();
    area.addEventListener('scroll', update, { passive: true, signal: end.signal });
    const observer = 'ResizeObserver' in window ? new ResizeObserver(update) : undefined;
    observer?.observe(area);
    if (content) observer?.observe(content);
    return () => {
      end.abort();
      observer?.disconnect();
    };
  }, [area, content, update]);
  return [hidden, update];
}
