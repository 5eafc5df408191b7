/**
 * Calls a function provided by the app. If it throws or its promise is rejected, the error is reported as uncaught and
 * does not interrupt the library.
 */
export function callSafely(call: () => unknown): void {
  try {
    // The function may return a promise that is rejected later.
    Promise.resolve(call()).catch(report);
  } catch (error) {
    report(error);
  }
}

function report(error: unknown): void {
  // `reportError` is missing in some test environments.
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}
