import type { MouseEvent } from 'react';

/** Whether a click means "do it here": the main button or Enter, and no key that asks for a new tab, window or download. */
export function isPlainActivation(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
