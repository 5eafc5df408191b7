import type { GalleryImage } from '@loggia/hooks/backend';
import type { UnknownEmbed, UseEmbedOptions } from '@loggia/hooks/embed';
import type { Playback } from '@loggia/hooks/player';
import type { UseVideoHoldOptions } from '@loggia/hooks/slideshow';

/** How a lightbox shows videos and posts. */
export interface LightboxEmbedOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseEmbedOptions,
  'hosts' | 'requiresConsent' | 'consent' | 'players'
> {
  /** What a playing video does to the slideshow: it waits until the end, or skips on after its interval. @default 'wait' */
  readonly slideshow?: UseVideoHoldOptions['policy'];
  /** Shows an item of a kind that we do not know, in the element it is given. The event `EMBED_EVENT` is fired as well. */
  onUnknown?(unknown: UnknownEmbed<TImage>): void;
  onPlaybackChange?(playback: Playback, image: TImage): void;
}
