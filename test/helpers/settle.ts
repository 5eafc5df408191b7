import { vi } from 'vitest';

const FLAG = 'IS_REACT_ACT_ENVIRONMENT';

/** Waits for a state that the page reaches on its own, without warnings about updates outside of `act`. */
export async function settle(expectation: () => void): Promise<void> {
  Reflect.set(globalThis, FLAG, false);
  try {
    // Code of a feature may still have to be transformed by Vite, which takes seconds on a busy machine.
    await vi.waitFor(expectation, { timeout: 10_000 });
  } finally {
    Reflect.set(globalThis, FLAG, true);
  }
}
