import { expect } from 'vitest';

/** The demo generates images on the first request, which takes a while on a busy machine. */
const PATIENCE_MS = 25_000;

/** Polls a value until the assertion passes. */
export function expectSoon<TValue>(read: () => TValue | Promise<TValue>) {
  return expect.poll(read, { timeout: PATIENCE_MS });
}
