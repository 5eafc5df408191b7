'use client';
import { useMemo } from 'react';

/** The defaults of a hook with the caller's labels laid over them; labels that are missing or `undefined` fall through. */
export function useLabels<TLabels extends object>(defaults: TLabels, labels: Partial<TLabels> | undefined): TLabels {
  return useMemo(() => {
    const given = Object.entries(labels ?? {}).filter(([, value]) => value !== undefined);
    return { ...defaults, ...Object.fromEntries(given) };
  }, [defaults, labels]);
}
