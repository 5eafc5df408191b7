import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { LoadMoreLabels } from './labels.ts';

/** `failed` waits for a retry, or for the network. */
export type LoadMoreStatus = 'idle' | 'loading' | 'failed';

/** What a wish for more images comes with. */
export interface NeedMoreDetails {
  /** Images that are there. */
  readonly loaded: number;
  /** Ends with the lightbox. */
  readonly signal: AbortSignal;
}

/** The part of a lightbox that loading more needs. */
export type LoadMoreTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'images' | 'total' | 'index' | 'imageStatus' | 'isSettled' | 'transition' | 'dialogElement'
>;

export interface UseLoadMoreOptions {
  /** Brings more images into the list of the lightbox. It may reject; what it throws is said to the visitor. */
  readonly onNeedMore?: ((details: NeedMoreDetails) => unknown) | undefined;
  /** More is asked for when so many images or fewer are left after the shown one. @default LOAD_MORE_DISTANCE */
  readonly distance?: number | undefined;
  readonly labels?: Partial<LoadMoreLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseLoadMoreResult {
  readonly status: LoadMoreStatus;
  /** The visitor wants an image that is not there yet. */
  readonly isAwaited: boolean;
  /** Why the last request failed. */
  readonly failure: LoggiaError | null;
  /** What to tell the visitor: that more is on its way while they wait for it, or why it did not come; else ''. */
  readonly message: string;
  /** Asks again after a failure. */
  retry(): void;
  /** A live region that says `message`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: LoadMoreLabels;
}
