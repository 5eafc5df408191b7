import { parentElementOf } from '../../shared/unshadowed.ts';

/** A touch behaviour that is left to the browser: a value of the CSS property `touch-action`. */
export type TouchAction = 'pan-x' | 'pan-y' | 'pinch-zoom';

const claims = new WeakMap<HTMLElement, Set<readonly TouchAction[]>>();

/** Matches dialogs over the page, natively modal or not. */
export const OPEN_DIALOG = 'dialog[open], [aria-modal=true]';

/** Whether an element uses drags of one finger itself. */
const takesDrags = (element: Element): boolean =>
  element instanceof HTMLElement && [...(claims.get(element) ?? [])].some((allowed) => !allowed.includes('pan-x'));

/** Whether no open dialog and no other element that takes drags is between a surface and a target inside it. */
export function isInnermostSurface(surface: Element, target: EventTarget | null): boolean {
  // A portal's events bubble along React's tree, not along that of the page.
  if (!(target instanceof Element) || !surface.contains(target)) return false;
  if (target.closest(OPEN_DIALOG)?.contains(surface) === false) return false;
  for (let at: Element | null = target; at && at !== surface; at = parentElementOf(at)) {
    if (takesDrags(at)) return false;
  }
  return true;
}

function apply(element: HTMLElement): void {
  const [first, ...others] = claims.get(element) ?? [];
  const allowed = first?.filter((action) => others.every((other) => other.includes(action)));
  element.style.touchAction = allowed ? allowed.join(' ') || 'none' : '';
}

/**
 * Leaves to the browser only the `allowed` actions that every other claim on the element allows, too. Returns the function that ends the
 * claim.
 */
export function claimTouchAction(element: HTMLElement, allowed: readonly TouchAction[]): () => void {
  const claim = [...allowed];
  const held = claims.get(element) ?? new Set();
  claims.set(element, held.add(claim));
  apply(element);
  return () => {
    held.delete(claim);
    apply(element);
  };
}
