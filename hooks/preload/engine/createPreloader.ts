import type { PictureAttributes } from '../../picture/types.ts';
import { releaseImage } from '../../shared/engine/releaseImage.ts';
import { whenIdle } from '../../shared/engine/whenIdle.ts';
import { PRELOAD_CONCURRENCY, PRELOAD_MEMORY_LIMIT } from '../constants.ts';

/** A file to load ahead. */
export interface PreloadJob {
  /** The identity of the file: none is loaded twice, whether it loaded or failed. */
  readonly url: string;
  /** Returns the function that cancels it. `onFinish` is called when the file has loaded or failed. */
  start(onFinish: () => void): () => void;
}

interface Preloader {
  /** Loads these files, in their order, and no others any more. With `isIdle` only when the browser is idle. */
  run(jobs: readonly PreloadJob[], isIdle?: boolean): void;
  /** Marks a file as seen by the visitor: it is not requested again. */
  note(url: string): void;
  /** Starts no more files; running requests may finish. */
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
 * Loads the file that a `<picture>` with these attributes would show. Returns the function that cancels it. `onFinish` is called once, when
 * the file has loaded or failed, and not after a cancel.
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
  const release = () => {
    picture.replaceChildren();
    Object.assign(element, { onload: null, onerror: null });
    releaseImage(element);
  };
  const end = () => {
    release();
    onFinish();
  };
  Object.assign(element, { fetchPriority: 'low', onload: end, onerror: end, sizes, srcset, src });
  return release;
}
