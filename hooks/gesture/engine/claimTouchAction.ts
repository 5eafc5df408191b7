/** A touch behaviour that is left to the browser: a value of the CSS property `touch-action`. */
export type TouchAction = 'pan-x' | 'pan-y' | 'pinch-zoom';

const claims = new WeakMap<HTMLElement, Set<readonly TouchAction[]>>();

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
