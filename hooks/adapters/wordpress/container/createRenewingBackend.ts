import type { AlbumCrumb, AlbumSource } from '../../../data/backend/AlbumSource.ts';
import type { Backend } from '../../../data/backend/Backend.ts';
import type { GalleryBackend } from '../../../data/backend/GalleryBackend.ts';
import { HttpStatusError } from '../../../core/errors/HttpStatusError.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { lazyPort } from '../../../data/backend/lazyPort.ts';
import { createRenewal, type Renewal } from './renewal.ts';

/**
 * Status codes for rejected settings: 403 for an expired nonce, and 400 for a call that the site doesn't support or
 * doesn't allow for this user.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 403]);

/** Whether the server rejected the page's settings. */
const isRefusal = (error: unknown): boolean => error instanceof HttpStatusError && REFUSALS.has(error.status);

/**
 * Whether the gallery or album in the page's settings doesn't exist on the server. If it doesn't, the server either
 * says so or sends an empty response.
 */
const isUnknown = (error: unknown): boolean =>
  error instanceof MissingContentError || error instanceof InvalidResponseError || isRefusal(error);

function renewingGallery(first: GalleryBackend, { current, attempt }: Renewal<GalleryBackend>): GalleryBackend {
  const { gallery, lightbox, archive } = first;
  const now = async () => current();
  return {
    ...first,
    ...(gallery && {
      gallery: {
        ...gallery,
        loadPage: (query, options) => attempt((to) => to.gallery?.loadPage(query, options), isUnknown, options.signal),
      },
    }),
    ...(lightbox && {
      lightbox: {
        ...lightbox,
        // A missing image does not indicate outdated settings.
        load: (query, options) => attempt((to) => to.lightbox?.load(query, options), isRefusal, options.signal),
      },
    }),
    ...(archive && {
      archive: {
        urlOf: (query) => (current().archive ?? archive).urlOf(query),
        load: (query, options) => attempt((to) => to.archive?.load(query, options), isRefusal, options.signal),
      },
    }),
    ...(first.hits && { hits: lazyPort(now, 'hits') }),
    ...(first.ratings && { ratings: lazyPort(now, 'ratings') }),
    ...(first.comments && { comments: lazyPort(now, 'comments') }),
    ...(first.cart && { cart: lazyPort(now, 'cart') }),
  };
}

/** Opens a gallery in an album. When the album's settings are renewed, the same gallery is opened in the new album. */
function openRenewing(
  albums: AlbumSource,
  path: readonly AlbumCrumb[],
  { current, attempt }: Renewal<Backend>,
): GalleryBackend {
  const first = (current().albums ?? albums).openGallery(path);
  let opened = { of: current(), gallery: first };
  function openIn(backend: Backend): GalleryBackend {
    if (opened.of !== backend) opened = { of: backend, gallery: backend.albums?.openGallery(path) ?? {} };
    return opened.gallery;
  }
  return renewingGallery(first, {
    current: () => openIn(current()),
    attempt: (call, isStale, signal) => attempt((to) => call(openIn(to)), isStale, signal),
  });
}

function renewingAlbums(albums: AlbumSource, renewal: Renewal<Backend>): AlbumSource {
  return {
    ...albums,
    loadAlbum: (request, options) =>
      renewal.attempt((to) => to.albums?.loadAlbum(request, options), isUnknown, options.signal),
    openGallery: (path) => openRenewing(albums, path, renewal),
  };
}

/**
 * Creates a backend for settings that may be outdated, for example because the page came from a cache. If the server
 * rejects them, `renew` loads new settings and the call is repeated. If the repeated call also fails, the error of the
 * first call is thrown.
 */
export function createRenewingBackend<TBackend extends Backend>(
  first: TBackend,
  renew: (signal: AbortSignal) => Promise<TBackend>,
): TBackend {
  const renewal: Renewal<Backend> = createRenewal<Backend>(first, renew);
  const { albums } = first;
  const renewing: Backend = {
    ...first,
    ...renewingGallery(first, renewal),
    ...(albums && { albums: renewingAlbums(albums, renewal) }),
  };
  return renewing as TBackend;
}
