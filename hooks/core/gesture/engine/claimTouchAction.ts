/** Touch behavior that is left to the browser: a value of the CSS property `touch-action`. */
export type TouchAction = 'pan-x' | 'pan-y' | 'pinch-zoom';

const claims = new WeakMap<HTMLElement, Set<readonly TouchAction[]>>();

/** Matches open modal dialogs, native or not. */
export const OPEN_DIALOG = 'dialog[open], [aria-modal=true]';

/** Whether an element handles single-finger drags itself. */
const takesDrags = (element: Element): boolean =>
  element instanceof HTMLElement && [...(claims.get(element) ?? [])].some((allowed) => !allowed.includes('pan-x'));

/**
 * Returns whether there is no open dialog and no other element that handles drags between a surface and a target inside
 * it.
 */
export function isInnermostSurface(surface: Element, target: EventTarget | null): boolean {
  // Events of a portal bubble through the React tree rather than the DOM tree.
  if (!(target instanceof Element) || !surface.contains(target)) return false;
  if (target.closest(OPEN_DIALOG)?.contains(surface) === false) return false;
  for (let at: Element | null = target; at && at !== surface; at = at.parentElement) {
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
 * Restricts the browser to the `allowed` actions that every other claim on the element also allows. Returns a function
 * that ends the claim.
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
