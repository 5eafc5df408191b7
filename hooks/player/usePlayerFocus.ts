'use client';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import type { FocusHandover } from '../shared/useFocusHandover.ts';

/** For the buttons that let a player load, and go with their question: whoever pressed one goes on in the player, or where it will be. */
export function usePlayerFocus(box: HTMLElement | null): FocusHandover {
  return useFocusHandover(() => {
    // Focus that went with the button is the body's. Anywhere else it was put meanwhile.
    if (document.activeElement !== document.body) return null;
    const player = box?.querySelector<HTMLElement>('iframe, video');
    if (!player) box?.setAttribute('tabindex', '-1');
    return player ?? box;
  });
}
