import { createPageState } from './pageState.ts';

const page = /* @__PURE__ */ createPageState<{ printed: Set<string> }>('warnings', () => ({ printed: new Set() }));

/** Says once, in development builds only, what happened, why it matters and how to fix it. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || page.printed.has(message)) return;
  page.printed.add(message);
  console.warn(`Loggia: ${message}`);
}

/**
 * Throws for a mistake in the calling program: what happened, why it matters, how to fix it. Production builds throw too,
 * with a short text.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (condition) return;
  throw new Error(process.env.NODE_ENV === 'production' ? 'Loggia: invalid use of a hook.' : `Loggia: ${message}`);
}
