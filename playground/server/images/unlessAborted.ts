/** Passes a result on, unless the signal aborts first: then it rejects with the signal's reason, after `onAbort`. */
export function unlessAborted<TResult>(
  result: Promise<TResult>,
  signal: AbortSignal,
  onAbort: () => void,
): Promise<TResult> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    result.finally(() => signal.removeEventListener('abort', abort)).then(resolve, reject);
  });
}
