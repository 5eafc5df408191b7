'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import { useShownIndex, type ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { CAROUSEL_LABELS } from '@loggia/hooks/carousel';
import { usePauseForVideo } from '@loggia/hooks/slideshow';
import {
  INLINE_HEIGHT_PX,
  INLINE_WIDTH_PX,
  useInlineFilmstrip,
  useInlinePlayback,
  useInlinePreload,
  useInlineSlideshow,
  type InlineFilmstripType,
  type UseInlineSlideshowResult,
} from '@loggia/hooks/inlineSlideshow';
import { useIsClient, useItemKeys, type ElementProps } from '@loggia/hooks/shared';
import { useSwipe } from '@loggia/hooks/swipe';
import { containedSizes } from '@loggia/hooks/picture';
import type { UseFilmstripResult } from '@loggia/hooks/filmstrip';
import { useKit } from '../KitProvider.tsx';
import { fillSlot } from '../slots.ts';
import { Filmstrip } from '../filmstrip/Filmstrip.tsx';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { SlideshowControls, type InlineSlideshowControlSlots } from './SlideshowControls.tsx';
import type { SlideshowImagesOptions } from './InlineSlideshow.tsx';
import { SlideshowOver, SlideshowSlide } from './SlideshowSlide.tsx';

interface SlideshowImagesProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf' | 'title'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly controlSlots: InlineSlideshowControlSlots<TImage> | undefined;
  readonly options: SlideshowImagesOptions;
  /**
   * Tracks the current image of an open lightbox. The slideshow moves to this image, so that focus can return to it.
   */
  readonly shown: ShownIndexStore | undefined;
}

/**
 * Renders the images of a slideshow. On the server, the first image is rendered in its final position. The controls and
 * the filmstrip need scripts.
 */
export function SlideshowImages<TImage extends GalleryImage>(props: SlideshowImagesProps<TImage>) {
  const { gallery, linkPropsOf, options, shown, slots, controlSlots } = props;
  const { images, nameOf, title } = gallery;
  const { labels } = useKit();
  const label = options.label ?? title ?? labels?.carousel?.images ?? CAROUSEL_LABELS.images;
  const show = useInlineSlideshow<TImage>({
    ...options,
    images,
    label,
    jumpTo: useShownIndex(shown),
    labels: labels?.carousel,
  });
  const { slides, stageElement } = show;
  const video = usePauseForVideo(show);
  const playback = useInlinePlayback(show, {
    ...options,
    pauseReasons: [...video.pauseReasons, ...(options.pauseReasons ?? [])],
    labels: labels?.slideshow,
  });
  const keyOf = useItemKeys(images);
  const swipe = useSwipe(show, { surfaceElement: stageElement });
  const sizes = (file: GalleryImage) => slideshowSizes(file, options);
  useInlinePreload(show, { count: options.preloadCount, sizes, enabled: !playback.pausedBy.has('outOfView') });

  const { autoHideControls = true } = options;
  const region = show.getRegionProps({
    'data-playing': playback.isPlaying ? '' : undefined,
    'data-auto-hide': autoHideControls ? '' : undefined,
  });
  return (
    <SlideshowFrame
      {...options}
      regionProps={playback.getPauseProps(region)}
      stageProps={show.getStageProps()}
      slides={slides.map((slide) => (
        <SlideshowSlide
          key={keyOf(slide.index)}
          {...{ show, slide, sizes, slots }}
          name={nameOf(slide.index)}
          linkProps={linkPropsOf(slide.image)}
          priority={slide.isFirst && options.eagerCount !== 0}
          onPlaybackChange={video.onPlaybackChange}
        />
      ))}
      over={
        <SlideshowOver
          {...{ show, options, slots }}
          watermarkSlot={controlSlots?.watermark}
          name={nameOf(show.index)}
        />
      }
      strip={<SlideshowStrip {...{ show, options }} slot={controlSlots?.filmstrip} />}
    >
      <FirstPaintStyle firstPaint={show.firstPaint} />
      <SlideshowControls {...{ show, playback, options }} slots={controlSlots} />
      {swipe.gestureNode}
      <div {...show.getStatusProps({ className: 'loggia-visually-hidden' })} />
      <div {...playback.getStatusProps({ className: 'loggia-visually-hidden' })} />
    </SlideshowFrame>
  );
}

