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
import type { LightboxShape } from './resolveLightboxShape.ts';
import type { OverlayHostProps } from '../overlayHost/OverlayHost.tsx';
import type { KitLabels } from '../labels/KitLabels.ts';
import type { LightboxSlots } from './LightboxSlots.ts';

export interface LightboxProps<TImage extends GalleryImage = GalleryImage>
  extends Omit<UseLightboxOptions<TImage>, 'labels'>, LightboxShape {
  /** The request to open an image, from the gallery's `useLightboxIntent`. @default null */
  readonly openRequest?: LightboxOpenRequest | null | undefined;
  /** The id of the gallery in the URL hash while the lightbox is open. If omitted, there is no deep link. */
  readonly galleryId?: string | undefined;
  /** The codec for the URL hash, or `false` to disable deep links. @default galleryHashCodec */
  readonly deepLink?: HashCodec | boolean | undefined;
  /** Whether the browser's Back button closes the lightbox instead of leaving the page. @default true */
  readonly history?: boolean | undefined;
  /** The backend for ratings, comments, the shop and hits. @default the backend of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | null | undefined;
  /** The hit counter, or `false` to count no hits. @default the backend's hit counter */
  readonly hits?: HitCounter | false | undefined;
  /**
   * Called to load more images when the user is near the end of a list that is shorter than `total`. See `useLoadMore`.
   */
  readonly onNeedMore?: UseLoadMoreOptions['onNeedMore'];
  /**
   * Called with the `pointerdown` event when a touch or mouse press has rested on the image for 750 ms. See `useSwipe`.
   */
  readonly onLongPress?: UseSwipeOptions['onLongPress'];
  /** Whether to start the slideshow when the lightbox opens. @default the backend's setting, otherwise false */
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
   * Keeps the page's overlays usable while the lightbox is open. Without this option, the lightbox makes them inert.
   * Pass the selector of a cookie banner or chat widget as `adopt`, and React overlays as `children`. See
   * `useOverlayHost`.
   */
  readonly overlays?: Pick<OverlayHostProps, 'adopt' | 'children'> | undefined;
  /**
   * Whether to animate the image from its thumbnail when the lightbox opens, and back to the current image's thumbnail
   * when it closes. Requires that `findThumbnail` finds a visible thumbnail. See `useThumbnailFlight`.
   * @default true
   */
  readonly fromThumbnail?: boolean | undefined;
  /** The labels. @default the labels of the `KitProvider` */
  readonly labels?: KitLabels | undefined;
  readonly className?: string | undefined;
  /** Replaces elements of the kit, or adds to them. */
  readonly slots?: LightboxSlots<TImage> | undefined;
  /** Custom controls to render at the end of the control bar. If you pass a function, it receives the lightbox. */
  readonly children?: ReactNode | ((lightbox: UseLightboxResult<TImage>) => ReactNode);
}

/** Options for embedded videos and posts in a lightbox. */
export interface LightboxEmbedOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseEmbedOptions,
  'hosts' | 'requiresConsent' | 'consent' | 'players'
> {
  /**
   * What the slideshow does while a video plays: it waits until the video ends (`'wait'`), or continues after its
   * interval (`'skip'`).
   * @default 'wait'
   */
  readonly slideshow?: UsePauseForVideoOptions['policy'];
  /** Renders an item of an unknown kind into the given element. The event `EMBED_EVENT` is fired as well. */
  onUnknown?(unknown: UnknownEmbed<TImage>): void;
  onPlaybackChange?(playback: Playback, image: TImage): void;
}
