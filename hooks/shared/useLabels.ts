'use client';
import { useMemo } from 'react';
import { mergeProps } from './mergeProps.ts';
import { useUnchanged } from './useUnchanged.ts';

/** The defaults of a hook with the caller's labels laid over them; labels that are missing or `undefined` fall through. */
export function useLabels<TLabels extends object>(defaults: TLabels, labels: Partial<TLabels> | undefined): TLabels {
  // No label is a handler, a ref or a style, so the caller's labels simply win. `useUnchanged` makes inline labels as good as constant
  // ones.
  return useUnchanged(useMemo(() => mergeProps(defaults, labels), [defaults, labels]));
}
