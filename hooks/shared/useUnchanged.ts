'use client';
import { useState } from 'react';
import { hasSameMembers } from './hasSameMembers.ts';

/**
 * Returns the object or array of the previous render as long as all its members are identical, for values that are
 * compared by identity.
 */
export function useUnchanged<TValue extends object | undefined>(value: TValue): TValue {
  // Works as a cache: the result equals the input, so it does not matter which render filled it.
  const [keep] = useState(createKeeper<TValue>);
  return keep(value);
}

function createKeeper<TValue extends object | undefined>(): (value: TValue) => TValue {
  let kept: TValue | undefined;
  return (value) => {
    if (!kept || !value || (kept !== value && !hasSameMembers(kept, value))) kept = value;
    return kept as TValue;
  };
}
