import { expect } from 'vitest';

const POLITE = '[role=status], [role=log], [aria-live]:not([aria-live=off]), output:not([role])';

/** The only live region of a dialog, apart from urgent messages. */
export function liveRegionOf(dialog: Element): Element {
  const [region, ...others] = dialog.querySelectorAll(POLITE);
  expect([region?.getAttribute('role'), others]).toEqual(['status', []]);
  expect(region?.closest('[inert], [hidden], [aria-hidden=true]')).toBeNull();
  return region as Element;
}

/** The announcements in the live region, one per line. */
export const linesOf = (dialog: Element) => [...liveRegionOf(dialog).children].map(({ textContent }) => textContent);