interface SlideshowFrameProps extends Pick<
  SlideshowImagesOptions,
  'filmstrip' | 'filmstripPosition' | 'isFilmstripWithin'
> {
  readonly regionProps: ElementProps<'div'>;
  readonly stageProps?: ElementProps<'div'> | undefined;
  readonly slides: ReactNode;
  /** The content over the images. */
  readonly over: ReactNode;
  readonly strip: ReactNode;
  /** The content before the images, which comes first in the tab order. */
  readonly children?: ReactNode;
}

/** Renders the layout of a slideshow: the images, the content over them, and the filmstrip next to them. */
function SlideshowFrame(props: SlideshowFrameProps) {
  const { filmstrip = 'fixedSize', filmstripPosition = 'bottom', regionProps, stageProps, slides, over, strip } = props;
  const isWithin = props.isFilmstripWithin && filmstrip && /top|bottom/.test(filmstripPosition);
  return (
    <div
      {...regionProps}
      className="loggia-slideshow"
      data-filmstrip={filmstrip ? filmstripPosition : undefined}
      data-filmstrip-within={isWithin ? '' : undefined}
    >
      <div className="loggia-slideshow-container">
        {props.children}
        <div {...stageProps} className="loggia-slideshow-stage">
          {slides}
        </div>
        {over}
      </div>
      {strip}
    </div>
  );
}

function slideshowSizes(image: GalleryImage, options: Pick<SlideshowImagesOptions, 'width' | 'height'>): string {
  const { width = INLINE_WIDTH_PX, height = INLINE_HEIGHT_PX } = options;
  return containedSizes(image, { width, height });
}

interface SlideshowStripProps<TImage extends GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly slot: InlineSlideshowControlSlots<TImage>['filmstrip'];
  readonly options: SlideshowImagesOptions;
}

/**
 * Renders the thumbnails of all images, or a dot for each image. They need scripts, so their space is reserved until
 * scripts run.
 */
function SlideshowStrip<TImage extends GalleryImage>({ show, options, slot }: SlideshowStripProps<TImage>) {
  const isClient = useIsClient();
  const { filmstrip: type = 'fixedSize' } = options;
  if (!type) return null;
  return (
    <div className="loggia-slideshow-filmstrip" data-type={type}>
      {isClient && <StripItems {...{ show, options, type, slot }} />}
    </div>
  );
}

interface StripItemsProps<TImage extends GalleryImage> extends SlideshowStripProps<TImage> {
  readonly type: InlineFilmstripType;
}

function StripItems<TImage extends GalleryImage>({ show, options, type, slot }: StripItemsProps<TImage>) {
  const { labels } = useKit();
  const {
    filmstripPosition = 'bottom',
    filmstripThickness: thickness,
    filmstripCount: count,
    thumbnailRatio,
  } = options;
  const isVertical = filmstripPosition === 'left' || filmstripPosition === 'right';
  const direction = isVertical ? 'vertical' : 'horizontal';
  const filmstrip = useInlineFilmstrip(show, {
    type,
    direction,
    thickness,
    count,
    thumbnailRatio,
    labels: labels?.filmstrip,
  });
  const items = type === 'dots' ? <SlideshowDots filmstrip={filmstrip} /> : <Filmstrip filmstrip={filmstrip} />;
  return fillSlot(slot, { show, filmstrip }, items);
}

interface SlideshowDotsProps {
  readonly filmstrip: UseFilmstripResult;
}

/** Renders a dot for each image. If the dots do not fit, the current one is scrolled into view. */
function SlideshowDots({ filmstrip }: SlideshowDotsProps) {
  return (
    <div {...filmstrip.getContainerProps({ className: 'loggia-slideshow-dots' })}>
      <div {...filmstrip.getTrackProps({ className: 'loggia-filmstrip-track' })}>
        <ul {...filmstrip.getListProps()}>
          {filmstrip.thumbnails.map(({ key, index }) => (
            <li key={key} {...filmstrip.getItemProps({ index })}>
              <button {...filmstrip.getThumbnailProps({ index, className: 'loggia-carousel-dot' })} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
