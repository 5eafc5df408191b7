// Raises Vitest's default timeout of one second for `vi.waitFor`, so that tests don't fail on a busy machine.
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
