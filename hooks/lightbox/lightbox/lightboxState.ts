import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxData, LightboxRequest } from '../../data/backend/LightboxSource.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { SlideEffect, SlideTransition } from '../../slides/transition/types.ts';
import type { NavigationRequest, NavigationTarget } from './navigation.ts';
import type { LightboxIndexReason, NavigationPolicy, SlideImageStatus } from './types.ts';

/** Image to open. Each opening and each retry creates a new object. */
export interface OpeningTarget {
  readonly imageId: string;
  readonly request: Omit<LightboxRequest, 'imageId'> | undefined;
}

/**
 * Position of the current slide or, during a transition, of its target. Includes the list dimensions that the position
 * was computed from.
 */
export interface SlidePosition extends ListSpan {
  readonly index: number;
  readonly imageId: string;
  /** Number of loaded images. */
  readonly loaded: number;
  readonly loop: boolean;
  /**
   * The caller's index when this position was computed. If the caller later passes a different value, it is a request
   * to navigate.
   */
  readonly callersIndex: number;
}

export interface ImageLoad {
  readonly status: SlideImageStatus;
  readonly attempt: number;
}

/** Load state of the file at `url`. Other files of the same image have their own load states. */
interface ReportedLoad extends ImageLoad {
  readonly url: string;
}

export interface SlideChange extends SlideTransition {
  readonly reason: LightboxIndexReason;
  readonly hasWaited: boolean;
}

/** State kept from opening until the dialog is removed. */
interface Session<TImage extends GalleryImage> {
  readonly target: OpeningTarget;
  /** Data from the source. `null` until it has loaded, and always `null` if the caller passes the list. */
  readonly data: LightboxData<TImage> | null;
  /** Load states by image id, for mounted slides only. */
  readonly imageLoads: ReadonlyMap<string, ReportedLoad>;
  readonly shown: SlidePosition | null;
  /** Requests made before the list was available. */
  readonly queuedBeforeList: readonly IndexRequested[];
}

/** State while the lightbox is closed. Its collections are empty, so that code that reads them needs no null checks. */
export interface ClosedState extends Pick<Session<never>, 'imageLoads' | 'queuedBeforeList'> {
  readonly status: 'closed';
  readonly target: OpeningTarget | null;
  readonly data: null;
  readonly shown: null;
}

export interface LoadingState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'loading';
}

/** State after the list failed to load. */
export interface FailedState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'failed';
  readonly failure: LoggiaError;
}

export interface OpenState<TImage extends GalleryImage> extends Session<TImage> {
  readonly status: 'open';
  readonly shown: SlidePosition;
  readonly change: SlideChange | null;
  readonly queue: readonly NavigationRequest[];
  /** Last request passed to the caller. */
  readonly lastRequest: NavigationRequest | null;
  /** Whether the last request has been passed to the caller but not been rendered yet. */
  readonly isRequestPending: boolean;
  /** Index of the image to announce, or −1 for none. */
  readonly announcedIndex: number;
}

/** Reported as closed to callers. The last slide stays mounted until the dialog is removed. */
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

/** Load state of an image before it has reported one. */
export const NOT_LOADED: ImageLoad = { status: 'loading', attempt: 0 };

/** Fields of an open lightbox while no transition is running. */
export const NOTHING_RUNS: Omit<OpenState<never>, 'status' | keyof Session<never>> = {
  change: null,
  queue: [],
  lastRequest: null,
  isRequestPending: false,
  announcedIndex: -1,
};

/** Position of the loaded images within the whole list. */
export interface ListSpan {
  /** Number of images in the whole list before the first loaded one. */
  readonly offset: number;
  /** Length of the whole list. */
  readonly total: number;
}

/**
 * The shown slide or its position changed because the list loaded, the list changed, or the caller changed the index.
 */
export interface PositionChanged {
  readonly type: 'positionChanged';
  readonly position: SlidePosition;
  /** Index of the previously shown image in the current list, or −1 if it was removed. */
  readonly fromIndex: number;
  readonly effect: SlideEffect;
  readonly durationMs: number;
  /** Ids of the slides mounted during and after the transition. */
  readonly mountedIds: readonly string[];
}

/** Events that the lightbox reducer handles. */
export type LightboxEvent<TImage extends GalleryImage> =
  /** An image was requested. The caller decides whether the lightbox opens. */
  | { readonly type: 'openRequested'; readonly target: OpeningTarget }
  /** The caller has set `isOpen`. */
  | { readonly type: 'openAccepted'; readonly target: OpeningTarget }
  | { readonly type: 'dataArrived'; readonly data: LightboxData<TImage> }
  | { readonly type: 'dataFailed'; readonly failure: LoggiaError }
  /** `target`, if given, replaces the image that failed to open. */
  | { readonly type: 'retryRequested'; readonly target?: OpeningTarget | undefined }
  | PositionChanged
  | { readonly type: 'firstImageSettled' }
  | IndexRequested
  /** The first queued request was passed to the caller. */
  | { readonly type: 'requestDequeued'; readonly request: NavigationRequest }
  /** The caller has rendered after receiving a request. */
  | { readonly type: 'requestSettled' }
  /** If an image reports `loading` after it has failed, this starts another attempt. */
  | ImageReported
  | { readonly type: 'transitionFinished'; readonly change: SlideChange }
  | { readonly type: 'closeRequested' }
  | { readonly type: 'removed' };

/** A file has started to load, has loaded or has failed. */
export interface ImageReported {
  readonly type: 'imageReported';
  readonly imageId: string;
  readonly url: string;
  readonly status: SlideImageStatus;
}

/** A user or a slideshow has requested another slide. */
export interface IndexRequested {
  readonly type: 'indexRequested';
  readonly target: NavigationTarget;
  readonly policy: NavigationPolicy;
  readonly reason: LightboxIndexReason;
  readonly event: Event | undefined;
}

const EMBEDDED: ImageLoad = { status: 'loaded', attempt: 0 };

/**
 * Returns the load state of a slide's image. Embedded media count as loaded, because their player shows its own
 * progress.
 */
export function slideImageLoad(image: GalleryImage, loads: ReadonlyMap<string, ReportedLoad>): ImageLoad {
  const { id, url, kind = 'image' } = image;
  const load = loads.get(id);
  if (load?.url === url) return load;
  return kind === 'image' ? NOT_LOADED : EMBEDDED;
}
