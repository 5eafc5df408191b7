'use client';
import { forwardRef, type ForwardedRef, type ReactElement, type RefAttributes } from 'react';
import {
  useLightboxPause,
  type InlineFilmstripOptions,
  type InlineFilmstripType,
  type UseInlinePlaybackOptions,
  type UseInlineSlideshowOptions,
} from '@loggia/hooks/inlineSlideshow';
import type { GalleryImage, Watermark, WatermarkPosition } from '@loggia/hooks/backend';
import { STRIP_THICKNESS_PX } from './constants.ts';
import type { InlineSlideshowSlots } from './SlideshowControls.tsx';
import { SlideshowImages } from './SlideshowImages.tsx';
import type { FilmstripPosition } from '../filmstrip/LightboxFilmstrip.tsx';
import { GalleryView, type GalleryViewOptions } from '../gallery/GalleryView.tsx';
import { lightboxOptionsOf } from '../gallery/ViewLightbox.tsx';

export interface InlineSlideshowProps<TImage extends GalleryImage = GalleryImage>
  extends SlideshowImagesOptions, GalleryViewOptions<TImage> {
  /** The slots that replace parts of the kit. @default the kit's elements */
  readonly slots?: InlineSlideshowSlots<TImage> | undefined;
}

function InlineSlideshowWithRef<TImage extends GalleryImage>(
  props: InlineSlideshowProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true, filmstripThickness = STRIP_THICKNESS_PX } = props;
  const { onShow, focusReturn } = lightboxOptionsOf(lightbox);
  const hold = useLightboxPause({ onShow, focusReturn, pauseReasons: props.pauseReasons });
  const { lightboxOptions, pauseReasons, isShown } = hold;
  return (
    <GalleryView
      options={props}
      viewLightbox={lightboxOptions}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, shown, slots }) =>
        gallery.images.length > 0 && (
          <SlideshowImages
            {...{ gallery, linkPropsOf, slots }}
            controlSlots={props.slots}
            options={{ ...props, filmstripThickness, pauseReasons }}
            shown={isShown ? shown : undefined}
          />
        )
      }
    />
  );
}

/**
 * Renders a gallery as an inline slideshow. It shows one image at a time, with a filmstrip or dots. Clicking the image
 * opens it in a lightbox.
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
  /** The slideshow's accessible name. @default the gallery's title, or 'Images' if it has none */
  readonly label?: string | undefined;
  /** Whether to show the arrows and the play button. @default true */
  readonly controls?: boolean | undefined;
  /** Whether to show the controls only while the slideshow is hovered or has keyboard focus. @default true */
  readonly autoHideControls?: boolean | undefined;
  /**
   * The kind of filmstrip: dots, thumbnails with a fixed size, or `filmstripCount` thumbnails. `false` disables the
   * filmstrip.
   * @default 'fixedSize'
   */
  readonly filmstrip?: InlineFilmstripType | false | undefined;
  /** The side of the slideshow that the filmstrip is on. @default 'bottom' */
  readonly filmstripPosition?: FilmstripPosition | undefined;
  /**
   * Whether the slideshow's height includes a filmstrip above or below the image. If false, the filmstrip adds to the
   * height.
   * @default false
   */
  readonly isFilmstripWithin?: boolean | undefined;
  /** The number of visible thumbnails if `filmstrip` is `'fixedCount'`. @default 5 */
  readonly filmstripCount?: number | undefined;
  /** Whether to show the title over the image. @default false */
  readonly hasTitle?: boolean | undefined;
  /** The position of the title over the image. @default 'top-right' */
  readonly titlePosition?: WatermarkPosition | undefined;
  /** Whether the title takes up the full width of the image area. @default false */
  readonly isTitleFullWidth?: boolean | undefined;
  /** Whether to show the description over the image. @default false */
  readonly hasDescription?: boolean | undefined;
  /** The position of the description over the image. @default 'bottom-right' */
  readonly descriptionPosition?: WatermarkPosition | undefined;
  /** The watermark over every image. @default none */
  readonly watermark?: Watermark | undefined;
  /**
   * The URL of an audio file. It plays along with the slideshow once the user has started the slideshow.
   * @default none
   */
  readonly musicUrl?: string | undefined;
  /**
   * The number of images that load immediately. Set it to 0 for a slideshow far down the page, so that images load only
   * when the slideshow approaches the viewport.
   * @default 1 (the first image shown)
   */
  readonly eagerCount?: number | undefined;
  /** The number of images to preload, half of them in each direction. @default 10 */
  readonly preloadCount?: number | undefined;
}
