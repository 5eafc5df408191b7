'use client';
import { useDeferredValue } from 'react';
import type { LightboxStatus } from './types.ts';

/**
 * Returns whether to render the control bar and the filmstrip. They are rendered after the first image, so that slow
 * devices paint the image sooner. Until then, reserve space for them.
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
