import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { UseCartOptions } from '../cart/types.ts';
import type { UseCommentsOptions } from '../comments/types.ts';
import type { UseDownloadOptions } from '../download/types.ts';
import type { LightboxIndexReason, LightboxOpenReason } from '../lightbox/types.ts';
import type { UseRatingOptions } from '../rating/types.ts';
import type { ShareChannel, UseShareOptions } from '../share/types.ts';
import type { SlideshowChangeReason, UseSlideshowOptions } from '../../slides/slideshow/types.ts';
import type { UseZoomOptions, ZoomChangeReason } from '../zoom/types.ts';

/** The lightbox was opened. */
export interface OpenedEvent {
  readonly type: 'opened';
  readonly reason: LightboxOpenReason;
}

/** An image was shown, and the transition to it has ended. Images that the user skips past aren't reported. */
export interface ShownEvent<TImage extends GalleryImage = GalleryImage> {
  readonly type: 'shown';
  readonly reason: LightboxIndexReason;
  /** Whether the image failed to load. */
  readonly hasFailed: boolean;
  /** The image shown just before this one, or `undefined` if this is the first since the lightbox was opened. */
  readonly previousImage: TImage | undefined;
  /** How long the previous image was shown, in milliseconds; 0 for the first image. */
  readonly previousMs: number;
}

/** The lightbox was closed, or unmounted while open. */
export interface ClosedEvent {
  readonly type: 'closed';
  readonly reason: LightboxOpenReason | 'unmounted';
  /** How long the last image was shown, in milliseconds; 0 if no image was reported as shown. */
  readonly previousMs: number;
  /** How long the lightbox was open, in milliseconds. */
  readonly openMs: number;
  /** Number of `shown` events since the lightbox was opened. */
  readonly shownCount: number;
}

/** The slideshow was started or stopped, by the user or automatically (`autoplay`, `ended`, `closed`). */
export interface SlideshowEvent {
  readonly type: 'slideshowStarted' | 'slideshowStopped';
  readonly reason: SlideshowChangeReason;
}

/** The user changed the zoom. At a scale of 1, the whole image is visible. A pinch gesture is reported once. */
export interface ZoomedEvent {
  readonly type: 'zoomed';
  readonly scale: number;
  readonly reason: ZoomChangeReason;
}

export interface SharedEvent {
  readonly type: 'shared';
  readonly channel: ShareChannel;
  /** The URL that was shared. */
  readonly url: string;
}

/** The user requested a download of the image. */
export interface DownloadedEvent {
  readonly type: 'downloaded';
}

/** A vote was saved. */
export interface RatedEvent {
  readonly type: 'rated';
  readonly vote: number;
}

/** The backend accepted a comment. The event does not contain its text. */
export interface CommentedEvent {
  readonly type: 'commented';
  readonly status: 'published' | 'awaitingModeration';
}

/** One or more products based on the image were added to the cart. */
export interface AddedToCartEvent {
  readonly type: 'addedToCart';
  readonly section: 'manual' | 'downloads';
  /** The total number of items added to the cart. */
  readonly count: number;
}

/** An event in a lightbox and the image it refers to. It is plain data and never contains text that the user typed. */
export type LightboxAnalyticsEvent<TImage extends GalleryImage = GalleryImage> = (
  | OpenedEvent
  | ShownEvent<TImage>
  | ClosedEvent
  | SlideshowEvent
  | ZoomedEvent
  | SharedEvent
  | DownloadedEvent
  | RatedEvent
  | CommentedEvent
  | AddedToCartEvent
) & {
  readonly image: TImage;
  /** Index of the image in the list; −1 if it has been removed. */
  readonly index: number;
};

/**
 * Declares a method rather than a property, because the parameters of a method are bivariant. This allows a lightbox
 * with a narrower image type to be passed to code that only knows the base type.
 */
interface EventReceiver<TImage extends GalleryImage> {
  receive(event: LightboxAnalyticsEvent<TImage>): void;
}

export interface UseLightboxAnalyticsOptions<TImage extends GalleryImage = GalleryImage> {
  /** Called once for each event. Errors that it throws are reported globally and have no other effect. */
  readonly onEvent?: EventReceiver<TImage>['receive'] | undefined;
}

type Listener<TOptions, TName extends keyof TOptions> = NonNullable<TOptions[TName]>;

/** Listeners that report events. Each one has the same name as the hook option it is meant for. */
export interface AnalyticsListeners<TImage extends GalleryImage = GalleryImage> {
  /** Pass this listener to `useSlideshow`. */
  readonly onStartedChange: Listener<UseSlideshowOptions, 'onStartedChange'>;
  /** Pass this listener to `useZoom`. */
  readonly onZoomChange: Listener<UseZoomOptions, 'onZoomChange'>;
  /** Pass this listener to `useShare`. */
  readonly onShare: Listener<UseShareOptions<TImage>, 'onShare'>;
  /** Pass this listener to `useDownload`. */
  readonly onDownload: Listener<UseDownloadOptions<TImage>, 'onDownload'>;
  /** Pass this listener to `useRating`. */
  readonly onVoted: Listener<UseRatingOptions<TImage>, 'onVoted'>;
  /** Pass this listener to `useComments`. */
  readonly onSubmitted: Listener<UseCommentsOptions, 'onSubmitted'>;
  /** Pass this listener to `useCart`. */
  readonly onAdded: Listener<UseCartOptions, 'onAdded'>;
}
