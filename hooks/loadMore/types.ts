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
  /** The number of loaded images. */
  readonly loaded: number;
  /** The number of images of the whole list before them. */
  readonly offset: number;
  /** Aborted when the lightbox closes. */
  readonly signal: AbortSignal;
}

/** The part of a lightbox that loading more needs. */
export type LoadMoreTarget<TImage extends GalleryImage = GalleryImage> = Pick<
  LightboxHandle<TImage>,
  'status' | 'images' | 'total' | 'offset' | 'index' | 'imageStatus' | 'isSettled' | 'transition' | 'dialogElement'
>;

export interface UseLoadMoreOptions {
  /** Adds more images to the list of the lightbox. If it rejects, the visitor gets a message. */
  readonly onNeedMore?: ((details: NeedMoreDetails) => unknown) | undefined;
  /** The number of images left on a side of the shown one at which more are requested. @default LOAD_MORE_DISTANCE */
  readonly distance?: number | undefined;
  readonly labels?: Partial<LoadMoreLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseLoadMoreResult {
  /** The status of both edges: `loading` wins over `idle`, `failed` over both. */
  readonly status: LoadMoreStatus;
  /** Whether the visitor waits for an image that has not loaded yet. */
  readonly isAwaited: boolean;
  /** The reason why the last request failed. */
  readonly error: LoggiaError | null;
  /** The message for the visitor: that more is loading while they wait, or why it failed; else ''. */
  readonly message: string;
  /** Repeats the failed request. */
  retry(): void;
  /** For a live region that announces `message`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: LoadMoreLabels;
}
