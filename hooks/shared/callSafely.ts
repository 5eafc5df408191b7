/**
 * Calls a function provided by the app. If it throws or rejects, the error is reported as uncaught and does not
 * interrupt the library.
 */
export function callSafely(call: () => unknown): void {
  try {
    // A returned promise may be rejected later without a handler.
    Promise.resolve(call()).catch(report);
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  // Missing in some test environments.
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}
