import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseCartOptions } from '../cart/types.ts';
import type { UseCommentsOptions } from '../comments/types.ts';
import type { UseDownloadOptions } from '../download/types.ts';
import type { LightboxIndexReason, LightboxOpenReason } from '../lightbox/types.ts';
import type { UseRatingOptions } from '../rating/types.ts';
import type { ShareChannel, UseShareOptions } from '../share/types.ts';
import type { SlideshowChangeReason, UseSlideshowOptions } from '../slideshow/types.ts';
import type { UseZoomOptions, ZoomChangeReason } from '../zoom/types.ts';

/** The lightbox shows its first image. */
export interface OpenedEvent {
  readonly type: 'opened';
  readonly reason: LightboxOpenReason;
}

/** An image has come to rest on the screen. Images that a visitor only pages past do not count. */
export interface ShownEvent<TImage extends GalleryImage = GalleryImage> {
  readonly type: 'shown';
  readonly reason: LightboxIndexReason;
  /** Whether the image could not be loaded. */
  readonly hasFailed: boolean;
  /** The image that was shown before in the same opening. */
  readonly previousImage: TImage | undefined;
  /** The time for which the previous image was shown, in milliseconds; 0 for the first. */
  readonly previousMs: number;
}

/** The lightbox was closed, or left the page while it was open. */
export interface ClosedEvent {
  readonly type: 'closed';
  readonly reason: LightboxOpenReason | 'unmounted';
  /** The time for which the last image was shown, in milliseconds; 0 if none had come to rest. */
  readonly previousMs: number;
  /** From the opening, in milliseconds. */
  readonly openMs: number;
  /** The number of `shown` events since the opening. */
  readonly shownCount: number;
}

/** The slideshow was started or stopped, also without a press: `autoplay`, `ended`, `closed`. */
export interface SlideshowEvent {
  readonly type: 'slideshowStarted' | 'slideshowStopped';
  readonly reason: SlideshowChangeReason;
}

/** The visitor has changed the scale; 1 is the whole picture. A whole pinch is one event. */
export interface ZoomedEvent {
  readonly type: 'zoomed';
  readonly scale: number;
  readonly reason: ZoomChangeReason;
}

export interface SharedEvent {
  readonly type: 'shared';
  readonly channel: ShareChannel;
  /** The address that was shared. */
  readonly url: string;
}

/** The visitor asked for the file. */
export interface DownloadedEvent {
  readonly type: 'downloaded';
}

/** A vote was saved. */
export interface RatedEvent {
  readonly type: 'rated';
  readonly vote: number;
}

/** The back end has taken a comment. The event does not contain the text. */
export interface CommentedEvent {
  readonly type: 'commented';
  readonly status: 'published' | 'awaitingModeration';
}

/** A product of the image was added to the cart. */
export interface AddedToCartEvent {
  readonly type: 'addedToCart';
  readonly section: 'manual' | 'downloads';
  /** The number of pieces. */
  readonly count: number;
}

/** An event in a lightbox, with the image that it concerns. Plain data, without anything that a visitor has typed. */
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
  /** The image's index in the list; −1 if it is no longer in it. */
  readonly index: number;
};

/** A method rather than a property, so that a lightbox of a narrower image type can be handed to parts that know only the base type. */
interface EventReceiver<TImage extends GalleryImage> {
  receive(event: LightboxAnalyticsEvent<TImage>): void;
}

export interface UseLightboxAnalyticsOptions<TImage extends GalleryImage = GalleryImage> {
  /** Gets every event once. An error that it throws is reported as an error of the page and has no other effect. */
  readonly onEvent?: EventReceiver<TImage>['receive'] | undefined;
}

type Listener<TOptions, TName extends keyof TOptions> = NonNullable<TOptions[TName]>;

/** Options for the hooks around a lightbox, under the names of those hooks' options. Each reports an event. */
export interface AnalyticsListeners<TImage extends GalleryImage = GalleryImage> {
  /** For `useSlideshow`. */
  readonly onStartedChange: Listener<UseSlideshowOptions, 'onStartedChange'>;
  /** For `useZoom`. */
  readonly onZoomChange: Listener<UseZoomOptions, 'onZoomChange'>;
  /** For `useShare`. */
  readonly onShare: Listener<UseShareOptions<TImage>, 'onShare'>;
  /** For `useDownload`. */
  readonly onDownload: Listener<UseDownloadOptions<TImage>, 'onDownload'>;
  /** For `useRating`. */
  readonly onVoted: Listener<UseRatingOptions<TImage>, 'onVoted'>;
  /** For `useComments`. */
  readonly onSubmitted: Listener<UseCommentsOptions, 'onSubmitted'>;
  /** For `useCart`. */
  readonly onAdded: Listener<UseCartOptions, 'onAdded'>;
}
