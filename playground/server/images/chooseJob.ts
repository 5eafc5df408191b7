/** The data that decides which job is next. */
export interface QueuedJob {
  /** The number of callers that wait for it. */
  readonly visitors: number;
  /** It is done even if nobody waits for it, once all is quiet. */
  readonly isInBackground: boolean;
  /** Null while it waits for its turn. */
  readonly turn: AbortController | null;
}

/**
 * The job to start now, or null. Of those that visitors wait for the newest, since its visitor is the one who is still
 * looking; of those in the background the oldest, and only while nothing else is being done. `jobs` in the order of their
 * last request.
 */
export function chooseJob<TJob extends QueuedJob>(jobs: readonly TJob[], concurrency: number): TJob | null {
  const running = jobs.filter(({ turn }) => turn);
  const waiting = jobs.filter(({ turn }) => !turn);
  const wanted = waiting.findLast(({ visitors }) => visitors > 0);
  if (!wanted) return running.length === 0 ? (waiting[0] ?? null) : null;
  const busy = running.filter(({ visitors, isInBackground }) => visitors > 0 || !isInBackground);
  return busy.length < concurrency ? wanted : null;
}
