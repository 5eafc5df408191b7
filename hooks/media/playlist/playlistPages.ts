import type {
  PlaylistDirection,
  PlaylistPage,
  PlaylistRequest,
  PlaylistTokens,
  PlaylistVideo,
} from '../../data/backend/PlaylistSource.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';

/** A request for a page. The page is either for the list or only for the thumbnails (`known`). */
interface PlaylistPageRequest extends PlaylistRequest {
  readonly target: 'list' | 'known';
}

/** The loading state of the most recent page request. */
export type PlaylistLoading =
  | { readonly type: 'settled' }
  | { readonly type: 'loading'; readonly request: PlaylistPageRequest }
  | { readonly type: 'failed'; readonly request: PlaylistPageRequest; readonly error: LoggiaError };

export interface PlaylistPages {
  /** The videos in the list: the current page, or all pages loaded so far. */
  readonly shown: readonly PlaylistVideo[];
  /** All loaded videos in order, without duplicates. */
  readonly known: readonly PlaylistVideo[];
  /** The number of the current page, starting at 1. If pages are appended, this is the last loaded page. */
  readonly page: number;
  /** The number of pages, or `undefined` if the backend does not report it. */
  readonly pageCount: number | undefined;
  readonly tokens: PlaylistTokens;
  /** The last page that has been loaded so far, and the token for the page after it. */
  readonly farthest: { readonly page: number; readonly next: string | undefined };
  readonly loading: PlaylistLoading;
}

export type PlaylistPagesEvent =
  | { readonly type: 'pageRequested'; readonly direction: PlaylistDirection }
  | { readonly type: 'moreVideosRequested' }
  | { readonly type: 'moreVideosCanceled' }
  | { readonly type: 'retried' }
  | { readonly type: 'pageArrived'; readonly request: PlaylistPageRequest; readonly page: PlaylistPage }
  | { readonly type: 'pageFailed'; readonly request: PlaylistPageRequest; readonly error: LoggiaError };

/** The number of the first page, and the total number of pages if the backend reports it. */
interface FirstPageOptions {
  /** The number of the first page. @default 1 */
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
}

/** Returns the initial state, which contains one page. */
export function firstPages({ videos, tokens }: PlaylistPage, options: FirstPageOptions = {}): PlaylistPages {
  const { page = 1, pageCount } = options;
  return {
    shown: withNewVideos([], videos),
    known: withNewVideos([], videos),
    page,
    pageCount,
    tokens,
    farthest: { page, next: tokens.next },
    loading: { type: 'settled' },
  };
}

const STEP: Readonly<Record<PlaylistDirection, number>> = { next: 1, more: 1, previous: -1 };

function withRequest(state: PlaylistPages, request: PlaylistPageRequest): PlaylistPages {
  return { ...state, loading: { type: 'loading', request } };
}

function withPage(state: PlaylistPages, request: PlaylistPageRequest, { videos, tokens }: PlaylistPage): PlaylistPages {
  const { farthest } = state;
  const settled = { ...state, known: withNewVideos(state.known, videos), loading: { type: 'settled' } } as const;
  if (request.target === 'known') {
    return { ...settled, farthest: { page: farthest.page + 1, next: tokens.next } };
  }
  const page = Math.max(1, state.page + STEP[request.direction]);
  return {
    ...settled,
    shown: withNewVideos(request.direction === 'more' ? state.shown : [], videos),
    page,
    tokens,
    farthest: page > farthest.page ? { page, next: tokens.next } : farthest,
  };
}

const isAwaited = ({ loading }: PlaylistPages, request: PlaylistPageRequest): boolean =>
  loading.type === 'loading' && loading.request === request;

/**
 * Returns the next state of the pages. Responses to superseded requests are ignored, and so are requests beyond the
 * first or last page.
 */
export function playlistPagesReducer(state: PlaylistPages, event: PlaylistPagesEvent): PlaylistPages {
  switch (event.type) {
    case 'pageRequested':
      if (!canGo(state, event.direction)) return state;
      return withRequest(state, { direction: event.direction, tokens: state.tokens, target: 'list' });
    case 'moreVideosRequested':
      // A page that the user has requested takes precedence over thumbnails.
      if (state.farthest.next === undefined || state.loading.type === 'loading') return state;
      return withRequest(state, { direction: 'more', tokens: { next: state.farthest.next }, target: 'known' });
    case 'moreVideosCanceled': {
      const isAbout = state.loading.type !== 'settled' && state.loading.request.target === 'known';
      return isAbout ? { ...state, loading: { type: 'settled' } } : state;
    }
    case 'retried':
      return state.loading.type === 'failed' ? withRequest(state, state.loading.request) : state;
    case 'pageArrived':
      return isAwaited(state, event.request) ? withPage(state, event.request, event.page) : state;
    case 'pageFailed':
      if (!isAwaited(state, event.request)) return state;
      return { ...state, loading: { type: 'failed', request: event.request, error: event.error } };
  }
}

/** Appends the videos that the list does not contain yet. Returns the same array if there is nothing to append. */
function withNewVideos(known: readonly PlaylistVideo[], videos: readonly PlaylistVideo[]): readonly PlaylistVideo[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = videos.filter(({ id }) => !ids.has(id) && ids.add(id));
  return added.length > 0 ? [...known, ...added] : known;
}

/** Whether there is a page in the given direction. Without a token, the server would return its first page again. */
export function canGo({ tokens }: Pick<PlaylistPages, 'tokens'>, direction: PlaylistDirection): boolean {
  return tokens[direction === 'previous' ? 'previous' : 'next'] !== undefined;
}

/** Whether a page that will be appended to the list is loading. */
export const isAppending = (loading: PlaylistLoading): boolean =>
  loading.type === 'loading' && loading.request.target === 'list' && loading.request.direction === 'more';

export interface PageLimits {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Returns whether the current page is the first or the last one, based on its tokens. */
export function pageLimits(state: Pick<PlaylistPages, 'tokens'>): PageLimits {
  return { isAtStart: !canGo(state, 'previous'), isAtEnd: !canGo(state, 'next') };
}
