'use client';
import { useDeferredValue } from 'react';
import type { LightboxStatus } from './types.ts';

/**
 * Tells whether a bar and a filmstrip may be rendered: they follow the render that shows the first picture, so that a slow device paints the picture first.
 * Their space is better reserved until then.
 *
 * ```tsx
 * const areControlsReady = useControlsReady(lightbox);
 * {areControlsReady ? <Bar lightbox={lightbox} /> : <div className="bar" />}
 * ```
 */
export function useControlsReady({ status }: { readonly status: LightboxStatus }): boolean {
  const isOpen = status === 'open';
  return useDeferredValue(isOpen) && isOpen;
}
