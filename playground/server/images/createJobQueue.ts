import { chooseJob } from './chooseJob.ts';
import { createJob } from './createJob.ts';
import type { Job, JobWork } from './createJob.ts';
import { runJob } from './runJob.ts';
import { unlessAborted } from './unlessAborted.ts';

export interface JobQueueOptions {
  /** Jobs that visitors wait for, at the same time. One in the background may be going on beside them. */
  readonly concurrency: number;
  /** Jobs in the background that may wait; the oldest beyond them are dropped. */
  readonly backlog: number;
}

/** A caller that waits for a job. */
export interface Requester {
  /** Aborts when the requester has gone. */
  readonly signal?: AbortSignal | undefined;
  /** True: nobody waits for it. @default false */
  readonly isInBackground?: boolean | undefined;
}

export interface JobRequest<TResult> extends Requester {
  /** Requests with the same key at the same time share one job. */
  readonly key: string;
  readonly work: JobWork<TResult>;
}

export interface JobQueue<TResult> {
  /** Rejects with the job's error, with the signal's reason, or when the job is dropped or the queue closed. */
  request(request: JobRequest<TResult>): Promise<TResult>;
  /** Starts nothing more and keeps nobody waiting. */
  close(): void;
}

/**
 * A bounded number of heavy jobs at once: the newest that a visitor waits for first, the others when all is quiet. A job
 * that nobody waits for any more is dropped or, if it has begun, asked to make room as soon as somebody waits for another.
 */
export function createJobQueue<TResult>({ concurrency, backlog }: JobQueueOptions): JobQueue<TResult> {
  /** In the order of their last request. */
  const jobs = new Map<string, Job<TResult>>();
  let isClosed = false;

  function drop(job: Job<TResult>, reason: string): void {
    jobs.delete(job.key);
    job.reject(new Error(reason));
  }

  function startNext(): void {
    const all = [...jobs.values()];
    if (all.some(({ turn, visitors }) => !turn && visitors > 0)) {
      for (const { turn, visitors } of all) if (visitors === 0) turn?.abort();
    }
    const next = isClosed ? null : chooseJob(all, concurrency);
    if (!next) return;
    void runJob(next).then((isForLater) => {
      if (!isForLater) jobs.delete(next.key);
      startNext();
    });
    startNext();
  }

  function leave(job: Job<TResult>): void {
    job.visitors -= 1;
    if (job.visitors === 0 && !job.isInBackground && !job.turn) drop(job, 'Nobody waits for it any more.');
  }

  function trimBacklog(): void {
    const waiting = [...jobs.values()].filter(({ turn, visitors }) => !turn && visitors === 0);
    for (const job of waiting.slice(0, Math.max(0, waiting.length - backlog))) drop(job, 'There is too much to do.');
  }

  return {
    async request({ key, work, signal, isInBackground = false }) {
      signal?.throwIfAborted();
      if (isClosed) throw new Error('The server is closing.');
      const job = jobs.get(key) ?? createJob(key, work);
      if (isInBackground) {
        job.isInBackground = true;
        jobs.set(key, job);
      } else {
        job.visitors += 1;
        jobs.delete(key);
        jobs.set(key, job);
      }
      startNext();
      trimBacklog();
      return signal ? unlessAborted(job.result, signal, () => leave(job)) : job.result;
    },
    close() {
      isClosed = true;
      for (const job of jobs.values()) {
        job.turn?.abort();
        drop(job, 'The server is closing.');
      }
    },
  };
}
