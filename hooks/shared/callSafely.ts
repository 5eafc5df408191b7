/** Calls a function of the page. An error in it, or a rejected promise, is reported like any uncaught error, and our own code goes on. */
export function callSafely(call: () => unknown): void {
  try {
    // A promise may be rejected later, without a handler.
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
