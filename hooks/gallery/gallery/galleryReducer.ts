import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage } from '../../data/backend/GallerySource.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';

export interface GalleryState<TImage extends GalleryImage = GalleryImage> {
  readonly shown: GalleryPage<TImage> | null;
  /** The key of the request that loaded `shown`. */
  readonly shownKey: string | null;
  /** Identifies the pending request. Responses to other requests are ignored. */
  readonly request: NonNullable<unknown> | null;
  /** The error if the latest request failed. */
  readonly failure: LoggiaError | null;
  /** Incremented when the same page must be requested again, for a retry or a new source. */
  readonly revision: number;
  /** Whether a loaded page has replaced another one. */
  readonly hasTurned: boolean;
}

export type GalleryEvent<TImage extends GalleryImage = GalleryImage> =
  | { readonly type: 'pageRequested'; readonly request: NonNullable<unknown> }
  | {
      readonly type: 'pageArrived';
      readonly request: NonNullable<unknown>;
      /** The key of the request. */
      readonly key: string;
      readonly page: GalleryPage<TImage>;
    }
  | { readonly type: 'pageFailed'; readonly request: NonNullable<unknown>; readonly failure: LoggiaError }
  /** The user returned to the page that is still displayed. */
  | { readonly type: 'pageWithdrawn' }
  | { readonly type: 'pageRetried'; readonly key: string }
  /** The source was replaced, so the page shown is outdated. */
  | { readonly type: 'sourceChanged' };

/** Creates the initial state. A page embedded in the server-rendered HTML is shown immediately. */
export function createGalleryState<TImage extends GalleryImage>(
  initialPage: GalleryPage<TImage> | undefined,
  key: string,
): GalleryState<TImage> {
  return {
    shown: initialPage ?? null,
    shownKey: key,
    request: null,
    failure: null,
    revision: 0,
    hasTurned: false,
  };
}

/** Returns a gallery's next state. Late responses are ignored, and the current page is kept after an error. */
export function galleryReducer<TImage extends GalleryImage>(
  state: GalleryState<TImage>,
  event: GalleryEvent<TImage>,
): GalleryState<TImage> {
  switch (event.type) {
    case 'pageRequested':
      return { ...state, request: event.request };
    case 'pageArrived':
      if (state.request !== event.request) return state;
      return {
        ...state,
        shown: event.page,
        shownKey: event.key,
        request: null,
        failure: null,
        hasTurned: state.shown !== null,
      };
    case 'pageFailed':
      if (state.request !== event.request) return state;
      return { ...state, request: null, failure: event.failure };
    case 'pageWithdrawn':
      return state.request || state.failure ? { ...state, request: null, failure: null } : state;
    case 'pageRetried':
      return {
        ...state,
        shownKey: state.shownKey === event.key ? null : state.shownKey,
        revision: state.revision + 1,
      };
    case 'sourceChanged':
      return { ...state, shownKey: null, revision: state.revision + 1 };
  }
}
