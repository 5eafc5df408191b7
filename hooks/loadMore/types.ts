import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { LoadMoreLabels } from './labels.ts';

/** `failed` waits for a retry, or for the network. */
export type LoadMoreStatus = 'idle' | 'loading' | 'failed';

/** The edge at which more is needed: before the first loaded image, or after the last. */
export type ListEdge = 'start' | 'end';

/** The details of a request for more images. */
export interface NeedMoreDetails {
  readonly edge: ListEdge;
  /** Images that are there. */
  readonly loaded: number;
  /** Images of the whole list that stand before those. */
  readonly offset: number;
  /** Ends with the lightbox. */
  readonly signal: AbortSignal;
}

/** The part of a lightbox that loading more needs. */
export type LoadMoreTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'images' | 'total' | 'offset' | 'index' | 'imageStatus' | 'isSettled' | 'transition' | 'dialogElement'
>;

export interface UseLoadMoreOptions {
  /** Brings more images into the list of the lightbox. It may reject; what it throws is said to the visitor. */
  readonly onNeedMore?: ((details: NeedMoreDetails) => unknown) | undefined;
  /** More is asked for when so many images or fewer are left on a side of the shown one. @default LOAD_MORE_DISTANCE */
  readonly distance?: number | undefined;
  readonly labels?: Partial<LoadMoreLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseLoadMoreResult {
  /** The status of both edges: `loading` wins over `idle`, `failed` over both. */
  readonly status: LoadMoreStatus;
  /** The visitor wants an image that is not there yet. */
  readonly isAwaited: boolean;
  /** The reason why the last request failed. */
  readonly failure: LoggiaError | null;
  /** The message for the visitor: that more is loading while they wait for it, or why it did not come; else ''. */
  readonly message: string;
  /** Asks again for what failed. */
  retry(): void;
  /** A live region that says `message`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: LoadMoreLabels;
}
