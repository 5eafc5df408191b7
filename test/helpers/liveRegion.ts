import { expect } from 'vitest';

const POLITE = '[role=status], [role=log], [aria-live]:not([aria-live=off]), output:not([role])';

/** The one element of a dialog that a screen reader listens to, but for what is urgent. */
export function liveRegionOf(dialog: Element): Element {
  const [region, ...others] = dialog.querySelectorAll(POLITE);
  expect([region?.getAttribute('role'), others]).toEqual(['status', []]);
  expect(region?.closest('[inert], [hidden], [aria-hidden=true]')).toBeNull();
  return region as Element;
}

/** The texts in it, line by line. */
export const linesOf = (dialog: Element) => [...liveRegionOf(dialog).children].map(({ textContent }) => textContent);
