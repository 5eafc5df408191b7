'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { useProgressBar, type UseProgressBarOptions } from '@loggia/hooks/progressBar';

export interface ProgressBarProps
  extends UseProgressBarOptions, Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className'> {}

/**
 * Renders a labeled progress bar that fills when it is scrolled into view. Its styles are in `hero.css`.
 *
 * @example
 * <ProgressBar label="Cases settled before trial" value={86} />
 */
export function ProgressBar({ id, className = '', ...options }: ProgressBarProps) {
  const bar = useProgressBar(options);
  return (
    <div {...bar.getBarProps({ id, className: `loggia-progress-bar ${className}` })}>
      <span>{options.label}</span>
      <span>{bar.valueText}</span>
      <svg width="100%" height="6" aria-hidden="true" focusable="false">
        <rect {...bar.getFillProps({ height: '100%' })} />
      </svg>
    </div>
  );
}
