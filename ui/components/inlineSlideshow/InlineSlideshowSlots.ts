import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseInlinePlaybackResult, UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import type { ElementProps } from '@loggia/hooks/shared';
import type { Slot } from '../../slots.ts';
import type { GallerySlots } from '../gallery/GallerySlots.ts';

/** What every slot of a slideshow's controls gets. */
export interface InlineSlideshowPart<TImage extends GalleryImage = GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly playback: UseInlinePlaybackResult;
  /** For a button of your own. */
  readonly buttonProps: ElementProps<'button'>;
}

export interface InlineSlideshowArrowPart<
  TImage extends GalleryImage = GalleryImage,
> extends InlineSlideshowPart<TImage> {
  readonly direction: 'previous' | 'next';
}

/** Controls of a slideshow that a page draws itself. */
export interface InlineSlideshowControlSlots<TImage extends GalleryImage = GalleryImage> {
  /** Each of the two arrows. */
  readonly arrow?: Slot<InlineSlideshowArrowPart<TImage>> | undefined;
  /** Starts and stops the slideshow. */
  readonly playButton?: Slot<InlineSlideshowPart<TImage>> | undefined;
}

export interface InlineSlideshowSlots<TImage extends GalleryImage = GalleryImage>
  extends GallerySlots<TImage>, InlineSlideshowControlSlots<TImage> {}
