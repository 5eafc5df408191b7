import { vi } from 'vitest';

const placesOf = (storage: Storage) => Object.keys(storage).filter((name) => name.startsWith('loggia.place.'));

/** The visitor goes to another page, once the code that keeps the place is there. */
export async function leavePage(): Promise<void> {
  await vi.waitFor(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    if (placesOf(sessionStorage).length === 0) throw new Error('No place is kept.');
  });
}

/** The next content is a document of its own, at its beginning, to which the visitor comes back, or which is reloaded. */
export function visitAgain(type: 'back_forward' | 'reload' = 'back_forward'): void {
  const { timeOrigin } = performance;
  vi.spyOn(Performance.prototype, 'timeOrigin', 'get').mockReturnValue(timeOrigin + 1);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  // The driver of the browser counts as a visitor who has pressed something.
  vi.spyOn(Navigator.prototype, 'userActivation', 'get').mockReturnValue({ hasBeenActive: false, isActive: false });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

export function forgetPlaces(): void {
  for (const name of placesOf(sessionStorage)) sessionStorage.removeItem(name);
}
