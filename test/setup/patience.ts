// A promise comes true when the machine gets round to it: a busy one is slow, and not wrong. Vitest gives `vi.waitFor` one second.
import { vi } from 'vitest';

const PATIENCE_MS = 10_000;
const INTERVAL_MS = 10;

interface Limits {
  readonly timeout?: number;
  readonly interval?: number;
}

const withPatience = (limits: number | Limits = {}) =>
  typeof limits === 'number' ? limits : { timeout: PATIENCE_MS, interval: INTERVAL_MS, ...limits };

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, limits) => waitFor(callback, withPatience(limits));
vi.waitUntil = (callback, limits) => waitUntil(callback, withPatience(limits));
