'use client';
import { useCallback } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import { COUNTER_DELAY_MS, COUNTER_DURATION_MS, COUNTER_OFFSET_FRACTION, COUNTER_STEP_MS } from './constants.ts';
import type { UseCounterOptions, UseCounterResult } from './types.ts';
import { useCountUp } from './useCountUp.ts';
import { useLineReveal } from './useLineReveal.ts';
import { writeNumber } from './writeNumber.ts';

/**
 * A number that counts up to its value once, when it is first scrolled into view. Server HTML has the value, which also keeps the
 * room: nothing moves while it counts, and screen readers read the value and none of the numbers before it.
 *
 * @example
 * const counter = useCounter({ value: 1240 });
 * <span {...counter.getCounterProps()}>
 *   <span {...counter.getValueProps()}>{counter.valueText}</span>
 *   {counter.status !== 'done' && <span {...counter.getNumberProps()}>{counter.text}</span>}
 * </span>
 */
export function useCounter({
  value,
  from = 0,
  durationMs = COUNTER_DURATION_MS,
  stepMs = COUNTER_STEP_MS,
  delayMs = COUNTER_DELAY_MS,
  offset = COUNTER_OFFSET_FRACTION,
  format = (number) => writeNumber(number, value),
  enabled = true,
}: UseCounterOptions): UseCounterResult {
  const { state, watchRef } = useLineReveal(offset, enabled);
  const reveal = state.status;
  const isRevealed = reveal === 'revealed';
  const count = useCountUp(isRevealed, { from, to: value, durationMs, stepMs, delayMs });
  const running = count.isDone ? 'done' : 'running';
  const status = isRevealed ? running : reveal === 'waiting' ? 'waiting' : 'done';
  const number = status === 'done' ? value : count.number;

  const valueText = format(value);
  const fromText = format(from);
  const room = fromText.length > valueText.length ? fromText : undefined;

  const getCounterProps = useCallback<PropGetter<'span'>>(
    (props) => mergeProps({ ref: watchRef, 'data-status': status, 'data-room': room }, props),
    [watchRef, status, room],
  );
  const getValueProps = useCallback<PropGetter<'span'>>(
    (props) => mergeProps({ 'data-covered': status === 'done' ? undefined : '' }, props),
    [status],
  );
  const getNumberProps = useCallback<PropGetter<'span'>>((props) => mergeProps({ 'aria-hidden': true }, props), []);
  return {
    status,
    number,
    text: format(number),
    valueText,
    getCounterProps,
    getValueProps,
    getNumberProps,
  };
}
