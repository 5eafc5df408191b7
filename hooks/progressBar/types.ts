import type { PropGetter } from '../shared/ElementProps.ts';
import type { RevealStatus, UseRevealOptions } from '../page/types.ts';

export interface UseProgressBarOptions extends UseRevealOptions {
  /** What has been reached, from 0 to `max`. */
  readonly value: number;
  /** @default 100 */
  readonly max?: number | undefined;
  /** What is measured, for screen readers. */
  readonly label: string;
  /** The value as it is said and shown. @default whole percents of `max` */
  readonly valueText?: string | undefined;
}

export interface UseProgressBarResult {
  readonly status: RevealStatus;
  /** From 0 to 1. */
  readonly fraction: number;
  readonly valueText: string;
  /** For the element around it: a meter with its value, and `data-reveal`. */
  readonly getBarProps: PropGetter<'div'>;
  /** For the `<rect>` of an `<svg>`: as wide as the value, without a style attribute. */
  readonly getFillProps: PropGetter<'rect'>;
}
