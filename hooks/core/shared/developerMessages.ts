import { createPageState } from './pageState.ts';

const page = /* @__PURE__ */ createPageState<{ printed: Set<string> }>('warnings', () => ({ printed: new Set() }));

/**
 * Logs a warning once, in development builds only. The message states what happened, why it matters and how to fix it.
 */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || page.printed.has(message)) return;
  page.printed.add(message);
  console.warn(`Loggia: ${message}`);
}

/**
 * Throws if the library is used incorrectly. The message states what happened, why it matters and how to fix it. In
 * production builds, the error has a short message.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (condition) return;
  throw new Error(process.env.NODE_ENV === 'production' ? 'Loggia: invalid use of a hook.' : `Loggia: ${message}`);
}
