/**
 * Calls a function of the caller whose failure is none of ours: what it throws is told as any uncaught error is, and what is under way
 * goes on.
 */
export function callOut(call: () => void): void {
  try {
    call();
  } catch (error) {
    // Not there in every environment of tests.
    if (typeof reportError === 'function') reportError(error);
    else console.error(error);
  }
}
