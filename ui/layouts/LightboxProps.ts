import type { ReactNode } from 'react';
import type { UseLightboxAnalyticsOptions } from '@loggia/hooks/analytics';
import type { Backend, GalleryImage, HitCounter } from '@loggia/hooks/backend';
import type { HashCodec } from '@loggia/hooks/deepLink';
import type { LightboxOpenRequest } from '@loggia/hooks/lightboxIntent';
import type { UseLightboxOptions, UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseLoadMoreOptions } from '@loggia/hooks/loadMore';
import type { UseSwipeOptions } from '@loggia/hooks/swipe';
import type { UnknownEmbed, UseEmbedOptions } from '@loggia/hooks/embed';
import type { Playback } from '@loggia/hooks/player';
import type { UsePauseForVideoOptions } from '@loggia/hooks/slideshow';
import type { LightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import type { OverlayHostProps } from '../components/overlayHost/OverlayHost.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import type { LightboxSlots } from './LightboxSlots.ts';

export interface LightboxProps<TImage extends GalleryImage = GalleryImage>
  extends Omit<UseLightboxOptions<TImage>, 'labels'>, LightboxShape {
  /** The request to open an image, from the gallery's `useLightboxIntent`. @default null */
  readonly openRequest?: LightboxOpenRequest | null | undefined;
  /** The id of the gallery in the URL hash while the lightbox is open. Without it there is no deep link. */
  readonly galleryId?: string | undefined;
  /** The codec of the hash, or false for no deep link. @default galleryHashCodec */
  readonly deepLink?: HashCodec | boolean | undefined;
  /** Closes the lightbox with the browser's Back button, without leaving the page. @default true */
  readonly history?: boolean | undefined;
  /** Handles ratings, comments, the shop and hits. @default the nearest `BackendProvider`'s */
  readonly backend?: Backend<TImage> | null | undefined;
  /** Counts hits; false for none. @default the backend's */
  readonly hits?: HitCounter | false | undefined;
  /** Loads more images near the end of a list that is shorter than `total`. See `useLoadMore`. */
  readonly onNeedMore?: UseLoadMoreOptions['onNeedMore'];
  /**
   * Called with the `pointerdown` event when a touch or mouse press has rested on the image for 750 ms. See `useSwipe`.
   */
  readonly onLongPress?: UseSwipeOptions['onLongPress'];
  /** Starts the slideshow when the lightbox opens. @default the backend's setting, else false */
  readonly autoplay?: boolean | undefined;
  /**
   * Options for embedded videos and posts: consent, hosts, unknown kinds, and how a playing video affects the
   * slideshow.
   */
  readonly embeds?: LightboxEmbedOptions<TImage> | undefined;
  /**
   * Called once for each completed user action, for example to report it to a tag manager. See `useLightboxAnalytics`.
   */
  readonly onEvent?: UseLightboxAnalyticsOptions<TImage>['onEvent'];
  /**
   * Keeps overlays of the page usable, which an open lightbox would make inert: a cookie banner or chat widget by its
   * selector (`adopt`), React overlays as `children`. See `useOverlayHost`.
   */
  readonly overlays?: Pick<OverlayHostProps, 'adopt' | 'children'> | undefined;
  /**
   * Animates the image from its thumbnail on opening, and back to the current image's thumbnail on closing, if
   * `findThumbnail` finds a visible one. See `useThumbnailFlight`.
   * @default true
   */
  readonly fromThumbnail?: boolean | undefined;
  /** The texts. @default the `KitProvider`'s */
  readonly labels?: KitLabels | undefined;
  readonly className?: string | undefined;
  /** Replaces elements of the kit, or adds to them. */
  readonly slots?: LightboxSlots<TImage> | undefined;
  /** Custom controls at the end of the bar. A function receives the lightbox. */
  readonly children?: ReactNode | ((lightbox: UseLightboxResult<TImage>) => ReactNode);
}

/** Options for embedded videos and posts in a lightbox. */
export interface LightboxEmbedOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseEmbedOptions,
  'hosts' | 'requiresConsent' | 'consent' | 'players'
> {
  /**
   * How a playing video affects the slideshow: it waits until the video ends, or continues after its interval.
   * @default 'wait'
   */
  readonly slideshow?: UsePauseForVideoOptions['policy'];
  /** Renders an item of an unknown kind into the given element. The event `EMBED_EVENT` is fired as well. */
  onUnknown?(unknown: UnknownEmbed<TImage>): void;
  onPlaybackChange?(playback: Playback, image: TImage): void;
}
