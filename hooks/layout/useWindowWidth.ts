'use client';
import { useSyncExternalStore } from 'react';
import { MOSAIC_WINDOW_STEP_PX } from './constants.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

const subscribeToNothing = () => () => undefined;

const readWidth = () => Math.round(window.innerWidth / MOSAIC_WINDOW_STEP_PX) * MOSAIC_WINDOW_STEP_PX;

/** Width of the window in steps of 64 CSS pixels; undefined on the server and where nobody asks. */
export function useWindowWidth(enabled: boolean): number | undefined {
  return useSyncExternalStore(
    enabled ? subscribe : subscribeToNothing,
    () => (enabled ? readWidth() : undefined),
    () => undefined,
  );
}
