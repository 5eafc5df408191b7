import { expect, vi } from 'vitest';
import { LIGHTBOX_GUARD_MS } from '../../hooks/lightbox/lightbox/constants.ts';

/** The entry in which a test's page begins: its own, with something in its state that belongs to others. */
export function beginAt(address = '/page'): void {
  window.history.pushState({ router: 'kept' }, '', address);
}

/** Entries of this page. A session keeps 50 in all, so that `history.length` stands still once the tests before have made as many. */
export const entryCount = (): number => window.navigation.entries().length;

/** Goes through the session history as the browser's own buttons do, and waits until the page has arrived. */
export async function travel(by: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(by);
  await arrived;
}

/** Waits until a lightbox takes an opening again: it does not do so right after the last change. */
export async function untilGuardIsOver(): Promise<void> {
  // Not by the clock that `skipGuard` turns.
  const startMs = Date.now();
  await vi.waitFor(() => expect(Date.now() - startMs).toBeGreaterThan(LIGHTBOX_GUARD_MS), { interval: 20 });
}

export const expectHash = (hash: string) => vi.waitFor(() => expect(window.location.hash).toBe(hash));
