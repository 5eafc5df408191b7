'use client';
import { useCallback, useEffect, useState } from 'react';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { COUNTER_DELAY_MS, COUNTER_DURATION_MS, COUNTER_OFFSET_FRACTION, COUNTER_STEP_MS } from './constants.ts';
import type { UseCounterOptions, UseCounterResult } from './types.ts';
import { useLineReveal } from './useLineReveal.ts';

/**
 * Counts up to a value once, when it is first scrolled into view. The server-rendered HTML contains the final value.
 * This also reserves the space, so that counting causes no layout shift. Screen readers read only the final value.
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
  const longestText = fromText.length > valueText.length ? fromText : undefined;

  const getCounterProps = useCallback<PropGetter<'span'>>(
    (props) => mergeProps({ ref: watchRef, 'data-status': status, 'data-longest-text': longestText }, props),
    [watchRef, status, longestText],
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

interface CountUpOptions {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  readonly stepMs: number;
  readonly delayMs: number;
}

/**
 * Counts from `from` to `to` once `isStarted` is true. It never counts again, even if the options change. The number
 * depends on the elapsed time, so that counting is not slowed down in a background tab.
 */
function useCountUp(
  isStarted: boolean,
  options: CountUpOptions,
): { readonly number: number; readonly isDone: boolean } {
  const { from, to, durationMs, stepMs, delayMs } = options;
  const [elapsedMs, setElapsedMs] = useState(0);
  const [isDone] = useAdjustedState(
    () => false,
    (was) => was || (isStarted && elapsedMs >= durationMs),
  );
  useEffect(() => {
    if (!isStarted || isDone) return undefined;
    let interval: ReturnType<typeof setInterval> | undefined;
    const delay = setTimeout(() => {
      const startedAt = performance.now();
      interval = setInterval(() => setElapsedMs(performance.now() - startedAt), stepMs);
    }, delayMs);
    return () => {
      clearTimeout(delay);
      clearInterval(interval);
    };
  }, [isStarted, isDone, stepMs, delayMs]);
  return { number: isDone ? to : countedNumber({ from, to, elapsedMs, durationMs, stepMs }), isDone };
}

interface CountedNumberInput {
  readonly from: number;
  readonly to: number;
  readonly elapsedMs: number;
  readonly durationMs: number;
  readonly stepMs: number;
}

/** Returns the current number: evenly spaced steps while counting, and exactly `to` at the end. */
export function countedNumber({ from, to, elapsedMs, durationMs, stepMs }: CountedNumberInput): number {
  const steps = Math.ceil(durationMs / stepMs);
  const step = Math.floor(elapsedMs / stepMs);
  if (!(step < steps)) return to;
  return from + ((to - from) * Math.max(0, step)) / steps;
}

const decimalsOf = (number: number): number => String(number).split('.', 2)[1]?.length ?? 0;

/** Formats a number with as many decimals as the final value. Never returns −0. */
export function writeNumber(number: number, value: number): string {
  const text = number.toFixed(decimalsOf(value));
  return Number(text) === 0 ? text.replace('-', '') : text;
}
