'use client';
import { useEffect } from 'react';
import { hearKeys } from '../shared/engine/pageKeys.ts';
import { isComposing, LAYER, TEXT_FIELD } from '../shared/keyOwners.ts';
import { ZOOM_KEY_FACTOR } from './constants.ts';

interface UseZoomKeyboardOptions {
  readonly surface: HTMLElement | null;
  readonly enabled: boolean;
  /** Listen on the whole page, not only within the surface. */
  readonly isPageWide: boolean;
  /** 0: show the whole picture. A function that stays the same. */
  readonly onKey: (factor: number, reason: 'keyboard', event: KeyboardEvent) => void;
}

function isForeign(event: KeyboardEvent, surface: HTMLElement): boolean {
  // With Ctrl or the command key these keys zoom the page.
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return true;
  const layer = target.closest(LAYER);
  // What is typed at a select chooses an option of it.
  return target.closest(`${TEXT_FIELD}, select`) !== null || (layer !== null && !layer.contains(surface));
}

/** The keys +, − and 0. */
export function useZoomKeyboard({ surface, enabled, isPageWide, onKey }: UseZoomKeyboardOptions): void {
  useEffect(() => {
    if (!surface || !enabled) return undefined;
    const end = new AbortController();
    const handleKeyDown = (press: KeyboardEvent) => {
      const factor = zoomKeyFactor(press.key);
      if (factor === null || isForeign(press, surface)) return;
      press.preventDefault();
      onKey(factor, 'keyboard', press);
    };
    const room = isPageWide ? surface.ownerDocument : surface;
    hearKeys(room, handleKeyDown, end);
    return () => end.abort();
  }, [surface, enabled, isPageWide, onKey]);
}

/** Returns the factor of a key (`KeyboardEvent.key`); 0 for the key that shows the whole picture; null if the key is not ours. */
export function zoomKeyFactor(key: string): number | null {
  // + needs Shift on some keyboards: the key beneath it counts too.
  if (key === '+' || key === '=') return ZOOM_KEY_FACTOR;
  if (key === '-' || key === '_') return 1 / ZOOM_KEY_FACTOR;
  return key === '0' ? 0 : null;
}
