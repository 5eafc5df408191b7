import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { VideoClip } from '../../data/backend/VideoClip.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { FramePlayerName, PlayerGroup } from '../player/types.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { EmbedLabels } from './labels.ts';

/** A provider whose media is embedded in an iframe. */
export type EmbedProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'facebook' | 'instagram' | 'flickr';

/** The kind of embedded media. */
export type EmbedKind =
  | 'youtubeVideo'
  | 'vimeoVideo'
  | 'dailymotionVideo'
  | 'facebookVideo'
  | 'facebookImage'
  | 'facebookPost'
  | 'instagramVideo'
  | 'instagramImage'
  | 'instagramPost'
  | 'flickrImage'
  | 'flickrVideo'
  | 'imgurImage'
  | 'googlePhotoImage'
  | 'unknown';

/** The base URL of each provider's iframes: its origin, or a proxy that serves the same paths. */
export type EmbedHosts = Readonly<Record<EmbedProvider, string>>;

/** How an item is shown: the kind of element, and its URL. */
export type Embed =
  /** An image file. */
  | { readonly type: 'image'; readonly src: string }
  /** A video file. */
  | ({ readonly type: 'file'; readonly src: string } & VideoClip)
  | ({
      readonly type: 'frame';
      readonly provider: EmbedProvider;
      readonly src: string;
      /** A 16:9 video, or a social post: an image surrounded by the network's own interface. */
      readonly shape: 'video' | 'post';
      /** The iframe's message protocol; `undefined` if the iframe cannot be controlled. */
      readonly player?: FramePlayerName | undefined;
    } & VideoClip)
  /** An item of an unknown kind, or one of a known kind with an invalid id. */
  | { readonly type: 'unknown' };

/** Where an embed is shown: in a lightbox, inline in a gallery view, or in an area that crops a post's iframe. */
export type EmbedVariant = 'lightbox' | 'inline' | 'compact';

/** An item of an unknown kind, passed to `onUnknown`. */
export interface UnknownEmbed<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage;
  readonly fileType: string;
  /** The item's empty container, which you can fill. */
  readonly element: HTMLElement;
}

export interface UseEmbedOptions<TImage extends GalleryImage = GalleryImage> extends ConsentGateOptions {
  readonly image: TImage;
  /** Whether the item is the current slide. Items on other slides are paused and load nothing. */
  readonly isCurrent: boolean;
  /** The base URLs of the iframes. @default EMBED_HOSTS */
  readonly hosts?: Partial<EmbedHosts> | undefined;
  /** Where the embed is shown, which determines the size of a social post. @default 'lightbox' */
  readonly variant?: EmbedVariant | undefined;
  /** Called once for each item of an unknown kind. `EMBED_EVENT` is also dispatched on the item's container. */
  readonly onUnknown?: ((unknown: UnknownEmbed<TImage>) => void) | undefined;
  readonly onPlaybackChange?: ((playback: Playback, image: TImage) => void) | undefined;
  /**
   * The group that the player belongs to. Only one player in a group plays at a time.
   * @default all players on the page
   */
  readonly players?: PlayerGroup | undefined;
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UseEmbedResult extends ConsentGated {
  readonly embed: Embed;
  /**
   * The URL of the item's own page or file. It is safe to use in a link. Show this link for items that cannot be
   * embedded.
   */
  readonly href: string | undefined;
  /** Whether the video file failed to load or play. */
  readonly hasFailed: boolean;
  /** The URL of the image to show until the embed is mounted. */
  readonly poster: string | undefined;
  /** Whether to mount the iframe or the `<video>`. */
  readonly isMounted: boolean;
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /**
   * Returns props for the element that fills the slide. Its size determines `--loggia-embed-width` and
   * `--loggia-embed-height`.
   */
  readonly getContainerProps: PropGetter<'div'>;
  /** Returns props for the poster's `<img>`, if there is a `poster`. */
  readonly getPosterProps: PropGetter<'img'>;
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly getVideoProps: PropGetter<'video'>;
  readonly labels: EmbedLabels;
}
