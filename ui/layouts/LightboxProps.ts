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
  /** The opening of a gallery's `useLightboxIntent`. @default null */
  readonly openRequest?: LightboxOpenRequest | null | undefined;
  /** The id of the gallery in the address hash while the lightbox is open. Without it there is no deep link. */
  readonly galleryId?: string | undefined;
  /** The codec of the hash, or false for no deep link. @default galleryHashCodec */
  readonly deepLink?: HashCodec | boolean | undefined;
  /** Back closes the lightbox and stays on the page. @default true */
  readonly history?: boolean | undefined;
  /** Handles ratings, comments, the shop and hits. @default that of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | null | undefined;
  /** Counts hits; false for none. @default the back end's */
  readonly hits?: HitCounter | false | undefined;
  /** Loads more images near the end of a list that is shorter than `total`. See `useLoadMore`. */
  readonly onNeedMore?: UseLoadMoreOptions['onNeedMore'];
  /** Called when a finger or a pressed mouse has rested on the picture for 750 ms, with its `pointerdown` event. See `useSwipe`. */
  readonly onLongPress?: UseSwipeOptions['onLongPress'];
  /** Starts the slideshow at once. @default the back end's setting, else false */
  readonly autoplay?: boolean | undefined;
  /** The options for videos and posts of other sites: consent, hosts, unknown kinds, and the effect of a playing video on the slideshow. */
  readonly embeds?: LightboxEmbedOptions<TImage> | undefined;
  /**
   * Called for each action of a visitor, for a tag manager: once, and only if it really happened. See `useLightboxAnalytics`.
   */
  readonly onEvent?: UseLightboxAnalyticsOptions<TImage>['onEvent'];
  /**
   * A host for overlays of the page, which an open lightbox would make inert: a cookie banner or a chat widget by its selector (`adopt`),
   * React overlays as `children`. See `useOverlayHost`.
   */
  readonly overlays?: Pick<OverlayHostProps, 'adopt' | 'children'> | undefined;
  /**
   * Animates the picture from its thumbnail on opening, and into that of the current image on closing, if `findThumbnail` finds a visible one.
   * See `useThumbnailFlight`. @default true
   */
  readonly fromThumbnail?: boolean | undefined;
  /** Texts. @default those of the `KitProvider` */
  readonly labels?: KitLabels | undefined;
  readonly className?: string | undefined;
  /** The parts that you draw yourself, or add to. */
  readonly slots?: LightboxSlots<TImage> | undefined;
  /** Controls of your own for the bar, after the others; a function gets the lightbox. */
  readonly children?: ReactNode | ((lightbox: UseLightboxResult<TImage>) => ReactNode);
}

/** The options for videos and posts in a lightbox. */
export interface LightboxEmbedOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseEmbedOptions,
  'hosts' | 'requiresConsent' | 'consent' | 'players'
> {
  /** The effect of a playing video on the slideshow: it waits until the end, or skips on after its interval. @default 'wait' */
  readonly slideshow?: UsePauseForVideoOptions['policy'];
  /** Shows an item of an unknown kind in the given element. The event `EMBED_EVENT` is fired as well. */
  onUnknown?(unknown: UnknownEmbed<TImage>): void;
  onPlaybackChange?(playback: Playback, image: TImage): void;
}
