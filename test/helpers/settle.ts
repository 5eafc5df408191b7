import { vi } from 'vitest';

const FLAG = 'IS_REACT_ACT_ENVIRONMENT';

/** Waits for a state that the page reaches on its own, without warnings about updates outside of `act`. */
export async function settle(expectation: () => void): Promise<void> {
  Reflect.set(globalThis, FLAG, false);
  try {
    await vi.waitFor(expectation);
  } finally {
    Reflect.set(globalThis, FLAG, true);
  }
}
