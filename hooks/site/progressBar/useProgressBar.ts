'use client';
import { useCallback } from 'react';
import type { RevealStatus, UseRevealOptions } from '../page/types.ts';
import { useReveal } from '../page/useReveal.ts';
import { clamp } from '../../core/shared/clamp.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { PROGRESS_MAX } from './constants.ts';

export interface UseProgressBarOptions extends UseRevealOptions {
  /** The current value, from 0 to `max`. */
  readonly value: number;
  /** The value that represents a full bar. @default 100 */
  readonly max?: number | undefined;
  /** The bar's accessible name. */
  readonly label: string;
  /** The value as text. It is both shown and announced. @default the value as a rounded percentage of `max` */
  readonly valueText?: string | undefined;
}

export interface UseProgressBarResult {
  readonly status: RevealStatus;
  /** The value as a fraction of `max`, from 0 to 1. */
  readonly fraction: number;
  readonly valueText: string;
  /** Returns props for the bar's container, which is a meter with the current value. Sets `data-reveal`. */
  readonly getBarProps: PropGetter<'div'>;
  /** Returns props for the `<rect>` in an `<svg>`. Its width represents the value, so no style attribute is needed. */
  readonly getFillProps: PropGetter<'rect'>;
}

/**
 * Manages a bar that shows a value. The bar fills up once, when it is scrolled into view. Server-rendered HTML shows it
 * already filled.
 *
 * @example
 * const bar = useProgressBar({ label: 'Cases settled', value: 86 });
 * <div {...bar.getBarProps()}>
 *   <svg><rect {...bar.getFillProps({ height: 6 })} /></svg>
 * </div>
 */
export function useProgressBar(options: UseProgressBarOptions): UseProgressBarResult {
  const { value, max = PROGRESS_MAX, label, offset, staggerMs, enabled } = options;
  const part = value / max;
  // Invalid numbers are treated as 0.
  const fraction = max > 0 && part > 0 ? clamp(part, 0, 1) : 0;
  const percent = `${Math.round(fraction * 100)}%`;
  const valueText = options.valueText ?? percent;
  const { status, getRevealProps } = useReveal({ offset, staggerMs, enabled });

  const getBarProps = useCallback<PropGetter<'div'>>(
    (props) => {
      const top = max > 0 && Number.isFinite(max) ? max : 0;
      const range = { 'aria-valuemin': 0, 'aria-valuemax': top, 'aria-valuenow': fraction * top };
      const own = { role: 'meter', 'aria-label': label, 'aria-valuetext': valueText, ...range } as const;
      return mergeProps(own, getRevealProps<'div'>(props));
    },
    [label, max, fraction, valueText, getRevealProps],
  );
  const getFillProps = useCallback<PropGetter<'rect'>>((props) => mergeProps({ width: percent }, props), [percent]);
  return { status, fraction, valueText, getBarProps, getFillProps };
}
