import type { GalleryImage, GalleryPage, GalleryQuery, GallerySource } from '@loggia/hooks';
import { createAnswer } from './createAnswer.ts';

/** A question that a source was asked and has not answered yet. */
export interface DeferredRequest {
  readonly query: GalleryQuery;
  readonly signal: AbortSignal;
  answer(page?: Partial<GalleryPage>): void;
  fail(error: unknown): void;
}

export interface DeferredSource extends GallerySource {
  /** Every question so far, the taken back ones too. */
  readonly requests: readonly DeferredRequest[];
  /** The newest question. */
  readonly last: DeferredRequest;
}

export const imageOf = (id: string): GalleryImage => ({ id, url: `/${id}.jpg`, title: `Title ${id}` });

/** A gallery whose answers a test gives one by one. */
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
