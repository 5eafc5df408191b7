'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { animateScroll } from '../shared/engine/animateScroll.ts';
import { scrollEnd } from '../shared/engine/scrolling.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../shared/useMediaQuery.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { DEFAULT_SCROLL_DURATION_MS } from './constants.ts';
import type { ScrollOverflow, ScrollTarget, UseScrollAreaOptions, UseScrollAreaResult } from './types.ts';

const report = (error: Error): void => reportError(error);

/**
 * Manages a natively scrolling area with styleable scrollbars. It reports whether content is hidden above or below, and
 * supports smooth programmatic scrolling.
 *
 * @example
 * const area = useScrollArea({ label: 'Comments' });
 * <div {...area.getViewportProps({ className: 'panel' })}>
 *   <div {...area.getContentProps()}>…</div>
 * </div>
 * area.scrollTo('bottom');
 */
export function useScrollArea(options: UseScrollAreaOptions = {}): UseScrollAreaResult {
  const { scrollDurationMs = DEFAULT_SCROLL_DURATION_MS, label, onError = report, enabled = true } = options;
  const [area, setArea] = useState<HTMLDivElement | null>(null);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const [hidden, update] = useHiddenContent(enabled ? area : null, content);
  const isReduced = useReducedMotion();
  const gliding = useRef<AbortController | null>(null);

  const stop = useStableCallback(() => gliding.current?.abort());
  const scrollTo = useStableCallback((target: ScrollTarget) => {
    if (!area || !enabled) return;
    stop();
    gliding.current = new AbortController();
    animateScroll(area, scrollTopOf(area, target), isReduced ? 0 : scrollDurationMs, gliding.current.signal);
  });
  useEffect(() => stop, [stop]);
  const call = useStableCallback<Parameters<UseScrollAreaResult['call']>, void>((method, target = 'top') => {
    if (method === 'scrollTo') scrollTo(target);
    else if (method === 'stop') stop();
    else if (method === 'update') update();
    else onError(new Error(`Method ${method} does not exist`));
  });

  const isScrollable = hidden !== 'none';
  const getters = useMemo<Pick<UseScrollAreaResult, 'getViewportProps' | 'getContentProps'>>(() => {
    const own = {
      ref: setArea,
      'data-overflow': hidden,
      // Only a focusable area can be scrolled by keyboard. Firefox makes scrollable areas focusable, but older versions
      // of other browsers do not.
      tabIndex: isScrollable ? 0 : undefined,
      role: label === undefined ? undefined : 'region',
      'aria-label': label,
    } as const;
    return {
      getViewportProps: (props) => mergeProps(own, props),
      getContentProps: (props) => mergeProps({ ref: setContent }, props),
    };
  }, [hidden, isScrollable, label]);
  return { overflow: hidden, scrollTo, stop, update, call, ...getters };
}

/** Returns where content is hidden. The value is updated after each scroll, resize and content change. */
function useHiddenContent(
  area: HTMLElement | null,
  content: HTMLElement | null,
): readonly [ScrollOverflow, () => void] {
  const [hidden, setHidden] = useState<ScrollOverflow>('none');
  const update = useStableCallback(() => setHidden(area ? hiddenContent(area.scrollTop, scrollEnd(area)) : 'none'));
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

/** Returns the scroll offset that moves the target to the top of the area. */
function scrollTopOf(area: Element, target: ScrollTarget): number {
  if (typeof target === 'number') return target;
  if (target === 'top') return 0;
  if (target === 'bottom') return scrollEnd(area);
  return area.scrollTop + target.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientTop;
}

/** Tolerance for rounding differences between scroll sizes. */
const ROUNDING_PX = 1;

/** Returns where content is hidden. `end` is the highest possible `scrollTop`. */
export function hiddenContent(scrollTop: number, end: number): ScrollOverflow {
  const isAbove = scrollTop > ROUNDING_PX;
  const isBelow = end - scrollTop > ROUNDING_PX;
  if (isAbove) return isBelow ? 'both' : 'above';
  return isBelow ? 'below' : 'none';
}
