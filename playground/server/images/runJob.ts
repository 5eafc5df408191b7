import type { Job } from './createJob.ts';

/** Gives a job its turn, and its requesters what comes of it. True: it has made room and is to be done again. */
export async function runJob<TResult>(job: Job<TResult>): Promise<boolean> {
  const turn = new AbortController();
  job.turn = turn;
  try {
    job.resolve(await job.work(turn.signal));
  } catch (error) {
    job.turn = null;
    if (turn.signal.aborted && (job.visitors > 0 || job.isInBackground)) return true;
    job.reject(error);
  }
  return false;
}
