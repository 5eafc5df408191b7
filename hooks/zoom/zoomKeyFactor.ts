import { ZOOM_KEY_FACTOR } from './constants.ts';

/** What a key (`KeyboardEvent.key`) multiplies the scale by; 0 for the key that shows the whole picture; null: no key of ours. */
export function zoomKeyFactor(key: string): number | null {
  // + needs Shift on some keyboards: the key beneath it counts too.
  if (key === '+' || key === '=') return ZOOM_KEY_FACTOR;
  if (key === '-' || key === '_') return 1 / ZOOM_KEY_FACTOR;
  return key === '0' ? 0 : null;
}
