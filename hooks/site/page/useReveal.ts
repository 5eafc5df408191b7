'use client';
import { useCallback, useRef, type ElementType } from 'react';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { REVEAL_OFFSET_FRACTION, REVEAL_STAGGER_MS } from './constants.ts';
import type { UseRevealOptions, UseRevealResult } from './types.ts';
import { useLineReveal } from './useLineReveal.ts';

const DELAY_PROPERTY = '--loggia-reveal-delay';

/**
 * Animates an element in once, when it is scrolled into view. Elements that are revealed together are staggered.
 * Server-rendered elements are visible from the start, so that nothing is missing without JavaScript. No visible
 * element disappears in order to animate in.
 *
 * @example
 * const reveal = useReveal();
 * <article {...reveal.getRevealProps()}>…</article>
 */
export function useReveal({
  offset = REVEAL_OFFSET_FRACTION,
  staggerMs = REVEAL_STAGGER_MS,
  enabled = true,
}: UseRevealOptions = {}): UseRevealResult {
  const { state, watchRef, handleFocus } = useLineReveal(offset, enabled);
  const isRevealed = state.status === 'revealed';
  const delayMs = isRevealed ? state.order * staggerMs : 0;
  const status = state.status === 'unknown' ? 'shown' : state.status;

  const box = useRef<HTMLElement>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      watchRef(element);
    },
    [watchRef],
  );
  // The delay is set even if it is 0, because an ancestor may have a different delay.
  useIsomorphicLayoutEffect(() => {
    const { style } = box.current ?? {};
    if (!style || !isRevealed) return undefined;
    style.setProperty(DELAY_PROPERTY, `${delayMs}ms`);
    return () => void style.removeProperty(DELAY_PROPERTY);
  }, [isRevealed, delayMs]);

  const getRevealProps = useCallback(
    <TElement extends ElementType = 'div'>(props?: ElementProps<TElement>) =>
      mergeProps(
        { ref, 'data-reveal': status === 'shown' ? undefined : status, onFocus: handleFocus },
        props,
      ) as ElementProps<TElement>,
    [ref, status, handleFocus],
  );
  return { status, delayMs, getRevealProps };
}
