'use client';
import type { ReactNode } from 'react';
import { useHits, type UseHitsOptions, type UseHitsResult } from '@loggia/hooks/hits';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useKit } from '../KitProvider.tsx';
import { HitsCompanion } from './HitCounter.tsx';

/** Returns the state of the nearest `Hits`. */
export const useHitsContext = (): UseHitsResult => HitsCompanion.use();

export interface HitsProps extends Omit<UseHitsOptions, 'labels'> {
  readonly children?: ReactNode;
}

/** Counts how often images are viewed, if the backend saves hits. Render it in `LightboxRoot`. */
export function Hits({ children, ...options }: HitsProps) {
  const hits = useHits(useLightboxContext(), { ...options, labels: useKit().labels?.hits });
  return <HitsCompanion.Provider value={hits}>{children}</HitsCompanion.Provider>;
}
