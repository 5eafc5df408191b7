'use client';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import type { FocusHandover } from '../shared/useFocusHandover.ts';

/** Whoever lets an embed load goes on in its player, or where that will be: the buttons go with the question. */
export function useEmbedFocus(box: HTMLElement | null): FocusHandover {
  return useFocusHandover(() => {
    // Focus that went with the button is the body's. Anywhere else it was put meanwhile.
    if (document.activeElement !== document.body) return null;
    const player = box?.querySelector<HTMLElement>('iframe, video');
    if (!player) box?.setAttribute('tabindex', '-1');
    return player ?? box;
  });
}
