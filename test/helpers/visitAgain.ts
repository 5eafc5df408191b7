import { vi } from 'vitest';

const placesOf = (storage: Storage) => Object.keys(storage).filter((name) => name.startsWith('loggia.place.'));

/** Leaves the page as soon as the scroll position has been stored. */
export async function leavePage(): Promise<void> {
  await vi.waitFor(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    if (placesOf(sessionStorage).length === 0) throw new Error('No place is kept.');
  });
}

/** Returns the id of the image that has been saved with the scroll position, or '' if there is none. */
export function savedImageId(): string {
  const [name = ''] = placesOf(sessionStorage);
  const { id } = Object(JSON.parse(sessionStorage.getItem(name) ?? '{}')) as { readonly id?: unknown };
  return String(id ?? '');
}

/** Makes the next content look like a new document that was reached by Back, Forward or a reload. */
export function visitAgain(type: 'back_forward' | 'reload' = 'back_forward'): void {
  const { timeOrigin } = performance;
  vi.spyOn(Performance.prototype, 'timeOrigin', 'get').mockReturnValue(timeOrigin + 1);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  // Input from the browser driver counts as user activation.
  vi.spyOn(Navigator.prototype, 'userActivation', 'get').mockReturnValue({ hasBeenActive: false, isActive: false });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

export function forgetPlaces(): void {
  for (const name of placesOf(sessionStorage)) sessionStorage.removeItem(name);
}
