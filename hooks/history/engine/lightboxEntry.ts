import { createPageState } from '../../shared/pageState.ts';
import { LIGHTBOX_ENTRY_KEY } from '../constants.ts';
import { navigateBack } from './navigateBack.ts';

interface EntriesState {
  isGoingBack: boolean;
  endWayBack: (() => void) | undefined;
  /** The open lightbox of each entry, by the entry's mark. An entry without one is free, and the next that opens takes it over. */
  holders: Map<unknown, object>;
  /** Entries to be left when the page comes back to them. */
  abandoned: Set<unknown>;
}

const page = /* @__PURE__ */ createPageState<EntriesState>(
  'lightboxEntries',
  () => ({ isGoingBack: false, endWayBack: undefined, holders: new Map(), abandoned: new Set() }),
  ({ endWayBack }) => {
    endWayBack?.();
    window.removeEventListener('popstate', leaveAbandoned);
  },
);

/** The mark of the entry on top, if it belongs to a lightbox. Whatever somebody else has written there counts for nothing. */
export const entryMark = (): unknown => {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  const mark = state?.[LIGHTBOX_ENTRY_KEY];
  return Number.isFinite(mark) || typeof mark === 'string' ? mark : undefined;
};

/** A mark that no other entry has, also of an earlier life of the page. */
export const createMark = (): unknown => Date.now() + Math.random();

/** Whether an entry may be taken over: nobody else is open on it. */
export const isEntryFree = (mark: unknown, by: object): boolean => (page.holders.get(mark) ?? by) === by;

export function claimEntry(mark: unknown, by: object): void {
  page.holders.set(mark, by);
}

/** Releases every entry of an owner; the one on top stays where it is. */
export function releaseEntry(by: object): void {
  for (const [mark, holder] of page.holders) if (holder === by) page.holders.delete(mark);
}

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
  const mark = entryMark();
  page.isGoingBack = true;
  page.endWayBack = navigateBack(
    () => entryMark() === mark,
    () => (page.isGoingBack = false),
  );
}

/** The others hear first where the page is. */
function leaveAbandoned(): void {
  const mark = entryMark();
  if (page.abandoned.delete(mark) && !page.holders.has(mark)) queueMicrotask(leaveEntry);
  if (page.abandoned.size === 0) window.removeEventListener('popstate', leaveAbandoned);
}

/** Leaves an entry that something else lies over as soon as the page comes back to it. */
export function leaveEntryLater(mark: unknown): void {
  page.abandoned.add(mark);
  window.addEventListener('popstate', leaveAbandoned);
}

/** Whether the page is on its way back from a lightbox's entry. */
export const isLeavingEntry = (): boolean => page.isGoingBack && entryMark() !== undefined;
