import type { PictureAttributes } from '../../picture/types.ts';
import { releaseImage } from '../../shared/engine/releaseImage.ts';
import { whenIdle } from '../../shared/engine/whenIdle.ts';
import { PRELOAD_CONCURRENCY, PRELOAD_MEMORY_LIMIT, PRELOAD_REST_MS } from '../constants.ts';

/** A file to load ahead. */
export interface PreloadJob {
  /** The identity of the file: none is loaded twice, whether it loaded or failed. */
  readonly url: string;
  /** Returns the function that cancels it, or lets go of the loaded file. `onFinish` is called when the file has loaded or failed. */
  start(onFinish: () => void): () => void;
}

interface PreloadRunOptions {
  /** Only when the browser is idle. @default false */
  readonly isIdle?: boolean | undefined;
  /** The number of files to load at once. The others follow if nothing has changed for `PRELOAD_REST_MS`. @default all */
  readonly atOnceCount?: number | undefined;
}

interface Preloader {
  /** Loads these files, in their order, and lets go of all others. */
  run(jobs: readonly PreloadJob[], options?: PreloadRunOptions): void;
  /** Marks a file as seen by the visitor: it is not requested again. */
  note(url: string): void;
  /** Starts no more files; running requests may finish. */
  hold(): void;
}

/** Works through a list of files, a few at a time. */
export function createPreloader(): Preloader {
  const requested = new Set<string>();
  const cancels = new Map<string, () => void>();
  // Loaded files that the visitor may still want: a server may forbid the browser to store them.
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
 * Loads the file that a `<picture>` with these attributes would show. Returns the function that cancels it, or lets go of
 * the loaded file. `onFinish` is called once, when the file has loaded or failed, and not after a cancel.
 */
export function loadPicture({ sources, image }: PictureAttributes, onFinish: () => void): () => void {
  const picture = document.createElement('picture');
  for (const { type, sizes, srcSet } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet }));
  }
  const element = document.createElement('img');
  picture.append(element);
  // The address last: it starts the loading.
  const { src, srcSet: srcset = '', sizes = '' } = image;
  Object.assign(element, { fetchPriority: 'low', onload: onFinish, onerror: onFinish, sizes, srcset, src });
  return () => {
    picture.replaceChildren();
    releaseImage(element);
  };
}
