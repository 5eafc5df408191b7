import { LIGHTBOX_GUARD_MS } from './constants.ts';

interface PageState {
  /** Who has the page's one lightbox. */
  owner: object | null;
  /** Who opened or closed last. */
  changedBy: object | null;
  changedAtMs: number;
}

const page: PageState = { owner: null, changedBy: null, changedAtMs: -Infinity };

/** Whether a lightbox that is not `owner` is open on this page. */
export const isLightboxTaken = (owner: object): boolean => page.owner !== null && page.owner !== owner;

/** Takes the page's lightbox; false when another one has it. */
export function takeLightbox(owner: object): boolean {
  if (isLightboxTaken(owner)) return false;
  page.owner = owner;
  return true;
}

/** Gives it back; nothing happens when another one has it. */
export function releaseLightbox(owner: object): void {
  if (page.owner === owner) page.owner = null;
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
