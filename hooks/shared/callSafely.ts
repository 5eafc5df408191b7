/**
 * Calls a function of the caller whose failure is none of ours: what it throws is told as any uncaught error is, and what is under way
 * goes on.
 */
export function callSafely(call: () => unknown): void {
  try {
    // A promise may be rejected later, when nobody waits for it.
    Promise.resolve(call()).catch(report);
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  // Not there in every environment of tests.
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}
