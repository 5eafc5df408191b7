'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useImageAspectRatio } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import type { InlineSlide, UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { useIsClient } from '@loggia/hooks/shared';
import { embedsChunk } from '../chunks.ts';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { EmbedFailure } from '../embed/EmbedFailure.tsx';
import { isEmbedded } from '../embed/isEmbedded.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { ImageLink } from '../imageLink/ImageLink.tsx';
import { Watermark } from '../watermark/Watermark.tsx';
import type { InlineSlideshowControlSlots } from './SlideshowControls.tsx';
import type { SlideshowImagesOptions } from './InlineSlideshow.tsx';

/** If the chunk fails to load, it is requested again whenever a slide that needs it is shown. */
const LazySlideshowEmbed = lateComponent(embedsChunk, 'SlideshowEmbed', {
  retryKeyOf: ({ isCurrent }) => isCurrent,
  keepsFallback: true,
});

interface SlideshowSlideProps<TImage extends GalleryImage> extends Pick<UseEmbedOptions, 'onPlaybackChange'> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly slide: InlineSlide<TImage>;
  readonly name: string;
  /** Returns the `sizes` attribute of an image. */
  readonly sizes: (image: GalleryImage) => string;
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  readonly slots: ImageSlots<TImage> | undefined;
  /** Whether the slide is the page's main content. If so, it loads before other images. */
  readonly priority: boolean;
}

/** Renders a slide, which is an image, or a player for a video or post. */
export function SlideshowSlide<TImage extends GalleryImage>(props: SlideshowSlideProps<TImage>) {
  const { show, slide, name, sizes, linkProps, slots, priority, onPlaybackChange } = props;
  const { index, image, imageStatus, role } = slide;
  const aspectRatio = useImageAspectRatio(image);
  // Synchronous decoding paints the image together with its slide. A slide can replace another one that shows the same
  // image, and must not be blank for a frame.
  const {
    src: _src,
    srcSet: _srcSet,
    alt: _alt,
    ...imageProps
  } = aspectRatio.getImageProps(show.getImageProps({ index, decoding: 'sync' }));
  const shape = isEmbedded(image) ? undefined : { 'data-shape': aspectRatio.shape };
  const link = (
    <ImageLink
      {...{ image, index, name, linkProps, slots }}
      hasFailed={imageStatus === 'failed'}
      pictureProps={{
        ...imageProps,
        priority,
        loading: slide.isFirst && !priority ? 'lazy' : undefined,
        sizes: sizes(image),
      }}
    />
  );
  return (
    <div {...show.getSlideProps({ index, className: 'loggia-slideshow-slide', 'data-index': index, ...shape })}>
      {isEmbedded(image) ? (
        <LazySlideshowEmbed
          {...{ image, onPlaybackChange }}
          isCurrent={role === 'current' && show.isSettled}
          fallback={link}
          renderFailure={
            role === 'current'
              ? (getRetryButtonProps) => <EmbedFailure getRetryButtonProps={getRetryButtonProps} />
              : undefined
          }
        />
      ) : (
        link
      )}
    </div>
  );
}

interface SlideshowOverProps<TImage extends GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  /** The current image's accessible name. */
  readonly name: string;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly watermarkSlot: InlineSlideshowControlSlots<TImage>['watermark'];
  readonly options: SlideshowImagesOptions;
}

/** Renders the text and the watermark over the image. The watermark requires JavaScript. */
export function SlideshowOver<TImage extends GalleryImage>(props: SlideshowOverProps<TImage>) {
  const { show, name, slots, options } = props;
  const { image, index } = show;
  const isClient = useIsClient();
  const { watermark, width } = options;
  return (
    <>
      {image &&
        fillSlot(
          slots?.caption,
          { image, index, name, position: 'over' },
          <SlideshowTexts image={image} options={options} />,
        )}
      {isClient &&
        watermark &&
        fillSlot(
          props.watermarkSlot,
          { show, watermark },
          <Watermark lightbox={show} watermark={watermark} referenceWidth={width} />,
        )}
    </>
  );
}

interface SlideshowTextsProps {
  readonly image: Pick<GalleryImage, 'title' | 'description'>;
  readonly options: SlideshowImagesOptions;
}

interface TextProps {
  readonly position: string;
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

function Text({ position, isFullWidth = false, children }: TextProps) {
  return (
    <div className="loggia-slideshow-text" data-position={position} data-full-width={isFullWidth ? '' : undefined}>
      {children}
    </div>
  );
}

/**
 * Renders the title and description over the image, each in one of nine positions. If both have the same position, they
 * are stacked.
 */
function SlideshowTexts({ image, options }: SlideshowTextsProps) {
  const { hasTitle = false, titlePosition = 'top-right', isTitleFullWidth = false } = options;
  const { hasDescription = false, descriptionPosition = 'bottom-right' } = options;
  const title = hasTitle && image.title && <p className="loggia-slideshow-title">{image.title}</p>;
  const description = hasDescription && image.description && <p>{image.description}</p>;
  const isTogether = Boolean(title) && titlePosition === descriptionPosition;
  return (
    <>
      {title && (
        <Text position={titlePosition} isFullWidth={isTitleFullWidth}>
          {title}
          {isTogether && description}
        </Text>
      )}
      {description && !isTogether && <Text position={descriptionPosition}>{description}</Text>}
    </>
  );
}
