import type { PictureAttributes } from '../../../core/picture/types.ts';
import { releaseImage } from '../../../core/shared/engine/releaseImage.ts';
import { whenIdle } from '../../../core/shared/engine/whenIdle.ts';
import { PRELOAD_CONCURRENCY, PRELOAD_MEMORY_LIMIT, PRELOAD_REST_MS } from '../constants.ts';

/** A file to preload. */
export interface PreloadJob {
  /** Identifies the file. A file that has loaded or failed is not loaded again. */
  readonly url: string;
  /**
   * Starts loading. Returns a function that cancels loading, or releases the loaded file. `onFinish` is called when the
   * file has loaded or failed.
   */
  start(onFinish: () => void): () => void;
}

interface PreloadRunOptions {
  /** Whether to load only when the browser is idle. @default false */
  readonly isIdle?: boolean | undefined;
  /**
   * Number of files to load immediately. The other files follow if nothing has changed for `PRELOAD_REST_MS`.
   * @default all
   */
  readonly atOnceCount?: number | undefined;
}

interface Preloader {
  /** Loads these files in order, and releases all others. */
  run(jobs: readonly PreloadJob[], options?: PreloadRunOptions): void;
  /** Marks a file as already shown, so that it is not requested again. */
  note(url: string): void;
  /** Stops loading further files. Requests that have already started may finish. */
  hold(): void;
}

/** Creates a preloader. It loads a list of files, a few at a time. */
export function createPreloader(): Preloader {
  const requested = new Set<string>();
  const cancels = new Map<string, () => void>();
  // Loaded files that the user may still see. They are kept because a server may forbid browsers to cache them.
  const held = new Map<string, () => void>();
  let waiting: PreloadJob[] = [];
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let isIdleRun = false;
  let cancelIdle: (() => void) | undefined;

  const note = (url: string) => {
    if (requested.size >= PRELOAD_MEMORY_LIMIT) requested.clear();
    requested.add(url);
  };
  const fill = () => {
    while (cancels.size < PRELOAD_CONCURRENCY) {
      const job = waiting.shift();
      if (!job) return;
      note(job.url);
      const end = () => {
        const release = cancels.get(job.url);
        if (release) held.set(job.url, release);
        cancels.delete(job.url);
        goOn();
      };
      cancels.set(job.url, job.start(end));
    }
  };
  const goOn = () => {
    cancelIdle?.();
    if (isIdleRun && waiting.length > 0) cancelIdle = whenIdle(fill);
    else fill();
  };
  const add = (jobs: readonly PreloadJob[]) => {
    waiting.push(...jobs.filter(({ url }) => !requested.has(url)));
    goOn();
  };
  const hold = () => {
    waiting = [];
    clearTimeout(restTimer);
    cancelIdle?.();
  };

  return {
    note,
    hold,
    run(jobs, { isIdle = false, atOnceCount = jobs.length } = {}) {
      const wanted = new Set(jobs.map(({ url }) => url));
      for (const [url, release] of [...cancels, ...held]) {
        if (wanted.has(url)) continue;
        release();
        held.delete(url);
        if (cancels.delete(url)) requested.delete(url);
      }
      hold();
      isIdleRun = isIdle;
      add(jobs.slice(0, atOnceCount));
      const later = jobs.slice(atOnceCount);
      if (later.length > 0) restTimer = setTimeout(add, PRELOAD_REST_MS, later);
    },
  };
}

/**
 * Loads the file that a `<picture>` with these attributes would show. Returns a function that cancels it, or releases
 * the loaded file. `onFinish` is called once, when the file has loaded or failed, but not if loading is canceled.
 */
export function loadPicture({ sources, image }: PictureAttributes, onFinish: () => void): () => void {
  const picture = document.createElement('picture');
  for (const { type, sizes, srcSet } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet }));
  }
  const element = document.createElement('img');
  picture.append(element);
  // Set the URL last, because it starts loading.
  const { src, srcSet: srcset = '', sizes = '' } = image;
  Object.assign(element, { fetchPriority: 'low', onload: onFinish, onerror: onFinish, sizes, srcset, src });
  return () => {
    picture.replaceChildren();
    releaseImage(element);
  };
}
