import { LIGHTBOX_ENTRY_KEY } from './constants.ts';

let isGoingBack = false;

/** The mark of the entry on top, if it belongs to a lightbox. */
export const entryMark = (): unknown => {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  return state?.[LIGHTBOX_ENTRY_KEY];
};

/** Puts an entry of the lightbox on top. What others keep in `history.state` is on it, too. */
export function pushEntry(mark: unknown): void {
  try {
    window.history.pushState({ ...window.history.state, [LIGHTBOX_ENTRY_KEY]: mark }, '');
  } catch {
    // Browsers refuse too many changes in a short time. The lightbox works without; only Back does not close it.
  }
}

/** Goes back from the entry on top. */
export function leaveEntry(): void {
  isGoingBack = true;
  // In the capture phase, before anyone asks in a listener of their own.
  window.addEventListener('popstate', () => (isGoingBack = false), { capture: true, once: true });
  window.history.back();
}

/** Whether the page is on its way back from a lightbox's entry. */
export const isLeavingEntry = (): boolean => isGoingBack && entryMark() !== undefined;
