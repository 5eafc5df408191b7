/**
 * Throws for a mistake in the calling program: what happened, why it matters, how to fix it. Production builds throw too,
 * with a short text.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (condition) return;
  throw new Error(process.env.NODE_ENV === 'production' ? 'Loggia: invalid use of a hook.' : `Loggia: ${message}`);
}
