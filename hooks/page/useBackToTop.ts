'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { animateScroll } from '../shared/engine/animateScroll.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { BACK_TO_TOP_DURATION_MS, BACK_TO_TOP_THRESHOLD_PX } from './constants.ts';
import { easeInOutExpo } from './easeInOutExpo.ts';
import { PAGE_LABELS } from './labels.ts';
import type { UseBackToTopOptions, UseBackToTopResult } from './types.ts';
import { watchScrolledPast } from './engine/watchScrolledPast.ts';

/** The next Tab begins at the top of the page, as it does after a link to `#top`. */
function focusTop({ body }: Document): void {
  const had = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (had === null) body.removeAttribute('tabindex');
}

/**
 * The way back to the top of the page, offered once there is one. A link, which works without scripts too.
 *
 * @example
 * const { getLinkProps } = useBackToTop();
 * <a {...getLinkProps()}>↑</a>
 */
export function useBackToTop({
  thresholdPx = BACK_TO_TOP_THRESHOLD_PX,
  durationMs = BACK_TO_TOP_DURATION_MS,
  labels: ownLabels,
  enabled = true,
}: UseBackToTopOptions = {}): UseBackToTopResult {
  const labels = useLabels(PAGE_LABELS, ownLabels);
  const isStill = useReducedMotion();
  const [isPast, setIsPast] = useState(false);
  const way = useRef<AbortController | undefined>(undefined);
  const isActive = enabled && isPast;

  useEffect(() => {
    if (!enabled || !('IntersectionObserver' in window)) return undefined;
    return watchScrolledPast(document, thresholdPx, setIsPast);
  }, [enabled, thresholdPx]);
  useEffect(() => () => way.current?.abort(), []);

  const scrollToTop = useStableCallback(() => {
    way.current?.abort();
    way.current = new AbortController();
    focusTop(document);
    const scroller = document.scrollingElement ?? document.documentElement;
    animateScroll(scroller, 0, isStill ? 0 : durationMs, way.current.signal, easeInOutExpo);
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
