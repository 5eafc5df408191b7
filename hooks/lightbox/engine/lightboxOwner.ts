import { createPageState } from '../../shared/pageState.ts';
import { LIGHTBOX_GUARD_MS } from '../constants.ts';

interface OwnerState {
  /** The owner of the page's one lightbox. */
  owner: object | null;
  /** The lightbox that opened or closed last. */
  changedBy: object | null;
  changedAtMs: number;
  /** The lightbox with a requested close that is not rendered yet. */
  leaving: object | null;
  /** Called when the place is given back. */
  waiting: Set<() => void>;
}

const page = /* @__PURE__ */ createPageState<OwnerState>('lightboxOwner', () => ({
  owner: null,
  changedBy: null,
  changedAtMs: -Infinity,
  leaving: null,
  waiting: new Set(),
}));

/** Whether a lightbox that is not `owner` is open on this page. */
export const isLightboxTaken = (owner: object): boolean => page.owner !== null && page.owner !== owner;

/** Marks that the owner is about to close, or that it has stayed open. */
export function markLeaving(owner: object, isLeaving: boolean): void {
  if (isLeaving) page.leaving = owner;
  else if (page.leaving === owner) page.leaving = null;
}

/** Whether the page's open lightbox is about to close. */
export const isLightboxLeaving = (): boolean => page.owner !== null && page.leaving === page.owner;

/** Takes the page's one place for a lightbox; false when another one has it. */
export function takeLightbox(owner: object): boolean {
  if (isLightboxTaken(owner)) return false;
  page.owner = owner;
  return true;
}

/** Gives the place back; does nothing when another one has it. */
export function releaseLightbox(owner: object): void {
  if (page.owner !== owner) return;
  page.owner = null;
  // After the current render. A listener that has unsubscribed by then is not called.
  for (const onRelease of page.waiting) queueMicrotask(() => page.waiting.has(onRelease) && onRelease());
}

/** Calls `onRelease` each time that the place is given back. Returns the function that ends it. */
export function watchRelease(onRelease: () => void): () => void {
  page.waiting.add(onRelease);
  return () => void page.waiting.delete(onRelease);
}

/** Starts the double-click guard: a lightbox opened or closed now. */
export function guardLightbox(by: object): void {
  page.changedBy = by;
  page.changedAtMs = performance.now();
}

/** Ends the guard of a lightbox that has left the page. */
export function unguardLightbox(by: object): void {
  if (page.changedBy === by) page.changedAtMs = -Infinity;
}

/** Whether any lightbox of this page opened or closed so recently that an opening is the second half of a double click. */
export function isLightboxGuarded(): boolean {
  return performance.now() - page.changedAtMs < LIGHTBOX_GUARD_MS;
}
