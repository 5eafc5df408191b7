import { expect } from 'vitest';

/** Pictures are painted when they are first asked for, and a busy machine takes its time over that. */
const PATIENCE_MS = 25_000;

/** Reads a value again and again until what is expected of it is true. */
export function expectSoon<TValue>(read: () => TValue | Promise<TValue>) {
  return expect.poll(read, { timeout: PATIENCE_MS });
}
