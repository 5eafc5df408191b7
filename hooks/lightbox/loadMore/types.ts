import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { LoadMoreLabels } from './labels.ts';

/** The status of loading more images. It remains `failed` until the user retries or the connection is back. */
export type LoadMoreStatus = 'idle' | 'loading' | 'failed';

/** The edge where more images are needed: before the first loaded image or after the last one. */
export type ListEdge = 'start' | 'end';

/** The details of a request for more images. */
export interface NeedMoreDetails {
  readonly edge: ListEdge;
  /** The number of loaded images. */
  readonly loaded: number;
  /** The number of images in the complete list that precede the loaded ones. */
  readonly offset: number;
  /** Aborted when the lightbox closes. */
  readonly signal: AbortSignal;
}

/** The parts of a lightbox that are needed to load more images. */
export type LoadMoreTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'images' | 'total' | 'offset' | 'index' | 'imageStatus' | 'isSettled' | 'transition' | 'dialogElement'
>;

export interface UseLoadMoreOptions {
  /**
   * Called when more images are needed. Add them to the lightbox's list. If the returned promise is rejected, an error
   * message is shown.
   */
  readonly onNeedMore?: ((details: NeedMoreDetails) => unknown) | undefined;
  /**
   * More images are requested when at most this many loaded images are left on one side of the current image.
   * @default LOAD_MORE_DISTANCE
   */
  readonly distance?: number | undefined;
  readonly labels?: Partial<LoadMoreLabels> | undefined;
  /** Whether to request more images. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseLoadMoreResult {
  /** The combined status of both edges. `failed` takes precedence, followed by `loading`. */
  readonly status: LoadMoreStatus;
  /** Whether the user is waiting for an image that hasn't loaded yet. */
  readonly isAwaited: boolean;
  /** The error if the latest request failed. */
  readonly error: LoggiaError | null;
  /** The message to show if the user is waiting for more images or loading failed. Otherwise, an empty string. */
  readonly message: string;
  /** Repeats the failed request. */
  retry(): void;
  /** Props for a live region that announces `message`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: LoadMoreLabels;
}
