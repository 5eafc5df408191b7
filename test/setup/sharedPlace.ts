// Test files share a page and their modules. What a file easily forgets to put back must not reach the next one.
import { afterAll, vi } from 'vitest';

function leavePage(): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') leavePage();
});
