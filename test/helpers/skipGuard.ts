import { vi } from 'vitest';
import { LIGHTBOX_GUARD_MS } from '../../hooks/lightbox/lightbox/constants.ts';

/** Makes the guard against repeated opening expire immediately for the rest of the test. */
export function skipGuard(): void {
  const { now } = performance;
  let skippedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + (skippedMs += LIGHTBOX_GUARD_MS));
}
