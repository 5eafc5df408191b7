'use client';
import { useInsertionEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The value of the newest committed render, for code that runs later than the render that made it. */
export function useLatestRef<TValue>(value: TValue): RefObject<TValue> {
  const ref = useRef(value);
  // Insertion effects run before every layout effect, so no effect of a child can meet the value of the last render.
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
