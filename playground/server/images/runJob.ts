import type { Job } from './createJob.ts';

/** Runs a job and passes the result to its requesters. Returns true if it has made room and must run again. */
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
