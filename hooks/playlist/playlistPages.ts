import type {
  PlaylistDirection,
  PlaylistPage,
  PlaylistRequest,
  PlaylistTokens,
  PlaylistVideo,
} from '../backend/PlaylistSource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

/** A page that is asked for: for the list, or only to know of more videos than the list shows. */
interface PlaylistQuestion extends PlaylistRequest {
  readonly target: 'list' | 'known';
}

/** What is going on about the pages. */
export type PlaylistLoading =
  | { readonly type: 'settled' }
  | { readonly type: 'loading'; readonly question: PlaylistQuestion }
  | { readonly type: 'failed'; readonly question: PlaylistQuestion; readonly error: LoggiaError };

export interface PlaylistPages {
  /** The list as it is shown: one page, or all that were added to each other. */
  readonly shown: readonly PlaylistVideo[];
  /** Every video that came, each once, in the order of its coming. */
  readonly known: readonly PlaylistVideo[];
  /** 1-based; where pages are added, the last of them. */
  readonly page: number;
  /** Undefined where the back end does not tell. */
  readonly pageCount: number | undefined;
  readonly tokens: PlaylistTokens;
  /** The farthest page that came, and where the one after it begins. */
  readonly farthest: { readonly page: number; readonly next: string | undefined };
  readonly loading: PlaylistLoading;
}

export type PlaylistPagesEvent =
  | { readonly type: 'pageAsked'; readonly direction: PlaylistDirection }
  | { readonly type: 'moreVideosAsked' }
  | { readonly type: 'moreVideosLeft' }
  | { readonly type: 'retried' }
  | { readonly type: 'pageArrived'; readonly question: PlaylistQuestion; readonly page: PlaylistPage }
  | { readonly type: 'pageFailed'; readonly question: PlaylistQuestion; readonly error: LoggiaError };

/** Number of the first page, and of how many, where the back end tells. */
interface FirstPageOptions {
  /** @default 1 */
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
}

/** The state of a playlist with one page. */
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

function ask(state: PlaylistPages, question: PlaylistQuestion): PlaylistPages {
  return { ...state, loading: { type: 'loading', question } };
}

function arrive(state: PlaylistPages, question: PlaylistQuestion, { videos, tokens }: PlaylistPage): PlaylistPages {
  const { farthest } = state;
  const settled = { ...state, known: withNewVideos(state.known, videos), loading: { type: 'settled' } } as const;
  if (question.target === 'known') {
    return { ...settled, farthest: { page: farthest.page + 1, next: tokens.next } };
  }
  const page = Math.max(1, state.page + STEP[question.direction]);
  return {
    ...settled,
    shown: withNewVideos(question.direction === 'more' ? state.shown : [], videos),
    page,
    tokens,
    farthest: page > farthest.page ? { page, next: tokens.next } : farthest,
  };
}

const isAwaited = ({ loading }: PlaylistPages, question: PlaylistQuestion): boolean =>
  loading.type === 'loading' && loading.question === question;

/** The newest question alone counts; what a direction has no page for is not asked. */
export function playlistPagesReducer(state: PlaylistPages, event: PlaylistPagesEvent): PlaylistPages {
  switch (event.type) {
    case 'pageAsked':
      if (!canGo(state, event.direction)) return state;
      return ask(state, { direction: event.direction, tokens: state.tokens, target: 'list' });
    case 'moreVideosAsked':
      // A page that the visitor asked for is worth more than thumbnails.
      if (state.farthest.next === undefined || state.loading.type === 'loading') return state;
      return ask(state, { direction: 'more', tokens: { next: state.farthest.next }, target: 'known' });
    case 'moreVideosLeft': {
      const isAbout = state.loading.type !== 'settled' && state.loading.question.target === 'known';
      return isAbout ? { ...state, loading: { type: 'settled' } } : state;
    }
    case 'retried':
      return state.loading.type === 'failed' ? ask(state, state.loading.question) : state;
    case 'pageArrived':
      return isAwaited(state, event.question) ? arrive(state, event.question, event.page) : state;
    case 'pageFailed':
      if (!isAwaited(state, event.question)) return state;
      return { ...state, loading: { type: 'failed', question: event.question, error: event.error } };
  }
}

/** A list with the videos behind it that it did not have; the same list where there is none. */
function withNewVideos(known: readonly PlaylistVideo[], videos: readonly PlaylistVideo[]): readonly PlaylistVideo[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = videos.filter(({ id }) => !ids.has(id) && ids.add(id));
  return added.length > 0 ? [...known, ...added] : known;
}

/** Whether there is anything in a direction. Asked without a token the server would send its first page again. */
export function canGo({ tokens }: Pick<PlaylistPages, 'tokens'>, direction: PlaylistDirection): boolean {
  return tokens[direction === 'previous' ? 'previous' : 'next'] !== undefined;
}

export interface PageLimits {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Whether the page that is shown is the first, and the last: tokens say so, and not numbers. */
export function pageLimits(state: Pick<PlaylistPages, 'tokens'>): PageLimits {
  return { isAtStart: !canGo(state, 'previous'), isAtEnd: !canGo(state, 'next') };
}
