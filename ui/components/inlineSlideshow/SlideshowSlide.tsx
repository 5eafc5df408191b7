'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { usePicturePlace } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import type { InlineSlide, UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { EmbedFailure } from '../embed/EmbedFailure.tsx';
import { isEmbedded } from '../embed/isEmbedded.ts';
import { embedsChunk } from '../../chunks.ts';
import { lateComponent } from '../../lateComponent.tsx';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { ImageLink } from '../imageLink/ImageLink.tsx';

/** A slide that is come to asks again for code that could not be had. */
const EmbedDoor = lateComponent(embedsChunk, 'SlideshowEmbed', {
  retryKeyOf: ({ isCurrent }) => isCurrent,
  keepsFallback: true,
});

export interface SlideshowSlideProps<TImage extends GalleryImage> extends Pick<UseEmbedOptions, 'onPlaybackChange'> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly slide: InlineSlide<TImage>;
  readonly name: string;
  /** Returns the `sizes` of a picture. */
  readonly sizes: (image: GalleryImage) => string;
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  readonly slots: ImageSlots<TImage> | undefined;
  /** It is what the visitor came to see. */
  readonly isUrgent: boolean;
}

/** One slide: a picture, or a player where the item is a video or a post. */
export function SlideshowSlide<TImage extends GalleryImage>(props: SlideshowSlideProps<TImage>) {
  const { show, slide, name, sizes, linkProps, slots, isUrgent, onPlaybackChange } = props;
  const { index, image, imageStatus, role } = slide;
  const place = usePicturePlace(image);
  // Painted together with the slide: it may take the place of one that shows the same picture.
  const {
    src: _src,
    srcSet: _srcSet,
    alt: _alt,
    ...imageProps
  } = place.getImageProps(show.getImageProps({ index, decoding: 'sync' }));
  const shape = isEmbedded(image) ? undefined : { 'data-shape': place.shape };
  const link = (
    <ImageLink
      {...{ image, index, name, linkProps, slots }}
      hasFailed={imageStatus === 'failed'}
      pictureProps={{ ...imageProps, isUrgent, sizes: sizes(image) }}
    />
  );
  return (
    <div {...show.getSlideProps({ index, className: 'loggia-slideshow-slide', 'data-index': index, ...shape })}>
      {isEmbedded(image) ? (
        <EmbedDoor
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
