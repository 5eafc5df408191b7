import type { QueuedJob } from './chooseJob.ts';

/**
 * Does a job. The signal aborts when it should make room for another; a job that then rejects is done again later if it is
 * still wanted, and one that cannot stop half-way just goes on.
 */
export type JobWork<TResult> = (signal: AbortSignal) => Promise<TResult>;

export interface Job<TResult> extends QueuedJob {
  readonly key: string;
  readonly work: JobWork<TResult>;
  readonly result: Promise<TResult>;
  readonly resolve: (result: TResult) => void;
  readonly reject: (error: unknown) => void;
  visitors: number;
  isInBackground: boolean;
  turn: AbortController | null;
}

function doNothing(): void {}

/** A job in the queue that nobody has requested yet. */
export function createJob<TResult>(key: string, work: JobWork<TResult>): Job<TResult> {
  let resolve: (result: TResult) => void = doNothing;
  let reject: (error: unknown) => void = doNothing;
  const result = new Promise<TResult>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  // The requesters receive the failure. Without any left it is ignored.
  result.catch(doNothing);
  return { key, work, result, resolve, reject, visitors: 0, isInBackground: false, turn: null };
}
