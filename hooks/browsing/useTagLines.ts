'use client';
import { useCallback, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { tagLines } from './tagLines.ts';
import type { TagLines } from './tagLines.ts';

function measure(list: Element, lineCount: number): TagLines {
  const boxes = [...list.children].map((child) => child.getBoundingClientRect());
  return tagLines(boxes, lineCount);
}

export interface MeasuredLines {
  /** Null before anything is measured. */
  readonly lines: TagLines | null;
  readonly listRef: (element: HTMLElement | null) => void;
}

/** Which children of a list stand in its first lines, measured anew when its width, or `content`, is another one. */
export function useTagLines(lineCount: number, content: unknown): MeasuredLines {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [lines, setLines] = useState<TagLines | null>(null);
  const update = useCallback(() => {
    if (!list) return;
    const next = measure(list, lineCount);
    setLines((now) =>
      now?.visibleCount === next.visibleCount && now.visibleHeight === next.visibleHeight ? now : next,
    );
  }, [list, lineCount]);
  useIsomorphicLayoutEffect(() => {
    update();
    if (!list || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(list);
    return () => observer.disconnect();
  }, [list, update, content]);
  return { lines, listRef: setList };
}
