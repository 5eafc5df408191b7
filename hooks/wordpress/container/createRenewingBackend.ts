import type { AlbumSource } from '../../backend/AlbumSource.ts';
import type { Backend } from '../../backend/Backend.ts';
import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { untilAborted } from '../../rest/untilAborted.ts';
import { lazyPort } from '../../shared/lazyPort.ts';

const FORBIDDEN = 403;

/** The server refuses what the page says: a nonce that has run out, say. */
const isRefusal = (error: unknown): boolean => error instanceof HttpStatusError && error.status === FORBIDDEN;

/** A gallery or an album that the server does not know by what the page says of it. */
const isUnknown = (error: unknown): boolean => error instanceof MissingContentError || isRefusal(error);

/**
 * A back end over settings that may be out of date, as a page cache hands them out: where the server does not accept them, `renew`
 * fetches new ones, and the call is made once more with them. Its failure is the failure of the first call.
 */
export function createRenewingBackend<TBackend extends Backend>(
  first: TBackend,
  renew: (signal: AbortSignal) => Promise<TBackend>,
): TBackend {
  let current: Backend = first;
  let renewal: Promise<Backend> | undefined;
  const now = async () => current;

  async function attempt<TAnswer>(
    call: (backend: Backend) => Promise<TAnswer> | undefined,
    isStale: (error: unknown) => boolean,
    signal: AbortSignal,
  ): Promise<TAnswer> {
    const used = current;
    try {
      return await required(call(used));
    } catch (error) {
      if (!isStale(error)) throw error;
      try {
        // Two calls that fail together renew once, and one that is taken back ends its own waiting, not the other's.
        renewal ??= renew(new AbortController().signal).finally(() => (renewal = undefined));
        if (current === used) current = await untilAborted(renewal, signal);
      } catch {
        signal.throwIfAborted();
        throw error;
      }
      return required(call(current));
    }
  }

  const { gallery, lightbox, albums, archive } = first;
  const renewing: Backend = {
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
        // An image that is gone is gone, whatever the page says.
        load: (query, options) => attempt((to) => to.lightbox?.load(query, options), isRefusal, options.signal),
      },
    }),
    ...(archive && {
      archive: {
        addressOf: (query) => (current.archive ?? archive).addressOf(query),
        load: (query, options) => attempt((to) => to.archive?.load(query, options), isRefusal, options.signal),
      },
    }),
    ...(albums && { albums: renewingAlbums(albums, attempt, () => current) }),
    ...(first.hits && { hits: lazyPort(now, 'hits') }),
    ...(first.ratings && { ratings: lazyPort(now, 'ratings') }),
    ...(first.comments && { comments: lazyPort(now, 'comments') }),
    ...(first.cart && { cart: lazyPort(now, 'cart') }),
  };
  return renewing as TBackend;
}

type Attempt = <TAnswer>(
  call: (backend: Backend) => Promise<TAnswer> | undefined,
  isStale: (error: unknown) => boolean,
  signal: AbortSignal,
) => Promise<TAnswer>;

function renewingAlbums(albums: AlbumSource, attempt: Attempt, current: () => Backend): AlbumSource {
  return {
    ...albums,
    loadAlbum: (request, options) => attempt((to) => to.albums?.loadAlbum(request, options), isUnknown, options.signal),
    openGallery: (path) => (current().albums ?? albums).openGallery(path),
  };
}

/** Settings of one kind are renewed by settings of the same kind. */
async function required<TAnswer>(answer: Promise<TAnswer> | undefined): Promise<TAnswer> {
  if (!answer) throw new MissingContentError('The page shows something else here by now.');
  return answer;
}
