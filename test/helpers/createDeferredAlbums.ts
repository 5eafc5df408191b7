import type { AlbumCrumb, AlbumEntry, AlbumPage, AlbumRequest, AlbumSource, GalleryPage } from '@loggia/hooks';
import { createAnswer } from './createAnswer.ts';

/** An album request without a response yet. */
export interface DeferredAlbumRequest extends AlbumRequest {
  readonly signal: AbortSignal;
  answer(page?: Partial<AlbumPage & GalleryPage>): void;
  fail(error: unknown): void;
}

export interface DeferredAlbums extends AlbumSource {
  /** All requests so far, including those for galleries. */
  readonly requests: readonly DeferredAlbumRequest[];
  /** The latest request. */
  readonly last: DeferredAlbumRequest;
}

export const albumEntry = (id: string): AlbumEntry => ({ kind: 'album', id, title: `Album ${id}` });
export const galleryEntry = (id: string): AlbumEntry => ({ kind: 'gallery', id, title: `Gallery ${id}` });

/** An album source whose responses the test provides one by one. */
export function createDeferredAlbums(): DeferredAlbums {
  const requests: DeferredAlbumRequest[] = [];

  function ask<TPage extends AlbumPage | GalleryPage>(request: AlbumRequest, signal: AbortSignal, standard: TPage) {
    const { promise, resolve, fail } = createAnswer<TPage>();
    const answer = (page: Partial<AlbumPage & GalleryPage> = {}) => resolve({ ...standard, ...page });
    requests.push({ ...request, signal, answer, fail });
    return promise;
  }
  const pageOf = (path: readonly AlbumCrumb[]) => path.at(-1)?.page ?? 1;
  return {
    rootId: '1',
    requests,
    get last() {
      const last = requests.at(-1);
      if (!last) throw new Error('The albums were asked nothing.');
      return last;
    },
    loadAlbum: (request, { signal }) =>
      ask<AlbumPage>(request, signal, {
        entries: [albumEntry('2'), galleryEntry('7')],
        page: pageOf(request.path),
        pageCount: 3,
      }),
    openGallery: (path) => ({
      gallery: {
        loadPage: (query, { signal }) =>
          ask<GalleryPage>({ path }, signal, {
            images: [{ id: '70', url: '/70.jpg' }],
            page: query.page,
            pageCount: 4,
          }),
      },
    }),
  };
}
