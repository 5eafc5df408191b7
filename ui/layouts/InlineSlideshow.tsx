'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useLightboxPause } from '@loggia/hooks/inlineSlideshow';
import type {
  InlineFilmstripOptions,
  InlineFilmstripType,
  UseInlinePlaybackOptions,
  UseInlineSlideshowOptions,
} from '@loggia/hooks/inlineSlideshow';
import type { GalleryImage, Watermark, WatermarkPosition } from '@loggia/hooks/backend';
import type { InlineSlideshowSlots } from '../components/inlineSlideshow/SlideshowControls.tsx';
import { SlideshowImages } from '../components/inlineSlideshow/SlideshowImages.tsx';
import type { FilmstripPosition } from '../components/lightbox/resolveLightboxShape.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface InlineSlideshowProps<TImage extends GalleryImage = GalleryImage>
  extends SlideshowImagesOptions, GalleryViewOptions<TImage> {
  /** Parts that you draw yourself. @default the kit's */
  readonly slots?: InlineSlideshowSlots<TImage> | undefined;
}

function InlineSlideshowWithRef<TImage extends GalleryImage>(
  props: InlineSlideshowProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true } = props;
  const given = typeof lightbox === 'object' ? lightbox : {};
  const { lightboxOptions, pauseReasons, isShown } = useLightboxPause({ ...given, pauseReasons: props.pauseReasons });
  return (
    <GalleryView
      options={{ ...props, lightbox: lightbox !== false && { ...given, ...lightboxOptions } }}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, shown, slots }) =>
        gallery.images.length > 0 && (
          <SlideshowImages
            {...{ gallery, linkPropsOf, slots }}
            controlSlots={props.slots}
            options={{ ...props, pauseReasons }}
            shown={isShown ? shown : undefined}
          />
        )
      }
    />
  );
}

/**
 * A gallery as a slideshow in the page: one image after the other, with a filmstrip or dots. A click opens the image in a lightbox.
 *
 * @example
 * <InlineSlideshow images={images} autoplay hasTitle />
 * <InlineSlideshow backend={backend} galleryId="7" effect="cubeH" filmstrip="dots" lightbox={false} />
 */
export const InlineSlideshow = forwardRef(InlineSlideshowWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: InlineSlideshowProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

export interface SlideshowImagesOptions
  extends
    Omit<UseInlineSlideshowOptions, 'images' | 'label' | 'labels'>,
    Pick<UseInlinePlaybackOptions, 'autoplay' | 'isStarted' | 'onStartedChange' | 'pauseReasons' | 'graceMs'>,
    Pick<InlineFilmstripOptions, 'thumbnailRatio'> {
  /** The name of the slideshow for screen readers. @default the gallery's title, else 'Images' */
  readonly label?: string | undefined;
  /** Arrows and play button. @default true */
  readonly controls?: boolean | undefined;
  /** They show only to a pointer over the picture, or to a keyboard. @default true */
  readonly autoHideControls?: boolean | undefined;
  /** Dots, thumbnails of one size, or `filmstripCount` thumbnails that fill the strip; false: none of them. @default 'fixedSize' */
  readonly filmstrip?: InlineFilmstripType | false | undefined;
  /** @default 'bottom' */
  readonly filmstripPosition?: FilmstripPosition | undefined;
  /** @default 5 */
  readonly filmstripCount?: number | undefined;
  /** The title over the picture. @default false */
  readonly hasTitle?: boolean | undefined;
  /** @default 'top-right' */
  readonly titlePosition?: WatermarkPosition | undefined;
  /** Whether the title is as wide as the picture's room. @default false */
  readonly isTitleFullWidth?: boolean | undefined;
  /** The description over the picture. @default false */
  readonly hasDescription?: boolean | undefined;
  /** @default 'bottom-right' */
  readonly descriptionPosition?: WatermarkPosition | undefined;
  /** Laid over every picture. @default none */
  readonly watermark?: Watermark | undefined;
  /** A sound file that plays with the slideshow, once the visitor has started it. @default none */
  readonly musicUrl?: string | undefined;
  /** Images to load ahead, half of them on each side. @default 10 */
  readonly preloadCount?: number | undefined;
}
