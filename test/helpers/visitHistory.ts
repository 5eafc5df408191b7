import { expect, vi } from 'vitest';
import { LIGHTBOX_GUARD_MS } from '../../hooks/lightbox/lightbox/constants.ts';

/** Pushes the history entry that the test's page starts in, with foreign data in its state. */
export function beginAt(address = '/page'): void {
  window.history.pushState({ router: 'kept' }, '', address);
}

/** The number of history entries. `history.length` isn't reliable here, because it stops at 50 entries per session. */
export const entryCount = (): number => window.navigation.entries().length;

/** Traverses the session history as the browser's buttons do, and waits for `popstate`. */
export async function travel(by: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(by);
  await arrived;
}

/** Waits until a lightbox can be opened again, which is blocked shortly after a change. */
export async function untilGuardIsOver(): Promise<void> {
  // Doesn't use the clock that `skipGuard` mocks.
  const startMs = Date.now();
  await vi.waitFor(() => expect(Date.now() - startMs).toBeGreaterThan(LIGHTBOX_GUARD_MS), { interval: 20 });
}

export const expectHash = (hash: string) => vi.waitFor(() => expect(window.location.hash).toBe(hash));
