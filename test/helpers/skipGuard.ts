import { vi } from 'vitest';
import { LIGHTBOX_GUARD_MS } from '../../hooks/lightbox/lightbox/constants.ts';

/** Openings in a row are ignored for a while; for the rest of a test that while is over at once. */
export function skipGuard(): void {
  const { now } = performance;
  let skippedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + (skippedMs += LIGHTBOX_GUARD_MS));
}
