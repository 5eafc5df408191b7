'use client';
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { animateScroll } from '../../core/shared/engine/animateScroll.ts';
import { pageScroller, scrollingBody } from '../../core/shared/engine/scrolling.ts';
import { isPlainActivation } from '../../core/shared/controlProps.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { BACK_TO_TOP_DURATION_MS, BACK_TO_TOP_THRESHOLD_PX, PAGE_REACH_PX } from './constants.ts';
import { PAGE_LABELS } from './labels.ts';
import type { UseBackToTopOptions, UseBackToTopResult } from './types.ts';

/** Makes the next Tab press start at the top of the page, as after following a link to `#top`. */
function focusTop({ body }: Document): void {
  const had = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (had === null) body.removeAttribute('tabindex');
}

/**
 * Manages a back-to-top link. It is active once the page is scrolled, and also works without JavaScript.
 *
 * @example
 * const { getLinkProps } = useBackToTop();
 * <a {...getLinkProps()}>↑</a>
 */
export function useBackToTop({
  threshold = BACK_TO_TOP_THRESHOLD_PX,
  durationMs = BACK_TO_TOP_DURATION_MS,
  labels: ownLabels,
  enabled = true,
}: UseBackToTopOptions = {}): UseBackToTopResult {
  const labels = useLabels(PAGE_LABELS, ownLabels);
  const hasReducedMotion = useReducedMotion();
  const [isPast, setIsPast] = useState(false);
  const scroll = useRef<AbortController | undefined>(undefined);
  const isActive = enabled && isPast;

  useEffect(() => {
    if (!enabled || !('IntersectionObserver' in window)) return undefined;
    return watchScrolledPast(document, threshold, setIsPast);
  }, [enabled, threshold]);
  useEffect(() => () => scroll.current?.abort(), []);

  const scrollToTop = useStableCallback(() => {
    scroll.current?.abort();
    scroll.current = new AbortController();
    focusTop(document);
    animateScroll(pageScroller(document), 0, hasReducedMotion ? 0 : durationMs, scroll.current.signal, easeInOutExpo);
  });
  const handleClick = useStableCallback((event: MouseEvent) => {
    if (!enabled || !isPlainActivation(event)) return;
    event.preventDefault();
    scrollToTop();
  });
  const getLinkProps = useCallback<PropGetter<'a'>>(
    (props) =>
      mergeProps(
        {
          href: '#top',
          'aria-label': labels.backToTop,
          'data-active': isActive ? '' : undefined,
          onClick: handleClick,
        },
        props,
      ),
    [labels, isActive, handleClick],
  );
  return { isActive, scrollToTop, getLinkProps };
}

/**
 * Reports whether the page is scrolled past `threshold`, initially and after each change. An observer detects when the
 * top of the page leaves a strip, so no code runs while the page scrolls. Scroll events are used only if `<body>` is
 * the scroll container.
 */
function watchScrolledPast(document: Document, threshold: number, onChange: (isPast: boolean) => void): () => void {
  const { body, defaultView: window } = document;
  const isPast = { window: false, body: false };
  const note = (container: keyof typeof isPast, isNowPast: boolean) => {
    isPast[container] = isNowPast;
    onChange(isPast.window || isPast.body);
  };
  const readBody = () => note('body', (scrollingBody(document)?.scrollTop ?? 0) > threshold);
  let observer: IntersectionObserver | undefined;
  const observe = (): void => {
    observer?.disconnect();
    // The strip ends above the viewport, one pixel beyond the threshold, so the page intersects the strip once its top
    // is past the threshold.
    const below = (window?.innerHeight ?? 0) + threshold + 1;
    const rootMargin = `${PAGE_REACH_PX}px 0px -${below}px 0px`;
    observer = new IntersectionObserver((entries) => note('window', entries.at(-1)?.isIntersecting ?? false), {
      root: document,
      rootMargin,
    });
    observer.observe(document.documentElement);
    if (scrollingBody(document)) body.addEventListener('scroll', readBody, { passive: true });
  };
  observe();
  readBody();
  window?.addEventListener('resize', observe);
  return () => {
    body.removeEventListener('scroll', readBody);
    window?.removeEventListener('resize', observe);
    observer?.disconnect();
  };
}

/**
 * Exponential ease-in-out for scrolling to the top. It is slow at both ends. The speed doubles with every twentieth of
 * the duration until halfway, and then halves in the same way.
 */
export function easeInOutExpo(progress: number): number {
  if (progress <= 0 || progress >= 1) return clamp(progress, 0, 1);
  return progress < 0.5 ? 2 ** (20 * progress - 11) : 1 - 2 ** (9 - 20 * progress);
}
