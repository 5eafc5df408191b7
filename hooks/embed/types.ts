import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { VideoClip } from '../backend/VideoClip.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { FramePlayerName, PlayerGroup } from '../player/types.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { EmbedLabels } from './labels.ts';

/** The providers of frames. */
export type EmbedProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'facebook' | 'instagram' | 'flickr';

/** The kind of an embed. */
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

/** The start of the address of each provider's frames: its origin, or a stand-in of yours with the same paths. */
export type EmbedHosts = Readonly<Record<EmbedProvider, string>>;

/** The element that shows an item, and its address. */
export type Embed =
  /** A picture in a file. */
  | { readonly type: 'image'; readonly src: string }
  /** A video in a file. */
  | ({ readonly type: 'file'; readonly src: string } & VideoClip)
  | ({
      readonly type: 'frame';
      readonly provider: EmbedProvider;
      readonly src: string;
      /** 16:9, or a picture with the frame of a social network around it. */
      readonly shape: 'video' | 'post';
      /** The protocol of the frame; undefined where there is none. */
      readonly player?: FramePlayerName | undefined;
    } & VideoClip)
  /** An unknown kind, or a known kind with an invalid id. */
  | { readonly type: 'unknown' };

/** The surroundings of an embed: a lightbox, an inline view, or a place that crops the frame of a post. */
export type EmbedVariant = 'lightbox' | 'inline' | 'compact';

/** The details of an item of an unknown kind. */
export interface UnknownEmbed<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage;
  readonly fileType: string;
  /** The empty box of the item, to be filled by you. */
  readonly element: HTMLElement;
}

export interface UseEmbedOptions<TImage extends GalleryImage = GalleryImage> extends ConsentGateOptions {
  readonly image: TImage;
  /** Whether the item is the one in view. Others are paused, and load nothing. */
  readonly isCurrent: boolean;
  /** @default EMBED_HOSTS */
  readonly hosts?: Partial<EmbedHosts> | undefined;
  /** @default 'lightbox' */
  readonly variant?: EmbedVariant | undefined;
  /** Called once for each item of an unknown kind; the event `EMBED_EVENT` is dispatched at the box as well. */
  readonly onUnknown?: ((unknown: UnknownEmbed<TImage>) => void) | undefined;
  readonly onPlaybackChange?: ((playback: Playback, image: TImage) => void) | undefined;
  /** @default the players of the page */
  readonly players?: PlayerGroup | undefined;
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UseEmbedResult extends ConsentGated {
  readonly embed: Embed;
  /** The address of the item's own page or file, safe for a link, for items that cannot be shown. */
  readonly href: string | undefined;
  /** Whether the file of the video could not be played. */
  readonly hasFailed: boolean;
  /** The address of the picture to show until it is mounted. */
  readonly poster: string | undefined;
  /** Whether to mount the frame or the video. */
  readonly isMounted: boolean;
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /** For the element that fills the slide. Its size determines `--loggia-embed-width` and `--loggia-embed-height`. */
  readonly getContainerProps: PropGetter<'div'>;
  /** For the `<img>` of the `poster`, if there is one. */
  readonly getPosterProps: PropGetter<'img'>;
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly getVideoProps: PropGetter<'video'>;
  readonly labels: EmbedLabels;
}
