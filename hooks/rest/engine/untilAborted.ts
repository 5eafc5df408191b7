/** Waits for work that others wait for too: the signal ends the waiting, not the work. Rejects with the signal's own reason. */
export async function untilAborted<TValue>(work: Promise<TValue>, signal: AbortSignal): Promise<TValue> {
  signal.throwIfAborted();
  const waiting = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: waiting.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    waiting.abort();
  }
}
