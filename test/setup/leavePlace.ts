import { vi } from 'vitest';

function leavePage(address: string): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', address);
}

/** Resets what a test file may have left behind, because test files share a page and modules. */
export function leavePlace(address = '/'): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') leavePage(address);
}
