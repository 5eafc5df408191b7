import { isRecord } from '../../shared/isRecord.ts';
import type { VisitPlace } from '../VisitPlace.ts';

const PLACE_STORAGE_PREFIX = 'loggia.place.';

/** The key of this entry of the history, and its address in browsers that do not tell. */
function storageKey(): string {
  const { navigation }: Partial<Pick<typeof globalThis, 'navigation'>> = globalThis;
  return PLACE_STORAGE_PREFIX + (navigation?.currentEntry?.key ?? location.href);
}

/**
 * Where the visitor left this entry of the history, for as long as the tab lives; nowhere where the browser keeps its storage from us.
 * State of the history itself would be lost: Chromium drops what is written there when a page is left.
 */
export const placeStore = {
  read(): VisitPlace | undefined {
    try {
      const place: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '');
      // One of this very document, back from the browser's memory, is kept for the next.
      if (!isRecord(place) || place['timeOrigin'] === performance.timeOrigin) return undefined;
      const { id, top, left, scrollY } = place;
      return { id: String(id), top: Number(top) || 0, left: Number(left) || 0, scrollY: Number(scrollY) || 0 };
    } catch {
      return undefined;
    }
  },
  write(place: VisitPlace | undefined): void {
    try {
      if (place) sessionStorage.setItem(storageKey(), JSON.stringify({ ...place, timeOrigin: performance.timeOrigin }));
      else sessionStorage.removeItem(storageKey());
    } catch {
      // Blocked or full: the browser does what it can by itself.
    }
  },
};
