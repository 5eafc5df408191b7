'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { useCounter } from '@loggia/hooks/page';
import type { UseCounterOptions } from '@loggia/hooks/page';

export interface CounterProps extends UseCounterOptions, Pick<ComponentPropsWithoutRef<'span'>, 'id' | 'className'> {}

/**
 * A number that counts up to its value once, when it is first scrolled into view.
 *
 * @example
 * <Counter value={1240} />
 */
export function Counter({ id, className = '', ...options }: CounterProps) {
  const counter = useCounter(options);
  return (
    <span {...counter.getCounterProps({ id, className: `loggia-counter-number ${className}` })}>
      <span {...counter.getValueProps()}>{counter.valueText}</span>
      {counter.status !== 'done' && <span {...counter.getNumberProps()}>{counter.text}</span>}
    </span>
  );
}
