import type {
  PlaylistDirection,
  PlaylistPage,
  PlaylistRequest,
  PlaylistTokens,
  PlaylistVideo,
} from '../backend/PlaylistSource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';

/** A page that is asked for: for the list, or only to know of more videos than the list shows. */
export interface PlaylistQuestion extends PlaylistRequest {
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
