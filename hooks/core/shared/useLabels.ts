'use client';
import { useMemo } from 'react';
import { mergeProps } from './mergeProps.ts';
import { useUnchanged } from './useUnchanged.ts';

/**
 * Merges the caller's labels over the defaults of a hook. Labels that are missing or `undefined` keep their default
 * values.
 */
export function useLabels<TLabels extends object>(defaults: TLabels, labels: Partial<TLabels> | undefined): TLabels {
  // Labels contain no handlers, refs or styles, so the caller's labels simply take precedence. `useUnchanged` makes
  // inline labels stable.
  return useUnchanged(useMemo(() => mergeProps(defaults, labels), [defaults, labels]));
}
