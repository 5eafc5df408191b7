import { createPageState } from '../../shared/pageState.ts';
import { LIGHTBOX_GUARD_MS } from '../constants.ts';

interface OwnerState {
  /** The owner of the page's one lightbox. */
  owner: object | null;
  /** The lightbox that opened or closed last. */
  changedBy: object | null;
  changedAtMs: number;
  /** The lightbox that was asked to close and has not been drawn closed yet. */
  leaving: object | null;
  /** The callbacks for when it is given back. */
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

/** Says that the owner is about to close, or that it has stayed. */
export function markLeaving(owner: object, isLeaving: boolean): void {
  if (isLeaving) page.leaving = owner;
  else if (page.leaving === owner) page.leaving = null;
}

/** Whether the lightbox that has the page is about to close. */
export const isLightboxLeaving = (): boolean => page.owner !== null && page.leaving === page.owner;

/** Takes the page's lightbox; false when another one has it. */
export function takeLightbox(owner: object): boolean {
  if (isLightboxTaken(owner)) return false;
  page.owner = owner;
  return true;
}

/** Gives it back; nothing happens when another one has it. */
export function releaseLightbox(owner: object): void {
  if (page.owner !== owner) return;
  page.owner = null;
  // After the render that gave it back; who has left the page meanwhile does not wait any more.
  for (const onRelease of page.waiting) queueMicrotask(() => page.waiting.has(onRelease) && onRelease());
}

/** Tells each time that the page's lightbox is given back. Returns the end. */
export function watchRelease(onRelease: () => void): () => void {
  page.waiting.add(onRelease);
  return () => void page.waiting.delete(onRelease);
}

/** Starts the double-click guard: a lightbox opened or closed now. */
export function guardLightbox(by: object): void {
  page.changedBy = by;
  page.changedAtMs = performance.now();
}

/** Ends the guard of a lightbox that left the page. */
export function unguardLightbox(by: object): void {
  if (page.changedBy === by) page.changedAtMs = -Infinity;
}

/** Whether any lightbox of this page opened or closed so recently that an opening is the second half of a double click. */
export function isLightboxGuarded(): boolean {
  return performance.now() - page.changedAtMs < LIGHTBOX_GUARD_MS;
}
