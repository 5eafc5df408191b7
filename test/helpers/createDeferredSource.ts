import type { GalleryImage, GalleryPage, GalleryQuery, GallerySource } from '@loggia/hooks';
import { createAnswer } from './createAnswer.ts';

/** A gallery request without a response yet. */
export interface DeferredRequest {
  readonly query: GalleryQuery;
  readonly signal: AbortSignal;
  answer(page?: Partial<GalleryPage>): void;
  fail(error: unknown): void;
}

export interface DeferredSource extends GallerySource {
  /** All requests so far, including aborted ones. */
  readonly requests: readonly DeferredRequest[];
  /** The latest request. */
  readonly last: DeferredRequest;
}

export const imageOf = (id: string): GalleryImage => ({ id, url: `/${id}.jpg`, title: `Title ${id}` });

/** A gallery source whose responses the test provides one by one. */
export function createDeferredSource(): DeferredSource {
  const requests: DeferredRequest[] = [];
  return {
    requests,
    get last() {
      const last = requests.at(-1);
      if (!last) throw new Error('The source was asked nothing.');
      return last;
    },
    loadPage(query, { signal }) {
      const { promise, resolve, fail } = createAnswer<GalleryPage>();
      requests.push({
        query,
        signal,
        answer: (page) =>
          resolve({ images: [imageOf(`p${query.page}`)], page: query.page, pageCount: 7, total: 7, ...page }),
        fail,
      });
      return promise;
    },
  };
}
