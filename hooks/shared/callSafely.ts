/**
 * Calls a function of the app. An exception or a rejected promise is reported as an uncaught error and does not
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
