/** Scroll position of a page when the user left it, in CSS pixels. */
export interface ScrollPosition {
  /** The `id` of the item nearest to the top of the window, or '' for none. */
  readonly id: string;
  /** Position of that item relative to the top left corner of the window. */
  readonly top: number;
  readonly left: number;
  readonly scrollY: number;
}

const STORAGE_PREFIX = 'loggia.place.';

/**
 * Returns the storage key of the current history entry: its own key, or its URL in browsers without the Navigation API.
 */
function storageKey(): string {
  const { navigation }: Partial<Pick<typeof globalThis, 'navigation'>> = globalThis;
  return STORAGE_PREFIX + (navigation?.currentEntry?.key ?? location.href);
}

/**
 * Stores the scroll position of each history entry in session storage, if available. `history.state` can't be used,
 * because Chromium discards what is written to it while the user is leaving the page.
 */
export const scrollPositionStore = {
  read(): ScrollPosition | undefined {
    try {
      const place: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '');
      const { id, top, left, scrollY, timeOrigin } = Object(place) as Readonly<Record<string, unknown>>;
      // If this document wrote the position itself, the document was restored from the back/forward cache. Ignore the
      // position, but keep it, because a later document may need it.
      if (typeof scrollY !== 'number' || timeOrigin === performance.timeOrigin) return undefined;
      return { id: String(id), top: Number(top) || 0, left: Number(left) || 0, scrollY };
    } catch {
      return undefined;
    }
  },
  write(place: ScrollPosition | undefined): void {
    try {
      if (place) sessionStorage.setItem(storageKey(), JSON.stringify({ ...place, timeOrigin: performance.timeOrigin }));
      else sessionStorage.removeItem(storageKey());
    } catch {
      // Storage is blocked or full, so the browser's own restoration has to do.
    }
  },
};
