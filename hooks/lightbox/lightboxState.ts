import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxData, LightboxRequest } from '../backend/LightboxSource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { SlideTransition } from '../transition/types.ts';
import type { IndexRequested } from './IndexRequested.ts';
import type { ListSpan } from './ListSpan.ts';
import type { NavigationRequest } from './navigationQueue.ts';
import type { LightboxIndexReason, SlideImageStatus } from './types.ts';

/** What an opening asked for. A new opening, or a retry, is a new object. */
export interface LightboxWish {
  readonly imageId: string;
  readonly request: Omit<LightboxRequest, 'imageId'> | undefined;
}

/** Where the slide stands that is shown, or that a running change leads to, in the list as it was when this was written. */
export interface SlidePosition extends ListSpan {
  readonly index: number;
  readonly imageId: string;
  /** Images that are there. */
  readonly loaded: number;
  readonly loop: boolean;
  /** The caller's index when this was written: only a new one is a wish to move. */
  readonly callersIndex: number;
}

export interface ImageLoad {
  readonly status: SlideImageStatus;
  readonly attempt: number;
}

export interface SlideChange extends SlideTransition {
  readonly reason: LightboxIndexReason;
  readonly hasWaited: boolean;
}

/** What lasts from an opening to the removal. */
interface Session<TImage extends GalleryImage> {
  readonly wish: LightboxWish;
  /** What the source brought; null before that, and always where the caller brings the list. */
  readonly data: LightboxData<TImage> | null;
  /** By image id, only of slides that are mounted. */
  readonly imageLoads: ReadonlyMap<string, ImageLoad>;
  readonly shown: SlidePosition | null;
  /** What a visitor asked for before there was a list to count in. */
  readonly early: readonly IndexRequested[];
}

/** As empty as a session that has not begun: what is read of it needs no question first. */
export interface ClosedState extends Pick<Session<never>, 'imageLoads' | 'early'> {
  readonly status: 'closed';
  readonly wish: LightboxWish | null;
  readonly data: null;
  readonly shown: null;
}

export interface LoadingState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'loading';
}

/** There is no list to show. */
export interface FailedState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'failed';
  readonly failure: LoggiaError;
}

export interface OpenState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'open';
  readonly shown: SlidePosition;
  readonly change: SlideChange | null;
  readonly queue: readonly NavigationRequest[];
  /** The request that the caller was asked about last. */
  readonly asked: NavigationRequest | null;
  /** It was asked just now, and the render that has the answer is still to come. */
  readonly isAsking: boolean;
  /** The index to announce; −1 says nothing. */
  readonly announcedIndex: number;
}

/** Closed for everyone, but the last slide stays until the dialog is removed. */
export interface ClosingState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'closing';
}

export type LightboxState<TImage extends GalleryImage> =
  ClosedState | LoadingState<TImage> | FailedState<TImage> | OpenState<TImage> | ClosingState<TImage>;

export const CLOSED_STATE: ClosedState = {
  status: 'closed',
  wish: null,
  data: null,
  imageLoads: new Map(),
  shown: null,
  early: [],
};

/** What is known of a picture that nobody has reported of. */
export const NOT_LOADED: ImageLoad = { status: 'loading', attempt: 0 };

/** No image is shown yet, or at rest. */
export const NOTHING_RUNS: Omit<OpenState<never>, 'status' | keyof Session<never>> = {
  change: null,
  queue: [],
  asked: null,
  isAsking: false,
  announcedIndex: -1,
};
