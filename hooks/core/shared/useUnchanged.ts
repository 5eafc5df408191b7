'use client';
import { useState } from 'react';
import { hasSameMembers } from './hasSameMembers.ts';

/**
 * Returns the object or array from the previous render as long as all its members are identical. Use this for values
 * that are compared by identity.
 */
export function useUnchanged<TValue extends object | undefined>(value: TValue): TValue {
  // This state is a cache: the result equals the input, so it does not matter which render filled the cache.
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
