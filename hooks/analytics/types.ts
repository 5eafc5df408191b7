import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseCartOptions } from '../cart/types.ts';
import type { UseCommentsOptions } from '../comments/types.ts';
import type { UseDownloadOptions } from '../download/types.ts';
import type { LightboxIndexReason, LightboxOpenReason } from '../lightbox/types.ts';
import type { UseRatingOptions } from '../rating/types.ts';
import type { ShareChannel, UseShareOptions } from '../share/types.ts';
import type { SlideshowChangeReason, UseSlideshowOptions } from '../slideshow/types.ts';
import type { UseZoomOptions, ZoomChangeReason } from '../zoom/types.ts';

/** The lightbox opened with its first image. */
export interface OpenedEvent {
  readonly type: 'opened';
  readonly reason: LightboxOpenReason;
}

/** An image settled on the screen. Images that the user only skips past are not reported. */
export interface ShownEvent<TImage extends GalleryImage = GalleryImage> {
  readonly type: 'shown';
  readonly reason: LightboxIndexReason;
  /** Whether the image failed to load. */
  readonly hasFailed: boolean;
  /** The image shown before, since the lightbox opened. */
  readonly previousImage: TImage | undefined;
  /** How long the previous image was shown, in milliseconds; 0 for the first. */
  readonly previousMs: number;
}

/** The lightbox was closed, or unmounted while open. */
export interface ClosedEvent {
  readonly type: 'closed';
  readonly reason: LightboxOpenReason | 'unmounted';
  /** How long the last image was shown, in milliseconds; 0 if none had settled. */
  readonly previousMs: number;
  /** Time since opening, in milliseconds. */
  readonly openMs: number;
  /** Number of `shown` events since opening. */
  readonly shownCount: number;
}

/** The slideshow was started or stopped, by the user or automatically (`autoplay`, `ended`, `closed`). */
export interface SlideshowEvent {
  readonly type: 'slideshowStarted' | 'slideshowStopped';
  readonly reason: SlideshowChangeReason;
}

/** The user changed the zoom; a scale of 1 shows the whole image. A pinch is reported once. */
export interface ZoomedEvent {
  readonly type: 'zoomed';
  readonly scale: number;
  readonly reason: ZoomChangeReason;
}

export interface SharedEvent {
  readonly type: 'shared';
  readonly channel: ShareChannel;
  /** The shared URL. */
  readonly url: string;
}

/** The user requested the download. */
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

/** A product of the image was added to the cart. */
export interface AddedToCartEvent {
  readonly type: 'addedToCart';
  readonly section: 'manual' | 'downloads';
  /** Number of items. */
  readonly count: number;
}

/** An event in a lightbox and the image it concerns. Plain data, without any text the user typed. */
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
  /** Index of the image in the list, −1 if it has been removed. */
  readonly index: number;
};

/**
 * A method rather than a property, so that it is bivariant: a lightbox of a narrower image type can be passed to code
 * that only knows the base type.
 */
interface EventReceiver<TImage extends GalleryImage> {
  receive(event: LightboxAnalyticsEvent<TImage>): void;
}

export interface UseLightboxAnalyticsOptions<TImage extends GalleryImage = GalleryImage> {
  /** Called once for each event. Errors it throws are reported globally and have no other effect. */
  readonly onEvent?: EventReceiver<TImage>['receive'] | undefined;
}

type Listener<TOptions, TName extends keyof TOptions> = NonNullable<TOptions[TName]>;

/** Listeners for the hooks around a lightbox, named like the options of those hooks. Each reports an event. */
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
