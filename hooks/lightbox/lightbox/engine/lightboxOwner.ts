import { createPageState } from '../../../core/shared/pageState.ts';
import { LIGHTBOX_GUARD_MS } from '../constants.ts';

interface OwnerState {
  /** Owner of the lightbox that is currently open on the page. */
  owner: object | null;
  /** Owner of the lightbox that opened or closed last. */
  changedBy: object | null;
  changedAtMs: number;
  /** Owner whose lightbox was asked to close, but has not been rendered as closed yet. */
  leaving: object | null;
  /** Callbacks to run when the lightbox is released. */
  waiting: Set<() => void>;
}

const page = /* @__PURE__ */ createPageState<OwnerState>('lightboxOwner', () => ({
  owner: null,
  changedBy: null,
  changedAtMs: -Infinity,
  leaving: null,
  waiting: new Set(),
}));

/** Returns whether another owner's lightbox is open on this page. */
export const isLightboxTaken = (owner: object): boolean => page.owner !== null && page.owner !== owner;

/** Marks the owner's lightbox as about to close, or clears the mark if the lightbox stayed open. */
export function markLeaving(owner: object, isLeaving: boolean): void {
  if (isLeaving) page.leaving = owner;
  else if (page.leaving === owner) page.leaving = null;
}

/** Returns whether the open lightbox is about to close. */
export const isLightboxLeaving = (): boolean => page.owner !== null && page.leaving === page.owner;

/** Claims the page's single lightbox for `owner`. Returns `false` if another owner holds it. */
export function takeLightbox(owner: object): boolean {
  if (isLightboxTaken(owner)) return false;
  page.owner = owner;
  return true;
}

/** Releases the page's single lightbox. Does nothing if another owner holds it. */
export function releaseLightbox(owner: object): void {
  if (page.owner !== owner) return;
  page.owner = null;
  // Callbacks run after the current render. Skip callbacks that have been removed by then.
  for (const onRelease of page.waiting) queueMicrotask(() => page.waiting.has(onRelease) && onRelease());
}

/** Calls `onRelease` every time the lightbox is released. Returns a function that unsubscribes. */
export function watchRelease(onRelease: () => void): () => void {
  page.waiting.add(onRelease);
  return () => void page.waiting.delete(onRelease);
}

/** Starts the double-click guard after a lightbox has opened or closed. */
export function guardLightbox(by: object): void {
  page.changedBy = by;
  page.changedAtMs = performance.now();
}

/** Ends the double-click guard of a lightbox that was removed from the page. */
export function unguardLightbox(by: object): void {
  if (page.changedBy === by) page.changedAtMs = -Infinity;
}

/**
 * Returns whether any lightbox on this page opened or closed so recently that another request to open one must be the
 * second half of a double click.
 */
export function isLightboxGuarded(): boolean {
  return performance.now() - page.changedAtMs < LIGHTBOX_GUARD_MS;
}
