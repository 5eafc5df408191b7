import type { PictureAttributes } from '../../picture/types.ts';
import { whenIdle } from '../../shared/engine/pageLoad.ts';
import { PRELOAD_CONCURRENCY, PRELOAD_MEMORY_LIMIT } from '../constants.ts';

/** A file to load ahead. */
export interface PreloadJob {
  /** The file's identity: none is loaded twice, whether it came or failed. */
  readonly url: string;
  /** Returns what cancels it; `onFinish` is called when it has loaded or failed. */
  start(onFinish: () => void): () => void;
}

interface Preloader {
  /** Loads these, in their order, and nothing else any more. With `isIdle` only when the browser has nothing else to do. */
  run(jobs: readonly PreloadJob[], isIdle?: boolean): void;
  /** The visitor has seen this file: it is not requested for again. */
  note(url: string): void;
  /** Starts nothing more; what is on its way may come. */
  hold(): void;
}

/** Works through a list of files, a few at a time. */
export function createPreloader(): Preloader {
  const requested = new Set<string>();
  const cancels = new Map<string, () => void>();
  let waiting: PreloadJob[] = [];
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
  const hold = () => {
    waiting = [];
    cancelIdle?.();
  };

  return {
    note,
    hold,
    run(jobs, isIdle = false) {
      for (const [url, cancel] of cancels) {
        if (jobs.some((job) => job.url === url)) continue;
        cancel();
        cancels.delete(url);
        requested.delete(url);
      }
      isIdleRun = isIdle;
      waiting = jobs.filter(({ url }) => !requested.has(url));
      goOn();
    },
  };
}

/**
 * Loads the file that a `<picture>` with these attributes would show, without showing it. Returns what cancels it; `onFinish` is
 * called once, when it has loaded or failed, and not after a cancel.
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
    Object.assign(element, { onload: null, onerror: null, srcset: '', src: '' });
  };
}
