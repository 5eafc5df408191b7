import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { LoadMoreLabels } from './labels.ts';

/** `failed` waits for a retry or for the network. */
export type LoadMoreStatus = 'idle' | 'loading' | 'failed';

/** The edge at which more images are needed: before the first loaded image or after the last. */
export type ListEdge = 'start' | 'end';

/** The details of a request for more images. */
export interface NeedMoreDetails {
  readonly edge: ListEdge;
  /** The number of loaded images. */
  readonly loaded: number;
  /** The number of images before them in the complete list. */
  readonly offset: number;
  /** Aborted when the lightbox closes. */
  readonly signal: AbortSignal;
}

/** The part of a lightbox needed to load more images. */
export type LoadMoreTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'images' | 'total' | 'offset' | 'index' | 'imageStatus' | 'isSettled' | 'transition' | 'dialogElement'
>;

export interface UseLoadMoreOptions {
  /** Adds more images to the lightbox's list. If it rejects, the user sees an error message. */
  readonly onNeedMore?: ((details: NeedMoreDetails) => unknown) | undefined;
  /**
   * More images are requested when only this many are left on one side of the current one. @default LOAD_MORE_DISTANCE
   */
  readonly distance?: number | undefined;
  readonly labels?: Partial<LoadMoreLabels> | undefined;
  /** Whether more images are requested. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseLoadMoreResult {
  /** The combined status of both edges: `failed` takes precedence, then `loading`. */
  readonly status: LoadMoreStatus;
  /** Whether the user is waiting for an image that has not loaded yet. */
  readonly isAwaited: boolean;
  /** Why the latest request failed. */
  readonly error: LoggiaError | null;
  /** The message for the user if they are waiting for more images or loading failed; otherwise ''. */
  readonly message: string;
  /** Repeats the failed request. */
  retry(): void;
  /** Props for a live region that announces `message`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: LoadMoreLabels;
}
