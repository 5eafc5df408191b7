'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { usePicturePlace } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import type { InlineSlide, UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { isEmbedded } from '../embed/isEmbedded.ts';
import { embedsChunk } from '../../lightboxChunks.ts';
import { lateComponent } from '../../lateComponent.tsx';
import { ImageLink } from '../imageLink/ImageLink.tsx';

const EmbedDoor = lateComponent(embedsChunk, 'SlideshowEmbed');

export interface SlideshowSlideProps extends Pick<UseEmbedOptions, 'onPlaybackChange'> {
  readonly show: UseInlineSlideshowResult;
  readonly slide: InlineSlide;
  readonly name: string;
  /** How wide a picture is shown. */
  readonly sizes: (image: GalleryImage) => string;
  readonly linkProps: ComponentPropsWithoutRef<'a'>;
  /** It is what the visitor came to see. */
  readonly isUrgent: boolean;
}

/** One slide: a picture, or a player where the item is a video or a post. */
export function SlideshowSlide(props: SlideshowSlideProps) {
  const { show, slide, name, sizes, linkProps, isUrgent, onPlaybackChange } = props;
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
      {...{ image, name, linkProps }}
      hasFailed={imageStatus === 'failed'}
      pictureProps={{ ...imageProps, isUrgent, sizes: sizes(image) }}
    />
  );
  return (
    <div {...show.getSlideProps({ index, className: 'loggia-slideshow-slide', 'data-index': index, ...shape })}>
      {isEmbedded(image) ? (
        <EmbedDoor {...{ image, onPlaybackChange }} isCurrent={role === 'current' && show.isSettled} fallback={link} />
      ) : (
        link
      )}
    </div>
  );
}
