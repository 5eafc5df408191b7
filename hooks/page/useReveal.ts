'use client';
import { useCallback, useState } from 'react';
import type { ElementType } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useCustomProperties } from '../shared/useCustomProperties.ts';
import { REVEAL_OFFSET_FRACTION, REVEAL_STAGGER_MS } from './constants.ts';
import type { UseRevealOptions, UseRevealResult } from './types.ts';
import { useLineReveal } from './useLineReveal.ts';

/**
 * A box that comes in once, when it is scrolled into view; boxes that come together come one after the other. A server's markup is
 * shown as it is, so without scripts everything is there, and what a visitor has seen does not vanish to come in again.
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
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { state, handleFocus } = useLineReveal(element, offset, enabled);
  const delayMs = state.status === 'revealed' ? state.place * staggerMs : 0;
  useCustomProperties(element, { '--loggia-reveal-delay': `${delayMs}ms` });
  const status = state.status === 'unknown' ? 'shown' : state.status;

  const getRevealProps = useCallback(
    <TElement extends ElementType = 'div'>(props?: ElementProps<TElement>) =>
      mergeProps(
        { ref: setElement, 'data-reveal': status === 'shown' ? undefined : status, onFocus: handleFocus },
        props,
      ) as ElementProps<TElement>,
    [status, handleFocus],
  );
  return { status, delayMs, getRevealProps };
}
