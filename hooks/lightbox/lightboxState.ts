import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxData, LightboxRequest } from '../backend/LightboxSource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { SlideEffect, SlideTransition } from '../transition/types.ts';
import type { NavigationRequest, NavigationTarget } from './navigation.ts';
import type { LightboxIndexReason, NavigationPolicy, SlideImageStatus } from './types.ts';

/** The target of an opening. Each opening and each retry makes a new object. */
export interface OpeningTarget {
  readonly imageId: string;
  readonly request: Omit<LightboxRequest, 'imageId'> | undefined;
}

/** The position of the shown slide, or of the target of a running change, in the list as it was at that time. */
export interface SlidePosition extends ListSpan {
  readonly index: number;
  readonly imageId: string;
  /** The number of loaded images. */
  readonly loaded: number;
  readonly loop: boolean;
  /** The caller's index at that time: only another one is a request to move. */
  readonly callersIndex: number;
}

export interface ImageLoad {
  readonly status: SlideImageStatus;
  readonly attempt: number;
}

/** The load state of the file at `url`: another file of the same image has its own. */
interface ReportedLoad extends ImageLoad {
  readonly url: string;
}

export interface SlideChange extends SlideTransition {
  readonly reason: LightboxIndexReason;
  readonly hasWaited: boolean;
}

/** The part of the state that lasts from an opening to the removal. */
interface Session<TImage extends GalleryImage> {
  readonly target: OpeningTarget;
  /** The data of the source; null before they arrive, and always with a list of the caller's. */
  readonly data: LightboxData<TImage> | null;
  /** By image id, only of slides that are mounted. */
  readonly imageLoads: ReadonlyMap<string, ReportedLoad>;
  readonly shown: SlidePosition | null;
  /** Requests from before there was a list to count in. */
  readonly queuedBeforeList: readonly IndexRequested[];
}

/** The state without a session. Its empty values spare readers a check. */
export interface ClosedState extends Pick<Session<never>, 'imageLoads' | 'queuedBeforeList'> {
  readonly status: 'closed';
  readonly target: OpeningTarget | null;
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
  /** The last request that was passed to the caller. */
  readonly lastRequest: NavigationRequest | null;
  /** The last request was passed to the caller, and the render with the answer is still to come. */
  readonly isRequestPending: boolean;
  /** The index to announce; −1 for none. */
  readonly announcedIndex: number;
}

/** Closed in public, but the last slide stays until the dialog is removed. */
export interface ClosingState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'closing';
}

export type LightboxState<TImage extends GalleryImage> =
  | ClosedState
  | LoadingState<TImage>
  | FailedState<TImage>
  | OpenState<TImage>
  | ClosingState<TImage>;

export const CLOSED_STATE: ClosedState = {
  status: 'closed',
  target: null,
  data: null,
  imageLoads: new Map(),
  shown: null,
  queuedBeforeList: [],
};

/** The load state of a picture without a report. */
export const NOT_LOADED: ImageLoad = { status: 'loading', attempt: 0 };

/** The fields of an open lightbox at rest. */
export const NOTHING_RUNS: Omit<OpenState<never>, 'status' | keyof Session<never>> = {
  change: null,
  queue: [],
  lastRequest: null,
  isRequestPending: false,
  announcedIndex: -1,
};

/** The position of the loaded images in the whole list. */
export interface ListSpan {
  /** The number of images in the whole list before the first loaded one. */
  readonly offset: number;
  /** Length of the whole list. */
  readonly total: number;
}

/** The slide or its place has changed: the list arrived or changed, or the caller's index did. */
export interface PositionChanged {
  readonly type: 'positionChanged';
  readonly position: SlidePosition;
  /** The index of the previously shown image in the current list; −1 if it is gone. */
  readonly fromIndex: number;
  readonly effect: SlideEffect;
  readonly durationMs: number;
  /** The ids of the slides that are mounted during the change and after it. */
  readonly mountedIds: readonly string[];
}

/** The events of a lightbox. */
export type LightboxEvent<TImage extends GalleryImage> =
  /** An image was requested; the caller decides whether it opens. */
  | { readonly type: 'openRequested'; readonly target: OpeningTarget }
  /** The caller has set `isOpen`. */
  | { readonly type: 'openAccepted'; readonly target: OpeningTarget }
  | { readonly type: 'dataArrived'; readonly data: LightboxData<TImage> }
  | { readonly type: 'dataFailed'; readonly failure: LoggiaError }
  /** `target`: another image than the one that could not be opened. */
  | { readonly type: 'retryRequested'; readonly target?: OpeningTarget | undefined }
  | PositionChanged
  | { readonly type: 'firstImageSettled' }
  | IndexRequested
  /** The first request of the queue was passed to the caller. */
  | { readonly type: 'requestDequeued'; readonly request: NavigationRequest }
  /** The caller has rendered after a request. */
  | { readonly type: 'requestSettled' }
  /** `loading` after a failure is another attempt. */
  | ImageReported
  | { readonly type: 'transitionFinished'; readonly change: SlideChange }
  | { readonly type: 'closeRequested' }
  | { readonly type: 'removed' };

/** A file has begun to load, has loaded or has failed. */
export interface ImageReported {
  readonly type: 'imageReported';
  readonly imageId: string;
  readonly url: string;
  readonly status: SlideImageStatus;
}

/** A visitor or a slideshow requests another slide. */
export interface IndexRequested {
  readonly type: 'indexRequested';
  readonly target: NavigationTarget;
  readonly policy: NavigationPolicy;
  readonly reason: LightboxIndexReason;
  readonly event: Event | undefined;
}

const EMBEDDED: ImageLoad = { status: 'loaded', attempt: 0 };

/** Returns the load state of a slide's picture. Embedded media count as loaded: their player shows its own progress. */
export function slideImageLoad(image: GalleryImage, loads: ReadonlyMap<string, ReportedLoad>): ImageLoad {
  const { id, url, kind = 'image' } = image;
  const load = loads.get(id);
  if (load?.url === url) return load;
  return kind === 'image' ? NOT_LOADED : EMBEDDED;
}
